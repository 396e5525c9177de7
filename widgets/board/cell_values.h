// widgets/board/cell_values.h: the values that a closed cell can be coloured by, and the scales they are shown on.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/board/search_cells.h"
#include "widgets/theme/value_scale.h"

namespace searchlight::ui {

enum class ValueLayer {
  Distance,  // g
  F,
  H,
  ExpansionOrder,  // the last expansion's, counted from 1
  TimesExpanded,
  HeuristicError,  // what really remains less h; below 0 where h overestimates
  StatusOnly,      // one colour for all closed cells
};

// The true remaining cost of every cell, or of every state where those have parts (Session::placeCount); kInfiniteCost where there is
// no way.
using RemainingCosts = std::shared_ptr<const std::vector<search::Cost>>;

// Calls use(valueOf) with the layer's function (node, its look) -> double, chosen once for many cells. A cell without
// a value gives NaN. REQUIRES: cells.isActive().
template <class Use>
void withValues(ValueLayer layer, const SearchCells& cells, const RemainingCosts& remaining, Use&& use) {
  using search::NodeId;
  using Look = search::PlayedNodes::Look;
  const search::Session& s = cells.session();
  const std::vector<search::Cost>* truth = remaining.get();
  switch (layer) {
    case ValueLayer::Distance: return use([](NodeId, const Look& p) -> double { return p.g; });
    case ValueLayer::F:
      return use([&s](NodeId n, const Look& p) -> double { return s.priority(p.g, s.heuristic(n)); });
    case ValueLayer::H: return use([&s](NodeId n, const Look&) -> double { return s.heuristic(n); });
    case ValueLayer::ExpansionOrder:
      return use([&nodes = cells.player().nodes()](NodeId n, const Look&) -> double {
        const std::uint32_t order = n < nodes.size() ? nodes[n].expandedAt : search::kNever;
        return order == search::kNever ? std::numeric_limits<double>::quiet_NaN() : order + 1.0;
      });
    case ValueLayer::TimesExpanded:
      return use([](NodeId, const Look& p) -> double { return p.timesExpanded; });
    case ValueLayer::HeuristicError:
      return use([&s, &cells, truth](NodeId n, const Look&) -> double {
        const std::uint32_t state = s.placeCount() > 0 ? s.stateNumber(n) : cells.cellOf(n);
        if (!truth || state >= truth->size() || (*truth)[state] == search::kInfiniteCost)
          return std::numeric_limits<double>::quiet_NaN();
        return static_cast<double>((*truth)[state]) - s.heuristic(n);
      });
    case ValueLayer::StatusOnly: return use([](NodeId, const Look&) -> double { return 0; });
  }
}

// Whether there are such values at all: another program's search may not tell its costs. REQUIRES: cells.isActive().
bool hasValues(ValueLayer layer, const SearchCells& cells);
// The range that the layer's values will have at the end, if the search's answer tells it. REQUIRES: cells.isActive().
std::optional<ValueScale> finalScale(ValueLayer layer, const SearchCells& cells);
// That, or else a narrow range that is to grow.
ValueScale startingScale(ValueLayer layer, const SearchCells& cells);
// Whether the layer's values are costs, to be shown in the unit of costs.
bool isCost(ValueLayer layer);
// What the legend calls the layer; what its values are, in a sentence.
QString layerTitle(ValueLayer layer);
QString layerMeaning(ValueLayer layer);

}  // namespace searchlight::ui
