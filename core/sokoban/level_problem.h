// core/sokoban/level_problem.h: a whole level as a search problem: a state is where the boxes are and where the worker can be.
//
//   LevelProblem<2> problem(std::make_shared<const Ground>(board), Metric::Pushes, Ideas{}, Numbering::LiveSquares);    // usage
//   search::BestFirst<LevelProblem<2>, search::AStar> search(problem);
//
// Boxes are a set of bits over the squares, or of 0 words a list of squares (LevelState<0>): any level fits in that. Counting
// pushes, all places that the worker can walk to are one, named by the least square of them, and a push costs 1; counting moves, he
// is where his last push left him, and a push costs the walk to it as well. The bound is a matching of boxes to goals over push
// distances (admissible and consistent); it is expensive, and follows from the parent's. One search at a time may use a problem: it
// keeps what it worked out last.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/packed_node_store.h"
#include "core/search/problem.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/freeze.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/home_walls.h"
#include "core/sokoban/ideas.h"
#include "core/sokoban/level_state.h"
#include "core/sokoban/matching.h"
#include "core/sokoban/vicinity.h"

namespace searchlight::sokoban {

template <std::size_t Words>
class LevelProblem {
 public:
  using State = LevelState<Words>;
  using Action = Push;
  static constexpr bool kExpensiveHeuristic = true;
  static constexpr std::size_t kMostSquares = 64 * Words;

  // REQUIRES: fits(); live squares only where dead squares are pruned.
  LevelProblem(const std::shared_ptr<const Ground>& ground, Metric metric, const Ideas& ideas,
               Numbering numbering)
      : LevelProblem(ground, metric, ideas, numbering, ground->toGoals()) {}

  static bool fits(const Ground& ground, Numbering numbering) {
    if constexpr (Words == 0) return true;
    return (numbering == Numbering::LiveSquares ? ground.liveCount() : ground.squareCount()) <= kMostSquares;
  }
  const Ground& ground() const { return *m_ground; }
  Metric metric() const { return m_metric; }

  // No start at all where a box begins on a square that it can never leave for a goal.
  template <class F>
  void forEachStart(F&& f) const {
    if (!m_isHopeless) f(m_start);
  }
  State start() const { return m_start; }
  bool isGoal(const State& s) const {
    bool isGoal = true;
    s.forEachBox([&](Square box) { isGoal = isGoal && m_ground->isGoal(box); });
    return isGoal && (m_workerEnd == kNoSquare || endsThere(s));
  }
  // LevelQuestion says what these are.
  void setWorkerEnd(Square square) { m_workerEnd = square; }
  void stayNear(const NearLine& near) { m_vicinity.emplace(*m_ground, near); }

  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    walkFrom(s, s.worker);
    const bool inCorral = findCorral();
    // The pushes first: what is called may ask about states in between, which uses the same tables.
    m_pushes.clear();
    s.forEachBox([&](Square box) {
      if (inCorral && !m_corrals.isOf(box)) return;
      for (const Direction d : kStraight) {
        const Square behind = m_ground->beside(box, opposite(d)), ahead = m_ground->beside(box, d);
        if (behind == kNoSquare || ahead == kNoSquare || !m_isReached[behind] || m_hasBox[ahead]) continue;
        m_pushes.push_back({{box, d}, m_metric == Metric::Moves ? m_walk[behind] + 1u : 1u});
      }
    });
    if constexpr (Words == 0) findWorkers();
    for (std::size_t i = 0; i < m_pushes.size(); ++i) {
      const auto [push, cost] = m_pushes[i];
      State next = after(s, push, Words == 0 ? m_workers[i] : kNoSquare);
      if (!m_vicinity || m_vicinity->has(next)) f(push, std::move(next), cost);
    }
  }

  // ---- For who watches; defined in board_event.cpp, which alone asks ----
  // The corral for which all other pushes are left out there; no boxes: there is none.
  struct Corral {
    std::vector<Square> boxes, area;
    bool isClosed = false;  // none of its boxes can be pushed
  };
  Corral corralIn(const State& s) const;
  // The box and those that hold it for good; empty: it may be moved again, as far as the freeze test sees.
  std::vector<Square> heldBoxes(const State& s, Square box) const;
  // Who is to blame where boxes are found to have too few goals in `next`, where the one that was on `gone` has come to `come`; nothing
  // is fixed where that is not what is wrong.
  ShutOut shortageAfter(const State& parent, Square gone, Square come, const State& next) const;

  // ---- Backwards, counting pushes: boxes are pulled ----
  // Every solved state: each choice of as many goals as there are boxes, each part of the floor that the worker may be shut in.
  template <class F>
  void forEachGoal(F&& f) const {
    std::vector<bool> isChosen(m_ground->goals().size());
    std::fill_n(isChosen.begin(), m_boxCount, true);
    do {
      State s;
      for (std::size_t i = 0; i < isChosen.size(); ++i)
        if (isChosen[i]) s.flip(m_ground->goals()[i]);
      std::vector<bool> isSeen(m_ground->squareCount());
      for (std::size_t square = 0; square < isSeen.size(); ++square) {
        const auto worker = static_cast<Square>(square);
        if (isSeen[square] || hasBox(s, worker)) continue;
        walkFrom(s, worker);
        for (std::size_t i = 0; i < m_met; ++i) isSeen[m_open[i]] = true;
        s.worker = worker;  // the least of them, since they are gone through rising
        f(s);
      }
    } while (std::prev_permutation(isChosen.begin(), isChosen.end()));
  }
  // How many choices of goals that are; counted up to a million.
  std::size_t goalChoices() const { return sokoban::goalChoices(m_ground->goals().size(), m_boxCount); }
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    walkFrom(s, s.worker);
    m_pushes.clear();
    s.forEachBox([&](Square box) {
      for (const Direction d : kStraight) {
        const Square from = m_ground->beside(box, opposite(d));
        if (from == kNoSquare || from >= m_bits || !m_isReached[from]) continue;
        const Square worker = m_ground->beside(from, opposite(d));
        if (worker == kNoSquare || m_hasBox[worker]) continue;
        m_pushes.push_back({{from, d}, 1});
      }
    });
    for (std::size_t i = 0; i < m_pushes.size(); ++i) {
      const auto [push, cost] = m_pushes[i];
      State before = s;
      before.flip(m_ground->beside(push.box, push.direction));
      before.flip(push.box);
      before.worker = m_ground->beside(push.box, opposite(push.direction));
      before.worker = normalised(before);
      f(push, before, cost);
    }
  }

  // ---- What is still to do ----
  search::Cost heuristic(const State& s) const {
    if (m_isHopeless) return search::kInfiniteCost;
    if (!m_ideas.matching) return nearest(s);
    return bounded(m_matching.of(s));
  }
  search::Cost heuristicAfter(const State& parent, [[maybe_unused]] search::Cost h, Push push,
                              const State& next) const {
    if constexpr (Words == 0)
      if (!m_ideas.matching && h != search::kInfiniteCost && hasOneRowEach())
        return h - nearestTo(push.box) + nearestTo(m_ground->beside(push.box, push.direction));
    if (!m_ideas.matching) return nearest(next);
    return bounded(follow(parent, push.box, m_ground->beside(push.box, push.direction), next));
  }

  std::uint8_t deadlock(const State& parent, Push push, const State& next) const {
    const Square ahead = m_ground->beside(push.box, push.direction);
    Deadlock found = Deadlock::None;
    bool isHeld = false;
    if (m_ideas.deadSquares && m_ground->isDead(ahead))
      found = Deadlock::DeadSquare;
    else if (m_ideas.freeze && (isHeld = isHeldIn(next, ahead)) && isOffGoals(m_freeze.held()))
      found = Deadlock::Frozen;
    else if (m_ideas.matching && (follow(parent, push.box, ahead, next) >= Matching::kNone ||
                                  (m_ideas.freeze && isShutOff(parent, next, isHeld))))
      found = Deadlock::NoMatching;
    return static_cast<std::uint8_t>(found);
  }

  // The boxes' squares as cells, rising, and the worker's.
  Position position(const State& s) const {
    Position position{m_ground->cell(s.worker), {}};
    s.forEachBox([&](Square box) { position.boxes.push_back(m_ground->cell(box)); });
    std::sort(position.boxes.begin(), position.boxes.end());
    return position;
  }
  // Nothing where a box is where no state has one.
  std::optional<State> stateOf(const Position& position) const {
    State s;
    for (const Cell box : position.boxes) {
      const Square square = m_ground->square(box);
      if (square >= m_bits || s.has(square)) return std::nullopt;
      s.flip(square);
    }
    s.worker = m_ground->square(position.worker);
    if (s.worker == kNoSquare || position.hasBox(position.worker)) return std::nullopt;
    if (m_metric == Metric::Pushes) s.worker = normalised(s);
    return s;
  }

  std::string stateText(const State& s) const { return positionText(m_ground->board(), position(s)); }
  std::optional<State> stateFromText(std::string_view text) const {
    const std::optional<Position> position = positionFromText(m_ground->board(), text);
    return position && position->boxes.size() == m_boxCount ? stateOf(*position) : std::nullopt;
  }
  std::string moveText(Push push) const {
    return coordinates(m_ground->board().point(m_ground->cell(push.box))) + " " +
           std::string(directionName(push.direction));
  }

 protected:
  // The bound is to the columns of this table of the ground's.
  LevelProblem(std::shared_ptr<const Ground> ground, Metric metric, const Ideas& ideas, Numbering numbering,
               const PushTable& table)
      : m_ground(std::move(ground)),
        m_metric(metric),
        m_ideas(ideas),
        m_bits(numbering == Numbering::LiveSquares ? m_ground->liveCount() : m_ground->squareCount()),
        m_boxCount(m_ground->board().opening().boxes.size()),
        m_table(&table),
        m_matching(*m_ground, table, m_boxCount, !ideas.deadSquares) {
    const Position& opening = m_ground->board().opening();
    for (const Cell box : opening.boxes) {
      const Square s = m_ground->square(box);
      if (s >= m_bits)
        m_isHopeless = true;  // a box that is on a dead square from the beginning
      else
        m_start.flip(s);
    }
    m_start.worker = m_ground->square(opening.worker);
    const std::size_t count = m_ground->squareCount();
    m_hasBox.assign(count, 0);
    m_isReached.assign(count, 0);
    m_walk.assign(count, 0);
    m_open.assign(count, 0);
    if (m_table->pushes.empty()) m_ideas.matching = false;  // only what is the nearest is known
    if (metric == Metric::Pushes && !m_isHopeless) m_start.worker = normalised(m_start);
  }

  struct Offered {
    Push push;
    search::Cost cost;
  };
  bool endsThere(const State& s) const {
    if (m_metric == Metric::Moves || s.worker == m_workerEnd) return s.worker == m_workerEnd;
    if (hasBox(s, m_workerEnd)) return false;
    State there = s;
    there.worker = m_workerEnd;
    return normalised(there) == s.worker;
  }

  static constexpr Square kOnDeadSquare = 0xFFFE;  // as the worker: the box that was pushed has no bit
  static search::Cost bounded(Matching::Pushes pushes) {
    return pushes >= Matching::kNone ? search::kInfiniteCost : pushes;
  }

  // `worker`: the least square that he can come to then, where that is known.
  State after(const State& s, Push push, Square worker = kNoSquare) const {
    const Square ahead = m_ground->beside(push.box, push.direction);
    State next = s;
    next.flip(push.box);
    next.worker = push.box;
    if (ahead >= m_bits) {  // to be pruned, never stored
      next.worker = kOnDeadSquare;
      return next;
    }
    next.flip(ahead);
    if (m_metric == Metric::Pushes && !(m_ideas.deadSquares && m_ground->isDead(ahead)))
      next.worker = worker == kNoSquare ? normalised(next) : worker;
    return next;
  }
  // The least square that the worker can come to after each of the pushes, where a look around the box tells: he can go wherever he
  // could, but for the square that the box takes, and to the one that it leaves. In a large hall that spares a walk through
  // all of it for every push. REQUIRES: walkFrom().
  void findWorkers() const {
    m_workers.assign(m_pushes.size(), kNoSquare);
    if (m_metric != Metric::Pushes) return;
    const Square least =
        *std::min_element(m_open.begin(), m_open.begin() + static_cast<std::ptrdiff_t>(m_met));
    for (std::size_t i = 0; i < m_pushes.size(); ++i) {
      const Push push = m_pushes[i].push;
      const Square ahead = m_ground->beside(push.box, push.direction);
      if (ahead != least && staysTogether(push.box, ahead) && opensNothing(push.box, ahead))
        m_workers[i] = std::min(least, push.box);
    }
  }
  // Whether what the worker can come to beside `ahead` hangs together around it.
  bool staysTogether(Square box, Square ahead) const {
    if (!m_isReached[ahead]) return true;
    constexpr std::array kRound{Direction::Up, Direction::Right, Direction::Down, Direction::Left};
    const auto isOpen = [&](Square s) { return s != kNoSquare && (s == box || m_isReached[s]); };
    int sides = 0, links = 0;
    for (std::size_t i = 0; i < kRound.size(); ++i) {
      const Square side = m_ground->beside(ahead, kRound[i]);
      if (!isOpen(side)) continue;
      ++sides;
      const Direction next = kRound[(i + 1) % kRound.size()];
      links += isOpen(m_ground->beside(side, next)) && isOpen(m_ground->beside(ahead, next)) ? 1 : 0;
    }
    return sides - links <= 1;
  }
  // Whether all that is empty around the box could be come to before it went.
  bool opensNothing(Square box, Square ahead) const {
    return std::all_of(kStraight.begin(), kStraight.end(), [&](Direction d) {
      const Square side = m_ground->beside(box, d);
      return side == kNoSquare || side == ahead || m_hasBox[side] || m_isReached[side];
    });
  }

  // Marks the boxes, all that the worker can come to, and how far it is.
  void walkFrom(const State& s, Square worker) const {
    std::fill(m_hasBox.begin(), m_hasBox.end(), std::uint8_t{0});
    s.forEachBox([&](Square box) { m_hasBox[box] = 1; });
    std::fill(m_isReached.begin(), m_isReached.end(), std::uint8_t{0});
    // Bytes may alias anything: what is read in the loop is held where the compiler can see that nothing changes it.
    std::uint8_t* const isReached = m_isReached.data();
    const std::uint8_t* const hasBox = m_hasBox.data();
    const auto* const beside = m_ground->neighbours();
    std::uint32_t* const walk = m_walk.data();
    Square* const open = m_open.data();
    std::size_t met = 1;
    open[0] = worker;
    isReached[worker] = 1;
    walk[worker] = 0;
    for (std::size_t i = 0; i < met; ++i)
      for (const Square next : beside[open[i]]) {
        if (next == kNoSquare || isReached[next] || hasBox[next]) continue;
        isReached[next] = 1;
        walk[next] = walk[open[i]] + 1;
        open[met++] = next;
      }
    m_met = met;
  }
  // Whether only the boxes of a corral are pushed. REQUIRES: walkFrom().
  bool findCorral() const {
    return m_ideas.corral && m_metric == Metric::Pushes &&
           m_corrals.find({m_ground.get(), m_hasBox.data(), m_isReached.data()},
                          m_boxCount == m_ground->goals().size());
  }
  // The least square that the worker can come to.
  Square normalised(const State& s) const {
    // Boxes and what was met are one mark here: this is done once for every state that is generated.
    std::fill(m_isReached.begin(), m_isReached.end(), std::uint8_t{0});
    std::uint8_t* const isClosed = m_isReached.data();
    s.forEachBox([&](Square box) { isClosed[box] = 1; });
    const auto* const beside = m_ground->neighbours();
    Square* const open = m_open.data();
    std::size_t left = 1;
    open[0] = s.worker;
    isClosed[s.worker] = 1;
    Square least = s.worker;
    while (left > 0) {
      const Square at = open[--left];
      for (const Square next : beside[at]) {
        if (next == kNoSquare || isClosed[next]) continue;
        isClosed[next] = 1;
        least = std::min(least, next);
        open[left++] = next;
      }
    }
    return least;
  }

  // ---- The matching ----
  // Of a state one box away from the parent, `gone` to `come`.
  Matching::Pushes follow(const State& parent, Square gone, Square come, const State& next) const {
    return next.worker == kOnDeadSquare ? Matching::kNone : m_matching.after(parent, gone, come, next);
  }
  search::Cost nearest(const State& s) const {
    search::Cost sum = 0;
    s.forEachBox([&](Square box) { sum += m_table->least(m_ground->row(box, s.worker)); });
    return sum;
  }

  // On boards so large that a square's rows are not told apart, a push changes the sum by what one box does.
  bool hasOneRowEach() const { return m_table->nearest.size() == m_ground->squareCount(); }
  search::Cost nearestTo(Square box) const { return m_table->least(m_ground->firstRow(box)); }

  // Whether the box there, and all that hold it (m_freeze.held()), can never move again.
  bool isHeldIn(const State& s, Square box) const {
    return m_freeze.isHeld(
        *m_ground, m_ideas.deadSquares, [&](Square square) { return hasBox(s, square); }, box);
  }
  bool isOffGoals(const std::vector<Square>& boxes) const {
    return std::any_of(boxes.begin(), boxes.end(), [&](Square box) { return !m_ground->isGoal(box); });
  }
  bool isShutOff(const State& parent, const State& next, bool isHeld) const {
    if (next.worker == kOnDeadSquare || !HomeWalls::canTell(*m_ground)) return false;
    const auto isThere = [&](const State& s, Square square) { return hasBox(s, square); };
    return m_shutOff.is(*m_ground, m_ideas.deadSquares, isThere, parent, next, isHeld);
  }
  bool hasBox(const State& s, Square square) const { return square < m_bits && s.has(square); }

  std::shared_ptr<const Ground> m_ground;
  Metric m_metric;
  Ideas m_ideas;
  std::size_t m_bits;  // squares that have one
  std::size_t m_boxCount;
  const PushTable* m_table;
  State m_start;
  bool m_isHopeless = false;
  Square m_workerEnd = kNoSquare;
  std::optional<Vicinity> m_vicinity;

  // What was worked out last.
  mutable std::vector<std::uint8_t> m_hasBox, m_isReached;  // by square
  mutable std::vector<std::uint32_t> m_walk;                // by square that was reached: steps
  mutable std::vector<Square> m_open;  // squares that were reached, the first m_met of them
  mutable std::size_t m_met = 0;
  mutable FreezeTest m_freeze;
  mutable ShutOff<State> m_shutOff;
  mutable std::vector<Offered> m_pushes;
  mutable std::vector<Square> m_workers;  // by push; of 0 words alone
  mutable Corrals m_corrals;
  mutable LevelMatching<State> m_matching;
};

}  // namespace searchlight::sokoban
