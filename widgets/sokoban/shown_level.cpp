// widgets/sokoban/shown_level.cpp: from a cursor to a state, an event, and the names of boxes.
#include "widgets/sokoban/shown_level.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/sokoban/board_event.h"
#include "widgets/search/shown_node.h"

namespace searchlight::ui {

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;

namespace {
// A successor of the state that is expanded, whatever becomes of it.
bool isSuccessor(const BoardEvent& e) {
  return e.move && e.fate != search::Fate::None && e.kind != EventKind::Expand && e.parent != kNoNode;
}
}  // namespace

void showIn(SokobanScene& scene, const ShownLevel& shown) {
  scene.position = shown.position;
  scene.names = shown.names;
  scene.event = shown.event;
  if (!shown.event || !shown.event->move) return;
  const Point step = shown.event->move->to - shown.event->move->from;
  for (const Direction d : sokoban::kStraight)
    if (offset(d) == step) scene.facing = d;
  if (!shown.event->walk.empty()) scene.position.worker = scene.board->cell(shown.event->walk.back());
}

std::optional<ShownLevel> LevelFollower::shown(const WatchedRun& run, std::optional<NodeId> chosen) {
  if (!run.hasSearch()) return std::nullopt;
  const search::Session& session = run.session();
  ShownLevel out;
  out.node = shownNode(run, chosen);
  std::optional<NodeId> parent;
  if (const auto at = eventShown(run, chosen)) {
    BoardEvent event = sokoban::eventOnBoard(session, *at);
    if (isSuccessor(event)) {
      out.node = event.parent;
      parent = event.before;
      out.event = std::move(event);
    } else if (event.kind == EventKind::Expand && event.blame.reason != search::Reason::None) {
      out.event = std::move(event);
    }
  }
  if (out.node == kNoNode) return std::nullopt;
  out.parent = parent.value_or(run.player().node(out.node).parent);
  out.isBackward = session.isBackward(out.node);
  auto position = sokoban::positionAfter(session, out.node, out.parent);
  if (!position) return std::nullopt;
  out.position = *std::move(position);
  out.names = namesIn(run, out.node);
  return out;
}

const std::vector<int>& LevelFollower::namesIn(const WatchedRun& run, NodeId node) {
  if (run.session().isBackward(node)) {
    std::vector<NodeId> route = routeRead(run);
    if (const auto at = std::ranges::find(route, node); at != route.end()) {
      route.erase(at + 1, route.end());
      return m_boxes.along(run.session(), std::move(route));
    }
  }
  return m_boxes.in(run.session(), run.player(), node);
}

}  // namespace searchlight::ui
