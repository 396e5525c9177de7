// widgets/search/taken_goal.h: the goal that a search has taken from OPEN and recognised: it waits no more.
//
// Its record stays as it was when it was taken, for it is never expanded: status OPEN. Counters and traces have it so, and
// whoever tells people what waits in OPEN asks here.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>

#include "core/search/session.h"

namespace searchlight::ui {

class WatchedRun;

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
