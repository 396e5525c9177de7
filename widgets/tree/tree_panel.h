// widgets/tree/tree_panel.h: a search's tree with its counts and commands above it, ready to stand beside a board.
#pragma once
#include <QWidget>

#include "widgets/picture/picture_source.h"
#include "widgets/tree/tree_view.h"

class QToolButton;

namespace searchlight::ui {

class ElidedLine;

class TreePanel : public QWidget {
  Q_OBJECT
 public:
  // REQUIRES: the pictures outlive this.
  explicit TreePanel(NodePictures* pictures, QWidget* parent = nullptr);

  TreeView* view() const { return m_view; }
  QString summary() const;
  // The tree as it is seen, with its legend, without the buttons.
  PictureSource picture() const;

  QSize minimumSizeHint() const override { return {160, 120}; }

 private:
  void retranslate();
  void showState();

  TreeView* m_view;
  ElidedLine* m_summary;
  QToolButton *m_branch, *m_follow, *m_zoomOut, *m_zoomIn, *m_fit;
};

}  // namespace searchlight::ui
