// core/lessons/moves.cpp: the moves of a board, and how many it still needs.
#include <algorithm>
#include <utility>

#include "core/grid/route.h"
#include "core/grid/route_problem.h"
#include "core/klotski/solve.h"
#include "core/lessons/question.h"
#include "core/lines/route.h"
#include "core/sokoban/solve.h"

namespace searchlight::lessons {
namespace {

using Move = std::pair<Point, Point>;
using Moves = std::vector<Move>;

// Boards in lessons are small; a level that takes more is told to be undecided.
constexpr std::uint64_t kMostExpansions = 300'000;
constexpr std::uint64_t kSlideWork = 2;  // an expansion in cells of a map

Left fewest(const search::Outcome outcome, std::uint64_t needed) {
  if (outcome == search::Outcome::Solved) return {needed, true};
  return {kNever, outcome == search::Outcome::Exhausted};
}

// ---- Maps, and balls: from a cell to the next -------------------------------------------------------------------------------------

Left leftFor(const AskedRoute& asked, const std::stop_token& stop, Work& work) {
  const auto session = cheapestPath(asked, stop, work);
  return fewest(session->outcome(), session->solutionCost());
}

// The moves are those of the search itself, with what each costs.
template <class F>
void forEachMove(const AskedRoute& asked, F&& f) {
  const grid::RouteProblem problem(grid::makeRouteGraph(asked.document.map, asked.question), asked.question);
  problem.forEachSuccessor(problem.start(), [&](Direction, search::NodeId next, search::Cost cost) {
    f(problem.graph().point(next), cost);
  });
}

Moves movesFor(const AskedRoute& asked) {
  Moves out;
  forEachMove(asked, [&](Point to, search::Cost) { out.emplace_back(asked.question.from, to); });
  return out;
}

Moved movedFor(AskedRoute asked, Move move) {
  std::uint64_t paid = 0;
  forEachMove(asked, [&](Point to, search::Cost cost) {
    if (to == move.second) paid = cost;
  });
  asked.question.from = move.second;
  asked.document.start = move.second;
  return {std::move(asked), paid};
}

Left leftFor(const AskedBall& asked, const std::stop_token&, Work& work) {
  work.spend(asked.board.cellCount());
  if (asked.move.from == asked.move.to) return {0, true};
  const walk::Walk way = lines::findRoute(asked.board, asked.move);
  return way.cells.empty() ? Left{kNever, true} : Left{way.steps(), true};
}

Moves movesFor(const AskedBall& asked) {
  Moves out;
  for (const Direction d : walk::kUpDownLeftRight)
    if (asked.board.isEmpty(asked.move.from + offset(d)))
      out.emplace_back(asked.move.from, asked.move.from + offset(d));
  return out;
}

Moved movedFor(AskedBall asked, Move move) {
  asked.board.set(move.second, asked.board[move.first]);
  asked.board.set(move.first, lines::kNoBall);
  asked.move.from = move.second;
  return {asked, 1};
}

// ---- Klotski ----------------------------------------------------------------------------------------------------------------------

Left leftFor(const AskedSlides& asked, const std::stop_token& stop, Work& work) {
  const klotski::BoardSolution found = klotski::solve(
      asked.board, asked.board.opening(), asked.options.count, search::Algorithm::BreadthFirst,
      {.expansions = std::min(kMostExpansions, work.left() / kSlideWork)}, stop, klotski::Mirrors::Folded);
  work.spend(kSlideWork * found.stats.expanded);
  return fewest(found.outcome, found.slides.size());
}

Moves movesFor(const AskedSlides& asked) {
  Moves out;
  const klotski::Position& opening = asked.board.opening();
  for (int piece = 0; piece < asked.board.pieceCount(); ++piece)
    for (const Point to : asked.board.reach(opening, piece, asked.options.count))
      out.emplace_back(asked.board.anchor(opening, piece), to);
  return out;
}

Moved movedFor(AskedSlides asked, Move move) {
  const klotski::Position& opening = asked.board.opening();
  for (int piece = 0; piece < asked.board.pieceCount(); ++piece)
    if (asked.board.anchor(opening, piece) == move.first) {
      asked.board = asked.board.openedAt(asked.board.slid(opening, piece, move.second));
      break;
    }
  return {std::move(asked), 1};
}

// ---- Sokoban: pushes, whatever is counted --------------------------------------------------------------------------------------------

Left leftFor(const AskedLevel& asked, const std::stop_token& stop, Work& work) {
  if (asked.level.isSolved(asked.level.opening())) return {0, true};
  search::SessionOptions options;
  options.algorithm = search::Algorithm::AStar;
  const sokoban::LevelSolution found =
      sokoban::solve(asked.level, sokoban::LevelQuestion{}, options,
                     {.expansions = std::min(kMostExpansions, work.left() / kLevelWork)}, stop);
  work.spend(kLevelWork * found.stats.expanded);
  return fewest(found.outcome, found.pushes);
}

Moves movesFor(const AskedLevel& asked) {
  Moves out;
  const sokoban::Board& level = asked.level;
  const sokoban::Position& at = level.opening();
  const std::vector<bool> reach = level.reach(at);
  for (const sokoban::Cell box : at.boxes)
    for (const Direction d : sokoban::kStraight) {
      const sokoban::Cell from = level.beside(box, sokoban::opposite(d)), to = level.beside(box, d);
      if (reach[from] && level.isInside(to) && !at.hasBox(to))
        out.emplace_back(level.point(box), level.point(to));
    }
  return out;
}

Moved movedFor(AskedLevel asked, Move move) {
  sokoban::Position at = asked.level.opening();
  const sokoban::Cell from = asked.level.cell(move.first), to = asked.level.cell(move.second);
  at.moveBox(from, to);
  at.worker = from;
  asked.level = asked.level.from(at);
  return {std::move(asked), 1};
}

}  // namespace

std::unique_ptr<search::Session> cheapestPath(AskedRoute asked, const std::stop_token& stop, Work& work) {
  asked.question.options.algorithm = search::Algorithm::Dijkstra;
  std::unique_ptr<search::Session> session = makeSession(asked, {});
  session->run({.expansions = work.left()}, stop);
  work.spend(session->stats().expanded + asked.document.map.cellCount());
  return session;
}

Left leftOf(const Asked& asked, const std::stop_token& stop, Work& work) {
  return std::visit([&](const auto& a) { return leftFor(a, stop, work); }, asked);
}
Moves movesOf(const Asked& asked) {
  return std::visit([](const auto& a) { return movesFor(a); }, asked);
}
Moved moved(const Asked& asked, Move move) {
  return std::visit([&](const auto& a) { return movedFor(a, move); }, asked);
}

}  // namespace searchlight::lessons
