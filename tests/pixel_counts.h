// tests/pixel_counts.h: how many pixels of a picture are so, and how far colours and pictures are apart.
#pragma once
#include "tests/test_main.h"

namespace searchlight::testing {

// Of all channels together.
inline int differenceOf(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}
// Of the farthest channel.
inline int farthest(QRgb a, QRgb b) {
  return std::max(
      {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

// The pixels of an area for which isWanted(x, y).
int countWhere(const QRect& area, const auto& isWanted) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y)
    for (int x = area.left(); x <= area.right(); ++x) count += isWanted(x, y) ? 1 : 0;
  return count;
}
// Those of the colour, whose farthest channel is no more off than `most`.
inline int countNear(const QImage& image, const QColor& colour, int most = 0) {
  return countWhere(image.rect(),
                    [&](int x, int y) { return farthest(image.pixel(x, y), colour.rgb()) <= most; });
}
// Those that are not the same in both; with `most`, that are apart by more than it in all channels together.
inline int countApart(const QImage& a, const QImage& b, int most = 0) {
  return countWhere(
      a.rect(), [&](int x, int y) { return differenceOf(a.pixelColor(x, y), b.pixelColor(x, y)) > most; });
}

}  // namespace searchlight::testing
