// widgets/search/node_names.h: how nodes and costs are told to people; the only domain knowledge in widgets/search.
#pragma once
#include <QString>
#include <functional>

#include "core/search/session.h"

namespace searchlight::ui {

struct NodeNames {
  // "12, 7". A node is its session's own, so the session is always asked.
  std::function<QString(const search::Session&, search::NodeId)> node;
  double shownPerCost = 1;    // a cost's unit as people see it
  bool usesHeuristic = true;  // else f and h are not shown
  // Another program's search may tell neither g nor h, or only one of them: nothing is shown of what is not known.
  bool tellsCosts = true, tellsEstimates = true;
  // At most two decimals, or three digits of what is below 0.1; "∞" for kInfiniteCost.
  QString cost(search::Cost c) const;
};

}  // namespace searchlight::ui
