// tests/app/cli_files_test.cpp: files of the command line are told by what is in them; a set-up stands where its board would; - is standard
// input wherever a file is read, and standard output of a trace.
#include "tests/app/cli_process.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

QString kept(const char* name) {
  return QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/") + QLatin1String(name);
}

}  // namespace

class CliFilesTest : public QObject {
  Q_OBJECT

  Files m_files;

  // A copy under another name.
  QString called(const QString& name, const QString& from) const {
    QFile::remove(m_files.path(name));
    return QFile::copy(from, m_files.path(name)) ? m_files.path(name) : QString();
  }
  // All of an answer but its time.
  static QList<QJsonObject> timeless(const Ran& ran) {
    QList<QJsonObject> objects = ran.objects();
    for (QJsonObject& object : objects)
      for (const char* seconds : {"seconds", "setupSeconds"}) object.remove(QLatin1String(seconds));
    return objects;
  }
  QString m_small;

 private Q_SLOTS:
  // The same answer, whatever the file is called.
  void namesDoNotMatter_data() {
    const auto row = testing::columns<QString, QString>("file", "line");
    const QString route = u"route FILE --from 0,0 --to 5,3 --json"_s;
    row("map", kept("maps/terrain.map"), route);
    row("map of ours", kept("maps/letters.slmap"), "route FILE --from 0,0 --to 5,0 --json");
    row("levels", kept("levels/written.xsb"), "sokoban solve FILE --json");
    row("packed levels", kept("levels/packed.xsb.gz"), "sokoban solve FILE --json");
    row("levels in XML", kept("levels/set.slc"), "sokoban solve FILE --json");
    row("a game", kept("games/branches.sokoban"), "sokoban solve FILE --json");
    row("a layout", kept("boards/classic.klotski"), "klotski solve FILE --json");
    row("a game of Klotski", kept("games/branches.klotski"), "klotski solve FILE --json");
    row("queries", arenaMap() + u".scen"_s, u"scenario FILE --map %1 --json"_s.arg(arenaMap()));
  }
  void namesDoNotMatter() {
    FETCH(const QString, file, line);
    const auto runOn = [&](const QString& name) {
      QStringList arguments = words(line);
      arguments.replace(arguments.indexOf(u"FILE"_s), name);
      return run(arguments);
    };
    const Ran plain = runOn(file);
    QVERIFY2(plain.code < 2, qPrintable(plain.error));
    QVERIFY(!plain.out.isEmpty());
    for (const char* name : {"x", "x.txt", "x.grid", "x.lvl", "x.json", "x.searchlight"})
      QCOMPARE(timeless(runOn(called(QString::fromLatin1(name), file))), timeless(plain));
  }

  // As with --setup.
  void aSetUpStandsInPlace_data() {
    const auto row = testing::columns<QString, QString>("setUp", "command");
    row("route", "map-letters", "route --json");
    row("compare route", "compare-map", "compare route --json");
    row("sokoban", "sokoban-level", "sokoban solve --json");
    row("compare sokoban", "compare-sokoban", "compare sokoban --json");
    row("klotski", "klotski-playing", "klotski solve --json");
    row("klotski survey", "klotski-playing", "klotski survey --json");
    row("compare klotski", "compare-klotski", "compare klotski --json");
  }
  void aSetUpStandsInPlace() {
    FETCH(const QString, setUp, command);
    const QString file =
        QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/set-ups/%1.searchlight").arg(setUp);
    const Ran byOption = run(words(command) + QStringList{"--setup", file}),
              inPlace = run(words(command) + QStringList{file});
    QVERIFY2(byOption.code < 2, qPrintable(byOption.error));
    QCOMPARE(inPlace.code, byOption.code);
    QCOMPARE(inPlace.error, byOption.error);
    QCOMPARE(timeless(inPlace), timeless(byOption));
  }

  // What it is, and what it should be.
  void anotherKindIsRefusedByItsName_data() {
    const auto row = testing::columns<QString, QString, QString>("line", "file", "why");
    const QString route = u"route --from 0,0 --to 1,1"_s, levels = u"Sokoban levels"_s;
    row("levels for a map", route, kept("levels/written.xsb"), u"expected a map, found "_s + levels);
    row("a trace for a map", route, kept("traces/walls.trace.yaml"), "expected a map, found a trace");
    row("queries for a map", route, kept("maps/two.map.scen"), "expected a map, found a list of queries");
    row("a map for levels", "sokoban solve", kept("maps/terrain.map"),
        u"expected "_s + levels + u", found a map"_s);
    row("a map for a layout", "klotski solve", kept("maps/terrain.map"),
        "expected a Klotski game or layout, found a map");
    row("a map for a graph", "graph solve", kept("maps/terrain.map"), "expected a graph, found a map");
    row("a map for queries", "scenario", kept("maps/terrain.map"), "expected a list of queries, found a map");
  }
  void anotherKindIsRefusedByItsName() {
    FETCH(const QString, line, file, why);
    const QString copy = called(u"y.txt"_s, file);
    QCOMPARE(refusal(run(words(line) + QStringList{copy})), copy + u": "_s + why);
  }

  // Titles are text, whatever their file is written in.
  void titlesOfOtherEncodings() {
    const QString file = m_files.path(u"gbk.txt"_s);
    writeFile(file.toStdString(), "; \xcd\xc6\xcf\xe4\xd7\xd3\n#####\n#@$.#\n#####\n");
    QCOMPARE(run({"sokoban", "solve", file, "--json"}).object()[u"title"_s].toString(),
             u"\u63a8\u7bb1\u5b50"_s);
  }

  void initTestCase() { m_small = m_files.writeRows(u"small.map"_s, {"....", ".@@.", "...."}); }

  // - stands for what is piped in, wherever a file is read; $1 is the file that is.
  void standardInput_data() {
    const auto row = testing::columns<QString, QString>("words", "file");
    const QString levels = m_files.write(u"in.xsb"_s, u"#####\n#@$.#\n#####\n"_s);
    const QString layout = m_files.write(u"in.txt"_s, u"VCCV\nVCCV\nVHHV\nVSSV\nS..S\n"_s);
    const QString queries =
        m_files.write(u"in.scen"_s, u"version 1\n0\t%1\t4\t3\t0\t0\t3\t2\t5\n"_s.arg(m_small));
    const QString setUp = m_files.write(
        u"in.searchlight"_s,
        uR"({"searchlight": 1, "page": "map-lab", "board": {"path": "%1"}, "question": {"from": "0,0", "to": "3,2"}})"_s
            .arg(m_small));
    const auto game = [&](const char* page, const QStringList& rows) {
      return m_files.write(QString::fromLatin1(page) + ".searchlight",
                           u"{\"searchlight\": 1, \"page\": \"%1\", \"board\": {\"rows\": [\"%2\"]}}"_s.arg(
                               page, rows.join("\", \"")));
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
      Ran ran = shell(u"\"$0\" "_s + QString(words).replace("FILE", how == "-" ? "-" : "\"$1\"") +
                          (words.startsWith("lesson") ? "" : " --json") + (how == "-" ? " < \"$1\"" : ""),
                      file);
      ran.out.replace(QRegularExpression(u"\"(seconds|setupSeconds)\":[0-9.e-]+"_s), QString());
      ran.out.replace(u"\"layout\":\"-"_s, u"\"layout\":\"%1"_s.arg(file));
      return ran;
    };
    const Ran named = told(u"file"_s), piped = told(u"-"_s);
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
    FETCH_ALL((const QString, line), (const QString, head), (const QString, first), (const int, rows));
    const Ran ran = run(words(line) + QStringList{"--csv"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, QString());
    const QStringList lines = ran.out.split(u'\n');
    QCOMPARE(lines.size(), rows + 2);  // the last one is empty
    QCOMPARE(lines[0], head);
    QVERIFY(testing::startsWith(lines[1], first));
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
    m_files.write(u"-"_s, uR"({"searchlight": 1, "page": "%1"})"_s.arg(page));
    const QString board = page == "map-lab"   ? m_small
                          : page == "klotski" ? m_files.write(u"b.txt"_s, u"VCCV\nVCCV\nVHHV\nVSSV\nS..S\n"_s)
                                              : m_files.write(u"b.xsb"_s, u"#####\n#@$.#\n#####\n"_s);
    const Ran ran =
        shell("cd \"$(dirname \"$2\")\" && \"$0\" " + words + " < \"$1\"", board, m_files.path("-"));
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
  }

  void standardInputIsNamedInErrors_data() {
    testing::eachOf("words", {"route - --from 0,0 --to 1,1", "scenario -", "sokoban solve -",
                              "klotski survey -", "lesson check -", "route --setup -"});
  }
  void standardInputIsNamedInErrors() {
    QFETCH(const QString, words);
    const Ran ran = shell(u"printf 'nothing of use\\n' | \"$0\" "_s + words, {});
    QVERIFY2(refusal(ran).startsWith(u"-:"_s), qPrintable(ran.error));
  }

  void standardInputComesOnce_data() {
    testing::eachOf("words", {"route - --setup -", "scenario - --map -", "klotski solve - -",
                              "sokoban solve - --setup -", "compare klotski - - --algorithms a-star"});
  }
  void standardInputComesOnce() {
    QFETCH(const QString, words);
    QCOMPARE(refusal(shell(u"printf '' | \"$0\" "_s + words, {})),
             u"searchlight-cli: -: standard input can be read only once"_s);
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
    QVERIFY(testing::startsWith(ran.error, u"outcome     solved\n"_s));
    QCOMPARE(
        shell("(echo first; " + line + "- < \"$1\" 2> /dev/null) > \"$2\"", m_small, m_files.path("appended"))
            .code,
        0);
    QCOMPARE(QString::fromStdString(m_files.read("appended")), "first\n" + ran.out);
  }
};

SEARCHLIGHT_TEST(CliFilesTest)
#include "cli_files_test.moc"
