// widgets/theme/value_scale.cpp: round ranges and round ticks.
#include "widgets/theme/value_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace searchlight::ui {

double niceCeiling(double value) {
  if (!(value > 0)) return 0;
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  // The tolerance forgives the rounding of log10 and pow, which would make 1000 ask for 2000.
  const double wanted = value * (1 - 1e-9);
  for (const double step : {1.0, 2.0, 5.0})
    if (step * decade >= wanted) return step * decade;
  return 10 * decade;
}

ValueScale::ValueScale(double anchor, double unit) : m_anchor(anchor), m_unit(unit > 0 ? unit : 1) {
  reset();
}

void ValueScale::reset() { setRange(m_anchor, m_anchor + kNarrowest * m_unit); }

void ValueScale::setRange(double low, double high) {
  m_low = low;
  m_high = high;
  m_factor = kLastIndex / (high - low);
  // A range may begin below 0, where there are no costs, and end above all of them.
  constexpr double kHighestCost = std::numeric_limits<std::uint32_t>::max();
  m_lowest = static_cast<std::int64_t>(std::clamp(std::ceil(low), 0.0, kHighestCost));
  m_highest = static_cast<std::int64_t>(std::clamp(std::floor(high), 0.0, kHighestCost));
  const double one = std::ldexp(1.0, kPlaces);
  // Within a range narrower than 1 there is one whole number at most, and its step does not matter.
  m_step = static_cast<std::uint64_t>(std::min<double>(m_factor, kLastIndex) * one);
  m_offset = static_cast<std::uint64_t>(
      std::clamp((static_cast<double>(m_lowest) - low) * m_factor + 0.5, 0.0, kLastIndex + 0.5) * one);
}

bool ValueScale::include(double value) {
  if (!std::isfinite(value) || (value >= m_low && value <= m_high)) return false;
  // What niceCeiling forgives is not forgiven here: a value that a range never held would be asked for for ever.
  const double reach = m_unit * niceCeiling(std::max(std::abs(value - m_anchor) / m_unit, kNarrowest));
  if (value < m_low)
    setRange(std::min(m_anchor - reach, value), m_high);
  else
    setRange(m_low, std::max(m_anchor + reach, value));
  return true;
}

std::vector<double> ValueScale::ticks(int most) const {
  const int steps = std::max(most, 2) - 1;
  const double step = niceCeiling((m_high - m_low) / m_unit / steps) * m_unit;
  std::vector<double> ticks;
  // The tolerance keeps an end that is round but for rounding errors.
  const double slack = step * 1e-9;
  for (double k = std::ceil((m_low - slack) / step); k * step <= m_high + slack; ++k)
    ticks.push_back(k * step);
  return ticks;
}

}  // namespace searchlight::ui
