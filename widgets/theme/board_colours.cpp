// widgets/theme/board_colours.cpp: the list of board colours and what is computed from them.
#include "widgets/theme/board_colours.h"

#include <QColor>
#include <algorithm>
#include <cmath>

namespace searchlight::ui {

namespace {

// 0xRRGGBB. Linear between the points, no channel is more than 4 of 255 from the published table.
constexpr std::array<std::uint32_t, 52> kViridis = {
    0x440154, 0x46085c, 0x471063, 0x481769, 0x481d6f, 0x482475, 0x472a7a, 0x46307e, 0x453781,
    0x433d84, 0x414287, 0x3f4889, 0x3d4e8a, 0x3a538b, 0x38598c, 0x355e8d, 0x33638d, 0x31688e,
    0x2e6d8e, 0x2c718e, 0x2a768e, 0x297b8e, 0x27808e, 0x25848e, 0x23898e, 0x218e8d, 0x20928c,
    0x1f978b, 0x1e9c89, 0x1fa188, 0x21a585, 0x24aa83, 0x28ae80, 0x2eb37c, 0x35b779, 0x3dbc74,
    0x46c06f, 0x50c46a, 0x5ac864, 0x65cb5e, 0x70cf57, 0x7cd250, 0x89d548, 0x95d840, 0xa2da37,
    0xb0dd2f, 0xbddf26, 0xcae11f, 0xd8e219, 0xe5e419, 0xf1e51d, 0xfde725};
constexpr std::array<std::uint32_t, 52> kCividis = {
    0x00224e, 0x002656, 0x002a5f, 0x002d68, 0x003070, 0x083370, 0x16376f, 0x203a6f, 0x273e6e,
    0x2e416d, 0x34456c, 0x3a486c, 0x3f4c6c, 0x444f6c, 0x49536c, 0x4e566c, 0x535a6d, 0x575d6d,
    0x5c616e, 0x60646f, 0x656870, 0x696b71, 0x6d6f72, 0x717274, 0x767676, 0x7a7a78, 0x7e7d78,
    0x838179, 0x888578, 0x8d8878, 0x928c78, 0x969077, 0x9b9476, 0xa09875, 0xa59c74, 0xaaa072,
    0xafa471, 0xb5a86f, 0xbaac6d, 0xbfb06b, 0xc4b468, 0xc9b965, 0xcfbd62, 0xd4c15f, 0xdac65b,
    0xdfca57, 0xe5cf52, 0xead34c, 0xf0d846, 0xf6dd3f, 0xfce236, 0xfee838};
constexpr std::array<std::uint32_t, 2> kGrey = {0x000000, 0xffffff};

QRgb interpolated(std::span<const std::uint32_t> points, double t) {
  const double place = t * static_cast<double>(points.size() - 1);
  const auto left = std::min(static_cast<std::size_t>(place), points.size() - 2);
  const double part = place - static_cast<double>(left);
  const auto channel = [&](int shift) {
    const double a = (points[left] >> shift) & 0xffU;
    const double b = (points[left + 1] >> shift) & 0xffU;
    return static_cast<int>(std::lround(a + (b - a) * part));
  };
  return qRgb(channel(16), channel(8), channel(0));
}

}  // namespace

ColourMap::ColourMap(std::span<const std::uint32_t> controlPoints, double from, double to) {
  for (int i = 0; i < kSize; ++i)
    m_colours[static_cast<std::size_t>(i)] =
        interpolated(controlPoints, from + (to - from) * i / (kSize - 1));
}

ColourMap ColourMap::viridis(double from, double to) { return ColourMap(kViridis, from, to); }
ColourMap ColourMap::cividis(double from, double to) { return ColourMap(kCividis, from, to); }
ColourMap ColourMap::grey(double from, double to) { return ColourMap(kGrey, from, to); }

std::optional<ColourMap> ColourMap::named(QStringView name, double from, double to) {
  if (!(from >= 0 && from < to && to <= 1)) return std::nullopt;
  if (name == QLatin1String("viridis")) return viridis(from, to);
  if (name == QLatin1String("cividis")) return cividis(from, to);
  if (name == QLatin1String("grey")) return grey(from, to);
  return std::nullopt;
}

QRgb ColourMap::at(double t) const {
  if (!(t > 0)) return m_colours.front();
  return m_colours[static_cast<std::size_t>(std::lround(std::min(t, 1.0) * (kSize - 1)))];
}

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

std::span<const BoardColourField> boardColourFields() {
  static constexpr std::array kFields = {
      BoardColourField{"outside", &BoardColours::outside},
      BoardColourField{"frame", &BoardColours::frame},
      BoardColourField{"freeCell", &BoardColours::freeCell},
      BoardColourField{"gridLine", &BoardColours::gridLine},
      BoardColourField{"wall", &BoardColours::wall},
      BoardColourField{"wallEdge", &BoardColours::wallEdge},
      BoardColourField{"weightLow", &BoardColours::weightLow},
      BoardColourField{"weightMedium", &BoardColours::weightMedium},
      BoardColourField{"weightStrong", &BoardColours::weightStrong},
      BoardColourField{"weightHigh", &BoardColours::weightHigh},
      BoardColourField{"weightInk", &BoardColours::weightInk},
      BoardColourField{"water", &BoardColours::water},
      BoardColourField{"waterInk", &BoardColours::waterInk},
      BoardColourField{"swamp", &BoardColours::swamp},
      BoardColourField{"swampInk", &BoardColours::swampInk},
      BoardColourField{"openFill", &BoardColours::openFill},
      BoardColourField{"openRing", &BoardColours::openRing},
      BoardColourField{"openSolid", &BoardColours::openSolid},
      BoardColourField{"secondFill", &BoardColours::secondFill},
      BoardColourField{"secondRing", &BoardColours::secondRing},
      BoardColourField{"secondSolid", &BoardColours::secondSolid},
      BoardColourField{"currentFill", &BoardColours::currentFill},
      BoardColourField{"currentEdge", &BoardColours::currentEdge},
      BoardColourField{"currentRim", &BoardColours::currentRim},
      BoardColourField{"scannedFill", &BoardColours::scannedFill},
      BoardColourField{"scannedMark", &BoardColours::scannedMark},
      BoardColourField{"contour", &BoardColours::contour},
      BoardColourField{"contourCasing", &BoardColours::contourCasing},
      BoardColourField{"firstOnly", &BoardColours::firstOnly},
      BoardColourField{"secondOnly", &BoardColours::secondOnly},
      BoardColourField{"firstEarlier", &BoardColours::firstEarlier},
      BoardColourField{"secondEarlier", &BoardColours::secondEarlier},
      BoardColourField{"sameTime", &BoardColours::sameTime},
      BoardColourField{"route", &BoardColours::route},
      BoardColourField{"routeCasing", &BoardColours::routeCasing},
      BoardColourField{"start", &BoardColours::start},
      BoardColourField{"goal", &BoardColours::goal},
      BoardColourField{"markCasing", &BoardColours::markCasing},
      BoardColourField{"hereGlow", &BoardColours::hereGlow},
      BoardColourField{"deadState", &BoardColours::deadState},
      BoardColourField{"hover", &BoardColours::hover},
      BoardColourField{"selection", &BoardColours::selection},
      BoardColourField{"selectionCasing", &BoardColours::selectionCasing},
      BoardColourField{"pathLit", &BoardColours::pathLit},
      BoardColourField{"descendantsLit", &BoardColours::descendantsLit},
      BoardColourField{"breakpoint", &BoardColours::breakpoint},
      BoardColourField{"textOnLight", &BoardColours::textOnLight},
      BoardColourField{"textOnDark", &BoardColours::textOnDark},
      BoardColourField{"warning", &BoardColours::warning},
      BoardColourField{"error", &BoardColours::error},
      BoardColourField{"info", &BoardColours::info},
      BoardColourField{"success", &BoardColours::success},
      BoardColourField{"fateOpen", &BoardColours::fateOpen},
      BoardColourField{"fateKnown", &BoardColours::fateKnown},
      BoardColourField{"fateCheaper", &BoardColours::fateCheaper},
      BoardColourField{"fateDead", &BoardColours::fateDead},
      BoardColourField{"fateBeyond", &BoardColours::fateBeyond},
  };
  return kFields;
}

QColor BoardColours::textOn(const QColor& ground) const {
  return contrastRatio(textOnLight, ground) >= contrastRatio(textOnDark, ground) ? textOnLight : textOnDark;
}

QColor BoardColours::weightFill(int weight) const {
  if (weight <= 1) return freeCell;
  const std::array stops{&weightLow, &weightMedium, &weightStrong, &weightHigh};
  // log2 of 2 .. 255 as 0 .. 3: from stop to stop.
  const double place =
      (std::log2(std::min(weight, 255)) - 1) / (std::log2(255.0) - 1) * static_cast<double>(stops.size() - 1);
  const std::size_t below = std::min(static_cast<std::size_t>(place), stops.size() - 2);
  const QColor &low = *stops[below], &high = *stops[below + 1];
  const double part = place - static_cast<double>(below);
  const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  return QColor(mix(low.red(), high.red()), mix(low.green(), high.green()), mix(low.blue(), high.blue()));
}

}  // namespace searchlight::ui
