// widgets/klotski/shown_placement.cpp: from a cursor to a node, and along its way to a placement.
#include "widgets/klotski/shown_placement.h"

#include <vector>

#include "core/klotski/solve.h"
#include "widgets/search/shown_node.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;

namespace {

// A frame has time for so many; further down a depth-first search's pieces are named by where they were seen last.
constexpr std::size_t kLongestWay = 400;

// The parents of a node that was met from the goal lead to the goal, and not to the start.
std::optional<klotski::Placement> onRoute(const klotski::Board& board, const klotski::Placement& start,
                                          const WatchedRun& run, NodeId node,
                                          const klotski::Placement& near) {
  std::optional<klotski::Placement> placement = start;
  for (const NodeId n : run.answerNodes()) {
    if (n == kNoNode || !placement) break;
    placement = klotski::placementOf(board, run.session(), n, *placement);
    if (run.session().stateNumber(n) == run.session().stateNumber(node)) return placement;
  }
  return klotski::placementOf(board, run.session(), node, near);
}

}  // namespace

std::optional<klotski::Placement> shownPlacement(const klotski::Board& board, const klotski::Placement& start,
                                                 const WatchedRun& run, std::optional<NodeId> chosen,
                                                 const klotski::Placement& near) {
  if (!run.hasSearch()) return std::nullopt;
  const NodeId node = shownNode(run, chosen);
  if (node == kNoNode) return start;
  if (!chosen && isReadBack(run) && run.session().sides() > 1) return onRoute(board, start, run, node, near);
  std::vector<NodeId> way;
  for (NodeId n = node; n != kNoNode && way.size() < kLongestWay; n = run.player().node(n).parent)
    way.push_back(n);
  std::optional<klotski::Placement> placement = way.size() < kLongestWay ? start : near;
  for (auto at = way.rbegin(); at != way.rend() && placement; ++at)
    placement = klotski::placementOf(board, run.session(), *at, *placement);
  return placement;
}

}  // namespace searchlight::ui
