// widgets/plot/ticks.h: where an axis has its marks, and what is written beside them.
#pragma once
#include <QString>
#include <vector>

namespace searchlight::ui {

// At most so many round numbers within from..to, in order. Linear: multiples of 1, 2 or 5 times a power of ten. Logarithmic: powers of
// ten, each second or third one where they are too many; with their multiples by 2 and 5 where they are fewer than three.
// REQUIRES: from <= to, both finite, positive where the axis is logarithmic; most >= 2.
std::vector<double> ticksOf(double from, double to, bool isLog, int most);

// In the way of the user's language, without noise of binary fractions: "0.25", "1,000"; "10⁶" and "10⁻⁴" for powers of ten that are
// long otherwise, "2·10⁶" for their multiples.
QString tickText(double value, bool isLog);

// Six digits, in groups of three, three of what is below 1, as most times are; files have them all.
QString figureText(double value);

}  // namespace searchlight::ui
