// core/graph/tidy_tree.h: where the vertices of a tree are drawn: a level a depth, each vertex over the middle of its children.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace searchlight::graph {

inline constexpr std::uint32_t kNoVertexAbove = ~std::uint32_t{0};

// In units: two vertices of a level are at least 1 apart, and a level is 1 high.
struct TidyTree {
  std::vector<float> x;  // from 0 on
  std::vector<std::uint32_t> level;
  float width = 0;           // of the largest x
  std::uint32_t levels = 0;  // how many there are
};

// The layout of Reingold and Tilford (1981), in linear time by Buchheim, Jünger and Leipert (2002): equal subtrees look
// the same, and small ones between large ones are spread evenly. Vertex i hangs below parents[i], which is less than i, or is a
// root (kNoVertexAbove); roots stand side by side. Children stand in the order of their numbers. Takes no recursion, so a tree may
// be as deep as it has vertices.
TidyTree tidyTree(std::span<const std::uint32_t> parents);

}  // namespace searchlight::graph
