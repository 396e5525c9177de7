// core/graph/pivot_scaling.h: classical scaling of the distances from pivots (layout.h says where it comes from).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "core/graph/layout.h"

namespace searchlight::graph {

// Four floats at a time, the same on every machine.
//
// No instructions of one processor: the compiler's vectors (g++ and clang have them), which are four floats where there is
// nothing better.
struct Lanes {
  using Floats [[gnu::vector_size(16)]] = float;
  using Bits [[gnu::vector_size(16)]] = std::int32_t;
  static constexpr std::size_t kCount = 4;

  Floats of{};

  static constexpr std::size_t roundedUp(std::size_t count) { return (count + kCount - 1) / kCount * kCount; }
  static Lanes from(const float* p) {
    Lanes lanes;
    std::memcpy(&lanes.of, p, sizeof lanes.of);
    return lanes;
  }
  static Lanes all(float f) { return {Floats{f, f, f, f}}; }
  void to(float* p) const { std::memcpy(p, &of, sizeof of); }
  float sum() const { return (of[0] + of[1]) + (of[2] + of[3]); }

  friend Lanes operator+(Lanes a, Lanes b) { return {a.of + b.of}; }
  friend Lanes operator-(Lanes a, Lanes b) { return {a.of - b.of}; }
  friend Lanes operator*(Lanes a, Lanes b) { return {a.of * b.of}; }
};

// 1 / sqrt, to some 5 parts in a million: a guess from the bits, bettered twice by Newton's method. (C. Lomont, "Fast Inverse
// Square Root", 2003.) REQUIRES: positive, normal floats.
inline Lanes inverseRoot(Lanes square) {
  const Lanes::Floats half = square.of * 0.5F;
  const Lanes::Bits guess = 0x5f375a86 - (reinterpret_cast<Lanes::Bits>(square.of) >> 1);
  auto root = reinterpret_cast<Lanes::Floats>(guess);
  root = root * (1.5F - half * root * root);
  root = root * (1.5F - half * root * root);
  return {root};
}

// The three main directions of a table of distances: the squares, centred by rows and columns, times minus a half.
class PivotScaling {
 public:
  // `distances` has `stride` floats for each vertex, of which the first are those from the pivots; it must stay until
  // project() is called. With a mirror every pivot's mirror image is a pivot.
  PivotScaling(std::span<const float> distances, std::size_t stride, std::span<const Vertex> pivots,
               std::span<const Vertex> mirror, std::uint64_t seed);

  // What mirroring does to each coordinate; all 1 without a mirror.
  std::array<float, 3> signs() const { return m_signs; }
  // The coordinates along the directions, up to one factor for all. REQUIRES: one place for each vertex.
  void project(std::span<Position> positions) const;

 private:
  using Matrix = std::vector<double>;
  struct Direction {
    std::vector<double> vector;
    double value = 0;
    float sign = 1;
  };

  Matrix correlations() const;
  void centred(const float* row, float* centred) const;
  std::vector<Direction> mainDirections(const Matrix& matrix, float sign, std::uint64_t seed) const;

  std::span<const float> m_distances;
  std::size_t m_stride, m_pivots, m_vertices;
  std::vector<std::size_t> m_partner;  // column of each pivot's mirror image; empty: no mirror
  std::vector<float> m_columnMeans;    // of the squares, the mean of all taken off
  std::array<std::vector<float>, 3> m_directions;
  std::array<float, 3> m_signs{1, 1, 1};
};

}  // namespace searchlight::graph
