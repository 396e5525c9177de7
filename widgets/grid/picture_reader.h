// widgets/grid/picture_reader.h: pictures of any kind as the grey ones that core makes maps of.
#pragma once
#include <QImage>
#include <QWidget>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid/picture.h"

namespace searchlight::ui {

// Brightness, 0 black to 255 white, row by row. Owns its pixels, unlike grid::GreyPicture.
struct GreyPixels {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> luminance;

  grid::GreyPicture view() const { return {width, height, luminance}; }
};

// Any format and depth; what can be seen through lies on white. Luma by ITU-R BT.709. A null image gives 0 x 0.
GreyPixels greyPixelsOf(const QImage& image);

// How many pixels there are of each brightness.
using Histogram = std::array<std::size_t, 256>;
Histogram histogramOf(const GreyPixels& picture);

// The threshold, 1 to 255, that parts dark from light best: the largest variance between the two classes; in the
// middle where several do. 128 when there is but one brightness.
// (N. Otsu, "A Threshold Selection Method from Gray-Level Histograms", 1979.)
int otsuThreshold(const Histogram& histogram);

// The side of the square blocks that a picture is made of once it is black and white: a maze drawn with 8 pixels a
// cell gives 8. 1 where there are no such blocks, as in photographs, and where all pixels are alike.
int blockSideOf(const GreyPixels& picture, int threshold);

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
