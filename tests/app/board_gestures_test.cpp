// tests/app/board_gestures_test.cpp: the map is painted, its ends are dragged, by mouse and by keyboard: real events to the
// board of a real window, and what they have made of the document, of its history and of the picture.
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/board/board_overview.h"
#include "widgets/run/taken_goal.h"
#include "widgets/tables/node_inspector.h"

using Tool = GridView::Tool;
using Cells = std::vector<Point>;

class BoardGesturesTest : public QObject, public testing::LabWindow {
  Q_OBJECT

 private Q_SLOTS:
  // 12 x 8 free cells with the start in the upper left corner and the goal in the upper right one.
  void init() {
    open();
    openField(12, 8);
    QVERIFY(board().viewport().cellSide() >= 8);
    QVERIFY(!canUndo());
  }
  void cleanup() { close(); }

  // ---- Looking ----

  // What is clicked is pinned, start and goal too; what is pointed at is told when the pointer has rested, and steals nothing.
  void theCellTabTellsOfWhatIsPointedAt() {
    const NodeInspector& told = lab().workbench().inspector();
    const auto nodeOf = [this](Point cell) { return lab().nodeAt(lab().search(), cell); };
    for (const Point cell : {Point{0, 0}, Point{11, 0}, Point{5, 4}}) {
      click(cell);
      QCOMPARE(board().selectedCell(), std::optional(cell));
      QCOMPARE(told.pinned(), nodeOf(cell));
    }
    QVERIFY2(!canUndo(), "nothing has been moved");
    move({3, 3}, Qt::NoButton);
    QTRY_VERIFY(!told.isLooking());
    QCOMPARE(told.node(), nodeOf({5, 4}));
    board().select(std::nullopt);
    QCOMPARE(told.node(), nodeOf({3, 3}));
    QEvent leaves(QEvent::Leave);
    QCoreApplication::sendEvent(&board(), &leaves);
    QCOMPARE(told.node(), std::optional(shownNode(lab().search(), std::nullopt)));
    board().setFocus();
    board().setCursorCell({4, 4});
    key(Qt::Key_Right);
    QTRY_COMPARE(told.node(), nodeOf({5, 4}));
    QVERIFY(!told.pinned());
    key(Qt::Key_Return);
    QCOMPARE(told.pinned(), nodeOf({5, 4}));
  }

  // ---- Painting by mouse ----

  // However far apart two events of the mouse are, the line between them has no gaps.
  void aStrokeIsALineAndOneStep() {
    board().setTool(Tool::Wall);
    press({2, 3});
    QCOMPARE(walls(), (Cells{{2, 3}}));  // at once, not when it is let go
    move({6, 3});
    QCOMPARE(walls(), (Cells{{2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}}));
    move({6, 5});
    release({6, 5});
    const Cells painted{{2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {6, 4}, {6, 5}};
    QCOMPARE(walls(), painted);
    QVERIFY(looksLikeAWall({4, 3}));
    QVERIFY(!looksLikeAWall({4, 4}));
    move({9, 5});  // the button is up
    QCOMPARE(walls(), painted);
    undo();
    QCOMPARE(walls(), Cells());
    QVERIFY(!looksLikeAWall({4, 3}));
    QVERIFY2(!canUndo(), "one stroke is one step");
    m_window->commands()[Command::Redo]->trigger();
    QCOMPARE(walls(), painted);
  }

  void everyStrokeIsAStepOfItsOwn() {
    board().setTool(Tool::Wall);
    click({2, 3});
    click({4, 3});
    undo();
    QCOMPARE(walls(), (Cells{{2, 3}}));
    undo();
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
  }

  void whatToolsPaint_data() {
    // before: weights; 0: a wall
    const auto rows = testing::columns<int, int, int, int>("tool", "button", "before", "after");
    const auto row = [&](const char* name, Tool tool, Qt::MouseButton button, int before, int after) {
      rows(name, int(tool), int(button), before, after);
    };
    row("wall", Tool::Wall, Qt::LeftButton, 1, 0);
    row("wall over a weight", Tool::Wall, Qt::LeftButton, 5, 0);
    row("the right button takes walls away", Tool::Wall, Qt::RightButton, 0, 1);
    row("and weights", Tool::Weight, Qt::RightButton, 5, 1);
    row("erase", Tool::Erase, Qt::LeftButton, 0, 1);
    row("erase with the right button", Tool::Erase, Qt::RightButton, 0, 1);
    row("weight", Tool::Weight, Qt::LeftButton, 1, 7);
    row("weight over a wall", Tool::Weight, Qt::LeftButton, 0, 7);
    row("looking changes nothing", Tool::Inspect, Qt::LeftButton, 0, 0);
    row("nor does its right button", Tool::Inspect, Qt::RightButton, 0, 0);
    row("the middle button moves the board", Tool::Wall, Qt::MiddleButton, 1, 1);
  }
  void whatToolsPaint() {
    FETCH(const int, tool, button, before, after);
    if (before != 1) put({5, 4}, before);
    spinBox(u"Brush weight"_s)->setValue(7);
    board().setTool(static_cast<Tool>(tool));
    click({5, 4}, static_cast<Qt::MouseButton>(button));
    QCOMPARE(weight({5, 4}), after);
    QCOMPARE(int(std::ranges::count_if(all(), [this](Point p) { return weight(p) != 1; })),
             after != 1 ? 1 : 0);
    if (before == after) return;
    undo();
    QCOMPARE(weight({5, 4}), before);
  }

  void aWideBrushPaintsASquare() {
    board().setTool(Tool::Wall);
    spinBox(u"Brush width"_s)->setValue(3);
    click({5, 4});
    QCOMPARE(walls(), (Cells{{4, 3}, {5, 3}, {6, 3}, {4, 4}, {5, 4}, {6, 4}, {4, 5}, {5, 5}, {6, 5}}));
    undo();
    QCOMPARE(walls(), Cells());
  }

  void aStrokeMayLeaveTheBoard() {
    board().setTool(Tool::Wall);
    press({4, 2});
    moveTo(middleOf({4, 2}) - QPoint(0, 5000));
    QCOMPARE(walls(), (Cells{{4, 0}, {4, 1}, {4, 2}}));
    moveTo(middleOf({4, 3}));
    QCOMPARE(walls(), (Cells{{4, 0}, {4, 1}, {4, 2}, {4, 3}}));
    moveTo(middleOf({4, 3}) + QPoint(0, 5000));
    send(QEvent::MouseButtonRelease, middleOf({4, 3}) + QPoint(0, 5000), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(walls(), (Cells{{4, 0}, {4, 1}, {4, 2}, {4, 3}, {4, 4}, {4, 5}, {4, 6}, {4, 7}}));
    move({6, 6});
    QCOMPARE(walls().size(), std::size_t{8});
    undo();
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
  }

  void besideTheMapNothingBegins() {
    board().setTool(Tool::Wall);
    const QPoint beside = board().viewport().rectOf(Point{0, 0}).topLeft().toPoint() - QPoint(2, 2);
    send(QEvent::MouseButtonPress, beside, Qt::LeftButton, Qt::LeftButton);
    moveTo(middleOf({3, 3}));
    send(QEvent::MouseButtonRelease, middleOf({3, 3}), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
  }

  void escapeGivesAStrokeUp() {
    board().setTool(Tool::Wall);
    press({2, 3});
    move({6, 3});
    QCOMPARE(walls().size(), std::size_t{5});
    QTest::keyClick(&board(), Qt::Key_Escape);
    QCOMPARE(walls(), Cells());
    move({8, 3});
    release({8, 3});
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
    QVERIFY(!m_window->isWindowModified() || !lab().map().isModified());
  }

  // A second button does neither end a stroke nor begin another one.
  void aSecondButtonIsNothing() {
    board().setTool(Tool::Wall);
    press({2, 3});
    send(QEvent::MouseButtonPress, middleOf({2, 3}), Qt::RightButton, Qt::LeftButton | Qt::RightButton);
    move({4, 3}, Qt::LeftButton | Qt::RightButton);
    send(QEvent::MouseButtonRelease, middleOf({4, 3}), Qt::RightButton, Qt::LeftButton);
    move({6, 3});
    release({6, 3});
    QCOMPARE(walls(), (Cells{{2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}}));
    undo();
    QVERIFY(!canUndo());
  }

  void withSpaceTheBoardIsMoved() {
    board().setTool(Tool::Wall);
    QTest::keyPress(&board(), Qt::Key_Space);
    drag({2, 3}, {5, 3});
    QTest::keyRelease(&board(), Qt::Key_Space);
    QCOMPARE(walls(), Cells());
    QVERIFY(transport().activity() != Transport::Activity::Playing);
    click({2, 3});
    QCOMPARE(walls().size(), std::size_t{1});
  }

  // ---- Before a tool is chosen ----

  // What the first cell is decides for the whole drag, which is one step.
  void aDragDrawsOnANewMap() {
    QCOMPARE(markedTools(), (QStringList{u"Walls"_s}));
    QVERIFY(!spinBox(u"Brush width"_s)->isVisible());
    press({2, 3});
    QCOMPARE(walls(), Cells());  // it may be a click
    move({5, 3});
    QCOMPARE(walls(), (Cells{{2, 3}, {3, 3}, {4, 3}, {5, 3}}));
    release({5, 3});
    press({4, 3});
    move({4, 5});
    QCOMPARE(walls(), (Cells{{2, 3}, {3, 3}, {5, 3}}));
    release({4, 5});
    QCOMPARE(walls(), (Cells{{2, 3}, {3, 3}, {5, 3}}));
    undo();
    undo();
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
  }

  void aClickStillLooks() {
    click({4, 3});
    QCOMPARE(board().selectedCell(), std::optional(Point{4, 3}));
    press({5, 3});
    moveTo(middleOf({5, 3}) + QPoint(3, 2));  // a hand that is not quite still
    send(QEvent::MouseButtonRelease, middleOf({5, 3}) + QPoint(3, 2), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(board().selectedCell(), std::optional(Point{5, 3}));
    press({6, 3});
    QTest::keyClick(&board(), Qt::Key_Escape);
    release({6, 3});
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
  }

  // One's own board, enlarged: where it stands in the view tells who has moved it.
  void whatADragMoves_data() {
    const auto row = testing::columns<int, bool>("how", "isMoved");
    row("a new map is drawn on", 0, false);
    row("with the tool that looks it is moved", 1, true);
    row("with Space", 2, true);
    row("with the middle button", 3, true);
    row("an opened map is moved", 4, true);
    row("an opened set-up is moved", 5, true);
    row("a sample is drawn on", 6, false);
    row("what was drawn and saved is drawn on", 7, false);
    row("a map that another one was pasted over is drawn on", 8, false);
    row("cells of seven pixels are drawn on", 9, false);
  }
  void whatADragMoves() {
    FETCH_ALL((const int, how), (const bool, isMoved));
    m_window->resize(1300, 900);
    if (how == 1) lab().action(MapCommand::ToolInspect)->trigger();
    if (how == 4 || how == 8) {
      write(u"field.map"_s, "type octile\nheight 2\nwidth 40\nmap\n" + QByteArray(40, '.') + '\n' +
                                QByteArray(40, '.') + '\n');
      QVERIFY(lab().open(path("field.map")).isTaken());
    }
    if (how == 5) {
      write(u"field.searchlight"_s, QByteArray::fromStdString(setup::write(lab().snapshot()())));
      QVERIFY(lab().open(path("field.searchlight")).isTaken());
    }
    if (how == 6) QVERIFY(lab().open(u":/setups/valley.searchlight"_s).isTaken());
    if (how == 7) {
      paint({0, 7});
      QVERIFY(!lab().save(path("mine.slmap"), {}));
    }
    if (how == 8) {
      QMimeData pasted;
      pasted.setText(u"type octile\nheight 2\nwidth 41\nmap\n%1\n%1\n"_s.arg(QString(41, u'.')));
      lab().paste(&pasted);
    }
    if (how == 9) openField(400, 40);
    settle();
    const int side = how == 9 ? 7 : 120;
    board().setLook({false, double(side), QPointF(how == 9 ? 200 : 6, 4)});
    QCOMPARE(qRound(board().viewport().cellSide()), side);
    const grid::Map before = document().map;
    const QPointF stood = board().viewport().rectOf(Point{0, 0}).topLeft();
    const Point from = freeCell();
    const QPoint at = middleOf(from), to = at + QPoint(60, 0);
    const Qt::MouseButton button = how == 3 ? Qt::MiddleButton : Qt::LeftButton;
    if (how == 2) QTest::keyPress(&board(), Qt::Key_Space);
    moveTo(at, Qt::NoButton);
    send(QEvent::MouseButtonPress, at, button, button);
    moveTo(at + QPoint(30, 0), button);
    moveTo(to, button);
    send(QEvent::MouseButtonRelease, to, button, Qt::NoButton);
    if (how == 2) QTest::keyRelease(&board(), Qt::Key_Space);
    QCOMPARE(document().map != before, !isMoved);
    QCOMPARE(document().map.isWall(from), !isMoved);
    QCOMPARE(board().viewport().rectOf(Point{0, 0}).topLeft() != stood, isMoved);
  }

  // A sample whose ends are farther apart than a small window is wide: the start is seen whole, and not under the numbers at the edge.
  void theStartIsInSightInASmallWindow_data() {
    testing::columns<bool>("isBehind")("in front", false)("opened before the page has its size", true);
  }
  void theStartIsInSightInASmallWindow() {
    QFETCH(bool, isBehind);
    MapLabPage& lab = this->lab();
    if (isBehind) m_window->showPage(u"lines"_s);
    if (!isBehind) m_window->resize(1024, 616);
    lab.openWelcome();
    if (isBehind) m_window->resize(1024, 616);
    if (isBehind) m_window->showPage(u"map-lab"_s);
    settle();
    QVERIFY(board().viewport().cellSide() >= 8);
    const QRectF start = board().viewport().rectOf(*document().start);
    QVERIFY(QRectF(board().rect()).adjusted(24, 24, -24, -24).contains(start));
    const BoardOverview& overview = board().navigation()->overview();
    for (const auto& end : {*document().start, *document().goal})
      QVERIFY(!overview.isVisible() ||
              !QRectF(overview.geometry()).intersects(board().viewport().rectOf(end)));
  }

  // It goes with the next thing that is done, and comes once.
  void theFirstStrokeSaysSo() {
    press({2, 3});
    move({5, 3});
    QVERIFY(!lab().hasMessage());
    release({5, 3});
    QVERIFY(lab().hasMessage());
    QVERIFY(testing::contains(lab().messageText(), u"Drag to draw walls"_s));
    QAbstractButton* button = testing::seenButton(lab().workbench().message(), u"Undo"_s);
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(walls(), Cells());
    QVERIFY(!lab().hasMessage());
    drag({2, 3}, {5, 3});
    QVERIFY2(!lab().hasMessage(), "once is enough");
  }

  void whatIsDoneNextUnsaysIt() {
    drag({2, 3}, {5, 3});
    QVERIFY(lab().hasMessage());
    drag({2, 5}, {5, 5});
    QVERIFY(!lab().hasMessage());
    QCOMPARE(walls().size(), std::size_t{8});
  }

  void whoHasChosenAToolKnows() {
    lab().action(MapCommand::ToolWall)->trigger();
    drag({2, 3}, {5, 3});
    QCOMPARE(walls().size(), std::size_t{4});
    QVERIFY(!lab().hasMessage());
  }

  // By its cursor: a wall and a rubber are pictures that differ, the ends have the hand.
  void theCursorTells() {
    drag({2, 3}, {5, 3});
    const auto over = [this](Point cell) {
      moveTo(middleOf(cell), Qt::NoButton);
      return board().cursor();
    };
    const QCursor floor = over({7, 6}), wall = over({3, 3}), start = over({0, 0});
    QCOMPARE(floor.shape(), Qt::BitmapCursor);
    QCOMPARE(wall.shape(), Qt::BitmapCursor);
    QVERIFY(floor.pixmap().toImage() != wall.pixmap().toImage());
    QCOMPARE(start.shape(), Qt::OpenHandCursor);
    lab().action(MapCommand::ToolInspect)->trigger();
    QCOMPARE(over({7, 6}).shape(), Qt::ArrowCursor);
    board().setLook({false, 90, QPointF(6, 4)});
    QCOMPARE(over({6, 4}).shape(), Qt::OpenHandCursor);
  }

  // One tool is marked, and what only it uses is shown.
  void oneToolIsMarked_data() {
    const auto rows =
        testing::columns<int, QString, bool, bool>("command", "marked", "hasBrush", "hasWeight");
    const auto row = [&](const char* name, MapCommand c, const char* marked, bool hasBrush, bool hasWeight) {
      rows(name, int(c), marked, hasBrush, hasWeight);
    };
    row("inspect", MapCommand::ToolInspect, "Inspect", false, false);
    row("walls", MapCommand::ToolWall, "Walls", true, false);
    row("erase", MapCommand::ToolErase, "Erase", true, false);
    row("weight", MapCommand::ToolWeight, "Weight", true, true);
    row("a line of walls", MapCommand::ShapeLine, "Walls", true, false);
    row("a rectangle of walls", MapCommand::ShapeRectangle, "Walls", false, false);
    row("an area of walls", MapCommand::ShapeFill, "Walls", false, false);
  }
  void oneToolIsMarked() {
    FETCH_ALL((const int, command), (const QString, marked), (const bool, hasBrush), (const bool, hasWeight));
    lab().action(static_cast<MapCommand>(command))->trigger();
    QCOMPARE(markedTools(), QStringList{marked});
    QTRY_COMPARE(spinBox(u"Brush width"_s)->isVisible(), hasBrush);
    QCOMPARE(spinBox(u"Brush weight"_s)->isVisible(), hasWeight);
  }

  // What comes with a tool stands behind all that stays.
  void nothingMovesWithTheTools() {
    const auto places = [this] {
      QMap<QString, int> out;
      for (const QToolButton* button : m_window->findChild<QToolBar*>()->findChildren<QToolButton*>())
        if (button->isVisible() && button->defaultAction() && !button->defaultAction()->menu())
          out.insert(button->defaultAction()->text(), button->x());
      return out;
    };
    lab().action(MapCommand::ToolInspect)->trigger();
    QCoreApplication::processEvents();
    const QMap<QString, int> before = places();
    QVERIFY(before.size() >= 6);  // undo, redo, the tools
    for (const MapCommand c : {MapCommand::ToolWeight, MapCommand::ShapeRectangle, MapCommand::ToolErase}) {
      lab().action(c)->trigger();
      QCoreApplication::processEvents();
      QCOMPARE(places(), before);
    }
  }

  // ---- Start and goal ----

  void endsAreDragged_data() {
    const auto row = testing::columns<int, bool>("tool", "isStart");
    for (const Tool tool : {Tool::Inspect, Tool::Wall, Tool::Erase, Tool::Weight})
      for (const bool isStart : {true, false})
        row(testing::rowName("%s, tool %d", isStart ? "start" : "goal", int(tool)), int(tool), isStart);
  }
  void endsAreDragged() {
    FETCH_ALL((const int, tool), (const bool, isStart));
    board().setTool(static_cast<Tool>(tool));
    const Point from = isStart ? Point{0, 0} : Point{11, 0}, other = isStart ? Point{11, 0} : Point{0, 0};
    const auto dragged = [&] { return isStart ? *document().start : *document().goal; };
    press(from);
    QCOMPARE(dragged(), from);
    move({5, 2});
    QCOMPARE(dragged(), (Point{5, 2}));
    move({6, 5});
    release({6, 5});
    QCOMPARE(dragged(), (Point{6, 5}));
    QCOMPARE(isStart ? *document().goal : *document().start, other);
    QCOMPARE(walls(), Cells());
    settle();
    QVERIFY(lab().question() && (isStart ? lab().question()->from : lab().question()->to) == (Point{6, 5}));
    undo();
    QCOMPARE(dragged(), from);
    QVERIFY2(!canUndo(), "one drag is one step");
  }

  // Over walls the end stays at the last free cell, beyond the edge at the nearest one.
  void endsKeepToTheMap() {
    put({5, 4}, 0);
    press({0, 0});
    move({4, 4});
    move({5, 4});
    QCOMPARE(*document().start, (Point{4, 4}));
    move({6, 4});
    QCOMPARE(*document().start, (Point{6, 4}));
    moveTo(middleOf({6, 4}) + QPoint(9000, 9000));
    QCOMPARE(*document().start, (Point{11, 7}));
    release({5, 4});
    QCOMPARE(*document().start, (Point{11, 7}));
    undo();
    QCOMPARE(*document().start, (Point{0, 0}));
  }

  void escapeGivesADragUp() {
    press({11, 0});
    move({7, 3});
    QCOMPARE(*document().goal, (Point{7, 3}));
    QTest::keyClick(&board(), Qt::Key_Escape);
    QCOMPARE(*document().goal, (Point{11, 0}));
    release({7, 3});
    QCOMPARE(*document().goal, (Point{11, 0}));
    QVERIFY(!canUndo());
  }

  // ---- By keyboard ----

  // The cursor begins at the start.
  void enterUsesTheTool() {
    board().setFocus();
    board().setTool(Tool::Wall);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    QCOMPARE(board().cursorCell(), std::optional(Point{1, 2}));
    QCOMPARE(walls(), Cells());
    key(Qt::Key_Return);
    QCOMPARE(walls(), (Cells{{1, 2}}));
    key(Qt::Key_Right);
    key(Qt::Key_Enter);
    QCOMPARE(walls(), (Cells{{1, 2}, {2, 2}}));
    key(Qt::Key_Delete);
    QCOMPARE(walls(), (Cells{{1, 2}}));
    undo();
    undo();
    QCOMPARE(walls(), (Cells{{1, 2}}));
    undo();
    QCOMPARE(walls(), Cells());
    QVERIFY(!canUndo());
  }

  // From press to release it is one stroke, however long its steps are.
  void shiftPaintsAStroke_data() {
    // end: column
    const auto row = testing::columns<int, int, int>("modifiers", "times", "end");
    row("cell by cell", int(Qt::ShiftModifier), 4, 5);
    row("ten at a time", int(Qt::ShiftModifier | Qt::ControlModifier), 1, 11);
    row("against the edge", int(Qt::ShiftModifier | Qt::ControlModifier), 3, 11);
  }
  void shiftPaintsAStroke() {
    FETCH(const int, modifiers, times, end);
    board().setFocus();
    board().setTool(Tool::Wall);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    QTest::keyPress(&board(), Qt::Key_Shift);
    for (int k = 0; k < times; ++k) key(Qt::Key_Right, Qt::KeyboardModifiers(modifiers));
    QTest::keyRelease(&board(), Qt::Key_Shift);
    Cells expected;
    for (int x = 1; x <= end; ++x) expected.push_back({x, 1});
    QCOMPARE(walls(), expected);
    key(Qt::Key_Down);  // without Shift it only moves
    QCOMPARE(walls(), expected);
    undo();
    QCOMPARE(walls(), Cells());
    QVERIFY2(!canUndo(), "one stroke is one step");
  }

  void lettersPutTheEnds() {
    board().setFocus();
    for (int k = 0; k < 3; ++k) key(Qt::Key_Down);
    key(Qt::Key_S);
    QCOMPARE(*document().start, (Point{0, 3}));
    key(Qt::Key_Right);
    key(Qt::Key_G);
    QCOMPARE(*document().goal, (Point{1, 3}));
    undo();
    QCOMPARE(*document().goal, (Point{11, 0}));
    QCOMPARE(*document().start, (Point{0, 3}));
    undo();
    QCOMPARE(*document().start, (Point{0, 0}));
    QVERIFY(!canUndo());
  }

 private:
  GridView& board() { return lab().board(); }
  const grid::MapDocument& document() { return lab().map().document(); }
  Transport& transport() { return *lab().transport(); }
  int weight(Point p) { return document().map.weight(p) == grid::kWall ? 0 : document().map.weight(p); }
  static Cells all() {
    Cells cells;
    for (int y = 0; y < 8; ++y)
      for (int x = 0; x < 12; ++x) cells.push_back({x, y});
    return cells;
  }
  // Row by row.
  Cells walls() {
    Cells out = all();
    std::erase_if(out, [this](Point p) { return weight(p) != 0; });
    return out;
  }
  // As a document that was opened has it: there is nothing to undo.
  void put(Point p, int newWeight) {
    grid::MapDocument document = this->document();
    document.map.setWeight(p, newWeight == 0 ? grid::kWall : static_cast<grid::Weight>(newWeight));
    showMap(std::move(document), u"field"_s);
  }
  // All that look pressed in the tool bar.
  QStringList markedTools() {
    QStringList out;
    for (const QToolButton* button : m_window->findChild<QToolBar*>()->findChildren<QToolButton*>())
      if (button->isChecked()) out.append(button->defaultAction()->text().remove(u'&'));
    return out;
  }
  // One that is seen whole, and no end.
  Point freeCell() {
    for (int y = 0; y < document().map.height(); ++y)
      for (int x = 0; x < document().map.width(); ++x)
        if (const Point p{x, y}; !document().map.isWall(p) && p != document().start && p != document().goal &&
                                 board().rect().adjusted(70, 20, -70, -20).contains(middleOf(p)))
          return p;
    qFatal("no free cell is in sight");
  }
  bool canUndo() { return m_window->commands()[Command::Undo]->isEnabled(); }
  void undo() { m_window->commands()[Command::Undo]->trigger(); }
  QSpinBox* spinBox(const QString& name) {
    for (QSpinBox* box : m_window->findChildren<QSpinBox*>())
      if (box->accessibleName() == name) return box;
    qFatal("no such box");
  }

  QPoint middleOf(Point cell) { return board().viewport().rectOf(cell).center().toPoint(); }
  void send(QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons held) {
    QMouseEvent event(type, at, board().mapToGlobal(at), button, held, Qt::NoModifier);
    QCoreApplication::sendEvent(&board(), &event);
  }
  void drag(Point from, Point to) {
    press(from);
    move(to);
    release(to);
  }
  void press(Point cell, Qt::MouseButton button = Qt::LeftButton) {
    send(QEvent::MouseButtonPress, middleOf(cell), button, button);
  }
  void moveTo(QPoint at, Qt::MouseButtons held = Qt::LeftButton) {
    send(QEvent::MouseMove, at, Qt::NoButton, held);
  }
  void move(Point cell, Qt::MouseButtons held = Qt::LeftButton) { moveTo(middleOf(cell), held); }
  void release(Point cell, Qt::MouseButton button = Qt::LeftButton) {
    send(QEvent::MouseButtonRelease, middleOf(cell), button, Qt::NoButton);
  }
  void click(Point cell, Qt::MouseButton button = Qt::LeftButton) {
    press(cell, button);
    release(cell, button);
  }
  // QTest::keyClick() would let Shift go after each.
  void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QKeyEvent event(type, which, modifiers);
      QCoreApplication::sendEvent(&board(), &event);
    }
  }

  // As the themes' files have it; walls are not quite even.
  bool looksLikeAWall(Point cell) {
    const QColor wall =
        kindOf(board().palette()) == ThemeKind::Dark ? QColor(0x06, 0x07, 0x0a) : QColor(0x1c, 0x1f, 0x24);
    const QColor seen = board().grab().toImage().pixelColor(middleOf(cell));
    return std::abs(seen.red() - wall.red()) <= 12 && std::abs(seen.green() - wall.green()) <= 12 &&
           std::abs(seen.blue() - wall.blue()) <= 12;
  }
};

SEARCHLIGHT_TEST(BoardGesturesTest)
#include "board_gestures_test.moc"
