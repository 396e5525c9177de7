// widgets/board/rulers.cpp: bands of numbers at two edges.
#include "widgets/board/rulers.h"

#include <QFont>
#include <QFontMetricsF>
#include <QString>
#include <algorithm>
#include <cmath>

namespace searchlight::ui {
namespace {

constexpr int kFontSide = 10;          // pixels
constexpr double kBetweenNumbers = 6;  // at the least
constexpr float kBandOpacity = 0.82F;  // over a board

// 1, 2, 5, 10, 20, ..: the first that is not below.
int stepOf(double atLeast) {
  for (int power = 1;; power *= 10)
    for (const int factor : {1, 2, 5})
      if (factor * power >= atLeast || power >= 1'000'000) return factor * power;
}

struct Axis {
  double from, side;  // where number 0 begins, and how long each is
  int count;
  RulerNumbers numbers;
  double seenFrom, seenTo;

  int first() const { return std::max(0, static_cast<int>(std::floor((seenFrom - from) / side))); }
  int end() const { return std::min(count, static_cast<int>(std::ceil((seenTo - from) / side))); }
  int number(int i) const { return numbers.first + i * numbers.step; }
  double middle(int i) const { return from + (i + 0.5) * side; }
};

}  // namespace

void paintRulers(QPainter& painter, const QRectF& view, const QRectF& cells, int columns, int rows,
                 const BoardColours& colours, RulerNumbers acrossFrom, RulerNumbers downFrom) {
  if (columns <= 0 || rows <= 0 || cells.isEmpty()) return;
  painter.save();
  QFont font = painter.font();
  font.setPixelSize(kFontSide);
  painter.setFont(font);
  const QFontMetricsF metrics(font);
  const auto widthOf = [&](int count) { return metrics.horizontalAdvance(QString::number(count - 1)); };
  const double left = std::max(kRulerRoom, widthOf(rows) + 3);
  // Beside the board, or over its visible edge.
  const double top = std::max(view.top(), cells.top() - kRulerRoom);
  const double begin = std::max(view.left(), cells.left() - left);
  const QRectF above(begin, top, std::min(view.right(), cells.right()) - begin, kRulerRoom);
  const QRectF beside(begin, top, left, std::min(view.bottom(), cells.bottom()) - top);
  QColor band = colours.outside;
  band.setAlphaF(kBandOpacity);
  if (cells.top() < top + kRulerRoom) painter.fillRect(above, band);
  if (cells.left() < begin + left) painter.fillRect(beside, band);
  painter.setPen(colours.textOn(colours.outside));

  const Axis across{cells.left(), cells.width() / columns,       columns,
                    acrossFrom,   std::max(begin, cells.left()), above.right()};
  const int columnStep = stepOf((widthOf(columns) + kBetweenNumbers) / across.side);
  for (int i = across.first(); i < across.end(); ++i)
    if (across.number(i) % columnStep == 0 && across.middle(i) >= begin)
      painter.drawText(QRectF(across.middle(i) - 40, top, 80, kRulerRoom), Qt::AlignCenter,
                       QString::number(across.number(i)));
  const Axis down{cells.top(), cells.height() / rows,      rows,
                  downFrom,    std::max(top, cells.top()), beside.bottom()};
  const int rowStep = stepOf((kFontSide + kBetweenNumbers / 2) / down.side);
  for (int i = down.first(); i < down.end(); ++i)
    if (down.number(i) % rowStep == 0 && down.middle(i) >= top + kRulerRoom)
      painter.drawText(QRectF(begin, down.middle(i) - 10, left, 20), Qt::AlignCenter,
                       QString::number(down.number(i)));
  painter.restore();
}

}  // namespace searchlight::ui
