// widgets/theme/dialog_size.h: how large a dialog is at first, and what else grows with the text.
#pragma once
#include <QSize>

class QWidget;

namespace searchlight::ui {

// The usual size, in pixels, larger with large texts (withText()), or as much of it as the screen has room for beside frame
// and panels: no button is beyond the edge.
void resizeToScreen(QWidget* dialog, QSize usual);

// As many pixels as it takes where texts are as large as the user has them now: `usual` where they have 12 pixels or less.
int withText(int usual);
// As many lines as a text needs that has so many usually, in a place that does not grow as wide as the text does.
inline int linesWithText(int usual) { return withText(2 * usual) - usual; }

}  // namespace searchlight::ui
