// core/grid/maze.cpp: the catalogue of generators, and the way from its rows to the code.
#include "core/grid/maze.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/grid/endpoints.h"
#include "core/grid/landscape.h"
#include "core/grid/lattice_maze.h"
#include "core/random/random.h"

namespace searchlight::grid {
namespace {

constexpr GeneratorDial kLoops{"Loops", 0.0, 1.0, 0.0};

constexpr std::array<GeneratorInfo, 10> kGenerators{{
    {Generator::Open, "open", "Open field", "No walls at all.", false, {}},
    {Generator::RandomWalls, "random", "Random walls", "Each cell is a wall with the same probability.", true,
     GeneratorDial{"Walls", 0.0, 1.0, 0.3}},
    {Generator::DepthFirstMaze, "depth-first", "Depth-first maze",
     "Long winding corridors: a random walk that backtracks only at dead ends.", true, kLoops},
    {Generator::PrimMaze, "prim", "Prim maze",
     "Many short dead ends: grows the maze through a random wall on its border.", true, kLoops},
    {Generator::KruskalMaze, "kruskal", "Kruskal maze",
     "An even mixture: opens walls in random order where they separate two trees.", true, kLoops},
    {Generator::DivisionMaze, "division", "Recursive division",
     "Long straight walls: divides the area with a wall, leaves a gap, and repeats in each half.", true,
     kLoops},
    {Generator::Serpentine,
     "serpentine",
     "Serpentine",
     "One corridor through the whole map: the longest possible path.",
     false,
     {}},
    {Generator::Rooms, "rooms", "Rooms", "A floor plan of rooms connected by doors.", true,
     GeneratorDial{"Doors", 0.0, 1.0, 0.25}},
    {Generator::Caves, "caves", "Caves", "Smooth caverns joined by tunnels.", true,
     GeneratorDial{"Rock", 0.3, 0.6, 0.48}},
    {Generator::Terrain, "terrain", "Terrain",
     "Weighted terrain: costs rise with height; low areas are lakes.", true,
     GeneratorDial{"Water", 0.0, 0.6, 0.2}},
}};

double amountOf(const GeneratorSettings& settings) {
  const std::optional<GeneratorDial>& dial = generatorInfo(settings.generator).dial;
  if (!dial) return 0;
  return std::clamp(settings.amount.value_or(dial->standard), dial->min, dial->max);
}

}  // namespace

std::span<const GeneratorInfo> generators() { return kGenerators; }

const GeneratorInfo& generatorInfo(Generator generator) {
  return *std::ranges::find(kGenerators, generator, &GeneratorInfo::generator);
}

const GeneratorInfo* findGenerator(std::string_view id) {
  const auto found = std::ranges::find(kGenerators, id, &GeneratorInfo::id);
  return found == kGenerators.end() ? nullptr : &*found;
}

Map generate(const GeneratorSettings& settings) {
  const int width = settings.width;
  const int height = settings.height;
  if (std::min(width, height) < 1 || std::max(width, height) > Map::kMaxSide)
    throw std::invalid_argument("a map has 1 to 4096 columns and rows");
  const double amount = amountOf(settings);
  Random random(settings.seed);
  switch (settings.generator) {
    case Generator::Open: return Map(width, height);
    case Generator::RandomWalls: return randomWalls(width, height, amount, random);
    case Generator::DepthFirstMaze: return depthFirstMaze(width, height, amount, random);
    case Generator::PrimMaze: return primMaze(width, height, amount, random);
    case Generator::KruskalMaze: return kruskalMaze(width, height, amount, random);
    case Generator::DivisionMaze: return divisionMaze(width, height, amount, random);
    case Generator::Serpentine: return serpentine(width, height);
    case Generator::Rooms: return rooms(width, height, amount, random);
    case Generator::Caves: return caves(width, height, amount, random);
    case Generator::Terrain: return terrain(width, height, amount, random);
  }
  throw std::invalid_argument("no such generator");
}

MapDocument generateDocument(const GeneratorSettings& settings) {
  MapDocument document{generate(settings), {}, {}};
  if (const std::optional<Endpoints> ends = suggestEndpoints(document.map)) {
    document.start = ends->start;
    document.goal = ends->goal;
  }
  return document;
}

}  // namespace searchlight::grid
