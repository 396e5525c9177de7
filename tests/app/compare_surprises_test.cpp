// tests/app/compare_surprises_test.cpp: what a comparison keeps when files are opened, saved and copied, and what it does not tell
// before playing has come to it.
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "tests/app/compare_window.h"
#include "tests/core/lines_boards.h"
#include "tests/test_main.h"
#include "widgets/player/player_bar.h"
#include "widgets/player/timeline.h"

class CompareSurprisesTest : public QObject, testing::CompareWindow {
  Q_OBJECT
 private:
  static constexpr const char* kTrace = SEARCHLIGHT_TEST_DATA "/traces/flow.trace.yaml";

  void compareTies() {
    openWalls();
    toCompare();
    const setup::Words first = words("a-star", "ties", "last-in"),
                       second = words("a-star", "ties", "first-in");
    compareRuns({first, second, words("greedy")});
    toStartOfAll();
  }
  std::vector<std::size_t> positions(ComparePage& of) {
    std::vector<std::size_t> out;
    for (const ComparePane* pane : of.panes().panes()) out.push_back(pane->run().position());
    return out;
  }
  QString cell(int row, CompareColumn column) {
    return page().table().model().index(row, static_cast<int>(column)).data().toString();
  }
  // Two searches round walls, at their start.
  void compareFromStart() {
    openWalls();
    beginCompare({"dijkstra", "greedy"});
    page().transport()->setStepUnit(StepUnit::Expansion);
    toStartOfAll();
  }
  bool isTrace(std::size_t i) { return page().runs()[i].find("trace") != nullptr; }
  QString toolTip(int row, CompareColumn column) {
    return page().table().model().index(row, static_cast<int>(column)).data(Qt::ToolTipRole).toString();
  }

 private Q_SLOTS:
  // Which was set for the map that goes.
  void thePaceIsAutomaticForAGeneratedMap() {
    openWalls();
    beginCompare();
    page().transport()->setSpeed(1);
    QVERIFY(!page().transport()->followsPace());
    paint({2, 2});  // the same map
    settleCompare();
    QCOMPARE(page().transport()->speed(), 1.0);
    map().apply(grid::replaceDocument(map().document(), {grid::Map(80, 60), Point{0, 0}, Point{79, 59}},
                                      grid::MapEditKind::Generate));
    settleCompare();
    QVERIFY(page().transport()->followsPace());
  }

  void init() { open(); }
  void cleanup() { close(); }

  // ---- Files that are opened while it is in front ----

  void aTraceIsOneMoreSearch() {
    compareField({"a-star", "greedy"});
    QVERIFY(m_window->openFile(QString::fromUtf8(kTrace)));
    settleCompare();
    QCOMPARE(m_window->pageId(), u"compare"_s);
    QCOMPARE(page().runs().size(), std::size_t{3});
    QVERIFY(!lab().search().isPlayback());
    for (std::size_t i = 0; i < 3; ++i) QVERIFY2(pane(i).problem().isEmpty(), qPrintable(pane(i).problem()));
    QVERIFY(page().state(Command::Undo).text.contains(u"add a search"_s));
    page().run(Command::Undo, false);
    QCOMPARE(page().runs().size(), std::size_t{2});
  }

  void aTraceThatCannotBeAddedCostsNothing_data() {
    const auto row = testing::columns<int, QString, QString>("searches", "text", "says");
    row("no trace", 2, "nothing: here\n", "x.trace.yaml");
    row("of another map", 2, "version: 1.4.0\nevents:\n  - { type: expanding, id: a, x: 900, y: 900 }\n",
        "x.trace.yaml");
    row("a ninth", 8, "version: 1.4.0\nevents:\n  - { type: expanding, id: a, x: 1, y: 1 }\n",
        "eight searches");
  }
  void aTraceThatCannotBeAddedCostsNothing() {
    FETCH_ALL((int, searches), (QString, text), (QString, says));
    openField(12, 8);
    beginCompare(std::vector<RunWords>(static_cast<std::size_t>(searches), words("a-star")));
    const auto before = page().runs();
    write(u"x.trace.yaml"_s, text.toUtf8());
    QVERIFY(!m_window->openFile(path("x.trace.yaml")));
    QCOMPARE(m_window->pageId(), u"compare"_s);
    QVERIFY(page().runs() == before);
    QVERIFY(!lab().search().isPlayback());
    QVERIFY(testing::contains(page().messageText(), says));
  }

  // What the map lab says of such a file is said here, too.
  void whatATraceNeedsIsSaid_data() {
    const auto row = testing::columns<QString, QString>("events", "says");
    row("a repeated key", "{ type: expanding, id: a, x: 1, x: 2, y: 1 }", "repeated key");
    row("fractions over a map", "{ type: expanding, id: a, x: 1.5, y: 1 }", "not grid cells");
    row("nothing", "{ type: expanding, id: a, x: 1, y: 1 }", "");
  }
  void whatATraceNeedsIsSaid() {
    FETCH(QString, events, says);
    openField(12, 8);
    beginCompare();
    page().say(QString());
    write(u"x.trace.yaml"_s, u"version: 1.4.0\nevents:\n  - %1\n"_s.arg(events).toUtf8());
    QVERIFY2(m_window->openFile(path("x.trace.yaml")), qPrintable(page().messageText()));
    settleCompare();
    QVERIFY(testing::contains(page().messageText(), says));
    QCOMPARE(page().messageText().contains(u"x.trace.yaml"_s), !says.isEmpty());
  }

  // Where the compared page has no traces, they are the map lab's.
  void aTraceGoesToItsPage() {
    m_window->showPage(u"klotski"_s);
    page().lookAt(m_window->page());
    beginCompare();
    const auto before = page().runs();
    QVERIFY(!action(u"Add search trace"_s)->isEnabled());
    QVERIFY(m_window->openFile(QString::fromUtf8(kTrace)));
    QCOMPARE(m_window->pageId(), u"map-lab"_s);
    QVERIFY(lab().search().isPlayback());
    QVERIFY(page().runs() == before);
    for (std::size_t i = 0; i < before.size(); ++i) QVERIFY(pane(i).run().hasSearch());
  }

  void aBoardGoesToItsPage_data() {
    const auto row = testing::columns<QString, QString, QString>("name", "text", "page");
    row("map", "a.map", "type octile\nheight 2\nwidth 3\nmap\n...\n...\n", "map-lab");
    row("level", "a.xsb", "#####\n#@$.#\n#####\n", "sokoban");
    row("layout", "a.klotski", "title Six\ngoal A 2,1\nboard\nAA..\nAA..\n....\n", "klotski");
  }
  void aBoardGoesToItsPage() {
    FETCH(QString, name, text, page);
    openField(12, 8);
    map().load(map().document(), {}, u"field"_s);  // nothing is unsaved
    toCompare();
    ComparePage& compare = this->page();
    compare.setRuns({words("a-star"), words("greedy"), words("dijkstra")});
    settleCompare();
    const auto before = compare.runs();
    write(name, text.toUtf8());
    QVERIFY2(m_window->openFile(m_dir->filePath(name)), qPrintable(m_window->page().messageText()));
    QCOMPARE(m_window->pageId(), page);
    QVERIFY(compare.runs() == before);
    toCompareAsItIs();
    settleCompare();
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(pane(i).run().hasSearch() && pane(i).problem().isEmpty());
  }

  // ---- Saved ----

  void everySearchComesBackAtItsEvent_data() {
    const auto row = testing::columns<int, QString>("unit", "how");
    for (const char* how : {"difference", "landmark", "breakpoint"}) {
      row(testing::rowName("by expansion, %s", how), static_cast<int>(StepUnit::Expansion),
          QString::fromUtf8(how));
      row(testing::rowName("by f, %s", how), static_cast<int>(StepUnit::F), QString::fromUtf8(how));
      row(testing::rowName("by event, %s", how), static_cast<int>(StepUnit::Event), QString::fromUtf8(how));
      row(testing::rowName("by time, %s", how), static_cast<int>(StepUnit::Time), QString::fromUtf8(how));
    }
  }
  void everySearchComesBackAtItsEvent() {
    FETCH_ALL((int, unit), (QString, how));
    compareTies();
    if (how == "breakpoint"_L1) page().transport()->setBreakpoints({search::Breakpoint::at("4, 5")});
    page().transport()->setStepUnit(static_cast<StepUnit>(unit));
    settleCompare();
    for (int k = 0; k < 3; ++k) {
      const std::vector<std::size_t> before = positions(page());
      if (how == "difference"_L1) difference(true);
      if (how == "landmark"_L1) page().transport()->toNext(Landmark::NextGenerate);
      if (how == "breakpoint"_L1) page().transport()->play();
      QTRY_VERIFY(positions(page()) != before);
      settleCompare();
      const setup::SetUp kept = page().snapshot()();
      write(u"c.searchlight"_s, QByteArray::fromStdString(setup::write(kept)));
      Window* other = m_program->newWindow();
      QVERIFY2(other->openFile(path("c.searchlight")), qPrintable(other->page().messageText()));
      auto& again = static_cast<ComparePage&>(other->page());
      QTRY_VERIFY(again.isSettled());
      QCOMPARE(positions(again), positions(page()));
      // The same run takes another time whenever it is measured.
      if (unit != static_cast<int>(StepUnit::Time))
        QCOMPARE(again.transport()->position(), page().transport()->position());
      QVERIFY(again.transport()->axisUnit() == page().transport()->axisUnit());
      const setup::SetUp after = again.snapshot()();
      const std::string *events = kept.view.find("events"), *eventsAgain = after.view.find("events");
      QCOMPARE(eventsAgain ? *eventsAgain : "", events ? *events : "");
      const std::string *places = kept.view.find("places"), *placesAgain = after.view.find("places");
      QCOMPARE(placesAgain ? *placesAgain : "", places ? *places : "");
      QVERIFY(after.cursor == kept.cursor);
      static_cast<MapLabPage*>(other->page(u"map-lab"_s))->map().load({}, {}, {});
      delete other;
    }
  }

  void badEventsAreRefused_data() {
    testing::eachOf("events", {"", "1", "1:", "0:3", "4:3", "1:x", "1:-1", "1:1 2:1 3:1"});
  }
  void badEventsAreRefused() {
    QFETCH(QString, events);
    compareTies();
    setup::SetUp wrong = page().snapshot()();
    wrong.view.set("events", events.toStdString());
    const Reading refused = page().takeSetUp(wrong, path("x.searchlight"), SetUpFrom::File);
    QVERIFY(testing::contains(refused.why(), u"1:118"_s));
  }

  // A workspace by events changes nothing of how the next comparison begins, whatever is set while it is open.
  void theUnitOfAWorkspaceIsNotTheUsers() {
    compareTies();
    page().transport()->setStepUnit(StepUnit::Event);
    setup::SetUp byEvents = page().snapshot()();
    page().transport()->setStepUnit(StepUnit::Expansion);
    QVERIFY(page().takeSetUp(byEvents, path("c.searchlight"), SetUpFrom::File).isTaken());
    QVERIFY(page().transport()->wantedUnit() == StepUnit::Event);
    page().transport()->setBreakpoints({search::Breakpoint::at("4, 5")});
    settleCompare();
    Window* other = m_program->newWindow();
    other->showPage(u"compare"_s);
    QVERIFY(other->page().transport()->wantedUnit() == StepUnit::Expansion);
    delete other;
  }

  // ---- The question ----

  void anEditAsksOnce() {
    compareTies();
    QSignalSpy asked(lab().comparable(), &Comparable::questionChanged);
    paint({3, 3});
    settleCompare();
    QCOMPARE(asked.size(), 1);
  }

  // What an agent of several cells sees of a large map is made on a thread, once for the page and all searches.
  void anAgentsMapIsAwaited() {
    grid::RouteOptions options;
    options.agent = 3;
    lab().useOptions(options);
    showMap({grid::Map(600, 600), Point{0, 0}, Point{590, 0}}, u"large"_s);
    beginCompare({"a-star", "greedy"});
    QTRY_VERIFY(pane(0).run().hasSearch());
    settleCompare();
    paint({300, 300});
    for (std::size_t i = 0; i < 2; ++i) QVERIFY(!pane(i).run().hasSearch() && !pane(i).problem().isEmpty());
    settleCompare();  // a picture that is taken now shows no waiting
    for (std::size_t i = 0; i < 2; ++i) QVERIFY(pane(i).run().hasSearch() && pane(i).problem().isEmpty());
  }

  // The finder's answer is about searches that may stand elsewhere by now.
  void aDifferenceThatIsNotReachedIsNotTold() {
    compareTies();
    auto* finder = page().findChild<DifferenceFinder*>();
    QVERIFY(finder);
    search::DifferenceAnswer beyond;
    beyond.kind = search::DifferenceAnswer::Kind::Found;
    beyond.place = 1'000'000;
    beyond.events = {1'000'000, 1'000'000};
    Q_EMIT finder->found(beyond);
    settleCompare();
    QVERIFY(!page().messageText().contains(u"differs"_s));
  }

  // A node that both have expanded with another g, or from another place, comes to the middle, large enough for its marks.
  void anotherGOrParentIsFoundAndShown_data() {
    testing::columns<int>("side")("a board whose cells are small", 160)("a board that is seen whole", 12);
  }
  void anotherGOrParentIsFoundAndShown() {
    QFETCH(int, side);
    grid::MapDocument document{grid::Map(side, side), Point{1, 1}, Point{side - 2, side - 2}};
    for (int y = 0; y < side - 3; ++y) document.map.setWeight({side / 2, y}, grid::kWall);
    lab().options().setOptions({});
    showMap(std::move(document), u"large"_s);
    toCompare();
    m_window->resize(1600, 1000);
    page().setRuns({words("depth-first"), words("breadth-first")});
    page().transport()->setStepUnit(StepUnit::Expansion);
    settleCompare();
    toStartOfAll();
    const BoardViewport::Look before = page().panes().look();
    QAction* field = action(u"Change what counts as a difference"_s);
    QVERIFY(field && !page().snapshot()().view.find("difference"));
    // It goes round, and says what it has come to.
    for (const char* name : {"g", "h", "f", "parent", "expansion", "g"}) {
      field->trigger();
      const setup::SetUp whole = page().snapshot()();
      const std::string* kept = whole.view.find("difference");
      QCOMPARE(kept ? *kept : std::string("expansion"), std::string(name));
      const QString told =
          name == std::string("expansion") ? u"order of expansion"_s : QString::fromLatin1(name);
      QVERIFY(testing::endsWith(page().messageText(), told));
    }
    std::size_t last = 0;
    for (int k = 0; k < 3; ++k) {
      page().say(QString());
      difference(true);
      QTRY_VERIFY2(page().messageText().contains(u"1 and 2 differ in g."_s),
                   qPrintable(page().messageText()));
      settleCompare();
      const auto place = page().messageText().section(u' ', 1, 1).remove(u':').remove(u',');
      QVERIFY2(place.toULongLong() > last, qPrintable(page().messageText()));
      last = place.toULongLong();
      search::Event events[2];
      for (std::size_t i = 0; i < 2; ++i) {
        events[i] = pane(i).run().session().trace()[pane(i).run().position() - 1];
        QVERIFY(events[i].kind == search::EventKind::Expand);
      }
      QCOMPARE(events[0].node, events[1].node);
      QVERIFY(events[0].gAfter != events[1].gAfter);
      for (std::size_t i = 0; i < 2; ++i) {
        const BoardViewport& view = pane(i).board().viewport();
        QVERIFY(view.cellSide() >= 12);
        const BoardScene& scene = pane(i).board().scene();
        QVERIFY(view.visibleCells().contains(scene.pointOf(events[i].node)));
      }
    }
    if (side < 20) QVERIFY(page().panes().look() == before);
  }

  // The place comes into sight, and no room is left free beyond the board's edge; with fewer boards it is seen whole again.
  void noRoomIsLeftBesideWhatIsCut() {
    grid::MapDocument document{grid::Map(70, 40), Point{1, 20}, Point{68, 20}};
    for (int y = 5; y < 35; ++y) document.map.setWeight({60, y}, grid::kWall);
    showMap(std::move(document), u"wide"_s);
    toCompare();
    m_window->resize(1280, 800);
    page().setRuns({words("a-star"), words("greedy"), words("dijkstra")});
    overlay(true);
    settleCompare();
    toStartOfAll();
    QVERIFY(pane(0).board().viewport().cellSide() < 12);
    difference(true);
    QTRY_VERIFY2(page().messageText().contains(u"differs"_s), qPrintable(page().messageText()));
    settleCompare();
    const BoardViewport& view = pane(0).board().viewport();
    QVERIFY(view.cellSide() >= 12);
    const QSizeF board = QSizeF(view.columns(), view.rows()) * view.cellSide(), room = view.viewSize();
    if (board.width() >= room.width())
      QVERIFY(view.origin().x() <= 1 && view.origin().x() + board.width() >= room.width() - 1);
    if (board.height() >= room.height())
      QVERIFY(view.origin().y() <= 1 && view.origin().y() + board.height() >= room.height() - 1);
    QVERIFY(!view.isFitted());
    overlay(false);
    page().setRuns({words("a-star"), words("greedy")});
    m_window->resize(1900, 1000);
    page().panes().setLook({.isFitted = false, .cellSide = 9, .centre = QPointF(35, 20)});
    overlay(true);
    overlay(false);
    settleCompare();
    QVERIFY(pane(0).board().viewport().isFitted());
  }

  // ---- Copied ----

  void theTableCopiesOneLineThatCanBePasted() {
    openWalls();
    QVERIFY(!map().save(path("it's walls.slmap")));
    toCompare();
    setup::Words heavy = words("weighted-a-star");
    heavy.set("weight", "2.5");
    compareRuns({heavy, words("dijkstra")});
    page().run(Command::CopyCommand, false);
    const QString line = QApplication::clipboard()->text();
    QApplication::clipboard()->clear();
    QAction* copy = testing::actionOf(page().table().menu()->actions(), u"Copy as command"_s);
    QVERIFY(copy && copy->isEnabled());
    copy->trigger();
    QCOMPARE(QApplication::clipboard()->text(), line);
    QVERIFY(!line.contains(u'\n'));
    m_window->showPage(u"map-lab"_s);
    lab().options().setOptions({});
    m_window->paste(QApplication::clipboard()->mimeData());
    settle();
    QVERIFY2(lab().complaint().isEmpty(), qPrintable(lab().complaint()));
    QVERIFY(lab().options().options().algorithm == search::Algorithm::WeightedAStar);
    QCOMPARE(lab().options().options().weight, 2.5);
  }

  // ---- What is not told ahead ----

  void nothingIsToldAheadOfPlaying() {
    compareFromStart();
    QAction* eye = lab().comparable()->eye();
    QVERIFY(eye && !eye->isChecked() && page().parts().toolBar.contains(eye));
    NumbersView& figures = page().workbench().figures();
    const auto isToldOf = [&](int row) { return cell(row, CompareColumn::Cost) != u"…"_s; };
    const std::vector<CompareColumn> results{CompareColumn::Cost,     CompareColumn::Optimal,
                                             CompareColumn::Steps,    CompareColumn::Expanded,
                                             CompareColumn::PeakOpen, CompareColumn::Time};
    for (const CompareColumn column : results)
      for (int row = 0; row < 2; ++row) QCOMPARE(cell(row, column), u"…"_s);
    QCOMPARE(toolTip(0, CompareColumn::Cost), u"Not started"_s);
    QCOMPARE(figures.outcomeShown(), u"Not started"_s);
    QVERIFY(!figures.isWholeShown());
    QVERIFY(page().table().headShown().contains(u"walls"_s));
    QVERIFY(!page().table().tabbedText().contains(u"yes"_s));
    stepAll();
    QTRY_COMPARE(toolTip(0, CompareColumn::Cost), u"Paused at event %1"_s.arg(pane(0).run().position()));
    QCOMPARE(figures.outcomeShown(), toolTip(0, CompareColumn::Cost));
    // Whoever saves it has asked for all of it.
    const std::string csv = compareCsv(page().table().model().rows());
    QVERIFY2(csv.find("solved") != std::string::npos, csv.c_str());
    // Who is there is told of, and nobody else.
    bool sawOneAlone = false;
    while (!page().transport()->isAtEnd()) {
      for (int row = 0; row < 2; ++row)
        QCOMPARE(isToldOf(row), pane(static_cast<std::size_t>(row)).run().isOutcomeReached());
      sawOneAlone |= isToldOf(1) && !isToldOf(0);
      stepAll();
    }
    QVERIFY(sawOneAlone && isToldOf(0) && isToldOf(1));
    toStartOfAll();
    QVERIFY(!isToldOf(0) && !isToldOf(1));
    eye->trigger();
    QVERIFY(isToldOf(0) && isToldOf(1) && figures.isWholeShown());
    // It is kept where the page that is looked at keeps it.
    QCOMPARE(*page().snapshot()().view.find("answer"), std::string("yes"));
    eye->trigger();
    QVERIFY(!isToldOf(0) && !figures.isWholeShown());
  }

  // The timeline needs a length, but no word of it: how far the longest goes, and who ends where, is told when playback has come there.
  // Whoever has seen the end knows it, and is told it from then on.
  void noTotalIsToldAheadOfPlaying() {
    compareFromStart();
    paint({2, 2});  // other searches, at their start
    settleCompare();
    Transport& transport = *page().transport();
    QVERIFY(transport.position() == 0 && !transport.isAtEnd() && !lab().comparable()->eye()->isChecked());
    const auto told = [&] {
      QString all;
      QList<QWidget*> parts = page().workbench().player().findChildren<QWidget*>();
      for (Timeline* timeline : page().findChildren<Timeline*>()) parts << timeline;
      for (const QWidget* w : std::as_const(parts)) {
        const auto* label = qobject_cast<const QLabel*>(w);
        for (const QString& text :
             {w->toolTip(), w->accessibleDescription(), label ? label->text() : QString()})
          if (!text.isEmpty()) all += text + u'\n';
      }
      return all;
    };
    QStringList ahead;
    bool sawOneEnd = false;
    for (; !transport.isAtEnd(); transport.stepForward(), settleCompare()) {
      ahead << told();
      int ended = 0;
      for (ComparePane* pane : page().panes().panes()) ended += pane->run().isAtEnd();
      QCOMPARE(int(ahead.back().count(u" ends at "_s)), ended);
      sawOneEnd |= ended == 1;
    }
    QVERIFY(sawOneEnd);
    const QString total = countText(transport.recorded());
    const QRegularExpression ofTotal(u"\\b%1\\b"_s.arg(total));
    for (const QString& one : ahead)
      QVERIFY2(!ofTotal.match(one).hasMatch(), qPrintable(total + u'\n' + one));
    QVERIFY(told().contains(u"%1 / %1"_s.arg(total)));
    transport.toStart();
    settleCompare();
    QVERIFY(testing::contains(told(), u" / "_s + total));
    QVERIFY(!told().contains(u" ends at "_s));
  }

  void aTraceIsNotToldAheadOfPlaying() {
    compareField({"a-star", "greedy"});
    QVERIFY(m_window->openFile(QString::fromUtf8(kTrace)));
    settleCompare();
    toStartOfAll();
    QVERIFY(isTrace(1) && !lab().comparable()->eye()->isChecked());
    for (const CompareColumn column : {CompareColumn::Cost, CompareColumn::Steps, CompareColumn::Expanded})
      QTRY_COMPARE(cell(1, column), u"…"_s);
    page().panes().choose(&pane(1));
    QTRY_COMPARE(page().workbench().figures().outcomeShown(), u"Not started"_s);
    QVERIFY(!page().workbench().figures().isWholeShown());
    toEndOfAll();
    QTRY_VERIFY(cell(1, CompareColumn::Cost) != u"…"_s);
  }

  // Each page that is compared has its eye, and those of the pages before have nothing to say.
  void everyComparedPageHasItsEye_data() {
    const auto row = testing::columns<QString>("world");
    for (const char* world : {"map-lab", "klotski", "sokoban", "lines"}) row(world, QString::fromUtf8(world));
  }
  void everyComparedPageHasItsEye() {
    QFETCH(QString, world);
    m_window->showPage(world);
    QTRY_VERIFY(m_window->page().isSettled());
    // Without a move Color Lines has no question.
    if (auto* lines = qobject_cast<LinesPage*>(&m_window->page())) {
      Random random(1);
      const lines::Board& board = lines->game().state().position.board;
      lines->showSearch({board, *testing::anyMove(board, random)}, Transport::StartAt::Start);
      QTRY_VERIFY(lines->isSettled());
    }
    Comparable* comparable = m_window->page().comparable();
    page().lookAt(m_window->page());
    beginCompare();
    QVERIFY(comparable->eye());
    QCOMPARE(page().parts().view.count(comparable->eye()), 1);
    if (comparable->eye()->isChecked()) comparable->eye()->trigger();
    toStartOfAll();
    QTRY_COMPARE(cell(0, CompareColumn::Cost), u"…"_s);
    comparable->eye()->trigger();
    QTRY_VERIFY(cell(0, CompareColumn::Cost) != u"…"_s || !pane(0).problem().isEmpty());
    comparable->eye()->trigger();
  }
};

SEARCHLIGHT_TEST(CompareSurprisesTest)
#include "compare_surprises_test.moc"
