// widgets/sokoban/sokoban_scene.cpp: from the floor up to the worker.
#include "widgets/sokoban/sokoban_scene.h"

#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/theme/contrast.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using sokoban::Board;
using sokoban::Cell;

constexpr double kDetailFrom = 14, kEdgeFrom = 6;  // sides of cells, in pixels
constexpr std::array kStraightOn{Direction::Up, Direction::Left, Direction::Right, Direction::Down};

QColor mixed(const QColor& a, const QColor& b, double share) {
  return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * share),
                          static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * share),
                          static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * share));
}

bool isWall(const Board& board, Point p) {
  return board.contains(p) && board.square(board.cell(p)) == Board::Square::Wall;
}

// What a cell of the ground looks like: all that is alike is painted alike.
struct GroundCell {
  bool hasFloor = false, isWall = false, isGoal = false;
  DirectionSet walls = 0;  // that a wall goes on to, as it is seen
  bool joins(Direction d) const { return walls & bit(d); }
  bool isEmpty() const { return !hasFloor && !isWall; }
  std::size_t number() const {
    return isWall ? 4 + static_cast<std::size_t>(walls) * 2 + (hasFloor ? 1 : 0)
                  : (hasFloor ? 1U : 0U) + (isGoal ? 2U : 0U);
  }
  static constexpr std::size_t kNumbers = 4 + 16 * 2;
};

GroundCell groundCell(const Board& board, const SokobanLayout& layout, Point p) {
  const Cell cell = board.cell(p);
  GroundCell out;
  out.hasFloor = board.isInside(cell);
  out.isGoal = board.isGoal(cell);
  out.isWall = board.square(cell) == Board::Square::Wall;
  if (!out.isWall) return out;
  // Under a round corner of a wall the floor goes on where there is one, but not at the board's rim.
  const bool isRim = p.x == 0 || p.y == 0 || p.x == board.width() - 1 || p.y == board.height() - 1;
  for (const Direction d : kStraightOn) {
    const Point beside = p + offset(d);
    if (isWall(board, beside)) out.walls |= bit(layout.seen(d));
    if (!isRim && board.isInside(board.cell(beside))) out.hasFloor = true;
  }
  return out;
}

// A wall's cell: round where neither of the two neighbours at a corner goes on, so that walls join.
QPainterPath wallPath(const GroundCell& wall, const QRectF& r, double radius) {
  const bool up = wall.joins(Direction::Up), down = wall.joins(Direction::Down);
  const bool left = wall.joins(Direction::Left), right = wall.joins(Direction::Right);
  QPainterPath path;
  const auto corner = [radius](bool joins) { return joins ? 0.0 : radius; };
  const double a = corner(up || left), b = corner(up || right), c = corner(down || right),
               d = corner(down || left);
  path.moveTo(r.left() + a, r.top());
  path.lineTo(r.right() - b, r.top());
  if (b > 0) path.quadTo(r.topRight(), {r.right(), r.top() + b});
  path.lineTo(r.right(), r.bottom() - c);
  if (c > 0) path.quadTo(r.bottomRight(), {r.right() - c, r.bottom()});
  path.lineTo(r.left() + d, r.bottom());
  if (d > 0) path.quadTo(r.bottomLeft(), {r.left(), r.bottom() - d});
  path.lineTo(r.left(), r.top() + a);
  if (a > 0) path.quadTo(r.topLeft(), {r.left() + a, r.top()});
  return path;
}

// `out`: from its middle to its corners.
QPainterPath diamondAt(QPointF m, double out) {
  QPainterPath diamond;
  diamond.moveTo(m.x(), m.y() - out);
  diamond.lineTo(m.x() + out, m.y());
  diamond.lineTo(m.x(), m.y() + out);
  diamond.lineTo(m.x() - out, m.y());
  diamond.closeSubpath();
  return diamond;
}

void paintGoal(QPainter& painter, const QRectF& r, const SokobanColours& c) {
  const double side = r.width();
  if (side < kEdgeFrom) return painter.fillRect(r, c.goal);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(c.goal, std::max(1.5, side * 0.08)));
  painter.drawPath(diamondAt(r.center(), side * 0.24));
}

// The goal that the worker stands on, on his cap: he would hide it.
void paintGoalOnWorker(QPainter& painter, const QRectF& r, const SokobanColours& c) {
  const double side = r.width();
  if (side < kEdgeFrom) return;
  painter.setBrush(c.floor);
  painter.setPen(QPen(c.goal, std::max(1.0, side * 0.06)));
  painter.drawPath(diamondAt(r.center() + QPointF(0, side * 0.02), side * 0.18));
}

// A crate; at home it has a filled diamond instead of its brace, so that no colour is needed to tell.
void paintBox(QPainter& painter, const QRectF& cell, bool isHome, bool isChosen, const SokobanColours& c,
              const BoardColours& colours) {
  const double side = cell.width();
  const double gap = side < kEdgeFrom ? 0 : std::max(1.0, side * 0.08);
  const QRectF r = cell.adjusted(gap, gap, -gap, -gap);
  const QColor fill = isHome ? c.boxHome : c.box;
  if (side < kEdgeFrom) return painter.fillRect(r, fill);
  const double radius = side * 0.1;
  painter.setPen(QPen(fill.darker(170), std::max(1.0, side * 0.05)));
  painter.setBrush(fill);
  painter.drawRoundedRect(r, radius, radius);
  if (side >= kDetailFrom) {
    const QColor ink = fill.darker(150);
    const double in = side * 0.14;
    const QRectF lid = r.adjusted(in, in, -in, -in);
    if (isHome) {
      painter.fillPath(diamondAt(r.center(), side * 0.2), colours.textOn(fill));
    } else {
      painter.setPen(QPen(ink, std::max(1.0, side * 0.06)));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(lid);
      painter.drawLine(lid.topLeft(), lid.bottomRight());
      painter.drawLine(lid.topRight(), lid.bottomLeft());
    }
  } else if (isHome) {
    painter.fillRect(QRectF(r.center() - QPointF(side, side) * 0.15, QSizeF(side, side) * 0.3),
                     colours.textOn(fill));
  }
  if (!isChosen) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.selectionCasing, std::max(2.0, side * 0.12)));
  painter.drawRoundedRect(r, radius, radius);
  painter.setPen(QPen(colours.selection, std::max(1.0, side * 0.06)));
  painter.drawRoundedRect(r, radius, radius);
}

// From above: shoulders, a head, and a cap's peak the way he faces.
void paintWorker(QPainter& painter, const QRectF& cell, Direction facing, const SokobanColours& c) {
  const double side = cell.width();
  if (side < kEdgeFrom) return painter.fillRect(cell, c.worker);
  painter.save();
  painter.translate(cell.center());
  constexpr std::array<double, 4> kTurns{0, 270, 90, 180};  // by Direction
  painter.rotate(kTurns[static_cast<std::size_t>(facing)]);
  painter.setPen(QPen(c.ink, std::max(1.0, side * 0.05)));
  painter.setBrush(c.worker);
  if (side >= kDetailFrom) {
    painter.drawRoundedRect(QRectF(-0.36 * side, -0.12 * side, 0.72 * side, 0.34 * side), 0.16 * side,
                            0.16 * side);
    // Hands, ready to push.
    for (const double x : {-0.3, 0.3})
      painter.drawEllipse(QPointF(x * side, -0.22 * side), 0.09 * side, 0.11 * side);
  }
  QPainterPath peak;
  peak.moveTo(-0.2 * side, -0.1 * side);
  peak.quadTo(0, -0.62 * side, 0.2 * side, -0.1 * side);
  peak.closeSubpath();
  painter.setBrush(c.worker.darker(135));
  painter.drawPath(peak);
  painter.setBrush(c.worker);
  painter.drawEllipse(QPointF(0, 0.02 * side), 0.24 * side, 0.24 * side);
  painter.restore();
}

// Where the chosen box can go, and the way to the square that is pointed at.
void paintChoice(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                 const CellRect& seen, const SokobanColours& c, const BoardColours& colours) {
  const double side = layout.cell();
  for (std::size_t i = 0; i < scene.reached.size(); ++i) {
    if (!scene.reached[i] || !seen.contains(scene.board->point(static_cast<Cell>(i)))) continue;
    const QRectF r = layout.rectOf(scene.board->point(static_cast<Cell>(i)));
    painter.fillRect(r, c.lit);
    if (side < kDetailFrom || scene.board->isGoal(static_cast<Cell>(i))) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.openRing);
    painter.drawEllipse(r.center(), side * 0.09, side * 0.09);
  }
  for (const Cell goal : scene.board->goals())
    if (goal < scene.reached.size() && scene.reached[goal])
      paintGoal(painter, layout.rectOf(scene.board->point(goal)), c);
  if (scene.route.size() < 2) return;
  QPainterPath way;
  const auto middle = [&](Point p) { return layout.pixelOf({p.x + 0.5, p.y + 0.5}); };
  way.moveTo(middle(scene.route.front()));
  for (const Point p : scene.route) way.lineTo(middle(p));
  for (const auto& [colour, width] : {std::pair(colours.routeCasing, 0.26), std::pair(colours.route, 0.14)}) {
    QPen pen(colour, std::max(1.5, width * side), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.strokePath(way, pen);
  }
  painter.setOpacity(0.55);
  const Cell last = scene.board->cell(scene.route.back());
  paintBox(painter, layout.rectOf(scene.route.back()), scene.board->isGoal(last), false, c, colours);
  painter.setOpacity(1);
}

void paintAim(QPainter& painter, const QRectF& r, const BoardColours& colours) {
  const double inner = std::max(1.0, r.width() * 0.05);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.selectionCasing, 3 * inner));
  painter.drawRect(r);
  painter.setPen(QPen(colours.selection, inner));
  painter.drawRect(r);
}

void paintGroundCell(QPainter& painter, const QRectF& r, const GroundCell& cell, const SokobanColours& c,
                     const Theme& theme) {
  const double side = r.width();
  if (cell.hasFloor && !(cell.isWall && side < kEdgeFrom)) painter.fillRect(r, c.floor);
  if (!cell.isWall) {
    if (side >= kDetailFrom) {  // a light grid, to count by
      painter.setPen(QPen(theme.board().gridLine, 1));
      painter.drawLine(r.topLeft() + QPointF(0.5, 0.5), r.topRight() + QPointF(-0.5, 0.5));
      painter.drawLine(r.topLeft() + QPointF(0.5, 0.5), r.bottomLeft() + QPointF(0.5, -0.5));
    }
    if (cell.isGoal) paintGoal(painter, r, c);
    return;
  }
  if (side < kEdgeFrom) return painter.fillRect(r, c.wall);
  painter.setPen(Qt::NoPen);
  painter.fillPath(wallPath(cell, r, side * 0.28), c.wall);
  // Where a wall ends: a light edge above, a dark one below.
  const double edge = std::max(1.0, std::round(side * 0.07));
  const double trim = side * 0.2;
  const double left = cell.joins(Direction::Left) ? 0 : trim, right = cell.joins(Direction::Right) ? 0 : trim;
  if (!cell.joins(Direction::Up))
    painter.fillRect(QRectF(r.left() + left, r.top(), side - left - right, edge), c.wall.lighter(125));
  if (!cell.joins(Direction::Down))
    painter.fillRect(QRectF(r.left() + left, r.bottom() - edge, side - left - right, edge), c.wallEdge);
}

// Thousands of cells look like a few: each of those is painted once, and copied. Where cells are no whole pixels, and where they
// are so small that they are plain, each is painted where it is.
template <std::size_t Count>
class CellPictures {
 public:
  CellPictures(QPainter& painter, double side)
      : m_painter(painter),
        m_side(side),
        m_ratio(painter.deviceTransform().m11()) {  // of who is painted on, in the end
    const double pixels = m_side * m_ratio;
    m_isCopied = side >= kEdgeFrom && pixels == std::round(pixels) && painter.transform().isIdentity();
  }
  // `paint`: (painter, rectangle of the cell), alike for all cells of that number.
  template <class Paint>
  void draw(std::size_t number, const QRectF& r, const Paint& paint) {
    if (!m_isCopied) return paint(m_painter, r);
    QPixmap& picture = m_pictures[number];
    if (picture.isNull()) {
      const int pixels = static_cast<int>(m_side * m_ratio);
      picture = QPixmap(pixels, pixels);
      picture.setDevicePixelRatio(m_ratio);
      picture.fill(Qt::transparent);
      QPainter painter(&picture);
      painter.setRenderHint(QPainter::Antialiasing);
      paint(painter, QRectF(0, 0, m_side, m_side));
    }
    m_painter.drawPixmap(r.topLeft(), picture);
  }

 private:
  QPainter& m_painter;
  double m_side, m_ratio;
  bool m_isCopied = false;
  std::array<QPixmap, Count> m_pictures;
};

}  // namespace

SokobanColours sokobanColours(const Theme& theme) {
  const BoardColours& b = theme.board();
  const bool isDark = theme.kind() == ThemeKind::Dark;
  SokobanColours c;
  c.floor = isDark ? b.freeCell.darker(140) : b.freeCell;
  c.wall = isDark ? b.frame.lighter(115) : mixed(b.frame, b.wall, 0.25);
  c.wallEdge = isDark ? b.wall : mixed(b.frame, b.wall, 0.75);
  c.goal = isDark ? b.pieces[6].lighter(105) : b.goal;
  c.box = b.pieces[0];
  c.boxHome = isDark ? b.pieces[2].lighter(115) : b.pieces[2];
  c.worker = isDark ? b.pieces[1] : b.pieces[4];
  c.ink = isDark ? b.wall : b.textOnLight;
  c.lit = b.openFill;
  return c;
}

void paintSokobanBox(QPainter& painter, const QRectF& cell, bool isHome, const Theme& theme) {
  paintBox(painter, cell, isHome, false, sokobanColours(theme), theme.board());
}

QPointF SokobanScene::workerPlace() const {
  if (workerAt) return *workerAt;
  const Point p = board->point(position.worker);
  return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

void paintSokobanGround(QPainter& painter, const Board& board, const SokobanLayout& layout,
                        const Theme& theme, const QRectF& area, const std::function<bool(Point)>& isWanted) {
  const SokobanColours c = sokobanColours(theme);
  painter.setRenderHint(QPainter::Antialiasing, layout.cell() >= kEdgeFrom);
  CellPictures<GroundCell::kNumbers> pictures(painter, layout.cell());
  const CellRect seen = layout.cellsIn(area.isEmpty() ? layout.frame() : area);
  for (int y = seen.top; y < seen.bottom; ++y)
    for (int x = seen.left; x < seen.right; ++x) {
      const GroundCell cell = groundCell(board, layout, {x, y});
      if (cell.isEmpty() || (isWanted && !isWanted({x, y}))) continue;
      pictures.draw(cell.number(), layout.rectOf(Point{x, y}),
                    [&](QPainter& on, const QRectF& r) { paintGroundCell(on, r, cell, c, theme); });
    }
}

void paintSokobanGoals(QPainter& painter, const Board& board, const SokobanLayout& layout,
                       const Theme& theme) {
  const SokobanColours c = sokobanColours(theme);
  painter.setRenderHint(QPainter::Antialiasing, layout.cell() >= kEdgeFrom);
  for (const Cell goal : board.goals()) paintGoal(painter, layout.rectOf(board.point(goal)), c);
}

void paintSokobanPieces(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                        const Theme& theme, const QRectF& area) {
  const SokobanColours c = sokobanColours(theme);
  const BoardColours& colours = theme.board();
  const Board& board = *scene.board;
  painter.setRenderHint(QPainter::Antialiasing, layout.cell() >= kEdgeFrom);
  const CellRect seen = layout.cellsIn(area.isEmpty() ? layout.frame() : area);
  paintChoice(painter, scene, layout, seen, c, colours);
  CellPictures<2> pictures(painter, layout.cell());
  for (const Cell box : scene.position.boxes) {
    const Point p = board.point(box);
    if (box == scene.movingBox || !seen.contains(p)) continue;
    const bool isHome = board.isGoal(box);
    if (box == scene.chosen)
      paintBox(painter, layout.rectOf(p), isHome, true, c, colours);
    else
      pictures.draw(isHome ? 1 : 0, layout.rectOf(p),
                    [&](QPainter& on, const QRectF& r) { paintBox(on, r, isHome, false, c, colours); });
  }
  if (scene.movingBox != sokoban::kNoCell)
    paintBox(painter, layout.rectAt(scene.boxAt), board.isGoal(scene.movingBox), false, c, colours);
  if (scene.position.worker != sokoban::kNoCell) {  // a drawing may be without
    const QRectF place = layout.rectAt(scene.workerPlace());
    paintWorker(painter, place, layout.seen(scene.facing), c);
    if (!scene.workerAt && board.isGoal(scene.position.worker)) paintGoalOnWorker(painter, place, c);
  }
  paintSokobanNames(painter, scene, layout, theme);
  if (scene.event && scene.movingBox == sokoban::kNoCell) paintSokobanEvent(painter, scene, layout, theme);
  if (scene.aim) paintAim(painter, layout.rectOf(*scene.aim), colours);
}

QPixmap sokobanThumbnail(const Board& board, const sokoban::Position& position, QSize size, double pixelRatio,
                         const Theme& theme) {
  QPixmap picture(size * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  SokobanScene scene;
  scene.board = board;
  scene.position = position;
  const SokobanLayout layout(board, QRectF(QPointF(0, 0), QSizeF(size)));
  paintSokobanGround(painter, board, layout, theme);
  paintSokobanPieces(painter, scene, layout, theme);
  return picture;
}

}  // namespace searchlight::ui
