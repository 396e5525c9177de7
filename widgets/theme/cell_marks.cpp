// widgets/theme/cell_marks.cpp: the drawing of the marks.
#include "widgets/theme/cell_marks.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace searchlight::ui {
namespace {

qreal sideOf(const QRectF& cell) { return std::min(cell.width(), cell.height()); }

QRectF inset(const QRectF& rect, qreal by) { return rect.adjusted(by, by, -by, -by); }

// A line's width that grows with the cell, within limits.
qreal lineWidth(const QRectF& cell, qreal share, qreal least, qreal most) {
  return std::clamp(sideOf(cell) * share, least, most);
}

QPainterPath closed(const QPolygonF& outline) {
  QPainterPath path;
  path.addPolygon(outline);
  path.closeSubpath();
  return path;
}

QPainterPath cutCorners(const QRectF& box, qreal cut) {
  const qreal left = box.left(), top = box.top(), right = box.right(), bottom = box.bottom();
  return closed({{left + cut, top},
                 {right - cut, top},
                 {right, top + cut},
                 {right, bottom - cut},
                 {right - cut, bottom},
                 {left + cut, bottom},
                 {left, bottom - cut},
                 {left, top + cut}});
}

QPainterPath rounded(const QRectF& box, qreal corner) {
  QPainterPath path;
  path.addRoundedRect(box, corner, corner);
  return path;
}

// Filled, with a casing around it that keeps it readable on any ground.
void paintCased(QPainter& painter, const QPainterPath& path, qreal casing, const QColor& fill,
                const QColor& casingColour) {
  painter.setPen(roundPen(casingColour, 2 * casing));
  painter.setBrush(casingColour);
  painter.drawPath(path);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPath(path);
}

// A path drawn in a box of 24 x 24, as the icons are, fitted to the cell.
void paintIcon(QPainter& painter, const QRectF& cell, const QPainterPath& icon, const QColor& fill,
               const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const qreal scale = sideOf(cell) / 24;
  const QTransform toCell =
      QTransform::fromTranslate(cell.center().x() - 12 * scale, cell.center().y() - 12 * scale)
          .scale(scale, scale);
  paintCased(painter, toCell.map(icon), lineWidth(cell, 0.06, 0.8, 3), fill, colours.markCasing);
}

void strokeEach(QPainter& painter, const QPainterPath& path, std::initializer_list<QPen> pens) {
  const SmoothScope smooth(painter);
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : pens) {
    painter.setPen(pen);
    painter.drawPath(path);
  }
}

}  // namespace

void paintWall(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  paintWall(painter, cell,
            bit(Direction::Up) | bit(Direction::Left) | bit(Direction::Right) | bit(Direction::Down),
            colours);
}

void paintWall(QPainter& painter, const QRectF& cell, DirectionSet ends, const BoardColours& colours) {
  painter.fillRect(cell, colours.wall);
  if (sideOf(cell) < 12) return;
  const SmoothScope smooth(painter);
  const qreal edge = lineWidth(cell, 0.12, 2, 6);
  const auto edgeTowards = [&](Direction d) { return ends & bit(d) ? edge : 0; };
  painter.fillRect(cell.adjusted(edgeTowards(Direction::Left), edgeTowards(Direction::Up),
                                 -edgeTowards(Direction::Right), -edgeTowards(Direction::Down)),
                   colours.wallEdge);
}

void paintWeight(QPainter& painter, const QRectF& cell, int weight, const BoardColours& colours) {
  painter.fillRect(cell, colours.weightFill(weight));
  paintWeightStrokes(painter, cell, weight, colours.weightInk);
}

void paintWeightStrokes(QPainter& painter, const QRectF& cell, int weight, const QColor& ink) {
  const int strokes = weightClass(weight);
  if (strokes == 0 || sideOf(cell) < 12) return;
  const SmoothScope smooth(painter);
  painter.setPen(QPen(ink, lineWidth(cell, 0.04, 1, 2), Qt::SolidLine, Qt::RoundCap));
  const qreal side = sideOf(cell);
  const qreal length = 0.22 * side;
  const qreal gap = 0.09 * side;
  const qreal left = cell.center().x() - length / 2;
  qreal y = cell.bottom() - 0.12 * side;
  for (int i = 0; i < strokes; ++i, y -= gap) painter.drawLine(QPointF(left, y), QPointF(left + length, y));
}

int weightClass(int weight) {
  return weight <= 1 ? 0 : std::min(4, 1 + static_cast<int>(std::log2(weight)) / 2);
}

void paintWeightPattern(QPainter& painter, const QRectF& cell, int weight, const QColor& ink) {
  if (weightClass(weight) == 0 || sideOf(cell) < 8) return;
  const SmoothScope smooth(painter);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faint(ink, 0.38F));
  const int across = weightClass(weight) + 1;
  const qreal gap = sideOf(cell) / across, radius = std::clamp(0.035 * sideOf(cell), 0.7, 2.5);
  for (int y = 0; y < across; ++y)
    for (int x = 0; x < across; ++x)
      painter.drawEllipse(cell.topLeft() + QPointF(x + 0.5, y + 0.5) * gap, radius, radius);
}

void paintWeightBesideNumbers(QPainter& painter, const QRectF& cell, int weight, const QColor& ink) {
  const int dots = weightClass(weight);
  if (dots == 0 || sideOf(cell) < 8) return;
  const SmoothScope smooth(painter);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faint(ink, 0.7F));
  const qreal side = sideOf(cell), gap = 0.09 * side, radius = std::clamp(0.03 * side, 0.8, 2.5);
  const QPointF middle(cell.right() - std::clamp(0.12 * side, 3.0, 9.0), cell.center().y());
  for (int i = 0; i < dots; ++i)
    painter.drawEllipse(middle + QPointF(0, (i - (dots - 1) / 2.0) * gap), radius, radius);
}

void paintWater(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  painter.fillRect(cell, colours.water);
  paintWaves(painter, cell, colours.waterInk);
}

void paintWaves(QPainter& painter, const QRectF& cell, const QColor& ink) {
  if (sideOf(cell) < 12) return;
  const SmoothScope smooth(painter);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, lineWidth(cell, 0.04, 1, 2), Qt::SolidLine, Qt::RoundCap));
  const qreal side = sideOf(cell), height = 0.07 * side, half = 0.24 * side;
  for (const qreal share : {0.78, 0.9}) {
    const QPointF middle(cell.center().x(), cell.top() + share * cell.height());
    QPainterPath wave(middle - QPointF(half, 0));
    wave.quadTo(middle + QPointF(-half / 2, -height), middle);
    wave.quadTo(middle + QPointF(half / 2, height), middle + QPointF(half, 0));
    painter.drawPath(wave);
  }
}

void paintSwamp(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  painter.fillRect(cell, colours.swamp);
  paintReed(painter, cell, colours.swampInk);
}

void paintReed(QPainter& painter, const QRectF& cell, const QColor& ink) {
  if (sideOf(cell) < 12) return;
  const SmoothScope smooth(painter);
  painter.setPen(QPen(ink, lineWidth(cell, 0.04, 1, 2), Qt::SolidLine, Qt::RoundCap));
  const qreal side = sideOf(cell);
  const QPointF root(cell.center().x(), cell.bottom() - 0.1 * side);
  for (const QPointF& tip : {QPointF(-0.13, 0.12), QPointF(0, 0.2), QPointF(0.13, 0.12)})
    painter.drawLine(root + QPointF(tip.x() * 0.4, 0) * side, root + QPointF(tip.x(), -tip.y()) * side);
  painter.drawLine(root - QPointF(0.2 * side, 0), root + QPointF(0.2 * side, 0));
}

void paintOneWay(QPainter& painter, const QRectF& cell, Direction direction, MarkRoom room,
                 const QColor& ink) {
  const SmoothScope smooth(painter);
  const bool isSmall = room == MarkRoom::AroundText;
  const qreal side = sideOf(cell), half = (isSmall ? 0.12 : 0.2) * side;
  const QPointF ahead(offset(direction).x, offset(direction).y), aside(-ahead.y(), ahead.x());
  const QPointF tip = cell.center() + ahead * (isSmall ? 0.46 : 0.32) * side;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(roundPen(ink, lineWidth(cell, 0.07, 1.2, 3)));
  if (!isSmall) painter.drawLine(cell.center() - ahead * 0.3 * side, tip);
  painter.drawPolyline(
      QPolygonF{{tip - ahead * half + aside * half, tip, tip - ahead * half - aside * half}});
}

void paintNoRoom(QPainter& painter, const QRectF& cell, const QColor& ink) {
  const SmoothScope smooth(painter);
  painter.setPen(QPen(ink, 1));
  const qreal side = sideOf(cell);
  for (const qreal at : {0.0, 0.5})
    painter.drawLine(cell.topLeft() + QPointF(at * side, side), cell.topLeft() + QPointF(side, at * side));
  painter.drawLine(cell.topLeft() + QPointF(0, 0.5 * side), cell.topLeft() + QPointF(0.5 * side, 0));
}

void paintOpen(QPainter& painter, const QRectF& cell, FrontierSide side, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const bool forward = side == FrontierSide::Forward;
  const QColor ring = forward ? colours.openRing : colours.secondRing;
  if (sideOf(cell) < kSmallestForFrame) {
    const QColor solid = forward ? colours.openSolid : colours.secondSolid;
    // Between two of them the ring of a large one would not be seen.
    painter.fillRect(cell, forward ? solid : colours.currentRim);
    if (!forward) return painter.fillPath(cutCorners(inset(cell, 1), 0.24 * sideOf(cell)), solid);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colours.currentRim, 1));
    painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
    return;
  }
  painter.fillRect(cell, forward ? colours.openFill : colours.secondFill);
  const qreal width = lineWidth(cell, 0.09, 1.2, 3.5);
  painter.setPen(roundPen(ring, width));
  painter.setBrush(Qt::NoBrush);
  const QRectF box = inset(cell, 1.5 + width / 2);
  painter.drawPath(forward ? rounded(box, sideOf(box) * 0.16) : cutCorners(box, sideOf(box) * 0.14));
}

void paintClosed(QPainter& painter, const QRectF& cell, FrontierSide side, QRgb fill,
                 const BoardColours& colours) {
  const QColor ground(fill);
  painter.fillRect(cell, ground);
  paintClosedInset(painter, cell, side, ground, colours);
}

void paintClosedInset(QPainter& painter, const QRectF& cell, FrontierSide side, const QColor& ground,
                      const BoardColours& colours) {
  if (sideOf(cell) < 10) return;
  const SmoothScope smooth(painter);
  const QColor line = faint(colours.textOn(ground), 0.28F);
  const qreal width = lineWidth(cell, 0.03, 1, 1.5);
  painter.setPen(QPen(line, width));
  painter.setBrush(Qt::NoBrush);
  const QRectF box = inset(cell, 1.5 + width / 2);
  if (side == FrontierSide::Forward)
    painter.drawRect(box);
  else
    painter.drawPath(cutCorners(box, sideOf(box) * 0.2));
}

void paintDeadEndStroke(QPainter& painter, const QRectF& cell, const QColor& ground,
                        const BoardColours& colours) {
  if (sideOf(cell) < 8) return;
  const SmoothScope smooth(painter);
  const QColor line = faint(colours.textOn(ground), 0.4F);
  painter.setPen(QPen(line, lineWidth(cell, 0.04, 1, 2), Qt::SolidLine, Qt::RoundCap));
  const QRectF box = inset(cell, 0.2 * sideOf(cell));
  painter.drawLine(box.bottomLeft(), box.topRight());
}

void paintCurrent(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  // Where OPEN is solid, in nearly this colour, a thick dark frame tells the two apart.
  const bool isSmall = sideOf(cell) < kSmallestForFrame;
  const qreal rim = isSmall ? lineWidth(cell, 0.22, 1, 3) : lineWidth(cell, 0.04, 1, 2);
  const qreal edge = isSmall ? 0 : lineWidth(cell, 0.09, 1, 4);
  painter.fillRect(cell, colours.currentRim);
  painter.fillRect(inset(cell, rim), colours.currentEdge);
  painter.fillRect(inset(cell, rim + edge), colours.currentFill);
}

void paintEventFrame(QPainter& painter, const QRectF& cell, qreal width, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const QRectF rect = cell.adjusted(width, width, -width, -width);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.currentRim, width + 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(rect);
  painter.setPen(QPen(colours.currentFill, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(rect);
}

void paintScanned(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  painter.fillRect(cell, colours.scannedFill);
  const QColor mark = faint(colours.scannedMark, 0.6F);
  painter.setPen(QPen(mark, lineWidth(cell, 0.045, 1, 2), Qt::SolidLine, Qt::RoundCap));
  const qreal arm = 0.09 * sideOf(cell);
  const QPointF c = cell.center();
  painter.drawLine(c - QPointF(arm, arm), c + QPointF(arm, arm));
  painter.drawLine(c - QPointF(arm, -arm), c + QPointF(arm, -arm));
}

void paintParentArrow(QPainter& painter, const QRectF& cell, ArrowPlace place, Point towards,
                      const QColor& ground, const BoardColours& colours) {
  const qreal side = sideOf(cell);
  if (towards == Point{} || side < 10) return;
  const SmoothScope smooth(painter);
  const QColor ink = colours.textOn(ground);
  painter.translate(cell.center());
  painter.rotate(std::atan2(towards.y, towards.x) * 180 / M_PI);
  const qreal barb = std::max(0.13 * side, 2.5);
  // A diagonal has more room before the edge.
  const bool diagonal = towards.x != 0 && towards.y != 0;
  const qreal tip = side * (place == ArrowPlace::Middle ? 0.18 : diagonal ? 0.58 : 0.47);
  if (place == ArrowPlace::Middle) {
    painter.setPen(QPen(ink, lineWidth(cell, 0.045, 1.2, 2.5), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-tip, 0), QPointF(tip - barb, 0));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  const std::array head = {QPointF(tip, 0), QPointF(tip - barb, -0.8 * barb),
                           QPointF(tip - barb, 0.8 * barb)};
  painter.drawPolygon(head.data(), static_cast<int>(head.size()));
}

void paintNumberPlate(QPainter& painter, const QRectF& cell, const QColor& ground,
                      const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const qreal radius = 0.38 * sideOf(cell);
  painter.setPen(QPen(colours.routeCasing, lineWidth(cell, 0.04, 1, 2)));
  painter.setBrush(ground);
  painter.drawEllipse(cell.center(), radius, radius);
}

namespace {

// In the box of an icon. Made once: uniting paths takes longer than painting them, and eight boards wear it in every frame.
const QPainterPath& pawnPath() {
  static const QPainterPath pawn = [] {
    QPainterPath body(QPointF(5.5, 20.5));
    body.lineTo(18.5, 20.5);
    body.lineTo(18.5, 18.5);
    body.cubicTo(14.5, 17, 14, 13.5, 13.8, 10);
    body.lineTo(10.2, 10);
    body.cubicTo(10, 13.5, 9.5, 17, 5.5, 18.5);
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(QPointF(12, 7.8), 4.2, 4.2);
    return head.united(body);
  }();
  return pawn;
}

}  // namespace

void paintStart(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  paintIcon(painter, cell, pawnPath(), colours.start, colours);
}

void paintGoal(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const QPainterPath flag =
      closed({{6, 3.5}, {20, 3.5}, {16.2, 8.25}, {20, 13}, {8.6, 13}, {8.6, 20.5}, {6, 20.5}});
  paintIcon(painter, cell, flag, colours.goal, colours);
}

void paintWaypoint(QPainter& painter, const QRectF& cell, int number, const BoardColours& colours) {
  constexpr qreal kSmallestWithNumber = 12;
  const SmoothScope smooth(painter);
  QPainterPath disc;
  disc.addEllipse(QPointF(12, 12), 8.5, 8.5);
  paintIcon(painter, cell, disc, colours.goal, colours);
  if (sideOf(cell) < kSmallestWithNumber) return;
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(sideOf(cell) * (number < 10 ? 0.5 : 0.36)));
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(colours.markCasing);
  painter.drawText(cell, Qt::AlignCenter, QString::number(number));
}

void paintBreakpoint(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const qreal size = std::clamp(0.36 * sideOf(cell), 4.0, 16.0);
  const qreal casing = lineWidth(cell, 0.04, 0.8, 2);
  const QRectF box(cell.right() - size - casing, cell.top() + casing, size, size);
  paintCased(painter, cutCorners(box, 0.3 * size), casing, colours.breakpoint, colours.markCasing);
}

void paintHover(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  QPainterPath box;
  box.addRect(inset(cell, 1.5));
  strokeEach(painter, box, {QPen(colours.selectionCasing, 3), QPen(colours.hover, 1)});
}

void paintSelection(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const qreal width = lineWidth(cell, 0.08, 1.5, 4);
  const QRectF box = inset(cell, width * 0.9);
  const qreal arm = 0.28 * sideOf(cell);
  QPainterPath corners;
  for (const auto& [corner, dx, dy] :
       {std::tuple(box.topLeft(), 1, 1), std::tuple(box.topRight(), -1, 1),
        std::tuple(box.bottomRight(), -1, -1), std::tuple(box.bottomLeft(), 1, -1)}) {
    corners.moveTo(corner + QPointF(dx * arm, 0));
    corners.lineTo(corner);
    corners.lineTo(corner + QPointF(0, dy * arm));
  }
  strokeEach(painter, corners,
             {QPen(colours.selectionCasing, width * 1.8, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin),
              QPen(colours.selection, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)});
}

void paintKeyboardCell(QPainter& painter, const QRectF& frame, const QColor& amber,
                       const BoardColours& colours) {
  QPainterPath box;
  box.addRect(frame);
  const auto [around, between] = keyboardInks(colours);
  for (const auto& [ink, width] : {std::pair(around, 6.0), std::pair(between, 4.0), std::pair(amber, 2.0)})
    strokeEach(painter, box, {QPen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)});
}

void paintDescendant(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  painter.setClipRect(cell, Qt::IntersectClip);
  const QColor line = faint(colours.descendantsLit, 0.7F);
  painter.setPen(QPen(line, lineWidth(cell, 0.04, 1, 2)));
  const qreal side = sideOf(cell);
  const int strokes = side < 16 ? 2 : 4;
  for (int i = 0; i < 2 * strokes; ++i) {
    const qreal x = cell.left() + (i + 0.5) * side / strokes;
    painter.drawLine(QPointF(x, cell.top()), QPointF(x - side, cell.top() + side));
  }
}

}  // namespace searchlight::ui
