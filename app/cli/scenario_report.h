// app/cli/scenario_report.h: all queries of a benchmark file answered and held against its lengths.
#pragma once
#include <cstdint>
#include <vector>

#include "app/cli/console.h"
#include "core/grid/map.h"
#include "core/grid/route_options.h"
#include "core/grid/scenario_format.h"
#include "core/search/outcome.h"

namespace searchlight::cli {

struct ScenarioReport {
  struct Mismatch {
    int line = 0;
    double cost = 0, optimum = 0;
  };
  std::size_t queries = 0, solved = 0;
  std::vector<Mismatch> mismatches;
  double cost = 0;  // of all routes
  std::uint64_t expanded = 0;
  double seconds = 0;
};

// One session answers all queries, with the question's options; the limit of time is for all of them together.
// REQUIRES: every query can be asked of the map, and there is one.
ScenarioReport answerScenario(const std::vector<grid::ScenarioQuery>& queries, grid::Map map,
                              grid::RouteQuestion question, search::Limits limits, const Console& console);

}  // namespace searchlight::cli
