// core/search/current_path.cpp: from the node expanded last to the start, without what has been left.
#include "core/search/current_path.h"

namespace searchlight::search {

std::vector<NodeId> currentPath(const Session& session, const TracePlayer& player, std::size_t most) {
  std::vector<NodeId> path;
  const Trace& trace = player.trace();
  if (session.isForeign() || !followsPath(session.algorithm()) || player.position() <= trace.begin())
    return path;
  // What is on the path: entered and not left. A deepening search then has it OPEN; depth-first search has it CLOSED.
  const NodeStatus entered =
      session.algorithm() == Algorithm::DepthFirst ? NodeStatus::Closed : NodeStatus::Open;
  NodeId n = player.current();
  const Event& last = trace[player.position() - 1];
  const bool isSolved = last.kind == EventKind::Goal || last.kind == EventKind::Route;
  if (isSolved) {
    n = player.route().empty() ? last.node : player.route()[0];
    path.push_back(n);
    n = player.node(n).parent;
  }
  while (n != kNoNode && player.status(n) != entered) n = player.node(n).parent;
  for (; n != kNoNode && path.size() < most; n = player.node(n).parent) path.push_back(n);
  return path;
}

}  // namespace searchlight::search
