// tests/app/cli_sokoban_test.cpp: `searchlight-cli sokoban check`, and what reading levels may take.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtEndian>
#include <QtTest>
#include <array>
#include <cstdint>

#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

namespace {

const QString kRoom = QStringLiteral("#######\n#@ $ .#\n#######\n");
const QString kBroken = QStringLiteral("#####\n# $.#\n#####\n");

Ran checked(const QString& file, const QString& level, const QString& solution,
            const QStringList& more = {}) {
  return run(QStringList{"sokoban", "check", file, "--level", level, "--solution", solution} + more);
}

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

}  // namespace

class CliSokobanTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void saysWhetherItSolves() {
    const QString file = m_files.write("two.xsb", kBroken + "\n" + kRoom);
    const Ran solved = checked(file, "2", "r2r", {"--json"});
    QCOMPARE(solved.code, 0);
    QCOMPARE(solved.object()["solved"].toBool(), true);
    QCOMPARE(solved.object()["pushes"].toInt(), 2);
    QCOMPARE(solved.object()["moves"].toInt(), 3);
    QVERIFY(solved.error.isEmpty());
    QCOMPARE(checked(file, "2", "RRR").code, 0);
    const Ran unfinished = checked(file, "2", "rR");
    QCOMPARE(unfinished.code, 1);
    QVERIFY2(unfinished.error.endsWith("two.xsb: level 2: unfinished: not every box is on a goal\n"),
             qPrintable(unfinished.error));
    QVERIFY(unfinished.out.isEmpty());
    const Ran illegal = checked(file, "2", "u");
    QCOMPARE(illegal.code, 1);
    QVERIFY(illegal.error.endsWith("level 2: step 1: there is a wall above the worker\n"));
    QCOMPARE(checked(file, "2", "").code, 1);
  }

  void whatIsWrongIsOneLine_data() {
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("solution");
    QTest::addColumn<QString>("error");
    QTest::newRow("no LURD")
        << "2"
        << "rxr"
        << "searchlight-cli: --solution rxr: not LURD: character 2: an unknown character \"x\"\n";
    QTest::newRow("reverse")
        << "2"
        << "[l]R"
        << "searchlight-cli: --solution [l]R: not LURD: character 1: jumps and pulls in [..] "
           "belong to a reverse game, which is not read\n";
    QTest::newRow("bomb")
        << "2"
        << "99999999(99999999u)"
        << "searchlight-cli: --solution 99999999(99999999u): not LURD: character 1: more than "
           "1000000 steps\n";
    QTest::newRow("broken") << "1"
                            << "r"
                            << "two.xsb:1: there is no worker\n";
    QTest::newRow("level 0") << "0"
                             << "r"
                             << "--level 0: must be a whole number from 1 to 2\n";
    QTest::newRow("level 3") << "3"
                             << "r"
                             << "--level 3: must be a whole number from 1 to 2\n";
  }
  void whatIsWrongIsOneLine() {
    QFETCH(QString, level);
    QFETCH(QString, solution);
    QFETCH(QString, error);
    const QString file = m_files.write("two.xsb", kBroken + "\n" + kRoom);
    const Ran ran = checked(file, level, solution);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY2(ran.error.endsWith(error), qPrintable(ran.error));
  }

  void filesWithoutALevelAreRefused() {
    QString error = checked(m_files.write("none.xsb", "text\n"), "1", "r").error;
    QVERIFY2(error.endsWith("none.xsb: there is no level in it\n"), qPrintable(error));
    const Ran broken = checked(m_files.write("broken.xsb", kBroken), "1", "r");
    QCOMPARE(faultOfRefusal(broken), QString());
    QVERIFY2(broken.error.endsWith("broken.xsb:1: there is no worker\n"), qPrintable(broken.error));
    QCOMPARE(faultOfRefusal(checked(m_files.path("missing.xsb"), "1", "r")), QString());
    QCOMPARE(faultOfRefusal(run({"sokoban", "check", m_files.path("broken.xsb")})), QString());
  }

  // --megabytes is for reading, too: what does not fit is told in a line, what fits is read.
  void readingKeepsToTheMemory_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("megabytes");  // of the file
    QTest::addColumn<int>("code");
    QTest::newRow("a title") << "title" << 2 << 0;
    QTest::newRow("as long a title as fits, and its copy") << "title" << 14 << 0;
    QTest::newRow("a long title") << "title" << 70 << 1;
    QTest::newRow("elements") << "xml" << 7 << 1;
    QTest::newRow("few elements") << "xml" << 0 << 2;  // there is no level in them
    QTest::newRow("a long text in XML") << "xml text" << 70 << 1;
    QTest::newRow("little, packed") << "packed" << 2 << 0;
    QTest::newRow("much, packed") << "packed" << 90 << 1;
  }
  void readingKeepsToTheMemory() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("a sanitizer has memory of its own");
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    QSKIP("a sanitizer has memory of its own");
#endif
#endif
    QFETCH(QString, kind);
    QFETCH(int, megabytes);
    QFETCH(int, code);
    constexpr int kAsked = 16;
    const QString path = m_files.path("large");
    {
      const QByteArray level = "#####\n#@$.#\n#####\nTitle: ";
      const qsizetype size = qsizetype{megabytes} << 20;
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      if (kind == "title")
        file.write(level + QByteArray(size, 't'));
      else if (kind == "xml")
        file.write("<SokobanLevels>" + QByteArray("<a>").repeated(size / 7) +
                   QByteArray("</a>").repeated(size / 7) + "</SokobanLevels>");
      else if (kind == "xml text")
        file.write("<SokobanLevels><Title>" + QByteArray(size, 't') + "</Title></SokobanLevels>");
      else
        file.write(packed(level + QByteArray(size, 't')));
    }
    const Held run = held({"sokoban", "solve", path, "--megabytes", QString::number(kAsked)},
                          m_files.path("out"), m_files.path("error"));
    const QString error = QString::fromStdString(m_files.read("error"));
    QVERIFY2(run.code == code, qPrintable(QString::number(run.code) + ' ' + error));
    QVERIFY2(run.megabytes <= 1.1 * kAsked + 40, qPrintable(QString::number(run.megabytes)));
    if (code == 0) return;
    QVERIFY(m_files.read("out").empty());
    QVERIFY2(error.count('\n') == 1 && error.contains(path), qPrintable(error));
    if (code == 1) QVERIFY2(error.contains("memory"), qPrintable(error));
  }

 private:
  Files m_files;
};

SEARCHLIGHT_TEST(CliSokobanTest)
#include "cli_sokoban_test.moc"
