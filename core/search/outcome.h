// core/search/outcome.h: how a search ends, what it counts, what bounds it.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <string_view>

namespace searchlight::search {

enum class Outcome : std::uint8_t {
  Running,
  Solved,
  Exhausted,    // proven: there is no solution
  TimeLimit,
  MemoryLimit,
  Stopped,
  CostLimit,    // a cost would not fit 32 bits, and nothing cheaper led to a goal
};

// The outcome's name on the command line.
constexpr std::string_view outcomeName(Outcome o) {
  constexpr std::string_view names[] = {"running",      "solved",  "exhausted", "time-limit",
                                        "memory-limit", "stopped", "cost-limit"};
  return names[static_cast<std::size_t>(o)];
}

// expanded: times a node's successors were generated (re-expansions count, the goal does not).
// generated: successors produced, duplicates included, the start not.
// reopened: nodes taken from CLOSED back to OPEN.
// open, peakOpen: nodes with status Open now and at most; depth-first and deepening searches: length of the stack.
struct Stats {
  std::uint64_t expanded = 0;
  std::uint64_t generated = 0;
  std::uint64_t reopened = 0;
  std::uint64_t open = 0;
  std::uint64_t peakOpen = 0;

  void opened(std::uint64_t count) {
    open += count;
    peakOpen = std::max(peakOpen, open);
  }
  friend bool operator==(const Stats&, const Stats&) = default;
};

struct Limits {
  double seconds = std::numeric_limits<double>::infinity();
  std::size_t bytes = std::numeric_limits<std::size_t>::max();            // node store and frontier
  std::uint64_t expansions = std::numeric_limits<std::uint64_t>::max();  // exact; ends as Stopped
};

// Drives any search that has step(), stats(), bytes(), searching() (false while the route is read back) and
// stopWith(outcome) until it ends or a limit is reached. The clock, the memory and the stop token are looked at every 256 steps.
template <class Search>
Outcome runSearch(Search& search, const Limits& limits, const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  const auto started = Clock::now();
  for (;;) {
    for (int i = 0; i < 256; ++i) {
      if (search.stats().expanded >= limits.expansions && search.searching()) return search.stopWith(Outcome::Stopped);
      if (const Outcome o = search.step(); o != Outcome::Running) return o;
    }
    if (stop.stop_requested()) return search.stopWith(Outcome::Stopped);
    if (search.bytes() > limits.bytes) return search.stopWith(Outcome::MemoryLimit);
    if (std::chrono::duration<double>(Clock::now() - started).count() > limits.seconds)
      return search.stopWith(Outcome::TimeLimit);
  }
}

}  // namespace searchlight::search
