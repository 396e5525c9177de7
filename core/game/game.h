// core/game/game.h: one game as it is played, of whatever puzzle: moves, undo and redo over the shared tree of history.
//
//   Game<R> game(opening);                                       // usage: R is what a puzzle supplies (rules.h)
//   if (game.play(move) == Made::Refused) .. R::why(game.opening(), game.state(), move) ..   // nothing happened
//   show(game.state(), game.tally());
//   game.undo(); game.redo(); game.jumpTo(game.line().front());
//   if (game.isSolved()) ..
//
// States are numbered from 0, the opening, in the order in which they were first reached; none is ever forgotten, so a number
// stays valid. After an undo a move begins a new branch, and the ones before stay. From one state a move is one way: made
// again, it goes along it.
#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/game/line.h"
#include "core/history/history.h"
#include "core/text/failure.h"

namespace searchlight::game {

// What a puzzle supplies to be a game (game.h) with a text (text.h): one struct of static functions.
//
//   struct Rules {                                              // tests/core/domains/eight_puzzle_rules.h is the smallest one
//     using Opening = ..; using State = ..; using Move = ..; using Change = ..; using Tally = ..;
//     static constexpr std::size_t kMostChanges = 10'000;       // of one game
//     static State start(const Opening&);
//     // Makes the move; nothing: it cannot be made, and all is as it was. `last`, which led here, may carry what is counted.
//     static std::optional<Change> make(const Opening&, State&, const Change* last, Move);
//     static Move moveOf(const Opening&, const Change&);        // from one state the same move is always the same way
//     static Failure why(const Opening&, const State&, Move);  // it cannot be made
//     static Tally tally(const Opening&, const State&, const Change* last);  // O(1)
//     static End end(const Opening&, const State&);
//     static bool isLandmark(const Change&);                    // may be left out: undo and redo by landmarks, too
//     // text.h has the rest.
//   };
//
// What is random is a part of the state, and what a game begins with (a seed, a side that it is played from) of the opening: so a
// game is made again by its moves alone.
enum class End : std::uint8_t { None, Solved, Over };

template <class R>
concept Rules = std::regular<typename R::Move> && std::is_trivially_copyable_v<typename R::Move> &&
    std::copyable<typename R::Opening> && std::copyable<typename R::State> &&
    std::regular<typename R::Tally> && ReversibleChange<typename R::Change, typename R::State> &&
    requires(const typename R::Opening& opening, typename R::State& state, const typename R::State& here,
             const typename R::Change* last, const typename R::Change& change, typename R::Move move) {
  { R::kMostChanges } -> std::convertible_to<std::size_t>;
  { R::start(opening) } -> std::same_as<typename R::State>;
  { R::make(opening, state, last, move) } -> std::same_as<std::optional<typename R::Change>>;
  { R::moveOf(opening, change) } -> std::same_as<typename R::Move>;
  { R::why(opening, here, move) } -> std::same_as<Failure>;
  { R::tally(opening, here, last) } -> std::same_as<typename R::Tally>;
  { R::end(opening, here) } -> std::same_as<End>;
};

template <class R>
concept HasLandmarks = requires(const typename R::Change& change) {
  { R::isLandmark(change) } -> std::same_as<bool>;
};

// All that makes a game, as plain values: cheap to copy, for a thread that writes it, and for text. States are numbered as above.
template <class R>
struct Record {
  // The state it was reached from, and how; state i + 1 is moves[i].
  struct Reached {
    std::uint32_t parent = 0;
    typename R::Move move;
    friend bool operator==(const Reached&, const Reached&) = default;
  };
  typename R::Opening opening;
  std::vector<Reached> moves{};
  std::uint32_t at = 0;  // where the game stands
  // States that redo goes to although a younger one was reached from the same parent, rising.
  std::vector<std::uint32_t> redo{};
  std::uint64_t hints = 0;   // asked for so far
  std::uint64_t undone = 0;  // moves taken back so far
  std::string words{};       // a line that the puzzle alone understands; empty: none
  // Of where the game stands, for who writes it: a game that is made again finds its own.
  typename R::Tally tally{};
  friend bool operator==(const Record&, const Record&) = default;
};

// How far undo and redo go: one move, or from one state that a landmark has just led to (or the opening) to the next one.
enum class Grain : std::uint8_t { Move, Landmark };
// Who goes to another state.
enum class JumpBy : bool { Player, Program };
// What became of a move: a new state; one that was reached by it before; nothing, as it cannot be made, or is one too many.
enum class Made : std::uint8_t { Yes, Again, Refused, Full };

// A record's move that cannot be made: to which state, and why.
struct Impossible {
  std::size_t state = 0;
  Failure why;
};
// Is told now and then which share is done, 0 to 1, and may throw.
using Look = std::function<void(double share)>;

template <Rules R>
class Game {
 public:
  using Opening = typename R::Opening;
  using State = typename R::State;
  using Move = typename R::Move;
  using Change = typename R::Change;
  using Tally = typename R::Tally;

  explicit Game(Opening opening) : m_opening(std::move(opening)), m_state(R::start(m_opening)) {}
  // The same game again, in time in proportion to its states. REQUIRES: parents are smaller than their states; `at` and all of
  // `redo` are states, these not the opening; at most R::kMostChanges.
  static std::variant<Game, Impossible> from(Record<R> record, const Look& look = {});
  Record<R> record() const;

  const Opening& opening() const { return m_opening; }
  const State& state() const { return m_state; }
  // From the opening to here; O(1).
  Tally tally() const { return R::tally(m_opening, m_state, m_tree.undoChange()); }
  End end() const { return R::end(m_opening, m_state); }
  bool isSolved() const { return end() == End::Solved; }
  bool isOver() const { return end() == End::Over; }
  // No move is made any more that was not made before.
  bool isFull() const { return m_tree.changeCount() >= R::kMostChanges; }
  const History<Change>& history() const { return m_tree; }

  // O(1), beside what R::make() takes.
  Made play(Move move);
  // False where there is nothing to undo or redo.
  bool undo(Grain grain = Grain::Move);
  bool redo(Grain grain = Grain::Move);
  // False for a state that is not known. What the program goes back, after moves that it made itself, nobody has taken back.
  bool jumpTo(HistoryPosition state, JumpBy by = JumpBy::Player);

  // The states of the line through here, as redo would go, the opening first. It is found when it is asked for: O(1) but where
  // the game has stepped onto another way since; then in proportion to what lies ahead. Not for two threads at once.
  const std::vector<HistoryPosition>& line() const { return m_line.states(m_tree); }
  // How many moves lie behind: the place of this state in the line; O(1).
  std::size_t place() const { return m_line.place(); }
  // How many steps of undo lead from here to that place of the line, or beyond. REQUIRES: from <= place().
  std::size_t steps(std::size_t from, Grain grain) const;
  // The place in it of the last state before this one that other ways were gone from, too.
  std::optional<std::size_t> forkBehind() const { return m_line.forkBehind(); }
  // The moves of the line: from the opening to here, and from here on.
  std::vector<Move> movesMade() const { return moves(1, place() + 1); }
  std::vector<Move> movesAhead() const { return moves(place() + 1, line().size()); }

  // How many moves have been taken back, and how many hints were asked for (moves that the program made among them: told by
  // whoever gives them): a result that had help is told as such.
  std::uint64_t undone() const { return m_undone; }
  std::uint64_t hints() const { return m_hints; }
  void addHints(std::uint64_t count = 1) { m_hints += count; }
  // What the puzzle keeps with a game and is nothing of it, such as how its player sees the board: a line of its text.
  const std::string& words() const { return m_words; }
  void setWords(std::string words) { m_words = std::move(words); }

 private:
  void stepBack() {
    m_tree.undo(m_state);
    m_line.up();
  }
  void stepTo(HistoryPosition child) {
    m_tree.jumpTo(child, m_state);
    m_line.down(m_tree, child);
  }
  bool isAtLandmark() const {
    if constexpr (HasLandmarks<R>) return !m_tree.canUndo() || R::isLandmark(*m_tree.undoChange());
    return true;
  }
  std::vector<Move> moves(std::size_t first, std::size_t end) const {
    std::vector<Move> out;
    const std::vector<HistoryPosition>& states = line();
    for (std::size_t i = first; i < end; ++i) out.push_back(R::moveOf(m_opening, *m_tree.change(states[i])));
    return out;
  }
  // The changes of a record, found by going through its tree once, depth first.
  static std::variant<std::vector<std::optional<Change>>, Impossible> changesOf(const Record<R>& record,
                                                                                const Look& look);

  static constexpr std::size_t kStatesBetweenLooks = 100;
  static constexpr double kShareOfChanges = 0.6;  // of the time that it takes to make a game again

  Opening m_opening;
  State m_state;
  History<Change> m_tree;
  std::vector<typename Record<R>::Reached> m_reached;  // the tree once more, to be copied at once
  std::vector<HistoryPosition> m_forks;                // states that more than one was reached from
  mutable Line m_line{m_tree, m_tree.position()};
  std::uint64_t m_undone = 0, m_hints = 0;
  std::string m_words;
};

template <Rules R>
Made Game<R>::play(Move move) {
  const HistoryPosition here = m_tree.position();
  const std::vector<HistoryPosition>& children = m_tree.children(here);
  for (const HistoryPosition child : children)
    if (R::moveOf(m_opening, *m_tree.change(child)) == move) {
      stepTo(child);
      return Made::Again;
    }
  if (isFull()) return Made::Full;
  std::optional<Change> change = R::make(m_opening, m_state, m_tree.undoChange(), move);
  if (!change) return Made::Refused;
  if (children.size() == 1) m_forks.push_back(here);
  m_line.down(m_tree, m_tree.record(std::move(*change)));
  m_reached.push_back({static_cast<std::uint32_t>(here), move});
  return Made::Yes;
}

template <Rules R>
bool Game<R>::undo(Grain grain) {
  if (!m_tree.canUndo()) return false;
  do {
    stepBack();
    ++m_undone;
  } while (grain == Grain::Landmark && !isAtLandmark());
  return true;
}

template <Rules R>
bool Game<R>::redo(Grain grain) {
  if (!m_tree.canRedo()) return false;
  do stepTo(*m_tree.redoOf(m_tree.position()));
  while (grain == Grain::Landmark && m_tree.canRedo() && !isAtLandmark());
  return true;
}

template <Rules R>
std::size_t Game<R>::steps(std::size_t from, Grain grain) const {
  if constexpr (HasLandmarks<R>)
    if (grain == Grain::Landmark) {
      std::size_t out = 0;
      for (std::size_t i = from + 1; i <= place(); ++i) out += R::isLandmark(*m_tree.change(line()[i]));
      return out;
    }
  return place() - from;
}

template <Rules R>
bool Game<R>::jumpTo(HistoryPosition state, JumpBy by) {
  if (!m_tree.contains(state)) return false;
  const typename History<Change>::Path path = m_tree.pathTo(state);
  for (std::size_t i = 0; i < path.up; ++i) stepBack();
  if (by == JumpBy::Player) m_undone += path.up;
  for (const HistoryPosition next : path.down) stepTo(next);
  return true;
}

template <Rules R>
std::variant<std::vector<std::optional<typename R::Change>>, Impossible> Game<R>::changesOf(
    const Record<R>& record, const Look& look) {
  const std::size_t count = record.moves.size();
  // The children of each state, as lists threaded through two arrays.
  constexpr std::uint32_t kNone = 0;
  std::vector<std::uint32_t> firstChild(count + 1, kNone), nextSibling(count + 1, kNone);
  for (std::size_t i = count; i > 0; --i) {
    const std::uint32_t parent = record.moves[i - 1].parent;
    nextSibling[i] = firstChild[parent];
    firstChild[parent] = static_cast<std::uint32_t>(i);
  }
  std::vector<std::optional<Change>> changes(count);
  State here = R::start(record.opening);
  std::size_t made = 0;
  for (std::uint32_t state = 0;;) {
    if (look && made++ % kStatesBetweenLooks == 0)
      look(kShareOfChanges * static_cast<double>(made) / static_cast<double>(count + 1));
    std::uint32_t next = firstChild[state];
    while (next == kNone) {  // back up to where a way has not been gone
      if (state == 0) return changes;
      changes[state - 1]->revert(here);
      next = nextSibling[state];
      state = record.moves[state - 1].parent;
    }
    const Move move = record.moves[next - 1].move;
    changes[next - 1] = R::make(record.opening, here, state == 0 ? nullptr : &*changes[state - 1], move);
    if (!changes[next - 1]) return Impossible{next, R::why(record.opening, here, move)};
    state = next;
  }
}

template <Rules R>
std::variant<Game<R>, Impossible> Game<R>::from(Record<R> record, const Look& look) {
  auto changes = changesOf(record, look);
  if (auto* impossible = std::get_if<Impossible>(&changes)) return std::move(*impossible);
  auto& found = std::get<std::vector<std::optional<Change>>>(changes);
  Game game(std::move(record.opening));
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (look && i % kStatesBetweenLooks == 0)
      look(kShareOfChanges +
           (1 - kShareOfChanges) * static_cast<double>(i) / static_cast<double>(found.size()));
    const HistoryPosition parent = record.moves[i].parent;
    if (game.m_tree.children(parent).size() == 1) game.m_forks.push_back(parent);
    game.m_tree.recordAt(parent, std::move(*found[i]));
  }
  for (const std::uint32_t state : record.redo) game.m_tree.setRedo(state);
  game.m_line = Line(game.m_tree, 0);
  game.m_reached = std::move(record.moves);
  game.jumpTo(record.at);
  game.m_hints = record.hints;
  game.m_undone = record.undone;
  game.m_words = std::move(record.words);
  return game;
}

template <Rules R>
Record<R> Game<R>::record() const {
  Record<R> record{m_opening, m_reached, static_cast<std::uint32_t>(m_tree.position()), {}, m_hints, m_undone,
                   m_words,   tally()};
  for (const HistoryPosition fork : m_forks)
    if (const auto redo = m_tree.redoOf(fork); redo && *redo != m_tree.children(fork).back())
      record.redo.push_back(static_cast<std::uint32_t>(*redo));
  std::ranges::sort(record.redo);
  return record;
}

}  // namespace searchlight::game
