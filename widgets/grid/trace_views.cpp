// widgets/grid/trace_views.cpp: a trace drawn as its own views describe, and names and costs on a plane.
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <utility>

#include "core/trace_formats/trace_document.h"
#include "core/trace_formats/trace_pictures.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/grid/grid_ground.h"

namespace searchlight::ui {

using search::NodeStatus;

namespace {
constexpr int kSmallestLabel = 4, kLargestLabel = 2'000;  // pixels high
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
      QColor fill = colourOf(shape.fill, board.wall);
      fill.setAlphaF(fill.alphaF() * shape.alpha);
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
          painter.setPen(
              QPen(fill, std::max(1.0, shape.lineWidth * scale), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
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

// Each in sight, where it covers no other one, beside its point first; of those without room nothing is drawn.
void TraceGround::drawLabels(QPainter& painter, const BoardLayer& layer, const std::vector<Label>& names,
                             const std::vector<Label>& costs, double size) {
  QFont small = layer.scene.font, bold = layer.scene.font;
  small.setPixelSize(11);
  bold.setPixelSize(12);
  bold.setWeight(QFont::DemiBold);
  const QFontMetricsF ofSmall(small), ofBold(bold);
  const QColor ink = layer.scene.board.textOn(layer.scene.board.freeCell);
  QColor quiet = ink;
  quiet.setAlphaF(0.7F);
  QColor plate = layer.scene.board.freeCell;
  plate.setAlphaF(0.85F);
  std::vector<QRectF> taken;
  for (const Label& label : names)
    taken.push_back(QRectF(-size / 2, -size / 2, size, size).translated(label.at));
  const QRectF seen(QPointF(0, 0), QSizeF(layer.frame.size()) / layer.viewport.pixelRatio());
  const auto isFree = [&](const QRectF& room) {
    return seen.contains(room) &&
           std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(room); });
  };
  const auto write = [&](const QRectF& room, const QFont& font, const QColor& colour, const QString& text,
                         Qt::Alignment side = Qt::AlignHCenter) {
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(room.adjusted(1, 0, -1, 0), int(side | Qt::AlignVCenter), text);
  };
  const double gap = size / 2 + 3;
  for (const Label& label : names) {
    const QSizeF name(ofBold.horizontalAdvance(label.name) + 2, ofBold.height());
    // Without its values where there is no room for both.
    for (const QString& values : {label.values, QString()}) {
      const double below = values.isEmpty() ? 0 : ofSmall.height();
      const QSizeF whole(std::max(name.width(), values.isEmpty() ? 0 : ofSmall.horizontalAdvance(values) + 2),
                         name.height() + below);
      const double left = -whole.width() / 2, top = -whole.height() / 2, over = -gap - whole.height();
      const std::array<std::pair<QPointF, Qt::Alignment>, 8> places{
          {{{gap, top}, Qt::AlignLeft},
           {{-gap - whole.width(), top}, Qt::AlignRight},
           {{left, over}, Qt::AlignHCenter},
           {{left, gap}, Qt::AlignHCenter},
           {{-size / 2, over}, Qt::AlignLeft},
           {{-size / 2, gap}, Qt::AlignLeft},
           {{size / 2 - whole.width(), over}, Qt::AlignRight},
           {{size / 2 - whole.width(), gap}, Qt::AlignRight}}};
      const auto found = std::ranges::find_if(
          places, [&](const auto& place) { return isFree(QRectF(label.at + place.first, whole)); });
      if (found == places.end()) continue;
      const QRectF room(label.at + found->first, whole);
      taken.push_back(room);
      painter.fillRect(room, plate);
      write(QRectF(room.topLeft(), QSizeF(whole.width(), name.height())), bold, ink, label.name,
            found->second);
      if (below > 0)
        write(QRectF(room.left(), room.top() + name.height(), whole.width(), below), small, quiet, values,
              found->second);
      break;
    }
  }
  for (const Label& label : costs) {
    const QSizeF extent(ofSmall.horizontalAdvance(label.name) + 4, ofSmall.height());
    const QRectF room(label.at - QPointF(extent.width(), extent.height()) / 2, extent);
    if (label.edge < extent.width() + 2 * size || !isFree(room)) continue;
    taken.push_back(room);
    painter.fillRect(room, plate);
    write(room, small, quiet, label.name);
  }
}

}  // namespace searchlight::ui
