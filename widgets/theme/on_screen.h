// widgets/theme/on_screen.h: who is painted on.
#pragma once
#include <QBackingStore>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace searchlight::ui {

// Whether the painter of this widget paints it on the screen, and not into somebody's image, which is painted once and has to be
// right.
inline bool isOnScreen(const QWidget& widget, const QPainter& painter) {
  QBackingStore* screen = widget.backingStore();
  return screen && painter.paintEngine()->paintDevice() == screen->paintDevice();
}

}  // namespace searchlight::ui
