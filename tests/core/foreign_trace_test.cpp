// tests/core/foreign_trace_test.cpp: what other programs' traces are taken for, event by event.
#include "core/trace_formats/foreign_trace.h"

#include "core/text/files.h"
#include "core/trace/trace_player.h"
#include "core/trace_formats/search_trace_format.h"
#include "core/trace_formats/trace_plan.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

ForeignTrace traceOf(const std::string& events) {
  return ForeignTrace(readSearchTrace("version: 1.4.0\nevents: [" + events + "]", "t"));
}

ForeignTrace traceFile(const char* name) {
  return ForeignTrace(
      readSearchTrace(readFile(std::string(SEARCHLIGHT_TEST_DATA "/traces/") + name, 1 << 20), name));
}

constexpr const char* kKinds[kEventKinds] = {"Generate", "Relax", "Reopen", "Duplicate", "Prune",
                                             "Cut",      "Scan",  "Expand", "Backtrack", "Round",
                                             "Meet",     "Goal",  "Route"};

// "Expand a closed; Generate b open": kind, node and status after.
QString story(const ForeignTrace& foreign) {
  QStringList all;
  for (std::size_t i = 0; i < foreign.trace().end(); ++i) {
    const Event& e = foreign.trace()[i];
    const std::string label(foreign.label(e.node)), status(statusName(e.statusAfter));
    all << u"%1 %2 %3"_s.arg(QLatin1String(kKinds[int(e.kind)]), label.c_str(), status.c_str());
  }
  return all.join(u"; "_s);
}

}  // namespace

class ForeignTraceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // All that a trace of another program holds is in the one budget.
  void takesFromTheBudget() {
    const auto read = [](const std::string& name = "n") {
      std::string events;
      for (int i = 0; i < 5000; ++i)
        events += (i ? ", {type: open, id: " : "{type: open, id: ") + name + std::to_string(i) + "}";
      return readSearchTrace("version: 1.4.0\nevents: [" + events + "]", "t");
    };
    const auto budget = std::make_shared<MemoryBudget>();
    {
      const ForeignTrace trace(read(), budget);
      QVERIFY(budget->used() > 5000 * sizeof(TraceEvent) + trace.trace().bytes());
      QCOMPARE(budget->used(), trace.bytes());
    }
    QCOMPARE(budget->used(), std::size_t{0});
    const std::size_t withShortNames = ForeignTrace(read(), budget).bytes();
    QVERIFY(ForeignTrace(read(std::string(60, 'n')), budget).bytes() >= withShortNames + 59 * 5000);
    const auto small = std::make_shared<MemoryBudget>(std::size_t{1} << 20);
    QVERIFY_THROWS_EXCEPTION(OutOfMemory, ForeignTrace(read(), small));
    QCOMPARE(small->used(), std::size_t{0});
  }

  void words_data() {
    const auto row = testing::columns<QString, QString>("events", "played");
    row("nothing", "", "");
    row("the ends are only told", "{type: source, id: a}, {type: destination, id: b}",
        "Meet a unseen; Meet b unseen");
    row("an ordinary life",
        "{type: generating, id: a, g: 0}, {type: expanding, id: a, g: 0}, {type: generating, id: b, pId: a, "
        "g: 2}, "
        "{type: updating, id: b, pId: a, g: 1}, {type: closing, id: a, g: 0}",
        "Generate a open; Expand a closed; Generate b open; Relax b open; Backtrack a closed");
    row("generated again is a duplicate",
        "{type: generating, id: a, g: 1}, {type: generating, id: a, g: 1}, {type: generating, id: a}",
        "Generate a open; Duplicate a open; Duplicate a open");
    row("generated again and better", "{type: generating, id: a, g: 2}, {type: generating, id: a, g: 1}",
        "Generate a open; Relax a open");
    row("generated again after its expansion",
        "{type: generating, id: a, g: 2}, {type: expanding, id: a}, {type: generating, id: a, g: 3}, "
        "{type: generating, id: a, g: 1}",
        "Generate a open; Expand a closed; Duplicate a closed; Reopen a open");
    row("updated after its expansion",
        "{type: expanding, id: a, g: 2}, {type: updating, id: a, g: 2}, {type: updating, id: a, g: 1}",
        "Expand a closed; Duplicate a closed; Reopen a open");
    row("updated without a cost", "{type: expanding, id: a}, {type: updating, id: a}",
        "Expand a closed; Reopen a open");
    row("updated before it was generated", "{type: updating, id: a}", "Generate a open");
    row("reopened", "{type: expand, id: a, g: 1}, {type: reopen, id: a}, {type: reopen, id: a}",
        "Expand a closed; Reopen a open; Relax a open");
    row("expanded without being generated", "{type: expand, id: a}", "Expand a closed");
    row("only closed", "{type: open, id: a}, {type: close, id: a}, {type: close, id: a}",
        "Generate a open; Expand a closed; Backtrack a closed");
    row("pruned", "{type: generate, id: a}, {type: prune, id: b}", "Generate a open; Prune b dead-end");
    row("our own words",
        "{type: round, id: a}, {type: cutting, id: b}, {type: meeting, id: a}, {type: scanning, id: b}, "
        "{type: "
        "duplicate, id: b}",
        "Round a unseen; Cut b unseen; Meet a unseen; Scan b unseen; Duplicate b unseen");
    row("any other word", "{type: look around, id: a}", "Meet a unseen");
    row("a status that the word does not say",
        "{type: expanding, id: a, status: open}, {type: closing, id: a, status: dead-end}, {type: expanding, "
        "id: a, "
        "status: odd}",
        "Expand a open; Backtrack a dead-end; Expand a closed");
    row("no node", "{type: generating}, {type: generating, id: a}", "Generate a open");
    row("the route is found by the parents",
        "{type: expand, id: a}, {type: generate, id: b, pId: a}, {type: end, id: b, pId: a}",
        "Expand a closed; Generate b open; Goal b open; Route b open; Route a closed");
    row("an end with a parent that was never met",
        "{type: expand, id: a}, {type: generate, id: b, pId: a}, {type: end, id: b, pId: ghost}",
        "Expand a closed; Generate b open; Goal b open; Route b open; Route a closed");
    row("the route is told",
        "{type: expand, id: a}, {type: end, id: b, pId: a}, {type: path, id: b}, {type: path, id: a}",
        "Expand a closed; Goal b open; Route b open; Route a closed");
    row("only the last end has a route", "{type: end, id: a}, {type: end, id: b, pId: a}",
        "Goal a open; Goal b open; Route b open; Route a open");
    row("parents in a circle", "{type: open, id: a, pId: b}, {type: open, id: b, pId: a}, {type: end, id: a}",
        "Generate a open; Generate b open; Goal a open; Route a open; Route b open");
  }
  void words() {
    FETCH(const QString, events, played);
    QCOMPARE(story(traceOf(events.toStdString())), played);
  }

  void outcome_data() {
    const auto row = testing::columns<QString, int>("events", "outcome");
    row("solved", "{type: open, id: a}, {type: end, id: a}", int(Outcome::Solved));
    row("an end without a node", "{type: open, id: a}, {type: end}", int(Outcome::Exhausted));
    row("no end", "{type: open, id: a}", int(Outcome::Stopped));
    row("empty", "", int(Outcome::Stopped));
  }
  void outcome() {
    QFETCH(const QString, events);
    ForeignTrace foreign = traceOf(events.toStdString());
    QTEST(int(foreign.outcome()), "outcome");
    QCOMPARE(foreign.run({}, {}), foreign.outcome());
    QCOMPARE(foreign.advance(10), foreign.outcome());
    QCOMPARE(foreign.path().empty(), foreign.outcome() != Outcome::Solved);
  }

  void wholeCostsStayAsTheyAre() {
    ForeignTrace foreign = traceOf(
        "{type: open, id: a, f: 12, g: 5}, {type: open, id: b, g: 4294967294, h: 3}, {type: end, id: b, pId: "
        "a}");
    QCOMPARE(foreign.costUnit(), 1.0);
    QCOMPARE(foreign.trace()[0].gAfter, Cost{5});
    QCOMPARE(foreign.heuristic(0), Cost{7});
    QCOMPARE(foreign.solutionCost(), Cost{4294967294});
    QCOMPARE(foreign.heuristic(1), Cost{3});
    QCOMPARE(foreign.priority(5, 7), Cost{12});
  }

  void fractionsAreScaled_data() {
    QTest::addColumn<double>("g");
    for (const double g : {0.5, 1e-5, 3.0e-300, 123456.75, 8e15, 1e300, 4294967295.0})
      QTest::addRow("%g", g) << g;
  }
  void fractionsAreScaled() {
    QFETCH(const double, g);
    std::ostringstream number;
    number.precision(17);
    number << std::scientific << g;
    const ForeignTrace foreign = traceOf("{type: open, id: a, g: " + number.str() + "}");
    const Event& e = foreign.trace()[0];
    QVERIFY(e.gAfter > 0 && e.gAfter < kInfiniteCost);
    QVERIFY(std::abs(e.gAfter * foreign.costUnit() - g) <= 1e-8 * g);
    QCOMPARE(*foreign.told(0).g, g);
  }

  void negativeCostsCountAsZero() {
    const ForeignTrace foreign = traceOf("{type: open, id: a, f: 1, g: -2.5, h: -3}");
    QCOMPARE(foreign.trace()[0].gAfter, Cost{0});
    QCOMPARE(foreign.heuristic(0), Cost{0});
    QCOMPARE(*foreign.told(0).g, -2.5);
  }

  void placesAndExtents() {
    const ForeignTrace foreign = traceOf(
        "{type: source, id: a, x: 3, y: 4}, {type: destination, id: b, x: -1.5, y: 9}, {type: open, id: c}, "
        "{type: open, id: a, x: 30, y: 4}, {type: open, id: d, x: 1}");
    QVERIFY(foreign.position(0) == (TracePlace{3, 4}));
    QVERIFY(foreign.position(1) == (TracePlace{-1.5, 9}));
    QVERIFY(!foreign.position(2).has_value());
    QVERIFY(!foreign.position(3).has_value());
    QVERIFY(foreign.extents() == (TraceExtents{-1.5, 4, 30, 9}));
    QCOMPARE(foreign.source(), NodeId{0});
    QCOMPARE(foreign.destination(), NodeId{1});
    QVERIFY(!traceOf("{type: open, id: a, x: 1}").extents().has_value());
    QCOMPARE(traceOf("{type: open, id: a}").source(), kNoNode);
  }

  void whatThePathCosts_data() {
    const auto row = testing::columns<QString, double>("end", "cost");
    row("told by the end", ", g: 7.25", 7.25);
    row("told before it", "", 6.5);
    row("less than its parent's is none of it", ", g: 0", 6.5);
    row("a field of ours beside g", ", g: 3, pathCost: 11.125", 11.125);
    row("a field beside g is another program's own", ", g: 9, cost: 2", 9.0);
  }
  void whatThePathCosts() {
    FETCH_ALL((const QString, end), (const double, cost));
    const ForeignTrace foreign = traceOf(
        "{type: expand, id: a, g: 0}, {type: expand, id: b, pId: a, g: 5}, "
        "{type: open, id: c, pId: b, g: 6.5}, {type: end, id: c" +
        end.toStdString() + "}");
    QCOMPARE(foreign.toldCost(), std::optional(cost));
    QCOMPARE(foreign.solutionCost() * foreign.costUnit(), cost);
    QVERIFY(!traceOf("{type: open, id: a}, {type: end, id: a}").toldCost());
    QVERIFY(!traceOf("{type: open, id: a, g: 1}").toldCost());
  }

  // To the last digit; by its label too where the place is another node's as well.
  void nodesAreCalledByTheirPlaces() {
    const ForeignTrace foreign = traceOf(
        "{type: open, id: 7, x: 144.9631, y: -37.8136}, {type: open, id: 8, x: -3, y: 1.0e-7}, "
        "{type: open, id: 9}, {type: open, id: north, x: 2, y: 2}, {type: open, id: south, x: 2, y: 2}, "
        "{type: open, id: 10, x: 123456789.25, y: 1.0e+300}, {type: open, id: 11, x: -0.0, y: 0}");
    const char* expected[] = {"144.9631, -37.8136",
                              "-3, 0.0000001",
                              "9",
                              "2, 2 (north)",
                              "2, 2 (south)",
                              "123456789.25, 1.0000000000000001e+300",
                              "0, 0"};
    for (NodeId n = 0; n < std::size(expected); ++n) {
      QCOMPARE(QString::fromStdString(foreign.nameOf(n)), QString::fromLatin1(expected[n]));
      // And so they are found, by a breakpoint.
      const States named = foreign.stateFromText(foreign.nameOf(n));
      QVERIFY(named);
      QCOMPARE(foreign.find(*named, 0), n);
    }
    const States first = foreign.stateFromText("2, 2");
    QVERIFY(first);
    QCOMPARE(foreign.find(*first, 0), NodeId{3});
    QCOMPARE(foreign.findCommon("2, 2"), NodeId{3});
    QCOMPARE(foreign.nameOf(99), std::string());
    // Where places are no cells a word says more than they do.
    const ForeignTrace towns =
        traceOf("{type: open, id: Mill, x: 0.5, y: 2}, {type: open, id: 4, x: 1, y: 2.5}");
    QCOMPARE(towns.nameOf(0), std::string("Mill"));
    QCOMPARE(towns.nameOf(1), std::string("1, 2.5"));
  }

  // Whole numbers are cells where they fit; all else keeps its proportions.
  void plans_data() {
    const auto row = testing::columns<QString, bool, QString, int>("places", "isGrid", "cells", "sharing");
    row("cells", "100,200 102,200 101,205", true, "3 x 6: 0,0 2,0 1,5", 0);
    row("below 0", "-2,-1 0,0", true, "3 x 2: 0,0 2,1", 0);
    row("as large as a map", "0,0 4095,0", true, "4096 x 1: 0,0 4095,0", 0);
    row("larger", "0,0 4096,0", false, "272 x 17: 8,8 263,8", 0);
    row("a fraction", "0,0 0.5,1", false, "145 x 272: 8,8 136,263", 0);
    row("one place", "0.5,0.5", false, "17 x 17: 8,8", 0);
    row("finer where it must be", "0,0 0.001,0 0.5,1", false, "289 x 544: 16,16 17,16 272,527", 0);
    row("too fine", "0,0 1.0e-9,0 0.5,1", false, "1153 x 2176: 64,64 64,64 1088,2111", 1);
    row("a line across", "0,7.5 10,7.5", false, "272 x 17: 8,8 263,8", 0);
    row("too far apart for a number", "-1.0e+308,0 1.0e+308,0", false, "none", 0);
  }
  void plans() {
    QFETCH(const QString, places);
    std::string events;
    int id = 0;
    for (const QString& place : places.split(u' ')) {
      const QStringList xy = place.split(u',');
      events += (id > 0 ? ", " : "") +
                u"{type: open, id: %1, x: %2, y: %3}"_s.arg(id).arg(xy[0], xy[1]).toStdString();
      ++id;
    }
    const ForeignTrace foreign = traceOf(events);
    const ForeignTrace* one = &foreign;
    const auto plan = planOf({&one, 1});
    QString told = u"none"_s;
    if (plan) {
      told = u"%1 x %2:"_s.arg(plan->across.cells).arg(plan->down.cells);
      for (NodeId n = 0; n < foreign.nodeCount(); ++n) {
        const Point cell = plan->cellOf(*foreign.position(n));
        told += u" %1,%2"_s.arg(cell.x).arg(cell.y);
        QVERIFY(plan->contains(*foreign.position(n)));
      }
      QTEST(plan->isGrid, "isGrid");
      QTEST(int(plan->sharingPlaces), "sharing");
      // A plan that covers all has nothing to grow for.
      if (plan->isGrid) QVERIFY(planOf({&one, 1}, plan) == plan);
      // Nor are the corners of a plan places.
      if (const auto again = planOf({&one, 1}, plan)) QCOMPARE(again->sharingPlaces, plan->sharingPlaces);
    }
    QTEST(told, "cells");
  }

  // Many programs stop at the destination without a word of an end.
  void theDestinationIsAnEnd_data() {
    const auto row = testing::columns<QString, bool>("last", "isFound");
    row("generated", "{type: generating, id: c, pId: b, g: 2.5}", true);
    row("generated, and its parent closed",
        "{type: generating, id: c, pId: b, g: 2.5}, {type: closing, id: b}", true);
    row("expanded", "{type: generating, id: c, pId: b, g: 2.5}, {type: expanding, id: c, g: 2.5}", true);
    row("never met", "{type: generating, id: d, pId: b, g: 2}", false);
    row("the search goes on",
        "{type: generating, id: c, pId: b, g: 2.5}, {type: generating, id: d, pId: b, g: 2}", false);
    row("only named again", "{type: destination, id: c}", false);
  }
  void theDestinationIsAnEnd() {
    FETCH_ALL((QString, last), (bool, isFound));
    ForeignTrace foreign = traceOf(
        "{type: source, id: a}, {type: destination, id: c}, {type: expanding, id: a, g: 0}, "
        "{type: generating, id: b, pId: a, g: 1}, {type: expanding, id: b, g: 1}, " +
        last.toStdString());
    QVERIFY(foreign.outcome() == (isFound ? Outcome::Solved : Outcome::Stopped));
    QVERIFY(foreign.toldCost() == (isFound ? std::optional(2.5) : std::nullopt));
    QCOMPARE(foreign.path().size(), std::size_t{isFound ? 3U : 0U});
    if (isFound) QCOMPARE(std::string(foreign.label(foreign.path().back())), std::string("c"));
  }

  void nodesBetweenRows() {
    const ForeignTrace foreign = traceOf(
        "{type: open, id: a, x: 0, y: 3}, {type: open, id: b}, {type: open, id: c, x: 9, y: 1.5}, "
        "{type: open, id: d, x: 1, y: 1.5}, {type: open, id: e, x: 0, y: -2}");
    const auto between = [&](double top, double bottom) {
      const auto nodes = foreign.nodesBetween(top, bottom);
      return std::vector<NodeId>(nodes.begin(), nodes.end());
    };
    QVERIFY((between(1.5, 3) == std::vector<NodeId>{3, 2, 0}));
    QVERIFY((between(-10, 1) == std::vector<NodeId>{4}));
    QVERIFY(between(3.5, 10).empty());
    const auto plan = planOf(std::array<const ForeignTrace*, 1>{&foreign});
    QVERIFY(plan.has_value());
    const TracePlace c = plan->onBoard({9, 1.5});
    const auto isShown = [](NodeId) { return true; };
    QCOMPARE(nearestNode(foreign, *plan, {c.x - 3, c.y + 3}, 8, isShown), std::optional<NodeId>(2));
    QVERIFY(!nearestNode(foreign, *plan, {c.x - 30, c.y + 3}, 8, isShown));
  }

  void routeToldFromTheStart() {
    ForeignTrace foreign = traceOf(
        "{type: source, id: a}, {type: end, id: b}, {type: path, id: a}, {type: path, id: c}, {type: path, "
        "id: b}");
    QVERIFY((foreign.path() == std::vector<NodeId>{0, 2, 1}));
  }

  void eventsKnowTheirDocument() {
    const ForeignTrace foreign =
        traceOf("{type: hello}, {type: open, id: a}, {type: end, id: b, pId: a, g: 1.5}");
    QCOMPARE(foreign.trace().end(), std::size_t{4});
    QCOMPARE(foreign.documentEvent(0), std::size_t{1});
    QCOMPARE(foreign.documentEvent(3), std::size_t{2});
    QCOMPARE(foreign.word(1), std::string_view("end"));
    QCOMPARE(*foreign.told(2).g, 1.5);
  }

  void onlyScansAreScanned() {
    const ForeignTrace foreign = traceOf(
        "{type: source, id: a}, {type: destination, id: b}, {type: scanning, id: b}, {type: look, id: a}, "
        "{type: scan, id: a}");
    QCOMPARE(foreign.stats().scanned, std::uint64_t{2});
    TracePlayer player(foreign.trace());
    player.seek(foreign.trace().end());
    QCOMPARE(player.counts().scanned, std::uint64_t{2});
    QVERIFY(foreign.tells(EventKind::Scan));
    QVERIFY(!foreign.tells(EventKind::Meet));
    QVERIFY(traceOf("{type: meeting, id: a}").tells(EventKind::Meet));
  }

  void countsWhatItPlays() {
    const ForeignTrace foreign = traceOf(
        "{type: open, id: a, g: 0}, {type: expand, id: a}, {type: open, id: b, pId: a, g: 3}, {type: open, "
        "id: c, pId: "
        "a, g: 1}, {type: expand, id: b}, {type: update, id: b, pId: c, g: 2}, {type: expand, id: b}");
    QCOMPARE(foreign.stats().expanded, std::uint64_t{3});
    QCOMPARE(foreign.stats().generated, std::uint64_t{3});
    QCOMPARE(foreign.stats().reopened, std::uint64_t{1});
    QCOMPARE(foreign.stats().open, std::uint64_t{1});
    QCOMPARE(foreign.stats().peakOpen, std::uint64_t{2});
  }

  void files_data() {
    testing::eachOf("name",
                    {"block.trace.yaml", "flow.trace.yaml", "corridor.trace.json", "forerunner.trace.json"});
  }
  void files() {
    QFETCH(const QString, name);
    ForeignTrace foreign = traceFile(name.toLatin1().constData());
    QCOMPARE(foreign.outcome(), Outcome::Solved);
    QVERIFY(foreign.extents() == (TraceExtents{0, 0, 1, 2}));
    QCOMPARE(foreign.label(foreign.source()), std::string_view("0"));
    QCOMPARE(foreign.label(foreign.destination()), std::string_view("4"));
    QVERIFY(!foreign.path().empty());
    QCOMPARE(foreign.label(foreign.path().back()), std::string_view("4"));
    QVERIFY(foreign.bytes() > 0);
  }

  // Whatever a file says: forwards and backwards again is the beginning.
  void playsBothPaths_data() {
    files_data();
    QTest::newRow("foreign.trace.yaml") << "foreign.trace.yaml";
  }
  void playsBothPaths() {
    QFETCH(const QString, name);
    const ForeignTrace foreign = traceFile(name.toLatin1().constData());
    TracePlayer player(foreign.trace());
    while (player.forward()) {
    }
    QCOMPARE(player.position(), foreign.trace().end());
    while (player.back()) {
    }
    QCOMPARE(player.position(), std::size_t{0});
    for (const PlayedNode& node : player.nodes()) QVERIFY(node == PlayedNode());
    QVERIFY(player.open().empty() && player.route().empty());
  }

  void statusNames() {
    for (int s = 0; s < 4; ++s) {
      const auto status = static_cast<NodeStatus>(s);
      QVERIFY(statusByName(statusName(status)) == status);
    }
    QVERIFY(!statusByName("shut").has_value());
  }
};

SEARCHLIGHT_TEST(ForeignTraceTest)
#include "foreign_trace_test.moc"
