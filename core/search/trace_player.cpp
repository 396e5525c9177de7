// core/search/trace_player.cpp: the parts of the player that no single step needs.
#include "core/search/trace_player.h"

#include <algorithm>

#include "core/parallel/share_work.h"

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
  std::size_t open = 0;
  for (std::size_t n = 0; n < base.size(); ++n) open += base.status(n) == NodeStatus::Open;
  m_open.reserve(open);
  m_route.reserve(m_trace->baseRoute().size());
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

TracePlayer::Leaps TracePlayer::leapsTowards(std::size_t target) const {
  Leaps leaps;
  const bool forwards = m_position < target;
  for (std::size_t at = m_position; forwards ? at + kSegment <= target : at >= target + kSegment;) {
    const Passage* const passage = passageOf(forwards ? at : at - kSegment);
    if (!passage || !passage->leap) break;
    leaps.push_back(&*passage->leap);
    at += forwards ? kSegment : -kSegment;
  }
  return leaps;
}

// Every node by itself, so that two threads can share the nodes; then OPEN, which is one list. Throws std::bad_alloc, and
// nothing has changed.
void TracePlayer::cross(const Leaps& leaps, bool forwards) {
  std::size_t records = 0, routeAfter = m_route.size();
  std::int64_t openAfter = static_cast<std::int64_t>(m_open.size());
  std::vector<NodeId> samples;
  for (const TraceLeap* const leap : leaps) {
    const auto& nodes = leap->nodes();
    const std::int64_t gained =
        static_cast<std::int64_t>(leap->openAfter().size()) - static_cast<std::int64_t>(leap->openBefore().size());
    openAfter += forwards ? gained : -gained;
    routeAfter += forwards ? leap->route().size() : 0;
    records += nodes.size();
    constexpr std::size_t kSamples = 64;
    for (std::size_t k = 0; k < kSamples && !nodes.empty(); ++k) samples.push_back(nodes[nodes.size() * k / kSamples]);
  }
  m_open.reserve(static_cast<std::size_t>(openAfter));
  m_route.reserve(routeAfter);

  // Parts with about as many records each. A few leaps are crossed before a thread would have begun.
  const std::size_t parts = records < 100'000 ? 1 : 8;
  std::ranges::sort(samples);
  const auto borderOf = [&](std::size_t part) -> NodeId {
    if (part == 0) return 0;
    return part == parts ? kNoNode : samples[samples.size() * part / parts];
  };
  shareWork(parts, [&](std::size_t part) noexcept {
    for (const TraceLeap* const leap : leaps) setNodes(*leap, forwards, borderOf(part), borderOf(part + 1));
  });
  settleOpen(leaps, forwards, static_cast<std::size_t>(openAfter));
  for (const TraceLeap* const leap : leaps) {
    for (const NodeId n : leap->route()) forwards ? void(m_route.push_back(n)) : m_route.pop_back();
    add(leap->counts(), forwards ? 1 : -1);
    m_position += forwards ? kSegment : -kSegment;
  }
}

void TracePlayer::setNodes(const TraceLeap& leap, bool forwards, NodeId first, NodeId last) {
  for (const auto& [begin, end] : leap.indicesOf(first, last))
    for (std::size_t i = begin; i < end; ++i) {
      if (i + kAhead < end) m_nodes.prefetch(leap.nodes()[i + kAhead]);
      const TraceLeap::Record& record = forwards ? leap.after(i) : leap.before(i);
      const PlayedNodes::Place n = m_nodes.at(leap.nodes()[i]);
      n.look = record.look;
      n.rest.parent = record.parent;
      n.rest.added = record.added;
      n.rest.expandedAt = record.expandedAt;
    }
}

// OPEN becomes what the nodes say, and has `size` of them then. Those that leave it go first, so that it never needs more
// room than before or after.
void TracePlayer::settleOpen(const Leaps& leaps, bool forwards, std::size_t size) {
  const auto leave = [this](NodeId n) {
    const PlayedNodes::Place place = m_nodes.at(n);
    if (place.look.status != NodeStatus::Open && place.rest.openIndex != kNever)
      moveInOpen(place.rest, n, NodeStatus::Open, place.look.status);
  };
  const auto enter = [this](NodeId n) {
    const PlayedNodes::Place place = m_nodes.at(n);
    if (place.look.status == NodeStatus::Open && place.rest.openIndex == kNever)
      moveInOpen(place.rest, n, NodeStatus::Unseen, NodeStatus::Open);
  };
  const auto forEach = [this](const TraceLeap::List<NodeId>& list, auto&& settle) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i + kAhead < list.size()) m_nodes.prefetch(list[i + kAhead]);
      settle(list[i]);
    }
  };
  // What left was in OPEN before one of the leaps.
  std::size_t before = 0;
  for (const TraceLeap* const leap : leaps) before += (forwards ? leap->openBefore() : leap->openAfter()).size();
  if (before < m_open.size())
    for (const TraceLeap* const leap : leaps) forEach(forwards ? leap->openBefore() : leap->openAfter(), leave);
  else
    for (std::size_t i = m_open.size(); i-- > 0;) {
      if (i >= kAhead) m_nodes.prefetch(m_open[i - kAhead]);
      leave(m_open[i]);
    }
  // What came is in it after one, mostly after one of the last.
  for (std::size_t i = leaps.size(); i-- > 0 && m_open.size() < size;)
    forEach(forwards ? leaps[i]->openAfter() : leaps[i]->openBefore(), enter);
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
