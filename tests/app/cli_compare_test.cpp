// tests/app/cli_compare_test.cpp: `compare route`: its rows are those of `route`, in every way of printing.
#include "core/grid/route_command.h"
#include "core/text/shell_words.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
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

 private:
  Files m_files;
  QString m_closed;
  QString m_article3;
  QString m_small;  // 4 x 3 with a wall in the middle

 private Q_SLOTS:
  void initTestCase() {
    m_closed = m_files.writeMap(QStringLiteral("closed.map"), closedMap());
    m_small = m_files.writeRows(QStringLiteral("small.map"), {"....", ".@@.", "...."});
    m_article3 = m_files.writeMap(QStringLiteral("article3.map"), article3Map());
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
    QStringList arguments{QStringLiteral("--json")};
    for (std::size_t i = 1; i < line.size(); ++i)
      arguments.insert(static_cast<qsizetype>(i) - 1, QString::fromStdString(line[i]));
    const Ran ran = run(arguments);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.objects().size(), 2);
    QCOMPARE(ran.objects()[0]["algorithm"].toString(), QStringLiteral("a-star"));
    QCOMPARE(ran.objects()[1]["run"].toString(),
             QStringLiteral("weighted-a-star --heuristic octile --ties last-in --order ulrd --weight 2.25"));
  }

  // ---- Rows ----

  void rowsAreThoseOfTheSingleCommand_data() {
    const auto row = testing::columns<QString, QString>("map", "options");
    const QString ends = QStringLiteral("--from 0,1 --to 3,1 ");
    for (const char* metric :
         {"", "--neighbours 4 --costs 10-14 --ties first-in --order rdlu", "--neighbours 8",
          "--neighbours 8 --corners any --costs unit", "--neighbours 8 --costs 10-14 --heuristic manhattan",
          "--neighbours 8 --corners one --costs sqrt2 --ties coarse --weight 3", "--window 7",
          "--neighbours 8 --window 3"}) {
      row(qPrintable(QStringLiteral("small ") + metric), m_small, ends + metric);
      row(qPrintable(QStringLiteral("arena ") + metric), arenaMap(), kArenaEnds + QLatin1Char(' ') + metric);
    }
  }
  void rowsAreThoseOfTheSingleCommand() {
    FETCH(const QString, map, options);
    QStringList algorithms;
    for (const QString& name : allAlgorithms()) {
      // They would take too long: one drops what it has expanded and expands it again, over and over.
      if ((isDeepening(name) || name == QLatin1String("sma-star")) && map != m_small) continue;
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
        compare(arenaMap(), kArenaEnds + QLatin1Char(' ') + shared, QStringList{"--json"} + runs({run}))
            .object();
    QCOMPARE(row["run"].toString(), run);
    QCOMPARE(figures(row), figures(route(arenaMap(), kArenaEnds + QLatin1Char(' ') + alone).object()));
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
    QFETCH(const QString, options);
    QFETCH(const QStringList, runs);
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
    const QString ends = QStringLiteral("--from 2,3 --to 5,3");
    // A time of some microseconds, too, is told in full: no exponent, and no more than nanoseconds.
    const auto withoutTimes = [](QString out) {
      return out.replace(QRegularExpression(QStringLiteral(
                             ",[0-9]+(?:\\.[0-9]{1,9})?,[0-9]+(?:\\.[0-9]{1,9})?,(false)?,,\n")),
                         QStringLiteral(",S,\\1\n"));
    };
    // Breadth-first on article 3: the goal is met when it is generated, 7 steps around the wall.
    const Ran plain = compare(m_article3, ends, {"--csv", "--algorithms", "breadth-first,a-star"});
    QCOMPARE(plain.code, 0);
    const QStringList lines = withoutTimes(plain.out).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 4);  // the last one is empty
    QCOMPARE(lines[0], QStringLiteral("algorithm,outcome,cost,steps,expanded,generated,reopened,peakOpen,"
                                      "seconds,setupSeconds,admissible,length,smoothLength"));
    for (int i : {1, 2}) {
      const QString name = i == 1 ? QStringLiteral("breadth-first") : QStringLiteral("a-star");
      const QJsonObject alone = route(m_article3, ends + " --algorithm " + name).object();
      QCOMPARE(lines[i], QStringLiteral("%1,solved,7,7,%2,%3,0,%4,S,")
                             .arg(name)
                             .arg(alone["expanded"].toInt())
                             .arg(alone["generated"].toInt())
                             .arg(alone["peakOpen"].toInt()));
    }

    const Ran quoted = compare(m_article3, ends + " --neighbours 8 --costs unit",
                               QStringList{"--csv"} + runs({"\"a-star\" --window 1", "a-star  --order 'ulrd'",
                                                            "a-star --window 1 --heuristic octile"}));
    QCOMPARE(quoted.code, 1);
    const QStringList rows = withoutTimes(quoted.out).split(QLatin1Char('\n'));
    QVERIFY(rows[0].startsWith(QStringLiteral("algorithm,run,outcome,")));
    // A window of one cell: the start alone is expanded, nothing is generated.
    QCOMPARE(rows[1], QStringLiteral("a-star,\"\"\"a-star\"\" --window 1\",exhausted,,,1,0,0,1,S,"));
    QVERIFY2(rows[2].startsWith(QStringLiteral("a-star,a-star  --order 'ulrd',solved,")),
             qPrintable(rows[2]));
    QCOMPARE(rows[3],
             QStringLiteral("a-star,a-star --window 1 --heuristic octile,exhausted,,,1,0,0,1,S,false"));
  }

  void csvLineEndsAndCommasInARun() {
    const Ran ran = compare(m_article3, "--from 2,3 --to 5,3",
                            QStringList{"--csv"} + runs({"a-star\n--order ulrd", "a-star --weight\t2"}));
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains(QStringLiteral("\na-star,\"a-star\n--order ulrd\",solved,7,")),
             qPrintable(ran.out));
    QVERIFY2(ran.out.contains(QStringLiteral("\na-star,a-star --weight\t2,solved,7,")), qPrintable(ran.out));
  }

  // ---- Text ----

  void text() {
    const Ran ran = compare(arenaMap(), kArenaEnds + " --neighbours 8",
                            runs({"a-star", "weighted-a-star --weight 2", "a-star --heuristic manhattan",
                                  "dijkstra --window 3", "depth-first\n--order ulrd"}));
    QCOMPARE(ran.code, 1);
    const QStringList lines = ran.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 5 + 1);
    QVERIFY(lines[0].startsWith(QStringLiteral("run  ")));
    QVERIFY2(lines[5].startsWith(QStringLiteral("depth-first\\x0a--order ulrd   solved")),
             qPrintable(lines[5]));
    // Numbers end where their titles end; every line is as long as the titles.
    for (const char* title : {"cost", "steps", "expanded", "generated", "reopened", "peak OPEN", "seconds"}) {
      const qsizetype end = lines[0].indexOf(QLatin1String(title)) + qsizetype(qstrlen(title));
      for (int i = 1; i <= 5; ++i) {
        QCOMPARE(lines[i].size(), lines[0].size());
        const bool isEmpty = i == 4 && (qstrcmp(title, "cost") == 0 || qstrcmp(title, "steps") == 0);
        QCOMPARE(lines[i][end - 1].isDigit(), !isEmpty);
        QVERIFY(end == lines[i].size() || lines[i][end] == QLatin1Char(' '));
      }
    }
    QVERIFY2(lines[4].contains(QStringLiteral(" exhausted ")), qPrintable(lines[4]));
    QCOMPARE(
        lines[6],
        QStringLiteral(
            "a-star --heuristic manhattan: manhattan is not admissible here: the path may not be optimal"));
    QVERIFY(compare(arenaMap(), kArenaEnds, {"--algorithms", "a-star"}).out.startsWith("algorithm  outcome"));
  }
};

SEARCHLIGHT_TEST(CliCompareTest)
#include "cli_compare_test.moc"
