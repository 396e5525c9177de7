// core/sokoban/ends_search.cpp: pulls in both metrics, and folding by symmetry.
#include "core/sokoban/ends_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/search/both_ends.h"
#include "core/search/run_search.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::sokoban {

namespace {

using Image = std::vector<Square>;  // by square: where it comes to

// All turns and reflections but the one that changes nothing under which walls, goals and the opening's boxes look the same.
std::vector<Image> symmetriesOf(const Ground& ground) {
  const Board& board = ground.board();
  const Position& opening = board.opening();
  std::array<int, 2> low{1 << 20, 1 << 20}, high{-1, -1};
  for (std::size_t s = 0; s < ground.squareCount(); ++s) {
    const Point p = board.point(ground.cell(static_cast<Square>(s)));
    low = {std::min(low[0], p.x), std::min(low[1], p.y)};
    high = {std::max(high[0], p.x), std::max(high[1], p.y)};
  }
  const int width = high[0] - low[0], height = high[1] - low[1];
  std::vector<Image> images;
  for (unsigned symmetry = 1; symmetry < 8; ++symmetry) {
    const bool swaps = (symmetry & 4) != 0;
    if (swaps && width != height) continue;
    Image image(ground.squareCount());
    bool fits = true;
    for (std::size_t s = 0; s < image.size() && fits; ++s) {
      const auto from = static_cast<Square>(s);
      const Point p = board.point(ground.cell(from));
      Point to{p.x - low[0], p.y - low[1]};
      if (swaps) std::swap(to.x, to.y);
      if ((symmetry & 1) != 0) to.x = width - to.x;
      if ((symmetry & 2) != 0) to.y = height - to.y;
      const Square there = ground.square(board.cell({to.x + low[0], to.y + low[1]}));
      fits = there != kNoSquare && ground.isGoal(there) == ground.isGoal(from) &&
             opening.hasBox(ground.cell(there)) == opening.hasBox(ground.cell(from));
      image[s] = there;
    }
    if (fits) images.push_back(std::move(image));
  }
  return images;
}

// A level that is searched from both ends, counting pushes or moves.
template <std::size_t Words>
class EndsProblem : public LevelProblem<Words> {
 public:
  using Base = LevelProblem<Words>;
  using State = typename Base::State;

  EndsProblem(const SharedGround& ground, const LevelQuestion& question, bool folds,
              const search::Bounds& bounds)
      : Base(ground, question.metric, question.ideas, numberingOf(question.ideas, search::Recording::Silent)),
        m_fromOpening(*ground, ground->fromOpening(), this->m_boxCount, false),
        m_bounds(bounds) {
    if (question.workerEnd != kNoCell)
      this->setWorkerEnd(ground->square(question.workerEnd));
    else if (folds)
      m_images = symmetriesOf(*ground);
  }

  // Counting moves the worker is where his last push has left him.
  template <class F>
  void forEachGoal(F&& f) const {
    Base::forEachGoal([&](State s) {
      m_bounds.look();
      if (this->m_metric == Metric::Pushes) {
        if (this->isGoal(s)) f(s);
        return;
      }
      this->walkFrom(s, s.worker);
      const std::vector<Square> reached(this->m_open.begin(),
                                        this->m_open.begin() + static_cast<std::ptrdiff_t>(this->m_met));
      for (const Square worker : reached) {
        s.worker = worker;
        if (mayHavePushed(s, worker) && this->isGoal(s)) f(s);
      }
    });
  }
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    if (this->m_metric == Metric::Pushes) return Base::forEachPredecessor(s, f);
    // The push that left the worker there, after a walk from wherever the one before it had left him.
    m_before.clear();
    for (const Direction d : kStraight) {
      const Square ahead = beside(s.worker, d), behind = beside(s.worker, opposite(d));
      if (ahead == kNoSquare || behind == kNoSquare || s.worker >= this->m_bits) continue;
      if (!this->hasBox(s, ahead) || this->hasBox(s, behind)) continue;
      State before = s;
      before.flip(ahead);
      before.flip(s.worker);
      this->walkFrom(before, behind);
      for (std::size_t i = 0; i < this->m_met; ++i) {
        before.worker = this->m_open[i];
        if (mayHavePushed(before, before.worker))
          m_before.push_back({before, {s.worker, d}, this->m_walk[before.worker] + 1u});
      }
    }
    for (std::size_t i = 0; i < m_before.size(); ++i)
      f(m_before[i].push, m_before[i].state, m_before[i].cost);
  }

  // At least so many pushes from the opening; boxes are counted to places of their own there, as to the goals.
  search::Cost backwardHeuristic(const State& s) const {
    return counts() ? Base::bounded(m_fromOpening.of(s)) : 0;
  }
  search::Cost backwardHeuristicAfter(const State& s, Push push, const State& before) const {
    return counts()
               ? Base::bounded(m_fromOpening.after(s, beside(push.box, push.direction), push.box, before))
               : 0;
  }

  // The image with the least boxes, and of these with the least worker.
  State representative(const State& s) const {
    State least = s;
    if (s.worker == Base::kOnDeadSquare) return least;  // it is to be pruned
    for (const Image& image : m_images) {
      State other;
      s.forEachBox([&](Square box) { other.flip(image[box]); });
      if (other.boxes > least.boxes) continue;
      other.worker = image[s.worker];
      if (this->m_metric == Metric::Pushes) other.worker = this->normalised(other);
      if (other.boxes < least.boxes || other.worker < least.worker) least = other;
    }
    return least;
  }

  // A path of representatives as one of states: from the opening on, the cheapest push that leads to the next one's image.
  std::vector<State> unfolded(const std::vector<State>& kept) const {
    EndsProblem free = *this;
    free.m_ideas.corral = false;  // pulls know nothing of corrals
    std::vector<State> states{this->start()};
    for (std::size_t i = 1; i < kept.size(); ++i) {
      std::optional<State> best;
      search::Cost least = search::kInfiniteCost;
      std::vector<std::pair<State, search::Cost>> after;
      free.forEachSuccessor(states.back(), [&](Push push, const State& next, search::Cost cost) {
        if (!this->m_ground->isDead(beside(push.box, push.direction))) after.emplace_back(next, cost);
      });
      for (const auto& [next, cost] : after)
        if (cost < least && representative(next) == kept[i]) {
          best = next;
          least = cost;
        }
      states.push_back(best.value());
    }
    return states;
  }

 private:
  struct Before {
    State state;
    Push push;
    search::Cost cost;
  };
  Square beside(Square s, Direction d) const { return this->m_ground->beside(s, d); }
  bool counts() const { return this->m_ideas.matching && !this->m_ground->fromOpening().pushes.empty(); }
  // Whether the worker may be where he is because he has pushed a box. REQUIRES: he is not on one.
  bool mayHavePushed(const State& s, Square worker) const {
    if (worker >= this->m_bits) return false;  // a box has been there
    return std::any_of(kStraight.begin(), kStraight.end(), [&](Direction d) {
      const Square ahead = beside(worker, d), behind = beside(worker, opposite(d));
      return ahead != kNoSquare && behind != kNoSquare && this->hasBox(s, ahead) && !this->hasBox(s, behind);
    });
  }

  std::vector<Image> m_images;
  mutable std::vector<Before> m_before;
  mutable LevelMatching<State> m_fromOpening;
  search::Bounds m_bounds;
};

template <std::size_t Words>
class EndsSearchOver final : public EndsSearch {
 public:
  EndsSearchOver(const SharedGround& ground, const LevelQuestion& question, bool folds,
                 std::shared_ptr<search::MemoryAccount> memory, const search::Bounds& bounds)
      : m_search(EndsProblem<Words>(ground, question, folds, bounds), std::move(memory)) {}

  search::Outcome advance(std::chrono::steady_clock::time_point deadline, std::uint64_t expansions) override {
    return search::runUntil(m_search, deadline, expansions / m_search.kAtOnce);
  }
  const search::Stats& stats() const override { return m_search.stats(); }
  search::Cost lowerBound() const override { return m_search.lowerBound(); }
  void raiseBound(search::Cost bound) override { m_search.raiseBound(bound); }
  search::Cost solutionCost() const override { return m_search.solutionCost(); }
  std::vector<Position> positions() const override {
    std::vector<Position> positions;
    for (const auto& state : m_search.problem().unfolded(m_search.pathStates()))
      positions.push_back(m_search.problem().position(state));
    return positions;
  }

 private:
  search::BothEnds<EndsProblem<Words>> m_search;
};

}  // namespace

std::unique_ptr<EndsSearch> makeEndsSearch(const SharedGround& ground, const LevelQuestion& question,
                                           bool folds, std::shared_ptr<search::MemoryAccount> memory,
                                           const search::Bounds& bounds) {
  const Board& board = ground->board();
  if (goalChoices(board.goals().size(), board.opening().boxes.size()) > kMostGoalChoicesInTurns)
    return nullptr;
  std::unique_ptr<EndsSearch> made;
  withWidth(*ground, numberingOf(question.ideas, search::Recording::Silent), [&](auto words) {
    if constexpr (words != 0)
      made = std::make_unique<EndsSearchOver<words>>(ground, question, folds, std::move(memory), bounds);
  });
  return made;
}

}  // namespace searchlight::sokoban
