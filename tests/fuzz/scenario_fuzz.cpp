// tests/fuzz/scenario_fuzz.cpp: bytes read as a scenario, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/grid/scenario_format.h"
#include "core/text/format_error.h"
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
  try {
    checkScenarioQuery(query, map, "fuzz.scen");
    require(map.isFree(query.start) && map.isFree(query.goal), "a query that cannot be asked was accepted");
  } catch (const FormatError& error) {
    requireMessage(error.what(), "fuzz.scen:");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::vector<ScenarioQuery> queries;
  try {
    queries = readScenario(text, "fuzz.scen");
  } catch (const FormatError& error) {
    requireMessage(error.what(), "fuzz.scen:");
    return 0;
  }
  Map map(9, 7);
  map.setWeight({4, 3}, kWall);
  for (const ScenarioQuery& query : queries) checkQuery(query, map);
  require(readScenario(writeScenario(queries), "written") == queries,
          "what was written does not read back equal");
  return 0;
}
