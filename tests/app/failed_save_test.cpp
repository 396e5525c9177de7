// tests/app/failed_save_test.cpp: saving whose very last step fails: it is said, nothing counts as saved, the file is as it
// was.
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "tests/app/lab_window.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/core/lines_boards.h"
#include "tests/failing_calls.h"
#include "tests/test_main.h"
#include "widgets/klotski/best_book.h"
#include "widgets/lines/score_book.h"
#include "widgets/sokoban/sokoban_book.h"

using testing::FailedCall;
using testing::FailingCall;

class FailedSaveTest : public QObject, public testing::LabWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void aCommitThatFails_data() {
    const auto row = testing::columns<int, int, QString>("call", "error", "reason");
    row("a full disk", int(FailingCall::Fsync), ENOSPC, "No space left on device");
    row("a broken disk", int(FailingCall::Fsync), EIO, "Input/output error");
    row("no renaming", int(FailingCall::Rename), EACCES, "Permission denied");
  }
  void aCommitThatFails() {
    FETCH_ALL((const int, call), (const int, error), (const QString, reason));
    const QByteArray text = "type octile\nheight 2\nwidth 3\nmap\n...\n...\n";
    const QString path = this->path("a.map");
    write(u"a.map"_s, text);
    QVERIFY(m_window->openFile(path));
    paint({1, 1});
    {
      const FailedCall failure(static_cast<FailingCall>(call), error);
      m_window->commands()[Command::Save]->trigger();
    }
    const QString said = lab().messageText();
    QVERIFY2(said.contains(path) && said.contains(reason), qPrintable(said));
    QVERIFY(m_window->isWindowModified() && lab().map().isModified());
    QCOMPARE(read(path), text);
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified() && !lab().map().isModified());
    QCOMPARE(read(path), QByteArray("type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n"));
  }

  // A map, a game, a set-up: the file is named once, and the reason is the user's language's.
  void aFailedSaveNamesItsFileOnce_data() {
    const auto row = testing::columns<QString>("name");
    for (const char* name : {"a.map", "a.klotski", "a.searchlight"}) row(name, QString::fromLatin1(name));
  }
  void aFailedSaveNamesItsFileOnce() {
    QFETCH(const QString, name);
    const QString path = m_dir->filePath(name);
    openField(3, 2);
    setup::SetUp whole = lab().snapshot()();
    whole.page = MapLabPage::kId;
    write(u"a.searchlight"_s, QByteArray::fromStdString(setup::write(whole)));
    write(u"a.map"_s, "type octile\nheight 2\nwidth 3\nmap\n...\n...\n");
    write(u"a.klotski"_s, "goal A 2,0\nboard\nA..\n");
    QVERIFY(m_window->openFile(path));
    if (auto* klotski = qobject_cast<KlotskiPage*>(&m_window->page()))
      klotski->play(0, {1, 0});
    else
      paint({1, 1});
    const QByteArray before = read(path);
    const auto failure = std::make_unique<FailedCall>(FailingCall::Fsync, ENOSPC);
    m_program->applyLanguage(u"zh_CN"_s);
    m_window->commands()[Command::Save]->trigger();
    const QString said = m_window->page().messageText();
    m_program->applyLanguage(u"en"_s);
    QCOMPARE(said.count(name), 1);
    QVERIFY2(!said.contains(u"No space"_s), qPrintable(said));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(read(path), before);
    m_window->showPage(QString::fromLatin1(MapLabPage::kId));
  }

  // What one system or another refuses in a file's name is not proposed.
  void titlesBecomeNames_data() {
    const auto row = testing::columns<QString, QString>("title", "name");
    row("Klotski: Heng dao", "Klotski - Heng dao");
    row("a/b\\c:d", "a-b-c-d");
    row("What? \"No\" <x>|*", "What- -No- -x-");
    row("tab\there", "tab-here");
    row("castle.png", "castle");
    row(".hidden", "hidden");
    row("The end. ", "The end");
    row("con", "con-");
    row("...", "");
    const QString han(QChar(0x6A2A));
    row("long", u"Sokoban: "_s + han.repeated(200),
        u"Sokoban - "_s + han.repeated(63));  // 10 + 63 x 3 bytes of 200
    row("just fits", QString(200, u'x'), QString(200, u'x'));
  }
  void titlesBecomeNames() {
    FETCH(const QString, title, name);
    lab().showMap({grid::Map(3, 2), Point{0, 0}, Point{2, 1}}, {}, title, Transport::StartAt::End);
    settle();
    for (const auto& [command, otherwise] :
         {std::pair(Command::SaveAs, "Untitled"), {Command::SaveSetUp, "Workspace"}}) {
      QString proposed;
      const testing::WhenOpen<QFileDialog> answer([&](QFileDialog* dialog) {
        proposed = dialog->findChild<QLineEdit*>()->text();
        dialog->reject();
      });
      m_window->commands()[command]->trigger();
      QCOMPARE(QFileInfo(proposed).completeBaseName(),
               name.isEmpty() ? QString::fromLatin1(otherwise) : name);
    }
  }

  // The window stays, because the answer is Cancel.
  static void closeOnFullDisk(Window& window) {
    const FailedCall failure(FailingCall::Fsync, ENOSPC);
    testing::Answer answer(QMessageBox::Cancel);
    QVERIFY(!window.close());
    QVERIFY(testing::contains(answer.asked, u"No space left on device"_s));
  }
  // A full disk holds neither the game nor its copy nor the solution: the window does not go without a word, and once there
  // is room all is kept.
  void aGameThatCannotBeKept() {
    testing::ShownSokoban shown;
    shown.openLevels("#######\n#@$. .#\n#  $  #\n#     #\n#######\n");
    shown.keys("r");
    closeOnFullDisk(shown.window());
    QVERIFY(shown.window().isVisible());
    QCOMPARE(shown.made(), u"R"_s);
    QVERIFY(shown.window().close());
    shown.openAgain();
    QCOMPARE(shown.made(), u"R"_s);
  }
  // A game that is over is left, and not in front at the next start: the window waits for that, too.
  void aFinishedGameThatCannotBeKept() {
    testing::ShownSokoban shown;
    shown.openLevels("#####\n#@$.#\n#####\n");
    shown.keys("r");
    QVERIFY(shown.game().isSolved());
    closeOnFullDisk(shown.window());
    QVERIFY(shown.window().close());
  }
  // Where nothing here can hold it, a file elsewhere can.
  void aGameThatCannotBeKeptIsSavedElsewhere() {
    testing::ShownSokoban shown;
    shown.openLevels("#######\n#@$. .#\n#  $  #\n#     #\n#######\n");
    shown.keys("r");
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/';
    for (const QString& folder : {data + u"sokoban-games"_s, shown.path("autosave")}) {
      QDir(folder).removeRecursively();
      QVERIFY(QDir().mkpath(QFileInfo(folder).path()));
      writeFile(folder.toStdU16String(), "a file");
    }
    const QString elsewhere = path("elsewhere.sokoban");
    int asked = 0;
    std::optional<testing::WhenOpen<QFileDialog>> where;
    std::optional<testing::WhenOpen<QMessageBox>> question;
    // The first time the name is not given: the question stands again.
    const std::function<void(QMessageBox*)> answer = [&](QMessageBox* box) {
      ++asked;
      where.emplace([&, isFirst = asked == 1](QFileDialog* dialog) {
        if (isFirst) {
          question.emplace(answer);
          return dialog->reject();
        }
        dialog->selectFile(elsewhere);
        QMetaObject::invokeMethod(dialog, "accept");
      });
      for (QAbstractButton* b : box->buttons())
        if (b->text().remove(u'&') == u"Save as…"_s) return b->click();
      box->button(QMessageBox::Cancel)->click();
    };
    question.emplace(answer);
    QVERIFY(shown.window().close());
    QCOMPARE(asked, 2);
    QVERIFY2(read(elsewhere).contains("line 0 r"), read(elsewhere).constData());
  }
  // One page has kept its game when another cannot, and the window stays: each game is kept once, when it closes.
  void aCloseThatIsCancelled() {
    testing::ShownSokoban shown;
    auto& lines = static_cast<LinesPage&>(*shown.window().page(QString::fromLatin1(LinesPage::kId)));
    lines.deal({}, 7);
    Random random(3);
    lines.play(*testing::anyMove(lines.game().state().position.board, random));
    shown.openLevels(
        "#######\n#@$. .#\n#  $  #\n#     #\n#######\nTitle: One\n\n#####\n#@$.#\n#####\nTitle: Two\n");
    shown.keys("r");
    shown.page().playLevel(1);
    shown.page().playLevel(0);  // left once, it is in a file that it goes on from
    QCOMPARE(shown.made(), u"R"_s);
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/';
    // Games; what is told of one stands beside it.
    const auto kept = [&](const char* folder) {
      const QStringList games{u"*.lines"_s, u"*.sokoban"_s};
      return QDir(data + QString::fromLatin1(folder)).entryList(games, QDir::Files).size();
    };
    const QStringList inTheWay{data + u"sokoban-games"_s, shown.path("autosave")};
    for (const QString& folder : inTheWay) {
      QDir(folder).removeRecursively();
      QVERIFY(QDir().mkpath(QFileInfo(folder).path()));
      writeFile(folder.toStdU16String(), "a file");
    }
    shown.keys("l");
    {
      testing::Answer answer(QMessageBox::Cancel);
      QVERIFY(!shown.window().close());
    }
    QCOMPARE(kept("lines-games"), 0);
    QCOMPARE(kept("sokoban-levels"), 1);
    for (const QString& folder : inTheWay) QVERIFY(QFile::remove(folder));
    QVERIFY(shown.window().close());
    QCOMPARE(kept("lines-games"), 1);
    QCOMPARE(kept("sokoban-games"), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(kept("sokoban-levels"), 0);
  }
  // A kept game that could not be copied stays in its file, is nobody else's meanwhile, and is there once in the end.
  void aKeptGameThatCannotBeCopied() {
    testing::ShownSokoban shown;
    shown.openLevels("#######\n#@$. .#\n#  $  #\n#     #\n#######\n");
    shown.keys("r");
    QVERIFY(shown.window().close());
    const QDir games(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sokoban-games"_s);
    const auto files = [&games] { return games.entryList({u"*.sokoban"_s}, QDir::Files); };
    const QStringList kept = files();
    QCOMPARE(kept.size(), 1);
    const QString copies = shown.path("autosave");
    QVERIFY(QDir(copies).removeRecursively());
    writeFile(copies.toStdU16String(), "a file");
    shown.openAgain();
    QCOMPARE(shown.made(), u"R"_s);
    QCOMPARE(files(), kept);
    m_window->showPage(QString::fromLatin1(SokobanPage::kId));
    QCOMPARE(static_cast<SokobanPage&>(m_window->page()).game().tally().moves, 0u);
    m_window->showPage(QString::fromLatin1(MapLabPage::kId));
    shown.keys("l");
    QVERIFY(shown.window().close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(files().size(), 1);
    QVERIFY(files() != kept);
    QVERIFY(QFile::remove(copies));
    shown.openAgain();
    QCOMPARE(shown.made(), u"Rl"_s);
    QVERIFY(files().isEmpty());
  }
  void aSolutionThatCouldNotBeWritten() {
    testing::ShownSokoban shown;
    shown.openLevels("#####\n#@$.#\n#####\n");
    const std::string identity = shown.game().opening().level.identity();
    {
      const FailedCall failure(FailingCall::Fsync, ENOSPC);
      shown.keys("r");
    }
    QVERIFY(shown.page().complaint().contains(u"No space left on device"_s));
    QVERIFY(shown.window().close());
    shown.openAgain();
    const SokobanBook::Entry* best = shown.page().book().best(identity);
    QVERIFY(best);
    QCOMPARE(best->games, std::uint64_t{1});
    QCOMPARE(best->byPushes.lurd, std::string("R"));
  }
  // A result that no book holds yet is not lost without a word when the window closes, whosever book it is.
  void aResultThatCannotBeWritten_data() {
    testing::eachOf("kind", {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId});
  }
  void aResultThatCannotBeWritten() {
    QFETCH(const QString, kind);
    testing::ShownSokoban shown;
    Page* const page = shown.window().page(kind);
    QString asked;
    qsizetype buttons = 0;
    {
      const FailedCall failure(FailingCall::Fsync, ENOSPC);
      if (auto* lines = qobject_cast<LinesPage*>(page))
        lines->scores().enter({}, {.score = 5, .when = {}, .name = {}}, 5, 5, nullptr);
      else if (auto* klotski = qobject_cast<KlotskiPage*>(page)) {
        QString complaint;
        klotski->best().enter(klotski->game().opening().board, {90, 95, 120}, &complaint);
      } else {
        QString complaint;
        shown.page().book().enter("a", {{Direction::Right, true}}, &complaint);
      }
      const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
        asked = box->text();
        buttons = box->buttons().size();
        box->button(QMessageBox::Cancel)->click();
      });
      QVERIFY(!shown.window().close());
    }
    QVERIFY(testing::contains(asked, u"No space left on device"_s));
    QCOMPARE(buttons, 2);  // no file could take it
    QVERIFY(shown.window().close());
  }
  // What went wrong with the book does not take the place of what was reached.
  void aResultIsToldThoughItCannotBeWritten() {
    testing::ShownSokoban shown;
    auto& lines = static_cast<LinesPage&>(*shown.window().page(QString::fromLatin1(LinesPage::kId)));
    auto& klotski = static_cast<KlotskiPage&>(*shown.window().page(QString::fromLatin1(KlotskiPage::kId)));
    const auto says = [](const Page& page, const char* text) {
      return page.complaint().contains(QString::fromLatin1(text)) &&
             page.complaint().contains(u"No space left on device"_s);
    };
    writeFile(shown.path("given.klotski").toStdU16String(), "goal A 1,0\nboard\nA.\n");
    QVERIFY(klotski.open(shown.path("given.klotski")).isTaken());
    shown.openLevels("#####\n#@$.#\n#####\n");
    lines.deal({.size = 5, .colours = 9, .newBalls = 7, .line = 5}, 3);
    {
      const FailedCall failure(FailingCall::Fsync, ENOSPC);
      Random random(3);
      while (!lines.game().isOver())
        lines.play(*testing::anyMove(lines.game().state().position.board, random));
      klotski.play(0, {1, 0});
      shown.keys("r");
      QVERIFY2(says(lines, "The board is full"), qPrintable(lines.complaint()));
      QVERIFY2(says(klotski, "Solved: 1 move"), qPrintable(klotski.complaint()));
      QVERIFY2(says(shown.page(), "Solved: 1"), qPrintable(shown.page().complaint()));
    }
  }

 private:
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

SEARCHLIGHT_TEST(FailedSaveTest)
#include "failed_save_test.moc"
