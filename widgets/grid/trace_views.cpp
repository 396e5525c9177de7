// widgets/grid/trace_views.cpp: a trace drawn as its own views describe, and names and costs on a plane.
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/trace_formats/trace_document.h"
#include "core/trace_formats/trace_pictures.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

using search::NodeStatus;

namespace {
constexpr int kSmallestLabel = 4, kLargestLabel = 2'000;  // pixels high

// Of names, and of numbers.
struct LabelFonts {
  QFont bold, small;
  explicit LabelFonts(const QFont& font) : bold(font), small(font) {
    small.setPixelSize(11);
    bold.setPixelSize(12);
    bold.setWeight(QFont::DemiBold);
  }
};

// Beside a point, from the place that is best to the last one, and the side that a text is aligned to there.
std::array<std::pair<QPointF, Qt::Alignment>, 8> placesBeside(double size, QSizeF whole) {
  const double gap = size / 2 + 3, left = -whole.width() / 2, top = -whole.height() / 2,
               over = -gap - whole.height();
  return {{{{gap, top}, Qt::AlignLeft},
           {{-gap - whole.width(), top}, Qt::AlignRight},
           {{left, over}, Qt::AlignHCenter},
           {{left, gap}, Qt::AlignHCenter},
           {{-size / 2, over}, Qt::AlignLeft},
           {{-size / 2, gap}, Qt::AlignLeft},
           {{size / 2 - whole.width(), over}, Qt::AlignRight},
           {{size / 2 - whole.width(), gap}, Qt::AlignRight}}};
}

// What of a room is taken already, or lies beyond the edge, in square pixels.
double overlap(const QRectF& room, const QRectF& within, const std::vector<QRectF>& taken) {
  const auto area = [](const QRectF& r) { return r.isValid() ? r.width() * r.height() : 0.0; };
  constexpr double kBeyond = 20;  // so much worse than what is taken
  double sum = within.contains(room) ? 0 : kBeyond * (area(room) - area(room & within));
  for (const QRectF& other : taken) sum += area(room & other);
  return sum;
}

void writeLabel(QPainter& painter, const QRectF& room, const QFont& font, const QColor& colour,
                const QString& text, Qt::Alignment side = Qt::AlignHCenter) {
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(room.adjusted(1, 0, -1, 0), int(side | Qt::AlignVCenter), text);
}
}  // namespace

// The shapes of a trace's own views as they stand at the cursor.
void TraceGround::paintPictures(const BoardLayer& layer, const search::TracePictures& pictures) const {
  using Kind = search::TraceShape::Kind;
  const BoardColours& board = layer.scene.board;
  const QColor text = board.textOn(board.freeCell);
  const QPointF origin = layer.viewport.rectOf(Point{0, 0}).topLeft();
  const double side = layer.viewport.cellSide(), scale = side * m_plane->plan->across.cellsPerUnit;
  const auto pixelOf = [&](double x, double y) {
    const search::TracePlace at = m_plane->plan->onBoard({x, y});
    return origin + QPointF(at.x, at.y) * side;
  };
  const auto colourOf = [&](const std::string& told, const QColor& otherwise) {
    const QString name = QString::fromStdString(told);
    if (name.startsWith(QLatin1String("theme:")))
      return name.endsWith(QLatin1String("background")) ? board.freeCell
             : name.endsWith(QLatin1String("accent"))   ? board.selection
                                                        : text;
    const QString bare = name.startsWith(QLatin1String("color:")) ? name.mid(6) : name;
    if (const QColor colour(bare); !bare.isEmpty() && colour.isValid()) return colour;
    switch (search::classify(bare.toStdString())) {
      case search::TraceEventKind::Generate: return board.openSolid;
      case search::TraceEventKind::Expand: return board.currentFill;
      case search::TraceEventKind::Close: return fillOf(NodeStatus::Closed, board);
      default: return otherwise;
    }
  };
  const std::size_t cursor = layer.scene.search.player().position();
  layer.paint([&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const search::TraceShape& shape : pictures.shapes()) {
      if (shape.from > cursor) break;
      if (shape.until <= cursor) continue;
      const QColor solid = colourOf(shape.fill, board.wall),
                   fill = faint(solid, solid.alphaF() * shape.alpha);
      const std::vector<double>& at = shape.at;
      const QPointF first = pixelOf(at[0], at[1]);
      painter.setPen(Qt::NoPen);
      painter.setBrush(fill);
      if (shape.kind == Kind::Rect) {
        painter.drawRect(QRectF(first, QSizeF(at[2], at[3]) * scale));
      } else if (shape.kind == Kind::Circle) {
        painter.drawEllipse(first, at[2] * scale, at[2] * scale);
      } else {
        QPolygonF corners;
        for (std::size_t i = 0; i + 1 < at.size(); i += 2) corners << pixelOf(at[i], at[i + 1]);
        if (shape.kind == Kind::Polygon) {
          painter.drawPolygon(corners);
        } else {
          painter.setBrush(Qt::NoBrush);
          painter.setPen(roundPen(fill, std::max(1.0, shape.lineWidth * scale)));
          painter.drawPolyline(corners);
        }
      }
      const int height = qRound(shape.labelSize * scale);
      if (shape.label.empty() || height < kSmallestLabel || height > kLargestLabel) continue;
      QFont font = painter.font();
      font.setPixelSize(height);
      painter.setFont(font);
      painter.setPen(colourOf(shape.labelFill, text));
      painter.drawText(first + QPointF(shape.labelX, shape.labelY) * scale,
                       QString::fromStdString(shape.label));
    }
  });
}

// First the costs, which belong to their roads, then the names, and room for what a search will know where there is some: all of them
// are there, as far as their points are in sight.
void TraceGround::placeRoadLabels(const BoardLayer& layer, const Camera& camera, bool hasValues) {
  const SearchCells& search = layer.scene.search;
  const roads::RoadGraph& graph = *plane().roads;
  const QRectF seen(QPointF(0, 0), QSizeF(layer.frame.size()) / layer.viewport.pixelRatio());
  RoadLabels labels{&graph,
                    camera.origin,
                    camera.side,
                    layer.frame.size(),
                    search.session().serial(),
                    hasValues,
                    layer.scene.font,
                    {},
                    {}};
  const RoadLabels& last = m_roadLabels;
  if (last.roads == labels.roads && last.origin == labels.origin && last.side == labels.side &&
      last.frame == labels.frame && last.session == labels.session && last.hasValues == hasValues &&
      last.font == labels.font)
    return;
  const LabelFonts fonts(layer.scene.font);
  const QFontMetricsF ofSmall(fonts.small), ofBold(fonts.bold);
  const QRectF within =
      seen &
      layer.viewport.rectOf(CellRect{0, 0, layer.scene.columns, layer.scene.rows}).adjusted(1, 1, -1, -1);
  const double size = m_front.size;
  std::vector<QRectF> taken;
  for (const QPointF& at : m_at)
    taken.push_back(QRectF(-size / 2, -size / 2, size, size).translated(camera(at)));
  // The first that is free, else that which covers least.
  const auto best = [&](const std::vector<QRectF>& rooms) {
    std::size_t found = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < rooms.size() && least > 0; ++i)
      if (const double covered = overlap(rooms[i], within, taken); covered < least)
        least = covered, found = i;
    return std::pair(found, least);
  };
  for (roads::Place p = 0; p < graph.placeCount(); ++p)
    for (const roads::RoadGraph::Lane& lane : graph.out(p)) {
      const QPointF at = camera(m_at[p]), to = camera(m_at[lane.to]);
      if ((lane.to < p && graph.isBothWays(p, lane)) || !within.contains((at + to) / 2)) continue;
      const QString text = search.names().cost(lane.cost);
      const QSizeF extent(ofSmall.horizontalAdvance(text) + 4, ofSmall.height());
      const QLineF road(at, to);
      std::vector<QRectF> rooms;
      const auto add = [&](QPointF middle) {
        rooms.push_back(QRectF(middle - QPointF(extent.width(), extent.height()) / 2, extent));
      };
      for (const double share : {0.5, 0.42, 0.58, 0.34, 0.66}) add(road.pointAt(share));
      const QPointF aside = QPointF(-road.dy(), road.dx()) / std::max(1.0, road.length());
      for (const double far : {1.0, -1.0})
        add(road.center() + aside * far * (std::abs(aside.x()) * extent.width() + extent.height()) / 2);
      const QRectF room = rooms[best(rooms).first];
      taken.push_back(room);
      labels.costs.push_back({room, text});
    }
  // As wide as what the search tells of the start: nothing is known yet of what it will tell of the others.
  const search::Trace& trace = search.player().trace();
  QString sample;
  if (hasValues && trace.begin() < trace.end()) {
    const search::Cost h = search.session().heuristic(trace[trace.begin()].node);
    const NodeNames& names = search.names();
    sample = names.usesHeuristic && names.tellsEstimates ? QStringLiteral("%1 + %1 = %1").arg(names.cost(h))
                                                         : QStringLiteral("8888");
  }
  for (roads::Place p = 0; p < graph.placeCount(); ++p) {
    RoadLabels::Name& label = labels.names.emplace_back();
    const QPointF at = camera(m_at[p]);
    if (!within.contains(at)) continue;
    const QString name = QString::fromStdString(graph.name(p));
    for (const bool isWhole : {true, false}) {
      if (isWhole && sample.isEmpty()) continue;
      const QSizeF extent(
          std::max(ofBold.horizontalAdvance(name), isWhole ? ofSmall.horizontalAdvance(sample) : 0) + 2,
          ofBold.height() + (isWhole ? ofSmall.height() : 0));
      const auto places = placesBeside(size, extent);
      std::vector<QRectF> rooms;
      rooms.reserve(places.size());
      for (const auto& place : places) rooms.emplace_back(at + place.first, extent);
      const auto [which, covered] = best(rooms);
      if (isWhole && covered > 0) continue;
      QRectF room = rooms[which];
      // Within the frame rather than beside its point.
      room.moveLeft(
          std::clamp(room.left(), within.left(), std::max(within.left(), within.right() - room.width())));
      room.moveTop(
          std::clamp(room.top(), within.top(), std::max(within.top(), within.bottom() - room.height())));
      label = {room, places[which].second, isWhole};
      taken.push_back(room);
      break;
    }
  }
  m_roadLabels = std::move(labels);
}

void TraceGround::drawRoadLabels(QPainter& painter, const BoardLayer& layer) const {
  const LabelFonts fonts(layer.scene.font);
  const QFontMetricsF ofSmall(fonts.small), ofBold(fonts.bold);
  const QColor ink = layer.scene.board.textOn(layer.scene.board.freeCell);
  const QColor quiet = faint(ink, 0.7F), plate = faint(layer.scene.board.freeCell, 0.85F);
  for (const RoadLabels::Cost& cost : m_roadLabels.costs) {
    painter.fillRect(cost.room, plate);
    writeLabel(painter, cost.room, fonts.small, quiet, cost.text);
  }
  for (roads::Place p = 0; p < m_roadLabels.names.size(); ++p) {
    const RoadLabels::Name& label = m_roadLabels.names[p];
    if (label.room.isEmpty()) continue;
    const QString name = QString::fromStdString(plane().roads->name(p)),
                  values = label.hasValues ? m_front.placeValues[p] : QString();
    const double width =
        std::max(ofBold.horizontalAdvance(name), values.isEmpty() ? 0 : ofSmall.horizontalAdvance(values)) +
        2;
    QRectF lines = label.room;
    if (label.side & Qt::AlignRight)
      lines.setLeft(lines.right() - width);
    else if (label.side & Qt::AlignHCenter)
      lines.adjust((lines.width() - width) / 2, 0, -(lines.width() - width) / 2, 0);
    else
      lines.setRight(lines.left() + width);
    lines.setHeight(ofBold.height() + (values.isEmpty() ? 0 : ofSmall.height()));
    painter.fillRect(lines, plate);
    writeLabel(painter, QRectF(lines.topLeft(), QSizeF(width, ofBold.height())), fonts.bold, ink, name,
               label.side);
    if (!values.isEmpty())
      writeLabel(painter, lines.adjusted(0, ofBold.height(), 0, 0), fonts.small, quiet, values, label.side);
  }
}

// Each in sight, where it covers no other one, beside its point first; of those without room nothing is drawn.
void TraceGround::drawLabels(QPainter& painter, const BoardLayer& layer, const std::vector<Label>& names,
                             double size) {
  const LabelFonts fonts(layer.scene.font);
  const QFontMetricsF ofSmall(fonts.small), ofBold(fonts.bold);
  const QColor ink = layer.scene.board.textOn(layer.scene.board.freeCell);
  const QColor quiet = faint(ink, 0.7F);
  const QColor plate = faint(layer.scene.board.freeCell, 0.85F);
  std::vector<QRectF> taken;
  taken.reserve(names.size());
  for (const Label& label : names)
    taken.push_back(QRectF(-size / 2, -size / 2, size, size).translated(label.at));
  const QRectF seen(QPointF(0, 0), QSizeF(layer.frame.size()) / layer.viewport.pixelRatio());
  const auto isFree = [&](const QRectF& room) {
    return seen.contains(room) &&
           std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(room); });
  };
  for (const Label& label : names) {
    const QSizeF name(ofBold.horizontalAdvance(label.name) + 2, ofBold.height());
    // Without its values where there is no room for both.
    for (const QString& values : {label.values, QString()}) {
      const double below = values.isEmpty() ? 0 : ofSmall.height();
      const QSizeF whole(std::max(name.width(), values.isEmpty() ? 0 : ofSmall.horizontalAdvance(values) + 2),
                         name.height() + below);
      const auto places = placesBeside(size, whole);
      const auto found = std::ranges::find_if(
          places, [&](const auto& place) { return isFree(QRectF(label.at + place.first, whole)); });
      if (found == places.end()) continue;
      const QRectF room(label.at + found->first, whole);
      taken.push_back(room);
      painter.fillRect(room, plate);
      writeLabel(painter, QRectF(room.topLeft(), QSizeF(whole.width(), name.height())), fonts.bold, ink,
                 label.name, found->second);
      if (below > 0)
        writeLabel(painter, QRectF(room.left(), room.top() + name.height(), whole.width(), below),
                   fonts.small, quiet, values, found->second);
      break;
    }
  }
}

}  // namespace searchlight::ui
