// widgets/search/taken_goal.h: the goal that a search has taken from OPEN and recognised: it waits no more.
//
// Its record stays as it was when it was taken, for it is never expanded: status OPEN. Counters and traces have it so, and
// whoever tells people what waits in OPEN asks here.
#pragma once
#include <QString>
#include <cstddef>

#include "core/search/session.h"

namespace searchlight::ui {

class WatchedRun;

// From the event on that recognises the goal; kNoNode before it, and for searches that recognise a goal where it is generated,
// or met: breadth-first, in rounds, from both sides. REQUIRES: run.hasSearch().
search::NodeId takenGoal(const WatchedRun& run);
// The nodes of OPEN at the cursor that wait to be expanded.
std::size_t waitingCount(const WatchedRun& run);
// What is said of a node's status at the cursor.
QString statusText(const WatchedRun& run, search::NodeId node);

}  // namespace searchlight::ui
