// core/klotski/game.cpp: a game over its history.
#include "core/klotski/game.h"

#include <algorithm>
#include <optional>

namespace searchlight::klotski {

Game::Game(Board board, std::string title)
    : m_board(std::move(board)), m_title(std::move(title)), m_placement(m_board.opening()) {}

bool Game::slide(int piece, Point to) {
  if (piece < 0 || piece >= m_board.pieceCount() || !m_board.contains(to)) return false;
  if (m_history.changeCount() >= kMaxSlides || m_board.anchor(m_placement, piece) == to) return false;
  if (!m_board.distance(m_placement, piece, to)) return false;
  SlideChange change;
  change.piece = static_cast<std::uint8_t>(piece);
  change.from = change.runFrom = static_cast<Cell>(m_placement.cell(piece));
  change.to = static_cast<Cell>(m_board.cell(to));
  change.beforeRun = played();
  if (const SlideChange* last = m_history.undoChange(); last && last->piece == change.piece) {
    change.runFrom = last->runFrom;
    change.beforeRun = last->beforeRun;
  }
  change.after = change.beforeRun;
  if (change.runFrom != change.to) {
    // The others stand as they stood when the run began.
    Placement atBegin = m_placement;
    atBegin.set(piece, change.runFrom);
    const Board::Distance run = *m_board.distance(atBegin, piece, to);
    change.after.moves += 1;
    change.after.straight += static_cast<std::uint32_t>(run.straight);
    change.after.steps += static_cast<std::uint32_t>(run.steps);
  }
  m_history.apply(change, m_placement);
  return true;
}

bool Game::undo() { return m_history.undo(m_placement); }
bool Game::redo() { return m_history.redo(m_placement); }
bool Game::jumpTo(HistoryPosition position) { return m_history.jumpTo(position, m_placement); }

Played Game::played() const {
  const SlideChange* last = m_history.undoChange();
  return last ? last->after : Played{};
}

PieceSlide Game::slideOf(const SlideChange& change) const {
  return {change.piece, m_board.point(change.from), m_board.point(change.to)};
}

std::optional<PieceSlide> Game::lastSlide() const {
  const SlideChange* last = m_history.undoChange();
  return last ? std::optional(slideOf(*last)) : std::nullopt;
}

std::vector<PieceSlide> Game::slidesMade() const {
  std::vector<PieceSlide> slides;
  for (HistoryPosition at = m_history.position(); const SlideChange* change = m_history.change(at);
       at = *m_history.parent(at))
    slides.push_back(slideOf(*change));
  std::ranges::reverse(slides);
  return slides;
}

std::vector<PieceSlide> Game::slidesAhead() const {
  std::vector<PieceSlide> slides;
  for (std::optional<HistoryPosition> at = m_history.redoOf(m_history.position()); at;
       at = m_history.redoOf(*at))
    slides.push_back(slideOf(*m_history.change(*at)));
  return slides;
}

}  // namespace searchlight::klotski
