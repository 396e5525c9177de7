// tests/app/controls.h: what can be used in a window, for tests that walk over it.
#pragma once
#include "app/shell/window_parts.h"
#include "tests/test_main.h"
#include "widgets/board/board_canvas.h"
#include "widgets/board/board_legend.h"
#include "widgets/board/board_view.h"
#include "widgets/graph/graph_view.h"
#include "widgets/player/path_strip.h"
#include "widgets/player/timeline.h"

namespace searchlight::testing {

// The action in a page's menus whose text begins so.
inline QAction* named(ui::Page& page, const char* text) {
  const ui::PageParts parts = page.parts();
  for (QAction* a : parts.inMenus())
    if (ui::plainText(a->text()).startsWith(QLatin1String(text))) return a;
  return nullptr;
}

template <typename... Ts>
bool isAnyOf(const QWidget* widget) {
  return (qobject_cast<const Ts*>(widget) || ...);
}

// Each control in sight below `widget`, once: a board, a list, a strip, a legend and a timeline are one each, whatever is in them.
// Menus, the rail and the foot of the window are passed over, and what is switched off only if `alsoDisabled` is not set.
template <typename Visit>
void forEachControl(const QWidget* widget, bool alsoDisabled, const Visit& visit) {
  if (!widget->isVisible() || (!alsoDisabled && !widget->isEnabled()) ||
      isAnyOf<QMenuBar, QStatusBar, ui::Rail, QScrollBar>(widget))
    return;
  if (isAnyOf<ui::BoardCanvas, ui::GraphView, QAbstractItemView, ui::PathStrip, ui::BoardLegend, ui::Timeline,
              QAbstractButton, QComboBox, QAbstractSlider, QAbstractSpinBox, QLineEdit, QTabBar>(widget))
    return visit(widget);
  for (const QObject* child : widget->children())
    if (child->isWidgetType()) forEachControl(static_cast<const QWidget*>(child), alsoDisabled, visit);
}

}  // namespace searchlight::testing
