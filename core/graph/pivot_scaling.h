// core/graph/pivot_scaling.h: classical scaling of the distances from pivots (layout.h says where it comes from).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/layout.h"

namespace searchlight::graph {

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
