// core/klotski/component.h: all positions that can be reached from one, gone through once for all who ask about them.
//
//   const auto all = Component::make(game.board(), game.board().opening(), limits, stop);    // usage: on a thread
//   const Component::Needed needed = all->of(game.position(), Count::Moves);
//   needed.exact ? "81" : "at least " + needed.atLeast
//   const std::optional<PieceSlide> hint = all->best(game.position(), Count::Moves);
//   PositionGraph::of(all, Count::Moves)                                                    // and whoever else reads it
//
// Positions are numbered from 0, the one that all began with, in the order in which a breadth-first search meets them; equal
// pieces are taken for the same. Who is next to whom is not stored: slides are made anew and found by their numbers.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/klotski/board.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/search/problem.h"

namespace searchlight::search {
class Session;
}

namespace searchlight::klotski {

class GoalList;

// Does not change once it is made: several threads may ask it at a time.
class Component {
 public:
  using Id = search::NodeId;
  using Budget = std::shared_ptr<search::MemoryBudget>;
  // Told on the thread that makes it, every some thousand positions, how many were gone through so far.
  using Progress = std::function<void(std::uint64_t gone)>;

  // Whatever can be reached from there is gone through once, in moves, then what is still needed is found by its numbers, once a
  // count from all goals. The limits are for all of it; what is kept in the end is less, and stays taken from the budget (null:
  // unbounded) until it goes: a few megabytes where a limit came before any count was known; then only the nearest positions are
  // remembered. On any thread. Throws std::bad_alloc. REQUIRES: the position is legal, a family's has one large piece.
  static std::shared_ptr<const Component> make(const Board& board, const Position& from,
                                               const search::Limits& limits = {},
                                               const std::stop_token& stop = {}, const Budget& budget = {},
                                               const Progress& progress = {});
  // The positions alone, numbered as they are met in that count, whatever was met before a limit: nothing is known of what is
  // still needed but bounds. Otherwise as above.
  static std::shared_ptr<const Component> enumerate(const Board& board, const Position& from, Count order,
                                                    const search::Limits& limits = {},
                                                    const std::stop_token& stop = {},
                                                    const Budget& budget = {});
  // How often this process has begun to go through all positions of a board, by either way: for tests.
  static std::uint64_t sweeps();
  virtual ~Component() = default;
  Component(const Component&) = delete;
  Component& operator=(const Component&) = delete;

  const Board& board() const { return m_board; }
  // Exhausted: complete; else the limit that was met.
  search::Outcome outcome() const { return m_outcome; }
  bool isComplete() const { return m_outcome == search::Outcome::Exhausted; }
  // Proven: no goal can be reached from any of them.
  bool isUnsolvable() const { return isComplete() && m_goals == 0; }
  // How many positions were met, goals among them.
  std::uint64_t states() const { return m_states; }
  std::uint64_t goals() const { return m_goals; }
  // The goals themselves by their numbers, for a search from both sides; null where make() met a limit.
  const std::shared_ptr<const GoalList>& goalList() const { return m_goalList; }
  std::size_t bytes() const { return m_memory->bytes(); }

  // ---- What is still needed. REQUIRES, for these: it comes from make(); the position is legal. ----

  struct Needed {
    std::optional<search::Cost> exact;
    search::Cost atLeast = 0;  // the same where it is exact
  };
  // Not complete: exact along a solution that was found all the same. Unsolvable: never exact.
  virtual Needed of(const Position& position, Count count) const = 0;
  // The first slide of a shortest solution; nothing where that is not known, or it is solved.
  virtual std::optional<PieceSlide> best(const Position& position, Count count) const = 0;

  // ---- Numbers. REQUIRES, for all that take one: it is less than size(). ----

  // Less than states() where only the nearest are remembered.
  virtual std::size_t size() const = 0;
  // kNoNode: it is not among them; of a node also where the session is of another kind of board. REQUIRES: the position is legal.
  virtual Id find(const Position& position) const = 0;
  virtual Id find(const search::Session& session, search::NodeId node) const = 0;
  bool has(const Position& position) const { return find(position) != search::kNoNode; }
  // Pieces named as Board::positionOf does.
  virtual Position position(Id id, const Position& near) const = 0;
  virtual bool isGoal(Id id) const = 0;
  // In slides of the count they are numbered by; never less for a later number.
  virtual search::Cost depth(Id id) const = 0;
  // Puts those that are one slide away into `next`, in the problem's order; what is not remembered is left out.
  virtual void neighbours(Id id, Count count, std::vector<Id>& next) const = 0;
  // Its picture in a mirror, on a board of the 5 x 4 family; kNoNode: on others, or it is not among them.
  virtual Id mirrored(Id id) const = 0;

  // Who is next to whom in all three counts, as far as they are remembered. Takes from the account. Throws EndedEarly and std::bad_alloc.
  // REQUIRES: complete, and numbered by moves, which are the most slides.
  class Links;
  virtual Links links(const search::Bounds& bounds, search::MemoryAccount& memory) const = 0;

 protected:
  Component(const Board& board, const Budget& budget)
      : m_memory(std::make_shared<search::MemoryAccount>(budget)), m_board(board) {}

  std::shared_ptr<search::MemoryAccount> m_memory;  // of all that is kept
  Board m_board;
  search::Outcome m_outcome = search::Outcome::Running;
  std::uint64_t m_states = 0, m_goals = 0;  // that were met
  std::shared_ptr<const GoalList> m_goalList;
};

// A step is a straight slide, and that is a move: each slide is there once, with the finest count that has it as one.
class Component::Links {
 public:
  template <class T>
  using List = std::vector<T, search::AccountAllocator<T>>;

  // Room for so many positions and slides, and for no more. The account must outlive the links.
  Links(std::size_t states, std::uint64_t slides, search::MemoryAccount& memory);
  // Those from the next position, by number. REQUIRES: each is to a number below 2^30.
  void add(Id to, Count finest) { m_to.push_back(to << 2 | static_cast<std::uint32_t>(finest)); }
  void endPosition() { m_ends.push_back(static_cast<std::uint32_t>(m_to.size())); }

  // How many slides of that count there are from all positions together: each there and back.
  std::uint64_t slides(Count count) const;
  // How far each is from the nearest source, in slides of the count, by number (kInfiniteCost: there is no way). Takes from the
  // same account. Throws EndedEarly and std::bad_alloc.
  List<search::Cost> distances(Count count, std::span<const Id> sources, const search::Bounds& bounds) const;

 private:
  static bool isIn(std::uint32_t link, Count count) {
    return (link & 3) >= static_cast<std::uint32_t>(count);
  }

  List<std::uint32_t> m_ends;  // by number: where its slides end in m_to
  List<std::uint32_t> m_to;    // number << 2 | the finest count
};

// One board's component for all who wait for it, each on a thread of its own.
//
//   const auto shared = std::make_shared<SharedComponent>(board, budget);     // usage: one a board, given to whoever may ask
//   const std::shared_ptr<const Component> all = shared->get(stop);           // on a thread: what is still needed
//   const auto few = shared->get(stop, SharedComponent::kMostAwaited);        // on another one: the graph
class SharedComponent {
 public:
  static constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();
  // Who needs no more than some of them does not wait for more than are gone through in a second or two.
  static constexpr std::uint64_t kMostAwaited = 1'000'000;

  // Of the board's opening. It takes from the budget (null: unbounded), and stays taken as long as this is kept.
  explicit SharedComponent(Board board, Component::Budget budget = {})
      : m_board(std::move(board)), m_budget(std::move(budget)) {}

  const Board& board() const { return m_board; }
  const Component::Budget& budget() const { return m_budget; }

  // Whoever comes first makes it, as far as 20 seconds and a share of the budget go, and all others wait for it. One that is asked
  // to stop while it makes it leaves that to the next who waits or comes. Null: it was asked to stop; there was no memory for
  // anything; or there are more than `most`, and nobody has all of them yet, which is found once. That there was no memory
  // is found once, too.
  std::shared_ptr<const Component> get(const std::stop_token& stop, std::uint64_t most = kAll);

 private:
  const Board m_board;
  const Component::Budget m_budget;
  std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::shared_ptr<const Component> m_made;
  bool m_isBeingMade = false;
  std::uint64_t m_gone = 0;                    // through so far, while it is being made
  std::uint64_t m_isMoreThan = 0;              // as somebody has found who wanted no more
  std::optional<std::uint64_t> m_hadNoMemory;  // for so many, or more
};

}  // namespace searchlight::klotski
