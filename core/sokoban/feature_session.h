// core/sokoban/feature_session.h: the feature-space search as a session: to watch, to compare, to solve a level with.
//
//   auto session = makeFeatureSession(ground, problem, ideas, options);       // usage: makeSession() of solve.h calls it
//   if (const auto* features = dynamic_cast<const FeatureView*>(session.get())) show(features->told(node));
//
// A node is a position as one move has led to it: a box pushed as far as it goes. It is generated when the position before it is
// expanded, waits in that one's cell, and is expanded when it is made. One that was expanded meanwhile, after another move, is
// closed instead (Backtrack). Costs are pushes. Moves onto dead squares are not generated, and so not pruned either.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/search/session.h"
#include "core/sokoban/feature_search.h"
#include "core/sokoban/level_problem.h"

namespace searchlight::sokoban {

// What a recorded session over the feature search tells besides its events.
class FeatureView {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  struct Told {
    Features features;           // when it was generated
    Features counted;            // when it was expanded: by its own plan's stage
    std::uint32_t cell = kNone;  // that its moves wait in; none: it has no moves, or was not expanded
    std::uint32_t turnOf =
        kNone;  // the cell whose turn it was to make this move; none: it packs a box and was made at once
    std::uint32_t turn = 0;    // how many turns that cell has had with this one
    std::uint16_t weight = 0;  // moves on the way to it, and to it, that no advisor proposed
    bool isExpanded = false;
  };
  // A cell: positions with the same features, and with the same of a count that is finer and not told.
  struct CellTold {
    Features features;
    std::uint32_t turns = 0;
  };
  virtual ~FeatureView() = default;
  // Nothing of what was pruned, and of a silent session.
  virtual std::optional<Told> told(search::NodeId node) const = 0;
  virtual const std::vector<CellTold>& cells() const = 0;
  virtual std::size_t boxCount() const = 0;
  // The two or three boxes, that one among them, for which a move was pruned as Deadlock::Together.
  virtual std::vector<Square> lostTogether(search::NodeId node, Square box) const = 0;
};

// `count` pushes of one box, one after the other, that lead from one state to the other, counting pushes; where it takes another number,
// the fewest. Empty: none do. Several numbers are possible: most searches take no box over a dead square, and several boxes may
// let the worker past by coming back to their squares.
template <class State>
std::vector<Push> pushesOfOneBox(const Ground& ground, const State& from, const State& to,
                                 std::size_t count) {
  std::vector<Square> gone, come;
  MacroBoard board(ground);
  from.forEachBox([&](Square box) {
    board.put(box);
    if (!to.has(box)) gone.push_back(box);
  });
  to.forEachBox([&](Square box) {
    if (!from.has(box)) come.push_back(box);
  });
  if (gone.size() != come.size() || gone.size() > 1) return {};
  // A box that has come back to its square has let the worker past.
  if (gone.empty()) from.forEachBox([&](Square box) { gone.push_back(box); });
  const std::vector<std::uint8_t> all(ground.squareCount() + 1, 1);
  std::vector<std::uint8_t> live = all;
  for (std::size_t s = ground.liveCount(); s < ground.squareCount(); ++s) live[s] = 0;
  board.findRegions();
  struct Attempt {
    const std::vector<std::uint8_t>& mayRest;
    bool takesAny;
  };
  for (const Attempt& attempt : {Attempt{live, false}, Attempt{all, false}, Attempt{all, true}})
    for (const Square box : gone) {
      const Square end = come.empty() ? box : come.front();
      std::vector<Push> pushes;
      Square at = box;
      for (const MacroBoard::Rest& rest :
           board.pathTo(MacroBoard::Pushes, box, board.sidesIn(box, board.region(from.worker)),
                        attempt.mayRest.data(), [&](const MacroBoard::Rest& r) {
                          return r.to == end && (attempt.takesAny || r.steps == count) &&
                                 board.after(r.to, r.side).least == to.worker;
                        })) {
        pushes.push_back({at, opposite(rest.side)});
        at = rest.to;
      }
      if (!pushes.empty()) return pushes;
    }
  return {};
}

// Null: none, the level is too large. REQUIRES: the problem counts pushes on all squares of the ground.
template <std::size_t Words>
std::unique_ptr<search::SessionFor<LevelProblem<Words>>> makeFeatureSession(
    const std::shared_ptr<const Ground>& ground, LevelProblem<Words> problem, const Ideas& ideas,
    const search::SessionOptions& options);

}  // namespace searchlight::sokoban
