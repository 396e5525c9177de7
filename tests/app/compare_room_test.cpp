// tests/app/compare_room_test.cpp: a comparison as one first sees it: the boards have the room, the race is by expansions, who
// finishes is told when he does, and times are medians.
#include "app/klotski/klotski_page.h"
#include "app/klotski/opening_list.h"
#include "core/klotski/catalogue.h"
#include "tests/app/compare_window.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/player/event_line.h"

class CompareRoomTest : public QObject, testing::CompareWindow {
  Q_OBJECT
 private:
  Page* shown(const char* id) {
    m_window->showPage(QString::fromLatin1(id));
    return &m_window->page();
  }
  void look(const char* world) {
    Page* page = shown(world);
    QTRY_VERIFY(page->isSettled());
    this->page().lookAt(*page);
    m_window->showPage(u"compare"_s);
    settleCompare();
  }
  // As a new window finds it.
  void again() {
    m_window->showPage(u"map-lab"_s);
    lab().map().load({}, {}, {});
    openProgram();
  }
  // Both searches on the small map, at the start.
  void race(const char* first, const char* second) {
    openWalls();
    m_window->showPage(u"compare"_s);
    compareRuns({words(first), words(second)});
    toStartOfAll();
  }
  bool isAtEnd(std::size_t i) { return pane(i).run().isAtEnd(); }
  QWidget* tag(std::size_t i, const char* name) { return pane(i).findChild<QWidget*>(QLatin1String(name)); }
  QImage seen(std::size_t i, const char* name) {
    return tag(i, name)->isVisible() ? tag(i, name)->grab().toImage() : QImage();
  }
  // What the tag of a rank says: "1st · 12 expanded".
  QString rank(const char* place, std::size_t i) {
    return u"%1 · %2 expanded"_s.arg(QLatin1String(place), countText(pane(i).run().answer().stats.expanded));
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Boards with their margins, and nothing else: neither the line above a board nor what lies between two.
  void theRoomIsTheBoards_data() {
    testing::columns<QString>("world")("maps", "map-lab")("Klotski", "klotski");
  }
  void theRoomIsTheBoards() {
    QFETCH(const QString, world);
    m_window->resize(1440, 900);
    if (world == u"map-lab"_s) m_window->page().openWelcome();
    look(world.toLatin1().constData());
    QCOMPARE(page().panes().panes().size(), std::size_t{2});
    QTest::qWait(50);
    QCOMPARE(m_window->size(), QSize(1440, 900));
    int width = 0, height = 900;
    for (std::size_t i = 0; i < 2; ++i) {
      width += pane(i).board().width();
      height = std::min(height, pane(i).board().height());
    }
    const QString told = u"%1 x %2 of 1440 x 900"_s.arg(width).arg(height);
    QVERIFY2(width >= 1440 * 70 / 100, qPrintable(told));
    QVERIFY2(height >= 900 * 65 / 100, qPrintable(told));
  }

  // Whose search a pane is stays to be read, also where the boards leave a notice no other room.
  void aNoticeHidesNoTitle_data() {
    testing::columns<int, QSize>("panes", "size")("two", 2, QSize(1280, 800))("six", 6, QSize(1280, 800))(
        "six in a small window", 6, QSize(1024, 616));
  }
  void aNoticeHidesNoTitle() {
    FETCH_ALL((const int, panes), (const QSize, size));
    m_window->resize(size);
    openWalls();
    toCompareAsItIs();
    compareRuns(std::vector<setup::Words>(static_cast<std::size_t>(panes), words("a-star")));
    page().say(u"A window from an earlier session was restored (no unsaved work): field"_s);
    const MessageBar& bar = page().workbench().message();
    QTRY_VERIFY(bar.isVisible());
    for (const ComparePane* pane : page().panes().panes()) {
      const QRect head(pane->mapTo(bar.parentWidget(), QPoint()), QSize(pane->width(), pane->headHeight()));
      QVERIFY2(!bar.geometry().intersects(head), qPrintable(pane->accessibleName()));
    }
  }

  // What is folded comes back by its command, and is there the next time.
  void panelAndTableAreRemembered() {
    openWalls();
    toCompareAsItIs();
    QVERIFY(!page().workbench().isPanelVisible());
    QVERIFY(!page().table().isOpen());
    const int folded = page().table().height();
    m_window->commands()[Command::PanelVisible]->trigger();
    action(u"Table of searches"_s)->trigger();
    QVERIFY(page().workbench().isPanelVisible());
    QVERIFY(page().table().isOpen());
    QTRY_VERIFY(page().table().height() > folded + 20);
    again();
    toCompareAsItIs();
    QVERIFY(page().workbench().isPanelVisible());
    QVERIFY(page().table().isOpen());
    m_window->commands()[Command::PanelVisible]->trigger();
    action(u"Table of searches"_s)->trigger();
    QTRY_COMPARE(page().table().height(), folded);
    again();
    toCompareAsItIs();
    QVERIFY(!page().workbench().isPanelVisible());
    QVERIFY(!page().table().isOpen());
  }

  void aPanesButtonShowsWhatItIsAsked() {
    openWalls();
    toCompareAsItIs();
    Q_EMIT pane(1).questionRequested();
    QVERIFY(pane(1).isChosen());
    QVERIFY(page().workbench().isPanelVisible());
    Q_EMIT pane(0).questionRequested();  // another's is seen instead
    QVERIFY(pane(0).isChosen());
    QVERIFY(page().workbench().isPanelVisible());
    Q_EMIT pane(0).questionRequested();
    QVERIFY(!page().workbench().isPanelVisible());
  }

  void itBeginsByExpansion() {
    openWalls();
    toCompareAsItIs();
    settleCompare();
    QVERIFY(page().transport()->stepUnit() == StepUnit::Expansion);
    // What the user has chosen since is there again.
    page().transport()->setStepUnit(StepUnit::F);
    again();
    openWalls();
    toCompareAsItIs();
    settleCompare();
    QVERIFY(page().transport()->stepUnit() == StepUnit::F);
  }

  // A set-up brings its own, one of a program that knew no other counts events; neither is the user's choice.
  void aSetUpKeepsItsUnit() {
    race("a-star", "dijkstra");
    page().transport()->setStepUnit(StepUnit::Time);
    setup::SetUp setUp = page().snapshot()();
    QVERIFY(setUp.player.find("unit"));
    page().transport()->setStepUnit(StepUnit::Expansion);
    setUp.player.set("unit", "f");
    QVERIFY(page().takeSetUp(setUp, path("a.searchlight"), SetUpFrom::File).isTaken());
    QVERIFY(page().transport()->stepUnit() == StepUnit::F);
    setup::Words without;
    for (const auto& [name, value] : setUp.player)
      if (name != "unit") without.set(name, value);
    setUp.player = without;
    QVERIFY(page().takeSetUp(setUp, path("b.searchlight"), SetUpFrom::File).isTaken());
    QVERIFY(page().transport()->stepUnit() == StepUnit::Event);
    again();
    openWalls();
    toCompareAsItIs();
    QVERIFY(page().transport()->stepUnit() == StepUnit::Expansion);
  }

  // ---- Who finishes ----

  void finishesAreToldWhenTheyCome() {
    race("dijkstra", "greedy");
    Transport& transport = *page().transport();
    transport.setStepUnit(StepUnit::Expansion);
    settleCompare();
    const QImage before = seen(1, "rank");
    const int head = pane(1).headHeight(), top = pane(1).board().y();
    bool sawOneAlone = false;
    while (!transport.isAtEnd()) {
      for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(pane(i).finish().has_value(), pane(i).run().isOutcomeReached());
        QCOMPARE(pane(i).finishText().isEmpty(), !pane(i).run().isOutcomeReached());
        QVERIFY(pane(i).board().accessibleDescription().startsWith(pane(i).finishText()));
      }
      if (isAtEnd(1) && !pane(0).run().isOutcomeReached()) {
        sawOneAlone = true;
        QCOMPARE(pane(1).finishText(), rank("1st", 1));
        QVERIFY(seen(1, "rank") != before);
        QCOMPARE(pane(1).board().y(), top);  // no board moves
      }
      transport.stepForward();
      settleCompare();
    }
    QVERIFY(sawOneAlone);
    QVERIFY(testing::startsWith(pane(1).finishText(), rank("1st", 1) + u", +"_s));
    QCOMPARE(pane(0).finishText(), rank("2nd", 0) + u", optimal"_s);
    QCOMPARE(pane(1).headHeight(), head);
    // Nothing says it once more: neither the head of a pane nor the line above the table.
    QVERIFY(page().table().headShown().contains(u"walls"_s));
    for (std::size_t i = 0; i < 2; ++i)
      for (const QLabel* label : pane(i).findChildren<QLabel*>())
        for (const char* word : {"olved", "expanded"})
          QVERIFY2(!label->isVisible() || !label->text().contains(QLatin1String(word)),
                   qPrintable(label->text()));
    EventLine& line = page().workbench().eventLine();
    QTRY_COMPARE(line.text(), u"Search 1: Solved"_s);
    page().panes().choose(&pane(1));
    QTRY_COMPARE(line.text(), u"Search 2: Solved"_s);
    // Back again nobody has finished.
    transport.toStart();
    settleCompare();
    QVERIFY(pane(0).finishText().isEmpty() && pane(1).finishText().isEmpty());
    QCOMPARE(seen(1, "rank"), before);
    QVERIFY(page().table().headShown().contains(u"walls"_s));
  }

  // The order is that of finishing, and who came first by a costlier way says so as soon as the cheaper one has finished, and not before.
  void aDearerPathIsTold() {
    openWalls();
    for (int y = 1; y < 9; ++y) paintWeight({3, y});  // greedy goes straight through
    toCompareAsItIs();
    compareRuns({"dijkstra", "greedy"});
    QVERIFY(pane(1).run().answer().cost > pane(0).run().answer().cost);
    Transport& transport = *page().transport();
    transport.toStart();
    transport.setStepUnit(StepUnit::Expansion);
    settleCompare();
    while (!isAtEnd(1)) {
      transport.stepForward();
      settleCompare();
    }
    QVERIFY(!isAtEnd(0));
    QCOMPARE(pane(1).finishText(), rank("1st", 1));
    const QImage before = seen(1, "cost");
    transport.toEnd();
    settleCompare();
    const double excess =
        static_cast<double>(pane(1).run().answer().cost) / static_cast<double>(pane(0).run().answer().cost) -
        1;
    QCOMPARE(pane(1).finishText(), rank("1st", 1) + u", +%1\u00a0% cost"_s.arg(QLocale().toString(
                                                        excess * 100, 'f', excess < 0.1 ? 2 : 1)));
    QCOMPARE(pane(1).board().accessibleDescription(),
             pane(1).finishText() + u". "_s + pane(1).finishMeaning());
    QCOMPARE(pane(0).finishText(), rank("2nd", 0) + u", optimal"_s);
    QVERIFY(seen(1, "cost") != before);
    // Amber is an optimal cost's alone: no rank has it.
    const QColor amber = pane(0).palette().color(QPalette::Highlight);
    QVERIFY(testing::countNear(seen(0, "cost"), amber) > 0);
    QCOMPARE(testing::countNear(seen(1, "cost"), amber), 0);
    for (const std::size_t i : {0, 1}) QCOMPARE(testing::countNear(seen(i, "rank"), amber), 0);
  }

  void whoComesInTogetherSharesAPlace() {
    openWalls();
    toCompareAsItIs();
    compareRuns({"dijkstra", "greedy", "greedy", "dijkstra"});
    toEndOfAll();
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}})
      QVERIFY(testing::startsWith(pane(i).finishText(), rank("tied for 1st", i) + u", +"_s));
    QCOMPARE(pane(0).finishText(), rank("tied for 3rd", 0) + u", optimal"_s);
    QCOMPARE(pane(3).finishText(), rank("tied for 3rd", 3) + u", optimal"_s);
    // Searches that are asked while the cursors are at the end have finished before they are named.
    compareRuns({"a-star", "a-star"});
    for (std::size_t i = 0; i < 2; ++i)
      QCOMPARE(pane(i).finishText(), rank("tied for 1st", i) + u", optimal"_s);
  }

  void whoProvesThatThereIsNoWayHasFinishedToo() {
    race("dijkstra", "a-star");
    for (const Point p : {Point{0, 5}, {2, 5}, {1, 4}, {1, 6}}) paint(p);
    settleCompare();
    toEndOfAll();
    for (std::size_t i = 0; i < 2; ++i)
      QCOMPARE(pane(i).finishText(), rank("tied for 1st", i) + u", no path"_s);
  }

  void placesFollowTheAxisAndTheLanguage() {
    race("dijkstra", "greedy");
    Transport& transport = *page().transport();
    transport.toEnd();
    settleCompare();
    for (const StepUnit unit : {StepUnit::Event, StepUnit::Expansion, StepUnit::Time}) {
      transport.setStepUnit(unit);
      settleCompare();
      const auto ends = std::pair(transport.endOf(pane(0).run()), transport.endOf(pane(1).run()));
      QVERIFY(ends.first && ends.second);
      const int expected = *ends.first > *ends.second ? 2 : 1;
      QCOMPARE(pane(0).finish()->place, expected);
      // What it ranks is told where it is pointed at.
      const QString what = unit == StepUnit::Event  ? u"by events"_s
                           : unit == StepUnit::Time ? u"by time"_s
                                                    : u"by expansions"_s;
      QVERIFY(tag(0, "rank")->toolTip().contains(what));
      QCOMPARE(pane(0).finish()->figure, unit == StepUnit::Expansion
                                             ? static_cast<std::size_t>(pane(0).run().answer().stats.expanded)
                                             : *ends.first);
      const QString figure = unit == StepUnit::Time    ? durationText(static_cast<double>(*ends.first) / 1e6)
                             : unit == StepUnit::Event ? countText(*ends.first) + u" events"_s
                                                       : u" expanded"_s;
      QVERIFY(testing::contains(pane(0).finishText(), figure));
      QVERIFY(pane(0).board().accessibleDescription().contains(what));
    }
    transport.setStepUnit(StepUnit::Expansion);
    m_program->applyLanguage(u"zh_CN"_s);
    QVERIFY(!pane(0).finishText().contains(u"cost"_s));
    QVERIFY(!pane(0).finishText().isEmpty());
    m_program->applyLanguage(u"en"_s);
  }

  // Depth-first search finds a long way here, and reads it back for longer than others search.
  void aRankStaysAsItCame() {
    race("depth-first", "breadth-first");
    Transport& transport = *page().transport();
    transport.setStepUnit(StepUnit::Expansion);
    transport.toStart();
    settleCompare();
    std::array<int, 2> places{};
    for (int step = 0; step < 5000 && !(places[0] && places[1]); ++step) {
      transport.stepForward();
      QCoreApplication::processEvents();
      for (const std::size_t at : {std::size_t{0}, std::size_t{1}})
        if (const auto& finish = pane(at).finish()) {
          if (places[at]) QCOMPARE(finish->place, places[at]);
          places[at] = finish->place;
        }
    }
    const std::array<int, 2> came = places;
    transport.toEnd();
    settleCompare();
    QCOMPARE(pane(0).finish()->place, came[0]);
    QCOMPARE(pane(1).finish()->place, came[1]);
    QVERIFY(came[0] != came[1]);
  }

  // Of few panes or many: each shows all of the board, and what is told of it lies over no cell and no button.
  void everyPaneShowsItsBoardAndItsTags_data() {
    const auto row = testing::columns<QSize, int>("size", "panes");
    for (const QSize size : {QSize(1440, 900), QSize(1024, 640)})
      for (const int panes : {2, 3, 4, 6, 8})
        row(testing::rowName("%d panes, %d", panes, size.width()), size, panes);
  }
  void everyPaneShowsItsBoardAndItsTags() {
    FETCH_ALL((const QSize, size), (const int, panes));
    m_window->resize(size);
    m_window->page().openWelcome();
    look("map-lab");
    QAction* duplicate = action(u"Duplicate this search"_s);
    while (page().panes().panes().size() < static_cast<std::size_t>(panes)) {
      duplicate->trigger();
      settleCompare();
    }
    toEndOfAll();
    QTest::qWait(50);
    for (std::size_t i = 0; i < static_cast<std::size_t>(panes); ++i) {
      const BoardView& board = pane(i).board();
      QVERIFY2(board.viewport().isWholeInSight(), qPrintable(QString::number(i)));
      const QRect cells = board.viewport()
                              .rectOf(CellRect{0, 0, board.viewport().columns(), board.viewport().rows()})
                              .toAlignedRect();
      QVERIFY2(board.rect().contains(cells), qPrintable(QString::number(i)));
      for (const char* name : {"number", "rank", "cost"}) {
        const QWidget* told = tag(i, name);
        QVERIFY2(told->isVisible() && told->width() > 15, name);
        const QRect place(told->mapTo(&pane(i), QPoint()), told->size());
        QVERIFY2(pane(i).rect().contains(place), name);
        QVERIFY2(!place.intersects(board.geometry()), name);
        for (const QToolButton* button : pane(i).findChildren<QToolButton*>())
          QVERIFY2(!button->isVisible() ||
                       !place.intersects(QRect(button->mapTo(&pane(i), QPoint()), button->size())),
                   name);
      }
    }
  }

  // Six panes of a small window, which is where names were cut.
  void namesAreWholeInASmallWindow() {
    m_window->resize(1024, 640);
    m_window->page().openWelcome();
    look("map-lab");
    compareRuns({"a-star", "greedy", "dijkstra", "breadth-first", "depth-first", "bidirectional"});
    toEndOfAll();
    for (std::size_t i = 0; i < 6; ++i) {
      const auto labels = pane(i).findChildren<QLabel*>();
      QVERIFY2(std::ranges::any_of(labels,
                                   [&](const QLabel* label) {
                                     return label->isVisible() && label->text() == pane(i).shownTitle() &&
                                            label->width() >= label->sizeHint().width();
                                   }),
               qPrintable(pane(i).shownTitle()));
    }
  }

  // ---- What it begins with ----

  // On what the program itself shows: two searches of one kind teach nothing.
  void theFirstTwoDiffer_data() {
    testing::columns<QString>("world")("maps", "map-lab")("Klotski", "klotski");
  }
  void theFirstTwoDiffer() {
    QFETCH(const QString, world);
    if (world == u"map-lab"_s) m_window->page().openWelcome();
    if (world == u"klotski"_s)  // the first one is solved too soon for that
      static_cast<KlotskiPage&>(*m_window->page(world))
          .deal(*openingOf(klotski::boardOf(*klotski::entryByName("heng-dao-li-ma"))));
    look(world.toLatin1().constData());
    const auto expanded = [&](std::size_t i) {
      return static_cast<double>(pane(i).run().answer().stats.expanded);
    };
    const double ratio = expanded(0) / expanded(1);
    QVERIFY2(ratio >= 1.5 || ratio <= 1 / 1.5, qPrintable(QString::number(ratio)));
  }
  // Every set begins with two searches that are told apart, and can be asked.
  void setsBeginWithSearchesThatDiffer() {
    for (const char* world : {"map-lab", "klotski", "sokoban", "lines"}) {
      Page* page = shown(world);
      QVERIFY(page->comparable());
      const auto sets = page->comparable()->sets();
      QVERIFY(!sets.empty());
      for (const Comparable::Set& set : sets) {
        QVERIFY2(set.runs.size() >= 2, qPrintable(set.title));
        QVERIFY2(!(set.runs[0] == set.runs[1]), qPrintable(set.title));
        for (const RunWords& run : set.runs)
          QVERIFY2(!page->comparable()->whyNot(run), qPrintable(set.title));
      }
    }
    m_window->showPage(u"map-lab"_s);
  }

  // ---- Figures ----

  void shortTimesAreMediansOfManyRuns() {
    race("dijkstra", "greedy");
    for (const CompareRow& row : page().table().model().rows()) {
      QVERIFY(row.time.runs > 1);
      QVERIFY(row.time.runs <= Solver::kMostRepeats);
      QVERIFY(row.time.low <= row.time.seconds && row.time.seconds <= row.time.high);
      QVERIFY(row.time.seconds > 0);
    }
  }

  void scansAreToldBesideExpansions() {
    openWalls();
    grid::RouteOptions options = lab().options().options();
    options.neighbours = grid::Neighbours::Eight;
    lab().options().setOptions(options);
    toCompareAsItIs();
    compareRuns({"a-star", "dijkstra"});
    QVERIFY(!page().table().model().hasColumn(CompareColumn::Scanned));
    compareRuns({"a-star", "jump-point"});
    toEndOfAll();
    QVERIFY(page().table().model().hasColumn(CompareColumn::Scanned));
    const auto& session = pane(1).run().session();
    std::uint64_t scans = 0;
    for (std::size_t i = session.trace().begin(); i < session.trace().end(); ++i)
      scans += session.trace()[i].kind == search::EventKind::Scan;
    QVERIFY(scans > 0);
    const auto rows = page().table().model().rows();
    QCOMPARE(rows[0].stats.scanned, std::uint64_t{0});
    QCOMPARE(rows[1].stats.scanned, scans);
    QCOMPARE(pane(1).run().player().counts().scanned, scans);
  }
};

SEARCHLIGHT_TEST(CompareRoomTest)
#include "compare_room_test.moc"
