// tests/fuzz/scenario_fuzz.cpp: bytes read as a scenario, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/scenario.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight;
using namespace searchlight::grid;
using searchlight::fuzz::require;
using searchlight::fuzz::requireMessage;

void checkQuery(const ScenarioQuery& query, const Map& map) {
  const auto inside = [&](Point p) {
    return p.x >= 0 && p.y >= 0 && p.x < query.width && p.y < query.height;
  };
  require(inside(query.start) && inside(query.goal), "a query lies outside its map");
  require(query.optimal >= 0, "a length is negative or no number");
  require(!faultOnMap(query, map).empty() || (map.isFree(query.start) && map.isFree(query.goal)),
          "a query that cannot be asked was accepted");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Map map(9, 7);
  map.setWeight({4, 3}, kWall);
  std::vector<ScenarioQuery> queries;
  std::size_t askable = 0;
  try {
    const Scenario scenario{std::string(text), "fuzz.scen"};
    std::size_t rows = 0;
    int line = 0;
    scenario.forEach(nullptr, [&](const ScenarioRow& row) {
      ++rows;
      require(row.query.line > line, "rows are out of order");
      line = row.query.line;
      if (!row.isBroken()) queries.push_back(row.query);
      return true;
    });
    require(rows == scenario.rowCount(), "not every row was told");
    for (const ScenarioQuery& query : queries) {
      checkQuery(query, map);
      askable += faultOnMap(query, map).empty() ? 1 : 0;
    }
    if (!scenario.isEmpty()) {
      const ScenarioQuery first = scenario.firstOn(map);
      require(askable > 0 && faultOnMap(first, map).empty(), "the first that can be asked cannot");
    }
  } catch (const FormatError& error) {
    requireMessage(error.what(), "fuzz.scen:");
    require(askable == 0, "what can be asked was refused");
  }
  require(readScenario(writeScenario(queries), "written") == queries,
          "what was written does not read back equal");
  return 0;
}
