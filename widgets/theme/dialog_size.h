// widgets/theme/dialog_size.h: how large a dialog is at first.
#pragma once
#include <QSize>

class QWidget;

namespace searchlight::ui {

// The usual size, in pixels, or as much of it as the screen has room for beside frame and panels: no button is beyond the edge.
void resizeToScreen(QWidget* dialog, QSize usual);

}  // namespace searchlight::ui
