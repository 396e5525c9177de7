// core/sokoban/pull_problem.h: a level from its end: boxes are pulled from the goals to where they begin.
#pragma once
#include <memory>
#include <vector>

#include "core/sokoban/level_problem.h"

namespace searchlight::sokoban {

// It starts from every solved state and ends at the opening; its moves are the pushes, backwards. Counted in pushes. What the
// bound sends boxes to are their places in the opening. REQUIRES: LevelProblem's, and goalChoices() can be gone through.
template <std::size_t Words>
class PullProblem : public LevelProblem<Words> {
 public:
  using Base = LevelProblem<Words>;
  using State = typename Base::State;

  PullProblem(const std::shared_ptr<const Ground>& ground, const Ideas& ideas, Numbering numbering)
      : Base(ground, Metric::Pushes, ideas, numbering, ground->fromOpening()) {}

  template <class F>
  void forEachStart(F&& f) const {
    if (!this->m_isHopeless) Base::forEachGoal(f);
  }
  bool isGoal(const State& s) const { return s == Base::start(); }
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    Base::forEachPredecessor(s, f);
  }
  template <class F>
  void forEachGoal(F&&) const = delete;
  template <class F>
  void forEachPredecessor(const State&, F&&) const = delete;

  search::Cost heuristicAfter(const State& parent, search::Cost, Push push, const State& next) const {
    if (!this->m_ideas.matching) return Base::nearest(next);
    return Base::bounded(
        this->follow(parent, this->m_ground->beside(push.box, push.direction), push.box, next));
  }
  std::uint8_t deadlock(const State& parent, Push push, const State& next) const {
    const Square gone = this->m_ground->beside(push.box, push.direction);
    const bool isLost =
        this->m_ideas.matching && this->follow(parent, gone, push.box, next) >= Matching::kNone;
    return static_cast<std::uint8_t>(isLost ? Deadlock::NoMatching : Deadlock::None);
  }
};

}  // namespace searchlight::sokoban
