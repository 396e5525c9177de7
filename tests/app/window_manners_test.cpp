// tests/app/window_manners_test.cpp: what users expect of keys, lists and lines, whatever page they are on.

#include "app/grid/map_scenarios.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/shell/preferences.h"
#include "tests/app/compare_window.h"
#include "tests/app/when_open.h"
#include "tests/limited.h"
#include "tests/test_main.h"
#include "widgets/player/player_bar.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/breakpoints_view.h"
#include "widgets/theme/type_scale.h"

class WindowMannersTest : public QObject, testing::CompareWindow {
  Q_OBJECT

  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_window, key, with);
  }
  ScenarioView& queries() { return lab().scenarios().view(); }
  // Sixty queries, the last one the longest by far.
  void openQueries() {
    grid::writeMapFile(path("field.map").toStdString(), {grid::Map(70, 4), {}, {}}, grid::MapFormat::Octile);
    std::string text = "version 1\n";
    for (int i = 0; i < 60; ++i)
      text += i < 59 ? "0\tfield.map\t70\t4\t0\t0\t2\t0\t2\n" : "9\tfield.map\t70\t4\t0\t0\t69\t0\t69\n";
    writeFile(path("field.map.scen").toStdString(), text);
    openAndSettle(path("field.map.scen"));
  }
  // All of it: nothing that it lies in has scrolled it away.
  static bool isSeen(const QWidget& of, const QRect& part) {
    return !part.isEmpty() && of.visibleRegion().boundingRect().contains(part);
  }
  static bool isRowSeen(const QTableView& table) {
    return isSeen(*table.viewport(), table.visualRect(table.currentIndex()));
  }
  // What scrolls round a part of the panel goes to its top.
  static void toTop(const QWidget& part) {
    for (QWidget* around = part.parentWidget(); around; around = around->parentWidget())
      if (auto* area = qobject_cast<QScrollArea*>(around)) area->verticalScrollBar()->setValue(0);
  }

 private Q_SLOTS:
  void init() {
    open();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
  }
  void cleanup() { close(); }

  // ---- The focus -------------------------------------------------------------------------------------------------------------

  // Of what a key has opened it is seen, without a Tab; after a click it is not.
  void focusIsSeenOnWhatAKeyOpens() {
    const auto isSeen = [](const QWidget* window) {
      return window->testAttribute(Qt::WA_KeyboardFocusChange);
    };
    QToolButton* next = nullptr;  // of the rail
    for (auto* button : m_window->findChildren<QToolButton*>())
      if (button->defaultAction() && button->defaultAction()->shortcut() == QKeySequence(u"Ctrl+3"_s))
        next = button;
    QVERIFY(next);
    QTest::mouseClick(next, Qt::LeftButton);
    QVERIFY(!isSeen(m_window));
    int looks = 0;
    for (const bool byKey : {false, true}) {
      const testing::WhenOpen<PreferencesDialog> look([&](PreferencesDialog* dialog) {
        const auto close = qScopeGuard([dialog] { dialog->reject(); });
        QVERIFY(QTest::qWaitForWindowActive(dialog, 60'000));
        QTRY_VERIFY(dialog->focusWidget() && dialog->focusWidget()->hasFocus());
        QCOMPARE(isSeen(dialog), byKey);
        ++looks;
      });
      m_window->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
      if (byKey)
        press(Qt::Key_Comma, Qt::ControlModifier);
      else
        command(Command::Preferences)->trigger();
    }
    QCOMPARE(looks, 2);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    m_window->setAttribute(Qt::WA_KeyboardFocusChange, false);
    press(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(isSeen(m_window));
  }

  // ---- Dialogs ---------------------------------------------------------------------------------------------------------------

  // A number is typed and Enter pressed: it holds, and the dialog goes.
  void enterInPreferencesKeepsWhatIsSet_data() {
    testing::columns<int>("key")("Return", int(Qt::Key_Return))("Enter", int(Qt::Key_Enter));
  }
  void enterInPreferencesKeepsWhatIsSet() {
    QFETCH(int, key);
    PreferencesDialog dialog(m_program.get(), m_window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog, 60'000));
    dialog.memory().setFocus();
    dialog.memory().selectAll();
    QTest::keyClicks(&dialog.memory(), u"777"_s);
    QTest::keyClick(&dialog.memory(), static_cast<Qt::Key>(key));
    QCOMPARE(m_program->memory()->total(), std::size_t{777} << 20);
    QVERIFY(!dialog.isVisible());
  }

  // In the dialog as it opens Enter closes it, and restores nothing.
  void enterInNewPreferencesClosesThem() {
    m_program->setTextSize(130);
    PreferencesDialog dialog(m_program.get(), m_window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog, 60'000));
    QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(&dialog.language()));
    for (const QPushButton* button : dialog.findChildren<QPushButton*>())
      QCOMPARE(button->isDefault(),
               button == dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(m_program->textSize(), 130);
    m_program->setTextSize(100);
  }

  // The meaning of a field stands right below it, and what a list says is whole, in any language.
  void preferencesAreWhole() {
    PreferencesDialog dialog(m_program.get(), m_window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog, 60'000));
    for (const char* language : {"zh_CN", "en"}) {
      m_program->applyLanguage(QString::fromLatin1(language));
      QCoreApplication::processEvents();
      for (const auto part : {PreferencesDialog::Part::General, PreferencesDialog::Part::Appearance}) {
        dialog.showPart(part);
        for (QComboBox* list : dialog.findChildren<QComboBox*>())
          if (list->isVisible())
            QTRY_VERIFY2(
                list->width() >= list->sizeHint().width() &&
                    list->sizeHint().width() > list->fontMetrics().horizontalAdvance(list->currentText()),
                qPrintable(list->currentText()));
        for (QWidget* field : std::initializer_list<QWidget*>{
                 &dialog.language(), &dialog.theme(), &dialog.textSize(), &dialog.begin(), &dialog.memory(),
                 &dialog.motion(), &dialog.mouse()})
          for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (field->isVisible() && label->text() == field->whatsThis())
              QTRY_COMPARE(
                  label->mapTo(&dialog, QPoint()).y() - field->mapTo(&dialog, QPoint()).y() - field->height(),
                  spacing::kUnit);
      }
    }
  }

  // The dialog that makes all text larger grows with it: nothing in it is cut at the side.
  void preferencesGrowWithTheirText() {
    PreferencesDialog dialog(m_program.get(), m_window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog, 60'000));
    const auto* scroll = dialog.findChild<QScrollArea*>();
    const QSize usual = dialog.size();
    const QRect room = dialog.screen()->availableGeometry();
    dialog.move(room.bottomRight() - QPoint(usual.width(), usual.height()));
    for (const int text : {150, 100}) {
      dialog.textSize().setValue(text);
      QTRY_VERIFY(room.contains(dialog.frameGeometry()));
      QTRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                   qPrintable(QString::number(text)));
    }
    QCOMPARE(dialog.size(), usual);
  }

  // What is set holds at once, in every window, and the next time.
  void preferencesHoldAtOnce() {
    PreferencesDialog dialog(m_program.get(), m_window);
    const int before = m_window->fontInfo().pixelSize();
    const QFont::Weight weight = static_cast<QFont::Weight>(m_window->font().weight());
    QLabel title(m_window);
    setType(&title, TypeSize::Name);
    const int large = title.fontInfo().pixelSize();
    dialog.textSize().setValue(150);
    QCOMPARE(m_window->fontInfo().pixelSize(), before * 3 / 2);
    QVERIFY(title.fontInfo().pixelSize() >= large * 3 / 2 - 1 && title.font().bold());
    QCOMPARE(static_cast<QFont::Weight>(m_window->font().weight()), weight);
    QCOMPARE(m_program->settings().textSize(), 150);
    dialog.textSize().setValue(100);
    QCOMPARE(m_window->fontInfo().pixelSize(), before);
    dialog.theme().setCurrentIndex(static_cast<int>(ThemeChoice::Dark));
    QCOMPARE(m_program->theme(), ThemeChoice::Dark);
    dialog.theme().setCurrentIndex(static_cast<int>(ThemeChoice::Light));
    dialog.language().setCurrentIndex(dialog.language().findData(u"zh_CN"_s));
    Q_EMIT dialog.language().activated(dialog.language().currentIndex());
    QCOMPARE(m_program->language(), u"zh_CN"_s);
    QTRY_VERIFY(dialog.windowTitle() != "Preferences"_L1);  // itself, too
    m_program->applyLanguage(u"en"_s);
    QTRY_COMPARE(dialog.windowTitle(), u"Preferences"_s);
    // Every field has its meaning below it.
    dialog.show();
    dialog.showPart(PreferencesDialog::Part::Appearance);
    for (QWidget* field : std::initializer_list<QWidget*>{
             &dialog.language(), &dialog.theme(), &dialog.textSize(), &dialog.begin(), &dialog.memory(),
             &dialog.motion(), &dialog.mouse()}) {
      QVERIFY(!field->whatsThis().isEmpty());
      const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
      QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
        return label->text() == field->whatsThis() &&
               label->mapTo(&dialog, QPoint()).y() > field->mapTo(&dialog, QPoint()).y();
      }));
    }
  }

  // They hold until the program ends; where there is room again they are kept.
  void preferencesThatCannotBeKeptAreSaid() {
    std::optional<testing::Limited> full(std::in_place, RLIMIT_FSIZE, rlim_t{0});
    // Beside what is wrong already, and once.
    m_window->page().complain(u"No backup."_s);
    for (int i = 0; i < 2; ++i) {
      const testing::WhenOpen<PreferencesDialog> answer([this](PreferencesDialog* dialog) {
        m_program->setShowsMotion(!m_program->settings().showsMotion());
        dialog->close();
      });
      m_window->commands()[Command::Preferences]->trigger();
      QVERIFY(!m_program->settings().isKept());
      QVERIFY(testing::contains(m_window->page().complaint(), u"No backup.\nYour preferences"_s));
      QCOMPARE(m_window->page().complaint().count(u'\n'), 1);
    }
    full.reset();
    QVERIFY(m_program->settings().isKept());
  }

  // The mouse's buttons for back and forward are Undo and Redo on every page, and nothing where nobody wants them.
  void theMouseUndoes() {
    PreferencesDialog dialog(m_program.get(), m_window);
    QSignalSpy undone(m_window->commands()[Command::Undo], &QAction::triggered),
        redone(m_window->commands()[Command::Redo], &QAction::triggered);
    for (const Command c : {Command::Undo, Command::Redo}) m_window->commands()[c]->setEnabled(true);
    QTest::mouseClick(m_window, Qt::BackButton);
    QCOMPARE(undone.count(), 1);
    for (const Command c : {Command::Undo, Command::Redo}) m_window->commands()[c]->setEnabled(true);
    QTest::mouseClick(m_window, Qt::ForwardButton);
    QCOMPARE(redone.count(), 1);
    dialog.mouse().setChecked(false);
    for (const Command c : {Command::Undo, Command::Redo}) m_window->commands()[c]->setEnabled(true);
    QTest::mouseClick(m_window, Qt::BackButton);
    QCOMPARE(undone.count(), 1);
    dialog.mouse().setChecked(true);
  }

  // ---- Playing ---------------------------------------------------------------------------------------------------------------

  void keysThatGoSomewherePause_data() {
    const auto row = testing::columns<bool, int, bool>("isCompare", "key", "withControl");
    for (const bool isCompare : {false, true}) {
      const char* where = isCompare ? "compare" : "map lab";
      row(testing::rowName("%s, a step", where), isCompare, int(Qt::Key_Period), false);
      row(testing::rowName("%s, a step back", where), isCompare, int(Qt::Key_Comma), false);
      row(testing::rowName("%s, to the start", where), isCompare, int(Qt::Key_Home), true);
      row(testing::rowName("%s, to the end", where), isCompare, int(Qt::Key_End), true);
      row(testing::rowName("%s, the next landmark", where), isCompare, int(Qt::Key_BracketRight), false);
      row(testing::rowName("%s, the one before", where), isCompare, int(Qt::Key_BracketLeft), false);
    }
    row("compare, a difference", true, int(Qt::Key_F3), false);
  }
  void keysThatGoSomewherePause() {
    FETCH_ALL((bool, isCompare), (bool, withControl), (int, key));
    openWalls();
    if (isCompare) toCompare();
    QTRY_VERIFY(m_window->page().isSettled());
    Transport& transport = *m_window->page().transport();
    transport.seek(10);
    QTRY_VERIFY(m_window->page().isSettled());
    transport.setSpeed(1);
    (isCompare ? static_cast<QWidget&>(pane(0).board()) : lab().board()).setFocus();
    press(Qt::Key_Space);
    QVERIFY(transport.activity() == Transport::Activity::Playing);
    press(static_cast<Qt::Key>(key), withControl ? Qt::ControlModifier : Qt::NoModifier);
    if (key == Qt::Key_F3)  // found on a thread
      QTRY_VERIFY(transport.activity() == Transport::Activity::Idle);
    QTRY_VERIFY(transport.activity() != Transport::Activity::Seeking);
    QVERIFY(transport.activity() == Transport::Activity::Idle);
  }

  // A comparison tells all answers in its table; how the chosen one ends is told where it has.
  void compareTellsTheOutcomeAtTheEnd() {
    openWalls();
    beginCompare();
    const auto* numbers = page().workbench().findChild<NumbersView*>();
    QVERIFY(numbers);
    toEndOfAll();
    QTRY_COMPARE(numbers->outcomeShown(), u"Solved"_s);
    seekAll(10);
    QTRY_VERIFY(numbers->outcomeShown() != u"Solved"_s);
  }

  // Labels of the two lists are read in any window that is as wide as a small screen.
  void thePlayersListsAreReadable_data() {
    const auto row = testing::columns<QString, int>("language", "width");
    for (const char* language : {"en", "zh_CN"})
      for (const int width : {800, 900, 1024, 1280})
        row(testing::rowName("%s %d", language, width), QString::fromLatin1(language), width);
  }
  void thePlayersListsAreReadable() {
    FETCH_ALL((QString, language), (int, width));
    m_program->applyLanguage(language);
    openWalls();
    m_window->resize(width, 640);
    QTRY_COMPARE(m_window->width(), width);
    QCoreApplication::processEvents();
    const auto choosers = lab().workbench().player().findChildren<ChooserButton*>();
    QCOMPARE(choosers.size(), 1);
    for (const ChooserButton* chooser : choosers) {
      QVERIFY2(chooser->width() >= chooser->fullWidth(), qPrintable(chooser->text()));
      QVERIFY2(isSeen(*chooser, chooser->rect()), qPrintable(chooser->text()));
    }
    m_program->applyLanguage(u"en"_s);
  }

  // ---- The first sight -------------------------------------------------------------------------------------------------------

  // Who begins elsewhere finds the same map as who begins there.
  void theMapLabIsNotEmpty_data() {
    const auto row = testing::columns<QString, int>("first", "key");
    for (const char* first : {"lines", "klotski", "sokoban"}) {
      row(testing::rowName("%s, map lab", first), QString::fromLatin1(first), int(Qt::Key_1));
      row(testing::rowName("%s, compare", first), QString::fromLatin1(first), int(Qt::Key_5));
    }
  }
  void theMapLabIsNotEmpty() {
    FETCH_ALL((QString, first), (int, key));
    Window* other = m_program->newWindow(first);
    other->show();
    other->openWelcome();
    other->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(other, 60'000));
    QTest::keyClick(other, static_cast<Qt::Key>(key), Qt::ControlModifier);
    auto& map = static_cast<MapLabPage&>(*other->page(u"map-lab"_s));
    QTRY_VERIFY(other->page().isSettled());
    QVERIFY(!map.map().isEmpty());
    QVERIFY(!map.document().isModified);
    if (key == Qt::Key_1) QCOMPARE(map.search().position(), std::uint64_t{0});
    // And what the user has there stays his.
    map.showMap({grid::Map(5, 5), Point{0, 0}, Point{4, 4}}, {}, u"mine"_s, Transport::StartAt::End);
    QTest::keyClick(other, Qt::Key_2, Qt::ControlModifier);
    QTest::keyClick(other, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(map.map().document().map.width(), 5);
    QTest::keyClick(other, Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(map.map().document().map.width(), 5);
    delete other;
  }

  // ---- Lists -----------------------------------------------------------------------------------------------------------------

  // In a low window, too.
  void theHardestQueryIsSeen() {
    m_window->resize(1024, 640);
    openQueries();
    auto* button = [&]() -> QToolButton* {
      for (auto* b : queries().findChildren<QToolButton*>())
        if (b->defaultAction() == queries().hardestAction()) return b;
      return nullptr;
    }();
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(queries().current(), 59);
    settle();
    const QRect row = queries().table().visualRect(queries().table().currentIndex());
    QVERIFY(isSeen(*queries().table().viewport(), row));
    // What comes of all of them is told below the list.
    queries().runAction()->trigger();
    const auto labels = queries().findChildren<QLabel*>();
    const auto summary = std::ranges::find_if(
        labels, [&](const QLabel* label) { return label->text() == queries().list().summary(); });
    QVERIFY(summary != labels.end());
    QTRY_VERIFY(isSeen(**summary, (*summary)->rect()));
    QTRY_VERIFY(!queries().isRunning());
  }

  // A row that a button or a menu adds or chooses is seen in a low window, too.
  void whatIsAddedIsSeen_data() {
    const auto row = testing::columns<QString>("list");
    for (const char* list : {"bookmarks", "breaks", "compare"}) row(list, QString::fromLatin1(list));
  }
  void whatIsAddedIsSeen() {
    QFETCH(const QString, list);
    m_window->resize(1024, 560);
    openWalls();
    if (list == u"compare"_s) {
      beginCompare({"a-star", "dijkstra", "greedy", "breadth-first", "depth-first", "bidirectional"});
      auto* table = page().table().findChild<QTableView*>();
      QVERIFY(table);
      for (const std::size_t i : {5, 0}) {
        page().panes().choose(page().panes().panes()[i]);
        QTRY_VERIFY(isRowSeen(*table));
      }
      return;
    }
    SearchWorkbench& workbench = lab().workbench();
    workbench.setTab(list.toStdString());
    const bool isMark = list == u"bookmarks"_s;
    auto& breakpoints = *workbench.findChild<BreakpointsView*>();
    QuietTable& table = isMark ? workbench.bookmarks().table() : breakpoints.table();
    for (int i = 0; i < 12; ++i) {
      toTop(table);
      seek(static_cast<std::size_t>(i) + 5);
      if (isMark) {
        workbench.bookmarks().addAction()->trigger();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);  // its caption is as it is
      } else {
        breakpoints.list().add({search::Breakpoint::Kind::FExceeds, static_cast<std::uint64_t>(i), true});
        Q_EMIT breakpoints.addMenu()->aboutToShow();
        breakpoints.addMenu()->actions().last()->trigger();
      }
      QTRY_VERIFY2(isRowSeen(table), qPrintable(QString::number(i)));
    }
  }

  // What somebody waits for is told where it is seen.
  void whatIsUnderWayIsSeen_data() {
    const auto row = testing::columns<QString, QString>("id", "told");
    row("Lines, a hint", QString::fromLatin1(LinesPage::kId), "Analysing");
    row("Klotski, a hint that waits", QString::fromLatin1(KlotskiPage::kId), "Examining all positions");
  }
  void whatIsUnderWayIsSeen() {
    FETCH(const QString, id, told);
    QStandardPaths::setTestModeEnabled(true);
    const QSize low(1024, 560);
    m_window->resize(low);
    m_window->showPage(id);
    Page& shown = m_window->page();
    if (auto* klotski = qobject_cast<KlotskiPage*>(&shown)) {
      writeFile(path("large.klotski").toStdString(),
                "goal A 3,3\nboard\nAABB..\nAACC..\nDDEEF.\nGHHIFJ\nGKKILJ\nM.NNLO\n");
      QVERIFY(klotski->open(path("large.klotski")).isTaken());
    }
    QCoreApplication::processEvents();
    QCOMPARE(m_window->size(), low);
    for (QLabel* label : shown.findChildren<QLabel*>()) toTop(*label);
    const auto* klotski = qobject_cast<KlotskiPage*>(&shown);
    (klotski ? klotski->action(GameCommand::Hint) : static_cast<LinesPage&>(shown).action(GameCommand::Hint))
        ->trigger();
    const QLabel* line = nullptr;  // the lowest: Klotski tells it of the board, too
    for (const QLabel* label : shown.findChildren<QLabel*>())
      if (label->text().contains(told)) line = label;
    QVERIFY(line);
    QTRY_VERIFY(isSeen(*line, line->rect()));
    if (klotski) static_cast<KlotskiPage&>(shown).deal(0);  // nobody waits for the large one
    m_window->showPage(QString::fromLatin1(MapLabPage::kId));
  }

  // ---- Titles ----------------------------------------------------------------------------------------------------------------

  // A window manager closes a window while the menu of its board is open.
  void aWindowGoesUnderItsMenu_data() {
    const auto row = testing::columns<QString>("pageId");
    for (const char* id : {"map-lab", "lines", "klotski", "sokoban", "compare"})
      row(id, QString::fromLatin1(id));
  }
  void aWindowGoesUnderItsMenu() {
    QFETCH(QString, pageId);
    const QPointer<Window> window = m_program->newWindow(pageId);
    window->show();
    window->openWhereOneWas();
    QTRY_VERIFY(window->page().isSettled());
    window->page().takeFocus(Qt::OtherFocusReason);
    QWidget* board = window->focusWidget();
    QVERIFY(board);
    bool wasOpen = false;
    QTimer::singleShot(0, window, [&] {
      wasOpen = qobject_cast<QMenu*>(QApplication::activePopupWidget()) != nullptr;
      window->close();
    });
    const QPoint at = board->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, board->mapToGlobal(at));
    QApplication::sendEvent(board, &event);
    QTRY_VERIFY(!window);
    QVERIFY(wasOpen);
  }

  // A set-up's title may be longer than anything else that is shown: it is cut wherever it comes, and kept whole.
  void longTitlesAreCut() {
    const std::string title(4'000, 't');
    const QString cut = QString(199, u't') + QChar(0x2026);
    openWalls();
    setup::SetUp given = lab().snapshot()();
    given.title = title;
    QVERIFY(lab().takeSetUp(given, path("long.searchlight"), SetUpFrom::File).isTaken());
    settle();
    QCOMPARE(lab().map().title().toStdString(), title);
    QCOMPARE(lab().snapshot()().title, title);
    const auto check = [&] {
      QVERIFY(m_window->windowTitle().contains(cut) && m_window->windowTitle().size() < 1000);
      for (const QWidget* top : QApplication::topLevelWidgets()) {
        auto widgets = top->findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
          if (const auto* label = qobject_cast<const QLabel*>(widget)) QVERIFY(label->text().size() < 1000);
          QVERIFY(widget->toolTip().size() < 1000 && widget->accessibleName().size() < 1000 &&
                  widget->accessibleDescription().size() < 1000 && widget->statusTip().size() < 1000);
        }
        for (const QAction* action : top->findChildren<QAction*>())
          QVERIFY(action->text().size() < 1000 && action->toolTip().size() < 1000);
      }
    };
    check();
    beginCompare();
    check();
    QVERIFY(page().table().findChild<QTableView*>()->accessibleName().contains(cut));
    // Whoever closes is asked about it by its title.
    for (const bool isCompare : {true, false}) {
      if (!isCompare) m_window->showPage(QString::fromLatin1(MapLabPage::kId));
      paint({0, 0});
      bool wasAsked = false;
      const testing::WhenOpen<QMessageBox> question([&](QMessageBox* box) {
        wasAsked = true;
        QVERIFY(box->text().contains(cut) && box->text().size() < 1000);
        box->reject();
      });
      QVERIFY(!m_window->close());
      QVERIFY(wasAsked);
      check();
    }
  }
};

SEARCHLIGHT_TEST(WindowMannersTest)
#include "window_manners_test.moc"
