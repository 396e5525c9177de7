// tests/widgets/klotski_view_test.cpp: the board of Klotski under real hands, and what is seen of it.

#include "tests/test_main.h"
#include "tests/widgets/shown_klotski.h"

using testing::differenceOf;
using testing::kClassic;
using testing::ShownKlotski;

namespace {

// A soldier at 0, 0 can go round the corner to 1, 1; the large goal piece stands apart.
const std::string kCorner = "goal Z 0,2\nboard\naB..\n..b.\n..ZZ\n..ZZ\n";

}  // namespace

class KlotskiViewTest : public QObject {
  Q_OBJECT

  static void looks() {
    const auto row = testing::columns<int, int>("style", "theme");
    for (int style = 0; style < kPieceStyles; ++style)
      for (const ThemeKind theme : kThemeKinds)
        row(testing::rowName("%d %s", style, qPrintable(themeName(theme))), style, static_cast<int>(theme));
  }

 private Q_SLOTS:
  // ---- Dragging ------------------------------------------------------------------------------------------------------------

  // The piece is seen where the hand has it, between two cells.
  void aPieceFollowsTheHand() {
    ShownKlotski shown;
    const QColor floor = shown.colourAt(1.5, 4.9);
    shown.press(shown.middle({0, 4}));
    shown.move(shown.pixel(1.0, 4.5));
    QVERIFY(differenceOf(shown.colourAt(1.4, 4.9), floor) > 60);  // it is half there
    QVERIFY(differenceOf(shown.colourAt(1.7, 4.9), floor) < 60);
    shown.move(shown.pixel(1.4, 4.5));
    QVERIFY(differenceOf(shown.colourAt(1.7, 4.9), floor) > 60);
    QVERIFY(shown.wanted.empty());
    shown.release(shown.pixel(1.4, 4.5));
    QVERIFY(shown.anchorOf(shown.pieceAt({1, 4})) == (Point{1, 4}));
    QCOMPARE(shown.wanted.size(), std::size_t{1});
  }

  // Another board comes under a pointer that rests: the piece of the one before is not told any longer.
  void theHoveredPieceIsOfTheBoard() {
    ShownKlotski shown;
    std::vector<std::optional<int>> told;
    QObject::connect(&shown.view, &KlotskiView::pieceHovered, &shown.view,
                     [&](std::optional<int> piece) { told.push_back(piece); });
    shown.move(shown.view.rect().center() + QPoint(3, 3));
    QVERIFY(!told.empty() && told.back());
    shown.view.setBoard(klotski::readBoard("goal A 0,0\nboard\n...\n...\nA..\n", "test"));
    QVERIFY(!told.back());
    const std::size_t count = told.size();
    shown.view.setBoard(klotski::readBoard("goal B 0,0\nboard\n...\n...\nB..\n", "test"));
    QCOMPARE(told.size(), count);
  }

  void illegalDragsDoNothing_data() {
    const auto row = testing::columns<int, int>("x", "y");
    row("into the frame", -2, 4);
    row("into a piece", 0, 1);
    row("away from the window", 0, 40);
  }
  void illegalDragsDoNothing() {
    FETCH(int, x, y);
    ShownKlotski shown;
    const QImage before = shown.picture();
    shown.drag({{0, 4}, {x, y}, {x, y}});
    QVERIFY(shown.wanted.empty());
    QVERIFY(shown.view.position() == shown.view.board().opening());
    shown.view.setCursorPiece(std::nullopt);
    QCOMPARE(shown.picture(), before);
  }
  void lettingGoSnaps_data() {
    const auto row = testing::columns<double, int>("at", "expected");
    row("nearly nothing", 0.3, 0);
    row("more than half", 0.6, 1);
    row("nearly two", 1.8, 2);
  }
  void lettingGoSnaps() {
    FETCH_ALL((double, at), (int, expected));
    ShownKlotski shown;
    const int piece = shown.pieceAt({0, 4});
    shown.press(shown.middle({0, 4}));
    shown.move(shown.pixel(0.5 + at, 4.5));
    shown.release(shown.pixel(0.5 + at, 4.5));
    QCOMPARE(shown.anchorOf(piece).x, expected);
    QCOMPARE(shown.wanted.size(), std::size_t(expected > 0));
  }

  void escapePutsItBack() {
    ShownKlotski shown;
    shown.press(shown.middle({0, 4}));
    shown.move(shown.middle({2, 4}));
    shown.key(Qt::Key_Escape);
    shown.release(shown.middle({2, 4}));
    QVERIFY(shown.wanted.empty());
  }

  // Who plays may say no.
  void aSlideThatNobodyPlaysGoesBack() {
    ShownKlotski shown;
    shown.plays = false;
    const QImage before = shown.picture();
    shown.drag({{0, 4}, {2, 4}});
    QCOMPARE(shown.wanted.size(), std::size_t{1});
    shown.view.setCursorPiece(std::nullopt);
    QCOMPARE(shown.picture(), before);
  }

  void whatIsOnlyLookedAtDoesNotMove() {
    ShownKlotski shown;
    shown.view.setPlayable(false);
    shown.drag({{0, 4}, {2, 4}});
    shown.key(Qt::Key_Return);
    shown.key(Qt::Key_Right);
    QVERIFY(shown.wanted.empty());
    shown.key(Qt::Key_Space);
    QCOMPARE(shown.spaces, 1);
  }

  // ---- By keyboard -----------------------------------------------------------------------------------------------------------

  void tabGoesThroughAllPiecesAndOn() {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* view = new KlotskiView;
    auto* after = new QLineEdit;
    column->addWidget(view);
    column->addWidget(after);
    view->setBoard(klotski::readBoard(kClassic, "test"));
    window.resize(400, 500);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
    view->setFocus();
    std::vector<int> seen;
    for (int i = 0; i < view->board().pieceCount(); ++i) {
      QTest::keyClick(view, Qt::Key_Tab);
      QVERIFY(view->hasFocus() && view->cursorPiece());
      seen.push_back(*view->cursorPiece());
    }
    std::ranges::sort(seen);
    QVERIFY(std::ranges::adjacent_find(seen) == seen.end());
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(after->hasFocus());
    QTest::keyClick(after, Qt::Key_Backtab);
    QVERIFY(view->hasFocus());
    QCOMPARE(*view->cursorPiece(), view->board().pieceAt(view->position(), {3, 4}));
  }

  void theFocusedPieceIsSeen() {
    ShownKlotski shown;
    const QImage before = shown.picture();
    shown.view.setCursorPiece(shown.pieceAt({1, 2}));
    const QImage marked = shown.picture();
    QVERIFY(marked != before);
    shown.key(Qt::Key_Return);
    QVERIFY(shown.picture() != marked);
  }

  void thePieceIsToldToScreenReaders() {
    ShownKlotski shown;
    QAccessible::setActive(true);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(face);
    QCOMPARE(face->text(QAccessible::Name), u"Klotski board"_s);
    shown.view.setCursorPiece(shown.pieceAt({0, 4}));
    const QString said = face->text(QAccessible::Value);
    QVERIFY2(said.contains(u"Soldier"_s) && said.contains(u"column 0, row 4"_s) &&
                 said.contains(u"right"_s) && !said.contains(u"left"_s),
             qPrintable(said));
    QAccessible::setActive(false);
  }

  // ---- Motion ----------------------------------------------------------------------------------------------------------------

  void aSlideTravelsAndCanBeCutShort() {
    ShownKlotski shown;
    shown.view.setMotionSpeed(0.01);
    const klotski::Position to =
        shown.view.board().slid(shown.view.position(), shown.pieceAt({0, 4}), {2, 4});
    const QImage before = shown.picture();
    shown.view.showPosition(to);
    QVERIFY(shown.view.isMoving());
    QCOMPARE(shown.finished, 0);
    QCOMPARE(shown.picture(), before);  // it begins where it was
    shown.view.finishMotion();
    QVERIFY(!shown.view.isMoving());
    QCOMPARE(shown.finished, 1);
    QVERIFY(shown.picture() != before);
  }
  // ---- What is seen ------------------------------------------------------------------------------------------------------------

  void piecesExitAndFloorAreTold_data() { looks(); }
  void piecesExitAndFloorAreTold() {
    FETCH(int, style, theme);
    ShownKlotski shown(kClassic, static_cast<ThemeKind>(theme));
    shown.view.setLook({.style = static_cast<PieceStyle>(style), .names = PieceNameStyle::None});
    const QImage picture = shown.picture();
    const auto at = [&](double x, double y) { return picture.pixelColor(shown.pixel(x, y)); };
    const QColor large = at(2.4, 1.4), wide = at(2.4, 2.5), tall = at(0.5, 1.4), small = at(1.5, 3.5),
                 floor = at(1.6, 4.3), frame = at(0.5, 5.2), exit = at(1.25, 5.1);
    const std::vector<QColor> all{large, wide, tall, small, floor};
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        QVERIFY2(differenceOf(all[i], all[k]) > 24, qPrintable(all[i].name() + all[k].name()));
    QVERIFY2(differenceOf(frame, exit) > 24, qPrintable(frame.name() + exit.name()));
    // Two pieces side by side have an edge between them.
    QVERIFY(differenceOf(at(0.5, 2.0), at(0.5, 1.5)) > 24);
  }

  void namesAreReadable_data() {
    QTest::addColumn<int>("width");
    for (const int width : {120, 200, 320, 640}) QTest::addRow("%d", width) << width;
  }
  void namesAreReadable() {
    QFETCH(int, width);
    ShownKlotski shown;
    shown.view.resize(width, width * 6 / 5);
    for (const PieceNameStyle style :
         {PieceNameStyle::ByLanguage, PieceNameStyle::Chinese, PieceNameStyle::Letters}) {
      shown.view.setLook({.names = PieceNameStyle::None});
      const QImage bare = shown.picture();
      shown.view.setLook({.names = style});
      const QImage named = shown.picture();
      for (int piece = 0; piece < shown.view.board().pieceCount(); ++piece) {
        int inked = 0;
        for (const Point cell : shown.view.board().pieces()[static_cast<std::size_t>(piece)].cells) {
          const Point p = shown.anchorOf(piece) + cell;
          const QRect box(shown.pixel(p.x, p.y), shown.pixel(p.x + 1, p.y + 1));
          inked += testing::countApart(bare.copy(box), named.copy(box), 100);
        }
        QVERIFY2(inked > 12, qPrintable(shown.view.pieceName(piece).full));
      }
    }
  }

  // The share of the ink that a name has of its place is the same at all sizes: large ones are not thinner.
  void namesAreAsBoldAtAnySize() {
    const auto inked = [](int width) {
      ShownKlotski shown;
      shown.view.resize(width, width * 6 / 5);
      shown.view.setLook({.style = PieceStyle::Flat, .names = PieceNameStyle::None});
      const QImage bare = shown.picture();
      shown.view.setLook({.style = PieceStyle::Flat, .names = PieceNameStyle::Chinese});
      const QImage named = shown.picture();
      const QRect box(shown.pixel(0, 4), shown.pixel(1, 5));  // a soldier
      return testing::countApart(bare.copy(box), named.copy(box), 100) / double(box.width() * box.height());
    };
    const double small = inked(250), large = inked(900);
    QVERIFY2(large > 0.8 * small && large < 1.25 * small, qPrintable(u"%1 and %2"_s.arg(small).arg(large)));
  }

  void theLargeOneIsCaoCao() {
    ShownKlotski shown;
    shown.view.setLook({.names = PieceNameStyle::Chinese});
    QCOMPARE(shown.view.pieceName(shown.pieceAt({1, 0})).text, u"曹操"_s);
    QCOMPARE(shown.view.pieceName(shown.pieceAt({1, 2})).text, u"关羽"_s);
    QStringList others;
    for (const Point p : {Point{0, 0}, Point{3, 0}, Point{0, 2}, Point{3, 2}})
      others << shown.view.pieceName(shown.pieceAt(p)).text;
    QCOMPARE(others, (QStringList{u"张飞"_s, u"赵云"_s, u"马超"_s, u"黄忠"_s}));
    QCOMPARE(shown.view.pieceName(shown.pieceAt({1, 3})).text, u"兵"_s);
    // Soldiers are told apart where they are spoken of.
    QVERIFY(shown.view.pieceName(shown.pieceAt({1, 3})).full !=
            shown.view.pieceName(shown.pieceAt({2, 3})).full);
  }

  void aHintIsSeen() {
    ShownKlotski shown;
    const QImage before = shown.picture();
    shown.view.setHint(KlotskiHint{shown.pieceAt({0, 4}), std::nullopt});
    const QImage piece = shown.picture();
    QVERIFY(piece != before);
    shown.view.setHint(KlotskiHint{shown.pieceAt({0, 4}), Point{2, 4}});
    QVERIFY(shown.picture() != piece);
    shown.view.setPosition(shown.view.board().opening());
    QCOMPARE(shown.picture(), before);
  }

  // ---- Outlines ------------------------------------------------------------------------------------------------------------------

  void anIrregularPieceIsOneOutline() {
    const QPainterPath corner = outlineOf({{0, 0}, {1, 0}, {0, 1}}, {0, 0}, 10, 1, 2);
    QCOMPARE(corner.toSubpathPolygons().size(), qsizetype{1});
    QVERIFY(corner.contains(QPointF(10, 5)));  // no gap between its cells
    QVERIFY(corner.contains(QPointF(5, 10)));
    QVERIFY(!corner.contains(QPointF(15, 15)));
    QVERIFY(!corner.contains(QPointF(19.5, 5)) && corner.contains(QPointF(18.5, 5)));
    const QPainterPath ring =
        outlineOf({{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}, {0, 0}, 10, 1, 2);
    QCOMPARE(ring.toSubpathPolygons().size(), qsizetype{2});
    QVERIFY(!ring.contains(QPointF(15, 15)) && !ring.contains(QPointF(19.5 + 0.2, 15)));
    QVERIFY(ring.contains(QPointF(15, 8)) && ring.contains(QPointF(25, 15)));
  }
};

SEARCHLIGHT_TEST(KlotskiViewTest)
#include "klotski_view_test.moc"
