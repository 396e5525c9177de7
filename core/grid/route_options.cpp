// core/grid/route_options.cpp: names, defaults and the table of admissible heuristics.
#include "core/grid/route_options.h"

#include <algorithm>
#include <charconv>

namespace searchlight::grid {
namespace {
constexpr std::string_view kNeighbourNames[] = {"4", "8"};
constexpr std::string_view kCornerNames[] = {"never", "one", "any"};
constexpr std::string_view kCostNames[] = {"unit", "10-14", "sqrt2"};
constexpr std::string_view kHeuristicNames[] = {"zero",      "manhattan", "octile",
                                                "euclidean", "chebyshev", "squared-euclidean"};
constexpr std::string_view kTieNames[] = {"last-in", "first-in", "coarse"};
}  // namespace

std::span<const std::string_view> neighbourNames() { return kNeighbourNames; }
std::span<const std::string_view> cornerNames() { return kCornerNames; }
std::span<const std::string_view> costNames() { return kCostNames; }
std::span<const std::string_view> heuristicNames() { return kHeuristicNames; }
std::span<const std::string_view> tieNames() { return kTieNames; }

std::optional<NeighbourOrder> NeighbourOrder::parse(std::string_view letters) {
  if (letters.size() != 4) return std::nullopt;
  NeighbourOrder order(letters);
  std::array<Direction, 4> straight{};
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t d = std::string_view("ulrd").find(letters[i]);
    if (d == std::string_view::npos || letters.find(letters[i], i + 1) != std::string_view::npos)
      return std::nullopt;
    straight[i] = static_cast<Direction>(d);
    order.m_directions[i] = straight[i];
  }
  std::size_t next = 4;
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t j = i + 1; j < 4; ++j) {
      const Point p = offset(straight[i]) + offset(straight[j]);
      if (p.x != 0 && p.y != 0) order.m_directions[next++] = directionOf(p.x, p.y);
    }
  return order;
}

Heuristic RouteOptions::strongestAdmissible() const {
  if (neighbours == Neighbours::Four) return Heuristic::Manhattan;
  return costModel() == CostModel::Unit ? Heuristic::Chebyshev : Heuristic::Octile;
}

bool RouteOptions::isAdmissible(Heuristic h) const {
  switch (h) {
    case Heuristic::Zero:
    case Heuristic::Chebyshev: return true;
    case Heuristic::SquaredEuclidean: return false;
    case Heuristic::Manhattan: return neighbours == Neighbours::Four;
    case Heuristic::Octile: return neighbours == Neighbours::Four || costModel() != CostModel::Unit;
    case Heuristic::Euclidean: return neighbours == Neighbours::Four || costModel() == CostModel::Sqrt2;
  }
  return false;
}

bool RouteOptions::promisesOptimum(bool isUniform) const {
  switch (search::info(algorithm).promise) {
    case search::Promise::No: return false;
    case search::Promise::Always: return true;
    case search::Promise::UniformSteps:
      return isUniform && (neighbours == Neighbours::Four || costModel() == CostModel::Unit);
    case search::Promise::AdmissibleHeuristic: return isAdmissible(usedHeuristic());
    case search::Promise::WithinWeight: return weight == 1 && isAdmissible(usedHeuristic());
  }
  return false;
}

search::Cost RouteOptions::coarseWidth() const {
  return std::max<search::Cost>(1, stepCosts(costModel()).straight / 8);
}

std::string commandArguments(const RouteQuestion& q) {
  const RouteOptions& o = q.options;
  std::string out = "--from " + std::to_string(q.from.x) + "," + std::to_string(q.from.y) + " --to " +
                    std::to_string(q.to.x) + "," + std::to_string(q.to.y);
  const auto add = [&](std::string_view option, std::string_view value) {
    out += " --" + std::string(option) + " " + std::string(value);
  };
  add("algorithm", search::info(o.algorithm).name);
  add("neighbours", nameOf(kNeighbourNames, o.neighbours));
  if (o.neighbours == Neighbours::Eight) add("corners", nameOf(kCornerNames, o.corners));
  add("costs", nameOf(kCostNames, o.costModel()));
  if (search::info(o.algorithm).usesHeuristic) add("heuristic", nameOf(kHeuristicNames, o.usedHeuristic()));
  if (search::info(o.algorithm).usesTies) add("ties", nameOf(kTieNames, o.usedTies()));
  add("order", o.order.letters());
  if (o.algorithm == search::Algorithm::WeightedAStar) {
    std::array<char, 32> number{};  // not printf, which follows the locale's decimal point
    const auto [end, error] =
        std::to_chars(number.data(), number.data() + number.size(), o.weight, std::chars_format::general, 10);
    add("weight", {number.data(), end});
  }
  if (o.window > 0) add("window", std::to_string(o.window));
  return out;
}

}  // namespace searchlight::grid
