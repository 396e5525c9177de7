// widgets/plot/ticks.cpp: round numbers along an axis.
#include "widgets/plot/ticks.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace searchlight::ui {
namespace {

constexpr std::array<double, 3> kTickSteps{1, 2, 5};
constexpr double kSlack = 1e-9;  // of a step: what rounding leaves of a mark at the end of the axis

// As close to the decimal number as a double gets: 3 * 0.1 is 0.3.
double multiple(double count, double step) {
  const double power = std::floor(std::log10(step));
  if (power >= 0) return count * step;
  const double whole = std::pow(10, -power);
  return count * std::round(step * whole) / whole;
}

std::vector<double> linearTicks(double from, double to, int most) {
  if (from == to) return {from};
  const double least = (to - from) / most;
  double step = 0;
  for (double power = std::pow(10, std::floor(std::log10(least))); step == 0; power *= 10)
    for (const double factor : kTickSteps)
      if (step == 0 &&
          std::floor(to / (factor * power) + kSlack) - std::ceil(from / (factor * power) - kSlack) < most)
        step = factor * power;
  std::vector<double> ticks;
  // Far from zero there is no integer for it. NOLINTNEXTLINE(clang-analyzer-security.FloatLoopCounter)
  for (double i = std::ceil(from / step - kSlack); i <= std::floor(to / step + kSlack); ++i)
    ticks.push_back(multiple(i, step) + 0.0);
  return ticks;
}

std::vector<double> logTicks(double from, double to, int most) {
  const int first = static_cast<int>(std::ceil(std::log10(from) - kSlack)),
            last = static_cast<int>(std::floor(std::log10(to) + kSlack));
  std::vector<double> ticks;
  if (last - first + 1 >= 3) {
    const int each = (last - first + most) / most;
    for (int i = first; i <= last; ++i)
      if ((i % each + each) % each == 0) ticks.push_back(std::pow(10, i));
    return ticks;
  }
  for (int i = first - 1; i <= last; ++i)
    for (const double factor : kTickSteps)
      if (const double tick = multiple(factor, std::pow(10, i));
          tick >= from * (1 - kSlack) && tick <= to * (1 + kSlack))
        ticks.push_back(tick);
  if (ticks.size() < 2) return linearTicks(from, to, most);
  if (static_cast<int>(ticks.size()) > most)
    std::erase_if(ticks, [](double tick) { return std::abs(std::remainder(std::log10(tick), 1)) > kSlack; });
  return ticks;
}

QString powerText(int power) {
  static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString text = QStringLiteral("10");
  if (power < 0) text += QStringLiteral("⁻");
  for (const QChar digit : QString::number(std::abs(power))) text += digits[digit.digitValue()];
  return text;
}

}  // namespace

std::vector<double> ticksOf(double from, double to, bool isLog, int most) {
  return isLog ? logTicks(from, to, most) : linearTicks(from, to, most);
}

QString tickText(double value, bool isLog) {
  constexpr double kLong = 1e6, kSmall = 1e-3;
  const double size = std::abs(value);
  if (value != 0 && ((isLog && size >= kLong) || size >= 1e9 || size < kSmall)) {
    const double power = std::floor(std::log10(size) + kSlack);
    const double factor = std::round(value / std::pow(10, power) * 1e6) / 1e6;
    const QString ten = powerText(static_cast<int>(power));
    return factor == 1 ? ten : QLocale().toString(factor, 'g', 6) + QStringLiteral("·") + ten;
  }
  const QString digits = QString::number(value, 'g', 9);
  const qsizetype point = digits.indexOf(QLatin1Char('.'));
  return QLocale().toString(value, 'f', point < 0 ? 0 : static_cast<int>(digits.size() - point - 1));
}

QString figureText(double value) {
  const double size = std::abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-9)) return tickText(value, false);
  const int places =
      size == 0 || value == std::floor(value)
          ? 0
          : std::clamp((size < 1 ? 2 : 5) - static_cast<int>(std::floor(std::log10(size))), 0, 12);
  QString text = QLocale().toString(value, 'f', places);
  while (places > 0 && text.endsWith(QLatin1Char('0'))) text.chop(1);
  if (places > 0 && !text.back().isDigit()) text.chop(1);  // the point
  return text;
}

}  // namespace searchlight::ui
