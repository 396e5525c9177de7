// widgets/sokoban/sokoban_cells_crafted.cpp: crates of wood on tiles of stone between walls; light comes from above on the left.
#include <QLinearGradient>
#include <QPen>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/sokoban/sokoban_cells.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using sokoban_cells::kDetailFrom;
using sokoban_cells::kEdgeFrom;

constexpr double kPlanksFrom = 20, kGrainFrom = 34;  // sides of cells, in pixels
constexpr double kWallFace = 0.2;                    // of a wall that one looks at, in cells

QColor shade(int alpha) { return {0, 0, 0, alpha}; }
QColor light(int alpha) { return {255, 255, 255, alpha}; }

class CraftedCells : public SokobanCells {
 public:
  explicit CraftedCells(const SokobanDress& dress)
      : m_colours(sokobanColours(dress)), m_isDark(dress.theme->isDark()) {}
  void ground(QPainter& painter, const QRectF& cell, const GroundCell& what) const override;
  void goal(QPainter& painter, const QRectF& cell) const override;
  void box(QPainter& painter, const QRectF& cell, bool isHome) const override;
  void worker(QPainter& painter, const QRectF& cell, Direction facing, bool isOnGoal) const override;
  QPainterPath boxOutline(const QRectF& cell) const override;

 private:
  void tile(QPainter& painter, const QRectF& cell, const GroundCell& what) const;
  void shadows(QPainter& painter, const QRectF& cell, const GroundCell& what) const;
  // `r`: of `cell`, or a quarter of it.
  void wall(QPainter& painter, const QRectF& r, const GroundCell& what, const QRectF& cell) const;
  void brace(QPainter& painter, const QRectF& panel, double side, const QColor& wood) const;
  void emblem(QPainter& painter, QPointF middle, double out) const;

  SokobanColours m_colours;
  bool m_isDark;
};

// ---- The ground -----------------------------------------------------------------------------------------------------------------

void CraftedCells::ground(QPainter& painter, const QRectF& r, const GroundCell& cell) const {
  const double side = r.width();
  if (side < kEdgeFrom) {
    if (cell.hasFloor || cell.isWall) painter.fillRect(r, cell.isWall ? m_colours.wall : m_colours.floor);
    if (cell.isGoal) goal(painter, r);
    return;
  }
  const auto block = [&](const QRectF& part, const GroundCell& what) {
    if (what.hasFloor) tile(painter, part, what);
    wall(painter, part, what, r);
  };
  if (cell.isWall) return cell.cut ? forEachQuarter(cell, r, block) : block(r, cell);
  if (cell.hasFloor) tile(painter, r, cell);
  shadows(painter, r, cell);
  if (cell.isGoal) goal(painter, r);
}

// Tiles differ by a breath, and a joint runs between them: enough to count by.
void CraftedCells::tile(QPainter& painter, const QRectF& r, const GroundCell& cell) const {
  constexpr std::array<int, GroundCell::kTiles> kTones{0, 2, -2, 1};
  const int tone = kTones[cell.tile];
  QColor stone = m_colours.floor;
  stone.setRgb(stone.red() + tone, stone.green() + tone, stone.blue() + tone);
  painter.fillRect(r, stone);
  if (r.width() < kDetailFrom) return;
  painter.fillRect(QRectF(r.left(), r.top(), r.width(), 1), shade(m_isDark ? 70 : 26));
  painter.fillRect(QRectF(r.left(), r.top() + 1, 1, r.height() - 1), shade(m_isDark ? 70 : 26));
  if (r.width() < kGrainFrom) return;
  painter.fillRect(QRectF(r.left() + 1, r.top() + 1, r.width() - 1, 1), light(m_isDark ? 10 : 90));
  painter.fillRect(QRectF(r.left() + 1, r.top() + 2, 1, r.height() - 2), light(m_isDark ? 10 : 90));
}

// That walls above and to the left throw on the floor.
void CraftedCells::shadows(QPainter& painter, const QRectF& r, const GroundCell& cell) const {
  const int dark = m_isDark ? 120 : 70;
  const double below = r.width() * 0.22, beside = r.width() * 0.14;
  const auto fade = [&](QPointF from, QPointF to, const QRectF& area) {
    QLinearGradient gradient(from, to);
    gradient.setColorAt(0, shade(dark));
    gradient.setColorAt(0.5, shade(dark / 3));
    gradient.setColorAt(1, shade(0));
    painter.fillRect(area, gradient);
  };
  if (cell.joins(Direction::Up))
    fade(r.topLeft(), r.topLeft() + QPointF(0, below), QRectF(r.topLeft(), QSizeF(r.width(), below)));
  if (cell.joins(Direction::Left))
    fade(r.topLeft(), r.topLeft() + QPointF(beside, 0), QRectF(r.topLeft(), QSizeF(beside, r.height())));
  if (!cell.joins(Direction::UpLeft) || cell.joins(Direction::Up) || cell.joins(Direction::Left)) return;
  QRadialGradient corner(r.topLeft(), beside);
  corner.setColorAt(0, shade(dark));
  corner.setColorAt(0.5, shade(dark / 3));
  corner.setColorAt(1, shade(0));
  painter.fillRect(QRectF(r.topLeft(), QSizeF(beside, beside)), corner);
}

// Its top, and where no wall goes on below the face that one looks at. Blocks join: seams only hint at them.
void CraftedCells::wall(QPainter& painter, const QRectF& r, const GroundCell& cell,
                        const QRectF& whole) const {
  const SokobanColours& c = m_colours;
  const double side = whole.width(), width = r.width(), height = r.height();
  const bool up = cell.joins(Direction::Up), down = cell.joins(Direction::Down);
  const bool left = cell.joins(Direction::Left), right = cell.joins(Direction::Right);
  const QPainterPath block = wallPath(cell, r, side * 0.12);
  painter.fillPath(block, c.wall);
  const PainterScope kept(painter);
  if (!(up && down && left && right)) painter.setClipPath(block, Qt::IntersectClip);
  const double edge = std::max(1.0, std::round(side * 0.035));
  const double face = down ? 0 : std::max(2.0, std::round(side * kWallFace));
  const double foot = r.bottom() - face;
  if (side >= kDetailFrom) {
    const bool isSeamLeft = left && r.left() == whole.left(), isSeamUp = up && r.top() == whole.top();
    if (isSeamLeft) painter.fillRect(QRectF(r.left(), r.top(), 1, height - face), shade(22));
    if (isSeamUp) painter.fillRect(QRectF(r.left(), r.top(), width, 1), shade(22));
    if (isSeamLeft && side >= kGrainFrom)
      painter.fillRect(QRectF(r.left() + 1, r.top(), 1, height - face), light(16));
    if (isSeamUp && side >= kGrainFrom) painter.fillRect(QRectF(r.left(), r.top() + 1, width, 1), light(16));
  }
  if (!left) painter.fillRect(QRectF(r.left(), r.top(), edge, height - face), light(46));
  if (!right) painter.fillRect(QRectF(r.right() - edge, r.top(), edge, height), shade(64));
  if (!up) painter.fillRect(QRectF(r.left(), r.top(), width, edge), light(80));
  if (!down) {
    QLinearGradient stone(QPointF(0, foot), QPointF(0, r.bottom()));
    stone.setColorAt(0, c.wallEdge.lighter(116));
    stone.setColorAt(1, c.wallEdge.darker(118));
    painter.fillRect(QRectF(r.left(), foot, width, face), stone);
    painter.fillRect(QRectF(r.left(), foot - edge, width, edge), light(54));
    const double joint = whole.left() + std::round(side * (cell.tile % 2 ? 0.34 : 0.62));
    if (side >= kPlanksFrom && joint >= r.left() && joint < r.right())
      painter.fillRect(QRectF(joint, foot, 1, face), shade(60));
  }
}

// Let into the floor.
void CraftedCells::goal(QPainter& painter, const QRectF& r) const {
  const double side = r.width();
  if (side < kEdgeFrom) return painter.fillRect(r, m_colours.goal);
  const QPainterPath sign = diamondAt(r.center(), side * 0.27);
  QColor tint = m_colours.goal;
  tint.setAlpha(m_isDark ? 50 : 38);
  painter.setPen(Qt::NoPen);
  painter.setBrush(tint);
  painter.drawPath(sign);
  painter.setBrush(Qt::NoBrush);
  const double line = std::max(1.5, side * 0.06);
  if (side >= kPlanksFrom) {  // the lower edge of the groove catches the light
    painter.setPen(QPen(light(m_isDark ? 36 : 190), line));
    painter.drawPath(sign.translated(0, std::max(1.0, side * 0.025)));
  }
  painter.setPen(QPen(m_colours.goal, line));
  painter.drawPath(sign);
  if (side < kDetailFrom) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_colours.goal);
  painter.drawPath(diamondAt(r.center(), side * 0.08));
}

// ---- Crates ---------------------------------------------------------------------------------------------------------------------

QPainterPath CraftedCells::boxOutline(const QRectF& cell) const {
  const double side = cell.width();
  const double gap = side < kEdgeFrom ? 0 : std::max(1.0, std::round(side * 0.07));
  const double radius = side * 0.06;
  QPainterPath path;
  path.addRoundedRect(cell.adjusted(gap, gap, -gap, -gap), radius, radius);
  return path;
}

// Four boards round planks and a brace. At home the wood is another one, and the goal's sign stands where the brace was.
void CraftedCells::box(QPainter& painter, const QRectF& cell, bool isHome) const {
  const double side = cell.width();
  const QPainterPath outline = boxOutline(cell);
  const QRectF r = outline.boundingRect();
  const QColor wood = isHome ? m_colours.boxHome : m_colours.box;
  if (side < kEdgeFrom) return painter.fillRect(r, wood);
  painter.setPen(Qt::NoPen);
  if (side >= kDetailFrom)  // soft, and within its cell
    for (const double off : {0.045, 0.03, 0.015})
      painter.fillPath(outline.translated(side * off * 0.7, side * off), shade(m_isDark ? 70 : 38));
  painter.fillPath(outline, wood);
  const double board = std::round(r.width() * 0.17), thin = std::max(1.0, std::round(side * 0.022));
  const QRectF panel = r.adjusted(board, board, -board, -board);
  if (side >= kDetailFrom) {
    painter.fillRect(panel, wood.darker(116));
    if (side >= kPlanksFrom) {
      for (const double at : {1 / 3.0, 2 / 3.0}) {
        const double y = std::round(panel.top() + panel.height() * at);
        painter.fillRect(QRectF(panel.left(), y, panel.width(), thin), wood.darker(165));
        painter.fillRect(QRectF(panel.left(), y + thin, panel.width(), thin), light(26));
      }
    }
    if (!isHome) brace(painter, panel, side, wood);
    // What the boards throw on the planks, and the gaps between them.
    painter.fillRect(QRectF(panel.left(), panel.top(), panel.width(), 2 * thin), shade(64));
    painter.fillRect(QRectF(panel.left(), panel.top(), thin, panel.height()), shade(50));
    if (side >= kPlanksFrom)
      for (const double x : {panel.left() - thin, panel.right()})
        for (const double y : {r.top(), panel.bottom()})
          painter.fillRect(QRectF(x, y, thin, board), wood.darker(150));
    if (side >= kGrainFrom) {
      painter.setBrush(wood.darker(215));
      const double nail = std::max(0.8, side * 0.018);
      for (const double x : {r.left() + board / 2, r.right() - board / 2})
        for (const double y : {r.top() + board / 2, r.bottom() - board / 2})
          painter.drawEllipse(QPointF(x, y), nail, nail);
      QColor grain = wood.darker(140);
      grain.setAlpha(90);
      for (const double at : {0.3, 0.68}) {
        painter.fillRect(QRectF(r.left() + board * 1.4, r.top() + board * at, r.width() * 0.46, 1), grain);
        painter.fillRect(QRectF(r.left() + r.width() * 0.3, panel.bottom() + board * at, r.width() * 0.46, 1),
                         grain);
      }
    }
  }
  // Edges: the upper one is lit, the lower one is not.
  painter.save();
  painter.setClipPath(outline, Qt::IntersectClip);
  painter.fillRect(QRectF(r.left(), r.top() + thin, r.width(), thin), light(96));
  painter.fillRect(QRectF(r.left(), r.bottom() - 2 * thin, r.width(), thin), shade(56));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(wood.darker(m_isDark ? 230 : 200), std::max(1.0, side * 0.026)));
  painter.drawPath(outline);
  if (!isHome) return;
  if (side < kDetailFrom) {
    painter.fillPath(diamondAt(r.center(), side * 0.2), light(235));
  } else {
    emblem(painter, r.center(), side * 0.21);
  }
}

void CraftedCells::brace(QPainter& painter, const QRectF& panel, double side, const QColor& wood) const {
  painter.save();
  painter.setClipRect(panel, Qt::IntersectClip);
  const double width = std::max(2.0, side * 0.13);
  const QLineF along(panel.bottomLeft(), panel.topRight());
  painter.setPen(QPen(wood.darker(175), width + std::max(1.5, side * 0.04), Qt::SolidLine, Qt::SquareCap));
  painter.drawLine(along);
  painter.setPen(QPen(wood, width, Qt::SolidLine, Qt::SquareCap));
  painter.drawLine(along);
  if (side >= kGrainFrom) {
    painter.setPen(QPen(light(80), std::max(1.0, side * 0.018), Qt::SolidLine, Qt::SquareCap));
    const double up = width * 0.36;
    painter.drawLine(along.translated(-up * 0.7, -up * 0.7));
  }
  painter.restore();
  painter.setPen(Qt::NoPen);
}

void CraftedCells::emblem(QPainter& painter, QPointF middle, double out) const {
  painter.setPen(
      QPen(QColor(0x2b, 0x22, 0x12), std::max(1.0, out * 0.16), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(QColor(0xf7, 0xe2, 0xa8));
  painter.drawPath(diamondAt(middle, out));
}

// ---- The worker -----------------------------------------------------------------------------------------------------------------

// From above: shoulders and arms that reach the way he faces, a helmet with a pale brim on that side. The goal that he would hide is
// on his helmet.
void CraftedCells::worker(QPainter& painter, const QRectF& cell, Direction facing, bool isOnGoal) const {
  const SokobanColours& c = m_colours;
  const double side = cell.width();
  if (side < kEdgeFrom) return painter.fillRect(cell, c.worker);
  const QColor edge = m_isDark ? QColor(0x0b, 0x10, 0x18) : QColor(0x10, 0x20, 0x33);
  const QPen line(edge, std::max(1.0, side * 0.035));
  painter.save();
  painter.translate(cell.center());
  if (side >= kDetailFrom) {
    painter.setPen(Qt::NoPen);
    for (const double out : {0.37, 0.34, 0.31}) {
      painter.setBrush(shade(m_isDark ? 60 : 30));
      painter.drawEllipse(QPointF(0.03, 0.06) * side, out * side, out * side);
    }
  }
  painter.rotate(turnTo(facing));
  painter.setPen(line);
  if (side >= kDetailFrom) {
    const QColor overall = m_isDark ? QColor(0x2c, 0x5f, 0x92) : QColor(0x1b, 0x40, 0x66);
    painter.setBrush(overall);
    painter.drawRoundedRect(QRectF(-0.38 * side, -0.1 * side, 0.76 * side, 0.36 * side), 0.17 * side,
                            0.17 * side);
    for (const double x : {-0.29, 0.29}) {  // arms, then hands, ready to push
      painter.setBrush(overall);
      painter.drawRoundedRect(QRectF((x - 0.085) * side, -0.3 * side, 0.17 * side, 0.3 * side), 0.08 * side,
                              0.08 * side);
      painter.setBrush(QColor(0xf0, 0xc4, 0x9a));
      painter.drawEllipse(QPointF(x * side, -0.31 * side), 0.085 * side, 0.085 * side);
    }
  }
  QPainterPath brim;
  brim.moveTo(-0.25 * side, -0.02 * side);
  brim.cubicTo(-0.24 * side, -0.42 * side, 0.24 * side, -0.42 * side, 0.25 * side, -0.02 * side);
  brim.closeSubpath();
  painter.setBrush(QColor(0xfb, 0xf4, 0xe2));
  painter.drawPath(brim);
  painter.setBrush(c.worker);
  painter.drawEllipse(QPointF(0, 0.03 * side), 0.235 * side, 0.235 * side);
  painter.restore();
  const QPointF top = cell.center() + QPointF(0, 0.02 * side);
  if (isOnGoal) {
    painter.setBrush(m_colours.floor);
    painter.setPen(QPen(c.goal, std::max(1.0, side * 0.06)));
    painter.drawPath(diamondAt(top, side * 0.16));
  } else if (side >= kPlanksFrom) {  // where the light falls on the helmet
    QRadialGradient gleam(top - QPointF(0.08, 0.08) * side, 0.13 * side);
    gleam.setColorAt(0, light(120));
    gleam.setColorAt(1, light(0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gleam);
    painter.drawEllipse(top - QPointF(0.08, 0.08) * side, 0.13 * side, 0.13 * side);
  }
}

}  // namespace

std::unique_ptr<SokobanCells> craftedSokobanCells(const SokobanDress& dress) {
  return std::make_unique<CraftedCells>(dress);
}

}  // namespace searchlight::ui
