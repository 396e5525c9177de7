// widgets/sokoban/shown_level.h: what a board of Sokoban shows of a level's search: a state, and what is told of it.
#pragma once
#include <optional>
#include <vector>

#include "core/search/board_event.h"
#include "core/sokoban/board.h"
#include "core/sokoban/box_names.h"
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
  // Of its boxes, as sokoban::BoxNames has them; empty where that is not known.
  std::vector<int> names = {};
};

// A scene of the same board as it is where nothing moves.
void showIn(SokobanScene& scene, const ShownLevel& shown);

// Of one run after the other.
class LevelFollower {
 public:
  // Nothing where there is no search, none over levels, or it shows none yet.
  std::optional<ShownLevel> shown(const WatchedRun& run, std::optional<search::NodeId> chosen);
  // Of the boxes in a state that the cursor knows, as sokoban::BoxNames has them; on a route that has been read back also of the part
  // that was found from the goal.
  const std::vector<int>& namesIn(const WatchedRun& run, search::NodeId node);

 private:
  sokoban::BoxNames m_boxes;
};

}  // namespace searchlight::ui
