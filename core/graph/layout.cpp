// core/graph/layout.cpp: pivots, the weights of the stress, and its sweeps.
#include "core/graph/layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/graph/pivot_scaling.h"
#include "core/random/random.h"

namespace searchlight::graph {
namespace {

float distance(Position a, Position b) {
  const float dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
  return std::sqrt(dx * dx + dy * dy + dz * dz);
}

void look(const std::stop_token& stop) {
  if (stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
}

// Whether it is what it is said to be: its own inverse, and edges go to edges.
bool isMirror(const StateGraph& graph, std::span<const Vertex> mirror) {
  const std::size_t count = graph.vertexCount();
  if (mirror.size() != count) return false;
  bool movesAny = false;
  for (Vertex v = 0; v < count; ++v) {
    if (mirror[v] >= count || mirror[mirror[v]] != v) return false;
    movesAny |= mirror[v] != v;
  }
  for (Vertex v = 0; v < count; ++v) {
    const auto images = graph.neighbours(mirror[v]);
    if (images.size() != graph.neighbours(v).size()) return false;
    for (const Vertex u : graph.neighbours(v))
      if (std::ranges::find(images, mirror[u]) == images.end()) return false;
  }
  return movesAny;
}

}  // namespace

Layout::Layout(std::shared_ptr<const StateGraph> graph, const LayoutOptions& options,
               std::shared_ptr<search::MemoryBudget> budget)
    : m_graph(std::move(graph)),
      m_memory(std::move(budget)),
      m_seed(options.seed),
      m_wanted(
          std::min(m_graph->vertexCount(), static_cast<std::size_t>(std::clamp(options.pivots, 4, 1024)))),
      m_stride(Lanes::roundedUp(m_wanted)),
      m_distances(m_memory),
      m_weights(m_memory),
      m_positions(m_memory),
      m_queue(m_memory),
      m_measured(m_memory),
      m_pivotOf(m_memory),
      m_pivotX(m_memory),
      m_pivotY(m_memory),
      m_pivotZ(m_memory) {
  const std::size_t count = m_graph->vertexCount();
  if (isMirror(*m_graph, options.mirror)) m_mirror = options.mirror;
  m_distances.resize(count * m_stride);
  m_weights.resize(count * m_stride);
  m_positions.resize(count);
  m_queue.resize(count);
  m_measured.resize(count);
  m_pivotOf.assign(count, kNoVertex);
  for (List<float>* list : {&m_pivotX, &m_pivotY, &m_pivotZ}) list->resize(m_stride);
}

Layout::~Layout() = default;

void Layout::place(const std::stop_token& stop) {
  if (m_positions.empty()) return;
  choosePivots(stop);
  weigh();
  look(stop);
  const PivotScaling scaled(m_distances, m_stride, m_pivots, m_mirror, m_seed);
  m_signs = scaled.signs();
  look(stop);
  scaled.project(m_positions);
  fitSize();
  part(m_seed);
}

// ---- Pivots ----------------------------------------------------------------------------------------------------------------

// Each as far as can be from those before it; with a mirror, its mirror image is the next one.
void Layout::choosePivots(const std::stop_token& stop) {
  const std::size_t count = m_positions.size();
  std::vector<std::uint32_t> nearest(count, kUnreached);  // distance from the nearest pivot so far
  Vertex next = 0;
  for (Vertex v = 0; v < count; ++v)
    if (m_graph->fromStart(v) != kUnreached && m_graph->fromStart(v) == m_graph->greatestFromStart()) {
      next = v;
      break;
    }
  std::uint32_t greatest = 0;
  while (m_pivots.size() < m_wanted) {
    look(stop);
    const std::size_t column = m_pivots.size();
    measure(next, column);
    m_pivots.push_back(next);
    const bool hasPartner = isMirrored() && m_mirror[next] != next && m_pivots.size() < m_wanted;
    if (hasPartner) {
      m_pivots.push_back(m_mirror[next]);
      copyMirrored(column);
    }
    std::uint32_t farthest = 0;
    Vertex far = 0;
    for (Vertex v = 0; v < count; ++v) {
      if (m_measured[v] != kUnreached) greatest = std::max(greatest, m_measured[v]);
      nearest[v] = std::min(nearest[v], m_measured[v]);
      if (hasPartner) nearest[v] = std::min(nearest[v], m_measured[m_mirror[v]]);
      if (nearest[v] > farthest) {
        farthest = nearest[v];
        far = v;
      }
    }
    if (farthest == 0) break;
    next = far;
  }
  // With a mirror, the last pivot may lack its partner: then it is none.
  if (isMirrored() && std::ranges::find(m_pivots, m_mirror[m_pivots.back()]) == m_pivots.end())
    m_pivots.pop_back();
  // What no way leads to is drawn apart.
  for (float& d : m_distances)
    if (d < 0) d = static_cast<float>(greatest) + 2;
  for (std::size_t column = 0; column < m_pivots.size(); ++column)
    m_pivotOf[m_pivots[column]] = static_cast<std::uint32_t>(column);
}

// Breadth-first.
void Layout::measure(Vertex pivot, std::size_t column) {
  std::ranges::fill(m_measured, kUnreached);
  m_measured[pivot] = 0;
  m_queue[0] = pivot;
  for (std::size_t head = 0, tail = 1; head < tail; ++head) {
    const Vertex v = m_queue[head];
    const std::uint32_t next = m_measured[v] + 1;
    for (const Vertex u : m_graph->neighbours(v))
      if (m_measured[u] == kUnreached) {
        m_measured[u] = next;
        m_queue[tail++] = u;
      }
  }
  for (Vertex v = 0; v < m_measured.size(); ++v)
    distances(v)[column] = m_measured[v] == kUnreached ? -1.0F : static_cast<float>(m_measured[v]);
}

// The mirror image of a pivot is as far from a vertex as the pivot is from the mirror image of the vertex.
void Layout::copyMirrored(std::size_t column) {
  for (Vertex v = 0; v < m_measured.size(); ++v) distances(v)[column + 1] = distances(m_mirror[v])[column];
}

// The weight of vertex i's distance d from pivot p is s / d^2, where s is how many vertices p speaks for: those nearer to p than to
// any other pivot (where there are several nearest ones, they share), and not more than half as far from it as i is.
// Neighbours have terms of their own.
void Layout::weigh() {
  const std::size_t pivots = m_pivots.size();
  float greatest = 0;
  for (const float d : m_distances) greatest = std::max(greatest, d);
  const auto depth = static_cast<std::size_t>(greatest) + 1;
  std::vector<float> spokenFor(pivots * depth, 0);  // by pivot and distance
  for (Vertex v = 0; v < m_positions.size(); ++v) {
    const float* row = distances(v);
    const float least = *std::min_element(row, row + pivots);
    const auto sharers = static_cast<float>(std::count(row, row + pivots, least));
    for (std::size_t p = 0; p < pivots; ++p)
      if (row[p] == least) spokenFor[p * depth + static_cast<std::size_t>(least)] += 1 / sharers;
  }
  for (std::size_t p = 0; p < pivots; ++p)
    for (std::size_t d = 1; d < depth; ++d) spokenFor[p * depth + d] += spokenFor[p * depth + d - 1];
  std::vector<float> weight(pivots * depth, 0);
  for (std::size_t p = 0; p < pivots; ++p)
    for (std::size_t d = 2; d < depth; ++d)
      weight[p * depth + d] = spokenFor[p * depth + d / 2] / static_cast<float>(d * d);
  for (Vertex v = 0; v < m_positions.size(); ++v) {
    const float* row = distances(v);
    float* weights = m_weights.data() + v * m_stride;
    for (std::size_t p = 0; p < pivots; ++p)
      weights[p] = weight[p * depth + static_cast<std::size_t>(row[p])];
  }
}

// ---- Places ----------------------------------------------------------------------------------------------------------------

void Layout::put(Vertex v, Position p) {
  m_positions[v] = p;
  if (const std::uint32_t column = m_pivotOf[v]; column != kNoVertex) {
    m_pivotX[column] = p.x;
    m_pivotY[column] = p.y;
    m_pivotZ[column] = p.z;
  }
}

// The size of least stress for this shape.
void Layout::fitSize() {
  double along = 0, square = 0;
  for (Vertex v = 0; v < m_positions.size(); ++v) {
    const Position a = m_positions[v];
    const float* row = distances(v);
    const float* weights = m_weights.data() + v * m_stride;
    for (std::size_t p = 0; p < m_pivots.size(); ++p) {
      const float length = distance(a, m_positions[m_pivots[p]]);
      along += static_cast<double>(weights[p] * row[p] * length);
      square += static_cast<double>(weights[p] * length * length);
    }
  }
  const float factor = square > 0 ? static_cast<float>(along / square) : 1;
  for (Position& p : m_positions) p = {p.x * factor, p.y * factor, p.z * factor};
}

// Vertices that are equally far from all pivots are in one place, from which no sweep would part them: each is pushed a
// little, its mirror image likewise.
void Layout::part(std::uint64_t seed) {
  Random random(seed);
  const auto push = [&random] {
    return static_cast<float>(random.below(1 << 16)) * (0.2F / (1 << 16)) - 0.1F;
  };
  for (Vertex v = 0; v < m_positions.size(); ++v) {
    const Position by{push(), push(), push()};
    if (isMirrored() && m_mirror[v] < v) continue;
    const Position p = m_positions[v];
    Position q{p.x + by.x, p.y + by.y, p.z + by.z};
    if (isMirrored()) {
      if (m_mirror[v] == v)
        q = {m_signs[0] < 0 ? 0 : q.x, m_signs[1] < 0 ? 0 : q.y, m_signs[2] < 0 ? 0 : q.z};
      put(m_mirror[v], {m_signs[0] * q.x, m_signs[1] * q.y, m_signs[2] * q.z});
    }
    put(v, q);
  }
}

// ---- Sweeps ----------------------------------------------------------------------------------------------------------------

// Forwards and backwards in turns: news then travel both ways.
void Layout::sweep(const std::stop_token& stop) {
  const auto count = static_cast<Vertex>(m_positions.size());
  const bool isForward = m_sweeps % 2 == 0;
  for (Vertex i = 0; i < count; ++i) {
    if (i % 1024 == 0) look(stop);
    const Vertex v = isForward ? i : count - 1 - i;
    if (isMirrored() && m_mirror[v] < v) continue;  // it moves with its mirror image
    moveToRest(v);
  }
  ++m_sweeps;
}

// To the weighted mean of where its neighbours and the pivots would each have it: on the line to it, at the right distance.
void Layout::moveToRest(Vertex v) {
  const Position at = m_positions[v];
  float x = 0, y = 0, z = 0, weight = 0;
  for (const Vertex u : m_graph->neighbours(v)) {
    const Position p = m_positions[u];
    const float dx = at.x - p.x, dy = at.y - p.y, dz = at.z - p.z;
    const float square = dx * dx + dy * dy + dz * dz;
    const float factor = square > 1e-12F ? 1 / std::sqrt(square) : 0;
    x += p.x + dx * factor;
    y += p.y + dy * factor;
    z += p.z + dz * factor;
    weight += 1;
  }
  Lanes sumX{}, sumY{}, sumZ{}, sumWeight{};
  const Lanes atX = Lanes::all(at.x), atY = Lanes::all(at.y), atZ = Lanes::all(at.z);
  const float* row = distances(v);
  const float* weights = m_weights.data() + v * m_stride;
  for (std::size_t p = 0; p < m_stride; p += Lanes::kCount) {  // weights beyond the pivots are 0
    const Lanes pivotX = Lanes::from(&m_pivotX[p]), pivotY = Lanes::from(&m_pivotY[p]),
                pivotZ = Lanes::from(&m_pivotZ[p]);
    const Lanes dx = atX - pivotX, dy = atY - pivotY, dz = atZ - pivotZ;
    const Lanes w = Lanes::from(weights + p);
    const Lanes factor = Lanes::from(row + p) * inverseRoot(dx * dx + dy * dy + dz * dz + Lanes::all(1e-12F));
    sumX = sumX + w * (pivotX + dx * factor);
    sumY = sumY + w * (pivotY + dy * factor);
    sumZ = sumZ + w * (pivotZ + dz * factor);
    sumWeight = sumWeight + w;
  }
  weight += sumWeight.sum();
  if (!(weight > 0)) return;
  Position to{(x + sumX.sum()) / weight, (y + sumY.sum()) / weight, (z + sumZ.sum()) / weight};
  if (isMirrored()) {
    if (m_mirror[v] == v)
      to = {m_signs[0] < 0 ? 0 : to.x, m_signs[1] < 0 ? 0 : to.y, m_signs[2] < 0 ? 0 : to.z};
    else
      put(m_mirror[v], {m_signs[0] * to.x, m_signs[1] * to.y, m_signs[2] * to.z});
  }
  put(v, to);
}

double Layout::stress() const {
  double sum = 0, worst = 0;
  const auto add = [&](Position a, Position b, float wanted, float weight) {
    const float off = wanted - distance(a, b);
    sum += static_cast<double>(weight * off * off);
    worst += static_cast<double>(weight * wanted * wanted);
  };
  for (Vertex v = 0; v < m_positions.size(); ++v) {
    for (const Vertex u : m_graph->neighbours(v))
      if (u > v) add(m_positions[v], m_positions[u], 1, 1);
    for (std::size_t p = 0; p < m_pivots.size(); ++p)
      add(m_positions[v], m_positions[m_pivots[p]], distances(v)[p], m_weights[v * m_stride + p]);
  }
  return worst > 0 ? sum / worst : 0;
}

}  // namespace searchlight::graph
