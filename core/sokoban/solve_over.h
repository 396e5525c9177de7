// core/sokoban/solve_over.h: sessions over levels with states of one width. Every search over one of them is compiled in a file of
// its own, since that takes long: core/CMakeLists.txt makes it of search/solve_over.cpp.in.
#pragma once
#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

#include "core/search/session.h"
#include "core/sokoban/level_problem.h"
#include "core/sokoban/pull_problem.h"
#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

// 128 squares hold nearly all levels that people play, 1,024 nearly all that can be hoped to be solved; the third holds any.
using NarrowLevel = LevelProblem<2>;
using WideLevel = LevelProblem<16>;
using HugeLevel = LevelProblem<0>;

// What a level is searched as. Live squares are enough where nobody is shown what was pruned.
inline Numbering numberingOf(const Ideas& ideas, search::Recording recording) {
  return ideas.deadSquares && recording == search::Recording::Silent ? Numbering::LiveSquares
                                                                     : Numbering::AllSquares;
}

// Calls f with the width that the level fits in, as std::integral_constant: 2 or 16 words, 0 where it is larger than any.
template <class F>
void withWidth(const Ground& ground, Numbering numbering, F&& f) {
  if (NarrowLevel::fits(ground, numbering))
    f(std::integral_constant<std::size_t, 2>());
  else if (WideLevel::fits(ground, numbering))
    f(std::integral_constant<std::size_t, 16>());
  else
    f(std::integral_constant<std::size_t, 0>());
}

// Calls f with the session as what it is; false for one of another kind.
template <class F>
bool withLevelSession(const search::Session& session, F&& f) {
  const auto tried = [&]<class P>(const P*) {
    const auto* ours = dynamic_cast<const search::SessionFor<P>*>(&session);
    if (ours) f(*ours);
    return ours != nullptr;
  };
  return tried(static_cast<const NarrowLevel*>(nullptr)) || tried(static_cast<const WideLevel*>(nullptr)) ||
         tried(static_cast<const HugeLevel*>(nullptr));
}

// The positions along the path that a session over such a problem has found.
template <class P>
std::vector<Position> positionsAlong(const P& problem, const search::StateList& path) {
  std::vector<Position> positions;
  for (const auto& state : static_cast<const search::StatesFor<P>&>(path).states)
    positions.push_back(problem.position(state));
  return positions;
}

}  // namespace searchlight::sokoban

SEARCHLIGHT_SESSIONS_OVER(sokoban::NarrowLevel, extern)
SEARCHLIGHT_SESSIONS_OVER(sokoban::WideLevel, extern)
SEARCHLIGHT_SESSIONS_OVER(sokoban::HugeLevel, extern)
