// widgets/board/board_legend.h: what a board's colours and marks mean, in one line below it.
#pragma once
#include <QPointer>
#include <QWidget>

namespace searchlight::ui {

class BoardView;

// Follows a BoardView. The scale comes first, then the marks that the present search can show and the board's own, the
// important ones first:
// where there is no room for all, the last are left out.
class BoardLegend : public QWidget {
  Q_OBJECT
 public:
  explicit BoardLegend(BoardView* view = nullptr, QWidget* parent = nullptr);

  // The board whose marks are told; nullptr: none, and nothing is. It may die first.
  void setView(BoardView* view);

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

  QPointer<BoardView> m_view;
};

}  // namespace searchlight::ui
