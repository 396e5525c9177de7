// widgets/grid/route_texts.h: the options of a route's question as people read them, in their language.
#pragma once
#include <QString>

#include "core/grid/route_options.h"

namespace searchlight::ui {

QString heuristicTitle(grid::Heuristic heuristic);
QString cornerRuleTitle(grid::CornerRule corners);
// What a straight and a diagonal move cost: "1 and √2".
QString costModelTitle(grid::CostModel costs);
QString tiesTitle(search::Ties ties);
// The order of the straight neighbours as arrows: "↑ ← → ↓".
QString orderArrows(const grid::NeighbourOrder& order);

// One sentence each, for tool tips.
QString heuristicHint(grid::Heuristic heuristic);
QString cornerRuleHint(grid::CornerRule corners);
QString costModelHint(grid::CostModel costs);
QString tiesHint(search::Ties ties);

}  // namespace searchlight::ui
