// widgets/theme/colour_vision.cpp: the matrices of Machado, Oliveira and Fernandes, with tables for sRGB's curve.
#include "widgets/theme/colour_vision.h"

#include <algorithm>
#include <cmath>

namespace searchlight::ui {
namespace {

constexpr std::array kNames{"usual", "protanopia", "deuteranopia", "tritanopia"};  // by ColourVision

using Matrix = std::array<std::array<double, 3>, 3>;
constexpr std::array<Matrix, 4> kMatrices{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

constexpr int kShades = 4096;  // of linear light: the darkest step of sRGB is one and a quarter of them

QRgb seen(const Matrix& eye, QRgb colour) {
  static const auto kLight = [] {
    std::array<double, 256> light{};
    for (std::size_t i = 0; i < light.size(); ++i) {
      const double v = static_cast<double>(i) / 255;
      light[i] = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    }
    return light;
  }();
  static const auto kChannel = [] {
    std::array<int, kShades + 1> channel{};
    for (std::size_t i = 0; i < channel.size(); ++i) {
      const double l = static_cast<double>(i) / kShades;
      channel[i] = static_cast<int>(
          std::lround(255 * (l <= 0.0031308 ? l * 12.92 : 1.055 * std::pow(l, 1 / 2.4) - 0.055)));
    }
    return channel;
  }();
  const std::array light{kLight[static_cast<std::size_t>(qRed(colour))],
                         kLight[static_cast<std::size_t>(qGreen(colour))],
                         kLight[static_cast<std::size_t>(qBlue(colour))]};
  std::array<int, 3> out{};
  for (std::size_t row = 0; row < 3; ++row) {
    const double sum = eye[row][0] * light[0] + eye[row][1] * light[1] + eye[row][2] * light[2];
    out[row] = kChannel[static_cast<std::size_t>(std::lround(std::clamp(sum, 0.0, 1.0) * kShades))];
  }
  return qRgb(out[0], out[1], out[2]);
}

}  // namespace

QString visionName(ColourVision vision) {
  return QString::fromLatin1(kNames[static_cast<std::size_t>(vision)]);
}

std::optional<ColourVision> visionNamed(QStringView name) {
  for (const ColourVision vision : kColourVisions)
    if (name == visionName(vision)) return vision;
  return std::nullopt;
}

QColor seenBy(ColourVision vision, const QColor& colour) {
  if (vision == ColourVision::Usual) return colour;
  return QColor(seen(kMatrices[static_cast<std::size_t>(vision)], colour.rgb()));
}

QImage seenBy(ColourVision vision, const QImage& picture) {
  if (vision == ColourVision::Usual) return picture;
  QImage out = picture.convertToFormat(QImage::Format_RGB32);
  const Matrix& eye = kMatrices[static_cast<std::size_t>(vision)];
  for (int y = 0; y < out.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
    std::transform(line, line + out.width(), line, [&eye](QRgb colour) { return seen(eye, colour); });
  }
  return out;
}

}  // namespace searchlight::ui
