// core/grid/route_options.cpp: names, defaults, the table of admissible heuristics and that of the settings.
#include "core/grid/route_options.h"

#include <algorithm>
#include <limits>

#include "core/grid/map.h"
#include "core/grid/route_graph.h"
#include "core/text/line_reader.h"

namespace searchlight::grid {
namespace {
constexpr std::string_view kNeighbourNames[] = {"4", "8"};
constexpr std::string_view kCornerNames[] = {"never", "one", "any"};
constexpr std::string_view kCostNames[] = {"unit", "10-14", "sqrt2"};
constexpr std::string_view kHeuristicNames[] = {"zero",      "manhattan", "octile",
                                                "euclidean", "chebyshev", "squared-euclidean"};
}  // namespace

std::span<const std::string_view> neighbourNames() { return kNeighbourNames; }
std::span<const std::string_view> cornerNames() { return kCornerNames; }
std::span<const std::string_view> costNames() { return kCostNames; }
std::span<const std::string_view> heuristicNames() { return kHeuristicNames; }

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
  if (isAnyAngle()) return Heuristic::Euclidean;
  if (neighbours == Neighbours::Four) return Heuristic::Manhattan;
  return costModel() == CostModel::Unit ? Heuristic::Chebyshev : Heuristic::Octile;
}

bool RouteOptions::isAdmissible(Heuristic h) const {
  if (isAnyAngle()) return h == Heuristic::Zero || h == Heuristic::Euclidean || h == Heuristic::Chebyshev;
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
  // Our admissible heuristics are consistent, so an exact order never takes a node too early; eighths of a step do.
  if (closesTooEarly()) return false;
  switch (search::info(algorithm).promise) {
    case search::Promise::No:
    case search::Promise::WithinNodes:
    case search::Promise::NoLongerThanMoves: return false;
    case search::Promise::Always: return true;
    case search::Promise::UniformSteps:
      return isUniform && (neighbours == Neighbours::Four || costModel() == CostModel::Unit);
    case search::Promise::AdmissibleHeuristic: return isAdmissible(usedHeuristic());
    case search::Promise::WithinWeight: return weight == 1 && isAdmissible(usedHeuristic());
  }
  return false;
}

std::vector<Point> RouteQuestion::goals() const {
  std::vector<Point> all{to};
  all.insert(all.end(), options.alsoGoals.begin(), options.alsoGoals.end());
  return all;
}

search::Cost RouteOptions::coarseWidth() const {
  return std::max<search::Cost>(1, stepCosts(costModel()).straight / 8);
}

// ---- Edits ------------------------------------------------------------------------------------------------------------

std::string editsText(std::span<const EditRound> rounds) {
  std::string out;
  for (std::size_t k = 0; k < rounds.size(); ++k) {
    if (k > 0) out += '/';
    for (std::size_t i = 0; i < rounds[k].size(); ++i) {
      const CellEdit& edit = rounds[k][i];
      if (i > 0) out += '+';
      out += coordinates(edit.cell) + '=' +
             (edit.weight == kWall ? std::string("#") : std::to_string(int{edit.weight}));
    }
  }
  return out;
}

std::optional<Failure> readEdits(std::vector<EditRound>& rounds, std::string_view text) {
  // The last line's end begins no round.
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  std::vector<EditRound> read(text.empty() ? 0 : 1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("+/ \t\r\n"), text.size());
    const std::string_view word = text.substr(0, end);
    if (!word.empty()) {
      const std::size_t sign = std::min(word.find('='), word.size());
      const std::optional<Point> cell = pointFromText(word.substr(0, sign));
      const std::string_view value = word.substr(std::min(sign + 1, word.size()));
      const std::optional<int> weight = value == "#" ? std::optional(0) : parseInteger(value, 0, 255);
      if (!cell || !weight)
        return ReaderErrors::tr("%1: must be X,Y=WEIGHT, from 0 to 255, or X,Y=# for a wall", inQuotes(word));
      read.back().push_back({*cell, static_cast<Weight>(*weight)});
    }
    if (end == text.size()) break;
    if (text[end] == '/' || text[end] == '\n') read.emplace_back();
    text.remove_prefix(end + 1);
  }
  rounds = std::move(read);
  return std::nullopt;
}

// ---- The table --------------------------------------------------------------------------------------------------------

namespace {

using Row = setup::Option<RouteQuestion>;
using Word = std::optional<std::string>;

// "-3" or "99999999999": a whole number, whether or not it fits.
bool isWhole(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Failure> setPoint(Point& point, std::string_view text) {
  constexpr int kMin = std::numeric_limits<int>::min(), kMax = std::numeric_limits<int>::max();
  const std::size_t comma = std::min(text.find(','), text.size());
  const std::string_view first = text.substr(0, comma),
                         second = text.substr(std::min(comma + 1, text.size()));
  if (!isWhole(first) || !isWhole(second)) return ReaderErrors::tr("must be X,Y (column and row)");
  const std::optional<int> x = parseInteger(first, kMin, kMax), y = parseInteger(second, kMin, kMax);
  // Of the largest map; this one's size is told when it is read.
  if (!x || !y) return ReaderErrors::tr("column and row must be from 0 to %1", Map::kMaxSide - 1);
  point = {*x, *y};
  return std::nullopt;
}

// "3,4+5,6"; blanks serve, too.
std::optional<Failure> setPoints(std::vector<Point>& points, std::string_view joined) {
  std::string text(joined);
  std::ranges::replace(text, '+', ' ');
  std::vector<Point> read;
  for (const std::string_view word : splitFields(text, RouteOptions::kMostGoals + 1)) {
    if (read.size() == RouteOptions::kMostGoals)
      return ReaderErrors::tr("more than %1 cells", RouteOptions::kMostGoals);
    if (auto wrong = setPoint(read.emplace_back(), word)) return wrong;
  }
  points = std::move(read);
  return std::nullopt;
}

Row pointsOption(std::string_view key, std::string_view help, std::vector<Point> RouteOptions::*points) {
  Row row{.key = key, .value = "X,Y+X,Y+..", .help = help};
  row.get = [=](const RouteQuestion& q) {
    std::string text;
    for (const Point p : q.options.*points) text += (text.empty() ? "" : "+") + coordinates(p);
    return text.empty() ? Word() : Word(text);
  };
  row.set = [=](RouteQuestion& q, std::string_view word) { return setPoints(q.options.*points, word); };
  return row;
}

Row pointOption(std::string_view key, std::string_view help, Point RouteQuestion::*point) {
  Row row{.key = key, .value = "X,Y", .help = help};
  row.get = [=](const RouteQuestion& q) {
    return std::to_string((q.*point).x) + "," + std::to_string((q.*point).y);
  };
  row.set = [=](RouteQuestion& q, std::string_view word) { return setPoint(q.*point, word); };
  return row;
}

std::optional<Failure> setCells(int& count, std::string_view word,
                                int most = std::numeric_limits<int>::max()) {
  const std::optional<int> cells = parseInteger(word, 1, most);
  if (!cells) return ReaderErrors::tr("must be a whole number from %1 to %2", 1, most);
  count = std::min(*cells, 2 * Map::kMaxSide);  // twice the largest side sees everything from anywhere
  return std::nullopt;
}

setup::Options<RouteQuestion> makeRouteOptions() {
  const auto info = [](const RouteQuestion& q) { return search::info(q.options.algorithm); };
  const auto named = [](std::span<const std::string_view> names, auto value) {
    return std::string(nameOf(names, value));
  };
  setup::Options<RouteQuestion> rows{
      pointOption("from", "Start: column and row, counted from 0 at the top left", &RouteQuestion::from),
      pointOption("to", "Goal", &RouteQuestion::to),
      {.key = "algorithm",
       .value = "NAME",
       .help = "Search algorithm (default: a-star); `searchlight-cli algorithms` lists them",
       .isOfRun = true,
       .get = [=](const RouteQuestion& q) { return std::string(info(q).name); },
       .set =
           [](RouteQuestion& q, std::string_view word) {
             return setup::setAlgorithm(
                 q.options.algorithm, word, [](search::Algorithm a) { return !search::needsLevel(a); },
                 nullptr);
           }},
      setup::oneOf<Neighbours>(
          Row{.key = "neighbours", .value = "4|8", .help = "Neighbours of a cell (default: 4)"},
          kNeighbourNames, [](auto& q) -> auto& { return q.options.neighbours; }),
      setup::oneOf<CornerRule>(
          Row{.key = "corners",
              .value = "never|one|any",
              .help = "Corner cutting: never, past one wall, or past any (default: never)",
              .get =
                  [=](const RouteQuestion& q) {
                    return q.options.neighbours == Neighbours::Eight
                               ? Word(named(kCornerNames, q.options.corners))
                               : std::nullopt;
                  }},
          kCornerNames, [](auto& q) -> auto& { return q.options.corners; }),
      setup::oneOf<CostModel>(
          Row{.key = "costs",
              .value = "unit|10-14|sqrt2",
              .help = "Costs of straight and diagonal moves (default: unit for 4 neighbours, sqrt2 for 8)",
              .get = [=](const RouteQuestion& q) { return named(kCostNames, q.options.costModel()); },
              .isLeft = [](const RouteQuestion& q) { return !q.options.costs; }},
          kCostNames, [](auto& q) -> auto& { return q.options.costs; }),
      setup::oneOf<Heuristic>(
          Row{.key = "heuristic",
              .value = "NAME",
              .help = "zero, manhattan, octile, euclidean, chebyshev or squared-euclidean (default: the "
                      "strongest admissible one)",
              .isOfRun = true,
              .get =
                  [=](const RouteQuestion& q) {
                    return info(q).usesHeuristic ? Word(named(kHeuristicNames, q.options.usedHeuristic()))
                                                 : std::nullopt;
                  },
              .isLeft = [](const RouteQuestion& q) { return !q.options.heuristic; }},
          kHeuristicNames, [](auto& q) -> auto& { return q.options.heuristic; })};
  setup::addOrderOptions(
      rows, setup::kTieNames,
      "Tie-breaking: last-in, first-in, larger-g, smaller-g, larger-h, smaller-h, random or "
      "coarse, which compares f in eighths of a step (default: coarse with sqrt2 costs where closed nodes "
      "may reopen, "
      "otherwise last-in)",
      [](auto& q) -> auto& { return q.options; });
  rows.insert(
      rows.end(),
      {{.key = "order",
        .value = "ulrd",
        .help = "Order in which neighbours are generated: u, l, r and d, each once",
        .isOfRun = true,
        .get = [](const RouteQuestion& q) { return q.options.order.letters(); },
        .set = [](RouteQuestion& q, std::string_view word) -> std::optional<Failure> {
          const auto order = NeighbourOrder::parse(word);
          if (!order) return ReaderErrors::tr("must contain the letters u, l, r and d once each");
          q.options.order = *order;
          return std::nullopt;
        }},
       setup::weightOption<RouteQuestion>([](auto& q) -> auto& { return q.options; }),
       {.key = "window",
        .value = "N",
        .help = "Searches only the N x N cells around the start (default: all)",
        .get =
            [](const RouteQuestion& q) {
              return q.options.window > 0 ? Word(std::to_string(q.options.window)) : std::nullopt;
            },
        .set = [](RouteQuestion& q, std::string_view word) { return setCells(q.options.window, word); }},
       {.key = "agent",
        .value = "N",
        .help = "Side of the agent: it covers N x N cells, of which start, goal and path name the upper-left "
                "one (default: 1)",
        .get =
            [](const RouteQuestion& q) {
              return q.options.agent > 1 ? Word(std::to_string(q.options.agent)) : std::nullopt;
            },
        .set = [](RouteQuestion& q,
                  std::string_view word) { return setCells(q.options.agent, word, kMostAgentSide); }},
       {.key = "radius",
        .value = "N",
        .help = "Cells that the agent of d-star-lite sees in each direction (default: 3)",
        .isOfRun = true,
        .get =
            [](const RouteQuestion& q) {
              return q.options.algorithm == search::Algorithm::DStarLite
                         ? Word(std::to_string(q.options.radius))
                         : std::nullopt;
            },
        .set = [](RouteQuestion& q, std::string_view word) { return setCells(q.options.radius, word); }},
       {.key = "edits",
        .value = "X,Y=W+../..",
        .help = "Edits of the map, joined by +, in rounds, joined by /: lpa-star repairs its path after each "
                "round, "
                "other searches are of the edited map; W: a weight, or # for a wall",
        .get = [](const RouteQuestion& q) { return q.edits.empty() ? Word() : Word(editsText(q.edits)); },
        .set = [](RouteQuestion& q, std::string_view word) { return readEdits(q.edits, word); }},
       setup::yesOrNo(
           Row{.key = "smooth",
               .help = "Pulls the path straight by lines of sight afterwards (default: no)",
               .isOfRun = true},
           [](auto& q) -> auto& { return q.options.isSmoothed; }),
       pointsOption("also", "More goals; the path goes to the one that is cheapest to reach (default: none)",
                    &RouteOptions::alsoGoals),
       pointsOption("via", "Waypoints that the path visits in this order before the goal (default: none)",
                    &RouteOptions::waypoints),
       setup::yesOrNo(
           Row{.key = "flow",
               .help = "Searches from the goals to every cell: what each costs (a Dijkstra map), and by "
                       "the parents where to go next (a flow field); with dijkstra or breadth-first "
                       "(default: no)"},
           [](auto& q) -> auto& { return q.options.isFlow; }),
       setup::yesOrNo(
           Row{.key = "nearest",
               .help = "Where the goal cannot be reached, finds a path to the nearest reachable cell "
                       "(default: no)"},
           [](auto& q) -> auto& { return q.options.goesNear; })});
  return rows;
}

}  // namespace

const setup::Options<RouteQuestion>& routeOptions() {
  static const setup::Options<RouteQuestion> table = makeRouteOptions();
  return table;
}

}  // namespace searchlight::grid
