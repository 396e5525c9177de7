// widgets/board/rulers.cpp: bands of numbers at two edges.
#include "widgets/board/rulers.h"
#include "widgets/theme/strokes.h"

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

// .., 0.5, 1, 2, 5, 10, ..: the first that is not below.
double stepOf(double atLeast, bool isWhole) {
  if (!(atLeast > 0) || !std::isfinite(atLeast)) return 1;
  const double power = std::pow(10, std::floor(std::log10(atLeast)));
  for (const int factor : {1, 2, 5, 10})
    if (factor * power >= atLeast) return isWhole ? std::max(1.0, factor * power) : factor * power;
  return 10 * power;
}

// Without the noise of a multiple: 0.30000000000000004.
QString numberText(double value, double step) {
  constexpr double kLongest = 1e15;
  if (std::abs(value) >= kLongest) return QString::number(value, 'g', 6);
  const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  return decimals > 9 ? QString::number(value, 'g', 6) : QString::number(value + 0.0, 'f', decimals);
}

struct Axis {
  double from, side;  // where the first column or row begins, and how long each is
  int count;
  RulerNumbers numbers;
  double inset;
  double seenFrom = 0, seenTo = 0;

  // Of what is painted: of the first and last cell the inner part, so that the numbers at a corner keep apart.
  double middle(double number) const {
    const double whole = from + ((number - numbers.first) / numbers.step + 0.5) * side;
    const double nearest = inset > 0 ? (side + inset) / 2 : 0;
    return std::max(from + nearest, std::min(whole, from + count * side - nearest));
  }
  double numberAt(double place) const { return numbers.first + ((place - from) / side - 0.5) * numbers.step; }
  // Calls visit(number) for those that are seen, `room` pixels apart at the least.
  template <class Visit>
  void forEach(double room, Visit&& visit) const {
    const double perPixel = std::abs(numbers.step) / side;
    const double step = stepOf(room * perPixel, numbers.countsCells);
    const auto [least, most] =
        std::minmax({numberAt(std::max(seenFrom, from)), numberAt(std::min(seenTo, from + count * side))});
    constexpr int kMost = 10'000;
    double number = std::ceil(least / step) * step;
    for (int i = 0; i < kMost && number <= most; ++i, number = (std::round(number / step) + 1) * step)
      visit(number, numberText(number, step));
  }
  double widestText(const QFontMetricsF& metrics) const {
    const double last = numbers.first + (count - 1) * numbers.step;
    const double step = numbers.countsCells ? 1 : stepOf(std::abs(last - numbers.first) / 20, false);
    return std::max(metrics.horizontalAdvance(numberText(numbers.first, step)),
                    metrics.horizontalAdvance(numberText(last, step)));
  }
};

}  // namespace

void paintRulers(QPainter& painter, const QRectF& view, const QRectF& cells, int columns, int rows,
                 const BoardColours& colours, RulerNumbers acrossFrom, RulerNumbers downFrom, double inset) {
  if (columns <= 0 || rows <= 0 || cells.isEmpty()) return;
  const PainterScope kept(painter);
  QFont font = painter.font();
  font.setPixelSize(kFontSide);
  painter.setFont(font);
  const QFontMetricsF metrics(font);
  Axis across{cells.left(), cells.width() / columns, columns, acrossFrom, inset};
  Axis down{cells.top(), cells.height() / rows, rows, downFrom, inset};
  const double left = std::max(kRulerRoom, down.widestText(metrics) + 3);
  // Beside the board, or over its visible edge.
  const double top = std::max(view.top(), cells.top() + inset - kRulerRoom);
  const double begin = std::max(view.left(), cells.left() + inset - left);
  const QRectF above(begin, top, std::min(view.right(), cells.right()) - begin, kRulerRoom);
  const QRectF beside(begin, top, left, std::min(view.bottom(), cells.bottom()) - top);
  const QColor band = faint(colours.outside, kBandOpacity);
  if (cells.top() + inset < top + kRulerRoom) painter.fillRect(above, band);
  if (cells.left() + inset < begin + left) painter.fillRect(beside, band);
  painter.setPen(colours.textOn(colours.outside));

  across.seenFrom = std::max(begin, cells.left());
  across.seenTo = above.right();
  across.forEach(across.widestText(metrics) + kBetweenNumbers, [&](double number, const QString& text) {
    if (const double middle = across.middle(number); middle >= begin)
      painter.drawText(QRectF(middle - 60, top, 120, kRulerRoom), Qt::AlignCenter, text);
  });
  down.seenFrom = std::max(top, cells.top());
  down.seenTo = beside.bottom();
  down.forEach(kFontSide + kBetweenNumbers / 2, [&](double number, const QString& text) {
    if (const double middle = down.middle(number); middle >= top + kRulerRoom)
      painter.drawText(QRectF(begin, middle - 10, left, 20), Qt::AlignCenter, text);
  });
}

}  // namespace searchlight::ui
