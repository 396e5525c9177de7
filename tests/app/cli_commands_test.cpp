// tests/app/cli_commands_test.cpp: the small commands: `algorithms`, `map`, `lesson check`, and `graph solve` with its comparison.
#include "core/grid/maze.h"
#include "tests/app/cli_process.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

QString romania() { return QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/graphs/romania.graph"); }

}  // namespace

class CliCommandsTest : public QObject {
  Q_OBJECT

  Files m_files;
  // A lesson whose step's text begins on line 13.
  static QString lesson(const QString& step) {
    return u"# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up wall\npage "
           "map-lab\nboard\nS..\n..G\n```\n"_s +
           step;
  }

 private Q_SLOTS:
  void oneObjectARow() {
    const Ran ran = run({"algorithms", "--json"});
    QCOMPARE(ran.code, 0);
    const QList<QJsonObject> rows = ran.objects();
    QCOMPARE(rows.size(), qsizetype{search::kAlgorithmCount});
    QCOMPARE(ran.out.count(u'\n'), qsizetype{search::kAlgorithmCount});
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
      QCOMPARE(rows[i]["domains"].toArray().contains(u"grid"_s), !search::needsLevel(info.id));
      const bool isForGraphs = rows[i]["domains"].toArray().contains(u"graph"_s);
      QCOMPARE(isForGraphs, search::isGeneral(info.id));
    }
  }

  void namesAreTheContracts() {
    QStringList names;
    for (const QJsonObject& row : run({"algorithms", "--json"}).objects()) names << row["name"].toString();
    const QStringList wanted = words(
        u"breadth-first depth-first dijkstra greedy a-star canonical-a-star "
        "weighted-a-star iterative-deepening "
        "ida-star bidirectional jump-point theta-star lazy-theta-star "
        "meet-in-the-middle fringe-search beam-search rbfs sma-star lpa-star d-star-lite feature-space"_s);
    for (const QString& name : wanted) QVERIFY2(names.contains(name), qPrintable(name));
  }

  void textHasAlignedColumns() {
    const QStringList lines = run({"algorithms"}).out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), qsizetype{search::kAlgorithmCount + 1});
    const qsizetype column = lines.front().indexOf(u"title"_s);
    for (int i = 0; i < search::kAlgorithmCount; ++i) {
      const QString title = QString::fromUtf8(search::algorithms()[std::size_t(i)].title.data());
      QCOMPARE(lines[i + 1].mid(column, title.size()), title);
    }
  }

  void mapsAreThoseOfTheWindow_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    for (const QJsonObject& row : run({"map", "list", "--json"}).objects())
      QTest::newRow(qPrintable(row["kind"].toString())) << row["kind"].toString() << row["option"].toString()
                                                        << row["least"].toInt() << row["most"].toInt();
  }
  // What the dialog asks of core with this size, seed and percentage, start and goal included.
  void mapsAreThoseOfTheWindow() {
    FETCH_ALL((const QString, kind), (const QString, option), (const int, least), (const int, most));
    grid::GeneratorSettings settings;
    settings.generator = grid::findGenerator(kind.toStdString())->generator;
    settings.width = 37;
    settings.height = 22;
    settings.seed = 123456789;
    QStringList words{"map", "generate", kind, "--size", "37x22", "--seed", "123456789"};
    for (const int percent : {-1, least, (least + most) / 2, most}) {
      QStringList line = words;
      settings.amount.reset();
      if (percent >= 0 && !option.isEmpty()) {
        settings.amount = percent / 100.0;
        line << option << QString::number(percent);
      }
      const grid::MapDocument expected = grid::generateDocument(settings);
      const QString file = m_files.path(u"out.slmap"_s);
      const Ran ran = run(line + QStringList{"-o", file});
      QCOMPARE(ran.error, QString());
      QCOMPARE(ran.code, 0);
      QVERIFY(grid::readMapFile(file.toStdString()) == expected);
      const Ran printed = run(line);
      const grid::MapFormat format =
          grid::losesWeights(expected.map) ? grid::MapFormat::Plain : grid::MapFormat::Octile;
      QCOMPARE(printed.out, QString::fromStdString(grid::writeMap(expected, format)));
    }
  }
  void octileFiles() {
    const QString file = m_files.path(u"out.map"_s);
    QCOMPARE(run({"map", "generate", "rooms", "-o", file}).code, 0);
    QVERIFY(m_files.read(u"out.map"_s).starts_with("type octile"));
  }
  void listNamesAllGenerators() {
    const QList<QJsonObject> rows = run({"map", "list", "--json"}).objects();
    QCOMPARE(std::size_t(rows.size()), grid::generators().size());
  }

  void mapRefusals_data() {
    const auto row = testing::columns<QString, QString>("line", "says");
    row("", "KIND is required");
    row("magic", "KIND magic: must be open, random");
    row("caves --size 0x4", "--size 0x4: must be WxH");
    row("caves --size 4097x4", "--size");
    row("caves --size 12", "--size 12");
    row("caves --seed -1", "--seed -1");
    row("caves --rock 61", "--rock 61");
    row("caves --loops 5", "--loops 5: is not a setting of caves");
    row("open --walls 5", "--walls 5");
    row("terrain -o x.map", ".slmap");
    row("caves -o x.txt", "must end in");
    row("caves -o nowhere/x.map", "nowhere/x.map");
  }
  void mapRefusals() {
    FETCH(const QString, line, says);
    const Ran ran = run(QStringList{"map", "generate"} + words(line));
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY(testing::contains(ran.error, says));
  }

  void checksALesson() {
    const QString file =
        m_files.write("wall.en.md", lesson("{expanded} {now.open}\n```moment\n2nd expand\n```\n"));
    const Ran done = run({"lesson", "check", file, "--json"});
    QCOMPARE(done.code, 0);
    QCOMPARE(done.object()["steps"].toInt(), 1);
    QCOMPARE(done.object()["figures"].toInt(), 2);
    QVERIFY(done.error.isEmpty());
  }

  void itsNameDoesNotMatter() {
    const QString file = m_files.write("wall.txt", lesson("{expanded}\n"));
    const Ran done = run({"lesson", "check", file});
    QVERIFY2(done.code == 0, qPrintable(done.error));
  }

  void whatDoesNotWorkIsOneLine_data() {
    const auto row = testing::columns<QString, QString>("step", "why");
    row("figure", "{f}\n", "13: in the end there is no f: of a moment it is {now.f}");
    for (const char* figure : {"{open-start}\n", "{now.open-start}\n"})
      row(figure, "13: only a bidirectional search has open-start");
    // Words whose values are good ones, but not on this board.
    row("outside", "```run x\nfrom wall\nties first-in\nto 9,9\n```\n",
        "16: --to 9,9: outside the map of 3 x 2");
    row("cannot", "```run x\nfrom wall\nneighbours 4\nalgorithm theta-star\n```\n",
        "16: --algorithm theta-star: needs 8 neighbours");
    row("no ball",
        "```run x\npage lines\n\nfrom 0,0\nto 1,1\nboard\n.1.....\n" + u".......\n"_s.repeated(6) + "```\n",
        "16: from: must be a cell with a ball");
    row("moment", "```moment\n99th reopen\n```\n", "14: this moment does not come: the search has ");
    row("cell", "```highlight\ncell 3,0\n```\n", "14: the cell 3,0 is outside the board");
    row("option", "```run x\nfrom wall costs=2\n```\n",
        "14: question: --costs 2: must be unit, 10-14 or sqrt2");
    row("question", "```question fail\n```\n", "13: a question of this kind is not possible here");
    row("rule", "```question cost\n```\n",
        "13: the right answer depends on neighbours 4, which no text before it says, such as");
    row("format", "```film\n```\n", "13: unknown block \"film\"");
  }
  void whatDoesNotWorkIsOneLine() {
    FETCH(const QString, step, why);
    const QString file = m_files.write("x.en.md", lesson(step));
    const Ran done = run({"lesson", "check", file});
    QCOMPARE(done.code, 2);
    QVERIFY(done.out.isEmpty());
    QVERIFY(testing::startsWith(done.error, file + u':' + why));
    QCOMPARE(done.error.count('\n'), 1);
  }

  // A lesson that was not looked at to the end may be a good one.
  void anInterruptedCheckIsNoVerdict() {
    const QString file = m_files.write("stopped.en.md", lesson("```question cost\n```\n"));
    std::stop_source stop;
    stop.request_stop();
    const Ran done = run({"lesson", "check", file}, stop.get_token());
    QCOMPARE(done.code, 1);
    QVERIFY(done.out.isEmpty());
    QCOMPARE(done.error.count('\n'), 1);
  }

  void theTextbooksPath() {
    const Ran ran = run({"graph", "solve", romania(), "--json"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()["cost"].toInt(), 418);
    QCOMPARE(ran.object()["path"].toArray()[2].toString(), u"Rimnicu Vilcea"_s);
    QVERIFY(ran.object()["notAdmissibleAt"].isNull());
    const Ran back = run({"graph", "solve", romania(), "--json", "--from", "Neamt", "--to", "Arad"});
    QCOMPARE(back.object()["path"].toArray().first().toString(), u"Neamt"_s);
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
    const QString file = m_files.path(u"split.graph"_s);
    m_files.write(u"split.graph"_s,
                  "searchlight-graph 1\nplace A 0 0 30\nplace B 10 0 9\nplace C 20 0 9\nplace D 30 0 "
                  "0\nplace E 29 0 1\n"
                  "road A B 10\nroad A C 21\nroad D E 1\nfrom A\nto D\n");
    const Ran ran = run({"graph", "solve", file, "--json", "--nearest", "yes"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), u"exhausted"_s);
    // By the file's estimates two are as near, and B is cheaper to reach; by the straight line it is C.
    QCOMPARE(ran.object()["nearest"].toString(), u"B"_s);
    QCOMPARE(ran.object()["cost"].toInt(), 10);
    for (const char* heuristic : {"straight-line", "zero"})
      QCOMPARE(run({"graph", "solve", file, "--json", "--nearest", "yes", "--heuristic", heuristic})
                   .object()["nearest"]
                   .toString(),
               u"C"_s);
    QCOMPARE(run({"graph", "solve", file, "--json", "--nearest", "yes", "--to", "C"}).code, 0);
  }

  // Places and costs stand in the trace as the graph has them.
  void aTrace() {
    const QString file = m_files.path(u"romania.trace.json"_s);
    const Ran ran = run({"graph", "solve", romania(), "--trace", file});
    QCOMPARE(ran.error, QString());
    const QJsonArray events =
        QJsonDocument::fromJson(QByteArray::fromStdString(m_files.read(u"romania.trace.json"_s)))
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
    const Ran yaml = shell(u"$0 graph solve $1 --trace -"_s, romania());
    QVERIFY2(yaml.out.startsWith("version: 1.4.0\n") && yaml.out.contains("type: expanding, id: 0"),
             qPrintable(yaml.out));
    QVERIFY(testing::contains(yaml.error, "cost"));
    const Ran json = shell(u"$0 graph solve $1 --trace - --json"_s, romania());
    QVERIFY(testing::startsWith(json.out, "{"));
    QVERIFY(!QJsonDocument::fromJson(json.out.toUtf8()).isNull());
  }

  void graphRefusals_data() {
    const auto row = testing::columns<QStringList, QString>("words", "says");
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
  void graphRefusals() {
    FETCH_ALL((const QStringList, words), (const QString, says));
    const Ran ran = run(words);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY(testing::contains(ran.error, says));
  }
};

SEARCHLIGHT_TEST(CliCommandsTest)
#include "cli_commands_test.moc"
