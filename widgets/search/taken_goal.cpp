// widgets/search/taken_goal.cpp: which searches take their goal, and what is said of it.
#include "widgets/search/taken_goal.h"

#include <QCoreApplication>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {
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
    case Algorithm::JumpPoint: return true;
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
