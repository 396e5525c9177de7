// tests/app/sokoban_kept_test.cpp: games under way on several levels outlive the window, a second window, and kill -9 at any
// moment; solutions are never lost.
//
// SEARCHLIGHT_KILL_ROUNDS=50 app_tests sokoban_kept_test playing  for many rounds, which then fails also where more than two
// seconds are lost: that depends on what else the machine does, so the short test only tells it.
#include <cstdio>

#include "app/shell/autosave.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/files.h"
#include "tests/app/program_window.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_book.h"

namespace {

constexpr const char* kPlayFolder = "SEARCHLIGHT_PLAY_FOLDER";
constexpr const char* kPlayRounds = "SEARCHLIGHT_KILL_ROUNDS";
// Two rooms to walk about in, and a corridor that is solved in two pushes.
const std::string kPlayLevels =
    "############\n#          #\n#          #\n#     $    #\n# @        #\n#         "
    ".#\n############\nTitle: Left\n\n"
    "############\n#          #\n#          #\n#    $     #\n#        @ #\n#       .  "
    "#\n############\nTitle: Right\n\n"
    "######\n#@$ .#\n######\nTitle: Corridor\n";

qint64 playClock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void tellPlay(char what, std::size_t level, std::size_t count) {
  std::printf("\n@%c %zu %zu %lld\n", what, level, count, static_cast<long long>(playClock()));
  std::fflush(stdout);
}

// Somebody who walks about, goes to other levels and solves the short one now and then.
class Player {
 public:
  explicit Player(SokobanPage* page) : m_page(page) {
    QObject::connect(&m_timer, &QTimer::timeout, [this] { step(); });
    m_timer.start(4);
  }

 private:
  static int random(int below) { return static_cast<int>(QRandomGenerator::global()->bounded(below)); }
  void step() {
    if (m_isBusy) return;  // a level is being read, and nobody can press a key
    const QScopedValueRollback busy(m_isBusy, true);
    if (random(60) == 0) return m_page->action(GameCommand::Next)->trigger();
    const std::size_t level = m_page->level().value_or(9);
    if (level == 2 && m_page->game().isSolved()) m_page->action(GameCommand::Restart)->trigger();
    const bool wasSolved = m_page->game().isSolved();
    m_page->play({level == 2 ? Direction::Right : sokoban::kStraight[static_cast<std::size_t>(random(4))]});
    tellPlay('E', level, m_page->game().history().changeCount());
    if (level == 2 && !wasSolved && m_page->game().isSolved()) tellPlay('S', level, ++m_solved);
  }

  SokobanPage* m_page;
  QTimer m_timer;
  std::size_t m_solved = 0;
  bool m_isBusy = false;
};

}  // namespace

class SokobanKeptTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  const char* frontPage() const override { return SokobanPage::kId; }
  Window* open() {
    if (!m_program) startProgram();
    openWindow();
    return m_window;
  }
  static SokobanPage& pageOf(Window* window) {
    return static_cast<SokobanPage&>(*window->page(QString::fromLatin1(SokobanPage::kId)));
  }
  // Games; what is told of one stands beside it.
  static QFileInfoList gamesLeft() {
    return QDir(keptPath("sokoban-levels")).entryInfoList({u"*.sokoban"_s}, QDir::Files);
  }
  static std::size_t filesLeft() { return static_cast<std::size_t>(gamesLeft().size()); }
  QString levelsFile() { return write("levels.xsb", kPlayLevels); }

 private Q_SLOTS:
  void init() { begin(); }
  void cleanup() { close(); }

  // Both go on from the same game; none of what they made is lost.
  void twoWindowsLoseNothing() {
    const QString levels = levelsFile();
    Window* first = open();
    QVERIFY(first->openFile(levels));
    pageOf(first).playLevel(1);
    pageOf(first).play({Direction::Left});
    pageOf(first).playLevel(2);
    Window* second = open();
    QVERIFY(second->openFile(levels));
    pageOf(second).playLevel(1);
    pageOf(first).playLevel(1);
    QCOMPARE(pageOf(second).game().tally().moves, 1U);
    pageOf(first).play({Direction::Up});
    pageOf(second).play({Direction::Down, Direction::Left});
    pageOf(first).playLevel(2);
    pageOf(second).playLevel(2);
    m_program.reset();  // all is written
    QCOMPARE(filesLeft(), std::size_t{2});
    std::vector<std::uint32_t> moves;
    for (const QFileInfo& file : gamesLeft())
      moves.push_back(
          game::readGame<sokoban::Rules>(readFile(file.filePath().toStdU16String(), 1 << 20), "left")
              .tally()
              .moves);
    std::ranges::sort(moves);
    QCOMPARE(moves, (std::vector<std::uint32_t>{2, 3}));
  }

  // What one window has solved the other knows as soon as it goes to another level.
  void oneWindowSeesWhatAnotherHasSolved() {
    const QString levels = levelsFile();
    Window* first = open();
    Window* second = open();
    QVERIFY(first->openFile(levels));
    QVERIFY(second->openFile(levels));
    pageOf(second).playLevel(2);
    pageOf(second).play({Direction::Right, Direction::Right});
    QVERIFY(pageOf(second).game().isSolved());
    const std::string identity = pageOf(second).game().opening().board.identity();
    QVERIFY(!pageOf(first).book().best(identity));
    pageOf(first).playLevel(0);
    pageOf(first).action(GameCommand::Next)->trigger();
    QVERIFY(pageOf(first).book().best(identity));
  }

  void aBrokenOneIsToldAndTheLevelBegins() {
    const QString levels = levelsFile();
    Window* window = open();
    QVERIFY(window->openFile(levels));
    pageOf(window).playLevel(1);
    pageOf(window).play({Direction::Left});
    pageOf(window).playLevel(2);
    window->close();
    m_program.reset();
    for (const QFileInfo& file : gamesLeft()) writeFile(file.filePath().toStdU16String(), "hello\n");
    window = open();
    QVERIFY(window->openFile(levels));
    pageOf(window).playLevel(1);
    QCOMPARE(pageOf(window).game().tally().moves, 0U);
    QVERIFY(!pageOf(window).complaint().isEmpty());
    // Its file stays, whatever is played instead: another program, or a later one, may be able to read it.
    pageOf(window).playLevel(2);
    pageOf(window).playLevel(1);
    pageOf(window).play({Direction::Left});
    pageOf(window).playLevel(2);
    window->close();
    m_program.reset();
    std::size_t broken = 0;
    for (const QFileInfo& file : gamesLeft())
      broken += readFile(file.filePath().toStdU16String(), 1 << 20) == "hello\n";
    QCOMPARE(broken, std::size_t{1});
    QCOMPARE(filesLeft(), std::size_t{2});
  }

  // The one who is killed, and the one who enters solutions.
  void child() {
    if (!qEnvironmentVariableIsSet(kPlayFolder)) QSKIP("started by playing()");
    const QDir folder(qEnvironmentVariable(kPlayFolder));
    Settings settings = Settings::isolated(folder.filePath(u"settings.ini"_s));
    settings.setFlag("sokoban/motion", false);
    Program program(pages(), settings, folder.filePath(u"autosave"_s));
    Window* window = program.newWindow(QString::fromLatin1(SokobanPage::kId));
    window->show();
    QVERIFY(window->openFile(folder.filePath(u"levels.xsb"_s)));
    const Player player(&pageOf(window));
    tellPlay('B', 0, 0);
    QApplication::exec();  // until killed
  }
  void entering() {
    if (!qEnvironmentVariableIsSet(kPlayFolder)) QSKIP("started by twoProgramsEnter()");
    SokobanBook book(QDir(qEnvironmentVariable(kPlayFolder)).filePath(u"best.json"_s));
    for (int i = 0; i < 40; ++i) {
      QString complaint;
      book.enter("level", {{Direction::Right, true}}, &complaint);
      book.enter(std::to_string(QCoreApplication::applicationPid()) + ":" + std::to_string(i),
                 {{Direction::Right, true}}, &complaint);
    }
    QVERIFY(book.best("level")->games >= 40);  // its own, whatever the other one does meanwhile
  }

  // One of them may find the other writing each time: what it keeps is written when it ends.
  void twoProgramsEnter() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kPlayFolder), m_dir->path());
    std::array<QProcess, 2> programs;
    for (QProcess& program : programs) {
      program.setProcessEnvironment(environment);
      program.start(QCoreApplication::applicationFilePath(), {u"sokoban_kept_test"_s, u"entering"_s});
    }
    for (QProcess& program : programs) {
      QVERIFY(program.waitForFinished(90'000));
      QCOMPARE(program.exitCode(), 0);
    }
    const SokobanBook book(m_dir->filePath(u"best.json"_s));
    QCOMPARE(book.best("level")->games, std::uint64_t{80});
  }

  void playing() {
    const int rounds = qEnvironmentVariableIsSet(kPlayRounds) ? qEnvironmentVariableIntValue(kPlayRounds) : 2;
    qint64 mostLost = 0;
    std::size_t levelsPlayed = 0;
    for (int i = 0; i < rounds; ++i) {
      qint64 lost = 0;
      round(lost, levelsPlayed);
      if (QTest::currentTestFailed()) return;
      mostLost = std::max(mostLost, lost);
    }
    qInfo("%d rounds, %zu games under way; at most %lld ms of play lost", rounds, levelsPlayed,
          static_cast<long long>(mostLost));
    if (qEnvironmentVariableIsSet(kPlayRounds)) QVERIFY(mostLost <= 2000);
  }

 private:
  void round(qint64& lost, std::size_t& levelsPlayed) {
    forgetKept();
    const QTemporaryDir folder;
    writeFile(folder.filePath(u"levels.xsb"_s).toStdU16String(), kPlayLevels);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kPlayFolder), folder.path());
    process.setProcessEnvironment(environment);
    QByteArray output;
    connect(&process, &QProcess::readyReadStandardOutput, [&] { output += process.readAllStandardOutput(); });
    process.start(QCoreApplication::applicationFilePath(), {u"sokoban_kept_test"_s, u"child"_s});
    QTRY_VERIFY(output.contains("@B"));
    QTest::qWait(QRandomGenerator::global()->bounded(200, 5000));
    const qint64 killed = playClock();
    process.kill();
    QVERIFY(process.waitForFinished(60'000));
    output += process.readAllStandardOutput();

    // When each level had so many states, and how often it was told to be solved.
    std::map<std::size_t, std::map<std::size_t, qint64>> told;
    std::size_t solved = 0;
    for (const QByteArray& line : output.split('\n')) {
      const QList<QByteArray> words = line.split(' ');
      if (words.size() != 4) continue;
      if (words[0] == "@E") told[words[1].toUInt()].try_emplace(words[2].toUInt(), words[3].toLongLong());
      if (words[0] == "@S") solved = words[2].toUInt();
    }
    const sokoban::Collection levels = sokoban::readCollection(kPlayLevels, "levels");
    std::map<std::size_t, std::size_t> kept;
    const auto keep = [&](const std::string& text) {
      const sokoban::Game game = game::readGame<sokoban::Rules>(text, "kept");  // throws for half a file
      for (std::size_t i = 0; i < levels.levels.size(); ++i)
        if (levels.levels[i].board == game.opening().board)
          kept[i] = std::max(kept[i], game.history().changeCount());
    };
    for (const QFileInfo& file :
         QDir(keptPath("sokoban-levels")).entryInfoList({u"*.sokoban"_s}, QDir::Files))
      keep(readFile(file.filePath().toStdU16String(), 1 << 24));
    const std::vector<AbandonedWork> works = Autosave::abandoned(folder.filePath(u"autosave"_s));
    for (const AbandonedWork& work : works) keep(work.setUp.board.text.value_or(std::string()));
    for (const auto& [level, states] : told) {
      const auto after = states.upper_bound(kept[level]);
      if (after != states.end()) lost = std::max(lost, killed - after->second);
      levelsPlayed += states.rbegin()->first > 0;
    }
    if (solved > 0) {
      const SokobanBook book(keptPath("sokoban-best.json"));
      const SokobanBook::Entry* best = book.best(levels.levels[2].board->identity());
      QVERIFY(best);
      QVERIFY2(best->games >= solved, "a solution that was entered is lost");
    }
  }
};

SEARCHLIGHT_TEST(SokobanKeptTest)
#include "sokoban_kept_test.moc"
