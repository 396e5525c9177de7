// tests/app/cli_compare_usage_test.cpp: `compare route` with bad arguments, interrupted, and with nobody to listen.
#include <ctime>
#include <fstream>

#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

// Calls somebody when a row is there.
class Listener : public std::stringbuf {
 public:
  explicit Listener(std::function<void()> whenFlushed) : m_whenFlushed(std::move(whenFlushed)) {}

 protected:
  int sync() override {
    m_whenFlushed();
    return 0;
  }

 private:
  std::function<void()> m_whenFlushed;
};

}  // namespace

class CliCompareUsageTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_closed;

 private Q_SLOTS:
  void initTestCase() { m_closed = m_files.writeMap(u"closed.map"_s, closedMap()); }

  // ---- Bad usage ----

  void refused_data() {
    const auto row = testing::columns<QString, QStringList, QString>("options", "more", "message");
    const QString names =
        u"must be breadth-first, depth-first, dijkstra, greedy, a-star, canonical-a-star, "
        "weighted-a-star, iterative-deepening, ida-star, bidirectional, jump-point, "
        "theta-star, lazy-theta-star, meet-in-the-middle, fringe-search, beam-search, rbfs, sma-star, "
        "lpa-star or d-star-lite"_s;
    const auto list = [&](const char* name, const char* algorithms, const QString& message) {
      row(name, {}, {"--algorithms", algorithms}, message);
    };
    list("an unknown algorithm", "a-star,astar", "--algorithms astar: " + names);
    list("none", "", "--algorithms \"\": " + names);
    list("one too many commas", "a-star,", "--algorithms \"\": " + names);
    list("a comma first", ",a-star", "--algorithms \"\": " + names);
    list("blanks", "a-star, dijkstra", "--algorithms \" dijkstra\": " + names);
    list("not on 4 neighbours", "a-star,theta-star", "--algorithms theta-star: needs 8 neighbours");
    list("not on 4 neighbours, either", "lazy-theta-star",
         "--algorithms lazy-theta-star: needs 8 neighbours");
    const auto bad = [&](const char* text, const QString& wrong) {
      row(text, {}, runs({"a-star", text, "dijkstra"}), u"--run "_s + wrong);
    };
    bad("", "\"\": must begin with an algorithm");
    bad("  ", "\"  \": must begin with an algorithm");
    bad("astar", "astar: --algorithm astar: " + names);
    bad("--weight 2", "\"--weight 2\": --algorithm --weight: " + names);
    bad("theta-star", "theta-star: --algorithm theta-star: needs 8 neighbours");
    bad("lazy-theta-star --weight 2",
        "\"lazy-theta-star --weight 2\": --algorithm lazy-theta-star: needs 8 neighbours");
    bad("a-star --weight 0.5", "\"a-star --weight 0.5\": --weight 0.5: must be a number from 1 to 1000");
    bad("a-star --neighbours 6", "\"a-star --neighbours 6\": --neighbours 6: must be 4 or 8");
    bad("a-star --seconds 0",
        "\"a-star --seconds 0\": --seconds 0: must be a number greater than 0, below 1.8e308");
    bad("a-star --megabytes x",
        "\"a-star --megabytes x\": --megabytes x: must be a number greater than 0, below 1.8e308");
    bad("a-star --weight", "\"a-star --weight\": --weight: the value is missing");
    bad("a-star 'x", "\"a-star 'x\": a quote is not closed: \"'x\"");
    bad("a-star; ls", "\"a-star; ls\": \";\": only a single command is supported");
    bad("a-star --heuristic $H",
        "\"a-star --heuristic $H\": \"$\": variables and commands are not expanded "
        "here");
    for (const char* option :
         {"--from 1,1", "--to 1,1", "--algorithm dijkstra", "--json", "--csv", "--help", "-h", "--version",
          "--run a-star", "--after 3", "--trace t.trace.yaml", "--speed", "dijkstra"}) {
      const QString text = u"a-star "_s + QLatin1String(option);
      const QString word = words(QLatin1String(option)).front();
      row(qPrintable(text), {}, runs({text}),
          u"--run \"%1\": argument %2: unknown here; see --help"_s.arg(text, word));
    }
    row("no search", {}, {}, "--algorithms or --run is missing");
    row("both", {}, {"--algorithms", "a-star", "--run", "a-star"},
        "--run: cannot be combined with --algorithms");
    row("two ways of printing", {}, {"--algorithms", "a-star", "--csv", "--json"},
        "--csv: cannot be combined with --json");
    row("one algorithm", {}, {"--algorithm", "a-star"}, "argument --algorithm: unknown here; see --help");
    row("after", {}, {"--algorithms", "a-star", "--after", "3"},
        "argument --after: unknown here; see --help");
    row("runs behind each other", {}, {"--run", "a-star", "dijkstra"},
        "argument dijkstra: unknown here; see --help");
    row("a wall", "--from 1,11 --to 0,0", {"--algorithms", "a-star,dijkstra"}, "--to 0,0: a wall");
    row("a wall, with runs", "--from 0,0 --to 1,11", runs({"a-star"}), "--from 0,0: a wall");
    row("outside", "--from 1,11 --to 49,0", {"--algorithms", "a-star"},
        "--to 49,0: outside the map of 49 x 49");
    row("a shared option", {}, {"--algorithms", "a-star", "--ties", "lifo"},
        "--ties lifo: must be last-in, first-in, larger-g, smaller-g, larger-h, smaller-h, random or coarse");
    row("a shared option that runs override", {}, {"--run", "a-star --ties last-in", "--ties", "lifo"},
        "--ties lifo: must be last-in, first-in, larger-g, smaller-g, larger-h, smaller-h, random or coarse");
    for (const char* times : {"0", "1001", "-3", "2.5", "x", ""})
      row(qPrintable(u"repeat "_s + times), {}, {"--algorithms", "a-star", "--repeat", times},
          u"--repeat %1: must be a whole number from 1 to 1000"_s.arg(*times ? times : "\"\""));
    row("a limit", {}, {"--algorithms", "a-star", "--seconds", "-1"},
        "--seconds -1: must be a number greater than 0, below 1.8e308");
  }
  void refused() {
    FETCH_ALL((const QString, options), (const QString, message), (const QStringList, more));
    for (const QStringList& how : {QStringList{}, QStringList{"--json"}, QStringList{"--csv"}}) {
      if (!how.isEmpty() && more.contains("--csv")) continue;
      QCOMPARE(refusal(compare(arenaMap(), options.isEmpty() ? kArenaEnds : options, more + how)),
               "searchlight-cli: " + message);
    }
  }

  void weightsAreNotForEveryAlgorithm() {
    const QString map = m_files.write(u"w.slmap"_s, u"searchlight-map 1\nsize 3 2\ncells\n.9.\n.2.\n"_s);
    const QString options = u"--from 0,0 --to 2,0 --neighbours 8"_s;
    QCOMPARE(refusal(compare(map, options, {"--algorithms", "a-star,jump-point"})),
             u"searchlight-cli: --algorithms jump-point: needs a map without weights"_s);
    QCOMPARE(compare(map, options, {"--algorithms", "a-star,dijkstra"}).code, 0);
  }

  void badMaps() {
    const QString path = m_files.write(u"bad.map"_s, u"type octile\n"_s);
    for (const QString& map : {path, m_files.path(u"none.map"_s)}) {
      const Ran ran = compare(map, kArenaEnds, {"--algorithms", "a-star", "--json"});
      QVERIFY2(refusal(ran).startsWith(map + ":"), qPrintable(ran.error));
    }
  }

  // ---- Interrupts and lost output ----

  void stoppedBefore() {
    std::stop_source stop;
    stop.request_stop();
    const Ran ran = run({"compare", "route", m_closed, "--from", "0,0", "--to", "39,39", "--algorithms",
                         "ida-star,a-star", "--json"},
                        stop.get_token());
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), u"stopped"_s);
    QCOMPARE(ran.object()["algorithm"].toString(), u"ida-star"_s);
  }

  void stoppedInTheMiddle_data() { testing::eachOf("how", {"--json", "--csv", ""}); }
  // The first row is told; the second would never end; the third is not begun.
  void stoppedInTheMiddle() {
    QFETCH(const QString, how);
    std::stop_source stop;
    std::thread later([&] {
      // By what this process has done, not by the clock: on a loaded machine that is another thing.
      const std::clock_t begun = std::clock();
      while (std::clock() - begun < CLOCKS_PER_SEC / 5)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      stop.request_stop();
    });
    const Ran ran = run(QStringList{"compare", "route", m_closed, "--from", "0,0", "--to", "39,39",
                                    "--algorithms", "a-star,ida-star,dijkstra"} +
                            words(how),
                        stop.get_token());
    later.join();
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.error, QString());
    QVERIFY(testing::contains(ran.out, u"exhausted"_s));
    QVERIFY(testing::contains(ran.out, u"stopped"_s));
    QVERIFY2(!ran.out.contains(u"dijkstra"_s), qPrintable(ran.out));
    QCOMPARE(ran.out.count(u'\n'), how == "--json" ? 2 : how == "--csv" ? 3 : 4);
    if (how.isEmpty()) QVERIFY(testing::endsWith(ran.out, "\nstopped: 1 more not started\n"));
  }

  // A row is told as soon as it is known, and a stop between two rows begins no other.
  void stoppedBetweenRows() {
    std::stop_source stop;
    Listener listener([&] { stop.request_stop(); });
    std::ostream out(&listener);
    std::ostringstream error;
    const std::vector<std::string> arguments{"compare", "route",  arenaMap().toStdString(),
                                             "--from",  "1,11",   "--to",
                                             "40,30",   "--json", "--run",
                                             "a-star",  "--run",  "dijkstra"};
    QCOMPARE(cli::runCommandLine(arguments, {out, error, false, stop.get_token()}), 1);
    const QString told = QString::fromStdString(listener.str());
    QCOMPARE(told.count(u'\n'), 1);
    QVERIFY(testing::startsWith(told,
                                u"{\"algorithm\":\"a-star\",\"run\":\"a-star\","
                                "\"outcome\":\"solved\",\"cost\":"_s));
  }

  void outputThatCannotBeWritten() {
    std::ofstream out("/dev/full");
    if (!out) QSKIP("there is no /dev/full");
    std::ostringstream error;
    // Without an end to the second row: it is not even begun.
    const std::vector<std::string> arguments{
        "compare", "route",  m_closed.toStdString(), "--from",         "0,0", "--to",
        "39,39",   "--json", "--algorithms",         "a-star,ida-star"};
    QCOMPARE(cli::runCommandLine(arguments, {out, error}), 2);
    QCOMPARE(error.str(), std::string("searchlight-cli: standard output cannot be written\n"));
  }
};

SEARCHLIGHT_TEST(CliCompareUsageTest)
#include "cli_compare_usage_test.moc"
