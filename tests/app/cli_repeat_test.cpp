// tests/app/cli_repeat_test.cpp: `compare .. --repeat N`: the same rows, whose times are medians, and how many runs they are of.
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

class CliRepeatTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

  // A comparison of each world, without a way of printing.
  void domains() {
    QTest::addColumn<QStringList>("line");
    QTest::newRow("route") << QStringList{"compare", "route", arenaMap(), "--from", "1,11", "--to", "40,30"};
    QTest::newRow("klotski") << QStringList{"compare", "klotski", "VCCV/VCCV/VHHV/VSSV/S..S"};
    const QString level =
        m_files.write(QStringLiteral("two.xsb"), QStringLiteral("#######\n#@$ . #\n#######\n"));
    QTest::newRow("sokoban") << QStringList{"compare", "sokoban", level};
  }
  static QStringList searches() { return {"--algorithms", "breadth-first,a-star"}; }
  static QJsonObject withoutTimes(QJsonObject row) {
    row.remove(QStringLiteral("seconds"));
    row.remove(QStringLiteral("setupSeconds"));
    row.remove(QStringLiteral("repeats"));
    return row;
  }

 private Q_SLOTS:
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
    const QStringList csv =
        run(line + searches() + QStringList{"--csv", "--repeat", "3"}).out.split(QLatin1Char('\n'));
    QCOMPARE(csv.size(), 4);  // the last one is empty
    QVERIFY2(csv[0].endsWith(QStringLiteral(",repeats")), qPrintable(csv[0]));
    QVERIFY2(!run(line + searches() + QStringList{"--csv"}).out.contains(QStringLiteral("repeats")), "");
    for (int i = 1; i <= 2; ++i) QVERIFY2(csv[i].endsWith(QStringLiteral(",3")), qPrintable(csv[i]));
    const QStringList text =
        run(line + searches() + QStringList{"--repeat", "3"}).out.split(QLatin1Char('\n'));
    QVERIFY2(text[0].endsWith(QStringLiteral("  repeats")), qPrintable(text[0]));
    for (int i = 1; i <= 2; ++i) {
      QVERIFY2(text[i].endsWith(QStringLiteral(" 3")), qPrintable(text[i]));
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
    const QString closed = m_files.writeMap(QStringLiteral("closed.map"), closedMap());
    const Ran ran = compare(closed, "--from 0,0 --to 39,39",
                            QStringList{"--json", "--repeat", "1000"} + runs({"ida-star --seconds 0.05"}));
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), QStringLiteral("time-limit"));
    QCOMPARE(ran.object()["repeats"].toInt(), 1);
    const Ran proven =
        compare(closed, "--from 0,0 --to 39,39", {"--json", "--repeat", "4", "--algorithms", "a-star"});
    QCOMPARE(proven.object()["outcome"].toString(), QStringLiteral("exhausted"));
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
      QVERIFY(run({"compare", world, "--help"}).out.contains(QStringLiteral("from 1 to 1000")));
  }
};

SEARCHLIGHT_TEST(CliRepeatTest)
#include "cli_repeat_test.moc"
