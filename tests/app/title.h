// tests/app/title.h: what a window's title says, as soon as it says it.
#pragma once
#include "app/shell/window.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// The document's name, with a star where it is modified. What a set-up holds is looked at a moment after a change, which is waited
// for, however long that takes.
inline QString titleOf(const ui::Window& window) {
  QCoreApplication::processEvents();
  (void)QTest::qWaitFor(
      [&window] { return std::ranges::none_of(window.findChildren<QTimer*>(u"star"_s), &QTimer::isActive); },
      60'000);
  return window.windowTitle().section(u" – "_s, 0, 0).section(u'[', 0, 0) +
         (window.isWindowModified() ? u"*"_s : QString());
}

}  // namespace searchlight::testing
