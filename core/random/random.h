// core/random/random.h: a small random generator that gives the same numbers on every platform.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace searchlight {

// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014): 64 bits
// of state, every seed is good. The standard library's engines are portable but its distributions are not, so
// what is drawn from the bits is defined here as well. Not for secrets.
class Random {
 public:
  static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15u;  // of the state

  explicit constexpr Random(std::uint64_t seed) : m_state(seed) {}

  constexpr std::uint64_t next() {
    m_state += kStep;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // Evenly from 0 to bound - 1, without bias. REQUIRES: bound > 0.
  // (D. Lemire, "Fast Random Integer Generation in an Interval", 2019.)
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Evenly from min to max, both included. REQUIRES: min <= max, and their difference fits in an int.
  int between(int min, int max) {
    return min + static_cast<int>(below(static_cast<std::uint32_t>(max - min) + 1));
  }

  // True with the given probability: never for 0 or less, always for 1 or more.
  bool chance(double probability) { return static_cast<double>(next() >> 11) * 0x1p-53 < probability; }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

  // Equal generators give the same numbers from here on.
  friend bool operator==(const Random&, const Random&) = default;

 private:
  std::uint64_t m_state;
};

}  // namespace searchlight
