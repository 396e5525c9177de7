// widgets/lines/ball_painter.cpp: a ball from its shadow up to its shape.
#include "widgets/lines/ball_painter.h"
#include "widgets/theme/strokes.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <QPolygonF>
#include <QRadialGradient>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace searchlight::ui {

namespace {

// Round 0, 0. Each has an outline of its own even where it is seven pixels wide: the disc is a point, the square fills its
// corners, the diamond is taller than wide, the star has thin rays.
QPainterPath shapePath(BallShape shape, double r) {
  QPainterPath path;
  const auto corners = [&](int count, double first, double inner) {
    QPolygonF polygon;
    for (int i = 0; i < count; ++i) {
      const double angle = first + 2 * std::numbers::pi * i / count;
      const double at = inner > 0 && i % 2 == 1 ? inner : r;
      polygon << QPointF(at * std::cos(angle), at * std::sin(angle));
    }
    path.addPolygon(polygon);
    path.closeSubpath();
  };
  const auto bar = [&](double x, double y, double w, double h) { path.addRect(QRectF(x, y, w, h)); };
  constexpr double kUp = -std::numbers::pi / 2;
  path.setFillRule(Qt::WindingFill);
  switch (shape) {
    case BallShape::Disc: path.addEllipse(QPointF(0, 0), 0.58 * r, 0.58 * r); break;
    case BallShape::Triangle:
      r *= 1.25;
      corners(3, kUp, 0);
      break;
    case BallShape::Square: bar(-0.82 * r, -0.82 * r, 1.64 * r, 1.64 * r); break;
    case BallShape::Star:
      r *= 1.3;
      corners(10, kUp, 0.38 * r);
      break;
    case BallShape::Plus:
    case BallShape::Cross: {
      const double arm = 0.26 * r;
      r *= shape == BallShape::Cross ? 1.2 : 1.05;
      bar(-r, -arm, 2 * r, 2 * arm);
      bar(-arm, -r, 2 * arm, 2 * r);
      if (shape == BallShape::Cross) path = QTransform().rotate(45).map(path);
      path.setFillRule(Qt::WindingFill);
      break;
    }
    case BallShape::Ring:
      path.setFillRule(Qt::OddEvenFill);
      path.addEllipse(QPointF(0, 0), 0.95 * r, 0.95 * r);
      path.addEllipse(QPointF(0, 0), 0.5 * r, 0.5 * r);
      break;
    case BallShape::Diamond:
      r *= 1.3;
      corners(4, kUp, 0);
      path = QTransform::fromScale(0.56, 1).map(path);
      break;
    case BallShape::Bars:
      for (const double y : {-0.9, 0.3}) bar(-0.9 * r, y * r, 1.8 * r, 0.6 * r);
      break;
  }
  return path;
}

}  // namespace

BallShape ballShape(lines::Colour colour) { return static_cast<BallShape>(colour - 1); }

QColor ballColour(lines::Colour colour, const BoardColours& colours) {
  if (colour <= colours.pieces.size()) return colours.pieces[colour - 1U];
  // Violet is what Okabe and Ito leave room for, and lighter where the board is dark.
  return colours.freeCell.lightness() < 128 ? QColor(0xc1, 0x9d, 0xff) : QColor(0x76, 0x4b, 0xc8);
}

QString ballName(lines::Colour colour) {
  static constexpr const char* kNames[] = {
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "orange ball with a disc"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "sky blue ball with a triangle"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "green ball with a square"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "yellow ball with a star"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "blue ball with a cross"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "red ball with a ring"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "pink ball with a diamond"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "grey ball with a plus"),
      QT_TRANSLATE_NOOP("searchlight::ui::Ball", "violet ball with bars"),
  };
  return QCoreApplication::translate("searchlight::ui::Ball", kNames[colour - 1]);
}

void paintBall(QPainter& painter, const QRectF& cell, lines::Colour colour, const BoardColours& colours,
               double scale) {
  const double side = std::min(cell.width(), cell.height());
  // Small cells spend what they have on the ball and none of it on air.
  const double radius = side * (side < 22 ? 0.46 : 0.42) * scale;
  if (radius < 0.5) return;
  const QColor base = ballColour(colour, colours);
  const QPointF centre = cell.center();
  const SmoothScope smooth(painter);
  painter.setPen(Qt::NoPen);
  if (radius >= 9) {
    // Soft, and it ends inside the cell.
    const QPointF below = centre + QPointF(0, 0.1 * radius);
    QRadialGradient shadow(below, 1.08 * radius);
    shadow.setColorAt(0.84, QColor(0, 0, 0, 64));
    shadow.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setBrush(shadow);
    painter.drawEllipse(below, 1.08 * radius, 1.08 * radius);
  }
  // A quiet light from above: no spot, or thirty balls would be thirty spots.
  QRadialGradient light(centre, 1.2 * radius, centre - QPointF(0.2, 0.55) * radius);
  light.setColorAt(0, base.lighter(118));
  light.setColorAt(0.55, base);
  light.setColorAt(1, base.darker(118));
  painter.setBrush(light);
  const double rim = std::clamp(0.035 * radius, 0.75, 1.25);
  painter.setPen(QPen(base.darker(132), rim));
  painter.drawEllipse(centre, radius - rim / 2, radius - rim / 2);
  if (radius >= 3) {
    painter.translate(centre);
    const QColor ink = faint(colours.textOn(base), 0.82F);
    painter.fillPath(shapePath(ballShape(colour), radius * (radius < 12 ? 0.58 : 0.48)), ink);
  }
}

}  // namespace searchlight::ui
