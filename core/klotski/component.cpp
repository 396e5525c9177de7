// core/klotski/component.cpp: one sweep out, and one back over its numbers for each count.
#include "core/klotski/component.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <limits>
#include <new>
#include <utility>
#include <vector>

#include "core/klotski/known_goals.h"
#include "core/klotski/pieces_problem.h"
#include "core/klotski/problem.h"
#include "core/search/best_first.h"
#include "core/search/derived_problems.h"
#include "core/search/session.h"

namespace searchlight::klotski {
namespace {

using search::Cost;
using search::NodeId;
using search::Outcome;

std::atomic<std::uint64_t> sweepCount{0};

constexpr Count kCounts[] = {Count::Moves, Count::Straight, Count::Steps};

template <class P>
P problemOf(const Board& board, const Position& start, Count count) {
  if constexpr (std::is_same_v<P, SlideProblem>)
    return P(*board.codeOf(start), count);
  else
    return P(board, start, count);
}

// The finest count that has a move as one slide: told of all moves from a position, in the problem's order.
class Finest {
 public:
  explicit Finest(const Board& board) : m_board(&board) {}
  Count of(Slide slide) {
    if (std::exchange(m_from, slide.from) != slide.from) m_straight = CellBits::of(slide.from);
    const Point to = m_board->point(slide.to), away = to - m_board->point(slide.from);
    if (away.x != 0 && away.y != 0) return Count::Moves;
    // Nearer cells come first, and a piece that fits one cell away can step there.
    const auto sign = [](int d) { return (d > 0) - (d < 0); };
    if (!m_straight.has(m_board->cell(to - Point{sign(away.x), sign(away.y)}))) return Count::Moves;
    m_straight = m_straight | CellBits::of(slide.to);
    return std::abs(away.x) + std::abs(away.y) == 1 ? Count::Steps : Count::Straight;
  }

 private:
  const Board* m_board;
  Cell m_from = kNowhere;
  CellBits m_straight;  // where the piece can go along a line, and where it stands
};

template <class P>
class ComponentOver final : public Component {
 public:
  ComponentOver(const Board& board, const Position& from, const Budget& budget)
      : Component(board, budget),
        m_problems{problemOf<P>(board, from, Count::Moves), problemOf<P>(board, from, Count::Straight),
                   problemOf<P>(board, from, Count::Steps)},
        m_distances{Distances(allocator()), Distances(allocator()), Distances(allocator())} {}

  void makePositions(Count order, const search::Limits& limits, const std::stop_token& stop,
                     const Progress& progress) {
    m_outcome = sweepOut(order, limits, stop, progress);
    m_states = size();
    for (Id n = 0; n < m_states; ++n)
      if (isGoal(n) && m_goals++ == 0) m_firstGoal = n;
  }
  void makeNeeded(const search::Bounds& bounds, const std::stop_token& stop) {
    if (isComplete()) m_outcome = sweepBack(bounds);
    if (isComplete()) return;
    keepBounds();
    if (m_distances[0].empty()) keepTheNearest(stop);  // nothing else is known of the others
  }

  std::size_t size() const override { return nodes().size(); }
  Id find(const Position& position) const override {
    return nodes().find(stateIn(m_board, m_problems[0], position));
  }
  Id find(const search::Session& session, NodeId node) const override {
    if (const auto* ours = dynamic_cast<const search::SessionFor<P>*>(&session))
      return nodes().find(ours->state(node));
    if (const auto* ours = dynamic_cast<const search::SessionFor<KnownGoals<P>>*>(&session))
      return nodes().find(ours->state(node));
    return search::kNoNode;
  }
  Position position(Id id, const Position& near) const override {
    return positionIn(m_board, m_problems[0], nodes().state(id), near);
  }
  bool isGoal(Id id) const override { return m_problems[0].isGoal(nodes().state(id)); }
  Cost depth(Id id) const override { return nodes()[id].g; }
  void neighbours(Id id, Count count, std::vector<Id>& next) const override {
    next.clear();
    m_problems[static_cast<std::size_t>(count)].forEachSuccessor(
        nodes().state(id), [&](Slide, const typename P::State& state, Cost) {
          if (const Id n = nodes().find(state); n != search::kNoNode) next.push_back(n);
        });
  }
  Links links(const search::Bounds& bounds, search::MemoryAccount& memory) const override {
    Links links(size(), m_out->stats().generated, memory);
    for (Id n = 0; n < size(); ++n) {
      if (n % 256 == 0) bounds.look();
      Finest finest(m_board);
      m_problems[0].forEachSuccessor(nodes().state(n), [&](Slide slide, const typename P::State& next, Cost) {
        const Count count = finest.of(slide);
        if (const Id to = nodes().find(next); to != search::kNoNode) links.add(to, count);
      });
      links.endPosition();
    }
    return links;
  }
  Id mirrored(Id id) const override {
    if constexpr (std::is_same_v<P, SlideProblem>)
      return nodes().find(klotski::mirrored(nodes().state(id)));
    else
      return search::kNoNode;
  }

  Needed of(const Position& position, Count count) const override {
    const P& problem = m_problems[static_cast<std::size_t>(count)];
    const typename P::State state = stateIn(m_board, problem, position);
    if (problem.isGoal(state)) return {0, 0};
    if (const auto exact = needed(state, count)) return {exact, *exact};
    Cost atLeast = std::max(problem.heuristic(state), Cost{1});
    // What the start needs, without the way to here. A straight slide or a step is no more than a move.
    if (const NodeId n = nodes().find(state); n != search::kNoNode)
      if (const Cost g = nodes()[n].g; m_startNeeds > g) atLeast = std::max(atLeast, m_startNeeds - g);
    return {std::nullopt, atLeast};
  }

  std::optional<PieceSlide> best(const Position& position, Count count) const override {
    const P& problem = m_problems[static_cast<std::size_t>(count)];
    const typename P::State state = stateIn(m_board, problem, position);
    const auto here = needed(state, count);
    if (!here || *here == 0) return std::nullopt;
    std::optional<PieceSlide> best;
    problem.forEachSuccessor(state, [&](Slide slide, const typename P::State& next, Cost) {
      if (best || needed(next, count) != *here - 1) return;
      const Point from = m_board.point(slide.from);
      best = {m_board.pieceAt(position, from), from, m_board.point(slide.to)};
    });
    return best;
  }

 private:
  using Distance = std::uint16_t;
  using Distances = Links::List<Distance>;
  static constexpr Distance kNone = std::numeric_limits<Distance>::max();

  using Sweep = search::BestFirst<search::ToldGraph<P>, search::BreadthFirst>;
  using Store = search::NodeStore<search::ToldGraph<P>>;
  // Of a sweep that came to no end: some 50,000 positions or more.
  static constexpr std::size_t kKeptBytes = std::size_t{4} << 20;

  search::AccountAllocator<Distance> allocator() { return search::AccountAllocator<Distance>(*m_memory); }
  const Store& nodes() const { return m_out->nodes(); }

  Outcome sweepOut(Count order, const search::Limits& limits, const std::stop_token& stop,
                   const Progress& progress) {
    ++sweepCount;
    m_out.emplace(search::ToldGraph<P>(m_problems[static_cast<std::size_t>(order)], progress),
                  search::NullObserver{}, search::BreadthFirst{}, search::Buckets{}, m_memory);
    return m_out->run(limits, stop);
  }

  // Once for each count.
  Outcome sweepBack(const search::Bounds& bounds) try {
    Links::List<Id> goals(allocator());
    goals.reserve(m_goals);
    for (Id n = 0; n < size(); ++n)
      if (isGoal(n)) goals.push_back(n);
    const Links links = this->links(bounds, *m_memory);
    for (const Count count : kCounts) {
      const Links::List<Cost> away = links.distances(count, goals, bounds);
      Distances distances(size(), kNone, allocator());
      for (Id n = 0; n < size(); ++n) {
        if (away[n] == search::kInfiniteCost) continue;
        if (away[n] >= kNone) return Outcome::CostLimit;
        distances[n] = static_cast<Distance>(away[n]);
      }
      m_distances[static_cast<std::size_t>(count)] = std::move(distances);
    }
    m_goalList = std::make_shared<const GoalListFor<P>>(listGoals<P>(
        goals.size(), [&](std::size_t i) { return nodes().state(goals[i]); }, m_memory->budget()));
    return Outcome::Exhausted;
  } catch (const search::EndedEarly& ended) {
    return ended.outcome;
  } catch (const std::bad_alloc&) {
    return Outcome::MemoryLimit;
  }

  // Not everything was gone through: what the start needs, or at least needs, and the solution where one was met. Nodes are
  // met by their depths, so no goal that was not met is nearer than the last of them.
  void keepBounds() {
    if (m_states == 0) return;
    m_startNeeds = depth(m_firstGoal == search::kNoNode ? static_cast<Id>(m_states - 1) : m_firstGoal);
    for (Id n = m_firstGoal; n != search::kNoNode; n = nodes()[n].parent) m_path.push_back(nodes().state(n));
  }
  // The memory of all others is given back; gone through anew, these are the same as before.
  void keepTheNearest(const std::stop_token& stop) {
    if (m_memory->bytes() > kKeptBytes) sweepOut(Count::Moves, {.bytes = kKeptBytes}, stop, {});
  }

  std::optional<Cost> needed(const typename P::State& state, Count count) const {
    const Distances& distances = m_distances[static_cast<std::size_t>(count)];
    if (!distances.empty()) {
      const NodeId n = nodes().find(state);
      return n == search::kNoNode || distances[n] == kNone ? std::nullopt : std::optional<Cost>(distances[n]);
    }
    const auto at = std::ranges::find(m_path, state);
    if (count != Count::Moves || at == m_path.end()) return std::nullopt;
    return static_cast<Cost>(at - m_path.begin());
  }

  std::array<P, 3> m_problems;  // by count
  std::optional<Sweep> m_out;
  std::array<Distances, 3> m_distances;   // by count: empty where it is not known
  Id m_firstGoal = search::kNoNode;       // that was met
  std::vector<typename P::State> m_path;  // of the solution that was met, from its end
  Cost m_startNeeds = 0;                  // at least
};

// Calls make() with a component of whichever problem the board has.
template <class F>
std::shared_ptr<const Component> madeBy(F&& make, const Board& board, const Position& from,
                                        const Component::Budget& budget) {
  return withProblem(board, from, Count::Moves, [&](const auto& problem) -> std::shared_ptr<const Component> {
    const auto made = std::make_shared<ComponentOver<std::decay_t<decltype(problem)>>>(board, from, budget);
    make(*made);
    return made;
  });
}

}  // namespace

std::shared_ptr<const Component> Component::make(const Board& board, const Position& from,
                                                 const search::Limits& limits, const std::stop_token& stop,
                                                 const Budget& budget, const Progress& progress) {
  const search::Bounds bounds(limits.seconds, stop);
  const auto fill = [&](auto& made) {
    made.makePositions(Count::Moves, limits, stop, progress);
    made.makeNeeded(bounds, stop);
  };
  return madeBy(fill, board, from, budget);
}

std::shared_ptr<const Component> Component::enumerate(const Board& board, const Position& from, Count order,
                                                      const search::Limits& limits,
                                                      const std::stop_token& stop, const Budget& budget) {
  return madeBy([&](auto& made) { made.makePositions(order, limits, stop, {}); }, board, from, budget);
}

std::uint64_t Component::sweeps() { return sweepCount; }

// ---- Who is next to whom --------------------------------------------------------------------------------------------------

Component::Links::Links(std::size_t states, std::uint64_t slides, search::MemoryAccount& memory)
    : m_ends(search::AccountAllocator<std::uint32_t>(memory)),
      m_to(search::AccountAllocator<std::uint32_t>(memory)) {
  if (states > std::size_t{1} << 30 || slides >> 32 != 0)
    throw search::OutOfMemory();  // the numbers have run out
  m_ends.reserve(states);
  m_to.reserve(slides);
}

std::uint64_t Component::Links::slides(Count count) const {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(m_to, [&](std::uint32_t link) { return isIn(link, count); }));
}

Component::Links::List<Cost> Component::Links::distances(Count count, std::span<const Id> sources,
                                                         const search::Bounds& bounds) const {
  List<Cost> distance(m_ends.size(), search::kInfiniteCost, m_ends.get_allocator());
  List<Id> queue(m_ends.get_allocator());
  queue.reserve(m_ends.size());
  for (const Id n : sources)
    if (std::exchange(distance[n], 0) != 0) queue.push_back(n);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    if (head % 4096 == 0) bounds.look();
    const Id here = queue[head];
    for (std::size_t i = here == 0 ? 0 : m_ends[here - 1]; i < m_ends[here]; ++i)
      if (const Id to = m_to[i] >> 2; isIn(m_to[i], count) && distance[to] == search::kInfiniteCost) {
        distance[to] = distance[here] + 1;
        queue.push_back(to);
      }
  }
  return distance;
}

namespace {

// A person who plays does not wait for longer, and "at least" is worth something.
constexpr double kMostSeconds = 20;

}  // namespace

std::shared_ptr<const Component> SharedComponent::get(const std::stop_token& stop, std::uint64_t most) {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, stop, [&] { return m_made || !m_isBeingMade || m_gone > most; });
  if (m_made || m_isBeingMade || stop.stop_requested() || most <= m_isMoreThan) return m_made;
  if (m_hadNoMemory && most >= *m_hadNoMemory) return nullptr;
  m_isBeingMade = true;
  m_gone = 0;
  lock.unlock();

  std::shared_ptr<const Component> made;
  bool isMore = false, hadNoMemory = false;
  try {
    search::Limits limits;
    limits.seconds = kMostSeconds;
    limits.bytes = search::shareOf(m_budget.get());
    limits.expansions = most;
    made = Component::make(m_board, m_board.opening(), limits, stop, m_budget, [&](std::uint64_t gone) {
      const std::lock_guard told(m_mutex);
      m_gone = gone;
      m_changed.notify_all();
    });
    // Another one goes on where this one had enough, or was stopped.
    if (made->outcome() == search::Outcome::Stopped) {
      isMore = !stop.stop_requested();
      made = nullptr;
    }
  } catch (const std::exception&) {  // memory: nothing is known then
    hadNoMemory = true;
  }
  lock.lock();
  m_isBeingMade = false;
  if (isMore) m_isMoreThan = std::max(m_isMoreThan, most);
  if (hadNoMemory) m_hadNoMemory = most;
  m_made = std::move(made);
  m_changed.notify_all();
  return m_made;
}

}  // namespace searchlight::klotski
