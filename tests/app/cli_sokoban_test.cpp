// tests/app/cli_sokoban_test.cpp: `searchlight-cli sokoban check`.
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
    const auto row = testing::columns<QString, QString, QString>("level", "solution", "error");
    row("no LURD", "2", "rxr",
        "searchlight-cli: --solution rxr: not LURD: character 2: unknown character \"x\"\n");
    row("reverse", "2", "[l]R",
        "searchlight-cli: --solution [l]R: not LURD: character 1: jumps and pulls in "
        "[..] are reverse play, which is not supported here\n");
    row("bomb", "2", "99999999(99999999u)",
        "searchlight-cli: --solution 99999999(99999999u): not LURD: character 1: more than "
        "1000000 steps\n");
    row("broken", "1", "r", "two.xsb:1: there is no worker\n");
    row("level 0", "0", "r", "--level 0: must be a whole number from 1 to 2\n");
    row("level 3", "3", "r", "--level 3: must be a whole number from 1 to 2\n");
  }
  void whatIsWrongIsOneLine() {
    FETCH(QString, level, solution, error);
    const QString file = m_files.write("two.xsb", kBroken + "\n" + kRoom);
    const Ran ran = checked(file, level, solution);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY2(ran.error.endsWith(error), qPrintable(ran.error));
  }

  void filesWithoutALevelAreRefused() {
    QString error = checked(m_files.write("none.xsb", "text\n"), "1", "r").error;
    QVERIFY2(error.endsWith("none.xsb: no levels found\n"), qPrintable(error));
    const Ran broken = checked(m_files.write("broken.xsb", kBroken), "1", "r");
    QCOMPARE(faultOfRefusal(broken), QString());
    QVERIFY2(broken.error.endsWith("broken.xsb:1: there is no worker\n"), qPrintable(broken.error));
    QCOMPARE(faultOfRefusal(checked(m_files.path("missing.xsb"), "1", "r")), QString());
    QCOMPARE(faultOfRefusal(run({"sokoban", "check", m_files.path("broken.xsb")})), QString());
  }

 private:
  Files m_files;
};

SEARCHLIGHT_TEST(CliSokobanTest)
#include "cli_sokoban_test.moc"
