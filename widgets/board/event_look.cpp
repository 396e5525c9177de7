// widgets/board/event_look.cpp: shapes over casings.
#include "widgets/board/event_look.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/trace/board_event.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

using search::EventKind;

namespace {
constexpr double kSmallestForEvent = 12;
constexpr double kSmallestForFate = 22;

// Nothing where it is the current cell's, the route's, or the cells are too small. Without a fate where there is room for a frame
// alone, and of another program's events: what they mean only it knows.
std::optional<search::BoardEvent> cellEventAt(const BoardScene& scene, double side) {
  const search::TracePlayer& player = scene.search.player();
  if (!scene.tellsEvent || side < kSmallestForEvent || player.position() <= player.trace().begin())
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
  const QPointF step = to - from;
  const double length = std::max(std::abs(step.x()), std::abs(step.y()));
  const QPointF along = step / length * side;
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

namespace {

struct FateTexts {
  Q_DECLARE_TR_FUNCTIONS(FateTexts)
};

using search::Fate;

double atLeast(double least, double share, double cell) { return std::max(least, share * cell); }

void strokeCased(QPainter& painter, const QPainterPath& path, const QPen& pen, const QColor& casing,
                 double casingWidth) {
  QPen below = pen;
  below.setStyle(Qt::SolidLine);
  below.setColor(casing);
  below.setWidthF(pen.widthF() + 2 * casingWidth);
  painter.strokePath(path, below);
  painter.strokePath(path, pen);
}

QPainterPath pathOf(const QPolygonF& points) {
  QPainterPath path(points.front());
  for (const QPointF& p : points) path.lineTo(p);
  return path;
}

// Its parts, without the casing that is `rim` wide round them.
struct Arrow {
  QPainterPath shaft, head;
  double width, rim;  // of the shaft
};

std::optional<Arrow> arrowAlong(const QPolygonF& path, double cell) {
  if (path.size() < 2 || path.front() == path.back()) return std::nullopt;
  const QLineF last(path[path.size() - 2], path.back());
  if (last.isNull()) return std::nullopt;
  const double length = std::max(5.0, cell * 0.26);
  const QPointF along = (last.p2() - last.p1()) / last.length(), across(-along.y(), along.x());
  const QPointF tip = path.back(), neck = tip - along * length;
  QPolygonF shaft = path;
  shaft.back() = neck;
  QPainterPath head(tip);
  head.lineTo(neck + across * length * 0.62);
  head.lineTo(neck - across * length * 0.62);
  head.closeSubpath();
  return Arrow{pathOf(shaft), head, atLeast(2, 0.11, cell), atLeast(1, 0.035, cell)};
}

// On a disc of radius 1.
QPainterPath signOf(Fate fate) {
  QPainterPath sign;
  const auto line = [&](QPointF a, QPointF b) {
    sign.moveTo(a);
    sign.lineTo(b);
  };
  constexpr double kArm = 0.55;
  switch (fate) {
    case Fate::None: break;
    case Fate::IntoOpen:
      line({-kArm, 0}, {kArm, 0});
      line({0, -kArm}, {0, kArm});
      break;
    case Fate::Known:
      line({-kArm, -0.25}, {kArm, -0.25});
      line({-kArm, 0.25}, {kArm, 0.25});
      break;
    case Fate::Cheaper:
      line({0, -kArm}, {0, kArm});
      line({-0.42, 0.1}, {0, kArm});
      line({0.42, 0.1}, {0, kArm});
      break;
    case Fate::Dead:
      line({-0.42, -0.42}, {0.42, 0.42});
      line({-0.42, 0.42}, {0.42, -0.42});
      break;
    case Fate::Costlier:
      line({0, kArm}, {0, -kArm});
      line({-0.42, -0.1}, {0, -kArm});
      line({0.42, -0.1}, {0, -kArm});
      break;
    case Fate::Seen:
      line({-0.45, 0.05}, {-0.1, 0.4});
      line({-0.1, 0.4}, {0.5, -0.35});
      break;
    case Fate::Hidden:
    case Fate::Beyond:
      line({0.35, -kArm}, {0.35, kArm});
      line({-kArm, 0}, {0.2, 0});
      break;
  }
  return sign;
}

}  // namespace

QColor fateColour(Fate fate, const BoardColours& colours) {
  switch (fate) {
    case Fate::IntoOpen: return colours.fateOpen;
    case Fate::Known: return colours.fateKnown;
    case Fate::Seen:
    case Fate::Cheaper: return colours.fateCheaper;
    case Fate::Costlier:
    case Fate::Dead: return colours.fateDead;
    case Fate::Hidden:
    case Fate::Beyond: return colours.fateBeyond;
    case Fate::None: break;
  }
  return colours.route;
}

double fateSignRadius(double cell) { return std::clamp(cell * 0.24, 4.0, 16.0); }

QString fateText(Fate fate) {
  switch (fate) {
    case Fate::IntoOpen: return FateTexts::tr("added to OPEN");
    case Fate::Cheaper: return FateTexts::tr("duplicate with a cheaper path");
    case Fate::Known: return FateTexts::tr("duplicate");
    case Fate::Dead: return FateTexts::tr("pruned");
    case Fate::Beyond: return FateTexts::tr("beyond the bound of this iteration");
    case Fate::Seen: return FateTexts::tr("line of sight");
    case Fate::Hidden: return FateTexts::tr("no line of sight");
    case Fate::Costlier: return FateTexts::tr("cost has risen");
    case Fate::None: break;
  }
  return {};
}

void paintFateSign(QPainter& painter, Fate fate, QPointF middle, double radius, const BoardColours& colours) {
  if (fate == Fate::None) return;
  const PainterScope kept(painter);
  const QColor fill = fateColour(fate, colours);
  painter.setPen(QPen(colours.markCasing, std::max(1.0, radius * 0.18)));
  painter.setBrush(fill);
  painter.drawEllipse(middle, radius, radius);
  painter.translate(middle);
  painter.scale(radius, radius);
  painter.strokePath(signOf(fate), roundPen(colours.textOn(fill), std::max(0.24, 1.4 / radius)));
}

void paintFateOutline(QPainter& painter, const QPainterPath& piece, Fate fate, double cell,
                      const BoardColours& colours) {
  const PainterScope kept(painter);
  painter.setBrush(Qt::NoBrush);
  QPen pen(fateColour(fate, colours), atLeast(1.5, fate == Fate::Dead ? 0.11 : 0.075, cell), Qt::SolidLine,
           Qt::FlatCap, Qt::RoundJoin);
  if (fate == Fate::Known) pen.setDashPattern({2.2, 1.4});
  if (fate == Fate::Beyond || fate == Fate::Hidden) pen.setDashPattern({0.8, 1.2});
  strokeCased(painter, piece, pen, colours.markCasing, atLeast(0.75, 0.02, cell));
}

void paintFateArrow(QPainter& painter, const QPolygonF& path, Fate fate, double cell,
                    const BoardColours& colours) {
  const auto arrow = arrowAlong(path, cell);
  if (!arrow) return;
  const PainterScope kept(painter);
  const QColor fill = fateColour(fate, colours);
  const QColor casing = fate == Fate::None ? colours.routeCasing : colours.markCasing;
  painter.strokePath(arrow->shaft, roundPen(casing, arrow->width + 2 * arrow->rim));
  painter.setPen(roundPen(casing, 2 * arrow->rim));
  painter.setBrush(fill);
  painter.drawPath(arrow->head);
  painter.strokePath(arrow->shaft, roundPen(fill, arrow->width));
  painter.fillPath(arrow->head, fill);
}

QPainterPath fateArrowOutline(const QPolygonF& path, double cell) {
  const auto arrow = arrowAlong(path, cell);
  if (!arrow) return {};
  const QPainterPathStroker shaft(roundPen(Qt::black, arrow->width + 2 * arrow->rim));
  const QPainterPathStroker rim(roundPen(Qt::black, 2 * arrow->rim));
  return shaft.createStroke(arrow->shaft) | arrow->head | rim.createStroke(arrow->head);
}

void paintWalk(QPainter& painter, const QPolygonF& path, double cell, const BoardColours& colours) {
  if (path.size() < 2) return;
  const PainterScope kept(painter);
  painter.setBrush(Qt::NoBrush);
  QPen pen(colours.route, atLeast(1, 0.035, cell), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
  pen.setDashPattern({3, 2});
  strokeCased(painter, pathOf(path), pen, colours.routeCasing, atLeast(0.75, 0.02, cell));
  painter.setPen(QPen(colours.routeCasing, atLeast(2.5, 0.08, cell)));
  painter.drawEllipse(path.front(), cell * 0.12, cell * 0.12);
  painter.setPen(QPen(colours.route, atLeast(1, 0.035, cell)));
  painter.drawEllipse(path.front(), cell * 0.12, cell * 0.12);
}

// ---- Who is to blame ----------------------------------------------------------------------------------------------------------

void paintBlamed(QPainter& painter, const QPainterPath& piece, double cell, const BoardColours& colours) {
  const PainterScope kept(painter);
  painter.setBrush(Qt::NoBrush);
  strokeCased(painter, piece, roundPen(colours.fateDead, atLeast(1.5, 0.08, cell)), colours.markCasing,
              atLeast(1, 0.03, cell));
}

void paintHatched(QPainter& painter, const QPainterPath& cells, double cell, const BoardColours& colours) {
  const PainterScope kept(painter);
  painter.setClipPath(cells, Qt::IntersectClip);
  painter.setPen(QPen(colours.fateDead, atLeast(1, 0.05, cell)));
  const QRectF box = cells.boundingRect();
  const double gap = std::max(4.0, cell / 5);
  const int lines = static_cast<int>(std::ceil((box.width() + box.height()) / gap));
  for (int line = 0; line < lines; ++line) {
    const double at = box.left() - box.height() + line * gap;
    painter.drawLine(QPointF(at, box.bottom()), QPointF(at + box.height(), box.top()));
  }
}

void paintShaded(QPainter& painter, const QPainterPath& cells, double cell, const BoardColours& colours) {
  const PainterScope kept(painter);
  const QColor shade = faint(colours.fateDead, 0.22F);
  painter.fillPath(cells, shade);
  const QRectF box = cells.boundingRect();
  painter.setClipPath(cells, Qt::IntersectClip);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.fateDead);
  const double gap = std::max(5.0, cell / 3), dot = atLeast(0.8, 0.035, cell);
  const int columns = static_cast<int>(std::ceil(box.width() / gap - 0.5));
  const int rows = static_cast<int>(std::ceil(box.height() / gap - 0.5));
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      painter.drawEllipse(box.topLeft() + QPointF(column + 0.5, row + 0.5) * gap, dot, dot);
}

void paintJoined(QPainter& painter, QPointF from, QPointF to, double cell, const BoardColours& colours) {
  const PainterScope kept(painter);
  const QPainterPath bar = pathOf({from, to});
  strokeCased(painter, bar, roundPen(colours.fateDead, atLeast(2, 0.12, cell)), colours.markCasing,
              atLeast(1, 0.03, cell));
  painter.setPen(QPen(colours.markCasing, atLeast(1, 0.03, cell)));
  painter.setBrush(colours.fateDead);
  const double knot = atLeast(2.5, 0.12, cell);
  for (const QPointF& p : {from, to}) painter.drawEllipse(p, knot, knot);
}

void paintGoalRing(QPainter& painter, QPointF middle, bool isOutOfReach, double cell,
                   const BoardColours& colours) {
  const PainterScope kept(painter);
  const double radius = cell * 0.38;
  QPainterPath ring;
  ring.addEllipse(middle, radius, radius);
  QPen pen(isOutOfReach ? colours.fateDead : colours.start, atLeast(1.5, 0.07, cell), Qt::SolidLine,
           Qt::FlatCap);
  if (isOutOfReach) pen.setDashPattern({1.6, 1.1});
  painter.setBrush(Qt::NoBrush);
  strokeCased(painter, ring, pen, colours.markCasing, atLeast(0.75, 0.025, cell));
  if (!isOutOfReach) return;
  const QPointF arm(radius * 0.7, -radius * 0.7);
  strokeCased(painter, pathOf({middle - arm, middle + arm}),
              roundPen(colours.fateDead, atLeast(1.5, 0.06, cell)), colours.markCasing,
              atLeast(0.75, 0.025, cell));
}

}  // namespace searchlight::ui
