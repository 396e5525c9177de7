// widgets/graph/graph_layouter.h: a graph made and laid out, told as it comes: work for a thread.
#pragma once
#include <array>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/graph/layout.h"

namespace searchlight::ui {

struct MadeGraph {
  std::shared_ptr<const graph::StateGraph> graph;  // null: there is none to draw
  std::vector<graph::Vertex> mirror = {};          // see graph::LayoutOptions
  bool isComplete = true;  // false: a limit was met, and this is the part that was found
};
// Called on a thread, so it shares its data as const. May throw EndedEarly when it is asked to stop, and
// std::bad_alloc.
using GraphFactory = std::function<MadeGraph(const std::stop_token&)>;

// Where the vertices are after so many sweeps, 0: the first picture.
struct GraphPlaces {
  std::shared_ptr<const std::vector<graph::Position>> places;
  std::array<float, 3> mirrorSigns{1, 1, 1};
  int sweep = 0;
};

inline constexpr int kGraphSweeps = 10;       // after which the picture is good
inline constexpr int kGraphRefinements = 30;  // that better it a little

// made(), then placed() for the first picture and after every sweep, the last time with kGraphSweeps + kGraphRefinements of them;
// not where there is no graph. Throws what the factory throws, std::bad_alloc, and EndedEarly when it is asked to stop.
void layOutGraph(const GraphFactory& factory, const std::shared_ptr<search::MemoryBudget>& budget,
                 const std::stop_token& stop, const std::function<void(const MadeGraph&)>& made,
                 const std::function<void(const GraphPlaces&)>& placed);

}  // namespace searchlight::ui
