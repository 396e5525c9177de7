// core/search/session.h: a search as a front end sees it: no template of the algorithm, one virtual call a batch of steps.
//
// The same class runs silently at full speed and, with a trace, recorded for the screen. Searches are deterministic, so
// a session made again from the same problem and options tells the same story.
#pragma once
#include <memory>
#include <type_traits>
#include <vector>

#include "core/search/algorithms.h"
#include "core/search/best_first.h"
#include "core/search/bidirectional.h"
#include "core/search/depth_first.h"
#include "core/search/iterative_deepening.h"
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
  Recording recording = Recording::Silent;
  RecordOptions record = {};
  std::size_t traceSegments = 64;  // the window of the trace, in segments of 65,536 events
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
  // To the end, or to a limit. Callable from another thread as long as nobody else touches the session.
  virtual Outcome run(const Limits& limits, const std::stop_token& stop) = 0;

  // Ends a running search with this outcome.
  virtual void stop(Outcome outcome) = 0;
  virtual Outcome outcome() const = 0;
  virtual Stats stats() const = 0;
  // From start to goal; empty unless solved.
  virtual std::vector<NodeId> path() = 0;
  // The cost of reaching the last node of path() as the search summed it.
  virtual Cost solutionCost() const = 0;
  virtual std::size_t bytes() const = 0;

  // What is estimated from n to the goal (0 where the problem has no heuristic), and the priority that this search
  // gives to a node with such g and h.
  virtual Cost heuristic(NodeId n) const = 0;
  virtual Cost priority(Cost g, Cost h) const = 0;

  Algorithm algorithm() const { return m_options.algorithm; }
  const SessionOptions& options() const { return m_options; }
  OpenOrder openOrder() const;
  // Empty unless recorded.
  const Trace& trace() const { return m_trace; }

  // Nodes of both sides of a bidirectional search share a state: node = state's number * sides() + side.
  NodeId sides() const { return m_options.algorithm == Algorithm::Bidirectional ? 2 : 1; }
  NodeId stateNumber(NodeId n) const { return n / sides(); }

 protected:
  explicit Session(const SessionOptions& options)
      : m_options(options), m_trace(options.traceSegments, options.record.segmentFull) {}
  SessionOptions m_options;
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
      : SessionFor<P>(options), m_search(std::move(problem), observer(), std::forward<Arguments>(arguments)...) {}

  Outcome advance(std::uint64_t steps) override {
    Outcome o = m_search.outcome();
    while (o == Outcome::Running && steps-- > 0) o = m_search.step();
    return o;
  }
  Outcome run(const Limits& limits, const std::stop_token& stop) override { return m_search.run(limits, stop); }
  void stop(Outcome o) override {
    if (m_search.outcome() == Outcome::Running) m_search.stopWith(o);
  }
  Outcome outcome() const override { return m_search.outcome(); }
  Stats stats() const override { return m_search.stats(); }
  std::vector<NodeId> path() override { return m_search.path(); }
  Cost solutionCost() const override { return m_search.solutionCost(); }
  std::size_t bytes() const override { return m_search.bytes() + this->m_trace.bytes(); }
  Cost heuristic(NodeId n) const override {
    if constexpr (HeuristicProblem<P>) return m_search.problem().heuristic(m_search.nodes().state(n));
    else return 0;
  }
  Cost priority(Cost g, Cost h) const override {
    if constexpr (requires { m_search.policy(); }) return m_search.policy().priority(g, h);
    else if (this->m_options.algorithm == Algorithm::IdaStar) return saturatingAdd(g, h);
    else return g;
  }
  typename P::State state(NodeId n) const override { return m_search.nodes().state(n); }
  void restart(P problem) override { m_search.restart(std::move(problem)); }

 private:
  auto observer() {
    if constexpr (std::is_constructible_v<Search, P, Recorder>) return Recorder(&this->m_trace, this->m_options.record);
    else return NullObserver{};
  }
  Search m_search;
};

// One of the searches that differ in a policy, for every way of breaking ties and of recording.
template <Problem P, Observer Obs, class Policy>
std::unique_ptr<SessionFor<P>> makeBestFirst(P problem, const SessionOptions& options, Policy policy) {
  const Cost width = options.ties == Ties::Coarse ? options.coarseWidth : Cost{1};
  return std::make_unique<SessionOver<P, BestFirst<P, Policy, Obs>>>(options, std::move(problem), policy, width);
}

template <Problem P, Observer Obs, BucketOrder Order>
std::unique_ptr<SessionFor<P>> makeOrdered(P problem, const SessionOptions& options) {
  switch (options.algorithm) {
    case Algorithm::BreadthFirst: return makeBestFirst<P, Obs>(std::move(problem), options, BreadthFirst{});
    case Algorithm::Dijkstra: return makeBestFirst<P, Obs>(std::move(problem), options, Dijkstra<Order>{});
    case Algorithm::DepthFirst:
      return std::make_unique<SessionOver<P, DepthFirst<P, Obs>>>(options, std::move(problem));
    case Algorithm::IterativeDeepening:
      return std::make_unique<SessionOver<P, IterativeDeepening<P, DepthBound, Obs>>>(options, std::move(problem));
    case Algorithm::Bidirectional:
      if constexpr (ReversibleProblem<P>) {
        const Cost width = options.ties == Ties::Coarse ? options.coarseWidth : Cost{1};
        return std::make_unique<SessionOver<P, Bidirectional<P, Obs, Order>>>(options, std::move(problem), width);
      }
      break;
    default: break;
  }
  if constexpr (HeuristicProblem<P>) {
    switch (options.algorithm) {
      case Algorithm::Greedy: return makeBestFirst<P, Obs>(std::move(problem), options, Greedy<Order>{});
      case Algorithm::AStar: return makeBestFirst<P, Obs>(std::move(problem), options, AStar<Order>{});
      case Algorithm::WeightedAStar:
        return makeBestFirst<P, Obs>(std::move(problem), options, WeightedAStar<Order>{options.weight});
      case Algorithm::IdaStar:
        return std::make_unique<SessionOver<P, IterativeDeepening<P, EstimateBound, Obs>>>(options, std::move(problem));
      default: break;
    }
  }
  return nullptr;
}

}  // namespace detail

// nullptr when the algorithm needs what the problem does not have: a heuristic, predecessors.
template <Problem P>
std::unique_ptr<SessionFor<P>> makeSession(P problem, const SessionOptions& options) {
  using detail::makeOrdered;
  const bool firstIn = options.ties == Ties::FirstIn;
  if (options.recording == Recording::Recorded)
    return firstIn ? makeOrdered<P, Recorder, BucketOrder::FirstIn>(std::move(problem), options)
                   : makeOrdered<P, Recorder, BucketOrder::LastIn>(std::move(problem), options);
  return firstIn ? makeOrdered<P, NullObserver, BucketOrder::FirstIn>(std::move(problem), options)
                 : makeOrdered<P, NullObserver, BucketOrder::LastIn>(std::move(problem), options);
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
