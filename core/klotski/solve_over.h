// core/klotski/solve_over.h: what solve.h promises, for one problem. It compiles every search over it, which takes long: only
// for the files that core/CMakeLists.txt makes of search/solve_over.cpp.in, one a problem.
#pragma once
#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

#include "core/klotski/solve.h"
#include "core/search/make_session.h"
#include "core/search/measured_time.h"

namespace searchlight::klotski {

template <class P>
std::unique_ptr<search::SessionFor<KnownGoals<P>>> makeOverGoals(const P& problem,
                                                                 typename KnownGoals<P>::Goals goals,
                                                                 const search::SessionOptions& options) {
  return search::makeSessionOf<search::Algorithm::Bidirectional, search::Algorithm::MeetInTheMiddle>(
      KnownGoals<P>(problem, std::move(goals)), options);
}

template <class P>
std::unique_ptr<search::SessionFor<KnownGoals<P>>> makeTwoSided(const P& problem,
                                                                const search::SessionOptions& options,
                                                                search::Limits& limits,
                                                                const std::stop_token& stop,
                                                                search::Outcome& outcome) {
  const auto started = std::chrono::steady_clock::now();
  const auto goals = goalsOf(problem, limits, stop, outcome, options.budget);
  if (!goals) return nullptr;
  const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - started;
  limits.seconds = std::max(limits.seconds - gone.count(), 0.0);
  return makeOverGoals(problem, goals, options);
}

template <class P>
SolutionOf<P> solve(const P& problem, const search::SessionOptions& options, search::Limits limits,
                    const std::stop_token& stop) {
  SolutionOf<P> solution;
  search::SplitTime time(solution.setupSeconds, solution.seconds);
  const auto run = [&](auto session) {
    time.beginSearch();
    solution.outcome = session->run(limits, stop);
    time.endSearch();
    solution.stats = session->stats();
    if (solution.outcome != search::Outcome::Solved) return;
    const search::States path = session->pathStates();  // owns what is gone through
    solution.states = static_cast<const search::StatesFor<P>&>(*path).states;
  };
  try {
    if (!search::goesFromBothEnds(options.algorithm)) {
      run(search::makeSession(problem, options));
    } else {
      solution.isBeforeSearch = true;
      auto session = makeTwoSided(problem, options, limits, stop, solution.outcome);
      solution.isBeforeSearch = !session;
      if (session) run(std::move(session));
    }
  } catch (const std::bad_alloc&) {
    solution.outcome = search::Outcome::MemoryLimit;
  }
  time.endSearch();
  for (std::size_t i = 1; i < solution.states.size(); ++i) {
    bool isFound = false;
    problem.forEachSuccessor(solution.states[i - 1],
                             [&](Slide slide, const typename P::State& next, search::Cost) {
                               if (isFound || !(next == solution.states[i])) return;
                               solution.slides.push_back(slide);
                               isFound = true;
                             });
  }
  return solution;
}

}  // namespace searchlight::klotski

// What solve.h promises of one problem P beside sessions, written where it is compiled.
// NOLINTBEGIN(bugprone-macro-parentheses): a type cannot stand in any
#define SEARCHLIGHT_SOLUTIONS_OVER(P)                                                                      \
  namespace searchlight {                                                                                  \
  template std::unique_ptr<search::SessionFor<klotski::KnownGoals<P>>> klotski::makeTwoSided(              \
      const P&, const search::SessionOptions&, search::Limits&, const std::stop_token&, search::Outcome&); \
  template std::unique_ptr<search::SessionFor<klotski::KnownGoals<P>>> klotski::makeOverGoals(             \
      const P&, klotski::KnownGoals<P>::Goals, const search::SessionOptions&);                             \
  template klotski::SolutionOf<P> klotski::solve(const P&, const search::SessionOptions&, search::Limits,  \
                                                 const std::stop_token&);                                  \
  }
// NOLINTEND(bugprone-macro-parentheses)
