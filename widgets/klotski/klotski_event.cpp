// widgets/klotski/klotski_event.cpp: what is told of a position, over its pieces: a slide that may be made, and what becomes of it.
#include <algorithm>
#include <cmath>
#include <cstddef>

#include "widgets/board/event_look.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/klotski/piece_style.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {
namespace {

constexpr double kGhostOpacity = 0.55;
constexpr double kNumbersFrom = 24;  // sides of cells, in pixels

// Of all cells of a piece the one that is furthest to the right in its first row: where a sign covers least.
Point corner(const klotski::Piece& piece) {
  Point out;
  for (const Point p : piece.cells)
    if (p.y == 0) out.x = std::max(out.x, p.x);
  return out;
}

// And the last one in row order: where its number is.
QRectF numberCell(const klotski::Piece& piece, QPointF place, const KlotskiLayout& layout) {
  const Point last = piece.cells.back();
  return {layout.pixelOf(place + QPointF(last.x, last.y)), QSizeF(layout.cell(), layout.cell())};
}

}  // namespace

void paintKlotskiEvent(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                       const BoardColours& colours) {
  const search::BoardEvent& event = *scene.event;
  if (!event.move || event.move->piece < 0) return;
  const search::BoardMove& move = *event.move;
  const double cell = layout.cell();
  const klotski::Piece& piece = scene.board->pieces()[static_cast<std::size_t>(move.piece)];
  const auto place = [](Point p) { return QPointF(p.x, p.y); };
  const QPainterPath ghost = pieceOutline(scene, layout, move.piece, place(move.to));

  // It is translucent where it would come to; where it is already it stays as it is.
  painter.save();
  painter.setOpacity(kGhostOpacity);
  painter.fillPath(ghost.subtracted(pieceOutline(scene, layout, move.piece, scene.placeOf(move.piece))),
                   scene.colours.pieces[static_cast<std::size_t>(move.piece)].fill);
  painter.restore();
  paintFateOutline(painter, ghost, event.fate, cell, colours);

  const QPointF middle = nameRoom(piece).center();
  QPolygonF path{layout.pixelOf(place(move.from) + middle)};
  for (const Point p : move.corners) path << layout.pixelOf(place(p) + middle);
  path << layout.pixelOf(place(move.to) + middle);
  // From the letter's side: it stays to be read.
  const QPointF first = path[1] - path[0];
  if (const double length = std::hypot(first.x(), first.y()); length > 0.6 * cell)
    path[0] += first / length * 0.4 * cell;
  paintFateArrow(painter, path, event.fate, cell, colours);

  const double radius = fateSignRadius(cell);
  const QPointF right = layout.pixelOf(place(move.to + corner(piece)) + QPointF(1, 0));
  paintFateSign(painter, event.fate, right + QPointF(-radius, radius), radius, colours);
}

// On a plate, so that it reads on gold as well as on bare wood.
void paintKlotskiNumbers(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                         const BoardColours& colours) {
  const double cell = layout.cell();
  if (!(scene.numbersShown || scene.hint) || cell < kNumbersFrom) return;  // a hint speaks of them, too
  const PainterScope kept(painter);
  QFont font = painter.font();
  font.setBold(true);
  font.setPixelSize(std::max(9, static_cast<int>(cell * 0.22)));
  painter.setFont(font);
  const double radius = std::max(7.0, cell * 0.15);
  for (std::size_t i = 0; i < scene.names.size(); ++i) {
    if (scene.names[i].number.isEmpty()) continue;
    const int number = static_cast<int>(i);
    const QRectF place = numberCell(scene.board->pieces()[i], scene.placeOf(number), layout);
    const QPointF at = place.bottomRight() - QPointF(1.15, 1.15) * radius;
    painter.setPen(QPen(colours.textOnLight, std::max(1.0, cell * 0.02)));
    painter.setBrush(colours.textOnDark);
    painter.drawEllipse(at, radius, radius);
    painter.setPen(colours.textOnLight);
    painter.drawText(QRectF(at.x() - cell, at.y() - cell, 2 * cell, 2 * cell), Qt::AlignCenter,
                     scene.names[i].number);
  }
}

}  // namespace searchlight::ui
