// tests/core/trace_player_test.cpp: what a player shows is what the search did, wherever the cursor goes; the two lists made of events
// as they come, against those of a player; the events of one node against a look at every event.

#include "core/trace/player_queries.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/stories.h"
#include "tests/core/trace_model.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using testing::Story;
using namespace searchlight::grid;

namespace {

using testing::Snapshot;

QString differenceWithLast(const Snapshot& truth, const TracePlayer& player) {
  if (const QString difference = testing::differenceFrom(truth, player); !difference.isEmpty())
    return difference;
  if (player.current() != (truth.expansions.empty() ? kNoNode : truth.expansions.back()))
    return u"the current node is another"_s;
  std::vector<NodeId> last(
      truth.expansions.rbegin(),
      truth.expansions.rbegin() + std::min<std::ptrdiff_t>(5, std::ssize(truth.expansions)));
  if (player.lastExpanded(5) != last) return u"the nodes last expanded are others"_s;
  return {};
}

// Event i is about node i % 7.
void append(Trace& trace, std::size_t count) {
  for (std::size_t k = 0; k < count; ++k) {
    const auto node = static_cast<NodeId>(trace.end() % 7);
    trace.append({node, EventKind::Duplicate, NodeStatus::Open, NodeStatus::Open, 0, kNoNode, kNoNode, 0, 0});
  }
}

std::vector<std::size_t> bruteForce(const Trace& trace, NodeId first, NodeId count) {
  std::vector<std::size_t> out;
  for (std::size_t i = trace.begin(); i < trace.end(); ++i)
    if (trace[i].node >= first && trace[i].node < first + count) out.push_back(i);
  return out;
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
      QVERIFY2(difference.isEmpty(), qPrintable(u"position %1: "_s.arg(target) + difference));
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
      scans += session->trace()[i].kind == EventKind::Scan || session->trace()[i].kind == EventKind::Sight;
    QCOMPARE(stats.scanned, scans);
    QCOMPARE(player.counts().scanned, scans);
    // Depth-first search counts its stack; the nodes that wait beside it are open too.
    if (session->algorithm() != Algorithm::DepthFirst) {
      QCOMPARE(peakOpen, stats.peakOpen);
      QCOMPARE(player.open().size(), stats.open);
    }
    if (session->algorithm() == Algorithm::DStarLite) return;  // its path is where the agent has walked
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
    // What waits, or was pruned, has a number only where it is told.
    std::vector<NodeId> path = recorded->path();
    if (search::holdsMoves(recorded->algorithm()))
      for (NodeId& node : path) node = silent->find(*recorded, node);
    QCOMPARE(path, silent->path());
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
    recordsAgree<BestFirst<Sokoban, AStar, Recorder>>(level, AStar{}, Buckets{1, Ties::FirstIn});
    recordsAgree<DepthFirst<Sokoban, Recorder>>(level);
    recordsAgree<IterativeDeepening<Sokoban, EstimateBound, Recorder>>(level);
    recordsAgree<BestFirst<domains::SokobanWithCorners, AStar, Recorder>>(domains::SokobanWithCorners(level));
    Random random = testing::randomFor("toy");
    for (int i = 0; i < testing::rounds(20); ++i) {
      const Toy toy(domains::randomGraph(random, 30, 90, 0, 20));
      recordsAgree<BestFirst<Toy, AStar, Recorder>>(toy);
      recordsAgree<Bidirectional<Toy, ByCost, Recorder>>(toy);
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

 private Q_SLOTS:
  void asThePlayerHasThem_data() {
    testing::eachAlgorithm({Algorithm::BreadthFirst, Algorithm::DepthFirst, Algorithm::Dijkstra,
                            Algorithm::Greedy, Algorithm::AStar, Algorithm::WeightedAStar,
                            Algorithm::Bidirectional, Algorithm::JumpPoint, Algorithm::IterativeDeepening});
  }
  void asThePlayerHasThem() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    const bool isDeepening = a == Algorithm::IterativeDeepening;
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int round = 0; round < testing::rounds(12); ++round) {
      const int side = isDeepening ? 5 : round == 0 ? 200 : 30;  // the first one fills segments
      const Map map = oracle::randomMap(random, side, side, 0.2);
      const std::vector<Point> cells = oracle::freeCells(map);
      const auto any = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      const auto graph = std::make_shared<RouteGraph>(map);
      RouteQuestion q{any(), any(), {}};
      q.options.neighbours = Neighbours::Eight;
      q.options.algorithm = a;
      Limits limits{.expansions = random.chance(0.5) ? random.below(400) : 40'000};

      const RouteSession played = makeRouteSession(graph, q, Recording::Recorded, {false, false});
      played.session->run(limits, {});
      TracePlayer player(played.session->trace());
      player.seek(played.session->trace().end());
      std::vector<NodeId> open = player.open(), closed;
      std::ranges::sort(open, {}, [&](NodeId n) { return insertionOrder(player.node(n)); });
      for (NodeId n = 0; n < map.cellCount() * played.session->sides(); ++n)
        if (player.node(n).status != NodeStatus::Open && player.node(n).expandedAt != kNever)
          closed.push_back(n);
      std::ranges::sort(closed, {}, [&](NodeId n) { return player.node(n).expandedAt; });

      std::optional<OpenAndClosed> lists;
      const Trace* trace = nullptr;
      RecordOptions record{false, false};
      record.forgets = true;
      record.segmentFull = [&] { lists->catchUp(*trace); };
      const RouteSession gathered = makeRouteSession(graph, q, Recording::Recorded, record, 1);
      trace = &gathered.session->trace();
      const std::size_t before = gathered.session->memory()->bytes();
      lists.emplace(gathered.session->memory());
      gathered.session->run(limits, {});
      lists->catchUp(*trace);
      QVERIFY(gathered.session->memory()->bytes() > before);
      OpenAndClosed::Lists got = lists->take();
      // A deepening search's goal is on its stack without having been inserted or expanded: the player has no place for it.
      if (isDeepening && gathered.session->outcome() == Outcome::Solved) {
        QCOMPARE(got.open.back(), gathered.session->path().back());
        std::erase(open, got.open.back());
        got.open.pop_back();
      }
      QCOMPARE(got.open, open);
      QCOMPARE(got.closed, closed);
    }
  }

  void findsAllInSlices() {
    Trace trace;
    append(trace, 1000);
    NodeHistory history;
    history.watch(2, 2);
    int slices = 1;
    while (history.scan(trace, 64)) ++slices;
    QCOMPARE(slices, 16);
    QCOMPARE(history.positions(), bruteForce(trace, 2, 2));
    history.watch(6);
    while (history.scan(trace, 64)) {
    }
    QCOMPARE(history.positions(), bruteForce(trace, 6, 1));
    history.watch(99);
    while (history.scan(trace, 64)) {
    }
    QVERIFY(history.positions().empty());
  }

  void looksOnlyAtWhatIsNew() {
    Trace trace;
    append(trace, 1000);
    NodeHistory history;
    history.watch(3);
    while (history.scan(trace, 400)) {
    }
    append(trace, 60);
    QVERIFY(!history.scan(trace, 60));  // 60 are enough
    QCOMPARE(history.positions(), bruteForce(trace, 3, 1));
  }

  void forgetsWhatTheWindowLost() {
    Trace trace(2);
    append(trace, Trace::kSegment * 2);
    NodeHistory history;
    history.watch(1);
    while (history.scan(trace, 50'000)) {
    }
    append(trace, Trace::kSegment);
    QVERIFY(trace.begin() > 0);
    while (history.scan(trace, 50'000)) {
    }
    QCOMPARE(history.positions(), bruteForce(trace, 1, 1));
  }

  void beginsAnewWhenTheWindowMovesBack() {
    Trace late(1);
    append(late, Trace::kSegment * 2);
    NodeHistory history;
    history.watch(1);
    while (history.scan(late, 50'000)) {
    }
    Trace early(1);
    append(early, 900);
    while (history.scan(early, 500)) {
    }
    QCOMPARE(history.positions(), bruteForce(early, 1, 1));
  }

  void watchesNothingAtFirst() {
    Trace trace;
    append(trace, 10);
    NodeHistory history;
    QVERIFY(!history.scan(trace, 100));
    QVERIFY(history.positions().empty());
  }
};

SEARCHLIGHT_TEST(TracePlayerTest)
#include "trace_player_test.moc"
