// tests/fuzz/map_targets.cpp: bytes read as maps, scenarios, pictures, route commands and graphs; what is one is written and read back equal.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <vector>

#include "core/grid/map_format.h"
#include "core/grid/picture.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"
#include "core/roads/road_search.h"
#include "tests/fuzz/targets.h"

namespace searchlight::fuzz {
namespace {

using namespace grid;

// ---- Maps ----

// What the octile form holds: walls, water, swamp and letters.
MapDocument octileOf(MapDocument document) {
  Map& map = document.map;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    if (map.oneWay(i) && !document.letters.empty()) document.letters[i] = '.';
    if (map.cells()[i] == kWall || map.isWater(i)) continue;
    const bool isSwamp = map.isSwamp(i);
    map.setWeight(map.point(i), 1);
    if (isSwamp) map.setSwamp(i);
  }
  // Letters that tell nothing more than the cells are not kept.
  if (document.letters.find_first_not_of(".@") == std::string::npos) document.letters.clear();
  return {map, {}, {}, document.letters};
}

void checkMap(std::string_view text) {
  readOrRefuse("fuzz.map:", [&](std::string& written) {
    const MapDocument document = readMap(text, "fuzz.map");
    written = writeMap(document, MapFormat::Plain);
    require(document.map.cellCount() > 0, "a map without cells was accepted");
    require(!document.start || document.map.isFree(*document.start), "the start is not free");
    require(!document.goal || document.map.isFree(*document.goal), "the goal is not free");
    require(readMap(written, "written") == document, "the plain form does not read back equal");
    require(readMap(writeMap(document, MapFormat::Octile), "written") == octileOf(document),
            "the octile form does not read back equal");
  });
}

// ---- Pictures ----

// The settings, as they stand at the front of the input; small sizes are likely, any size is possible.
struct Header {
  std::int32_t width;
  std::int32_t height;
  std::int32_t threshold;
  std::int32_t cellSize;
};

// What the header of picture.h promises, counted in the slowest way.
void requireCells(const Map& map, const GreyPicture& picture, const PictureSettings& settings) {
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    const Point cell = map.point(i);
    std::size_t walls = 0;
    std::size_t pixels = 0;
    for (std::size_t pixel = 0; pixel < picture.luminance.size(); ++pixel) {
      const int x = static_cast<int>(pixel) % picture.width;
      const int y = static_cast<int>(pixel) / picture.width;
      if (x / settings.cellSize != cell.x || y / settings.cellSize != cell.y) continue;
      ++pixels;
      const bool dark = picture.luminance[pixel] < settings.threshold;
      if (dark == (settings.meaning == PictureMeaning::DarkIsWall)) ++walls;
    }
    require(pixels > 0 && map.isWall(cell) == (2 * walls >= pixels), "a cell is not what its pixels say");
  }
}

void checkPicture(std::string_view bytes) {
  Header header{};
  if (bytes.size() < sizeof header) return;
  std::memcpy(&header, bytes.data(), sizeof header);
  const std::string_view rest = bytes.substr(sizeof header);
  const std::span<const std::uint8_t> pixels(reinterpret_cast<const std::uint8_t*>(rest.data()), rest.size());
  // The height follows from the pixels where it can, or hardly any input would fit.
  if (header.height == 0 && header.width > 0) header.height = static_cast<int>(pixels.size()) / header.width;

  for (const PictureMeaning meaning : {PictureMeaning::DarkIsWall, PictureMeaning::LightIsWall}) {
    const GreyPicture picture{header.width, header.height, pixels};
    const PictureSettings settings{header.threshold, meaning, header.cellSize};
    try {
      const Map map = mapFromPicture(picture, settings);
      if (pixels.size() <= 256) requireCells(map, picture, settings);
    } catch (const std::invalid_argument&) {
      // Sizes that do not fit: the one way out.
    }
  }
}

// ---- What is asked of maps ----

void checkRouteCommand(std::string_view text) {
  looksLikeRouteCommand(text);
  RouteCommand command;
  try {
    command = parseRouteCommand(text);
  } catch (const RouteCommandError& error) {
    return requireMessage(error.what(), "");
  }
  const std::string line = routeCommand(command.mapPath, command.question);
  require(looksLikeRouteCommand(line), "what was written does not look like a route command");
  const RouteCommand again = parseRouteCommand(line);
  require(routeCommand(again.mapPath, again.question) == line, "what was written does not read back equal");
}

void requireQuery(const ScenarioQuery& query, const Map& map) {
  const auto inside = [&](Point p) {
    return p.x >= 0 && p.y >= 0 && p.x < query.width && p.y < query.height;
  };
  require(inside(query.start) && inside(query.goal), "a query lies outside its map");
  require(query.optimal >= 0, "a length is negative or no number");
  require(!faultOnMap(query, map).empty() || (map.isFree(query.start) && map.isFree(query.goal)),
          "a query that cannot be asked was accepted");
}

void checkScenario(std::string_view text) {
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
      requireQuery(query, map);
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
}

// ---- Graphs ----

void checkRoadGraph(std::string_view bytes) {
  using namespace roads;
  readOrRefuse("fuzz.graph:", [&](std::string& written) {
    const auto graph = std::make_shared<const RoadGraph>(RoadGraph::read(bytes, "fuzz.graph"));
    written = graph->text();
    require(RoadGraph::read(written, "again.graph").text() == written,
            "what was written does not read back equal");
    std::size_t out = 0, in = 0;
    for (Place place = 0; place < graph->placeCount(); ++place) {
      require(graph->find(graph->name(place)) == place, "a name is another place's");
      out += graph->out(place).size();
      in += graph->in(place).size();
    }
    require(out == in, "lanes are lost");
    try {
      const auto session = makeRoadSession(roadProblem(graph, {}), {});
      session->run({.seconds = 1}, {});
      require(session->outcome() != search::Outcome::Solved || !session->path().empty(),
              "a path without places");
    } catch (const Failed&) {  // an end is missing
    }
  });
}

}  // namespace

std::span<const Target> mapTargets() {
  static constexpr Target kTargets[]{{"map", checkMap},
                                     {"picture", checkPicture},
                                     {"road_graph", checkRoadGraph},
                                     {"route_command", checkRouteCommand},
                                     {"scenario", checkScenario}};
  return kTargets;
}

}  // namespace searchlight::fuzz
