// core/text/number_text.cpp: numbers in fixed notation.
#include "core/text/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <sstream>

namespace searchlight {
namespace {

// The largest double has 309 digits before the point, the smallest one 1074 after it, and a sign.
using Digits = std::array<char, 1400>;

}  // namespace

std::string numberText(double value) {
  Digits digits;
  value += 0.0;  // -0 is 0
  return {digits.data(),
          std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed).ptr};
}

std::string exactText(double value) {
  constexpr double kLongest = 1e21;
  if (std::abs(value) < kLongest) return numberText(value);
  std::ostringstream out;
  out.precision(std::numeric_limits<double>::max_digits10);
  out << value;
  return out.str();
}

std::string numberText(double value, int decimals) {
  Digits digits;
  return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                       std::chars_format::fixed, decimals)
                             .ptr};
}

double toNanoseconds(double seconds) {
  constexpr double kPerSecond = 1e9;
  // Beyond 2^53 ns, which are three months, nothing of them would be left.
  constexpr double kLongest = 9e6;
  return std::abs(seconds) < kLongest ? std::round(seconds * kPerSecond) / kPerSecond : seconds;
}

}  // namespace searchlight
