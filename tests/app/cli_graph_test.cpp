// tests/app/cli_graph_test.cpp: `graph solve` and `compare graph`.
#include "tests/app/cli_process.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

namespace {
QString romania() { return QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/graphs/romania.graph"); }
}  // namespace

class CliGraphTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

 private Q_SLOTS:
  void theTextbooksPath() {
    const Ran ran = run({"graph", "solve", romania(), "--json"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()["cost"].toInt(), 418);
    QCOMPARE(ran.object()["path"].toArray()[2].toString(), QStringLiteral("Rimnicu Vilcea"));
    QVERIFY(ran.object()["notAdmissibleAt"].isNull());
    const Ran back = run({"graph", "solve", romania(), "--json", "--from", "Neamt", "--to", "Arad"});
    QCOMPARE(back.object()["path"].toArray().first().toString(), QStringLiteral("Neamt"));
  }

  void eachAlgorithmARow() {
    const Ran ran =
        run({"compare", "graph", romania(), "--json", "--run", "greedy", "--run", "a-star --heuristic zero"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.objects().size(), 2);
    QCOMPARE(ran.objects()[0]["cost"].toInt(), 450);
    QCOMPARE(ran.objects()[1]["cost"].toInt(), 418);
    QVERIFY(ran.objects()[1]["expanded"].toInt() > 5);
  }

  void nearest() {
    const QString file = m_files.path(QStringLiteral("split.graph"));
    m_files.write(QStringLiteral("split.graph"),
                  "searchlight-graph 1\nplace A 0 0 30\nplace B 10 0 9\nplace C 20 0 9\nplace D 30 0 "
                  "0\nplace E 29 0 1\n"
                  "road A B 10\nroad A C 21\nroad D E 1\nfrom A\nto D\n");
    const Ran ran = run({"graph", "solve", file, "--json", "--nearest", "yes"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), QStringLiteral("exhausted"));
    // By the file's estimates two are as near, and B is cheaper to reach; by the straight line it is C.
    QCOMPARE(ran.object()["nearest"].toString(), QStringLiteral("B"));
    QCOMPARE(ran.object()["cost"].toInt(), 10);
    for (const char* heuristic : {"straight-line", "zero"})
      QCOMPARE(run({"graph", "solve", file, "--json", "--nearest", "yes", "--heuristic", heuristic})
                   .object()["nearest"]
                   .toString(),
               QStringLiteral("C"));
    QCOMPARE(run({"graph", "solve", file, "--json", "--nearest", "yes", "--to", "C"}).code, 0);
  }

  // Places and costs stand in the trace as the graph has them.
  void aTrace() {
    const QString file = m_files.path(QStringLiteral("romania.trace.json"));
    const Ran ran = run({"graph", "solve", romania(), "--trace", file});
    QCOMPARE(ran.error, QString());
    const QJsonArray events =
        QJsonDocument::fromJson(QByteArray::fromStdString(m_files.read(QStringLiteral("romania.trace.json"))))
            .object()["events"]
            .toArray();
    const auto of = [&](const char* type) {
      QList<QJsonObject> all;
      for (const auto& event : events)
        if (event.toObject()["type"].toString() == QLatin1String(type)) all << event.toObject();
      return all;
    };
    QCOMPARE(of("expanding").size(), 5);
    QCOMPARE(of("expanding").first()["x"].toInt(), 25);
    QCOMPARE(of("expanding").first()["f"].toInt(), 366);
    QCOMPARE(of("end").first()["g"].toInt(), 418);
  }

  // Alone there, and what is found is told beside it.
  void aTraceGoesToStandardOutput() {
    const Ran yaml = shell(QStringLiteral("$0 graph solve $1 --trace -"), romania());
    QVERIFY2(yaml.out.startsWith("version: 1.4.0\n") && yaml.out.contains("type: expanding, id: 0"),
             qPrintable(yaml.out));
    QVERIFY2(yaml.error.contains("cost"), qPrintable(yaml.error));
    const Ran json = shell(QStringLiteral("$0 graph solve $1 --trace - --json"), romania());
    QVERIFY2(json.out.startsWith("{"), qPrintable(json.out));
    QVERIFY(!QJsonDocument::fromJson(json.out.toUtf8()).isNull());
  }

  void refusals_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, QStringList words, const char* says) {
      QTest::newRow(name) << words << QString::fromLatin1(says);
    };
    row("no place", {"graph", "solve", romania(), "--from", "Atlantis"},
        "--from Atlantis: is not in the graph");
    row("no estimates", {"graph", "solve", romania(), "--to", "Iasi", "--heuristic", "file"},
        "--heuristic file: the graph has no estimates for this goal");
    row("no end",
        {"graph", "solve", m_files.write("no end.graph", "searchlight-graph 1\nplace a 0 0\nto a\n")},
        "--from \"\": is missing, and the graph has none of its own");
    row("a broken graph",
        {"graph", "solve", m_files.write("broken.graph", "searchlight-graph 1\nplace a 0 0\nroad a b 1\n")},
        "broken.graph:3: \"b\" is not a place named above");
    row("a later one", {"graph", "solve", m_files.write("later.graph", "searchlight-graph 2\n")},
        "later.graph:1: ");
    row("a grid's", {"graph", "solve", romania(), "--algorithm", "jump-point"}, "needs a grid");
    row("a trace of another name", {"graph", "solve", romania(), "--trace", "x.txt"},
        "must end in .yaml, .yml or .json, or be -");
    row("a trace among rows", {"graph", "solve", romania(), "--trace", "-", "--csv"},
        "--csv: cannot be combined");
    row("a run's end", {"compare", "graph", romania(), "--run", "a-star --to Iasi"}, "--to");
  }
  void refusals() {
    QFETCH(const QStringList, words);
    QFETCH(const QString, says);
    const Ran ran = run(words);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY2(ran.error.contains(says), qPrintable(ran.error));
  }
};

SEARCHLIGHT_TEST(CliGraphTest)
#include "cli_graph_test.moc"
