// app/cli/klotski_survey.cpp: the command `klotski survey`: all that can be reached from a layout, counted.
#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/klotski_report.h"
#include "app/cli/output.h"
#include "core/klotski/survey.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

using klotski::Count;

// Words as they were typed.
struct SurveyArguments {
  AskedLayoutWords asked;
  LimitArguments limits;
  OutputForm form;
};

// "best.moves" is a member of a member.
constexpr std::string_view kSurveyColumns[] = {
    "layout",        "outcome",    "states",      "goalStates",  "edges.steps", "edges.moves", "best.moves",
    "best.straight", "best.steps", "depth.moves", "depth.steps", "seconds",     "setupSeconds"};

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
  return value ? std::to_string(*value) : "unknown";
}

std::string outcomeOf(const klotski::Survey& survey) {
  return survey.isComplete() ? "complete" : std::string(outcomeName(survey.outcome));
}

Record surveyRecord(const klotski::Survey& s, double seconds) {
  Record best;
  if (!s.isUnsolvable())
    best = {{"moves", orNull(in(s.best, Count::Moves))},
            {"straight", orNull(in(s.best, Count::Straight))},
            {"steps", orNull(in(s.best, Count::Steps))}};
  return {
      {"outcome", outcomeOf(s)},
      {"states", orNull(s.states)},
      {"goalStates", orNull(s.goalStates)},
      {"edges", {{"steps", orNull(in(s.edges, Count::Steps))}, {"moves", orNull(in(s.edges, Count::Moves))}}},
      {"best", best},
      {"depth", {{"moves", orNull(in(s.depth, Count::Moves))}, {"steps", orNull(in(s.depth, Count::Steps))}}},
      {"seconds", jsonSeconds(seconds)},
      {"setupSeconds", 0}};  // it begins at once
}

// Its members' members beside them, for columns.
Record flat(const Record& record) {
  Record out = Record::object();
  for (const auto& [name, value] : record.items())
    if (value.is_object())
      for (const auto& [inner, figure] : value.items()) out[name + "." + inner] = figure;
    else
      out[name] = value;
  return out;
}

// `layout` is left out where it is empty.
void writeSurveyText(std::ostream& out, const std::string& layout, const klotski::Survey& s, double seconds) {
  if (!layout.empty()) writeRows(out, {{"layout", onOneLine(layout)}});
  writeRows(
      out,
      {{"outcome", outcomeOf(s)}, {"states", orUnknown(s.states)}, {"goal states", orUnknown(s.goalStates)}});
  if (s.isUnsolvable()) out << "unsolvable: " << kNoPath << "\n";
  Table table({{"count"}, {"best", true}, {"edges", true}, {"depth", true}});
  for (const Count count : {Count::Moves, Count::Straight, Count::Steps})
    table.add({std::string(klotski::kCountNames[static_cast<std::size_t>(count)]),
               s.isUnsolvable() ? "none" : orUnknown(in(s.best, count)), orUnknown(in(s.edges, count)),
               orUnknown(in(s.depth, count))});
  table.write(out);
  writeRows(out, {{"seconds", textSeconds(seconds)}});
}

int run(const SurveyArguments& arguments, const Console& console) {
  arguments.form.check();
  const search::Limits limits = limitsFrom(arguments.limits, usualGameLimits());
  const AskedLayouts asked = askedLayouts(arguments.asked, limits.bytes, console);
  if (arguments.form.csv) writeCsvTitles(console.out, kSurveyColumns);
  const bool areComplete =
      forEachLayout(asked, console, [&](const AskedLayout& layout, const std::string& shown) {
        klotski::Survey survey;
        double seconds = 0;
        {
          const Progress progress(console, asked.areSeveral() ? shown : "counting");
          const Searching searching(console);
          const auto started = std::chrono::steady_clock::now();
          search::Limits left = limits;
          left.bytes = console.memory.leftOf(left.bytes);
          survey = klotski::survey(layout.board, layout.board.opening(), left, console.stop);
          seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        }
        if (arguments.form.isText()) {
          if (&layout != asked.layouts.data()) console.out << "\n";
          writeSurveyText(console.out, asked.areSeveral() ? layout.name : std::string(), survey, seconds);
        } else {
          const Record record = surveyRecord(survey, seconds);
          writeLayoutRecord(console.out, asked, layout, arguments.form.csv ? flat(record) : record,
                            arguments.form, kSurveyColumns);
        }
        return survey.isComplete();
      });
  return areComplete ? kDone : kNo;
}

}  // namespace

Command makeKlotskiSurvey(CLI::App& parser) {
  auto arguments = std::make_shared<SurveyArguments>();
  arguments->asked.addTo(parser, SetUpUse::Survey);
  addLimitOptions(parser, arguments->limits, "60 per layout");
  arguments->form.addTo(parser, "Prints one JSON object per layout");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
