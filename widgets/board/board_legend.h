// widgets/board/board_legend.h: what a board's colours and marks mean, in one line below it.
#pragma once
#include <QWidget>

namespace searchlight::ui {

class BoardView;

// Follows a BoardView. The scale comes first, then the marks that the present search can show and the board's own, the
// important ones first:
// where there is no room for all, the last are left out.
class BoardLegend : public QWidget {
  Q_OBJECT
 public:
  // REQUIRES: the view outlives the legend.
  explicit BoardLegend(BoardView* view, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  // The texts at the ends of the scale and in its middle; empty where there is no scale.
  QStringList ticks() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int paintScale(QPainter& painter, int x) const;
  void paintKey(QPainter& painter, int x) const;

  BoardView* m_view;
};

}  // namespace searchlight::ui
