// tests/widgets/pixels.h: how pictures of boards are told apart.
#pragma once
#include "core/trace/board_event.h"
#include "tests/pixel_counts.h"
#include "widgets/board/event_look.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

// How many pixels of an area are of the colour, nearly.
inline int countOf(const QImage& picture, const QRect& area, const QColor& colour) {
  return countWhere(area, [&](int x, int y) { return differenceOf(picture.pixelColor(x, y), colour) < 30; });
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
      const int differing = countApart(mask, other);
      QVERIFY2(differing > 40, qPrintable(QString::number(differing)));
    }
    masks.push_back(mask);
  }
}

}  // namespace searchlight::testing
