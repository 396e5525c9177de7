// tests/app/cli_lesson_test.cpp: `searchlight-cli lesson check`.
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

class CliLessonTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void checksALesson() {
    const QString file =
        m_files.write("wall.en.md", lesson("{expanded} {now.open}\n```moment\n2nd expand\n```\n"));
    const Ran done = run({"lesson", "check", file, "--json"});
    QCOMPARE(done.code, 0);
    QCOMPARE(done.object()["steps"].toInt(), 1);
    QCOMPARE(done.object()["figures"].toInt(), 2);
    QVERIFY(done.error.isEmpty());
  }

  void itsNameDoesNotMatter() {
    const QString file = m_files.write("wall.txt", lesson("{expanded}\n"));
    const Ran done = run({"lesson", "check", file});
    QVERIFY2(done.code == 0, qPrintable(done.error));
  }

  void whatDoesNotWorkIsOneLine_data() {
    const auto row = testing::columns<QString, QString>("step", "why");
    row("figure", "{f}\n", "13: in the end there is no f: of a moment it is {now.f}");
    for (const char* figure : {"{open-start}\n", "{now.open-start}\n"})
      row(figure, "13: only a bidirectional search has open-start");
    // Words whose values are good ones, but not on this board.
    row("outside", "```run x\nfrom wall\nties first-in\nto 9,9\n```\n",
        "16: --to 9,9: outside the map of 3 x 2");
    row("cannot", "```run x\nfrom wall\nneighbours 4\nalgorithm theta-star\n```\n",
        "16: --algorithm theta-star: needs 8 neighbours");
    row("no ball",
        "```run x\npage lines\n\nfrom 0,0\nto 1,1\nboard\n.1.....\n" +
            QStringLiteral(".......\n").repeated(6) + "```\n",
        "16: from: must be a cell with a ball");
    row("moment", "```moment\n99th reopen\n```\n", "14: this moment does not come: the search has ");
    row("cell", "```highlight\ncell 3,0\n```\n", "14: the cell 3,0 is outside the board");
    row("option", "```run x\nfrom wall costs=2\n```\n",
        "14: question: --costs 2: must be unit, 10-14 or sqrt2");
    row("question", "```question fail\n```\n", "13: a question of this kind is not possible here");
    row("rule", "```question cost\n```\n",
        "13: the right answer depends on neighbours 4, which no text before it says, such as");
    row("format", "```film\n```\n", "13: unknown block \"film\"");
  }
  void whatDoesNotWorkIsOneLine() {
    FETCH(const QString, step, why);
    const QString file = m_files.write("x.en.md", lesson(step));
    const Ran done = run({"lesson", "check", file});
    QCOMPARE(done.code, 2);
    QVERIFY(done.out.isEmpty());
    QVERIFY2(done.error.startsWith(file + QLatin1Char(':') + why), qPrintable(done.error));
    QCOMPARE(done.error.count('\n'), 1);
  }

  // A lesson that was not looked at to the end may be a good one.
  void anInterruptedCheckIsNoVerdict() {
    const QString file = m_files.write("stopped.en.md", lesson("```question cost\n```\n"));
    std::stop_source stop;
    stop.request_stop();
    const Ran done = run({"lesson", "check", file}, stop.get_token());
    QCOMPARE(done.code, 1);
    QVERIFY(done.out.isEmpty());
    QCOMPARE(done.error.count('\n'), 1);
  }

 private:
  // A lesson whose step's text begins on line 13.
  static QString lesson(const QString& step) {
    return QStringLiteral(
               "# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up wall\npage "
               "map-lab\nboard\nS..\n..G\n```\n") +
           step;
  }
  Files m_files;
};

SEARCHLIGHT_TEST(CliLessonTest)
#include "cli_lesson_test.moc"
