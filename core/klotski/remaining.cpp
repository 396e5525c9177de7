// core/klotski/remaining.cpp: one sweep out, and one back for each count.
#include "core/klotski/remaining.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <new>
#include <utility>
#include <vector>

#include "core/klotski/known_goals.h"
#include "core/klotski/pieces_problem.h"
#include "core/klotski/problem.h"
#include "core/search/best_first.h"
#include "core/search/whole_graph.h"

namespace searchlight::klotski {
namespace {

using search::Cost;
using search::NodeId;
using search::Outcome;

template <class T>
using List = std::vector<T, search::AccountAllocator<T>>;
using Nodes = List<NodeId>;

constexpr Count kCounts[] = {Count::Moves, Count::Straight, Count::Steps};

template <class P>
P problemOf(const Board& board, const Placement& start, Count count) {
  if constexpr (std::is_same_v<P, SlideProblem>)
    return P(*board.codeOf(start), count);
  else
    return P(board, start, count);
}

// The states of a sweep by their numbers, to be gone through again from the goals without naming them anew.
template <class P, class Store>
class Numbered {
 public:
  using State = NodeId;
  using Action = Slide;
  [[maybe_unused]] static constexpr bool kSeeksGoal = false;

  Numbered(const P& problem, const Store& store, const Nodes& starts)
      : m_problem(&problem), m_store(&store), m_starts(&starts) {}
  template <class F>
  void forEachStart(F&& f) const {
    for (const NodeId n : *m_starts) f(n);
  }
  bool isGoal(NodeId) const { return false; }
  template <class F>
  void forEachSuccessor(NodeId n, F&& f) const {
    m_problem->forEachSuccessor(m_store->state(n), [&](Slide slide, const typename P::State& next,
                                                       Cost cost) { f(slide, m_store->find(next), cost); });
  }
  std::size_t stateCount() const { return m_store->size(); }
  NodeId index(NodeId n) const { return n; }
  NodeId state(NodeId n) const { return n; }

 private:
  const P* m_problem;
  const Store* m_store;
  const Nodes* m_starts;
};

template <class P>
class KnownOver final : public Remaining::Known {
 public:
  KnownOver(const Board& board, const Placement& from, const std::shared_ptr<search::MemoryBudget>& budget)
      : m_memory(std::make_shared<search::MemoryAccount>(budget)),
        m_board(board),
        m_problems{problemOf<P>(board, from, Count::Moves), problemOf<P>(board, from, Count::Straight),
                   problemOf<P>(board, from, Count::Steps)},
        m_distances{Distances(allocator()), Distances(allocator()), Distances(allocator())} {}

  void make(const search::Limits& limits, const std::stop_token& stop) {
    const auto started = std::chrono::steady_clock::now();
    m_outcome = sweepOut(limits, stop);
    m_states = nodes().size();
    NodeId first = search::kNoNode;  // the goal that was met first
    for (NodeId n = 0; n < m_states; ++n)
      if (m_problems[0].isGoal(nodes().state(n)) && m_goals++ == 0) first = n;
    if (m_outcome == Outcome::Exhausted) m_outcome = sweepBack(limits, started, stop);
    if (m_outcome == Outcome::Exhausted) return;
    keepBounds(first);
    if (m_distances[0].empty()) keepTheNearest(stop);  // nothing else is known of the others
  }

  Outcome outcome() const override { return m_outcome; }
  std::uint64_t states() const override { return m_states; }
  std::uint64_t goals() const override { return m_goals; }
  std::shared_ptr<const GoalList> goalList() const override { return m_goalList; }
  bool has(const Placement& placement) const override { return find(placement) != search::kNoNode; }

  Remaining::Needed of(const Placement& placement, Count count) const override {
    const P& problem = m_problems[static_cast<std::size_t>(count)];
    const typename P::State state = stateIn(m_board, problem, placement);
    if (problem.isGoal(state)) return {0, 0};
    if (const auto exact = needed(state, count)) return {exact, *exact};
    Cost atLeast = std::max(problem.heuristic(state), Cost{1});
    // What the start needs, without the way to here. A straight slide or a step is no more than a move.
    if (const NodeId n = nodes().find(state); n != search::kNoNode)
      if (const Cost g = nodes()[n].g; m_startNeeds > g) atLeast = std::max(atLeast, m_startNeeds - g);
    return {std::nullopt, atLeast};
  }

  std::optional<PieceSlide> best(const Placement& placement, Count count) const override {
    const P& problem = m_problems[static_cast<std::size_t>(count)];
    const typename P::State state = stateIn(m_board, problem, placement);
    const auto here = needed(state, count);
    if (!here || *here == 0) return std::nullopt;
    std::optional<PieceSlide> best;
    problem.forEachSuccessor(state, [&](Slide slide, const typename P::State& next, Cost) {
      if (best || needed(next, count) != *here - 1) return;
      const Point from = m_board.point(slide.from);
      best = {m_board.pieceAt(placement, from), from, m_board.point(slide.to)};
    });
    return best;
  }

 private:
  using Distance = std::uint16_t;
  using Distances = List<Distance>;
  static constexpr Distance kNone = std::numeric_limits<Distance>::max();

  using Sweep = search::BestFirst<search::WholeGraph<P>, search::BreadthFirst>;
  using Store = search::NodeStore<search::WholeGraph<P>>;
  // Of a sweep that came to no end: some 50,000 placements or more.
  static constexpr std::size_t kKeptBytes = std::size_t{4} << 20;

  search::AccountAllocator<NodeId> allocator() { return search::AccountAllocator<NodeId>(*m_memory); }
  const Store& nodes() const { return m_out->nodes(); }

  Outcome sweepOut(const search::Limits& limits, const std::stop_token& stop) {
    m_out.emplace(search::WholeGraph<P>(m_problems[0]), search::NullObserver{}, search::BreadthFirst{},
                  search::Buckets{}, m_memory);
    return m_out->run(limits, stop);
  }

  // Once for each count.
  Outcome sweepBack(search::Limits limits, std::chrono::steady_clock::time_point started,
                    const std::stop_token& stop) try {
    const double seconds = limits.seconds;
    Nodes goals(allocator());
    goals.reserve(m_goals);
    for (NodeId n = 0; n < nodes().size(); ++n)
      if (m_problems[0].isGoal(nodes().state(n))) goals.push_back(n);
    for (const Count count : kCounts) {
      const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - started;
      limits.seconds = std::max(seconds - gone.count(), 0.0);
      if (const Outcome ended = sweepBack(count, goals, limits, stop); ended != Outcome::Exhausted)
        return ended;
    }
    m_goalList = std::make_shared<const GoalListFor<P>>(listGoals<P>(
        goals.size(), [&](std::size_t i) { return nodes().state(goals[i]); }, m_memory->budget()));
    return Outcome::Exhausted;
  } catch (const std::bad_alloc&) {
    return Outcome::MemoryLimit;
  }

  Outcome sweepBack(Count count, const Nodes& goals, search::Limits limits, const std::stop_token& stop) {
    using Back = Numbered<P, Store>;
    const auto k = static_cast<std::size_t>(count);
    const std::size_t states = nodes().size();
    limits.bytes -= std::min(limits.bytes, m_memory->bytes());  // which knows the whole limit
    search::BestFirst<Back, search::BreadthFirst> back{
        Back(m_problems[k], nodes(), goals),
        {},
        {},
        {},
        std::make_shared<search::MemoryAccount>(m_memory->budget())};
    if (const Outcome ended = back.run(limits, stop); ended != Outcome::Exhausted) return ended;
    Distances distances(states, kNone, allocator());
    for (NodeId n = 0; n < states; ++n) {
      const search::NodeRecord record = back.nodes()[n];
      if (record.status == search::NodeStatus::Unseen) continue;
      if (record.g >= kNone) return Outcome::CostLimit;
      distances[n] = static_cast<Distance>(record.g);
    }
    m_distances[k] = std::move(distances);
    return Outcome::Exhausted;
  }

  // Not everything was gone through: what the start needs, or at least needs, and the solution where one was met. Nodes are
  // met by their depths, so no goal that was not met is nearer than the last of them.
  void keepBounds(NodeId goal) {
    if (m_states == 0) return;
    m_startNeeds = nodes()[goal == search::kNoNode ? static_cast<NodeId>(m_states - 1) : goal].g;
    for (NodeId n = goal; n != search::kNoNode; n = nodes()[n].parent) m_way.push_back(nodes().state(n));
  }
  // The memory of all others is given back; gone through anew, these are the same as before.
  void keepTheNearest(const std::stop_token& stop) {
    if (m_memory->bytes() > kKeptBytes) sweepOut({.bytes = kKeptBytes}, stop);
  }

  NodeId find(const Placement& placement) const {
    return nodes().find(stateIn(m_board, m_problems[0], placement));
  }
  std::optional<Cost> needed(const typename P::State& state, Count count) const {
    const Distances& distances = m_distances[static_cast<std::size_t>(count)];
    if (!distances.empty()) {
      const NodeId n = nodes().find(state);
      return n == search::kNoNode || distances[n] == kNone ? std::nullopt : std::optional<Cost>(distances[n]);
    }
    const auto at = std::ranges::find(m_way, state);
    if (count != Count::Moves || at == m_way.end()) return std::nullopt;
    return static_cast<Cost>(at - m_way.begin());
  }

  std::shared_ptr<search::MemoryAccount> m_memory;  // of all below
  Board m_board;
  std::array<P, 3> m_problems;  // by count
  std::optional<Sweep> m_out;
  std::array<Distances, 3> m_distances;     // by count: empty where it is not known
  std::vector<typename P::State> m_way;     // of the solution that was met, from its end
  Cost m_startNeeds = 0;                    // at least
  std::uint64_t m_states = 0, m_goals = 0;  // that were met
  std::shared_ptr<const GoalList> m_goalList;
  Outcome m_outcome = Outcome::Running;
};

}  // namespace

Remaining Remaining::make(const Board& board, const Placement& from, const search::Limits& limits,
                          const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget) {
  Remaining remaining;
  withProblem(board, from, Count::Moves, [&](const auto& problem) {
    auto known = std::make_shared<KnownOver<std::decay_t<decltype(problem)>>>(board, from, budget);
    known->make(limits, stop);
    remaining.m_known = std::move(known);
  });
  return remaining;
}

Outcome Remaining::outcome() const { return m_known->outcome(); }
bool Remaining::isUnsolvable() const { return isComplete() && m_known->goals() == 0; }
std::uint64_t Remaining::states() const { return m_known->states(); }
std::uint64_t Remaining::goals() const { return m_known->goals(); }
std::shared_ptr<const GoalList> Remaining::goalList() const { return m_known->goalList(); }
bool Remaining::has(const Placement& placement) const { return m_known->has(placement); }
Remaining::Needed Remaining::of(const Placement& placement, Count count) const {
  return m_known->of(placement, count);
}
std::optional<PieceSlide> Remaining::best(const Placement& placement, Count count) const {
  return m_known->best(placement, count);
}

}  // namespace searchlight::klotski
