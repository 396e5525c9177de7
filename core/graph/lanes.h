// core/graph/lanes.h: four floats at a time, the same on every machine.
//
// No instructions of one processor: the compiler's vectors (g++ and clang have them), which are four floats where there is
// nothing better.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace searchlight::graph {

struct Lanes {
  using Floats [[gnu::vector_size(16)]] = float;
  using Bits [[gnu::vector_size(16)]] = std::int32_t;
  static constexpr std::size_t kCount = 4;

  Floats of{};

  static constexpr std::size_t roundedUp(std::size_t count) { return (count + kCount - 1) / kCount * kCount; }
  static Lanes from(const float* p) {
    Lanes lanes;
    std::memcpy(&lanes.of, p, sizeof lanes.of);
    return lanes;
  }
  static Lanes all(float f) { return {Floats{f, f, f, f}}; }
  void to(float* p) const { std::memcpy(p, &of, sizeof of); }
  float sum() const { return (of[0] + of[1]) + (of[2] + of[3]); }

  friend Lanes operator+(Lanes a, Lanes b) { return {a.of + b.of}; }
  friend Lanes operator-(Lanes a, Lanes b) { return {a.of - b.of}; }
  friend Lanes operator*(Lanes a, Lanes b) { return {a.of * b.of}; }
};

// 1 / sqrt, to some 5 parts in a million: a guess from the bits, bettered twice by Newton's method. (C. Lomont, "Fast Inverse
// Square Root", 2003.) REQUIRES: positive, normal floats.
inline Lanes inverseRoot(Lanes square) {
  const Lanes::Floats half = square.of * 0.5F;
  const Lanes::Bits guess = 0x5f375a86 - (reinterpret_cast<Lanes::Bits>(square.of) >> 1);
  auto root = reinterpret_cast<Lanes::Floats>(guess);
  root = root * (1.5F - half * root * root);
  root = root * (1.5F - half * root * root);
  return {root};
}

}  // namespace searchlight::graph
