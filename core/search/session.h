// core/search/session.h: a search as a front end sees it: no template of the algorithm, one virtual call a batch of steps.
//
// The same class runs silently at full speed and, with a trace, recorded for the screen. Searches are deterministic, so
// a session made again from the same problem and options tells the same story.
#pragma once
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/search/algorithms.h"
#include "core/search/best_first.h"
#include "core/search/bidirectional.h"
#include "core/search/depth_first.h"
#include "core/search/iterative_deepening.h"
#include "core/search/memory_budget.h"
#include "core/search/states.h"
#include "core/search/trace.h"

namespace searchlight::search {

// Who goes first among equal f. Coarse: f is compared in buckets of `coarseWidth`, last in first inside one.
enum class Ties : std::uint8_t { LastIn, FirstIn, Coarse };

enum class Recording : std::uint8_t { Silent, Recorded };

struct SessionOptions {
  Algorithm algorithm = Algorithm::AStar;
  Ties ties = Ties::LastIn;
  Cost coarseWidth = 1;  // in the problem's cost unit; used with Ties::Coarse
  double weight = 1.5;   // of weighted A*
  std::size_t transpositionBytes = 0;  // of IDA*'s transposition table, at most; 0: none
  Recording recording = Recording::Silent;
  RecordOptions record = {};
  std::size_t traceSegments = 64;  // the window of the trace, in segments of 65,536 events
  std::shared_ptr<MemoryBudget> budget = {};  // that the session takes its memory from; null: unbounded
};

// How OPEN is listed: what would be taken next comes first.
struct OpenOrder {
  enum class Kind : std::uint8_t { Queue, Stack, Priority } kind = Kind::Priority;
  bool lastInFirst = true;  // among equal priorities
  Cost width = 1;           // priorities are compared after division by it
};

class Session {
 public:
  virtual ~Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // At most `steps` steps; a step expands at most one node. Running means there is more to do.
  virtual Outcome advance(std::uint64_t steps) = 0;
  // The same, and no step after the deadline, which is passed by one step or by 0.1 ms.
  virtual Outcome advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps) = 0;
  // To the end, or to a limit. Callable from another thread as long as nobody else touches the session.
  virtual Outcome run(const Limits& limits, const std::stop_token& stop) = 0;

  // Ends a running search with this outcome.
  virtual void stop(Outcome outcome) = 0;
  virtual Outcome outcome() const = 0;
  virtual Stats stats() const = 0;
  // From start to goal, as nodes of this session; empty unless solved.
  virtual std::vector<NodeId> path() = 0;
  // The same as states, for whoever outlives the session or looks at another one.
  virtual States pathStates() { return states(path()); }
  // The cost of reaching the last node of path() as the search summed it.
  virtual Cost solutionCost() const = 0;
  virtual std::size_t bytes() const = 0;

  // What is estimated from n to the goal (0 where the problem has no heuristic), and the priority that this search
  // gives to a node with such g and h.
  virtual Cost heuristic(NodeId n) const = 0;
  virtual Cost priority(Cost g, Cost h) const = 0;
  // The priority of node n with such g. A search that makes no use of the heuristic, which may be dear, does not ask it.
  Cost priorityOf(NodeId n, Cost g) const { return priority(g, usesHeuristic() ? heuristic(n) : 0); }
  virtual bool usesHeuristic() const { return info(m_options.algorithm).usesHeuristic; }

  // ---- States: what sessions have in common. A NodeId is this session's and nobody else's. ----

  // The states of these nodes.
  virtual States states(std::span<const NodeId> nodes) const = 0;
  // State i of the list as a node of this session, the forward one of a bidirectional search. kNoNode is an ordinary
  // answer: the state is not of this board, or no such node is there yet. Changes nothing. REQUIRES: i < states.size().
  virtual NodeId find(const StateList& states, std::size_t i) const = 0;
  // The same of another session's node; on the same side where both sessions have two.
  NodeId find(const Session& other, NodeId node) const {
    const NodeId found = find(*other.states({&node, 1}), 0);
    return found != kNoNode && sides() == 2 && other.sides() == 2 ? found + node % 2 : found;
  }
  // A node's state as a line of text, empty where the domain has none; and the state (one in the list) of a text, null
  // where the text names none of this board.
  virtual std::string stateText(NodeId) const { return {}; }
  virtual States stateFromText(std::string_view) const { return nullptr; }

  // The move from `expanded` to `node`, made again: `parent` is the parent of `expanded` at that time (kNoNode at the
  // start) and `action` the low byte of the action where it is known. Of the answer, move, cost and h are filled in.
  // Nothing where there is no such move. successorAt() (successor.h) asks this for an event.
  virtual std::optional<Successor> successor(NodeId /*expanded*/, NodeId /*parent*/, NodeId /*node*/,
                                             std::optional<std::uint8_t> /*action*/) const {
    return std::nullopt;
  }

  // Of no other session in this process.
  std::uint64_t serial() const { return m_serial; }

  // False where the problem has no goal, so that Exhausted is how the search is meant to end.
  virtual bool seeksGoal() const { return true; }

  Algorithm algorithm() const { return m_options.algorithm; }
  const SessionOptions& options() const { return m_options; }
  OpenOrder openOrder() const;
  // The account of all that the session holds; what is made of its trace as it comes may take from it, too.
  const std::shared_ptr<MemoryAccount>& memory() const { return m_memory; }
  // Empty unless recorded.
  const Trace& trace() const { return m_trace; }

  // Nodes of both sides of a bidirectional search share a state: node = state's number * sides() + side.
  NodeId sides() const { return m_options.algorithm == Algorithm::Bidirectional ? 2 : 1; }
  NodeId stateNumber(NodeId n) const { return n / sides(); }

 protected:
  explicit Session(const SessionOptions& options)
      : m_options(options),
        m_memory(std::make_shared<MemoryAccount>(options.budget)),
        m_trace(options.traceSegments, options.record.segmentFull, m_memory.get()) {
    m_trace.setForgets(options.record.forgets);
  }
  static std::uint64_t nextSerial() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
  }
  const std::uint64_t m_serial = nextSerial();
  SessionOptions m_options;
  std::shared_ptr<MemoryAccount> m_memory;  // of all that the session holds
  Trace m_trace;
};

inline OpenOrder Session::openOrder() const {
  switch (m_options.algorithm) {
    case Algorithm::BreadthFirst: return {OpenOrder::Kind::Queue, false, 1};
    case Algorithm::DepthFirst:
    case Algorithm::IterativeDeepening:
    case Algorithm::IdaStar: return {OpenOrder::Kind::Stack, true, 1};
    default:
      return {OpenOrder::Kind::Priority, m_options.ties != Ties::FirstIn,
              m_options.ties == Ties::Coarse ? m_options.coarseWidth : Cost{1}};
  }
}

// A session whose states have a type: to draw a node, and to ask the next question with the same memory.
template <Problem P>
class SessionFor : public Session {
 public:
  virtual typename P::State state(NodeId n) const = 0;
  // A new question to a silent session; keeps all memory. REQUIRES: options().recording is Silent.
  virtual void restart(P problem) = 0;

 protected:
  using Session::Session;
};

namespace detail {

template <Problem P, class Search>
class SessionOver final : public SessionFor<P> {
 public:
  template <class... Arguments>
  SessionOver(const SessionOptions& options, P problem, Arguments&&... arguments)
      : SessionFor<P>(options),
        m_search(std::move(problem), observer(), std::forward<Arguments>(arguments)..., this->m_memory) {}

  Outcome advance(std::uint64_t steps) override {
    return endingWhenOutOfMemory(m_search, [&] {
      Outcome o = m_search.outcome();
      while (o == Outcome::Running && steps-- > 0) o = m_search.step();
      return o;
    });
  }
  Outcome advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps) override {
    return runUntil(m_search, deadline, mostSteps);
  }
  Outcome run(const Limits& limits, const std::stop_token& stop) override { return m_search.run(limits, stop); }
  void stop(Outcome o) override {
    if (m_search.outcome() == Outcome::Running) m_search.stopWith(o);
  }
  Outcome outcome() const override { return m_search.outcome(); }
  Stats stats() const override { return m_search.stats(); }
  std::vector<NodeId> path() override { return m_search.path(); }
  Cost solutionCost() const override { return m_search.solutionCost(); }
  std::size_t bytes() const override { return this->m_memory->bytes(); }
  Cost heuristic(NodeId n) const override { return m_search.heuristic(n); }
  Cost priority(Cost g, Cost h) const override {
    if constexpr (requires { m_search.policy(); }) return m_search.policy().priority(g, h);
    else if (this->m_options.algorithm == Algorithm::IdaStar) return saturatingAdd(g, h);
    else return g;
  }
  bool seeksGoal() const override { return search::seeksGoal<P>(); }
  typename P::State state(NodeId n) const override { return m_search.nodes().state(n); }

  States states(std::span<const NodeId> nodes) const override {
    std::vector<typename P::State> out;
    out.reserve(nodes.size());
    for (const NodeId n : nodes) out.push_back(state(n));
    return std::make_shared<StatesFor<P>>(std::move(out));
  }
  States pathStates() override {
    if constexpr (requires { m_search.pathStates(); }) return std::make_shared<StatesFor<P>>(m_search.pathStates());
    else return states(m_search.path());
  }
  using Session::find;
  NodeId find(const StateList& states, std::size_t i) const override {
    const auto* ours = dynamic_cast<const StatesFor<P>*>(&states);
    return ours ? m_search.nodes().find(ours->states[i]) : kNoNode;
  }
  std::string stateText(NodeId n) const override {
    if constexpr (TellsStates<P>) return m_search.problem().stateText(state(n));
    else return {};
  }
  States stateFromText(std::string_view text) const override {
    if constexpr (TellsStates<P>)
      if (const auto s = m_search.problem().stateFromText(text)) return std::make_shared<StatesFor<P>>(std::vector{*s});
    return nullptr;
  }
  std::optional<Successor> successor(NodeId expanded, NodeId parent, NodeId node,
                                     std::optional<std::uint8_t> action) const override {
    const bool backwards = this->sides() == 2 && expanded % 2 == 1;
    Arrival arrival = kNoArrival;
    if (parent != kNoNode)
      if (const auto there = move(parent, kNoArrival, expanded, std::nullopt, backwards))
        arrival = static_cast<std::uint8_t>(there->action);
    const auto found = move(expanded, arrival, node, action, backwards);
    if (!found) return std::nullopt;
    Successor out;
    if constexpr (TellsMoves<P>) out.move = m_search.problem().moveText(found->action);
    out.cost = found->cost;
    out.h = heuristic(node);
    return out;
  }
  void restart(P problem) override { m_search.restart(std::move(problem)); }

 private:
  auto observer() {
    if constexpr (std::is_constructible_v<Search, P, Recorder>) return Recorder(&this->m_trace, this->m_options.record);
    else return NullObserver{};
  }
  // The first move between two nodes whose action has this low byte. Without an arrival all moves are tried, which
  // those of any arrival are among.
  struct Move {
    typename P::Action action;
    Cost cost;
  };
  std::optional<Move> move(NodeId from, Arrival arrival, NodeId to, std::optional<std::uint8_t> action,
                           bool backwards) const {
    std::optional<Move> found;
    const typename P::State target = state(to);
    const auto compare = [&](typename P::Action a, const typename P::State& next, Cost cost) {
      if (!found && next == target && (!action || static_cast<std::uint8_t>(a) == *action)) found = Move{a, cost};
    };
    if constexpr (ReversibleProblem<P>)
      if (backwards) {
        m_search.problem().forEachPredecessor(state(from), compare);
        return found;
      }
    generateSuccessors(m_search.problem(), state(from), arrival, compare, [](const typename P::State&) {});
    return found;
  }
  Search m_search;
};

// One of the searches that differ in a policy, for every way of breaking ties and of recording.
template <Problem P, Observer Obs, class Policy>
std::unique_ptr<SessionFor<P>> makeBestFirst(P problem, const SessionOptions& options, Policy policy) {
  const Cost width = options.ties == Ties::Coarse ? options.coarseWidth : Cost{1};
  return std::make_unique<SessionOver<P, BestFirst<P, Policy, Obs>>>(options, std::move(problem), policy, width);
}

template <Problem P, Observer Obs, BucketOrder Order, Algorithm... Only>
std::unique_ptr<SessionFor<P>> makeOrdered(P problem, const SessionOptions& options) {
  using enum Algorithm;
  const auto isOffered = [](Algorithm a) { return sizeof...(Only) == 0 || ((a == Only) || ...); };
  constexpr bool hasHeuristic = HeuristicProblem<P>;
  const Cost width = options.ties == Ties::Coarse ? options.coarseWidth : Cost{1};
  switch (options.algorithm) {
    case BreadthFirst:
      if constexpr (isOffered(BreadthFirst))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::BreadthFirst{});
      break;
    case Dijkstra:
      if constexpr (isOffered(Dijkstra))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::Dijkstra<Order>{});
      break;
    case DepthFirst:
      if constexpr (isOffered(DepthFirst))
        return std::make_unique<SessionOver<P, search::DepthFirst<P, Obs>>>(options, std::move(problem));
      break;
    case IterativeDeepening:
      if constexpr (isOffered(IterativeDeepening))
        return std::make_unique<SessionOver<P, search::IterativeDeepening<P, DepthBound, Obs>>>(
            options, std::move(problem), std::size_t{0});
      break;
    case Bidirectional:
      if constexpr (ReversibleProblem<P> && isOffered(Bidirectional))
        return std::make_unique<SessionOver<P, search::Bidirectional<P, Obs, Order>>>(options, std::move(problem), width);
      break;
    case Greedy:
      if constexpr (hasHeuristic && isOffered(Greedy))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::Greedy<Order>{});
      break;
    case AStar:
      if constexpr (hasHeuristic && isOffered(AStar))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::AStar<Order>{});
      break;
    case WeightedAStar:
      if constexpr (hasHeuristic && isOffered(WeightedAStar))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::WeightedAStar<Order>{options.weight});
      break;
    case IdaStar:
      if constexpr (hasHeuristic && isOffered(IdaStar))
        return std::make_unique<SessionOver<P, search::IterativeDeepening<P, EstimateBound, Obs>>>(
            options, std::move(problem), options.transpositionBytes);
      break;
    default: break;
  }
  return nullptr;
}

}  // namespace detail

// nullptr when the algorithm needs what the problem does not have: a heuristic, predecessors. Where some algorithms are
// named, makeSessionOf<Algorithm::AStar, Algorithm::Greedy>(..), it is nullptr for all others, which then need not be
// compiled.
template <Algorithm... Only, Problem P>
std::unique_ptr<SessionFor<P>> makeSessionOf(P problem, const SessionOptions& options) {
  using detail::makeOrdered;
  const bool firstIn = options.ties == Ties::FirstIn;
  if (options.recording == Recording::Recorded)
    return firstIn ? makeOrdered<P, Recorder, BucketOrder::FirstIn, Only...>(std::move(problem), options)
                   : makeOrdered<P, Recorder, BucketOrder::LastIn, Only...>(std::move(problem), options);
  return firstIn ? makeOrdered<P, NullObserver, BucketOrder::FirstIn, Only...>(std::move(problem), options)
                 : makeOrdered<P, NullObserver, BucketOrder::LastIn, Only...>(std::move(problem), options);
}
template <Problem P>
std::unique_ptr<SessionFor<P>> makeSession(P problem, const SessionOptions& options) {
  return makeSessionOf<>(std::move(problem), options);
}

// Canonical A* and jump point search are A* over a problem with other successors: such problems run A* and nothing else.
template <HeuristicProblem P>
std::unique_ptr<SessionFor<P>> makeAStarSession(P problem, const SessionOptions& options) {
  using detail::makeBestFirst;
  const bool firstIn = options.ties == Ties::FirstIn;
  if (options.recording == Recording::Recorded)
    return firstIn ? makeBestFirst<P, Recorder>(std::move(problem), options, AStar<BucketOrder::FirstIn>{})
                   : makeBestFirst<P, Recorder>(std::move(problem), options, AStar<BucketOrder::LastIn>{});
  return firstIn ? makeBestFirst<P, NullObserver>(std::move(problem), options, AStar<BucketOrder::FirstIn>{})
                 : makeBestFirst<P, NullObserver>(std::move(problem), options, AStar<BucketOrder::LastIn>{});
}

}  // namespace searchlight::search
