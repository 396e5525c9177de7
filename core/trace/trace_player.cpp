// core/trace/trace_player.cpp: the parts of the player that no single step needs.
#include "core/trace/trace_player.h"

#include <algorithm>
#include <array>

#include "core/parallel/share_work.h"

namespace searchlight::search {

TracePlayer::TracePlayer(const Trace& t)
    : m_trace(&t),
      m_account(t.budget()),
      m_route(m_account),
      m_walked(m_account),
      m_nodes(m_account),
      m_open(m_account) {
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
  m_route.clear();
  m_walked.clear();
  for (const NodeId n : m_trace->baseRoute()) m_route.push_back(n);
  openBase();
  m_counts = m_trace->baseCounts();
  m_position = m_firstPassage = m_trace->begin();
  m_top = 0;
  m_restsAt = kAtCursor;
}

// OPEN as the trace's base has it. REQUIRES: the rests are as in the base, and there is room.
void TracePlayer::openBase() const {
  const PlayedNodes& base = m_trace->base();
  m_open.clear();
  for (std::size_t n = 0; n < base.size(); ++n)
    if (const auto id = static_cast<NodeId>(n); base.status(id) == NodeStatus::Open)
      moveInOpen(m_nodes.at(id).rest, id, NodeStatus::Unseen, NodeStatus::Open);
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
  // A leap knows no more of the route than how it grows.
  if (m_trace->readsRoutes() &&
      std::ranges::any_of(
          segment, [](EventKind kind) { return kind == EventKind::Round || kind == EventKind::Walk; },
          &Event::kind))
    return std::nullopt;
  try {
    return std::optional<TraceLeap>(std::in_place, segment, m_nodes, m_account);
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

// What the agent has walked of it since follows its reading.
void TracePlayer::readRouteAgain() {
  const auto kindAt = [this](std::size_t i) { return (*m_trace)[i].kind; };
  std::size_t end = m_position - 1;
  while (end > m_trace->begin() && kindAt(end - 1) == EventKind::Walk) --end;
  std::size_t first = end;
  while (first > m_trace->begin() && kindAt(first - 1) == EventKind::Route) --first;
  const std::vector<NodeId>& base = m_trace->baseRoute();
  const bool hasMore = first == m_trace->begin();
  m_route.reserve((hasMore ? base.size() : 0) + end - first);
  if (hasMore)
    for (const NodeId n : base) m_route.push_back(n);
  for (; first < end; ++first) m_route.push_back((*m_trace)[first].node);
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

const TracePlayer::Leaps& TracePlayer::collectLeaps(std::size_t from, std::size_t to) const {
  const bool forwards = from < to;
  m_leaps.clear();
  for (std::size_t at = from; at != to; at += forwards ? kSegment : -kSegment) {
    const Passage* const passage = passageOf(forwards ? at : at - kSegment);
    if (!passage || !passage->leap) break;
    m_leaps.push_back(&*passage->leap);
  }
  return m_leaps;
}

// Throws std::bad_alloc, and nothing has changed.
void TracePlayer::cross(const Leaps& leaps, bool forwards, Parts parts) {
  std::size_t routeAfter = m_route.size();
  std::int64_t gained = 0;
  for (const TraceLeap* const leap : leaps) {
    gained += static_cast<std::int64_t>(leap->openAfter().size()) -
              static_cast<std::int64_t>(leap->openBefore().size());
    routeAfter += forwards ? leap->route().size() : 0;
  }
  const auto open =
      static_cast<std::size_t>(static_cast<std::int64_t>(openCount()) + (forwards ? gained : -gained));
  m_open.reserve(open);
  m_route.reserve(routeAfter);

  setNodes(leaps, forwards, parts);
  m_openCount = open;
  if (parts == Parts::Both) settleOpen(leaps, forwards);
  for (const TraceLeap* const leap : leaps) {
    for (const NodeId n : leap->route()) forwards ? void(m_route.push_back(n)) : m_route.pop_back();
    add(leap->counts(), forwards ? 1 : -1);
    m_position += forwards ? kSegment : -kSegment;
  }
}

// Every node by itself, so that two threads can share them, each a part with about as many records as the others.
void TracePlayer::setNodes(const Leaps& leaps, bool forwards, Parts which) const {
  constexpr std::size_t kWorthSharing = 100'000;
  constexpr std::size_t kSamples = 64;  // of each leap
  std::array<NodeId, 9> borders{};
  std::array<NodeId, kSamples * 64> samples;  // of as many leaps as a window has, or of the first ones
  std::size_t records = 0, sampled = 0, parts = 1;
  for (const TraceLeap* const leap : leaps) {
    const auto& nodes = leap->nodes();
    records += nodes.size();
    for (std::size_t k = 0; k < kSamples && !nodes.empty() && sampled < samples.size(); ++k)
      samples[sampled++] = nodes[nodes.size() * k / kSamples];
  }
  if (records >= kWorthSharing) {
    parts = borders.size() - 1;
    std::sort(samples.begin(), samples.begin() + static_cast<std::ptrdiff_t>(sampled));
    for (std::size_t part = 1; part < parts; ++part) borders[part] = samples[sampled * part / parts];
  }
  borders[parts] = kNoNode;

  const auto setLook = [forwards](const TraceLeap& leap, std::size_t i, PlayedNodes::Look& look) {
    look = forwards ? leap.lookAfter(i) : leap.lookBefore(i);
  };
  const auto setRest = [forwards](const TraceLeap& leap, std::size_t i, PlayedNodes::Rest& rest) {
    const TraceLeap::Rest record = forwards ? leap.restAfter(i) : leap.restBefore(i);
    rest.parent = record.parent;
    rest.added = record.added;
    rest.expandedAt = record.expandedAt;
  };
  shareWork(parts, [&](std::size_t part) noexcept {
    for (const TraceLeap* const leap : leaps) {
      const auto& nodes = leap->nodes();
      for (const auto& [begin, end] : leap->indicesOf(borders[part], borders[part + 1])) {
        if (which != Parts::Rests)
          for (std::size_t i = begin; i < end; ++i) {
            if (i + kAhead < end) m_nodes.prefetchLook(nodes[i + kAhead]);
            setLook(*leap, i, m_nodes.at(nodes[i]).look);
          }
        if (which != Parts::Looks)
          for (std::size_t i = begin; i < end; ++i) {
            if (i + kAhead < end) m_nodes.prefetchRest(nodes[i + kAhead]);
            setRest(*leap, i, m_nodes.at(nodes[i]).rest);
          }
      }
    }
  });
}

// OPEN becomes what the nodes say: m_openCount of them. `events` come after the leaps. Those that leave it go first, so
// that it never needs more room than before or after.
void TracePlayer::settleOpen(const Leaps& leaps, bool forwards, std::span<const Event> events) const {
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
  // What left was in OPEN before one of the leaps, or was changed by one of the events.
  std::size_t before = events.size();
  for (const TraceLeap* const leap : leaps)
    before += (forwards ? leap->openBefore() : leap->openAfter()).size();
  if (before < m_open.size()) {
    for (const TraceLeap* const leap : leaps)
      forEach(forwards ? leap->openBefore() : leap->openAfter(), leave);
    for (const Event& e : events)
      if (changesNode(e)) leave(e.node);
  } else {
    for (std::size_t i = m_open.size(); i-- > 0;) {
      if (i >= kAhead) m_nodes.prefetch(m_open[i - kAhead]);
      leave(m_open[i]);
    }
  }
  // What came was changed by the events, or is in OPEN after one of the leaps, mostly after one of the last.
  for (const Event& e : events)
    if (changesNode(e)) enter(e.node);
  for (std::size_t i = leaps.size(); i-- > 0 && m_open.size() < m_openCount;)
    forEach(forwards ? leaps[i]->openAfter() : leaps[i]->openBefore(), enter);
}

// ---- Far seeks -------------------------------------------------------------------------------------------------------------

// Of all segments between two borders of segments.
bool TracePlayer::hasLeaps(std::size_t from, std::size_t to) const {
  for (std::size_t at = std::min(from, to); at < std::max(from, to); at += kSegment)
    if (const Passage* const passage = passageOf(at); !passage || !passage->leap) return false;
  return true;
}

// Whether the way to the target leads over some leaps, and the rests could follow over leaps as well.
bool TracePlayer::mayLeaveRests(std::size_t target) const {
  const bool forwards = m_position < target;
  const std::size_t from = forwards ? segmentEnd(m_position) : segmentBegin(m_position);
  const std::size_t to = forwards ? segmentBegin(target) : segmentEnd(target);
  if (forwards ? to < from + 2 * kSegment : from < to + 2 * kSegment) return false;
  const std::size_t rests = (m_restsAt == kAtCursor ? from : m_restsAt.load()), last = segmentBegin(target);
  if (std::min({rests, last, to}) < m_trace->begin() || !hasLeaps(from, to) || !hasLeaps(rests, last))
    return false;
  const Passage* const passage = passageOf(last);
  return target == last || (passage && passage->visited >= target - last);
}

// REQUIRES: mayLeaveRests(target). Throws std::bad_alloc, and all is right where the cursor is.
void TracePlayer::seekLooks(std::size_t target) {
  const bool forwards = m_position < target;
  const std::size_t from = forwards ? segmentEnd(m_position) : segmentBegin(m_position);
  m_leaps.reserve(m_passages.size());  // for settleRests(), too
  if (m_restsAt == kAtCursor) {
    Unheard unheard;
    while (m_position < from) goForwards(from, false, unheard);
    while (m_position > from) goBackwards(from, false, unheard);
    m_openCount = m_open.size();
    m_restsAt = from;
  }
  moveLooks(from);
  cross(collectLeaps(from, forwards ? segmentBegin(target) : segmentEnd(target)), forwards, Parts::Looks);
  moveLooks(target);
}

// By events that the cursor has passed before, within a segment.
void TracePlayer::moveLooks(std::size_t target) {
  if (m_position == target) return;
  const bool forwards = m_position < target;
  const Trace::Stretch s = m_trace->stretch(forwards ? m_position : m_position - 1);
  while (m_position != target) {
    const Event& e = s.events[(forwards ? m_position : m_position - 1) - s.first];
    if (changesNode(e)) {
      PlayedNodes::Look& look = m_nodes.at(e.node).look;
      if (forwards)
        applyLook(look, e);
      else
        revertLook(look, e);
      m_openCount += (forwards ? e.statusAfter : e.statusBefore) == NodeStatus::Open;
      m_openCount -= (forwards ? e.statusBefore : e.statusAfter) == NodeStatus::Open;
    }
    if (e.kind == EventKind::Route) forwards ? void(m_route.push_back(e.node)) : m_route.pop_back();
    if (m_trace->readsRoutes()) forwards ? followAgent(e) : leadBack(e);
    count(e, forwards ? 1 : -1);
    m_position += forwards ? 1 : -std::size_t{1};
  }
}

void TracePlayer::settleRests() const {
  std::size_t rests = m_restsAt;
  const std::size_t last = segmentBegin(m_position);
  if (rests < m_trace->begin()) {  // the window has gone on
    m_nodes.assignRests(m_trace->base());
    openBase();
    rests = m_trace->begin();
  }
  const bool forwards = rests < last;
  const Leaps& leaps = collectLeaps(rests, last);
  setNodes(leaps, forwards, Parts::Rests);

  std::span<const Event> events;
  m_top = 0;
  if (m_position > last) {
    events = m_trace->stretch(last).events.first(m_position - last);
    m_passage = m_passages[(last - m_firstPassage) / kSegment].get();
    std::uint64_t expanded = m_counts.expanded;
    for (const Event& e : events) expanded -= countsOf(e).expanded;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const Event& e = events[i];
      if (changesNode(e)) {
        applyRest(m_nodes.at(e.node).rest, e, last + i, expanded);
        m_top += overwrites(e);
      }
      expanded += countsOf(e).expanded;
    }
  }
  settleOpen(leaps, forwards, events);
  m_restsAt = kAtCursor;  // last: other threads read as soon as they see it
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
