// core/search/measured_time.h: what the same search took, run over and over.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace searchlight::search {

// Runs from when it is made.
class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_started).count();
  }

 private:
  std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

// How long something takes that gets ready first: set-up to beginSearch(), searching from there to endSearch(). What is
// left without either (an exception) was the whole of the part it was in.
class SplitTime {
 public:
  SplitTime(double& setupSeconds, double& seconds) : m_part(&setupSeconds), m_search(&seconds) {}
  ~SplitTime() { endSearch(); }
  SplitTime(const SplitTime&) = delete;
  SplitTime& operator=(const SplitTime&) = delete;

  void beginSearch() { take(m_search); }
  void endSearch() { take(nullptr); }

 private:
  using Clock = std::chrono::steady_clock;
  void take(double* next) {
    const Clock::time_point now = Clock::now();
    if (m_part) *m_part += std::chrono::duration<double>(now - m_since).count();
    m_part = next;
    m_since = now;
  }
  double* m_part;  // null: neither
  double* m_search;
  Clock::time_point m_since = Clock::now();
};

// A time and how far it is to be believed: half of the runs took from `low` to `high`. Searches are deterministic, so what
// differs is the machine's doing; it is taken for 5 % either way at least, also where there was one run alone.
struct MeasuredTime {
  double seconds = 0;  // the median; 0: not known
  double low = 0, high = 0;
  std::size_t runs = 0;

  friend bool operator==(const MeasuredTime&, const MeasuredTime&) = default;
};

// Of the seconds that each run took; nothing known of none.
inline MeasuredTime measuredTime(std::vector<double> seconds) {
  constexpr double kLeastSpread = 0.05;
  if (seconds.empty()) return {};
  std::sort(seconds.begin(), seconds.end());
  // Between two of them in proportion.
  const auto at = [&](double share) {
    const double place = share * static_cast<double>(seconds.size() - 1);
    const auto i = static_cast<std::size_t>(place);
    const double next = seconds[std::min(i + 1, seconds.size() - 1)];
    return seconds[i] + (next - seconds[i]) * (place - static_cast<double>(i));
  };
  const double median = at(0.5);
  return {median, std::min(at(0.25), median * (1 - kLeastSpread)),
          std::max(at(0.75), median * (1 + kLeastSpread)), seconds.size()};
}

// Whether one is less by more than both vary.
constexpr bool isClearlyLess(const MeasuredTime& a, const MeasuredTime& b) { return a.high < b.low; }

}  // namespace searchlight::search
