// tests/widgets/compare_panes_test.cpp: panes by themselves: their buttons, and what a pane that goes leaves to the others; what the table of a
// comparison does where there is little room.
#include "widgets/compare/compare_panes.h"
#include "tests/test_main.h"
#include "tests/widgets/compare_rows.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/board_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/tables/quiet_table.h"

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
    if (button->toolTip() == "Remove this search"_L1) return button;
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
    pane.setTitle(u"A name as wide as the pane it has"_s);
    QVERIFY(removeButton(pane)->isHidden());
    pane.setTitle(u"A*"_s);
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
    const QString begin = u"recorded-by-the-other-program-on-the-map-of-the-"_s,
                  end = u"-with-weights-and-eight-neighbours-and-the-octile-heuristic.trace.json"_s;
    const QString names[]{begin + u"arena"_s + end, begin + u"valley"_s + end};
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

  // Room for the arrow of the column that sorts, and for no other one's: the last column must not be cut for arrows
  // that nobody sees.
  void onlyTheSortingColumnHasAnArrow() {
    CompareModel model;
    CompareView view(&model);
    const int plain = view.leastWidth();
    view.horizontalHeader()->setSortIndicator(static_cast<int>(CompareColumn::Cost), Qt::AscendingOrder);
    QCOMPARE(view.leastWidth(), plain + QuietHeader::kArrowRoom);
    view.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    QCOMPARE(view.leastWidth(), plain);
  }

  void theChosenRowHasABarAndTextsStandOffTheirEdges() {
    CompareModel model;
    model.setRows({testing::solved(1, 5, true), testing::solved(2, 6, false)});
    CompareView view(&model);
    view.resize(1200, 200);
    view.fitColumns();
    view.showRow(1);
    const QImage seen = view.viewport()->grab().toImage();
    const QColor base = view.palette().color(QPalette::Base);
    const auto at = [&](int row, int x) {
      return seen.pixelColor(x, view.visualRect(model.index(row, 0)).center().y());
    };
    for (int x = 0; x < 4; ++x) {
      QCOMPARE(at(1, x), view.palette().color(QPalette::Link));
      QCOMPARE(at(0, x), base);
    }
    QCOMPARE(at(1, 6), base);  // no other ground, no other ink
    for (const int row : {0, 1})
      for (int x = 4; x < 12; ++x) QCOMPARE(at(row, x), base);
    QVERIFY(at(0, 12) != base);
  }

  // As wide as they are where there is nothing to spare, and no text is cut for a fraction of a pixel.
  void figuresAreWholeInTheLeastWidth() {
    CompareModel model;
    model.setRows({testing::solved(1, 141.87, true, 2739), testing::solved(2, 156.36, false, 612)});
    CompareView view(&model);
    view.resize(view.leastWidth() + 2 * view.frameWidth(), 200);
    view.show();
    view.fitColumns();
    for (int row = 0; row < 2; ++row)
      for (int column = 1; column < kCompareColumns; ++column) {
        const QModelIndex index = model.index(row, column);
        const double text = QFontMetricsF(view.font()).horizontalAdvance(index.data().toString());
        QVERIFY2(view.isColumnHidden(column) || text + 24 <= view.columnWidth(column),
                 qPrintable(index.data().toString()));
      }
  }

  // Which are there to tell searches of one algorithm apart.
  void optionsOutliveTheAlgorithm() {
    const QFontMetrics metrics{QFont()};
    const QString name = u"Weighted A* · 2 · Octile"_s;
    const auto cutTo = [&](const QString& least) {
      return distinctElided(name, {}, metrics, metrics.horizontalAdvance(least) + 2);
    };
    const QString cut = cutTo(u"Weight… · 2 · Octile"_s);
    QVERIFY2(cut.startsWith(u"Wei"_s) && cut.endsWith(u"… · 2 · Octile"_s), qPrintable(cut));
    QVERIFY(cutTo(u"W · 2 · Octile"_s).contains(u'…'));
    QCOMPARE(cutTo(name), name);
    const QString bare =
        distinctElided(u"Greedy best-first"_s, {}, metrics, metrics.horizontalAdvance(u"Greedy be…"_s) + 1);
    QVERIFY2(bare.startsWith(u"Greedy"_s) && bare.endsWith(u'…'), qPrintable(bare));
  }

  void reopeningsHaveAColumnWhereThereAreAny() {
    CompareModel model;
    std::vector<CompareRow> rows{testing::solved(1, 5, true), testing::solved(2, 6, false)};
    model.setRows(rows);
    QVERIFY(!model.hasColumn(CompareColumn::Reopened));
    rows[1].stats.reopened = 3;
    model.setRows(rows);
    QVERIFY(model.hasColumn(CompareColumn::Reopened));
  }

  // Recordings are often called alike but for a word in the middle.
  void cutTitlesAreToldApart() {
    const QFontMetrics metrics{QFont()};
    const QString name = u"recorded-on-the-harbour-map-%1-of-the-second-run.trace.yaml"_s;
    const QString one = name.arg(u"alpha"_s), other = name.arg(u"beta"_s);
    const int width = metrics.horizontalAdvance(one) / 3;
    QCOMPARE(metrics.elidedText(one, Qt::ElideMiddle, width),
             metrics.elidedText(other, Qt::ElideMiddle, width));
    const QString first = distinctElided(one, {one, other}, metrics, width),
                  second = distinctElided(other, {one, other}, metrics, width);
    QVERIFY(testing::startsWith(first, u"…alpha"_s));
    QVERIFY(testing::startsWith(second, u"…beta"_s));
    QVERIFY(metrics.horizontalAdvance(first) <= width && metrics.horizontalAdvance(second) <= width);
    // What is alone, or has its room, is as it was.
    QCOMPARE(distinctElided(one, {one}, metrics, width), metrics.elidedText(one, Qt::ElideMiddle, width));
    QCOMPARE(distinctElided(one, {one, other}, metrics, 10'000), one);
  }
};

SEARCHLIGHT_TEST(ComparePanesTest)
#include "compare_panes_test.moc"
