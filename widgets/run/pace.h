// widgets/run/pace.h: the pace of a search that one follows: a few single expansions, then faster and faster, and
// the whole in some twenty seconds. Arithmetic alone: no clock, no search.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace searchlight::ui {

// How fast playing is: to the pace, at the one speed that suits the search (speed_scale.h), or at one that somebody has set.
struct SpeedChoice {
  enum class Kind : std::uint8_t { Pace, Suits, Set } kind = Kind::Pace;
  double stepsPerSecond = 0;  // Set
  bool operator==(const SpeedChoice&) const = default;
};

// How fast it is depends on how much is done and on nothing else. So it is the same however one has come there: who pauses
// and goes on finds the pace that he left, and backwards the same film runs backwards.
class Pace {
 public:
  // What is followed one by one, one a second: enough to see what a step is. More of them and a large map seems to stand still.
  static constexpr double kSingly = 3;
  // Then it grows evenly in ratio for a while, and keeps to the end what it has come to: growing to the end it would
  // rush through nine tenths of a large search in its last seconds.
  static constexpr double kGrowing = 5, kWhole = 20;
  // Several searches of which one has more expansions than this go at the one speed that suits them.
  static constexpr double kMostTogether = 10'000;
  // As long as nobody knows how long the search is.
  static constexpr double kSecondsToDouble = 1.5, kMostWhileUnknown = 1000;

  // `length`: how many expansions there are; nothing: not known yet. One that has fewer than `kWhole` takes as many seconds.
  explicit Pace(std::optional<double> length) {
    if (length && *length > kWhole) m_growth = growthFor(*length - kSingly);
    if (!length) m_growth = std::log(2.0) / kSecondsToDouble;
    m_most = length ? std::exp(m_growth * kGrowing) : kMostWhileUnknown;
  }

  // Expansions a second when so many are done.
  double speedAt(double done) const {
    return done < kSingly ? 1 : std::min(1 + m_growth * (done - kSingly), m_most);
  }

  // When so many are done, in seconds from the first.
  double secondsTo(double done) const {
    if (done <= kSingly || m_growth == 0) return done;
    const double grown = std::min(done, mostFrom());
    return kSingly + std::log1p(m_growth * (grown - kSingly)) / m_growth + (done - grown) / m_most;
  }

  // How many are done so many seconds after so many were; seconds below 0 go back, to the start at the most.
  double after(double done, double seconds) const {
    const double at = std::max(0.0, secondsTo(done) + seconds);
    if (at <= kSingly || m_growth == 0) return at;
    const double mostAt = secondsTo(mostFrom());
    const double grown = std::min(at, mostAt);
    return kSingly + std::expm1(m_growth * (grown - kSingly)) / m_growth + (at - grown) * m_most;
  }

 private:
  double mostFrom() const { return kSingly + (m_most - 1) / m_growth; }

  // With what growth so many are done in the seconds that are left for them. More growth is more of them, so that halving
  // finds it.
  static double growthFor(double count) {
    const auto doneWith = [](double growth) {
      return std::expm1(growth * kGrowing) / growth +
             std::exp(growth * kGrowing) * (kWhole - kSingly - kGrowing);
    };
    double low = 0, high = 10;  // e^50 a second is more than any machine does
    for (int round = 0; round < 60; ++round) {
      const double middle = (low + high) / 2;
      (doneWith(middle) < count ? low : high) = middle;
    }
    return high;
  }

  double m_growth = 0;  // of the speed, in the ratio e, a second; 0: it does not grow
  double m_most = 1;
};

}  // namespace searchlight::ui
