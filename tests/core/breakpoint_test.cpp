// tests/core/breakpoint_test.cpp: at which events each kind of breakpoint stops, told by hand.
#include "core/trace/breakpoint.h"

#include "core/grid/route.h"
#include "core/trace/trace_player.h"
#include "tests/test_main.h"
#include "tests/widgets/told_search.h"

using search::Algorithm;
using search::Breakpoint;
using search::BreakpointWatch;
using search::EventKind;
using search::NodeId;
using testing::toldSearch;
using Places = QList<int>;

namespace {

// Nodes with these f are put into OPEN and expanded one after the other: two events each. Every node has another g.
std::string expandedInTurn(const Places& f) {
  std::string story;
  for (int k = 0; k < f.size(); ++k) {
    const std::string name = "n" + std::to_string(k);
    story += (k > 0 ? ", " : "") + std::string("{type: generating, id: ") + name +
             ", g: " + std::to_string(k) + ", h: " + std::to_string(f[k] - k) +
             "}, {type: expanding, id: " + name + "}";
  }
  return story;
}

// The events at which one stops.
Places stops(const std::string& story, const Breakpoint& breakpoint) {
  const auto trace = toldSearch(story);
  BreakpointWatch watch({breakpoint});
  Places out;
  for (std::size_t i = 0; i < trace->trace().end(); ++i)
    if (watch.hit(*trace, i) == 0) out << static_cast<int>(i);
  return out;
}

}  // namespace

class BreakpointTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Expansions are counted from 0.
  void fallingF_data() {
    const auto row = testing::columns<Places, Places>("f", "expected");
    row("one", Places{20}, Places{});
    row("equal is not falling", Places{20, 20, 20}, Places{});
    row("rising", Places{20, 21, 25}, Places{});
    row("falling by one", Places{20, 19}, Places{1});
    row("each time that it falls", Places{20, 18, 15}, Places{1, 2});
    row("fallen, then equal", Places{20, 18, 18, 30, 18}, Places{1, 4});
  }
  void fallingF() {
    FETCH(const Places, f, expected);
    Places events;
    for (const int expansion : expected) events << 2 * expansion + 1;
    QCOMPARE(stops(expandedInTurn(f), {Breakpoint::Kind::FDecreases, 0, true}), events);
  }

  void fAboveAValue_data() {
    const auto row = testing::columns<Places, Places>("f", "expected");
    row("never", Places{18, 19, 20}, Places{});
    row("the value itself is not above", Places{20, 20}, Places{});
    row("at once", Places{21, 22}, Places{0});
    row("by one", Places{20, 21}, Places{1});
    row("once as long as it stays", Places{19, 21, 30, 21}, Places{1});
    row("again after it was not", Places{21, 20, 21, 22, 5, 40}, Places{0, 2, 5});
  }
  void fAboveAValue() {
    FETCH(const Places, f, expected);
    Places events;
    for (const int expansion : expected) events << 2 * expansion + 1;
    QCOMPARE(stops(expandedInTurn(f), {Breakpoint::Kind::FExceeds, 20, true}), events);
  }

  void kindsAndPlaces() {
    const std::string story =
        "{type: generating, id: a, g: 0, h: 2}, {type: expanding, id: a}, {type: generating, id: b, pId: a, "
        "g: 1, h: 1}, "
        "{type: closing, id: a}, {type: expanding, id: b}, {type: end, id: b}";
    const auto trace = toldSearch(story);
    Places generated, expanded, goals;
    for (std::size_t i = 0; i < trace->trace().end(); ++i) {
      const EventKind kind = trace->trace()[i].kind;
      if (kind == EventKind::Generate) generated << static_cast<int>(i);
      if (kind == EventKind::Expand) expanded << static_cast<int>(i);
      if (kind == EventKind::Goal) goals << static_cast<int>(i);
    }
    QCOMPARE(generated, (Places{0, 2}));
    const auto at = [&](EventKind kind) {
      return stops(story, {Breakpoint::Kind::AtEvent, static_cast<std::uint64_t>(kind), true});
    };
    QCOMPARE(at(EventKind::Generate), generated);
    QCOMPARE(at(EventKind::Expand), expanded);
    QCOMPARE(stops(story, {Breakpoint::Kind::AtGoal, 0, true}), goals);
    QVERIFY(!goals.isEmpty());
  }

  // Read, written and read again it is the same; what is wrong is told with its column.
  void conditionsAsText_data() {
    const auto row = testing::columns<std::string, std::string>("text", "usual");
    row("an event", "expand", "expand");
    row("a comparison", "f>24", "f > 24");
    row("both", "  expand   and f >= 24.5 ", "expand and f >= 24.5");
    row("the event later", "g < 3 and relax", "relax and g < 3");
    row("other signs", "x == 3 && y <> 4 and depth ≤ 6 and h≠2",
        "x = 3 and y != 4 and depth <= 6 and h != 2");
    row("words", "colour = red and \"node kind\" != \"dead end\"",
        "colour = red and \"node kind\" != \"dead end\"");
    row("quotes within", "name = \"a \\\"b\\\" \\\\\"", "name = \"a \\\"b\\\" \\\\\"");
    row("below 0", "x = -3", "x = -3");
    row("a word like and", "android = 1 and \"and\" = 2", "android = 1 and \"and\" = 2");
    row("in capitals", "EXPAND AND g = 1", "expand and g = 1");
    row("nothing", "", "column 1: expected an event or a field");
    row("no number of a number's field", "g = 5,5", "column 5: expected a number, found \"5,5\"");
    row("in brackets", "(f > 3)", "column 1: expected an event or a field");
    row("no value", "f >", "column 4: expected a value");
    row("no comparison", "f", "column 2: expected a comparison: = != < <= > >=");
    row("no such event", "expanding",
        "column 1: \"expanding\" is neither an event nor followed by a comparison");
    row("two events", "expand and goal", "column 12: an event is of one kind only");
    row("an order of words", "kind < red", "column 8: expected a number, found \"red\"");
    row("open quotes", "a = \"b", "column 5: the closing quotation mark is missing");
    row("two terms", "f > 3 g < 2", "column 7: expected \"and\" or the end");
  }
  void conditionsAsText() {
    FETCH(const std::string, text, usual);
    std::string found;
    try {
      const search::Condition condition = search::readCondition(text);
      found = search::conditionText(condition);
      QVERIFY(search::readCondition(found) == condition);
    } catch (const Failed& e) {
      found = e.what();
    }
    QCOMPARE(QString::fromStdString(found), QString::fromStdString(usual));
  }

  void conditions_data() {
    const auto row = testing::columns<std::string, Places>("condition", "expected");
    row("g of any event", "g = 1", Places{2, 3});
    row("g when expanded", "expand and g = 1", Places{3});
    row("f is g + h where it is not told", "f = 5", Places{2, 3});
    row("not equal", "expand and f != 5", Places{1, 5, 7});
    row("half numbers", "h > 3.5", Places{2, 3});
    row("below", "expand and h < 4", Places{1, 5, 7});
    row("at most", "expand and h <= 4", Places{1, 3, 5, 7});
    row("depth", "expand and depth >= 2", Places{5, 7});
    row("steps are counted from 1", "step = 4", Places{3});
    row("cells", "x = 1 and y = 0 and expand", Places{3});
    row("its own field", "expand and colour = red", Places{3});
    row("its own number", "load > 7", Places{5});
    row("its own field is not there", "colour != red", Places{5});
    row("its own words for events", "type = expanding and depth = 3", Places{7});
    row("who", "id = c", Places{4, 5});
    row("no such field", "weight > 0", Places{});
  }
  void conditions() {
    FETCH_ALL((const std::string, condition), (const Places, expected));
    const auto trace = toldSearch(
        "{type: generating, id: a, g: 0, h: 2, x: 0, y: 0}, {type: expanding, id: a, g: 0, h: 2}, "
        "{type: generating, id: b, pId: a, g: 1, h: 4, x: 1, y: 0}, "
        "{type: expanding, id: b, pId: a, g: 1, h: 4, x: 1, y: 0, colour: red}, "
        "{type: generating, id: c, pId: b, g: 2, h: 1, x: 1, y: 1}, "
        "{type: expanding, id: c, pId: b, g: 2, h: 1, x: 1, y: 1, colour: blue, load: 8}, "
        "{type: generating, id: d, pId: c, g: 3, h: 0, x: 1, y: 2}, "
        "{type: expanding, id: d, pId: c, g: 3, h: 0, x: 1, y: 2}");
    BreakpointWatch watch({Breakpoint::when(condition)});
    search::TracePlayer player(trace->trace());
    Places found;
    for (std::size_t i = 0; player.forward(); ++i)
      if (watch.hit(*trace, i, &player) == 0) found << static_cast<int>(i);
    QCOMPARE(found, expected);
  }

  // Of a search of our own: what stops is what the events themselves say, every one of them looked at.
  void conditionsOfASearch_data() {
    const auto row = testing::columns<Algorithm>("algorithm");
    for (const Algorithm a : {Algorithm::AStar, Algorithm::Dijkstra, Algorithm::DepthFirst,
                              Algorithm::IdaStar, Algorithm::Bidirectional})
      row(std::string(search::info(a).name).c_str(), a);
  }
  void conditionsOfASearch() {
    FETCH(const Algorithm, algorithm);
    grid::Map map(7, 7);
    for (const Point wall : {Point{2, 1}, Point{2, 2}, Point{2, 3}, Point{4, 4}, Point{4, 5}})
      map.setWeight(wall, grid::kWall);
    grid::RouteQuestion question{{0, 0}, {6, 5}, {}};
    question.options.algorithm = algorithm;
    question.options.neighbours = grid::Neighbours::Eight;
    const auto session = grid::makeRouteSession(std::make_shared<const grid::RouteGraph>(map), question,
                                                search::Recording::Recorded)
                             .session;
    session->advance(std::uint64_t{1} << 40);
    const double unit = 1.0 / grid::stepCosts(question.options.costModel()).straight;
    BreakpointWatch deep({Breakpoint::when("depth = 3 and g < 4")}),
        right({Breakpoint::when("expand and x > 2 and g >= 3.41")});
    search::TracePlayer player(session->trace());
    std::vector<NodeId> parent(std::size_t{7 * 7 * 2}, search::kNoNode);
    std::vector<bool> isMet(parent.size());
    std::size_t hits = 0;
    for (std::size_t i = 0; player.forward(); ++i) {
      const search::Event& e = session->trace()[i];
      parent[e.node] = e.parentAfter;
      isMet[e.node] = e.statusAfter != search::NodeStatus::Unseen;
      const double g = e.gAfter * unit;
      const bool wantsRight =
          e.kind == EventKind::Expand && session->stateNumber(e.node) % 7 > 2 && g >= 3.405;
      QCOMPARE(right.hit(*session, i, &player, unit) == 0, wantsRight);
      hits += wantsRight ? 1 : 0;
      if (e.kind == EventKind::Cut || e.kind == EventKind::Scan || !isMet[e.node]) continue;
      int depth = 0;
      for (NodeId n = parent[e.node]; n != search::kNoNode; n = parent[n]) ++depth;
      QCOMPARE(deep.hit(*session, i, &player, unit) == 0, depth == 3 && g < 3.995);
    }
    QVERIFY(hits > 0);
  }

  void theFirstOfSeveralAnswersAndDisabledOnesDoNot() {
    const auto trace = toldSearch(expandedInTurn({20, 18}));
    const Breakpoint falls{Breakpoint::Kind::FDecreases, 0, true};
    const Breakpoint above{Breakpoint::Kind::FExceeds, 10, true};
    const Breakpoint expands{Breakpoint::Kind::AtEvent, static_cast<std::uint64_t>(EventKind::Expand), true};
    Breakpoint off = expands;
    off.enabled = false;
    BreakpointWatch watch({falls, above, expands});
    QCOMPARE(watch.hit(*trace, 0), -1);
    QCOMPARE(watch.hit(*trace, 1), 1);
    QCOMPARE(watch.hit(*trace, 2), -1);
    QCOMPARE(watch.hit(*trace, 3), 0);
    watch.set({off, falls, expands});
    QCOMPARE(watch.hit(*trace, 1), 2);
    QCOMPARE(watch.hit(*trace, 3), 1);
    watch.set({off});
    QCOMPARE(watch.hit(*trace, 1), -1);
  }
};

SEARCHLIGHT_TEST(BreakpointTest)
#include "breakpoint_test.moc"
