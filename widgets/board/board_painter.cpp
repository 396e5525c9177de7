// widgets/board/board_painter.cpp: the layers of a frame, from the ground up.
#include "widgets/board/board_painter.h"

#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <utility>

#include "core/geometry/point.h"
#include "core/trace/player_queries.h"
#include "widgets/board/cell_image.h"
#include "widgets/board/event_look.h"
#include "widgets/board/path_lines.h"

namespace searchlight::ui {

// Widths are in device-independent pixels.
struct BoardPaths::Look {
  QColor colour, casingColour;
  double width = 0, casing = 0;
  bool isDashed = false;
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

// Where the agent of a repairing search has walked so far.
std::vector<search::NodeId> walkedBy(const BoardScene& scene) {
  std::vector<search::NodeId> walked;
  const search::NodeList& steps = scene.search.player().walked();
  if (steps.empty()) return walked;
  const search::Session& session = scene.search.session();
  if (session.rounds() > 0 && session.trace().begin() == 0) walked.push_back(session.round(0).at);
  walked.insert(walked.end(), steps.begin(), steps.end());
  return walked;
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

void BoardPaths::paintPath(const std::vector<QPolygonF>& lines, const Look& look, double ratio,
                           QImage& frame) {
  if (lines.empty()) return;
  if (look.isDashed) return paintDashed(lines, look, ratio, frame);
  const double width = look.width * ratio, cased = (look.width + 2 * look.casing) * ratio;
  const QTransform toPixels = QTransform::fromScale(ratio, ratio);
  m_line.reset(frame.size(), cased / 2);
  for (const QPolygonF& line : lines) m_line.add(toPixels.map(line));
  m_line.paint(frame, cased, look.casingColour);
  m_line.paint(frame, width, look.colour);
}

void BoardPaths::paintDashed(const std::vector<QPolygonF>& lines, const Look& look, double ratio,
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
void BoardPaths::paintPixels(const BoardScene& scene, const BoardViewport& viewport, const Nodes& nodes,
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
void BoardPaths::paintNodes(const BoardScene& scene, const BoardViewport& viewport, const Nodes& nodes,
                            const Look& look, QImage& frame) {
  // Of a longer way on cells smaller than a pixel no dash and no bend is to be seen.
  if (viewport.cellPixels() <= 1 && nodes.size() > kLongestLine)
    return paintPixels(scene, viewport, nodes, look, frame);
  PathBuilder path(viewport);
  for (const search::NodeId n : nodes)
    if (scene.hasPlace(n)) path.add(scene.pointOf(n));
  std::vector<QPolygonF> lines = path.take();
  // Where the marks of start and goal stand free it ends beside them.
  if (viewport.cellSide() >= kSmallestForCrossing && !lines.empty())
    for (const auto& end : {scene.goal, scene.start})
      if (end) trimAt(viewport.centreOf(*end), 0.3 * viewport.cellSide(), lines);
  paintPath(lines, look, viewport.pixelRatio(), frame);
}

void BoardPaths::paint(const BoardScene& scene, const BoardViewport& viewport, QImage& frame) {
  const double side = viewport.cellSide();
  const BoardColours& board = scene.board;
  if (scene.search.isActive()) {
    if (scene.showsAnswerPreview)
      paintNodes(scene, viewport, scene.search.answerNodes(),
                 {board.route, board.routeCasing, std::clamp(0.07 * side, 1.5, 3.0), 1, true}, frame);
    if (const std::vector<search::NodeId> stack = stackOf(scene); stack.size() > 1)
      paintNodes(scene, viewport, stack,
                 {board.currentFill, board.currentRim, std::clamp(0.07 * side, 1.5, 3.0), 1}, frame);
    if (const std::vector<search::NodeId> walked = walkedBy(scene); walked.size() > 1)
      paintNodes(scene, viewport, walked,
                 {board.currentFill, board.currentRim, std::clamp(0.1 * side, 1.75, 4.0), 1.25}, frame);
    const bool isAmongNumbers = textLayout(scene, side) == TextLayout::Corners;
    const RouteWidths widths = isAmongNumbers ? routeWidthsAmongNumbers(side) : routeWidths(side);
    paintNodes(scene, viewport, scene.search.player().route(),
               {board.route, board.routeCasing, widths.line, widths.casing}, frame);
  }
  const auto paintPoints = [&](const std::vector<Point>& points, const Look& look) {
    PathBuilder lines(viewport);
    for (const Point p : points) lines.add(p);
    paintPath(lines.take(), look, viewport.pixelRatio(), frame);
  };
  if (scene.showsSmoothPath())
    paintPoints(scene.smoothPath,
                {board.fateCheaper, board.markCasing, std::clamp(0.08 * side, 1.75, 3.5), 1.25});
  paintPoints(scene.litPath,
              {board.pathLit, board.markCasing, std::clamp(0.1 * side, 1.75, 4.0), 1.25, true});
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

using search::NodeStatus;

namespace {

constexpr double kSmallestForEdges = 7;
constexpr double kSmallestForScan = 12;
constexpr double kSmallestForInset = 17;
constexpr double kSmallestForArrow = 20;
constexpr double kSmallestForCrossedArrow = 30;  // line and number leave less room
constexpr double kSmallestCurrent = 9;           // it is seen at any zoom

QPoint originPixels(const BoardViewport& viewport) {
  return (viewport.origin() * viewport.pixelRatio()).toPoint();
}

ArrowPlace arrowPlace(TextLayout layout) {
  return layout == TextLayout::Corners ? ArrowPlace::Middle : ArrowPlace::Edge;
}

// REQUIRES: of one size and format.
void copyPixels(const QImage& from, QImage& to) {
  std::memcpy(to.bits(), from.constBits(), static_cast<std::size_t>(from.sizeInBytes()));
}

}  // namespace

void BoardPainter::paint(BoardScene& scene, const BoardViewport& viewport, QImage& frame) {
  const double side = viewport.cellSide();
  const TextLayout layout = textLayout(scene, side);
  m_sprites.prepare(side, viewport.pixelRatio(), scene.board, scene.boardVersion);
  paintCells(scene, viewport, frame);
  const CrossedCells crossed = crossedCells(scene, viewport);
  m_texts.layOut(scene, viewport, layout, crossed, m_sprites);
  if (side >= kSmallestForEdges) paintCellEdges(scene, viewport, frame);
  const BoardLayer layer{scene, viewport, m_sprites, layout, frame};
  scene.ground->paintFloor(layer);
  if (side >= kSmallestMark) paintMarks(scene, viewport, layout, crossed, frame);
  scene.ground->paintLines(layer);
  layer.paint([&](QPainter& painter) {
    painter.setPen(QPen(scene.board.frame, 1));
    painter.drawRect(
        viewport.rectOf(CellRect{0, 0, scene.columns, scene.rows}).adjusted(-0.5, -0.5, 0.5, 0.5));
  });
  m_paths.paint(scene, viewport, frame);
  if (side >= kSmallestForCrossedArrow) paintCrossedArrows(scene, viewport, layout, crossed, frame);
  scene.ground->paintPieces(layer);
  layer.paint([&](QPainter& painter) {
    paintCursor(scene, viewport, layout, painter);
    const auto paintEnd = [&](std::optional<Point> p, auto paintMark) {
      if (p) paintMark(painter, endMarkRect(viewport.rectOf(*p), layout), scene.board);
    };
    paintEnd(scene.goal, paintGoal);
    for (const Point p : scene.alsoGoals)
      if (scene.contains(p)) paintEnd(p, paintGoal);
    for (int number = 1; const Point p : scene.waypoints) {
      if (scene.contains(p))
        paintWaypoint(painter, endMarkRect(viewport.rectOf(p), layout), number, scene.board);
      ++number;
    }
    if (scene.start && !scene.ground->hasPiece(scene.index(*scene.start))) paintEnd(scene.start, paintStart);
    if (scene.search.isActive() && !scene.search.player().walked().empty())  // the agent
      paintEnd(scene.pointOf(scene.search.player().walked().back()), paintStart);
    if (scene.nearest && side >= kSmallestMark)
      for (const auto& end : {scene.goal, scene.nearest})
        if (end) paintGoalRing(painter, viewport.centreOf(*end), end == scene.goal, side, scene.board);
    for (const Point p : scene.breakpoints)
      if (side >= kSmallestMark) paintBreakpoint(painter, viewport.rectOf(p), scene.board);
  });
  m_texts.paint(m_sprites, frame);
}

bool BoardLayer::isBare(Point cell) const {
  if (!scene.search.isActive()) return true;
  const std::size_t index = scene.index(cell);
  return scene.search.state(index).status == NodeStatus::Unseen &&
         (!scene.search.isScanned(index) || scene.ground->isSolid(index));
}

void BoardPainter::paintCells(BoardScene& scene, const BoardViewport& viewport, QImage& frame) {
  double pixelSide = viewport.hasEvenCells() ? std::round(viewport.cellPixels()) : viewport.cellPixels();
  const QSizeF extent(scene.columns * pixelSide, scene.rows * pixelSide);
  int level = 0;
  for (; pixelSide < 0.7 && level + 1 < scene.image.levels(); ++level) pixelSide *= 2;
  const CellRect visible = viewport.visibleCells();
  const auto colour = [&](std::size_t first, std::size_t last, QRgb* pixels) {
    scene.colours.colour(scene.search, first, last, pixels);
  };
  const Placing placing{originPixels(viewport), pixelSide, extent, scene.board.outside.rgb()};
  const bool isKept = level == 0 && frame.sizeInBytes() <= kMostKept;
  bool isKnown = isKept && m_cells.size() == frame.size() && placing == m_placing;
  if (isKnown) scene.image.staleColumns(visible, m_changed);
  const bool isShared = scene.colours.prepare(scene.search);
  const QImage* picture = &scene.image.fresh(level, visible, isShared, colour);
  while (scene.colours.grow(scene.search)) {
    isKnown = false;
    scene.image.invalidateAll();
    picture = &scene.image.fresh(level, visible, isShared, colour);
  }
  if (isKnown) {
    rescaleCells(*picture, placing.origin, placing.side, extent, m_changed, m_cells);
    copyPixels(m_cells, frame);
    return;
  }
  scaleCells(*picture, placing.origin, placing.side, extent, placing.outside, frame);
  m_placing = placing;
  if (!isKept) {
    m_cells = {};
    return;
  }
  if (m_cells.size() != frame.size()) m_cells = QImage(frame.size(), QImage::Format_RGB32);
  if (!m_cells.isNull()) copyPixels(frame, m_cells);
}

void BoardPainter::paintArrow(const BoardScene& scene, Point cell, search::NodeId parent, ArrowPlace place,
                              Ink ink, QPoint at, QImage& frame) {
  if (!scene.hasPlace(parent)) return;
  const Sprite& arrow = m_sprites.arrow(place, scene.pointOf(parent) - cell, ink);
  if (!m_texts.touches(cell, arrow.box().translated(at))) arrow.draw(frame, at);
}

void BoardPainter::paintMarks(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                              const CrossedCells& crossed, QImage& frame) {
  const double side = viewport.cellSide();
  const int pixels = static_cast<int>(std::lround(viewport.cellPixels()));
  const QPoint origin = originPixels(viewport);
  // Without a goal the arrows are what is looked for: a flow field. They make way for a number.
  const bool isFlow = scene.search.isActive() && !scene.search.session().seeksGoal();
  const ArrowPlace place = isFlow && layout == TextLayout::None ? ArrowPlace::Middle : arrowPlace(layout);
  const bool hasArrows = side >= kSmallestForArrow;
  const CellRect visible = viewport.visibleCells();
  for (int y = visible.top; y < visible.bottom; ++y)
    for (int x = visible.left; x < visible.right; ++x) {
      const Point p{x, y};
      const std::size_t cell = scene.index(p);
      const QPoint at = origin + QPoint(x, y) * pixels;
      const CellLook look = scene.colours.look(scene.search, cell);
      const Ink ink = look.state.status == NodeStatus::Open ? m_sprites.openInk(look.state.side) : look.ink;
      switch (look.state.status) {
        case NodeStatus::Unseen:
          if (look.isScanned && side >= kSmallestForScan) m_sprites.scanned().draw(frame, at);
          break;
        case NodeStatus::Open: m_sprites.open(look.state.side).draw(frame, at); break;
        case NodeStatus::Closed:
          // Of one ink, lest the change of inks be taken for a border.
          if (side >= kSmallestForInset) m_sprites.closedInset(look.state.side, Ink::Dark).draw(frame, at);
          break;
        case NodeStatus::DeadEnd: m_sprites.deadEndStroke(ink).draw(frame, at); break;
      }
      if (look.state.status != NodeStatus::Unseen) {
        const search::NodeId parent = scene.search.player().node(look.state.node).parent;
        // Where a line goes through the cell its arrow is painted over it.
        if (hasArrows && !crossed.contains(p)) paintArrow(scene, p, parent, place, ink, at, frame);
      }
      if (scene.colours.isTinted(cell)) m_sprites.descendant().draw(frame, at);
    }
  if (!scene.search.isActive()) return;
  if (const search::NodeId current = scene.search.expandedNow(); scene.hasPlace(current)) {
    const Point p = scene.pointOf(current);
    const QPoint at = origin + QPoint(p.x, p.y) * pixels;
    m_sprites.current().draw(frame, at);
    const search::NodeId parent = scene.search.player().node(current).parent;
    if (hasArrows && !crossed.contains(p))
      paintArrow(scene, p, parent, place, m_sprites.currentInk(), at, frame);
  }
}

// On a thin line as in any other cell, whose ground is seen beside the line. The route needs none: it is the way of the parents.
void BoardPainter::paintCrossedArrows(const BoardScene& scene, const BoardViewport& viewport,
                                      TextLayout layout, const CrossedCells& crossed, QImage& frame) {
  if (!scene.search.isActive()) return;
  const search::NodeId current = scene.search.expandedNow();
  const int pixels = static_cast<int>(std::lround(viewport.cellPixels()));
  const QPoint origin = originPixels(viewport);
  const CellRect visible = viewport.visibleCells();
  for (int y = visible.top; y < visible.bottom; ++y)
    for (int x = visible.left; x < visible.right; ++x) {
      const Point p{x, y};
      if (!crossed.byLine.contains(p) || crossed.byRoute.contains(p)) continue;
      const CellLook look = scene.colours.look(scene.search, scene.index(p));
      if (look.state.status == NodeStatus::Unseen) continue;
      const search::NodeId parent = scene.search.player().node(look.state.node).parent;
      const Ink ink = look.state.node == current              ? m_sprites.currentInk()
                      : look.state.status == NodeStatus::Open ? m_sprites.openInk(look.state.side)
                                                              : look.ink;
      paintArrow(scene, p, parent, arrowPlace(layout), ink, origin + QPoint(x, y) * pixels, frame);
    }
}

void BoardPainter::paintCellEdges(const BoardScene& scene, const BoardViewport& viewport, QImage& frame) {
  QColor colour = scene.board.gridLine;
  // They come gradually as cells grow.
  const double strength = std::min(1.0, (viewport.cellSide() - kSmallestForEdges + 1) / 8);
  colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
  const int pixels = static_cast<int>(std::lround(viewport.cellPixels()));
  const int thickness = std::max(1, static_cast<int>(viewport.pixelRatio()));
  const QPoint origin = originPixels(viewport);
  const CellRect visible = viewport.visibleCells();
  const int left = origin.x() + visible.left * pixels, right = origin.x() + visible.right * pixels;
  const int top = origin.y() + visible.top * pixels, bottom = origin.y() + visible.bottom * pixels;
  for (int x = std::max(visible.left, 1); x < visible.right; ++x)
    blendRect(frame, QRect(origin.x() + x * pixels, top, thickness, bottom - top), colour);
  for (int y = std::max(visible.top, 1); y < visible.bottom; ++y)
    blendRect(frame, QRect(left, origin.y() + y * pixels, right - left, thickness), colour);
}

void BoardPainter::paintCursor(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                               QPainter& painter) {
  if (!scene.search.isActive()) return;
  paintCellEvent(painter, scene, viewport);
  if (const search::NodeId head = scene.search.routeHead(); scene.hasPlace(head))
    paintRouteHead(painter, viewport.centreOf(scene.pointOf(head)), viewport.cellSide(),
                   layout == TextLayout::Distance ? MarkRoom::AroundText : MarkRoom::Centre, scene.board);
  if (viewport.cellSide() >= kSmallestCurrent) return;
  if (const search::NodeId current = scene.search.expandedNow(); scene.hasPlace(current)) {
    const QPointF centre = viewport.centreOf(scene.pointOf(current));
    paintCurrent(painter,
                 QRectF(centre - QPointF(kSmallestCurrent, kSmallestCurrent) / 2,
                        QSizeF(kSmallestCurrent, kSmallestCurrent)),
                 scene.board);
  }
}

}  // namespace searchlight::ui
