// widgets/run/lit_nodes.h: nodes of a run that were selected together, and are lit on its board, in its tree and in its graph.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/problem.h"

namespace searchlight::ui {

// Of the session that the run has when they are told; after a second run they are told anew.
struct LitNodes {
  std::vector<bool> nodes;  // by node
  std::size_t count = 0;
  std::vector<std::uint32_t> byDepth = {};  // how many at each depth
  bool contains(search::NodeId n) const { return n < nodes.size() && nodes[n]; }
};
using SharedLitNodes = std::shared_ptr<const LitNodes>;  // null: none

}  // namespace searchlight::ui
