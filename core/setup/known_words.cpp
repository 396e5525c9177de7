// core/setup/known_words.cpp: names, and what their values must be.
#include "core/setup/known_words.h"

#include <algorithm>

#include "core/text/complaint.h"
#include "core/text/line_reader.h"
#include "core/trace/node_values.h"

namespace searchlight::setup {
namespace {

using Name = std::string_view;

constexpr double kMostSpeed = 1e6;
constexpr std::array<Name, 3> kPlayerNames{"speed", "pace", "unit"};
constexpr std::array<Name, 14> kMapNames{"layer",     "text",   "cell",   "centre",  "contours",
                                         "clearance", "answer", "tab",    "explain", "tree",
                                         "plot",      "plot-x", "plot-y", "plot-log"};
// What has no meaning on such a page is passed over there.
constexpr std::array<Name, 10> kGameNames{"layer", "text", "answer", "tab",    "explain",
                                          "tree",  "plot", "plot-x", "plot-y", "plot-log"};
constexpr std::array<Name, 11> kNamesWithGraph{"layer", "text",   "answer", "tab",      "explain", "tree",
                                               "plot",  "plot-x", "plot-y", "plot-log", "graph"};

std::optional<Failure> unlessAmong(std::span<const Name> names, Name value) {
  if (std::ranges::find(names, value) != names.end()) return std::nullopt;
  return choiceOf(names);
}
// What pages write besides: drawings, lists of queries, how a comparison stands, what an experiment shows.
constexpr std::array<Name, 26> kOtherNames{
    "drawing",  "queries",    "graph",  "unsaved", "world",   "chosen", "table",  "overlay", "overlay-of",
    "sort",     "difference", "events", "places",  "show",    "group",  "x",      "y",       "x-of-run",
    "equality", "log-x",      "log-y",  "filter",  "results", "rows",   "levels", "query"};

// What remains to a goal is worked out for every cell of a map alone.
std::span<const Name> layersOf(Name page) {
  static constexpr std::array<Name, 6> kOfBalls{"distance", "f", "h", "order", "times", "status"};
  if (page == "lines") return kOfBalls;
  return kCellLayers;
}

}  // namespace

Failure yesOrNo() { return ReaderErrors::tr("%1 or %2", std::string("yes"), std::string("no")); }

std::span<const Name> playerNames() { return kPlayerNames; }

std::span<const Name> viewNames(Name page) {
  if (page == "map-lab") return kMapNames;
  if (page == "klotski" || page == "sokoban") return kNamesWithGraph;
  return kGameNames;
}

bool isViewName(Name name) { return !unlessAmong(kMapNames, name) || !unlessAmong(kOtherNames, name); }

std::optional<Failure> wrongPlayerWord(Name name, Name value) {
  if (name == "pace" && unlessAmong(kNoYes, value)) return yesOrNo();
  if (name == "unit") return unlessAmong(kUnits, value);
  if (name != "speed" || value == kAuto) return std::nullopt;
  const auto speed = parseNumber(value);
  if (speed && *speed >= 1 && *speed <= kMostSpeed) return std::nullopt;
  return ReaderErrors::tr("a number from %1 to %2, or auto", 1, 1000000);
}

std::optional<Failure> wrongViewWord(Name page, Name name, Name value) {
  if (name == "layer") return unlessAmong(layersOf(page), value);
  if (name == "text") return unlessAmong(kCellTexts, value);
  if (name == "tab") return unlessAmong(kTabs, value);
  if (unlessAmong(kPlotNames, name) == std::nullopt) return wrongPlotWord(name, value);
  static constexpr std::array<Name, 6> kSwitches{"contours", "clearance", "answer",
                                                 "explain",  "graph",     "tree"};
  if (!unlessAmong(kSwitches, name) && unlessAmong(kNoYes, value)) return yesOrNo();
  return std::nullopt;
}

std::optional<Failure> wrongPlotWord(Name name, Name value) {
  if (name == "plot") return unlessAmong(kNoYes, value) ? std::optional(yesOrNo()) : std::nullopt;
  if (name == "plot-log") return unlessAmong(kPlotLogs, value);
  if (name == "plot-y" && value == "count") return std::nullopt;
  return unlessAmong(search::kNodeFieldNames, value);
}

}  // namespace searchlight::setup
