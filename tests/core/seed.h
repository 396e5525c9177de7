// tests/core/seed.h: where random tests take their randomness from, so that what fails can be repeated.
//
// SEARCHLIGHT_SEED=N repeats a run; SEARCHLIGHT_ROUNDS=K makes random tests K times as long (0.25: a quarter).
#pragma once
#include "core/random/random.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// Printed when it is asked for first.
inline std::uint64_t seed() {
  static const std::uint64_t seed = [] {
    bool given = false;
    const qulonglong value = qEnvironmentVariable("SEARCHLIGHT_SEED").toULongLong(&given);
    qInfo("seed %llu", given ? value : 20260101);
    return given ? value : 20260101;
  }();
  return seed;
}

inline int rounds(int standard) {
  bool given = false;
  const double factor = qEnvironmentVariable("SEARCHLIGHT_ROUNDS").toDouble(&given);
  return given ? std::max(1, static_cast<int>(standard * factor)) : standard;
}

// Whether the run asked for less than everything (the sanitizers' runs do, which are some twenty times slower): a proof over
// a whole state space then stops at a bound of its own.
inline bool isShortened() { return rounds(1000) < 1000; }

// Whether round `i` is played where the rounds must also have shown something, else they prove nothing: a shortened test goes on
// until it has, at most `standard` times.
inline bool goesOn(int i, int standard, bool hasShown) {
  return i < rounds(standard) || (!hasShown && i < standard);
}

// The same numbers for the same name and seed: rows do not depend on each other, so that one can be run alone.
inline Random randomFor(const char* name, std::uint64_t mixed = seed()) {
  for (; *name != '\0'; ++name) mixed = Random(mixed ^ static_cast<unsigned char>(*name)).next();
  return Random(mixed);
}

}  // namespace searchlight::testing
