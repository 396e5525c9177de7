// widgets/game/editor_buttons.cpp: flat, and without the keys.
#include "widgets/game/editor_buttons.h"

#include <QAction>
#include <QButtonGroup>
#include <QGridLayout>
#include <QMenu>
#include <QToolButton>

#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

QToolButton* makeFlatButton(QWidget* parent) {
  auto* button = flatButton(parent);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

QButtonGroup* addToolButtons(QWidget* tools, int count, int columns, int iconSide) {
  auto* grid = bareLayout<QGridLayout>(tools, spacing::kHalf);
  auto* group = new QButtonGroup(tools);
  for (int i = 0; i < count; ++i) {
    QToolButton* button = makeFlatButton(tools);  // so that the chosen one is seen at a glance
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(iconSide, iconSide));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    group->addButton(button, i);
    grid->addWidget(button, i / columns, i % columns);
  }
  return group;
}

QToolButton* makeEditorButton(QAction* action, QWidget* parent) {
  QToolButton* button = makeFlatButton(parent);
  button->setDefaultAction(action);
  return button;
}

QToolButton* makeEditorButton(QMenu* menu, const QIcon& icon, QWidget* parent) {
  QToolButton* button = makeFlatButton(parent);
  button->setMenu(menu);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setIcon(icon);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  return button;
}

}  // namespace searchlight::ui
