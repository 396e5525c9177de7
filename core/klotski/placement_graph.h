// core/klotski/placement_graph.h: all placements that can be reached from one, as a graph to be drawn.
#pragma once
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/graph/state_graph.h"
#include "core/klotski/problem.h"
#include "core/search/component.h"

namespace searchlight::klotski {

// Vertex <-> placement. Does not change once it is made; any thread may read it.
class PlacementGraph {
 public:
  // As many placements can be drawn and turned ten times a second.
  static constexpr std::uint64_t kMostStates = 200'000;

  // Callable from any thread. Where a limit is met (or there are more than kMostStates) it is the graph of what was met. Throws
  // std::bad_alloc, and EndedEarly when it is asked to stop. REQUIRES: the start has exactly one large piece.
  static std::shared_ptr<const PlacementGraph> make(Code start, Count count, search::Limits limits = {},
                                                    const std::stop_token& stop = {},
                                                    std::shared_ptr<search::MemoryBudget> budget = {});

  const std::shared_ptr<const graph::StateGraph>& graph() const { return m_graph; }
  // Of each vertex, the placement seen in a mirror; empty where not all of these can be reached.
  const std::vector<graph::Vertex>& mirror() const { return m_mirror; }
  bool isComplete() const { return m_all.isComplete(); }
  // REQUIRES: the graph has the vertex.
  Code code(graph::Vertex v) const { return m_all.original(v); }
  // kNoVertex: it cannot be reached, or is not part of an incomplete graph.
  graph::Vertex vertex(Code code) const {
    const search::NodeId found = m_all.find(code);
    return found == search::kNoNode ? graph::kNoVertex : found;
  }

 private:
  explicit PlacementGraph(search::Component<SlideProblem> all) : m_all(std::move(all)) {}

  search::Component<SlideProblem> m_all;
  std::shared_ptr<const graph::StateGraph> m_graph;
  std::vector<graph::Vertex> m_mirror;
};

}  // namespace searchlight::klotski
