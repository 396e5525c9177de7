// core/klotski/way.cpp: the same problem with one goal.
#include "core/klotski/way.h"

#include "core/search/best_first.h"

namespace searchlight::klotski {
namespace {

// The search does not ask the heuristic, which is about the large piece.
class OneGoal : public SlideProblem {
 public:
  OneGoal(Code from, Code to, Count count) : SlideProblem(from, count), m_goal(to) {}
  bool isGoal(Code s) const { return s == m_goal; }

 private:
  Code m_goal;
};

}  // namespace

CodeWay wayBetween(Code from, Code to, Count count, const search::Limits& limits,
                   const std::stop_token& stop) {
  search::BestFirst<OneGoal, search::BreadthFirst> search{OneGoal(from, to, count)};
  CodeWay way;
  way.outcome = search.run(limits, stop);
  for (const search::NodeId n : search.path()) way.codes.push_back(search.nodes().state(n));
  return way;
}

}  // namespace searchlight::klotski
