// core/search/make_session.h: every search over a problem, as a Session.
//
// Compiles all algorithms that the problem can run, silent and recorded, which takes long: for source files that make
// sessions, never for headers that only look at them.
#pragma once
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/search/best_first.h"
#include "core/search/bidirectional.h"
#include "core/search/depth_first.h"
#include "core/search/iterative_deepening.h"
#include "core/search/repair.h"
#include "core/search/run_search.h"
#include "core/search/session.h"
#include "core/search/sma_star.h"

namespace searchlight::search {

// ---- What all searches over a problem share ----

template <Problem P>
bool SessionFor<P>::seeksGoal() const {
  return search::seeksGoal<P>();
}

template <Problem P>
NodeId SessionFor<P>::placeCount() const {
  if constexpr (requires { problem().placeCount(); })
    return problem().placeCount();
  else
    return 0;
}

template <Problem P>
States SessionFor<P>::states(std::span<const NodeId> nodes) const {
  std::vector<State> out;
  out.reserve(nodes.size());
  for (const NodeId n : nodes) out.push_back(state(n));
  return std::make_shared<StatesFor<P>>(std::move(out));
}

template <Problem P>
NodeId SessionFor<P>::find(const StateList& states, std::size_t i) const {
  const auto* ours = dynamic_cast<const StatesFor<P>*>(&states);
  return ours ? find(ours->states[i]) : kNoNode;
}

template <Problem P>
std::string SessionFor<P>::stateText(NodeId n) const {
  if constexpr (TellsStates<P>)
    return problem().stateText(state(n));
  else
    return {};
}

template <Problem P>
States SessionFor<P>::stateFromText(std::string_view text) const {
  if constexpr (TellsStates<P>)
    if (const auto s = problem().stateFromText(text)) return std::make_shared<StatesFor<P>>(std::vector{*s});
  return nullptr;
}

template <Problem P>
std::optional<Successor> SessionFor<P>::successor(NodeId expanded, NodeId parent, NodeId node,
                                                  std::optional<std::uint8_t> action) const {
  const bool backwards = isBackward(expanded);
  Arrival arrival = kNoArrival;
  if (parent != kNoNode)
    if (const auto there = move(parent, kNoArrival, expanded, std::nullopt, backwards))
      arrival = static_cast<std::uint8_t>(there->action);
  const auto found = move(expanded, arrival, node, action, backwards);
  if (!found) return std::nullopt;
  Successor out;
  if constexpr (TellsMoves<P>) out.move = problem().moveText(found->action);
  out.cost = found->cost;
  out.h = heuristic(node);
  return out;
}

template <Problem P>
auto SessionFor<P>::move(NodeId from, Arrival arrival, NodeId to, std::optional<std::uint8_t> action,
                         bool backwards) const -> std::optional<Move> {
  std::optional<Move> found;
  const State target = state(to);
  const auto compare = [&](typename P::Action a, const State& next, Cost cost) {
    if (!found && next == target && (!action || static_cast<std::uint8_t>(a) == *action))
      found = Move{a, cost};
  };
  if constexpr (ReversibleProblem<P>)
    if (backwards) {
      problem().forEachPredecessor(state(from), compare);
      return found;
    }
  generateSuccessors(problem(), state(from), arrival, compare, [](const State&) {});
  return found;
}

// ---- One search over a problem ----

namespace detail {

template <Problem P, class Search>
class SessionOver final : public SessionFor<P> {
 public:
  template <class... Arguments>
  SessionOver(const SessionOptions& options, P problem, Arguments&&... arguments)
      : SessionFor<P>(options),
        m_search(makeSearch(std::move(problem), std::forward<Arguments>(arguments)...)) {}

  Outcome advance(std::uint64_t steps) override {
    return endingWhenOutOfMemory(m_search, [&] {
      const Outcome o = m_search.outcome();
      return o == Outcome::Running && steps > 0 ? doSteps(m_search, steps) : o;
    });
  }
  Outcome advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps) override {
    return runUntil(m_search, deadline, mostSteps);
  }
  Outcome run(const Limits& limits, const std::stop_token& stop) override {
    return m_search.run(limits, stop);
  }
  void stop(Outcome o) override {
    if (m_search.outcome() == Outcome::Running) m_search.stopWith(o);
  }
  Outcome outcome() const override { return m_search.outcome(); }
  Stats stats() const override { return m_search.stats(); }
  std::vector<NodeId> path() override { return m_search.path(); }
  Cost solutionCost() const override { return m_search.solutionCost(); }
  NodeRecord record(NodeId n) const override { return m_search.nodes()[n]; }
  std::size_t bytes() const override { return this->m_memory->bytes(); }
  Cost lowerBound() const override {
    if constexpr (requires { m_search.lowerBound(); })
      return m_search.lowerBound();
    else
      return 0;
  }
  bool isCutShort() const override {
    if constexpr (requires { m_search.isCutShort(); })
      return m_search.isCutShort();
    else
      return false;
  }
  Cost heuristic(NodeId n) const override { return m_search.heuristic(n); }
  Cost priority(Cost g, Cost h) const override {
    if constexpr (requires { m_search.policy(); })
      return m_search.policy().priority(g, h);
    else if constexpr (kRepairs)
      return m_search.priority(g, h);
    else if (this->usesHeuristic())
      return saturatingAdd(g, h);
    else
      return g;
  }
  std::size_t rounds() const override {
    if constexpr (requires { m_search.rounds(); })
      return m_search.rounds().size();
    else
      return 0;
  }
  DeepeningRound round([[maybe_unused]] std::size_t k) const override {
    if constexpr (requires { m_search.rounds(); })
      return m_search.rounds()[k];
    else
      return {};
  }
  void viewFrom([[maybe_unused]] std::size_t position) const override {
    if constexpr (kRepairs) {
      m_view = position;
      m_search.problem().viewFrom(roundAt(position));
    }
  }
  std::size_t viewedFrom() const override { return m_view; }
  Cost settledCost(const PlayedNode& played) const override {
    if constexpr (kRepairs)
      return played.expandedAt == kNever ? kInfiniteCost : m_search.gAfter(played.expandedAt);
    else
      return played.g;
  }
  using SessionFor<P>::placeOf;
  std::uint64_t placeOf(const OpenOrder& order, NodeId n, const PlayedNode& played) const override {
    if constexpr (kRepairs) {
      const Cost least = this->leastCost(played);
      return std::uint64_t{m_search.firstKey(n, least, roundAt(std::size_t{played.added} + 1))} << 32 | least;
    } else {
      return this->placeOf(order, n, played.g);
    }
  }
  typename P::State state(NodeId n) const override { return m_search.nodes().state(n); }
  using SessionFor<P>::find;
  NodeId find(const typename P::State& s) const override { return m_search.nodes().find(s); }
  const P& problem() const override { return m_search.problem(); }
  States pathStates() override {
    if constexpr (requires { m_search.pathStates(); })
      return std::make_shared<StatesFor<P>>(m_search.pathStates());
    else
      return this->states(m_search.path());
  }
  void restart(P problem) override { m_search.restart(std::move(problem)); }

 private:
  static constexpr bool kRepairs = ChangingProblem<P>;
  // The round under way at a position of the trace, from 0.
  std::size_t roundAt(std::size_t position) const {
    return std::max<std::size_t>(roundsBegun(*this, position), 1) - 1;
  }
  auto observer() {
    if constexpr (std::is_constructible_v<Search, P, Recorder>)
      return Recorder(&this->m_trace, this->m_options.record);
    else
      return NullObserver{};
  }
  // Of those searches that may keep duplicates this session's options say whether they do.
  template <class... Arguments>
  Search makeSearch(P problem, Arguments&&... arguments) {
    const Duplicates duplicates = this->m_options.duplicates;
    if constexpr (std::is_constructible_v<Search, P, decltype(observer()), Arguments...,
                                          std::shared_ptr<MemoryAccount>, Duplicates>)
      return Search(std::move(problem), observer(), std::forward<Arguments>(arguments)..., this->m_memory,
                    duplicates);
    else
      return Search(std::move(problem), observer(), std::forward<Arguments>(arguments)..., this->m_memory);
  }
  Search m_search;
  mutable std::size_t m_view = std::size_t(-1);
};

inline Buckets bucketsOf(const SessionOptions& options) {
  const Ties ties = usedTies(options);
  return {ties == Ties::Coarse ? options.coarseWidth : Cost{1}, ties, options.seed};
}

// A search over the store that its options ask for: of numbered states a tree search has one of its own. Jumps search no tree.
template <template <class Store> class Search, Problem P, class... Arguments>
std::unique_ptr<SessionFor<P>> makeOverStore(P problem, const SessionOptions& options,
                                             Arguments&&... arguments) {
  if constexpr (IndexedProblem<P> && !ScanningSuccessors<P>)
    if (options.duplicates == Duplicates::Keep)
      return std::make_unique<SessionOver<P, Search<TreeNodeStore<P>>>>(
          options, std::move(problem), std::forward<Arguments>(arguments)...);
  return std::make_unique<SessionOver<P, Search<NodeStore<P>>>>(options, std::move(problem),
                                                                std::forward<Arguments>(arguments)...);
}

template <Problem P, Observer Obs, class Policy>
struct BestFirstOver {
  template <class Store>
  using Search = BestFirst<P, Policy, Obs, Store>;
};
template <Problem P, Observer Obs>
struct DepthFirstOver {
  template <class Store>
  using Search = DepthFirst<P, Obs, Store>;
};

// One of the searches that differ in a policy.
template <Problem P, Observer Obs, class Policy>
std::unique_ptr<SessionFor<P>> makeBestFirst(P problem, const SessionOptions& options, Policy policy) {
  if constexpr (requires { policy.reopens = true; })
    policy.reopens = options.reopens.value_or(info(options.algorithm).reopens.value_or(true));
  return makeOverStore<BestFirstOver<P, Obs, Policy>::template Search>(std::move(problem), options, policy,
                                                                       bucketsOf(options));
}

template <Problem P, Observer Obs, Algorithm... Only>
std::unique_ptr<SessionFor<P>> makeObserved(P problem, const SessionOptions& options) {
  using enum Algorithm;
  const auto isOffered = [](Algorithm a) { return sizeof...(Only) == 0 || ((a == Only) || ...); };
  constexpr bool hasHeuristic = HeuristicProblem<P>;
  switch (options.algorithm) {
    case BreadthFirst:
      if constexpr (isOffered(BreadthFirst))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::BreadthFirst{});
      break;
    case Dijkstra:
      if constexpr (isOffered(Dijkstra))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::Dijkstra{});
      break;
    case DepthFirst:
      if constexpr (isOffered(DepthFirst))
        return makeOverStore<DepthFirstOver<P, Obs>::template Search>(std::move(problem), options);
      break;
    case IterativeDeepening:
      if constexpr (isOffered(IterativeDeepening))
        return std::make_unique<SessionOver<P, search::IterativeDeepening<P, DepthBound, Obs>>>(
            options, std::move(problem), std::size_t{0});
      break;
    case Bidirectional:
      if constexpr (ReversibleProblem<P> && isOffered(Bidirectional))
        return std::make_unique<SessionOver<P, search::Bidirectional<P, ByCost, Obs>>>(
            options, std::move(problem), bucketsOf(options));
      break;
    case MeetInTheMiddle:
      if constexpr (ReversibleProblem<P> && hasHeuristic && isOffered(MeetInTheMiddle))
        return std::make_unique<SessionOver<P, search::Bidirectional<P, search::MeetInTheMiddle, Obs>>>(
            options, std::move(problem), bucketsOf(options));
      break;
    case Greedy:
      if constexpr (hasHeuristic && isOffered(Greedy))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::Greedy{});
      break;
    case AStar:
      if constexpr (hasHeuristic && isOffered(AStar))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::AStar{});
      break;
    case WeightedAStar:
      if constexpr (hasHeuristic && isOffered(WeightedAStar))
        return makeBestFirst<P, Obs>(std::move(problem), options,
                                     search::WeightedAStar{.weight = options.weight});
      break;
    case ThetaStar:
      if constexpr (AnyAngleProblem<P> && isOffered(ThetaStar))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::ThetaStar{});
      break;
    case LazyThetaStar:
      if constexpr (AnyAngleProblem<P> && isOffered(LazyThetaStar))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::LazyThetaStar{});
      break;
    case FringeSearch:
      if constexpr (hasHeuristic && isOffered(FringeSearch))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::FringeSearch{});
      break;
    case BeamSearch:
      if constexpr (hasHeuristic && isOffered(BeamSearch))
        return makeBestFirst<P, Obs>(std::move(problem), options, search::BeamSearch{.width = options.width});
      break;
    case RecursiveBestFirst:
      if constexpr (hasHeuristic && isOffered(RecursiveBestFirst))
        return std::make_unique<SessionOver<P, search::IterativeDeepening<P, BestAlternative, Obs>>>(
            options, std::move(problem), std::size_t{0});
      break;
    case SmaStar:
      if constexpr (hasHeuristic && isOffered(SmaStar))
        return std::make_unique<SessionOver<P, search::SmaStar<P, Obs>>>(options, std::move(problem),
                                                                         std::size_t{options.nodes});
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
  return options.recording == Recording::Recorded
             ? detail::makeObserved<P, Recorder, Only...>(std::move(problem), options)
             : detail::makeObserved<P, NullObserver, Only...>(std::move(problem), options);
}
template <Problem P>
std::unique_ptr<SessionFor<P>> makeSession(P problem, const SessionOptions& options) {
  return makeSessionOf<>(std::move(problem), options);
}

// Canonical A* and jump point search are A* over a problem with other successors: such problems run A* and nothing else.
template <HeuristicProblem P>
std::unique_ptr<SessionFor<P>> makeAStarSession(P problem, const SessionOptions& options) {
  return options.recording == Recording::Recorded
             ? detail::makeBestFirst<P, Recorder>(std::move(problem), options, AStar{})
             : detail::makeBestFirst<P, NullObserver>(std::move(problem), options, AStar{});
}

// A repairing search.
template <ChangingProblem P>
std::unique_ptr<SessionFor<P>> makeRepairSession(P problem, const SessionOptions& options) {
  const auto make = [&]<class Policy>(Policy) -> std::unique_ptr<SessionFor<P>> {
    if (options.recording == Recording::Recorded)
      return std::make_unique<detail::SessionOver<P, Repair<P, Policy, Recorder>>>(options,
                                                                                   std::move(problem));
    return std::make_unique<detail::SessionOver<P, Repair<P, Policy>>>(options, std::move(problem));
  };
  return options.algorithm == Algorithm::DStarLite ? make(DStarLite{}) : make(LpaStar{});
}

}  // namespace searchlight::search
