// core/grid/landscape.cpp: scattered walls, the serpentine, and weighted terrain.
#include "core/grid/landscape.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace searchlight::grid {
namespace {

// Heights and the places between two lattice points are fractions of this: everything is reckoned in whole
// numbers, because floating point may differ in its last bit from platform to platform.
constexpr std::uint32_t kOneBits = 16;
constexpr std::uint32_t kOne = 1u << kOneBits;

constexpr int kOctaves = 6;

// A random height below kOne for a lattice point, the same at every call.
std::uint32_t latticeHeight(std::uint64_t seed, std::uint32_t x, std::uint32_t y) {
  Random mixed(seed ^ (std::uint64_t{x} << 32 | y));
  return static_cast<std::uint32_t>(mixed.next() >> (64 - kOneBits));
}

// From 0 to kOne with level ends: 3t^2 - 2t^3.
std::uint32_t smooth(std::uint32_t t) {
  const std::uint64_t square = (std::uint64_t{t} * t) >> kOneBits;
  return static_cast<std::uint32_t>((square * (3 * kOne - 2 * t)) >> kOneBits);
}

std::uint32_t between(std::uint32_t a, std::uint32_t b, std::uint32_t t) {
  return static_cast<std::uint32_t>((std::uint64_t{a} * (kOne - t) + std::uint64_t{b} * t) >> kOneBits);
}

// One octave: a lattice with 2^spacingBits cells between its points, its heights divided by 2^fade.
struct Octave {
  std::uint64_t seed;
  std::uint32_t spacingBits;
  std::uint32_t fade;
};

void addRow(const Octave& octave, std::uint32_t y, std::vector<std::uint32_t>& heights) {
  const std::uint32_t spacing = 1u << octave.spacingBits;
  const std::uint32_t toFraction = kOneBits - octave.spacingBits;
  const std::uint32_t row = y >> octave.spacingBits;
  const std::uint32_t down = smooth((y & (spacing - 1)) << toFraction);
  const auto heightAt = [&](std::uint32_t column) {
    return between(latticeHeight(octave.seed, column, row), latticeHeight(octave.seed, column, row + 1),
                   down);
  };
  const auto width = static_cast<std::uint32_t>(heights.size());
  std::uint32_t left = heightAt(0);
  for (std::uint32_t x = 0; x < width; x += spacing) {
    const std::uint32_t right = heightAt((x >> octave.spacingBits) + 1);
    const std::uint32_t end = std::min(spacing, width - x);
    for (std::uint32_t i = 0; i < end; ++i)
      heights[x + i] += between(left, right, smooth(i << toFraction)) >> octave.fade;
    left = right;
  }
}

// How high the land stands at a given share of all cells, lowest first.
std::uint32_t heightAtShare(const std::vector<std::uint32_t>& histogram, std::uint64_t cellCount,
                            double share) {
  const double wanted = share * static_cast<double>(cellCount);
  std::uint64_t below = 0;
  for (std::uint32_t height = 0; height < histogram.size(); ++height) {
    if (static_cast<double>(below) >= wanted) return height;
    below += histogram[height];
  }
  return static_cast<std::uint32_t>(histogram.size());
}

// The weights of the land from the shore upwards, and the share of the land that lies below their upper edge.
struct Belt {
  Weight weight;
  double upTo;
};
constexpr std::array<Belt, 6> kBelts{{{1, 0.34}, {2, 0.58}, {3, 0.76}, {5, 0.88}, {7, 0.96}, {9, 1.01}}};

}  // namespace

Map randomWalls(int width, int height, double walls, Random& random) {
  Map map(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (random.chance(walls)) map.setWeight({x, y}, kWall);
  return map;
}

Map serpentine(int width, int height) {
  Map map(width, height);
  for (int y = 1; y < height; y += 2) {
    const int gap = y % 4 == 1 ? width - 1 : 0;
    for (int x = 0; x < width; ++x)
      if (x != gap) map.setWeight({x, y}, kWall);
  }
  return map;
}

Map terrain(int width, int height, double water, Random& random) {
  // The first octave's hills are about a third of the map wide.
  const auto largest = static_cast<std::uint32_t>(std::max({width, height, 12}) / 3);
  const auto widest = static_cast<std::uint32_t>(std::bit_width(largest)) - 1;
  std::vector<Octave> octaves;
  for (std::uint32_t i = 0; i < kOctaves && i < widest; ++i)
    octaves.push_back({random.next(), widest - i, i});

  const auto columns = static_cast<std::size_t>(width);
  std::vector<std::uint32_t> row(columns);
  std::vector<std::uint32_t> histogram(2 * kOne);
  std::vector<std::uint32_t> heights;
  heights.reserve(columns * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y) {
    std::ranges::fill(row, 0u);
    for (const Octave& octave : octaves) addRow(octave, static_cast<std::uint32_t>(y), row);
    for (const std::uint32_t h : row) ++histogram[h];
    heights.insert(heights.end(), row.begin(), row.end());
  }

  // Every height has its weight; 2 * kOne of them are soon looked up.
  std::vector<Weight> weights(histogram.size(), kWall);
  std::uint32_t from = heightAtShare(histogram, heights.size(), water);
  for (const Belt& belt : kBelts) {
    const std::uint32_t to = heightAtShare(histogram, heights.size(), water + (1 - water) * belt.upTo);
    std::fill(weights.begin() + from, weights.begin() + std::max(from, to), belt.weight);
    from = std::max(from, to);
  }
  Map map(width, height);
  for (std::size_t i = 0; i < heights.size(); ++i) map.setWeight(map.point(i), weights[heights[i]]);
  return map;
}

}  // namespace searchlight::grid
