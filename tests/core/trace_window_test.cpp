// tests/core/trace_window_test.cpp: traces longer than their window, players that are left behind, events left out.
#include "core/trace/trace_player.h"
#include "tests/core/stories.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using testing::Story;

namespace {

std::set<NodeId> setOf(const NodeList& nodes) { return {nodes.begin(), nodes.end()}; }

// What differs between two players; nothing where they show the same.
QString difference(const TracePlayer& a, const TracePlayer& b) {
  if (a.position() != b.position()) return u"positions"_s;
  for (NodeId n = 0; n < std::max(a.nodes().size(), b.nodes().size()); ++n)
    if (!(a.node(n) == b.node(n))) return u"node %1"_s.arg(n);
  if (setOf(a.open()) != setOf(b.open()) || a.open().size() != b.open().size()) return u"OPEN"_s;
  if (!(a.counts() == b.counts())) return u"counts"_s;
  if (!(a.route() == b.route())) return u"route"_s;
  return {};
}
#define SAME(a, b)                              \
  do {                                          \
    const QString what = difference(a, b);      \
    QVERIFY2(what.isEmpty(), qPrintable(what)); \
  } while (false)

const std::vector<Story>& longStories() {
  using grid::Neighbours;
  static const std::vector<Story> all{testing::longStory(Algorithm::AStar, Neighbours::Eight),
                                      testing::longStory(Algorithm::DepthFirst, Neighbours::Four),
                                      testing::longStory(Algorithm::JumpPoint, Neighbours::Eight),
                                      testing::longStory(Algorithm::Bidirectional, Neighbours::Eight)};
  return all;
}

// A corridor that winds through the whole map, so that the route alone is longer than a window.
Story serpentine(int side) {
  grid::Map map(side, side);
  for (int y = 1; y < side; y += 2)
    for (int x = 0; x < side; ++x)
      if (x != (y % 4 == 1 ? side - 1 : 0)) map.setWeight({x, y}, grid::kWall);
  grid::RouteQuestion q{{0, 0}, {side / 2 % 2 == 0 ? side - 1 : 0, side - 1}, {}};
  q.options.algorithm = Algorithm::BreadthFirst;
  return testing::routeStory("serpentine", std::move(map), q);
}

}  // namespace

class TraceWindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void foldedTraceShowsTheSame_data() {
    const auto row = testing::columns<int, int>("story", "segments");
    for (int s = 0; s < static_cast<int>(longStories().size()); ++s)
      for (int segments = 1; segments <= 3; ++segments)
        row(testing::rowName("%d, %d segments", s, segments), s, segments);
  }
  void foldedTraceShowsTheSame() {
    FETCH(int, story, segments);
    const Story& s = longStories()[static_cast<std::size_t>(story)];
    const auto whole = s.told(1000), windowed = s.told(static_cast<std::size_t>(segments));
    const Trace &all = whole->trace(), &window = windowed->trace();
    QCOMPARE(all.begin(), std::size_t{0});
    QCOMPARE(window.end(), all.end());
    QVERIFY(window.begin() > 0);
    QVERIFY(window.end() - window.begin() > static_cast<std::size_t>(segments - 1) * Trace::kSegment);
    QVERIFY(window.end() - window.begin() <= static_cast<std::size_t>(segments) * Trace::kSegment);
    QCOMPARE(window.openCurve(), all.openCurve());

    TracePlayer truth(all), player(window);
    truth.seek(window.begin());
    SAME(truth, player);
    QVERIFY(!player.back());
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < 5; ++i) {
      const auto length = static_cast<std::uint32_t>(window.end() - window.begin());
      const std::size_t target = window.begin() + random.below(length + 1);
      truth.seek(target);
      player.seek(target);
      SAME(truth, player);
    }
    truth.seek(all.end());
    player.seek(window.end());
    SAME(truth, player);
    player.seek(0);
    QCOMPARE(player.position(), window.begin());
  }

  void playerLeftBehindBeginsAnew() {
    const auto session = longStories()[0].recorded(1);
    const Trace& trace = session->trace();
    session->advance(1000);
    TracePlayer left(trace), back(trace), sought(trace);
    for (TracePlayer* p : {&left, &back, &sought}) p->seek(500);
    QVERIFY(!left.isBehind());
    while (trace.begin() == 0) QCOMPARE(session->advance(1000), Outcome::Running);
    QVERIFY(left.isBehind());
    const TracePlayer fresh(trace);

    QVERIFY(!back.back());  // never a step back out of the window
    SAME(back, fresh);
    QVERIFY(left.forward());
    QCOMPARE(left.position(), trace.begin() + 1);
    QVERIFY(left.back());
    SAME(left, fresh);
    sought.seek(trace.end());
    TracePlayer atEnd(trace);
    atEnd.seek(trace.end());
    SAME(sought, atEnd);
  }

  // A cursor that moves about while the search goes on, as it does in the window.
  void playingWhileSearching_data() {
    QTest::addColumn<int>("story");
    for (int s = 0; s < static_cast<int>(longStories().size()); ++s) QTest::addRow("%d", s) << s;
  }
  void playingWhileSearching() {
    QFETCH(int, story);
    const auto session = longStories()[static_cast<std::size_t>(story)].recorded(2);
    const Trace& trace = session->trace();
    Random random = testing::randomFor(QTest::currentDataTag());
    TracePlayer player(trace);
    for (Outcome o = Outcome::Running; o == Outcome::Running;) {
      o = session->advance(random.below(6000));
      for (int i = 0; i < 3; ++i) {
        const auto length = static_cast<std::uint32_t>(trace.end() - trace.begin());
        player.seek(trace.begin() + random.below(length + 1));
      }
      player.seek(trace.end() - std::min<std::size_t>(trace.end(), random.below(3000)));
    }
    TracePlayer fresh(trace);
    fresh.seek(player.position());
    SAME(player, fresh);
    player.seek(trace.begin());
    SAME(player, TracePlayer(trace));
  }

  // A search that never ends stays within its window and what it knows of its nodes.
  void memoryIsBounded() {
    const auto session = longStories()[1].recorded(2);
    std::size_t most = 0;
    while (session->advance(1000) == Outcome::Running) most = std::max(most, session->trace().bytes());
    QVERIFY(session->trace().end() > 3 * Trace::kSegment);
    QVERIFY(most >= 2 * 24 * Trace::kSegment);
    const std::size_t nodes = 260 * 260 + PlayedNodes::kBlock;
    QVERIFY(most <= 2 * 24 * Trace::kSegment + nodes * (24 + 4) + 8192 * 4 + 1024);
  }

  void duplicatesLeftOut_data() {
    const auto row = testing::columns<int, bool, bool>("story", "duplicates", "scans");
    for (std::size_t i = 0; i < testing::shortStories().size(); ++i)
      for (const bool duplicates : {false, true})
        row(testing::rowName("%zu, %s, %s", i, testing::shortStories()[i].name,
                             duplicates ? "no scans" : "no duplicates"),
            static_cast<int>(i), duplicates, !duplicates);
  }
  void duplicatesLeftOut() {
    FETCH_ALL((int, story), (bool, duplicates), (bool, scans));
    const Story& s = testing::shortStories()[static_cast<std::size_t>(story)];
    const auto whole = s.told(), part = s.told(64, {duplicates, scans});
    QVERIFY(part->stats() == whole->stats());
    std::size_t kept = 0;
    const auto isKept = [&](const Event& e) {
      return (duplicates || e.kind != EventKind::Duplicate) &&
             (scans || (e.kind != EventKind::Scan && (e.kind != EventKind::Sight || losesSight(e))));
    };
    for (std::size_t i = 0; i < whole->trace().end(); ++i) {
      const Event& e = whole->trace()[i];
      if (!isKept(e)) continue;
      const Event& same = part->trace()[kept++];
      QVERIFY(same.kind == e.kind && same.node == e.node && same.gAfter == e.gAfter &&
              same.parentAfter == e.parentAfter);
    }
    QCOMPARE(part->trace().end(), kept);
    TracePlayer player(part->trace());
    player.seek(part->trace().end());
    QCOMPARE(player.counts().generated, part->stats().generated);
    QCOMPARE(player.counts().expanded, part->stats().expanded);
    player.seek(0);
    QVERIFY(player.counts() == Trace::Counts{});
  }

  // The number of duplicates left out is kept with an expansion; also when that is folded away meanwhile.
  void leftOutAndFolded() {
    Trace trace(1);
    Recorder recorder(&trace, {.duplicates = false, .scans = true});
    const auto event = [](EventKind kind, NodeId n, NodeStatus before, NodeStatus after) {
      return Event{n, kind, before, after, 0, 0, 0, 0, 0};
    };
    const Event expand = event(EventKind::Expand, 0, NodeStatus::Open, NodeStatus::Closed);
    for (std::size_t i = 0; i + 1 < Trace::kSegment; ++i)
      recorder.onEvent(event(EventKind::Scan, 1, NodeStatus::Unseen, NodeStatus::Unseen));
    recorder.onEvent(expand);  // the last event of the segment
    recorder.onEvent(event(EventKind::Duplicate, 2, NodeStatus::Closed, NodeStatus::Closed));
    recorder.onEvent(event(EventKind::Generate, 3, NodeStatus::Unseen, NodeStatus::Open));
    QCOMPARE(trace.begin(), Trace::kSegment);
    recorder.onEvent(event(EventKind::Duplicate, 2, NodeStatus::Closed, NodeStatus::Closed));
    TracePlayer player(trace);
    player.seek(trace.end());
    QCOMPARE(player.counts().generated, 3u);
    QCOMPARE(player.counts().expanded, 1u);
  }

  void routeLongerThanTheWindow() {
    const auto session = serpentine(521).told(1);
    QCOMPARE(session->outcome(), Outcome::Solved);
    const std::vector<NodeId> path = session->path();
    QVERIFY(path.size() > 2 * Trace::kSegment);
    TracePlayer player(session->trace());
    QVERIFY(!player.route().empty());  // its beginning is folded away, and still known
    player.seek(session->trace().end());
    std::vector<NodeId> route = player.route();
    std::ranges::reverse(route);
    QVERIFY(route == path);
  }

  // Point k of the curve is the number of open nodes at position k * curveStep().
  void curveOfOpen_data() {
    QTest::addColumn<int>("story");
    QTest::newRow("short") << -1;
    for (int s = 0; s < static_cast<int>(longStories().size()); ++s) QTest::addRow("%d", s) << s;
  }
  void curveOfOpen() {
    QFETCH(int, story);
    const Story& s = story < 0 ? testing::shortStories()[0] : longStories()[static_cast<std::size_t>(story)];
    const auto session = s.told(1000);
    const Trace& trace = session->trace();
    const auto& curve = trace.openCurve();
    QVERIFY(curve.size() <= 8192);
    QVERIFY(curve.size() * trace.curveStep() + trace.curveStep() > trace.end());
    TracePlayer player(trace);
    for (std::size_t k = 0; k < curve.size(); ++k) {
      player.seek(k * trace.curveStep());
      QCOMPARE(player.open().size(), std::size_t{curve[k]});
    }
  }
};

SEARCHLIGHT_TEST(TraceWindowTest)
#include "trace_window_test.moc"
