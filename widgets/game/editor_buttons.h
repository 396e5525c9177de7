// widgets/game/editor_buttons.h: the buttons of an editor of boards: its tools, and what is done to the drawing.
//
// A click on one of them leaves the keys to the board; Tab comes to them.
#pragma once
#include <QIcon>

class QAction;
class QButtonGroup;
class QMenu;
class QToolButton;
class QWidget;

namespace searchlight::ui {

// So many buttons in rows of `columns`, of which one is chosen, as `tools`' layout; by their numbers in the group, which is
// the widget's. Icons and texts are to be set. REQUIRES: it has no layout.
QButtonGroup* addToolButtons(QWidget* tools, int count, int columns, int iconSide);

QToolButton* makeEditorButton(QAction* action, QWidget* parent);
// With a menu behind it; its text is to be set.
QToolButton* makeEditorButton(QMenu* menu, const QIcon& icon, QWidget* parent);

}  // namespace searchlight::ui
