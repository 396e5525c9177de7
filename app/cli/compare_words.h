// app/cli/compare_words.h: what all comparisons are asked with: which searches, and how their rows are printed.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/limits.h"
#include "app/cli/output.h"

namespace searchlight::cli {

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
