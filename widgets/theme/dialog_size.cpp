// widgets/theme/dialog_size.cpp: what a screen leaves of it.
#include "widgets/theme/dialog_size.h"

#include <QApplication>
#include <QFontInfo>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace searchlight::ui {

namespace {
constexpr QSize kFrame(40, 60);  // with some room to be moved by
}  // namespace

int withText(int usual) {
  constexpr double kUsualText = 12;
  return std::max(usual, static_cast<int>(usual * QFontInfo(QApplication::font()).pixelSize() / kUsualText));
}

void resizeToScreen(QWidget* dialog, QSize usual) {
  usual = {withText(usual.width()), withText(usual.height())};
  dialog->setProperty("usualSize", usual);  // for tests: what a larger screen would have
  const QScreen* screen = dialog->screen();
  dialog->resize(screen ? usual.boundedTo(screen->availableSize() - kFrame) : usual);
}

}  // namespace searchlight::ui
