// tests/app/cli_experiment_test.cpp: experiments as a function: what a form and a page ask, without a command line.
#include <sys/resource.h>

#include "app/cli/experiment.h"
#include "core/experiment/results.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

// What the sink was told.
struct Told {
  std::string head;
  std::uint64_t total = 0;
  std::vector<std::string> rows;  // as CSV
  std::vector<cli::ExperimentProgress> progress;
  cli::ExperimentEnd end;

  std::string text() const {
    std::string all = head;
    for (const std::string& row : rows) all += row;
    return all;
  }
  // All but the times, which stand behind the figures.
  std::vector<std::string> sorted() const {
    std::vector<std::string> all;
    for (const std::string& row : rows) {
      QStringList fields = QString::fromStdString(row).split(u',');
      all.push_back(fields.mid(0, fields.size() - 5).join(u',').toStdString());
    }
    std::ranges::sort(all);
    return all;
  }
};

Told answered(const cli::Experiment& asked, const cli::RowsBefore& before = {},
              std::size_t most = std::numeric_limits<std::size_t>::max(), const std::stop_source& stop = {}) {
  Told told;
  cli::Columns<cli::ExperimentRow> columns;
  cli::ExperimentSink sink;
  sink.begin = [&](const cli::Columns<cli::ExperimentRow>& all, std::uint64_t rows) {
    columns = all;
    told.total = rows;
    told.head = cli::csvOf(all);
  };
  sink.add = [&](const cli::ExperimentRow& row) {
    told.rows.push_back(cli::csvOf(columns, row));
    return told.rows.size() < most;
  };
  sink.progress = [&](const cli::ExperimentProgress& progress) { told.progress.push_back(progress); };
  told.end = cli::answer(asked, before, sink, stop.get_token());
  return told;
}

cli::Experiment arena() {
  cli::Experiment asked;
  asked.domain = "route";
  asked.sources = {arenaMap().toStdString() + ".scen"};
  asked.runs = {"a-star", "greedy", "weighted-a-star --weight 2"};
  return asked;
}

}  // namespace

class CliExperimentTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

 private Q_SLOTS:
  void rowsAreThoseOfBatch() {
    const cli::Experiment asked = arena();
    const Told told = answered(asked);
    QVERIFY(told.end.isComplete && told.end.isAllSolved);
    Told printed;
    QStringList words{"batch", "route", QString::fromStdString(asked.sources.front()), "--csv"};
    for (const std::string& one : asked.runs) words << "--run" << QString::fromStdString(one);
    const QStringList lines = run(words).out.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) printed.rows.push_back((line + u'\n').toStdString());
    QCOMPARE(QString::fromStdString(printed.rows.front()), QString::fromStdString(told.head));
    printed.rows.erase(printed.rows.begin());
    QVERIFY(printed.sorted() == told.sorted());
    QCOMPARE(told.progress.front().done, std::uint64_t{0});
    QCOMPARE(told.progress.back().done + 1, std::uint64_t{told.rows.size()});
    QCOMPARE(told.progress.back().total, std::uint64_t{told.rows.size()});
  }

  // Where it was left, it goes on; the file may end within a row.
  void goesOn() {
    const cli::Experiment asked = arena();
    const Told whole = answered(asked), first = answered(asked, {}, 7);
    QVERIFY(!first.end.isComplete);
    QCOMPARE(first.rows.size(), std::size_t{7});
    const QString file = m_files.write(u"rows.csv"_s, QString::fromStdString(first.text()).chopped(30));
    const cli::RowsBefore before(file.toStdString(), asked, {.json = false, .csv = true});
    Told rest = answered(asked, before);
    QVERIFY(rest.end.isComplete);
    QCOMPARE(rest.progress.front().done, std::uint64_t{6});
    rest.rows.insert(rest.rows.end(), first.rows.begin(), first.rows.begin() + 6);
    QVERIFY(rest.sorted() == whole.sorted());
  }

  void canBeStopped() {
    std::stop_source stop;
    stop.request_stop();
    const Told told = answered(arena(), {}, std::numeric_limits<std::size_t>::max(), stop);
    QVERIFY(!told.end.isComplete);
    QVERIFY(told.rows.empty() && !told.head.empty());
  }

  // Several searches at a time go on across sources, of which each may have one instance.
  void severalAtATime() {
    cli::Experiment asked;
    asked.domain = "klotski";
    asked.sources = {"heng-dao-li-ma", "VCCV/VCCV/VHHV/VSSV/S..S", "zhi-hui-ruo-ding"};
    asked.runs = {"a-star", "breadth-first"};
    const Told alone = answered(asked);
    asked.jobs = 3;
    const Told together = answered(asked);
    QCOMPARE(together.rows.size(), std::size_t{6});
    QVERIFY(together.end.isComplete && together.end.isAllSolved);
    QVERIFY(together.sorted() == alone.sorted());
  }

  // The window goes on meanwhile: nothing is held back from it, and the budget is the searches' own.
  void takesNoMemoryFromOthers() {
    rlimit before{}, within{};
    QCOMPARE(::getrlimit(RLIMIT_DATA, &before), 0);
    cli::Experiment asked = arena();
    asked.bytes = 1;
    std::atomic<int> outOfMemory = 0;
    cli::answer(asked, {},
                {.begin = {},
                 .add =
                     [&](const cli::ExperimentRow& row) {
                       ::getrlimit(RLIMIT_DATA, &within);
                       outOfMemory += std::ranges::count(row, cli::Record("memory-limit")) > 0 ? 1 : 0;
                       return true;
                     },
                 .progress = {}},
                std::stop_token());
    QVERIFY(outOfMemory > 0);
    QCOMPARE(within.rlim_cur, before.rlim_cur);
  }

  void examined() {
    cli::Experiment asked = arena();
    asked.sources.push_back("nowhere.scen");
    asked.sources.push_back("generated:maps terrain --size 9x9 --count 4");
    asked.runs.push_back("jump-point");
    asked.runs.push_back("a-star --weight x");
    asked.runs.push_back("magic");
    const cli::ExperimentParts parts = cli::examine(asked, {});
    const auto wrong = [](const Failure& failure) { return QString::fromStdString(english(failure)); };
    QCOMPARE(wrong(parts.sources[0].wrong), QString());
    QVERIFY(wrong(parts.sources[1].wrong).contains(u"nowhere.scen"_s));
    QCOMPARE(wrong(parts.sources[2].wrong), QString());
    QCOMPARE(parts.sources[2].instances, std::uint64_t{4});
    QVERIFY(parts.sources[2].names == (std::vector<std::string>{"1", "2", "3", "4"}));
    for (const std::size_t good : {0, 1, 2}) QCOMPARE(wrong(parts.runs[good].wrong), QString());
    QCOMPARE(parts.runs[0].ties, std::string("coarse"));  // A* by the rules of the benchmark
    QCOMPARE(wrong(parts.runs[3].wrong), u"--algorithm jump-point: needs a map without weights"_s);
    QVERIFY(wrong(parts.runs[4].wrong).startsWith(u"--weight x: "_s));
    QVERIFY(wrong(parts.runs[5].wrong).startsWith(u"--algorithm magic: "_s));
    QVERIFY(!parts.isGood());
    QCOMPARE(parts.rows, (parts.sources[0].instances + 4) * 4);
    asked = arena();
    const std::uint64_t rows = cli::examine(asked, {}).rows;
    std::uint64_t inParts = 0;
    for (asked.shard = {1, 4}; asked.shard.number <= 4; ++asked.shard.number) {
      const cli::ExperimentParts part = cli::examine(asked, {});
      QVERIFY(part.isGood());
      QCOMPARE(part.rows, std::uint64_t{answered(asked).rows.size()});
      inParts += part.rows;
    }
    QCOMPARE(inParts, rows);
  }

  // How many there will be is known without the searches that make them.
  void examinedWithoutGenerating() {
    cli::Experiment asked;
    asked.domain = "sokoban";
    asked.sources = {"generated:levels --boxes 20 --size 40x40 --seed 1 --count 10000",
                     "generated:levels --boxes 2"};
    asked.runs = {"a-star"};
    const cli::ExperimentParts parts = cli::examine(asked, {});
    QCOMPARE(parts.rows, std::uint64_t{10'000});
    QVERIFY(parts.sources[0].wrong.empty());
    QVERIFY(english(parts.sources[1].wrong).find("--seed is required") != std::string::npos);
    asked.domain = "klotski";
    asked.sources = {"generated:layouts --moves 90 --seed 1 --count 5", "catalogue"};
    QCOMPARE(cli::examine(asked, {}).sources[0].instances, std::uint64_t{5});
  }

  // A part that is there already is wrong by itself, so that nobody starts what is refused then.
  void givenTwice() {
    cli::Experiment asked = arena();
    asked.runs.push_back(asked.runs.front());
    const cli::ExperimentParts parts = cli::examine(asked, {});
    QVERIFY(parts.runs.front().wrong.empty());
    QCOMPARE(QString::fromStdString(english(parts.runs.back().wrong)), u"given twice"_s);
    QVERIFY(!parts.isGood());
  }

  // Who wants no more rows is told none, whatever other threads have found meanwhile.
  void noMoreThanWanted() {
    cli::Experiment asked = arena();
    asked.jobs = 4;
    QCOMPARE(answered(asked, {}, 3).rows.size(), std::size_t{3});
    QCOMPARE(answered(asked).total, std::uint64_t{answered(asked).rows.size()});
  }

  // Also those that were left to the program.
  void settingsAsUsed() {
    cli::Experiment asked = arena();
    asked.runs = {"greedy", "a-star --reopen no", "a-star", "dijkstra --duplicates keep --megabytes 10"};
    asked.sources = {"generated:maps open --size 6x6 --seed 4"};
    const Told told = answered(asked);
    const auto results = experiment::Results::read(told.text(), "rows");
    const auto column = [&](const char* name) {
      QStringList words;
      for (std::size_t row = 0; row < results.rowCount(); ++row)
        words << QString::fromStdString(results.text(row, *results.column(name)));
      return words;
    };
    QCOMPARE(column("reopen"), QStringList({u"no"_s, u"no"_s, u"yes"_s, u"yes"_s}));
    QCOMPARE(column("duplicates"), QStringList({u"drop"_s, u"drop"_s, u"drop"_s, u"keep"_s}));
  }

  // A map is found wherever it stands among the options, and words keep their quotes.
  void pathsInQueries() {
    cli::Experiment asked;
    asked.domain = "route";
    asked.sources = {"generated:queries --count 3 --seed=9 'a b.map'"};
    const cli::Experiment found = cli::experimentFrom(
        cli::wordsOf(asked), "w", [](const std::string& path) { return "/maps/" + path; });
    QCOMPARE(found.sources.front(), std::string("generated:queries --count 3 --seed=9 '/maps/a b.map'"));
  }

  void refused() {
    cli::Experiment asked = arena();
    const auto isRefused = [&] {
      try {
        answered(asked);
        return false;
      } catch (const cli::UsageError&) {
        return true;
      }
    };
    asked.repeat = 0;
    QVERIFY(isRefused());
    asked = arena();
    asked.jobs = 257;
    QVERIFY(isRefused());
    asked = arena();
    asked.shard = {3, 2};
    QVERIFY(isRefused());
    asked = arena();
    asked.domain = "chess";
    QVERIFY(isRefused());
    asked = arena();
    asked.runs = {"magic"};
    QVERIFY(isRefused());
  }
};

SEARCHLIGHT_TEST(CliExperimentTest)
#include "cli_experiment_test.moc"
