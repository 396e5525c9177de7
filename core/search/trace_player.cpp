// core/search/trace_player.cpp: the parts of the player that no single step needs.
#include "core/search/trace_player.h"

#include <algorithm>

namespace searchlight::search {

TracePlayer::TracePlayer(const Trace& t)
    : m_trace(&t), m_account(t.budget()), m_nodes(m_account), m_open(m_account), m_route(m_account) {
  begin();
}

// Stands on the begin of the window. Throws OutOfMemory.
void TracePlayer::begin() {
  const PlayedNodes& base = m_trace->base();
  // All that needs memory comes first. Where it ends the cursor stays where it was, and behind.
  m_passages.clear();
  m_passage = nullptr;
  m_nodes.assign(base);
  m_open.clear();
  m_route.clear();
  for (const NodeId n : m_trace->baseRoute()) m_route.push_back(n);
  for (std::size_t n = 0; n < base.size(); ++n)
    if (const auto id = static_cast<NodeId>(n); base.status(id) == NodeStatus::Open)
      moveInOpen(m_nodes.at(id).rest, id, NodeStatus::Unseen, NodeStatus::Open);
  m_counts = m_trace->baseCounts();
  m_position = m_firstPassage = m_trace->begin();
  m_top = 0;
}

bool TracePlayer::restart() noexcept {
  try {
    begin();
  } catch (const std::bad_alloc&) {
    return false;
  }
  return true;
}

// What lies before the window can never be come to again.
void TracePlayer::enterForwards() {
  while (!m_passages.empty() && m_firstPassage < m_trace->begin()) {
    m_passages.pop_front();
    m_firstPassage += kSegment;
  }
  if (m_passages.empty()) m_firstPassage = m_position;
  const std::size_t index = (m_position - m_firstPassage) / kSegment;
  if (index == m_passages.size()) m_passages.push_back(std::make_unique<Passage>(m_account));
  m_passage = m_passages[index].get();
  m_top = 0;
}

void TracePlayer::enterBackwards() {
  m_passage = m_passages[(m_position - 1 - m_firstPassage) / kSegment].get();
  m_top = m_passage->overwritten.size();
}

const TracePlayer::Passage* TracePlayer::passageOf(std::size_t first) const {
  if (first < m_firstPassage) return nullptr;
  const std::size_t index = (first - m_firstPassage) / kSegment;
  return index < m_passages.size() ? m_passages[index].get() : nullptr;
}

// A leap is a help and no need: without memory for one the player goes on by events.
std::optional<TraceLeap> TracePlayer::beginLeap(std::span<const Event> segment) {
  try {
    return std::optional<TraceLeap>(std::in_place, segment, m_nodes, m_account);
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

void TracePlayer::completeLeap(std::optional<TraceLeap> leap, bool isForwards) {
  try {
    leap->complete(isForwards, m_nodes);
    m_passage->leap = std::move(leap);
  } catch (const std::bad_alloc&) {
  }
}

void TracePlayer::forgetLeaps() {
  for (const std::unique_ptr<Passage>& passage : m_passages) passage->leap.reset();
}

void TracePlayer::makeRoomToLeap(bool forwards) {
  const TraceLeap& leap = *m_passage->leap;
  m_open.reserve(m_open.size() + (forwards ? leap.openAfter() : leap.openBefore()));
  if (forwards) m_route.reserve(m_route.size() + leap.route().size());
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
