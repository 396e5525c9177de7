// core/grid/value_noise.h: smooth random heights over the plane, the ground of terrain and caves.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

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

}  // namespace searchlight::grid
