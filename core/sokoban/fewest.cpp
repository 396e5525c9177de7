// core/sokoban/fewest.cpp: the keys of a level and its solutions.
#include "core/sokoban/fewest.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/sokoban/lurd.h"

namespace searchlight::sokoban {
namespace {

// The whole text is the number, or there is none.
template <class Number>
std::optional<Number> numberOf(const Level& level, std::string_view lowerCase) {
  for (const Detail& detail : level.details) {
    if (!detail.isNamed(lowerCase)) continue;
    Number value{};
    const char* const end = detail.text.data() + detail.text.size();
    const auto [at, error] = std::from_chars(detail.text.data(), end, value);
    if (error == std::errc() && at == end && value >= Number{}) return value;
  }
  return std::nullopt;
}

void lessen(std::optional<std::uint32_t>& known, std::size_t count) {
  const auto told = static_cast<std::uint32_t>(count);
  known = known ? std::min(*known, told) : told;
}

}  // namespace

Fewest fewestKnown(const Level& level) {
  Fewest fewest{numberOf<std::uint32_t>(level, "moves"), numberOf<std::uint32_t>(level, "pushes")};
  for (const std::string& lurd : level.solutions) {
    lessen(fewest.moves, lurd.size());
    lessen(fewest.pushes, pushesIn(lurd));
  }
  return fewest;
}

std::optional<double> difficultyOf(const Level& level) { return numberOf<double>(level, "difficulty"); }

}  // namespace searchlight::sokoban
