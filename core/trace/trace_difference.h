// core/trace/trace_difference.h: where two recorded searches differ.
//
// Searches are deterministic, so both can be made anew and advanced in step, and what they tell is compared as it comes
// and let go. The answer depends neither on how much of them was recorded before nor on the window of that trace, and
// takes little more memory than two silent searches. A trace that is over and whole, as another program's is, is read as
// it is, which is faster.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

#include "core/search/session.h"

namespace searchlight::search {

// What is held against what: event i against event i, or the n-th expansion against the n-th.
//
// Two events differ where their kinds, their nodes' states, or g or status afterwards differ; two expansions where
// the states differ or what was paid for them. Where one search has ended and the other has not, they differ. The parent is not
// compared: of two that give the same g either may be taken, and that is a difference of its own (DifferenceField::Parent).
//
// Events of different programs do not align, so with another program's trace it is always Expansion, whatever is asked
// for. Only what both know is compared then, costs within a rounding; and the goal that is taken from OPEN counts as an
// expansion although it is not expanded, because some tell it so.
enum class DifferenceUnit : std::uint8_t { Event, Expansion };

// What counts as a difference: what comes in which order, or a field of the same state where both have expanded it, whenever
// that was. h and f are those of the search: what its heuristic estimates, and the priority in OPEN.
enum class DifferenceField : std::uint8_t { Order, G, H, F, Parent };
inline constexpr std::size_t kDifferenceFields = 5;

// One of the two.
struct ComparedSearch {
  // Makes it anew, recorded; not called where there is a finished one, unless its heuristic is expensive and wanted: two threads
  // may not ask that. Never nullptr. What it throws but std::bad_alloc goes on to the caller.
  std::function<std::unique_ptr<Session>()> make = {};
  // A search that is over, with all of its trace in the window. It is read and nothing else, so others may read it, too.
  std::shared_ptr<const Session> finished = {};
  double costUnit = 1;     // what a cost of 1 is worth; the same scale for both
  bool tellsCosts = true;  // else g is not compared
};

struct DifferenceQuestion {
  enum class Direction : std::uint8_t {
    Next,      // the first one at `place` or behind it
    Previous,  // the last one before `place`
  };
  DifferenceUnit unit = DifferenceUnit::Event;
  std::size_t place = 0;  // an event or an expansion, counted from 0; may lie behind both ends
  Direction direction = Direction::Next;
  DifferenceField field =
      DifferenceField::Order;  // but for Order, the unit is Expansion whatever is asked for
};

struct DifferenceAnswer {
  // Untold: both have expanded the same states, but one of the two tells the field of none of them.
  enum class Kind : std::uint8_t { Found, None, Untold, Stopped, MemoryEnded };
  Kind kind = Kind::None;
  DifferenceUnit unit = DifferenceUnit::Event;  // what was held against what
  // Of Found: in the unit; and the event of each search, which is its end where it has ended before.
  std::size_t place = 0;
  std::array<std::size_t, 2> events{};
};

// The stop token is looked at every few thousand events, or milliseconds of searching; a single step is never interrupted.
// MemoryEnded: a search, or the comparison, came not far enough to tell.
//
// Of a field the place is the number of the expansion at which the later of the two has expanded the state; `events` are both
// searches' own expansions of it. What another program has not told does not differ. Of a search from both sides only what its
// start's side has expanded counts, unless both are of that kind. This takes some 150 bytes and a text for each state that is
// expanded, from the budget of `a`.
DifferenceAnswer findDifference(const ComparedSearch& a, const ComparedSearch& b,
                                const DifferenceQuestion& question, const std::stop_token& stop);

}  // namespace searchlight::search
