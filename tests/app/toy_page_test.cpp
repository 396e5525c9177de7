// tests/app/toy_page_test.cpp: two worlds in one window: the map lab and a puzzle that is a page and nothing more.
#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QLockFile>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include "app/map_lab/map_lab_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "tests/app/toy_compared.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;
using toy::ToyPage;

namespace {
const QString kToy = QStringLiteral("toy"), kMapLab = QStringLiteral("map-lab");
}

class ToyPageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    m_dir = std::make_unique<QTemporaryDir>();
    Settings settings = Settings::isolated(path("settings.ini"));
    settings.setLanguage(QStringLiteral("en"));
    std::vector<PageInfo> all = pages();
    all.insert(all.begin() + 1, {ToyPage::kId, "Toy", IconId::Klotski, makePage<ToyPage>, ToyPage::opens});
    m_program = std::make_unique<Program>(all, settings, path("autosave"));
    m_window = m_program->newWindow(kToy);
    m_window->show();
    m_window->openWelcome();
    settle();
  }
  void cleanup() {
    m_program.reset();
    m_dir.reset();
  }

  void theSearchIsWatched() {
    QCOMPARE(m_window->pageId(), kToy);
    QVERIFY(toy().search().answer().outcome == search::Outcome::Solved);
    QCOMPARE(toy().search().answer().cost, search::Cost{2});
    QCOMPARE(toy().search().position(), std::size_t{0});
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
  void playsToTheEnd_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("a-star") << 0;
    QTest::newRow("ida-star") << 1;
  }
  void playsToTheEnd() {
    QFETCH(int, algorithm);
    auto* chooser = toy().findChild<QComboBox*>(QStringLiteral("algorithm"));
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
    const domains::Tiles before = toy().game();
    QTest::keyClick(&toy().board(), Qt::Key_Right);
    QVERIFY(toy().game() != before);
    QVERIFY(undo->isEnabled());
    QVERIFY(m_window->isWindowModified());
    m_window->showPage(kMapLab);
    QVERIFY(!undo->isEnabled());
    QVERIFY(!m_window->isWindowModified());
    m_window->showPage(kToy);
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QVERIFY(toy().game() == before);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->commands()[Command::Redo]->isEnabled());
    QTest::keyClick(&toy().board(), Qt::Key_Left);  // there is no gap beyond the edge
    QVERIFY(toy().game() == before);
  }

  void theRailLeadsFromPlaceToPlace() {
    QVERIFY(m_window->isRailVisible());
    const QList<QAction*> places = placeActions();
    QCOMPARE(places.size(), 2);
    QVERIFY(places[1]->isChecked());
    QCOMPARE(places[0]->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_1));
    QVERIFY(!m_window->commands()[Command::New]->isVisible());
    const qsizetype tools = toolBar()->actions().size();
    places[0]->trigger();
    QCOMPARE(m_window->pageId(), kMapLab);
    QVERIFY(places[0]->isChecked());
    QVERIFY(m_window->commands()[Command::New]->isVisible());
    QVERIFY(toolBar()->actions().size() > tools);
    // The map lab's own keys are its own.
    const QAction* contours = nullptr;
    for (const QAction* a : m_window->actions())
      if (a->shortcut() == QKeySequence(Qt::Key_C)) contours = a;
    QVERIFY(contours);
    places[1]->trigger();
    QCOMPARE(toolBar()->actions().size(), tools);
    QVERIFY(!m_window->actions().contains(contours));
  }

  // Real keys, wherever the focus is on the page.
  void keysReachThePageInFront() {
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers with = {}) {
      QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window, key, with);
    };
    QCOMPARE(QApplication::focusWidget(), &toy().board());
    press(Qt::Key_Period);
    const std::size_t there = toy().search().position();
    QVERIFY(there > 0);
    press(Qt::Key_Right);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_window->isWindowModified());
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

  void filesGoToThePageTheyBelongTo() {
    write("a.tiles", "123405678");
    write("a.slmap", "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n...\n.#.\n");
    write("b.tiles", "1234");
    QVERIFY(m_window->openFile(path("a.slmap")));
    QCOMPARE(m_window->pageId(), kMapLab);
    QMimeData content;
    content.setUrls({QUrl::fromLocalFile(path("a.tiles"))});
    m_window->paste(&content);
    QCOMPARE(m_window->pageId(), kToy);
    QCOMPARE(domains::tilesText(toy().game()), std::string("123405678"));
    QCOMPARE(m_window->windowFilePath(), path("a.tiles"));
    QVERIFY(!m_window->openFile(path("b.tiles")));
    QVERIFY(toy().messageText().contains(QStringLiteral("nine")));
    QCOMPARE(domains::tilesText(toy().game()), std::string("123405678"));
    QCOMPARE(m_program->settings().recentFiles(), (QStringList{path("a.tiles"), path("a.slmap")}));
  }

  void savesWhereItWasOpened() {
    write("a.tiles", "123405678");
    QVERIFY(m_window->openFile(path("a.tiles")));
    QTest::keyClick(&toy().board(), Qt::Key_Left);
    QVERIFY(m_window->isWindowModified());
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified());
    QFile file(path("a.tiles"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("123045678"));
  }

  // A window with unsaved work in a page that is not in front does not close without a question.
  void hiddenWorkIsAskedAbout() {
    QTest::keyClick(&toy().board(), Qt::Key_Right);
    m_window->showPage(kMapLab);
    bool asked = false;
    const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
      asked = true;
      box->button(QMessageBox::Cancel)->click();
    });
    QVERIFY(!m_window->close());
    QVERIFY(asked);
    QCOMPARE(m_window->pageId(), kToy);  // what is asked about is seen
  }

  void workOfAnEarlierRunComesBack() {
    write("autosave/left.searchlight",
          "{\"searchlight\": 1, \"page\": \"toy\", \"board\": {\"rows\": [\"123405678\"]}}");
    QVERIFY(m_program->recoverAbandoned());
    Window* window = m_program->windows().back();
    QCOMPARE(window->pageId(), kToy);
    QVERIFY(window->isWindowModified());
    QCOMPARE(domains::tilesText(static_cast<ToyPage&>(window->page()).game()), std::string("123405678"));
    QVERIFY(QFile::exists(path("autosave/left.searchlight")));
  }

  // What was asked for is in front; what has come back waits behind it, with what is to be said of it.
  void thePageThatIsAskedForIsInFrontOfWhatComesBack() {
    write("autosave/left.searchlight",
          "{\"searchlight\": 1, \"page\": \"toy\", \"board\": {\"rows\": [\"123405678\"]}}");
    QVERIFY(m_program->recoverAbandoned(kMapLab));
    Window* window = m_program->windows().back();
    QCOMPARE(window->pageId(), kMapLab);
    window->showPage(kToy);
    QCOMPARE(domains::tilesText(static_cast<ToyPage&>(window->page()).game()), std::string("123405678"));
    QVERIFY2(window->page().messageText().contains(QLatin1String("was restored")),
             qPrintable(window->page().messageText()));
  }

  void speaksTheLanguageOfTheMoment() {
    const auto texts = [this] {
      QStringList all{m_window->menuBar()->actions().front()->text(), placeActions().front()->text(),
                      m_window->player().play()->text(), m_window->commands()[Command::Undo]->text()};
      const auto* tabs = toy().findChild<QTabWidget*>();
      for (int i = 0; i < tabs->count(); ++i) all << tabs->tabText(i);
      return all;
    };
    const QStringList english = texts();
    m_program->applyLanguage(QStringLiteral("zh_CN"));
    QCoreApplication::processEvents();
    const QStringList chinese = texts();
    for (qsizetype i = 0; i < english.size(); ++i) QVERIFY2(english[i] != chinese[i], qPrintable(english[i]));
    m_program->applyLanguage(QStringLiteral("en"));
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
  ToyPage& toy() { return *static_cast<ToyPage*>(m_window->page(kToy)); }
  QToolBar* toolBar() { return m_window->findChild<QToolBar*>(); }
  QList<QAction*> placeActions() {
    QList<QAction*> places;
    for (QAction* a : m_window->actions())
      if (a->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_1) ||
          a->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_2))
        places.append(a);
    return places;
  }
  QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }
  void write(const char* name, const QByteArray& text) {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_window->page().isSettled(), 60'000); }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<Program> m_program;
  Window* m_window = nullptr;
};

SEARCHLIGHT_TEST(ToyPageTest)
#include "toy_page_test.moc"
