// core/search/whole_graph.h: a problem without its goal, so that a search goes through all that can be reached.
//
//   BestFirst<WholeGraph<Klotski>, BreadthFirst> search(WholeGraph(klotski));   // usage
//   search.run();                                        // Exhausted; search.nodes() are all layouts, with their depths
//   makeSession(WholeGraph(klotski), options)            // the same to look at: seeksGoal() is false
#pragma once
#include <utility>

#include "core/search/states.h"

namespace searchlight::search {

// Everything else is as the problem has it, only that without a goal nothing is hopeless and there is nowhere to search
// back from.
template <Problem P>
class WholeGraph : public P {
 public:
  using Domain = DomainOf<P>;
  static constexpr bool kSeeksGoal = false;
  explicit WholeGraph(P problem) : P(std::move(problem)) {}

  bool isGoal(const typename P::State&) const { return false; }
  template <class F>
  void forEachGoal(F&&) const = delete;
  template <class... Move>
  std::uint8_t deadlock(const Move&...) const = delete;
};

}  // namespace searchlight::search
