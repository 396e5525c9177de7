// tests/core/open_head_test.cpp: the head of OPEN against a sort of all of it, and against what the searches
// take next.
#include "core/trace/open_head.h"

#include "core/grid/route.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

struct Case {
  Algorithm algorithm = Algorithm::AStar;
  grid::Neighbours neighbours = grid::Neighbours::Four;
  std::optional<Ties> ties;
};

// A map with walls and weights; the opposite corners are free.
grid::Map someMap(int side, std::uint64_t seed) {
  grid::Map map(side, side);
  Random random(seed);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const std::uint32_t roll = random.below(10);
      map.setWeight({x, y}, roll < 2 ? grid::kWall : roll == 2 ? grid::Weight{5} : grid::Weight{1});
    }
  map.setWeight({0, 0}, 1);
  map.setWeight({side - 1, side - 1}, 1);
  return map;
}

std::unique_ptr<Session> record(const Case& c, int side, std::uint64_t seed) {
  grid::RouteQuestion question;
  question.from = {0, 0};
  question.to = {side - 1, side - 1};
  question.options.algorithm = c.algorithm;
  question.options.neighbours = c.neighbours;
  question.options.ties = c.ties;
  auto session = grid::makeRouteSession(grid::makeRouteGraph(someMap(side, seed), question), question,
                                        Recording::Recorded)
                     .session;
  session->advance(20'000);
  return session;
}

std::vector<NodeId> sorted(const Session& s, const TracePlayer& p, std::size_t most) {
  const OpenOrder order = s.openOrder();
  std::vector<NodeId> open = p.open();
  const auto inserted = [&](NodeId n) { return insertionOrder(p.node(n)); };
  const auto entered = [&](NodeId n) {
    const NodeId parent = p.node(n).parent;
    return parent == kNoNode ? 0 : p.node(parent).expandedAt;
  };
  std::sort(open.begin(), open.end(), [&](NodeId a, NodeId b) {
    switch (order.kind) {
      case OpenOrder::Kind::Turns:
      case OpenOrder::Kind::Queue: return inserted(a) < inserted(b);
      case OpenOrder::Kind::Stack:
        if (p.node(a).added == kNever) return inserted(a) > inserted(b);
        return entered(a) != entered(b) ? entered(a) > entered(b) : inserted(a) < inserted(b);
      case OpenOrder::Kind::Priority: break;
    }
    const Cost fa = s.priority(p.node(a).g, s.heuristic(a)) / order.width;
    const Cost fb = s.priority(p.node(b).g, s.heuristic(b)) / order.width;
    if (fa != fb) return fa < fb;
    const Cost ga = p.node(a).g, gb = p.node(b).g, ha = s.usesHeuristic() ? s.heuristic(a) : 0,
               hb = s.usesHeuristic() ? s.heuristic(b) : 0;
    switch (order.ties) {
      case Ties::LargerG:
        if (ga != gb) return ga > gb;
        break;
      case Ties::SmallerG:
        if (ga != gb) return ga < gb;
        break;
      case Ties::LargerH:
        if (ha != hb) return ha > hb;
        break;
      case Ties::SmallerH:
        if (ha != hb) return ha < hb;
        break;
      case Ties::Random: {
        const Cost ra = tieRank(Ties::Random, order.seed, s.identity(a), ga, ha),
                   rb = tieRank(Ties::Random, order.seed, s.identity(b), gb, hb);
        if (ra != rb) return ra < rb;
        break;
      }
      default: break;
    }
    return order.lastInFirst() ? inserted(a) > inserted(b) : inserted(a) < inserted(b);
  });
  if (open.size() > most) open.resize(most);
  return open;
}

}  // namespace
Q_DECLARE_METATYPE(Case)

class OpenHeadTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isTheBeginningOfTheWholeOrder_data() { addCases(); }
  void addCases() {
    QTest::addColumn<Case>("row");
    using grid::Neighbours;
    for (const AlgorithmInfo& a : algorithms()) {
      if (!isGeneral(a.id)) continue;  // A* on other successors
      const QByteArray name(a.name.data(), static_cast<qsizetype>(a.name.size()));
      QTest::newRow(name) << Case{a.id, Neighbours::Four, std::nullopt};
      if (!a.usesTies) continue;
      QTest::newRow(name + ", first in") << Case{a.id, Neighbours::Four, Ties::FirstIn};
      QTest::newRow(name + ", larger g") << Case{a.id, Neighbours::Four, Ties::LargerG};
      QTest::newRow(name + ", smaller g") << Case{a.id, Neighbours::Eight, Ties::SmallerG};
      QTest::newRow(name + ", larger h") << Case{a.id, Neighbours::Four, Ties::LargerH};
      QTest::newRow(name + ", smaller h") << Case{a.id, Neighbours::Eight, Ties::SmallerH};
      QTest::newRow(name + ", random") << Case{a.id, Neighbours::Four, Ties::Random};
      QTest::newRow(name + ", coarse") << Case{a.id, Neighbours::Eight, Ties::Coarse};
    }
  }

  void isTheBeginningOfTheWholeOrder() {
    QFETCH(Case, row);
    const auto session = record(row, 24, 3);
    TracePlayer player(session->trace());
    OpenHead head(20);
    for (std::size_t at = 0; at <= session->trace().end(); at += 37) {
      player.seek(at);
      head.begin(*session, player);
      while (head.scan(7)) {
      }
      QCOMPARE(head.head(), sorted(*session, player, 20));
    }
  }

  // The order is that of the frontier itself. Coarse ties may take a goal, set it aside and go on; each side of
  // a bidirectional search has a frontier of its own; a deepening search takes nothing from its path.
  void beginsWithWhatIsTakenNext() {
    QFETCH(Case, row);
    const auto session = record(row, 24, 4);
    const Trace& trace = session->trace();
    TracePlayer player(trace);
    if (player.open().empty()) player.forward();
    OpenHead head(1);
    for (std::size_t at = 0; at < trace.end(); ++at) {
      const Event& e = trace[at];
      // SMA* goes by what is backed up, which no record has.
      if (e.kind != EventKind::Expand || e.statusBefore != NodeStatus::Open || session->sides() == 2 ||
          searchesTree(row.algorithm))
        continue;
      player.seek(at);
      head.begin(*session, player);
      while (head.scan(1000)) {
      }
      if (session->heuristic(head.head().front()) == 0 && row.ties == Ties::Coarse) continue;
      QCOMPARE(head.head(), std::vector<NodeId>{e.node});
    }
  }

  void staysTrueWhileTheCursorMoves() {
    QFETCH(Case, row);
    const auto session = record(row, 40, testing::seed());
    TracePlayer player(session->trace());
    Random random = testing::randomFor(QTest::currentDataTag());
    OpenHead head(5);
    head.begin(*session, player);
    while (head.scan(1000)) {
    }
    for (int move = 0; move < 400; ++move) {
      const std::size_t reach = random.below(60);
      const std::size_t target = random.below(3) == 0 ? player.position() - std::min(reach, player.position())
                                                      : player.position() + reach;
      player.seek(target, [&](NodeId n) { head.touch(n); });
      const std::vector<NodeId> all = sorted(*session, player, 5);
      const std::vector<NodeId>& got = head.head();
      QVERIFY(got.size() <= all.size());
      QVERIFY(std::equal(got.begin(), got.end(), all.begin()));
      QCOMPARE(head.needsScan(), got.size() < all.size());
      if (!head.needsScan()) continue;
      head.begin(*session, player);
      while (head.scan(1000)) {
      }
      QCOMPARE(head.head(), all);
    }
  }

  void walkMayBeInterruptedByMoves() {
    QFETCH(Case, row);
    const auto session = record(row, 40, testing::seed() + 1);
    TracePlayer player(session->trace());
    Random random = testing::randomFor(QTest::currentDataTag());
    OpenHead head(5);
    for (int walk = 0; walk < 60; ++walk) {
      player.seek(random.below(static_cast<std::uint32_t>(session->trace().end() + 1)));
      head.begin(*session, player);
      while (head.scan(3)) {
        const std::size_t reach = random.below(6);
        const std::size_t target = random.below(2) == 0
                                       ? player.position() - std::min(reach, player.position())
                                       : player.position() + reach;
        player.seek(target, [&](NodeId n) { head.touch(n); });
      }
      const std::vector<NodeId> all = sorted(*session, player, 5);
      const std::vector<NodeId>& got = head.head();
      QVERIFY(got.size() <= all.size());
      QVERIFY(std::equal(got.begin(), got.end(), all.begin()));
    }
  }

  // The queue moves on until all that was kept is taken: then the head is short, and says so.
  void knowsWhenItIsShort() {
    const auto session = record({Algorithm::BreadthFirst, grid::Neighbours::Eight, std::nullopt}, 60, 5);
    TracePlayer player(session->trace());
    player.seek(session->trace().end() / 3);
    OpenHead head(2);
    head.begin(*session, player);
    while (head.scan(1000)) {
    }
    QCOMPARE(head.head().size(), std::size_t{2});
    QVERIFY(!head.needsScan());
    QVERIFY(player.open().size() > 16);
    player.seek(session->trace().end() * 2 / 3, [&](NodeId n) { head.touch(n); });
    QVERIFY(head.head().empty());
    QVERIFY(head.needsScan());
  }

  void isEmptyWithoutAPlayer() {
    OpenHead head(4);
    QVERIFY(!head.scan(10));
    head.touch(3);
    QVERIFY(head.head().empty());
    QVERIFY(!head.needsScan());
  }
  void beginsWithWhatIsTakenNext_data() { addCases(); }
  void staysTrueWhileTheCursorMoves_data() { addCases(); }
  void walkMayBeInterruptedByMoves_data() { addCases(); }

 private:
};

SEARCHLIGHT_TEST(OpenHeadTest)
#include "open_head_test.moc"
