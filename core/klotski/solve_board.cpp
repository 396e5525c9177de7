// core/klotski/solve_board.cpp: searches over a board, whichever problem it has.
#include <algorithm>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/klotski/solve.h"
#include "core/search/measured_time.h"

namespace searchlight::klotski {
namespace {

// Calls f(session) with what the session really is; false where it is none of ours.
template <class F>
bool withSession(const search::Session& session, F&& f) {
  const auto tried = [&]<class P>(const P*) {
    if (const auto* ours = dynamic_cast<const search::SessionFor<P>*>(&session)) {
      f(*ours);
      return true;
    }
    return false;
  };
  const auto both = [&]<class P>(const P* p) {
    return tried(p) || tried(static_cast<const KnownGoals<P>*>(nullptr));
  };
  return both(static_cast<const SlideProblem*>(nullptr)) ||
         both(static_cast<const FoldedProblem*>(nullptr)) || both(static_cast<const FewPieces*>(nullptr)) ||
         both(static_cast<const ManyPieces*>(nullptr));
}

// Whether the problem's states are positions of this board's pieces.
bool isOver(const Board& board, const SlideProblem& problem) {
  const auto opening = board.codeOf(board.opening());
  return opening && piecesOf(*opening) == piecesOf(problem.start());
}
template <std::size_t Words>
bool isOver(const Board& board, const PiecesProblem<Words>& problem) {
  const Board::Parts &ours = board.parts(), &theirs = problem.board().parts();
  return &ours == &theirs ||
         (ours.width == theirs.width && ours.height == theirs.height && ours.walls == theirs.walls &&
          ours.pieces == theirs.pieces && ours.goals == theirs.goals);
}

// Null where they are another problem's.
template <class P>
typename KnownGoals<P>::Goals goalsFor(const P&, const GoalList* goals) {
  const auto* ours = dynamic_cast<const GoalListFor<P>*>(goals);
  return ours ? ours->goals() : nullptr;
}
KnownGoals<FoldedProblem>::Goals goalsFor(const FoldedProblem&, const GoalList* goals) {
  const auto* apart = dynamic_cast<const GoalListFor<SlideProblem>*>(goals);
  if (!apart) return nullptr;
  auto classes = std::make_shared<std::vector<Code>>();
  for (const Code goal : *apart->goals()) classes->push_back(folded(goal));
  std::ranges::sort(*classes);
  classes->erase(std::unique(classes->begin(), classes->end()), classes->end());
  return classes;
}

// REQUIRES: one piece alone has moved.
PieceSlide slideBetween(const Board& board, const Position& before, const Position& after) {
  int piece = 0;
  while (before.cell(piece) == after.cell(piece)) ++piece;
  return {piece, board.anchor(before, piece), board.anchor(after, piece)};
}

}  // namespace

bool canSearch(search::Algorithm algorithm) { return search::isGeneral(algorithm); }

BoardSolution solve(const Board& board, const Position& start, Count count,
                    const search::SessionOptions& options, const search::Limits& limits,
                    const std::stop_token& stop, Mirrors mirrors) {
  BoardSolution solution;
  search::SplitTime time(solution.setupSeconds, solution.seconds);
  withProblem(board, start, count, mirrors, [&](const auto& problem) {
    time.endSearch();  // its tables are made; the rest tells its own times
    auto found = solve(problem, options, limits, stop);
    solution.outcome = found.outcome;
    solution.isBeforeSearch = found.isBeforeSearch;
    solution.stats = found.stats;
    solution.setupSeconds += found.setupSeconds;
    solution.seconds = found.seconds;
    for (const auto& state : found.states)
      solution.positions.push_back(
          positionIn(board, problem, state, solution.positions.empty() ? start : solution.positions.back()));
    for (std::size_t i = 1; i < solution.positions.size(); ++i)
      solution.slides.push_back(slideBetween(board, solution.positions[i - 1], solution.positions[i]));
  });
  return solution;
}

std::unique_ptr<search::Session> makeSession(const Board& board, const Position& start, Count count,
                                             const search::SessionOptions& options, search::Limits limits,
                                             const std::stop_token& stop, Mirrors mirrors) {
  if (!canSearch(options.algorithm)) return nullptr;
  return withProblem(board, start, count, mirrors, [&](auto problem) -> std::unique_ptr<search::Session> {
    search::Outcome outcome{};
    if (search::goesFromBothEnds(options.algorithm))
      return makeTwoSided(problem, options, limits, stop, outcome);
    return search::makeSession(std::move(problem), options);
  });
}

std::unique_ptr<search::Session> makeSession(const Board& board, const Position& start, Count count,
                                             const search::SessionOptions& options, const GoalList* goals,
                                             Mirrors mirrors) {
  if (!search::goesFromBothEnds(options.algorithm))
    return makeSession(board, start, count, options, search::Limits{}, {}, mirrors);
  return withProblem(board, start, count, mirrors,
                     [&](const auto& problem) -> std::unique_ptr<search::Session> {
                       const auto ours = goalsFor(problem, goals);
                       return ours ? makeOverGoals(problem, ours, options) : nullptr;
                     });
}

std::optional<Position> positionOf(const Board& board, const search::Session& session, search::NodeId node,
                                   const Position& near) {
  std::optional<Position> found;
  withSession(session, [&](const auto& ours) {
    if (isOver(board, ours.problem())) found = positionIn(board, ours.problem(), ours.state(node), near);
  });
  return found;
}

search::NodeId nodeOf(const Board& board, const search::Session& session, const Position& position) {
  search::NodeId node = search::kNoNode;
  withSession(session, [&](const auto& ours) {
    if (isOver(board, ours.problem())) node = ours.find(stateIn(board, ours.problem(), position));
  });
  return node;
}

namespace {
constexpr std::string_view kMirrorNames[] = {"apart", "folded"};  // by Mirrors
}  // namespace

const setup::Options<SlideOptions>& slideOptions() {
  static const setup::Options<SlideOptions> table = [] {
    using Row = setup::Option<SlideOptions>;
    setup::Options<SlideOptions> rows{setup::oneOf<Count>(
        Row{.key = "metric",
            .value = "NAME",
            .help = "Counts moves (any path of one piece), straight moves (along a line), or steps (one "
                    "cell): moves, straight or steps (default: moves)",
            .formerly = "count"},
        kCountNames, [](auto& options) -> auto& { return options.count; })};
    setup::addRows(rows,
                   setup::searchOptions(canSearch,
                                        [](const Failure& names) {
                                          return ReaderErrors::tr("needs a grid; layouts support %1", names);
                                        }),
                   &SlideOptions::search);
    rows.push_back(setup::oneOf<Mirrors>(
        Row{.key = "mirrors",
            .value = "NAME",
            .help = "Searches a 5 x 4 position and its mirror image apart, or folded into one (default: "
                    "apart)"},
        kMirrorNames, [](auto& options) -> auto& { return options.mirrors; }));
    return rows;
  }();
  return table;
}

}  // namespace searchlight::klotski
