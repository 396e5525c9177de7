// widgets/grid/grid_legend.h: what a board's colours and marks mean, in one line below it.
#pragma once
#include <QWidget>

namespace searchlight::ui {

class GridView;

// Follows a GridView. The scale comes first, then the marks that the present search can show, the important ones first:
// where there is no room for all, the last are left out.
class GridLegend : public QWidget {
  Q_OBJECT
 public:
  // REQUIRES: the view outlives the legend.
  explicit GridLegend(GridView* view, QWidget* parent = nullptr);

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

  GridView* m_view;
};

}  // namespace searchlight::ui
