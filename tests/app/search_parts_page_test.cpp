// tests/app/search_parts_page_test.cpp: what stands beside the board of every page when it is asked for, the search tree and the plot of the
// nodes: their commands, one selection, what they light, what is remembered of them.
#include "tests/app/program_window.h"
#include "tests/test_main.h"
#include "widgets/plot/node_plot.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tree/tree_panel.h"

class SearchPartsPageTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  WorkbenchPage& page() { return static_cast<WorkbenchPage&>(window().page()); }
  TreeView& tree() { return *page().workbench().tree()->view(); }
  NodePlot& plot() { return *page().workbench().plot(); }
  QWidget* part(bool isTree) {
    return isTree ? static_cast<QWidget*>(page().workbench().tree()) : page().workbench().plot();
  }
  bool isSeen(bool isTree) { return part(isTree) && part(isTree)->isVisible(); }
  void toggle(bool isTree) {
    QTest::keyClick(&window(), Qt::Key_F4, isTree ? Qt::NoModifier : Qt::ShiftModifier);
    QCOMPARE(command(isTree ? Command::SearchTree : Command::NodePlot)->isChecked(), isSeen(isTree));
  }
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
  static void addParts() { testing::columns<bool>("isTree")("tree", true)("plot", false); }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Each is one of the pictures, and one of the places that F6 goes to.
  void standBesideEveryBoard_data() {
    const auto row = testing::columns<QString, bool>("setUp", "isTree");
    for (const char* setUp :
         {"a-star", "depth-first", "ida-star", "bidirectional", "placement", "dead-square", "push"})
      for (const bool isTree : {true, false})
        row(testing::rowName("%s, %s", setUp, isTree ? "tree" : "plot"), setUp, isTree);
  }
  void standBesideEveryBoard() {
    FETCH_ALL((const QString, setUp), (const bool, isTree));
    openSetUp(setUp);
    QVERIFY(!isSeen(isTree));
    toggle(isTree);
    QVERIFY(isSeen(isTree));
    moveToEnd(page());
    const auto kind = isTree ? PictureSource::Kind::Tree : PictureSource::Kind::Plot;
    QVERIFY(std::ranges::any_of(page().pictures(), [&](const auto& source) { return source.kind == kind; }));
    QVERIFY(std::ranges::any_of(page().focusStops(),
                                [&](const auto& stop) { return stop.widget == part(isTree); }));
    isTree ? selectInTree() : lightFromPlot();
    if (isSeen(isTree)) toggle(isTree);
    QVERIFY(!isSeen(isTree));
  }

  // Small boards with g, h and f below them, or why they were pruned.
  void boxesOfSokobanSayWhy() {
    openSetUp(u"dead-square"_s);
    toggle(true);
    moveToEnd(page());
    for (int k = 0; k < 40; ++k) tree().zoomIn();
    QVERIFY(tree().detail() == TreeView::Detail::Boxes);
    std::size_t pruned = 0, others = 0;
    const TreeScene& scene = tree().scene();
    for (TreeScene::Item i = scene.cursor().first(); i < scene.cursor().end(); ++i) {
      const QString text = tree().boxTexts(i).value(0);
      const bool isPruned = scene.state(i) == search::ItemState::Pruned;
      (isPruned ? pruned : others) += 1;
      QVERIFY2(isPruned ? text == u"dead square"_s : text.contains(u'='), qPrintable(text));
    }
    QVERIFY(pruned > 0 && others > 1);
  }

  // Of a map h* is known for all nodes, as the colours of the error have it.
  void thePlotKnowsTheErrorOfAllCells() {
    openSetUp(u"a-star"_s);
    toggle(false);
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

  // The page remembers them, and a workspace tells them.
  void areRemembered_data() { addParts(); }
  void areRemembered() {
    QFETCH(const bool, isTree);
    openSetUp(u"a-star"_s);
    toggle(isTree);
    if (!isTree) plot().setAxes("f", "count");
    if (!isTree) plot().setLogs({false, true});
    const setup::SetUp told = page().snapshot()();
    const auto word = [&](const char* name) {
      const std::string* found = told.view.find(name);
      return found ? *found : std::string();
    };
    QCOMPARE(word(isTree ? "tree" : "plot"), std::string("yes"));
    QCOMPARE(word("plot-x") + ' ' + word("plot-y") + ' ' + word("plot-log"),
             std::string(isTree ? "  " : "f count y"));
    openProgram();
    openSetUp(u"breadth-first"_s);
    QVERIFY(isSeen(isTree));
    if (!isTree) QVERIFY(!plot().y() && plot().logs()[1]);
    if (!isTree) plot().setLogs({true, false});
    toggle(isTree);
    QVERIFY(!isSeen(isTree));
    QVERIFY(page().takeSetUp(told, u"told"_s, SetUpFrom::File).isTaken());
    settle();
    QVERIFY(isSeen(isTree));
    if (isTree) return;
    QCOMPARE(plot().axes(), (std::array<std::string, 2>{"f", "count"}));
    setup::SetUp wrong = told;
    wrong.view.set("plot-x", "weight");
    QVERIFY(!page().takeSetUp(wrong, u"wrong"_s, SetUpFrom::File).isTaken());
  }

  void thePlotIsWrittenAsATable() {
    openSetUp(u"a-star"_s);
    toggle(false);
    moveToEnd(page());
    plot().setAxes("depth", "count");
    settle();
    page().savePlotTo(path("nodes.csv"));
    QCOMPARE(read(path("nodes.csv")).count('\n'), qsizetype(plot().view()->picture().plot().bars.size()) + 1);
  }

  // Beside several searches they are those of the one whose tables are shown.
  void standBesideAComparison_data() { addParts(); }
  void standBesideAComparison() {
    QFETCH(const bool, isTree);
    openSetUp(u"a-star"_s);
    QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
    settle();
    QVERIFY(page().transport()->runs().size() > 1);
    toggle(isTree);
    QVERIFY(isSeen(isTree));
    if (!isTree) return;
    page().transport()->toEnd();
    settle();
    QVERIFY(tree().run() && !tree().scene().isEmpty());
    QCOMPARE(tree().scene().cursor().position(), tree().run()->position());
  }

  // In a game there is no search until it is watched.
  void comeWithTheSearch_data() { addParts(); }
  void comeWithTheSearch() {
    QFETCH(const bool, isTree);
    QAction* action = command(isTree ? Command::SearchTree : Command::NodePlot);
    m_window->showPage(u"klotski"_s);
    settle();
    QVERIFY(!action->isEnabled());
    openSetUp(u"placement"_s);
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(isSeen(isTree));
    QTest::keyClick(&window(), Qt::Key_L);
    QTRY_VERIFY(!page().workbench().isSearchShown());
    QVERIFY(!isSeen(isTree));
    QVERIFY(!action->isEnabled());
  }

 private:
  // A click selects the node wherever it is shown, and what is chosen in a table is selected here.
  void selectInTree() {
    const TreeScene& scene = tree().scene();
    QVERIFY(!scene.isEmpty());
    QCOMPARE(scene.cursor().position(), page().search().position());
    const TreeScene::Item item = scene.current();
    QTest::mouseClick(&tree(), Qt::LeftButton, {}, tree().place(item)->toPoint());
    QCOMPARE(tree().selected(), item);
    QCOMPARE(page().workbench().inspector().node(), std::optional(scene.tree().node(item)));
    const search::NodeId root = scene.tree().node(scene.cursor().first());
    Q_EMIT page().workbench().nodeActivated(root);
    QCOMPARE(scene.tree().node(tree().selected()), root);
  }
  // A click goes to the node in every part; a rectangle lights nodes on the board, where these are cells, and in the tree. It ends with
  // Esc, and with the plot.
  void lightFromPlot() {
    QVERIFY(plot().width() >= 200 && plot().height() >= 160);
    command(Command::SearchTree)->trigger();
    plot().setAxes("depth", "g");
    settle();
    const Plot& drawn = plot().view()->picture().plot();
    QVERIFY(!drawn.series.empty());
    const experiment::Dot dot = drawn.series.back().dots.back();
    const QPointF place = *plot().view()->picture().at(dot.x, dot.y);
    QTest::mouseClick(plot().view(), Qt::LeftButton, {}, place.toPoint());
    const auto chosen = page().workbench().inspector().node();
    QVERIFY(chosen);
    const search::TracePlayer& player = page().search().player();
    QCOMPARE(player.node(*chosen).g, player.node(dot.row).g);
    const QImage before = tree().grab().toImage();
    brushAll();
    QVERIFY(plot().lit() && plot().lit()->count > 0);
    const QImage lit = tree().grab().toImage();
    QVERIFY(lit != before);
    auto* board = page().findChild<BoardView*>();
    const auto isLit = [board] { return board && !board->scene().litCells.empty(); };
    const bool isMap = page().id() == "map-lab"_L1;
    QCOMPARE(isLit(), isMap);
    for (search::NodeId n = 0; isMap && n < plot().lit()->nodes.size(); ++n)
      if (plot().lit()->contains(n)) QVERIFY(board->scene().litCells[board->scene().search.cellOf(n)] == 1);
    QTest::keyClick(plot().view(), Qt::Key_Escape);
    QVERIFY(!isLit());
    QVERIFY(!plot().lit() && tree().grab().toImage() != lit);
    brushAll();
    toggle(false);
    QVERIFY(!isSeen(false) && !plot().lit() && !isLit());
  }
};

SEARCHLIGHT_TEST(SearchPartsPageTest)
#include "search_parts_page_test.moc"
