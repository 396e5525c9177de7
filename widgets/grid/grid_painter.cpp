// widgets/grid/grid_painter.cpp: the layers of a frame, from the ground up.
#include "widgets/grid/grid_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "core/geometry/direction.h"
#include "widgets/grid/cell_scaler.h"

namespace searchlight::ui {

using search::NodeStatus;

namespace {

constexpr double kSmallestForGridLines = 7;
constexpr double kSmallestForRelief = 12;  // walls, weights
constexpr double kSmallestForScan = 12;
constexpr double kSmallestForInset = 17;
constexpr double kSmallestForTouch = 12;
constexpr double kSmallestForArrow = 30;
constexpr double kSmallestCurrent = 9;  // it is seen at any zoom

QPoint originPixels(const GridViewport& viewport) {
  return (viewport.origin() * viewport.pixelRatio()).toPoint();
}

// The sides of a wall's cell on which there is a free one.
DirectionSet wallEnds(const grid::Map& map, Point p) {
  DirectionSet ends = 0;
  for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down})
    if (map.isFree(p + offset(d))) ends |= bit(d);
  return ends;
}

// The cell of the event that the cursor has just passed, where it is not the current one: also events that change
// nothing can be seen to happen.
void paintTouched(const GridScene& scene, const GridViewport& viewport, QPainter& painter) {
  const search::TracePlayer& player = scene.search.player();
  if (player.position() <= player.trace().begin()) return;
  const search::Event& e = player.trace()[player.position() - 1];
  if (!scene.hasPlace(e.node) || e.kind == search::EventKind::Expand || e.kind == search::EventKind::Route)
    return;
  const double width = std::clamp(viewport.cellSide() * 0.035, 1.25, 2.5);
  const QRectF rect = viewport.rectOf(scene.pointOf(e.node)).adjusted(width, width, -width, -width);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(scene.board.currentRim, width + 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(rect);
  painter.setPen(QPen(scene.board.currentFill, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(rect);
}

}  // namespace

void GridPainter::paint(GridScene& scene, const GridViewport& viewport, QImage& frame) {
  const double side = viewport.cellSide();
  const TextLayout layout = textLayout(scene, side);
  m_sprites.prepare(side, viewport.pixelRatio(), scene.board, scene.boardVersion);
  paintCells(scene, viewport, frame);
  const CrossedCells crossed = crossedCells(scene, viewport);
  if (side >= kSmallestForGridLines) paintGridLines(scene, viewport, frame);
  if (side >= kSmallestMark) paintMarks(scene, viewport, layout, crossed.byRoute, frame);
  const auto paintVectors = [&](auto paintOn) {
    QPainter painter(&frame);
    painter.scale(viewport.pixelRatio(), viewport.pixelRatio());
    paintOn(painter);
  };
  paintVectors([&](QPainter& painter) { paintLines(scene, viewport, painter); });
  m_routes.paint(scene, viewport, frame);
  paintVectors([&](QPainter& painter) {
    paintCursor(scene, viewport, painter);
    const auto paintEnd = [&](std::optional<Point> p, auto paintMark) {
      if (p) paintMark(painter, endMarkRect(viewport.rectOf(*p), layout), scene.board);
    };
    paintEnd(scene.goal, paintGoal);
    paintEnd(scene.start, paintStart);
    for (const Point p : scene.breakpoints)
      if (side >= kSmallestMark) paintBreakpoint(painter, viewport.rectOf(p), scene.board);
  });
  m_texts.paint(scene, viewport, layout, crossed, m_sprites, frame);
}

void GridPainter::paintCells(GridScene& scene, const GridViewport& viewport, QImage& frame) {
  double pixelSide = viewport.hasEvenCells() ? std::round(viewport.cellPixels()) : viewport.cellPixels();
  const QSizeF extent(scene.map->width() * pixelSide, scene.map->height() * pixelSide);
  int level = 0;
  for (; pixelSide < 0.7 && level + 1 < scene.image.levels(); ++level) pixelSide *= 2;
  const grid::CellRect visible = viewport.visibleCells();
  const auto colour = [&](std::size_t first, std::size_t last, QRgb* pixels) {
    scene.colours.colour(scene.search, first, last, pixels);
  };
  const QImage* picture = &scene.image.fresh(level, visible, colour);
  while (scene.colours.hasOutgrown()) {
    scene.image.invalidateAll();
    picture = &scene.image.fresh(level, visible, colour);
  }
  scaleCells(*picture, originPixels(viewport), pixelSide, extent, scene.board.outside.rgb(), frame);
}

void GridPainter::paintMarks(const GridScene& scene, const GridViewport& viewport, TextLayout layout,
                             const CellMask& route, QImage& frame) {
  const double side = viewport.cellSide();
  const int pixels = static_cast<int>(std::lround(viewport.cellPixels()));
  const QPoint origin = originPixels(viewport);
  const MarkRoom room = layout == TextLayout::None ? MarkRoom::Centre : MarkRoom::AroundText;
  const ArrowPlace arrowPlace = layout == TextLayout::Corners ? ArrowPlace::Middle : ArrowPlace::Edge;
  const bool hasArrows = side >= kSmallestForArrow;
  const bool hasRelief = side >= kSmallestForRelief;
  const grid::CellRect visible = viewport.visibleCells();
  for (int y = visible.top; y < visible.bottom; ++y)
    for (int x = visible.left; x < visible.right; ++x) {
      const Point p{x, y};
      const std::size_t cell = scene.map->index(p);
      const QPoint at = origin + QPoint(x, y) * pixels;
      const CellLook look = scene.colours.look(scene.search, cell);
      const grid::Weight weight = scene.map->weight(p);
      const Ink ink = look.state.status == NodeStatus::Open ? m_sprites.openInk(look.state.side) : look.ink;
      switch (look.state.status) {
        case NodeStatus::Unseen:
          if (look.isScanned && side >= kSmallestForScan) m_sprites.scanned().draw(frame, at);
          if (look.isWall && hasRelief) m_sprites.wall(wallEnds(*scene.map, p)).draw(frame, at);
          // The number tells more than strokes.
          if (weight > 1 && hasRelief && layout == TextLayout::None)
            m_sprites.weightStrokes(weight).draw(frame, at);
          break;
        case NodeStatus::Open: m_sprites.open(look.state.side, room).draw(frame, at); break;
        case NodeStatus::Closed:
          // Of one ink, lest the change of inks be taken for a border.
          if (side >= kSmallestForInset) m_sprites.closedInset(look.state.side, Ink::Dark).draw(frame, at);
          break;
        case NodeStatus::DeadEnd: m_sprites.deadEndStroke(ink).draw(frame, at); break;
      }
      if (look.state.status != NodeStatus::Unseen) {
        if (weight > 1 && hasRelief && layout == TextLayout::None)
          m_sprites.weightStrokes(weight, ink).draw(frame, at);
        const search::NodeId parent = scene.search.player().node(look.state.node).parent;
        // On the route the line itself leads to the parent.
        if (hasArrows && scene.hasPlace(parent) && !route.contains(p))
          m_sprites.arrow(arrowPlace, scene.pointOf(parent) - p, ink).draw(frame, at);
      }
      if (scene.colours.isTinted(cell)) m_sprites.descendant().draw(frame, at);
    }
  if (!scene.search.isActive()) return;
  if (const search::NodeId current = scene.search.player().current(); scene.hasPlace(current)) {
    const Point p = scene.pointOf(current);
    const QPoint at = origin + QPoint(p.x, p.y) * pixels;
    m_sprites.current().draw(frame, at);
    const search::NodeId parent = scene.search.player().node(current).parent;
    if (hasArrows && scene.hasPlace(parent) && !route.contains(p))
      m_sprites.arrow(arrowPlace, scene.pointOf(parent) - p, m_sprites.currentInk())
          .draw(frame, at);
  }
}

void GridPainter::paintGridLines(const GridScene& scene, const GridViewport& viewport, QImage& frame) {
  QColor colour = scene.board.gridLine;
  // They come gradually as cells grow.
  const double strength = std::min(1.0, (viewport.cellSide() - kSmallestForGridLines + 1) / 8);
  colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
  const int pixels = static_cast<int>(std::lround(viewport.cellPixels()));
  const int thickness = std::max(1, static_cast<int>(viewport.pixelRatio()));
  const QPoint origin = originPixels(viewport);
  const grid::CellRect visible = viewport.visibleCells();
  const int left = origin.x() + visible.left * pixels, right = origin.x() + visible.right * pixels;
  const int top = origin.y() + visible.top * pixels, bottom = origin.y() + visible.bottom * pixels;
  for (int x = std::max(visible.left, 1); x < visible.right; ++x)
    blendRect(frame, QRect(origin.x() + x * pixels, top, thickness, bottom - top), colour);
  for (int y = std::max(visible.top, 1); y < visible.bottom; ++y)
    blendRect(frame, QRect(left, origin.y() + y * pixels, right - left, thickness), colour);
}

void GridPainter::paintLines(const GridScene& scene, const GridViewport& viewport, QPainter& painter) {
  const QRectF board = viewport.rectOf(grid::CellRect{0, 0, scene.map->width(), scene.map->height()});
  if (scene.showsContours) {
    const std::vector<QLineF> contours = m_contours.lines(scene, viewport);
    const double width = std::clamp(viewport.cellSide() * 0.08, 1.0, 2.5);
    for (const auto& [colour, thickness] :
         {std::pair(scene.board.contourCasing, width + 1.5), std::pair(scene.board.contour, width)}) {
      painter.setPen(QPen(colour, thickness, Qt::SolidLine, Qt::FlatCap));
      painter.drawLines(contours.data(), static_cast<int>(contours.size()));
    }
  }
  if (scene.window) {
    const QRectF seen = viewport.rectOf(*scene.window);
    QColor veil = scene.board.outside;
    veil.setAlphaF(0.6F);
    QPainterPath outside;
    outside.addRect(board);
    outside.addRect(seen);
    painter.fillPath(outside, veil);
    painter.setPen(QPen(scene.board.selection, 1.5, Qt::DashLine));
    painter.drawRect(seen);
  }
  painter.setPen(QPen(scene.board.frame, 1));
  painter.drawRect(board.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void GridPainter::paintCursor(const GridScene& scene, const GridViewport& viewport, QPainter& painter) {
  if (!scene.search.isActive()) return;
  if (viewport.cellSide() >= kSmallestForTouch) paintTouched(scene, viewport, painter);
  if (viewport.cellSide() >= kSmallestCurrent) return;
  if (const search::NodeId current = scene.search.player().current(); scene.hasPlace(current)) {
    const QPointF centre = viewport.centreOf(scene.pointOf(current));
    paintCurrent(painter,
                 QRectF(centre - QPointF(kSmallestCurrent, kSmallestCurrent) / 2,
                        QSizeF(kSmallestCurrent, kSmallestCurrent)),
                 scene.board);
  }
}

}  // namespace searchlight::ui
