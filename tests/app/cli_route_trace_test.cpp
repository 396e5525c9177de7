// tests/app/cli_route_trace_test.cpp: `route --trace`: the file it writes, and when it writes none; `route --after`, by article 3.
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

QList<int> numbers(const Cells& cells, int columns) {
  QList<int> all;
  for (const auto& [x, y] : cells) all << columns * y + x;
  return all;
}

}  // namespace

class CliRouteTraceTest : public QObject {
  Q_OBJECT

  Files m_files;
  QString m_article3;

 private Q_SLOTS:
  void initTestCase() { m_article3 = m_files.writeMap(u"article3.map"_s, article3Map()); }

  void traceIsWritten_data() {
    const auto row = testing::columns<QString, QString>("name", "algorithm");
    for (const char* name : {"t.trace.yaml", "t.trace.json"})
      for (const QString& algorithm : allAlgorithms())
        row(qPrintable(QLatin1String(name) + " " + algorithm), name, algorithm);
  }
  void traceIsWritten() {
    FETCH(const QString, name, algorithm);
    const QJsonObject found = route(m_article3,
                                    u"--from 2,3 --to 5,3 --neighbours 8 --algorithm %1 "
                                    "--trace %2"_s.arg(algorithm, m_files.path(name)))
                                  .object();
    const std::string text = m_files.read(name);
    search::ForeignTrace trace(search::readSearchTrace(text, name.toStdString()));
    QCOMPARE(trace.outcome(), search::Outcome::Solved);
    QCOMPARE(trace.stats().expanded, std::uint64_t(found["expanded"].toInt()));
    const auto place = [&](search::NodeId n) {
      return trace.position(n).value_or(search::TracePlace{-1, -1});
    };
    QVERIFY(place(trace.source()) == (search::TracePlace{2, 3}));
    QVERIFY(place(trace.destination()) == (search::TracePlace{5, 3}));
    QVERIFY(place(trace.path().front()) == (search::TracePlace{2, 3}));
    QVERIFY(place(trace.path().back()) == (search::TracePlace{5, 3}));
    // To the last digit; a bidirectional search's end has it beside its own share.
    double cost = 0;
    for (std::size_t i = 0; i < trace.document().events.size(); ++i) {
      if (trace.document().typeOf(i) != "end") continue;
      cost = *trace.document().events[i].g;
      for (const search::TraceField& field : trace.document().fieldsOf(i))
        if (trace.document().fieldNames[field.name] == "pathCost")
          cost = std::stod(std::string(trace.document().fieldValues[field.value]));
    }
    // At any angle each line's cost is rounded up to a 408th of a cell.
    if (algorithm.endsWith("theta-star"))
      QVERIFY(std::abs(cost - found["cost"].toDouble() - 0.01) <= 0.01);
    else if (algorithm != "d-star-lite")  // whose end is that of its last plan
      QCOMPARE(cost, found["cost"].toDouble());
    for (std::size_t i = 0; i < trace.document().events.size(); ++i)
      QVERIFY(!trace.document().idOf(i).empty() && trace.document().events[i].x &&
              trace.document().events[i].y);
    QCOMPARE(m_files.names().filter(u".tmp"_s), QStringList());
  }

  // The ending says which form it is, as it does where traces are read; `.trace` before it is a custom only.
  void traceIsOfTheFormThatItsNameSays_data() {
    const auto row = testing::columns<QString, bool>("name", "isJson");
    for (const char* name : {"n.trace.json", "n.json"}) row(name, true);
    for (const char* name : {"n.trace.yaml", "n.yaml", "n.yml"}) row(name, false);
  }
  void traceIsOfTheFormThatItsNameSays() {
    FETCH_ALL((const QString, name), (const bool, isJson));
    QCOMPARE(route(m_article3, u"--from 2,3 --to 5,3 --trace "_s + m_files.path(name)).code, 0);
    QCOMPARE(m_files.read(name).front() == '{', isJson);
  }

  void traceOfAStoppedSearch() {
    const QString path = m_files.path(u"three.trace.json"_s);
    const Ran ran = route(m_article3, u"--from 2,3 --to 6,3 --after 3 --trace "_s + path);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()["closed"].toArray().size(), 3);
    search::ForeignTrace trace(search::readSearchTrace(m_files.read(u"three.trace.json"_s), "t"));
    QCOMPARE(trace.stats().expanded, std::uint64_t{3});
    QCOMPARE(trace.outcome(), search::Outcome::Stopped);
  }

  void traceLongerThanItsWindow() {
    const QString map = m_files.writeMap(u"wide.map"_s, grid::Map(370, 370));
    const QString path = m_files.path(u"long.trace.json"_s);
    const QJsonObject found =
        route(map, u"--from 0,0 --to 369,369 --algorithm breadth-first --trace "_s + path).object();
    search::ForeignTrace trace(search::readSearchTrace(m_files.read(u"long.trace.json"_s), "t"));
    QVERIFY(trace.trace().end() > 4 * search::Trace::kSegment);
    QCOMPARE(trace.stats().expanded, std::uint64_t(found["expanded"].toInt()));
    QCOMPARE(trace.path().size(), std::size_t(found["steps"].toInt() + 1));
  }

  void traceThatCannotBeWritten_data() {
    const auto row = testing::columns<QString, QString>("name", "reason");
    row("no folder", "none/t.trace.yaml", "No such file or directory");
    row("below a file", "article3.map/t.trace.yaml", "Not a directory");
    row("a folder", "folder.json", "Is a directory");
  }
  void traceThatCannotBeWritten() {
    FETCH(const QString, name, reason);
    QDir(m_files.path(QString())).mkpath(u"folder.json"_s);
    QCOMPARE(refusal(route(m_article3, u"--from 2,3 --to 6,3 --trace "_s + m_files.path(name))),
             m_files.path(name) + ": cannot be written: " + reason);
  }

  // The map is only read, whatever name --trace has for it.
  void traceOverItsMap_data() {
    const auto row = testing::columns<QString, QString>("map", "trace");
    row("the same name", "m.json", "m.json");
    row("another spelling", "m.json", "./folder/../m.json");
    row("a symbolic link to the map", "m.json", "symbolic.yaml");
    row("a hard link to the map", "m.json", "hard.yml");
    row("the map is a symbolic link", "symbolic.yaml", "m.json");
    row("two links", "hard.yml", "symbolic.yaml");
  }
  void traceOverItsMap() {
    FETCH(const QString, map, trace);
    const QString file = m_files.writeMap(u"m.json"_s, article3Map());
    const std::string text = m_files.read(u"m.json"_s);
    QDir(m_files.path(QString())).mkpath(u"folder"_s);
    std::error_code error;  // from the second row on they are there
    std::filesystem::create_symlink("m.json", m_files.path(u"symbolic.yaml"_s).toStdString(), error);
    std::filesystem::remove(m_files.path(u"hard.yml"_s).toStdString());
    std::filesystem::create_hard_link(file.toStdString(), m_files.path(u"hard.yml"_s).toStdString());
    QCOMPARE(refusal(route(m_files.path(map), u"--from 2,3 --to 6,3 --trace "_s + m_files.path(trace))),
             m_files.path(trace) + ": cannot be written: it is the map itself");
    QCOMPARE(m_files.read(u"m.json"_s), text);
    QCOMPARE(m_files.names().filter(u".tmp"_s), QStringList());
  }

  void traceOfABadQuestionIsNotBegun() {
    m_files.write(u"old.trace.yaml"_s, u"old"_s);
    const Ran ran = route(m_article3, u"--from 4,3 --to 6,3 --trace "_s + m_files.path("old.trace.yaml"));
    QCOMPARE(faultOfRefusal(ran), QString());
    QCOMPARE(m_files.read(u"old.trace.yaml"_s), std::string("old"));
  }

  void article3_data() {
    const auto row = testing::columns<int, QList<int>, QList<int>>("after", "open", "closed");
    row("29 is taken", 1, QList<int>{20, 28, 30, 38}, QList<int>{29});
    row("30 is taken", 2, QList<int>{20, 28, 38, 21, 39}, QList<int>{29, 30});
    row("39 is taken", 3, QList<int>{20, 28, 38, 21, 48}, QList<int>{29, 30, 39});
  }
  void article3() {
    QFETCH(const int, after);
    const Ran ran = route(m_files.writeMap(u"article3.map"_s, article3Map()),
                          u"--from 2,3 --to 6,3 --neighbours 4 --costs 10-14 --heuristic "
                          "manhattan --ties last-in --order ulrd --after %1"_s.arg(after));
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    QCOMPARE(found["outcome"].toString(), u"stopped"_s);
    QCOMPARE(found["expanded"].toInt(), after);
    QVERIFY(found["cost"].isNull() && found["steps"].isNull() && found["path"].toArray().isEmpty());
    QTEST(numbers(cellsOf(found["open"]), 9), "open");
    QTEST(numbers(cellsOf(found["closed"]), 9), "closed");
  }
};

SEARCHLIGHT_TEST(CliRouteTraceTest)
#include "cli_route_trace_test.moc"
