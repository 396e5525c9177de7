// core/grid/route_options.h: the question "which way from A to B" with all its options, and their names.
//
// The same options serve the command line and the window; names and defaults are those of the command line.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/session.h"
#include "core/setup/option_table.h"

namespace searchlight::grid {

enum class Neighbours : std::uint8_t { Four, Eight };
// When a diagonal move may pass between its two straight neighbours.
enum class CornerRule : std::uint8_t {
  Never,  // both must be free
  One,    // one of them must be free
  Any,    // both may be walls
};
enum class CostModel : std::uint8_t {
  Unit,  // every move costs 1, diagonal ones too
  TenFourteen,
  Sqrt2,  // 1 and sqrt 2; inside, 408 and 577, which is sqrt 2 within 1.5e-6
};
enum class Heuristic : std::uint8_t { Zero, Manhattan, Octile, Euclidean, Chebyshev, SquaredEuclidean };

// The inner, integer cost of a straight and of a diagonal move of weight 1.
struct StepCosts {
  search::Cost straight;
  search::Cost diagonal;
};
constexpr StepCosts stepCosts(CostModel m) {
  switch (m) {
    case CostModel::Unit: return {1, 1};
    case CostModel::TenFourteen: return {10, 14};
    case CostModel::Sqrt2: break;
  }
  return {408, 577};
}
// What a move costs in the unit shown to people.
constexpr double shownStraight(CostModel m) { return m == CostModel::TenFourteen ? 10.0 : 1.0; }
constexpr double shownDiagonal(CostModel m) {
  return m == CostModel::TenFourteen ? 14.0 : m == CostModel::Sqrt2 ? 1.4142135623730951 : 1.0;
}

// The order in which neighbours are generated: an arrangement of u, l, r, d. Diagonals come after the straight ones,
// sorted by the place of their earlier letter, then of their later one.
class NeighbourOrder {
 public:
  NeighbourOrder() : NeighbourOrder(*parse("ulrd")) {}
  static std::optional<NeighbourOrder> parse(std::string_view letters);
  const std::string& letters() const { return m_letters; }
  const std::array<Direction, kDirections>& directions() const { return m_directions; }
  friend bool operator==(const NeighbourOrder& a, const NeighbourOrder& b) {
    return a.m_letters == b.m_letters;
  }

 private:
  explicit NeighbourOrder(std::string_view letters) : m_letters(letters) {}
  std::string m_letters;
  std::array<Direction, kDirections> m_directions{};
};

// Ties: coarse under sqrt2 costs by default, last-in elsewhere and where closed nodes stay closed.
struct RouteOptions : setup::RunChoice<std::optional<search::Ties>> {
  RouteOptions() { algorithm = search::Algorithm::AStar; }

  Neighbours neighbours = Neighbours::Four;
  CornerRule corners = CornerRule::Never;
  std::optional<CostModel> costs;      // default: unit for 4 neighbours, sqrt2 for 8
  std::optional<Heuristic> heuristic;  // default: the strongest admissible one
  NeighbourOrder order;
  int radius = 3;  // of D* Lite: how many cells the agent sees in each direction, 1 to 2 * Map::kMaxSide
  int agent =
      1;  // N: the agent covers N x N cells and stands on the upper left one; 1 to kMostAgentSide (route_graph.h)
  int window = 0;           // N: only the N x N cells around the start are searched; 0: all
  bool isSmoothed = false;  // the path that is found is pulled straight afterwards
  std::vector<Point> alsoGoals =
      {};  // beside the goal, kMostGoals at most: the path goes to the cheapest of all
  std::vector<Point> waypoints = {};  // visited in this order on the way to the goal, kMostGoals at most
  bool isFlow = false;  // no path: from the goals to every cell, what each costs and where to go next
  bool goesNear =
      false;  // where the goal cannot be reached, to the nearest cell that can (asNearAsPossible())

  // As a session on a map has them; nothing else is taken.
  search::SessionOptions sessionOptions() const {
    search::SessionOptions options;
    applyTo(options, usedTies());
    options.coarseWidth = coarseWidth();
    return options;
  }

  CostModel costModel() const {
    return costs.value_or(neighbours == Neighbours::Four ? CostModel::Unit : CostModel::Sqrt2);
  }
  Heuristic usedHeuristic() const { return heuristic.value_or(strongestAdmissible()); }
  search::Ties usedTies() const {
    return search::usedTies(algorithm, ties.value_or(costModel() == CostModel::Sqrt2 && !needsExactOrder()
                                                         ? search::Ties::Coarse
                                                         : search::Ties::LastIn));
  }
  // A node that stays closed must not have been taken too early: eighths of a step would break the promise.
  bool needsExactOrder() const {
    const search::AlgorithmInfo& info = search::info(algorithm);
    return info.promise != search::Promise::No && info.reopens && !usedReopens();
  }
  bool usedReopens() const { return reopens.value_or(search::info(algorithm).reopens.value_or(false)); }
  bool closesTooEarly() const {
    return needsExactOrder() && usedTies() == search::Ties::Coarse && coarseWidth() > 1;
  }
  static constexpr std::size_t kMostGoals = 100;  // and waypoints
  // Whether the algorithm can search from the goals to every cell: by what it has paid alone.
  static bool canFlow(search::Algorithm a) {
    return a == search::Algorithm::Dijkstra || a == search::Algorithm::BreadthFirst;
  }
  bool isRepaired() const { return algorithm == search::Algorithm::LpaStar; }  // after each round of edits
  // Whether such a search is on other cells than the map's (makeRouteGraph()).
  bool needsOwnGraph() const { return window > 0 || agent > 1; }
  bool isAnyAngle() const { return search::goesAnyAngle(algorithm); }
  Heuristic strongestAdmissible() const;
  bool isAdmissible(Heuristic h) const;
  // Whether the algorithm promises a cheapest route with these options, on a map whose cells are all `uniform` to enter.
  bool promisesOptimum(bool isUniform) const;
  // An eighth of a straight step in inner units, at least 1: the bucket width of Ties::Coarse.
  search::Cost coarseWidth() const;

  friend bool operator==(const RouteOptions&, const RouteOptions&) = default;
};

// A cell of the map gets another weight; 0: it becomes a wall.
struct CellEdit {
  Point cell;
  std::uint8_t weight;
  friend bool operator==(const CellEdit&, const CellEdit&) = default;
};
// What is changed at once; after each round of edits LPA* repairs its path.
using EditRound = std::vector<CellEdit>;
// "4,7=#+5,7=3/9,2=1": edits joined by + or blanks, rounds by / or lines; # is a wall, as is 0. Rounds may be empty.
std::string editsText(std::span<const EditRound> rounds);
// Leaves the rounds, and says what is wrong.
std::optional<Failure> readEdits(std::vector<EditRound>& rounds, std::string_view text);

struct RouteQuestion {
  Point from, to;
  RouteOptions options;
  // `to` and the others.
  std::vector<Point> goals() const;
  std::vector<EditRound> edits = {};  // LPA* repairs after each round; other searches are of the edited map
  friend bool operator==(const RouteQuestion&, const RouteQuestion&) = default;
};

// The names on the command line, in the order of the enumerations.
std::span<const std::string_view> neighbourNames();
std::span<const std::string_view> cornerNames();
std::span<const std::string_view> costNames();
std::span<const std::string_view> heuristicNames();
template <class E>
std::string_view nameOf(std::span<const std::string_view> names, E value) {
  return names[static_cast<std::size_t>(value)];
}

// All settings of a question, in the order in which they are told. Whether it can be asked of a map is for whyNot() to say.
const setup::Options<RouteQuestion>& routeOptions();

}  // namespace searchlight::grid
