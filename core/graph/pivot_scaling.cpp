// core/graph/pivot_scaling.cpp: a small matrix of a large table, by two threads, and its eigenvectors.
#include "core/graph/pivot_scaling.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parallel/share_work.h"
#include "core/random/random.h"

namespace searchlight::graph {
namespace {

constexpr int kDimensions = 3;
constexpr std::size_t kParts =
    8;  // of the table; always as many, so that sums are the same whoever makes them

double dot(std::span<const double> a, std::span<const double> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

template <class Work>
void shareRows(std::size_t rows, Work&& work) {
  const auto part = [&](std::size_t i) noexcept { work(i, rows * i / kParts, rows * (i + 1) / kParts); };
  if (rows < 4096)
    for (std::size_t i = 0; i < kParts; ++i) part(i);
  else
    shareWork(kParts, part);
}

}  // namespace

PivotScaling::PivotScaling(std::span<const float> distances, std::size_t stride,
                           std::span<const Vertex> pivots, std::span<const Vertex> mirror, std::uint64_t seed)
    : m_distances(distances),
      m_stride(stride),
      m_pivots(pivots.size()),
      m_vertices(distances.size() / stride),
      m_columnMeans(stride, 0) {
  if (!mirror.empty())
    for (const Vertex p : pivots)
      m_partner.push_back(static_cast<std::size_t>(std::ranges::find(pivots, mirror[p]) - pivots.begin()));
  std::array<std::vector<double>, kParts> sums;
  for (auto& s : sums) s.assign(stride, 0);
  shareRows(m_vertices, [&](std::size_t part, std::size_t first, std::size_t last) noexcept {
    for (std::size_t v = first; v < last; ++v)
      for (std::size_t p = 0; p < m_pivots; ++p) {
        const float d = m_distances[v * m_stride + p];
        sums[part][p] += static_cast<double>(d * d);
      }
  });
  std::vector<double> means(m_pivots, 0);
  for (const auto& s : sums)
    for (std::size_t p = 0; p < m_pivots; ++p) means[p] += s[p] / static_cast<double>(m_vertices);
  double mean = 0;
  for (const double m : means) mean += m / static_cast<double>(m_pivots);
  for (std::size_t p = 0; p < m_pivots; ++p) m_columnMeans[p] = static_cast<float>(means[p] - mean);

  const Matrix matrix = correlations();
  std::vector<Direction> found = mainDirections(matrix, 1, seed);
  if (!m_partner.empty()) {
    std::vector<Direction> odd = mainDirections(matrix, -1, seed);
    // At least one that tells a vertex from its mirror image.
    if (odd[0].value > 1e-6 * found[0].value)
      found[2].value = std::min(found[2].value, odd[0].value * (1 - 1e-9));
    std::ranges::move(odd, std::back_inserter(found));
    std::ranges::stable_sort(found, std::ranges::greater(), &Direction::value);
  }
  for (std::size_t i = 0; i < kDimensions; ++i) {
    m_signs[i] = found[i].sign;
    m_directions[i].assign(m_stride, 0);
    if (!(found[i].value > 1e-9 * found[0].value)) continue;
    for (std::size_t p = 0; p < m_pivots; ++p)
      m_directions[i][p] = static_cast<float>(found[i].vector[p] / std::pow(found[i].value, 0.25));
  }
}

// The row's mean is that of its squares; the columns' means have the mean of all in them.
void PivotScaling::centred(const float* row, float* centred) const {
  float mean = 0;
  for (std::size_t p = 0; p < m_pivots; ++p) {
    centred[p] = row[p] * row[p] - m_columnMeans[p];
    mean += row[p] * row[p];
  }
  mean /= static_cast<float>(m_pivots);
  for (std::size_t p = 0; p < m_pivots; ++p) centred[p] = -0.5F * (centred[p] - mean);
}

// The centred table, transposed, times itself. Single precision within some hundred rows, double beyond.
PivotScaling::Matrix PivotScaling::correlations() const {
  const std::size_t size = m_stride * m_stride;
  std::array<Matrix, kParts> sums;
  std::array<std::vector<float>, kParts> few, rows;
  for (std::size_t i = 0; i < kParts; ++i) {
    sums[i].assign(size, 0);
    few[i].assign(size, 0);
    rows[i].assign(m_stride, 0);
  }
  shareRows(m_vertices, [&](std::size_t part, std::size_t first, std::size_t last) noexcept {
    float* const sum = few[part].data();
    float* const row = rows[part].data();
    for (std::size_t v = first; v < last; ++v) {
      centred(m_distances.data() + v * m_stride, row);
      for (std::size_t a = 0; a < m_pivots; ++a) {
        const Lanes factor = Lanes::all(row[a]);
        float* const to = sum + a * m_stride;
        for (std::size_t b = a / Lanes::kCount * Lanes::kCount; b < m_stride; b += Lanes::kCount)
          (Lanes::from(to + b) + factor * Lanes::from(row + b)).to(to + b);
      }
      if ((v - first) % 256 == 255 || v + 1 == last)
        for (std::size_t i = 0; i < size; ++i)
          sums[part][i] += static_cast<double>(std::exchange(sum[i], 0.0F));
    }
  });
  Matrix matrix(m_pivots * m_pivots, 0);
  for (std::size_t a = 0; a < m_pivots; ++a)
    for (std::size_t b = a; b < m_pivots; ++b) {
      double value = 0;
      for (const Matrix& sum : sums) value += sum[a * m_stride + b];
      matrix[a * m_pivots + b] = matrix[b * m_pivots + a] = value;
    }
  return matrix;
}

// The eigenvectors of the three greatest eigenvalues among those that mirroring leaves (1) or turns round (-1), by power
// iteration; each is kept square to those before it.
std::vector<PivotScaling::Direction> PivotScaling::mainDirections(const Matrix& matrix, float sign,
                                                                  std::uint64_t seed) const {
  Random random(seed);
  std::vector<Direction> found;
  std::vector<double> next(m_pivots);
  const auto tidy = [&](std::vector<double>& vector) {
    if (!m_partner.empty()) {
      const std::vector<double> before = vector;
      for (std::size_t p = 0; p < m_pivots; ++p)
        vector[p] = (before[p] + static_cast<double>(sign) * before[m_partner[p]]) / 2;
    }
    for (const Direction& d : found) {
      const double along = dot(vector, d.vector);
      for (std::size_t p = 0; p < m_pivots; ++p) vector[p] -= along * d.vector[p];
    }
    const double length = std::sqrt(dot(vector, vector));
    if (length > 0)
      for (double& x : vector) x /= length;
    return length;
  };
  for (int i = 0; i < kDimensions; ++i) {
    std::vector<double> vector(m_pivots);
    for (double& x : vector) x = random.between(-1000, 1000) / 1000.0;
    double value = tidy(vector) > 0 ? 1 : 0;
    for (int round = 0; round < 300 && value > 0; ++round) {
      for (std::size_t p = 0; p < m_pivots; ++p)
        next[p] = dot(std::span(matrix).subspan(p * m_pivots, m_pivots), vector);
      value = tidy(next);
      const double change = 1 - std::abs(dot(next, vector));
      vector.swap(next);
      if (change < 1e-12) break;
    }
    found.push_back({std::move(vector), value, sign});
  }
  return found;
}

void PivotScaling::project(std::span<Position> positions) const {
  std::array<std::vector<float>, kParts> rows;
  for (auto& row : rows) row.assign(m_stride, 0);
  shareRows(m_vertices, [&](std::size_t part, std::size_t first, std::size_t last) noexcept {
    float* const row = rows[part].data();
    for (std::size_t v = first; v < last; ++v) {
      centred(m_distances.data() + v * m_stride, row);
      std::array<Lanes, kDimensions> sums{};
      for (std::size_t p = 0; p < m_stride; p += Lanes::kCount)
        for (std::size_t i = 0; i < kDimensions; ++i)
          sums[i] = sums[i] + Lanes::from(row + p) * Lanes::from(&m_directions[i][p]);
      positions[v] = {sums[0].sum(), sums[1].sum(), sums[2].sum()};
    }
  });
}

}  // namespace searchlight::graph
