// core/trace/trace.h: the recorded events of a search, in a bounded window.
#pragma once
#include <algorithm>
#include <array>
#include <cassert>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/event.h"
#include "core/search/memory_budget.h"
#include "core/trace/played_nodes.h"

namespace searchlight::search {

// Append-only log of events. Beyond `maxSegments` the oldest segment is folded into base(), the nodes as they stand at
// begin(), which then is the earliest position one can go back to. Memory: 24 bytes an event in the window, 24 bytes
// a node once something was folded, 4 an event of the route folded, and a curve of at most 8,192 points; all of it is
// taken from the account in blocks of at most 1.5 MiB.
class Trace {
 public:
  static constexpr std::size_t kSegment = 1u << 16;
  // segmentFull: called each time kSegment more events are complete, before any are folded, so that whoever copies all
  // events elsewhere never misses one. It may throw; the event at hand then is not appended.
  // The account must outlive the trace; none: unbounded.
  explicit Trace(std::size_t maxSegments = 64, std::function<void()> segmentFull = {},
                 MemoryAccount* account = nullptr)
      : m_maxSegments(maxSegments ? maxSegments : 1),
        m_segmentFull(std::move(segmentFull)),
        m_account(account ? account : &m_unbounded),
        m_base(*m_account),
        m_rounds(*m_account) {}
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  // Throws std::bad_alloc where memory ends; then nothing has changed, and what is there can be played.
  void append(const Event& e) {
    if (m_used == kSegment) newSegment();
    (*m_last)[m_used++] = e;
    ++m_end;
    m_open += (e.statusAfter == NodeStatus::Open) - (e.statusBefore == NodeStatus::Open);
    if (m_end >= m_nextSample) sample();
  }

  // The same of an event that begins a round, whose position is kept beyond the window.
  void appendRound(const Event& e) {
    m_rounds.reserveOne();
    append(e);
    m_rounds.push_back(m_end - 1);
  }

  // See RecordOptions::forgets. REQUIRES: nothing has left the window yet.
  void setForgets(bool forgets) { m_forgets = forgets; }
  // Whether each round may read a route back, which is over when the next one begins.
  void setReadsRoutes(bool inEachRound) { m_readsRoutes = inEachRound; }
  bool readsRoutes() const { return m_readsRoutes; }
  // For a reader who looks at every event once, as they come: whatever the window, events stay until they are let go, and
  // there is no base. REQUIRES: nothing has left the window yet.
  void keepUntilLetGo() { m_keeps = true; }
  // The events before `end` are not needed any more. What little is left moves to where they were, so that a reader who
  // keeps up with the search stays in the processor's cache. REQUIRES: keepUntilLetGo(), begin() <= end <= end().
  void letGo(std::size_t end);

  // Positions: position i is before event i; the window is [begin(), end()].
  std::size_t begin() const { return m_begin; }
  std::size_t end() const { return m_end; }
  // REQUIRES: begin() <= i < end().
  const Event& operator[](std::size_t i) const {
    assert(i >= m_begin && i < m_end);
    i -= m_begin;
    return (*m_segments[i / kSegment])[i % kSegment];
  }

  // The stretch of events that lies in one piece around event i: `first` is the position of stretch[0].
  // REQUIRES: begin() <= i < end().
  struct Stretch {
    std::span<const Event> events;
    std::size_t first;
  };
  Stretch stretch(std::size_t i) const {
    const std::size_t segment = (i - m_begin) / kSegment, first = m_begin + segment * kSegment;
    return {{m_segments[segment]->data(), std::min(kSegment, m_end - first)}, first};
  }

  // What came before begin(): the nodes, and how often each kind of event happened.
  const PlayedNodes& base() const { return m_base; }
  struct Counts {
    std::uint64_t expanded = 0, generated = 0, reopened = 0, scanned = 0;
    Counts& operator+=(const Counts& c) {
      expanded += c.expanded;
      generated += c.generated;
      reopened += c.reopened;
      scanned += c.scanned;
      return *this;
    }
    friend bool operator==(const Counts&, const Counts&) = default;
  };
  const Counts& baseCounts() const { return m_baseCounts; }
  // As much of the (last) route as was read back before begin(), goal first.
  const std::vector<NodeId>& baseRoute() const { return m_baseRoute; }

  // The positions of all events that began a round, also before begin().
  using Rounds = BlockArray<std::size_t>;
  const Rounds& rounds() const { return m_rounds; }

  // The number of open nodes along the whole run, also before begin(): point k is at position k * curveStep().
  const std::vector<std::uint32_t>& openCurve() const { return m_curve; }
  std::size_t curveStep() const { return m_curveStep; }

  // Counts one more duplicate that was left out after the expansion at position i; an event has room for 255.
  void noteLeftOut(std::size_t i);

  // What was taken from the account.
  std::size_t bytes() const {
    return m_segments.size() * sizeof(Segment) + m_base.bytes() + m_baseRoute.capacity() * sizeof(NodeId) +
           m_curve.capacity() * sizeof(std::uint32_t) + m_rounds.bytes();
  }
  // The budget behind the account, for those who play the trace; may be null.
  const std::shared_ptr<MemoryBudget>& budget() const { return m_account->budget(); }

 private:
  using Segment = std::array<Event, kSegment>;
  static constexpr std::size_t kMostPoints = 8192;
  void newSegment();
  void makeRoomFor(const Segment& segment);
  void foldOldest();
  void sample();

  std::size_t m_maxSegments;
  std::function<void()> m_segmentFull;
  bool m_forgets = false, m_keeps = false, m_readsRoutes = false;
  std::size_t m_begin = 0, m_end = 0;
  std::size_t m_used = kSegment;  // events in the last segment
  Segment* m_last = nullptr;
  std::deque<std::unique_ptr<Segment>> m_segments;
  MemoryAccount m_unbounded;  // the account of those who give none
  MemoryAccount* m_account;
  PlayedNodes m_base;
  Counts m_baseCounts;
  std::vector<NodeId> m_baseRoute;
  Rounds m_rounds;
  std::int64_t m_open = 0;
  std::size_t m_nextSample = 0, m_curveStep = 64;
  std::vector<std::uint32_t> m_curve;
};

// Whether the event does anything to its node. Of the kinds that change nothing a line of sight that is lost does, and what another
// program's trace tells.
constexpr bool changesNode(const Event& e) {
  if (!changesNothing(e.kind)) return true;
  return e.kind != EventKind::Duplicate && e.kind != EventKind::Backup &&
         (e.statusBefore != e.statusAfter || e.parentBefore != e.parentAfter || e.gBefore != e.gAfter);
}

// What the counters gain by one event; `duplicates left out` of an expansion count as generated.
constexpr Trace::Counts countsOf(const Event& e) {
  Trace::Counts c;
  switch (e.kind) {
    case EventKind::Expand:
      c.expanded = 1;
      c.generated = e.detail;
      break;
    case EventKind::Generate: c.generated = e.parentAfter != kNoNode; break;
    case EventKind::Reopen:
      c.generated = 1;
      c.reopened = 1;
      break;
    case EventKind::Relax:
    case EventKind::Raise:
    case EventKind::Duplicate:
    case EventKind::Prune: c.generated = 1; break;
    case EventKind::Scan:
    case EventKind::Sight: c.scanned = 1; break;
    default: break;
  }
  return c;
}

// What of a run is worth keeping. Without duplicates a grid's trace is half as long; their number stays in the
// expansion they belong to.
struct RecordOptions {
  bool duplicates = true;
  bool scans = true;  // and lines of sight
  // See Trace; it must not touch the session but to read from it. EndedEarly, thrown here, ends the search with its outcome.
  std::function<void()> segmentFull = {};
  // What leaves the window is forgotten: there is no base, and the trace cannot be played. For segmentFull's sake.
  bool forgets = false;
};

// The observer that fills a trace.
class Recorder {
 public:
  static constexpr bool kActive = true;
  explicit Recorder(Trace* trace, const RecordOptions& options = {})
      : m_trace(trace), m_duplicates(options.duplicates), m_scans(options.scans) {}
  void onEvent(const Event& e) {
    if (e.kind == EventKind::Duplicate && !m_duplicates) return m_trace->noteLeftOut(m_lastExpansion);
    if ((e.kind == EventKind::Scan || (e.kind == EventKind::Sight && !losesSight(e))) && !m_scans) return;
    if (e.kind == EventKind::Round) [[unlikely]]
      return m_trace->appendRound(e);
    m_trace->append(e);
    if (e.kind == EventKind::Expand) m_lastExpansion = m_trace->end() - 1;
  }

 private:
  Trace* m_trace;
  bool m_duplicates, m_scans;
  std::size_t m_lastExpansion = 0;
};
static_assert(Observer<Recorder>);

}  // namespace searchlight::search
