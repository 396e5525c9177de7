// tests/widgets/compare_panes_test.cpp: panes by themselves: their buttons, and what a pane that goes leaves to the others.
#include "widgets/compare/compare_panes.h"

#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/board_view.h"
#include "widgets/run/solver.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

class Board : public BoardView {
 public:
  Board() : BoardView(std::make_unique<testing::ToyGround>()) {
    setBoard(testing::kToyColumns, testing::kToyRows);
  }
  // The only way to see where it is pointed at from elsewhere.
  QImage picture() { return grab().toImage(); }
};

struct Scene {
  Solver solver;
  ComparePanes panes;

  explicit Scene(int count) {
    panes.resize(900, 500);
    for (int i = 0; i < count; ++i) panes.insert(panes.panes().size(), new ComparePane(new Board, &solver));
    panes.show();
    panes.activateWindow();
  }
  ComparePane& pane(std::size_t i) { return *panes.panes()[i]; }
  Board& board(std::size_t i) { return static_cast<Board&>(pane(i).board()); }
  void point(std::size_t i, Point cell) {
    Board& b = board(i);
    QTest::mouseMove(&b, b.viewport().centreOf(cell).toPoint());
  }
};

const QToolButton* removeButton(const ComparePane& pane) {
  for (const QToolButton* button : pane.findChildren<QToolButton*>())
    if (button->toolTip() == QLatin1String("Remove this search")) return button;
  return nullptr;
}

}  // namespace

class ComparePanesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // A wide board that fits is largest in panes below each other; zoomed beyond them it is seen in squarer ones, and back.
  void panesFollowZoomCountAndSize() {
    Scene scene(2);
    scene.panes.resize(700, 700);
    scene.panes.forEachBoard([](BoardView& board) { board.setBoard(60, 20); });
    scene.panes.arrange();
    const auto isBeside = [&](std::size_t i) { return scene.pane(i).y() == scene.pane(0).y(); };
    QVERIFY(!isBeside(1));
    scene.panes.resize(1800, 300);
    QTRY_VERIFY(isBeside(1));
    scene.panes.resize(700, 700);
    QTRY_VERIFY(!isBeside(1));
    scene.panes.insert(2, new ComparePane(new Board, &scene.solver));
    scene.panes.insert(3, new ComparePane(new Board, &scene.solver));
    scene.panes.forEachBoard([](BoardView& board) { board.setBoard(60, 10); });
    scene.panes.arrange();
    QVERIFY(!isBeside(1));
    for (int i = 0; i < 12; ++i) scene.board(0).zoomIn();
    QVERIFY(isBeside(1) && !isBeside(2));
    QCOMPARE(scene.board(3).viewport().cellSide(), scene.board(0).viewport().cellSide());
    scene.board(2).fit();
    QVERIFY(!isBeside(1));
    scene.panes.remove(scene.panes.panes().back());
    scene.panes.remove(scene.panes.panes().back());
    QVERIFY(!isBeside(1));
  }

  // Where there is no room for buttons on every pane the chosen one can be taken away, as soon as it is chosen.
  void aNarrowPaneHasItsButtonWhenChosen() {
    Solver solver;
    ComparePane pane(new Board, &solver);
    pane.resize(200, 200);
    pane.show();
    QVERIFY(removeButton(pane)->isHidden());
    pane.setChosen(true);
    QVERIFY(!removeButton(pane)->isHidden());
    // The name goes before it: the command is in a menu, too.
    pane.setTitle(QStringLiteral("A name as wide as the pane it has"));
    QVERIFY(removeButton(pane)->isHidden());
    pane.setTitle(QStringLiteral("A*"));
    QVERIFY(!removeButton(pane)->isHidden());
    pane.setChosen(false);
    QVERIFY(removeButton(pane)->isHidden());
  }

  // Their boards are, too, whatever is left over of the room.
  void panesAreOfOneSize() {
    Scene s(4);
    for (int width = 900; width < 908; ++width) {
      s.panes.resize(width, 503);
      for (const std::size_t i : {1, 2, 3}) {
        QCOMPARE(s.pane(i).size(), s.pane(0).size());
        QCOMPARE(s.board(i).viewport().cellSide(), s.board(0).viewport().cellSide());
      }
    }
  }

  // One that has more to tell in as much room makes all of them brief, and none is cut.
  void tagsAreBriefAlike() {
    Scene s(2);
    const auto tag = [&](std::size_t i, const char* name) {
      return s.pane(i).findChild<QWidget*>(QLatin1String(name));
    };
    s.panes.forEachBoard([](BoardView& board) { board.setBoard(10, 20); });
    const ComparePane::Finish first{.place = 1, .by = StepUnit::Event, .figure = 12, .isOptimal = true},
        second{.place = 2, .by = StepUnit::Event, .figure = 123'456'789, .excess = 0.5};
    const auto finish = [&] {
      s.pane(0).setFinish(first);
      s.pane(1).setFinish(second);
      s.panes.arrange();
    };
    s.panes.resize(2000, 400);
    finish();
    QCOMPARE(s.pane(1).brevity(), 0);
    const int whole = tag(0, "rank")->width();
    int before = 0;
    for (int width = 900; width >= 180; width -= 20) {
      s.panes.resize(width, 400);
      finish();
      QVERIFY(s.pane(1).brevity() >= before);
      before = s.pane(1).brevity();
      QCOMPARE(tag(0, "rank")->width() < whole, before >= 2);  // the words go, and then the figure
      for (const char* name : {"rank", "cost"})
        for (const std::size_t i : {0, 1})
          QVERIFY2(tag(i, name)->isHidden() ||
                       tag(i, name)->geometry().right() < tag(i, name)->parentWidget()->width(),
                   name);
    }
    QVERIFY(before >= 4);
    s.panes.resize(2000, 400);
    s.panes.arrange();
    QCOMPARE(tag(0, "rank")->width(), whole);
  }

  // Whoever hears of a choice finds the panes as they are then, numbers included.
  void theNextIsChosenOnce_data() {
    QTest::addColumn<int>("gone");
    QTest::addColumn<int>("number");  // of the pane that is chosen then
    QTest::newRow("first") << 0 << 1;
    QTest::newRow("second") << 1 << 2;
    QTest::newRow("last") << 2 << 2;
  }
  void theNextIsChosenOnce() {
    FETCH(int, gone, number);
    Scene s(3);
    QVERIFY(QTest::qWaitForWindowActive(&s.panes, 60'000));
    ComparePane& pane = s.pane(static_cast<std::size_t>(gone));
    pane.board().setFocus();
    QCOMPARE(s.panes.chosen(), &pane);
    QList<int> told;
    connect(&s.panes, &ComparePanes::chosenChanged, this, [&] { told << s.panes.chosen()->number(); });
    s.panes.remove(&pane);
    QCOMPARE(told, QList<int>{number});
    QCOMPARE(s.panes.chosen()->number(), number);
    QVERIFY(s.panes.chosen()->board().hasFocus());
  }

  // Long names that differ in their middle are cut so that they can be told apart.
  void namesThatAreCutDiffer() {
    Scene s(2);
    const QString begin = QStringLiteral("recorded-by-the-other-program-on-the-map-of-the-"),
                  end = QStringLiteral(
                      "-with-weights-and-eight-neighbours-and-the-octile-heuristic.trace.json");
    const QString names[]{begin + QStringLiteral("arena") + end, begin + QStringLiteral("valley") + end};
    for (const std::size_t i : {0, 1}) {
      s.pane(i).setTitle(names[i], names[i]);
      s.pane(i).setOthers({names[1 - i]});
    }
    const auto shown = [&](std::size_t i) {
      for (const QLabel* label : s.pane(i).findChildren<QLabel*>())
        if (label->text().contains(u'…')) return label->text();
      return QString();
    };
    QVERIFY(!shown(0).isEmpty() && !shown(1).isEmpty());
    QVERIFY2(shown(0) != shown(1), qPrintable(shown(0)));
  }

  void thePointerGoesWithItsPane() {
    Scene s(3);
    QVERIFY(QTest::qWaitForWindowActive(&s.panes, 60'000));
    const QImage bare = s.board(0).picture();
    s.point(1, {2, 2});
    QTRY_VERIFY(s.board(1).hoveredCell() == (Point{2, 2}));
    QVERIFY(s.board(0).picture() != bare);
    std::vector<std::pair<ComparePane*, std::optional<Point>>> told;
    connect(&s.panes, &ComparePanes::hovered, this,
            [&](ComparePane* pane, std::optional<Point> cell) { told.emplace_back(pane, cell); });
    s.panes.remove(&s.pane(1));
    QCOMPARE(told.size(), std::size_t{1});
    QVERIFY(!told[0].first && !told[0].second);
    for (const std::size_t i : {0, 1}) {
      const QImage after = s.board(i).picture();
      s.board(i).setPointedCell(std::nullopt);
      QCOMPARE(s.board(i).picture(), after);
    }
  }

  // One that is not pointed at takes nobody's pointer along.
  void thePointerElsewhereStays() {
    Scene s(3);
    QVERIFY(QTest::qWaitForWindowActive(&s.panes, 60'000));
    s.point(0, {2, 2});
    QTRY_VERIFY(s.board(0).hoveredCell() == (Point{2, 2}));
    QSignalSpy hovered(&s.panes, &ComparePanes::hovered);
    s.panes.remove(&s.pane(2));
    const QImage pointed = s.board(1).picture();
    s.board(1).setPointedCell(std::nullopt);
    QVERIFY(s.board(1).picture() != pointed);
    QCOMPARE(hovered.size(), 0);
  }
};

SEARCHLIGHT_TEST(ComparePanesTest)
#include "compare_panes_test.moc"
