// core/sokoban/box_route.h: how one box comes to a square, the others standing still: fewest pushes, then fewest moves.
//
//   const BoxRoutes routes = findBoxRoutes(board, position, box);              // usage: a box has been chosen
//   if (const auto cost = routes.costTo(cell)) light(cell, cost->pushes);
//   game.walk(routes.stepsTo(cell));                                           // the worker's walks among them
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/outcome.h"
#include "core/search/problem.h"
#include "core/sokoban/board.h"
#include "core/sokoban/lurd.h"
#include "core/walk/walk_problem.h"

namespace searchlight::sokoban {

// The states are pairs of the box's square and the side on which the worker stands at it, and one more: the worker where he is,
// perhaps not at the box. In reverse the worker pulls from the box's side instead of pushing away from it: the states are the same,
// and so is all that is said of pushes. A push costs kPush, a step of the worker 1, also that of a push: so the cheapest way has the fewest
// pushes and among those the fewest moves, as long as it has fewer than kPush moves. 65,535 pushes and more end a session with CostLimit;
// what a longer route really takes is counted (countedCost(), route_session.h), and BoxRoutes hold both apart.
class BoxRouteProblem {
 public:
  using State = search::NodeId;
  // A push that way, or (beyond 3) the walk to the box's side that way.
  using Action = std::uint8_t;
  static constexpr search::Cost kPush = 65'536;

  // REQUIRES: the position is of the board and has the box; `to` is inside.
  BoxRouteProblem(const Board& board, const Position& position, Cell box, Cell to, bool isReverse = false);

  State start() const { return static_cast<State>(4 * m_board.cellCount()); }
  bool isGoal(State s) const { return boxOf(s) == m_to; }
  // Pushes before walks, each up, left, right, down.
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    const Cell box = boxOf(s), worker = workerOf(s);
    if (s != start()) {
      const Direction direction = m_isReverse ? sideOf(s) : opposite(sideOf(s));
      const Cell next = m_board.beside(box, direction);  // in reverse the worker is there, who goes on
      if (m_isFree[m_isReverse ? m_board.beside(next, direction) : next])
        f(static_cast<Action>(direction), stateOf(next, sideOf(s)), kPush + 1);
    }
    const std::array<search::Cost, 4> walks = walksFrom(worker, box);
    for (const Direction side : kSides)
      if (const search::Cost steps = walks[static_cast<std::size_t>(side)];
          steps != search::kInfiniteCost && (s == start() || steps > 0))
        f(static_cast<Action>(4 + static_cast<int>(side)), stateOf(box, side), steps);
  }
  // A box is pushed at least as far as it is away.
  search::Cost heuristic(State s) const;
  std::size_t stateCount() const { return 4 * m_board.cellCount() + 1; }
  search::NodeId index(State s) const { return s; }
  State state(search::NodeId n) const { return n; }

  // "5,7 left": the box and the worker's side of it; "start".
  std::string stateText(State s) const;
  std::optional<State> stateFromText(std::string_view text) const;
  std::string moveText(Action a) const;

  Cell boxOf(State s) const { return s == start() ? m_box : static_cast<Cell>(s / 4); }
  Cell workerOf(State s) const { return s == start() ? m_worker : m_board.beside(boxOf(s), sideOf(s)); }
  const Board& board() const { return m_board; }
  // Where all boxes and the worker are.
  Position positionOf(State s) const;

  static constexpr Direction opposite(Direction d) {
    return static_cast<Direction>(3 - static_cast<int>(d));  // up and down, left and right
  }

 private:
  static constexpr std::array kSides{Direction::Up, Direction::Left, Direction::Right, Direction::Down};
  static Direction sideOf(State s) { return static_cast<Direction>(s % 4); }
  static State stateOf(Cell box, Direction side) { return State{box} * 4 + static_cast<State>(side); }
  // How many steps it is from there to each side of the box.
  std::array<search::Cost, 4> walksFrom(Cell worker, Cell box) const;

  Board m_board;
  bool m_isReverse;
  std::vector<bool> m_isFree;  // inside, and none of the other boxes is there
  Cell m_box, m_worker, m_to;
  // Room to flood in: each problem has its own and is asked by one thread.
  mutable std::vector<std::uint32_t> m_floodedIn;
  mutable std::vector<Cell> m_flooded;
  mutable std::uint32_t m_flood = 0;
};

// All that one box can be brought to.
class BoxRoutes {
 public:
  struct RouteCost {
    std::uint32_t pushes = 0, moves = 0;  // pushes are moves, too
    friend bool operator==(const RouteCost&, const RouteCost&) = default;
  };
  Cell box() const { return m_box; }
  // Nothing where it cannot be brought; nothing to be done where it is.
  std::optional<RouteCost> costTo(Cell cell) const;
  // The steps of the worker, walks and pushes; empty where it is, or where it cannot be brought.
  std::vector<Direction> stepsTo(Cell cell) const;
  std::vector<Step> pathTo(Cell cell) const;

 private:
  friend std::optional<BoxRoutes> findBoxRoutes(const Board& board, const Position& position, Cell box,
                                                const std::stop_token& stop, bool isReverse);
  struct Path {  // to a state
    static constexpr std::uint64_t kNone = ~std::uint64_t{0};
    std::uint64_t cost = kNone;  // pushes in the upper 32 bits, moves in the lower
    search::NodeId parent = search::kNoNode;
  };
  // The state in which it is cheapest there.
  search::NodeId bestAt(Cell cell) const;

  std::shared_ptr<const BoxRouteProblem> m_problem;
  std::shared_ptr<const Position> m_position;
  std::vector<Path> m_paths;
  Cell m_box = kNoCell;
};

// In reverse by pulls. Nothing if it was stopped. Some ten milliseconds for a box in a hall of 80 x 80 cells. A way of 2^32 moves or more
// is none. Throws std::bad_alloc.
// REQUIRES: the position is of the board and has the box.
std::optional<BoxRoutes> findBoxRoutes(const Board& board, const Position& position, Cell box,
                                       const std::stop_token& stop = {}, bool isReverse = false);

// What the worker can walk on: floor without boxes.
std::shared_ptr<const walk::Floor> walkFloor(const Board& board, const Position& position);
// The worker's own way, pushing nothing, as article 1 finds it (walk/marking.h); empty where there is none, or he is there.
// REQUIRES: the position is of the board.
std::vector<Direction> findWalk(const Board& board, const Position& position, Cell to);

}  // namespace searchlight::sokoban
