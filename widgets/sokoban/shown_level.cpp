// widgets/sokoban/shown_level.cpp: from a cursor to a state, an event, and the names of boxes.
#include "widgets/sokoban/shown_level.h"

#include <algorithm>
#include <cstddef>

#include "core/sokoban/board_event.h"
#include "widgets/search/shown_node.h"

namespace searchlight::ui {

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;

namespace {
constexpr std::size_t kLongestNamedWay = 20'000;  // pushes

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
  out.isBackward = session.sides() == 2 && out.node % 2 == 1;
  auto position = sokoban::positionAfter(session, out.node, out.parent);
  if (!position) return std::nullopt;
  out.position = *std::move(position);
  if (!out.isBackward) out.names = namesOf(run, out.node);
  return out;
}

std::vector<int> LevelFollower::namesOf(const WatchedRun& run, NodeId node) {
  const search::Session& session = run.session();
  std::vector<NodeId> way;
  for (NodeId n = node; n != kNoNode; n = run.player().node(n).parent) {
    way.push_back(n);
    if (way.size() > kLongestNamedWay) return {};
  }
  std::ranges::reverse(way);
  if (m_session != session.serial()) m_way.clear();
  m_session = session.serial();
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(way, m_way).in1 - way.begin());
  m_pushes.resize(same);
  for (std::size_t i = same; i < way.size(); ++i)
    m_pushes.push_back(i == 0 ? std::nullopt : sokoban::pushBetween(session, way[i - 1], way[i]));
  m_way = std::move(way);

  const auto start = sokoban::positionAfter(session, m_way.front(), kNoNode);
  if (!start) return {};
  std::vector<sokoban::Cell> places = start->boxes;  // by name
  for (const auto& push : m_pushes)
    if (push) std::ranges::replace(places, push->first, push->second);
  std::vector<int> names(places.size());
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = static_cast<int>(i);
  std::ranges::sort(names, {}, [&](int name) { return places[static_cast<std::size_t>(name)]; });
  return names;
}

}  // namespace searchlight::ui
