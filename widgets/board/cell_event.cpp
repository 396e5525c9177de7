// widgets/board/cell_event.cpp: of one event a frame, an arrow, a sign.
#include "widgets/board/cell_event.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "core/search/board_event.h"
#include "widgets/board/event_look.h"
#include "widgets/theme/cell_marks.h"

namespace searchlight::ui {

using search::EventKind;

namespace {
constexpr double kSmallestForFrame = 12;
constexpr double kSmallestForFate = 22;

// Nothing where it is the current cell's, the route's, or the cells are too small. Without a fate where there is room for a frame
// alone, and of another program's events: what they mean only it knows.
std::optional<search::BoardEvent> cellEventAt(const BoardScene& scene, double side) {
  const search::TracePlayer& player = scene.search.player();
  if (!scene.tellsEvent || side < kSmallestForFrame || player.position() <= player.trace().begin())
    return std::nullopt;
  const search::Event& e = player.trace()[player.position() - 1];
  if (!scene.hasPlace(e.node) || e.kind == EventKind::Expand || e.kind == EventKind::Goal ||
      e.kind == EventKind::Route)
    return std::nullopt;
  search::BoardEvent told =
      search::cellEvent(scene.search.session(), player.position() - 1, [&](search::NodeId node) {
        return scene.hasPlace(node) ? std::optional(scene.pointOf(node)) : std::nullopt;
      });
  told.node = e.node;
  if (side < kSmallestForFate || scene.search.session().isForeign()) told.fate = search::Fate::None;
  return told;
}

struct Places {
  QPolygonF arrow;  // empty: there is none
  QPointF sign;
  double radius;
};

Places placesOf(const search::BoardEvent& event, const QRectF& cell, const BoardViewport& viewport) {
  const double side = viewport.cellSide(), radius = fateSignRadius(side) * 0.75;
  Places out{{}, cell.topRight() + QPointF(-radius, radius) * 0.6, radius};
  if (!event.move) return out;
  // From edge to edge: the numbers and arrows in the cells' middles stay free.
  const QPointF from = viewport.rectOf(event.move->from).center(), to = cell.center();
  const QPointF way = to - from;
  const double length = std::max(std::abs(way.x()), std::abs(way.y()));
  const QPointF along = way / length * side;
  out.arrow = QPolygonF{from + along * 0.3, to - along * 0.28};
  return out;
}
}  // namespace

std::optional<search::Fate> shownCellFate(const BoardScene& scene, double side) {
  const auto told = cellEventAt(scene, side);
  return told ? std::optional(told->fate) : std::nullopt;
}

void paintCellEvent(QPainter& painter, const BoardScene& scene, const BoardViewport& viewport) {
  const double side = viewport.cellSide();
  const auto event = cellEventAt(scene, side);
  if (!event) return;
  const search::BoardEvent& told = *event;
  const QRectF cell = viewport.rectOf(scene.pointOf(told.node));
  if (told.fate == search::Fate::None) {
    paintEventFrame(painter, cell, std::clamp(side * 0.035, 1.25, 2.5), scene.board);
    return;
  }
  const double inset = std::max(1.5, side * 0.06);
  QPainterPath outline;
  outline.addRect(cell.adjusted(inset, inset, -inset, -inset));
  paintFateOutline(painter, outline, told.fate, side, scene.board);
  const Places places = placesOf(told, cell, viewport);
  paintFateArrow(painter, places.arrow, told.fate, side, scene.board);
  paintFateSign(painter, told.fate, places.sign, places.radius, scene.board);
}

QPainterPath cellEventOutline(const BoardScene& scene, const BoardViewport& viewport) {
  const double side = viewport.cellSide();
  const auto event = scene.hasBoard() && scene.search.isActive() ? cellEventAt(scene, side) : std::nullopt;
  if (!event || event->fate == search::Fate::None) return {};
  const Places places = placesOf(*event, viewport.rectOf(scene.pointOf(event->node)), viewport);
  QPainterPath sign;
  sign.addEllipse(places.sign, places.radius + 1, places.radius + 1);
  return sign | fateArrowOutline(places.arrow, side);
}

}  // namespace searchlight::ui
