// core/grid/landscape.cpp: scattered walls, the serpentine, and weighted terrain.
#include "core/grid/landscape.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace searchlight::grid {

namespace {

// Heights of one octave, and places between two points, are fractions of this.
constexpr std::uint32_t kOneBits = 16;
constexpr std::uint32_t kOne = 1u << kOneBits;
static_assert(ValueNoise::kTop == 2 * kOne, "halving octaves add up to less than twice the first");

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

}  // namespace

ValueNoise::ValueNoise(std::uint32_t widest, std::uint32_t octaveCount, Random& random) {
  const auto widestBits = static_cast<std::uint32_t>(std::bit_width(widest)) - 1;
  for (std::uint32_t i = 0; i < octaveCount && i < widestBits; ++i)
    m_octaves.push_back({random.next(), widestBits - i, i});
}

void ValueNoise::row(std::uint32_t y, std::span<std::uint32_t> heights) const {
  std::ranges::fill(heights, 0u);
  for (const Octave& octave : m_octaves) addRow(octave, y, heights);
}

void ValueNoise::addRow(const Octave& octave, std::uint32_t y, std::span<std::uint32_t> heights) {
  const std::uint32_t spacing = 1u << octave.spacingBits;
  const std::uint32_t toFraction = kOneBits - octave.spacingBits;
  const std::uint32_t latticeRow = y >> octave.spacingBits;
  const std::uint32_t down = smooth((y & (spacing - 1)) << toFraction);
  const auto heightAt = [&](std::uint32_t column) {
    return between(latticeHeight(octave.seed, column, latticeRow),
                   latticeHeight(octave.seed, column, latticeRow + 1), down);
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

namespace {

constexpr std::uint32_t kOctaves = 6;

// The height below which at least `wanted` cells lie.
std::uint32_t heightAbove(const std::vector<std::uint32_t>& histogram, std::uint64_t wanted) {
  std::uint64_t below = 0;
  std::uint32_t height = 0;
  for (; height < histogram.size() && below < wanted; ++height) below += histogram[height];
  return height;
}

// The weights of the land from the shore upwards, and how many thousandths of it lie below their upper edge.
struct Belt {
  Weight weight;
  std::uint64_t upTo;
};
constexpr std::array<Belt, 6> kBelts{{{1, 340}, {2, 580}, {3, 760}, {5, 880}, {7, 960}, {9, 1000}}};

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
  // The widest hills are about a third of the map.
  const ValueNoise noise(static_cast<std::uint32_t>(std::max({width, height, 12}) / 3), kOctaves, random);
  const auto columns = static_cast<std::size_t>(width);
  std::vector<std::uint32_t> heights(columns * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y)
    noise.row(static_cast<std::uint32_t>(y),
              std::span(heights).subspan(static_cast<std::size_t>(y) * columns, columns));
  std::vector<std::uint32_t> histogram(ValueNoise::kTop);
  for (const std::uint32_t h : heights) ++histogram[h];

  // Every height gets its weight; there are not many of them.
  std::vector<Weight> weights(histogram.size(), kWall);
  const std::uint64_t cellCount = heights.size();
  const std::uint64_t lakes =
      std::min(cellCount, static_cast<std::uint64_t>(water * static_cast<double>(cellCount)));
  std::uint32_t from = heightAbove(histogram, lakes);
  for (const Belt& belt : kBelts) {
    const std::uint32_t to = heightAbove(histogram, lakes + (cellCount - lakes) * belt.upTo / 1000);
    std::fill(weights.begin() + from, weights.begin() + to, belt.weight);
    from = to;
  }
  Map map(width, height);
  for (std::size_t i = 0; i < heights.size(); ++i) map.setWeight(map.point(i), weights[heights[i]]);
  return map;
}

}  // namespace searchlight::grid
