// core/sokoban/game.cpp: a game over its history.
#include "core/sokoban/game.h"

#include <algorithm>
#include <span>

namespace searchlight::sokoban {
namespace {

// The step that way as a change. REQUIRES: it is not blocked.
StepChange changeFor(const Board& board, const Position& position, Direction d, StepKind kind,
                     Played before) {
  StepChange change;
  const bool isBoxMoved = kind == StepKind::Push || kind == StepKind::Pull;
  change.step = {d, isBoxMoved};
  change.from = position.worker;
  change.to = board.beside(change.from, d);
  if (kind == StepKind::Push) {
    change.boxFrom = change.to;
    change.boxTo = board.beside(change.to, d);
  } else if (kind == StepKind::Pull) {
    change.boxFrom = board.beside(change.from, opposite(d));
    change.boxTo = change.from;
  }
  change.after = {before.moves + 1, before.pushes + (isBoxMoved ? 1 : 0)};
  return change;
}

// What a step of a game is; a box behind the worker comes along where it is wanted.
StepKind kindOf(const Board& board, const Position& position, Direction d, bool isReverse, bool pulls) {
  if (!isReverse) return board.kindOf(position, d);
  const StepKind kind = board.reverseKindOf(position, d);
  return kind == StepKind::Pull && !pulls ? StepKind::Walk : kind;
}

std::string whyBlocked(const Board& board, const Position& position, Direction d, bool isReverse) {
  if (!isReverse) return play(board, position, std::span(&d, 1)).illegal->what;
  return board.isInside(board.beside(position.worker, d)) ? "there is a box in the way"
                                                          : "there is a wall in the way";
}

constexpr std::size_t kStatesBetweenLooks = 10'000;
constexpr double kShareOfChanges = 0.6;  // of the time that it takes to make a game again

// The changes that lead to each state, found by going through the tree once, depth first.
std::variant<std::vector<StepChange>, IllegalStep> changesOf(const GameRecord& record, const Board& board,
                                                             const std::function<void(double)>& look) {
  const bool isReverse = record.solved.has_value();
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
  Position position = board.opening();
  std::size_t made = 0;
  for (std::uint32_t state = 0;;) {
    if (look && made++ % kStatesBetweenLooks == 0)
      look(kShareOfChanges * static_cast<double>(made) / static_cast<double>(count + 1));
    std::uint32_t next = firstChild[state];
    while (next == kNone) {  // back up to where a way has not been gone
      if (state == 0) return changes;
      changes[state - 1].revert(position);
      next = nextSibling[state];
      state = record.steps[state - 1].parent;
    }
    const auto [parent, d, pulls] = record.steps[next - 1];
    const StepKind kind = kindOf(board, position, d, isReverse, pulls);
    if (kind == StepKind::Blocked) return IllegalStep{next, whyBlocked(board, position, d, isReverse)};
    if (pulls && kind != StepKind::Pull) return IllegalStep{next, "there is no box to be pulled"};
    const Played before = state == 0 ? Played{} : changes[state - 1].after;
    changes[next - 1] = changeFor(board, position, d, kind, before);
    changes[next - 1].apply(position);
    state = next;
  }
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

Game::Game(Board board, std::string title)
    : m_level(board), m_board(std::move(board)), m_title(std::move(title)), m_position(m_board.opening()) {}

Game Game::reverse(Board level, const Position& solved, std::string title) {
  Game game(level.reversed(solved), std::move(title));
  game.m_level = std::move(level);
  game.m_isReverse = true;
  return game;
}

std::variant<Game, IllegalStep> Game::from(GameRecord record, const std::function<void(double)>& look) {
  Game game = record.solved ? reverse(std::move(record.board), *record.solved, std::move(record.title))
                            : Game(std::move(record.board), std::move(record.title));
  auto changes = changesOf(record, game.m_board, look);
  if (auto* illegal = std::get_if<IllegalStep>(&changes)) return std::move(*illegal);
  const auto& found = std::get<std::vector<StepChange>>(changes);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (look && i % kStatesBetweenLooks == 0)
      look(kShareOfChanges +
           (1 - kShareOfChanges) * static_cast<double>(i) / static_cast<double>(found.size()));
    const HistoryPosition parent = record.steps[i].parent;
    if (game.m_history.children(parent).size() == 1) game.m_forks.push_back(parent);
    game.m_history.recordAt(parent, found[i]);
  }
  for (const std::uint32_t state : record.redo) game.m_history.setRedo(state);
  game.m_reached = std::move(record.steps);
  game.m_hints = record.hints;
  game.m_turn = record.turn;
  game.m_line = game::Line(game.m_history, 0);
  game.jumpTo(record.at);
  return game;
}

GameRecord Game::record() const {
  GameRecord record{m_level, m_title, m_reached, static_cast<std::uint32_t>(m_history.position()),
                    {},      m_hints, m_turn,    {}};
  if (m_isReverse) record.solved = m_board.opening();
  for (const HistoryPosition fork : m_forks)
    if (const auto redo = m_history.redoOf(fork); redo && *redo != m_history.children(fork).back())
      record.redo.push_back(static_cast<std::uint32_t>(*redo));
  std::ranges::sort(record.redo);
  return record;
}

bool Game::isSolved() const {
  return m_board.isSolved(m_position) &&
         (!m_isReverse || m_board.reach(m_position)[m_level.opening().worker]);
}

StepKind Game::step(Direction d) { return take(d, kindOf(m_board, m_position, d, m_isReverse, true)); }

StepKind Game::stepInReverse(Direction d, bool pulls) {
  return take(d, kindOf(m_board, m_position, d, true, pulls));
}

StepKind Game::take(Direction d, StepKind kind) {
  if (kind == StepKind::Blocked) return kind;
  // What was played before is gone along again: the tree has no two ways that are the same.
  const Step step{d, kind != StepKind::Walk};
  const HistoryPosition here = m_history.position();
  for (const HistoryPosition child : m_history.children(here))
    if (m_history.change(child)->step == step) {
      stepTo(child);
      return kind;
    }
  if (isFull()) return StepKind::Blocked;
  if (m_history.children(here).size() == 1) m_forks.push_back(here);
  m_line.down(m_history, m_history.apply(changeFor(m_board, m_position, d, kind, played()), m_position));
  m_reached.push_back({static_cast<std::uint32_t>(here), d, kind == StepKind::Pull});
  return kind;
}

std::size_t Game::walk(const std::vector<Direction>& steps) {
  std::size_t taken = 0;
  while (taken < steps.size() && step(steps[taken]) != StepKind::Blocked) ++taken;
  return taken;
}

std::size_t Game::walkInReverse(const std::vector<Step>& steps) {
  std::size_t taken = 0;
  while (taken < steps.size() &&
         stepInReverse(steps[taken].direction, steps[taken].isPush) != StepKind::Blocked)
    ++taken;
  return taken;
}

void Game::stepBack() {
  m_history.undo(m_position);
  m_line.up();
}

void Game::stepTo(HistoryPosition child) {
  m_history.jumpTo(child, m_position);
  m_line.down(m_history, child);
}

bool Game::undo() {
  if (!m_history.canUndo()) return false;
  stepBack();
  return true;
}

bool Game::redo() {
  if (!m_history.canRedo()) return false;
  stepTo(*m_history.redoOf(m_history.position()));
  return true;
}

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

bool Game::jumpTo(HistoryPosition state) {
  if (!m_history.contains(state)) return false;
  const History<StepChange>::Way way = m_history.wayTo(state);
  for (std::size_t i = 0; i < way.up; ++i) stepBack();
  for (const HistoryPosition next : way.down) stepTo(next);
  return true;
}

Played Game::played() const {
  const StepChange* last = m_history.undoChange();
  return last ? last->after : Played{};
}

Played Game::playedAhead() const {
  const StepChange* last = m_history.change(line().back());
  return last ? last->after : Played{};
}

std::vector<Step> Game::stepsMade() const {
  std::vector<Step> steps;
  const std::vector<HistoryPosition>& states = line();
  for (std::size_t i = 1; i <= m_line.place(); ++i) steps.push_back(m_history.change(states[i])->step);
  return steps;
}

std::vector<Step> Game::stepsAhead() const {
  std::vector<Step> steps;
  const std::vector<HistoryPosition>& states = line();
  for (std::size_t i = m_line.place() + 1; i < states.size(); ++i)
    steps.push_back(m_history.change(states[i])->step);
  return steps;
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
  if (!last) return std::nullopt;
  // Who pulls looks at his box.
  return m_isReverse && last->step.isPush ? opposite(last->step.direction) : last->step.direction;
}

}  // namespace searchlight::sokoban
