// core/lines/game.cpp: a game over its history.
#include "core/lines/game.h"

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

Game::Game(const Settings& settings, std::uint64_t seed)
    : m_seed(seed), m_play{settings, firstPosition(settings, seed)} {}
Game::Game(const Settings& settings, const Board& board, std::uint64_t seed)
    : m_seed(seed), m_givenBoard(board), m_play{settings, positionOn(settings, board, seed)} {}

std::optional<Turn> Game::move(Move move) {
  if (m_history.changeCount() >= kMaxMoves || !isLegal(position().board, move)) return std::nullopt;
  auto [change, turn] = MoveChange::played(m_play, move);
  m_history.record(std::move(change));
  return std::move(turn);
}

bool Game::undo() {
  if (!m_history.undo(m_play)) return false;
  ++m_undone;
  return true;
}
bool Game::redo() { return m_history.redo(m_play); }

bool Game::jumpTo(HistoryPosition position) {
  // Undone is what lies between here and the last position that both ways share; a parent has the smaller number.
  if (!m_history.contains(position)) return false;
  HistoryPosition shared = m_history.position();
  std::uint64_t undone = 0;
  for (HistoryPosition other = position; other != shared;) {
    if (other > shared) {
      other = *m_history.parent(other);
    } else {
      shared = *m_history.parent(shared);
      ++undone;
    }
  }
  m_undone += undone;
  return m_history.jumpTo(position, m_play);
}

std::optional<Turn> Game::lastTurn() const {
  const MoveChange* change = m_history.undoChange();
  if (!change) return std::nullopt;
  Play before = m_play;
  change->revert(before);
  return lines::play(before.position, before.settings, change->move());
}

std::vector<Move> Game::movesMade() const {
  std::vector<Move> moves;
  for (HistoryPosition at = m_history.position(); const MoveChange* change = m_history.change(at);
       at = *m_history.parent(at))
    moves.push_back(change->move());
  std::ranges::reverse(moves);
  return moves;
}

Game::Cleared Game::cleared() const {
  Cleared out;
  for (HistoryPosition at = m_history.position(); const MoveChange* change = m_history.change(at);
       at = *m_history.parent(at)) {
    out.balls += static_cast<std::uint64_t>(change->cleared());
    out.mostAtOnce = std::max(out.mostAtOnce, change->cleared());
  }
  return out;
}

std::vector<Move> Game::movesAhead() const {
  std::vector<Move> moves;
  for (std::optional<HistoryPosition> at = m_history.redoOf(m_history.position()); at;
       at = m_history.redoOf(*at))
    moves.push_back(m_history.change(*at)->move());
  return moves;
}

}  // namespace searchlight::lines
