// widgets/run/taken_goal.h: the goal that a search has taken from OPEN and recognised: it waits no more.
//
// Its record stays as it was when it was taken, for it is never expanded: status OPEN. Counters and traces have it so, and
// whoever tells people what waits in OPEN asks here.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/search/session.h"
#include "core/trace/board_event.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

class WatchedRun;

// While the route is read back, and its first node has been.
bool isReadBack(const WatchedRun& run);
// The route as it was read back, from the start to the goal; empty until all of it is.
std::vector<search::NodeId> routeRead(const WatchedRun& run);
// A node that was chosen; else a goal where it is recognised, while the route is read back the one read last, and the goal again as
// soon as it has been: what was looked for. Else the one expanded last; kNoNode: none yet.
// REQUIRES: hasSearch().
search::NodeId shownNode(const WatchedRun& run, std::optional<search::NodeId> chosen);

// The event that such a board tells of: the last one before the cursor. Nothing where a node was chosen, while the route is read
// back, and where the trace's window does not hold it. REQUIRES: hasSearch().
std::optional<std::size_t> eventShown(const WatchedRun& run, std::optional<search::NodeId> chosen);

// Whether it tells of a move from the state that is expanded, whatever becomes of its successor.
inline bool isMoveFromHere(const search::BoardEvent& e) {
  return e.move && e.fate != search::Fate::None && e.kind != search::EventKind::Expand &&
         e.parent != search::kNoNode;
}

// The position from which on it is taken: behind the event that recognises it. Nothing as long as that is not recorded, and for
// searches that recognise a goal where it is generated, or met: breadth-first, in rounds, from both sides. REQUIRES:
// run.hasSearch(), for all that follow.
std::optional<std::size_t> goalTakenFrom(const WatchedRun& run);
// At the cursor; kNoNode before it is taken.
search::NodeId takenGoal(const WatchedRun& run);
// The nodes of OPEN at the cursor that wait to be expanded.
std::size_t waitingCount(const WatchedRun& run);
// What is said of a node's status at the cursor.
QString statusText(const WatchedRun& run, search::NodeId node);

}  // namespace searchlight::ui
