// tests/app/cli_scenario_test.cpp: `scenario`: benchmark files, their known lengths, where the map is.
#include "core/grid/scenario.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

QString arenaScenario() { return arenaMap() + u".scen"_s; }

QString row(const QString& map, int width, int height, Point start, Point goal, double length) {
  const grid::ScenarioQuery query{0, map.toStdString(), width, height, start, goal, length, 0};
  return QString::fromStdString(grid::writeScenario({&query, 1})).section(u'\n', 1);
}

}  // namespace

class CliScenarioTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_map;  // 5 x 3; its lower right cell is walled in

  QString scenario(const QString& name, const QString& rows) const {
    return m_files.write(name, u"version 1\n"_s + rows);
  }
  // On m_map; the first of them takes 2 steps.
  static QString two(double length = 2) { return row(u"x.map"_s, 5, 3, {0, 0}, {2, 0}, length); }
  // "3 what is wrong"
  static QStringList brokenOf(const QJsonObject& summary) {
    QStringList rows;
    const QJsonArray broken = summary["broken"].toArray();
    for (const QJsonValueConstRef row : broken) {
      const QJsonObject told = row.toObject();
      rows << u"%1 %2"_s.arg(told["line"].toInt()).arg(told["reason"].toString());
    }
    return rows;
  }
  static QString unreachable() { return row(u"x.map"_s, 5, 3, {0, 0}, {4, 2}, 6); }

 private Q_SLOTS:
  void initTestCase() { m_map = m_files.writeRows(u"board.map"_s, {"....@", ".@@.@", "...@."}); }

  void arena_data() {
    const auto row = testing::columns<QString, bool>("algorithm", "isOptimal");
    for (const QString& name : allAlgorithms()) {
      if (search::meetsAnew(search::algorithmByName(name.toStdString()).value()))
        continue;  // not on a map of this size
      const bool isOptimal = QStringList{"dijkstra",      "a-star",     "canonical-a-star",
                                         "bidirectional", "jump-point", "fringe-search"}
                                 .contains(name);
      row(qPrintable(name), name, isOptimal);
    }
  }
  void arena() {
    FETCH_ALL((const QString, algorithm), (const bool, isOptimal));
    const Ran ran = run({"scenario", arenaScenario(), "--algorithm", algorithm, "--json"});
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    const QStringList keys{"broken",  "cost",    "expanded",     "mismatches",
                           "queries", "seconds", "setupSeconds", "solved"};
    QCOMPARE(found.keys(), keys);
    QCOMPARE(found["queries"].toInt(), 160);
    QCOMPARE(found["solved"].toInt(), 160);
    QCOMPARE(found["mismatches"].toInt(), 0);
    QVERIFY(found["seconds"].toDouble() > 0);
    double optimum = 0;
    for (const auto& query : grid::readScenarioFile(arenaScenario().toStdString())) optimum += query.optimal;
    if (isOptimal)
      QVERIFY(std::abs(found["cost"].toDouble() - optimum) < 1e-3);
    else  // at any angle it is less than by moves
      QCOMPARE(found["cost"].toDouble() > optimum - 1e-3, !algorithm.endsWith("theta-star"));
  }

  // The sum over single questions is the scenario's.
  void figuresAreThoseOfRoute() {
    double cost = 0;
    qint64 expanded = 0;
    for (const auto& q : grid::readScenarioFile(arenaScenario().toStdString())) {
      const QJsonObject found =
          route(arenaMap(),
                u"--from %1,%2 --to %3,%4 --neighbours 8"_s.arg(q.start.x).arg(q.start.y).arg(q.goal.x).arg(
                    q.goal.y))
              .object();
      cost += found["cost"].toDouble();
      expanded += found["expanded"].toInteger();
    }
    const QJsonObject all = run({"scenario", arenaScenario(), "--json"}).object();
    QCOMPARE(all["expanded"].toInteger(), expanded);
    QCOMPARE(all["cost"].toDouble(), cost);
  }

  void mismatches_data() {
    const auto row = testing::columns<double, QString, int>("length", "algorithm", "mismatches");
    row("right", 2.0, "a-star", 0);
    row("within the tolerance", 2.00019, "a-star", 0);
    row("beyond it", 2.0003, "a-star", 1);
    row("too short", 1.9, "dijkstra", 1);
    row("bidirectional", 3.0, "bidirectional", 1);
    row("canonical-a-star", 3.0, "canonical-a-star", 1);
    row("jump-point", 3.0, "jump-point", 1);
    row("ida-star", 3.0, "ida-star", 1);
    for (const char* name :
         {"greedy", "depth-first", "weighted-a-star", "breadth-first", "iterative-deepening"})
      row(name, 3.0, name, 0);
  }
  void mismatches() {
    FETCH_ALL((const double, length), (const QString, algorithm), (const int, mismatches));
    const QString file = scenario(u"s.scen"_s, two() + two(length));
    const QStringList arguments{"scenario", file, "--map", m_map, "--algorithm", algorithm};
    const Ran ran = run(arguments + QStringList{"--json"});
    QCOMPARE(ran.object()["mismatches"].toInt(), mismatches);
    QCOMPARE(ran.object()["solved"].toInt(), 2);
    QCOMPARE(ran.code, mismatches > 0 ? 1 : 0);
    QCOMPARE(run(arguments).out.contains(u"line 3"_s), mismatches > 0);
  }

  // Half a unit of the last digit where that is more than 1e-4; the route is 1.41421356 long.
  void decimals_data() {
    const auto row = testing::columns<QString, bool>("length", "isMismatch");
    row("two", "1.41", false);
    row("two, wrong", "1.42", true);
    row("two, wrong below", "1.40", true);
    row("one", "1.4", false);
    row("none", "1", false);
    row("none, wrong", "2", true);
    row("five, within 1e-4", "1.41409", false);
    row("five, beyond it", "1.41406", true);
    row("unknown", "0", false);
  }
  void decimals() {
    FETCH_ALL((const QString, length), (const bool, isMismatch));
    const QString map = m_files.writeRows(u"field.map"_s, {"..", ".."});
    const QString file = scenario(u"two.scen"_s, "0\tx.map\t2\t2\t0\t0\t1\t1\t" + length + "\n");
    const Ran ran = run({"scenario", file, "--map", map, "--json"});
    QCOMPARE(ran.object()["mismatches"].toInt(), isMismatch ? 1 : 0);
    QCOMPARE(ran.code, isMismatch ? 1 : 0);
    const QJsonObject row = run({"scenario", file, "--map", map, "--json", "--per-query"}).object();
    if (length == "0")
      QVERIFY(row["optimum"].isNull());
    else
      QCOMPARE(row["optimum"].toDouble(), length.toDouble());
  }

  // From water to water only; where the ends lie in different media there is none.
  void water() {
    const QString map = m_files.writeRows(u"lake.map"_s, {"SWW", "GTW"});
    const auto ask = [&](const QString& ends) {
      const QString file = scenario(u"lake.scen"_s, "0\tx.map\t3\t2\t" + ends + "\n");
      return run({"scenario", file, "--map", map, "--json", "--per-query"}).object();
    };
    QCOMPARE(ask("0\t0\t0\t1\t1")["cost"].toDouble(), 1.0);
    QCOMPARE(ask("1\t0\t2\t1\t2")["cost"].toDouble(), 2.0);
    QCOMPARE(ask("0\t0\t1\t0\t1")["outcome"].toString(), u"exhausted"_s);
    for (const QString& algorithm : allAlgorithms())
      QCOMPARE(route(map, "--from 0,0 --to 2,0 --neighbours 8 --algorithm " + algorithm)
                   .object()["outcome"]
                   .toString(),
               u"exhausted"_s);
  }

  void unknownLettersAreSaid() {
    const QString map = m_files.writeRows(u"odd.map"_s, {".E.", "x..", "..E"});
    const QString line =
        map + ": unknown letters count as walls: \"E\" (2 cells, first at 1,0), \"x\" (1 cell at 0,1)\n";
    const Ran ran = route(map, "--from 1,1 --to 2,0");
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()["cost"].toDouble(), 2.0);
    QCOMPARE(ran.error, line);
    const QString file = scenario(u"odd.scen"_s, "0\tx.map\t3\t3\t1\t1\t2\t0\t2\n");
    QCOMPARE(run({"scenario", file, "--map", map, "--json"}).error, line);
  }

  void summaryAsCsv() {
    const QString file = scenario(u"s.scen"_s, two(3) + "junk\n" + two());
    const Ran ran = run({"scenario", file, "--map", m_map, "--csv"});
    QCOMPARE(ran.code, 1);
    QVERIFY(testing::startsWith(ran.out,
                                u"queries,solved,mismatches,cost,expanded,seconds,setupSeconds,"
                                "broken\n3,2,1,4,"_s));
    QVERIFY(ran.out.endsWith(u",1\n"_s));
  }

  void unsolvedIsNoMismatch() {
    const QString file = scenario(u"s.scen"_s, two() + unreachable() + two());
    const Ran ran = run({"scenario", file, "--map", m_map, "--json"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["queries"].toInt(), 3);
    QCOMPARE(ran.object()["solved"].toInt(), 2);
    QCOMPARE(ran.object()["mismatches"].toInt(), 0);
    QCOMPARE(ran.object()["cost"].toDouble(), 4.0);
  }

  void nothingToAsk() {
    const QString file = scenario(u"none.scen"_s, {});
    for (const QString& none :
         {file, m_files.write("empty.scen", ""), m_files.write("blank.scen", "\n \n")}) {
      const Ran ran = run({"scenario", none, "--json"});
      QCOMPARE(ran.code, 0);
      for (const char* figure : {"queries", "solved", "mismatches", "cost", "expanded"})
        QCOMPARE(ran.object()[figure].toInt(-1), 0);
      QVERIFY(ran.object()["broken"].isArray() && ran.object()["broken"].toArray().isEmpty());
      QCOMPARE(run({"scenario", none, "--per-query", "--json"}).out, QString());
    }
    QCOMPARE(faultOfRefusal(run({"scenario", file, "--map", m_files.path(u"none.map"_s)})), QString());
  }

  // ---- Where the map is ----

  void mapIsFound_data() {
    QTest::addColumn<QStringList>("present");  // of the three places
    QTest::addColumn<QString>("used");
    QTest::newRow("all") << QStringList{"q.map", "x.map", "sub/x.map"} << "q.map";
    QTest::newRow("no file without .scen") << QStringList{"x.map", "sub/x.map"} << "x.map";
    QTest::newRow("only the path") << QStringList{"sub/x.map"} << "sub/x.map";
  }
  // The maps differ in the way they leave: 2, 4 or 6 steps.
  void mapIsFound() {
    FETCH_ALL((const QStringList, present), (const QString, used));
    const QStringList places{"q.map", "x.map", "sub/x.map"};
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(u"sub"_s);
    for (const QString& place : present) {
      const auto index = places.indexOf(place);
      grid::Map map(5, 3);
      if (index > 0) map.setWeight({1, 0}, grid::kWall);
      if (index > 1) map.setWeight({1, 1}, grid::kWall);
      grid::writeMapFile(folder.filePath(place).toStdString(), {map, {}, {}}, grid::MapFormat::Octile);
    }
    const QString file = folder.filePath(u"q.map.scen"_s);
    const QString path = folder.filePath(u"sub/x.map"_s);
    writeFile(file.toStdString(), ("version 1\n" + row(path, 5, 3, {0, 0}, {2, 0}, 2)).toStdString());
    const double cost = run({"scenario", file, "--json"}).object()["cost"].toDouble();
    QCOMPARE(cost, QList<double>({2, 4, 6})[places.indexOf(used)]);
  }

  // Written under Windows, or in somebody's folders.
  void mapIsBesideTheFile_data() {
    testing::eachOf("map",
                    {"maps\\lone.map", "..\\maps/dao\\lone.map", "C:\\maps\\lone.map", "/no/where/lone.map"});
  }
  void mapIsBesideTheFile() {
    QFETCH(const QString, map);
    m_files.writeRows(u"lone.map"_s, {"....@", ".@@.@", "...@."});
    const QString file = scenario(u"other.scen"_s, row(map, 5, 3, {0, 0}, {2, 0}, 2));
    QCOMPARE(run({"scenario", file, "--json"}).object()["solved"].toInt(), 1);
  }

  void mapIsNotFound_data() {
    // tried: %1: the scenario's folder
    const auto row = testing::columns<QString, QString, QString>("file", "map", "tried");
    row("three places", "lost.scen", "no/such.map", "%1/lost, %1/such.map, no/such.map");
    row("named as the file", "such.map.scen", "no/such.map", "%1/such.map, no/such.map");
    row("no folder", "lost.scen", "such.map", "%1/lost, %1/such.map, such.map");
    row("a folder that goes nowhere", "such.map.scen", "%1/./such.map", "%1/such.map");
    row("all the same", "such.map.scen", "%1/such.map", "%1/such.map");
  }
  void mapIsNotFound() {
    FETCH(const QString, file, map, tried);
    const QString folder = QFileInfo(m_files.path(u"x"_s)).path();
    const auto inFolder = [&](QString text) { return text.replace(u"%1"_s, folder); };
    const QString path = scenario(file, row(inFolder(map), 5, 3, {}, {}, 0));
    QCOMPARE(refusal(run({"scenario", path, "--json"})),
             path + ":2: map not found: " + inFolder(tried) + "; name it with --map");
  }

  void mapIsNotFoundWhereOneStands() {
    const QString before = QDir::currentPath(), folder = QFileInfo(m_files.path(u"x"_s)).path();
    scenario(u"such.map.scen"_s, row(folder + "/such.map", 5, 3, {}, {}, 0));
    QVERIFY(QDir::setCurrent(folder));
    const Ran ran = run({"scenario", "such.map.scen"});
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(ran.error, u"such.map.scen:2: map not found: such.map; name it with --map\n"_s);
  }

  void rowsOfAnotherMapAreBroken() {
    m_files.writeRows(u"x.map"_s, {"....@", ".@@.@", "...@."});
    const QString rows = two() + row(u"other.map"_s, 5, 3, {0, 0}, {2, 0}, 2);
    const QString file = scenario(u"several.scen"_s, rows);
    const Ran ran = run({"scenario", file, "--json"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["solved"].toInt(), 1);
    QCOMPARE(brokenOf(ran.object()), QStringList{"3 the map must be \"x.map\", as in the first row"});
    const Ran chosen = run({"scenario", file, "--map", m_map, "--json"});  // whatever the rows say
    QCOMPARE(chosen.code, 0);
    QCOMPARE(chosen.object()["solved"].toInt(), 2);
  }

  // ---- Bad input ----

  void badRows_data() {
    const auto bad = testing::columns<QString, QString>("rows", "message");
    const QString map = u"x.map"_s;
    bad("start in a wall", two() + row(map, 5, 3, {1, 1}, {2, 0}, 2), ":3: start 1,1 is a wall");
    bad("goal in a wall", row(map, 5, 3, {0, 0}, {4, 0}, 2), ":2: goal 4,0 is a wall");
    bad("start outside", two() + two() + row(map, 5, 3, {5, 0}, {2, 0}, 2),
        ":4: start 5,0 is outside the map");
    bad("goal outside", row(map, 5, 3, {0, 0}, {0, 3}, 2), ":2: goal 0,3 is outside the map");
    bad("another width", row(map, 6, 3, {0, 0}, {2, 0}, 2), ":2: expected a map of 6 x 3 cells");
    bad("scaled", two() + row(map, 512, 512, {0, 0}, {2, 0}, 2), ":3: expected a map of 512 x 512 cells");
    bad("fields missing", two() + u"0\tx.map\t5\t3\n"_s, ":3: expected 9 fields");
    bad("no number", QString(two()).replace("\t2\t0\t2", "\t2\tx\t2"),
        ":2: goal y \"x\" is not a whole number");
    bad("a length below 0", two(-1), ":2: expected a length of 0 or more, found \"-1\"");
  }
  void badRows() {
    FETCH(const QString, rows, message);
    // Alone it is no scenario; the line is that of the first of them.
    const QString last = rows.section('\n', -2);
    const QString alone = scenario(u"alone.scen"_s, last);
    for (const QStringList& how : {QStringList{}, {"--json"}, {"--per-query"}, {"--per-query", "--csv"}}) {
      const Ran ran = run(QStringList{"scenario", alone, "--map", m_map} + how);
      QVERIFY2(refusal(ran).startsWith(alone + ":2: " + message.section(": ", 1)), qPrintable(ran.error));
    }
    const QString both = scenario(u"both.scen"_s, last + last);
    const Ran none = run({"scenario", both, "--map", m_map, "--json"});
    QVERIFY2(refusal(none).startsWith(both + ":2: none of the 2 rows is usable: " + message.section(": ", 1)),
             qPrintable(none.error));
    // Beside others it is left out, and they are answered.
    const QString file = scenario(u"bad.scen"_s, rows + two());
    const Ran ran = run({"scenario", file, "--map", m_map, "--json"});
    const int count = static_cast<int>(rows.count('\n'));
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["queries"].toInt(), count + 1);
    QCOMPARE(ran.object()["solved"].toInt(), count);
    QCOMPARE(ran.object()["cost"].toDouble(), 2.0 * count);
    QCOMPARE(brokenOf(ran.object()).size(), 1);
    const QString told = brokenOf(ran.object()).front();
    QVERIFY(testing::startsWith(told, message.mid(1).replace(": ", " ")));
    const Ran text = run({"scenario", file, "--map", m_map});
    QVERIFY(testing::contains(text.out, "\nbroken      1\nline " + message.mid(1).section(": ", 0, 0) +
                                            "      " + message.section(": ", 1)));
  }

  // ---- A line for each row ----

  void rowsAreToldOneByOne() {
    const QString file = scenario(u"rows.scen"_s, two(2.5) + "junk\n" + unreachable());
    const QStringList asked{"scenario", file, "--map", m_map, "--algorithm", "dijkstra", "--per-query"};
    const Ran json = run(asked + QStringList{"--json"});
    QCOMPARE(json.code, 1);
    const QList<QJsonObject> rows = json.objects();
    QCOMPARE(rows.size(), 3);
    const QJsonObject alone =
        route(m_map, "--from 0,0 --to 2,0 --neighbours 8 --algorithm dijkstra").object();
    const QStringList keys{"cost",    "expanded", "generated",    "line", "optimum",
                           "outcome", "seconds",  "setupSeconds", "steps"};
    for (const int answered : {0, 2}) QCOMPARE(rows[answered].keys(), keys);
    QCOMPARE(rows[0]["line"].toInt(), 2);
    QCOMPARE(rows[0]["optimum"].toDouble(), 2.5);
    for (const char* figure : {"outcome", "cost", "steps", "expanded", "generated"})
      QCOMPARE(rows[0][figure], alone[figure]);
    const QStringList ofBroken{"line", "outcome", "reason"};
    QCOMPARE(rows[1].keys(), ofBroken);
    QCOMPARE(rows[1]["outcome"].toString(), u"broken"_s);
    QVERIFY(rows[1]["reason"].toString().startsWith(u"expected 9 fields"_s));
    QCOMPARE(rows[2]["outcome"].toString(), u"exhausted"_s);
    QVERIFY(rows[2]["cost"].isNull() && rows[2]["steps"].isNull());

    const Ran csv = run(asked + QStringList{"--csv"});
    QCOMPARE(csv.code, 1);
    const QStringList lines = csv.out.split('\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0], u"line,outcome,cost,optimum,steps,expanded,generated,seconds,setupSeconds,reason"_s);
    QVERIFY2(QRegularExpression("^2,solved,2,2.5,2,\\d+,\\d+,0\\.?\\d{0,9},0\\.?\\d{0,9},$")
                 .match(lines[1])
                 .hasMatch(),
             qPrintable(lines[1]));
    QVERIFY(testing::startsWith(lines[2], u"3,broken,,,,,,,,\"expected 9 fields ("_s));
    QVERIFY(testing::startsWith(lines[3], u"4,exhausted,,6,,"_s));

    const QStringList text = run(asked).out.split('\n');
    QCOMPARE(text.size(), 5);
    QVERIFY(text[0].contains(
        QRegularExpression("^ +line +outcome +cost +optimum +steps +expanded +generated +seconds +set-up$")));
    QVERIFY(text[1].contains(QRegularExpression("^ +2 +solved +2 +2\\.500000 +2 ")));
    QVERIFY(text[2].contains(QRegularExpression("^ +3 +broken +expected 9 fields")));
  }

  // The next one may take a minute.
  void eachRowGoesOutAtOnce() {
    const QString file = scenario(u"at_once.scen"_s, two() + "junk\n" + two() + unreachable());
    struct Flushes final : std::stringbuf {
      QList<qsizetype> lines;  // new ones at each flush
      int sync() override {
        lines << QString::fromStdString(str()).count('\n');
        str({});
        return 0;
      }
    };
    for (const char* how : {"--json", "--csv"}) {
      Flushes flushes;
      std::ostream out(&flushes);
      std::ostringstream error;
      const std::vector<std::string> words{"scenario",          file.toStdString(), "--map",
                                           m_map.toStdString(), "--per-query",      how};
      QCOMPARE(cli::runCommandLine(words, {out, error}), 1);
      QList<qsizetype> told = flushes.lines;
      told.removeAll(0);
      if (how == QByteArray("--csv")) --told.front();  // the head goes with the first
      QCOMPARE(told, QList<qsizetype>(4, 1));
    }
  }

  // Each row of the benchmark as `route` answers it is the scenario's; and all are told where time or patience end.
  void rowsAddUp_data() {
    // outcome: empty: all are solved
    const auto row = testing::columns<QStringList, QString>("limit", "outcome");
    row("all", QStringList{}, "");
    row("time", QStringList{"--seconds", "1e-9"}, "time-limit");
    row("memory", QStringList{"--megabytes", "0.001", "--algorithm", "dijkstra"}, "memory-limit");
    row("stopped", QStringList{}, "stopped");
  }
  void rowsAddUp() {
    FETCH_ALL((const QStringList, limit), (const QString, outcome));
    std::stop_source stop;
    if (outcome == "stopped") stop.request_stop();
    const QStringList asked = QStringList{"scenario", arenaScenario(), "--json"} + limit;
    const Ran rows = run(asked + QStringList{"--per-query"}, stop.get_token());
    const QJsonObject all = run(asked, stop.get_token()).object();
    QCOMPARE(rows.code, outcome.isEmpty() ? 0 : 1);
    QCOMPARE(rows.objects().size(), 160);
    double cost = 0;
    qint64 expanded = 0;
    int solved = 0;
    for (const QJsonObject& row : rows.objects()) {
      cost += row["cost"].toDouble();
      expanded += row["expanded"].toInteger();
      solved += row["outcome"].toString() == "solved";
      if (row["outcome"].toString() != "solved") QCOMPARE(row["outcome"].toString(), outcome);
    }
    QCOMPARE(cost, all["cost"].toDouble());
    QCOMPARE(solved, all["solved"].toInt());
    QCOMPARE(solved == 160, outcome.isEmpty());
    if (outcome.isEmpty()) QCOMPARE(expanded, all["expanded"].toInteger());
  }

  void pathsOfPrinting_data() {
    const auto row = testing::columns<QStringList, QString>("how", "message");
    row("both", QStringList{"--per-query", "--csv", "--json"}, "--csv: cannot be combined with --json");
  }
  void pathsOfPrinting() {
    FETCH_ALL((const QStringList, how), (const QString, message));
    QCOMPARE(refusal(run(QStringList{"scenario", arenaScenario()} + how)), "searchlight-cli: " + message);
  }

  // The list of many is cut for people, and whole for programs.
  void manyBrokenRows() {
    QString rows = two();
    for (int i = 0; i < 30; ++i) rows += "junk\n";
    const QString file = scenario(u"many.scen"_s, rows);
    QCOMPARE(brokenOf(run({"scenario", file, "--map", m_map, "--json"}).object()).size(), 30);
    const QString text = run({"scenario", file, "--map", m_map}).out;
    QCOMPARE(text.count(u"\nline "_s), 10);
    QVERIFY(text.contains(u"\nbroken      30\n"_s) && text.trimmed().endsWith(u"\n.."_s));
  }

  void badFiles_data() {
    const auto row = testing::columns<QString, QString>("text", "message");
    row("a map", "type octile\n", ": expected a list of queries, found a map");
    row("a later version", "version 2\n", ":1: unsupported version \"2\"");
  }
  void badFiles() {
    FETCH(const QString, text, message);
    const QString file = m_files.write(u"bad.scen"_s, text);
    const Ran ran = run({"scenario", file, "--map", m_map, "--json"});
    QVERIFY2(refusal(ran).startsWith(file + message), qPrintable(ran.error));
  }

  void badMap() {
    const QString map = m_files.write(u"broken.map"_s, u"type octile\nheight 3\n"_s);
    const Ran ran = run({"scenario", scenario(u"s.scen"_s, two()), "--map", map, "--json"});
    QVERIFY2(refusal(ran).startsWith(map), qPrintable(ran.error));
  }

  void weightsAreNotForEveryAlgorithm() {
    const QString map =
        m_files.write(u"w.slmap"_s, u"searchlight-map 1\nsize 5 3\ncells\n..2..\n.....\n.....\n"_s);
    const QString file = scenario(u"s.scen"_s, two(3));
    QCOMPARE(run({"scenario", file, "--map", map}).code, 0);
    QCOMPARE(refusal(run({"scenario", file, "--map", map, "--algorithm", "jump-point"})),
             u"searchlight-cli: --algorithm jump-point: needs a map without weights"_s);
  }

  // ---- Limits ----

  void limits_data() {
    QTest::addColumn<QStringList>("limit");
    QTest::newRow("time, for all queries together") << QStringList{"--seconds", "1e-9"};
    QTest::newRow("time within one query") << QStringList{"--seconds", "0.01", "--algorithm", "ida-star"};
    QTest::newRow("memory") << QStringList{"--megabytes", "0.001", "--algorithm", "dijkstra"};
  }
  void limits() {
    QFETCH(const QStringList, limit);
    const Ran ran = run(QStringList{"scenario", arenaScenario(), "--json"} + limit);
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["queries"].toInt(), 160);
    QVERIFY(ran.object()["solved"].toInt() < 160);
    QCOMPARE(ran.object()["mismatches"].toInt(), 0);
  }

  void interrupted() {
    std::stop_source stop;
    stop.request_stop();
    const Ran ran = run({"scenario", arenaScenario(), "--json"}, stop.get_token());
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["solved"].toInt(-1), 0);
    QCOMPARE(ran.object()["queries"].toInt(), 160);
  }

  void text() {
    const QString out = run({"scenario", arenaScenario()}).out;
    QVERIFY(testing::startsWith(out, u"queries     160\nsolved      160\nmismatches  0\ncost        "_s));
  }
};

SEARCHLIGHT_TEST(CliScenarioTest)
#include "cli_scenario_test.moc"
