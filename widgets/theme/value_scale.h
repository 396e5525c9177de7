// widgets/theme/value_scale.h: the range of a colour scale, growing in round steps while a search progresses.
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

namespace searchlight::ui {

// Maps values onto 0..255, the index into a ColourMap. The range is anchored at one value (0 for distances,
// the start's f for f) and reaches 10, 20, 50, 100, 200 .. units to either side of it as far as values ask
// for, so that while a search runs the colours on screen change only some three times for every factor of
// ten.
class ValueScale {
 public:
  static constexpr int kLastIndex = 255;
  // The narrowest range, in units: a search of a few steps does not use every colour.
  static constexpr double kNarrowest = 10;

  // `unit` is what one step costs in the values' own measure (408 under sqrt2 costs): range and ticks are
  // round in units. A unit that is not positive counts as 1.
  explicit ValueScale(double anchor = 0, double unit = 1);

  // Widens the range until it holds `value`. True when it changed: everything must be coloured anew.
  // Values that are not finite are ignored.
  bool include(double value);
  // Back to the narrowest range.
  void reset();

  double low() const { return m_low; }
  double high() const { return m_high; }
  double unit() const { return m_unit; }

  // 0 at low() or below, 255 at high() or above; exact to half a step. Not a number gives 0.
  int index(double value) const {
    const double place = (value - m_low) * m_factor + 0.5;
    return place > 0 ? (place < kLastIndex + 1 ? static_cast<int>(place) : kLastIndex) : 0;
  }
  // The same for a whole number, at a third of the price.
  int index(std::uint32_t value) const {
    const std::int64_t within = std::max(m_lowest, std::min(std::int64_t{value}, m_highest)) - m_lowest;
    return value > m_highest ? kLastIndex
           : value < m_lowest
               ? 0
               : static_cast<int>((static_cast<std::uint64_t>(within) * m_step + m_offset) >> kPlaces);
  }

  // Round values for the legend, rising, both ends included where they are round; at most `most` of them (at
  // least 2). In the values' own measure: divide by unit() for the text.
  std::vector<double> ticks(int most) const;

 private:
  void setRange(double low, double high);

  double m_anchor;
  double m_unit;
  double m_low = 0;
  double m_high = 0;
  double m_factor = 0;
  // The whole numbers within the range (none where the last is before the first), and index() of them in steps of
  // 2^-kPlaces.
  static constexpr int kPlaces = 48;
  std::int64_t m_lowest = 0, m_highest = 0;
  std::uint64_t m_step = 0, m_offset = 0;
};

// The smallest of 1, 2, 5 x 10^k that is at least `value`; 0 for values that are not positive.
double niceCeiling(double value);

}  // namespace searchlight::ui
