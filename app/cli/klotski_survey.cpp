// app/cli/klotski_survey.cpp: the command `klotski survey`: all that can be reached from a layout, counted.
#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/klotski_layout.h"
#include "app/cli/klotski_report.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/klotski/survey.h"

namespace searchlight::cli {
namespace {

using klotski::Count;

// Words as they were typed.
struct SurveyArguments {
  AskedLayoutWords asked;
  LimitArguments limits;
  bool json = false;
};

template <class T>
std::optional<T> in(const klotski::Survey::ByCount<T>& values, Count count) {
  return values[static_cast<std::size_t>(count)];
}
template <class T>
Record orNull(const std::optional<T>& value) {
  return value ? Record(*value) : Record();
}
template <class T>
std::string orUnknown(const std::optional<T>& value) {
  return value ? std::to_string(*value) : "not known";
}

std::string outcomeOf(const klotski::Survey& survey) {
  return survey.isComplete() ? "complete" : std::string(outcomeName(survey.outcome));
}

void writeSurveyJson(std::ostream& out, const klotski::Survey& s, double seconds) {
  Record best;
  if (!s.isUnsolvable())
    best = {{"moves", orNull(in(s.best, Count::Moves))},
            {"straight", orNull(in(s.best, Count::Straight))},
            {"steps", orNull(in(s.best, Count::Steps))}};
  writeJsonLine(
      out, {{"outcome", outcomeOf(s)},
            {"states", orNull(s.states)},
            {"goalStates", orNull(s.goalStates)},
            {"edges",
             {{"steps", orNull(in(s.edges, Count::Steps))}, {"moves", orNull(in(s.edges, Count::Moves))}}},
            {"best", best},
            {"depth",
             {{"moves", orNull(in(s.depth, Count::Moves))}, {"steps", orNull(in(s.depth, Count::Steps))}}},
            {"seconds", jsonSeconds(seconds)}});
}

void writeSurveyText(std::ostream& out, const klotski::Survey& s, double seconds) {
  writeRows(
      out,
      {{"outcome", outcomeOf(s)}, {"states", orUnknown(s.states)}, {"goal states", orUnknown(s.goalStates)}});
  if (s.isUnsolvable()) out << "unsolvable: " << kNoWay << "\n";
  Table table({{"count"}, {"best", true}, {"edges", true}, {"depth", true}});
  for (const Count count : {Count::Moves, Count::Straight, Count::Steps})
    table.add({std::string(klotski::kCountNames[static_cast<std::size_t>(count)]),
               s.isUnsolvable() ? "none" : orUnknown(in(s.best, count)), orUnknown(in(s.edges, count)),
               orUnknown(in(s.depth, count))});
  table.write(out);
  writeRows(out, {{"seconds", textSeconds(seconds)}});
}

int run(const SurveyArguments& arguments, const Console& console) {
  search::Limits limits = limitsFrom(arguments.limits, usualGameLimits());
  const klotski::Board layout = askedLayout(arguments.asked, limits.bytes, console).board;
  klotski::Survey survey;
  double seconds = 0;
  {
    const Progress progress(console, "counting");
    const Searching searching(console);
    const auto started = std::chrono::steady_clock::now();
    limits.bytes = console.memory.leftOf(limits.bytes);
    survey = klotski::survey(layout, layout.opening(), limits, console.stop);
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  }
  (arguments.json ? writeSurveyJson : writeSurveyText)(console.out, survey, seconds);
  return survey.isComplete() ? kDone : kNo;
}

}  // namespace

Command makeKlotskiSurvey(CLI::App& parser) {
  auto arguments = std::make_shared<SurveyArguments>();
  arguments->asked.addTo(parser, SetUpUse::Survey);
  addLimitOptions(parser, arguments->limits, "60");
  parser.add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
