// widgets/search/shown_node.h: which node a board shows that shows one at a time.
#pragma once
#include <optional>

#include "widgets/search/watched_run.h"

namespace searchlight::ui {

// While the route is read back, and its first node has been.
bool isReadBack(const WatchedRun& run);
// A node that was chosen; else while the route is read back the one read last, else the one expanded last; kNoNode: none yet.
// REQUIRES: hasSearch().
search::NodeId shownNode(const WatchedRun& run, std::optional<search::NodeId> chosen);

// The event that such a board tells of: the last one before the cursor. Nothing where a node was chosen, while the route is read
// back, and where the trace's window does not hold it. REQUIRES: hasSearch().
std::optional<std::size_t> eventShown(const WatchedRun& run, std::optional<search::NodeId> chosen);

}  // namespace searchlight::ui
