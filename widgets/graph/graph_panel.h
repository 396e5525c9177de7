// widgets/graph/graph_panel.h: a graph with its commands above it, ready to be a tab of a page.
#pragma once
#include <QString>
#include <QWidget>

#include "widgets/graph/graph_view.h"

class QAction;
class QToolButton;

namespace searchlight::ui {

class GraphPanel : public QWidget {
  Q_OBJECT

 public:
  explicit GraphPanel(QWidget* parent = nullptr);

  GraphView* view() const { return m_view; }
  // What a saved picture is called unless the user says otherwise, without its ending; and where the dialog begins.
  void setFileName(const QString& name, const QString& folder = {});
  // By the ending: SVG for .svg, else PNG. False, and troubled(), where it cannot be written.
  bool saveTo(const QString& path);

  // Where there is little room the buttons go without their texts.
  QSize minimumSizeHint() const override { return {80, 80}; }

 Q_SIGNALS:
  void saved(const QString& path);
  void troubled(const QString& problem);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  void showState();
  void saveAs();
  void fitButtons();

  GraphView* m_view;
  QToolButton *m_colour, *m_turn, *m_fit, *m_save;
  QAction *m_fromStart, *m_toGoal;
  QString m_name, m_folder;
};

}  // namespace searchlight::ui
