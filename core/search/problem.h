// core/search/problem.h: what a search needs to know about a domain.
//
// A Problem is a state space (Russell and Norvig, ch. 3): a start, a goal test and a successor function.
// Everything else is a refinement that some searches ask for: a heuristic, dense state numbers, predecessors.
// A problem owns its data or shares it as shared_ptr<const ..>; it never points into a live game.
//
//   struct Walk {                                      // usage: the smallest problem there is
//     using State = std::uint32_t;
//     using Action = std::uint8_t;
//     State start() const { return 0; }
//     bool isGoal(State s) const { return s == 9; }
//     template <class F> void forEachSuccessor(State s, F&& f) const { f(Action{0}, s + 1, Cost{1}); }
//   };
//   BestFirst<Walk, BreadthFirst> search(Walk{});
//   search.run();
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace searchlight::search {

// Costs are unsigned integers in a unit the problem chooses, so that a bucket queue can hold them exactly.
using Cost = std::uint32_t;
inline constexpr Cost kInfiniteCost = std::numeric_limits<Cost>::max();

// For heuristics and priorities, where "too far to count" is a fine answer. Path costs are checked instead.
constexpr Cost saturatingAdd(Cost a, Cost b) { return a > kInfiniteCost - b ? kInfiniteCost : a + b; }
constexpr Cost saturatingCast(std::uint64_t value) {
  return value > kInfiniteCost ? kInfiniteCost : static_cast<Cost>(value);
}

// A node is a state that a search has met. Ids are dense and start at 0.
using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = ~NodeId{0};

// How a state was reached: the low byte of the action, or kNoArrival at the start.
using Arrival = std::uint8_t;
inline constexpr Arrival kNoArrival = 0xFF;

// What the concepts below call with: named, because clang 14 gets lambdas inside a concept wrong.
template <class P>
struct AnySuccessor {
  void operator()(typename P::Action, const typename P::State&, Cost) const {}
};
template <class P>
struct AnyState {
  void operator()(const typename P::State&) const {}
};

// The three sorts of successor function. Each calls f(action, state, cost) for every successor in a fixed order and
// allocates nothing (internal iteration).
template <class P>
concept PlainSuccessors = requires(const P& p, const typename P::State& s) {
  p.forEachSuccessor(s, AnySuccessor<P>{});
};
// The successors depend on how the state was reached (canonical orderings).
template <class P>
concept ArrivalSuccessors = requires(const P& p, const typename P::State& s) {
  p.forEachSuccessor(s, Arrival{}, AnySuccessor<P>{});
};
// Besides, scan(state) is told of every state that is looked at on the way and not made a node (jump points).
template <class P>
concept ScanningSuccessors = requires(const P& p, const typename P::State& s) {
  p.forEachSuccessor(s, Arrival{}, AnySuccessor<P>{}, AnyState<P>{});
};

template <class P>
concept Problem = requires(const P& p, const typename P::State& s, typename P::Action a) {
  requires std::regular<typename P::State>;
  requires std::is_trivially_copyable_v<typename P::Action>;
  { p.start() } -> std::same_as<typename P::State>;
  { p.isGoal(s) } -> std::same_as<bool>;
  static_cast<std::uint8_t>(a);
  requires PlainSuccessors<P> || ArrivalSuccessors<P> || ScanningSuccessors<P>;
};

// An estimate of the cost to go; A*, greedy and IDA* ask for it. It is a pure function of the state, 0 at every goal.
template <class P>
concept HeuristicProblem = Problem<P> && requires(const P& p, const typename P::State& s) {
  { p.heuristic(s) } -> std::same_as<Cost>;
};

// States that already are small dense integers (grid cells): the node store is an array and NodeId the state's number.
template <class P>
concept IndexedProblem = Problem<P> && requires(const P& p, const typename P::State& s, NodeId id) {
  { p.stateCount() } -> std::same_as<std::size_t>;
  { p.index(s) } -> std::same_as<NodeId>;
  { p.state(id) } -> std::same_as<typename P::State>;
};

// A problem that can be searched from its goals: forEachGoal(f(state)) names them all, and forEachPredecessor calls
// f(action, state, cost) with every state from which `action` leads here at that cost.
template <class P>
concept ReversibleProblem = Problem<P> && requires(const P& p, const typename P::State& s) {
  p.forEachGoal(AnyState<P>{});
  p.forEachPredecessor(s, AnySuccessor<P>{});
};

// A problem that knows hopeless states: 0 means none known, anything else names the reason.
template <class P>
concept PruningProblem = Problem<P> && requires(const P& p, const typename P::State& s) {
  { p.deadlock(s) } -> std::same_as<std::uint8_t>;
};

// The one place that tells the three sorts of successor function apart.
template <Problem P, class Successor, class Scan>
inline void generateSuccessors(const P& problem, const typename P::State& state, Arrival arrival,
                               Successor&& successor, Scan&& scan) {
  if constexpr (ScanningSuccessors<P>)
    problem.forEachSuccessor(state, arrival, successor, scan);
  else if constexpr (ArrivalSuccessors<P>)
    problem.forEachSuccessor(state, arrival, successor);
  else
    problem.forEachSuccessor(state, successor);
}

}  // namespace searchlight::search
