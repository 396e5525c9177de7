// tests/app/node_plot_page_test.cpp: the plot of the nodes beside the board of every page: its command, what it lights, what is remembered.
#include "app/shell/program.h"
#include "core/setup/set_up.h"
#include "tests/app/program_window.h"
#include "tests/rows.h"
#include "tests/test_main.h"
#include "widgets/board/board_view.h"
#include "widgets/plot/node_plot.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tree/tree_panel.h"

using namespace searchlight;
using namespace searchlight::ui;

class NodePlotPageTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  WorkbenchPage& page() { return static_cast<WorkbenchPage&>(window().page()); }
  NodePlot& plot() { return *page().workbench().plot(); }
  bool isPlotSeen() { return page().workbench().plot() && page().workbench().plot()->isVisible(); }
  void openSetUp(const QString& name) {
    openAndSettle(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/glossary/%1.searchlight").arg(name));
  }
  void brushAll() {
    PlotView& view = *plot().view();
    const QRect area = view.picture().area().toRect();
    QTest::mousePress(&view, Qt::LeftButton, {}, area.topLeft() + QPoint(1, 1));
    QTest::mouseMove(&view, area.center());
    QTest::mouseMove(&view, area.bottomRight() - QPoint(1, 1));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, area.bottomRight() - QPoint(1, 1));
    settle();
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void standsBesideEveryBoard_data() {
    testing::columns<QString>("setUp")("map lab", "a-star")("depth-first", "depth-first")("IDA*", "ida-star")(
        "both sides", "bidirectional")("Klotski", "placement")("Sokoban", "dead-square")("pushes", "push");
  }
  void standsBesideEveryBoard() {
    QFETCH(const QString, setUp);
    openSetUp(setUp);
    QVERIFY(!isPlotSeen());
    QTest::keyClick(&window(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(isPlotSeen() && command(Command::NodePlot)->isChecked());
    QVERIFY(plot().width() >= 200 && plot().height() >= 160);
    command(Command::SearchTree)->trigger();
    moveToEnd(page());
    settle();
    plot().setAxes("depth", "g");
    settle();
    const Plot& drawn = plot().view()->picture().plot();
    QVERIFY(!drawn.series.empty());
    // A click goes to the node in every part.
    const experiment::Dot dot = drawn.series.back().dots.back();
    QTest::mouseClick(plot().view(), Qt::LeftButton, {},
                      plot().view()->picture().at(dot.x, dot.y)->toPoint());
    const auto chosen = page().workbench().inspector().node();
    QVERIFY(chosen);
    const search::TracePlayer& player = page().search().player();
    QCOMPARE(player.node(*chosen).g, player.node(dot.row).g);
    // It is one of the pictures, and one of the places that F6 goes to.
    QVERIFY(std::ranges::any_of(page().pictures(), [](const PictureSource& source) {
      return source.kind == PictureSource::Kind::Plot;
    }));
    QVERIFY(std::ranges::any_of(page().focusStops(), [&](const Page::FocusStop& stop) {
      return stop.widget == page().workbench().plot();
    }));
    // A rectangle lights nodes on the board, where these are cells, and in the tree.
    TreeView& tree = *page().workbench().tree()->view();
    const QImage before = tree.grab().toImage();
    brushAll();
    QVERIFY(plot().lit() && plot().lit()->count > 0);
    const QImage lit = tree.grab().toImage();
    QVERIFY(lit != before);
    const bool isMap = page().id() == QLatin1String("map-lab");
    auto* board = page().findChild<BoardView*>();
    const auto isLit = [board] { return board && !board->scene().litCells.empty(); };
    QCOMPARE(isLit(), isMap);
    if (isMap)
      for (search::NodeId n = 0; n < plot().lit()->nodes.size(); ++n)
        if (plot().lit()->contains(n)) QVERIFY(board->scene().litCells[board->scene().search.cellOf(n)] == 1);
    QTest::keyClick(plot().view(), Qt::Key_Escape);
    QVERIFY(!isLit());
    QVERIFY(!plot().lit() && tree.grab().toImage() != lit);
    // What is selected ends with the plot.
    brushAll();
    QTest::keyClick(&window(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(!isPlotSeen() && !plot().lit() && !isLit());
  }

  // Of a map h* is known for all nodes, as the colours of the error have it.
  void knowsTheErrorOfAllCells() {
    openSetUp(QStringLiteral("a-star"));
    command(Command::NodePlot)->trigger();
    moveToEnd(page());
    plot().setAxes("g", "error");
    const auto drawn = [&] {
      std::size_t dots = 0;
      for (const PlotSeries& series : plot().view()->picture().plot().series) dots += series.dots.size();
      return dots;
    };
    std::size_t met = 0;
    const search::TracePlayer& player = page().search().player();
    for (search::NodeId n = 0; n < player.looks().size(); ++n)
      met += player.status(n) != search::NodeStatus::Unseen ? 1 : 0;
    QTRY_COMPARE(drawn(), met + player.route().size());
    for (const PlotSeries& series : plot().view()->picture().plot().series)
      for (const experiment::Dot& dot : series.dots) QVERIFY(dot.y >= 0);
  }

  // The page remembers it, and a workspace tells it.
  void isRemembered() {
    openSetUp(QStringLiteral("a-star"));
    command(Command::NodePlot)->trigger();
    plot().setAxes("f", "count");
    plot().setLogs({false, true});
    const Snapshot now = page().snapshot();
    const setup::SetUp told = now();
    const auto word = [&](const char* name) {
      const std::string* found = told.view.find(name);
      return found ? *found : std::string();
    };
    QCOMPARE(word("plot") + ' ' + word("plot-x") + ' ' + word("plot-y") + ' ' + word("plot-log"),
             std::string("yes f count y"));
    openProgram();
    openSetUp(QStringLiteral("breadth-first"));
    QVERIFY(isPlotSeen() && !plot().y());
    QVERIFY(plot().logs()[1]);
    plot().setLogs({true, false});
    command(Command::NodePlot)->trigger();
    QVERIFY(!isPlotSeen());
    QVERIFY(page().takeSetUp(told, QStringLiteral("told"), SetUpFrom::File).isTaken());
    settle();
    QVERIFY(isPlotSeen());
    QCOMPARE(plot().axes(), (std::array<std::string, 2>{"f", "count"}));
    setup::SetUp wrong = told;
    wrong.view.set("plot-x", "weight");
    QVERIFY(!page().takeSetUp(wrong, QStringLiteral("wrong"), SetUpFrom::File).isTaken());
  }

  void isWrittenAsATable() {
    openSetUp(QStringLiteral("a-star"));
    command(Command::NodePlot)->trigger();
    moveToEnd(page());
    plot().setAxes("depth", "count");
    settle();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("nodes.csv"));
    page().savePlotTo(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()).count(QLatin1Char('\n')),
             qsizetype(plot().view()->picture().plot().bars.size()) + 1);
  }

  // Beside several searches it is that of the one whose tables are shown; in a game there is none.
  void comesWithTheSearch() {
    openSetUp(QStringLiteral("a-star"));
    QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
    settle();
    command(Command::NodePlot)->trigger();
    QVERIFY(isPlotSeen());
    m_window->showPage(QStringLiteral("klotski"));
    settle();
    QVERIFY(!command(Command::NodePlot)->isEnabled());
  }
};

SEARCHLIGHT_TEST(NodePlotPageTest)
#include "node_plot_page_test.moc"
