// core/grid/landscape.cpp: scattered walls, the serpentine, and weighted terrain.
#include "core/grid/landscape.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/value_noise.h"

namespace searchlight::grid {
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
