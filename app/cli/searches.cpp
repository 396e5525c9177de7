// app/cli/searches.cpp: the options of all comparisons.
#include "app/cli/searches.h"

#include "app/cli/generated.h"

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

void failRow(const std::string& asked, bool isRun, const Failure& wrong) {
  constexpr std::string_view kAlgorithm = "--algorithm";
  if (isRun) throw UsageError(complaint("--run", asked, wrong));
  const std::string told = english(wrong);
  const bool isAboutName = told.starts_with(std::string(kAlgorithm) + " ");
  throw UsageError(isAboutName ? "--algorithms" + told.substr(kAlgorithm.size()) : told);
}

std::pair<std::string, std::vector<std::string>> splitRun(const std::string& asked) try {
  std::vector<std::string> words = shellWords(asked);
  if (words.empty()) failRow(asked, true, ReaderErrors::tr("must begin with an algorithm"));
  std::string name = std::move(words.front());
  words.erase(words.begin());
  return {std::move(name), std::move(words)};
} catch (const ShellWordsError& error) {
  failRow(asked, true, Failure(error.what()));
}

// ---- Sources that are made ----

namespace {
constexpr std::string_view kGenerated = "generated:";
}

bool GeneratedSource::is(std::string_view source) { return source.starts_with(kGenerated); }

GeneratedSource::GeneratedSource(const std::string& source, const std::vector<std::string_view>& kinds)
    : m_source(source) {
  try {
    m_words = shellWords(std::string_view(source).substr(kGenerated.size()));
  } catch (const ShellWordsError& error) {
    fail(Failure(error.what()));
  }
  if (!m_words.empty()) m_kind = m_words.front();
  if (std::ranges::find(kinds, m_kind) == kinds.end())
    fail(ReaderErrors::tr("must begin with %1%2", kGenerated, choiceOf(kinds)));
  m_words.erase(m_words.begin());
}

std::string generatedKind(const std::string& source) {
  if (!GeneratedSource::is(source)) return {};
  return GeneratedSource(source, {"queries", "maps", "levels", "layouts", "moves"}).kind();
}

void GeneratedSource::fail(const Failure& wrong) const {
  throw UsageError(behind(onOneShortLine(m_source), wrong));
}

void GeneratedSource::failFor(std::size_t found, std::size_t wanted, std::string_view what,
                              std::string_view why) const {
  throw HonestNo(onOneShortLine(m_source) + ": " + std::to_string(found) + " of " + std::to_string(wanted) +
                 " " + std::string(what) + " were generated: " + std::string(why));
}

}  // namespace searchlight::cli
