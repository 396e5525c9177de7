// app/cli/searches.cpp: the options of all comparisons.
#include "app/cli/searches.h"

#include "core/text/shell_words.h"

namespace searchlight::cli {

void RunWords::addTo(CLI::App& parser, const std::string& runHelp, const std::string& time,
                     const std::string& jsonHelp) {
  parser.add_option("--run", runs, runHelp)
      ->type_name("\"NAME [options]\"")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  limits.addTo(parser, time);
  repeat.addTo(parser, "--repeat", "N",
               "Runs each search N times, from 1 to " + std::to_string(Experiment::kMostRepeats) +
                   "; seconds is the median, and the limits apply to each run (default: 1)");
  form.addTo(parser, jsonHelp);
}

void CompareWords::addTo(CLI::App& parser, const std::string& time) {
  algorithms.addTo(parser, "--algorithms", "NAME,NAME,..", "Search algorithms, in the order of the rows");
  RunWords::addTo(parser,
                  "Instead: a search with its own options, which override the common ones; repeatable", time,
                  "Prints one JSON object per line");
}

void CompareWords::check(bool isElsewhere) const {
  if (algorithms.isGiven() && !runs.empty()) throw UsageError("--run: cannot be combined with --algorithms");
  if (!namesSearches() && !isElsewhere) throw UsageError("--algorithms or --run is missing");
  form.check();
  static_cast<void>(times());
}

std::vector<std::string> CompareWords::asked() const {
  if (isByRuns()) return runs;
  std::vector<std::string> names(1);
  for (const char c : algorithms.text) {
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

}  // namespace searchlight::cli
