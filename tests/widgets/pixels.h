// tests/widgets/pixels.h: how pictures of boards are told apart.
#pragma once
#include "core/trace/board_event.h"
#include "tests/test_main.h"
#include "widgets/board/event_look.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

inline int differenceOf(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

// How many pixels of an area are of the colour, nearly.
inline int countOf(const QImage& picture, const QRect& area, const QColor& colour) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y)
    for (int x = area.left(); x <= area.right(); ++x)
      count += differenceOf(picture.pixelColor(x, y), colour) < 30;
  return count;
}

inline constexpr search::Fate kFates[] = {search::Fate::IntoOpen, search::Fate::Known, search::Fate::Cheaper,
                                          search::Fate::Dead, search::Fate::Beyond};

// Of one ghost for each of kFates, in the light theme: told apart by shape alone, each in its own colour as a mask.
inline void verifyShapesDiffer(const std::vector<QImage>& ghosts) {
  std::vector<QImage> masks;
  for (std::size_t i = 0; i < ghosts.size(); ++i) {
    const QColor colour = ui::fateColour(kFates[i], ui::Theme::shared(ui::ThemeKind::Light).board());
    QImage mask(ghosts[i].size(), QImage::Format_Grayscale8);
    for (int y = 0; y < mask.height(); ++y)
      for (int x = 0; x < mask.width(); ++x)
        mask.scanLine(y)[x] = differenceOf(ghosts[i].pixelColor(x, y), colour) < 40 ? 255 : 0;
    for (const QImage& other : masks) {
      int differing = 0;
      for (int y = 0; y < mask.height(); ++y)
        for (int x = 0; x < mask.width(); ++x)
          differing += mask.constScanLine(y)[x] != other.constScanLine(y)[x];
      QVERIFY2(differing > 40, qPrintable(QString::number(differing)));
    }
    masks.push_back(mask);
  }
}

}  // namespace searchlight::testing
