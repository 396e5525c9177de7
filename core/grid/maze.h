// core/grid/maze.h: the catalogue of map generators and the one function that runs them.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/grid/map.h"
#include "core/grid/map_document.h"

namespace searchlight::grid {

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
