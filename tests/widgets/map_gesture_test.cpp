// tests/widgets/map_gesture_test.cpp: what a button that goes down on a map begins, case by case.
#include "widgets/grid/map_gesture.h"

#include <QTest>

#include "tests/test_main.h"

using namespace searchlight::ui;

class MapGestureTest : public QObject {
  Q_OBJECT
  using Tool = GridView::Tool;
  using Kind = MapGesture::Kind;
  static constexpr int kNoTool = -1;

 private Q_SLOTS:
  // Before a tool is chosen the map decides, whatever the zoom.
  void theLeftButton_data() {
    QTest::addColumn<int>("chosen");
    QTest::addColumn<bool>("isDrawable");
    QTest::addColumn<int>("place");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("tool");
    QTest::addColumn<bool>("isClickFirst");
    const auto row = [](const char* name, std::optional<Tool> chosen, bool isDrawable, MapPlace place,
                        Kind kind, Tool tool = Tool::Inspect, bool isClickFirst = false) {
      QTest::newRow(name) << (chosen ? int(*chosen) : kNoTool) << isDrawable << int(place) << int(kind)
                          << int(tool) << isClickFirst;
    };
    row("over the floor of a new map", {}, true, MapPlace::Floor, Kind::Paint, Tool::Wall, true);
    row("over a wall of a new map", {}, true, MapPlace::Wall, Kind::Paint, Tool::Erase, true);
    row("beside a new map", {}, true, MapPlace::Outside, Kind::MoveMap);
    row("the floor of an opened map", {}, false, MapPlace::Floor, Kind::MoveMap);
    row("a wall of an opened map", {}, false, MapPlace::Wall, Kind::MoveMap);
    for (const bool isDrawable : {true, false})
      for (const std::optional<Tool> tool :
           {std::optional<Tool>(), std::optional(Tool::Inspect), std::optional(Tool::Wall),
            std::optional(Tool::Erase), std::optional(Tool::Weight)}) {
        row("start", tool, isDrawable, MapPlace::Start, Kind::DragStart);
        row("goal", tool, isDrawable, MapPlace::Goal, Kind::DragGoal);
      }
    // A tool that was chosen is that tool, everywhere.
    for (const bool isDrawable : {true, false}) {
      row("looking", Tool::Inspect, isDrawable, MapPlace::Floor, Kind::MoveMap);
      row("looking at a wall", Tool::Inspect, isDrawable, MapPlace::Wall, Kind::MoveMap);
      for (const Tool tool : {Tool::Wall, Tool::Erase, Tool::Weight})
        for (const MapPlace place : {MapPlace::Floor, MapPlace::Wall})
          row("painting", tool, isDrawable, place, Kind::Paint, tool);
      row("painting beside the map", Tool::Wall, isDrawable, MapPlace::Outside, Kind::MoveMap);
    }
  }
  void theLeftButton() {
    QFETCH(const int, place);
    QFETCH(const int, kind);
    QFETCH(const int, tool);
    QFETCH(const bool, isClickFirst);
    const MapGesture gesture = mapGesture(hand(), static_cast<MapPlace>(place), false);
    QCOMPARE(int(gesture.kind), kind);
    QCOMPARE(int(gesture.tool), tool);
    QCOMPARE(gesture.isClickFirst, isClickFirst);
  }

  // It rubs out with a painting tool that was chosen, and is the menu's else.
  void theRightButton() {
    for (const bool isDrawable : {true, false})
      for (const MapPlace place : {MapPlace::Floor, MapPlace::Wall, MapPlace::Start, MapPlace::Goal}) {
        QVERIFY(mapGesture({{}, isDrawable}, place, true) == MapGesture{});
        QVERIFY(mapGesture({Tool::Inspect, isDrawable}, place, true) == MapGesture{});
        for (const Tool tool : {Tool::Wall, Tool::Erase, Tool::Weight})
          QVERIFY(mapGesture({tool, isDrawable}, place, true) == (MapGesture{Kind::Paint, Tool::Erase}));
      }
    QVERIFY(mapGesture({Tool::Wall, true}, MapPlace::Outside, true) == MapGesture{});
  }

  void theToolThatIsMarked() {
    QVERIFY(toolInHand({{}, true}) == Tool::Wall);
    QVERIFY(toolInHand({{}, false}) == Tool::Inspect);
    for (const Tool tool : {Tool::Inspect, Tool::Wall, Tool::Erase, Tool::Weight})
      for (const bool isDrawable : {true, false}) QVERIFY(toolInHand({tool, isDrawable}) == tool);
  }

 private:
  static MapHand hand() {
    QFETCH(const int, chosen);
    QFETCH(const bool, isDrawable);
    return {chosen == kNoTool ? std::nullopt : std::optional(static_cast<Tool>(chosen)), isDrawable};
  }
};

SEARCHLIGHT_TEST(MapGestureTest)
#include "map_gesture_test.moc"
