// core/sokoban/rules_of_game.cpp: a step as a change, and the steps of a game.
#include "core/sokoban/rules_of_game.h"

#include <algorithm>

namespace searchlight::sokoban {
namespace {

// What a step of a game is; a box behind the worker comes along where it is wanted.
StepKind kindOf(const Opening& opening, const Position& position, Rules::Move move) {
  if (!opening.isReverse()) return opening.board.kindOf(position, move.direction);
  const StepKind kind = opening.board.reverseKindOf(position, move.direction);
  return kind == StepKind::Pull && !move.isPull ? StepKind::Walk : kind;
}

// Of places first to end - 1 of the line.
std::vector<Step> stepsOf(const Game& game, std::size_t first, std::size_t end) {
  const std::vector<HistoryPosition>& states = game.line();
  std::vector<Step> steps;
  for (std::size_t i = first; i < end; ++i) steps.push_back(game.history().change(states[i])->step);
  return steps;
}

StepKind take(Game& game, Direction d, StepKind kind) {
  if (kind == StepKind::Blocked) return kind;
  const game::Made made = game.play({d, kind == StepKind::Pull});
  return made == game::Made::Full ? StepKind::Blocked : kind;
}

}  // namespace

void StepChange::apply(Position& position) const {
  position.worker = to;
  if (step.isPush) position.moveBox(boxFrom, boxTo);
}

void StepChange::revert(Position& position) const {
  if (step.isPush) position.moveBox(boxTo, boxFrom);
  position.worker = from;
}

Opening::Opening(Board l, std::string t, std::optional<Position> s)
    : level(std::move(l)),
      title(std::move(t)),
      solved(std::move(s)),
      board(solved ? level.reversed(*solved) : level) {}

std::optional<StepChange> Rules::make(const Opening& opening, Position& position, const StepChange* last,
                                      Move move) {
  const StepKind kind = kindOf(opening, position, move);
  if (kind == StepKind::Blocked || move.isPull != (kind == StepKind::Pull)) return std::nullopt;
  const Board& board = opening.board;
  StepChange change;
  const bool isBoxMoved = kind == StepKind::Push || kind == StepKind::Pull;
  change.step = {move.direction, isBoxMoved};
  change.from = position.worker;
  change.to = board.beside(change.from, move.direction);
  if (kind == StepKind::Push) {
    change.boxFrom = change.to;
    change.boxTo = board.beside(change.to, move.direction);
  } else if (kind == StepKind::Pull) {
    change.boxFrom = board.beside(change.from, opposite(move.direction));
    change.boxTo = change.from;
  }
  const Played before = last ? last->after : Played{};
  change.after = {before.moves + 1, before.pushes + (isBoxMoved ? 1 : 0)};
  change.apply(position);
  return change;
}

Failure Rules::why(const Opening& opening, const Position& position, Move move) {
  const Board& board = opening.board;
  if (kindOf(opening, position, move) != StepKind::Blocked)
    return ReaderErrors::tr("there is no box to pull");
  if (!opening.isReverse()) return play(board, position, std::span(&move.direction, 1)).illegal->what;
  return board.isInside(board.beside(position.worker, move.direction))
             ? ReaderErrors::tr("there is a box in the way")
             : ReaderErrors::tr("there is a wall in the way");
}

game::End Rules::end(const Opening& opening, const Position& position) {
  const bool isSolved =
      opening.board.isSolved(position) &&
      (!opening.isReverse() || opening.board.reach(position)[opening.level.opening().worker]);
  return isSolved ? game::End::Solved : game::End::None;
}

StepKind step(Game& game, Direction d) {
  return take(game, d, kindOf(game.opening(), game.state(), {d, true}));
}

StepKind stepInReverse(Game& game, Direction d, bool pulls) {
  return take(game, d, kindOf(game.opening(), game.state(), {d, pulls}));
}

std::size_t walk(Game& game, const std::vector<Direction>& steps) {
  std::size_t taken = 0;
  while (taken < steps.size() && step(game, steps[taken]) != StepKind::Blocked) ++taken;
  return taken;
}

std::size_t walkInReverse(Game& game, const std::vector<Step>& steps) {
  std::size_t taken = 0;
  while (taken < steps.size() &&
         stepInReverse(game, steps[taken].direction, steps[taken].isPush) != StepKind::Blocked)
    ++taken;
  return taken;
}

std::vector<Step> stepsMade(const Game& game) { return stepsOf(game, 1, game.place() + 1); }
std::vector<Step> stepsAhead(const Game& game) { return stepsOf(game, game.place() + 1, game.line().size()); }

Played playedAhead(const Game& game) {
  const StepChange* last = game.history().change(game.line().back());
  return last ? last->after : Played{};
}

std::vector<StepChange> changesBetween(const Game& game, HistoryPosition above, HistoryPosition below) {
  std::vector<StepChange> changes;
  for (HistoryPosition at = below; at != above; at = *game.history().parent(at))
    changes.push_back(*game.history().change(at));
  std::ranges::reverse(changes);
  return changes;
}

std::optional<Direction> facing(const Game& game) {
  const StepChange* last = game.history().undoChange();
  if (!last) return std::nullopt;
  // Who pulls looks at his box.
  return game.opening().isReverse() && last->step.isPush ? opposite(last->step.direction)
                                                         : last->step.direction;
}

}  // namespace searchlight::sokoban
