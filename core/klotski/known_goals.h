// core/klotski/known_goals.h: a sliding problem with a list of its goals, so that it can be searched from them, too.
//
// A slide is undone by a slide, so predecessors are successors; what a problem cannot name are its goals, for the other
// pieces may stand anywhere. They are found by going through everything that can be reached.
#pragma once
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/klotski/slides.h"
#include "core/search/best_first.h"
#include "core/search/states.h"
#include "core/search/whole_graph.h"

namespace searchlight::klotski {

template <class P>
class KnownGoals : public P {
 public:
  using State = typename P::State;
  using Domain = search::DomainOf<P>;
  using Goals = std::shared_ptr<const std::vector<State>>;

  KnownGoals(P problem, Goals goals) : P(std::move(problem)), m_goals(std::move(goals)) {}
  template <class F>
  void forEachGoal(F&& f) const {
    for (const State& goal : *m_goals) f(goal);
  }
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    this->forEachSuccessor(s, [&](Slide slide, const State& from, search::Cost cost) {
      f(Slide{slide.to, slide.from}, from, cost);
    });
  }

 private:
  Goals m_goals;
};

// Such a list of whichever problem a board has: found once (Remaining), used by as many sessions as are wanted.
class GoalList {
 public:
  virtual ~GoalList() = default;
};
template <class P>
class GoalListFor final : public GoalList {
 public:
  explicit GoalListFor(typename KnownGoals<P>::Goals goals) : m_goals(std::move(goals)) {}
  const typename KnownGoals<P>::Goals& goals() const { return m_goals; }

 private:
  typename KnownGoals<P>::Goals m_goals;
};

// Goes through all that can be reached; null where a limit was met before, and `outcome` says which (else Exhausted).
template <class P>
typename KnownGoals<P>::Goals goalsOf(const P& problem, const search::Limits& limits,
                                      const std::stop_token& stop, search::Outcome& outcome) {
  search::BestFirst<search::WholeGraph<P>, search::BreadthFirst> all{search::WholeGraph<P>(problem)};
  outcome = all.run(limits, stop);
  if (outcome != search::Outcome::Exhausted) return nullptr;
  auto goals = std::make_shared<std::vector<typename P::State>>();
  for (search::NodeId n = 0; n < all.nodes().size(); ++n)
    if (problem.isGoal(all.nodes().state(n))) goals->push_back(all.nodes().state(n));
  return goals;
}

}  // namespace searchlight::klotski
