// tests/benchmarks/bench.h: what the benchmarks share: a clock, the best of several runs, where the data are.
//
// Benchmarks print figures and assert nothing. A figure that matters is a ratio of two things measured alternately in
// one run, because the machine's speed changes from minute to minute.
#pragma once
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace searchlight::bench {

// The processor time of this thread, which other processes disturb less than the time of day.
class Stopwatch {
 public:
  double seconds() const { return now() - m_start; }

 private:
  static double now() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  }
  double m_start = now();
};

template <class F>
double secondsOf(F&& f) {
  const Stopwatch watch;
  f();
  return watch.seconds();
}

// The shortest of several runs of each, taken in turns.
template <class... F>
std::array<double, sizeof...(F)> bestInTurns(int rounds, F&&... f) {
  std::array<double, sizeof...(F)> best;
  best.fill(std::numeric_limits<double>::infinity());
  for (int round = 0; round < rounds; ++round) {
    std::size_t i = 0;
    ((best[i] = std::min(best[i], secondsOf(f)), ++i), ...);
  }
  return best;
}

inline double median(std::vector<double> values) {
  std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
  return values[values.size() / 2];
}

// The compiler must take this value for used.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

// $SEARCHLIGHT_DATA/maps; says so and is empty where it is not set or not there.
inline std::optional<std::filesystem::path> mapFolder() {
  const char* data = std::getenv("SEARCHLIGHT_DATA");
  if (data == nullptr) {
    std::puts("skipped: SEARCHLIGHT_DATA is not set");
    return std::nullopt;
  }
  const std::filesystem::path folder = std::filesystem::path(data) / "maps";
  if (!std::filesystem::is_directory(folder)) {
    std::printf("skipped: there is no folder %s\n", folder.string().c_str());
    return std::nullopt;
  }
  return folder;
}

}  // namespace searchlight::bench
