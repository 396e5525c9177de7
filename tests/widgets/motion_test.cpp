// tests/widgets/motion_test.cpp: what moves by itself on boards and over them: it ends where it would be without motion, by any key
// at once, and where the user or the system wants none nothing moves.
#include "core/lines/route.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_klotski.h"
#include "tests/widgets/shown_lines.h"
#include "tests/widgets/shown_sokoban.h"
#include "widgets/game/result_card.h"
#include "widgets/game/win_light.h"

using namespace searchlight::testing;

namespace {

// A system without animations says so by its style.
class StillStyle : public QProxyStyle {
 public:
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    if (hint == SH_Widget_Animation_Duration) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
  }
};

// Motion as somebody has it; as it was, when it goes.
struct Wanted {
  explicit Wanted(bool isWanted) { motion::setWanted(isWanted); }
  ~Wanted() { motion::setWanted(true); }
  Wanted(const Wanted&) = delete;
  Wanted& operator=(const Wanted&) = delete;
};

// A box is home, and another one is to be pushed.
sokoban::Board halfHome() {
  return sokobanBoard({"########", "#      #", "# @$   #", "#   *  #", "#    . #", "########"});
}

enum class Off { Nothing, User, System, Speed };

// Another window of the program, with a field and a shortcut.
struct Elsewhere {
  QWidget window;
  QLineEdit field{&window};
  QAction action{&window};
  int done = 0;

  Elsewhere() {
    action.setShortcut(Qt::CTRL | Qt::Key_J);
    window.addAction(&action);
    QObject::connect(&action, &QAction::triggered, &window, [this] { ++done; });
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
    field.setFocus();
  }
};

// What moves on this board, however it was begun, is where it was going as soon as a key goes down anywhere; and the key does what
// it does. `rest` shows the end without motion.
void endsWithAnyKey(QWidget& board, const std::function<bool()>& isMoving, const std::function<void()>& begin,
                    const std::function<void()>& rest) {
  rest();
  const QImage atRest = board.grab().toImage();
  Elsewhere elsewhere;
  begin();
  QVERIFY(isMoving());
  QVERIFY(board.grab().toImage() != atRest);
  QTest::keyClick(&elsewhere.field, Qt::Key_X);
  QVERIFY(!isMoving());
  QCOMPARE(board.grab().toImage(), atRest);
  QCOMPARE(elsewhere.field.text(), u"x"_s);
  begin();
  QVERIFY(isMoving());
  QTest::keyClick(&elsewhere.field, Qt::Key_J, Qt::ControlModifier);
  QVERIFY(!isMoving());
  QCOMPARE(board.grab().toImage(), atRest);
  QCOMPARE(elsewhere.done, 1);
  begin();
  QTest::mouseClick(&elsewhere.field, Qt::LeftButton);  // no key
  QVERIFY(isMoving());
}

}  // namespace

class MotionTest : public QObject {
  Q_OBJECT

  static void everyPathOff() {
    QTest::addColumn<int>("off");
    QTest::newRow("on") << int(Off::Nothing);
    QTest::newRow("off for the program") << int(Off::User);
    QTest::newRow("off in the system") << int(Off::System);
    QTest::newRow("off for the game") << int(Off::Speed);
  }
  // The board with motion as this row has it.
  static void prepare(BoardCanvas& view, Off off, StillStyle& still) {
    view.setMotionSpeed(off == Off::Speed ? 0 : 0.05);  // so slowly that it is met in its middle
    motion::setWanted(off != Off::User);
    if (off == Off::System) view.setStyle(&still);
  }

 private Q_SLOTS:
  void cleanup() { motion::setWanted(true); }

  // Light over what was won: seen once, ended by any key, and then the board is what it was.
  void whatWasWonIsLit() {
    ShownSokoban shown(halfHome());
    WinLight light(&shown.view);
    const QRectF box(40, 40, 60, 60);
    const WinLight::Shape shape = [&] {
      QPainterPath path;
      path.addRect(box);
      return path;
    };
    endsWithAnyKey(
        shown.view, [&] { return light.isShining(); },
        [&] {
          light.begin(shape);
          QTest::qWait(30);  // it begins with nothing
        },
        [] {});
    light.end();
    // The rest falls back, and what shines does not.
    const QImage before = shown.picture();
    light.begin(shape);
    const auto at = [](const QImage& image, QPointF p) { return image.pixelColor(p.toPoint()).lightness(); };
    const QPointF outside(shown.view.width() - 5, shown.view.height() - 5);
    QTRY_VERIFY(!light.isShining() || at(shown.picture(), outside) < at(before, outside));
    QTRY_VERIFY(!light.isShining());
    QCOMPARE(shown.picture(), before);
  }
  void noLightWhereNothingMoves() {
    ShownSokoban shown(halfHome());
    WinLight light(&shown.view);
    light.begin([] { return QPainterPath(); });  // nothing was won
    QVERIFY(!light.isShining());
    motion::setWanted(false);
    light.begin([] {
      QPainterPath path;
      path.addRect(0, 0, 20, 20);
      return path;
    });
    QVERIFY(!light.isShining());
  }

  void aSlideEndsWithAnyKey() {
    ShownKlotski shown;
    shown.view.setMotionSpeed(0.05);
    const klotski::Position before = shown.view.position();
    const klotski::Position after = shown.view.board().slid(before, shown.pieceAt({1, 3}), {1, 4});
    QVERIFY(after != before);
    endsWithAnyKey(
        shown.view, [&] { return shown.view.isMoving(); },
        [&] {
          shown.view.setPosition(before);
          shown.view.showPosition(after);
        },
        [&] { shown.view.setPosition(after); });
  }

  // The worker's walk is as long as it likes.
  void aPushEndsWithAnyKey() {
    ShownSokoban shown(hall());
    shown.view.setMotionSpeed(0.05);
    const sokoban::Position before = shown.game.state();
    const HistoryPosition first = shown.game.history().position();
    const std::vector<Direction> steps(3, sokoban::kStraight[2]);
    QVERIFY(sokoban::walk(shown.game, steps) > 0);
    const auto changes = sokoban::changesBetween(shown.game, first, shown.game.history().position());
    endsWithAnyKey(
        shown.view, [&] { return shown.view.isMoving(); },
        [&] {
          shown.view.setPosition(before, sokoban::kStraight[2]);
          shown.view.showChanges(changes, false, shown.game.state(), sokoban::facing(shown.game));
        },
        [&] { shown.view.setPosition(shown.game.state(), sokoban::facing(shown.game)); });
  }

  void aBallsWalkEndsWithAnyKey() {
    ShownLines shown;
    shown.view.setMotionSpeed(0.05);
    const lines::Position before = closedIn();
    lines::Position after = before;
    const std::vector<Point> way = lines::findRoute(before.board, {kFree, kEmpty}).cells;
    const lines::Turn turn = lines::play(after, lines::Settings{}, {kFree, kEmpty});
    endsWithAnyKey(
        shown.view, [&] { return shown.view.isMoving(); },
        [&] { shown.view.showTurn(before, turn, way, after); }, [&] { shown.view.setPosition(after); });
  }

  // A key that makes the next move ends the last one, and not its own.
  void aHeldKeyMovesOn() {
    ShownSokoban shown(hall());
    shown.view.setMotionSpeed(0.05);
    for (int i = 1; i <= 3; ++i) {
      shown.key(Qt::Key_Right);
      QCOMPARE(shown.made().size(), i);
      QCOMPARE(shown.finished, i - 1);
      QVERIFY(shown.view.isMoving());
    }
  }

  // A card comes in; a key finds it whole, and is the card's or the board's as ever.
  void aCardComesIn_data() { testing::columns<bool>("isWanted")("with motion", true)("without", false); }
  void aCardComesIn() {
    QFETCH(bool, isWanted);
    const Wanted wanted(isWanted);
    QWidget board;
    board.setFocusPolicy(Qt::StrongFocus);
    board.resize(500, 400);
    ResultCard card(&board);
    QAction next(u"Next"_s);
    int nexts = 0;
    connect(&next, &QAction::triggered, this, [&] { ++nexts; });
    card.setActions({&next});
    board.show();
    QVERIFY(QTest::qWaitForWindowActive(&board, 60'000));
    board.setFocus();
    const GameResult result{.title = u"Solved"_s, .played = u"3 moves"_s, .sentence = {}};
    card.tell(result);
    QCOMPARE(Entrance::isUnderWay(card), isWanted);
    const QImage first = board.grab().toImage();
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(nexts, 1);
    QVERIFY(!Entrance::isUnderWay(card));
    const QImage whole = board.grab().toImage();
    QCOMPARE(first == whole, !isWanted);
    // What is seen already does not come in again.
    card.tell(result);
    QVERIFY(!Entrance::isUnderWay(card));
    // By itself it ends as it does by a key, and a card that goes meanwhile takes its motion with it.
    card.hide();
    card.tell(result);
    QTRY_VERIFY(!Entrance::isUnderWay(card));
    QCOMPARE(board.grab().toImage(), whole);
    card.hide();
    card.tell(result);
    card.hide();
    QVERIFY(!Entrance::isUnderWay(card));
  }
};

SEARCHLIGHT_TEST(MotionTest)
#include "motion_test.moc"
