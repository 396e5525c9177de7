// core/search/event.h: the one vocabulary between searches and their watchers.
#pragma once
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "core/search/problem.h"

namespace searchlight::search {

// Where a node stands. Open: waiting to be expanded (in depth-first and deepening searches: on the stack). Closed:
// expanded. DeadEnd: given up, because it was pruned or everything below it was, or no path leads to it any more.
enum class NodeStatus : std::uint8_t { Unseen, Open, Closed, DeadEnd };

// What a search knows of one node; the unit of change in a trace.
struct NodeRecord {
  NodeId parent = kNoNode;
  Cost g = 0;
  NodeStatus status = NodeStatus::Unseen;
  Arrival arrival = kNoArrival;  // not in events: it follows from parent and node
};

enum class EventKind : std::uint8_t {
  Generate,   // a successor is met for the first time (deepening searches: again in each round)
  Relax,      // a cheaper way to a node that is in OPEN: it counts as added anew
  Reopen,     // a cheaper way to a node that was CLOSED: back to OPEN
  Duplicate,  // a successor that is known and not bettered; nothing changes
  Prune,      // a successor that is hopeless; detail: the problem's reason
  Cut,        // a successor beyond the bound of this round (deepening searches)
  Scan,       // a state that was looked at without becoming a node (jump points)
  Expand,     // the node is taken from OPEN and its successors follow
  Backtrack,  // the search leaves the node for good, or for this round
  Round,  // a new round begins at the start with a larger bound (deepening searches), or where the agent stands (repairing ones)
  Meet,   // the two sides of a bidirectional search meet here more cheaply than before
  Goal,   // the goal is recognised
  Route,  // phase two: the route is read back, goal first
  // Whether the node is seen from parentBefore; detail: it is; gBefore: what it costs by that line. Most often it changes nothing,
  // and `after` is the same. Or the node, which is in OPEN, was taken to be seen and is not, and gets `after` instead.
  Sight,
  Drop,  // the node is given up to keep within the width or the memory: a dead end, which may be generated again
  Backup,  // what lies below the node costs gAfter at the least, as far as is known now; it changes nothing, gBefore is the same
  // Repairing searches: what a node costs by its best neighbour has risen, or its own g is lost, or its key is of an earlier round. It
  // enters OPEN, stays there or leaves it.
  Raise,
  Walk,  // the agent steps on the node; changes nothing
};
inline constexpr int kEventKinds = 18;

// A reversible change of one node: before and after make a step back as cheap as a step forward. 24 bytes.
struct Event {
  NodeId node;
  EventKind kind;
  NodeStatus statusBefore, statusAfter;
  std::uint8_t
      detail;  // Generate, Relax, Reopen: the action; Prune: the reason; Expand: duplicates left out (at most 255)
  NodeId parentBefore, parentAfter;
  Cost gBefore, gAfter;
};
static_assert(sizeof(Event) == 24 && std::is_trivially_copyable_v<Event>);

// Events that tell of something without changing their node.
constexpr bool changesNothing(EventKind kind) {
  return kind == EventKind::Duplicate || kind == EventKind::Scan || kind == EventKind::Route ||
         kind == EventKind::Cut || kind == EventKind::Meet || kind == EventKind::Round ||
         kind == EventKind::Sight || kind == EventKind::Backup || kind == EventKind::Walk;
}

// Whether a line of sight that was taken for free is not, so that its node gets another parent.
constexpr bool losesSight(const Event& e) {
  return e.kind == EventKind::Sight && e.parentBefore != e.parentAfter;
}

// Whether the event puts its node into OPEN, at the end of the order of insertion.
constexpr bool insertsIntoOpen(const Event& e) {
  return e.statusAfter == NodeStatus::Open &&
         (e.kind == EventKind::Generate || e.kind == EventKind::Relax || e.kind == EventKind::Reopen ||
          e.kind == EventKind::Raise || losesSight(e));
}

// An observer is told of every change, before the record is written. kActive false promises that it does nothing, so
// that a search need not gather what only a watcher wants (scanned states, names of states).
template <class O>
concept Observer = requires(O& o, const Event& e) {
  o.onEvent(e);
  { O::kActive } -> std::convertible_to<bool>;
};

struct NullObserver {
  static constexpr bool kActive = false;
  void onEvent(const Event&) {}
};
static_assert(Observer<NullObserver>);

}  // namespace searchlight::search
