// widgets/search/shown_node.cpp: from a cursor to a node.
#include "widgets/search/shown_node.h"

#include <algorithm>

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

}  // namespace searchlight::ui
