// widgets/grid/picture_reader.cpp: luma, Otsu's threshold, the grain of drawn pictures.
#include "widgets/grid/picture_reader.h"

#include <algorithm>
#include <numeric>

namespace searchlight::ui {
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
