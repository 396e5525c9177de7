// core/klotski/survey.cpp: three sweeps and what they met.
#include "core/klotski/survey.h"

#include <algorithm>
#include <chrono>
#include <new>

#include "core/klotski/pieces_problem.h"
#include "core/search/best_first.h"
#include "core/search/whole_graph.h"

namespace searchlight::klotski {
namespace {

using search::Outcome;

// Fills in what one count tells; the ending is the sweep's.
template <class P>
Outcome sweep(Survey& survey, const P& problem, const search::Limits& limits, const std::stop_token& stop,
              const std::shared_ptr<search::MemoryBudget>& budget) {
  const auto count = static_cast<std::size_t>(problem.count());
  search::BestFirst<search::WholeGraph<P>, search::BreadthFirst> all{
      search::WholeGraph<P>(problem), {}, {}, {}, std::make_shared<search::MemoryAccount>(budget)};
  const Outcome outcome = all.run(limits, stop);
  std::uint64_t goals = 0;
  search::Cost depth = 0;
  for (search::NodeId n = 0; n < all.nodes().size(); ++n) {
    const search::Cost g = all.nodes()[n].g;
    depth = std::max(depth, g);
    if (!problem.isGoal(all.nodes().state(n))) continue;
    ++goals;
    // A goal that was met is met on a shortest way, whether or not the sweep came to its end.
    survey.best[count] = std::min(survey.best[count].value_or(g), g);
  }
  if (outcome != Outcome::Exhausted) return outcome;
  survey.states = all.nodes().size();
  survey.goalStates = goals;
  survey.edges[count] = all.stats().generated / 2;  // once from either end
  survey.depth[count] = depth;
  return outcome;
}

}  // namespace

Survey survey(const Board& board, const Placement& start, const search::Limits& limits,
              const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget) {
  const auto started = std::chrono::steady_clock::now();
  Survey survey;
  for (const Count count : {Count::Moves, Count::Straight, Count::Steps}) {
    search::Limits left = limits;
    const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - started;
    left.seconds = std::max(limits.seconds - gone.count(), 0.0);
    try {
      survey.outcome = withProblem(board, start, count, [&](const auto& problem) {
        return sweep(survey, problem, left, stop, budget);
      });
    } catch (const std::bad_alloc&) {
      survey.outcome = Outcome::MemoryLimit;
    }
    if (!survey.isComplete()) break;
  }
  return survey;
}

Survey survey(Code start, const search::Limits& limits, const std::stop_token& stop) {
  const Board board = Board::of(start);
  return survey(board, board.opening(), limits, stop);
}

std::vector<Code> nearestGoals(Code start, Count count, const search::Limits& limits,
                               const std::stop_token& stop) {
  const SlideProblem problem(start, count);
  search::BestFirst<search::WholeGraph<SlideProblem>, search::BreadthFirst> all{
      search::WholeGraph<SlideProblem>(problem)};
  std::vector<Code> nearest;
  if (all.run(limits, stop) != Outcome::Exhausted) return nearest;
  search::Cost depth = search::kInfiniteCost;
  for (search::NodeId n = 0; n < all.nodes().size() && all.nodes()[n].g <= depth; ++n)
    if (problem.isGoal(all.nodes().state(n))) {
      depth = all.nodes()[n].g;
      nearest.push_back(all.nodes().state(n));
    }
  return nearest;
}

}  // namespace searchlight::klotski
