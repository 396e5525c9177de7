// widgets/theme/contrast.cpp: luminance, contrast and compositing.
#include "widgets/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace searchlight::ui {
namespace {

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

}  // namespace

double relativeLuminance(const QColor& colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrastRatio(const QColor& a, const QColor& b) {
  // The list makes minmax return values; two arguments would give references to temporaries.
  const auto [low, high] = std::minmax({relativeLuminance(a), relativeLuminance(b)});
  return (high + 0.05) / (low + 0.05);
}

QColor composited(const QColor& top, const QColor& ground) {
  const float alpha = top.alphaF();
  const auto mix = [alpha](float over, float under) { return over * alpha + under * (1 - alpha); };
  return QColor::fromRgbF(mix(top.redF(), ground.redF()), mix(top.greenF(), ground.greenF()),
                          mix(top.blueF(), ground.blueF()));
}

}  // namespace searchlight::ui
