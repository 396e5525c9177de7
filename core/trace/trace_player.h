// core/trace/trace_player.h: a cursor over a trace: the nodes, OPEN, the counters and the route as they were.
//
// It knows neither algorithm nor domain. A step forwards applies an event's `after`, a step back its `before`; the few
// values an event does not carry (the order of insertion, the ordinal of an expansion) are kept on the way forwards and
// looked up on the way back, so both ways cost the same. A segment that a seek has passed from end to end leaves a leap
// behind, and the next seek over it goes by nodes instead of by events. A far seek over leaps only moves what a picture
// shows of the nodes, status and g; parents, orders and OPEN follow when somebody asks for them, all at once.
#pragma once
#include <algorithm>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/memory_budget.h"
#include "core/trace/played_nodes.h"
#include "core/trace/trace.h"
#include "core/trace/trace_leap.h"

namespace searchlight::search {

// Nodes in a row, in blocks.
class NodeList : public BlockArray<NodeId> {
 public:
  using BlockArray::BlockArray;
  using Iterator = IndexIterator<NodeList, NodeId>;
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }
  // A copy in one piece.
  operator std::vector<NodeId>() const { return {begin(), end()}; }
  friend bool operator==(const NodeList& a, const NodeList& b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin());
  }
};

class TracePlayer {
 public:
  // Takes its memory from the trace's budget. Throws OutOfMemory where what came before the window does not fit.
  explicit TracePlayer(const Trace& t);
  TracePlayer(const TracePlayer&) = delete;
  TracePlayer& operator=(const TracePlayer&) = delete;

  std::size_t position() const { return m_position; }
  const Trace& trace() const { return *m_trace; }

  // One event. False at the end, and where memory ends; back() is false at begin(), and a cursor that the window has left
  // behind is first set on begin().
  bool forward() {
    return forward([](NodeId) {});
  }
  bool back() {
    return back([](NodeId) {});
  }
  template <class Touched>
  bool forward(Touched&& touched);
  template <class Touched>
  bool back(Touched&& touched);

  // To the position nearest to `target` inside the window; `touched(node)` is told of every node that may have changed,
  // once or more often, when it is as it will be there or on the way there. False where memory ended: then the cursor
  // stands where it ended, and everything is right for that position.
  template <class Touched>
  bool seek(std::size_t target, Touched&& touched);
  bool seek(std::size_t target) { return seek(target, Unheard()); }

  // Calls touched(first, last) until every node that may not be the same at `from` as at `to` was once or more often among
  // the nodes from `first` to before `last`. Wherever seeks have been it tells blocks of nodes that lie together, some of
  // which are the same, in a fraction of the time. REQUIRES: both inside the window.
  template <class Touched>
  void forEachChanged(std::size_t from, std::size_t to, Touched&& touched) const;

  // Whether the cursor has fallen out of the window; the next movement then starts from begin() and every node may
  // have changed.
  bool isBehind() const { return m_position < m_trace->begin(); }

  // All that is const may be read by several threads at a time, while none moves the cursor.

  // The nodes at the cursor, while it is inside the window; a node that is not in the table yet is unseen.
  const PlayedNodes& nodes() const {
    settle();
    return m_nodes;
  }
  PlayedNode node(NodeId n) const { return n < m_nodes.size() ? nodes()[n] : PlayedNode{}; }
  // The same table for those who only want what a picture shows of them (PlayedNodes::Look): the rest may be of another
  // place.
  const PlayedNodes& looks() const { return m_nodes; }
  PlayedNodes::Look look(NodeId n) const {
    return n < m_nodes.size() ? m_nodes.look(n) : PlayedNodes::Look{};
  }
  NodeStatus status(NodeId n) const { return look(n).status; }
  // The open nodes, in no particular order; PlayedNode::added gives the order of insertion.
  const NodeList& open() const {
    settle();
    return m_open;
  }
  std::size_t openCount() const { return m_restsAt != kAtCursor ? m_openCount : m_open.size(); }
  const Trace::Counts& counts() const { return m_counts; }
  // The route as far as it has been read back, goal first; of several rounds that of the one under way.
  const NodeList& route() const { return m_route; }
  // Where the agent of a repairing search has walked within the window, without where it stood first.
  const NodeList& walked() const { return m_walked; }
  // The node last expanded before the cursor and the position of that event; kNoNode where there is none in the window.
  NodeId current() const;
  // The nodes expanded last, latest first, at most `most`.
  std::vector<NodeId> lastExpanded(std::size_t most) const;

  // All that the player holds, besides a few objects.
  std::size_t bytes() const { return m_account.bytes(); }

 private:
  static constexpr std::size_t kSegment = Trace::kSegment;
  static constexpr std::size_t kAhead = 16;
  // The borders of segments at or before, and at or after a position.
  static constexpr std::size_t segmentBegin(std::size_t position) { return position / kSegment * kSegment; }
  static constexpr std::size_t segmentEnd(std::size_t position) {
    return segmentBegin(position + kSegment - 1);
  }
  struct Unheard {
    void operator()(NodeId) const {}
  };

  // What the player knows of a segment it has come to.
  struct Passage {
    explicit Passage(MemoryAccount& account) : overwritten(account) {}
    BlockArray<std::uint32_t> overwritten;  // by its events, in their order, as far as the cursor ever came
    std::size_t visited = 0;                // at least as many events as these, from its first on
    void noteVisited(std::size_t events) { visited = std::max(visited, events); }
    std::optional<TraceLeap> leap;
  };

  // Which values an event overwrites that it does not carry: the order of insertion, unless the node had none; the
  // ordinal of the expansion before.
  static bool overwrites(const Event& e) {
    return e.kind == EventKind::Expand || (insertsIntoOpen(e) && e.statusBefore != NodeStatus::Unseen);
  }

  // Event m_position happens. Throws std::bad_alloc, and nothing has changed. Duplicates, half of a grid's events, do not
  // even look at their node.
  template <class Touched>
  void apply(const Event& e, Touched& touched) {
    if (changesNode(e)) [[likely]] {
      const PlayedNodes::Place n = m_nodes.own(e.node);
      if (overwrites(e)) {
        // After a way back the value is there already.
        if (m_top == m_passage->overwritten.size())
          m_passage->overwritten.push_back(e.kind == EventKind::Expand ? n.rest.expandedAt : n.rest.added);
        if (e.statusAfter == NodeStatus::Open) m_open.reserveOne();
        ++m_top;
      } else if (e.statusAfter == NodeStatus::Open) {
        m_open.reserveOne();
      }
      applyForward(n, e, m_position, m_counts.expanded);
      if (e.statusBefore != e.statusAfter) moveInOpen(n.rest, e.node, e.statusBefore, e.statusAfter);
    }
    if (e.kind == EventKind::Route) [[unlikely]]
      m_route.push_back(e.node);
    else if (m_trace->readsRoutes()) [[unlikely]]
      followAgent(e);
    ++m_position;
    count(e, 1);
    touched(e.node);
  }
  // Event m_position - 1 has not happened. Throws std::bad_alloc, and nothing has changed.
  template <class Touched>
  void revert(const Event& e, Touched& touched) {
    if (e.statusBefore == NodeStatus::Open) m_open.reserveOne();
    if (m_trace->readsRoutes()) [[unlikely]]
      leadBack(e);
    --m_position;
    count(e, -1);
    if (changesNode(e)) [[likely]] {
      const PlayedNodes::Place n = m_nodes.at(e.node);
      n.rest.parent = e.parentBefore;
      revertLook(n.look, e);
      if (insertsIntoOpen(e)) {
        n.rest.added = e.statusBefore == NodeStatus::Unseen ? kNever : m_passage->overwritten[--m_top];
      } else if (e.kind == EventKind::Expand) {
        n.rest.expandedAt = m_passage->overwritten[--m_top];
      }
      if (e.statusBefore != e.statusAfter) moveInOpen(n.rest, e.node, e.statusAfter, e.statusBefore);
    }
    if (e.kind == EventKind::Route) m_route.pop_back();
    touched(e.node);
  }

  void prefetch(const Event& e) const {
    if (e.kind != EventKind::Duplicate) m_nodes.prefetch(e.node);
  }
  void count(const Event& e, int sign) { add(countsOf(e), sign); }
  void add(const Trace::Counts& c, int sign) {
    const auto change = [sign](std::uint64_t& count, std::uint64_t by) {
      count += static_cast<std::uint64_t>(sign * static_cast<std::int64_t>(by));
    };
    change(m_counts.expanded, c.expanded);
    change(m_counts.generated, c.generated);
    change(m_counts.reopened, c.reopened);
    change(m_counts.scanned, c.scanned);
  }
  void moveInOpen(PlayedNodes::Rest& n, NodeId id, NodeStatus from, NodeStatus to) const {
    if (to == NodeStatus::Open) {
      n.openIndex = static_cast<std::uint32_t>(m_open.size());
      m_open.push_back(id);
    } else if (from == NodeStatus::Open) {
      m_nodes.at(m_open.back()).rest.openIndex = n.openIndex;
      m_open[n.openIndex] = m_open.back();
      m_open.pop_back();
      n.openIndex = kNever;
    }
  }

  template <class Touched>
  void goForwards(std::size_t target, bool leaps, Touched& touched);
  template <class Touched>
  void goBackwards(std::size_t target, bool leaps, Touched& touched);
  template <class Touched>
  void leap(std::size_t target, Touched& touched);
  // Those that lead from one border of segments towards another one, as far as there are any, in their order.
  using Leaps = std::vector<const TraceLeap*>;
  const Leaps& collectLeaps(std::size_t from, std::size_t to) const;
  // What of the nodes is set.
  enum class Parts { Looks, Rests, Both };
  void cross(const Leaps& leaps, bool forwards, Parts parts);
  void setNodes(const Leaps& leaps, bool forwards, Parts parts) const;
  void settleOpen(const Leaps& leaps, bool forwards, std::span<const Event> events = {}) const;

  // Far seeks move only looks, and what is not in the nodes: the counters, the route, the size of OPEN. Rests and OPEN then
  // stay at m_restsAt, which is the begin or the end of a segment.
  bool hasLeaps(std::size_t from, std::size_t to) const;
  bool mayLeaveRests(std::size_t target) const;
  void seekLooks(std::size_t target);
  void moveLooks(std::size_t target);
  void openBase() const;
  // Rests and OPEN come to the cursor, unless it has fallen out of the window. Needs no memory: seekLooks() made room, and
  // OPEN has been as large when the cursor first came here.
  void settle() const {
    if (m_restsAt == kAtCursor || isBehind()) [[likely]]
      return;
    const std::lock_guard lock(m_settling);
    if (m_restsAt != kAtCursor) settleRests();
  }
  void settleRests() const;

  // Before the cursor goes into a segment, from its begin or from its end. May throw.
  void enterForwards();
  void enterBackwards();
  std::optional<TraceLeap> beginLeap(std::span<const Event> segment);
  // A new round ends the route that was read before it; steps of an agent. Throw std::bad_alloc, and nothing has changed.
  void followAgent(const Event& e) {
    if (e.kind == EventKind::Round) m_route.clear();
    if (e.kind == EventKind::Walk) m_walked.push_back(e.node);
  }
  void leadBack(const Event& e) {
    if (e.kind == EventKind::Round) readRouteAgain();
    if (e.kind == EventKind::Walk && !m_walked.empty()) m_walked.pop_back();
  }
  // The one that the round before read, which the event before the cursor has ended. Throws std::bad_alloc, and nothing has changed.
  void readRouteAgain();
  void forgetLeaps();
  void completeLeap(std::optional<TraceLeap> leap, bool isForwards);
  const Passage* passageOf(std::size_t first) const;

  // False where memory ends.
  bool catchUp() { return !isBehind() || restart(); }
  bool restart() noexcept;
  void begin();

  const Trace* m_trace;
  MemoryAccount m_account;
  NodeList m_route, m_walked;
  std::deque<std::unique_ptr<Passage>> m_passages;  // of the segments from m_firstPassage on
  std::size_t m_firstPassage = 0;                   // position
  std::size_t m_openCount = 0;  // at the cursor; while the rests are elsewhere, and on the way there
  Trace::Counts m_counts;
  std::size_t m_position = 0;

  // What settle() brings to the cursor when it is first read there; of the nodes only the rests.
  static constexpr std::size_t kAtCursor = std::size_t(-1);
  mutable std::mutex m_settling;
  mutable std::atomic<std::size_t> m_restsAt{kAtCursor};  // position
  mutable PlayedNodes m_nodes;
  mutable NodeList m_open;
  mutable Passage* m_passage = nullptr;  // where the cursor is
  mutable std::size_t m_top = 0;         // of its overwritten values: those of the events before the cursor
  mutable Leaps m_leaps;                 // collectLeaps()'s
};

template <class Touched>
bool TracePlayer::forward(Touched&& touched) {
  if (!catchUp() || m_position == m_trace->end()) return false;
  settle();
  try {
    if (m_position % kSegment == 0) enterForwards();
    apply((*m_trace)[m_position], touched);
    m_passage->noteVisited((m_position - 1) % kSegment + 1);
  } catch (const std::bad_alloc&) {
    return false;
  }
  return true;
}

template <class Touched>
bool TracePlayer::back(Touched&& touched) {
  if (!catchUp() || m_position == m_trace->begin()) return false;
  settle();
  try {
    if (m_position % kSegment == 0) enterBackwards();
    revert((*m_trace)[m_position - 1], touched);
  } catch (const std::bad_alloc&) {
    return false;
  }
  return true;
}

template <class Touched>
bool TracePlayer::seek(std::size_t target, Touched&& touched) {
  if (!catchUp()) return false;
  target = std::clamp(target, m_trace->begin(), m_trace->end());
  if constexpr (std::is_same_v<std::remove_cvref_t<Touched>, Unheard>)
    if (mayLeaveRests(target)) {
      try {
        seekLooks(target);
        return true;
      } catch (const std::bad_alloc&) {
        // The rest of the way with less.
      }
    }
  settle();
  // Where memory ends the leaps go first.
  for (const bool leaps : {true, false}) {
    try {
      while (m_position < target) goForwards(target, leaps, touched);
      while (m_position > target) goBackwards(target, leaps, touched);
      return true;
    } catch (const std::bad_alloc&) {
      forgetLeaps();
    }
  }
  return false;
}

// To the target or to the end of the segment.
template <class Touched>
void TracePlayer::goForwards(std::size_t target, bool leaps, Touched& touched) {
  const Trace::Stretch s = m_trace->stretch(m_position);
  if (m_position == s.first) enterForwards();
  const bool isWhole = leaps && m_position == s.first && target >= s.first + kSegment;
  if (isWhole && m_passage->leap) return leap(target, touched);
  std::optional<TraceLeap> passed = isWhole ? beginLeap(s.events) : std::nullopt;
  const std::size_t end = std::min(target, s.first + s.events.size()) - s.first;
  for (std::size_t i = m_position - s.first; i < end; ++i) {
    if (i + kAhead < end) prefetch(s.events[i + kAhead]);
    apply(s.events[i], touched);
  }
  m_passage->noteVisited(end);
  if (passed) completeLeap(std::move(passed), true);
}

// To the target or to the begin of the segment.
template <class Touched>
void TracePlayer::goBackwards(std::size_t target, bool leaps, Touched& touched) {
  const Trace::Stretch s = m_trace->stretch(m_position - 1);
  if (m_position == s.first + kSegment) enterBackwards();
  const bool isWhole = leaps && m_position == s.first + kSegment && target <= s.first;
  if (isWhole && m_passage->leap) return leap(target, touched);
  std::optional<TraceLeap> passed = isWhole ? beginLeap(s.events) : std::nullopt;
  const std::size_t end = std::max(target, s.first) - s.first;
  for (std::size_t i = m_position - s.first; i-- > end;) {
    if (i >= end + kAhead) prefetch(s.events[i - kAhead]);
    revert(s.events[i], touched);
  }
  if (passed) completeLeap(std::move(passed), false);
}

template <class Touched>
void TracePlayer::leap(std::size_t target, Touched& touched) {
  const bool forwards = m_position < target;
  const Leaps& leaps = collectLeaps(m_position, forwards ? segmentBegin(target) : segmentEnd(target));
  cross(leaps, forwards, Parts::Both);
  for (const TraceLeap* const leap : leaps)
    for (const NodeId n : leap->nodes()) touched(n);
}

template <class Touched>
void TracePlayer::forEachChanged(std::size_t from, std::size_t to, Touched&& touched) const {
  const auto [first, last] = std::minmax(from, to);
  for (std::size_t i = first; i < last;) {
    const Trace::Stretch s = m_trace->stretch(i);
    const Passage* const passage = i == s.first && last - i >= kSegment ? passageOf(i) : nullptr;
    const std::size_t end = std::min(last - s.first, s.events.size());
    if (passage && passage->leap) {
      for (const NodeId b : passage->leap->blocks())
        touched(b * TraceLeap::kBlock, (b + 1) * TraceLeap::kBlock);
    } else {
      for (std::size_t k = i - s.first; k < end; ++k)
        if (const NodeId n = s.events[k].node; changesNode(s.events[k])) touched(n, n + 1);
    }
    i = s.first + end;
  }
}

}  // namespace searchlight::search
