// widgets/words/node_names.cpp: costs as people read them.
#include "widgets/words/node_names.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "widgets/words/search_format.h"

namespace searchlight::ui {

QString NodeNames::cost(search::Cost c) const {
  if (c == search::kInfiniteCost) return QStringLiteral("∞");
  if (costText) return costText(c);
  return ui::costText(c * shownPerCost);
}

// Three roundings miss by one in the last place now and then, whatever that place is: most often the next one will do. Where none
// does, the estimate gives way, which is the one that is no more than that.
NodeNames::Sum NodeNames::sum(search::Cost a, search::Cost b, search::Cost sum, double weight) const {
  constexpr int kLeast = 2, kMost = 4;
  Sum told{cost(a), cost(b), cost(sum)};
  const bool isShown = costText || std::max({a, b, sum}) == search::kInfiniteCost;
  if (isShown || (weight == 1 && std::uint64_t{a} + b != sum)) return told;
  for (int digits = kLeast; digits <= kMost; ++digits) {
    const double unit = std::pow(10, digits);
    const auto places = [&](search::Cost c) { return std::round(c * shownPerCost * unit); };
    const auto text = [&](double count) {
      return std::fmod(count, unit) == 0 ? ui::costText(count / unit)
                                         : QLocale().toString(count / unit, 'f', digits);
    };
    const double first = places(a), second = places(b), whole = places(sum);
    told.addsUp = std::abs(first + weight * second - whole) <= 0.5;
    if (told.addsUp && digits > kLeast) return {text(first), text(second), text(whole)};
    if (told.addsUp) return told;
    if (digits == kMost && weight == 1) return {text(first), text(whole - first), text(whole)};
  }
  return told;
}

}  // namespace searchlight::ui
