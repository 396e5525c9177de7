// widgets/sokoban/shown_level.h: what a board of Sokoban shows of a level's search: a state, and what is told of it.
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "core/search/board_event.h"
#include "core/sokoban/board.h"
#include "widgets/search/watched_run.h"
#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

struct ShownLevel {
  search::NodeId node = search::kNoNode, parent = search::kNoNode;  // kNoNode: it is a start, or not known
  bool isBackward = false;                                          // met from the goal: boxes are pulled
  // Of the node, with the worker where he is after the push that led there; for the push that is told of he stands where
  // event->walk ends.
  sokoban::Position position = {};
  // At the cursor, where it tells of this state: a push from here, or who is to blame that there are few. Nothing for a node that
  // was chosen, or while the route is read back.
  std::optional<search::BoardEvent> event = {};
  // The number of each box in the position, counted from 0, row by row as they stand where the search starts; each keeps its own
  // along the parents. Empty where that is not known: of a state that was met from the goal, and very far from the start.
  std::vector<int> names = {};
};

// A scene of the same board as it is where nothing moves.
void showIn(SokobanScene& scene, const ShownLevel& shown);

// Of one run after the other; what it works out of one state's way is of use for the next one's.
class LevelFollower {
 public:
  // Nothing where there is no search, none over levels, or it shows none yet.
  std::optional<ShownLevel> shown(const WatchedRun& run, std::optional<search::NodeId> chosen);

 private:
  std::vector<int> namesOf(const WatchedRun& run, search::NodeId node);

  // From the start to the state that was named last, and the pushes that lead to each of them from the one before it.
  std::uint64_t m_session = 0;
  std::vector<search::NodeId> m_way;
  std::vector<std::optional<std::pair<sokoban::Cell, sokoban::Cell>>> m_pushes;
};

}  // namespace searchlight::ui
