// widgets/run/speed_scale.h: the arithmetic of the speed slider: 1 to 1,000,000 steps a second,
// logarithmic.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace searchlight::ui::speed_scale {

// The slider's values: ten to a decade, six decades.
inline constexpr int kPerDecade = 10;
inline constexpr int kMost = 6 * kPerDecade;
// Round numbers near the even steps of a logarithmic scale.
inline constexpr std::array<double, kPerDecade> kMantissas = {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8};

// Steps a second at a slider's value, which is brought into 0..kMost.
inline double speedAt(int value) {
  value = std::clamp(value, 0, kMost);
  return kMantissas[static_cast<std::size_t>(value % kPerDecade)] * std::pow(10.0, value / kPerDecade);
}

// The value whose speed is nearest in ratio. What is out of range or no number is brought in.
inline int valueOf(double stepsPerSecond) {
  if (!(stepsPerSecond > 1)) return 0;
  int best = 0;
  for (int v = 1; v <= kMost; ++v)
    if (std::abs(std::log(speedAt(v) / stepsPerSecond)) < std::abs(std::log(speedAt(best) / stepsPerSecond)))
      best = v;
  return best;
}

// Where a dragged slider rests: on a decade when it is one value away from it.
inline int snapped(int value) {
  const int decade = (value + kPerDecade / 2) / kPerDecade * kPerDecade;
  return std::abs(value - decade) <= 1 ? decade : value;
}

// ---- The speed that suits a search by itself ----

inline constexpr double kSuitableSeconds = 20;
inline constexpr double kWhileUnknown = 60;  // steps a second, at least

// Steps a second at which a run of so many steps takes about twenty seconds, as far as the slider goes. As long as the
// whole is not known, `steps` is what is known of it, and the speed does not begin with less than sixty.
inline double suitable(std::size_t steps, bool isWhole) {
  const double least = isWhole ? speedAt(0) : kWhileUnknown;
  return std::clamp(static_cast<double>(steps) / kSuitableSeconds, least, speedAt(kMost));
}
// At the greatest speed it takes longer.
inline bool isTooLong(std::size_t steps) {
  return static_cast<double>(steps) > kSuitableSeconds * speedAt(kMost);
}

// Reading the route back is an act of its own: of so many events no more a second than let it be seen.
inline constexpr double kActSeconds = 1.5;
inline double actSpeed(std::size_t events) {
  return std::max<double>(static_cast<double>(events), 1) / kActSeconds;
}

// A speed as a number of at most three digits and the power of a thousand to be told with it: 25,000 is 25
// and 1.
struct Shown {
  double number;
  int thousands;  // 0: /s, 1: k/s, 2: M/s
};
inline Shown shown(double stepsPerSecond) {
  if (stepsPerSecond >= 1e6) return {stepsPerSecond / 1e6, 2};
  if (stepsPerSecond >= 1e3) return {stepsPerSecond / 1e3, 1};
  return {stepsPerSecond, 0};
}

}  // namespace searchlight::ui::speed_scale
