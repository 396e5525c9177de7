// tests/widgets/theme_rows.h: the rows of tests that look at pixels in both themes.
#pragma once
#include <QTest>

#include "widgets/theme/theme.h"

namespace searchlight::testing {

// One column: QFETCH(int, theme), a ThemeKind.
inline void themeRows() {
  QTest::addColumn<int>("theme");
  QTest::newRow("light") << static_cast<int>(ui::ThemeKind::Light);
  QTest::newRow("dark") << static_cast<int>(ui::ThemeKind::Dark);
}

}  // namespace searchlight::testing
