// widgets/grid/trace_ground.cpp: edges first, then the points over them.
#include "widgets/grid/trace_ground.h"

#include <QLineF>
#include <QPainter>
#include <QVector>
#include <array>
#include <optional>

#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {

constexpr double kPoint = 5, kCurrentPoint = 8;  // pixels across
constexpr double kPointRim = 1;

QColor fillOf(NodeStatus status, const BoardColours& board) {
  return status == NodeStatus::Open     ? board.openRing
         : status == NodeStatus::Closed ? board.textOn(board.freeCell)
                                        : board.wall;
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
  const QRectF seen(QPointF(0, 0), QSizeF(layer.frame.size()) / layer.viewport.pixelRatio());
  const QRectF near = seen.adjusted(-kCurrentPoint, -kCurrentPoint, kCurrentPoint, kCurrentPoint);
  const auto pixelOf = [&](NodeId n) -> std::optional<QPointF> {
    const auto place = trace.position(n);
    if (!place) return std::nullopt;
    const search::TracePlace at = (*m_plan)->onBoard(*place);
    return origin + QPointF(at.x, at.y) * side;
  };
  QVector<QLineF> edges;
  std::array<QVector<QPointF>, 4> points;  // by status
  const auto count = static_cast<NodeId>(trace.nodeCount());
  for (NodeId n = 0; n < count; ++n) {
    const search::PlayedNode node = search.player().node(n);
    if (node.status == NodeStatus::Unseen) continue;
    const auto at = pixelOf(n);
    if (!at) continue;
    if (near.contains(*at)) points[static_cast<std::size_t>(node.status)].push_back(*at);
    const auto from = node.parent == search::kNoNode ? std::nullopt : pixelOf(node.parent);
    if (from && QRectF(*from, *at).normalized().adjusted(-1, -1, 1, 1).intersects(near))
      edges.push_back({*from, *at});
  }
  layer.paint([&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing, edges.size() < 20'000);
    QColor edge = board.textOn(board.freeCell);
    edge.setAlphaF(0.45F);
    painter.setPen(QPen(edge, 1));
    painter.drawLines(edges);
    const auto drawPoints = [&](const QColor& colour, double width, const QVector<QPointF>& at) {
      painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
      painter.drawPoints(at.data(), static_cast<int>(at.size()));
    };
    for (const NodeStatus status : {NodeStatus::DeadEnd, NodeStatus::Closed, NodeStatus::Open}) {
      const auto& some = points[static_cast<std::size_t>(status)];
      drawPoints(board.freeCell, kPoint + 2 * kPointRim, some);
      drawPoints(fillOf(status, board), kPoint, some);
      if (status == NodeStatus::Open) drawPoints(board.openSolid, kPoint - 2 * kPointRim, some);
    }
    if (const NodeId current = search.expandedNow(); current != search::kNoNode)
      if (const auto at = pixelOf(current)) {
        drawPoints(board.currentRim, kCurrentPoint + 2 * kPointRim, {*at});
        drawPoints(board.currentFill, kCurrentPoint, {*at});
      }
  });
}

}  // namespace searchlight::ui
