// core/text/number_text.h: decimal numbers as text, for every table, file and line that people or other programs read.
#pragma once
#include <string>

namespace searchlight {

// The shortest decimal text that reads back as the same number, without an exponent: "0.000028236", "1.5", "3". A zero has
// no sign; "inf", "-inf" and "nan" where it is no number.
std::string numberText(double value);

// The same, but with an exponent beyond 10^21.
std::string exactText(double value);

// With so many digits after the point, rounded: 1.5 and 6 give "1.500000".
std::string numberText(double value, int decimals);

// A time in seconds to the nanosecond, which is as much as a clock tells: what follows is the noise of binary fractions
// (2.8236000000000005e-05), which would be told as digits. From a nanosecond up it stays above 0.
double toNanoseconds(double seconds);

}  // namespace searchlight
