// tests/app/lines_files_page_test.cpp: games of Color Lines as files, and who asks before one is lost; what cannot be
// read costs nothing.
#include <QMessageBox>
#include <QPointer>
#include <QTest>

#include "tests/app/lines_files.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class LinesFilesPageTest : public QObject, testing::LinesFiles {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() {
    open();
    setMotion(false);
  }
  void cleanup() { close(); }

  void whatIsSavedComesBack() {
    page().deal(tiny(), 21);
    playSome(4);
    command(Command::Undo)->trigger();
    QVERIFY(m_window->isWindowModified());
    const std::string game = gameNow();
    QVERIFY(!page().save(path("a.lines"), std::nullopt));
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.lines")));
    page().deal(lines::Settings{}, 1);
    QVERIFY(page().document().path.isEmpty());
    QVERIFY(m_window->openFile(path("a.lines")));
    QCOMPARE(gameNow(), game);
    QCOMPARE(now().turns, 3);
    QCOMPARE(page().game().undone(), std::uint64_t{1});
    QCOMPARE(page().document().path, path("a.lines"));
    QVERIFY(!m_window->isWindowModified());
    // It goes on as it would have: the move that was undone is still ahead.
    command(Command::Redo)->trigger();
    QCOMPARE(now().turns, 4);
    QVERIFY(m_window->isWindowModified());
    command(Command::Undo)->trigger();
    QVERIFY(!m_window->isWindowModified());
    page().play(anyMove());
    command(Command::Save)->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(read(path("a.lines")).toStdString(), gameNow());
  }

  void aFileOpensOnItsOwnPage() {
    write("a.lines", gameText());
    m_window->showPage(QStringLiteral("map-lab"));
    QVERIFY(m_window->openFile(path("a.lines")));
    QCOMPARE(m_window->pageId(), QStringLiteral("lines"));
    QCOMPARE(now().turns, 1);
  }

  void brokenFilesCostNothing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("another text") << QByteArray("good morning\n");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe\0\x80", 5);
    QTest::newRow("later form") << gameText("searchlight-lines 2", "searchlight-lines 9");
    QTest::newRow("too small") << gameText("size 5", "size 4");
    QTest::newRow("too large") << gameText("size 5", "size 21");
    QTest::newRow("no number") << gameText("size 5", "size five");
    QTest::newRow("colour that is not") << gameText("colours 7", "colours 2");
    QTest::newRow("ball of no colour") << gameText("..2..", "..9..");
    QTest::newRow("a line too short") << gameText("1....\n", "1...\n");
    QTest::newRow("a row missing") << gameText("1....\n", "");
    QTest::newRow("a word missing") << gameText("seed 7\n", "");
    QTest::newRow("cut off") << gameText("line 0 0,0-0,1\n", "");
    QTest::newRow("a move off the board") << gameText("0,0-0,1", "0,0-0,5");
    QTest::newRow("a move without a ball") << gameText("0,0-0,1", "1,1-0,1");
    QTest::newRow("a move of words") << gameText("0,0-0,1", "here-there");
    QTest::newRow("points that were not made") << gameText("points 0", "points 1000");
    QTest::newRow("more made than there are") << gameText("at 1", "at 2");
    QTest::newRow("too long") << gameText() + QByteArray(lines::Rules::kMostBytes, '\n');
  }
  void brokenFilesCostNothing() {
    QFETCH(QByteArray, text);
    openArticle();
    page().play({kBall, kTarget});
    action(LinesCommand::Searchlight)->trigger();
    toEndOfSearch();
    const std::string before = stateNow();
    write("bad.lines", text);
    const Asked discard(QMessageBox::Discard);
    QVERIFY(!m_window->openFile(path("bad.lines")));
    QVERIFY2(page().messageText().contains(QStringLiteral("bad.lines")), qPrintable(page().messageText()));
    settle();
    QCOMPARE(stateNow(), before);
    QVERIFY(page().question());
  }

  void aFileThatIsNotThereIsSaid() {
    const std::string before = gameNow();
    QVERIFY(!m_window->openFile(path("gone.lines")));
    QVERIFY2(page().messageText().contains(QStringLiteral("gone.lines")), qPrintable(page().messageText()));
    QVERIFY(!m_window->openFile(m_dir->path()));
    QCOMPARE(gameNow(), before);
  }

  void whatCannotBeWrittenIsSaid() {
    page().deal(tiny(), 1);
    playSome(1);
    const auto why = page().save(path("no/such/folder.lines"), std::nullopt);
    QVERIFY(why && why->contains(QStringLiteral("No such file")));
    QVERIFY(!why->contains(QStringLiteral("folder.lines")));  // who tells it names the file
    QVERIFY(page().document().path.isEmpty());
  }

  // ---- Who asks, and who does not ----

  void aGameOfAFileIsKept_data() {
    QTest::addColumn<int>("how");
    QTest::addColumn<bool>("goesOn");
    for (const bool goesOn : {true, false}) {
      QTest::addRow("new game, %s", goesOn ? "gone on with" : "as in the file") << 0 << goesOn;
      QTest::addRow("another file, %s", goesOn ? "gone on with" : "as in the file") << 1 << goesOn;
      QTest::addRow("closed, %s", goesOn ? "gone on with" : "as in the file") << 2 << goesOn;
    }
  }
  // Nobody is asked when it goes, and its file stays as it is; who opens the file is offered what was played.
  void aGameOfAFileIsKept() {
    QFETCH(int, how);
    QFETCH(bool, goesOn);
    write("a.lines", gameText());
    write("b.lines", gameText("seed 7", "seed 8"));
    QVERIFY(m_window->openFile(path("a.lines")));
    const std::string inFile = gameNow();
    playSome(1);
    const std::string game = gameNow();
    QVERIFY(m_window->isWindowModified());
    {
      const Asked asked(QMessageBox::Cancel);
      const QPointer<Window> window = m_window;
      if (how == 0) action(LinesCommand::NewSame)->trigger();
      if (how == 1) QVERIFY(m_window->openFile(path("b.lines")));
      if (how == 2) {
        QVERIFY(m_window->close());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!window);
        QVERIFY(keptGames().isEmpty());
        openWindow();
      }
      QCOMPARE(asked.times, 0);
    }
    QVERIFY(gameNow() != game);
    QCOMPARE(read(path("a.lines")), gameText());
    int offered = 0;
    const testing::WhenOpen<QMessageBox> box([&](QMessageBox* offer) {
      ++offered;
      for (QAbstractButton* button : offer->buttons())
        if (button->text().contains(QStringLiteral("file")) != goesOn && offer->standardButton(button) == 0)
          button->click();
    });
    QVERIFY(m_window->openFile(path("a.lines")));
    QCOMPARE(offered, 1);
    QCOMPARE(gameNow(), goesOn ? game : inFile);
    QCOMPARE(page().document().path, path("a.lines"));
    QCOMPARE(m_window->isWindowModified(), goesOn);
    if (!goesOn) return;
    command(Command::Save)->trigger();
    QCOMPARE(read(path("a.lines")).toStdString(), game);
    action(LinesCommand::NewSame)->trigger();
    QVERIFY(m_window->openFile(path("a.lines")));  // it is as it was left: nothing is offered
    QCOMPARE(offered, 1);
  }
  // The file of the game that is in front, opened again: what was played is offered, and stays where it is.
  void theFileInFrontIsOpenedAgain() {
    write("a.lines", gameText());
    QVERIFY(m_window->openFile(path("a.lines")));
    const std::string inFile = gameNow();
    playSome(1);
    const std::string game = gameNow();
    const auto answer = [](bool goesOn) {
      return [goesOn](QMessageBox* offer) {
        for (QAbstractButton* button : offer->buttons())
          if (button->text().contains(QStringLiteral("file")) != goesOn && offer->standardButton(button) == 0)
            button->click();
      };
    };
    {
      const testing::WhenOpen<QMessageBox> goOn(answer(true));
      QVERIFY(m_window->openFile(path("a.lines")));
      QCOMPARE(gameNow(), game);
    }
    {
      const testing::WhenOpen<QMessageBox> asInTheFile(answer(false));
      QVERIFY(m_window->openFile(path("a.lines")));
      QCOMPARE(gameNow(), inFile);
    }
    action(LinesCommand::NewSame)->trigger();
    QVERIFY(m_window->openFile(
        path("a.lines")));  // what was declined is among the games left, and offered no more
    QCOMPARE(gameNow(), inFile);
  }
};

SEARCHLIGHT_TEST(LinesFilesPageTest)
#include "lines_files_page_test.moc"
