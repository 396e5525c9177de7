// core/grid/landscape.h: generators of maps that are no mazes: walls, serpentine, caves, terrain.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/map.h"
#include "core/random/random.h"

namespace searchlight::grid {

// Value noise: random heights on the points of a square lattice, smoothly joined; several octaves are added,
// each half as wide and half as high as the one before (K. Perlin's sums, on the simplest lattice). All in
// whole numbers, because floating point may differ in its last bit from platform to platform.
class ValueNoise {
 public:
  // Heights are below kTop; their average is near half of it.
  static constexpr std::uint32_t kTop = 1u << 17;

  // `widest` is the distance in cells between the first octave's points, from 2 to 2^16; it is rounded down
  // to a power of two. Octaves that would be less than two cells wide are left out.
  ValueNoise(std::uint32_t widest, std::uint32_t octaveCount, Random& random);

  // The heights of the cells 0 to heights.size() - 1 of row y.
  void row(std::uint32_t y, std::span<std::uint32_t> heights) const;

 private:
  struct Octave {
    std::uint64_t seed;
    std::uint32_t spacingBits;  // 2^spacingBits cells between two points
    std::uint32_t fade;         // its heights are divided by 2^fade
  };
  static void addRow(const Octave& octave, std::uint32_t y, std::span<std::uint32_t> heights);

  std::vector<Octave> m_octaves;
};

// Every cell is a wall with the chance `walls`.
Map randomWalls(int width, int height, double walls, Random& random);

// Article 1's worst case: even rows are free, odd rows are walls with one gap, at the right and the left end
// in turn. On N x N cells, N odd, the way from the first cell to the last takes (N^2 - 1) / 2 + N - 1 steps.
Map serpentine(int width, int height);

// Caverns. Random walls of about the given share are rounded by a cellular automaton (a cell becomes a wall when
// five or more of the nine in its square are walls), small hollows are filled, and the caverns that are left are
// joined by tunnels, so that every free cell can be reached from every other one. Large maps are made small and
// doubled, with rough edges, until they have their size: their caverns are wide, too.
Map caves(int width, int height, double walls, Random& random);

// Rolling land whose weight rises with its height: plains 1, hills up to 9. The lowest `water` share of the
// cells are lakes: walls. (Six octaves of value noise.)
Map terrain(int width, int height, double water, Random& random);

}  // namespace searchlight::grid
