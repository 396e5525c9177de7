// widgets/grid/picture_reader.cpp: luma, Otsu's threshold, the grain of drawn pictures.
#include "widgets/grid/picture_reader.h"
#include "widgets/theme/strokes.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

LuminanceHistogram::LuminanceHistogram(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setCursor(Qt::SplitHCursor);
}

void LuminanceHistogram::setHistogram(const Histogram& histogram) {
  const auto most = static_cast<double>(*std::ranges::max_element(histogram));
  // Cube roots, because a drawing's two colours would flatten everything between them.
  for (std::size_t i = 0; i < histogram.size(); ++i)
    m_heights[i] = most > 0 ? std::cbrt(static_cast<double>(histogram[i]) / most) : 0;
  update();
}

void LuminanceHistogram::setThreshold(int threshold, grid::PictureMeaning meaning) {
  m_threshold = threshold;
  m_meaning = meaning;
  update();
}

// As wide as the ways of the slider's knob.
QRectF LuminanceHistogram::plot() const {
  const qreal inset = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this) / 2.0;
  return QRectF(rect()).adjusted(inset, 1, -inset, -1);
}

void LuminanceHistogram::paintEvent(QPaintEvent*) {
  const BoardColours& colours = Theme::of(palette()).board();
  QPainter painter(this);
  const QRectF area = plot();
  const qreal step = area.width() / 256;
  const qreal x = area.left() + m_threshold * step;
  const bool isDarkWall = m_meaning == grid::PictureMeaning::DarkIsWall;
  const QRectF dark(area.topLeft(), QPointF(x, area.bottom()));
  const QRectF light(QPointF(x, area.top()), area.bottomRight());
  painter.fillRect(dark, isDarkWall ? colours.wall : colours.freeCell);
  painter.fillRect(light, isDarkWall ? colours.freeCell : colours.wall);
  for (int i = 0; i < 256; ++i) {
    const bool isWall = (i < m_threshold) == isDarkWall;
    const QColor ink = faint(colours.textOn(isWall ? colours.wall : colours.freeCell), 0.5F);
    const qreal height = m_heights[static_cast<std::size_t>(i)] * area.height();
    painter.fillRect(QRectF(area.left() + i * step, area.bottom() - height, step, height), ink);
  }
  painter.setPen(colours.frame);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours.markCasing, 4));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  painter.setPen(QPen(palette().color(QPalette::Link), 2));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

void LuminanceHistogram::mousePressEvent(QMouseEvent* event) { mouseMoveEvent(event); }

void LuminanceHistogram::mouseMoveEvent(QMouseEvent* event) {
  if (!(event->buttons() & Qt::LeftButton)) return;
  const QRectF area = plot();
  const double share = (event->position().x() - area.left()) / area.width();
  Q_EMIT thresholdDragged(std::clamp(static_cast<int>(std::lround(share * 256)), 0, 256));
}

namespace {

// BT.709 in 256ths.
std::uint8_t lumaOverWhite(QRgb pixel) {
  const int alpha = qAlpha(pixel);
  const auto overWhite = [alpha](int channel) { return (channel * alpha + 255 * (255 - alpha) + 127) / 255; };
  const int sum = 54 * overWhite(qRed(pixel)) + 183 * overWhite(qGreen(pixel)) + 19 * overWhite(qBlue(pixel));
  return static_cast<std::uint8_t>((sum + 128) >> 8);
}

// The greatest common divisor of the places where a line of pixels turns from dark to light or back.
template <class PixelAt>
int grainOf(int length, int grain, int threshold, PixelAt pixelAt) {
  for (int i = 1; i < length && grain != 1; ++i)
    if ((pixelAt(i - 1) < threshold) != (pixelAt(i) < threshold)) grain = std::gcd(grain, i);
  return grain;
}

}  // namespace

GreyPixels greyPixelsOf(const QImage& image) {
  constexpr int kStrip = 64;  // rows converted at a time, so that a large picture is never held twice
  GreyPixels picture{image.width(), image.height(), {}};
  picture.luminance.reserve(static_cast<std::size_t>(image.width()) *
                            static_cast<std::size_t>(image.height()));
  for (int top = 0; top < image.height(); top += kStrip) {
    const int rows = std::min(kStrip, image.height() - top);
    const QImage strip = image.copy(0, top, image.width(), rows).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < rows; ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(strip.constScanLine(y));
      std::transform(line, line + image.width(), std::back_inserter(picture.luminance), lumaOverWhite);
    }
  }
  return picture;
}

Histogram histogramOf(const GreyPixels& picture) {
  Histogram histogram{};
  for (const std::uint8_t value : picture.luminance) ++histogram[value];
  return histogram;
}

int otsuThreshold(const Histogram& histogram) {
  double count = 0, sum = 0;
  for (std::size_t i = 0; i < histogram.size(); ++i) {
    count += static_cast<double>(histogram[i]);
    sum += static_cast<double>(histogram[i]) * static_cast<double>(i);
  }
  double darkCount = 0, darkSum = 0, best = 0;
  int first = 128, last = 128;
  for (int t = 1; t < 256; ++t) {
    const auto value = static_cast<std::size_t>(t - 1);
    darkCount += static_cast<double>(histogram[value]);
    darkSum += static_cast<double>(histogram[value]) * static_cast<double>(value);
    const double lightCount = count - darkCount;
    if (darkCount == 0 || lightCount == 0) continue;
    const double apart = darkSum / darkCount - (sum - darkSum) / lightCount;
    const double variance = darkCount * lightCount * apart * apart;
    if (variance > best) {
      best = variance;
      first = t;
    }
    if (variance == best) last = t;
  }
  return (first + last + 1) / 2;
}

int blockSideOf(const GreyPixels& picture, int threshold) {
  const auto pixel = [&picture](int x, int y) {
    return picture.luminance[static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                             static_cast<std::size_t>(x)];
  };
  const int none = 0;
  int grain = none;
  for (int y = 0; y < picture.height && grain != 1; ++y)
    grain = grainOf(picture.width, grain, threshold, [&](int x) { return pixel(x, y); });
  for (int x = 0; x < picture.width && grain != 1; ++x)
    grain = grainOf(picture.height, grain, threshold, [&](int y) { return pixel(x, y); });
  // Blocks fill the picture: its sides are turning places, too.
  return grain == none ? 1 : std::gcd(grain, std::gcd(picture.width, picture.height));
}

}  // namespace searchlight::ui
