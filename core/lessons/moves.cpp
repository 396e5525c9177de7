// core/lessons/moves.cpp: the moves of a board, and how many it still needs.
#include <algorithm>
#include <utility>

#include "core/grid/route.h"
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

Left fewest(const search::Outcome outcome, std::uint64_t needed) {
  if (outcome == search::Outcome::Solved) return {needed, true};
  return {kNever, outcome == search::Outcome::Exhausted};
}

// ---- Maps, and balls: from a cell to the next -------------------------------------------------------------------------------------

Left leftFor(const AskedRoute& asked, const std::stop_token& stop) {
  AskedRoute cheapest = asked;
  cheapest.question.options.algorithm = search::Algorithm::Dijkstra;
  const auto session = makeSession(cheapest, {});
  const search::Outcome outcome = session->run({}, stop);
  return fewest(outcome, session->solutionCost());
}

Moves movesFor(const AskedRoute& asked) {
  Moves out;
  const Point at = asked.question.from;
  const grid::Map& map = asked.document.map;
  const grid::RouteOptions& options = asked.question.options;
  for (const Direction d : options.order.directions()) {
    const Point step = offset(d);
    const bool isDiagonal = step.x != 0 && step.y != 0;
    if (!map.isFree(at + step) || (isDiagonal && options.neighbours == grid::Neighbours::Four)) continue;
    if (isDiagonal) {
      const int free = map.isFree({at.x + step.x, at.y}) + map.isFree({at.x, at.y + step.y});
      if (options.corners != grid::CornerRule::Any &&
          free < (options.corners == grid::CornerRule::Never ? 2 : 1))
        continue;
    }
    out.emplace_back(at, at + step);
  }
  return out;
}

Moved movedFor(AskedRoute asked, Move move) {
  const Point d = move.second - move.first;
  const grid::StepCosts costs = grid::stepCosts(asked.question.options.costModel());
  const std::uint64_t step = d.x != 0 && d.y != 0 ? costs.diagonal : costs.straight;
  const std::uint64_t cost = step * asked.document.map.weight(move.second);
  asked.question.from = move.second;
  asked.document.start = move.second;
  return {std::move(asked), cost};
}

Left leftFor(const AskedBall& asked, const std::stop_token&) {
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
  return {std::move(asked), 1};
}

// ---- Klotski ----------------------------------------------------------------------------------------------------------------------

Left leftFor(const AskedSlides& asked, const std::stop_token& stop) {
  const klotski::BoardSolution found =
      klotski::solve(asked.board, asked.board.opening(), asked.options.count, search::Algorithm::BreadthFirst,
                     {.expansions = kMostExpansions}, stop, klotski::Mirrors::Folded);
  return fewest(found.outcome, found.slides.size());
}

Moves movesFor(const AskedSlides& asked) {
  Moves out;
  const klotski::Placement& opening = asked.board.opening();
  for (int piece = 0; piece < asked.board.pieceCount(); ++piece)
    for (const Point to : asked.board.reach(opening, piece, asked.options.count))
      out.emplace_back(asked.board.anchor(opening, piece), to);
  return out;
}

Moved movedFor(AskedSlides asked, Move move) {
  const klotski::Placement& opening = asked.board.opening();
  for (int piece = 0; piece < asked.board.pieceCount(); ++piece)
    if (asked.board.anchor(opening, piece) == move.first) {
      asked.board = asked.board.openedAt(asked.board.slid(opening, piece, move.second));
      break;
    }
  return {std::move(asked), 1};
}

// ---- Sokoban: pushes, whatever is counted --------------------------------------------------------------------------------------------

Left leftFor(const AskedLevel& asked, const std::stop_token& stop) {
  if (asked.level.isSolved(asked.level.opening())) return {0, true};
  search::SessionOptions options;
  options.algorithm = search::Algorithm::AStar;
  if (!sokoban::whyNot(asked.level, {}, options.algorithm).empty()) return {0, false};
  const sokoban::LevelSolution found =
      sokoban::solve(asked.level, sokoban::LevelQuestion{}, options, {.expansions = kMostExpansions}, stop);
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

Left leftOf(const Asked& asked, const std::stop_token& stop) {
  return std::visit([&](const auto& a) { return leftFor(a, stop); }, asked);
}
Moves movesOf(const Asked& asked) {
  return std::visit([](const auto& a) { return movesFor(a); }, asked);
}
Moved moved(const Asked& asked, Move move) {
  return std::visit([&](const auto& a) { return movedFor(a, move); }, asked);
}

}  // namespace searchlight::lessons
