// core/klotski/solve.h: any search of the catalogue on a position, and the slides that it found; sessions over them.
#pragma once
#include <memory>
#include <stop_token>
#include <vector>

#include "core/klotski/known_goals.h"
#include "core/klotski/pieces_problem.h"
#include "core/klotski/problem.h"
#include "core/klotski/slides.h"
#include "core/search/session.h"
#include "core/setup/option_table.h"

namespace searchlight::klotski {

// Whether positions can be searched by this algorithm: those that need a grid cannot.
bool canSearch(search::Algorithm algorithm);

// ---- Over a problem: SlideProblem, FoldedProblem, FewPieces, ManyPieces ----

template <class P>
struct SolutionOf {
  search::Outcome outcome{};
  bool isBeforeSearch = false;            // a limit was met while the goals were being listed
  search::Stats stats;                    // of the search alone
  double setupSeconds = 0, seconds = 0;   // before it began, and searching
  std::vector<typename P::State> states;  // from the start to a goal; empty unless solved
  std::vector<Slide> slides;              // between them
};
using Solution = SolutionOf<SlideProblem>;

// Silent, to its end or to a limit; both limits and the token are for the set-up as well. (A bidirectional search needs all
// goals that can be reached: for it all there is is gone through first.) REQUIRES: canSearch(algorithm).
template <class P>
SolutionOf<P> solve(const P& problem, const search::SessionOptions& options, search::Limits limits = {},
                    const std::stop_token& stop = {});
template <class P>
SolutionOf<P> solve(const P& problem, search::Algorithm algorithm, const search::Limits& limits = {},
                    const std::stop_token& stop = {}) {
  search::SessionOptions options;
  options.algorithm = algorithm;
  return solve(problem, options, limits, stop);
}

// A bidirectional session. Null where a limit was met while its goals were being found: `outcome` says which. What they took
// is taken off the limits. (search::makeSession, below, makes all others.)
template <class P>
std::unique_ptr<search::SessionFor<KnownGoals<P>>> makeTwoSided(const P& problem,
                                                                const search::SessionOptions& options,
                                                                search::Limits& limits,
                                                                const std::stop_token& stop,
                                                                search::Outcome& outcome);

// The same over goals that are known already. REQUIRES: they are all that can be reached from the problem's start.
template <class P>
std::unique_ptr<search::SessionFor<KnownGoals<P>>> makeOverGoals(const P& problem,
                                                                 typename KnownGoals<P>::Goals goals,
                                                                 const search::SessionOptions& options);

// ---- Over a board: whichever problem it has ----

struct BoardSolution {
  search::Outcome outcome{};
  bool isBeforeSearch = false;  // as above
  search::Stats stats;
  double setupSeconds = 0, seconds = 0;
  std::vector<Position> positions;  // from the start to a goal; empty unless solved
  std::vector<PieceSlide> slides;   // between them
};
// With mirror images folded (of the 5 x 4 family; nothing else changes for other boards) some half of the states are searched,
// and the solution is the opening's own all the same. REQUIRES: canSearch() of the algorithm; the position is legal.
BoardSolution solve(const Board& board, const Position& start, Count count,
                    const search::SessionOptions& options, const search::Limits& limits = {},
                    const std::stop_token& stop = {}, Mirrors mirrors = Mirrors::Apart);
inline BoardSolution solve(const Board& board, const Position& start, Count count,
                           search::Algorithm algorithm, const search::Limits& limits = {},
                           const std::stop_token& stop = {}, Mirrors mirrors = Mirrors::Apart) {
  search::SessionOptions options;
  options.algorithm = algorithm;
  return solve(board, start, count, options, limits, stop, mirrors);
}

// A session to watch. Null where the algorithm cannot search positions; for a bidirectional one also where a limit was met
// while its goals were being found, which takes as long as a survey: do it on a thread, where a board may be large.
std::unique_ptr<search::Session> makeSession(const Board& board, const Position& start, Count count,
                                             const search::SessionOptions& options,
                                             search::Limits limits = {}, const std::stop_token& stop = {},
                                             Mirrors mirrors = Mirrors::Apart);
// The same at once, for goals are known already (Component::goalList(), where mirror images are apart) to the one search that
// needs them. Null where they are needed and not there, or of another kind of board.
std::unique_ptr<search::Session> makeSession(const Board& board, const Position& start, Count count,
                                             const search::SessionOptions& options, const GoalList* goals,
                                             Mirrors mirrors = Mirrors::Apart);
// What a node of such a session is, equal pieces named so that as few as possible seem to have moved from `near`; nothing
// for a session of another kind, or over other walls, pieces or goals than the board's. Where mirror images are folded it is the one
// of two that is a slide from `near`. REQUIRES: the session has the node; `near` is legal on the board.
std::optional<Position> positionOf(const Board& board, const search::Session& session, search::NodeId node,
                                   const Position& near);
// The node of a position, or kNoNode; also for such sessions. REQUIRES: the position is legal on the board.
search::NodeId nodeOf(const Board& board, const search::Session& session, const Position& position);

struct SlideOptions {
  Count count = Count::Moves;
  setup::SearchChoice search;
  Mirrors mirrors = Mirrors::Apart;  // of the 5 x 4 family; others have none
  friend bool operator==(const SlideOptions&, const SlideOptions&) = default;
};

const setup::Options<SlideOptions>& slideOptions();

}  // namespace searchlight::klotski

// Compiled once each. search::makeSession is null for a bidirectional search.
// NOLINTBEGIN(bugprone-macro-parentheses): a type cannot stand in any
#define SEARCHLIGHT_SLIDING_IS_COMPILED(P)                                                                 \
  SEARCHLIGHT_SESSIONS_OVER(P, extern)                                                                     \
  namespace searchlight {                                                                                  \
  extern template std::unique_ptr<search::SessionFor<klotski::KnownGoals<P>>> klotski::makeTwoSided(       \
      const P&, const search::SessionOptions&, search::Limits&, const std::stop_token&, search::Outcome&); \
  extern template std::unique_ptr<search::SessionFor<klotski::KnownGoals<P>>> klotski::makeOverGoals(      \
      const P&, klotski::KnownGoals<P>::Goals, const search::SessionOptions&);                             \
  extern template klotski::SolutionOf<P> klotski::solve(const P&, const search::SessionOptions&,           \
                                                        search::Limits, const std::stop_token&);           \
  }
// NOLINTEND(bugprone-macro-parentheses)
SEARCHLIGHT_SLIDING_IS_COMPILED(klotski::SlideProblem)
SEARCHLIGHT_SLIDING_IS_COMPILED(klotski::FoldedProblem)
SEARCHLIGHT_SLIDING_IS_COMPILED(klotski::FewPieces)
SEARCHLIGHT_SLIDING_IS_COMPILED(klotski::ManyPieces)
#undef SEARCHLIGHT_SLIDING_IS_COMPILED
