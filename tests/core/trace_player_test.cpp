// tests/core/trace_player_test.cpp: what a player shows is what the search did, wherever the cursor goes.
#include <cstring>

#include "core/trace/trace_player.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/stories.h"
#include "tests/core/trace_model.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::search;
using testing::Story;

namespace {

using testing::Snapshot;

QString differenceWithLast(const Snapshot& truth, const TracePlayer& player) {
  if (const QString difference = testing::differenceFrom(truth, player); !difference.isEmpty())
    return difference;
  if (player.current() != (truth.expansions.empty() ? kNoNode : truth.expansions.back()))
    return QStringLiteral("the current node is another");
  std::vector<NodeId> last(
      truth.expansions.rbegin(),
      truth.expansions.rbegin() + std::min<std::ptrdiff_t>(5, std::ssize(truth.expansions)));
  if (player.lastExpanded(5) != last) return QStringLiteral("the nodes last expanded are others");
  return {};
}

}  // namespace

class TracePlayerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void forwardsThenBackwards_data() { stories(); }
  void forwardsThenBackwards() {
    const auto session = story().told();
    const Trace& trace = session->trace();
    QCOMPARE(trace.begin(), std::size_t{0});
    TracePlayer player(trace);
    Snapshot truth;
    for (std::size_t i = 0; i < trace.end(); ++i) {
      QVERIFY(player.forward());
      QCOMPARE(player.position(), i + 1);
      truth.play(trace[i], i);
    }
    QVERIFY(!player.forward());
    const QString difference = differenceWithLast(truth, player);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));

    for (std::size_t i = trace.end(); i > 0; --i) QVERIFY(player.back());
    QVERIFY(!player.back());
    QCOMPARE(player.position(), std::size_t{0});
    for (const PlayedNode& n : player.nodes()) QVERIFY(n == PlayedNode{} && n.openIndex == kNever);
    QVERIFY(player.open().empty() && player.route().empty());
    QVERIFY(player.counts() == Trace::Counts{});
    QCOMPARE(player.current(), kNoNode);
  }

  void anySeek_data() { stories(); }
  void anySeek() {
    const auto session = story().told();
    const Trace& trace = session->trace();
    std::vector<Snapshot> truth(1);
    for (std::size_t i = 0; i < trace.end(); ++i) {
      if (i % 16 == 0 && i > 0) truth.push_back(truth.back());
      truth.back().play(trace[i], i);
    }
    const auto at = [&](std::size_t position) {  // truth[k] has played the events before 16 (k + 1)
      Snapshot s = position < 16 ? Snapshot{} : truth[position / 16 - 1];
      for (std::size_t i = position / 16 * 16; i < position; ++i) s.play(trace[i], i);
      return s;
    };
    Random random = testing::randomFor(QTest::currentDataTag());
    TracePlayer player(trace);
    for (int i = 0; i < testing::rounds(60); ++i) {
      const std::size_t target = random.below(static_cast<std::uint32_t>(trace.end()) + 1);
      player.seek(target);
      QCOMPARE(player.position(), target);
      const QString difference = differenceWithLast(at(target), player);
      QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("position %1: ").arg(target) + difference));
    }
    player.seek(trace.end() + 1000);
    QCOMPARE(player.position(), trace.end());
  }

  // Whoever keeps a copy up to date by what `touched` tells has the truth.
  void touchedTellsAll_data() { stories(); }
  void touchedTellsAll() {
    const auto session = story().told();
    Random random = testing::randomFor(QTest::currentDataTag());
    TracePlayer player(session->trace());
    std::vector<PlayedNode> copy;
    for (int i = 0; i < 20; ++i) {
      player.seek(random.below(static_cast<std::uint32_t>(session->trace().end()) + 1), [&](NodeId n) {
        if (n >= copy.size()) copy.resize(n + 1);
        copy[n] = player.node(n);
      });
      for (NodeId n = 0; n < player.nodes().size(); ++n)
        QVERIFY(player.node(n) == (n < copy.size() ? copy[n] : PlayedNode{}));
    }
  }

  void endIsTheSearch_data() { stories(); }
  void endIsTheSearch() {
    const auto session = story().told();
    TracePlayer player(session->trace());
    std::size_t peakOpen = 0;
    while (player.forward()) peakOpen = std::max(peakOpen, player.open().size());
    const Stats stats = session->stats();
    QCOMPARE(player.counts().expanded, stats.expanded);
    QCOMPARE(player.counts().generated, stats.generated);
    QCOMPARE(player.counts().reopened, stats.reopened);
    std::uint64_t scans = 0;
    for (std::size_t i = 0; i < session->trace().end(); ++i)
      scans += session->trace()[i].kind == EventKind::Scan;
    QCOMPARE(stats.scanned, scans);
    QCOMPARE(player.counts().scanned, scans);
    // Depth-first search counts its stack; the nodes that wait beside it are open too.
    if (session->algorithm() != Algorithm::DepthFirst) {
      QCOMPARE(peakOpen, stats.peakOpen);
      QCOMPARE(player.open().size(), stats.open);
    }
    std::vector<NodeId> route = player.route();
    std::ranges::reverse(route);
    QCOMPARE(route, session->path());
  }

  void recordingChangesNothing_data() { stories(); }
  void recordingChangesNothing() {
    const auto silent = story().silent(), recorded = story().told();
    const Outcome outcome = silent->run({}, {});
    QCOMPARE(recorded->outcome(), outcome);
    QVERIFY(recorded->stats() == silent->stats());
    QCOMPARE(recorded->path(), silent->path());
    QCOMPARE(silent->trace().end(), std::size_t{0});
    // Step by step is the same as at once.
    const auto stepped = story().recorded();
    while (stepped->advance(1) == Outcome::Running) {
    }
    QVERIFY(stepped->stats() == silent->stats());
    QCOMPARE(stepped->trace().end(), recorded->trace().end());
    for (std::size_t i = 0; i < recorded->trace().end(); ++i)
      QVERIFY(std::memcmp(&stepped->trace()[i], &recorded->trace()[i], sizeof(Event)) == 0);
  }

  // Together the stories show every kind of event, so that nothing above is true only because it never happens.
  void storiesShowEverything() {
    std::set<EventKind> kinds;
    std::set<Outcome> outcomes;
    for (const Story& s : testing::shortStories()) {
      const auto session = s.told();
      outcomes.insert(session->outcome());
      for (std::size_t i = 0; i < session->trace().end(); ++i) kinds.insert(session->trace()[i].kind);
    }
    kinds.insert(EventKind::Prune);  // state_space_test has it: grids have no dead ends
    QCOMPARE(kinds.size(), std::size_t{kEventKinds});
    QVERIFY(outcomes.contains(Outcome::Solved) && outcomes.contains(Outcome::Exhausted));
  }

  // The player's nodes at the end are the search's own records, for every sort of search.
  void recordsOfTheSearch() {
    using domains::Sokoban;
    using Toy = domains::ToyProblem<domains::Naming::Hashed>;
    const Sokoban level({"WWWWWWW", "WSSSSSW", "WSKBSDW", "WSSBSSW", "WSSDSSW", "WWWWWWW"});
    recordsAgree<BestFirst<Sokoban, BreadthFirst, Recorder>>(level);
    recordsAgree<BestFirst<Sokoban, AStar, Recorder>>(level, AStar{}, Buckets{1, BucketOrder::FirstIn});
    recordsAgree<DepthFirst<Sokoban, Recorder>>(level);
    recordsAgree<IterativeDeepening<Sokoban, EstimateBound, Recorder>>(level);
    recordsAgree<BestFirst<domains::SokobanWithCorners, AStar, Recorder>>(domains::SokobanWithCorners(level));
    Random random = testing::randomFor("toy");
    for (int i = 0; i < testing::rounds(20); ++i) {
      const Toy toy(domains::randomGraph(random, 30, 90, 0, 20));
      recordsAgree<BestFirst<Toy, AStar, Recorder>>(toy);
      recordsAgree<Bidirectional<Toy, Recorder>>(toy);
    }
  }

 private:
  static void stories() {
    QTest::addColumn<int>("story");
    for (std::size_t i = 0; i < testing::shortStories().size(); ++i)
      QTest::addRow("%zu, %s", i, testing::shortStories()[i].name) << static_cast<int>(i);
  }
  static const Story& story() {
    QFETCH(int, story);
    return testing::shortStories()[static_cast<std::size_t>(story)];
  }
  template <class Search, class P, class... More>
  void recordsAgree(const P& problem, More... more) {
    Trace trace;
    Search search(problem, Recorder(&trace), more...);
    search.run();
    TracePlayer player(trace);
    player.seek(trace.end());
    for (NodeId n = 0; n < search.nodes().size(); ++n) {
      const NodeRecord r = search.nodes()[n];
      const PlayedNode p = player.node(n);
      QVERIFY(p.parent == r.parent && p.g == r.g && p.status == r.status);
    }
    for (std::size_t n = search.nodes().size(); n < player.nodes().size(); ++n)
      QVERIFY(player.nodes()[n] == PlayedNode{});
  }
};

SEARCHLIGHT_TEST(TracePlayerTest)
#include "trace_player_test.moc"
