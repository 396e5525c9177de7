// tests/app/kill_test.cpp: a program that is killed at any moment of editing loses two seconds at most, leaves no half file,
// and has overwritten nothing that was not its own.
//
// A few rounds as a test. SEARCHLIGHT_KILL_ROUNDS=50 app_tests kill_test editing  for many, which then fails also where
// more than two seconds are lost: that depends on what else the machine does, so the short test only tells it.
#include <cstdio>

#include "app/grid/map_lab_page.h"
#include "app/pages.h"
#include "app/shell/autosave.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "core/grid/map_format.h"
#include "core/text/files.h"
#include "tests/test_main.h"

namespace {

constexpr const char* kFolder = "SEARCHLIGHT_KILL_FOLDER";
constexpr const char* kRounds = "SEARCHLIGHT_KILL_ROUNDS";
constexpr int kColumns = 60, kRows = 50;
const std::string kTheirs = "type octile\nheight 1\nwidth 3\nmap\nTTG\n";

// One clock for both processes.
qint64 now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// Free cells, and a last row of letters that nobody paints over. The n-th edit makes a wall of the n-th cell.
std::string firstMap() {
  std::string text = "type octile\nheight 50\nwidth 60\nmap\n";
  for (int y = 0; y + 1 < kRows; ++y) text += std::string(kColumns, '.') + "\n";
  for (int x = 0; x < kColumns; ++x) text += "GSTW"[x % 4];
  return text + "\n";
}
constexpr int kLastEdit = kColumns * (kRows - 2);

// How many edits a map has seen, or -1 for one that no edits lead to.
int editsOf(const grid::MapDocument& document) {
  if (document.map.width() != kColumns || document.map.height() != kRows || document.letters.empty())
    return -1;
  int edits = 0;
  while (edits < kLastEdit && document.map.cells()[static_cast<std::size_t>(edits)] == grid::kWall) ++edits;
  for (std::size_t i = static_cast<std::size_t>(edits); i + kColumns < document.map.cellCount(); ++i)
    if (document.map.cells()[i] == grid::kWall) return -1;
  const std::string letters = firstMap();
  return document.letters.substr(document.letters.size() - kColumns) ==
                 letters.substr(letters.size() - kColumns - 1, kColumns)
             ? edits
             : -1;
}

void tell(char what, int edit) {
  std::printf("\n@%c %d %lld\n", what, edit, static_cast<long long>(now()));
  std::fflush(stdout);
}

// Somebody who draws, in short strokes and long ones, and saves now and then; asked about a strange file he says Cancel.
class Editor {
 public:
  Editor(Window* window, MapLabPage* page) : m_window(window), m_map(page->map()) {
    QObject::connect(&m_edit, &QTimer::timeout, [this] { edit(); });
    QObject::connect(&m_cancel, &QTimer::timeout, [] {
      if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) box->reject();
    });
    m_edit.start(4);
    m_cancel.start(20);
  }

 private:
  void edit() {
    if (m_count == kLastEdit) return;
    if (!m_map.isInStroke()) m_map.beginStroke(grid::MapEditKind::Paint);
    m_map.paintTo({m_count % kColumns, m_count / kColumns}, grid::kWall, 1);
    tell('E', ++m_count);
    if (m_left-- > 0) return;  // the button is still down
    m_map.finishStroke();
    m_left = random(50) == 0 ? random(400) : random(6);
    if (random(60) != 0 || QApplication::activeModalWidget()) return;
    const int saved = m_count;
    m_window->commands()[Command::Save]->trigger();
    if (!m_map.isModified()) tell('S', saved);
  }
  static int random(int below) { return static_cast<int>(QRandomGenerator::global()->bounded(below)); }

  Window* m_window;
  MapModel& m_map;
  QTimer m_edit, m_cancel;
  int m_count = 0, m_left = 0;
};

// What was told before the end.
struct Told {
  std::vector<qint64> edits;  // when
  int saved = 0;
};
Told read(const QByteArray& output) {
  Told told;
  for (const QByteArray& line : output.split('\n')) {
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3) continue;
    if (words[0] == "@E") told.edits.push_back(words[2].toLongLong());
    if (words[0] == "@S") told.saved = words[1].toInt();
  }
  return told;
}

}  // namespace

class KillTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

  // The one who is killed.
  void child() {
    if (!qEnvironmentVariableIsSet(kFolder)) QSKIP("started by editing()");
    const QDir folder(qEnvironmentVariable(kFolder));
    Program program(pages(), Settings::isolated(folder.filePath(u"settings.ini"_s)),
                    folder.filePath(u"autosave"_s));
    Window* window = program.newWindow(QString::fromLatin1(MapLabPage::kId));
    window->show();
    QVERIFY(window->openFile(folder.filePath(u"a.map"_s)));
    auto* page = static_cast<MapLabPage*>(&window->page());
    // Nothing stands where the walls will be.
    page->map().apply([&] {
      grid::MapEdit edit;
      edit.kind = grid::MapEditKind::MoveStart;
      edit.start = grid::PointChange{page->map().document().start, Point{0, kRows - 2}};
      edit.goal = grid::PointChange{page->map().document().goal, Point{9, kRows - 2}};
      return edit;
    }());
    const Editor editor(window, page);
    tell('B', 0);
    QApplication::exec();  // until killed
  }

  void editing() {
    const int rounds = qEnvironmentVariableIsSet(kRounds) ? qEnvironmentVariableIntValue(kRounds) : 2;
    qint64 mostLost = 0;
    int recovered = 0, foreign = 0;
    for (int i = 0; i < rounds; ++i) {
      const bool isForeign = i % 3 == 1;  // somebody else writes the file meanwhile
      qint64 lost = 0;
      bool hadWork = false;
      round(isForeign, lost, hadWork);
      if (QTest::currentTestFailed()) return;
      mostLost = std::max(mostLost, lost);
      recovered += hadWork;
      foreign += isForeign;
    }
    qInfo("%d rounds, %d with work to recover, %d with a strange file; at most %lld ms of work lost", rounds,
          recovered, foreign, static_cast<long long>(mostLost));
    if (qEnvironmentVariableIsSet(kRounds)) QVERIFY(mostLost <= 2000);
  }

 private:
  static void round(bool isForeign, qint64& lost, bool& hadWork) {
    const QTemporaryDir folder;
    const std::string map = folder.filePath(u"a.map"_s).toStdString();
    const std::string other = folder.filePath(u"theirs.map"_s).toStdString();
    writeFile(map, firstMap());
    writeFile(other, kTheirs);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kFolder), folder.path());
    process.setProcessEnvironment(environment);
    QByteArray output;
    connect(&process, &QProcess::readyReadStandardOutput, [&] { output += process.readAllStandardOutput(); });
    process.start(QCoreApplication::applicationFilePath(), {u"kill_test"_s, u"child"_s});
    QTRY_VERIFY(output.contains("@B"));
    const int wait = QRandomGenerator::global()->bounded(200, 5000);
    if (isForeign) {
      QTest::qWait(wait / 2);
      writeFile(map, kTheirs);
    }
    QTest::qWait(isForeign ? wait / 2 : wait);
    const qint64 killed = now();
    process.kill();
    QVERIFY(process.waitForFinished(60'000));
    output += process.readAllStandardOutput();
    const Told told = read(output);

    QCOMPARE(readFile(other, 1000), kTheirs);
    int kept = told.saved;
    if (isForeign) {
      QCOMPARE(readFile(map, 1 << 20), kTheirs);
    } else {
      const int inFile = editsOf(grid::readMapFile(map));
      QVERIFY2(inFile >= told.saved, "half a file, or an older one than was told");
      kept = inFile;
    }
    const QString copies = folder.filePath(u"autosave"_s);
    {
      const std::vector<AbandonedWork> works = Autosave::abandoned(copies);
      QVERIFY(works.size() <= 1);
      QVERIFY2(QDir(copies).entryList({u"*.broken"_s}).isEmpty(), "half a copy");
      hadWork = !works.empty();
      if (hadWork) {
        const int inCopy = editsOf(grid::readMap(works[0].setUp.board.text.value_or(std::string()), "copy"));
        QVERIFY2(inCopy >= 0, "a copy that no edits lead to");
        kept = std::max(kept, inCopy);
      }
    }
    // No leftovers beside what was there, once the next run has looked.
    QStringList names = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    names.removeIf([](const QString& name) { return name.startsWith(u"settings.ini"_s); });
    QCOMPARE(names, (QStringList{u"a.map"_s, u"theirs.map"_s}));
    // A copy, and beside it which page was in front.
    QStringList left = QDir(copies).entryList(QDir::Files | QDir::Hidden);
    if (hadWork) left.removeIf([](const QString& name) { return name.endsWith(u".front"_s); });
    QCOMPARE(left.size(), hadWork ? 1 : 0);
    if (static_cast<std::size_t>(kept) < told.edits.size())
      lost = killed - told.edits[static_cast<std::size_t>(kept)];

    // The next run offers it, and knows whether the file is still the one that it was made from.
    if (!hadWork) return;
    Program program(pages(), Settings::isolated(folder.filePath(u"settings.ini"_s)), copies);
    QVERIFY(program.recoverAbandoned());
    auto& page = static_cast<MapLabPage&>(program.windows().front()->page());
    QVERIFY(page.document().isModified);
    QCOMPARE(page.document().path.toStdString(), map);
    if (isForeign) QVERIFY(page.document().file != stampOf(map));
    page.map().load({}, {}, {});
  }
};

SEARCHLIGHT_TEST(KillTest)
#include "kill_test.moc"
