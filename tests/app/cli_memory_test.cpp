// tests/app/cli_memory_test.cpp: --megabytes while files are read, by whichever command, and where a map has room but its graph has not.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <fstream>

#include "app/cli/scenario.h"
#include "core/grid/route_command.h"
#include "tests/app/cli_run.h"
#include "tests/sanitized.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

// The executable itself: its exit code, and the most that it ever held, in 2^20 bytes.
struct Held {
  int code = -1;
  double megabytes = 0;
};
Held held(const QStringList& arguments, const QString& out, const QString& error) {
  std::vector<std::string> words{SEARCHLIGHT_BIN "/searchlight-cli"};
  for (const QString& argument : arguments) words.push_back(argument.toStdString());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const std::string outName = out.toStdString(), errorName = error.toStdString();
#ifdef __GLIBC__
  ::malloc_trim(0);  // until it is another program, the child holds what we do
#endif
  const pid_t child = ::fork();
  if (child == 0) {
    if (::freopen(outName.c_str(), "w", stdout) && ::freopen(errorName.c_str(), "w", stderr))
      ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  int status = 0;
  rusage used{};
  Held held;
  if (child > 0 && ::wait4(child, &status, 0, &used) == child && WIFEXITED(status))
    held = {WEXITSTATUS(status), static_cast<double>(used.ru_maxrss) / 1024};
  return held;
}

// By gzip, so that little becomes much.
QByteArray packed(const QByteArray& text) {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    table[i] = i;
    for (int bit = 0; bit < 8; ++bit) table[i] = (table[i] >> 1) ^ (table[i] & 1 ? 0xEDB88320u : 0);
  }
  std::uint32_t sum = ~0u;
  for (const char c : text) sum = table[(sum ^ static_cast<unsigned char>(c)) & 0xFF] ^ (sum >> 8);
  QByteArray end(8, '\0');
  qToLittleEndian(~sum, end.data());
  qToLittleEndian(static_cast<std::uint32_t>(text.size()), end.data() + 4);
  const QByteArray zlib = qCompress(text, 9).mid(4);  // behind the size that Qt writes before it
  return QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10) + zlib.mid(2, zlib.size() - 6) + end;
}

// A file of about so many bytes.
QByteArray largeFile(const QString& kind, qsizetype size) {
  const QByteArray level = "#####\n#@$.#\n#####\nTitle: ";
  if (kind == "level") return level + QByteArray(size, 't');
  if (kind == "grown level") return packed(level + QByteArray(size, 't'));
  if (kind == "packed level") {  // to a twentieth or so
    QByteArray text(size, 't');
    std::uint32_t seed = 1;
    for (qsizetype i = 0; i < size; i += 40)
      text[i] = static_cast<char>('a' + (seed = seed * 1664525 + 1013904223) % 7919 % 26);
    return packed(level + text);
  }
  if (kind == "elements")
    return "<SokobanLevels>" + QByteArray("<a>").repeated(size / 7) + QByteArray("</a>").repeated(size / 7) +
           "</SokobanLevels>";
  if (kind == "text in XML")
    return "<SokobanLevels><Title>" + QByteArray(size, 't') + "</Title></SokobanLevels>";
  if (kind == "slides") {
    const QByteArray slides = "0,0 1,0\n1,0 0,0\n";
    const qsizetype count = size / slides.size();
    return "searchlight-klotski 1\ngoal A 2,0\nboard\nA..\n\nslides " + QByteArray::number(2 * count) + '\n' +
           slides.repeated(count);
  }
  if (kind == "scenario") return "version 1\n0\t" + QByteArray(size, 'm') + "\t5\t3\t0\t0\t2\t0\t2\n";
  if (kind == "map") {
    constexpr int kSide = 4096;
    const qsizetype rows = size / kSide;
    return "type octile\nheight " + QByteArray::number(rows) + "\nwidth 4096\nmap\n" +
           (QByteArray(kSide, '.') + '\n').repeated(rows);
  }
  const QByteArray row = '"' + QByteArray(400, '#') + '"';
  return R"({"searchlight": 1, "page": ")" + kind.section(' ', -1).toUtf8() + R"(", "board": {"rows": [)" +
         (row + ',').repeated(size / row.size()) + row + "]}}";  // "set-up of .."
}

}  // namespace

class CliMemoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What does not fit is told in a line, or is each row's outcome; what fits is read.
  void readingKeepsToTheMemory_data() {
    QTest::addColumn<QStringList>("command");  // LARGE: the file, SMALL: a scenario
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("megabytes");  // of the file
    QTest::addColumn<int>("asked");      // by the command
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const QString& command, const char* kind, int megabytes, int asked,
                        int code) {
      QTest::newRow(name) << words(command + u" --megabytes %1"_s.arg(asked)) << QString(kind) << megabytes
                          << asked << code;
    };
    const QString solve = "sokoban solve LARGE", compared = "compare sokoban LARGE --algorithms a-star",
                  scenario = "scenario SMALL --map LARGE --per-query --json";
    row("a title", solve, "level", 2, 16, 0);
    row("as long a title as fits, and its copy", solve, "level", 14, 16, 0);
    row("a long title", solve, "level", 70, 16, 1);
    row("elements", solve, "elements", 7, 16, 1);
    row("few elements", solve, "elements", 0, 16, 2);  // there is no level in them
    row("a long text in XML", solve, "text in XML", 70, 16, 1);
    row("little, packed", solve, "packed level", 2, 16, 0);
    row("much, packed", solve, "packed level", 90, 16, 1);
    row("little, made to grow", solve, "grown level", 2, 16, 0);
    row("much, made to grow", solve, "grown level", 90, 16, 2);
    row("a title, compared", compared, "level", 2, 16, 0);
    row("a long title, compared", compared, "level", 70, 16, 1);
    row("a set-up of Sokoban", "sokoban solve --setup LARGE", "set-up of sokoban", 20, 1, 1);
    row("a set-up of Klotski", "klotski survey --setup LARGE", "set-up of klotski", 7, 1, 1);
    row("the second of two layouts", "klotski survey heng-dao-li-ma LARGE", "slides", 1, 1, 1);
    row("slides", "klotski solve LARGE --algorithm a-star", "slides", 1, 16, 0);
    row("a long name", "scenario LARGE", "scenario", 15, 1, 1);
    row("a map", scenario, "map", 1, 16, 0);
    row("a large map", scenario, "map", 16, 1, 1);
    // Each search has a limit of its own, and there is none of all.
    const auto ofRuns = [](const char* name, const QString& command, const char* kind, int megabytes,
                           int asked, int code) {
      QStringList each;
      for (const char* search : {"a-star", "greedy"}) each << u"%1 --megabytes %2"_s.arg(search).arg(asked);
      QTest::newRow(name) << words(command) + runs(each) << QString(kind) << megabytes << asked << code;
    };
    ofRuns("a title, for runs", "compare sokoban LARGE", "level", 2, 16, 0);
    ofRuns("a long title, for runs", "compare sokoban LARGE", "level", 70, 16, 1);
    ofRuns("a map, for runs", "compare route LARGE --from 0,0 --to 0,0 --json", "map", 16, 2, 1);
  }
  void readingKeepsToTheMemory() {
    if (testing::kIsSanitized) QSKIP("a sanitizer has memory of its own");
    FETCH_ALL((QStringList, command), (const QString, kind), (const int, megabytes), (const int, asked));
    QFETCH(const int, code);
    const QString path = m_files.path("large");
    {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(largeFile(kind, std::max(qsizetype{megabytes} << 20, qsizetype{4096})));
    }
    const QString rows = u"version 1\n0\tm\t4096\t%1\t0\t0\t0\t0\t0\n"_s.arg(megabytes << 8);
    command.replaceInStrings("LARGE", path).replaceInStrings("SMALL", m_files.write("small.scen", rows));
    const Held run = held(command, m_files.path("out"), m_files.path("error"));
    const QString error = QString::fromStdString(m_files.read("error")),
                  out = QString::fromStdString(m_files.read("out"));
    QVERIFY2(run.code == code, qPrintable(QString::number(run.code) + ' ' + error + out));
    QVERIFY2(run.megabytes <= 1.1 * asked + 40, qPrintable(QString::number(run.megabytes)));
    if (code == 0) return;
    if (kind == "map") {
      QVERIFY2(error.isEmpty() && out.contains("memory-limit"), qPrintable(error + out));
      return;
    }
    QVERIFY2(out.isEmpty(), qPrintable(out));
    QVERIFY2(error.count('\n') == 1 && error.contains(path), qPrintable(error));
    if (code == 1) QVERIFY(testing::contains(error, "memory"));
  }

  // The map is gone then, and rows are held against nothing.
  void aMapWhoseGraphFindsNoRoom() {
    if (testing::kIsSanitized) QSKIP("a sanitizer has memory of its own");
    constexpr int kSide = 4096;
    std::string rows = "version 1\n";
    for (const char* cell : {"0", "4095"})
      rows += std::string("0\tm\t4096\t4096\t") + cell + "\t0\t1\t1\t1\n";
    cli::AskedScenario asked{.scenario = grid::Scenario(rows, "s", grid::MapNames::Any),
                             .question = {},
                             .map = grid::Map(kSide, kSide)};
    grid::useScenarioRules(asked.question.options);
    std::ostringstream out, errors;
    const cli::Console console{out, errors};
    QList<search::Outcome> outcomes;
    rlimit whole{};
    QCOMPARE(::getrlimit(RLIMIT_DATA, &whole), 0);
    rlimit little = whole;
    little.rlim_cur = dataBytes() + (1 << 20);  // the graph needs a byte a cell
    QCOMPARE(::setrlimit(RLIMIT_DATA, &little), 0);
    const cli::ScenarioReport report = cli::answerScenario(
        asked, {}, console,
        [&](const auto&, const auto& answer, const auto&) { outcomes << answer.outcome; });
    QCOMPARE(::setrlimit(RLIMIT_DATA, &whole), 0);
    QCOMPARE(outcomes, QList<search::Outcome>(2, search::Outcome::MemoryLimit));
    QCOMPARE(report.broken, std::size_t{0});
    QVERIFY(asked.mapOfRows() == nullptr);
  }

 private:
  // As RLIMIT_DATA counts them.
  static std::size_t dataBytes() {
    std::ifstream file("/proc/self/statm");
    std::size_t pages = 0;
    for (int i = 0; i < 6; ++i) file >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  }

  Files m_files;
};

SEARCHLIGHT_TEST(CliMemoryTest)
#include "cli_memory_test.moc"
