// app/cli/compare_words.h: what all comparisons are asked with: which searches, and how their rows are printed.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/search/measured_time.h"
#include "core/search/outcome.h"

namespace searchlight::cli {

// A row of a comparison that is run over and over, so that its time means something.
template <class Report>
struct Repeated {
  Report report;     // of the first run, but for its seconds and those of its set-up, which are the median
  std::size_t runs;  // that this is the median of
};

template <class Report>
search::Outcome outcomeOf(const Report& report) {
  if constexpr (requires { report.outcome; })
    return report.outcome;
  else
    return report.solution.outcome;
}

// `answer(progress)` runs the search once. What a limit or Ctrl-C has ended has no time of its own: as a first run it stays
// alone, and later it does not count.
template <class Answer>
auto repeated(std::uint64_t times, const Console& console, const std::string& progress, Answer&& answer) {
  const auto isWhole = [](const auto& report) {
    const search::Outcome outcome = outcomeOf(report);
    return outcome == search::Outcome::Solved || outcome == search::Outcome::Exhausted;
  };
  auto first = answer(progress);
  std::vector<double> seconds{first.seconds}, setups{first.setupSeconds};
  for (std::uint64_t k = 2; k <= times && isWhole(first) && !console.stop.stop_requested(); ++k) {
    const auto again = answer(progress + ", run " + std::to_string(k) + " of " + std::to_string(times));
    if (!isWhole(again)) break;
    seconds.push_back(again.seconds);
    setups.push_back(again.setupSeconds);
  }
  const std::size_t runs = seconds.size();
  first.seconds = search::measuredTime(std::move(seconds)).seconds;
  first.setupSeconds = search::measuredTime(std::move(setups)).seconds;
  return Repeated<decltype(first)>{std::move(first), runs};
}

// Of how many runs a row's seconds are the median, where it was asked for: a member, a column.
inline constexpr std::string_view kRepeats = "repeats";

struct CompareWords {
  std::string algorithms;
  std::vector<std::string> runs;
  std::string repeat;  // as it was typed
  OutputForm form;
  LimitArguments limits;
  const CLI::Option* algorithmsOption = nullptr;  // whether it is given
  const CLI::Option* repeatOption = nullptr;

  // `time` is what help tells of --seconds where it is not given.
  void addTo(CLI::App& parser, const std::string& time = "no limit");
  // Throws UsageError for what does not go together; `isElsewhere`: a file may say which searches.
  void check(bool isElsewhere) const;
  // Whether the line says which searches.
  bool namesSearches() const;
  bool isByRuns() const { return !runs.empty(); }
  // How often each row is run; whether the rows tell it.
  std::uint64_t times() const;
  bool tellsTimes() const;
  // The rows as they were typed: algorithms' names or runs.
  std::vector<std::string> asked() const;
};

// What is wrong with a row, told by the option that asked for it: `wrong` begins with "--algorithm " where it is about a
// name in the list.
[[noreturn]] void failRow(const std::string& asked, bool isRun, const std::string& wrong);

// "weighted-a-star --weight 2": the algorithm, and its options parsed by `parser`. Throws UsageError.
std::pair<std::string, std::vector<std::string>> splitRun(const std::string& asked);
// A parser for the options of a run.
void prepareRunParser(CLI::App& parser);

// For the end of a command's help.
std::string runFooter();

}  // namespace searchlight::cli
