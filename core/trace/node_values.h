// core/trace/node_values.h: figures of single nodes at a player's cursor, for plots: steps, g, h, f, depth, error of h.
//
//   NodeValues values;                                                        // usage
//   values.begin(remaining);                                                  // before the nodes of one look at them
//   values.at(NodeField::Depth, node, session, player);
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "core/search/session.h"
#include "core/trace/trace_player.h"

namespace searchlight::search {

enum class NodeField : std::uint8_t {
  Generated,  // the event, from 1, that put the node into OPEN last: a cheaper path to it counts anew
  Expanded,   // which expansion, from 1, was its last
  G,
  H,
  F,
  Depth,  // moves from the root of its tree
  Error,  // h* - h: how much the heuristic is below what the node really costs; negative where it is above
  // Of the feature-space search (Session::toldNumber()): together the larger part of what makes its cells.
  Packed,
  Regions,
};
inline constexpr std::size_t kNodeFields = 9;
// As words of workspaces and columns of CSV files.
inline constexpr std::array<std::string_view, kNodeFields> kNodeFieldNames{
    "generated", "expanded", "g", "h", "f", "depth", "error", "packed", "regions"};

// What a node really costs to the goal (h*), where somebody knows.
using RemainingCost = std::function<std::optional<Cost>(const Session&, NodeId)>;

// Depths are remembered from one node to the next: all that is asked between two begin() is of about one moment.
class NodeValues {
 public:
  void begin(RemainingCost remaining);
  // In the search's own unit of cost; nothing: the node has no such value at the cursor.
  std::optional<double> at(NodeField field, NodeId node, const Session& session, const TracePlayer& player);
  // Parents that lead round in a circle, as another program's may, have none.
  std::optional<std::uint32_t> depth(NodeId node, const TracePlayer& player);

 private:
  RemainingCost m_remaining;
  std::vector<std::uint32_t> m_depths;  // by node, 1 more than it is; 0: not known yet
  std::vector<NodeId> m_above;
};

}  // namespace searchlight::search
