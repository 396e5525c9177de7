// app/cli/searches.h: the commands that search boards of a domain in one way (`klotski solve`) or several (`compare klotski`), a row each:
// read from the line or a set-up, asked one after the other, printed.
#pragma once
#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/experiment.h"
#include "app/cli/rows.h"
#include "app/cli/set_up_option.h"
#include "core/search/measured_time.h"
#include "core/search/outcome.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

// ---- What all comparisons are asked with ----

// The searches as runs, and what holds for each of them.
struct RunWords {
  std::vector<std::string> runs;  // as they were typed
  Argument repeat{"1"};
  OutputForm form;
  LimitArguments limits;

  // `time` is what help tells of --seconds where it is not given.
  void addTo(CLI::App& parser, const std::string& runHelp, const std::string& time,
             const std::string& jsonHelp);
  // How often each row is run.
  std::uint64_t times() const { return repeat.wholeNumber(1, Experiment::kMostRepeats); }
};

struct CompareWords : RunWords {
  Argument algorithms;

  void addTo(CLI::App& parser, const std::string& time);
  // Throws UsageError for what does not go together; `isElsewhere`: a file may say which searches.
  void check(bool isElsewhere) const;
  // Whether the line says which searches.
  bool namesSearches() const { return algorithms.isGiven() || !runs.empty(); }
  bool isByRuns() const { return !runs.empty(); }
  // The rows as they were typed: algorithms' names or runs.
  std::vector<std::string> asked() const;
};

// What is wrong with a row, told by the option that asked for it: `wrong` begins with "--algorithm " where it is about a
// name in the list.
[[noreturn]] void failRow(const std::string& asked, bool isRun, const Failure& wrong);

// "weighted-a-star --weight 2": the algorithm, and its options for a parser. Throws UsageError.
std::pair<std::string, std::vector<std::string>> splitRun(const std::string& asked);

// ---- Rows ----

// A board that is searched, by what its column says; a broken one is a row of its own and not solved.
struct Instance {
  Record name;
  std::string broken = {};  // the reason; empty: it is none
  std::string title = {};
  std::string text() const { return shownText(name); }
};

// A search that is asked of each board. Run is what it is asked: `asked`, of a domain's table, and `limits`.
template <class Run>
struct AskedRun {
  std::string text;  // as it was typed: an algorithm's name or a run
  Run run;
};

// "incomplete: 12 nodes were dropped, and a path may exist": of an outcome that no proof stands behind, else as it is called.
inline std::string orIncomplete(search::Outcome outcome, std::uint64_t dropped) {
  std::string text(outcomeName(outcome));
  if (outcome == search::Outcome::Incomplete)
    text += ": " + std::to_string(dropped) + (dropped == 1 ? " node was" : " nodes were") +
            " dropped, and a path may exist";
  return text;
}

// One of them answered, maybe over and over, so that its time means something: all that tells the row from others, and all that
// was counted.
template <class Run, class Report>
struct RunRow {
  const Instance& instance;
  const AskedRun<Run>* asked = nullptr;  // null: the board is broken
  Report report = {};                    // of the first time, but for its seconds, which are the median
  std::size_t repeats = 1;               // that they are the median of
};

// `answer(progress)` runs the search once. What a limit or Ctrl-C has ended has no time of its own: as a first time it stays
// alone, and later it does not count.
template <class Run, class Report, class Answer>
RunRow<Run, Report> repeatedRow(const Instance& instance, const AskedRun<Run>& asked, std::uint64_t times,
                                const Console& console, const std::string& progress, Answer&& answer) {
  const auto isWhole = [](const Report& report) {
    return report.outcome() == search::Outcome::Solved || report.outcome() == search::Outcome::Exhausted ||
           report.outcome() == search::Outcome::Incomplete;
  };
  RunRow<Run, Report> row{instance, &asked, answer(progress)};
  std::vector<double> seconds{row.report.seconds}, setups{row.report.setupSeconds};
  for (std::uint64_t k = 2; k <= times && isWhole(row.report) && !console.stop.stop_requested(); ++k) {
    const auto again = answer(progress + ", run " + std::to_string(k) + " of " + std::to_string(times));
    if (!isWhole(again)) break;
    seconds.push_back(again.seconds);
    setups.push_back(again.setupSeconds);
  }
  row.repeats = seconds.size();
  row.report.seconds = search::measuredTime(std::move(seconds)).seconds;
  row.report.setupSeconds = search::measuredTime(std::move(setups)).seconds;
  return row;
}

// What was counted; of a broken board the reason.
template <class Run, class Report>
void addFigures(Columns<RunRow<Run, Report>>& columns, const Columns<Report>& figures) {
  using Row = RunRow<Run, Report>;
  addColumns(
      columns, figures, [](const Row& row) { return row.asked ? &row.report : nullptr; },
      [](const Row& row) { return row.instance.broken; });
}

// ---- Domains ----

inline bool isNoAlgorithm(std::string_view key) { return key != "algorithm"; }

// Throws UsageError for what does not go together.
template <class Run>
void checkRun(const Run& run) {
  if constexpr (requires { run.asked.search.duplicates; })
    if (const auto why = setup::whyNotKept(run.asked.search.algorithm, run.asked.search.duplicates))
      throw UsageError(*why);
  if constexpr (requires { requireFits(run); }) requireFits(run);
}

// A search as it was typed, an algorithm's name or (`isRun`) a run, of which `shared` says the rest. Throws UsageError.
template <class Domain, class Run = typename Domain::Run>
AskedRun<Run> askedRun(const std::string& text, const Run& shared, bool isRun) try {
  using Question = decltype(Run::asked);
  AskedRun<Run> asked{text, shared};
  auto [algorithm, words] = isRun ? splitRun(text) : std::pair(text, std::vector<std::string>());
  OptionWords<Question>::setOption(Domain::options(), asked.run.asked, "algorithm", algorithm);
  CLI::App parser;
  parser.set_help_flag();
  parser.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  OptionWords<Question> own;
  own.addTo(parser, Domain::options(), Domain::isOfTypedRun);
  LimitArguments limits;
  limits.addTo(parser);
  parseOptions(parser, std::move(words));
  own.applyTo(asked.run.asked);
  asked.run.limits = limits.from(shared.limits);
  checkRun(asked.run);
  return asked;
} catch (const UsageError& error) {
  if (std::string_view(error.what()).starts_with("--run")) throw;  // it says so already
  failRow(text, isRun, error.failure());
}

// What the games have in common: all that is asked of a board stands among the words of a set-up.
template <class Words, class Asked, class RunOfGame, class ReportOfGame, auto table>
struct GameSearches {
  using Run = RunOfGame;
  using Report = ReportOfGame;
  static constexpr const char* kTime = "60";
  static constexpr auto options = table;
  static constexpr auto isOfTypedRun = isNoAlgorithm;

  Words words;
  Asked asked = {};

  static std::string footer() { return {}; }
  static bool isOfKeptRun(std::string_view key) { return setup::findOption(options(), key) != nullptr; }
  static std::vector<CellList> cells(const Report& /*report*/) { return {}; }
  // What is asked of all boards, as far as the set-up says it.
  Run shared() const {
    Run run;
    takeSetUpWords(options(), run.asked, asked.words.question, words.setUp.name(), "question");
    return run;
  }
  const std::vector<setup::Words>& runs() const { return asked.words.runs; }
  template <class Given>
  void read(std::size_t bytes, const Given& /*given*/, const Console& console) {
    asked = words.read(bytes, console);
  }
  void requireBoard() const {}  // it has been read
  void begin(const std::vector<AskedRun<Run>>& /*runs*/, const CompareWords& /*how*/,
             const Console& /*console*/) const {}
};

// ---- solve ----

// Each board searched once, its figures as lines. Such a Domain says, besides what a comparison needs, how a row begins, and what
// follows it in text.
template <class Domain>
class Solving {
 public:
  void addTo(CLI::App& parser) {
    const std::string each = "per " + std::string(Domain::kInstance);
    m_domain.words.addTo(parser, SetUpUse::OneSearch);
    if constexpr (requires { m_domain.addSolveFlagsTo(parser); }) m_domain.addSolveFlagsTo(parser);
    m_options.addTo(parser, Domain::options());
    m_limits.addTo(parser, Domain::kTime + (" " + each));
    form.addTo(parser, "Prints one JSON object " + each);
  }

  ExitCode run(const Console& console) {
    AskedRun<Run> asked{{}, askedRun()};  // what is wrong with the line is told before a file is read
    m_domain.read(asked.run.limits.bytes, m_options, console);
    if (m_domain.words.setUp.isGiven()) asked.run = askedRun();
    const std::vector<Instance> instances = m_domain.instances();
    const std::size_t all = instances.size();
    Columns<Row> columns;
    addColumns(
        columns, Domain::columnsOf(all > 1), [](const Row& row) { return &row.instance; },
        [](const Row& /*row*/) { return std::string(); });
    addFigures(columns, Domain::columns(true));
    // Where something else is on standard output it is alone there.
    bool isTaken = false;
    if constexpr (requires { m_domain.takesOutput(form); }) isTaken = m_domain.takesOutput(form);
    RowPrinter<Row> printer(isTaken ? console.error : console.out, isTaken ? OutputForm() : form,
                            std::move(columns), TextForm::Lines);
    std::size_t done = 0, solved = 0;
    while (done == 0 || (done < all && console.out && !console.stop.stop_requested())) {
      const std::size_t at = done++;
      Row row{instances[at]};
      if (row.instance.broken.empty()) {
        const std::string of = std::to_string(done) + " of " + std::to_string(all);
        row.asked = &asked;
        row.report =
            m_domain.answer(at, asked.run, console,
                            all > 1 ? std::string(Domain::kInstance) + " " + of : std::string("searching"));
        solved += row.report.isSolved() ? 1 : 0;
      }
      printer.add(row);
      if constexpr (requires { Domain::writeMore(console.out, row.report); })
        if (form.isText()) Domain::writeMore(console.out, row.report);
    }
    return solved == all ? kDone : kNo;
  }

  OutputForm form;

 private:
  using Run = typename Domain::Run;
  using Row = RunRow<Run, typename Domain::Report>;

  // What the line says goes before what a set-up says.
  Run askedRun() const {
    Run run = m_domain.shared();
    m_options.applyTo(run.asked);
    if constexpr (requires { m_domain.takeFlags(m_options, run); }) m_domain.takeFlags(m_options, run);
    checkRun(run);
    run.limits = m_limits.from(run.limits);
    return run;
  }

  Domain m_domain;
  OptionWords<decltype(Run::asked)> m_options;
  LimitArguments m_limits;
};

// ---- compare ----

// A domain says with its types and functions what is compared: see LayoutSearches, the shortest one. Run is as AskedRun has it,
// Report has outcome(), isSolved(), seconds and setupSeconds.
template <class Domain>
class Comparison {
 public:
  void addTo(CLI::App& parser) {
    parser.footer(
        "A run is split into words as in a shell: spaces separate them, quotes keep them together.\n" +
        Domain::footer());
    m_domain.words.addTo(parser, SetUpUse::Comparison);
    m_options.addTo(parser, Domain::options(), isNoAlgorithm);
    if constexpr (requires { m_domain.addCompareFlagsTo(parser); }) m_domain.addCompareFlagsTo(parser);
    m_words.addTo(parser, Domain::kTime);
  }

  ExitCode run(const Console& console) {
    const SetUpOption& setUp = m_domain.words.setUp;
    m_words.check(setUp.isGiven());
    std::vector<AskedRun<Run>> runs = askedRuns();  // what the line names is looked at before a file is
    m_domain.read(mostBytes(runs), m_options, console);
    if (setUp.isGiven()) runs = askedRuns();
    if (runs.empty()) {
      m_domain.requireBoard();
      throw FormatError(setUp.name(), 0, "runs: no search to run: --algorithms or --run is missing");
    }
    m_domain.begin(runs, m_words, console);
    return answerAll(runs, m_domain.instances(), console);
  }

 private:
  using Run = typename Domain::Run;
  using Report = typename Domain::Report;
  using Row = RunRow<Run, Report>;
  using Question = decltype(Run::asked);

  // The searches that the line names, else those of a set-up, which the line's options go before.
  std::vector<AskedRun<Run>> askedRuns() const {
    Run shared = m_domain.shared();
    shared.limits = m_words.limits.from(shared.limits);
    std::vector<AskedRun<Run>> runs;
    if (m_words.namesSearches()) {
      m_options.applyTo(shared.asked);
      checkRun(shared);
      for (const std::string& text : m_words.asked())
        runs.push_back(askedRun<Domain>(text, shared, m_words.isByRuns()));
      return runs;
    }
    const auto& table = Domain::options();
    for (const setup::Words& words : m_domain.runs()) {
      AskedRun<Run>& asked = runs.emplace_back(AskedRun<Run>{{}, shared});
      const std::string& file = m_domain.words.setUp.name();
      for (const auto& [name, value] : words)
        if (!Domain::isOfKeptRun(name))
          throw FormatError(file, 0, "runs: " + inQuotes(name) + ": not an option of a run");
      takeSetUpWords(table, asked.run.asked, words, file, "runs");
      m_options.applyTo(asked.run.asked);
      checkRun(asked.run);
      asked.text = algorithmOf(asked.run);  // as --run would ask for it
      for (const auto& [name, value] : words)
        if (const std::string_view key = setup::findOption(table, name)->key; key != "algorithm")
          asked.text += " --" + std::string(key) + " " + m_options.valueOf(key).value_or(value);
    }
    return runs;
  }

  static std::string algorithmOf(const Run& run) {
    return *setup::findOption(Domain::options(), "algorithm")->get(run.asked);
  }

  // What is read is read if any row has room for it; what the line says of all of them goes where it names none.
  std::size_t mostBytes(const std::vector<AskedRun<Run>>& runs) const {
    std::size_t most = runs.empty() ? m_words.limits.from(m_domain.shared().limits).bytes : 0;
    for (const AskedRun<Run>& asked : runs) most = std::max(most, asked.run.limits.bytes);
    return most;
  }

  Columns<Row> columns(bool isNumbered) const {
    const std::string_view board = Domain::kInstance;
    Columns<Row> columns;
    if (!board.empty())
      columns.push_back(
          {board, board, isNumbered ? kNumber : kPlain, [](const Row& row) { return row.instance.name; }});
    // Searches are told as runs, too, where a set-up says which.
    const bool isByRuns = !m_words.algorithms.isGiven();
    const auto text = [](const Row& row) { return row.asked ? Record(row.asked->text) : kLeftOut; };
    columns.push_back({"algorithm", "", kPlain, [](const Row& row) {
                         return row.asked ? Record(algorithmOf(row.asked->run)) : kLeftOut;
                       }});
    columns.push_back({isByRuns ? "run" : "", isByRuns ? "run" : "algorithm", kPlain, text});
    const Column<Row> repeats{"repeats", "repeats", kNumber,
                              [](const Row& row) { return row.asked ? Record(row.repeats) : kLeftOut; }};
    const auto at = static_cast<std::ptrdiff_t>(columns.size());
    addFigures(columns, Domain::columns(false));
    // Behind the figures; a path's cells are behind all members of JSON.
    if (m_words.repeat.isGiven())
      columns.insert(board.empty() && m_words.form.json ? columns.begin() + at : columns.end(), repeats);
    return columns;
  }

  // Each as if it were alone: a time is the search's own, and the memory is given back. REQUIRES: runs, and instances.
  ExitCode answerAll(const std::vector<AskedRun<Run>>& runs, const std::vector<Instance>& instances,
                     const Console& console) {
    RowPrinter<Row> printer(console.out, m_words.form, columns(instances.front().name.is_number()));
    std::string notes;
    const auto note = [&](const std::string& text) {
      if (m_words.form.isText()) notes += text + "\n";
    };
    const std::size_t all = runs.size() * instances.size();
    std::size_t done = 0, solved = 0;
    while (done == 0 || (done < all && console.out && !console.stop.stop_requested())) {
      const std::size_t at = done / runs.size();
      const Instance& instance = instances[at];
      const std::string of = std::string(Domain::kInstance) + " " + instance.text();
      if (!instance.broken.empty()) {
        done += runs.size();
        note(of + ": broken: " + instance.broken);
        if (!m_words.form.isText()) printer.add({instance});
        continue;
      }
      const AskedRun<Run>& asked = runs[done++ % runs.size()];
      const Row row = repeatedRow<Run, Report>(
          instance, asked, m_words.times(), console,
          "search " + std::to_string(done) + " of " + std::to_string(all) + ", " + onOneLine(asked.text),
          [&](const std::string& progress) { return m_domain.answer(at, asked.run, console, progress); });
      solved += row.report.isSolved() ? 1 : 0;
      printer.add(row, m_domain.cells(row.report));
      if (const std::string said = Domain::note(row.report); !said.empty())
        note((instances.size() > 1 ? of + ", " : "") + onOneLine(asked.text) + ": " + said);
    }
    printer.finish();
    console.out << notes;
    if (done < all && m_words.form.isText())
      console.out << "stopped: " << all - done << " more not started\n";
    return solved == all ? kDone : kNo;
  }

  Domain m_domain;
  OptionWords<Question> m_options;  // of all rows
  CompareWords m_words;
};

}  // namespace searchlight::cli
