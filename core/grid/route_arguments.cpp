// core/grid/route_arguments.cpp: reading the values of a question's options.
#include "core/grid/route_arguments.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "core/grid/map.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::grid {
namespace {

constexpr RouteArgument kArguments[] = {
    {"--from", "X,Y", "Start: column and row, counted from 0 at the top left"},
    {"--to", "X,Y", "Goal"},
    {"--algorithm", "NAME", "Search algorithm (default: a-star); `searchlight-cli algorithms` lists them"},
    {"--weight", "W", "Weight of the heuristic in weighted-a-star, 1 to 1000 (default: 1.5)"},
    {"--neighbours", "4|8", "Neighbours of a cell (default: 4)"},
    {"--corners", "never|one|any", "Corner cutting: never, past one wall, or past any (default: never)"},
    {"--costs", "unit|10-14|sqrt2",
     "Costs of straight and diagonal moves (default: unit for 4 neighbours, sqrt2 for 8)"},
    {"--heuristic", "NAME",
     "zero, manhattan, octile, euclidean, chebyshev or squared-euclidean (default: the strongest admissible "
     "one)"},
    {"--ties", "last-in|first-in|coarse",
     "Tie-breaking (default: coarse, which compares f in eighths of a step, with sqrt2 costs; otherwise "
     "last-in)"},
    {"--order", "ulrd", "Order in which neighbours are generated: u, l, r and d, each once"},
    {"--window", "N", "Searches only the N x N cells around the start (default: all)"},
};

using Wrong = std::optional<std::string>;

// "-3" or "99999999999": a whole number, whether or not it fits.
bool isWhole(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Wrong setPoint(Point& point, std::string_view option, std::string_view text) {
  constexpr int kMin = std::numeric_limits<int>::min(), kMax = std::numeric_limits<int>::max();
  const std::size_t comma = std::min(text.find(','), text.size());
  const std::string_view first = text.substr(0, comma),
                         second = text.substr(std::min(comma + 1, text.size()));
  if (!isWhole(first) || !isWhole(second)) return complaint(option, text, "must be X,Y, a column and a row");
  const std::optional<int> x = parseInteger(first, kMin, kMax), y = parseInteger(second, kMin, kMax);
  if (!x || !y) {
    constexpr int kLast = Map::kMaxSide - 1;  // of the largest map; this one's size is told when it is read
    return complaint(option, text, "column and row must be from 0 to " + std::to_string(kLast));
  }
  point = {*x, *y};
  return std::nullopt;
}

// The usual ending: the value was read, or the option's rule is told.
template <class Target, class Value>
Wrong set(Target& target, const std::optional<Value>& value, std::string_view option, std::string_view text,
          std::string_view rule) {
  if (!value) return complaint(option, text, rule);
  target = *value;
  return std::nullopt;
}

template <class E, class Target>
Wrong setName(Target& target, std::span<const std::string_view> names, std::string_view option,
              std::string_view text) {
  return set(target, parseName<E>(names, text), option, text, "must be " + listOfNames(names));
}

Wrong setAlgorithm(RouteOptions& options, std::string_view option, std::string_view text) {
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms()) names.push_back(row.name);
  return set(options.algorithm, search::algorithmByName(text), option, text, "must be " + listOfNames(names));
}

Wrong setWeight(RouteOptions& options, std::string_view option, std::string_view text) {
  std::optional<double> weight = parseNumber(text);
  if (weight && (*weight < 1 || *weight > 1000)) weight.reset();
  return set(options.weight, weight, option, text, "must be a number from 1 to 1000");
}

Wrong setWindow(RouteOptions& options, std::string_view option, std::string_view text) {
  constexpr int kMost = std::numeric_limits<int>::max();
  std::optional<int> window = parseInteger(text, 1, kMost);
  // Twice the largest side sees everything from anywhere.
  if (window) window = std::min(*window, 2 * Map::kMaxSide);
  return set(options.window, window, option, text,
             "must be a whole number from 1 to " + std::to_string(kMost));
}

}  // namespace

std::span<const RouteArgument> routeArguments() { return kArguments; }

Wrong setRouteArgument(RouteQuestion& question, std::string_view name, std::string_view value) {
  RouteOptions& o = question.options;
  if (name == "--from") return setPoint(question.from, name, value);
  if (name == "--to") return setPoint(question.to, name, value);
  if (name == "--algorithm") return setAlgorithm(o, name, value);
  if (name == "--weight") return setWeight(o, name, value);
  if (name == "--neighbours") return setName<Neighbours>(o.neighbours, neighbourNames(), name, value);
  if (name == "--corners") return setName<CornerRule>(o.corners, cornerNames(), name, value);
  if (name == "--costs") return setName<CostModel>(o.costs, costNames(), name, value);
  if (name == "--heuristic") return setName<Heuristic>(o.heuristic, heuristicNames(), name, value);
  if (name == "--ties") return setName<search::Ties>(o.ties, tieNames(), name, value);
  if (name == "--order")
    return set(o.order, NeighbourOrder::parse(value), name, value,
               "must be the letters u, l, r, d, each once");
  if (name == "--window") return setWindow(o, name, value);
  return complaint(name, value, "not an option of the route command");
}

}  // namespace searchlight::grid
