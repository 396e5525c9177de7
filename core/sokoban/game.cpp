// core/sokoban/game.cpp: a game over its history.
#include "core/sokoban/game.h"

#include <algorithm>
#include <span>

namespace searchlight::sokoban {
namespace {

// The step that way as a change. REQUIRES: it is not blocked.
StepChange changeFor(const Board& board, const Position& position, Direction d, bool isPush, Played before) {
  StepChange change;
  change.step = {d, isPush};
  change.from = position.worker;
  change.to = board.beside(change.from, d);
  if (isPush) change.boxTo = board.beside(change.to, d);
  change.after = {before.moves + 1, before.pushes + (isPush ? 1 : 0)};
  return change;
}

// The changes that lead to each state, found by going through the tree once, depth first.
std::variant<std::vector<StepChange>, IllegalStep> changesOf(const GameRecord& record) {
  const std::size_t count = record.steps.size();
  // The children of each state, as lists threaded through two arrays.
  constexpr std::uint32_t kNone = 0;
  std::vector<std::uint32_t> firstChild(count + 1, kNone), nextSibling(count + 1, kNone);
  for (std::size_t i = count; i > 0; --i) {
    const std::uint32_t parent = record.steps[i - 1].parent;
    nextSibling[i] = firstChild[parent];
    firstChild[parent] = static_cast<std::uint32_t>(i);
  }
  std::vector<StepChange> changes(count);
  Position position = record.board.opening();
  for (std::uint32_t state = 0;;) {
    std::uint32_t next = firstChild[state];
    while (next == kNone) {  // back up to where a way has not been gone
      if (state == 0) return changes;
      changes[state - 1].revert(position);
      next = nextSibling[state];
      state = record.steps[state - 1].parent;
    }
    const Direction d = record.steps[next - 1].direction;
    const StepKind kind = record.board.kindOf(position, d);
    if (kind == StepKind::Blocked)
      return IllegalStep{next, play(record.board, position, std::span(&d, 1)).illegal->what};
    const Played before = state == 0 ? Played{} : changes[state - 1].after;
    changes[next - 1] = changeFor(record.board, position, d, kind == StepKind::Push, before);
    changes[next - 1].apply(position);
    state = next;
  }
}

}  // namespace

void StepChange::apply(Position& position) const {
  position.worker = to;
  if (step.isPush) position.moveBox(to, boxTo);
}

void StepChange::revert(Position& position) const {
  if (step.isPush) position.moveBox(boxTo, to);
  position.worker = from;
}

Game::Game(Board board, std::string title)
    : m_board(std::move(board)), m_title(std::move(title)), m_position(m_board.opening()) {}

std::variant<Game, IllegalStep> Game::from(GameRecord record) {
  auto changes = changesOf(record);
  if (auto* illegal = std::get_if<IllegalStep>(&changes)) return std::move(*illegal);
  Game game(std::move(record.board), std::move(record.title));
  const auto& found = std::get<std::vector<StepChange>>(changes);
  for (std::size_t i = 0; i < found.size(); ++i) {
    const HistoryPosition parent = record.steps[i].parent;
    if (game.m_history.children(parent).size() == 1) game.m_forks.push_back(parent);
    game.m_history.recordAt(parent, found[i]);
  }
  for (const std::uint32_t state : record.redo) game.m_history.setRedo(state);
  game.m_reached = std::move(record.steps);
  game.m_hints = record.hints;
  game.m_turn = record.turn;
  game.jumpTo(record.at);
  return game;
}

GameRecord Game::record() const {
  GameRecord record{m_board, m_title, m_reached, static_cast<std::uint32_t>(m_history.position()),
                    {},      m_hints, m_turn};
  for (const HistoryPosition fork : m_forks)
    if (const auto redo = m_history.redoOf(fork); redo && *redo != m_history.children(fork).back())
      record.redo.push_back(static_cast<std::uint32_t>(*redo));
  std::ranges::sort(record.redo);
  return record;
}

StepKind Game::step(Direction d) {
  const StepKind kind = m_board.kindOf(m_position, d);
  if (kind == StepKind::Blocked) return kind;
  // What was played before is gone along again: the tree has no two ways that are the same.
  const HistoryPosition here = m_history.position();
  for (const HistoryPosition child : m_history.children(here))
    if (m_history.change(child)->step.direction == d) {
      m_history.jumpTo(child, m_position);
      return kind;
    }
  if (m_history.changeCount() >= kMostStates) return StepKind::Blocked;
  if (m_history.children(here).size() == 1) m_forks.push_back(here);
  m_history.apply(changeFor(m_board, m_position, d, kind == StepKind::Push, played()), m_position);
  m_reached.push_back({static_cast<std::uint32_t>(here), d});
  return kind;
}

std::size_t Game::walk(const std::vector<Direction>& steps) {
  std::size_t taken = 0;
  while (taken < steps.size() && step(steps[taken]) != StepKind::Blocked) ++taken;
  return taken;
}

bool Game::undo() { return m_history.undo(m_position); }
bool Game::redo() { return m_history.redo(m_position); }

bool Game::undoPush() {
  if (!undo()) return false;
  while (m_history.canUndo() && !m_history.undoChange()->step.isPush) undo();
  return true;
}

bool Game::redoPush() {
  if (!redo()) return false;
  while (m_history.canRedo() && !m_history.undoChange()->step.isPush) redo();
  return true;
}

bool Game::jumpTo(HistoryPosition state) { return m_history.jumpTo(state, m_position); }

Played Game::played() const {
  const StepChange* last = m_history.undoChange();
  return last ? last->after : Played{};
}

Played Game::playedAhead() const {
  HistoryPosition end = m_history.position();
  while (const auto next = m_history.redoOf(end)) end = *next;
  const StepChange* last = m_history.change(end);
  return last ? last->after : Played{};
}

std::vector<Step> Game::stepsMade() const {
  std::vector<Step> steps;
  for (HistoryPosition at = m_history.position(); const StepChange* change = m_history.change(at);
       at = *m_history.parent(at))
    steps.push_back(change->step);
  std::ranges::reverse(steps);
  return steps;
}

std::vector<Step> Game::stepsAhead() const {
  std::vector<Step> steps;
  for (auto at = m_history.redoOf(m_history.position()); at; at = m_history.redoOf(*at))
    steps.push_back(m_history.change(*at)->step);
  return steps;
}

std::vector<HistoryPosition> Game::line() const {
  std::vector<HistoryPosition> states;
  for (std::optional<HistoryPosition> at = m_history.position(); at; at = m_history.parent(*at))
    states.push_back(*at);
  std::ranges::reverse(states);
  for (auto at = m_history.redoOf(m_history.position()); at; at = m_history.redoOf(*at))
    states.push_back(*at);
  return states;
}

std::vector<StepChange> Game::changesBetween(HistoryPosition above, HistoryPosition below) const {
  std::vector<StepChange> changes;
  for (HistoryPosition at = below; at != above; at = *m_history.parent(at))
    changes.push_back(*m_history.change(at));
  std::ranges::reverse(changes);
  return changes;
}

std::optional<Direction> Game::facing() const {
  const StepChange* last = m_history.undoChange();
  return last ? std::optional(last->step.direction) : std::nullopt;
}

}  // namespace searchlight::sokoban
