// app/help_dialogs.h: keys and mouse at a glance, and what the program is.
#pragma once
#include <QAction>
#include <QList>

class QWidget;

namespace searchlight::ui {

class Actions;

void showKeysDialog(QWidget* parent, const Actions& actions, const QList<QAction*>& player);
void showAboutDialog(QWidget* parent);

}  // namespace searchlight::ui
