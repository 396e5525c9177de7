// tests/app/cli_batch_test.cpp: `batch`: rows that identify themselves, in parts, after a crash, several at a time.

#include "app/cli/experiment.h"

#include "core/grid/scenario.h"
#include "tests/app/cli_process.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

QString arenaQueries() { return arenaMap() + u".scen"_s; }

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

const QString kMaps = "generated:maps caves --size 24x16 --seed 5 --rock 45 --count 3 --queries 2";
const QString kQueries = "generated:queries %1 --count 4 --seed 9";
const QString kLevels = "generated:levels --boxes 2 --size 7x7 --seed 4 --count 3";
const QString kLayouts = "generated:layouts --moves 30 --seed 2 --count 3";
const QString kMoves = "generated:moves --seed 6 --count 5 --size 7 --balls 20";

const QStringList kThreeRuns{"--run", "a-star",
                             "--run", "weighted-a-star --weight 2 --reopen yes",
                             "--run", "dijkstra --ties first-in"};

}  // namespace

class CliBatchTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

  // An experiment of each domain, most of it generated.
  static void domains() {
    const auto row = testing::columns<QStringList>("words");
    row("route", QStringList{"route", arenaQueries()} + kThreeRuns);
    row("generated maps", QStringList{"route", kMaps, kQueries.arg(arenaMap())} + kThreeRuns);
    row("sokoban", QStringList{"sokoban", kLevels, "--run", "a-star", "--run", "greedy"});
    row("klotski", QStringList{"klotski", "heng-dao-li-ma", kLayouts, "--run", "a-star", "--run",
                               "breadth-first --metric steps"});
    row("lines", QStringList{"lines", kMoves, "--run", "a-star --ties larger-h", "--run", "bidirectional"});
  }

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
    QCOMPARE(rows.front()["heuristic"].toString(), u"octile"_s);
  }

  void theRunsMayStandFirst() {
    const QStringList rest{"route", arenaQueries(), "--json"};
    const Ran first = run(QStringList{"batch"} + kThreeRuns + rest),
              last = run(QStringList{"batch"} + rest + kThreeRuns);
    QCOMPARE(first.code, 0);
    QCOMPARE(sortedRows(first), sortedRows(last));
    // A file of runs says the same.
    const QString file = m_files.write(
        u"runs"_s,
        u"# three\na-star\n\nweighted-a-star --weight 2 --reopen yes\r\ndijkstra --ties first-in\n"_s);
    QCOMPARE(sortedRows(run(QStringList{"batch", "--runs", file} + rest)), sortedRows(last));
  }

  void partsAreTheWhole_data() { domains(); }
  void partsAreTheWhole() {
    QFETCH(const QStringList, words);
    const QStringList all = QStringList{"batch"} + words;
    for (const char* form : {"--json", "--csv"}) {
      const Ran whole = run(all + QStringList{form});
      Ran parts;
      for (const char* part : {"1/3", "2/3", "3/3"})
        parts.out += run(all + QStringList{form, "--shard", part}).out;
      QCOMPARE(parts.out.count(u'\n'), whole.out.count(u'\n'));
      if (QLatin1String(form) == "--json"_L1) QCOMPARE(sortedRows(parts), sortedRows(whole));
    }
  }

  // Killed anywhere, also within a row, it goes on where it was.
  void goesOnAfterACrash_data() { domains(); }
  void goesOnAfterACrash() {
    QFETCH(const QStringList, words);
    const QStringList all = QStringList{"batch"} + words;
    for (const char* form : {"--json", "--csv"}) {
      const Ran whole = run(all + QStringList{form});
      for (const double share : {0.0, 0.001, 0.3, 0.77, 1.0}) {
        const QString before =
            whole.out.left(static_cast<int>(share * static_cast<double>(whole.out.size())));
        const QString file = m_files.write(u"rows"_s, before);
        const Ran rest = run(all + QStringList{form, "--resume", file});
        QCOMPARE(rest.error, QString());
        const QString kept = before.left(before.lastIndexOf(u'\n') + 1);
        QCOMPARE(QString::fromStdString(readFile(file.toStdString(), 100'000'000)), kept);
        Ran joined;
        joined.out = kept + rest.out;
        QCOMPARE(joined.out.count(u'\n'), whole.out.count(u'\n'));
        QCOMPARE(joined.out.section(u'\n', 0, 0).left(20), whole.out.section(u'\n', 0, 0).left(20));
        if (QLatin1String(form) == "--json"_L1) QCOMPARE(sortedRows(joined), sortedRows(whole));
      }
    }
  }

  // The exit status is that of the whole, whoever answered a row.
  void theRestKnowsWhatWasNotSolved_data() {
    testing::columns<QString>("form")("json", u"--json"_s)("csv", u"--csv"_s);
  }
  void theRestKnowsWhatWasNotSolved() {
    QFETCH(const QString, form);
    const QString levels = m_files.write(
        u"unsolved.xsb"_s, u"#####\n#@$.#\n#####\n\n#####\n#$@.#\n#####\n\n#####\n#.$@#\n#####\n"_s);
    const QStringList all{"batch", "sokoban", levels, form, "--run", "a-star"};
    const Ran whole = run(all);
    QCOMPARE(whole.code, 1);  // the second level has no solution
    const qsizetype end = whole.out.lastIndexOf(u'\n', -2) + 1;
    const Ran rest = run(all + QStringList{"--resume", m_files.write(u"rows"_s, whole.out.left(end))});
    QCOMPARE(rest.out.count(u'\n'), 1);
    QCOMPARE(rest.code, 1);
  }

  // ---- Of a workspace, and in short ----

  // Paths are found from where the workspace is; what the line says goes before it.
  void anExperimentOfTheWindow() {
    m_files.write(u"near.map"_s, QString::fromStdString(readFile(arenaMap().toStdString(), 1'000'000)));
    const QString setUp = m_files.write(
        u"kept.searchlight"_s,
        uR"({"searchlight": 1, "page": "experiments", "question": {"domain": "route", "repeat": "2",
  "source-1": "generated:queries near.map --count 3 --seed 9", "source-2": "generated:maps open --size 9x9",
  "run-1": "a-star", "run-2": "dijkstra --ties first-in"}})"_s);
    const Ran ran = run({"batch", "route", "--setup", setUp, "--json"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.objects().size(), 2 * 4);
    QCOMPARE(ran.objects()[0]["map"].toString(), m_files.path(u"near.map"_s));
    QCOMPARE(ran.objects()[0]["repeats"].toInt(), 2);
    const Ran other = run({"batch", "route", "--setup", setUp, "--json", "--run", "greedy", "--repeat", "1"});
    QCOMPARE(other.objects().size(), 4);
    QCOMPARE(other.objects()[0]["algorithm"].toString(), u"greedy"_s);
    QCOMPARE(other.objects()[0]["repeats"].toInt(), 1);
  }

  // It is run all the same; of a long list the beginning is told.
  void anExperimentOfALaterVersion() {
    QString more;
    for (int i = 1; i <= 30; ++i) more += u", \"hue-%1\": \"red\""_s.arg(i);
    const auto errorOf = [&](const QString& entries, const QString& name) {
      const QString setUp = m_files.write(
          name,
          uR"({"searchlight": 1, "page": "experiments", "question": {"domain": "route", "jobs": 1, "seconds": 60,
  "source-1": "generated:maps open --size 9x9", "run-1": "a-star"%1)"_s.arg(entries));
      const Ran ran = run({"batch", "route", "--setup", setUp, "--json"});
      if (ran.objects().size() != 1) return u"no row"_s;
      return QString(ran.error).remove(setUp);
    };
    QCOMPARE(errorOf(u"}, \"view\": {\"show\": \"rows\"}}"_s, u"today.searchlight"_s), QString());
    QCOMPARE(errorOf(u", \"hue\": \"red\"}, \"x\": 1, \"view\": {\"hue\": 2}}"_s, u"later.searchlight"_s),
             u": unknown entry \"x\" is ignored\n"
             ": unknown entry \"view.hue\" is ignored\n"
             ": unknown entry \"question.hue\" is ignored\n"_s);
    QCOMPARE(errorOf(more + u"}}"_s, u"long.searchlight"_s).count(u'\n'), 20);
  }

  // Held against the rows themselves.
  void aSummaryIsOfTheRows() {
    const QStringList all =
        QStringList{"batch", "route", kQueries.arg(arenaMap()).replace("--count 4", "--count 9")} +
        kThreeRuns;
    const QList<QJsonObject> rows = run(all + QStringList{"--json"}).objects();
    const Ran short_ = run(all + QStringList{"--json", "--summary", "expanded,cost"});
    QCOMPARE(short_.error, QString());
    QCOMPARE(short_.objects().size(), 3);
    for (const QJsonObject& line : short_.objects()) {
      std::vector<double> expanded;
      double sum = 0;
      for (const QJsonObject& row : rows)
        if (row["run"] == line["run"]) {
          expanded.push_back(row["expanded"].toDouble());
          sum += row["cost"].toDouble();
        }
      std::ranges::sort(expanded);
      QCOMPARE(line["rows"].toInt(), 9);
      QCOMPARE(line["solved"].toInt(), 9);
      const QJsonObject figures = line["expanded"].toObject();
      QCOMPARE(figures["min"].toDouble(), expanded[0]);
      QCOMPARE(figures["lowerQuartile"].toDouble(), expanded[2]);
      QCOMPARE(figures["median"].toDouble(), expanded[4]);
      QCOMPARE(figures["upperQuartile"].toDouble(), expanded[6]);
      QCOMPARE(figures["max"].toDouble(), expanded[8]);
      QVERIFY(qAbs(line["cost"].toObject()["mean"].toDouble() - sum / 9) < 1e-9 * sum);
    }
    // As a document has it: three digits, or whole.
    const QStringList lines = run(all + QStringList{"--markdown", "--summary", "expanded"}).out.split(u'\n');
    QCOMPARE(lines.size(), 2 + 3 + 1);
    QCOMPARE(lines[0], u"| run | rows | solved | expanded, median | expanded, mean |"_s);
    QCOMPARE(lines[1], u"|---|---:|---:|---:|---:|"_s);
    QVERIFY(testing::startsWith(lines[2], u"| a-star | 9 | 9 | "_s));
  }

  // What a limit has ended counts as a row and in no statistic.
  void aSummaryLeavesOutWhatIsUnfinished() {
    const Ran ran = run({"batch", "klotski", "generated:layouts --moves 30 --seed 2 --count 4", "--run",
                         "a-star --seconds 0.000001", "--json", "--summary", "expanded,seconds"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.objects().size(), 1);
    QCOMPARE(ran.objects()[0]["rows"].toInt(), 4);
    QCOMPARE(ran.objects()[0]["solved"].toInt(), 0);
    QVERIFY(ran.objects()[0]["expanded"].toObject()["median"].isNull());
  }

  // Two runs are compared by what both have finished.
  void aSummaryOfWhatAllHaveFinished() {
    const QString levels = m_files.write(u"narrow and wide.xsb"_s,
                                         u"#####\n#@$.#\n#####\n\n"
                                         "############\n#          #\n# $ $ $ $  #\n#  .    .  #\n"
                                         "#    @     #\n# $ . . $  #\n#  .    .  #\n############\n"_s);
    const QStringList all{
        "batch", "sokoban", levels,  "--json",
        "--run", "a-star",  "--run", "breadth-first --megabytes 2 --without corral,matching"};
    std::map<int, double> finished;  // of A*, by level
    double sum = 0;
    int common = 0;
    for (const QJsonObject& row : run(all).objects()) {
      const bool isSolved = row["outcome"].toString() == "solved"_L1;
      if (row["run"].toString() == "a-star"_L1) {
        QVERIFY(isSolved);
        finished[row["level"].toInt()] = row["expanded"].toDouble();
      } else if (isSolved) {
        sum += finished.at(row["level"].toInt());
        ++common;
      }
    }
    QVERIFY(common == 1);
    const Ran ran = run(all + QStringList{"--summary", "expanded", "--common"});
    const QJsonObject line = ran.objects().front();
    QCOMPARE(line["solved"].toInt(), 2);
    QCOMPARE(line["counted"].toInt(), common);
    QCOMPARE(line["expanded"].toObject()["mean"].toDouble(), sum / common);
  }

  // Each experiment that comes with the program can be run, and core/FIGURES.md shows what it is said to show.
  void ourExperiments() {
    const QDir folder(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/experiments"));
    const QStringList names = folder.entryList({u"*.searchlight"_s});
    QVERIFY(names.size() >= 5);
    const std::string figures = readFile(SEARCHLIGHT_TEST_DATA "/../../core/FIGURES.md", 1'000'000);
    int shown = 0;
    for (const QString& name : names) {
      const std::string path = folder.filePath(name).toStdString();
      const setup::SetUp setUp = setup::readFile(path);
      std::ostringstream told;
      const cli::Experiment asked = cli::readExperiment(path, *setUp.question.find("domain"), told);
      QCOMPARE(told.str(), std::string());
      const cli::ExperimentParts parts = cli::examine(asked, {});
      for (const auto& source : parts.sources) QCOMPARE(english(source.wrong), std::string());
      for (const auto& one : parts.runs) QCOMPARE(english(one.wrong), std::string());
      QVERIFY(parts.isGood());
      // As many rows stand below its head as it has runs, and those of its runs.
      const std::size_t head =
          figures.find("<!-- experiment: " + QFileInfo(name).baseName().toStdString() + " ");
      if (head != std::string::npos) {
        const std::string table = figures.substr(head, figures.find("<!-- end -->", head) - head);
        for (const std::string& run : asked.runs)
          QVERIFY2(table.find("\n| " + run + " |") != std::string::npos, run.c_str());
        QCOMPARE(std::size_t(std::ranges::count(table, '\n')), asked.runs.size() + 5);
      }
      shown += figures.find("<!-- experiment: " + QFileInfo(name).baseName().toStdString() + " ") !=
                       std::string::npos
                   ? 1
                   : 0;
    }
    QVERIFY(shown >= 3);
  }

  // The process itself is killed while it writes.
  void goesOnAfterAKill() {
    const QStringList all{"batch", "klotski", "catalogue", "--json", "--run", "a-star", "--run", "greedy"};
    const QString file = m_files.path(u"killed"_s);
    QProcess process;
    process.setStandardOutputFile(file);
    process.start(program(), all);
    QVERIFY(QTest::qWaitFor([&] { return QFileInfo(file).size() > 20'000; }, kPatience));
    process.kill();
    QVERIFY(process.waitForFinished(kPatience));
    const Ran whole = run(all), rest = run(all + QStringList{"--resume", file});
    QCOMPARE(rest.error, QString());
    Ran joined;
    joined.out = QString::fromStdString(m_files.read(u"killed"_s)) + rest.out;
    QCOMPARE(sortedRows(joined), sortedRows(whole));
  }

  // A file of something else is refused and stays as it is.
  void otherFilesAreNotCut() {
    const QString text = u"version 1\nthe last line has no end"_s;
    const QString file = m_files.write(u"other"_s, text);
    for (const char* form : {"--json", "--csv"}) {
      const QString said =
          refusal(run({"batch", "route", arenaQueries(), "--run", "a-star", form, "--resume", file}));
      QVERIFY(testing::contains(said, u"not rows of this batch"_s));
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
        m_files.write(u"two.xsb"_s, u"#####\n#@$.#\n#####\n; One\n\n#####\n#@$ #\n#####\n; Two\n"_s);
    const Ran sokoban = run(
        {"batch", "sokoban", levels, "--json", "--run", "a-star", "--run", "breadth-first --without corral"});
    QCOMPARE(sokoban.error, QString());
    QCOMPARE(sokoban.objects().size(), 4);
    QCOMPARE(sokoban.objects()[0]["pushes"].toInt(), 1);
    QCOMPARE(sokoban.objects()[2]["without"].toString(), u"corral"_s);
    const Ran klotski = run({"batch", "klotski", "heng-dao-li-ma", "VCCV/VCCV/VHHV/VSSV/S..S", "--json",
                             "--run", "breadth-first --metric moves"});
    QCOMPARE(klotski.error, QString());
    QCOMPARE(klotski.code, 0);
    for (const QJsonObject& row : klotski.objects()) QCOMPARE(row["length"].toInt(), 81);
  }

  // What is generated is what the commands of that domain generate and find.
  void generatedLevels() {
    const Ran made = run(
        {"sokoban", "generate", "--boxes", "2", "--size", "7x7", "--seed", "4", "--count", "3", "--json"});
    const Ran ran = run({"batch", "sokoban", kLevels, "--run", "a-star", "--json"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.objects().size(), 3);
    for (int i = 0; i < 3; ++i) {
      QCOMPARE(ran.objects()[i]["level"].toInt(), i + 1);
      QCOMPARE(ran.objects()[i]["pushes"], made.objects()[i]["pushes"]);
      QCOMPARE(ran.objects()[i]["file"].toString(), kLevels);
    }
  }
  void generatedLayouts() {
    const Ran found = run({"klotski", "find", "--moves", "30", "--seed", "2", "--count", "3", "--json"});
    const Ran ran = run({"batch", "klotski", kLayouts, "--run", "breadth-first", "--json"});
    QCOMPARE(ran.objects().size(), 3);
    for (int i = 0; i < 3; ++i) {
      QCOMPARE(ran.objects()[i]["name"], found.objects()[i]["layout"]);
      QCOMPARE(ran.objects()[i]["length"].toInt(), 30);
    }
  }
  // A map of the name that its row has is the same map.
  void generatedMaps() {
    const QString source = u"generated:maps terrain --size 20x12 --seed 8 --count 2"_s;
    const QList<QJsonObject> rows = run({"batch", "route", source, "--run", "dijkstra", "--json"}).objects();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[1]["map"].toString(), u"terrain --size 20x12 --seed 9 --water 20"_s);
    for (const QJsonObject& row : rows) {
      const QString file = m_files.path(u"m.slmap"_s);
      QCOMPARE(
          run(QStringList{"map", "generate"} + words(row["map"].toString()) + QStringList{"-o", file}).code,
          0);
      const QJsonObject alone = route(file, u"--from %1 --to %2 --neighbours 8"_s.arg(row["start"].toString(),
                                                                                      row["goal"].toString()))
                                    .object();
      QCOMPARE(row["cost"], alone["cost"]);
      QVERIFY(row["optimum"].isNull() && row["bucket"].isNull());
    }
  }
  void generatedQueries() {
    const QList<QJsonObject> rows =
        run({"batch", "route", kQueries.arg(arenaMap()), "--run", "a-star", "--json"}).objects();
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[3]["line"].toInt(), 4);
    QCOMPARE(rows[3]["map"].toString(), arenaMap());
    for (const QJsonObject& row : rows) QCOMPARE(row["outcome"].toString(), u"solved"_s);
  }
  void movesOfLines() {
    const QStringList algorithms{"breadth-first", "a-star", "bidirectional", "ida-star"};
    QStringList all{"batch", "lines", kMoves, "--json"};
    for (const QString& name : algorithms) all << "--run" << name;
    const Ran ran = run(all);
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.objects().size(), 20);
    for (const QJsonObject& row : ran.objects()) {
      QCOMPARE(row["steps"], row["optimum"]);
      QCOMPARE(row["rows"].toString().size(), 7 * 8 - 1);
    }
  }
  void theWholeCatalogue() {
    const Ran ran =
        run({"batch", "klotski", "catalogue", "--run", "a-star", "--seconds", "0.000001", "--json"});
    QCOMPARE(ran.objects().size(), run({"klotski", "list", "--json"}).objects().size());
    QSet<QString> names;
    for (const QJsonObject& row : ran.objects()) names << row["name"].toString();
    QCOMPARE(names.size(), ran.objects().size());
    QVERIFY(names.contains(u"heng-dao-li-ma"_s));
  }

  // What is to be said of a map is one line, after nothing else is wrong.
  void unknownLettersAreTold() {
    m_files.writeRows(u"u.map"_s, {"..x", "...", "..."});
    const QString file = m_files.write(u"u.map.scen"_s, u"version 1\n0\tu.map\t3\t3\t0\t0\t2\t2\t2.83\n"_s);
    const Ran ran = run({"batch", "route", file, "--run", "a-star"});
    QCOMPARE(ran.code, 0);
    QVERIFY(testing::contains(ran.error, u"unknown letters count as walls"_s));
    QCOMPARE(faultOfRefusal(run({"batch", "route", file, "nowhere.scen", "--run", "a-star"})), QString());
  }

  // Searches from both ends have no rank: the row tells what was used.
  void tiesAreThoseThatWereUsed() {
    for (const QStringList& source : {QStringList{"route", kMaps}, {"lines", kMoves}, {"sokoban", kLevels}})
      for (const QJsonObject& row :
           run(QStringList{"batch"} + source + QStringList{"--json", "--run", "bidirectional --ties random"})
               .objects()) {
        QCOMPARE(row["ties"].toString(), u"last-in"_s);
        QVERIFY(row["seed"].isNull());
      }
  }

  void brokenRowsAreTold() {
    m_files.writeRows(u"b.map"_s, {"...", "@@.", "..."});
    const QString file = m_files.write(
        u"b.map.scen"_s, u"version 1\n0\tb.map\t3\t3\t0\t0\t2\t2\t3.41\n0\tb.map\t3\t3\t0\t1\t2\t2\t3\n"_s);
    const Ran ran = run({"batch", "route", file, "--json", "--run", "a-star"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.objects().size(), 2);
    QCOMPARE(ran.objects()[1]["outcome"].toString(), u"broken"_s);
    QVERIFY(!ran.objects()[1]["reason"].toString().isEmpty());
  }

  void refusals_data() {
    const auto row = testing::columns<QStringList, QString>("words", "says");
    const QString scenario = arenaQueries();
    row("no runs", {"route", scenario}, "--run, --runs or --setup is missing");
    row("no source", {"route", "--run", "a-star"}, "SOURCE or --setup is missing");
    row("no such algorithm", {"route", scenario, "--run", "magic"}, "--run magic");
    row("an end", {"route", scenario, "--run", "a-star --from 1,1"}, "--from");
    row("a window", {"route", scenario, "--run", "a-star --window 9"}, "--window");
    row("4 neighbours", {"route", scenario, "--run", "a-star", "--run", "theta-star --neighbours 4"},
        "needs 8");
    row("a shard", {"route", scenario, "--run", "a-star", "--shard", "4/3"}, "--shard 4/3");
    row("jobs", {"route", scenario, "--run", "a-star", "--jobs", "0"}, "--jobs 0");
    row("resumed as text", {"route", scenario, "--run", "a-star", "--resume", "x"}, "--resume");
    row("no such file", {"route", "nowhere.scen", "--run", "a-star"}, "nowhere.scen");
    row("no such file, second", {"route", scenario, "nowhere.scen", "--run", "a-star"}, "nowhere.scen");
    row("standard input twice", {"route", "-", "-", "--run", "a-star"}, "-: standard input");
    row("also as runs", {"route", "-", "--runs", "-"}, "-: standard input");
    row("a run twice", {"route", scenario, "--run", "a-star", "--run", "a-star"},
        "--run a-star: given twice");
    row("a source twice", {"route", scenario, scenario, "--run", "a-star"}, "given twice");
    row("a run of a file",
        {"route", scenario, "--runs", m_files.write("bad.runs", "a-star\n  # none\nb-star\n")},
        "bad.runs:3: ");
    row("a file without runs", {"route", scenario, "--runs", m_files.write("no.runs", "\n# none\n")},
        "no.runs:1: no run");
    row("resumed from standard input", {"route", scenario, "--run", "a-star", "--csv", "--resume", "-"},
        "--resume -: must be a file");
    row("resumed with a line feed", {"route", scenario, "--run", "a-star\n", "--csv", "--resume", "x"},
        "not one line");
    const auto made = [&](const char* name, const char* domain, const QString& source, const char* says) {
      row(name, {domain, source, "--run", "a-star"}, says);
    };
    made("no such kind", "route", "generated:levels --boxes 2", "must begin with generated:queries or maps");
    made("no kind", "sokoban", "generated:", "must begin with generated:levels");
    made("an open quote", "sokoban", "generated:levels '", "generated:levels");
    made("no seed", "sokoban", "generated:levels --boxes 2", "--seed is required");
    made("no such option", "lines", "generated:moves --seed 1 --sice 3", "argument --sice");
    made("no such generator", "route", "generated:maps magic", "KIND magic");
    made("of another one", "route", "generated:maps open --rock 40", "--rock 40: is not a setting of open");
    made("a size", "route", "generated:maps open --size 9", "--size 9: must be WxH");
    made("too many", "route", "generated:maps open --size 4096x4096 --count 9", "at most");
    made("no free cell", "route", "generated:maps random --walls 100", "no free cell");
    made("no such map", "route", "generated:queries nowhere.map --count 1 --seed 1", "nowhere.map");
    made("too many balls", "lines", "generated:moves --seed 1 --balls 81", "--balls 81");
    made("no source of moves", "lines", "x", "must begin with generated:moves");
    row("a map with weights", {"route", "generated:maps terrain", "--run", "a-star", "--run", "jump-point"},
        "generated:maps terrain: --run jump-point: --algorithm jump-point: needs a map without weights");
    const auto setUp = [&](const QString& name, const QString& page, const QString& question) {
      return m_files.write(
          name, u"{\"searchlight\": 1, \"page\": \"%1\", \"question\": {%2}}"_s.arg(page, question));
    };
    row("a set-up of a page", {"route", "--setup", setUp("a.searchlight", "map-lab", "")},
        "a.searchlight: page: \"map-lab\" is not an experiment");
    row("a set-up of others",
        {"route", "--setup", setUp("b.searchlight", "experiments", "\"domain\": \"lines\"")},
        "b.searchlight: domain: is lines; expected route");
    row("a set-up of none",
        {"route", "--setup", setUp("c.searchlight", "experiments", "\"domain\": \"chess\"")},
        "c.searchlight: batch chess: must be route");
    row("a count", {"route", "--setup", setUp("d.searchlight", "experiments", "\"jobs\": \"0\"")},
        "d.searchlight: jobs: must be from 1 to 256");
    row("a gap",
        {"route", "--setup",
         setUp("e.searchlight", "experiments", "\"run-1\": \"a-star\", \"run-3\": \"greedy\"")},
        "e.searchlight: run-3: run-2 is missing");
    row("nothing asked", {"route", "--setup", setUp("f.searchlight", "experiments", "\"run-1\": \"a-star\"")},
        "f.searchlight: question: has no source-1");
    const auto summary = [&](const char* name, QStringList words, const char* says) {
      row(name, QStringList{"route", scenario, "--run", "a-star"} + words, says);
    };
    summary("no such column", {"--summary", "magic"}, "--summary magic: is not a column of numbers");
    summary("a column of texts", {"--summary", "outcome"}, "--summary outcome: is not a column of numbers");
    summary("a column twice", {"--summary", "cost,cost"}, "--summary cost: given twice");
    summary("a part", {"--summary", "cost", "--shard", "1/2"}, "--summary: cannot be combined with --shard");
    summary("the rest", {"--summary", "cost", "--csv", "--resume", "x"},
            "--summary: cannot be combined with --resume");
    summary("Markdown of rows", {"--markdown"}, "--markdown: needs --summary");
    summary("two forms", {"--summary", "cost", "--markdown", "--csv"},
            "--markdown: cannot be combined with --csv");
    summary("common rows", {"--common"}, "--common: needs --summary");
    row("twice a form", {"route", scenario, "--run", "a-star", "--json", "--csv"}, "--csv");
  }
  // Nothing is wrong, but there are not as many.
  void notAsManyAsWanted() {
    const Ran ran = run({"batch", "klotski", "generated:layouts --moves 300 --seed 1", "--run", "a-star"});
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.out, QString());
    QVERIFY(testing::contains(ran.error, u"0 of 1 layouts"_s));
  }
  void refusals() {
    FETCH_ALL((const QStringList, words), (const QString, says));
    const Ran ran = run(QStringList{"batch"} + words);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY(testing::contains(ran.error, says));
  }
};

SEARCHLIGHT_TEST(CliBatchTest)
#include "cli_batch_test.moc"
