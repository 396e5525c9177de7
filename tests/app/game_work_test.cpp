// tests/app/game_work_test.cpp: a game of whichever puzzle that is left in whichever way is there again as it was: one table,
// page by way.
#include "tests/app/any_move.h"
#include "tests/app/program_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace {
const char* const kGamePages[] = {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId};
}

class GameWorkTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  QByteArray m_front;
  const char* frontPage() const override { return m_front; }

  GamePage& page() { return static_cast<GamePage&>(m_window->page()); }
  std::string gameNow() { return *page().snapshot()().board.text; }
  void openAt(const QString& page) {
    m_front = page.toLatin1();
    open();
    settle();
  }
  // Of the same puzzle, and nobody has touched it.
  void anotherGame() {
    if (auto* lines = qobject_cast<LinesPage*>(&page())) lines->deal({.size = 7}, 3);
    if (auto* klotski = qobject_cast<KlotskiPage*>(&page())) klotski->deal(5);
    if (auto* sokoban = qobject_cast<SokobanPage*>(&page())) sokoban->playLevel(4);
    settle();
  }
  void nextSitting() {
    QVERIFY(m_window->close());
    openProgram();
    settle();
  }
  // What is on the disk is all that a kill leaves.
  void kill() {
    const QDir copies(path("autosave"));
    const auto isCopied = [&] {
      for (const QFileInfo& file : copies.entryInfoList({u"*.searchlight"_s}))
        if (setup::readFile(file.filePath().toStdU16String()).board.text == gameNow()) return true;
      return false;
    };
    QTRY_VERIFY(isCopied());
    ProgramWindow::kill();
    startProgram();
    QVERIFY(m_program->recoverAbandoned());
    m_window = m_program->windows().front();
    settle();
  }
  static QStringList keptGames(const QString& page) {
    return QDir(keptPath() + page + u"-games"_s).entryList(QDir::Files);
  }

 private Q_SLOTS:
  void cleanup() { close(); }

  void aGameComesBack_data() {
    const auto row = testing::columns<QString, QString>("front", "how");
    for (const char* front : kGamePages)
      for (const char* how :
           {"closed", "killed", "killed, of a file", "another game", "saved", "a workspace"})
        row(testing::rowName("%s, %s", front, how), QString::fromLatin1(front), QString::fromLatin1(how));
  }
  void aGameComesBack() {
    FETCH(const QString, front, how);
    openAt(front);
    const QString file = path(u"a."_s + front);
    testing::moveAny(page());
    if (how == "killed, of a file"_L1) QVERIFY(!page().save(file, std::nullopt));
    QCOMPARE(page().hasUnsavedWork(), how != "killed, of a file"_L1);
    testing::moveAny(page());
    QVERIFY(m_window->isWindowModified() && page().hasUnsavedWork());
    const std::string game = gameNow();
    bool isOfFile = false, isSaved = false;
    if (how == "closed"_L1) {
      nextSitting();
      QVERIFY(keptGames(front).isEmpty());  // it is in the window now ..
      QVERIFY(!QDir(path("autosave")).entryList({u"*.searchlight"_s}).isEmpty());  // .. and in its copy
    } else if (how.startsWith("killed"_L1)) {
      kill();
      isOfFile = how.endsWith("file"_L1);
    } else if (how == "another game"_L1) {
      anotherGame();
      QVERIFY(gameNow() != game);
      command(Command::Undo)->trigger();
    } else if (how == "saved"_L1) {
      QVERIFY(!page().save(file, std::nullopt));
      anotherGame();
      QVERIFY(page().document().path.isEmpty());
      m_window->showPage(u"map-lab"_s);
      QVERIFY2(m_window->openFile(file), qPrintable(m_window->page().messageText()));
      isOfFile = isSaved = true;
    } else {
      setup::SetUp left = page().snapshot()();
      left.page = front.toStdString();
      write("a.searchlight", QByteArray::fromStdString(setup::write(left)));
      anotherGame();
      QVERIFY2(m_window->openFile(path("a.searchlight")), qPrintable(page().messageText()));
      isSaved = true;
    }
    settle();
    QCOMPARE(m_window->pageId(), front);
    QCOMPARE(gameNow(), game);
    QCOMPARE(m_window->isWindowModified(), !isSaved);
    QCOMPARE(m_window->windowFilePath(), isOfFile ? file : isSaved ? path("a.searchlight") : QString());
    QVERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QVERIFY(gameNow() != game);
  }

  // Each window keeps its own, and none takes what another one has.
  void twoWindowsKeepTwoGames_data() { testing::eachOf("front", kGamePages); }
  void twoWindowsKeepTwoGames() {
    QFETCH(const QString, front);
    openAt(front);
    testing::moveAny(page());
    const std::string first = gameNow();
    Window* one = m_window;
    openWindow();
    anotherGame();
    testing::moveAny(page());
    const std::string second = gameNow();
    QVERIFY(one->close() && m_window->close());
    openProgram();
    settle();
    const std::string here = gameNow();
    openWindow();
    settle();
    QCOMPARE((std::set{here, gameNow()}), (std::set{first, second}));
  }

  // Nobody is asked when a game of a file goes, and its file stays as it is; who opens the file is offered what was played.
  void whatWasPlayedOnAFileIsOffered_data() {
    const auto row = testing::columns<QString, bool, bool>("front", "isClosed", "goesOn");
    for (const char* front : kGamePages)
      for (const bool isClosed : {false, true})
        for (const bool goesOn : {false, true})
          row(testing::rowName("%s, %s, %s", front, isClosed ? "closed" : "another game",
                               goesOn ? "on" : "as it is"),
              QString::fromLatin1(front), isClosed, goesOn);
  }
  void whatWasPlayedOnAFileIsOffered() {
    QFETCH(const QString, front);
    FETCH(const bool, isClosed, goesOn);
    openAt(front);
    const QString file = path(u"a."_s + front);
    testing::moveAny(page());
    QVERIFY(!page().save(file, std::nullopt));
    const std::string inFile = gameNow();
    testing::moveAny(page());
    const std::string played = gameNow();
    int asked = 0;
    {
      testing::Answer nobody(QMessageBox::Cancel);
      isClosed ? nextSitting() : anotherGame();
      QCOMPARE(nobody.times, 0);
    }
    QVERIFY(gameNow() != played);
    QCOMPARE(read(file).toStdString(), inFile);
    const testing::WhenOpen<QMessageBox> offer([&](QMessageBox* box) {
      ++asked;
      for (QAbstractButton* button : box->buttons())
        if (button->text().contains(u"file"_s) != goesOn && box->standardButton(button) == 0) button->click();
    });
    openAndSettle(file);
    QCOMPARE(asked, 1);
    QCOMPARE(gameNow(), goesOn ? played : inFile);
    QCOMPARE(page().document().path, file);
    QCOMPARE(m_window->isWindowModified(), goesOn);
  }
};

SEARCHLIGHT_TEST(GameWorkTest)
#include "game_work_test.moc"
