// tests/core/trace_difference_test.cpp: the differences of two searches against a comparison of their whole traces.
#include "core/trace/trace_difference.h"

#include "core/trace_formats/foreign_trace.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/stories.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using testing::Story;
using Answered = DifferenceAnswer::Kind;
using Towards = DifferenceQuestion::Direction;
using Unit = DifferenceUnit;

namespace {

constexpr std::size_t kBehindAll = std::numeric_limits<std::size_t>::max();

ComparedSearch compared(const Story& story, std::size_t segments = 1) {
  return {.make = [=] { return story.recorded(segments); }};
}

// What two searches are compared by, written down state by state; nothing is left to node numbers.
std::vector<std::string> written(const Session& s, Unit unit) {
  std::vector<std::string> all;
  const auto name = [&](NodeId n) {
    if (n == kNoNode) return std::string("none");
    return s.stateText(n) + (s.sides() == 2 ? "/" + std::to_string(n % 2) : "");
  };
  for (std::size_t i = 0; i < s.trace().end(); ++i) {
    const Event& e = s.trace()[i];
    const std::string told = name(e.node) + " " + std::to_string(e.gAfter);
    if (unit == Unit::Event)
      all.push_back(told + " " + std::to_string(int(e.kind)) + std::to_string(int(e.statusAfter)));
    else if (e.kind == EventKind::Expand)
      all.push_back(told);
  }
  return all;
}

// All places at which the two lists differ.
std::vector<std::size_t> differences(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
    if (i >= a.size() || i >= b.size() || a[i] != b[i]) all.push_back(i);
  return all;
}

QString text(const DifferenceAnswer& answer) {
  switch (answer.kind) {
    case Answered::Found: return QString::number(answer.place);
    case Answered::None: return u"none"_s;
    case Answered::Untold: return u"untold"_s;
    case Answered::Stopped: return u"stopped"_s;
    case Answered::MemoryEnded: break;
  }
  return u"memory ended"_s;
}

// What is wrong with the answers at some places, in both directions and units; empty where nothing is.
QString faultOf(const ComparedSearch& a, const ComparedSearch& b, const Session& toldA,
                const Session& toldB) {
  for (const Unit unit : {Unit::Event, Unit::Expansion}) {
    const std::vector<std::string> x = written(toldA, unit), y = written(toldB, unit);
    const std::vector<std::size_t> all = differences(x, y);
    std::vector<std::size_t> places{
        0, 1, x.size() / 2, x.size(), y.size(), std::max(x.size(), y.size()) + 1, kBehindAll};
    if (!all.empty())
      for (const std::size_t i : {all.front(), all[all.size() / 2], all.back()})
        places.insert(places.end(), {i, i + 1});
    for (const std::size_t place : places)
      for (const Towards direction : {Towards::Next, Towards::Previous}) {
        const auto at = std::ranges::lower_bound(all, place);
        const bool isNext = direction == Towards::Next;
        const bool has = isNext ? at != all.end() : at != all.begin();
        const QString expected = has ? QString::number(isNext ? *at : *(at - 1)) : u"none"_s;
        const DifferenceAnswer answer = findDifference(a, b, {unit, place, direction}, {});
        if (text(answer) != expected || answer.unit != unit)
          return u"unit %1, %2 %3: %4 instead of %5"_s.arg(int(unit))
              .arg(isNext ? "from" : "before")
              .arg(place)
              .arg(text(answer), expected);
        if (!has || unit != Unit::Event) continue;
        if (answer.events != std::array{std::min(answer.place, x.size()), std::min(answer.place, y.size())})
          return u"the events at %1 are others"_s.arg(answer.place);
      }
  }
  return {};
}

Story klotskiStory(const char* name, Algorithm algorithm, Ties ties, const char* board) {
  return {name,
          [=](Recording recording, const RecordOptions& record,
              std::size_t segments) -> std::unique_ptr<Session> {
            SessionOptions o{.algorithm = algorithm,
                             .ties = ties,
                             .recording = recording,
                             .record = record,
                             .traceSegments = segments};
            return makeSession(domains::Klotski(board), o);
          }};
}

std::shared_ptr<ForeignTrace> foreign(const std::string& events) {
  return std::make_shared<ForeignTrace>(readSearchTrace("version: 1.4.0\nevents: [" + events + "]", "t"));
}
ComparedSearch compared(std::shared_ptr<const ForeignTrace> trace) {
  return {.finished = trace, .costUnit = trace->costUnit(), .tellsCosts = trace->tellsCosts()};
}

// A search over a map as our own trace file, read again as if it were another program's.
std::shared_ptr<ForeignTrace> readBack(const Session& session, const grid::RouteQuestion& q,
                                       const grid::Map& map) {
  std::string out;
  SearchTraceWriter writer(out, SearchTraceFlavour::Yaml);
  TraceExporter exporter(writer, session, grid::routeTraceOptions(q, session, grid::makeRouteGraph(map, q)));
  exporter.finish();
  return std::make_shared<ForeignTrace>(readSearchTrace(out, "t"));
}

}  // namespace

class TraceDifferenceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Every sort of search against itself, whatever the window of its trace.
  void equalSearches_data() {
    QTest::addColumn<int>("story");
    for (std::size_t i = 0; i < testing::shortStories().size(); ++i)
      QTest::addRow("%zu %s", i, testing::shortStories()[i].name) << int(i);
  }
  void equalSearches() {
    QFETCH(const int, story);
    const Story& s = testing::shortStories()[std::size_t(story)];
    for (const Unit unit : {Unit::Event, Unit::Expansion})
      for (const Towards direction : {Towards::Next, Towards::Previous}) {
        const std::size_t place = direction == Towards::Next ? 0 : kBehindAll;
        QCOMPARE(text(findDifference(compared(s), compared(s, 64), {unit, place, direction}, {})), "none");
      }
  }

  void againstTheWholeTraces() {
    const int rounds = testing::rounds(60);
    Random random = testing::randomFor("againstTheWholeTraces");
    constexpr Algorithm kAlgorithms[] = {
        Algorithm::AStar,         Algorithm::AStar,         Algorithm::BreadthFirst,
        Algorithm::Dijkstra,      Algorithm::WeightedAStar, Algorithm::DepthFirst,
        Algorithm::Bidirectional, Algorithm::Bidirectional, Algorithm::Greedy};
    for (int round = 0; round < rounds; ++round) {
      const grid::Map map =
          grid::oracle::randomMap(random, random.between(2, 14), random.between(2, 10), 0.2, 2);
      const std::vector<Point> cells = grid::oracle::freeCells(map);
      if (cells.empty()) continue;
      const auto pick = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      grid::RouteQuestion q{pick(), pick(), {}};
      q.options.neighbours = random.chance(0.5) ? grid::Neighbours::Four : grid::Neighbours::Eight;
      const auto story = [&] {
        q.options.algorithm = kAlgorithms[random.below(std::size(kAlgorithms))];
        q.options.ties = random.chance(0.5) ? Ties::LastIn : Ties::FirstIn;
        return testing::routeStory("random", map, q);
      };
      const Story a = story(), b = story();
      const auto toldA = a.told(), toldB = b.told();
      // A two-sided search's nodes are those of either side where the other has one: not for this comparison of texts.
      if (toldA->sides() != toldB->sides()) continue;
      const QString fault = faultOf(compared(a), compared(b), *toldA, *toldB);
      QVERIFY2(fault.isEmpty(), qPrintable(fault + "\n" + grid::oracle::describe(map, q)));
    }
  }

  // Each state held against itself: read off the whole traces, expansion by expansion.
  void labelsAgainstTheWholeTraces() {
    Random random = testing::randomFor("labelsAgainstTheWholeTraces");
    constexpr Algorithm kAlgorithms[] = {
        Algorithm::AStar,         Algorithm::BreadthFirst, Algorithm::Greedy,       Algorithm::DepthFirst,
        Algorithm::WeightedAStar, Algorithm::Dijkstra,     Algorithm::Bidirectional};
    std::size_t differed = 0;
    for (int round = 0; testing::goesOn(round, 40, differed > 0); ++round) {
      const grid::Map map =
          grid::oracle::randomMap(random, random.between(2, 12), random.between(2, 9), 0.2, 3);
      const std::vector<Point> cells = grid::oracle::freeCells(map);
      if (cells.empty()) continue;
      const auto pick = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      grid::RouteQuestion q{pick(), pick(), {}};
      const auto story = [&] {
        q.options.algorithm = kAlgorithms[random.below(std::size(kAlgorithms))];
        q.options.ties = random.chance(0.5) ? Ties::LastIn : Ties::FirstIn;
        return testing::routeStory("random", map, q);
      };
      const Story a = story(), b = story();
      const std::unique_ptr<Session> told[]{a.told(), b.told()};
      const bool areAlike = told[0]->sides() == told[1]->sides();
      std::vector<std::size_t> expanded[2];  // events
      for (std::size_t k = 0; k < 2; ++k)
        for (std::size_t i = 0; i < told[k]->trace().end(); ++i)
          if (told[k]->trace()[i].kind == EventKind::Expand) expanded[k].push_back(i);
      const auto field = static_cast<DifferenceField>(1 + random.below(kDifferenceFields - 1));
      // Nothing: this search does not tell it.
      const auto labelOf = [&](const Session& s, const Event& e) -> std::string {
        switch (field) {
          case DifferenceField::G: return std::to_string(e.gAfter);
          case DifferenceField::H: return s.usesHeuristic() ? std::to_string(s.heuristic(e.node)) : "";
          case DifferenceField::F: return std::to_string(s.priorityOf(e.node, e.gAfter));
          default: return e.parentAfter == kNoNode ? "none" : s.stateText(e.parentAfter);
        }
      };
      const bool isTold =
          field != DifferenceField::H || (told[0]->usesHeuristic() && told[1]->usesHeuristic());
      bool isShared = false;
      std::map<std::string, std::string> labels[2];
      std::set<std::size_t> all;
      for (std::size_t n = 0; n < std::max(expanded[0].size(), expanded[1].size()); ++n)
        for (std::size_t k = 0; k < 2; ++k) {
          if (n >= expanded[k].size()) continue;
          const Event& e = told[k]->trace()[expanded[k][n]];
          const bool isBackward = told[k]->isBackward(e.node);
          if (isBackward && !areAlike) continue;
          const std::string state = told[k]->stateText(e.node) + (isBackward ? "<" : "");
          labels[k][state] = labelOf(*told[k], e);
          const auto other = labels[1 - k].find(state);
          isShared |= other != labels[1 - k].end();
          if (isTold && other != labels[1 - k].end() && other->second != labels[k][state]) all.insert(n);
        }
      differed += all.size();
      for (const std::size_t place :
           {std::size_t{0}, expanded[0].size() / 2, expanded[1].size(), kBehindAll}) {
        const auto at = all.lower_bound(place);
        const auto next =
            findDifference(compared(a), compared(b), {Unit::Event, place, Towards::Next, field}, {});
        QCOMPARE(text(next), at != all.end()       ? QString::number(*at)
                             : isTold || !isShared ? u"none"_s
                                                   : u"untold"_s);
        QVERIFY(next.unit == Unit::Expansion);
        const auto last =
            findDifference(compared(a), compared(b), {Unit::Event, place, Towards::Previous, field}, {});
        if (isTold) QCOMPARE(text(last), at == all.begin() ? u"none"_s : QString::number(*std::prev(at)));
        if (next.kind != Answered::Found) continue;
        // Both have expanded the same state there.
        const NodeId nodes[]{told[0]->trace()[next.events[0]].node, told[1]->trace()[next.events[1]].node};
        QCOMPARE(told[0]->stateText(nodes[0]), told[1]->stateText(nodes[1]));
      }
    }
    QVERIFY(differed > 0);
  }

  void labelsOfAnotherProgram() {
    const std::string begin = "{type: expand, id: a, x: 0, y: 0, g: 0}, ";
    const auto one = foreign(
        begin +
        "{type: expand, id: b, pId: a, x: 1, y: 0, g: 1}, {type: expand, id: c, pId: b, x: 2, y: 0, g: 2}");
    const auto untold =
        foreign(begin + "{type: expand, id: u, x: 1, y: 0}, {type: expand, id: v, x: 2, y: 0}");
    const auto other = foreign(begin +
                               "{type: expand, id: v, pId: a, x: 2, y: 0, g: 2}, {type: expand, id: u, pId: "
                               "a, x: 1, y: 0, g: 1.0004}");
    const auto ask = [](const auto& x, const auto& y, DifferenceField field) {
      return text(findDifference(compared(x), compared(y), {Unit::Expansion, 0, Towards::Next, field}, {}));
    };
    for (const DifferenceField field : {DifferenceField::G, DifferenceField::Parent})
      QCOMPARE(ask(one, one, field), u"none"_s);
    // What is told of the start alone: its g of 0.
    QCOMPARE(ask(one, untold, DifferenceField::G), u"none"_s);
    QCOMPARE(ask(one, untold, DifferenceField::Parent), u"untold"_s);
    QCOMPARE(ask(one, untold, DifferenceField::H), u"untold"_s);
    // The same g in another parent: a tie, which only the question about parents sees.
    for (const auto& [x, y] : {std::pair(one, other), std::pair(other, one)}) {
      QCOMPARE(ask(x, y, DifferenceField::Parent), u"2"_s);
      QCOMPARE(ask(x, y, DifferenceField::G), u"none"_s);
    }
  }

  // Of a trace that tells f and g, h is what lies between; and held against a search of ours, whose cost unit is another one.
  void estimatesOfAnotherProgram() {
    const auto ask = [](const ComparedSearch& x, const ComparedSearch& y, DifferenceField field) {
      return text(findDifference(x, y, {Unit::Expansion, 0, Towards::Next, field}, {}));
    };
    const auto told = foreign(
        "{type: expand, id: a, x: 0, y: 0, g: 0, h: 3}, {type: expand, id: b, x: 1, y: 0, g: 1, h: 2.5, f: "
        "3.5}");
    const auto derived = foreign(
        "{type: expand, id: a, x: 0, y: 0, g: 0, f: 3}, {type: expand, id: b, x: 1, y: 0, g: 1, f: 3}");
    QCOMPARE(ask(compared(told), compared(told), DifferenceField::H), u"none"_s);
    QCOMPARE(ask(compared(told), compared(derived), DifferenceField::H), u"1"_s);
    QCOMPARE(ask(compared(told), compared(derived), DifferenceField::F), u"1"_s);
    QCOMPARE(ask(compared(told), compared(derived), DifferenceField::G), u"none"_s);

    const grid::Map map(6, 4);
    grid::RouteQuestion q{{0, 0}, {5, 3}, {}};
    const ComparedSearch own{
        .make =
            [=] {
              return grid::makeRouteSession(grid::makeRouteGraph(map, q), q, Recording::Recorded).session;
            },
        .costUnit =
            grid::shownStraight(q.options.costModel()) / grid::stepCosts(q.options.costModel()).straight};
    const auto session = own.make();
    session->run({}, {});
    const auto back = readBack(*session, q, map);
    for (const DifferenceField field : {DifferenceField::G, DifferenceField::H, DifferenceField::F})
      QCOMPARE(ask(own, compared(back), field), u"none"_s);
  }

  // Hashed states: each session numbers what it meets, and only what it meets.
  void statesWithoutNumbers_data() {
    const auto rows = testing::columns<int, int>("first", "second");
    const auto row = [&](const char* name, Algorithm a, Algorithm b) { rows(name, int(a), int(b)); };
    row("ties", Algorithm::AStar, Algorithm::AStar);
    row("A* and breadth-first", Algorithm::AStar, Algorithm::BreadthFirst);
    row("IDA* and depth-first", Algorithm::IdaStar, Algorithm::DepthFirst);
    row("A* and IDA*", Algorithm::AStar, Algorithm::IdaStar);
    row("the same IDA*", Algorithm::IdaStar, Algorithm::IdaStar);
  }
  void statesWithoutNumbers() {
    FETCH(const int, first, second);
    const char* const board = "..../CC../CC../S..S/.SS.";
    const Story a = klotskiStory("a", Algorithm(first), Ties::LastIn, board);
    const Story b = klotskiStory("b", Algorithm(second), Ties::FirstIn, board);
    const auto toldA = a.told(1024), toldB = b.told(1024);
    QCOMPARE(toldA->trace().begin() + toldB->trace().begin(), std::size_t{0});
    const QString fault = faultOf(compared(a), compared(b), *toldA, *toldB);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
  }

  // Where one search has a side only, its states are compared with those of either.
  void oneSideAgainstTwo() {
    const grid::Map map(6, 4);
    const auto story = [&](Algorithm a) {
      grid::RouteOptions o;
      o.algorithm = a;
      return testing::routeStory("field", map, {{0, 1}, {5, 2}, o});
    };
    const Story one = story(Algorithm::Dijkstra), two = story(Algorithm::Bidirectional);
    const auto cells = [](const Session& s) {
      std::vector<std::string> all;
      for (std::size_t i = 0; i < s.trace().end(); ++i)
        if (s.trace()[i].kind == EventKind::Expand)
          all.push_back(s.stateText(s.trace()[i].node) + " " + std::to_string(s.trace()[i].gAfter));
      return all;
    };
    const auto all = differences(cells(*one.told()), cells(*two.told()));
    QVERIFY(!all.empty());
    for (const bool swapped : {false, true}) {
      const auto answer = findDifference(compared(swapped ? two : one), compared(swapped ? one : two),
                                         {Unit::Expansion, 0, Towards::Next}, {});
      QCOMPARE(text(answer), QString::number(all.front()));
    }
  }

  // Longer than any window: nothing is kept, and the answer is still there.
  void longSearches() {
    const Story a = testing::longStory(Algorithm::AStar, grid::Neighbours::Four);
    const auto told = a.told(1024);
    const std::size_t length = told->trace().end();
    QVERIFY(length > 2 * Trace::kSegment);
    const auto none = findDifference(compared(a), compared(a), {Unit::Event, 0, Towards::Next}, {});
    QCOMPARE(text(none), "none");
    const Story other = testing::longStory(Algorithm::Dijkstra, grid::Neighbours::Four);
    const auto toldOther = other.told(1024);
    const auto all = differences(written(*told, Unit::Event), written(*toldOther, Unit::Event));
    const auto last =
        findDifference(compared(a), compared(other), {Unit::Event, kBehindAll, Towards::Previous}, {});
    QCOMPARE(text(last), all.empty() ? u"none"_s : QString::number(all.back()));
  }

  void needsLittleMemory() {
    struct Watching : MemoryBudget {  // by two threads
      std::atomic<std::size_t> most = 0;
      bool take(std::size_t bytes) noexcept override {
        const bool taken = MemoryBudget::take(bytes);
        const std::size_t now = used();
        for (std::size_t seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
        }
        return taken;
      }
    };
    const auto budget = std::make_shared<Watching>();
    grid::RouteQuestion q{{0, 0}, {499, 499}, {}};
    q.options.algorithm = Algorithm::Dijkstra;
    const auto graph = grid::makeRouteGraph(grid::Map(500, 500), q);
    const auto make = [&] {
      return grid::makeRouteSession(graph, q, Recording::Recorded, {}, 64, budget).session;
    };
    QCOMPARE(text(findDifference({.make = make}, {.make = make}, {}, {})), "none");
    QCOMPARE(budget->used(), std::size_t{0});
    const std::size_t most = budget->most;
    const auto whole = make();
    whole->run({}, {});
    // Both together need less than half of the trace of one alone.
    QVERIFY2(most < whole->trace().end() * sizeof(Event) / 2, qPrintable(QString::number(most)));
  }

  void memoryEnds_data() {
    QTest::addColumn<int>("kilobytes");
    for (const int kilobytes : {1, 500, 3000, 1 << 16}) QTest::addRow("%d", kilobytes) << kilobytes;
  }
  void memoryEnds() {
    QFETCH(const int, kilobytes);
    const auto budget = std::make_shared<MemoryBudget>(std::size_t(kilobytes) << 10);
    const grid::RouteQuestion q{{0, 0}, {299, 299}, {}};
    const auto graph = grid::makeRouteGraph(grid::Map(300, 300), q);
    const ComparedSearch search{.make = [&] {
      return grid::makeRouteSession(graph, q, Recording::Recorded, {}, 64, budget).session;
    }};
    for (const Unit unit : {Unit::Event, Unit::Expansion}) {
      const QString answer = text(findDifference(search, search, {unit, 0, Towards::Next}, {}));
      QCOMPARE(answer, kilobytes < 10000 ? "memory ended" : "none");
      QCOMPARE(budget->used(), std::size_t{0});
    }
    const QString answer = text(
        findDifference(search, search, {Unit::Expansion, 0, Towards::Next, DifferenceField::Parent}, {}));
    QCOMPARE(answer, kilobytes < 10000 ? "memory ended" : "none");
    QCOMPARE(budget->used(), std::size_t{0});
  }

  void stops() {
    std::stop_source source;
    int made = 0;
    const Story endless = testing::longStory(Algorithm::Dijkstra, grid::Neighbours::Eight);
    const ComparedSearch search{.make = [&] {
      if (++made == 2) source.request_stop();
      return endless.recorded();
    }};
    QCOMPARE(text(findDifference(search, search, {}, source.get_token())), "stopped");
  }

  void whatMakingThrowsGoesOn() {
    const ComparedSearch failing{
        .make = []() -> std::unique_ptr<Session> { throw std::runtime_error("no"); }};
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, findDifference(failing, failing, {}, {}));
    const ComparedSearch greedy{.make = []() -> std::unique_ptr<Session> { throw OutOfMemory(); }};
    QCOMPARE(text(findDifference(greedy, greedy, {}, {})), "memory ended");
  }

  // ---- Other programs' traces ----

  // Cells and nodes of another program are each other's by their places.
  void placesAreTheCommonLanguage() {
    const auto trace = foreign(
        "{type: open, id: start, x: 0, y: 0}, {type: open, id: far, x: 2, y: 1}, {type: open, id: twice, x: "
        "2, y: 1}, "
        "{type: open, id: between, x: 1.5, y: 0}, {type: open, id: '1, 0'}, {type: open, id: out, x: 7, y: "
        "0}");
    const auto ours = testing::routeStory("ours", grid::Map(3, 2), {{0, 0}, {2, 1}, {}}).told();
    const std::vector<NodeId> expected{0, 5, 5, kNoNode, 1, kNoNode};
    for (NodeId n = 0; n < expected.size(); ++n) QCOMPARE(ours->find(*trace, n), expected[n]);
    QCOMPARE(trace->find(*ours, 0), NodeId{0});
    QCOMPARE(trace->find(*ours, 5), NodeId{1});
    QCOMPARE(trace->find(*ours, 1), kNoNode);
    const auto nameless = foreign("{type: open, id: a}, {type: open, id: '2, 1'}");
    QCOMPARE(nameless->find(*ours, 5), NodeId{1});
    QCOMPARE(ours->find(*nameless, 0), kNoNode);
  }

  // Our searches, read back from their files, are what they were: every algorithm that tells places and costs.
  void ourOwnTraceReadBack_data() {
    testing::eachAlgorithm({Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst,
                            Algorithm::CanonicalAStar, Algorithm::JumpPoint, Algorithm::DepthFirst,
                            Algorithm::Greedy});
  }
  void ourOwnTraceReadBack() {
    QFETCH(const int, algorithm);
    Random random = testing::randomFor("ourOwnTraceReadBack");
    for (int round = 0; round < testing::rounds(8); ++round) {
      const grid::Map map = grid::oracle::randomMap(random, 15, 12, 0.2);
      const std::vector<Point> cells = grid::oracle::freeCells(map);
      grid::RouteQuestion q{cells.front(), cells.back(), {}};
      q.options.algorithm = Algorithm(algorithm);
      q.options.neighbours = grid::Neighbours::Eight;
      const Story story = testing::routeStory("own", map, q);
      const auto trace = readBack(*story.told(), q, map);
      ComparedSearch ours = compared(story);
      ours.costUnit = 1.0 / grid::stepCosts(q.options.costModel()).straight;
      // By events cannot be: it is answered by expansions.
      for (const bool swapped : {false, true}) {
        const auto answer = swapped ? findDifference(compared(trace), ours, {}, {})
                                    : findDifference(ours, compared(trace), {}, {});
        QCOMPARE(text(answer), "none");
        QCOMPARE(int(answer.unit), int(Unit::Expansion));
      }
      QCOMPARE(text(findDifference(compared(trace), compared(trace), {}, {})), "none");
    }
  }

  void anotherProgram_data() {
    const auto row = testing::columns<QString, QString>("events", "first");
    // Ours, on a line of four cells: 0, 1 and 2 are expanded, with g 0, 1, 2; 3 is the goal.
    const QString x = u"{type: expand, id: %1, x: %1, y: 0%2}"_s;
    const auto expansions = [&](const QStringList& cells, const QStringList& costs = {}) {
      QStringList all;
      for (qsizetype i = 0; i < cells.size(); ++i)
        all << x.arg(cells[i], costs.isEmpty() ? QString() : u", g: "_s + costs[i]);
      return all.join(u", "_s).toLatin1();
    };
    row("the goal expanded", expansions({"0", "1", "2", "3"}), "none");
    row("the goal only told", expansions({"0", "1", "2"}) + ", {type: end, id: 3, x: 3, y: 0, pId: 2}",
        "none");
    row("the goal expanded and told", expansions({"0", "1", "2", "3"}) + ", {type: end, id: 3, pId: 2}",
        "none");
    row("the goal missing", expansions({"0", "1", "2"}), "3");
    row("other costs", expansions({"0", "1", "2", "3"}, {"0", "1", "5", "3"}), "2");
    row("rounded costs", expansions({"0", "1", "2", "3"}, {"0", "1.0000001", "1.99999", "3"}), "none");
    row("a cost left out", expansions({"0", "1"}, {"0", "1"}) + ", " + expansions({"2", "3"}), "none");
    row("another cell", expansions({"0", "1", "5", "3"}), "2");
    row("goes on", expansions({"0", "1", "2", "3", "2"}), "4");
    row("without places", "{type: expand, id: '0, 0'}, {type: expand, id: '1,0'}, {type: expand, id: 2}",
        "2");
  }
  void anotherProgram() {
    FETCH(const QString, events, first);
    const Story ours = testing::routeStory("line", grid::Map(4, 1), {{0, 0}, {3, 0}, {}});
    const auto trace = foreign(events.toStdString());
    QCOMPARE(text(findDifference(compared(ours), compared(trace), {}, {})), first);
    QCOMPARE(text(findDifference(compared(trace), compared(ours), {}, {})), first);
  }

  // Two programs that name the same places otherwise.
  void twoOtherPrograms() {
    const auto a = foreign(
        "{type: expand, id: a, x: 0, y: 0}, {type: expand, id: b, x: 1, y: 0}, {type: expand, id: c, x: 1, "
        "y: 0}");
    const auto b = foreign(
        "{type: expand, id: 1, x: 0, y: 0}, {type: expand, id: 2, x: 1, y: 0}, {type: expand, id: 2}, {type: "
        "expand, id: 1}");
    QCOMPARE(text(findDifference(compared(a), compared(b), {}, {})), "3");
    QCOMPARE(text(findDifference(compared(b), compared(a), {Unit::Expansion, 3, Towards::Previous}, {})),
             "none");
  }

  // A goal that is told at the end is an expansion only where it has not been expanded: not just before, nor earlier.
  void aGoalCountsOnce_data() {
    const auto row = testing::columns<QString, QString>("events", "differs");
    row("not expanded", "{type: expand, id: x}, {type: end, id: g}", "1");
    row("told twice", "{type: expand, id: x}, {type: end, id: g}, {type: end, id: g}", "1");
    row("expanded last", "{type: expand, id: x}, {type: expand, id: g}, {type: end, id: g}", "1");
    row("expanded before", "{type: expand, id: g}, {type: expand, id: x}, {type: end, id: g}", "0");
    row("reopened", "{type: expand, id: g}, {type: expand, id: x}, {type: reopen, id: g}, {type: end, id: g}",
        "0");
  }
  void aGoalCountsOnce() {
    FETCH(const QString, events, differs);
    const auto trace = foreign(events.toStdString());
    // Against one that expands only x: where they differ first, and where last.
    const auto other = foreign("{type: expand, id: x}");
    QCOMPARE(text(findDifference(compared(trace), compared(other), {}, {})), differs);
    const auto last = findDifference(compared(trace), compared(other),
                                     {Unit::Expansion, kBehindAll, Towards::Previous}, {});
    QCOMPARE(text(last), QLatin1String(QTest::currentDataTag()) == "reopened"_L1 ? "2" : "1");
  }
};

SEARCHLIGHT_TEST(TraceDifferenceTest)
#include "trace_difference_test.moc"
