// app/lines/ball_question.cpp: the search of a ball's way, and how its cells are called.
#include "app/lines/ball_question.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/random/random.h"

namespace searchlight::ui {

namespace {

// Of 65,536 events each. On 400 cells most algorithms need one; a deepening search may leave the window behind, and the
// player then finds what lies before it by running again.
constexpr std::size_t kTraceSegments = 4;

// Two fifths of its cells have balls, and no line is there: fuller ones fall apart, and in emptier ones nothing is in the way.
lines::Board crowdedBoard(const lines::Settings& settings, std::uint64_t seed) {
  lines::Board board(settings.size);
  Random random(seed);
  while (board.ballCount() * 5 < board.cellCount() * 2) {
    const std::array<Point, 1> cell{board.point(random.below(static_cast<std::uint32_t>(board.cellCount())))};
    if (!board.isEmpty(cell[0])) continue;
    board.set(cell[0], static_cast<lines::Colour>(random.between(1, settings.colours)));
    if (!lines::linesThrough(board, settings, cell).empty()) board.set(cell[0], lines::kNoBall);
  }
  return board;
}

std::size_t stepsOf(const BallQuestion& question) {
  return lines::findRoute(question.board, question.move).steps();
}

// For lupdate: these functions belong to no class.
struct BallTexts {
  Q_DECLARE_TR_FUNCTIONS(BallTexts)
};

}  // namespace

std::optional<BallQuestion> longestPath(const lines::Board& board, std::optional<Point> ball) {
  std::optional<BallQuestion> longest;
  std::int64_t length = 0;
  for (std::size_t cell = 0; cell < board.cellCount(); ++cell) {
    const Point from = board.point(cell);
    if (board[from] == lines::kNoBall || (ball && from != *ball)) continue;
    const std::vector<std::int64_t> marks = lines::marksAround(board, from);
    const auto farthest = std::ranges::max_element(marks);
    if (*farthest <= length) continue;
    length = *farthest;
    longest = BallQuestion{board, {from, board.point(static_cast<std::size_t>(farthest - marks.begin()))}};
  }
  return longest;
}

bool winds(const BallQuestion& question) {
  const Point from = question.move.from, to = question.move.to;
  return stepsOf(question) > static_cast<std::size_t>(std::abs(from.x - to.x) + std::abs(from.y - to.y));
}

BallQuestion windingExample(const lines::Settings& settings) {
  constexpr std::uint64_t kBoards = 16;
  std::optional<BallQuestion> best;
  for (std::uint64_t seed = 0; seed < kBoards; ++seed) {
    const auto longest = longestPath(crowdedBoard(settings, seed));
    if (longest && (!best || stepsOf(*longest) > stepsOf(*best))) best = longest;
  }
  return *best;
}

WatchedRun::Factory factoryOf(const BallQuestion& question, const BallOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [question, options,
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions asked = options.sessionOptions();
    asked.recording = recording;
    asked.traceSegments = kTraceSegments;
    asked.budget = memory;
    return lines::makeRouteSession(question.board, question.move, asked);
  };
}

// lines::findRoute() reads the marks back from the target and comes by another shortest way as often as not; a session has
// the nodes' parents.
std::vector<Point> shownPath(const BallQuestion& question) {
  search::SessionOptions options;
  options.algorithm = search::Algorithm::BreadthFirst;
  options.recording = search::Recording::Silent;
  const auto session = lines::makeRouteSession(question.board, question.move, options);
  std::vector<Point> path;
  if (session->run({}, {}) != search::Outcome::Solved) return path;
  for (const search::NodeId n : session->path())
    path.push_back(question.board.point(session->stateNumber(n)));
  return path;
}

NodeNames namesOf(const BallQuestion& question, const BallOptions& options) {
  NodeNames names;
  names.node = [board = question.board](const search::Session& session, search::NodeId n) {
    const Point p = board.point(session.stateNumber(n));
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
  };
  names.nodeMeaning = [] {
    return BallTexts::tr("Cells are named by column and row, counted from 0 at the upper-left corner.");
  };
  names.usesHeuristic = search::info(options.algorithm).usesHeuristic;
  names.proof = [options](bool nothingWaits) { return proofText(options, nothingWaits); };
  return names;
}

}  // namespace searchlight::ui
