// widgets/lines/lines_ground.cpp: painting a board of balls.
#include "widgets/lines/lines_ground.h"

#include <QLineF>
#include <QLinearGradient>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <string>

#include "widgets/board/board_scene.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/path_lines.h"
#include "widgets/lines/ball_painter.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

void paintMoveArrow(QPainter& painter, QPointF from, QPointF to, double cellSide, const ArrowLook& look) {
  QLineF line(from, to);
  const double length = line.length() - 0.3 * cellSide;
  if (length <= 0) return;
  const double head = std::min(length, std::max(3.2 * look.width, 6.0));
  const double half = look.width / 2;
  // Along the x axis, the point at 0.
  QPainterPath arrow;
  arrow.moveTo(-length, -half);
  arrow.lineTo(-head, -half);
  arrow.lineTo(-head, -0.62 * head);
  arrow.lineTo(0, 0);
  arrow.lineTo(-head, 0.62 * head);
  arrow.lineTo(-head, half);
  arrow.lineTo(-length, half);
  arrow.closeSubpath();
  const SmoothScope smooth(painter);
  painter.setOpacity(look.opacity);
  painter.translate(to);
  painter.rotate(-line.angle());
  painter.strokePath(arrow, roundPen(look.casing, std::max(2.0, 0.7 * look.width)));
  painter.fillPath(arrow, look.colour);
}

namespace {

constexpr double kSmallestForRelief = 14;

bool isDark(const BoardColours& colours) { return colours.freeCell.lightness() < 128; }

// A hollow in the board, with the light from above.
void paintWell(QPainter& painter, const QRectF& cell, const QColor& tint, const BoardColours& colours) {
  const bool dark = isDark(colours);
  const double side = cell.width(), gap = std::max(1.0, 0.03 * side), corner = 0.16 * side;
  const bool isBlack = colours.freeCell.value() == 0;  // of which there is nothing lighter
  painter.fillRect(cell, !dark     ? colours.freeCell.darker(108)
                         : isBlack ? composited(colours.gridLine, colours.freeCell)
                                   : colours.freeCell.lighter(122));
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF well = cell.adjusted(gap, gap, -gap, -gap);
  QPainterPath path;
  path.addRoundedRect(well, corner, corner);
  // The lower edge catches the light.
  painter.fillPath(path.translated(0, 0.4 * gap + 0.6), faint(Qt::white, dark ? 0.1F : 0.75F));
  painter.fillPath(path, colours.freeCell);
  painter.fillPath(path, tint);
  QLinearGradient shade(well.topLeft(), well.bottomLeft());
  shade.setColorAt(0, faint(Qt::black, dark ? 0.3F : 0.1F));
  shade.setColorAt(0.12, faint(Qt::black, dark ? 0.08F : 0.025F));
  shade.setColorAt(0.24, faint(Qt::black, 0));
  painter.fillPath(path, shade);
}

QRectF shiftedBall(const QRectF& cell, double scale, QPointF shift) {
  const QRectF moved = cell.translated(shift * cell.width());
  const double margin = (1 - scale) / 2 * cell.width();
  return moved.adjusted(margin, margin, -margin, -margin);
}

}  // namespace

// ---- Sprites -------------------------------------------------------------------------------------------------------------

void BallSprites::prepare(double side, double pixelRatio, const BoardColours& colours,
                          std::uint64_t coloursVersion) {
  if (side == m_side && pixelRatio == m_ratio && coloursVersion == m_version) return;
  m_balls = m_previews = m_besideNumbers = {};
  m_wells = {};
  m_side = side;
  m_ratio = pixelRatio;
  m_version = coloursVersion;
  m_colours = colours;
}

const Sprite& BallSprites::preview(lines::Colour colour) {
  return get(m_previews, colour, kPreviewScale, {});
}

const Sprite& BallSprites::previewBesideNumber(lines::Colour colour) {
  return get(m_besideNumbers, colour, kPreviewBesideNumber, {0.31, -0.31});
}

const Sprite& BallSprites::get(Set& set, lines::Colour colour, double scale, QPointF shift) {
  Sprite& sprite = set[colour - 1U];
  if (sprite.isNull())
    sprite = paintedSprite(m_side, m_ratio, [&](QPainter& p, const QRectF& cell) {
      paintBall(p, shiftedBall(cell, scale, shift), colour, m_colours);
    });
  return sprite;
}

const Sprite& BallSprites::well(Well kind) {
  Sprite& sprite = m_wells[static_cast<std::size_t>(kind)];
  if (sprite.isNull())
    sprite = paintedSprite(m_side, m_ratio, [&](QPainter& p, const QRectF& cell) {
      paintWell(p, cell,
                kind == Well::Reached   ? LinesGround::reachColour(m_colours)
                : kind == Well::Blocked ? LinesGround::blockedColour(m_colours)
                                        : QColor(Qt::transparent),
                m_colours);
    });
  return sprite;
}

// ---- Cells ---------------------------------------------------------------------------------------------------------------

void LinesGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  std::fill(pixels, pixels + (last - first), m_colours.freeCell.rgb());
}

void LinesGround::paintSmall(QPainter& painter, const QRectF& area, std::size_t cell) const {
  paintBall(painter, area, m_frame.resting.at(cell), m_colours);
}

QColor LinesGround::reachColour(const BoardColours& colours) {
  return faint(colours.info, isDark(colours) ? 0.24F : 0.16F);
}

QColor LinesGround::blockedColour(const BoardColours& colours) {
  return faint(colours.warning, isDark(colours) ? 0.3F : 0.24F);
}

void LinesGround::paintFloor(const BoardLayer& layer) {
  const BoardColours& colours = layer.scene.board;
  const QPoint origin = layer.originPixels();
  const int side = layer.sidePixels();
  const bool hasRelief = layer.viewport.cellSide() >= kSmallestForRelief;
  const bool showsReach = m_marks.showsReach || m_marks.blocked;
  m_sprites.prepare(layer.viewport.cellSide(), layer.viewport.pixelRatio(), colours,
                    layer.scene.boardVersion);
  layer.forEachVisible([&](Point p) {
    if (!layer.isBare(p)) return;
    const QPoint at = origin + QPoint(p.x, p.y) * side;
    const bool isReached =
        !m_isBallsOnly && showsReach && !m_marks.reach.empty() && m_marks.reach[layer.scene.index(p)] > 0;
    if (hasRelief)
      m_sprites
          .well(!isReached        ? BallSprites::Well::Plain
                : m_marks.blocked ? BallSprites::Well::Blocked
                                  : BallSprites::Well::Reached)
          .draw(layer.frame, at);
    else if (isReached)
      blendRect(layer.frame, QRect(at, QSize(side, side)),
                m_marks.blocked ? blockedColour(colours) : reachColour(colours));
  });
}

// ---- Balls and marks -----------------------------------------------------------------------------------------------------

bool LinesGround::hasSteps(const BoardLayer& layer) const {
  return m_marks.showsSteps && !m_isBallsOnly && !m_marks.reach.empty() &&
         layer.viewport.cellSide() >= kSmallestForCrossing;
}

void LinesGround::paintPieces(const BoardLayer& layer) {
  m_sprites.prepare(layer.viewport.cellSide(), layer.viewport.pixelRatio(), layer.scene.board,
                    layer.scene.boardVersion);
  if (isPreviewShown()) paintPreview(layer);
  paintResting(layer);
  if (hasSteps(layer)) paintSteps(layer);
  if (!m_frame.moving.empty()) paintMoving(layer);
  if (m_isBallsOnly && !m_marks.chosen) return;
  if (!m_marks.chosen && !m_marks.blocked && !m_marks.hint && m_marks.candidates.empty()) return;
  layer.paint([&](QPainter& painter) {
    const BoardColours& colours = layer.scene.board;
    if (m_marks.chosen) paintChosenRing(painter, layer.viewport.rectOf(*m_marks.chosen), colours);
    if (m_isBallsOnly) return;
    if (!m_marks.path.empty()) paintPath(layer, painter);
    for (const std::optional<Point>& crossed : {m_marks.blocked, m_marks.barred})
      if (crossed) paintCross(painter, layer.viewport.rectOf(*crossed), colours);
    paintArrows(layer, painter);
  });
  if (m_marks.chosen && hasSteps(layer)) paintOwnStep(layer, *m_marks.chosen);
}

void LinesGround::paintPreview(const BoardLayer& layer) {
  const QPoint origin = layer.originPixels();
  const int side = layer.sidePixels();
  const bool hasNumbers = hasSteps(layer);
  for (const lines::ComingBall& ball : m_frame.preview) {
    if (!ball.place || !m_frame.resting.isEmpty(*ball.place)) continue;
    const QPoint at = origin + QPoint(ball.place->x, ball.place->y) * side;
    const bool isNumbered = hasNumbers && m_marks.reach[layer.scene.index(*ball.place)] >= 0;
    (isNumbered ? m_sprites.previewBesideNumber(ball.colour) : m_sprites.preview(ball.colour))
        .draw(layer.frame, at);
  }
}

void LinesGround::paintResting(const BoardLayer& layer) {
  const QPoint origin = layer.originPixels();
  const int side = layer.sidePixels();
  // Where cells have no whole pixels of their own there is no room for a ball either.
  const bool isTiny = !layer.viewport.hasEvenCells();
  layer.forEachVisible([&](Point p) {
    const lines::Colour colour = m_frame.resting[p];
    if (colour == lines::kNoBall || (p == m_marks.lifted && !m_isBallsOnly)) return;
    if (isTiny)
      return layer.paint([&](QPainter& painter) {
        painter.fillRect(layer.viewport.rectOf(p), ballColour(colour, layer.scene.board));
      });
    m_sprites.ball(colour).draw(layer.frame, origin + QPoint(p.x, p.y) * side);
  });
  if (!m_marks.lifted || m_isBallsOnly) return;
  layer.paint([&](QPainter& painter) {
    painter.setOpacity(0.3);
    paintBall(painter, layer.viewport.rectOf(*m_marks.lifted), m_frame.resting[*m_marks.lifted],
              layer.scene.board);
  });
}

void LinesGround::paintMoving(const BoardLayer& layer) {
  layer.paint([&](QPainter& painter) {
    const double side = layer.viewport.cellSide();
    for (const TurnFrame::Ball& ball : m_frame.moving) {
      const QRectF cell(layer.viewport.toPosition(ball.at), QSizeF(side, side));
      if (ball.flash > 0)
        painter.fillRect(cell, faint(ballColour(ball.colour, layer.scene.board),
                                     static_cast<float>(0.55 * std::clamp(ball.flash, 0.0, 1.0))));
      paintBall(painter, cell, ball.colour, layer.scene.board, ball.scale);
    }
  });
}

// In the middles of the cells, as the search writes its distances.
void LinesGround::paintSteps(const BoardLayer& layer) {
  const BoardColours& colours = layer.scene.board;
  const double size = std::clamp(layer.viewport.cellSide() * 0.36, 9.0, 26.0);
  m_digits.prepare(layer.scene.font, static_cast<int>(std::lround(size * layer.viewport.pixelRatio())),
                   QFont::Normal);
  const QRgb ink = colours.textOn(colours.freeCell).rgb();
  const QPoint origin = layer.originPixels();
  const int side = layer.sidePixels();
  layer.forEachVisible([&](Point p) {
    const std::int64_t steps = m_marks.reach[layer.scene.index(p)];
    if (steps <= 0 || !layer.isBare(p)) return;
    const std::string number = std::to_string(steps);
    const QPoint room((side - m_digits.widthOf(number)) / 2, (side - m_digits.digitHeight()) / 2);
    m_digits.draw(layer.frame, origin + QPoint(p.x, p.y) * side + room, number, ink);
  });
}

// The ball's 0 stands at its foot, as under a search.
void LinesGround::paintOwnStep(const BoardLayer& layer, Point ball) {
  const BoardColours& colours = layer.scene.board;
  const int side = layer.sidePixels(), margin = 2;
  const QSize digit(m_digits.widthOf("0"), m_digits.digitHeight());
  const QPoint at = layer.originPixels() + QPoint(ball.x, ball.y) * side +
                    QPoint((side - digit.width()) / 2, side - side / 10 - digit.height());
  blendRect(layer.frame, QRect(at, digit).adjusted(-margin, -margin, margin, margin), colours.freeCell);
  m_digits.draw(layer.frame, at, "0", colours.textOn(colours.freeCell).rgb());
}

// Dots between the ball and where it would stand, which is shown by a shade of it: what a click will do.
void LinesGround::paintPath(const BoardLayer& layer, QPainter& painter) const {
  const BoardColours& colours = layer.scene.board;
  const double side = layer.viewport.cellSide();
  const std::vector<Point>& path = m_marks.path;
  const SmoothScope smooth(painter);
  if (!m_marks.lifted) {  // else the ball itself is at hand
    painter.setOpacity(0.4);
    paintBall(painter, layer.viewport.rectOf(path.back()), m_frame.resting[path.front()], colours);
    painter.setOpacity(1);
  }
  painter.setPen(Qt::NoPen);
  const double radius = std::clamp(0.05 * side, 1.25, 4.5);
  const auto dot = [&](QPointF at) {
    painter.setBrush(colours.selectionCasing);
    painter.drawEllipse(at, radius + 1, radius + 1);
    painter.setBrush(colours.selection);
    painter.drawEllipse(at, radius, radius);
  };
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    const QPointF at = layer.viewport.centreOf(path[i]);
    if (i > 1) dot((layer.viewport.centreOf(path[i - 1]) + at) / 2);  // the first half is the ball's
    dot(at);
  }
}

void LinesGround::paintArrows(const BoardLayer& layer, QPainter& painter) const {
  const BoardColours& colours = layer.scene.board;
  const double side = layer.viewport.cellSide();
  const auto paint = [&](lines::Move move, const ArrowLook& look) {
    paintMoveArrow(painter, layer.viewport.centreOf(move.from), layer.viewport.centreOf(move.to), side, look);
  };
  const std::size_t count = m_marks.candidates.size();
  for (std::size_t i = count; i-- > 0;) {
    const double strength = 1 - static_cast<double>(i) / static_cast<double>(count);
    paint(m_marks.candidates[i],
          {colours.hover, colours.selectionCasing, std::clamp((0.03 + 0.03 * strength) * side, 1.2, 5.0),
           0.25 + 0.65 * strength});
  }
  if (m_marks.hint)
    paint(*m_marks.hint, {colours.success, colours.markCasing, std::clamp(0.12 * side, 2.5, 9.0)});
}

void LinesGround::paintChosenRing(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const double width = std::clamp(0.055 * cell.width(), 1.5, 4.0);
  const double inset = width / 2 + 1;
  const QRectF ring = cell.adjusted(inset, inset, -inset, -inset);
  paintCased(painter, QPen(colours.selectionCasing, width + 2), QPen(colours.selection, width),
             [&] { painter.drawEllipse(ring); });
}

void LinesGround::paintCross(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const SmoothScope smooth(painter);
  const double margin = 0.28 * cell.width();
  const QRectF box = cell.adjusted(margin, margin, -margin, -margin);
  const double width = std::clamp(0.1 * cell.width(), 2.0, 8.0);
  for (const auto& [colour, pen] :
       {std::pair(colours.markCasing, width + 2.5), std::pair(colours.error, width)}) {
    painter.setPen(QPen(colour, pen, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
  }
}

}  // namespace searchlight::ui
