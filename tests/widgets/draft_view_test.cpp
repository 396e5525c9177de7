// tests/widgets/draft_view_test.cpp: layouts drawn by real hands and keys, and what is seen of them.
#include "widgets/klotski/draft_view.h"

#include "tests/test_main.h"
#include "tests/widgets/shown_klotski.h"

using klotski::Draft;
using testing::differenceOf;
using Tool = DraftTool;

namespace {

Draft draftOf(const std::string& text) { return klotski::readDraft(text, "test").draft; }

// 500 x 600 pixels; what is drawn comes back, as an editor does it.
struct ShownDraft {
  DraftView view;
  int edits = 0;
  QString told, refused;

  explicit ShownDraft(const std::string& text = "board\n....\n....\n....\n....\n....\n",
                      ThemeKind theme = ThemeKind::Light) {
    view.setPalette(Theme::shared(theme).palette());
    view.resize(500, 600);
    view.setDraft(draftOf(text));
    QObject::connect(&view, &DraftView::drawn, &view, [this](const Draft& draft) {
      ++edits;
      view.setDraft(draft);
    });
    QObject::connect(&view, &DraftView::told, &view, [this](const QString& what) { told = what; });
    QObject::connect(&view, &DraftView::refused, &view, [this](const QString& why) { refused = why; });
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    view.activateWindow();
    view.setFocus();
  }

  QPoint pixel(double x, double y) const { return view.pixels().pixelOf({x, y}).toPoint(); }
  QPoint middle(Point p) const { return pixel(p.x + 0.5, p.y + 0.5); }
  void click(Point p, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseClick(&view, button, {}, middle(p));
  }
  // Through these cells, or beside the board, in steps of a few pixels as a hand does it.
  void drag(const std::vector<Point>& way, Qt::MouseButton button = Qt::LeftButton, bool lets = true) {
    QPoint at = middle(way.front());
    QTest::mousePress(&view, button, {}, at);
    for (const Point p : way) {
      const QPoint to = middle(p);
      for (int i = 1; i <= 8; ++i) QTest::mouseMove(&view, at + (to - at) * i / 8);
      at = to;
    }
    if (lets) QTest::mouseRelease(&view, button, {}, at);
  }
  void key(Qt::Key key) { QTest::keyClick(&view, key); }
  void keys(std::initializer_list<Qt::Key> all) {
    for (const Qt::Key k : all) key(k);
  }
  QImage picture() { return view.grab().toImage(); }
  QColor colourAt(double x, double y) { return picture().pixelColor(pixel(x, y)); }
  bool is(const std::string& text) const { return view.draft() == draftOf(text); }
};

}  // namespace

class DraftViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- By mouse --------------------------------------------------------------------------------------------------------------

  void theFourShapesArePlaced() {
    ShownDraft shown;
    shown.view.setTool(Tool::Large);
    shown.click({1, 0});
    shown.view.setTool(Tool::Tall);
    shown.click({0, 0});
    shown.view.setTool(Tool::Wide);
    shown.click({1, 2});
    shown.view.setTool(Tool::Small);
    shown.click({3, 4});
    QVERIFY(shown.is("board\nBAA.\nBAA.\n.CC.\n....\n...D\n"));
    QCOMPARE(shown.edits, 4);
  }

  void aShapeFindsTheRoomThereIs() {
    ShownDraft shown("board\nA.B\n...\nCC.\n");
    shown.view.setTool(Tool::Wide);
    shown.click({2, 1});  // at the edge: it reaches to the left
    QVERIFY(shown.is("board\nA.B\n.DD\nCC.\n"));
    shown.view.setTool(Tool::Tall);
    shown.click({1, 0});  // there is none
    QVERIFY(testing::contains(shown.refused, u"Column 1, row 1 is occupied: D"_s));
    QCOMPARE(shown.edits, 1);
  }

  void theGhostShowsWhereAndWhetherItFits() {
    ShownDraft shown("board\n...\n.A.\n...\n");
    shown.view.setTool(Tool::Wide);
    const QColor floor = shown.colourAt(0.5, 0.3);
    QTest::mouseMove(&shown.view, shown.pixel(0.6, 0.6));
    const QColor free = shown.colourAt(0.5, 0.3);
    QVERIFY(differenceOf(floor, free) > 40);
    QVERIFY(differenceOf(floor, shown.colourAt(1.5, 0.3)) > 40);
    QCOMPARE(shown.colourAt(2.5, 0.3), floor);
    QTest::mouseMove(&shown.view, shown.pixel(0.6, 1.6));  // A stands beside it
    const QColor taken = shown.colourAt(0.5, 1.3);
    QVERIFY2(differenceOf(free, taken) > 60, qPrintable(free.name() + taken.name()));
  }

  void aPieceIsCarried() {
    ShownDraft shown("board\nAA.\n..B\n...\n");
    shown.drag({{1, 0}, {1, 2}});
    QVERIFY(shown.is("board\n...\n..B\nAA.\n"));
    // Over B it is not done, and said.
    shown.drag({{0, 2}, {1, 1}});
    QVERIFY(shown.is("board\n...\n..B\nAA.\n"));
    QVERIFY(testing::contains(shown.refused, u"row 1 is occupied: B"_s));
    // One of the shapes takes up what is there, too.
    shown.view.setTool(Tool::Small);
    shown.drag({{2, 1}, {2, 0}});
    QVERIFY(shown.is("board\n..B\n...\nAA.\n"));
    QCOMPARE(shown.edits, 2);
  }

  void whatIsCarriedIsSeenUnderTheHand() {
    ShownDraft shown("board\nAA.\n...\n...\n");
    const QColor piece = shown.colourAt(0.3, 0.3), floor = shown.colourAt(0.3, 2.3);
    shown.drag({{0, 0}, {0, 2}}, Qt::LeftButton, false);
    QVERIFY(differenceOf(shown.colourAt(0.3, 2.3), floor) > 40);
    QVERIFY(differenceOf(shown.colourAt(0.3, 0.3), piece) > 40);
    QVERIFY(testing::contains(shown.told, u"A to column 0, row 2"_s));
    shown.key(Qt::Key_Escape);
    QCOMPARE(shown.colourAt(0.3, 0.3), piece);
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.middle({0, 2}));
    QCOMPARE(shown.edits, 0);
  }

  void besideTheBoardItIsTakenAway() {
    ShownDraft shown("board\nAA.\n..B\n");
    shown.drag({{0, 0}, {-1, 0}}, Qt::LeftButton, false);
    QVERIFY(testing::contains(shown.told, u"Release to remove A"_s));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.middle({-1, 0}));
    QVERIFY(shown.is("board\n...\n..B\n"));
  }

  void irregularPiecesAreDrawn() {
    ShownDraft shown("board\n....\n.#..\n....\n");
    shown.view.setTool(Tool::Draw);
    shown.drag({{0, 0}, {0, 2}, {1, 2}});
    QVERIFY(shown.is("board\nA...\nA#..\nAA..\n"));
    // Begun on a piece, more of it; the wall stays, and what is behind it does not become a part.
    shown.drag({{1, 2}, {1, 0}});
    QVERIFY(shown.is("board\nAA..\nA#..\nAA..\n"));
    QCOMPARE(shown.edits, 2);
    // The other button takes one cell.
    shown.click({1, 2}, Qt::RightButton);
    QVERIFY(shown.is("board\nAA..\nA#..\nA...\n"));
    // A hand that is too quick for the mouse's events leaves nothing out.
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.middle({3, 0}));
    QTest::mouseMove(&shown.view, shown.middle({3, 2}));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.middle({3, 2}));
    QVERIFY(shown.is("board\nAA.B\nA#.B\nA..B\n"));
  }

  void wallsAreDrawnAndGo() {
    ShownDraft shown("board\n...\n.A.\n...\n");
    shown.view.setTool(Tool::Wall);
    shown.drag({{0, 0}, {2, 0}, {2, 2}});
    QVERIFY(shown.is("board\n###\n.A#\n..#\n"));
    shown.drag({{1, 0}, {2, 0}});
    QVERIFY(shown.is("board\n#..\n.A#\n..#\n"));
    shown.click({1, 1});
    QVERIFY(testing::contains(shown.refused, u"occupied: A"_s));
    QCOMPARE(shown.edits, 2);
  }

  void whatIsThereIsTakenAway() {
    ShownDraft shown("board\nAA.\n#B.\n#..\n");
    shown.click({1, 0}, Qt::RightButton);
    QVERIFY(shown.is("board\n...\n#B.\n#..\n"));
    shown.view.setTool(Tool::TakeAway);
    shown.drag({{0, 2}, {0, 1}, {1, 1}});
    QVERIFY(shown.is("board\n...\n...\n...\n"));
    QCOMPARE(shown.edits, 2);
  }

  void theGoalIsDragged() {
    ShownDraft shown("board\nAA.\nB..\n...\n");
    shown.view.setTool(Tool::Goal);
    shown.drag({{1, 0}, {1, 2}});
    QVERIFY(shown.is("goal A 0,2\nexit bottom 0-1\nboard\nAA.\nB..\n...\n"));
    // The goal itself is dragged on, and a piece can have one beside it.
    shown.drag({{0, 2}, {1, 2}});
    QVERIFY(shown.view.draft().goalOf('A') == (Point{1, 2}));
    shown.drag({{0, 1}, {0, 2}});
    QCOMPARE(shown.view.draft().goals().size(), std::size_t{2});
    // Beside the board, or by the other button, it goes.
    shown.drag({{1, 2}, {1, 5}});
    QVERIFY(!shown.view.draft().goalOf('A'));
    shown.click({0, 2}, Qt::RightButton);
    QVERIFY(shown.view.draft().goals().empty());
    QCOMPARE(shown.edits, 5);
    shown.click({2, 2});
    QVERIFY(testing::contains(shown.refused, u"There is no piece here"_s));
  }

  void theGoalIsSeenOverThePieces() {
    ShownDraft shown("board\nAA.\nBB.\n...\n");
    const QImage before = shown.picture();
    shown.view.setTool(Tool::Goal);
    shown.drag({{0, 0}, {0, 1}});
    const QImage after = shown.picture();
    const QRect box(shown.pixel(0, 1), shown.pixel(2, 2));
    const int changed = testing::countApart(before.copy(box), after.copy(box), 100);
    QVERIFY2(changed > 200, qPrintable(QString::number(changed)));
  }

  void theExitIsDraggedAlongTheFrame() {
    ShownDraft shown("board\nAA.\n...\n...\n");
    const auto drag = [&](QPoint from, QPoint to) {
      QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
      QTest::mouseMove(&shown.view, to);
      QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, to);
    };
    const QColor frame = shown.colourAt(3.2, 1.5);
    drag(shown.pixel(3.2, 2.5), shown.pixel(3.2, 1.5));
    QVERIFY(shown.view.draft().exit() == (klotski::Exit{klotski::Side::Right, 1, 2}));
    QVERIFY(differenceOf(shown.colourAt(3.2, 1.3), frame) > 24);
    drag(shown.pixel(0.5, -0.2), shown.pixel(9, -0.2));  // no further than the side
    QVERIFY(shown.view.draft().exit() == (klotski::Exit{klotski::Side::Top, 0, 2}));
    QTest::mouseClick(&shown.view, Qt::RightButton, {}, shown.pixel(1.5, -0.2));
    QVERIFY(!shown.view.draft().exit());
    QCOMPARE(shown.edits, 3);
  }

  // ---- By keyboard -----------------------------------------------------------------------------------------------------------

  void aLayoutIsDrawnByKeysAlone() {
    ShownDraft shown;
    using K = Qt::Key;
    shown.keys({K::Key_4, K::Key_Right, K::Key_Return});  // 2 x 2 at 1, 0
    shown.keys({K::Key_1, K::Key_Left, K::Key_Space});    // 1 x 1 at 0, 0
    shown.keys({K::Key_D, K::Key_Down, K::Key_Down, K::Key_Return, K::Key_Right, K::Key_Down, K::Key_Return});
    shown.keys({K::Key_W, K::Key_Right, K::Key_Right, K::Key_Return});  // a wall at 3, 3
    QVERIFY(shown.is("board\nBAA.\n.AA.\nCC..\n.C.#\n....\n"));
    // The goal of A, and A itself, are carried.
    shown.keys({K::Key_G, K::Key_Up, K::Key_Up, K::Key_Left, K::Key_Return});
    QVERIFY(shown.view.isInGesture());
    shown.keys({K::Key_Down, K::Key_Down, K::Key_Down, K::Key_Down, K::Key_Return});
    QVERIFY(shown.view.draft().goalOf('A') == (Point{1, 3}));
    shown.view.setCursorCell({0, 0});
    shown.keys(
        {K::Key_0, K::Key_Return, K::Key_Right, K::Key_Right, K::Key_Right, K::Key_Right, K::Key_Return});
    QVERIFY(shown.is("goal A 1,3\nexit bottom 1-2\nboard\n.AAB\n.AA.\nCC..\n.C.#\n....\n"));
    shown.key(K::Key_Delete);
    QVERIFY(shown.is("goal A 1,3\nexit bottom 1-2\nboard\n.AA.\n.AA.\nCC..\n.C.#\n....\n"));
  }

  void escapeGivesAGestureUpAndNothingElse() {
    ShownDraft shown("board\nAA.\n...\n");
    shown.keys({Qt::Key_Return, Qt::Key_Down});
    QVERIFY(shown.view.isInGesture());
    shown.key(Qt::Key_Escape);
    QVERIFY(!shown.view.isInGesture());
    QVERIFY(shown.is("board\nAA.\n...\n"));
    QCOMPARE(shown.edits, 0);
    // Carried by a key, the mouse does not take it over.
    shown.keys({Qt::Key_Return});
    shown.view.setCursorCell({0, 0});
    QTest::mouseMove(&shown.view, shown.middle({2, 1}));
    shown.key(Qt::Key_Return);
    QVERIFY(shown.is("board\nAA.\n...\n"));
  }

  void theCursorIsSeenWithTheFocusAndSpoken() {
    ShownDraft shown("goal A 0,1\nboard\nAA.\n..#\n");
    const QImage first = shown.picture();
    shown.key(Qt::Key_Down);
    QVERIFY(shown.picture() != first);
    QAccessible::setActive(true);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(face);
    QCOMPARE(face->text(QAccessible::Value), u"Column 0, row 1: free; goal of A"_s);
    shown.keys({Qt::Key_Right, Qt::Key_Right});
    QCOMPARE(face->text(QAccessible::Value), u"Column 2, row 1: wall"_s);
    shown.keys({Qt::Key_Up, Qt::Key_Left});
    QCOMPARE(face->text(QAccessible::Value), u"Column 1, row 0: A, 2 wide and 1 tall"_s);
    QCOMPARE(shown.told, face->text(QAccessible::Value));
    QAccessible::setActive(false);
  }

  // ---- What is seen ------------------------------------------------------------------------------------------------------------

  void everyThingIsTold_data() {
    const auto row = testing::columns<int, int>("style", "theme");
    for (int style = 0; style < kPieceStyles; ++style)
      for (const ThemeKind theme : kThemeKinds)
        row(testing::rowName("look %d, %s", style, qPrintable(themeName(theme))), style,
            static_cast<int>(theme));
  }
  void everyThingIsTold() {
    FETCH(int, style, theme);
    ShownDraft shown("goal A 0,2\nboard\nAA.\nBB#\n...\n", static_cast<ThemeKind>(theme));
    shown.view.clearFocus();
    shown.view.setLook({.style = static_cast<PieceStyle>(style), .names = PieceNameStyle::None});
    const QImage picture = shown.picture();
    const auto at = [&](double x, double y) { return picture.pixelColor(shown.pixel(x, y)); };
    const std::vector<QColor> all{at(0.5, 0.6), at(0.5, 1.6), at(2.3, 1.5),
                                  at(2.5, 2.5)};  // A, B, wall, floor
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        QVERIFY2(differenceOf(all[i], all[k]) > 24, qPrintable(all[i].name() + all[k].name()));
    // A fault is marked where it is.
    shown.view.setMarked({{2, 2}});
    QVERIFY(shown.picture() != picture);
    QCOMPARE(shown.picture().pixelColor(shown.pixel(0.5, 0.6)), all[0]);
  }

  // Each shape has a colour of its own, and what is drawn or taken away leaves the others theirs.
  void coloursStayWithTheirShapes() {
    ShownDraft shown("goal A 0,3\nboard\nA.B..\n.CC..\nDDD..\n.....\n");
    shown.view.clearFocus();
    shown.view.setLook({.names = PieceNameStyle::None});
    const auto colours = [&] {
      const QImage picture = shown.picture();
      QList<QColor> all;
      for (const QPointF at : {QPointF(0.5, 0.3), QPointF(2.5, 0.3), QPointF(1.5, 1.3), QPointF(0.5, 2.3)})
        all << picture.pixelColor(shown.pixel(at.x(), at.y()));
      return all;
    };
    const QList<QColor> before = colours();
    shown.view.setTool(Tool::Large);
    shown.click({3, 0});  // larger than all of them
    QVERIFY(shown.is("goal A 0,3\nboard\nA.BEE\n.CCEE\nDDD..\n.....\n"));
    QCOMPARE(colours(), before);
    QVERIFY(!before.contains(shown.colourAt(3.5, 0.3)));
    shown.view.setTool(Tool::Draw);
    shown.drag({{1, 3}, {4, 3}, {4, 2}});
    QCOMPARE(shown.view.draft().letters().size(), std::size_t{6});
    QTest::mouseMove(&shown.view, QPoint(1, 1));
    QCOMPARE(colours(), before);
  }

  void brokenLayoutsAreShownToo() {
    ShownDraft shown("board\nA.A\n");
    shown.view.clearFocus();
    shown.view.setLook({.names = PieceNameStyle::None});
    QVERIFY(differenceOf(shown.colourAt(0.5, 0.3), shown.colourAt(1.5, 0.3)) > 24);
    QCOMPARE(shown.colourAt(0.5, 0.3), shown.colourAt(2.5, 0.3));
    ShownDraft empty("board\n.\n");
    QVERIFY(!empty.picture().isNull());
  }

  void faultsAreSaidWithTheirPlaces() {
    const auto said = [](const std::string& text) {
      const Draft draft = draftOf(text);
      return faultText(draft, draft.faults().front());
    };
    QCOMPARE(said("board\n..\n"), u"There are no pieces yet."_s);
    QVERIFY(said("board\nA.\n").startsWith(u"No piece has a goal."_s));
    QCOMPARE(said("goal A 0,0\nboard\nAB\n"), u"No cell is free, so no piece can move."_s);
    QCOMPARE(said("goal A 0,0\nboard\nA.A\n"),
             u"The parts of A are not connected: column 0, row 0; column 2, row 0."_s);
    QCOMPARE(said("goal A 1,0\nboard\nA#.\n"), u"The goal of A overlaps a wall: column 1, row 0."_s);
    QCOMPARE(said("goal A 1,1\ngoal B 1,1\nboard\nAB\n..\n"),
             u"The goal of B overlaps another goal: column 1, row 1."_s);
  }
};

SEARCHLIGHT_TEST(DraftViewTest)
#include "draft_view_test.moc"
