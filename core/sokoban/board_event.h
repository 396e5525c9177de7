// core/sokoban/board_event.h: the events of a search over a level, over one box's way or over the worker's as a board shows them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/search/session.h"
#include "core/sokoban/board.h"
#include "core/trace/board_event.h"
#include "core/trace/trace_player.h"

namespace searchlight::sokoban {

// Of a recorded session of solve.h or route_session.h; of another kind what any domain can tell. A box is moved, from its square to
// the next one (backwards: it is pulled), or nothing is, where the worker walks to another side of it. REQUIRES: the window holds event i.
search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i);

// The pushes of one box that lead from one node of a level's search to another, each from where and to where: one; of the feature
// search as many as its move takes; where neither can be, none.
std::vector<std::pair<Cell, Cell>> pushesBetween(const search::Session& session, search::NodeId from,
                                                 search::NodeId to);
// The same as one: from where the first begins to where the last ends.
std::optional<std::pair<Cell, Cell>> pushBetween(const search::Session& session, search::NodeId from,
                                                 search::NodeId to);
// What a node of a level's search stands for where it was reached from `parent` (kNoNode: it is a start): as positionOf() (solve.h),
// with the worker where he is after that push. Counting pushes a node knows only in which part of the floor he is; in a solved state
// that a search backwards starts from there is no more to be known.
std::optional<Position> positionAfter(const search::Session& session, search::NodeId node,
                                      search::NodeId parent);

// Which box is which in the states of a search over a level.
//
//   sokoban::BoxNames boxes;                                                  // usage
//   for (int box : boxes.in(session, player, node)) ..                        // row by row, as the boxes stand in that state
//
// A state knows where boxes are and not which. Numbers are given row by row as they stand where the search starts, from 0, and go with
// the boxes along the parents, as they are at a player's cursor: that is the way by which a board shows how a state was come to, and
// by another way to the same state the boxes may have changed places. One thread at a time.
class BoxNames {
 public:
  static constexpr std::size_t kLongestPath = 20'000;  // pushes

  // Empty where that is not known: no level's search; a state that was met from the goal, or is not known at the cursor; one that is
  // more than kLongestPath from the start. Pushes that were worked out for one state are of use for the next one's; all of them are gone
  // through each time.
  const std::vector<int>& in(const search::Session& session, const search::TracePlayer& player,
                             search::NodeId node);
  // Of the box that stands on the cell in that state; -1: not known.
  int on(Cell box, const search::Session& session, const search::TracePlayer& player, search::NodeId node);
  // The same along a given path, the start first: of the route of a search from both sides.
  const std::vector<int>& along(const search::Session& session, std::vector<search::NodeId> path);

 private:
  std::uint64_t m_session = 0;
  std::vector<search::NodeId> m_path;
  std::vector<std::optional<std::pair<Cell, Cell>>>
      m_pushes;                // that lead to each of them from the one before it
  std::vector<Cell> m_places;  // by number, at the way's end
  std::vector<int> m_numbers;
};

}  // namespace searchlight::sokoban
