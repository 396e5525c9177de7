// core/sokoban/fewest.cpp: the keys of a level and its solutions.
#include "core/sokoban/fewest.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace searchlight::sokoban {
namespace {

constexpr char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// The whole text is the number, or there is none.
template <class Number>
std::optional<Number> numberOf(const Level& level, std::string_view name) {
  for (const Detail& detail : level.details) {
    if (!std::ranges::equal(detail.name, name, {}, lowered, lowered)) continue;
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
  Fewest fewest{numberOf<std::uint32_t>(level, "Moves"), numberOf<std::uint32_t>(level, "Pushes")};
  for (const std::string& lurd : level.solutions) {
    lessen(fewest.moves, lurd.size());
    lessen(fewest.pushes, static_cast<std::size_t>(
                              std::ranges::count_if(lurd, [](char c) { return c >= 'A' && c <= 'Z'; })));
  }
  return fewest;
}

std::optional<double> difficultyOf(const Level& level) { return numberOf<double>(level, "Difficulty"); }

}  // namespace searchlight::sokoban
