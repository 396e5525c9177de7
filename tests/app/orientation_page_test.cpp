// tests/app/orientation_page_test.cpp: finding one's way: by F6 and Esc round the window, over the map, and by mnemonics.
#include "tests/app/compare_window.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/board/board_overview.h"
#include "widgets/player/player_bar.h"
#include "widgets/player/timeline.h"
#include "widgets/tables/node_tables.h"

namespace {

// Texts of a menu, and of those in it, that have the same letter.
void findDuplicates(const QList<QAction*>& actions, const QString& where, QStringList& out) {
  QHash<QChar, QString> seen;
  for (const QAction* a : actions) {
    if (a->isSeparator() || !a->isVisible()) continue;
    if (a->menu()) findDuplicates(a->menu()->actions(), where + u" > "_s + a->text(), out);
    const QKeySequence key = QKeySequence::mnemonic(a->text());
    if (key.isEmpty()) continue;
    const QChar letter = key.toString().back();
    if (seen.contains(letter)) out << u"%1: “%2” and “%3”"_s.arg(where, seen.value(letter), a->text());
    seen.insert(letter, a->text());
  }
}

}  // namespace

class OrientationPageTest : public QObject, testing::CompareWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    open();
    m_window->resize(1400, 900);
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    openField(60, 40);
  }
  void cleanup() { close(); }

  // ---- Menus ----
  void mnemonicsAreOncePerMenu_data() {
    const auto row = testing::columns<QString, QString>("language", "page");
    for (const char* language : {"en", "zh_CN"})
      for (const char* page : {"map-lab", "compare", "lines", "klotski", "sokoban"})
        row(testing::rowName("%s, %s", language, page), language, page);
  }
  void mnemonicsAreOncePerMenu() {
    FETCH(QString, language, page);
    m_program->applyLanguage(language);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    QCoreApplication::processEvents();
    m_window->showPage(page);
    if (page == u"compare"_s) settleCompare();
    QStringList found;
    findDuplicates(m_window->menuBar()->actions(), u"menus"_s, found);
    // What the right button shows.
    const bool isGame = page != u"compare"_s && page != u"map-lab"_s;
    BoardView& board = page == u"compare"_s ? pane(0).board() : lab().board();
    bool hasSeen = false;
    const QPoint at = board.viewport().centreOf({3, 3}).toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, board.mapToGlobal(at));
    if (!isGame) QCoreApplication::sendEvent(&board, &event);
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
      hasSeen = menu->actions().size() > 3;
      findDuplicates(menu->actions(), u"cell"_s, found);
      menu->close();
    }
    QVERIFY(hasSeen || isGame);
    m_program->applyLanguage(u"en"_s);
    QCoreApplication::processEvents();
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
  }

  // ---- F6 and Esc ----
  void f6GoesRoundThePanes_data() { testing::columns<bool>("isCompare")("map lab", false)("compare", true); }
  void f6GoesRoundThePanes() {
    QFETCH(bool, isCompare);
    lab().action(MapCommand::ToolWeight)->trigger();  // with a number to type in the tool bar
    std::vector<QWidget*> expected;
    if (isCompare) {
      toCompare();
      page().setRuns({words("a-star"), words("dijkstra"), words("greedy")});
      overlay(true);
      settleCompare();
      for (std::size_t i = 0; i < 3; ++i) expected.push_back(&pane(i).board());
      expected.push_back(&page().overlay()->board());
      expected.push_back(&page().table());
    } else {
      expected.push_back(&lab().board());
    }
    lab().action(MapCommand::ToolWall)->trigger();  // of a tool that is in hand the width can be typed
    // The header gives its tools their room a moment after one of them has come.
    const auto* tools = m_window->findChild<QToolBar*>();
    QTRY_VERIFY(isCompare || tools->width() >= tools->sizeHint().width());
    auto& front = static_cast<WorkbenchPage&>(m_window->page());
    expected.push_back(front.findChild<Timeline*>());
    expected.push_back(&front.workbench().player());
    expected.push_back(&front.workbench().tables());
    if (!isCompare) expected.push_back(m_window->findChild<QToolBar*>());  // nothing to type in
    front.takeFocus(Qt::OtherFocusReason);
    std::vector<QWidget*> way;
    do {
      way.push_back(QApplication::focusWidget());
      press(Qt::Key_F6);
      QVERIFY(way.size() < 30);
    } while (QApplication::focusWidget() != way.front());
    std::size_t before = 0;
    QByteArray names;
    for (const QWidget* w : way) names += w->metaObject()->className() + w->objectName().toUtf8() + ' ';
    for (QWidget* part : expected) {
      const auto at =
          std::ranges::find_if(way, [&](QWidget* w) { return w == part || part->isAncestorOf(w); });
      QVERIFY2(at != way.end(), part->metaObject()->className() + (" is not among " + names));
      const auto place = static_cast<std::size_t>(at - way.begin());
      QVERIFY2(part == expected.front() || place > before, part->metaObject()->className());
      before = place;
    }
    std::vector<QWidget*> back;
    do {
      back.push_back(QApplication::focusWidget());
      press(Qt::Key_F6, Qt::ShiftModifier);
      QVERIFY(back.size() < 30);
    } while (QApplication::focusWidget() != back.front());
    std::reverse(back.begin() + 1, back.end());
    QCOMPARE(back, way);
  }

  // Each pane remembers where it was left, and shows what a tab has before the tabs.
  void f6GoesToWhatATabShows() {
    auto* tabs = lab().findChild<QTabWidget*>();
    for (int i = 0; i < tabs->count(); ++i) {
      if (!tabs->isTabVisible(i)) continue;
      tabs->setCurrentIndex(i);
      lab().takeFocus(Qt::OtherFocusReason);
      for (int step = 0; step < 12 && !tabs->isAncestorOf(QApplication::focusWidget()); ++step)
        press(Qt::Key_F6);
      QVERIFY2(tabs->isAncestorOf(QApplication::focusWidget()), qPrintable(tabs->tabText(i)));
    }
  }

  // From every place that Tab comes to.
  void escLeadsBackToTheBoard_data() { f6GoesRoundThePanes_data(); }
  void escLeadsBackToTheBoard() {
    QFETCH(bool, isCompare);
    if (isCompare) {
      beginCompare();
    }
    const auto board = [&]() -> QWidget* {
      return isCompare ? &page().panes().chosen()->board() : &lab().board();
    };
    int places = 0;
    for (QWidget* w : m_window->findChildren<QWidget*>()) {
      if (!w->isVisible() || !w->isEnabled() || w->focusProxy() || !(w->focusPolicy() & Qt::TabFocus))
        continue;
      if (qobject_cast<BoardView*>(w)) continue;
      ++places;
      w->setFocus(Qt::TabFocusReason);
      QCOMPARE(QApplication::focusWidget(), w);
      press(Qt::Key_Escape);
      QVERIFY2(
          QApplication::focusWidget() == board(),
          qPrintable(u"%1 “%2”"_s.arg(QLatin1String(w->metaObject()->className()), w->accessibleName())));
    }
    QVERIFY(places > 15);
  }

  // A message that Esc closes is closed, and who edits a cell of a table gives that up.
  void escIsHisFirstWhoHasAUseForIt() {
    lab().complain(u"No such file"_s);
    QWidget* player = m_window->findChild<Timeline*>();
    player->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(!lab().workbench().message().isVisible());
    QCOMPARE(QApplication::focusWidget(), player);
    press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), &lab().board());
  }

  // Whatever can have the focus looks otherwise with it.
  void focusIsSeen_data() {
    const auto row = testing::columns<bool, bool>("isCompare", "isDark");
    for (const bool isCompare : {false, true})
      for (const bool isDark : {false, true})
        row(testing::rowName("%s, %s", isCompare ? "compare" : "map lab", isDark ? "dark" : "light"),
            isCompare, isDark);
  }
  void focusIsSeen() {
    FETCH(bool, isCompare, isDark);
    m_program->applyTheme(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    if (isCompare) {
      beginCompare();
    }
    QStringList unseen;
    int places = 0;
    auto* tabs = m_window->page().findChild<QTabWidget*>();
    QSet<QWidget*> done;
    for (int tab = 0; tab < tabs->count(); ++tab) {
      if (!tabs->isTabVisible(tab)) continue;
      tabs->setCurrentIndex(tab);
      QCoreApplication::processEvents();
      for (QWidget* w : m_window->findChildren<QWidget*>()) {
        if (!w->isVisible() || !w->isEnabled() || w->focusProxy() || !(w->focusPolicy() & Qt::TabFocus))
          continue;
        if (done.contains(w)) continue;
        done.insert(w);
        ++places;
        w->setFocus(Qt::ShortcutFocusReason);  // as F6 does
        const QRect rect =
            QRect(w->mapTo(m_window, QPoint()), w->size()).adjusted(-3, -3, 3, 3) & m_window->rect();
        const QImage with = m_window->grab(rect).toImage();
        w->clearFocus();
        const QImage without = m_window->grab(rect).toImage();
        const int different = testing::countApart(with, without);
        if (different < 20)
          unseen << u"%1 “%2” %3: %4 pixels"_s
                        .arg(QLatin1String(w->metaObject()->className()), w->accessibleName(), w->toolTip())
                        .arg(different);
      }
    }
    QVERIFY(places > 15);
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
  }

  // ---- Tools and the status bar ----
  void aToolLeavesTheKeyboardOnTheBoard_data() { f6GoesRoundThePanes_data(); }
  void aToolLeavesTheKeyboardOnTheBoard() {
    QFETCH(bool, isCompare);
    if (isCompare) {
      beginCompare();
    }
    QWidget* board = isCompare ? &page().panes().chosen()->board() : static_cast<QWidget*>(&lab().board());
    for (const MapCommand c : {MapCommand::ToolWall, MapCommand::ShapeRectangle, MapCommand::ToolInspect}) {
      m_window->page().findChild<Timeline*>()->setFocus();
      lab().action(c)->trigger();
      QCOMPARE(QApplication::focusWidget(), board);
    }
    if (isCompare) return;  // there a tool's field is in the tools' menu
    auto* box = m_window->findChild<QToolBar*>()->findChild<QSpinBox*>();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), board);
  }

  void theStatusBarFollowsTheKeyboardsCell() {
    BoardView& board = lab().board();
    board.setFocus();
    board.goTo({7, 9});
    QVERIFY(testing::startsWith(lab().status(), u"7, 9"_s));
    press(Qt::Key_Right);
    QVERIFY(testing::startsWith(lab().status(), u"8, 9"_s));
    QTest::mouseMove(&board, board.viewport().centreOf({20, 20}).toPoint());
    QTRY_VERIFY(lab().status().startsWith(u"20, 20"_s));
    press(Qt::Key_Right);
    QVERIFY(testing::startsWith(lab().status(), u"9, 9"_s));
    // It tells what the search knows now.
    board.goTo({9, 0});
    lab().transport()->toStart();
    QTRY_VERIFY(!lab().status().contains(u"g "_s));
    lab().transport()->toEnd();
    QTRY_VERIFY(lab().status().contains(u"g "_s));
  }

  void theStatusBarFollowsTheKeyboardsCellOnEveryPane() {
    beginCompare();
    pane(1).board().setFocus(Qt::TabFocusReason);
    pane(1).board().goTo({7, 9});
    QVERIFY(testing::startsWith(page().status(), u"7, 9"_s));
    press(Qt::Key_Down);
    QVERIFY(testing::startsWith(page().status(), u"7, 10"_s));
  }

  // ---- Over the map ----
  void goToTheStartAndTheGoal() {
    BoardView& board = lab().board();
    for (int i = 0; i < 6; ++i) board.zoomIn();
    lab().findChild<Timeline*>()->setFocus();
    press(Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(board.cursorCell(), std::optional(Point{59, 0}));
    QVERIFY(board.rect().contains(board.viewport().centreOf({59, 0}).toPoint()));
    QVERIFY(!board.rect().contains(board.viewport().centreOf({0, 0}).toPoint()));
    QCOMPARE(QApplication::focusWidget(), &board);
    press(Qt::Key_S, Qt::ShiftModifier);
    QVERIFY(board.rect().contains(board.viewport().centreOf({0, 0}).toPoint()));
    QCOMPARE(lab().map().document().start, std::optional(Point{0, 0}));  // S alone would have put it
    QCOMPARE(lab().map().document().goal, std::optional(Point{59, 0}));
    lab().transport()->seek(lab().search().recorded() / 2);
    QTRY_VERIFY(lab().isSettled());
    press(Qt::Key_C, Qt::ShiftModifier);
    const auto current = currentCell(board);
    QVERIFY(current);
    QCOMPARE(board.cursorCell(), current);
    QVERIFY(board.rect().contains(board.viewport().centreOf(*current).toPoint()));
    lab().transport()->toEnd();
    QTRY_VERIFY(lab().isSettled());
    press(Qt::Key_C, Qt::ShiftModifier);
    QVERIFY(!lab().messageText().isEmpty());
  }

  void theHandEndsFollowing() {
    BoardView& board = lab().board();
    QAction* follow = lab().action(MapCommand::Follow);
    for (int i = 0; i < 6; ++i) board.zoomIn();
    lab().transport()->seek(lab().search().recorded() / 2);
    QTRY_VERIFY(lab().isSettled());
    board.goTo({0, 39});
    follow->trigger();
    QTRY_VERIFY(board.rect().contains(board.viewport().centreOf(*currentCell(board)).toPoint()));
    board.zoomIn();
    QVERIFY(follow->isChecked());
    lab().say(QString());
    QTest::keyClick(&board, Qt::Key_PageDown);
    QVERIFY(!follow->isChecked());
    QVERIFY(lab().messageText().contains(u"no longer follows"_s));
    // What was asked for is not taken back either.
    follow->trigger();
    press(Qt::Key_G, Qt::ShiftModifier);
    QVERIFY(!follow->isChecked());
  }

  void theOverviewIsRemembered() {
    BoardView& board = lab().board();
    QAction* shown = lab().action(MapCommand::Overview);
    QVERIFY(shown->isChecked());
    for (int i = 0; i < 6; ++i) board.zoomIn();
    QVERIFY(board.navigation()->overview().isVisible());
    shown->trigger();
    QVERIFY(!board.navigation()->overview().isVisible());
    Window* other = m_program->newWindow();
    QVERIFY(!static_cast<MapLabPage&>(other->page()).action(MapCommand::Overview)->isChecked());
    delete other;
    shown->trigger();
    QVERIFY(board.navigation()->overview().isVisible());
  }

  void twoPanesHaveOverviewsMoreHaveNone() {
    beginCompare({"a-star", "dijkstra"});
    for (int i = 0; i < 8; ++i) pane(0).board().zoomIn();
    for (std::size_t i = 0; i < 2; ++i) {
      QVERIFY(pane(i).board().navigation()->overview().isVisible());
      QVERIFY(pane(i).board().navigation()->bar(Qt::Vertical).isVisible());
    }
    add(words("greedy"));
    for (std::size_t i = 0; i < 3; ++i) {
      QVERIFY(!pane(i).board().navigation()->overview().isVisible());
      QVERIFY(!pane(i).board().navigation()->bar(Qt::Vertical).isVisible());
    }
  }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window, key, with);
  }
};

SEARCHLIGHT_TEST(OrientationPageTest)
#include "orientation_page_test.moc"
