// core/klotski/remaining.h: the fewest that are still needed, for every placement that can be reached, in all three counts.
//
//   const Remaining remaining = Remaining::make(game.board(), game.placement(), limits, stop);     // usage: on a thread
//   const Remaining::Needed needed = remaining.of(game.placement(), Count::Moves);
//   needed.exact ? "81" : "at least " + needed.atLeast
//   const std::optional<PieceSlide> hint = remaining.best(game.placement(), Count::Moves);
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/klotski/board.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/search/problem.h"

namespace searchlight::klotski {

class GoalList;

class Remaining {
 public:
  // Whatever can be reached from there is gone through once, then once a count from all goals. The limits are for all of it;
  // what is kept in the end is less, and stays taken from the budget (null: unbounded) until it goes: a few megabytes where a limit
  // came before any count was known. On any thread; what comes back may be asked by several threads at a time. Throws std::bad_alloc.
  static Remaining make(const Board& board, const Placement& from, const search::Limits& limits = {},
                        const std::stop_token& stop = {},
                        const std::shared_ptr<search::MemoryBudget>& budget = {});

  // Exhausted: complete; else the limit that was met.
  search::Outcome outcome() const;
  bool isComplete() const { return outcome() == search::Outcome::Exhausted; }
  // Proven: no goal can be reached from any of them.
  bool isUnsolvable() const;
  // How many placements were met, goals among them; equal pieces are taken for the same.
  std::uint64_t states() const;
  std::uint64_t goals() const;
  // The goals themselves, for a search from both sides; null where it is not complete.
  std::shared_ptr<const GoalList> goalList() const;
  // Whether the placement is one of them; of many that a limit ended only the nearest are remembered.
  bool has(const Placement& placement) const;

  struct Needed {
    std::optional<search::Cost> exact;
    search::Cost atLeast = 0;  // the same where it is exact
  };
  // Not complete: exact along a solution that was found all the same. Unsolvable: never exact. REQUIRES: the placement is
  // legal.
  Needed of(const Placement& placement, Count count) const;
  // The first slide of a shortest solution; nothing where that is not known, or it is solved.
  std::optional<PieceSlide> best(const Placement& placement, Count count) const;

  class Known {
   public:
    virtual ~Known() = default;
    virtual search::Outcome outcome() const = 0;
    virtual std::uint64_t states() const = 0;
    virtual std::uint64_t goals() const = 0;
    virtual std::shared_ptr<const GoalList> goalList() const = 0;
    virtual bool has(const Placement& placement) const = 0;
    virtual Needed of(const Placement& placement, Count count) const = 0;
    virtual std::optional<PieceSlide> best(const Placement& placement, Count count) const = 0;
  };

 private:
  std::shared_ptr<const Known> m_known;
};

}  // namespace searchlight::klotski
