// widgets/search/shown_node.h: which node a board shows that shows one at a time.
#pragma once
#include <optional>
#include <vector>

#include "widgets/search/watched_run.h"

namespace searchlight::ui {

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

}  // namespace searchlight::ui
