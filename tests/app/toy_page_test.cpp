// tests/app/toy_page_test.cpp: two domains in one window: the map lab and a puzzle that is a page and nothing more.
#include "app/grid/map_lab_page.h"
#include "tests/app/toy_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

using toy::ToyPage;

namespace {
const QString kToy = u"toy"_s, kMapLab = u"map-lab"_s;
}

class ToyPageTest : public QObject, testing::ToyWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void theSearchIsWatched() {
    QCOMPARE(m_window->pageId(), kToy);
    QVERIFY(!toy().search().hasSearch());
    watch();
    QVERIFY(toy().search().answer().outcome == search::Outcome::Solved);
    QCOMPARE(toy().search().answer().cost, search::Cost{2});
    m_window->player().forward()->trigger();
    QVERIFY(toy().search().position() > 0);
    m_window->player().last()->trigger();
    settle();
    QCOMPARE(toy().search().position(), toy().search().recorded());
    QVERIFY(toy().search().isComplete());
    QVERIFY(!m_window->player().forward()->isEnabled());
    m_window->player().first()->trigger();
    settle();
    QVERIFY(!m_window->player().back()->isEnabled());
  }

  // Every algorithm that the page offers, also where the silent run numbers the states otherwise.
  void playsToTheEnd_data() { testing::columns<int>("algorithm")("a-star", 0)("ida-star", 1); }
  void playsToTheEnd() {
    QFETCH(int, algorithm);
    watch();
    auto* chooser = toy().findChild<QComboBox*>(u"algorithm"_s);
    chooser->setCurrentIndex(algorithm);
    Q_EMIT chooser->activated(algorithm);
    settle();
    toy().transport()->setSpeed(1'000'000);
    m_window->player().play()->trigger();
    QTRY_VERIFY(toy().search().isComplete() && toy().search().position() == toy().search().recorded());
    QVERIFY(toy().search().answer().outcome == search::Outcome::Solved);
  }

  // The arrows move the gap; the command that undoes is the window's.
  void commandsGoToThePageInFront() {
    QAction* undo = m_window->commands()[Command::Undo];
    QVERIFY(!undo->isEnabled());
    QVERIFY(!m_window->isWindowModified());
    const std::string before = tiles();
    press(Qt::Key_Right);
    QVERIFY(tiles() != before);
    QVERIFY(undo->isEnabled());
    QVERIFY(m_window->isWindowModified());
    m_window->showPage(kMapLab);
    QVERIFY(!undo->isEnabled());
    QVERIFY(!m_window->isWindowModified());
    m_window->showPage(kToy);
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QCOMPARE(tiles(), before);
    QVERIFY(m_window->commands()[Command::Redo]->isEnabled());
    press(Qt::Key_Left);  // there is no gap beyond the edge
    QCOMPARE(tiles(), before);
  }

  void theRailLeadsFromPlaceToPlace() {
    QVERIFY(m_window->isRailVisible());
    const QList<QAction*> places = placeActions();
    QCOMPARE(places.size(), 2);
    QVERIFY(places[1]->isChecked());
    QCOMPARE(places[0]->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_1));
    const QStringList tools = toolTexts();
    places[0]->trigger();
    QCOMPARE(m_window->pageId(), kMapLab);
    QVERIFY(places[0]->isChecked());
    QVERIFY(toolTexts() != tools);
    QVERIFY(toolTexts().contains(m_window->commands()[Command::Undo]->text()));
    // The map lab's own keys are its own.
    const QAction* contours = nullptr;
    for (const QAction* a : m_window->actions())
      if (a->shortcut() == QKeySequence(Qt::Key_C)) contours = a;
    QVERIFY(contours);
    places[1]->trigger();
    QCOMPARE(toolTexts(), tools);
    QVERIFY(!m_window->actions().contains(contours));
  }

  // Real keys, wherever the focus is on the page.
  void keysReachThePageInFront() {
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers with = {}) {
      QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window, key, with);
    };
    QCOMPARE(QApplication::focusWidget(), &toy().board());
    press(Qt::Key_Right);
    QCOMPARE(toy().game().place(), std::size_t{1});
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(toy().game().place(), std::size_t{0});
    watch();
    press(Qt::Key_Period);
    QVERIFY(toy().search().position() > 0);
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_window->pageId(), kMapLab);
    m_window->openWelcome();
    settle();
    auto& lab = static_cast<MapLabPage&>(m_window->page());
    QCOMPARE(QApplication::focusWidget(), &lab.board());
    press(Qt::Key_W);
    QVERIFY(lab.board().tool() == GridView::Tool::Wall);
    press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(m_window->pageId(), kToy);
    press(Qt::Key_E);
    QVERIFY(lab.board().tool() == GridView::Tool::Wall);
    press(Qt::Key_F9);
    QVERIFY(!toy().workbench().isPanelVisible());
  }

  void whoLeavesPauses() {
    watch();
    m_window->showPage(kMapLab);
    m_window->openWelcome();
    settle();
    Transport& search = *m_window->page().transport();
    m_window->player().play()->trigger();
    QVERIFY(search.activity() == Transport::Activity::Playing);
    m_window->showPage(kToy);
    QVERIFY(search.activity() == Transport::Activity::Idle);
    // And the player's commands are the toy's now.
    const std::size_t there = search.position();
    m_window->player().forward()->trigger();
    QCOMPARE(search.position(), there);
    QVERIFY(toy().search().position() > 0);
  }

  // What was asked for is in front; what has come back waits behind it, with what is to be said of it.
  void thePageThatIsAskedForIsInFrontOfWhatComesBack() {
    write("autosave/left.searchlight",
          "{\"searchlight\": 1, \"page\": \"toy\", \"board\": {\"rows\": [\"123405678\"]}}");
    QVERIFY(m_program->recoverAbandoned(kMapLab));
    Window* window = m_program->windows().back();
    QCOMPARE(window->pageId(), kMapLab);
    window->showPage(kToy);
    QCOMPARE(domains::tilesText(static_cast<ToyPage&>(window->page()).game().state()),
             std::string("123405678"));
    QVERIFY(testing::contains(window->page().messageText(), "was restored"_L1));
  }

  void speaksTheLanguageOfTheMoment() {
    const auto texts = [this] {
      QStringList all{m_window->menuBar()->actions().front()->text(), placeActions().front()->text(),
                      m_window->player().play()->text(), m_window->commands()[Command::Undo]->text()};
      const PageParts parts = toy().parts();
      for (const QAction* a : parts.inMenus())
        if (!a->isSeparator()) all << a->text() << a->toolTip();
      const auto* tabs = toy().findChild<QTabWidget*>();
      // The first one's name is as long as there is room.
      for (int i = 0; i < tabs->count(); ++i) all << (i > 0 ? tabs->tabText(i) : tabs->tabToolTip(i));
      return all;
    };
    const QStringList english = texts();
    m_program->applyLanguage(u"zh_CN"_s);
    QCoreApplication::processEvents();
    const QStringList chinese = texts();
    for (qsizetype i = 0; i < english.size(); ++i) QVERIFY2(english[i] != chinese[i], qPrintable(english[i]));
    m_program->applyLanguage(u"en"_s);
    QCoreApplication::processEvents();
    QCOMPARE(texts(), english);
  }

  void thePanelIsEachPagesOwn() {
    QAction* panel = m_window->commands()[Command::PanelVisible];
    QVERIFY(panel->isChecked());
    panel->trigger();
    QVERIFY(!toy().workbench().isPanelVisible());
    m_window->showPage(kMapLab);
    QVERIFY(panel->isChecked());
    m_window->showPage(kToy);
    QVERIFY(!panel->isChecked());
  }

 private:
  QStringList toolTexts() {
    QStringList texts;
    for (const QAction* a : m_window->findChild<QToolBar*>()->actions()) texts << a->text();
    return texts;
  }
  QList<QAction*> placeActions() {
    QList<QAction*> places;
    for (QAction* a : m_window->actions())
      if (a->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_1) ||
          a->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_2))
        places.append(a);
    return places;
  }
};

SEARCHLIGHT_TEST(ToyPageTest)
#include "toy_page_test.moc"
