// core/lines/rules_of_game.cpp: a move as a change, and what is asked of a game.
#include "core/lines/rules_of_game.h"

#include <algorithm>
#include <utility>

namespace searchlight::lines {

std::pair<MoveChange, Turn> MoveChange::played(Play& play, Move move) {
  const Position before = play.position;
  std::pair<MoveChange, Turn> result;
  result.second = lines::play(play.position, play.settings, move);
  MoveChange& change = result.first;
  change.m_move = move;
  change.m_cleared = result.second.cleared();
  for (std::size_t i = 0; i < before.board.cellCount(); ++i)
    if (before.board.at(i) != play.position.board.at(i))
      change.m_before.emplace_back(static_cast<std::uint16_t>(i), before.board.at(i));
  change.m_preview = before.preview;
  change.m_score = before.score;
  change.m_random = before.random;
  return result;
}

void MoveChange::revert(Play& play) const {
  Position& p = play.position;
  for (const auto& [cell, colour] : m_before) p.board.set(p.board.point(cell), colour);
  p.preview = m_preview;
  p.score = m_score;
  p.random = m_random;
  --p.turns;
}

std::size_t MoveChange::bytes() const {
  return sizeof(*this) + m_before.capacity() * sizeof(m_before[0]) +
         m_preview.capacity() * sizeof(m_preview[0]);
}

Play Rules::start(const Opening& opening) {
  const auto& [settings, seed, board] = opening;
  return {settings, board ? positionOn(settings, *board, seed) : firstPosition(settings, seed)};
}

std::optional<MoveChange> Rules::make(const Opening&, Play& play, const MoveChange*, Move move) {
  if (!isLegal(play.position.board, move)) return std::nullopt;
  return MoveChange::played(play, move).first;
}

Failure Rules::why(const Opening&, const Play& play, Move move) {
  if (play.position.isOver()) return ReaderErrors::tr("unexpected move after the end of the game");
  const auto why = whyIllegal(play.position.board, move);
  return why ? illegalText(move, *why) : Failure();
}

std::optional<Turn> lastTurn(const Game& game) {
  const MoveChange* change = game.history().undoChange();
  if (!change) return std::nullopt;
  Play before = game.state();
  change->revert(before);
  return play(before.position, before.settings, change->move());
}

Cleared clearedIn(const Game& game) {
  Cleared out;
  const History<MoveChange>& tree = game.history();
  for (HistoryPosition at = tree.position(); const MoveChange* change = tree.change(at);
       at = *tree.parent(at)) {
    out.balls += static_cast<std::uint64_t>(change->cleared());
    out.mostAtOnce = std::max(out.mostAtOnce, change->cleared());
  }
  return out;
}

}  // namespace searchlight::lines
