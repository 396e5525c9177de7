// tests/widgets/theme_rows.h: the rows of tests that look at pixels in every theme.
#pragma once
#include <QTest>

#include "tests/test_main.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

// One column: QFETCH(int, theme), a ThemeKind.
inline void themeRows() {
  QTest::addColumn<int>("theme");
  for (const ui::ThemeKind kind : ui::kThemeKinds)
    QTest::newRow(qPrintable(ui::themeName(kind))) << static_cast<int>(kind);
}

// Every theme as it is for all eyes. QFETCH(ThemeKind, kind); QFETCH(ColourVision, vision);
inline void allThemes() {
  const auto row = columns<ui::ThemeKind, ui::ColourVision>("kind", "vision");
  for (const ui::ThemeKind kind : ui::kThemeKinds)
    for (const ui::ColourVision vision : ui::kColourVisions)
      row(rowName("%s, %s", qPrintable(ui::themeName(kind)), qPrintable(ui::visionName(vision))), kind,
          vision);
}

}  // namespace searchlight::testing
