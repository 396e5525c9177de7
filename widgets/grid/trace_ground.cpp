// widgets/grid/trace_ground.cpp: other programs' searches drawn as points and edges, or as their own views describe.
#include <QFont>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/trace_document.h"
#include "core/trace_formats/trace_pictures.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/grid/grid_ground.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {

constexpr double kPoint = 5, kCurrentPoint = 8, kPlainPoint = 3;  // pixels across
constexpr double kPointRim = 1;
constexpr int kSmallestLabel = 4, kLargestLabel = 2'000;  // pixels high
constexpr std::size_t kMostSmooth = 4'000;                // edges that a painter draws within a frame

// Draws very many lines and points straight into the frame: a painter takes ten to a hundred times as long.
class PlainPen {
 public:
  explicit PlainPen(QImage& frame)
      : m_width(frame.width()),
        m_height(frame.height()),
        m_stride(frame.bytesPerLine() / qsizetype{sizeof(QRgb)}),
        m_pixels(reinterpret_cast<QRgb*>(frame.bits())) {}

  // A square of `side` pixels.
  void point(QPointF middle, double side, QRgb ink) {
    const int left = static_cast<int>(std::lround(middle.x() - side / 2)), size = std::max(1, qRound(side));
    const int top = static_cast<int>(std::lround(middle.y() - side / 2));
    const int from = std::max(left, 0), to = std::min(left + size, m_width);
    for (int y = std::max(top, 0); from < to && y < std::min(top + size, m_height); ++y)
      std::fill_n(m_pixels + y * m_stride + from, to - from, ink);
  }
  // One pixel wide.
  void line(QPointF from, QPointF to, QRgb ink) {
    const QPointF way = to - from;
    const bool isFlat = std::abs(way.x()) >= std::abs(way.y());
    const auto along = [&](QPointF p) { return isFlat ? p.x() : p.y(); };
    if (along(from) > along(to)) std::swap(from, to);
    const double slope = along(way) == 0 ? 0 : (isFlat ? way.y() / way.x() : way.x() / way.y());
    const int length = isFlat ? m_width : m_height, breadth = isFlat ? m_height : m_width;
    const int first = static_cast<int>(std::max(0.0, std::floor(along(from))));
    const int last = static_cast<int>(std::min(length - 1.0, std::floor(along(to))));
    double across = (isFlat ? from.y() : from.x()) + (first + 0.5 - along(from)) * slope;
    for (int at = first; at <= last; ++at, across += slope)
      if (across >= 0 && across < breadth) {
        const auto beside = static_cast<qsizetype>(across);
        m_pixels[isFlat ? beside * m_stride + at : at * m_stride + beside] = ink;
      }
  }

 private:
  int m_width, m_height;
  qsizetype m_stride;
  QRgb* m_pixels;
};

QColor fillOf(NodeStatus status, const BoardColours& board) {
  return status == NodeStatus::Open     ? board.openRing
         : status == NodeStatus::Closed ? board.textOn(board.freeCell)
                                        : board.wall;
}

// The shapes of a trace's own views as they stand at the cursor.
void paintPictures(const BoardLayer& layer, const search::TracePictures& pictures,
                   const search::TracePlan& plan) {
  using Kind = search::TraceShape::Kind;
  const BoardColours& board = layer.scene.board;
  const QColor text = board.textOn(board.freeCell);
  const QPointF origin = layer.viewport.rectOf(Point{0, 0}).topLeft();
  const double side = layer.viewport.cellSide(), scale = side * plan.across.cellsPerUnit;
  const auto pixelOf = [&](double x, double y) {
    const search::TracePlace at = plan.onBoard({x, y});
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

QColor blend(const QColor& over, const QColor& under, float share) {
  const auto mixed = [&](float a, float b) { return a * share + b * (1 - share); };
  return QColor::fromRgbF(mixed(over.redF(), under.redF()), mixed(over.greenF(), under.greenF()),
                          mixed(over.blueF(), under.blueF()));
}

}  // namespace

void TraceGround::paintLines(const BoardLayer& layer) {
  m_map->paintLines(layer);
  const SearchCells& search = layer.scene.search;
  if (!*m_plan || (*m_plan)->isGrid || !search.isActive() || !search.session().isForeign()) return;
  const auto& trace = static_cast<const search::ForeignTrace&>(search.session());
  const BoardColours& board = layer.scene.board;
  const QPointF origin = layer.viewport.rectOf(Point{0, 0}).topLeft();
  const double side = layer.viewport.cellSide();
  if (!trace.pictures().empty()) return paintPictures(layer, trace.pictures(), **m_plan);
  const QRectF seen(QPointF(0, 0), QSizeF(layer.frame.size()) / layer.viewport.pixelRatio());
  const QRectF near = seen.adjusted(-kCurrentPoint, -kCurrentPoint, kCurrentPoint, kCurrentPoint);
  const auto pixelOf = [&](NodeId n) -> std::optional<QPointF> {
    const auto place = trace.position(n);
    if (!place) return std::nullopt;
    const search::TracePlace at = (*m_plan)->onBoard(*place);
    return origin + QPointF(at.x, at.y) * side;
  };
  std::vector<QLineF> edges;
  std::array<std::vector<QPointF>, 4> points;  // by status
  const search::PlayedNodes& nodes = search.player().nodes();
  const auto count = static_cast<NodeId>(std::min(trace.nodeCount(), nodes.size()));
  edges.reserve(count);
  for (NodeId n = 0; n < count; ++n) {
    const search::PlayedNode node = nodes[n];
    if (node.status == NodeStatus::Unseen) continue;
    const auto at = pixelOf(n);
    if (!at) continue;
    const bool isNear = near.contains(*at);
    if (isNear) points[static_cast<std::size_t>(node.status)].push_back(*at);
    const auto from = node.parent == search::kNoNode ? std::nullopt : pixelOf(node.parent);
    if (from && (isNear || QRectF(*from, *at).normalized().adjusted(-1, -1, 1, 1).intersects(near)))
      edges.push_back({*from, *at});
  }
  constexpr std::array kOrder{NodeStatus::DeadEnd, NodeStatus::Closed, NodeStatus::Open};
  const QColor edge = blend(board.textOn(board.freeCell), board.freeCell, 0.45F);
  const bool isSmooth = edges.size() < kMostSmooth;
  if (!isSmooth) {
    PlainPen pen(layer.frame);
    const double ratio = layer.viewport.pixelRatio();
    for (const QLineF& line : edges) pen.line(line.p1() * ratio, line.p2() * ratio, edge.rgb());
    for (const NodeStatus status : kOrder)
      for (const QPointF& at : points[static_cast<std::size_t>(status)])
        pen.point(at * ratio, kPlainPoint * ratio, fillOf(status, board).rgb());
  }
  layer.paint([&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    const auto drawPoints = [&](const QColor& colour, double width, const std::vector<QPointF>& at) {
      painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
      painter.drawPoints(at.data(), static_cast<int>(at.size()));
    };
    if (isSmooth) {
      painter.setPen(QPen(edge, 1));
      painter.drawLines(edges.data(), static_cast<int>(edges.size()));
      for (const NodeStatus status : kOrder) {
        const auto& some = points[static_cast<std::size_t>(status)];
        drawPoints(board.freeCell, kPoint + 2 * kPointRim, some);
        drawPoints(fillOf(status, board), kPoint, some);
        if (status == NodeStatus::Open) drawPoints(board.openSolid, kPoint - 2 * kPointRim, some);
      }
    }
    if (const NodeId current = search.expandedNow(); current != search::kNoNode)
      if (const auto at = pixelOf(current)) {
        drawPoints(board.currentRim, kCurrentPoint + 2 * kPointRim, {*at});
        drawPoints(board.currentFill, kCurrentPoint, {*at});
      }
  });
}

}  // namespace searchlight::ui
