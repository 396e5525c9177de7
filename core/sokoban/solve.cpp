// core/sokoban/solve.cpp: a level becomes the problem it fits in, and a path of states the worker's steps.
#include "core/sokoban/solve.h"

#include <algorithm>
#include <array>
#include <new>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/geometry/point.h"
#include "core/search/measured_time.h"
#include "core/sokoban/box_route.h"
#include "core/sokoban/feature_session.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/solve_over.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {

namespace {

using search::Algorithm;
using search::Outcome;

// Calls f with the problem of the smallest width that fits.
template <class F>
void withProblem(const std::shared_ptr<const Ground>& ground, const LevelQuestion& question,
                 Numbering numbering, F&& f) {
  withWidth(*ground, numbering, [&](auto words) {
    LevelProblem<words> problem(ground, question.metric, question.ideas, numbering);
    if (question.workerEnd != kNoCell) problem.setWorkerEnd(ground->square(question.workerEnd));
    if (question.near) problem.stayNear(*question.near);
    f(std::move(problem));
  });
}

// IDA*'s table counts what its states take beside each other: what a list of boxes takes elsewhere comes out of its share.
template <class P>
search::SessionOptions optionsFor(const P& problem, search::SessionOptions options) {
  if constexpr (std::is_same_v<P, HugeLevel>) {
    constexpr std::size_t kBlock = 32;  // a small block of memory, with what it costs to know of it
    const std::size_t kept = sizeof(typename P::State) + 2 * sizeof(search::Cost);
    const std::size_t boxes = problem.ground().board().opening().boxes.size();
    options.transpositionBytes = options.transpositionBytes / (kept + kBlock + boxes * sizeof(Square)) * kept;
  }
  return options;
}

// A session over the problem by any algorithm of whyNot(); null: it needs what the problem does not have.
template <class P>
std::unique_ptr<search::SessionFor<P>> sessionOver(const SharedGround& ground, P problem, const Ideas& ideas,
                                                   const search::SessionOptions& options) {
  if constexpr (!std::is_same_v<P, HugeLevel>)
    if (search::needsLevel(options.algorithm))
      return makeFeatureSession(ground, std::move(problem), ideas, options);
  const search::SessionOptions asked = optionsFor(problem, options);
  return search::makeSession<P>(std::move(problem), asked);
}

// What each node is told of by its squares, so that all of them have bits.
Numbering numberingOf(const LevelQuestion& question, const search::SessionOptions& options) {
  return search::needsLevel(options.algorithm) ? Numbering::AllSquares
                                               : numberingOf(question.ideas, options.recording);
}

Failure whyNotFeatures(const Board& board, const LevelQuestion& question) {
  if (question.metric == Metric::Moves) return ReaderErrors::tr("it supports only pushes");
  if (question.workerEnd != kNoCell) return ReaderErrors::tr("it cannot choose where the worker ends");
  std::size_t squares = 0;
  for (std::size_t c = 0; c < board.cellCount(); ++c)
    squares += board.isInside(static_cast<Cell>(c)) ? 1u : 0u;
  if (squares > FeatureSearch::kMostSquares)
    return ReaderErrors::tr("it supports at most %1 squares, and the level has %2",
                            FeatureSearch::kMostSquares, squares);
  return {};
}

Failure whyNotBy(std::size_t boxes, std::size_t goals, const LevelQuestion& question, Algorithm algorithm) {
  if (!canSearch(algorithm)) return ReaderErrors::tr("it needs a grid map");
  if (!search::goesFromBothEnds(algorithm)) return {};
  if (question.metric == Metric::Moves) return ReaderErrors::tr("it supports only pushes");
  if (goalChoices(goals, boxes) > kMostGoalChoices)
    return ReaderErrors::tr("there are too many ways to assign the boxes to goals");
  return {};
}

// What the algorithm promises, for a question in which pushes cost the same or do not.
bool provesShortest(Algorithm algorithm, const LevelQuestion& question) {
  switch (search::info(algorithm).promise) {
    case search::Promise::Always:
    case search::Promise::AdmissibleHeuristic: return true;
    case search::Promise::UniformSteps: return question.metric == Metric::Pushes;
    default: return false;
  }
}

// As Session::run(), and tells how far it is.
Outcome runTold(search::Session& session, const search::Limits& limits, const std::stop_token& stop,
                search::Cost atLeast, const TellProgress& tell) {  // atLeast: the opening's bound
  if (!tell) return session.run(limits, stop);
  const search::Bounds bounds(limits.seconds, stop);
  session.memory()->setLimit(limits.bytes);
  while (true) {
    const std::uint64_t left = limits.expansionsLeft(session.stats());
    Outcome outcome = left == 0 ? Outcome::Stopped : bounds.outcome();
    if (outcome != Outcome::Running)
      session.stop(outcome);
    else
      outcome = session.advanceUntil(bounds.endOfSlice(kSecondsBetweenTales), left);
    if (outcome != Outcome::Running) return outcome;
    atLeast = std::max(atLeast, session.lowerBound());
    tell({session.stats(), session.bytes(), atLeast});
  }
}

}  // namespace

bool canSearch(Algorithm algorithm) { return !needsGrid(algorithm); }

Failure whyNot(const Board& board, const LevelQuestion& question, Algorithm algorithm) {
  if (search::needsLevel(algorithm)) return whyNotFeatures(board, question);
  return whyNotBy(board.opening().boxes.size(), board.goals().size(), question, algorithm);
}

std::vector<Position> positionsAlong(search::Session& session) {
  std::vector<Position> positions;
  if (const search::States path = session.pathStates())
    withLevelSession(session, [&](const auto& ours) { positions = positionsAlong(ours.problem(), *path); });
  return positions;
}

std::unique_ptr<search::Session> makeSession(const Board& board, const LevelQuestion& question,
                                             const search::SessionOptions& options) {
  return makeSession(std::make_shared<const Ground>(board), question, options);
}

std::unique_ptr<search::Session> makeSession(const SharedGround& ground, const LevelQuestion& question,
                                             const search::SessionOptions& options) {
  const Numbering numbering = numberingOf(question, options);
  if (!whyNot(ground->board(), question, options.algorithm).empty()) return nullptr;
  std::unique_ptr<search::Session> session;
  withProblem(ground, question, numbering, [&](auto problem) {
    session = sessionOver(ground, std::move(problem), question.ideas, options);
  });
  return session;
}

LevelSolution solve(const Board& board, const LevelQuestion& question, const search::SessionOptions& options,
                    const search::Limits& limits, const std::stop_token& stop) {
  return solve(std::make_shared<const Ground>(board), question, options, limits, stop);
}

LevelSolution solve(const SharedGround& ground, const LevelQuestion& question,
                    const search::SessionOptions& options, const search::Limits& limits,
                    const std::stop_token& stop, const TellProgress& tell) {
  LevelSolution solution;
  const Board& board = ground->board();
  try {
    search::SplitTime time(solution.setupSeconds, solution.seconds);
    withProblem(ground, question, numberingOf(question, options), [&](auto problem) {
      const search::Cost atLeast = tell ? problem.heuristic(problem.start()) : 0;
      const auto session = sessionOver(ground, std::move(problem), question.ideas, options);
      if (!session) return;
      time.beginSearch();
      solution.outcome = runTold(*session, limits, stop, atLeast, tell);
      time.endSearch();
      solution.stats = session->stats();
      if (solution.outcome == Outcome::Solved)
        solution.steps = stepsAlong(board, positionsAlong(session->problem(), *session->pathStates()));
    });
  } catch (const std::bad_alloc&) {
    solution.outcome = Outcome::MemoryLimit;
  }
  if (solution.outcome != Outcome::Solved) return solution;
  solution.pushes = static_cast<std::uint32_t>(play(board, solution.steps).pushes);
  solution.isOptimal =
      (provesShortest(options.algorithm, question) && !question.near) || solution.pushes == 0;
  return solution;
}

std::optional<Position> positionOf(const search::Session& session, search::NodeId node) {
  std::optional<Position> position;
  withLevelSession(session, [&](const auto& ours) { position = ours.problem().position(ours.state(node)); });
  return position;
}

search::NodeId nodeOf(const search::Session& session, const Position& position) {
  search::NodeId node = search::kNoNode;
  withLevelSession(session, [&](const auto& ours) {
    if (const auto state = ours.problem().stateOf(position)) node = ours.find(*state);
  });
  return node;
}

std::vector<Direction> stepsAlong(const Board& board, const std::vector<Position>& positions) {
  std::vector<Direction> steps;
  if (positions.empty()) return steps;
  Position now{board.opening().worker, positions.front().boxes};
  for (std::size_t i = 1; i < positions.size(); ++i) {
    // The one box that is elsewhere afterwards.
    std::vector<Cell> gone, come;
    std::set_difference(now.boxes.begin(), now.boxes.end(), positions[i].boxes.begin(),
                        positions[i].boxes.end(), std::back_inserter(gone));
    std::set_difference(positions[i].boxes.begin(), positions[i].boxes.end(), now.boxes.begin(),
                        now.boxes.end(), std::back_inserter(come));
    const Point from = board.point(gone.front()), to = board.point(come.front());
    const Direction push = directionOf(to.x - from.x, to.y - from.y);
    const std::vector<Direction> walk = findWalk(board, now, board.cell(from - offset(push)));
    steps.insert(steps.end(), walk.begin(), walk.end());
    steps.push_back(push);
    now.worker = board.cell(from);
    now.boxes = positions[i].boxes;
  }
  return steps;
}

namespace {

using Row = setup::Option<LevelOptions>;
constexpr std::array<std::string_view, 3> kAskedNames{"level", "walk", "box"};  // by LevelOptions::Asked

Row placeOption(std::string_view key, std::optional<Point> LevelOptions::*place) {
  Row row{.key = key};
  row.get = [=](const LevelOptions& options) {
    return options.*place ? std::optional(pointText(*(options.*place))) : std::nullopt;
  };
  row.set = [=](LevelOptions& options, std::string_view word) -> std::optional<Failure> {
    const std::optional<Point> point = pointFromText(word);
    if (!point) return ReaderErrors::tr("must be X,Y (column and row)");
    options.*place = point;
    return std::nullopt;
  };
  return row;
}

}  // namespace

const setup::Options<LevelOptions>& levelOptions() {
  static const setup::Options<LevelOptions> table = [] {
    Row ask = setup::oneOf<LevelOptions::Asked>(
        Row{.key = "ask"}, kAskedNames, [](auto& options) -> auto& { return options.asked; });
    // Its place is its own.
    ask.set = [set = ask.set](LevelOptions& options, std::string_view word) {
      options.box.reset();
      options.to.reset();
      return set(options, word);
    };
    Row without{
        .key = "without",
        .value = "LIST",
        .help =
            "Switches off methods, separated by commas. Pruning: dead-squares, freeze, corral, matching. "
            "With --any or feature-space: tables (deadlocks of two and three boxes). With --any: features "
            "(feature-space searches), patterns (deadlocks of a few boxes, learned), pulls (search from the "
            "end). Without --algorithm: both-ends (search from both ends), symmetry (merging of mirrored "
            "positions)",
        .isOfRun = true};
    without.choices = kIdeaNames;  // of a search that is named
    without.get = [](const LevelOptions& options) { return withoutText(options.question.ideas); };
    without.set = [](LevelOptions& options, std::string_view word) -> std::optional<Failure> {
      std::string unknown;
      const std::optional<Ideas> ideas = ideasWithout(word, &unknown);
      if (!ideas) return ReaderErrors::tr("%1 is not one of %2", inQuotes(unknown), choiceOf(kAllIdeaNames));
      options.question.ideas = *ideas;
      return std::nullopt;
    };
    setup::Options<LevelOptions> rows{
        std::move(ask), placeOption("box", &LevelOptions::box), placeOption("to", &LevelOptions::to),
        setup::oneOf<Metric>(
            Row{.key = "metric",
                .value = "NAME",
                .help = "Minimises pushes, or moves: every step of the worker, pushes included (default: "
                        "pushes)"},
            kMetricNames, [](auto& options) -> auto& { return options.question.metric; }),
        std::move(without)};
    setup::addRows(
        rows,
        setup::searchOptions(
            canSearch,
            [](const Failure& names) { return ReaderErrors::tr("needs a grid; levels support %1", names); },
            "Search algorithm (default: a-star; where no search option is given, a search from both ends "
            "takes turns with it on levels that take long)"),
        &LevelOptions::search);
    return rows;
  }();
  return table;
}

}  // namespace searchlight::sokoban
