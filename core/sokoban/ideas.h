// core/sokoban/ideas.h: what a level is searched by: pushes or moves, and the ideas that prune.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace searchlight::sokoban {

// What is made as small as possible. Pushes: and then nothing. Moves: every step of the worker, pushes included.
enum class Metric : std::uint8_t { Pushes, Moves };
inline constexpr std::array<std::string_view, 2> kMetricNames{"pushes", "moves"};

// Each may be switched off; no answer depends on them, only what it takes.
struct Ideas {
  bool deadSquares = true;  // no box onto a square that it could never leave for a goal
  bool freeze = true;    // no boxes that hold each other for good where one is off the goals; where all are
                         // on goals, the others must find goals of their own around them (with matching)
  bool corral = true;    // of an area that must be entered at once, no other pushes (pushes only)
  bool matching = true;  // boxes are counted to goals of their own; else each to its nearest
  // Of searches for any solution alone:
  bool features = true;  // cells of positions with the same features take turns, too (feature_search.h)
  bool tables = true;    // there, no two and no three boxes that could not be solved alone (box_tables.h)
  bool patterns = true;  // nor any few boxes that were found to be lost on the way (dead_patterns.h)
  bool pulls = true;     // also a search by features from the end by pulls, which those by pushes may meet
  // Of proofs that are left to choose their searches (prove.h) alone:
  bool bothEnds = true;  // a search from both ends takes turns with A*
  bool symmetry = true;  // there, positions that are images of each other are one
  friend bool operator==(const Ideas&, const Ideas&) = default;
};
// What they are called, and the switch of each. The first kIdeaNames prune everywhere; the others choose searches.
inline constexpr std::array<std::string_view, 10> kAllIdeaNames{
    "dead-squares", "freeze",   "corral", "matching",  "features",
    "tables",       "patterns", "pulls",  "both-ends", "symmetry"};
inline constexpr std::array<bool Ideas::*, kAllIdeaNames.size()> kIdeaSwitches{
    &Ideas::deadSquares, &Ideas::freeze,   &Ideas::corral, &Ideas::matching, &Ideas::features,
    &Ideas::tables,      &Ideas::patterns, &Ideas::pulls,  &Ideas::bothEnds, &Ideas::symmetry};
inline constexpr std::span kIdeaNames = std::span(kAllIdeaNames).first<4>();

// Those that are off, with commas: "freeze,corral"; empty: none is.
std::string withoutText(const Ideas& ideas);
// All but these. Nothing where one is not the name of an idea, which is told in `unknown` if there is one.
std::optional<Ideas> ideasWithout(std::string_view list, std::string* unknown = nullptr);

// Why a state is hopeless, as LevelProblem::deadlock() tells it.
enum class Deadlock : std::uint8_t { None, DeadSquare, Frozen, NoMatching, Together };

}  // namespace searchlight::sokoban
