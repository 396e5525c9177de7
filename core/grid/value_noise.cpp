// core/grid/value_noise.cpp: octaves of value noise, row by row.
#include "core/grid/value_noise.h"

#include <algorithm>
#include <bit>

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

}  // namespace searchlight::grid
