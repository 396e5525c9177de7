// core/klotski/survey.cpp: all positions, and how far each is from the first in each count.
#include "core/klotski/survey.h"

#include <algorithm>
#include <memory>
#include <new>
#include <utility>

#include "core/klotski/component.h"
#include "core/klotski/slides.h"
#include "core/random/random.h"
#include "core/search/best_first.h"

namespace searchlight::klotski {

namespace {

constexpr CellSet kBoard = (CellSet{1} << kCells) - 1;

// Fills the first cell that is free with each thing that may stand there, and goes on with the rest.
class Placing {
 public:
  std::vector<Code> positions;

  void place(Code code, CellSet taken, int blanks, bool hasLarge) {
    if (taken == kBoard) {
      if (blanks == 0 && hasLarge) positions.push_back(code);
      return;
    }
    const int cell = std::countr_one(taken);
    if (blanks > 0) place(code, taken | CellSet{1} << cell, blanks - 1, hasLarge);
    for (const Shape shape : kPieces) {
      if (shape == Shape::Large && hasLarge) continue;
      const CellSet under = cellsUnder(shape, pointOf(cell));
      if (under == 0 || (under & taken) != 0) continue;
      place(Code{code.bits | patternOf(shape, cell)}, taken | under, blanks,
            hasLarge || shape == Shape::Large);
    }
  }
};

// Every solvable position of every set of pieces at once. Slides are undone by slides, so the way from a goal is as long as
// the way to it.
class FromGoals {
 public:
  using State = Code;
  using Action = Slide;
  [[maybe_unused]] static constexpr bool kSeeksGoal = false;

  FromGoals() : m_goals(std::make_shared<const std::vector<Code>>(goalPositions())) {}
  template <class F>
  void forEachStart(F&& f) const {
    for (const Code goal : *m_goals) f(goal);
  }
  bool isGoal(Code) const { return false; }
  template <class F>
  void forEachSuccessor(Code s, F&& f) const {
    m_slides->forEach(s, [&](Slide slide, Code next) { f(slide, next, search::Cost{1}); });
  }

 private:
  std::shared_ptr<const std::vector<Code>> m_goals;
  const TwoBlankSlides* m_slides = &TwoBlankSlides::in(Count::Moves);
};

}  // namespace

std::vector<Code> allPositions() {
  Placing placing;
  placing.place({}, 0, 2, false);
  return std::move(placing.positions);
}

std::vector<Code> goalPositions() {
  Placing placing;
  placing.place({patternOf(Shape::Large, kExit)}, cellsUnder(Shape::Large, pointOf(kExit)), 2, true);
  return std::move(placing.positions);
}

Atlas Atlas::make(const search::Limits& limits, const std::stop_token& stop) {
  Atlas atlas;
  try {
    search::BestFirst<FromGoals, search::BreadthFirst> sweep{FromGoals()};
    atlas.m_outcome = sweep.run(limits, stop);
    atlas.m_codes.reserve(sweep.nodes().size());
    // Nodes are numbered in the order in which they are met, which is that of their depths.
    for (search::NodeId n = 0; n < sweep.nodes().size(); ++n) {
      const search::Cost moves = sweep.nodes()[n].g;
      atlas.m_codes.push_back(sweep.nodes().state(n));
      if (moves >= atlas.m_ends.size()) atlas.m_ends.resize(moves + 1);
      atlas.m_ends[moves] = n + 1;
    }
  } catch (const std::bad_alloc&) {
    atlas.m_outcome = search::Outcome::MemoryLimit;
    atlas.m_ends.clear();
    atlas.m_codes.clear();
  }
  return atlas;
}

std::span<const Code> Atlas::needing(search::Cost moves) const {
  if (moves >= m_ends.size()) return {};
  const std::size_t begin = moves == 0 ? 0 : m_ends[moves - 1];
  return {m_codes.data() + begin, m_codes.data() + m_ends[moves]};
}

std::vector<Code> Atlas::find(search::Cost moves, std::size_t count, std::uint64_t seed) const {
  const std::span<const Code> all = needing(moves);
  std::vector<Code> drawn(all.begin(), all.end());
  std::ranges::sort(drawn);  // the draw depends on the positions, not on the order of the search
  Random(seed).shuffle(std::span(drawn));
  drawn.resize(std::min(drawn.size(), count));
  return drawn;
}

using search::Outcome;

Survey survey(const Board& board, const Position& start, const search::Limits& limits,
              const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget) {
  const search::Bounds bounds(limits.seconds, stop);
  Survey survey;
  try {
    const auto all = Component::enumerate(board, start, Count::Moves, limits, stop, budget);
    survey.outcome = all->outcome();
    // A goal that was met is met on a shortest way, whether or not this comes to its end.
    for (Component::Id n = 0; n < all->size() && !survey.best[0]; ++n)
      if (all->isGoal(n)) survey.best[0] = all->depth(n);
    if (!survey.isComplete()) return survey;
    survey.states = all->states();
    survey.goalStates = all->goals();
    search::MemoryAccount memory(budget);
    memory.setLimit(limits.bytes - std::min(limits.bytes, all->bytes()));
    const Component::Links links = all->links(bounds, memory);
    const Component::Id from[] = {0};
    for (const Count count : {Count::Moves, Count::Straight, Count::Steps}) {
      const auto k = static_cast<std::size_t>(count);
      const auto away = links.distances(count, from, bounds);
      survey.edges[k] = links.slides(count) / 2;  // once from either end
      survey.depth[k] = std::ranges::max(away);
      for (Component::Id n = 0; n < all->size(); ++n)
        if (all->isGoal(n)) survey.best[k] = std::min(survey.best[k].value_or(away[n]), away[n]);
    }
  } catch (const search::EndedEarly& ended) {
    survey.outcome = ended.outcome;
  } catch (const std::bad_alloc&) {
    survey.outcome = Outcome::MemoryLimit;
  }
  return survey;
}

Survey survey(Code start, const search::Limits& limits, const std::stop_token& stop) {
  const Board board = Board::of(start);
  return survey(board, board.opening(), limits, stop);
}

std::vector<Code> nearestGoals(Code start, Count count, const search::Limits& limits,
                               const std::stop_token& stop) {
  const Board board = Board::of(start);
  const auto all = Component::enumerate(board, board.opening(), count, limits, stop);
  std::vector<Code> nearest;
  if (!all->isComplete()) return nearest;
  search::Cost depth = search::kInfiniteCost;
  for (Component::Id n = 0; n < all->size() && all->depth(n) <= depth; ++n)
    if (all->isGoal(n)) {
      depth = all->depth(n);
      nearest.push_back(*board.codeOf(all->position(n, board.opening())));
    }
  return nearest;
}

}  // namespace searchlight::klotski
