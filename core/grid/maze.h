// core/grid/maze.h: the catalogue of map generators and the one function that runs them.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/grid/map.h"
#include "core/grid/map_edit.h"
#include "core/random/random.h"

namespace searchlight::grid {

// Rooms stand on the odd columns and rows of the map, so that a wall runs around and between them; a side
// that is even ends in two walls, a side of 1 or 2 holds one room on its first cell. All but `rooms` are
// perfect mazes: between any two rooms leads exactly one way.
//
// `loops` (0 to 1) is the chance of every dead end to be opened into a neighbour afterwards, which makes
// several ways lead from room to room. (Algorithms: J. Buck, "Mazes for Programmers", 2015.)

// Long winding corridors: walks at random to unvisited rooms, and back where there is none.
Map depthFirstMaze(int width, int height, double loops, Random& random);
// Short dead ends everywhere: grows from one room by a random wall of the visited part at a time.
Map primMaze(int width, int height, double loops, Random& random);
// An even mixture: opens all walls in random order where they part two trees.
Map kruskalMaze(int width, int height, double loops, Random& random);
// Long straight walls: halves an empty hall, leaves one gap, and does the same with both halves.
Map divisionMaze(int width, int height, double loops, Random& random);

// A floor plan: the same division, stopped at chambers of a few cells. Every wall has one door, and further
// ones with the chance `doors`.
Map rooms(int width, int height, double doors, Random& random);

enum class Generator {
  Open,
  RandomWalls,
  DepthFirstMaze,
  PrimMaze,
  KruskalMaze,
  DivisionMaze,
  Serpentine,
  Rooms,
  Caves,
  Terrain,
};

// The one dial of a generator: a share from `min` to `max`.
struct GeneratorDial {
  const char* name;
  double min;
  double max;
  double standard;
};

// A row of the catalogue. Texts are English; the window translates them.
struct GeneratorInfo {
  Generator generator;
  const char* id;  // stays the same for ever: settings and command lines hold it
  const char* name;
  const char* summary;  // one sentence
  bool usesSeed;
  std::optional<GeneratorDial> dial;
};

// Every generator once, in the order in which menus show them.
std::span<const GeneratorInfo> generators();
const GeneratorInfo& generatorInfo(Generator generator);
// nullptr for an id that no generator has.
const GeneratorInfo* findGenerator(std::string_view id);

struct GeneratorSettings {
  Generator generator = Generator::DepthFirstMaze;
  int width = 31;  // 1 to Map::kMaxSide
  int height = 31;
  std::uint64_t seed = 1;
  std::optional<double> amount =
      {};  // the dial's setting, brought within its range; the standard one when not set
};

// The same settings give the same map on every platform. The largest maps take about a second.
// Throws std::invalid_argument for a side out of range.
Map generate(const GeneratorSettings& settings);

// The map with a question worth asking: suggestEndpoints' start and goal.
MapDocument generateDocument(const GeneratorSettings& settings);

}  // namespace searchlight::grid
