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
  // Before a tool is chosen the map decides, and how large its cells are seen.
  void theLeftButton_data() {
    QTest::addColumn<int>("chosen");
    QTest::addColumn<bool>("isDrawable");
    QTest::addColumn<double>("side");
    QTest::addColumn<int>("place");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("tool");
    QTest::addColumn<bool>("isClickFirst");
    const auto row = [](const char* name, std::optional<Tool> chosen, bool isDrawable, double side,
                        MapPlace place, Kind kind, Tool tool = Tool::Inspect, bool isClickFirst = false) {
      QTest::newRow(name) << (chosen ? int(*chosen) : kNoTool) << isDrawable << side << int(place)
                          << int(kind) << int(tool) << isClickFirst;
    };
    row("over the floor of a new map", {}, true, 20, MapPlace::Floor, Kind::Paint, Tool::Wall, true);
    row("over a wall of a new map", {}, true, 20, MapPlace::Wall, Kind::Paint, Tool::Erase, true);
    row("where cells are just large enough", {}, true, 8, MapPlace::Floor, Kind::Paint, Tool::Wall, true);
    row("where they are too small", {}, true, 7.9, MapPlace::Floor, Kind::MoveMap);
    row("too small over a wall", {}, true, 7.9, MapPlace::Wall, Kind::MoveMap);
    row("beside a new map", {}, true, 20, MapPlace::Outside, Kind::MoveMap);
    row("the floor of an opened map", {}, false, 20, MapPlace::Floor, Kind::MoveMap);
    row("a wall of an opened map", {}, false, 20, MapPlace::Wall, Kind::MoveMap);
    for (const bool isDrawable : {true, false})
      for (const double side : {20.0, 2.0})
        for (const std::optional<Tool> tool :
             {std::optional<Tool>(), std::optional(Tool::Inspect), std::optional(Tool::Wall),
              std::optional(Tool::Erase), std::optional(Tool::Weight)}) {
          row("start", tool, isDrawable, side, MapPlace::Start, Kind::DragStart);
          row("goal", tool, isDrawable, side, MapPlace::Goal, Kind::DragGoal);
        }
    // A tool that was chosen is that tool, everywhere.
    for (const bool isDrawable : {true, false}) {
      row("looking", Tool::Inspect, isDrawable, 20, MapPlace::Floor, Kind::MoveMap);
      row("looking at a wall", Tool::Inspect, isDrawable, 20, MapPlace::Wall, Kind::MoveMap);
      for (const Tool tool : {Tool::Wall, Tool::Erase, Tool::Weight})
        for (const MapPlace place : {MapPlace::Floor, MapPlace::Wall})
          row("painting", tool, isDrawable, 2, place, Kind::Paint, tool);
      row("painting beside the map", Tool::Wall, isDrawable, 20, MapPlace::Outside, Kind::MoveMap);
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
        QVERIFY(mapGesture({{}, isDrawable, 20}, place, true) == MapGesture{});
        QVERIFY(mapGesture({Tool::Inspect, isDrawable, 20}, place, true) == MapGesture{});
        for (const Tool tool : {Tool::Wall, Tool::Erase, Tool::Weight})
          QVERIFY(mapGesture({tool, isDrawable, 2}, place, true) == (MapGesture{Kind::Paint, Tool::Erase}));
      }
    QVERIFY(mapGesture({Tool::Wall, true, 20}, MapPlace::Outside, true) == MapGesture{});
  }

  void theToolThatIsMarked() {
    QVERIFY(toolInHand({{}, true, 8}) == Tool::Wall);
    QVERIFY(toolInHand({{}, true, 7.9}) == Tool::Inspect);
    QVERIFY(toolInHand({{}, false, 40}) == Tool::Inspect);
    for (const Tool tool : {Tool::Inspect, Tool::Wall, Tool::Erase, Tool::Weight})
      for (const bool isDrawable : {true, false}) QVERIFY(toolInHand({tool, isDrawable, 20}) == tool);
  }

 private:
  static MapHand hand() {
    QFETCH(const int, chosen);
    QFETCH(const bool, isDrawable);
    QFETCH(const double, side);
    return {chosen == kNoTool ? std::nullopt : std::optional(static_cast<Tool>(chosen)), isDrawable, side};
  }
};

SEARCHLIGHT_TEST(MapGestureTest)
#include "map_gesture_test.moc"
