// app/cli/batch.h: an experiment: any set of searches over any set of instances, a row each as soon as it is known.
//
// A row begins with all that tells it from others (the source, the instance, the run as it was typed, every setting) and goes on
// with what was counted. The beginning is always the same text, by which --resume knows a row that is there.
#pragma once
#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <sstream>
#include <thread>

#include "app/cli/searches.h"
#include "core/text/files.h"

namespace searchlight::cli {

// What is asked of a batch besides the searches of a domain.
struct BatchWords {
  std::vector<std::string> sources, runs;
  Argument runsFile, repeat{"1"}, jobs{"1"}, shard, resume;
  OutputForm form;
  LimitArguments limits;

  void addTo(CLI::App& parser, const char* source, const char* help, const std::string& time);
  // Throws UsageError for what does not go together, and FormatError for a file of runs that cannot be read.
  std::vector<std::string> typedRuns() const;
  std::uint64_t times() const { return repeat.wholeNumber(1, CompareWords::kMost); }
  std::uint64_t threads() const { return jobs.wholeNumber(1, 256); }
  // "2/3": every third row, from the second one on.
  struct Shard {
    std::uint64_t number = 1, of = 1;
    bool has(std::uint64_t row) const { return row % of == number - 1; }
  };
  Shard part() const;
};

// Rows written by an earlier run, each by its beginning. An incomplete last line is cut off the file.
class RowsBefore {
 public:
  RowsBefore() = default;
  // What such a file may begin with, the first line or a part of it, is told. Throws FormatError where the file is there and holds
  // something else, or cannot be read or repaired.
  RowsBefore(const std::string& file, const std::vector<std::string>& beginnings);
  RowsBefore(const RowsBefore&) = delete;
  RowsBefore& operator=(const RowsBefore&) = delete;
  bool isEmpty() const { return m_lines.empty(); }
  bool has(const std::string& beginning) const;

 private:
  std::string m_text;
  std::vector<std::string_view> m_lines;  // sorted
};

// What one of the named sources holds. Case has an Instance called `instance`.
template <class Case, class Run, class Report>
struct CaseSet {
  std::vector<Case> cases;
  // Makes ready for a search of that kind, and then answers case after case.
  using Answer = std::function<Report(std::size_t at, const std::string& progress)>;
  std::function<Answer(const Run& run, const Console& console)> prepare;
  // Throws UsageError where such a search cannot be made; null: all can.
  std::function<void(const Run& run)> require = {};
};

// A board of a game as a case, and what all boards that were read are: each is searched as the command that solves it does.
struct BoardCase {
  Instance instance;
};
template <class Searches>
CaseSet<BoardCase, typename Searches::Run, typename Searches::Report> casesOf(
    std::shared_ptr<const Searches> searches) {
  CaseSet<BoardCase, typename Searches::Run, typename Searches::Report> set;
  for (Instance& instance : searches->instances()) set.cases.push_back({std::move(instance)});
  set.prepare = [=](const typename Searches::Run& run, const Console& with) {
    return [=, &with](std::size_t at, const std::string& progress) {
      return searches->answer(at, run, with, progress);
    };
  };
  return set;
}

// Domain: Case, Run, Report, kSource and kSourceHelp, kTime, options(), isOfTypedRun(), usual() (the run that all begin with),
// caseColumns(), columns(), and open(source, bytes, console), which throws UsageError, FormatError or NoRoomToRead.
template <class Domain>
class Batch {
 public:
  void addTo(CLI::App& parser) { m_words.addTo(parser, Domain::kSource, Domain::kSourceHelp, Domain::kTime); }

  ExitCode run(const Console& console) {
    m_words.form.check();
    const BatchWords::Shard shard = m_words.part();
    m_times = m_words.times();
    const std::uint64_t threads = m_words.threads();
    Run shared = Domain::usual();
    shared.limits = m_words.limits.from(shared.limits);
    std::size_t bytes = 0;
    for (const std::string& text : m_words.typedRuns()) {
      m_runs.push_back(askedRun<Domain>(text, shared, true));
      bytes = std::max(bytes, m_runs.back().run.limits.bytes);
    }
    if (std::ranges::count(m_words.sources, kStandardStream) > 1)
      throw UsageError("-: standard input can be read only once");
    // Errors in any source but standard input are reported before the first row.
    if (m_words.sources.size() > 1)
      for (const std::string& source : m_words.sources)
        if (source != kStandardStream) static_cast<void>(Domain::open(source, bytes, console));

    std::ostringstream text;
    RowPrinter<Row> printer(text, m_words.form, columns(threads), TextForm::Stream);
    const RowsBefore before =
        m_words.resume.isGiven() ? RowsBefore(m_words.resume.text, beginnings(text.str())) : RowsBefore();
    if (shard.number > 1 || !before.isEmpty()) text.str({});  // one head for all parts
    const auto flush = [&] {
      console.out << text.str() << std::flush;
      text.str({});
    };
    std::uint64_t row = 0;
    for (const std::string& source : m_words.sources) {
      const Set set = Domain::open(source, bytes, console);
      if (set.require)
        for (const AskedRun<Run>& asked : m_runs) set.require(asked.run);
      flush();
      for (const AskedRun<Run>& asked : m_runs) {
        std::vector<std::size_t> wanted;
        for (std::size_t at = 0; at < set.cases.size(); ++at)
          if (shard.has(row++) && (before.isEmpty() || !before.has(beginning(source, set.cases[at], asked))))
            wanted.push_back(at);
        answer(source, set, asked, wanted, threads, console, [&](const Row& answered) {
          printer.add(answered);
          flush();
        });
        if (!goesOn(console)) return kNo;
      }
    }
    return m_isAllSolved ? kDone : kNo;
  }

 private:
  using Case = typename Domain::Case;
  using Run = typename Domain::Run;
  using Report = typename Domain::Report;
  using Set = CaseSet<Case, Run, Report>;
  struct Row {
    const std::string& source;
    const Case& about;
    const AskedRun<Run>& asked;
    RunRow<Run, Report> answered;
  };

  bool goesOn(const Console& console) const { return !m_isOver && !console.stop.stop_requested(); }
  // What a file of such rows may begin with: the head of CSV, a source, or a member of JSON.
  std::vector<std::string> beginnings(const std::string& head) const {
    if (m_words.form.json)
      return {Record{{std::string(Domain::kSourceKey), ""}}.dump().substr(0, Domain::kSourceKey.size() + 4)};
    std::vector<std::string> all{head};
    for (const std::string& source : m_words.sources) {
      all.push_back(csvLine(std::vector<std::string>{csvText(source)}));
      all.back().back() = ',';
    }
    return all;
  }

  // What tells a row from all others.
  static Columns<Row> beginning() {
    Columns<Row> columns{
        {Domain::kSourceKey, Domain::kSourceKey, kPlain, [](const Row& row) { return row.source; }}};
    addColumns(
        columns, Domain::caseColumns(), [](const Row& row) { return &row.about; },
        [](const Row& /*row*/) { return std::string(); });
    columns.push_back({"run", "run", kPlain, [](const Row& row) { return row.asked.text; }});
    for (const auto& option : Domain::options())
      if (!option.value.empty() && (option.key == "algorithm" || Domain::isOfTypedRun(option.key)))
        columns.push_back({option.key, "", kPlain, [get = option.get](const Row& row) {
                             const auto word = get(row.asked.run.asked);
                             return word ? Record(*word) : Record();
                           }});
    return columns;
  }
  Columns<Row> columns(std::uint64_t threads) const {
    Columns<Row> all = beginning();
    addColumns(
        all, Domain::columns(),
        [](const Row& row) { return row.about.instance.broken.empty() ? &row.answered.report : nullptr; },
        [](const Row& row) { return row.about.instance.broken; });
    all.push_back({"repeats", "", kPlain, [](const Row& row) { return row.answered.repeats; }});
    // Times that were not measured alone are told from others.
    all.push_back({"jobs", "", kPlain, [threads](const Row& /*row*/) { return threads; }});
    return all;
  }
  std::string beginning(const std::string& source, const Case& about, const AskedRun<Run>& asked) const {
    static const Columns<Row> kColumns = beginning();
    const Row row{source, about, asked, {about.instance}};
    if (m_words.form.json) {
      std::string text = recordOf(kColumns, row).dump();
      text.back() = ',';
      return text;
    }
    std::vector<std::string> fields;
    for (const Column<Row>& column : kColumns) fields.push_back(csvText(column.value(row)));
    std::string text = csvLine(fields);
    text.back() = ',';
    return text;
  }

  // Each thread has a search of its own, with its share of the memory; what one has found is told at once.
  template <class Tell>
  void answer(const std::string& source, const Set& set, const AskedRun<Run>& asked,
              const std::vector<std::size_t>& wanted, std::uint64_t threads, const Console& console,
              Tell&& tell) {
    std::atomic<std::size_t> next{0};
    std::mutex telling;
    Run run = asked.run;
    run.limits.bytes /= threads;
    const auto work = [&](const Console& with) {
      typename Set::Answer ask;
      for (std::size_t k = next++; k < wanted.size() && goesOn(console); k = next++) {
        const Case& about = set.cases[wanted[k]];
        const auto answered = [&]() -> RunRow<Run, Report> {
          if (!about.instance.broken.empty()) return {about.instance};
          if (!ask) ask = set.prepare(run, with);
          return repeatedRow<Run, Report>(
              about.instance, asked, m_times, with,
              onOneLine(source) + ", " + onOneLine(asked.text) + ": " + std::to_string(k + 1) + " of " +
                  std::to_string(wanted.size()),
              [&](const std::string& progress) { return ask(wanted[k], progress); });
        };
        const Row row{source, about, asked, answered()};
        const std::lock_guard lock(telling);
        m_isAllSolved = m_isAllSolved && row.answered.asked && row.answered.report.isSolved();
        // What Ctrl-C has ended is no result: it is run again when the batch goes on.
        if (row.answered.asked && row.answered.report.outcome() == search::Outcome::Stopped &&
            console.stop.stop_requested())
          return;
        tell(row);
        if (!console.out) m_isOver = true;
      }
    };
    if (threads == 1) return work(console);
    const Searching searching(console);
    std::ostream nowhere(nullptr);
    std::vector<std::exception_ptr> thrown(threads);
    {
      std::vector<std::jthread> all;
      for (std::uint64_t i = 0; i < threads; ++i)
        all.emplace_back([&, i] {
          try {
            work({console.out, nowhere, false, console.stop, nullptr, ProcessMemory::uncounted()});
          } catch (...) {
            thrown[i] = std::current_exception();
            m_isOver = true;
          }
        });
    }
    for (const std::exception_ptr& one : thrown)
      if (one) std::rethrow_exception(one);
  }

  BatchWords m_words;
  std::vector<AskedRun<Run>> m_runs;
  std::uint64_t m_times = 1;
  bool m_isAllSolved = true;
  std::atomic<bool> m_isOver{false};  // the output is gone, or a thread has failed
};

}  // namespace searchlight::cli
