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
#include "core/search/derived_problems.h"
#include "core/search/memory_budget.h"
#include "core/search/states.h"

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

// Such a list of whichever problem a board has: found once (component.h), used by as many sessions as are wanted.
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

// state(i) for each i below `count`, in a list that its memory is taken for from the budget (null: unbounded) as long as it lives.
// Throws std::bad_alloc.
template <class P, class F>
typename KnownGoals<P>::Goals listGoals(std::size_t count, F&& state,
                                        const std::shared_ptr<search::MemoryBudget>& budget) {
  using State = typename P::State;
  struct Held {
    explicit Held(const std::shared_ptr<search::MemoryBudget>& from) : memory(from) {}
    search::MemoryAccount memory;
    std::vector<State> states;
  };
  const auto held = std::make_shared<Held>(budget);
  held->memory.take(count * sizeof(State));
  held->states.reserve(count);
  for (std::size_t i = 0; i < count; ++i) held->states.push_back(state(i));
  return typename KnownGoals<P>::Goals(held, &held->states);
}

// Goes through all that can be reached; null where a limit was met before, and `outcome` says which (else Exhausted). Takes from the
// budget (null: unbounded). Throws std::bad_alloc where there is no memory for the list.
template <class P>
typename KnownGoals<P>::Goals goalsOf(const P& problem, const search::Limits& limits,
                                      const std::stop_token& stop, search::Outcome& outcome,
                                      const std::shared_ptr<search::MemoryBudget>& budget) {
  const auto memory = std::make_shared<search::MemoryAccount>(budget);
  search::BestFirst<search::WholeGraph<P>, search::BreadthFirst> all{
      search::WholeGraph<P>(problem), {}, {}, {}, memory};
  outcome = all.run(limits, stop);
  if (outcome != search::Outcome::Exhausted) return nullptr;
  std::vector<search::NodeId, search::AccountAllocator<search::NodeId>> goals{
      search::AccountAllocator<search::NodeId>(*memory)};
  for (search::NodeId n = 0; n < all.nodes().size(); ++n)
    if (problem.isGoal(all.nodes().state(n))) goals.push_back(n);
  return listGoals<P>(
      goals.size(), [&](std::size_t i) { return all.nodes().state(goals[i]); }, budget);
}

}  // namespace searchlight::klotski
