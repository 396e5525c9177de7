// tests/app/cli_batch_test.cpp: `batch`: rows that identify themselves, in parts, after a crash, several at a time.
#include <stop_token>

#include "core/grid/scenario.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

namespace {

QString arenaQueries() { return arenaMap() + QStringLiteral(".scen"); }

// Of a row all but what is measured.
QString withoutTimes(QJsonObject row) {
  for (const char* key : {"seconds", "setupSeconds", "jobs"}) row.remove(QLatin1String(key));
  return QString::fromUtf8(QJsonDocument(row).toJson(QJsonDocument::Compact));
}
QStringList sortedRows(const Ran& ran) {
  QStringList rows;
  for (const QJsonObject& row : ran.objects()) rows << withoutTimes(row);
  rows.sort();
  return rows;
}

const QStringList kThreeRuns{"--run", "a-star",
                             "--run", "weighted-a-star --weight 2 --reopen yes",
                             "--run", "dijkstra --ties first-in"};

}  // namespace

class CliBatchTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

 private Q_SLOTS:
  // Query by query what `scenario` tells of the same algorithm.
  void queriesAreThoseOfScenario() {
    const Ran ran =
        run(QStringList{"batch", "route", arenaQueries(), "--json", "--run", "a-star", "--run", "greedy"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
    QList<QJsonObject> expected;
    for (const char* algorithm : {"a-star", "greedy"})
      expected << run({"scenario", arenaQueries(), "--per-query", "--json", "--algorithm",
                       QLatin1String(algorithm)})
                      .objects();
    const QList<QJsonObject> rows = ran.objects();
    QCOMPARE(rows.size(), expected.size());
    for (int i = 0; i < rows.size(); ++i)
      for (const char* key : {"line", "outcome", "cost", "optimum", "steps", "expanded", "generated"})
        QCOMPARE(rows[i][QLatin1String(key)], expected[i][QLatin1String(key)]);
    for (const char* key :
         {"scenario", "bucket", "start", "goal", "run", "algorithm", "neighbours", "corners", "costs",
          "heuristic", "ties", "reopened", "peakOpen", "scanned", "seconds", "setupSeconds", "repeats"})
      QVERIFY2(rows.front().contains(QLatin1String(key)), key);
    QCOMPARE(rows.front()["heuristic"].toString(), QStringLiteral("octile"));
  }

  void theRunsMayStandFirst() {
    const QStringList rest{"route", arenaQueries(), "--json"};
    const Ran first = run(QStringList{"batch"} + kThreeRuns + rest),
              last = run(QStringList{"batch"} + rest + kThreeRuns);
    QCOMPARE(first.code, 0);
    QCOMPARE(sortedRows(first), sortedRows(last));
    // A file of runs says the same.
    const QString file = m_files.write(
        QStringLiteral("runs"),
        QStringLiteral(
            "# three\na-star\n\nweighted-a-star --weight 2 --reopen yes\r\ndijkstra --ties first-in\n"));
    QCOMPARE(sortedRows(run(QStringList{"batch", "--runs", file} + rest)), sortedRows(last));
  }

  void partsAreTheWhole() {
    const QStringList all = QStringList{"batch", "route", arenaQueries()} + kThreeRuns;
    for (const char* form : {"--json", "--csv"}) {
      const Ran whole = run(all + QStringList{form});
      Ran parts;
      for (const char* part : {"1/3", "2/3", "3/3"})
        parts.out += run(all + QStringList{form, "--shard", part}).out;
      QCOMPARE(parts.out.count(QLatin1Char('\n')), whole.out.count(QLatin1Char('\n')));
      if (QLatin1String(form) == QLatin1String("--json")) QCOMPARE(sortedRows(parts), sortedRows(whole));
    }
  }

  // Killed anywhere, also within a row, it goes on where it was.
  void goesOnAfterACrash() {
    const QStringList all = QStringList{"batch", "route", arenaQueries()} + kThreeRuns;
    for (const char* form : {"--json", "--csv"}) {
      const Ran whole = run(all + QStringList{form});
      for (const double share : {0.0, 0.001, 0.3, 0.77, 1.0}) {
        const QString before =
            whole.out.left(static_cast<int>(share * static_cast<double>(whole.out.size())));
        const QString file = m_files.write(QStringLiteral("rows"), before);
        const Ran rest = run(all + QStringList{form, "--resume", file});
        QCOMPARE(rest.error, QString());
        const QString kept = before.left(before.lastIndexOf(QLatin1Char('\n')) + 1);
        QCOMPARE(QString::fromStdString(readFile(file.toStdString(), 100'000'000)), kept);
        Ran joined;
        joined.out = kept + rest.out;
        QCOMPARE(joined.out.count(QLatin1Char('\n')), whole.out.count(QLatin1Char('\n')));
        QCOMPARE(joined.out.section(QLatin1Char('\n'), 0, 0).left(20),
                 whole.out.section(QLatin1Char('\n'), 0, 0).left(20));
        if (QLatin1String(form) == QLatin1String("--json")) QCOMPARE(sortedRows(joined), sortedRows(whole));
      }
    }
  }

  // A file of something else is refused and stays as it is.
  void otherFilesAreNotCut() {
    const QString text = QStringLiteral("version 1\nthe last line has no end");
    const QString file = m_files.write(QStringLiteral("other"), text);
    for (const char* form : {"--json", "--csv"}) {
      const QString said =
          refusal(run({"batch", "route", arenaQueries(), "--run", "a-star", form, "--resume", file}));
      QVERIFY2(said.contains(QStringLiteral("not rows of this batch")), qPrintable(said));
      QCOMPARE(QString::fromStdString(readFile(file.toStdString(), 1000)), text);
    }
  }

  // What an interrupt has ended is run again when the batch goes on.
  void whatWasInterruptedIsNoRow() {
    std::stop_source stop;
    stop.request_stop();
    const Ran ran = run({"batch", "route", arenaQueries(), "--json", "--run", "a-star"}, stop.get_token());
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.out, QString());
  }

  void severalAtATime() {
    const QStringList all = QStringList{"batch", "route", arenaQueries(), "--json"} + kThreeRuns;
    const Ran together = run(all + QStringList{"--jobs", "4"});
    QCOMPARE(together.code, 0);
    QCOMPARE(sortedRows(together), sortedRows(run(all)));
    for (const QJsonObject& row : together.objects()) QCOMPARE(row["jobs"].toInt(), 4);
  }

  void levelsAndLayouts() {
    const QString levels =
        m_files.write(QStringLiteral("two.xsb"),
                      QStringLiteral("#####\n#@$.#\n#####\n; One\n\n#####\n#@$ #\n#####\n; Two\n"));
    const Ran sokoban = run(
        {"batch", "sokoban", levels, "--json", "--run", "a-star", "--run", "breadth-first --without corral"});
    QCOMPARE(sokoban.error, QString());
    QCOMPARE(sokoban.objects().size(), 4);
    QCOMPARE(sokoban.objects()[0]["pushes"].toInt(), 1);
    QCOMPARE(sokoban.objects()[2]["without"].toString(), QStringLiteral("corral"));
    const Ran klotski = run({"batch", "klotski", "heng-dao-li-ma", "VCCV/VCCV/VHHV/VSSV/S..S", "--json",
                             "--run", "breadth-first --metric moves"});
    QCOMPARE(klotski.error, QString());
    QCOMPARE(klotski.code, 0);
    for (const QJsonObject& row : klotski.objects()) QCOMPARE(row["length"].toInt(), 81);
  }

  void brokenRowsAreTold() {
    m_files.writeRows(QStringLiteral("b.map"), {"...", "@@.", "..."});
    const QString file = m_files.write(
        QStringLiteral("b.map.scen"),
        QStringLiteral("version 1\n0\tb.map\t3\t3\t0\t0\t2\t2\t3.41\n0\tb.map\t3\t3\t0\t1\t2\t2\t3\n"));
    const Ran ran = run({"batch", "route", file, "--json", "--run", "a-star"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.objects().size(), 2);
    QCOMPARE(ran.objects()[1]["outcome"].toString(), QStringLiteral("broken"));
    QVERIFY(!ran.objects()[1]["reason"].toString().isEmpty());
  }

  void refusals_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, QStringList words, const char* says) {
      QTest::newRow(name) << words << QString::fromLatin1(says);
    };
    const QString scenario = arenaQueries();
    row("no runs", {"route", scenario}, "--run or --runs is missing");
    row("no such algorithm", {"route", scenario, "--run", "magic"}, "--run magic");
    row("an end", {"route", scenario, "--run", "a-star --from 1,1"}, "--from");
    row("a window", {"route", scenario, "--run", "a-star --window 9"}, "--window");
    row("4 neighbours", {"route", scenario, "--run", "a-star", "--run", "jump-point --neighbours 4"},
        "needs 8");
    row("a shard", {"route", scenario, "--run", "a-star", "--shard", "4/3"}, "--shard 4/3");
    row("jobs", {"route", scenario, "--run", "a-star", "--jobs", "0"}, "--jobs 0");
    row("resumed as text", {"route", scenario, "--run", "a-star", "--resume", "x"}, "--resume");
    row("no such file", {"route", "nowhere.scen", "--run", "a-star"}, "nowhere.scen");
    row("no such file, second", {"route", scenario, "nowhere.scen", "--run", "a-star"}, "nowhere.scen");
    row("twice a form", {"route", scenario, "--run", "a-star", "--json", "--csv"}, "--csv");
  }
  void refusals() {
    QFETCH(const QStringList, words);
    QFETCH(const QString, says);
    const Ran ran = run(QStringList{"batch"} + words);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY2(ran.error.contains(says), qPrintable(ran.error));
  }
};

SEARCHLIGHT_TEST(CliBatchTest)
#include "cli_batch_test.moc"
