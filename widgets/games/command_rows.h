// widgets/games/command_rows.h: a game's commands as rows of buttons beside its board.
#pragma once
#include <QList>
#include <QWidget>

class QAction;

namespace searchlight::ui {

class CommandRows : public QWidget {
  Q_OBJECT

 public:
  explicit CommandRows(QWidget* parent = nullptr);
  // The actions stay the page's. REQUIRES: they outlive the rows or are replaced.
  void setCommands(const QList<QList<QAction*>>& rows);
};

}  // namespace searchlight::ui
