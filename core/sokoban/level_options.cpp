// core/sokoban/level_options.cpp: the table of Sokoban's settings.
#include "core/sokoban/level_options.h"

#include <array>
#include <string_view>

#include "core/geometry/point.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {
namespace {

using Row = setup::Option<LevelOptions>;
constexpr std::array<std::string_view, 3> kAskedNames{"level", "walk", "box"};  // by LevelOptions::Asked

Row placeOption(std::string_view key, std::optional<Point> LevelOptions::*place) {
  Row row{.key = key};
  row.get = [=](const LevelOptions& options) {
    return options.*place ? std::optional(pointText(*(options.*place))) : std::nullopt;
  };
  row.set = [=](LevelOptions& options, std::string_view word) -> std::optional<Failure> {
    const std::optional<Point> point = pointFromText(word);
    if (!point) return ReaderErrors::tr("must be X,Y (column and row)");
    options.*place = point;
    return std::nullopt;
  };
  return row;
}

}  // namespace

const setup::Options<LevelOptions>& levelOptions() {
  static const setup::Options<LevelOptions> table = [] {
    Row ask = setup::oneOf<LevelOptions::Asked>(
        Row{.key = "ask"}, kAskedNames, [](auto& options) -> auto& { return options.asked; });
    // Its place is its own.
    ask.set = [set = ask.set](LevelOptions& options, std::string_view word) {
      options.box.reset();
      options.to.reset();
      return set(options, word);
    };
    Row without{
        .key = "without",
        .value = "LIST",
        .help =
            "Switches off pruning methods, separated by commas: dead-squares, freeze, corral, matching; and "
            "of --any features (its feature-space search), tables (deadlocks of two and three boxes there), "
            "pulls "
            "(from the end, too)",
        .isOfRun = true};
    without.choices = kIdeaNames;
    without.get = [](const LevelOptions& options) { return withoutText(options.question.ideas); };
    without.set = [](LevelOptions& options, std::string_view word) -> std::optional<Failure> {
      std::string unknown;
      const std::optional<Ideas> ideas = ideasWithout(word, &unknown);
      if (!ideas) return ReaderErrors::tr("%1 is not one of %2", inQuotes(unknown), choiceOf(kIdeaNames));
      options.question.ideas = *ideas;
      return std::nullopt;
    };
    setup::Options<LevelOptions> rows{
        std::move(ask), placeOption("box", &LevelOptions::box), placeOption("to", &LevelOptions::to),
        setup::oneOf<Metric>(
            Row{.key = "metric",
                .value = "NAME",
                .help = "Minimises pushes, or moves: every step of the worker, pushes included (default: "
                        "pushes)"},
            kMetricNames, [](auto& options) -> auto& { return options.question.metric; }),
        std::move(without)};
    setup::addRows(
        rows,
        setup::searchOptions(
            canSearch,
            [](const Failure& names) { return ReaderErrors::tr("needs a grid; levels support %1", names); },
            "Search algorithm (default: a-star)"),
        &LevelOptions::search);
    return rows;
  }();
  return table;
}

}  // namespace searchlight::sokoban
