// core/search/problem.h: what a search needs to know about a domain.
//
// A Problem is a state space (Russell and Norvig, ch. 3): a start, a goal test and a successor function.
// Everything else is a refinement that some searches ask for: several starts, a heuristic, dense state numbers, predecessors.
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

// The least that a path may cost through a state with such g and h: exact, so that it can be compared whatever the costs. kNoLeast:
// no goal can be reached. Told in an event it is a Cost, and infinite only where it is kNoLeast.
using LeastCost = std::uint64_t;
inline constexpr LeastCost kNoLeast = std::numeric_limits<LeastCost>::max();
constexpr LeastCost leastBy(Cost g, Cost h) { return h == kInfiniteCost ? kNoLeast : LeastCost{g} + h; }
constexpr Cost toldAs(LeastCost least) {
  return least == kNoLeast        ? kInfiniteCost
         : least >= kInfiniteCost ? kInfiniteCost - 1
                                  : static_cast<Cost>(least);
}

// A node is a state that a search has met. Ids are dense and start at 0.
using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = ~NodeId{0};

// Drop: graph search, where a state is one node. Keep: tree search, where a state is a node anew each time it is generated
// (Russell and Norvig, ch. 3); on a graph with cycles the tree has no end, so that only a solution or a limit ends such a search.
enum class Duplicates : std::uint8_t { Drop, Keep };

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

// A problem has one start, or it names any number of them: forEachStart(f(state)), where naming one twice does no harm.
// A search from several starts answers from the one that is best for it; a sweep from all goals of a reversed problem is
// one (derived_problems.h).
template <class P>
concept OneStart = requires(const P& p) {
  { p.start() } -> std::same_as<typename P::State>;
};
template <class P>
concept NamesStarts = requires(const P& p) {
  p.forEachStart(AnyState<P>{});
};

template <class P>
concept Problem = requires(const P& p, const typename P::State& s, typename P::Action a) {
  requires std::regular<typename P::State>;
  requires std::is_trivially_copyable_v<typename P::Action>;
  requires OneStart<P> || NamesStarts<P>;
  { p.isGoal(s) } -> std::same_as<bool>;
  static_cast<std::uint8_t>(a);
  requires PlainSuccessors<P> || ArrivalSuccessors<P> || ScanningSuccessors<P>;
};

template <Problem P, class F>
void forEachStartOf(const P& problem, F&& f) {
  if constexpr (NamesStarts<P>)
    problem.forEachStart(f);
  else
    f(problem.start());
}

// A problem without a goal says so (`static constexpr bool kSeeksGoal = false`): a search then goes through all there is,
// and ending as Exhausted is what it is for (derived_problems.h).
template <Problem P>
constexpr bool seeksGoal() {
  if constexpr (requires { P::kSeeksGoal; })
    return P::kSeeksGoal;
  else
    return true;
}

// An estimate of the cost to go; A*, greedy and IDA* ask for it. It is a pure function of the state, 0 at every goal.
// kInfiniteCost says that no goal can be reached from there; what is only too far to count is less.
template <class P>
concept HeuristicProblem = Problem<P> && requires(const P& p, const typename P::State& s) {
  { p.heuristic(s) } -> std::same_as<Cost>;
};

// A problem may say that its heuristic is expensive (more than a few look-ups): `static constexpr bool kExpensiveHeuristic = true`.
// Then what it says of a state is kept, 4 bytes a node, and it is asked once; and the clock is looked at after every step.
// One that is not expensive may be asked by two threads at a time: pictures of many cells are coloured so.
template <class P>
concept ExpensiveHeuristicProblem = HeuristicProblem<P> && requires {
  requires P::kExpensiveHeuristic;
};

// An expensive heuristic that is cheaper to follow along a move than to compute afresh: heuristicAfter(parent, its estimate,
// action, next) is the same as heuristic(next).
template <class P>
concept FollowedHeuristicProblem = ExpensiveHeuristicProblem<P> &&
    requires(const P& p, const typename P::State& s, typename P::Action a, Cost h) {
  { p.heuristicAfter(s, h, a, s) } -> std::same_as<Cost>;
};

// States that already are small dense integers (grid cells): the node store is an array and NodeId the state's number.
template <class P>
concept IndexedProblem = Problem<P> && requires(const P& p, const typename P::State& s, NodeId id) {
  { p.stateCount() } -> std::same_as<std::size_t>;
  { p.index(s) } -> std::same_as<NodeId>;
  { p.state(id) } -> std::same_as<typename P::State>;
};

// Of these, states that are a place and something else may say how many places there are: `NodeId placeCount()`. Then
// index(s) % placeCount() is the number of the place, on which a board draws all of its states.

// A problem whose paths may leave its moves: straight lines between states that see each other, as where an agent walks at any
// angle. What such a line costs obeys the triangle inequality, the moves' costs among them; the cost of a move is the line's.
template <class P>
concept AnyAngleProblem = HeuristicProblem<P> && requires(const P& p, const typename P::State& s) {
  { p.sees(s, s) } -> std::same_as<bool>;
  { p.straightCost(s, s) } -> std::same_as<Cost>;
};

// A problem that can be searched from its goals: forEachGoal(f(state)) names them all, and forEachPredecessor calls
// f(action, state, cost) with every state from which `action` leads here at that cost. It may also estimate the cost from its one
// start to a state: `Cost backwardHeuristic(s)`.
template <class P>
concept ReversibleProblem = Problem<P> && requires(const P& p, const typename P::State& s) {
  p.forEachGoal(AnyState<P>{});
  p.forEachPredecessor(s, AnySuccessor<P>{});
};

// A problem that knows hopeless states, from which no goal can be reached: 0 means none known, anything else names the
// reason. A hopeless successor is neither expanded nor stored, unless there is a watcher, so it is asked about each time
// it is met. The test may see the move that leads there, deadlock(parent, action, next), and look only at what the move
// changed; that it then finds less along another move is fine. The start is not asked about.
template <class P>
concept StatePruningProblem = Problem<P> && requires(const P& p, const typename P::State& s) {
  { p.deadlock(s) } -> std::same_as<std::uint8_t>;
};
template <class P>
concept MovePruningProblem = Problem<P> &&
    requires(const P& p, const typename P::State& s, typename P::Action a) {
  { p.deadlock(s, a, s) } -> std::same_as<std::uint8_t>;
};
template <class P>
concept PruningProblem = StatePruningProblem<P> || MovePruningProblem<P>;

// The same for searching from the goals: 0, or why the state cannot be reached from the start.
template <class P>
concept BackwardPruningProblem = ReversibleProblem<P> && requires(const P& p, const typename P::State& s) {
  { p.backwardDeadlock(s) } -> std::same_as<std::uint8_t>;
};

// The parent of a successor on its way through a search: nothing, where the problem does not look at it.
struct NoParent {
  template <class State>
  constexpr NoParent(const State&) {}
};
template <Problem P>
using ParentOf = std::conditional_t<MovePruningProblem<P> || FollowedHeuristicProblem<P>,
                                    const typename P::State&, NoParent>;

// The reason for which `next`, met from `parent` by `action`, is hopeless; 0 where it is not known to be.
template <Problem P>
std::uint8_t deadlockAfter(const P& problem, ParentOf<P> parent, typename P::Action action,
                           const typename P::State& next) {
  if constexpr (MovePruningProblem<P>)
    return problem.deadlock(parent, action, next);
  else if constexpr (StatePruningProblem<P>)
    return problem.deadlock(next);
  else
    return 0;
}

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
