// tests/app/cli_algorithms_test.cpp: the catalogue on the command line.
#include "core/search/algorithms.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

class CliAlgorithmsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oneObjectARow() {
    const Ran ran = run({"algorithms", "--json"});
    QCOMPARE(ran.code, 0);
    const QList<QJsonObject> rows = ran.objects();
    QCOMPARE(rows.size(), qsizetype{search::kAlgorithmCount});
    QCOMPARE(ran.out.count(QLatin1Char('\n')), qsizetype{search::kAlgorithmCount});
    for (int i = 0; i < search::kAlgorithmCount; ++i) {
      const search::AlgorithmInfo& info = search::algorithms()[std::size_t(i)];
      const QStringList keys{"complete", "domains", "heuristic", "name", "optimal", "title"};
      QCOMPARE(rows[i].keys(), keys);
      QCOMPARE(rows[i]["name"].toString().toStdString(), std::string(info.name));
      QCOMPARE(rows[i]["title"].toString().toStdString(), std::string(info.title));
      QCOMPARE(rows[i]["complete"].toString().toStdString(), std::string(info.complete));
      QCOMPARE(rows[i]["optimal"].toString().toStdString(), std::string(info.optimal));
      QVERIFY(rows[i]["heuristic"].isBool());
      QCOMPARE(rows[i]["heuristic"].toBool(), info.usesHeuristic);
      QVERIFY(rows[i]["domains"].toArray().contains(QStringLiteral("grid")));
      const bool isForGraphs = rows[i]["domains"].toArray().contains(QStringLiteral("graph"));
      QCOMPARE(isForGraphs, !search::needsGrid(info.id));
    }
  }

  void namesAreTheContracts() {
    QStringList names;
    for (const QJsonObject& row : run({"algorithms", "--json"}).objects()) names << row["name"].toString();
    const QStringList wanted = words(
        QStringLiteral("breadth-first depth-first dijkstra greedy a-star canonical-a-star "
                       "weighted-a-star iterative-deepening "
                       "ida-star bidirectional jump-point theta-star lazy-theta-star "
                       "meet-in-the-middle fringe-search beam-search rbfs sma-star lpa-star d-star-lite"));
    for (const QString& name : wanted) QVERIFY2(names.contains(name), qPrintable(name));
  }

  void textHasAlignedColumns() {
    const QStringList lines = run({"algorithms"}).out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), qsizetype{search::kAlgorithmCount + 1});
    const qsizetype column = lines.front().indexOf(QStringLiteral("title"));
    for (int i = 0; i < search::kAlgorithmCount; ++i) {
      const QString title = QString::fromUtf8(search::algorithms()[std::size_t(i)].title.data());
      QCOMPARE(lines[i + 1].mid(column, title.size()), title);
    }
  }
};

SEARCHLIGHT_TEST(CliAlgorithmsTest)
#include "cli_algorithms_test.moc"
