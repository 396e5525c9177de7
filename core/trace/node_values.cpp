// core/trace/node_values.cpp: what a node's record, its heuristic and its parents say of it.
#include "core/trace/node_values.h"

#include <utility>

namespace searchlight::search {

void NodeValues::begin(RemainingCost remaining) {
  m_remaining = std::move(remaining);
  m_depths.clear();
}

std::optional<std::uint32_t> NodeValues::depth(NodeId node, const TracePlayer& player) {
  const PlayedNodes& nodes = player.nodes();
  if (node >= nodes.size()) return std::nullopt;
  if (m_depths.size() < nodes.size()) m_depths.resize(nodes.size());
  m_above.clear();
  NodeId n = node;
  while (n != kNoNode && n < nodes.size() && m_depths[n] == 0) {
    m_above.push_back(n);
    if (m_above.size() > nodes.size()) return std::nullopt;
    n = nodes[n].parent;
  }
  std::uint32_t below = n != kNoNode && n < nodes.size() ? m_depths[n] : 0;
  for (auto at = m_above.rbegin(); at != m_above.rend(); ++at) m_depths[*at] = ++below;
  return m_depths[node] - 1;
}

std::optional<double> NodeValues::at(NodeField field, NodeId node, const Session& session,
                                     const TracePlayer& player) {
  const PlayedNode n = player.node(node);
  if (n.status == NodeStatus::Unseen) return std::nullopt;
  const auto cost = [](Cost c) { return c == kInfiniteCost ? std::nullopt : std::optional<double>(c); };
  switch (field) {
    case NodeField::Generated: return n.added == kNever ? std::nullopt : std::optional(n.added + 1.0);
    case NodeField::Expanded:
      return n.expandedAt == kNever ? std::nullopt : std::optional(n.expandedAt + 1.0);
    case NodeField::G: return cost(n.g);
    case NodeField::H: return cost(session.heuristic(node));
    case NodeField::F: return n.g == kInfiniteCost ? std::nullopt : cost(session.priorityOf(node, n.g));
    case NodeField::Depth: {
      const auto found = depth(node, player);
      return found ? std::optional<double>(*found) : std::nullopt;
    }
    case NodeField::Packed:
    case NodeField::Regions:
      return session.toldNumber(node, kNodeFieldNames[static_cast<std::size_t>(field)]);
    case NodeField::Error: break;
  }
  const auto real = m_remaining ? m_remaining(session, node) : std::nullopt;
  const Cost h = real ? session.heuristic(node) : kInfiniteCost;
  if (!real || *real == kInfiniteCost || h == kInfiniteCost) return std::nullopt;
  return static_cast<double>(*real) - static_cast<double>(h);
}

}  // namespace searchlight::search
