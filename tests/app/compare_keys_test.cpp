// tests/app/compare_keys_test.cpp: the compare page and the map lab by keyboard alone: where Tab, F6, Space, Enter and Esc go.
#include "app/lessons/lessons_page.h"
#include "tests/app/compare_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/player/player_bar.h"
#include "widgets/player/timeline.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/node_tables.h"

class CompareKeysTest : public QObject, testing::CompareWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    open();
    m_window->resize(1400, 900);
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    openField(24, 16);
  }
  void cleanup() { close(); }

  // Once round all that there is, in the order in which it is seen, and the same way back.
  void tabGoesThroughEverythingInOrder_data() {
    // isShuffled: panes have gone and come
    const auto row = testing::columns<int, int, bool, bool>("panes", "chosen", "hasOverlay", "isShuffled");
    row("two", 2, 0, false, false);
    row("two, the second chosen", 2, 1, false, false);
    row("five and the overlay", 5, 2, true, false);
    row("five and the overlay, shuffled", 5, 0, true, true);
  }
  void tabGoesThroughEverythingInOrder() {
    FETCH_ALL((int, panes), (int, chosen), (bool, hasOverlay), (bool, isShuffled));
    toCompare();
    page().setRuns(std::vector<RunWords>(static_cast<std::size_t>(panes), words("a-star")));
    overlay(hasOverlay);
    if (isShuffled) {
      page().panes().choose(&pane(0));
      remove();
      action(u"Duplicate this search"_s)->trigger();
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    settleCompare();
    page().panes().choose(&pane(static_cast<std::size_t>(chosen)));
    const std::vector<QWidget*> way = round(Qt::Key_Tab);
    std::vector<QWidget*> expected;
    for (ComparePane* p : page().panes().panes()) expected.push_back(&p->board());
    if (hasOverlay) {
      const auto lists = page().overlay()->findChildren<QComboBox*>();
      expected.insert(expected.end(), lists.begin(), lists.end());
      expected.push_back(&page().overlay()->board());
    }
    expected.push_back(&page().table().view());
    expected.push_back(page().findChild<Timeline*>());
    expected.push_back(firstIn(way, page().workbench().player()));
    expected.push_back(firstIn(way, *page().findChild<RunEditor*>()));
    expected.push_back(firstIn(way, page().workbench().tables()));
    std::size_t before = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      QVERIFY2(expected[i], qPrintable(QString::number(i)));
      const std::size_t at = placeOf(way, expected[i]);
      QVERIFY2(at < way.size(), qPrintable(u"never: "_s + named(expected[i]) + told(way)));
      QVERIFY2(i == 0 || at > before, qPrintable(u"too early: "_s + named(expected[i]) + told(way)));
      before = at;
    }
    for (QWidget* w : page().findChildren<QWidget*>())
      if (isStop(w)) QVERIFY2(placeOf(way, w) < way.size(), qPrintable(u"never: "_s + named(w)));
    std::vector<QWidget*> back = round(Qt::Key_Backtab);
    std::reverse(back.begin() + 1, back.end());
    QCOMPARE(back, way);
  }

  void f6GoesRoundThePanesAndTheOverlay() {
    toCompare();
    page().setRuns({words("a-star"), words("dijkstra"), words("greedy")});
    overlay(true);
    settleCompare();
    const std::vector<BoardView*> boards{&pane(0).board(), &pane(1).board(), &pane(2).board(),
                                         &page().overlay()->board()};
    boards[0]->setFocus();
    for (std::size_t i = 1; i < 4; ++i) {
      press(Qt::Key_F6);
      QCOMPARE(QApplication::focusWidget(), boards[i]);
    }
    // And on to the table; the rest of the way is orientation_page_test's.
    press(Qt::Key_F6);
    QVERIFY(page().table().isAncestorOf(QApplication::focusWidget()));
    for (std::size_t i = 4; i-- > 0;) {
      press(Qt::Key_F6, Qt::ShiftModifier);
      QCOMPARE(QApplication::focusWidget(), boards[i]);
    }
    // From elsewhere to the chosen one.
    page().panes().choose(&pane(1));
    page().table().view().setFocus();
    press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), boards[1]);
  }

  // Whoever asks for the settings of a search by keys is there, at the first of them; a search of another program has none.
  void theSettingsOfASearchHaveTheKeyboard() {
    toCompareAsItIs();
    settleCompare();
    pane(1).board().setFocus();
    action(u"Settings of this search"_s)->trigger();
    QVERIFY(page().workbench().isPanelVisible());
    const auto* first = qobject_cast<QComboBox*>(QApplication::focusWidget());
    QVERIFY(first);
    QCOMPARE(first->currentText(), u"Greedy best-first"_s);
  }

  // Which pane is chosen stays to be seen when the keyboard is elsewhere; a frame is round the one that has it.
  void theChosenPaneAndTheKeyboardsAreToldApart() {
    toCompare();
    settleCompare();
    const QColor ink = m_window->palette().color(QPalette::Link);
    const auto has = [&](std::size_t i, const QPoint& at) {
      return pane(i).grab().toImage().pixelColor(at) == ink;
    };
    const auto isBarred = [&](std::size_t i) { return has(i, QPoint(pane(i).width() / 2, 3)); };
    const auto isFramed = [&](std::size_t i) { return has(i, QPoint(1, pane(i).height() / 2)); };
    pane(0).board().setFocus();
    press(Qt::Key_F6);
    QVERIFY(!isBarred(0) && !isFramed(0) && isBarred(1) && isFramed(1));
    page().table().view().setFocus();
    QVERIFY(isBarred(1) && !isFramed(1) && !isFramed(0));
  }

  // With every tool, whether the keyboard's cell is shown or not; Enter uses the tool.
  void spacePlaysOnABoard_data() {
    const auto row = testing::columns<bool, int>("isCompare", "tool");
    for (const bool isCompare : {false, true})
      for (const Qt::Key tool : {Qt::Key_I, Qt::Key_W})
        row(testing::rowName("%s, %c", isCompare ? "compare" : "map lab", tool), isCompare, int(tool));
  }
  void spacePlaysOnABoard() {
    FETCH_ALL((bool, isCompare), (int, tool));
    if (isCompare) toCompare();
    QTRY_VERIFY(m_window->page().isSettled());
    BoardView& board = isCompare ? pane(0).board() : lab().board();
    Transport& transport = *m_window->page().transport();
    transport.setSpeed(20);
    transport.toStart();
    QTRY_VERIFY(m_window->page().isSettled());
    board.setFocus();
    press(static_cast<Qt::Key>(tool));
    const auto tapTwice = [&] {
      press(Qt::Key_Space);
      QVERIFY(transport.activity() == Transport::Activity::Playing);
      press(Qt::Key_Space);
      QVERIFY(transport.activity() == Transport::Activity::Idle);
    };
    tapTwice();
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    QVERIFY(board.cursorCell());
    tapTwice();
    const Point cell = *board.cursorCell();
    QVERIFY(!map().document().map.isWall(cell));
    QVERIFY(!board.selectedCell());
    press(Qt::Key_Return);
    QCOMPARE(map().document().map.isWall(cell), tool == Qt::Key_W);
    QCOMPARE(board.selectedCell(), tool == Qt::Key_W ? std::nullopt : std::optional(cell));
    transport.pause();
  }

  void theChosenPaneHasTheFocus() {
    beginCompare({"a-star", "dijkstra", "greedy"});
    page().panes().choose(&pane(2));
    const setup::SetUp setUp = page().snapshot()();
    pane(0).board().setFocus();
    QVERIFY(pane(0).isChosen());
    QVERIFY(page().takeSetUp(setUp, path("x.searchlight"), SetUpFrom::File).isTaken());
    settleCompare();
    QVERIFY(pane(2).isChosen());
    QCOMPARE(QApplication::focusWidget(), &pane(2).board());
    // Somewhere else and back.
    m_window->showPage(u"map-lab"_s);
    QCOMPARE(QApplication::focusWidget(), &lab().board());
    toCompare();
    QVERIFY(pane(2).isChosen());
    QCOMPARE(QApplication::focusWidget(), &pane(2).board());
    // Whoever chooses another one takes the focus along, and so does the one that goes.
    page().panes().choose(&pane(1));
    QCOMPARE(QApplication::focusWidget(), &pane(1).board());
    remove();
    QVERIFY(pane(1).isChosen());
    QCOMPARE(QApplication::focusWidget(), &pane(1).board());
  }

  // A step within what is recorded is made at once: there is no motion whose end could be told.
  void aStepIsAChange_data() { testing::columns<bool>("isCompare")("map lab", false)("compare", true); }
  void aStepIsAChange() {
    QFETCH(bool, isCompare);
    if (isCompare) toCompare();
    Page& front = m_window->page();
    QTRY_VERIFY(front.isSettled());
    front.transport()->seek(20);
    QTRY_VERIFY(front.isSettled());
    QSignalSpy changed(&front, &Page::changed);
    for (const Qt::Key key : {Qt::Key_Period, Qt::Key_Comma, Qt::Key_BracketRight}) {
      changed.clear();
      const std::size_t before = front.transport()->position();
      press(key);
      QTRY_VERIFY(front.transport()->activity() == Transport::Activity::Idle);
      QVERIFY(front.transport()->position() != before);
      QVERIFY(!changed.isEmpty());
      const auto kept = front.snapshot()().cursor;
      if (!front.transport()->isAtEnd())  // which is not told: it is where one begins
        QCOMPARE(kept ? std::size_t(*kept) : 0, front.transport()->position());
    }
  }

  void withoutAnOverlayTheChosenOneIsHeldAgainstTheFirst() {
    beginCompare({"a-star", "a-star", "a-star"});
    toStartOfAll();
    for (const auto& [chosen, said] : {std::pair(0, "Searches 1 and 2"), std::pair(2, "Searches 1 and 3"),
                                       std::pair(1, "Searches 1 and 2")}) {
      page().panes().choose(&pane(static_cast<std::size_t>(chosen)));
      page().say(QString());
      press(Qt::Key_F3);
      QTRY_VERIFY2(page().messageText().contains(QLatin1String(said)), qPrintable(page().messageText()));
    }
  }

  void complaintsGo() {
    beginCompare();
    const setup::SetUp setUp = page().snapshot()();
    const auto isSeen = [this] { return page().workbench().message().isVisible(); };
    page().complain(u"No such file"_s);
    QVERIFY(isSeen());
    press(Qt::Key_Escape);
    QVERIFY(!isSeen());
    page().complain(u"No such file"_s);
    QVERIFY(page().takeSetUp(setUp, path("x.searchlight"), SetUpFrom::File).isTaken());
    QVERIFY(!isSeen());
    page().complain(u"No such file"_s);
    openAnother();
    QVERIFY(!isSeen());
  }

  void savingASetUpIsSaid() {
    beginCompare();
    const QString file = path("all.searchlight");
    const testing::FileNamed answer(file);
    m_window->commands()[Command::SaveSetUp]->trigger();
    QVERIFY(QFile::exists(file));
    QVERIFY(testing::contains(page().messageText(), u"all.searchlight has been saved."_s));
  }

  // The keys mark two moments and write them down; the file opens as a lesson whose steps show the comparison, in the order of the
  // search, each search at the event at which it was marked.
  void aComparisonBecomesALesson() {
    toCompare();
    page().setRuns({words("dijkstra"), words("greedy"), words("a-star")});
    page().transport()->setStepUnit(StepUnit::Expansion);
    settleCompare();
    const auto eventsOf = [](ComparePage& compared) {
      std::vector<std::size_t> events;
      for (ComparePane* shown : compared.panes().panes()) events.push_back(shown->run().position());
      return events;
    };
    std::map<std::size_t, std::vector<std::size_t>> marked;
    for (const std::size_t place : {9, 4}) {
      seekAll(place);
      marked[page().transport()->position()] = eventsOf(page());
      pane(0).board().setFocus();
      press(Qt::Key_B, Qt::ControlModifier);
      press(Qt::Key_Escape);
    }
    QCOMPARE(page().workbench().bookmarks().list().bookmarks().size(), std::size_t{2});
    pane(0).board().setFocus();
    const QString file = path("three.en.md");
    {
      const testing::FileNamed answer(file);
      press(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
    }
    QVERIFY2(QFile::exists(file), qPrintable(page().messageText()));
    QVERIFY2(m_window->openFile(file), qPrintable(m_window->page().complaint()));
    auto& lessons = static_cast<LessonsPage&>(m_window->page());
    QCOMPARE(m_window->pageId(), QString::fromLatin1(LessonsPage::kId));
    QCOMPARE(marked.size(), std::size_t{2});
    for (const auto& [place, events] : marked) {
      QTRY_VERIFY(lessons.isSettled());
      auto* shown = qobject_cast<ComparePage*>(lessons.guest());
      QVERIFY2(shown && shown != &page() && lessons.complaint().isEmpty(), qPrintable(lessons.complaint()));
      QVERIFY(shown->isVisible());
      QCOMPARE(shown->runs().size(), std::size_t{3});
      QCOMPARE(shown->transport()->position(), place);
      QCOMPARE(eventsOf(*shown), events);
      for (ComparePane* pane : shown->panes().panes()) QVERIFY(pane->isVisible());
      lessons.action(LessonCommand::Next)->trigger();
    }
    m_window->showPage(u"map-lab"_s);
  }

  void bookmarksBelongToTheirMap() {
    beginCompare();
    page().workbench().bookmarks().list().setBookmarks({{7, StepUnit::Event, u"here"_s}});
    lab().workbench().bookmarks().list().setBookmarks({{3, {}, u"there"_s}});
    paint({5, 5});  // the same map
    QCOMPARE(page().workbench().bookmarks().list().bookmarks().size(), std::size_t{1});
    QCOMPARE(lab().workbench().bookmarks().list().bookmarks().size(), std::size_t{1});
    openAnother();
    QVERIFY(page().workbench().bookmarks().list().bookmarks().empty());
    QVERIFY(lab().workbench().bookmarks().list().bookmarks().empty());
  }

  // Letters that are typed into a list choose there, and are no command; a click leaves the keyboard where it is.
  void lettersBelongToTheListThatHasTheKeyboard() {
    beginCompare({"a-star", "dijkstra"});
    QComboBox* algorithms = nullptr;
    for (QComboBox* list : page().findChildren<QComboBox*>())
      if (list->isVisible() && list->findText(u"Weighted A*"_s) >= 0) algorithms = list;
    QVERIFY(algorithms);
    const bool paintsWalls = action(u"Walls"_s)->isChecked();
    algorithms->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_W);
    QCOMPARE(algorithms->currentText(), u"Weighted A*"_s);
    QCOMPARE(action(u"Walls"_s)->isChecked(), paintsWalls);
    pane(0).board().setFocus();
    QTest::mouseClick(algorithms, Qt::LeftButton);
    if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    QCOMPARE(m_window->focusWidget(),
             static_cast<QWidget*>(&pane(0).board()));  // offscreen no window is active any more
  }

  void hidingTheOverlayLeavesTheKeyboardOnABoard() {
    toCompare();
    overlay(true);
    page().overlay()->board().setFocus();
    QVERIFY(page().overlay()->board().hasFocus());
    overlay(false);
    QVERIFY(page().panes().chosen()->board().hasFocus());
  }

  void allOfTheButtonOpensTheSets() {
    toCompare();
    int menus = 0;
    for (const QToolButton* button :
         m_window->findChildren<QToolBar*>(u"toolbar"_s).front()->findChildren<QToolButton*>())
      if (button->menu()) {
        ++menus;
        QCOMPARE(button->popupMode(), QToolButton::InstantPopup);
      }
    QVERIFY(menus > 0);
  }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window, key, with);
  }
  void openAnother() {
    lab().showMap({grid::Map(9, 9), Point{0, 0}, Point{8, 8}}, {}, u"other"_s, Transport::StartAt::End);
  }
  // Beginning at the first board, as far as there is something new.
  std::vector<QWidget*> round(Qt::Key key) {
    pane(0).board().setFocus();
    std::vector<QWidget*> way;
    while (way.size() < 400) {
      QWidget* now = QApplication::focusWidget();
      if (!now || placeOf(way, now) < way.size()) break;
      way.push_back(now);
      press(key);
    }
    return way;
  }
  static std::size_t placeOf(const std::vector<QWidget*>& way, const QWidget* widget) {
    return static_cast<std::size_t>(std::find(way.begin(), way.end(), widget) - way.begin());
  }
  static QWidget* firstIn(const std::vector<QWidget*>& way, const QWidget& part) {
    const auto at = std::find_if(way.begin(), way.end(), [&](QWidget* w) { return part.isAncestorOf(w); });
    return at == way.end() ? nullptr : *at;
  }
  static bool isStop(const QWidget* w) {
    return w->isVisible() && w->isEnabled() && !w->focusProxy() && (w->focusPolicy() & Qt::TabFocus);
  }
  static QString told(const std::vector<QWidget*>& way) {
    QString out = u"; the way:"_s;
    for (const QWidget* w : way) out += u'\n' + named(w);
    return out;
  }
  static QString named(const QWidget* w) {
    return u"%1 “%2”"_s.arg(QLatin1String(w->metaObject()->className()), w->accessibleName());
  }
};

SEARCHLIGHT_TEST(CompareKeysTest)
#include "compare_keys_test.moc"
