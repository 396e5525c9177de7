// widgets/board/board_ways.cpp: from nodes to painted ways.
#include "widgets/board/board_ways.h"

#include <QLineF>
#include <algorithm>

#include "core/geometry/line.h"
#include "widgets/board/way_lines.h"

namespace searchlight::ui {

// Widths are in device-independent pixels.
struct BoardWays::Look {
  QColor colour, casingColour;
  double width = 0, casing = 0;
  bool isDashed = false;
};

namespace {

// Shortens a way that begins or ends at a point.
void trimAt(QPointF point, double by, std::vector<QPolygonF>& lines) {
  const auto shortened = [by](QPointF end, QPointF next) {
    const QLineF line(next, end);
    return line.length() > by ? line.pointAt(1 - by / line.length()) : next;
  };
  if (QPolygonF& first = lines.front(); first.front() == point) first.front() = shortened(first[0], first[1]);
  if (QPolygonF& last = lines.back(); last.back() == point)
    last.back() = shortened(last.back(), last[last.size() - 2]);
}

}  // namespace

void BoardWays::paintWay(const std::vector<QPolygonF>& lines, const Look& look, double ratio, QImage& frame) {
  if (lines.empty()) return;
  const double width = look.width * ratio, cased = (look.width + 2 * look.casing) * ratio;
  const QTransform toPixels = QTransform::fromScale(ratio, ratio);
  m_line.reset(frame.size(), cased / 2);
  for (const QPolygonF& line : lines) m_line.add(toPixels.map(line));
  m_line.paint(frame, cased, look.casingColour);
  if (look.isDashed) {
    m_line.reset(frame.size(), width / 2);
    for (const QPolygonF& line : lines) m_line.addDashed(toPixels.map(line), 2.5 * width, 2.5 * width);
  }
  m_line.paint(frame, width, look.colour);
}

void BoardWays::paint(const BoardScene& scene, const BoardViewport& viewport, QImage& frame) {
  WayBuilder way(viewport);
  const auto linesOf = [&](const std::vector<search::NodeId>& nodes) {
    for (const search::NodeId n : nodes)
      if (scene.hasPlace(n)) way.add(scene.pointOf(n));
    return way.take();
  };
  const double side = viewport.cellSide();
  const BoardColours& board = scene.board;
  if (scene.search.isActive()) {
    if (scene.showsAnswerPreview) {
      const Look preview{board.route, board.routeCasing, std::clamp(0.07 * side, 1.5, 3.0), 1, true};
      paintWay(linesOf(scene.search.answerNodes()), preview, viewport.pixelRatio(), frame);
    }
    std::vector<QPolygonF> route = linesOf(scene.search.player().route());
    if (!route.empty() && side >= kSmallestForDistance) {
      // The marks of the ends stand free.
      for (const auto& end : {scene.goal, scene.start})
        if (end) trimAt(viewport.centreOf(*end), 0.3 * side, route);
    }
    const RouteWidths widths = routeWidths(side);
    paintWay(route, {board.route, board.routeCasing, widths.line, widths.casing, false},
             viewport.pixelRatio(), frame);
  }
  for (const Point p : scene.litPath) way.add(p);
  const Look lit{board.pathLit, board.markCasing, std::clamp(0.1 * side, 1.75, 4.0), 1.25, true};
  paintWay(way.take(), lit, viewport.pixelRatio(), frame);
}

CrossedCells crossedCells(const BoardScene& scene, const BoardViewport& viewport) {
  if (!scene.search.isActive() || viewport.cellSide() < kSmallestForDistance) return {};
  const auto maskOf = [&](const std::vector<search::NodeId>& nodes) {
    CellMask mask(viewport.visibleCells());
    for (std::size_t i = 1; i < nodes.size(); ++i)
      if (scene.hasPlace(nodes[i - 1]) && scene.hasPlace(nodes[i]))
        forEachCellOnLine(scene.pointOf(nodes[i - 1]), scene.pointOf(nodes[i]),
                          [&](Point p) { mask.add(p); });
    return mask;
  };
  const std::vector<search::NodeId> nothing;
  CrossedCells crossed{maskOf(scene.search.player().route()),
                       maskOf(scene.showsAnswerPreview ? scene.search.answerNodes() : nothing)};
  for (const Point p : scene.litPath) crossed.byLine.add(p);
  return crossed;
}

}  // namespace searchlight::ui
