// widgets/klotski/klotski_scene.cpp: from the frame up to what marks a piece.
#include "widgets/klotski/klotski_scene.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <cstddef>

#include "widgets/board/path_lines.h"
#include "widgets/klotski/piece_style.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void KlotskiScene::setLook(const KlotskiLook& look, const Theme& theme) {
  colours = klotskiColours(*board, look.style, theme);
  names = pieceNames(*board, look.names);
  goalsShown = look.isGoalShown;
  layers = std::make_shared<KlotskiLayers>();
}

QPixmap KlotskiThumbnails::picture(const klotski::Position& position, QSize size, qreal pixelRatio,
                                   const Theme& theme, PieceStyle style) {
  if (m_theme != &theme || style != m_style) {
    m_theme = &theme;
    m_style = style;
    // Pieces of one shape are told apart by their letters alone; where there is no room for these they are left out.
    m_scene.setLook({.style = style,
                     .names = m_scene.board->isOfFamily() ? PieceNameStyle::None : PieceNameStyle::Letters,
                     .isGoalShown = false},
                    theme);
  }
  m_scene.position = position;
  QPixmap out(size * pixelRatio);
  out.setDevicePixelRatio(pixelRatio);
  out.fill(Qt::transparent);
  QPainter painter(&out);
  paintKlotski(painter, m_scene, KlotskiLayout(*m_scene.board, QRectF(QPointF(0, 0), QSizeF(size))),
               theme.board());
  return out;
}

namespace {

constexpr double kGrainFrom = 26, kTrimFrom = 20, kShadowFrom = 8,
                 kExitTextFrom = 34;  // sides of cells, in pixels

double gapOf(double cell) { return std::clamp(cell * 0.022, cell < 6 ? 0.0 : 0.5, 2.0); }
double radiusOf(double cell) { return cell * 0.09; }

QPainterPath pathOf(const KlotskiScene& scene, const KlotskiLayout& layout, int piece, QPointF place,
                    double inset) {
  return outlineOf(scene.board->pieces()[static_cast<std::size_t>(piece)].cells, layout.pixelOf(place),
                   layout.cell(), inset, std::max(0.0, radiusOf(layout.cell()) - inset / 2));
}

// Lines along the piece's longer side, the same for a piece wherever it stands.
void paintGrain(QPainter& painter, const QPainterPath& path, const QColor& base, int seed, double cell) {
  const QRectF box = path.boundingRect();
  const bool isTall = box.height() > box.width() + 0.5;  // by more than a rounding
  const double length = isTall ? box.height() : box.width(), across = isTall ? box.width() : box.height();
  const PainterScope kept(painter);
  painter.setClipPath(path, Qt::IntersectClip);
  const int lines = std::clamp(static_cast<int>(across / (cell * 0.13)), 3, 40);
  for (int i = 0; i < lines; ++i) {
    const double phase = seed * 2.399 + i * 1.7;
    const double at = across * (i + 0.5 + 0.3 * std::sin(phase)) / lines;
    const double sway = cell * 0.05 * std::sin(phase * 1.3);
    const auto point = [&](double along, double off) {
      return isTall ? QPointF(box.left() + off, box.top() + along)
                    : QPointF(box.left() + along, box.top() + off);
    };
    QPainterPath line(point(0, at));
    line.cubicTo(point(length / 3, at + sway), point(2 * length / 3, at - sway),
                 point(length, at + sway / 2));
    QColor ink = i % 3 == 0 ? base.lighter(135) : base.darker(150);
    ink.setAlpha(i % 3 == 0 ? 34 : 46);
    painter.setPen(QPen(ink, std::max(0.7, cell * 0.012)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
  }
}

void paintSolid(QPainter& painter, const QPainterPath& path, const QColor& fill, double cell) {
  const QRectF box = path.boundingRect();
  QLinearGradient light(box.topLeft(), box.bottomLeft());
  light.setColorAt(0, fill.lighter(118));
  light.setColorAt(0.25, fill);
  light.setColorAt(1, fill.darker(120));
  painter.fillPath(path, light);
  if (cell < kShadowFrom) return;
  // A bright edge where the light comes from, a dark one below.
  const PainterScope kept(painter);
  painter.setClipPath(path, Qt::IntersectClip);
  painter.setBrush(Qt::NoBrush);
  const double edge = std::max(1.0, cell * 0.03);
  painter.setPen(QPen(QColor(255, 255, 255, 70), edge));
  painter.drawPath(path.translated(edge * 0.5, edge * 0.6));
  painter.setPen(QPen(QColor(0, 0, 0, 80), edge));
  painter.drawPath(path.translated(-edge * 0.5, -edge * 0.6));
}

void paintFrame(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout) {
  const KlotskiColours& c = scene.colours;
  const QRectF frame = layout.frame(), floor = layout.floor();
  const double cell = layout.cell();
  QPainterPath wood;
  wood.addRoundedRect(frame, cell * 0.16, cell * 0.16);
  QPainterPath gap;
  if (const auto& exit = scene.board->exit()) {
    // A little over the edges on both sides, so that nothing of the frame is left there.
    const bool isUpright = exit->side == klotski::Side::Top || exit->side == klotski::Side::Bottom;
    gap.addRect(layout.exit(*exit).adjusted(isUpright ? 0 : -1, isUpright ? -1 : 0, isUpright ? 0 : 1,
                                            isUpright ? 1 : 0));
  }
  wood = wood.subtracted(gap);
  if (c.isSolid) {
    paintSolid(painter, wood, c.frame, cell);
    if (c.hasGrain && cell >= kGrainFrom) paintGrain(painter, wood, c.frame, 5, cell * 2.5);
  } else {
    painter.fillPath(wood, c.frame);
  }
  painter.setPen(QPen(c.frameEdge, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(wood);
  painter.fillRect(floor, c.floor);
  if (const auto& exit = scene.board->exit()) {
    const QRectF out = layout.exit(*exit);
    const QColor threshold = faint(c.floor, 0.8F);
    painter.fillRect(out, threshold);
  }
  if (c.isSolid && cell >= kShadowFrom) {  // the frame's shadow on the floor
    const double depth = cell * 0.12;
    QLinearGradient top(floor.topLeft(), floor.topLeft() + QPointF(0, depth));
    top.setColorAt(0, QColor(0, 0, 0, 110));
    top.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(QRectF(floor.topLeft(), QSizeF(floor.width(), depth)), top);
    QLinearGradient left(floor.topLeft(), floor.topLeft() + QPointF(depth, 0));
    left.setColorAt(0, QColor(0, 0, 0, 80));
    left.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(QRectF(floor.topLeft(), QSizeF(depth, floor.height())), left);
  }
}

// Which way is out: words where there is room, and an arrow.
void paintExit(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout) {
  const auto& exit = scene.board->exit();
  const double cell = layout.cell();
  if (!exit || cell < kShadowFrom) return;
  const QRectF out = layout.exit(*exit);
  constexpr Point kOut[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};  // by Side
  const Point heading = kOut[static_cast<std::size_t>(exit->side)];
  const QPointF along(heading.x, heading.y), across(-heading.y, heading.x);
  const bool isUpright = heading.x == 0;
  const double length = isUpright ? out.width() : out.height();
  const bool hasText = !scene.exitText.isEmpty() && isUpright && cell >= kExitTextFrom && length > 1.5 * cell;
  const QColor ink =
      relativeLuminance(scene.colours.floor) < 0.18 ? QColor(255, 255, 255, 190) : QColor(0, 0, 0, 170);
  painter.setPen(roundPen(ink, std::max(1.0, cell * 0.035)));
  painter.setBrush(Qt::NoBrush);
  const double size = cell * 0.09;
  for (const double side : {-1.0, 1.0}) {
    if (!hasText && side > 0) break;
    const QPointF middle = out.center() + (hasText ? side * length * 0.36 : 0.0) * across;
    const QPolygonF arrow{middle - size * along - 1.3 * size * across, middle + size * along,
                          middle - size * along + 1.3 * size * across};
    painter.drawPolyline(arrow);
  }
  if (!hasText) return;
  QFont font = painter.font();
  font.setPixelSize(std::max(8, static_cast<int>(cell * 0.2)));
  painter.setFont(font);
  painter.drawText(out, Qt::AlignCenter, scene.exitText);
}

// By form: equal pieces have names of equal size.
std::vector<LabelFit> labelFits(const KlotskiScene& scene, double cell, const QFont& font) {
  std::vector<LabelFit> fits(scene.board->forms().size());
  for (std::size_t form = 0; form < fits.size(); ++form) {
    std::vector<const klotski::Piece*> pieces;
    std::vector<const PieceName*> names;
    for (std::size_t i = 0; i < scene.names.size(); ++i)
      if (scene.board->formOf(static_cast<int>(i)) == form) {
        pieces.push_back(&scene.board->pieces()[i]);
        names.push_back(&scene.names[i]);
      }
    if (!pieces.empty()) fits[form] = labelFit(pieces, names, cell, font);
  }
  return fits;
}

void paintPiece(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout, int piece,
                const LabelFit& fit) {
  const double cell = layout.cell(), gap = gapOf(cell);
  const PieceColours& c = scene.colours.pieces[static_cast<std::size_t>(piece)];
  const QPointF place = scene.placeOf(piece);
  const bool isLifted = scene.lifted == piece;
  const QPainterPath path = pieceOutline(scene, layout, piece, place);
  if (cell >= kShadowFrom && (scene.colours.isSolid || isLifted)) {
    const double depth = cell * (isLifted ? 0.075 : 0.03);
    painter.fillPath(path.translated(depth * 0.6, depth), QColor(0, 0, 0, isLifted ? 120 : 90));
  }
  if (scene.colours.isSolid) {
    paintSolid(painter, path, isLifted ? c.fill.lighter(112) : c.fill, cell);
    if (scene.colours.hasGrain && cell >= kGrainFrom) paintGrain(painter, path, c.fill, piece, cell);
  } else {
    painter.fillPath(path, isLifted ? c.fill.lighter(112) : c.fill);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(c.edge, cell < kShadowFrom ? 0.5 : std::clamp(cell * 0.018, 0.8, 1.6)));
  painter.drawPath(path);
  if (c.trim.isValid() && cell >= kTrimFrom) {
    painter.setPen(QPen(c.trim, std::clamp(cell * 0.016, 0.8, 1.8)));
    painter.drawPath(pathOf(scene, layout, piece, place, gap + cell * 0.085));
  }
  paintPieceLabel(painter, scene.board->pieces()[static_cast<std::size_t>(piece)],
                  scene.names[static_cast<std::size_t>(piece)], fit, c.ink, layout.pixelOf(place), cell);
}

// A line that reads on any ground.
void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& ink, const QColor& casing,
                 double width, Qt::PenStyle style = Qt::SolidLine) {
  paintCased(painter, roundPen(casing, width + 2), QPen(ink, width, style, Qt::RoundCap, Qt::RoundJoin),
             [&] { painter.drawPath(path); });
}

void paintGoal(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
               const BoardColours& colours) {
  if (!scene.goalsShown) return;
  for (const klotski::Goal& goal : scene.board->goals()) {
    const QPointF at(goal.anchor.x, goal.anchor.y);
    QPainterPath path = pathOf(scene, layout, goal.piece, at, gapOf(layout.cell()) + layout.cell() * 0.06);
    QColor tint = scene.colours.pieces[static_cast<std::size_t>(goal.piece)].fill;
    tint.setAlpha(60);
    painter.fillPath(path, tint);
    tint = colours.currentFill;
    tint.setAlpha(200);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tint, std::max(1.0, layout.cell() * 0.02), Qt::DashLine));
    painter.drawPath(path);
  }
}

void paintHint(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
               const BoardColours& colours) {
  if (!scene.hint) return;
  const double cell = layout.cell(), width = std::clamp(cell * 0.05, 2.0, 5.0);
  const QPointF from = scene.placeOf(scene.hint->piece);
  strokeTwice(painter, pathOf(scene, layout, scene.hint->piece, from, gapOf(cell) + width / 2),
              colours.currentFill, colours.currentRim, width);
  if (!scene.hint->to) return;
  const Point to = *scene.hint->to;
  strokeTwice(painter, pathOf(scene, layout, scene.hint->piece, QPointF(to.x, to.y), gapOf(cell) + width),
              colours.currentFill, colours.currentRim, width / 2, Qt::DashLine);
  // An arrow along the way, between the middles of the anchor's cell.
  QPolygonF path;
  for (const Point p : scene.board->path(scene.position, scene.hint->piece, to))
    path << layout.pixelOf(QPointF(p.x + 0.5, p.y + 0.5));
  if (path.size() < 2) return;
  const QPointF tip = path.back(), before = path[path.size() - 2];
  const double length = std::hypot(tip.x() - before.x(), tip.y() - before.y());
  const QPointF along = (tip - before) / length, across(-along.y(), along.x());
  QPainterPath arrow;
  arrow.addPolygon(path);
  arrow.moveTo(tip - cell * 0.2 * along - cell * 0.14 * across);
  arrow.lineTo(tip);
  arrow.lineTo(tip - cell * 0.2 * along + cell * 0.14 * across);
  strokeTwice(painter, arrow, colours.currentFill, colours.currentRim, width);
}

}  // namespace

QPainterPath pieceOutline(const KlotskiScene& scene, const KlotskiLayout& layout, int piece, QPointF place) {
  return pathOf(scene, layout, piece, place, gapOf(layout.cell()));
}

KlotskiLayout::KlotskiLayout(const klotski::Board& board, const QRectF& area)
    : m_size(board.width(), board.height()) {
  const double side =
      std::min(area.width() / (m_size.width() + 2 * kFrame), area.height() / (m_size.height() + 2 * kFrame));
  // Whole pixels, so that equal cells are equal; tiny boards have no pixels to lose.
  m_cell = side < 4 ? std::max(0.0, side) : std::floor(side);
  m_origin = area.center() - QPointF(m_size.width(), m_size.height()) * m_cell / 2;
  if (m_cell >= 4) m_origin = QPointF(std::round(m_origin.x()), std::round(m_origin.y()));
}

QRectF KlotskiLayout::frame() const {
  const double thick = std::floor(m_cell * kFrame);
  return floor().adjusted(-thick, -thick, thick, thick);
}

QRectF KlotskiLayout::exit(const klotski::Exit& exit) const {
  const QRectF floor = this->floor(), frame = this->frame();
  const double from = exit.first * m_cell, length = (exit.last - exit.first + 1) * m_cell;
  switch (exit.side) {
    case klotski::Side::Top: return {floor.left() + from, frame.top(), length, floor.top() - frame.top()};
    case klotski::Side::Bottom:
      return {floor.left() + from, floor.bottom(), length, frame.bottom() - floor.bottom()};
    case klotski::Side::Left: return {frame.left(), floor.top() + from, floor.left() - frame.left(), length};
    case klotski::Side::Right: break;
  }
  return {floor.right(), floor.top() + from, frame.right() - floor.right(), length};
}

QPointF KlotskiScene::placeOf(int piece) const {
  if (piece == moving) return movingAt;
  const Point at = board->anchor(position, piece);
  return {static_cast<double>(at.x), static_cast<double>(at.y)};
}

namespace {

// All that a piece paints at a place, its shadow, too; in pixels.
QRectF areaOf(const KlotskiScene& scene, const KlotskiLayout& layout, int piece) {
  int left = 0, right = 0, bottom = 0;
  for (const Point p : scene.board->pieces()[static_cast<std::size_t>(piece)].cells) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }
  const QRectF cells(layout.pixelOf(scene.placeOf(piece) + QPointF(left, 0)),
                     layout.cell() * QSizeF(right - left + 1, bottom + 1));
  return cells.adjusted(0, 0, layout.cell() * 0.08, layout.cell() * 0.08);
}

// Frame, exit, floor, walls and goals.
void paintGround(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                 const BoardColours& colours) {
  paintFrame(painter, scene, layout);
  paintExit(painter, scene, layout);
  for (const Point p : scene.board->parts().walls) {
    const QRectF cell(layout.pixelOf(QPointF(p.x, p.y)), QSizeF(layout.cell(), layout.cell()));
    painter.fillRect(cell, scene.colours.wall);
    painter.setPen(QPen(scene.colours.wallEdge, 0));
    painter.drawLine(cell.topLeft(), cell.bottomRight());
    painter.drawLine(cell.topRight(), cell.bottomLeft());
  }
  paintGoal(painter, scene, layout, colours);
}

}  // namespace

void paintKlotski(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                  const BoardColours& colours) {
  if (!scene.board || layout.cell() <= 0) return;
  const SmoothScope smooth(painter);
  KlotskiLayers* const layers = scene.layers.get();
  if (layers) layers->begin(painter, layout.cell(), scene.goalsShown);
  const auto paint = [&](const KlotskiLayers::Part& part, const std::function<void(QPainter&)>& make) {
    layers ? layers->paint(painter, part, make) : make(painter);
  };
  paint({.area = layout.frame().adjusted(-1, -1, 1, 1)},
        [&](QPainter& onto) { paintGround(onto, scene, layout, colours); });

  std::optional<std::vector<LabelFit>> own;
  std::optional<std::vector<LabelFit>>& fits = layers ? layers->fits : own;
  if (!fits) fits = labelFits(scene, layout.cell(), painter.font());
  const auto paintOne = [&](int piece) {
    using What = KlotskiLayers::What;
    paint(
        {scene.lifted == piece ? What::LiftedPiece : What::Piece, piece, scene.moving == piece,
         areaOf(scene, layout, piece)},
        [&](QPainter& onto) { paintPiece(onto, scene, layout, piece, (*fits)[scene.board->formOf(piece)]); });
  };
  const int top = scene.moving >= 0 ? scene.moving : scene.lifted;
  for (int i = 0; i < scene.board->pieceCount(); ++i)
    if (i != top) paintOne(i);
  if (top >= 0) paintOne(top);
  paintKlotskiNumbers(painter, scene, layout, colours);
  if (scene.event && scene.moving < 0) paintKlotskiEvent(painter, scene, layout, colours);
  paintHint(painter, scene, layout, colours);
  if (scene.cursor >= 0) {
    const double width = std::clamp(layout.cell() * 0.04, 2.0, 4.0);
    strokeTwice(
        painter,
        pathOf(scene, layout, scene.cursor, scene.placeOf(scene.cursor), gapOf(layout.cell()) + width / 2),
        colours.selection, colours.selectionCasing, width,
        scene.lifted == scene.cursor ? Qt::SolidLine : Qt::DotLine);
  }
}

}  // namespace searchlight::ui
