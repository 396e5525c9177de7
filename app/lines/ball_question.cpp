// app/lines/ball_question.cpp: the search of a ball's way, and how its cells are called.
#include "app/lines/ball_question.h"

#include <QCoreApplication>
#include <utility>

namespace searchlight::ui {

namespace {

// Of 65,536 events each. On 400 cells most algorithms need one; a deepening search may leave the window behind, and the
// player then finds what lies before it by running again.
constexpr std::size_t kTraceSegments = 4;

// For lupdate: these functions belong to no class.
struct BallTexts {
  Q_DECLARE_TR_FUNCTIONS(BallTexts)
};

}  // namespace

std::optional<std::string> takeWords(BallOptions& options, const setup::Words& words) {
  return takeWords(options, words, lines::canSearchRoute,
                   "needs diagonal moves, but balls move in four directions");
}

WatchedRun::Factory factoryOf(const BallQuestion& question, const BallOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [question, options,
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions asked;
    asked.algorithm = options.algorithm;
    asked.weight = options.weight;
    asked.ties = options.ties;
    asked.recording = recording;
    asked.traceSegments = kTraceSegments;
    asked.budget = memory;
    return lines::makeRouteSession(question.board, question.move, asked);
  };
}

// lines::findRoute() reads the marks back from the target and comes by another shortest way as often as not; a session has
// the nodes' parents.
std::vector<Point> shownWay(const BallQuestion& question) {
  search::SessionOptions options;
  options.algorithm = search::Algorithm::BreadthFirst;
  options.recording = search::Recording::Silent;
  const auto session = lines::makeRouteSession(question.board, question.move, options);
  std::vector<Point> way;
  if (session->run({}, {}) != search::Outcome::Solved) return way;
  for (const search::NodeId n : session->path()) way.push_back(question.board.point(session->stateNumber(n)));
  return way;
}

NodeNames namesOf(const BallQuestion& question, const BallOptions& options) {
  NodeNames names;
  names.node = [board = question.board](const search::Session& session, search::NodeId n) {
    const Point p = board.point(session.stateNumber(n));
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
  };
  names.nodeMeaning = [] {
    return BallTexts::tr("Cells are named by column and row, counted from 0 in the upper left corner.");
  };
  names.usesHeuristic = search::info(options.algorithm).usesHeuristic;
  names.proof = [options](bool nothingWaits) { return proofText(options, nothingWaits); };
  return names;
}

}  // namespace searchlight::ui
