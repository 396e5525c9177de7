// widgets/grid/trace_ground.cpp: other programs' searches, and those of graphs, drawn as points and edges on a plane.
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QRegion>
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

constexpr double kPoint = 5, kMiddlePoint = 7, kLargePoint = 13, kCurrentPoint = 8,
                 kPlainPoint = 3;  // pixels across
constexpr qsizetype kLongestName = 30;
constexpr std::size_t kFewPoints = 60,
                      kMostNamed = 300;  // that are seen: with their costs, and with their names
constexpr double kPointRim = 1;
constexpr std::size_t kMostSmooth = 4'000;   // points that a painter draws within a frame
constexpr std::size_t kMostEvents = 50'000;  // that come over what is painted already

// Draws very many lines and points straight into the frame: a painter takes ten to a hundred times as long.
class PlainPen {
 public:
  // Outside of `part` nothing changes. REQUIRES: it is within the frame.
  PlainPen(QImage& frame, const QRect& part)
      : m_part(part),
        m_stride(frame.bytesPerLine() / qsizetype{sizeof(QRgb)}),
        m_pixels(reinterpret_cast<QRgb*>(frame.bits())) {}

  // A square of `side` pixels.
  void point(QPointF middle, double side, QRgb ink) {
    const int size = std::max(1, qRound(side));
    const int left = rounded(middle.x() - side / 2), top = rounded(middle.y() - side / 2);
    const int from = std::max(left, m_part.left()), to = std::min(left + size, m_part.right() + 1);
    for (int y = std::max(top, m_part.top()); from < to && y <= std::min(top + size - 1, m_part.bottom());
         ++y)
      std::fill_n(m_pixels + y * m_stride + from, to - from, ink);
  }
  // One pixel wide.
  void line(QPointF from, QPointF to, QRgb ink) {
    const QPointF step = to - from;
    const bool isFlat = std::abs(step.x()) >= std::abs(step.y());
    const auto along = [&](QPointF p) { return isFlat ? p.x() : p.y(); };
    if (along(from) > along(to)) std::swap(from, to);
    const double slope = along(step) == 0 ? 0 : (isFlat ? step.y() / step.x() : step.x() / step.y());
    const int least = isFlat ? m_part.left() : m_part.top(), most = isFlat ? m_part.right() : m_part.bottom();
    const int nearest = isFlat ? m_part.top() : m_part.left(),
              farthest = isFlat ? m_part.bottom() : m_part.right();
    if (along(to) < least || along(from) > most + 1) return;
    const int first = static_cast<int>(std::max<double>(least, along(from)));
    const int last = static_cast<int>(std::min<double>(most, along(to)));
    double across = (isFlat ? from.y() : from.x()) + (first + 0.5 - along(from)) * slope;
    for (int at = first; at <= last; ++at, across += slope)
      if (across >= nearest && across < farthest + 1) {
        const auto beside = static_cast<qsizetype>(across);
        m_pixels[isFlat ? beside * m_stride + at : at * m_stride + beside] = ink;
      }
  }

 private:
  // Of what is near the frame; a call of the library takes longer than all else.
  static int rounded(double value) {
    constexpr int kAway = 1 << 20;
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): nothing here is below 0
    return static_cast<int>(std::clamp(value, -0.5 * kAway, 0.5 * kAway) + kAway + 0.5) - kAway;
  }

  QRect m_part;
  qsizetype m_stride;
  QRgb* m_pixels;
};

QColor blend(const QColor& over, const QColor& under, float share) {
  const auto mixed = [&](float a, float b) { return a * share + b * (1 - share); };
  return QColor::fromRgbF(mixed(over.redF(), under.redF()), mixed(over.greenF(), under.greenF()),
                          mixed(over.blueF(), under.blueF()));
}

double sizeOf(std::size_t pointsSeen) {
  return pointsSeen <= kFewPoints ? kLargePoint : pointsSeen <= kMostNamed ? kMiddlePoint : kPoint;
}

constexpr std::array kPointOrder{NodeStatus::Unseen, NodeStatus::DeadEnd, NodeStatus::Closed,
                                 NodeStatus::Open};

void drawPoints(QPainter& painter, const QColor& colour, double width, const std::vector<QPointF>& at) {
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
  painter.drawPoints(at.data(), static_cast<int>(at.size()));
}

void drawArrow(QPainter& painter, QPointF at, QPointF along, const QColor& colour) {
  const double length = std::hypot(along.x(), along.y());
  if (length < 3 * kLargePoint) return;
  const QPointF ahead = along / length * 7, aside(-ahead.y() * 0.6, ahead.x() * 0.6);
  QPainterPath head(at + ahead);
  head.lineTo(at - ahead + aside);
  head.lineTo(at - ahead - aside);
  painter.fillPath(head, colour);
}

// "140 + 253 = 393" or "118", as far as the search knows them.
QString valuesText(const SearchCells& search, NodeId n, const search::PlayedNode& node) {
  const NodeNames& names = search.names();
  if (!names.tellsCosts) return {};
  const search::Cost h = search.session().heuristic(n);
  if (!names.usesHeuristic || !names.tellsEstimates) return names.cost(node.g);
  const NodeNames::Sum sum = names.sum(node.g, h, search::saturatingAdd(node.g, h));
  return QStringLiteral("%1 + %2 = %3").arg(sum.a, sum.b, sum.sum);
}

// As its program calls it: where it is can be seen.
QString nameOf(const SearchCells& search, NodeId n) {
  if (!search.session().isForeign()) return search.names().node(search.session(), n);
  const std::string_view label = static_cast<const search::ForeignTrace&>(search.session()).label(n);
  return QString::fromUtf8(label.data(), static_cast<qsizetype>(label.size()))
      .simplified()
      .left(kLongestName);
}

}  // namespace

QColor TraceGround::fillOf(NodeStatus status, const BoardColours& board) {
  return status == NodeStatus::Open      ? board.openRing
         : status == NodeStatus::DeadEnd ? board.wall
                                         : board.textOn(board.freeCell);
}

std::optional<search::TracePlace> TracePlane::placeOf(const search::Session& session, NodeId node) const {
  if (session.isForeign()) return static_cast<const search::ForeignTrace&>(session).position(node);
  if (!roads) return std::nullopt;
  const Point at = roads->at(session.stateNumber(node));
  return search::TracePlace{double(at.x), double(at.y)};
}

NodeCell TracePlane::nodeCell() const {
  return [plane = *this](const search::Session& session, NodeId n) {
    const auto place = plane.placeOf(session, n);
    if (!place || !plane.plan->contains(*place)) return kNoCell;
    const Point cell = plane.plan->cellOf(*place);
    return static_cast<std::uint32_t>(cell.y * plane.plan->across.cells + cell.x);
  };
}

void TraceGround::paintLines(const BoardLayer& layer) {
  m_map->paintLines(layer);
  m_front = {};
  const SearchCells& search = layer.scene.search;
  const TracePlane& plane = *m_plane;
  if (!plane.plan || plane.plan->isGrid || !search.isActive()) return;
  const bool isForeign = search.session().isForeign();
  if (!isForeign && !plane.roads) return;
  if (isForeign) {
    const auto& trace = static_cast<const search::ForeignTrace&>(search.session());
    if (!trace.pictures().empty()) return paintPictures(layer, trace.pictures());
  }
  const QRectF seen(QPointF(0, 0), QSizeF(layer.frame.size()) / layer.viewport.pixelRatio());
  const Camera camera{layer.viewport.rectOf(Point{0, 0}).topLeft(), layer.viewport.cellSide(),
                      seen.adjusted(-kCurrentPoint, -kCurrentPoint, kCurrentPoint, kCurrentPoint)};
  findPlaces(search.session());
  std::size_t points = 0;
  for (const QPointF& at : m_at) points += camera.near.contains(camera(at));  // not a number is nowhere
  m_front.isShown = true;
  m_front.size = sizeOf(points);
  if (const NodeId current = search.expandedNow(); current != search::kNoNode)
    if (const QPointF at = camera(placeOf(search.session(), current)); !std::isnan(at.x()))
      m_front.current = at;
  points < kMostSmooth ? paintFew(layer, camera, points) : paintMany(layer, camera);
}

// Of a trace by its nodes, of a graph by its places, in cells: asked for in every frame.
void TraceGround::findPlaces(const search::Session& session) {
  const Shown shown{session.isForeign() ? session.serial() : 0, m_plane->roads.get(), *m_plane->plan};
  if (m_shown == shown) return;
  m_shown = shown;
  m_at.clear();
  m_kept = {};
  const auto add = [&](std::optional<search::TracePlace> place) {
    if (!place) return m_at.emplace_back(std::nan(""), std::nan("")), void();
    const search::TracePlace at = m_plane->plan->onBoard(*place);
    m_at.emplace_back(at.x, at.y);
  };
  if (session.isForeign()) {
    const auto& trace = static_cast<const search::ForeignTrace&>(session);
    for (NodeId n = 0; n < trace.nodeCount(); ++n) add(trace.position(n));
  } else {
    for (roads::Place p = 0; p < m_plane->roads->placeCount(); ++p) {
      const Point at = m_plane->roads->at(p);
      add(search::TracePlace{double(at.x), double(at.y)});
    }
  }
}

QPointF TraceGround::placeOf(const search::Session& session, NodeId node) const {
  return m_at[session.isForeign() ? node : session.stateNumber(node)];
}

// Smooth, with names, and costs where there is room for them.
void TraceGround::paintFew(const BoardLayer& layer, const Camera& camera, std::size_t pointsSeen) {
  const SearchCells& search = layer.scene.search;
  const search::Session& session = search.session();
  const search::PlayedNodes& nodes = search.player().nodes();
  const QColor ink = layer.scene.board.textOn(layer.scene.board.freeCell);
  std::vector<QLineF> edges;
  const bool hasNames = pointsSeen <= kMostNamed, hasValues = pointsSeen <= kFewPoints;
  std::vector<bool> isMet(plane().roads ? m_at.size() : 0);
  const std::size_t count = session.isForeign() ? std::min(m_at.size(), nodes.size()) : nodes.size();
  const bool isOverRoads = plane().roads && !session.isForeign();
  m_front.hasRoadLabels = isOverRoads && hasNames;
  if (m_front.hasRoadLabels) {
    m_front.placeValues.resize(m_at.size());
    placeRoadLabels(layer, camera, hasValues && search.names().tellsCosts);
  }
  for (NodeId n = 0; n < count; ++n) {
    const search::PlayedNode node = nodes[n];
    if (node.status == NodeStatus::Unseen) continue;
    const QPointF at = camera(placeOf(session, n));
    if (!session.isForeign()) isMet[session.stateNumber(n)] = true;
    if (camera.near.contains(at)) {
      m_front.points[static_cast<std::size_t>(node.status)].push_back(at);
      const QString values = hasValues ? valuesText(search, n, node) : QString();
      if (m_front.hasRoadLabels)
        m_front.placeValues[session.stateNumber(n)] = values;
      else if (hasNames)
        m_front.names.push_back({at, nameOf(search, n), values});
    }
    if (hasNames && node.status == NodeStatus::Closed && layer.scene.hasPlace(n) && camera.near.contains(at))
      m_front.values.emplace_back(at, layer.scene.colours.look(search, search.cellOf(n)).colour);
    if (node.parent == search::kNoNode) continue;
    const QPointF from = camera(placeOf(session, node.parent));
    if (camera.isEdgeNear(from, at)) edges.push_back({from, at});
  }
  layer.paint([&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (isOverRoads) {
      const roads::RoadGraph& graph = *plane().roads;
      const QColor pale = blend(ink, layer.scene.board.freeCell, 0.3F);
      painter.setPen(QPen(pale, hasNames ? 1.5 : 1));
      for (roads::Place p = 0; p < graph.placeCount(); ++p) {
        const QPointF at = camera(m_at[p]);
        if (!isMet[p] && camera.near.contains(at))
          m_front.points[static_cast<std::size_t>(NodeStatus::Unseen)].push_back(at);
        for (const roads::RoadGraph::Lane& lane : graph.out(p)) {
          const bool isBothWays = graph.isBothWays(p, lane);
          const QPointF to = camera(m_at[lane.to]);
          if ((isBothWays && lane.to < p) || !camera.isEdgeNear(at, to)) continue;
          painter.drawLine(at, to);
          if (hasNames && !isBothWays) drawArrow(painter, at + (to - at) * 0.7, to - at, pale);
        }
      }
    }
    painter.setPen(QPen(blend(ink, layer.scene.board.freeCell, 0.55F), plane().roads && hasNames ? 2.5 : 1));
    painter.drawLines(edges.data(), static_cast<int>(edges.size()));
  });
}

// Over the route: points, what is written beside them, and where the search stands.
void TraceGround::paintPieces(const BoardLayer& layer) {
  m_map->paintPieces(layer);
  if (!m_front.isShown) return;
  const BoardColours& board = layer.scene.board;
  const double size = m_front.size;
  layer.paint([&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const NodeStatus status : kPointOrder) {
      const auto& some = m_front.points[static_cast<std::size_t>(status)];
      drawPoints(painter, board.freeCell, size + 2 * kPointRim, some);
      drawPoints(painter, fillOf(status, board), size, some);
      if (status == NodeStatus::Open) drawPoints(painter, board.openSolid, size - 2 * kPointRim, some);
      if (status == NodeStatus::Unseen) drawPoints(painter, board.freeCell, size - 3 * kPointRim, some);
    }
    for (const auto& [at, colour] : m_front.values)
      drawPoints(painter, QColor(colour), size - 3 * kPointRim, {at});
    if (m_front.current) {
      const double large = std::max(kCurrentPoint, size + 2);
      drawPoints(painter, board.currentRim, large + 2 * kPointRim, {*m_front.current});
      drawPoints(painter, board.currentFill, large, {*m_front.current});
    }
    m_front.hasRoadLabels ? drawRoadLabels(painter, layer) : drawLabels(painter, layer, m_front.names, size);
  });
}

// Straight into the frame. What was painted last goes along with the view, and the events since then come over it; painted anew is
// what comes into sight, and all of it where the view is zoomed or the cursor has gone back.
void TraceGround::paintMany(const BoardLayer& layer, const Camera& camera) {
  const SearchCells& search = layer.scene.search;
  const search::Session& session = search.session();
  const BoardColours& board = layer.scene.board;
  const search::TracePlayer& player = search.player();
  const search::PlayedNodes& nodes = player.nodes();
  const double ratio = layer.viewport.pixelRatio();
  const QRgb edge = blend(board.textOn(board.freeCell), board.freeCell, 0.45F).rgb();
  const std::array inks{blend(board.textOn(board.freeCell), board.freeCell, 0.3F).rgb(),
                        fillOf(NodeStatus::Open, board).rgb(), fillOf(NodeStatus::Closed, board).rgb(),
                        fillOf(NodeStatus::DeadEnd, board).rgb()};
  const auto pixelOf = [&](NodeId n) { return camera(placeOf(session, n)) * ratio; };
  const Kept wanted{session.serial(), layer.scene.boardVersion, camera.origin, camera.side,
                    layer.frame.size()};
  const std::size_t from = m_kept.position, to = player.position();
  const QPointF moved = (wanted.origin - m_kept.origin) * ratio;
  const QPoint by = moved.toPoint();
  m_kept.origin = wanted.origin;
  const bool isKept = m_kept.image.size() == layer.frame.size() && m_kept.isLike(wanted) && moved == by;
  const bool isAhead = isKept && from <= to && from >= session.trace().begin() && to - from <= kMostEvents;
  const QRect frame(QPoint(0, 0), layer.frame.size());
  if (!isAhead) m_kept = wanted;
  QRegion bare = frame;
  if (!isAhead || !by.isNull()) {
    QImage image(layer.frame.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (isAhead) {
      QPainter(&image).drawImage(by, m_kept.image);
      bare -= frame.translated(by);
    }
    m_kept.image = std::move(image);
  } else {
    bare = {};
  }
  const auto drawEdge = [&](PlainPen& pen, const Camera& seen, NodeId n, NodeId parent) {
    const QPointF a = camera(placeOf(session, parent)), b = camera(placeOf(session, n));
    if (seen.isEdgeNear(a, b)) pen.line(a * ratio, b * ratio, edge);
  };
  const auto drawPoint = [&](PlainPen& pen, NodeId n, NodeStatus status) {
    pen.point(pixelOf(n), kPlainPoint * ratio, inks[static_cast<std::size_t>(status)]);
  };
  const std::size_t count = session.isForeign() ? std::min(m_at.size(), nodes.size()) : nodes.size();
  for (const QRect& part : bare) {
    PlainPen pen(m_kept.image, part);
    Camera seen = camera;
    seen.near = QRectF(QPointF(part.topLeft()) / ratio, QSizeF(part.size()) / ratio)
                    .adjusted(-kCurrentPoint, -kCurrentPoint, kCurrentPoint, kCurrentPoint);
    if (plane().roads && !session.isForeign())
      for (roads::Place p = 0; p < m_at.size(); ++p)
        for (const roads::RoadGraph::Lane& lane : plane().roads->out(p))
          if (const QPointF a = camera(m_at[p]), b = camera(m_at[lane.to]); seen.isEdgeNear(a, b))
            pen.line(a * ratio, b * ratio, inks[0]);
    for (NodeId n = 0; n < count; ++n)
      if (nodes.status(n) != NodeStatus::Unseen)
        if (const NodeId parent = nodes[n].parent; parent != search::kNoNode) drawEdge(pen, seen, n, parent);
    for (const NodeStatus status : {NodeStatus::DeadEnd, NodeStatus::Closed, NodeStatus::Open})
      for (NodeId n = 0; n < count; ++n)
        if (nodes.status(n) == status) drawPoint(pen, n, status);
  }
  if (isAhead && from < to) {
    PlainPen pen(m_kept.image, frame);
    std::vector<NodeId> changed, touched;  // whose edges are drawn, and whose points lie under such an edge
    for (std::size_t i = from; i < to; ++i) {
      const search::Event& e = session.trace()[i];
      if (search::changesNothing(e.kind)) continue;
      changed.push_back(e.node);
      if (e.parentAfter != search::kNoNode) touched.push_back(e.parentAfter);
      // An edge that goes is under others.
      if (e.parentBefore != search::kNoNode && e.parentBefore != e.parentAfter)
        return m_kept = {}, paintMany(layer, camera);
    }
    for (const NodeId n : changed)
      if (const NodeId parent = nodes[n].parent; parent != search::kNoNode) drawEdge(pen, camera, n, parent);
    for (const auto& some : {touched, changed})
      for (const NodeId n : some) drawPoint(pen, n, nodes.status(n));
  }
  m_kept.position = to;
  layer.paint([&](QPainter& painter) {
    m_kept.image.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(0, 0), m_kept.image);
    m_kept.image.setDevicePixelRatio(1);
  });
}

}  // namespace searchlight::ui
