// core/search/trace_player.cpp: the parts of the player that no single step needs.
#include "core/search/trace_player.h"

#include <algorithm>

namespace searchlight::search {

TracePlayer::TracePlayer(const Trace& t) : m_trace(&t) { restart(); }

void TracePlayer::restart() {
  m_nodes = m_trace->base();
  m_position = m_trace->begin();
  m_counts = m_trace->baseCounts();
  m_overwritten.clear();
  m_route = m_trace->baseRoute();
  m_open.clear();
  for (NodeId n = 0; n < m_nodes.size(); ++n)
    if (m_nodes[n].status == NodeStatus::Open) moveInOpen(m_nodes[n], n, NodeStatus::Unseen, NodeStatus::Open);
}

void TracePlayer::forgetOldest() {
  const std::size_t window = m_trace->end() - m_trace->begin() + Trace::kSegment;
  if (m_overwritten.size() > window)
    m_overwritten.erase(m_overwritten.begin(), m_overwritten.end() - static_cast<std::ptrdiff_t>(window));
  m_mostOverwritten = 2 * window;
}

NodeId TracePlayer::current() const {
  for (std::size_t i = m_position; i > m_trace->begin(); --i)
    if (const Event& e = (*m_trace)[i - 1]; e.kind == EventKind::Expand) return e.node;
  return kNoNode;
}

std::vector<NodeId> TracePlayer::lastExpanded(std::size_t most) const {
  std::vector<NodeId> out;
  for (std::size_t i = m_position; i > m_trace->begin() && out.size() < most; --i)
    if (const Event& e = (*m_trace)[i - 1]; e.kind == EventKind::Expand) out.push_back(e.node);
  return out;
}

}  // namespace searchlight::search
