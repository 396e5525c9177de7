// app/cli/route_options.cpp: the table of core, as options of a parser.
#include "app/cli/route_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>

#include "app/cli/console.h"
#include "core/grid/route_arguments.h"

namespace searchlight::cli {

std::string costLimitNote() {
  constexpr auto kMost = std::numeric_limits<search::Cost>::max();
  constexpr auto kMostSqrt2 = kMost / grid::stepCosts(grid::CostModel::Sqrt2).straight;
  return "The maximum cost is " + std::to_string(kMost) + " with unit and 10-14, and " +
         std::to_string(kMostSqrt2) +
         " with sqrt2; a search without a path within that ends with cost-limit.";
}

void RouteOptionWords::addTo(CLI::App& parser, Which which) {
  const auto isAdded = [&](std::string_view name) {
    const bool isEnd = name == "--from" || name == "--to";
    return which == Which::All || which == Which::NoneRequired ||
           (name != "--algorithm" && !(isEnd && which == Which::OfARun));
  };
  const auto table = grid::routeArguments();
  m_words.reserve(table.size());  // the parser keeps references to the values
  for (const grid::RouteArgument& row : table) {
    if (!isAdded(row.name)) continue;
    Word& word = m_words.emplace_back(Word{row.name, {}, nullptr});
    CLI::Option* option = parser.add_option(std::string(row.name), word.value, std::string(row.help));
    option->type_name(std::string(row.value));
    const bool isEnd = row.name == "--from" || row.name == "--to";
    if (isEnd && which == Which::All) option->required();
    word.option = option;
  }
}

void RouteOptionWords::applyTo(grid::RouteQuestion& question) const {
  for (const Word& word : m_words) {
    if (word.option->count() == 0) continue;
    if (const auto wrong = grid::setRouteArgument(question, word.name, word.value)) throw UsageError(*wrong);
  }
}

std::optional<std::string> RouteOptionWords::valueOf(std::string_view name) const {
  const auto word = std::ranges::find(m_words, name, &Word::name);
  return word != m_words.end() && word->option->count() > 0 ? std::optional(word->value) : std::nullopt;
}

bool RouteOptionWords::isGiven(std::string_view name) const {
  const auto word = std::ranges::find(m_words, name, &Word::name);
  return word != m_words.end() && word->option->count() > 0;
}

}  // namespace searchlight::cli
