// tests/app/cli_streams_test.cpp: - as standard input wherever a file is read, and as standard output of a trace.
#include "tests/app/cli_process.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

class CliStreamsTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_small;

 private Q_SLOTS:
  void initTestCase() { m_small = m_files.writeRows(QStringLiteral("small.map"), {"....", ".@@.", "...."}); }

  // - stands for what is piped in, wherever a file is read; $1 is the file that is.
  void standardInput_data() {
    const auto row = testing::columns<QString, QString>("words", "file");
    const QString levels = m_files.write(QStringLiteral("in.xsb"), QStringLiteral("#####\n#@$.#\n#####\n"));
    const QString layout =
        m_files.write(QStringLiteral("in.txt"), QStringLiteral("VCCV\nVCCV\nVHHV\nVSSV\nS..S\n"));
    const QString queries = m_files.write(
        QStringLiteral("in.scen"), QStringLiteral("version 1\n0\t%1\t4\t3\t0\t0\t3\t2\t5\n").arg(m_small));
    const QString setUp = m_files.write(
        QStringLiteral("in.searchlight"),
        QStringLiteral(
            R"({"searchlight": 1, "page": "map-lab", "board": {"path": "%1"}, "question": {"from": "0,0", "to": "3,2"}})")
            .arg(m_small));
    const auto game = [&](const char* page, const QStringList& rows) {
      return m_files.write(
          QString::fromLatin1(page) + ".searchlight",
          QStringLiteral("{\"searchlight\": 1, \"page\": \"%1\", \"board\": {\"rows\": [\"%2\"]}}")
              .arg(page, rows.join("\", \"")));
    };
    const QString levelSetUp =
        game("sokoban", {"searchlight-sokoban 1", "board", "#####", "#@$.#", "#####", "", "at 0"});
    const QString layoutSetUp = game("klotski", {"VCCV", "VCCV", "VHHV", "VSSV", "S..S"});
    row("a map", "route FILE --from 0,0 --to 3,2", m_small);
    row("the map of several", "compare route FILE --from 0,0 --to 3,2 --algorithms a-star,dijkstra", m_small);
    row("queries", "scenario FILE", queries);
    row("the map of queries", "scenario " + queries + " --map FILE", m_small);
    row("a set-up", "route --setup FILE", setUp);
    row("a set-up in a map's place", "route FILE", setUp);
    row("a set-up in a level's place", "sokoban solve FILE", levelSetUp);
    row("a set-up's level", "sokoban check FILE --solution R", levelSetUp);
    row("a set-up's level compared", "compare sokoban FILE --algorithms a-star,greedy", levelSetUp);
    row("a set-up in a layout's place", "klotski solve FILE", layoutSetUp);
    row("levels", "sokoban solve FILE", levels);
    row("a level", "sokoban check FILE --level 1 --solution R", levels);
    row("levels compared", "compare sokoban FILE --algorithms a-star,greedy", levels);
    row("a layout", "klotski solve FILE --metric steps --algorithm a-star", layout);
    row("a layout surveyed", "klotski survey FILE", layout);
    row("a lesson", "lesson check FILE --boards 1",
        QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/lessons/admissible.en.md"));
  }
  void standardInput() {
    FETCH(const QString, words, file);
    const auto told = [&](const QString& how) {
      Ran ran =
          shell(QStringLiteral("\"$0\" ") + QString(words).replace("FILE", how == "-" ? "-" : "\"$1\"") +
                    (words.startsWith("lesson") ? "" : " --json") + (how == "-" ? " < \"$1\"" : ""),
                file);
      ran.out.replace(QRegularExpression(QStringLiteral("\"(seconds|setupSeconds)\":[0-9.e-]+")), QString());
      ran.out.replace(QStringLiteral("\"layout\":\"-"), QStringLiteral("\"layout\":\"%1").arg(file));
      return ran;
    };
    const Ran named = told(QStringLiteral("file")), piped = told(QStringLiteral("-"));
    QCOMPARE(piped.error, named.error);
    QCOMPARE(piped.out, named.out);
    QCOMPARE(piped.code, named.code);
    QCOMPARE(piped.code, 0);
  }

  // Rows that come from no file; those of files are tested with their commands.
  void rowsAsCsv_data() {
    const auto row = testing::columns<QString, QString, QString, int>("line", "head", "first", "rows");
    row("algorithms", "name,title,complete,optimal,heuristic,domains",
        "breadth-first,Breadth-first,yes,if all moves cost the same,false,",
        int(search::algorithms().size()));
    row("levels", "sokoban generate --boxes 1 --seed 1 --count 2", "level,boxes,pushes,rows",
        "1,1,8,\"[\"\"#########", 2);
    row("games", "lines play --player greedy --games 2 --seed 1 --colours 9", "seed,score,turns", "1,300,104",
        2);
  }
  void rowsAsCsv() {
    FETCH(const QString, line, head, first);
    QFETCH(const int, rows);
    const Ran ran = run(words(line) + QStringList{"--csv"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, QString());
    const QStringList lines = ran.out.split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), rows + 2);  // the last one is empty
    QCOMPARE(lines[0], head);
    QVERIFY2(lines[1].startsWith(first), qPrintable(lines[1]));
    QVERIFY(!faultOfRefusal(run(words(line) + QStringList{"--csv", "--json"})).startsWith("exit"));
  }

  // Whatever file has its name, and be it a set-up, which may stand in a board's place.
  void aFileCalledAsStandardInputIsNotLookedAt_data() {
    const auto row = testing::columns<QString, QString>("words", "page");
    row("a map", "route - --from 0,0 --to 3,2", "map-lab");
    row("a layout", "klotski survey -", "klotski");
    row("levels", "sokoban solve -", "sokoban");
  }
  void aFileCalledAsStandardInputIsNotLookedAt() {
    FETCH(const QString, words, page);
    m_files.write(QStringLiteral("-"), QStringLiteral(R"({"searchlight": 1, "page": "%1"})").arg(page));
    const QString board =
        page == "map-lab" ? m_small
        : page == "klotski"
            ? m_files.write(QStringLiteral("b.txt"), QStringLiteral("VCCV\nVCCV\nVHHV\nVSSV\nS..S\n"))
            : m_files.write(QStringLiteral("b.xsb"), QStringLiteral("#####\n#@$.#\n#####\n"));
    const Ran ran =
        shell("cd \"$(dirname \"$2\")\" && \"$0\" " + words + " < \"$1\"", board, m_files.path("-"));
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
  }

  void standardInputIsNamedInErrors_data() {
    QTest::addColumn<QString>("words");
    for (const char* words : {"route - --from 0,0 --to 1,1", "scenario -", "sokoban solve -",
                              "klotski survey -", "lesson check -", "route --setup -"})
      QTest::newRow(words) << words;
  }
  void standardInputIsNamedInErrors() {
    QFETCH(const QString, words);
    const Ran ran = shell(QStringLiteral("printf 'nothing of use\\n' | \"$0\" ") + words, {});
    QVERIFY2(refusal(ran).startsWith(QStringLiteral("-:")), qPrintable(ran.error));
  }

  void standardInputComesOnce_data() {
    QTest::addColumn<QString>("words");
    for (const char* words : {"route - --setup -", "scenario - --map -", "klotski solve - -",
                              "sokoban solve - --setup -", "compare klotski - - --algorithms a-star"})
      QTest::newRow(words) << words;
  }
  void standardInputComesOnce() {
    QFETCH(const QString, words);
    QCOMPARE(refusal(shell(QStringLiteral("printf '' | \"$0\" ") + words, {})),
             QStringLiteral("searchlight-cli: -: standard input can be read only once"));
  }

  // The trace alone is on standard output, also where that is a file; the figures are beside it.
  void tracesOnStandardOutput_data() {
    const auto row = testing::columns<QString, QString>("form", "name");
    row("YAML", "", "trace.yaml");
    row("JSON", " --json", "trace.json");
  }
  void tracesOnStandardOutput() {
    FETCH(const QString, form, name);
    const QString line = "\"$0\" route - --from 0,0 --to 3,2" + form + " --trace ", file = m_files.path(name);
    QCOMPARE(shell(line + "\"$2\" < \"$1\"", m_small, file).code, 0);
    const Ran ran = shell(line + "- < \"$1\"", m_small);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out, QString::fromStdString(m_files.read(name)));
    QVERIFY2(ran.error.startsWith(QStringLiteral("outcome     solved\n")), qPrintable(ran.error));
    QCOMPARE(
        shell("(echo first; " + line + "- < \"$1\" 2> /dev/null) > \"$2\"", m_small, m_files.path("appended"))
            .code,
        0);
    QCOMPARE(QString::fromStdString(m_files.read("appended")), "first\n" + ran.out);
  }
};

SEARCHLIGHT_TEST(CliStreamsTest)
#include "cli_streams_test.moc"
