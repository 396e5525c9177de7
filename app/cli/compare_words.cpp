// app/cli/compare_words.cpp: the options of all comparisons.
#include "app/cli/compare_words.h"

#include <CLI/CLI.hpp>
#include <string_view>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "core/text/complaint.h"
#include "core/text/shell_words.h"

namespace searchlight::cli {

namespace {
constexpr std::uint64_t kMostRepeats = 1000;
}  // namespace

void CompareWords::addTo(CLI::App& parser, const std::string& time) {
  algorithmsOption =
      parser.add_option("--algorithms", algorithms, "Search algorithms, in the order of the rows")
          ->type_name("NAME,NAME,..");
  parser
      .add_option("--run", runs,
                  "Instead: a search with its own options, which override the common ones; repeatable")
      ->type_name("\"NAME [options]\"")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  addLimitOptions(parser, limits, time);
  repeatOption = parser
                     .add_option("--repeat", repeat,
                                 "Runs each search N times, from 1 to " + std::to_string(kMostRepeats) +
                                     "; seconds is the median, and the limits apply to each run (default: 1)")
                     ->type_name("N");
  form.addTo(parser, "Prints one JSON object per line");
}

bool CompareWords::namesSearches() const { return algorithmsOption->count() > 0 || !runs.empty(); }

std::uint64_t CompareWords::times() const {
  return tellsTimes() ? wholeNumber("--repeat", repeat, 1, kMostRepeats) : 1;
}

bool CompareWords::tellsTimes() const { return repeatOption->count() > 0; }

void CompareWords::check(bool isElsewhere) const {
  if (algorithmsOption->count() > 0 && !runs.empty())
    throw UsageError("--run: cannot be combined with --algorithms");
  if (!namesSearches() && !isElsewhere) throw UsageError("--algorithms or --run is missing");
  form.check();
  static_cast<void>(times());
}

std::vector<std::string> CompareWords::asked() const {
  if (isByRuns()) return runs;
  std::vector<std::string> names(1);
  for (const char c : algorithms) {
    if (c == ',')
      names.emplace_back();
    else
      names.back() += c;
  }
  return names;
}

void failRow(const std::string& asked, bool isRun, const std::string& wrong) {
  constexpr std::string_view kAlgorithm = "--algorithm";
  if (isRun) throw UsageError(complaint("--run", asked, wrong));
  const bool isAboutName = wrong.starts_with(std::string(kAlgorithm) + " ");
  throw UsageError(isAboutName ? "--algorithms" + wrong.substr(kAlgorithm.size()) : wrong);
}

std::pair<std::string, std::vector<std::string>> splitRun(const std::string& asked) try {
  std::vector<std::string> words = shellWords(asked);
  if (words.empty()) failRow(asked, true, "must begin with an algorithm");
  std::string name = std::move(words.front());
  words.erase(words.begin());
  return {std::move(name), std::move(words)};
} catch (const ShellWordsError& error) {
  failRow(asked, true, error.what());
}

void prepareRunParser(CLI::App& parser) {
  parser.set_help_flag();
  parser.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

std::string runFooter() {
  return "A run is split into words as in a shell: spaces separate them, quotes keep them together.\n";
}

}  // namespace searchlight::cli
