// tests/app/cli_compare_test.cpp: `compare route`: its rows are those of `route`, in every way of printing; `compare .. --repeat N`: the same
// rows, whose times are medians, and how many runs they are of.
#include "core/grid/route_command.h"
#include "core/text/shell_words.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

bool isDeepening(const QString& algorithm) {
  return algorithm == "iterative-deepening" || algorithm == "ida-star";
}

// A row without what its own command does not tell, and without the time.
QJsonObject figures(QJsonObject row) {
  for (const char* name : {"algorithm", "run", "seconds", "setupSeconds"}) row.remove(QLatin1String(name));
  return row;
}

}  // namespace

class CliCompareTest : public QObject {
  Q_OBJECT

  Files m_files;
  QString m_closed;
  QString m_article3;
  QString m_small;  // 4 x 3 with a wall in the middle
  // A comparison of each world, without a way of printing.
  void domains() {
    const auto row = testing::columns<QStringList>("line");
    row("route", QStringList{"compare", "route", arenaMap(), "--from", "1,11", "--to", "40,30"});
    row("klotski", QStringList{"compare", "klotski", "VCCV/VCCV/VHHV/VSSV/S..S"});
    const QString level = m_files.write(u"two.xsb"_s, u"#######\n#@$ . #\n#######\n"_s);
    row("sokoban", QStringList{"compare", "sokoban", level});
  }
  static QStringList searches() { return {"--algorithms", "breadth-first,a-star"}; }
  static QJsonObject withoutTimes(QJsonObject row) {
    row.remove(u"seconds"_s);
    row.remove(u"setupSeconds"_s);
    row.remove(u"repeats"_s);
    return row;
  }

 private Q_SLOTS:
  void initTestCase() {
    m_closed = m_files.writeMap(u"closed.map"_s, closedMap());
    m_small = m_files.writeRows(u"small.map"_s, {"....", ".@@.", "...."});
    m_article3 = m_files.writeMap(u"article3.map"_s, article3Map());
  }

  // What "Copy as command" gives is what the command line takes.
  void theWindowsLineIsTaken() {
    grid::RouteQuestion first{{0, 1}, {3, 1}, {}}, second = first;
    first.options.neighbours = second.options.neighbours = grid::Neighbours::Eight;
    second.options.algorithm = search::Algorithm::WeightedAStar;
    second.options.weight = 2.25;
    const std::vector<grid::RouteQuestion> runs{first, second};
    std::vector<std::string> line = shellWords(grid::compareCommand(m_small.toStdString(), runs));
    QCOMPARE(line.front(), std::string("searchlight-cli"));
    QStringList arguments{u"--json"_s};
    for (std::size_t i = 1; i < line.size(); ++i)
      arguments.insert(static_cast<qsizetype>(i) - 1, QString::fromStdString(line[i]));
    const Ran ran = run(arguments);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.objects().size(), 2);
    QCOMPARE(ran.objects()[0]["algorithm"].toString(), u"a-star"_s);
    QCOMPARE(ran.objects()[1]["run"].toString(),
             u"weighted-a-star --heuristic octile --ties last-in --order ulrd --weight 2.25"_s);
  }

  // ---- Rows ----

  void rowsAreThoseOfTheSingleCommand_data() {
    const auto row = testing::columns<QString, QString>("map", "options");
    const QString ends = u"--from 0,1 --to 3,1 "_s;
    for (const char* metric :
         {"", "--neighbours 4 --costs 10-14 --ties first-in --order rdlu", "--neighbours 8",
          "--neighbours 8 --corners any --costs unit", "--neighbours 8 --costs 10-14 --heuristic manhattan",
          "--neighbours 8 --corners one --costs sqrt2 --ties coarse --weight 3", "--window 7",
          "--neighbours 8 --window 3"}) {
      row(qPrintable(u"small "_s + metric), m_small, ends + metric);
      row(qPrintable(u"arena "_s + metric), arenaMap(), kArenaEnds + u' ' + metric);
    }
  }
  void rowsAreThoseOfTheSingleCommand() {
    FETCH(const QString, map, options);
    QStringList algorithms;
    for (const QString& name : allAlgorithms()) {
      // They would take too long: one drops what it has expanded and expands it again, over and over.
      if ((isDeepening(name) || name == "sma-star"_L1) && map != m_small) continue;
      if (route(map, options + " --algorithm " + name).code != 2) algorithms << name;
    }
    QVERIFY(algorithms.size() >= 7);
    const Ran asAlgorithms = compare(map, options, {"--json", "--algorithms", algorithms.join(',')});
    const Ran asRuns = compare(map, options, QStringList{"--json"} + runs(algorithms));
    QCOMPARE(asAlgorithms.error + asRuns.error, QString());
    QCOMPARE(asAlgorithms.objects().size(), algorithms.size());
    QCOMPARE(asRuns.objects().size(), algorithms.size());
    int code = 0;
    for (int i = 0; i < algorithms.size(); ++i) {
      const Ran alone = route(map, options + " --algorithm " + algorithms[i]);
      code = std::max(code, alone.code);
      const QJsonObject row = asAlgorithms.objects()[i], ofRun = asRuns.objects()[i];
      QCOMPARE(row["algorithm"].toString(), algorithms[i]);
      QCOMPARE(ofRun["algorithm"].toString(), algorithms[i]);
      QCOMPARE(ofRun["run"].toString(), algorithms[i]);
      QVERIFY(!row.contains("run"));
      QVERIFY(row["seconds"].isDouble());
      QCOMPARE(figures(row), figures(alone.object()));
      QCOMPARE(figures(ofRun), figures(alone.object()));
    }
    QCOMPARE(asAlgorithms.code, code);
    QCOMPARE(asRuns.code, code);
  }

  void runsHaveOptionsOfTheirOwn_data() {
    // alone: what the single command is told instead
    const auto rows = testing::columns<QString, QString, QString>("shared", "run", "alone");
    const auto row = [&](const char* shared, const char* run, const char* alone) {
      rows(run, shared, run, alone);
    };
    row("", "weighted-a-star --weight 2", "--algorithm weighted-a-star --weight 2");
    row("--weight 4", "weighted-a-star", "--algorithm weighted-a-star --weight 4");
    row("--weight 4", "weighted-a-star --weight 2", "--algorithm weighted-a-star --weight 2");
    row("--neighbours 8 --costs unit", "a-star --costs 10-14", "--neighbours 8 --costs 10-14");
    row("--neighbours 8", "a-star --neighbours 4", "--neighbours 4");
    row("", "jump-point --neighbours 8", "--algorithm jump-point --neighbours 8");
    row("--ties last-in", "a-star --ties=first-in", "--ties first-in");
    row("--order ulrd", "  a-star\t--order   dlru  ", "--order dlru");
    row("", "'a-star' --heuristic \"zero\"", "--heuristic zero");
    row("", "a-star --heuristic zero --heuristic euclidean", "--heuristic euclidean");
    row("--neighbours 8", "a-star --corners any --window 20", "--neighbours 8 --corners any --window 20");
    row("--megabytes 0.000001", "dijkstra --megabytes 100", "--algorithm dijkstra");
    row("--seconds 1e-9", "dijkstra --seconds 100", "--algorithm dijkstra");
  }
  void runsHaveOptionsOfTheirOwn() {
    FETCH(const QString, shared, run, alone);
    const QJsonObject row =
        compare(arenaMap(), kArenaEnds + u' ' + shared, QStringList{"--json"} + runs({run})).object();
    QCOMPARE(row["run"].toString(), run);
    QCOMPARE(figures(row), figures(route(arenaMap(), kArenaEnds + u' ' + alone).object()));
  }

  void rowsAreInOrderAndMayRepeat() {
    const QStringList asked{"dijkstra", "a-star", "dijkstra", "breadth-first", "a-star"};
    for (const QStringList& how : {QStringList{"--algorithms", asked.join(',')}, runs(asked)}) {
      const QList<QJsonObject> rows = compare(arenaMap(), kArenaEnds, QStringList{"--json"} + how).objects();
      QCOMPARE(rows.size(), asked.size());
      for (int i = 0; i < asked.size(); ++i) QCOMPARE(rows[i]["algorithm"].toString(), asked[i]);
      // The same search twice has the same figures: nothing is kept from row to row.
      QCOMPARE(figures(rows[2]), figures(rows[0]));
      QCOMPARE(figures(rows[4]), figures(rows[1]));
    }
  }

  void oneUnsolvedRowIsANo_data() {
    const auto row = testing::columns<QString, QStringList, QStringList>("options", "runs", "outcomes");
    row("the first", "--from 0,0 --to 30,30", QStringList{"iterative-deepening --seconds 0.05", "a-star"},
        QStringList{"time-limit", "solved"});
    row("one in the middle", "--from 0,0 --to 39,0", QStringList{"a-star", "a-star --window 5", "dijkstra"},
        QStringList{"solved", "exhausted", "solved"});
    row("all", "--from 0,0 --to 39,39", QStringList{"a-star", "bidirectional"},
        QStringList{"exhausted", "exhausted"});
    row("a limit is a row's own", "--from 0,0 --to 39,39 --seconds 0.05",
        QStringList{"ida-star", "ida-star", "a-star", "iterative-deepening"},
        QStringList{"time-limit", "time-limit", "exhausted", "time-limit"});
  }
  void oneUnsolvedRowIsANo() {
    FETCH_ALL((const QString, options), (const QStringList, runs));
    const Ran ran = compare(m_closed, options, QStringList{"--json"} + ::runs(runs));
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.error, QString());
    QStringList outcomes;
    for (const QJsonObject& row : ran.objects()) {
      outcomes << row["outcome"].toString();
      const bool solved = outcomes.back() == "solved";
      QCOMPARE(row["cost"].isNull(), !solved);
      QCOMPARE(row["steps"].isNull(), !solved);
      QCOMPARE(row["path"].toArray().isEmpty(), !solved);
    }
    QTEST(outcomes, "outcomes");
  }

  // ---- CSV ----

  void csv() {
    const QString ends = u"--from 2,3 --to 5,3"_s;
    // A time of some microseconds, too, is told in full: no exponent, and no more than nanoseconds.
    const auto withoutTimes = [](QString out) {
      return out.replace(
          QRegularExpression(u",[0-9]+(?:\\.[0-9]{1,9})?,[0-9]+(?:\\.[0-9]{1,9})?,(false)?,,\n"_s),
          u",S,\\1\n"_s);
    };
    // Breadth-first on article 3: the goal is met when it is generated, 7 steps around the wall.
    const Ran plain = compare(m_article3, ends, {"--csv", "--algorithms", "breadth-first,a-star"});
    QCOMPARE(plain.code, 0);
    const QStringList lines = withoutTimes(plain.out).split(u'\n');
    QCOMPARE(lines.size(), 4);  // the last one is empty
    QCOMPARE(lines[0],
             u"algorithm,outcome,cost,steps,expanded,generated,reopened,peakOpen,"
             "seconds,setupSeconds,admissible,length,smoothLength"_s);
    for (int i : {1, 2}) {
      const QString name = i == 1 ? u"breadth-first"_s : u"a-star"_s;
      const QJsonObject alone = route(m_article3, ends + " --algorithm " + name).object();
      QCOMPARE(lines[i], u"%1,solved,7,7,%2,%3,0,%4,S,"_s.arg(name)
                             .arg(alone["expanded"].toInt())
                             .arg(alone["generated"].toInt())
                             .arg(alone["peakOpen"].toInt()));
    }

    const Ran quoted = compare(m_article3, ends + " --neighbours 8 --costs unit",
                               QStringList{"--csv"} + runs({"\"a-star\" --window 1", "a-star  --order 'ulrd'",
                                                            "a-star --window 1 --heuristic octile"}));
    QCOMPARE(quoted.code, 1);
    const QStringList rows = withoutTimes(quoted.out).split(u'\n');
    QVERIFY(rows[0].startsWith(u"algorithm,run,outcome,"_s));
    // A window of one cell: the start alone is expanded, nothing is generated.
    QCOMPARE(rows[1], u"a-star,\"\"\"a-star\"\" --window 1\",exhausted,,,1,0,0,1,S,"_s);
    QVERIFY(testing::startsWith(rows[2], u"a-star,a-star  --order 'ulrd',solved,"_s));
    QCOMPARE(rows[3], u"a-star,a-star --window 1 --heuristic octile,exhausted,,,1,0,0,1,S,false"_s);
  }

  void csvLineEndsAndCommasInARun() {
    const Ran ran = compare(m_article3, "--from 2,3 --to 5,3",
                            QStringList{"--csv"} + runs({"a-star\n--order ulrd", "a-star --weight\t2"}));
    QCOMPARE(ran.code, 0);
    QVERIFY(testing::contains(ran.out, u"\na-star,\"a-star\n--order ulrd\",solved,7,"_s));
    QVERIFY(testing::contains(ran.out, u"\na-star,a-star --weight\t2,solved,7,"_s));
  }

  // ---- Text ----

  void text() {
    const Ran ran = compare(arenaMap(), kArenaEnds + " --neighbours 8",
                            runs({"a-star", "weighted-a-star --weight 2", "a-star --heuristic manhattan",
                                  "dijkstra --window 3", "depth-first\n--order ulrd"}));
    QCOMPARE(ran.code, 1);
    const QStringList lines = ran.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 5 + 1);
    QVERIFY(lines[0].startsWith(u"run  "_s));
    QVERIFY(testing::startsWith(lines[5], u"depth-first\\x0a--order ulrd   solved"_s));
    // Numbers end where their titles end; every line is as long as the titles.
    for (const char* title : {"cost", "steps", "expanded", "generated", "reopened", "peak OPEN", "seconds"}) {
      const qsizetype end = lines[0].indexOf(QLatin1String(title)) + qsizetype(qstrlen(title));
      for (int i = 1; i <= 5; ++i) {
        QCOMPARE(lines[i].size(), lines[0].size());
        const bool isEmpty = i == 4 && (qstrcmp(title, "cost") == 0 || qstrcmp(title, "steps") == 0);
        QCOMPARE(lines[i][end - 1].isDigit(), !isEmpty);
        QVERIFY(end == lines[i].size() || lines[i][end] == u' ');
      }
    }
    QVERIFY(testing::contains(lines[4], u" exhausted "_s));
    QCOMPARE(
        lines[6],
        u"a-star --heuristic manhattan: manhattan is not admissible here: the path may not be optimal"_s);
    QVERIFY(compare(arenaMap(), kArenaEnds, {"--algorithms", "a-star"}).out.startsWith("algorithm  outcome"));
  }

  void rowsSayHowOftenTheyWereRun_data() { domains(); }
  void rowsSayHowOftenTheyWereRun() {
    QFETCH(const QStringList, line);
    const Ran once = run(line + searches() + QStringList{"--json"});
    const Ran often = run(line + searches() + QStringList{"--json", "--repeat", "5"});
    QCOMPARE(once.code, 0);
    QCOMPARE(often.code, 0);
    QCOMPARE(often.error, QString());
    QCOMPARE(often.objects().size(), 2);
    for (int i = 0; i < 2; ++i) {
      QVERIFY(!once.objects()[i].contains("repeats"));
      QCOMPARE(often.objects()[i]["repeats"].toInt(), 5);
      QVERIFY(often.objects()[i]["seconds"].isDouble());
      QCOMPARE(withoutTimes(often.objects()[i]), withoutTimes(once.objects()[i]));
    }
  }

  void asCsvAndAsText_data() { domains(); }
  void asCsvAndAsText() {
    QFETCH(const QStringList, line);
    const QStringList csv = run(line + searches() + QStringList{"--csv", "--repeat", "3"}).out.split(u'\n');
    QCOMPARE(csv.size(), 4);  // the last one is empty
    QVERIFY(testing::endsWith(csv[0], u",repeats"_s));
    QVERIFY2(!run(line + searches() + QStringList{"--csv"}).out.contains(u"repeats"_s), "");
    for (int i = 1; i <= 2; ++i) QVERIFY(testing::endsWith(csv[i], u",3"_s));
    const QStringList text = run(line + searches() + QStringList{"--repeat", "3"}).out.split(u'\n');
    QVERIFY(testing::endsWith(text[0], u"  repeats"_s));
    for (int i = 1; i <= 2; ++i) {
      QVERIFY(testing::endsWith(text[i], u" 3"_s));
      QCOMPARE(text[i].size(), text[0].size());
    }
  }

  // One run alone is a median, too, and says so where it was asked for.
  void onceIsOnce() {
    const Ran ran = compare(arenaMap(), kArenaEnds, {"--algorithms", "a-star", "--repeat", "1", "--json"});
    QCOMPARE(ran.object()["repeats"].toInt(), 1);
  }

  // What a limit ends has no time of its own: it is not run again. What is proven to have no way has one.
  void whatIsEndedIsNotRunAgain() {
    const QString closed = m_files.writeMap(u"closed.map"_s, closedMap());
    const Ran ran = compare(closed, "--from 0,0 --to 39,39",
                            QStringList{"--json", "--repeat", "1000"} + runs({"ida-star --seconds 0.05"}));
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), u"time-limit"_s);
    QCOMPARE(ran.object()["repeats"].toInt(), 1);
    const Ran proven =
        compare(closed, "--from 0,0 --to 39,39", {"--json", "--repeat", "4", "--algorithms", "a-star"});
    QCOMPARE(proven.object()["outcome"].toString(), u"exhausted"_s);
    QCOMPARE(proven.object()["repeats"].toInt(), 4);
  }

  void aStopEndsIt() {
    std::stop_source stop;
    stop.request_stop();
    const Ran ran = run(QStringList{"compare", "route", arenaMap()} + words(kArenaEnds) +
                            QStringList{"--algorithms", "a-star,dijkstra", "--repeat", "1000", "--json"},
                        stop.get_token());
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["repeats"].toInt(), 1);
  }

  void helpTellsTheRange() {
    for (const char* world : {"route", "klotski", "sokoban"})
      QVERIFY(run({"compare", world, "--help"}).out.contains(u"from 1 to 1000"_s));
  }

  void helpNamesOnlyWhatApplies() {
    const QString help = run({"compare", "sokoban", "--help"}).out;
    QVERIFY(help.contains(u"tables"_s));
    for (const QString& never : {u"--any"_s, u"features"_s, u"pulls"_s, u"both-ends"_s, u"symmetry"_s})
      QVERIFY2(!help.contains(never), qPrintable(never));
  }
};

SEARCHLIGHT_TEST(CliCompareTest)
#include "cli_compare_test.moc"
