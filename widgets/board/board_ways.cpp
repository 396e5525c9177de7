// widgets/board/board_ways.cpp: from nodes to painted ways.
#include "widgets/board/board_ways.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/geometry/line.h"
#include "core/search/current_path.h"
#include "widgets/board/way_lines.h"

namespace searchlight::ui {

// Widths are in device-independent pixels.
struct BoardWays::Look {
  QColor colour, casingColour;
  double width = 0, casing = 0;
  bool isDashed = false;
  bool endsBesideMarks = false;  // the marks of start and goal stand free
};

namespace {

constexpr std::size_t kLongestLine = 20'000;  // cells
// Of a longer stack the deepest part is drawn: a frame has not the time to follow all of it.
constexpr std::size_t kLongestStack = 20'000;

// The stack of a search that goes down one path at a time, as long as there is no route to be seen.
std::vector<search::NodeId> stackOf(const BoardScene& scene) {
  if (!scene.search.isActive() || !search::followsPath(scene.search.session().algorithm())) return {};
  if (!scene.search.player().route().empty()) return {};
  return search::currentPath(scene.search.session(), scene.search.player(), kLongestStack);
}

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
  if (look.isDashed) return paintDashed(lines, look, ratio, frame);
  const double width = look.width * ratio, cased = (look.width + 2 * look.casing) * ratio;
  const QTransform toPixels = QTransform::fromScale(ratio, ratio);
  m_line.reset(frame.size(), cased / 2);
  for (const QPolygonF& line : lines) m_line.add(toPixels.map(line));
  m_line.paint(frame, cased, look.casingColour);
  m_line.paint(frame, width, look.colour);
}

void BoardWays::paintDashed(const std::vector<QPolygonF>& lines, const Look& look, double ratio,
                            QImage& frame) {
  Dashed dashed{lines, frame.size(), ratio, look.width * ratio, (look.width + 2 * look.casing) * ratio};
  if (dashed != m_dashed) {
    m_dashed = {};  // should memory end on the way
    const QTransform toPixels = QTransform::fromScale(ratio, ratio);
    m_dashesCasing.reset(frame.size(), dashed.cased / 2);
    m_dashes.reset(frame.size(), dashed.width / 2);
    for (const QPolygonF& line : lines) {
      m_dashesCasing.add(toPixels.map(line));
      m_dashes.addDashed(toPixels.map(line), 2.5 * dashed.width, 2.5 * dashed.width);
    }
    m_dashed = std::move(dashed);
  }
  m_dashesCasing.paint(frame, m_dashed.cased, look.casingColour);
  m_dashes.paint(frame, m_dashed.width, look.colour);
}

// A way that turns within every pixel. Jumps are filled in.
template <class Nodes>
void BoardWays::paintPixels(const BoardScene& scene, const BoardViewport& viewport, const Nodes& nodes,
                            const Look& look, QImage& frame) {
  const double ratio = viewport.pixelRatio(), width = look.width * ratio,
               cased = (look.width + 2 * look.casing) * ratio;
  m_line.reset(frame.size(), cased / 2);
  const QPointF origin = viewport.centreOf({0, 0}) * ratio;
  const double side = viewport.cellPixels();
  const auto pixelsOf = [side](double first, int count) {
    std::vector<int> pixels(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
      pixels[static_cast<std::size_t>(i)] = static_cast<int>(std::floor(first + i * side));
    return pixels;
  };
  const std::vector<int> columns = pixelsOf(origin.x(), scene.columns),
                         rows = pixelsOf(origin.y(), scene.rows);
  const auto wide = static_cast<std::uint32_t>(scene.columns);
  std::optional<Point> before;
  for (const search::NodeId n : nodes) {
    if (!scene.hasPlace(n)) continue;
    const std::uint32_t cell = scene.search.cellOf(n);
    const Point pixel{columns[cell % wide], rows[cell / wide]};
    if (before && (std::abs(pixel.x - before->x) > 1 || std::abs(pixel.y - before->y) > 1))
      forEachCellOnLine(*before, pixel, [&](Point p) { m_line.addPixel({p.x, p.y}); });
    else if (before != pixel)
      m_line.addPixel({pixel.x, pixel.y});
    before = pixel;
  }
  m_line.spread();
  m_line.paint(frame, cased, look.casingColour);
  m_line.paint(frame, width, look.colour);
}

template <class Nodes>
void BoardWays::paintNodes(const BoardScene& scene, const BoardViewport& viewport, const Nodes& nodes,
                           const Look& look, QImage& frame) {
  // Of a longer way on cells smaller than a pixel no dash and no bend is to be seen.
  if (viewport.cellPixels() <= 1 && nodes.size() > kLongestLine)
    return paintPixels(scene, viewport, nodes, look, frame);
  WayBuilder way(viewport);
  for (const search::NodeId n : nodes)
    if (scene.hasPlace(n)) way.add(scene.pointOf(n));
  std::vector<QPolygonF> lines = way.take();
  if (look.endsBesideMarks && !lines.empty())
    for (const auto& end : {scene.goal, scene.start})
      if (end) trimAt(viewport.centreOf(*end), 0.3 * viewport.cellSide(), lines);
  paintWay(lines, look, viewport.pixelRatio(), frame);
}

void BoardWays::paint(const BoardScene& scene, const BoardViewport& viewport, QImage& frame) {
  const double side = viewport.cellSide();
  const BoardColours& board = scene.board;
  if (scene.search.isActive()) {
    if (scene.showsAnswerPreview)
      paintNodes(scene, viewport, scene.search.answerNodes(),
                 {board.route, board.routeCasing, std::clamp(0.07 * side, 1.5, 3.0), 1, true,
                  side >= kSmallestForCrossing},
                 frame);
    if (const std::vector<search::NodeId> stack = stackOf(scene); stack.size() > 1)
      paintNodes(scene, viewport, stack,
                 {board.currentFill, board.currentRim, std::clamp(0.07 * side, 1.5, 3.0), 1, false,
                  side >= kSmallestForCrossing},
                 frame);
    const bool isAmongNumbers = textLayout(scene, side) == TextLayout::Corners;
    const RouteWidths widths = isAmongNumbers ? routeWidthsAmongNumbers(side) : routeWidths(side);
    paintNodes(
        scene, viewport, scene.search.player().route(),
        {board.route, board.routeCasing, widths.line, widths.casing, false, side >= kSmallestForCrossing},
        frame);
  }
  WayBuilder way(viewport);
  for (const Point p : scene.litPath) way.add(p);
  const Look lit{board.pathLit, board.markCasing, std::clamp(0.1 * side, 1.75, 4.0), 1.25, true, false};
  paintWay(way.take(), lit, viewport.pixelRatio(), frame);
}

CrossedCells crossedCells(const BoardScene& scene, const BoardViewport& viewport) {
  if (!scene.search.isActive() || viewport.cellSide() < kSmallestForCrossing) return {};
  const auto maskOf = [&](const auto& nodes) {
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
  for (const search::NodeId n : stackOf(scene))
    if (scene.hasPlace(n)) crossed.byLine.add(scene.pointOf(n));
  return crossed;
}

}  // namespace searchlight::ui
