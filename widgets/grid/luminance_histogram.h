// widgets/grid/luminance_histogram.h: how often each brightness occurs, and what a threshold makes of it.
#pragma once
#include <QWidget>

#include "core/grid/picture.h"
#include "widgets/grid/picture_reader.h"

namespace searchlight::ui {

// Stands above a slider of 0 to 256 and of the same width, whose knob is then under the threshold's line. The
// line can be dragged here as well.
class LuminanceHistogram : public QWidget {
  Q_OBJECT

 public:
  explicit LuminanceHistogram(QWidget* parent = nullptr);

  void setHistogram(const Histogram& histogram);
  void setThreshold(int threshold, grid::PictureMeaning meaning);

  QSize sizeHint() const override { return {256, 48}; }

 Q_SIGNALS:
  void thresholdDragged(int threshold);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  QRectF plot() const;

  std::array<double, 256> m_heights{};  // 0 to 1
  int m_threshold = 128;
  grid::PictureMeaning m_meaning = grid::PictureMeaning::DarkIsWall;
};

}  // namespace searchlight::ui
