// core/trace/open_head.cpp: the walk over OPEN, from its end, and the order of its nodes.
#include "core/trace/open_head.h"

#include <algorithm>
#include <limits>

namespace searchlight::search {

void OpenHead::begin(const Session& session, const TracePlayer& player) {
  m_session = &session;
  m_player = &player;
  m_order = session.openOrder();
  m_cursor = player.open().size();
  m_threshold = {std::numeric_limits<std::uint64_t>::max(), std::numeric_limits<std::uint32_t>::max()};
  m_candidates.clear();
  m_wasTouched = false;
  m_isShort = false;
}

void OpenHead::forget() {
  m_session = nullptr;
  m_player = nullptr;
  m_cursor = 0;
  m_threshold = {};
  m_candidates.clear();
  m_head.clear();
  m_isShort = false;
}

// From the end, because the player fills a gap with its last open node: a node that has not been seen yet can
// only move to a place that has not been seen either.
bool OpenHead::scan(std::size_t most) {
  if (!m_player) return false;
  const NodeList& open = m_player->open();
  m_cursor = std::min(m_cursor, open.size());
  const std::size_t last = m_cursor > most ? m_cursor - most : 0;
  constexpr std::size_t kAhead = 12;
  while (m_cursor > last) {
    --m_cursor;
    if (m_cursor >= kAhead) m_player->nodes().prefetch(open[m_cursor - kAhead]);
    add(open[m_cursor]);
  }
  return m_cursor > 0;
}

void OpenHead::touch(NodeId n) {
  m_wasTouched = true;
  if (m_player && m_player->node(n).status == NodeStatus::Open) add(n);
}

const std::vector<NodeId>& OpenHead::head() {
  m_head.clear();
  if (!m_player) return m_head;
  dropStale();
  std::sort(m_candidates.begin(), m_candidates.end());
  m_candidates.erase(std::unique(m_candidates.begin(), m_candidates.end()), m_candidates.end());
  const std::size_t count = std::min(m_wanted, m_candidates.size());
  for (std::size_t i = 0; i < count; ++i) m_head.push_back(m_candidates[i].node);
  m_isShort = count < std::min(m_wanted, m_player->open().size());
  return m_head;
}

void OpenHead::add(NodeId n) {
  const Key key = keyOf(n, m_player->node(n));
  if (key >= m_threshold) return;
  m_candidates.push_back({key, n});
  if (m_candidates.size() >= 8 * m_wanted) shrink();
}

OpenHead::Key OpenHead::keyOf(NodeId n, const PlayedNode& played) const {
  const std::uint32_t inserted = insertionOrder(played);
  switch (m_order.kind) {
    case OpenOrder::Kind::Turns:
    case OpenOrder::Kind::Queue: return {0, inserted};
    case OpenOrder::Kind::Stack: {
      // Depth-first search takes the successors of the node it entered last, in the order in which they were
      // met. In a deepening search OPEN is the path, whose nodes follow each other as they were expanded.
      if (played.added == kNever) return {0, ~inserted};
      const std::uint32_t entered = played.parent == kNoNode ? 0 : m_player->node(played.parent).expandedAt;
      return {std::uint64_t{~entered} << 32, inserted};
    }
    case OpenOrder::Kind::Priority: break;
  }
  return {m_session->placeOf(m_order, n, played), m_order.lastInFirst() ? ~inserted : inserted};
}

bool OpenHead::isCurrent(const Entry& e) const {
  const PlayedNode played = m_player->nodes()[e.node];
  return played.status == NodeStatus::Open && keyOf(e.node, played) == e.key;
}

void OpenHead::dropStale() {
  if (!m_wasTouched) return;
  std::erase_if(m_candidates, [this](const Entry& e) { return !isCurrent(e); });
}

// Leaves four times what is wanted, so that the head outlives many steps. The threshold is the key of the
// best that goes.
void OpenHead::shrink() {
  dropStale();
  const std::size_t kept = 4 * m_wanted;
  if (m_candidates.size() <= kept) return;
  const auto firstToGo = m_candidates.begin() + static_cast<std::ptrdiff_t>(kept);
  std::nth_element(m_candidates.begin(), firstToGo, m_candidates.end());
  m_threshold = firstToGo->key;
  m_candidates.erase(firstToGo, m_candidates.end());
}

}  // namespace searchlight::search
