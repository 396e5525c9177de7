// widgets/graph/graph_panel.h: a graph with its commands above it, ready to be a tab of a page.
#pragma once
#include <QString>
#include <QWidget>

#include "widgets/graph/graph_view.h"
#include "widgets/picture/picture_writer.h"

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace searchlight::ui {

class GraphPanel : public QWidget {
  Q_OBJECT

 public:
  explicit GraphPanel(QWidget* parent = nullptr);

  GraphView* view() const { return m_view; }
  // What a saved picture is called unless the user says otherwise, without its ending; and where the dialog begins.
  void setFileName(const QString& name, const QString& folder = {});
  // The graph as it is seen, without the buttons; PNG or SVG.
  PictureSource picture() const;

  // By the ending: SVG for .svg, else PNG; the graph as it is seen now. Made and written on a thread: saved() or troubled()
  // tells how it went. One at a time; another one is not begun meanwhile.
  void saveTo(const QString& path);
  bool isSaving() const { return m_writer.isBusy(); }
  // Nothing is told, and nothing written but what has been by then.
  void stopSaving() { m_writer.stop(); }

  // Where there is little room the buttons go without their texts.
  QSize minimumSizeHint() const override { return {80, 80}; }

 Q_SIGNALS:
  void saved(const QString& path);
  void troubled(const QString& problem);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  void showState();
  void saveAs();
  void showSaving();
  void fitButtons();

  GraphView* m_view;
  QToolButton *m_colour, *m_stop, *m_turn, *m_fit, *m_save;
  QProgressBar* m_progress;
  QLabel* m_counts;
  QAction *m_fromStart, *m_toGoal, *m_kinds;
  QString m_name, m_folder;
  PictureWriter m_writer{this};  // a window that closes looks for it there
};

}  // namespace searchlight::ui
