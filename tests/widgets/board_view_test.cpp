// tests/widgets/board_view_test.cpp: the pointer, the keyboard's cell, the selection and the zoom of a board, by real
// mouse, wheel and key events.
#include "widgets/board/board_view.h"

#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/board_legend.h"
#include "widgets/theme/theme.h"

using namespace searchlight::testing;

namespace {

// A board of 6 x 4 cells of 48 pixels, from 12, 54 on, in a window of 312 x 300.
struct ShownBoard {
  BoardView view{std::make_unique<ToyGround>()};
  OneRun model;
  std::vector<std::optional<Point>> hovered, selected;

  ShownBoard() {
    view.resize(312, 300);
    view.setBoard(kToyColumns, kToyRows);
    view.setRun(&model.run);
    view.setNodeCell(toyNodeCell());
    view.setCellText(CellText::None);
    model.run.setPlayback(toldSearch(toyStory()), toyNames());
    model.toEnd();
    QObject::connect(&view, &BoardView::hovered, &view,
                     [this](std::optional<Point> p) { hovered.push_back(p); });
    QObject::connect(&view, &BoardView::selected, &view,
                     [this](std::optional<Point> p) { selected.push_back(p); });
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    view.setFocus();
  }
  static QPoint middleOf(Point cell) { return {12 + 48 * cell.x + 24, 54 + 48 * cell.y + 24}; }
  void wheel(QPoint at, int notches, Qt::KeyboardModifiers modifiers = {}) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
  }
  // Pixels of exactly this colour in and around a cell.
  int count(Point cell, const QColor& colour) {
    const QImage image = view.grab().toImage();
    const QRect rect = view.viewport().rectOf(cell).toRect().adjusted(-3, -3, 3, 3) & image.rect();
    return testing::countNear(image.copy(rect), colour);
  }
  const BoardColours& colours() const { return Theme::of(view.palette()).board(); }
};

using Cells = std::vector<std::optional<Point>>;

}  // namespace

class BoardViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // A number that has no room is left out, and never told as another one.
  void aNumberWithoutRoomIsLeftOut() {
    DigitAtlas digits;
    digits.prepare(QGuiApplication::font(), 12, QFont::Normal);
    for (const double value : {7.0, 86.0, 130.0, 949.0})
      for (int width = 0; width < 60; ++width) {
        const CellNumber number = digits.fitting(value, width);
        QVERIFY2(number.empty() || number == std::to_string(static_cast<int>(value)), number.c_str());
      }
    QCOMPARE(digits.fitting(12'345, digits.widthOf("12k")), CellNumber("12k"));
  }
  void hoverFollowsTheMouse() {
    ShownBoard board;
    QTest::mouseMove(&board.view, ShownBoard::middleOf({2, 2}));
    QTRY_COMPARE(board.view.hoveredCell(), std::optional(Point{2, 2}));
    const int framed = board.count({2, 2}, board.colours().hover);
    QVERIFY(framed > 100);  // a line around the cell
    QTest::mouseMove(&board.view, ShownBoard::middleOf({3, 2}));
    QTRY_COMPARE(board.view.hoveredCell(), std::optional(Point{3, 2}));
    QTest::mouseMove(&board.view, QPoint(5, 5));
    QTRY_COMPARE(board.view.hoveredCell(), std::optional<Point>());
    QCOMPARE(board.count({2, 2}, board.colours().hover), 0);
    QCOMPARE(board.hovered, (Cells{Point{2, 2}, Point{3, 2}, std::nullopt}));
  }

  void aClickSelects() {
    ShownBoard board;
    QTest::mouseClick(&board.view, Qt::LeftButton, {}, ShownBoard::middleOf({1, 2}));
    QCOMPARE(board.view.selectedCell(), std::optional(Point{1, 2}));
    QTest::mouseMove(&board.view, QPoint(5, 5));
    QTRY_COMPARE(board.view.hoveredCell(), std::optional<Point>());
    QVERIFY(board.count({1, 2}, board.colours().selection) > 40);
    QTest::mouseClick(&board.view, Qt::LeftButton, {}, QPoint(5, 5));
    QCOMPARE(board.view.selectedCell(), std::optional<Point>());
    QCOMPARE(board.count({1, 2}, board.colours().selection), 0);
    QCOMPARE(board.selected, (Cells{Point{1, 2}, std::nullopt}));
  }

  void escapeGivesTheSelectionUp() {
    ShownBoard board;
    board.view.select(Point{4, 3});
    QTest::keyClick(&board.view, Qt::Key_Escape);
    QCOMPARE(board.selected, (Cells{Point{4, 3}, std::nullopt}));
    board.view.select(Point{6, 0});  // outside
    QCOMPARE(board.selected.size(), std::size_t{2});
  }

  void theWheelZoomsAtThePointer() {
    ShownBoard board;
    // Half way up, for up and down all of it stays in sight, and so in the middle.
    const QPoint at(ShownBoard::middleOf({4, 1}).x(), 150);
    const QPointF before = board.view.viewport().toCells(at);
    board.wheel(at, 1);
    QCOMPARE(board.view.viewport().cellSide(), 60.0);
    const QPointF after = board.view.viewport().toCells(at);
    QVERIFY((after - before).manhattanLength() < 0.05);
    board.wheel(at, -1);
    QCOMPARE(board.view.viewport().cellSide(), 48.0);
  }

  void aDragMovesTheBoardAndSelectsNothing() {
    ShownBoard board;
    board.wheel(ShownBoard::middleOf({3, 2}), 3);
    const QPointF before = board.view.viewport().origin();
    QTest::mousePress(&board.view, Qt::LeftButton, {}, QPoint(150, 150));
    QTest::mouseMove(&board.view, QPoint(170, 150));
    QTest::mouseMove(&board.view, QPoint(190, 165));
    QTest::mouseRelease(&board.view, Qt::LeftButton, {}, QPoint(190, 165));
    QCOMPARE(board.view.viewport().origin(), before + QPointF(40, 15));
    QVERIFY(board.selected.empty());
  }

  void keysZoomAndFit() {
    ShownBoard board;
    QTest::keyClick(&board.view, Qt::Key_Plus);
    QCOMPARE(board.view.viewport().cellSide(), 60.0);
    QTest::keyClick(&board.view, Qt::Key_Minus);
    QTest::keyClick(&board.view, Qt::Key_Minus);
    QVERIFY(board.view.viewport().cellSide() < 40);
    QTest::keyClick(&board.view, Qt::Key_0);
    QVERIFY(board.view.viewport().isFitted());
    QCOMPARE(board.view.viewport().cellSide(), 48.0);
  }

  void arrowsMoveTheCursor_data() {
    const auto rows = testing::columns<int, int, int, int>("key", "modifiers", "x", "y");
    const auto row = [&](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers, Point to) {
      rows(name, int(key), int(modifiers), to.x, to.y);
    };
    row("left", Qt::Key_Left, {}, {1, 2});
    row("right", Qt::Key_Right, {}, {3, 2});
    row("up", Qt::Key_Up, {}, {2, 1});
    row("down", Qt::Key_Down, {}, {2, 3});
    row("home", Qt::Key_Home, {}, {0, 2});
    row("end", Qt::Key_End, {}, {5, 2});
    row("ten to the right", Qt::Key_Right, Qt::ControlModifier, {5, 2});
  }
  void arrowsMoveTheCursor() {
    FETCH(int, key, modifiers, x, y);
    ShownBoard board;
    board.view.select(Point{2, 2});
    QCOMPARE(board.view.cursorCell(), std::optional<Point>());
    QTest::keyClick(&board.view, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(board.view.cursorCell(), std::optional(Point{x, y}));
    QTest::keyClick(&board.view, Qt::Key_Return);
    QCOMPARE(board.view.selectedCell(), std::optional(Point{x, y}));
    // The mouse takes over.
    QTest::mouseClick(&board.view, Qt::LeftButton, {}, ShownBoard::middleOf({0, 0}));
    QCOMPARE(board.view.cursorCell(), std::optional<Point>());
  }

  // Also with a cursor, which Enter uses.
  void spaceNeverSelects() {
    ShownBoard board;
    QSignalSpy tapped(&board.view, &BoardView::spaceTapped);
    QTest::keyClick(&board.view, Qt::Key_Space);
    QCOMPARE(tapped.size(), 1);
    QTest::keyClick(&board.view, Qt::Key_Down);
    QTest::keyClick(&board.view, Qt::Key_Space);
    QCOMPARE(tapped.size(), 2);
    QCOMPARE(board.view.selectedCell(), std::optional<Point>());
    QTest::keyClick(&board.view, Qt::Key_Return);
    QCOMPARE(board.view.selectedCell(), board.view.cursorCell());
  }

  // A page's own gesture: it is told of its drag, and the board is neither moved nor selected by it.
  void worldsHaveGesturesOfTheirOwn() {
    class Game : public BoardView {
     public:
      using BoardView::BoardView;
      QStringList told;

     protected:
      bool beginDrag(Qt::MouseButton button, QPointF position) override {
        if (button != Qt::LeftButton || viewport().cellAt(position) != Point{1, 1}) return false;
        told << u"begin"_s;
        return true;
      }
      void dragTo(QPointF position) override {
        const Point cell = nearestCell(position);
        told << u"%1, %2"_s.arg(cell.x).arg(cell.y);
      }
      void dragEnded(bool isGivenUp) override { told << (isGivenUp ? u"given up"_s : u"dropped"_s); }
    };
    Game view(std::make_unique<ToyGround>());
    view.resize(312, 300);
    view.setBoard(kToyColumns, kToyRows);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    QTest::mousePress(&view, Qt::LeftButton, {}, ShownBoard::middleOf({1, 1}));
    QTest::mouseMove(&view, ShownBoard::middleOf({3, 1}));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, ShownBoard::middleOf({3, 1}));
    QCOMPARE(view.told, (QStringList{u"begin"_s, u"3, 1"_s, u"dropped"_s}));
    view.told.clear();
    QTest::mousePress(&view, Qt::LeftButton, {}, ShownBoard::middleOf({1, 1}));
    QTest::keyClick(&view, Qt::Key_Escape);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, ShownBoard::middleOf({1, 1}));
    QCOMPARE(view.told, (QStringList{u"begin"_s, u"given up"_s}));
    QCOMPARE(view.selectedCell(), std::optional<Point>());
    QTest::mouseClick(&view, Qt::LeftButton, {}, ShownBoard::middleOf({2, 2}));
    QCOMPARE(view.selectedCell(), std::optional(Point{2, 2}));
  }

  // The selected cell stays while there is such a cell; when it goes, all are told.
  void theSelectionIsOfTheBoard() {
    ShownBoard board;
    board.view.select(Point{2, 1});
    board.selected.clear();
    board.view.setBoard(kToyColumns, kToyRows);
    QCOMPARE(board.view.selectedCell(), std::optional(Point{2, 1}));
    QCOMPARE(board.selected, Cells{});
    board.view.setBoard(kToyColumns + 1, kToyRows);
    QCOMPARE(board.view.selectedCell(), std::optional<Point>());
    QCOMPARE(board.selected, (Cells{std::nullopt}));
    board.view.setBoard(kToyColumns, kToyRows);
    QCOMPARE(board.selected, (Cells{std::nullopt}));
  }

  void saysWhatIsInACell() {
    ShownBoard board;
    QCOMPARE(board.view.description({3, 1}), u"Column 3, row 1, open, distance 2, 2 nodes"_s);
    QCOMPARE(board.view.description({4, 1}), u"Column 4, row 1, closed, distance 6"_s);
    QCOMPARE(board.view.description({0, 0}), u"Column 0, row 0"_s);
    QCOMPARE(board.view.description({6, 0}), QString());
  }

  // What was taken from OPEN waits no more, on its cell as in the tables, whether nodes are cells or are placed on them, and
  // whichever way the cursor came.
  void aGoalThatWasTakenIsClosed_data() {
    const auto row = testing::columns<bool, int>("isPlaced", "layer");
    for (const bool isPlaced : {false, true})
      for (const ValueLayer layer : {ValueLayer::Distance, ValueLayer::ExpansionOrder})
        row(testing::rowName("%s, %s", isPlaced ? "placed" : "cells", qPrintable(layerTitle(layer))),
            isPlaced, static_cast<int>(layer));
  }
  void aGoalThatWasTakenIsClosed() {
    FETCH_ALL((const bool, isPlaced), (const int, layer));
    const WatchedSearch search{.algorithm = search::Algorithm::AStar};
    OneRun model;
    BoardView view(std::make_unique<ToyGround>());
    view.resize(600, 600);
    view.setBoard(search.side, search.side);
    view.setValueLayer(static_cast<ValueLayer>(layer));
    view.setRun(&model.run);
    if (isPlaced)
      view.setNodeCell([](const search::Session& s, search::NodeId n) { return s.stateNumber(n); });
    search.show(model);
    const Point goal{search.side - 1, search.side - 1};
    const std::size_t cell = view.scene().index(goal);
    const QRgb open = CellPalette(Theme::of(view.palette()).board()).open[0];
    const auto isShown = [&](const char* status, search::NodeStatus expected) {
      WatchedSearch::settle(model);
      view.grab();  // it has seen all that has happened
      QRgb pixel = 0;
      view.scene().colours.colour(view.scene().search, cell, cell + 1, &pixel);
      return view.description(goal).contains(QLatin1String(status)) &&
             view.scene().search.state(cell).status == expected &&
             (pixel == open) == (expected == search::NodeStatus::Open);
    };
    const std::size_t taken = model.run.phaseTwo()->begin;
    QVERIFY(isShown(", closed, ", search::NodeStatus::Closed));
    QVERIFY(model.player().status(static_cast<search::NodeId>(cell)) == search::NodeStatus::Open || isPlaced);
    model.seek(taken - 1);
    QVERIFY(isShown(", open, ", search::NodeStatus::Open));
    model.seek(taken);
    QVERIFY(isShown(", closed, ", search::NodeStatus::Closed));
    model.stepBack();
    QVERIFY(isShown(", open, ", search::NodeStatus::Open));
    model.toEnd();
    QVERIFY(isShown(", closed, ", search::NodeStatus::Closed));
    // One that is recognised when it is generated waits in OPEN to the end.
    WatchedSearch{.algorithm = search::Algorithm::BreadthFirst}.show(model);
    QVERIFY(isShown(", open, ", search::NodeStatus::Open));
  }

  void looksAreKeptAndShared() {
    ShownBoard board, other;
    board.wheel(ShownBoard::middleOf({4, 1}), 4);
    const BoardViewport::Look look = board.view.look();
    other.view.setLook(look);
    QCOMPARE(other.view.viewport().cellSide(), board.view.viewport().cellSide());
    QCOMPARE(other.view.viewport().origin(), board.view.viewport().origin());
    other.view.fit();
    QVERIFY(other.view.look() == BoardViewport::Look());
    other.view.setLook(look);
    other.view.setLook({});
    QVERIFY(other.view.viewport().isFitted());
  }

  // Another program's costs may be tiny, or not told at all: then there is no scale, and no other one is made up.
  void theLegendTellsNothingUntold() {
    ShownBoard board;
    BoardLegend legend(&board.view);
    NodeNames names = toyNames();
    names.shownPerCost = 1.0 / 1024;
    board.model.run.setPlayback(toldSearch(toyStory()), names);
    for (const QString& end : {legend.ticks().front(), legend.ticks().back()})
      QVERIFY2(end == legend.ticks().front() || end != u"0"_s, qPrintable(end));
    names.tellsCosts = names.tellsEstimates = false;
    board.model.run.setPlayback(toldSearch(toyStory()), names);
    for (const ValueLayer layer : {ValueLayer::Distance, ValueLayer::F, ValueLayer::H}) {
      board.view.setValueLayer(layer);
      QVERIFY(legend.ticks().isEmpty());
    }
    board.view.setValueLayer(ValueLayer::ExpansionOrder);
    QVERIFY(!legend.ticks().isEmpty());
  }

  // The scale of the values, then marks; each its own colour somewhere in the line.
  // What is only now and then on the board has its row then.
  void theLegendTellsOfTheLinesThatAreThere() {
    ShownBoard board;
    BoardLegend legend(&board.view);
    legend.resize(1200, legend.sizeHint().height());
    const QImage plain = legend.grab().toImage();
    board.view.setAnswerPreview(true);
    const QImage ahead = legend.grab().toImage();
    QVERIFY(ahead != plain);
    board.view.setLitPath({{1, 1}, {2, 1}});
    QVERIFY(legend.grab().toImage() != ahead);
    board.view.setLitPath({});
    board.view.setAnswerPreview(false);
    QCOMPARE(legend.grab().toImage(), plain);
  }

  // What h leaves of the lower edge is for g: five digits in a cell of 128 pixels are not made thousands.
  void numbersShareTheLowerEdge() {
    ShownBoard board;
    board.view.resize(6 * 128 + 24, 4 * 128 + 24);
    board.view.setLook({false, 128, QPointF(2, 2)});
    board.view.setCellText(CellText::FGH);
    board.model.run.setPlayback(toldSearch("{type: generating, id: a, g: 15000, h: 30}"), toyNames(true));
    board.model.toEnd();
    QCOMPARE(board.view.viewport().cellSide(), 128.0);
    DigitAtlas digits;
    digits.prepare(board.view.font(), 17, QFont::Normal);
    const QImage image = board.view.grab().toImage();
    const QRect cell = board.view.viewport().rectOf(Point{1, 1}).toRect();
    // Columns of the lower edge with dark ink, from the left, until a gap as wide as a digit.
    int first = -1, last = -1;
    for (int x = cell.left() + 12; x < cell.right() - 12 && (last < 0 || x - last < 8); ++x)
      for (int y = cell.bottom() - 32; y < cell.bottom() - 14; ++y)
        if (qGray(image.pixel(x, y)) < 80) {
          first = first < 0 ? x : first;
          last = x;
        }
    const int width = last - first + 1;
    QVERIFY2(std::abs(width - digits.widthOf("15000")) <= 4, qPrintable(QString::number(width)));
  }

  // A lit way through a cell goes on behind its numbers: in and between the digits there is the cell's own ground.
  void noLineCrossesTheCorners() {
    ShownBoard board;
    board.view.resize(6 * 60 + 24, 4 * 60 + 24);
    board.view.setCellText(CellText::FGH);
    board.model.run.setPlayback(toldSearch("{type: generating, id: a, g: 1234, h: 5000}"), toyNames(true));
    board.model.toEnd();
    const QImage without = board.view.grab().toImage();
    board.view.setLitPath({{1, 0}, {1, 1}, {1, 2}});
    const QImage with = board.view.grab().toImage();
    QVERIFY(without != with);
    const QRectF cell = board.view.viewport().rectOf(Point{1, 1});
    DigitAtlas digits;
    digits.prepare(board.view.font(), 12, QFont::Bold);  // f: 18.5 % of the cell, and a little more
    const int pad = static_cast<int>(cell.width() * 0.13);
    const QRect f(cell.toRect().topLeft() + QPoint(pad, pad),
                  QSize(digits.widthOf("6234"), digits.digitHeight()));
    QVERIFY(f.right() > cell.center().x() + 3);  // the line would go through it
    QCOMPARE(with.copy(f), without.copy(f));
  }

  void theLegendTellsTheScaleAndTheMarks() {
    ShownBoard board;
    BoardLegend legend(&board.view);
    QCOMPARE(legend.ticks(), (QStringList{u"0"_s, u"3"_s, u"6"_s}));
    legend.resize(900, legend.sizeHint().height());
    const QImage line = legend.grab().toImage();
    const auto has = [&](QRgb colour) { return testing::countNear(line, colour) > 0; };
    QVERIFY(has(board.colours().scale.atIndex(0)));
    // No further than what was found: greater values are still to come.
    QVERIFY(has(board.colours().scale.atIndex(153)));
    QVERIFY(!has(board.colours().scale.atIndex(255)));
    QVERIFY(has(board.colours().openFill.rgb()));
    QVERIFY(has(board.colours().currentFill.rgb()));
    QVERIFY(!has(board.colours().route.rgb()));  // there is none on the board
    board.view.setValueLayer(ValueLayer::StatusOnly);
    QVERIFY(legend.ticks().isEmpty());
  }
};

SEARCHLIGHT_TEST(BoardViewTest)
#include "board_view_test.moc"
