// widgets/graph/graph_layouter.cpp: sweep after sweep.
#include "widgets/graph/graph_layouter.h"

namespace searchlight::ui {

void layOutGraph(const GraphFactory& factory, const std::shared_ptr<search::MemoryBudget>& budget,
                 const std::stop_token& stop, const std::function<void(const MadeGraph&)>& made,
                 const std::function<void(const GraphPlaces&)>& placed) {
  const MadeGraph graph = factory(stop);
  made(graph);
  if (!graph.graph) return;
  graph::LayoutOptions options;
  options.mirror = graph.mirror;
  graph::Layout layout(graph.graph, options, budget);
  layout.place(stop);
  for (;; layout.sweep(stop)) {
    const auto at = layout.positions();
    placed({std::make_shared<const std::vector<graph::Position>>(at.begin(), at.end()), layout.mirrorSigns(),
            layout.sweeps()});
    if (layout.sweeps() == kGraphSweeps + kGraphRefinements) return;
  }
}

}  // namespace searchlight::ui
