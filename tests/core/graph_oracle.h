// tests/core/graph_oracle.h: small graphs, and slow figures about them that share nothing with core/graph.
#pragma once
#include <cstddef>
#include <span>

#include "core/graph/layout.h"
#include "core/graph/state_graph.h"
#include "tests/test_main.h"

namespace searchlight::testing {

using Arrow = std::pair<graph::Vertex, graph::Vertex>;

inline std::shared_ptr<const graph::StateGraph> graphOf(std::size_t vertices, std::vector<Arrow> arrows,
                                                        std::vector<graph::Vertex> starts = {0},
                                                        std::vector<graph::Vertex> goals = {}) {
  auto memory = graph::StateGraph::account(nullptr);
  graph::StateGraph::Moves moves(*memory);
  std::ranges::stable_sort(arrows, {}, &Arrow::first);
  for (std::size_t v = 0, i = 0; v <= vertices; ++v) {
    moves.rows.push_back(static_cast<std::uint32_t>(i));
    while (i < arrows.size() && arrows[i].first == v) moves.to.push_back(arrows[i++].second);
  }
  return graph::StateGraph::make(std::move(memory), std::move(moves), starts, goals);
}

// Distances between all pairs, by Floyd and Warshall; huge where there is no way.
inline constexpr int kFar = 1'000'000;
inline std::vector<std::vector<int>> allDistances(std::size_t vertices, std::span<const Arrow> arrows,
                                                  bool bothWays) {
  std::vector<std::vector<int>> d(vertices, std::vector<int>(vertices, kFar));
  for (std::size_t v = 0; v < vertices; ++v) d[v][v] = 0;
  for (const auto& [a, b] : arrows) {
    if (a == b) continue;
    d[a][b] = 1;
    if (bothWays) d[b][a] = 1;
  }
  for (std::size_t k = 0; k < vertices; ++k)
    for (std::size_t a = 0; a < vertices; ++a)
      for (std::size_t b = 0; b < vertices; ++b) d[a][b] = std::min(d[a][b], d[a][k] + d[k][b]);
  return d;
}

inline double between(const graph::Position& a, const graph::Position& b) {
  return std::sqrt(std::pow(double{a.x} - double{b.x}, 2) + std::pow(double{a.y} - double{b.y}, 2) +
                   std::pow(double{a.z} - double{b.z}, 2));
}

// The sparse stress as the article has it: each edge once with weight 1, and for each vertex i and pivot p that is no
// neighbour s / d^2, where s is how many of the vertices that are nearest to p are not more than d / 2 from it. Over what
// it is where all vertices are in one place.
inline double sparseStress(const std::vector<std::vector<int>>& d, std::span<const graph::Vertex> pivots,
                           std::span<const graph::Position> at) {
  const std::size_t count = d.size();
  double sum = 0, worst = 0;
  const auto add = [&](std::size_t a, std::size_t b, double weight) {
    sum += weight * std::pow(d[a][b] - between(at[a], at[b]), 2);
    worst += weight * d[a][b] * d[a][b];
  };
  for (std::size_t a = 0; a < count; ++a)
    for (std::size_t b = a + 1; b < count; ++b)
      if (d[a][b] == 1) add(a, b, 1);
  for (const graph::Vertex p : pivots)
    for (std::size_t i = 0; i < count; ++i) {
      if (d[i][p] < 2) continue;
      double spokenFor = 0;
      for (std::size_t j = 0; j < count; ++j) {
        int least = kFar, sharers = 0;
        for (const graph::Vertex q : pivots) least = std::min(least, d[j][q]);
        for (const graph::Vertex q : pivots) sharers += d[j][q] == least;
        if (d[j][p] == least && 2 * d[j][p] <= d[i][p]) spokenFor += 1.0 / sharers;
      }
      add(i, p, spokenFor / (d[i][p] * d[i][p]));
    }
  return worst > 0 ? sum / worst : 0;
}

}  // namespace searchlight::testing
