// widgets/run/taken_goal.cpp: which searches take their goal, and what is said of it.
#include "widgets/run/taken_goal.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/run/watched_run.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

bool isReadBack(const WatchedRun& run) {
  const auto phaseTwo = run.phaseTwo();
  return phaseTwo && run.position() > phaseTwo->begin && run.player().route().size() > 0;
}

std::vector<search::NodeId> routeRead(const WatchedRun& run) {
  if (!isReadBack(run) || !run.isAtEnd()) return {};
  std::vector<search::NodeId> route = run.player().route();
  std::ranges::reverse(route);
  return route;
}

search::NodeId shownNode(const WatchedRun& run, std::optional<search::NodeId> chosen) {
  if (chosen) return *chosen;
  if (!isReadBack(run)) {
    const search::Trace& trace = run.session().trace();
    const std::size_t at = run.position();
    const bool isGoal =
        at > trace.begin() && at <= trace.end() && trace[at - 1].kind == search::EventKind::Goal;
    return isGoal ? trace[at - 1].node : run.player().current();
  }
  return run.isAtEnd() ? run.player().route()[0] : run.player().route().back();
}

std::optional<std::size_t> eventShown(const WatchedRun& run, std::optional<search::NodeId> chosen) {
  const search::Trace& trace = run.session().trace();
  const std::size_t at = run.position();
  if (chosen || isReadBack(run) || at <= trace.begin() || at > trace.end()) return std::nullopt;
  return at - 1;
}

namespace {

using search::Algorithm;
using search::NodeId;

class TakenGoalTexts {
  Q_DECLARE_TR_FUNCTIONS(SearchTexts)

 public:
  static QString taken() { return tr("goal taken from OPEN"); }
};

bool takesGoal(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::DepthFirst:
    case Algorithm::Dijkstra:
    case Algorithm::Greedy:
    case Algorithm::AStar:
    case Algorithm::CanonicalAStar:
    case Algorithm::WeightedAStar:
    case Algorithm::JumpPoint:
    case Algorithm::ThetaStar:
    case Algorithm::LazyThetaStar:
    case Algorithm::FringeSearch:
    case Algorithm::SmaStar: return true;
    default: return false;
  }
}

}  // namespace

std::optional<std::size_t> goalTakenFrom(const WatchedRun& run) {
  const search::Session& session = run.session();
  if (session.isForeign() || !takesGoal(session.algorithm())) return std::nullopt;
  const auto route = run.phaseTwo();
  if (!route) return std::nullopt;
  const search::Trace& trace = session.trace();
  const std::size_t goal = route->begin - 1;  // its event
  if (goal < trace.begin() || goal >= trace.end()) return std::nullopt;
  return trace[goal].statusAfter == search::NodeStatus::Open ? std::optional(route->begin) : std::nullopt;
}

NodeId takenGoal(const WatchedRun& run) {
  const auto from = goalTakenFrom(run);
  return from && run.position() >= *from ? run.session().trace()[*from - 1].node : search::kNoNode;
}

std::size_t waitingCount(const WatchedRun& run) {
  return run.player().openCount() - (takenGoal(run) == search::kNoNode ? 0 : 1);
}

QString statusText(const WatchedRun& run, NodeId node) {
  if (node != search::kNoNode && node == takenGoal(run)) return TakenGoalTexts::taken();
  return nodeStatusName(run.player().status(node));
}

}  // namespace searchlight::ui
