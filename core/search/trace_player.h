// core/search/trace_player.h: a cursor over a trace: the nodes, OPEN, the counters and the route as they were.
//
// It knows neither algorithm nor domain. A step forwards applies an event's `after`, a step back its `before`; the few
// values an event does not carry (the order of insertion, the ordinal of an expansion) are put on a stack on the way
// forwards and taken from it on the way back, so both ways cost the same.
#pragma once
#include <algorithm>
#include <vector>

#include "core/search/trace.h"

namespace searchlight::search {

// The event's change of its node at `position`, after `expansions` expansions. Returns what was overwritten and the event
// does not carry, or kNever (see TracePlayer).
inline std::uint32_t applyForward(PlayedNode& n, const Event& e, std::size_t position, std::uint64_t expansions) {
  std::uint32_t overwritten = kNever;
  n.parent = e.parentAfter;
  n.g = e.gAfter;
  n.status = e.statusAfter;
  if (insertsIntoOpen(e)) {
    overwritten = n.added;
    n.added = static_cast<std::uint32_t>(position);
  } else if (e.kind == EventKind::Expand) {
    overwritten = n.expandedAt;
    n.expandedAt = static_cast<std::uint32_t>(expansions);
    n.timesExpanded = (n.timesExpanded + 1) & 0xFFFFFF;
  }
  return overwritten;
}

class TracePlayer {
 public:
  explicit TracePlayer(const Trace& t);

  std::size_t position() const { return m_position; }
  const Trace& trace() const { return *m_trace; }

  // One event. False at the end; back() is false at begin(), and a cursor that the window has left behind is first set
  // on begin().
  bool forward() { return forward([](NodeId) {}); }
  bool back() { return back([](NodeId) {}); }

  // To the position nearest to `target` inside the window; `touched(node)` is told of every node on the way.
  template <class Touched>
  void seek(std::size_t target, Touched&& touched) {
    catchUp();
    target = std::clamp(target, m_trace->begin(), m_trace->end());
    while (m_position < target) {
      const Trace::Stretch s = m_trace->stretch(m_position);
      const std::size_t end = std::min(target, s.first + s.events.size()) - s.first;
      for (std::size_t i = m_position - s.first; i < end; ++i) {
        if (i + kAhead < end) prefetch(s.events[i + kAhead]);
        apply(s.events[i], touched);
      }
    }
    while (m_position > target) {
      const Trace::Stretch s = m_trace->stretch(m_position - 1);
      const std::size_t end = std::max(target, s.first) - s.first;
      for (std::size_t i = m_position - s.first; i-- > end;) {
        if (i >= end + kAhead) prefetch(s.events[i - kAhead]);
        revert(s.events[i], touched);
      }
    }
  }
  void seek(std::size_t target) { seek(target, [](NodeId) {}); }

  // Whether the cursor has fallen out of the window; the next movement then starts from begin() and every node may
  // have changed.
  bool isBehind() const { return m_position < m_trace->begin(); }

  // The nodes at the cursor; a node that is not in the list yet is unseen.
  const std::vector<PlayedNode>& nodes() const { return m_nodes; }
  PlayedNode node(NodeId n) const { return n < m_nodes.size() ? m_nodes[n] : PlayedNode{}; }
  // The open nodes, in no particular order; PlayedNode::added gives the order of insertion.
  const std::vector<NodeId>& open() const { return m_open; }
  const Trace::Counts& counts() const { return m_counts; }
  // The route as far as it has been read back, goal first.
  const std::vector<NodeId>& route() const { return m_route; }
  // The node last expanded before the cursor and the position of that event; kNoNode where there is none in the window.
  NodeId current() const;
  // The nodes expanded last, latest first, at most `most`.
  std::vector<NodeId> lastExpanded(std::size_t most) const;

  template <class Touched>
  bool forward(Touched&& touched) {
    catchUp();
    if (m_position == m_trace->end()) return false;
    apply((*m_trace)[m_position], touched);
    return true;
  }

  template <class Touched>
  bool back(Touched&& touched) {
    catchUp();
    if (m_position == m_trace->begin()) return false;
    revert((*m_trace)[m_position - 1], touched);
    return true;
  }

 private:
  static constexpr std::size_t kAhead = 16;

  // Event m_position happens. Duplicates, half of a grid's events, do not even look at their node.
  template <class Touched>
  void apply(const Event& e, Touched& touched) {
    if (e.kind == EventKind::Duplicate) {
      ++m_counts.generated;
      ++m_position;
      return touched(e.node);
    }
    if (e.node >= m_nodes.size()) [[unlikely]] m_nodes.resize(growth(e.node));
    PlayedNode& n = m_nodes[e.node];
    const std::uint32_t overwritten = applyForward(n, e, m_position, m_counts.expanded);
    if (e.kind == EventKind::Expand || (insertsIntoOpen(e) && e.statusBefore != NodeStatus::Unseen))
      remember(overwritten);
    ++m_position;
    count(e, 1);
    if (e.statusBefore != e.statusAfter) moveInOpen(n, e.node, e.statusBefore, e.statusAfter);
    if (e.kind == EventKind::Route) m_route.push_back(e.node);
    touched(e.node);
  }
  // Event m_position - 1 has not happened.
  template <class Touched>
  void revert(const Event& e, Touched& touched) {
    --m_position;
    if (e.kind == EventKind::Duplicate) {
      --m_counts.generated;
      return touched(e.node);
    }
    PlayedNode& n = m_nodes[e.node];
    n.parent = e.parentBefore;
    n.g = e.gBefore;
    n.status = e.statusBefore;
    count(e, -1);
    if (insertsIntoOpen(e)) {
      n.added = e.statusBefore == NodeStatus::Unseen ? kNever : recall();
    } else if (e.kind == EventKind::Expand) {
      n.expandedAt = recall();
      n.timesExpanded = (n.timesExpanded - 1) & 0xFFFFFF;
    }
    if (e.statusBefore != e.statusAfter) moveInOpen(n, e.node, e.statusAfter, e.statusBefore);
    if (e.kind == EventKind::Route) m_route.pop_back();
    touched(e.node);
  }

  std::size_t growth(NodeId n) const { return std::max<std::size_t>(std::size_t{n} + 1, m_nodes.size() * 3 / 2); }
  // What lies before the window can never be stepped back over, so a window's worth of values is enough.
  void remember(std::uint32_t value) {
    m_overwritten.push_back(value);
    if (m_overwritten.size() > m_mostOverwritten) [[unlikely]] forgetOldest();
  }
  std::uint32_t recall() {
    const std::uint32_t value = m_overwritten.back();
    m_overwritten.pop_back();
    return value;
  }
  void forgetOldest();
  void prefetch(const Event& e) const {
    if (e.kind != EventKind::Duplicate && e.node < m_nodes.size()) __builtin_prefetch(&m_nodes[e.node], 1);
  }
  void count(const Event& e, int sign) {
    const Trace::Counts c = countsOf(e);
    m_counts.expanded += static_cast<std::uint64_t>(sign * static_cast<std::int64_t>(c.expanded));
    m_counts.generated += static_cast<std::uint64_t>(sign * static_cast<std::int64_t>(c.generated));
    m_counts.reopened += static_cast<std::uint64_t>(sign * static_cast<std::int64_t>(c.reopened));
  }
  void moveInOpen(PlayedNode& n, NodeId id, NodeStatus from, NodeStatus to) {
    if (to == NodeStatus::Open) {
      n.openIndex = static_cast<std::uint32_t>(m_open.size());
      m_open.push_back(id);
    } else if (from == NodeStatus::Open) {
      m_nodes[m_open.back()].openIndex = n.openIndex;
      m_open[n.openIndex] = m_open.back();
      m_open.pop_back();
      n.openIndex = kNever;
    }
  }
  void catchUp() {
    if (isBehind()) [[unlikely]] restart();
  }
  void restart();

  const Trace* m_trace;
  std::vector<PlayedNode> m_nodes;
  std::vector<NodeId> m_open, m_route;
  std::vector<std::uint32_t> m_overwritten;
  std::size_t m_mostOverwritten = 4 * Trace::kSegment;
  Trace::Counts m_counts;
  std::size_t m_position = 0;
};

}  // namespace searchlight::search
