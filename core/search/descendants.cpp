// core/search/descendants.cpp: every way back is walked once; what is known ends the walk.
#include "core/search/descendants.h"

namespace searchlight::search {

std::vector<NodeId> descendants(const TracePlayer& player, NodeId node) {
  enum : std::uint8_t { Unknown, Within, Outside };
  const PlayedNodes& nodes = player.nodes();
  std::vector<std::uint8_t> known(nodes.size(), Unknown);
  std::vector<NodeId> way, out;
  for (NodeId n = 0; n < nodes.size(); ++n) {
    if (nodes.status(n) == NodeStatus::Unseen) continue;
    way.clear();
    NodeId at = n;
    // Deepening searches leave old parents behind, which may lead in circles: a node met twice is outside.
    while (at < nodes.size() && at != node && known[at] == Unknown) {
      known[at] = Outside;
      way.push_back(at);
      at = nodes[at].parent;
    }
    const bool within = at == node || (at < nodes.size() && known[at] == Within);
    if (within)
      for (const NodeId w : way) known[w] = Within;
    if (n == node || known[n] == Within) out.push_back(n);
  }
  return out;
}

}  // namespace searchlight::search
