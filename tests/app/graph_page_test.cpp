// tests/app/graph_page_test.cpp: graphs in the window, searched by our own algorithms; maps below traces of cells.
#include "app/grid/samples.h"
#include "tests/app/compare_window.h"
#include "tests/test_main.h"
#include "widgets/tree/tree_panel.h"

class GraphPageTest : public QObject, testing::CompareWindow {
  Q_OBJECT

 private:
  RoadForm& form() { return *lab().findChild<RoadForm*>(); }
  // "Arad Sibiu ..", as it was found.
  QString pathFound() {
    QStringList names;
    for (const search::NodeId n : lab().search().answerNodes()) names << lab().search().nodeName(n);
    return names.join(u' ');
  }
  void openSample(std::size_t i) { openAndSettle(graphSamples()[i].path); }
  void ask(const roads::RoadQuestion& question) {
    form().setRoadQuestion(question);
    settle();
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // The textbook's answers.
  void samplesAreSearched_data() {
    const auto row =
        testing::columns<int, search::Algorithm, QString, QString>("sample", "algorithm", "path", "cost");
    using search::Algorithm;
    row("A* in Romania", 0, Algorithm::AStar, "Arad Sibiu Rimnicu Vilcea Pitesti Bucharest", "418");
    row("greedy in Romania", 0, Algorithm::Greedy, "Arad Sibiu Fagaras Bucharest", "450");
    row("fewest roads in Romania", 0, Algorithm::BreadthFirst, "Arad Sibiu Fagaras Bucharest", "450");
    row("from both sides", 0, Algorithm::Bidirectional, "Arad Sibiu Rimnicu Vilcea Pitesti Bucharest", "418");
    row("in the middle", 0, Algorithm::MeetInTheMiddle, "Arad Sibiu Rimnicu Vilcea Pitesti Bucharest", "418");
    row("A* where greedy fails", 1, Algorithm::AStar, "S A C G", "7");
    row("greedy fails", 1, Algorithm::Greedy, "S B G", "12");
  }
  void samplesAreSearched() {
    FETCH_ALL((const int, sample), (const search::Algorithm, algorithm), (const QString, path));
    QFETCH(const QString, cost);
    openSample(std::size_t(sample));
    QVERIFY(lab().plan() && !lab().plan()->isGrid);
    QVERIFY(!form().isHidden());
    roads::RoadQuestion question = form().question();
    question.search.algorithm = algorithm;
    ask(question);
    toEnd();
    QCOMPARE(pathFound(), path);
    QTRY_COMPARE(figuresOf(lab().plane().roads, form().question(), nullptr, lab().search()).cost, cost);
    // The node of each place on the path is found where the place is drawn, by its name.
    for (const search::NodeId n : lab().search().answerNodes()) {
      const std::string name = lab().search().nodeName(n).toStdString();
      const auto place = lab().plane().roads->find(name);
      QVERIFY(place);
      const Point at = lab().plane().roads->at(*place);
      const auto node = lab().nodeAt(lab().search(), lab().plan()->cellOf({double(at.x), double(at.y)}));
      QVERIFY(node);
      QCOMPARE(lab().search().nodeName(*node).toStdString(), name);
    }
  }

  // A place that is pointed at becomes an end; the estimates of the file are for its own goal alone.
  void endsAreChosenOnTheBoard() {
    openSample(0);
    const auto cellOf = [&](const char* name) {
      const Point at = lab().plane().roads->at(*lab().plane().roads->find(name));
      return lab().plan()->cellOf({double(at.x), double(at.y)});
    };
    const auto choose = [&](const char* place, int action) {
      QMenu menu;
      lab().fillEndsMenu(&menu, cellOf(place));
      menu.actions()[action]->trigger();
      settle();
    };
    QCOMPARE(form().findChild<QComboBox*>(u"estimate"_s)->currentIndex(), int(roads::Estimate::File));
    choose("Oradea", 0);
    QCOMPARE(pathFound(), u"Oradea Sibiu Rimnicu Vilcea Pitesti Bucharest"_s);
    QCOMPARE(form().findChild<QComboBox*>(u"from"_s)->currentText(), u"Oradea"_s);
    QVERIFY(lab().board().scene().start == cellOf("Oradea"));
    choose("Iasi", 1);
    QCOMPARE(form().question().to, std::optional<std::string>("Iasi"));
    QCOMPARE(form().findChild<QComboBox*>(u"estimate"_s)->currentIndex(), int(roads::Estimate::Zero));
    QVERIFY(pathFound().endsWith(u"Vaslui Iasi"_s));
    // Nothing is there: both stay.
    QMenu menu;
    lab().fillEndsMenu(&menu, {0, 0});
    QVERIFY(!menu.actions()[0]->isEnabled());
    // A breakpoint at a place is kept by its name.
    lab().board().select(cellOf("Sibiu"));
    lab().action(MapCommand::BreakHere)->trigger();
    QVERIFY(lab().transport()->hasBreakpointAt("Sibiu"));
    QVERIFY(lab().board().scene().breakpoints == std::vector<Point>{cellOf("Sibiu")});
    // A map takes the page back.
    openAndSettle(samples()[0].path);
    QVERIFY(!lab().plan());
    QVERIFY(form().isHidden() && lab().question());
  }

  // Names and costs have their places by the graph alone: what the search does elsewhere moves none of them.
  void namesStandStill() {
    openSample(0);
    lab().board().select(std::nullopt);
    const BoardViewport& viewport = lab().board().viewport();
    const auto pixelOf = [&](const char* name) {
      const Point at = lab().plane().roads->at(*lab().plane().roads->find(name));
      return viewport.rectOf(lab().plan()->cellOf({double(at.x), double(at.y)})).center();
    };
    // To the right of Bucharest no place is ever reached.
    const QPoint corner(qRound((pixelOf("Bucharest").x() + pixelOf("Urziceni").x()) / 2),
                        qRound(pixelOf("Urziceni").y()) + 4);
    const QRect part(QPoint(corner.x(), 0), QPoint(lab().board().width() - 1, corner.y()));
    QImage first;
    for (std::size_t place = 0; place <= lab().search().recorded(); ++place) {
      seek(place);
      const QImage seen = lab().board().grab(part).toImage();
      if (first.isNull()) first = seen;
      QVERIFY2(seen == first, qPrintable(QString::number(place)));
    }
  }

  // A goal that was reached, and then more cheaply: nobody has selected either of its two places in the tree.
  void nothingIsSelectedUnasked() {
    openSample(1);
    toEnd();
    auto* workbench = lab().findChild<SearchWorkbench*>();
    workbench->setTreeShown(true);
    const TreeView* tree = workbench->tree()->view();
    for (const bool isAtEnd : {true, false, true}) {
      isAtEnd ? lab().transport()->toEnd() : lab().transport()->toStart();
      settle();
      QTRY_VERIFY(tree->isUpToDate());
      QCOMPARE(tree->selected(), TreeScene::kNoItem);
    }
    workbench->setTreeShown(false);
  }

  void brokenGraphsAreRefused() {
    openSample(1);
    write(u"bad.graph"_s, "searchlight-graph 1\nroad A B 1\n");
    QVERIFY(!lab().open(path("bad.graph")).isTaken());
    QVERIFY(lab().plane().roads);  // what was there stays
  }

  // Of many points what comes is painted over what is there already: the same picture as painted at once.
  void manyPointsArePaintedAsTheyCome() {
    constexpr int kSide = 70;
    QByteArray text = "version: 1.4.0\nevents:\n";
    for (int i = 0; i < kSide * kSide; ++i) {
      const int parent = i % kSide > 0 ? i - 1 : std::max(0, i - kSide);
      for (const char* type : {"generating", "expanding"})
        if (i % 5 > 0 || *type == 'g')
          text += u"- {type: %1, id: %2, pId: %3, x: %4.25, y: %5}\n"_s.arg(QLatin1String(type))
                      .arg(i)
                      .arg(parent)
                      .arg(i % kSide)
                      .arg(i / kSide)
                      .toUtf8();
    }
    write(u"many.trace.yaml"_s, text);
    openAndSettle(path("many.trace.yaml"));
    Transport& transport = *lab().transport();
    const auto seen = [&] { return lab().board().grab().toImage(); };
    const auto paintedAtOnce = [&](std::size_t position) {
      lab().board().zoomIn();
      seen();
      transport.seek(position);
      lab().board().fit();
      settle();
      return seen();
    };
    const std::size_t end = transport.recorded() - 1;
    const QImage whole = paintedAtOnce(end), early = paintedAtOnce(3'000);
    QVERIFY(whole != early);
    for (std::size_t position = 3'000; position < end; position += 777) {
      transport.seek(position);
      settle();
      seen();
    }
    transport.seek(end);
    settle();
    QCOMPARE(seen(), whole);
    transport.seek(3'000);
    settle();
    QCOMPARE(seen(), early);
    // The picture goes along with the view.
    lab().board().zoomIn();
    lab().board().zoomIn();
    settle();
    seen();
    const Point middle = lab().plan()->cellOf({35, 35});
    for (const Point aside : {Point{9, 4}, Point{-5, -12}, Point{0, 3}}) {
      lab().board().centreOn(middle + aside);
      settle();
      const QImage moved = seen();
      transport.seek(0);
      settle();
      seen();
      transport.seek(3'000);
      settle();
      QCOMPARE(seen(), moved);
    }
  }

  // ---- A map below ----

  static QByteArray cells(int x) {
    return u"version: 1.4.0\nevents:\n- {type: generating, id: 1, x: %1, y: 1}\n"
           "- {type: expanding, id: 1, x: %1, y: 1}\n- {type: generating, id: 2, pId: 1, x: %1, y: 2}\n"_s
               .arg(x)
               .toUtf8();
  }
  static QByteArray walls() { return "type octile\nheight 4\nwidth 5\nmap\n@@@@@\n@...@\n@...@\n@@@@@\n"; }

  void theMapOfTheSameNameLiesBelow() {
    write(u"a.map"_s, walls());
    write(u"a.trace.yaml"_s, cells(2));
    openAndSettle(path("a.trace.yaml"));
    QCOMPARE(lab().map().document().map.width(), 5);
    QVERIFY(lab().map().document().map.isWall({0, 0}) && !lab().map().document().map.isWall({2, 2}));
    QVERIFY(lab().plan()->isGrid && !lab().question());
    QCOMPARE(lab().nodeAt(lab().search(), {2, 2}), std::optional<search::NodeId>(1));
    // One that the trace leaves is not its map, and is told.
    write(u"b.map"_s, walls());
    write(u"b.trace.yaml"_s, cells(7));
    openAndSettle(path("b.trace.yaml"));
    QCOMPARE(lab().map().document().map.width(), 1);
    QVERIFY(testing::contains(lab().complaint(), u"b.map"_s));
  }

  // Beside a trace with its map stands a search of ours, between the ends of the trace; without a map it is said why not.
  void aSearchOfOursBesideATrace() {
    write(u"a.map"_s, walls());
    const QByteArray ends = "- {type: source, id: 1, x: 1, y: 1}\n- {type: destination, id: 2, x: 3, y: 2}\n";
    write(u"a.trace.yaml"_s, cells(1) + ends);
    openAndSettle(path("a.trace.yaml"));
    toCompareAsItIs();
    settleCompare();
    QCOMPARE(page().runs().size(), std::size_t{2});
    QVERIFY(page().runs()[0].find("trace") && page().runs()[1].find("algorithm"));
    QVERIFY2(pane(1).problem().isEmpty() && pane(1).run().hasSearch(), qPrintable(pane(1).problem()));
    QVERIFY(!pane(1).run().answerNodes().empty());
    // A button offers all that can be added; nothing is added unasked.
    action(u"Add a search"_s)->trigger();
    QCOMPARE(page().runs().size(), std::size_t{2});
    auto* offered = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(offered && offered->actions().size() == 3);
    offered->actions()[1]->trigger();
    offered->close();
    settleCompare();
    QCOMPARE(page().runs().size(), std::size_t{3});
  }

  void aMapIsChosen() {
    write(u"walls.map"_s, walls());
    write(u"c.trace.yaml"_s, cells(3));
    openAndSettle(path("c.trace.yaml"));
    QCOMPARE(lab().map().document().map.width(), 1);
    QVERIFY(lab().action(MapCommand::MapBelow)->isVisible());
    lab().showMapBelow(path("walls.map"));
    settle();
    QCOMPARE(lab().map().document().map.width(), 5);
    QCOMPARE(lab().nodeAt(lab().search(), {3, 2}), std::optional<search::NodeId>(1));
    openSample(0);
    QVERIFY(!lab().action(MapCommand::MapBelow)->isVisible());
  }
};

SEARCHLIGHT_TEST(GraphPageTest)
#include "graph_page_test.moc"
