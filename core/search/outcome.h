// core/search/outcome.h: how a search ends, what it counts, what bounds it.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <string_view>
#include <utility>

namespace searchlight::search {

enum class Outcome : std::uint8_t {
  Running,
  Solved,
  Exhausted,  // proven: there is no solution; without a goal: everything was visited
  TimeLimit,
  MemoryLimit,
  Stopped,
  CostLimit,   // a cost would not fit 32 bits, and nothing cheaper led to a goal
  Incomplete,  // nothing is left, but nodes were dropped to keep within a width or a number of nodes: there may be a solution
};

// The outcome's name on the command line.
constexpr std::string_view outcomeName(Outcome o) {
  constexpr std::string_view names[] = {"running",      "solved",  "exhausted",  "time-limit",
                                        "memory-limit", "stopped", "cost-limit", "incomplete"};
  return names[static_cast<std::size_t>(o)];
}

// expanded: times a node's successors were generated (re-expansions count, the goal does not).
// generated: successors produced, duplicates included, the start not.
// reopened: nodes taken from CLOSED back to OPEN.
// open, peakOpen: nodes with status Open now and at most; depth-first and deepening searches: length of the stack.
// scanned: what was looked at besides: states on the way to a successor that were not made nodes (jump points), pairs of states that
// were tested for a line of sight (any-angle searches); 0 in other searches.
// dropped: nodes given up to keep within the width or the number of nodes; 0 in other searches.
struct Stats {
  std::uint64_t expanded = 0;
  std::uint64_t generated = 0;
  std::uint64_t reopened = 0;
  std::uint64_t open = 0;
  std::uint64_t peakOpen = 0;
  std::uint64_t scanned = 0;
  std::uint64_t dropped = 0;

  void opened(std::uint64_t count) {
    open += count;
    peakOpen = std::max(peakOpen, open);
  }
  // Of several searches together: peakOpen is then at most so many, for theirs may have been at different times.
  Stats& operator+=(const Stats& other) {
    expanded += other.expanded;
    generated += other.generated;
    reopened += other.reopened;
    open += other.open;
    peakOpen += other.peakOpen;
    scanned += other.scanned;
    dropped += other.dropped;
    return *this;
  }
  friend bool operator==(const Stats&, const Stats&) = default;
};

struct Limits {
  double seconds = std::numeric_limits<double>::infinity();
  std::size_t bytes = std::numeric_limits<std::size_t>::max();           // Session::bytes()
  std::uint64_t expansions = std::numeric_limits<std::uint64_t>::max();  // exact; ends as Stopped

  std::uint64_t expansionsLeft(const Stats& stats) const {
    return expansions - std::min(expansions, stats.expanded);
  }
};

// Thrown by work that was ended before there was a search, and by who is called within a step (RecordOptions::segmentFull):
// a single jump over a large map may have millions of events to tell.
struct EndedEarly {
  Outcome outcome;
};

// Bounds what a search does not bound itself, from now on: work before its first step, which calls look() now and then, and a search that
// goes in slices.
class Bounds {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Bounds(double seconds = Limits().seconds, std::stop_token stop = {})
      : m_seconds(seconds), m_stop(std::move(stop)), m_started(Clock::now()) {}
  // Running, or why it is to end.
  Outcome outcome() const {
    if (m_stop.stop_requested()) return Outcome::Stopped;
    return secondsLeft() < 0 ? Outcome::TimeLimit : Outcome::Running;
  }
  // Throws EndedEarly.
  void look() const {
    if (const Outcome o = outcome(); o != Outcome::Running) throw EndedEarly{o};
  }
  // Of a slice that begins now.
  Clock::time_point endOfSlice(double seconds) const {
    const std::chrono::duration<double> slice(std::min(seconds, secondsLeft()));
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(slice);
  }

 private:
  double secondsLeft() const {
    return m_seconds - std::chrono::duration<double>(Clock::now() - m_started).count();
  }

  double m_seconds;
  std::stop_token m_stop;
  Clock::time_point m_started;
};

}  // namespace searchlight::search
