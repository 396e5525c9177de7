// tests/core/breakpoint_test.cpp: at which events each kind of breakpoint stops, told by hand.
#include "core/trace/breakpoint.h"

#include "tests/test_main.h"
#include "tests/widgets/told_search.h"

using namespace searchlight;
using search::Breakpoint;
using search::BreakpointWatch;
using search::EventKind;
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
