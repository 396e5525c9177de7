// widgets/games/command_rows.cpp: buttons in rows.
#include "widgets/games/command_rows.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

CommandRows::CommandRows(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kHalf);
}

void CommandRows::setCommands(const QList<QList<QAction*>>& rows) {
  auto* column = static_cast<QVBoxLayout*>(layout());
  qDeleteAll(findChildren<QToolButton*>());
  while (QLayoutItem* item = column->takeAt(0)) delete item;
  for (const QList<QAction*>& actions : rows) {
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::kHalf);
    for (QAction* action : actions) {
      auto* button = new QToolButton(this);
      button->setDefaultAction(action);
      button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly
                                                         : Qt::ToolButtonTextUnderIcon);
      button->setFocusPolicy(Qt::TabFocus);
      row->addWidget(button);
    }
    row->addStretch(1);
    column->addLayout(row);
  }
}

}  // namespace searchlight::ui
