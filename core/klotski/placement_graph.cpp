// core/klotski/placement_graph.cpp: a component, the graph of it, and what is whose mirror image.
#include "core/klotski/placement_graph.h"

#include <algorithm>

namespace searchlight::klotski {

std::shared_ptr<const PlacementGraph> PlacementGraph::make(Code start, Count count, search::Limits limits,
                                                           const std::stop_token& stop,
                                                           std::shared_ptr<search::MemoryBudget> budget) {
  limits.expansions = std::min(limits.expansions, kMostStates);
  auto all = search::Component<SlideProblem>::enumerate(SlideProblem(start, count), limits, stop, budget);
  if (stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
  std::shared_ptr<PlacementGraph> made(new PlacementGraph(std::move(all)));
  made->m_graph = graph::StateGraph::of(made->m_all, stop, std::move(budget));
  const auto states = static_cast<graph::Vertex>(made->m_all.stateCount());
  made->m_mirror.reserve(states);
  for (graph::Vertex v = 0; v < states; ++v) {
    const graph::Vertex image = made->vertex(mirrored(made->code(v)));
    if (image == graph::kNoVertex) {
      made->m_mirror.clear();
      break;
    }
    made->m_mirror.push_back(image);
  }
  return made;
}

}  // namespace searchlight::klotski
