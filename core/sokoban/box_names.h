// core/sokoban/box_names.h: which box is which in the states of a search over a level.
//
//   sokoban::BoxNames boxes;                                                  // usage
//   for (int box : boxes.in(session, player, node)) ..                        // row by row, as the boxes stand in that state
//
// A state knows where boxes are and not which. Numbers are given row by row as they stand where the search starts, from 0, and go with
// the boxes along the parents, as they are at a player's cursor: that is the way by which a board shows how a state was come to, and
// by another way to the same state the boxes may have changed places. One thread at a time.
#pragma once
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/search/session.h"
#include "core/search/trace_player.h"
#include "core/sokoban/board.h"

namespace searchlight::sokoban {

class BoxNames {
 public:
  static constexpr std::size_t kLongestWay = 20'000;  // pushes

  // Empty where that is not known: no level's search; a state that was met from the goal, or is not known at the cursor; one that is
  // more than kLongestWay from the start. Pushes that were worked out for one state are of use for the next one's; all of them are gone
  // through each time.
  const std::vector<int>& in(const search::Session& session, const search::TracePlayer& player,
                             search::NodeId node);
  // Of the box that stands on the cell in that state; -1: not known.
  int on(Cell box, const search::Session& session, const search::TracePlayer& player, search::NodeId node);
  // The same by a way of one's own, the start first: of the route of a search from both sides.
  const std::vector<int>& along(const search::Session& session, std::vector<search::NodeId> way);

 private:
  std::uint64_t m_session = 0;
  std::vector<search::NodeId> m_way;
  std::vector<std::optional<std::pair<Cell, Cell>>>
      m_pushes;                // that lead to each of them from the one before it
  std::vector<Cell> m_places;  // by number, at the way's end
  std::vector<int> m_numbers;
};

}  // namespace searchlight::sokoban
