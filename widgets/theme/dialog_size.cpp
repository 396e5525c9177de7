// widgets/theme/dialog_size.cpp: what a screen leaves of it.
#include "widgets/theme/dialog_size.h"

#include <QScreen>
#include <QWidget>

namespace searchlight::ui {

namespace {
constexpr QSize kFrame(40, 60);  // with some room to be moved by
}  // namespace

void resizeToScreen(QWidget* dialog, QSize usual) {
  const QScreen* screen = dialog->screen();
  dialog->resize(screen ? usual.boundedTo(screen->availableSize() - kFrame) : usual);
}

}  // namespace searchlight::ui
