// app/cli/scenario.h: all queries of a benchmark file answered and held against its lengths.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/rows.h"
#include "core/grid/route_graph.h"
#include "core/grid/scenario.h"
#include "core/search/outcome.h"

namespace searchlight::cli {

// A file of queries. Throws FormatError, and NoRoomToRead for what does not fit into so many bytes of the process.
grid::Scenario readScenarioWithin(const std::string& file, const ProcessMemory& memory, std::size_t bytes,
                                  grid::MapNames names = grid::MapNames::OfTheFirst);

// What is told of an answered query.
Columns<grid::ScenarioAnswer> answerColumns();

struct ScenarioReport {
  struct Mismatch {
    int line = 0;
    double cost = 0, optimum = 0;
  };
  static constexpr std::size_t kMostShown = 10;

  std::size_t queries = 0, broken = 0, solved = 0, mismatches = 0;
  std::vector<Mismatch> firstMismatches;  // kMostShown of them at most
  double cost = 0;                        // of all routes
  std::uint64_t expanded = 0;
  double seconds = 0, setupSeconds = 0;  // searching, and before it
};

// What is asked of which map.
struct AskedScenario {
  grid::Scenario scenario;
  grid::RouteQuestion question;
  std::optional<grid::Map> map;  // nothing: there was no room for it, or there is nothing to ask
  std::shared_ptr<const grid::RouteGraph> graph = {};  // made of it as soon as it is asked

  // What rows are held against; null: nothing.
  const grid::Map* mapOfRows() const { return graph ? &graph->map() : map ? &*map : nullptr; }
};

// Is told every row in order, as soon as it is answered: broken ones, too, and those that are not asked any more, whose
// outcome is why. `goOut` is to be called for whatever is written to console.out meanwhile, and does it.
using Writer = std::function<void()>;
using RowTeller = std::function<void(const grid::ScenarioRow& row, const grid::ScenarioAnswer& answer,
                                     const std::function<void(const Writer&)>& goOut)>;

// One session answers all queries that can be asked of the map, with the question's options; the limit of time is for all of
// them together. Without a map nothing is answered. REQUIRES: where there is a map, the question can be asked of it.
ScenarioReport answerScenario(AskedScenario& asked, search::Limits limits, const Console& console,
                              const RowTeller& tell);

}  // namespace searchlight::cli
