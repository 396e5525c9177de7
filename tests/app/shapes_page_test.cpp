// tests/app/shapes_page_test.cpp: lines, rectangles and areas drawn on the map lab's board, by real mouse and key events.
#include "tests/app/lab_window.h"
#include "tests/test_main.h"

class ShapesPageTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    open();
    m_window->resize(1200, 800);
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    openField(12, 10);
    board().setFocus();
  }
  void cleanup() { close(); }

  // A drag shows what would be, changes the map when it ends, and is one thing to undo.
  void aDragDrawsAShape_data() {
    testing::columns<int, int>("key", "walls")("line", int(Qt::Key_L), 7)("rectangle", int(Qt::Key_R), 35);
  }
  void aDragDrawsAShape() {
    FETCH(int, key, walls);
    press(Qt::Key_W);
    press(static_cast<Qt::Key>(key));
    const grid::Map before = map();
    const QImage bare = board().grab().toImage();
    QSignalSpy history(&lab().map(), &MapModel::historyChanged);
    QTest::mousePress(&board(), Qt::LeftButton, {}, middleOf({2, 2}));
    QTest::mouseMove(&board(), middleOf({5, 5}));
    QTest::mouseMove(&board(), middleOf({8, 6}));
    QVERIFY(map() == before);
    QVERIFY2(board().drawnSize() == std::optional(QSize(7, 5)), "seven columns, five rows");
    QVERIFY(statusText().contains(u"7 × 5"_s));
    const QImage shown = board().grab().toImage();
    const QPoint inside = middleOf(key == Qt::Key_L ? Point{3, 3} : Point{3, 5}) + QPoint(12, 12);
    QVERIFY(shown.pixel(inside) != bare.pixel(inside));
    QCOMPARE(shown.pixel(middleOf({2, 8})), bare.pixel(middleOf({2, 8})));
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, middleOf({8, 6}));
    QCOMPARE(history.count(), 1);
    QVERIFY(!board().drawnSize());
    QCOMPARE(static_cast<int>(std::ranges::count(map().cells(), grid::kWall)), walls);
    QVERIFY(map().isWall({2, 2}) && map().isWall({8, 6}));
    m_window->commands()[Command::Undo]->trigger();
    QVERIFY(map() == before);
    QVERIFY(!lab().map().canUndo());
    m_window->commands()[Command::Redo]->trigger();
    QVERIFY(map().isWall({8, 6}));
  }

  void theRightButtonErasesTheShape() {
    walls({3, 3}, {8, 7});
    press(Qt::Key_W);
    press(Qt::Key_R);
    drag(Qt::RightButton, {4, 4}, {7, 6});
    QVERIFY(!map().isWall({4, 4}) && !map().isWall({7, 6}));
    QVERIFY(map().isWall({3, 3}) && map().isWall({8, 7}));
  }

  void weightsAreDrawnWithTheWeight() {
    press(Qt::Key_T);
    press(Qt::Key_R);
    drag(Qt::LeftButton, {1, 1}, {3, 3});
    QCOMPARE(map().weight({2, 2}), grid::Weight{5});
    press(Qt::Key_E);
    drag(Qt::LeftButton, {2, 2}, {3, 3});
    QCOMPARE(map().weight({2, 2}), grid::Weight{1});
    QCOMPARE(map().weight({1, 1}), grid::Weight{5});
  }

  void aClickFillsTheArea() {
    walls({5, 0}, {5, 9});
    press(Qt::Key_T);
    press(Qt::Key_F);
    const grid::Map before = map();
    drag(Qt::LeftButton, {8, 8}, {8, 8});
    for (int x = 0; x < 12; ++x)
      QCOMPARE(map().weight({x, 4}), x < 5 ? grid::Weight{1} : x == 5 ? grid::kWall : grid::Weight{5});
    m_window->commands()[Command::Undo]->trigger();
    QVERIFY(map() == before);
    // A wall's area, and beside the map nothing.
    drag(Qt::LeftButton, {5, 3}, {5, 3});
    QCOMPARE(map().weight({5, 9}), grid::Weight{5});
    QTest::mouseClick(&board(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(map().weight({0, 5}), grid::Weight{1});
  }

  void escapeGivesTheDragUp_data() {
    QTest::addColumn<int>("shape");
    for (const Qt::Key key : {Qt::Key_L, Qt::Key_R, Qt::Key_F}) QTest::addRow("%c", key) << int(key);
  }
  void escapeGivesTheDragUp() {
    QFETCH(int, shape);
    press(Qt::Key_W);
    press(static_cast<Qt::Key>(shape));
    const grid::Map before = map();
    const QImage bare = board().grab().toImage();
    QTest::mousePress(&board(), Qt::LeftButton, {}, middleOf({2, 2}));
    QTest::mouseMove(&board(), middleOf({7, 6}));
    QVERIFY(board().grab().toImage() != bare);
    press(Qt::Key_Escape);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, middleOf({7, 6}));
    QVERIFY(map() == before);
    QVERIFY(!lab().map().canUndo());
    QVERIFY(!board().drawnSize());
  }

  void enterSetsTheOneCornerAndTheOther() {
    press(Qt::Key_W);
    press(Qt::Key_R);
    to({2, 3});
    press(Qt::Key_Return);
    const grid::Map before = map();
    for (int i = 0; i < 4; ++i) press(Qt::Key_Right);
    press(Qt::Key_Down);
    QCOMPARE(board().drawnSize(), std::optional(QSize(5, 2)));
    QVERIFY(map() == before);
    press(Qt::Key_Return);
    QVERIFY(map().isWall({2, 3}) && map().isWall({6, 4}) && !map().isWall({7, 4}));
    // Given up with Esc, with another tool, and with the focus; the pointer begins anew.
    for (int way = 0; way < 4; ++way) {
      const grid::Map now = map();
      press(Qt::Key_R);
      to({2, 7});
      press(Qt::Key_Return);
      press(Qt::Key_Right);
      QVERIFY(board().drawnSize());
      if (way == 0) press(Qt::Key_Escape);
      if (way == 1) press(Qt::Key_L);
      if (way == 2) lab().options().setFocus(), press(Qt::Key_F6);
      if (way == 3) QTest::mouseClick(&board(), Qt::MiddleButton, {}, middleOf({9, 9}));
      QVERIFY(!board().drawnSize());
      board().setFocus();
      QVERIFY(map() == now);
    }
  }

  void shiftDrawsFromWhereItWasPressed() {
    press(Qt::Key_W);
    press(Qt::Key_L);
    to({3, 6});
    QTest::keyPress(&board(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyPress(&board(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(!map().isWall({4, 6}));
    QTest::keyRelease(&board(), Qt::Key_Shift);
    QVERIFY(map().isWall({3, 6}) && map().isWall({4, 6}) && map().isWall({5, 6}) && !map().isWall({6, 6}));
  }

  // Whoever picks a shape wants to draw: with the tool that painted last, walls at first.
  void aShapePicksAPaintingTool() {
    press(Qt::Key_R);
    QVERIFY(board().tool() == GridView::Tool::Wall);
    press(Qt::Key_T);
    press(Qt::Key_I);
    press(Qt::Key_L);
    QVERIFY(board().tool() == GridView::Tool::Weight);
    QVERIFY(board().shape() == GridView::Shape::Line);
    press(Qt::Key_H);
    QVERIFY(board().shape() == GridView::Shape::Freehand);
    drag(Qt::LeftButton, {2, 2}, {4, 2});
    QCOMPARE(map().weight({3, 2}), grid::Weight{5});
  }

  void theEndsAreDraggedUnderEveryShape() {
    press(Qt::Key_W);
    press(Qt::Key_R);
    drag(Qt::LeftButton, {0, 0}, {4, 4});
    QCOMPARE(lab().map().document().start, std::optional(Point{4, 4}));
    QVERIFY(!map().isWall({2, 2}));
  }

 private:
  GridView& board() { return lab().board(); }
  const grid::Map& map() { return lab().map().document().map; }
  QPoint middleOf(Point cell) { return board().viewport().centreOf(cell).toPoint(); }
  QString statusText() { return m_window->page().status(); }
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window, key, with);
  }
  void to(Point cell) { board().goTo(cell); }
  void drag(Qt::MouseButton button, Point from, Point to) {
    QTest::mouseMove(&board(), middleOf(from));
    QTest::mousePress(&board(), button, {}, middleOf(from));
    QTest::mouseMove(&board(), middleOf(to));
    QTest::mouseRelease(&board(), button, {}, middleOf(to));
  }
  void walls(Point a, Point b) {
    grid::MapDocument document = lab().map().document();
    for (const grid::CellSpan& s : grid::rectangleSpans(a, b, 12, 10))
      for (int x = s.left; x < s.right; ++x) document.map.setWeight({x, s.y}, grid::kWall);
    showMap(std::move(document), u"walls"_s);
  }
};

SEARCHLIGHT_TEST(ShapesPageTest)
#include "shapes_page_test.moc"
