// widgets/theme/colour_map.h: perceptually even colour maps, 0 to 1 to a colour.
#pragma once
#include <QRgb>
#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace searchlight::ui {

// 256 colours that grow lighter from the first to the last, so that the order survives in grey. A value.
//
// viridis: N. Smith, S. van der Walt (2015), given to the public domain (CC0).
// cividis: J. Nuñez, C. Anderton, R. Renslow, "Optimizing colormaps with consideration for color vision
//          deficiency", PLOS ONE 13(7), 2018: viridis redone for colour-blind eyes.
class ColourMap {
 public:
  static constexpr int kSize = 256;

  // A ramp from black to white.
  ColourMap() : ColourMap(grey()) {}
  // "viridis", "cividis" or "grey", of which only the part `from`..`to` is used (0 <= from < to <= 1): a
  // board cuts off ends that would be mistaken for its walls or its accent. Nothing for any other name or
  // range.
  static std::optional<ColourMap> named(QStringView name, double from = 0, double to = 1);
  static ColourMap viridis(double from = 0, double to = 1);
  static ColourMap cividis(double from = 0, double to = 1);
  static ColourMap grey(double from = 0, double to = 1);

  // The colour at `t`, which is brought into 0..1 first; opaque. Not a number counts as 0.
  QRgb at(double t) const;
  // REQUIRES: 0 <= index < kSize. The way for whole pictures: one look-up a cell.
  QRgb atIndex(int index) const { return m_colours[static_cast<std::size_t>(index)]; }
  std::span<const QRgb, kSize> colours() const { return m_colours; }

  friend bool operator==(const ColourMap&, const ColourMap&) = default;

 private:
  ColourMap(std::span<const std::uint32_t> controlPoints, double from, double to);

  std::array<QRgb, kSize> m_colours;
};

}  // namespace searchlight::ui
