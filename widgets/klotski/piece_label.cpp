// widgets/klotski/piece_label.cpp: which words, in which lines, how large.
#include "widgets/klotski/piece_label.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "widgets/theme/letters.h"

namespace searchlight::ui {
namespace {

constexpr double kLeastReadable = 8;        // pixels, of a font
constexpr double kLeastWhole = 11;          // a whole name smaller than this gives way to a brief one
constexpr double kLargest = 0.5;            // of a cell's side, for a name in Latin letters ..
constexpr double kLargestCharacter = 0.66;  // .. and for a character
constexpr double kRoom = 0.72;              // of the piece's width and height that a name may take

// Characters as large as that are drawn as outlines by Qt, and where a font has no bold face, its imitation is lost with that.
constexpr double kOutlinesFrom = 48;
constexpr double kBolder = 1.0 / 26;  // of the font's height: what a character gains in width of strokes

// Characters go downwards on what is taller than wide, words stand below each other where that makes them larger.
QStringList linesOf(const QString& text, const QRectF& room) {
  if (text.size() > 1 && isEastAsian(text.front().unicode()))
    return room.height() > room.width() ? text.split(QString(), Qt::SkipEmptyParts) : QStringList{text};
  return room.width() > room.height() ? QStringList{text} : text.split(u' ', Qt::SkipEmptyParts);
}

// The font's height in pixels at which the lines just fit.
double sizeFor(const QStringList& lines, const QRectF& room, const QFont& font) {
  constexpr double kProbe = 100;
  QFont probe = font;
  probe.setPixelSize(static_cast<int>(kProbe));
  const QFontMetricsF metrics(probe);
  double widest = 1;
  for (const QString& line : lines) widest = std::max(widest, metrics.horizontalAdvance(line));
  const double height = static_cast<double>(lines.size()) * kProbe * 1.12;
  return kRoom * kProbe * std::min(room.width() / widest, room.height() / height);
}

QFont labelFont(QFont font, const QString& text) {
  font.setBold(true);
  if (isEastAsian(text.front().unicode()))  // brush strokes where the machine has them
    font.setFamilies({QStringLiteral("KaiTi"), QStringLiteral("STKaiti"), QStringLiteral("AR PL UKai CN"),
                      QStringLiteral("Noto Serif CJK SC"), font.family()});
  return font;
}

double labelSize(const klotski::Piece& piece, const QString& text, double cell, const QFont& font) {
  const QRectF room = nameRoom(piece);
  const double large = std::min(room.width(), room.height()) > 1.5 ? 1.35 : 1;
  const double most = large * (isEastAsian(text.front().unicode()) ? kLargestCharacter : kLargest);
  return cell * std::min(most, sizeFor(linesOf(text, room), room, labelFont(font, text)));
}

// In the middle of the place, as bold as small characters are.
void drawBoldCharacters(QPainter& painter, const QString& text, QFont font, const QRectF& place) {
  font.setBold(false);
  const QFontMetricsF metrics(font);
  const QPointF at(place.center().x() - metrics.horizontalAdvance(text) / 2,
                   place.center().y() + (metrics.ascent() - metrics.descent()) / 2);
  QPainterPath path;
  path.addText(at, font, text);
  path.setFillRule(Qt::WindingFill);
  const QColor ink = painter.pen().color();
  painter.fillPath(path, ink);
  painter.strokePath(path, QPen(ink, font.pixelSize() * kBolder, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace

QRectF nameRoom(const klotski::Piece& piece) {
  int left = 0, right = 0, bottom = 0;
  for (const Point p : piece.cells) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }
  const QRectF box(left, 0, right - left + 1, bottom + 1);
  if (box.width() * box.height() == static_cast<double>(piece.cells.size())) return box;
  Point best;
  double least = std::numeric_limits<double>::infinity();
  for (const Point p : piece.cells) {
    const QPointF away = QPointF(p.x + 0.5, p.y + 0.5) - box.center();
    const double distance = std::hypot(away.x(), away.y());
    if (distance < least) {
      least = distance;
      best = p;
    }
  }
  return QRectF(best.x, best.y, 1, 1);
}

LabelFit labelFit(const std::vector<const klotski::Piece*>& pieces,
                  const std::vector<const PieceName*>& names, double cell, const QFont& font) {
  LabelFit fit;
  for (const bool isBrief : {false, true}) {
    double size = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const QString& text = isBrief ? names[i]->brief : names[i]->text;
      size = text.isEmpty() ? 0 : std::min(size, labelSize(*pieces[i], text, cell, font));
    }
    fit = {isBrief, size};
    if (size >= kLeastWhole) break;
  }
  if (fit.size < kLeastReadable) fit.size = 0;
  return fit;
}

void paintPieceLabel(QPainter& painter, const klotski::Piece& piece, const PieceName& name,
                     const LabelFit& fit, const QColor& ink, QPointF origin, double cell) {
  if (fit.size <= 0) return;
  const QString& text = fit.isBrief ? name.brief : name.text;
  const QRectF place = nameRoom(piece);
  const QRectF room(origin + cell * place.topLeft(), cell * place.size());
  const QStringList lines = linesOf(text, place);
  QFont font = labelFont(painter.font(), text);
  font.setPixelSize(static_cast<int>(fit.size));
  painter.save();
  painter.setFont(font);
  painter.setPen(ink);
  const double step = std::floor(fit.size) * (isEastAsian(text.front().unicode()) ? 1.16 : 1.12);
  double top = room.center().y() - step * static_cast<double>(lines.size()) / 2;
  for (const QString& line : lines) {
    const QRectF strip(room.left() - cell, top, room.width() + 2 * cell, step);
    if (isEastAsian(text.front().unicode()) && fit.size >= kOutlinesFrom)
      drawBoldCharacters(painter, line, font, strip);
    else
      painter.drawText(strip, Qt::AlignCenter, line);
    top += step;
  }
  painter.restore();
}

}  // namespace searchlight::ui
