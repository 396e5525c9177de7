// tests/app/compare_page_test.cpp: several searches of the map lab's question side by side, through the window.
#include "tests/app/compare_window.h"
#include "tests/test_main.h"

using search::Outcome;

class ComparePageTest : public QObject, testing::CompareWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Nothing is told before it is played, however often the question is asked meanwhile.
  void whatNobodyHasLookedAtBeginsAtItsStart() {
    toCompareAsItIs();
    settleCompare();
    QVERIFY(page().transport()->hasSearch());
    QCOMPARE(page().transport()->position(), std::size_t{0});
    moveStart({12, 52});
    settleCompare();
    QCOMPARE(page().transport()->position(), std::size_t{0});
    toEndOfAll();
    QVERIFY(pane(0).run().isAtEnd());
    m_window->showPage(u"map-lab"_s);
    toCompareAsItIs();
    QVERIFY(pane(0).run().isAtEnd());
  }

  // Where the panes are narrow their buttons give way: the command stays in the menu.
  void theSettingsAreInTheMenu() {
    openField(24, 16);
    toCompare();
    QAction* settings = testing::actionOf(page().parts().search, u"Settings of this search"_s);
    QVERIFY(settings && settings->isEnabled());
    page().workbench().setPanelVisible(false);
    settings->trigger();
    QVERIFY(page().workbench().isPanelVisible());
    settings->trigger();
    QVERIFY(page().workbench().isPanelVisible());
  }

  void itBeginsWithThePagesOwnSearchAndAnother() {
    openField(24, 16);
    toCompare();
    QCOMPARE(page().runs().size(), std::size_t{2});
    QCOMPARE(*page().runs()[0].find("algorithm"), std::string("a-star"));
    QCOMPARE(*page().runs()[1].find("algorithm"), std::string("greedy"));
    settleCompare();
    QCOMPARE(pane(0).run().answer().cost, search::Cost{23});
    QCOMPARE(pane(1).run().answer().cost, search::Cost{23});
    QVERIFY(pane(0).isChosen());
    QVERIFY(m_window->windowTitle().contains(u"Compare"_s));
    // The way back and here again changes nothing.
    m_window->showPage(u"map-lab"_s);
    toCompare();
    QCOMPARE(page().runs().size(), std::size_t{2});
  }

  void figuresAreThoseOfASingleSearch() {
    openWalls();
    beginCompare({"a-star", "dijkstra", "breadth-first", "greedy", "weighted-a-star", "bidirectional",
                  "ida-star", "depth-first"});
    const auto graph = map().graph();
    for (std::size_t i = 0; i < 8; ++i) {
      grid::RouteQuestion q{*map().document().start, *map().document().goal, {}};
      q.options.algorithm = *search::algorithmByName(*page().runs()[i].find("algorithm"));
      const auto single = grid::makeRouteSession(graph, q, search::Recording::Silent).session;
      QVERIFY(single->run({}, {}) == Outcome::Solved);
      const CompareRow row = page().table().model().rows()[i];
      QVERIFY(row.outcome == Outcome::Solved);
      QVERIFY(row.stats == single->stats());
      QCOMPARE(row.cost, std::optional(static_cast<double>(single->solutionCost())));
      QCOMPARE(row.steps, std::optional(single->path().size() - 1));
      QVERIFY(row.bytes > 0);
      // And what is shown is that very search.
      QVERIFY(pane(i).run().isComplete());
      QCOMPARE(pane(i).run().session().stats().expanded, single->stats().expanded);
    }
  }

  // A deepening search is told from elsewhere how far it will have to go, in a pane as on the map lab.
  void panesKnowTheGoalsBound() {
    openField(6, 4);
    beginCompare({"ida-star", "iterative-deepening", "a-star", "ida-star"});
    const auto bound = [this](std::size_t i) { return pane(i).run().names().goalBound; };
    QVERIFY(bound(0) && bound(1) && !bound(2));
    QCOMPARE(bound(3), bound(0));  // one question, asked once
    QTRY_COMPARE(bound(0)->load(), search::Cost{5});
    QTRY_COMPARE(bound(1)->load(), search::Cost{5});  // every step costs 1
    // Of the question as it is now.
    moveGoal({1, 1});
    settleCompare();
    QTRY_COMPARE(bound(0)->load(), search::Cost{2});
  }

  void editsReachAllPanesAtOnce() {
    compareField({"a-star", "dijkstra", "greedy"});
    moveGoal({5, 5});
    settleCompare();
    for (std::size_t i = 0; i < 3; ++i) {
      QCOMPARE(pane(i).run().answer().cost, search::Cost{10});
      QCOMPARE(pane(i).board().scene().goal, std::optional(Point{5, 5}));
    }
    paint({0, 1});
    paint({1, 0});
    settleCompare();
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(pane(i).run().answer().outcome == Outcome::Exhausted);
    page().run(Command::Undo, false);
    settleCompare();
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(pane(i).run().answer().outcome == Outcome::Solved);
  }

  void aDragOnAnyBoardIsAnEditOfTheDocument() {
    compareField();
    m_window->resize(1200, 800);
    BoardView& board = pane(1).board();
    const auto at = [&](Point p) { return board.viewport().centreOf(p).toPoint(); };
    QTest::mousePress(&board, Qt::LeftButton, {}, at({23, 0}));
    QTest::mouseMove(&board, at({20, 4}));
    QTest::mouseMove(&board, at({12, 9}));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, at({12, 9}));
    QCOMPARE(map().document().goal, std::optional(Point{12, 9}));
    QVERIFY(m_window->isWindowModified());
    settleCompare();
    for (std::size_t i = 0; i < 2; ++i) QCOMPARE(pane(i).run().answer().cost, search::Cost{21});
    QVERIFY(pane(1).isChosen());
  }

  void panesComeAndGo() {
    compareField();
    page().transport()->seek(40);
    for (std::size_t count = 3; count <= 8; ++count) {
      page().add(words("greedy"));
      QCOMPARE(page().runs().size(), count);
      QCOMPARE(page().panes().panes().size(), count);
      QCOMPARE(page().transport()->runs().size(), count);
    }
    page().add(words("greedy"));
    QCOMPARE(page().runs().size(), std::size_t{8});  // and no more
    settleCompare();
    for (std::size_t i = 0; i < 8; ++i) {
      QCOMPARE(pane(i).number(), static_cast<int>(i) + 1);
      QCOMPARE(pane(i).run().position(), std::size_t{40});
      QVERIFY(page().transport()->runs()[i] == &pane(i).run());
    }
    while (page().runs().size() > 2) {
      const std::size_t before = page().runs().size();
      remove();
      QCOMPARE(page().panes().panes().size(), before - 1);
      QCOMPARE(page().table().model().rows().size(), before - 1);
      QVERIFY(page().panes().chosen());
    }
    remove();
    QCOMPARE(page().runs().size(), std::size_t{2});  // one alone is no comparison
  }

  // Also where the list of searches has no room for one more (a copy of a member of it).
  void aCopyIsTheSameSearch() {
    openField(24, 16);
    toCompare();
    for (std::size_t count = 3; count <= 8; ++count) {
      action(u"Duplicate this search"_s)->trigger();
      QCOMPARE(page().runs().size(), count);
    }
    settleCompare();
    for (std::size_t i = 0; i < 7; ++i) {
      QVERIFY(page().runs()[i] == page().runs()[0]);
      QCOMPARE(pane(i).run().answer().cost, search::Cost{23});
    }
  }

  void anotherSearchIsOneThatIsNotThere() {
    openField(24, 16);
    toCompare();
    while (page().runs().size() < 8) action(u"Add a search"_s)->trigger();
    settleCompare();
    for (std::size_t i = 0; i < 8; ++i) {
      QVERIFY2(pane(i).problem().isEmpty(), qPrintable(pane(i).problem()));
      for (std::size_t k = 0; k < i; ++k) QVERIFY(pane(i).title() != pane(k).title());
    }
  }

  // Only the algorithm is another one: what else is asked is what the chosen search asks.
  void anotherSearchHasTheOptionsOfTheChosenOne() {
    openField(24, 16);
    toCompare();
    setup::Words first = words("a-star"), second = words("greedy");
    for (setup::Words* run : {&first, &second}) {
      run->set("heuristic", "chebyshev");
      run->set("ties", "first-in");
    }
    compareRuns({first, second});
    QSet<QString> algorithms;
    while (page().runs().size() < 7) action(u"Add a search"_s)->trigger();
    settleCompare();
    for (std::size_t i = 0; i < 7; ++i) {
      algorithms << pane(i).title().section(u" · "_s, 0, 0);
      const std::string* heuristic = page().runs()[i].find("heuristic");
      QVERIFY2(heuristic && *heuristic == "chebyshev", qPrintable(pane(i).title()));
    }
    QCOMPARE(algorithms.size(), 7);
  }

  // Two of one name are told apart by all that they are asked; a copy says whose it is.
  void panesOfOneNameAreToldApart() {
    compareField({"a-star", "dijkstra", "a-star"});
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}})
      QVERIFY(testing::contains(pane(i).shownTitle(), u"Manhattan"_s));
    QVERIFY(pane(0).note().isEmpty() && pane(1).note().isEmpty());
    QCOMPARE(pane(2).note(), u"same settings as search 1"_s);
    const setup::Words other = words("a-star", "heuristic", "chebyshev");
    compareRuns({words("a-star"), words("dijkstra"), other});
    QVERIFY(pane(2).note().isEmpty());
    QVERIFY(pane(0).shownTitle().contains(u"Manhattan"_s));
    QVERIFY(pane(2).shownTitle().contains(u"Chebyshev"_s));
  }

  // One that is over before the others does not tell where all are.
  void placesStayWhenPanesComeAndGo() {
    openWalls();
    beginCompare({"greedy", "dijkstra"});
    toEndOfAll();
    const std::size_t end = pane(0).run().position(), later = end + 40;
    QVERIFY(pane(1).run().position() > later);
    seekAll(later);
    page().panes().choose(&pane(1));
    add(words("breadth-first"));
    QCOMPARE(pane(0).run().position(), end);
    QCOMPARE(pane(1).run().position(), later);
    QCOMPARE(pane(2).run().position(), later);
    remove();
    QCOMPARE(page().transport()->position(), later);
    QCOMPARE(pane(1).run().position(), later);
  }

  void playingGoesOn() {
    openField(200, 200);
    beginCompare();
    Transport& transport = *page().transport();
    transport.setSpeed(200);
    transport.toStart();
    settleCompare();
    transport.play();
    page().add(words("breadth-first"));
    QTRY_VERIFY(transport.activity() == Transport::Activity::Playing);
    map().beginStroke(grid::MapEditKind::MoveGoal);
    for (int x = 190; x > 150; --x) {
      map().moveGoalTo({x, 20});
      QCoreApplication::processEvents();
    }
    map().finishStroke();
    QTRY_VERIFY(transport.activity() == Transport::Activity::Playing);
    transport.pause();
  }

  void allStepTogether() {
    compareField();
    toStartOfAll();
    stepAll(7);
    for (std::size_t i = 0; i < 2; ++i) QCOMPARE(pane(i).run().position(), std::size_t{7});
    page().transport()->setStepUnit(StepUnit::Expansion);
    settleCompare();
    const std::size_t before = pane(0).run().player().counts().expanded;
    stepAll(3);
    for (std::size_t i = 0; i < 2; ++i) QCOMPARE(pane(i).run().player().counts().expanded, before + 3);
    toEndOfAll();
    for (std::size_t i = 0; i < 2; ++i) {
      QVERIFY(pane(i).run().isAtEnd());
      QVERIFY(page().transport()->endOf(pane(i).run()));
    }
  }

  void whatBelongsToAllIsThePagesOwn() {
    compareField();
    grid::RouteOptions options = lab().options().options();
    options.neighbours = grid::Neighbours::Eight;
    lab().options().setOptions(options);
    settleCompare();
    QCOMPARE(pane(0).run().session().openOrder().width, search::Cost{51});  // coarse, under sqrt 2
    for (std::size_t i = 0; i < 2; ++i) QVERIFY(pane(i).run().answer().outcome == Outcome::Solved);
    // A search that the map cannot have says why, alone.
    compareRuns({"a-star", "jump-point"});
    QVERIFY(pane(1).run().hasSearch());
    paintWeight({3, 3});
    settleCompare();
    QVERIFY(pane(0).run().hasSearch());
    QVERIFY(!pane(1).run().hasSearch());
    map().undo();
    settleCompare();
    QVERIFY(pane(1).run().hasSearch());
  }

  // Who changes one search leaves the others their runs and answers.
  void oneChangedSearchAsksNobodyElse() {
    openWalls();
    beginCompare({"a-star", "dijkstra", "greedy"});
    const search::Session *first = &pane(0).run().session(), *third = &pane(2).run().session();
    page().panes().choose(&pane(1));
    RunEditor* editor = page().findChild<RunEditor*>();
    QVERIFY(editor);
    Q_EMIT editor->edited(words("breadth-first"));
    QCOMPARE(*page().runs()[1].find("algorithm"), std::string("breadth-first"));
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}})
      QVERIFY(pane(i).run().answer().outcome == Outcome::Solved);
    QCOMPARE(&pane(0).run().session(), first);
    QCOMPARE(&pane(2).run().session(), third);
    settleCompare();
    QVERIFY(pane(1).title().startsWith(u"Breadth-first"_s));
    QCOMPARE(pane(1).run().session().options().algorithm, search::Algorithm::BreadthFirst);
  }

  // What was done to the searches and to the board is undone in turn, the last first.
  void searchesAndBoardAreUndoneInTurn() {
    openWalls();
    beginCompare({"a-star", "dijkstra", "greedy"});
    const auto titles = [&] {
      QStringList all;
      for (std::size_t i = 0; i < page().runs().size(); ++i)
        all << QString::fromStdString(*page().runs()[i].find("algorithm"));
      return all.join(u' ');
    };
    const auto walls = [&] {
      return u"%1%2"_s.arg(map().document().map.isWall({2, 2})).arg(map().document().map.isWall({3, 2}));
    };
    QAction *undo = m_window->commands()[Command::Undo], *redo = m_window->commands()[Command::Redo];
    paint({2, 2});
    settleCompare();
    page().panes().choose(&pane(1));
    remove();
    paint({3, 2});
    settleCompare();
    page().panes().choose(&pane(0));
    action(u"Duplicate this search"_s)->trigger();
    settleCompare();
    startSet(u"weighted"_s);
    QCOMPARE(page().runs().size(), std::size_t{5});
    const std::vector<std::pair<QString, QString>> expected{{u"a-star a-star greedy"_s, u"11"_s},
                                                            {u"a-star greedy"_s, u"11"_s},
                                                            {u"a-star greedy"_s, u"10"_s},
                                                            {u"a-star dijkstra greedy"_s, u"10"_s},
                                                            {u"a-star dijkstra greedy"_s, u"00"_s}};
    for (const auto& [runs, free] : expected) {
      QVERIFY(undo->isEnabled());
      undo->trigger();
      settleCompare();
      QCOMPARE(titles(), runs);
      QCOMPARE(walls(), free);
      QCOMPARE(page().panes().panes().size(), page().runs().size());
    }
    for (std::size_t i = expected.size() - 1; i-- > 0;) {
      QVERIFY(redo->isEnabled());
      redo->trigger();
      settleCompare();
      QCOMPARE(titles(), expected[i].first);
      QCOMPARE(walls(), expected[i].second);
    }
    redo->trigger();
    settleCompare();
    QCOMPARE(page().runs().size(), std::size_t{5});
  }

  // A set that needs another question is undone with it, and panes that stay keep what they have.
  void aSetIsUndoneWithItsQuestion() {
    compareField({"a-star", "dijkstra"});
    const QString question = lab().comparable()->questionText();
    startSet(u"jump points"_s);
    QVERIFY(lab().comparable()->questionText() != question);
    m_window->commands()[Command::Undo]->trigger();
    settleCompare();
    QCOMPARE(lab().comparable()->questionText(), question);
    QCOMPARE(page().runs().size(), std::size_t{2});
    m_window->commands()[Command::Redo]->trigger();
    settleCompare();
    QVERIFY(lab().comparable()->questionText() != question);
    m_window->commands()[Command::Undo]->trigger();
    settleCompare();
    const search::Session* kept = &pane(1).run().session();
    page().panes().choose(&pane(0));
    action(u"Duplicate this search"_s)->trigger();
    settleCompare();
    m_window->commands()[Command::Undo]->trigger();
    settleCompare();
    QCOMPARE(&pane(1).run().session(), kept);
  }

  // Who goes to compare in the midst of a search finds the searches there.
  void itBeginsAtTheSameMoment() {
    openWalls();
    seek(23);
    QCOMPARE(lab().search().position(), std::size_t{23});
    beginCompare();
    QTRY_COMPARE(pane(0).run().position(), std::size_t{23});
    QVERIFY(!pane(1).run().isAtEnd());
  }

  void aSetBringsItsNeighbours() {
    compareField();
    QVERIFY(lab().options().options().neighbours == grid::Neighbours::Four);
    startSet(u"jump points"_s);
    QCOMPARE(page().runs().size(), std::size_t{3});
    QVERIFY(lab().options().options().neighbours == grid::Neighbours::Eight);
    for (std::size_t i = 0; i < 3; ++i) QVERIFY2(pane(i).problem().isEmpty(), qPrintable(pane(i).problem()));
    QVERIFY(page().messageText().contains(u"8 neighbours"_s));
  }

  void aPaneHasItsRemedy() {
    compareField({"a-star", "theta-star"});
    QVERIFY(!pane(1).problem().isEmpty());
    const auto remedy = [&](std::size_t i) { return testing::seenButton(pane(i), u"Use 8 neighbours"_s); };
    QVERIFY(!remedy(0));
    QVERIFY(remedy(1));
    remedy(1)->click();
    settleCompare();
    QVERIFY(pane(1).problem().isEmpty());
    QVERIFY(pane(1).run().answer().outcome == Outcome::Solved);
    QVERIFY(!remedy(1));
  }

  // What all names have in common goes without saying above the boards, and only there.
  void panesShowWhatDiffers() {
    openField(24, 16);
    toCompare();
    const setup::Words first = words("a-star", "ties", "last-in"),
                       second = words("a-star", "ties", "first-in");
    compareRuns({first, second});
    for (std::size_t i = 0; i < 2; ++i) {
      QVERIFY(pane(i).title().contains(u"Manhattan"_s));
      QVERIFY(!pane(i).shownTitle().contains(u"Manhattan"_s));
      QVERIFY(pane(i).shownTitle().startsWith(u"A*"_s));
    }
    QVERIFY(pane(0).shownTitle() != pane(1).shownTitle());
    page().add(words("dijkstra"));  // which has no heuristic
    QVERIFY(!pane(0).shownTitle().contains(u"Manhattan"_s));
    const setup::Words other = words("a-star", "heuristic", "chebyshev");
    page().add(other);
    QVERIFY(pane(0).shownTitle().contains(u"Manhattan"_s));
    QVERIFY(page().table().model().rows()[0].title.contains(u"Manhattan"_s));
  }

  // At any width: the whole count, or none.
  void aCountIsNeverCut() {
    compareField();
    seekAll(60);
    const QString count = QString::number(pane(1).run().player().counts().expanded);
    QVERIFY(!pane(1).finish());
    QSet<QString> shown;
    for (int width = 60; width < 1400; width += 15) {
      page().panes().resize(width, 300);
      for (QLabel* label : pane(1).findChildren<QLabel*>())
        if (label->toolTip() == count + u" expanded"_s) shown << label->text();
    }
    QCOMPARE(shown, (QSet<QString>{count, count + u" expanded"_s}));
    // Nor is what is told at the end.
    toEndOfAll();
    QVERIFY(pane(1).finish().has_value());
    QSet<int> widths;
    for (int width = 60; width < 1400; width += 15) {
      page().panes().resize(width, 300);
      for (const char* name : {"rank", "cost"}) {
        const auto* tag = pane(1).findChild<QWidget*>(QLatin1String(name));
        if (!tag->isHidden()) QVERIFY2(tag->geometry().right() < tag->parentWidget()->width(), name);
        if (tag->objectName() == u"rank"_s) widths << tag->width();
      }
    }
    QVERIFY(widths.size() > 1);  // at length, and in brief
  }

  // Its board is as large as its neighbours', and its lists have room for their numbers.
  void theOverlayIsNoSmaller_data() {
    QTest::addColumn<int>("count");
    for (const int count : {2, 4, 8}) QTest::addRow("%d", count) << count;
  }
  void theOverlayIsNoSmaller() {
    QFETCH(int, count);
    openField(64, 48);
    beginCompare(std::vector<RunWords>(static_cast<std::size_t>(count), words("a-star")));
    m_window->resize(1024, 640);
    overlay(true);
    QCoreApplication::processEvents();
    const QSize board = page().overlay()->board().size(), other = pane(0).board().size();
    QVERIFY2(std::abs(board.height() - other.height()) <= 3 && std::abs(board.width() - other.width()) <= 3,
             qPrintable(u"%1 beside %2"_s.arg(board.height()).arg(other.height())));
    for (QComboBox* box : page().overlay()->findChildren<QComboBox*>())
      QVERIFY2(box->width() >= box->minimumSizeHint().width(), qPrintable(QString::number(box->width())));
    QWidget* legend = page().findChild<DifferenceLegend*>();
    QVERIFY(legend && legend->isVisible());
    overlay(false);
    QVERIFY(legend->isHidden());
  }

  // The status bar has the panes' zoom, also when the overlay speaks.
  void theZoomIsThePanes() {
    openField(64, 48);
    beginCompare();
    overlay(true);
    QCoreApplication::processEvents();
    double told = 0;
    QObject listener;  // the panes live longer
    connect(&page().panes(), &ComparePanes::viewChanged, &listener, [&](double zoom) { told = zoom; });
    page().overlay()->board().resize(page().overlay()->board().size() / 2);
    QVERIFY(told > 0);
    QCOMPARE(told, pane(0).board().viewport().cellSide());
    QVERIFY(told > page().overlay()->board().viewport().cellSide());
  }

  // Against a reading of both traces from their beginning.
  void theNextDifferenceIsTheNextDifference() {
    openWalls();
    toCompare();
    const setup::Words first = words("a-star", "ties", "last-in"),
                       second = words("a-star", "ties", "first-in");
    compareRuns({first, second});
    toEndOfAll();
    const search::Trace &a = pane(0).run().session().trace(), &b = pane(1).run().session().trace();
    std::vector<std::size_t> differences;
    for (std::size_t i = 0; i < std::max(a.end(), b.end()); ++i)
      if (i >= a.end() || i >= b.end() || !same(a[i], b[i])) differences.push_back(i);
    QVERIFY(differences.size() > 3);
    toStartOfAll();
    for (std::size_t k = 0; k < 3; ++k) {
      m_window->setFocus();
      difference(true);
      QTRY_COMPARE(pane(0).run().position(), std::min(differences[k] + 1, a.end()));
      QCOMPARE(pane(1).run().position(), std::min(differences[k] + 1, b.end()));
    }
    difference(false);
    QTRY_COMPARE(pane(0).run().position(), differences[1] + 1);
    difference(false);
    QTRY_COMPARE(pane(0).run().position(), differences[0] + 1);
    // What both do there, and it goes when it is no longer true.
    QTRY_VERIFY(page().messageText().contains(u"\n1: "_s));
    QVERIFY(page().messageText().contains(u"\n2: "_s));
    QVERIFY(page().messageText().startsWith(
        u"Event %1 differs between searches 1 and 2."_s.arg(differences[0] + 1)));
    const auto* bar = page().findChild<MessageBar*>();
    QVERIFY(bar && bar->isVisibleTo(&page()));
    toEndOfAll();
    QVERIFY(!bar->isVisibleTo(&page()));
    seekAll(differences[0] + 1);
    difference(false);
    QTRY_VERIFY(page().messageText().contains(u"up to here"_s));
    QCOMPARE(pane(0).run().position(), differences[0] + 1);
  }

  // By expansions, where one search is over long before the other: each difference once, and then there is none.
  void differencesBehindTheEndOfOneAreFoundOnce() {
    openField(12, 8);
    beginCompare({"greedy", "dijkstra"});
    page().transport()->setStepUnit(StepUnit::Expansion);
    toEndOfAll();
    const auto most = pane(1).run().session().stats().expanded;
    toStartOfAll();
    std::uint64_t last = 0, found = 0;
    for (;; ++found) {
      QVERIFY(found <= most);
      page().say(QString());
      difference(true);
      QTRY_VERIFY(!page().messageText().isEmpty());
      if (page().messageText().contains(u"do not differ from here on"_s)) break;
      settleCompare();
      const std::uint64_t at = page().messageText().section(u' ', 1, 1).toULongLong();
      QVERIFY2(at > last, qPrintable(page().messageText()));
      last = at;
    }
    QCOMPARE(last, most);
    QVERIFY(found > 3);
  }

  void theOverlayShowsTwo() {
    compareField({"a-star", "dijkstra", "greedy"});
    toEndOfAll();
    m_window->resize(1400, 900);
    overlay(true);
    QVERIFY(page().overlay());
    QCOMPARE(page().overlay()->first(), &pane(0));
    QCOMPARE(page().overlay()->second(), &pane(1));
    page().overlay()->setPair(&pane(1), &pane(2));
    // Dijkstra has expanded the lower left corner, greedy never looks there.
    const QImage picture = page().overlay()->board().grab().toImage();
    const auto colourAt = [&](Point p) {
      const QPointF at = page().overlay()->board().viewport().rectOf(p).topLeft() + QPointF(2, 2);
      return picture.pixelColor((at * picture.devicePixelRatio()).toPoint());
    };
    QVERIFY(colourAt({0, 15}) != colourAt({4, 0}));
    // The one that goes leaves the overlay, too.
    page().panes().choose(&pane(1));
    remove();
    QVERIFY(page().overlay()->first() == &pane(1) || page().overlay()->second() == &pane(1));
    QVERIFY(page().overlay()->first() && page().overlay()->second());
    QVERIFY(page().overlay()->first() != page().overlay()->second());
    overlay(false);
    QVERIFY(!page().overlay());
  }

  // Breakpoints are places of a board; a stroke that is given up leaves it the same one.
  void breakpointsStayOnTheirBoard() {
    compareField();
    page().panes().select(Point{4, 4});
    action(u"Breakpoint at this cell"_s)->trigger();
    QCOMPARE(page().transport()->breakpoints().size(), std::size_t{1});
    map().beginStroke(grid::MapEditKind::Paint);
    map().paintTo({6, 6}, grid::kWall, 1);
    map().cancelStroke();
    QCOMPARE(page().transport()->breakpoints().size(), std::size_t{1});
    QCOMPARE(page().panes().selectedCell(), std::optional(Point{4, 4}));
    lab().showMap({grid::Map(9, 9), Point{0, 0}, Point{8, 8}}, {}, u"other"_s, Transport::StartAt::End);
    QVERIFY(page().transport()->breakpoints().empty());
  }

  // Panes, their boards and the page know of the same cell, whatever becomes of the map.
  void theSelectionIsTheSameEverywhere() {
    openField(24, 16);
    lab().board().select(Point{5, 5});
    beginCompare();
    overlay(true);
    page().panes().select(Point{4, 4});
    const auto isSelected = [&](std::optional<Point> cell) {
      bool all = page().panes().selectedCell() == cell && page().overlay()->board().selectedCell() == cell;
      for (std::size_t i = 0; i < 2; ++i) all &= pane(i).board().selectedCell() == cell;
      return all && action(u"Breakpoint at this cell"_s)->isEnabled() == cell.has_value();
    };
    QVERIFY(isSelected(Point{4, 4}));
    paint({9, 9});
    map().apply(grid::clearMap(map().document()));
    settleCompare();
    QVERIFY(isSelected(Point{4, 4}));
    QCOMPARE(lab().board().selectedCell(), std::optional(Point{5, 5}));
    map().undo();
    settleCompare();
    QVERIFY(isSelected(Point{4, 4}));
    map().apply(grid::resizeMap(map().document(), 30, 16));
    settleCompare();
    QVERIFY(isSelected(std::nullopt));
    QCOMPARE(lab().board().selectedCell(), std::optional<Point>());
    page().panes().select(Point{4, 4});
    lab().showMap({grid::Map(30, 16), Point{0, 0}, Point{8, 8}}, {}, u"other"_s, Transport::StartAt::End);
    settleCompare();
    QVERIFY(isSelected(std::nullopt));
  }

  // A way to a difference that was left for another place is forgotten: the next one is looked for from there.
  void thePathToADifferenceCanBeLeft() {
    constexpr int kSide = 401;
    // One long way up and down, on which all search alike, and a room at its end.
    grid::MapDocument document{grid::Map(kSide, kSide), Point{0, 0}, Point{kSide - 1, kSide - 1}};
    for (int x = 1; x < kSide - 20; x += 2)
      for (int y = 0; y < kSide; ++y)
        if (y != (x % 4 == 1 ? kSide - 1 : 0)) document.map.setWeight({x, y}, grid::kWall);
    lab().options().setOptions({});
    showMap(std::move(document), u"snake"_s);
    toCompare();
    page().setRuns({words("a-star"), words("dijkstra")});
    page().transport()->toStart();  // hardly anything is recorded
    QTRY_COMPARE(page().transport()->activity(), Transport::Activity::Idle);
    QCOMPARE(page().transport()->position(), std::size_t{0});
    QString said;
    connect(page().transport(), &Transport::activityChanged, this, [&] {
      if (page().transport()->activity() != Transport::Activity::Seeking) return;
      page().transport()->disconnect(this);
      QMetaObject::invokeMethod(
          this,
          [&] {
            said = page().messageText();
            page().transport()->toStart();
          },
          Qt::QueuedConnection);
    });
    difference(true);
    QTRY_VERIFY(said.contains(u"differs"_s));
    QTRY_COMPARE(page().transport()->position(), std::size_t{0});
    page().say(QString());
    difference(true);
    QTRY_COMPARE(page().messageText(), said);
    // Once it has been come to, the next one is another one.
    QTRY_COMPARE(page().transport()->activity(), Transport::Activity::Idle);
    page().say(QString());
    difference(true);
    QTRY_VERIFY(page().messageText().contains(u"differs"_s));
    QVERIFY(page().messageText() != said);
  }

  // Of several searches it is said which one is in trouble.
  void whoseTroubleItIsIsSaid() {
    compareField({"a-star", "dijkstra"});
    QTRY_COMPARE(page().table().model().rows().size(), std::size_t{2});
    Q_EMIT pane(1).run().troubled(u"it broke"_s);
    QCOMPARE(page().messageText(), u"Search 2, %1: it broke"_s.arg(pane(1).title()));
    QVERIFY(pane(1).title().contains(u"Dijkstra"_s));
    m_window->showPage(u"map-lab"_s);
    Q_EMIT lab().search().troubled(u"it broke"_s);
    QCOMPARE(lab().messageText(), u"it broke"_s);
  }

  void panesShareViewPointerAndSelection() {
    compareField();
    m_window->resize(1400, 900);
    pane(0).board().zoomIn();
    pane(0).board().centreOn({3, 3});
    QVERIFY(!pane(1).board().look().isFitted);
    QCOMPARE(pane(1).board().look().cellSide, pane(0).board().look().cellSide);
    // Panes may differ by a pixel in width, and their middles by half of one: at the board's border a view goes no farther.
    const BoardViewport::Look first = pane(0).board().look(), second = pane(1).board().look();
    const QPointF apart = (second.centre - first.centre) * first.cellSide;
    const QSize wider = pane(1).board().size() - pane(0).board().size();
    QVERIFY2(std::abs(apart.x()) <= std::abs(wider.width()) / 2.0 + 0.001 &&
                 std::abs(apart.y()) <= std::abs(wider.height()) / 2.0 + 0.001,
             qPrintable(u"%1, %2 pixels"_s.arg(apart.x()).arg(apart.y())));
    QVERIFY(std::abs(wider.width()) <= 1 && wider.height() == 0);
    pane(1).board().fit();
    QVERIFY(pane(0).board().look().isFitted);
    pane(1).board().select(Point{7, 2});
    QCOMPARE(pane(0).board().selectedCell(), std::optional(Point{7, 2}));
    // The pointer over one is seen on the other.
    const QImage before = pane(1).board().grab().toImage();
    QTest::mouseMove(&pane(0).board(), pane(0).board().viewport().centreOf({10, 8}).toPoint());
    QVERIFY(pane(1).board().grab().toImage() != before);
  }
};

SEARCHLIGHT_TEST(ComparePageTest)
#include "compare_page_test.moc"
