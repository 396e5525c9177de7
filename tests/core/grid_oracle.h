// tests/core/grid_oracle.h: small maps, and what is true of routes on them, found without the code under
// test.
//
// Everything here is written from the rules of the game alone: points instead of cell numbers, no tables, a
// plain Dijkstra over std::priority_queue. It is slow and meant to be obviously right.
#pragma once
#include <queue>

#include "core/grid/route.h"
#include "core/random/random.h"
#include "tests/test_main.h"

namespace searchlight::grid::oracle {

// '#' is a wall, '~' water, ^ < > v weigh 1 and are left one way alone, '.' and any other character weighs 1, a digit 1 to 9 that weight.
inline Map mapOf(const std::vector<std::string_view>& rows) {
  Map map(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) {
      const char c = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
      map.setWeight({x, y}, c == '#'               ? kWall
                            : c >= '1' && c <= '9' ? static_cast<Weight>(c - '0')
                                                   : Weight{1});
      if (c == '~') map.setWater(map.index({x, y}));
      if (const std::size_t way = std::string_view("^<>v").find(c); way != std::string_view::npos)
        map.setTerrain(map.index({x, y}), oneWayTerrain(static_cast<Direction>(way)));
    }
  return map;
}

// Where a character stands in the rows; the first one, row by row.
inline Point find(const std::vector<std::string_view>& rows, char c) {
  for (std::size_t y = 0; y < rows.size(); ++y)
    if (const std::size_t x = rows[y].find(c); x != std::string_view::npos)
      return {static_cast<int>(x), static_cast<int>(y)};
  return {-1, -1};
}

inline std::string toText(const Map& map) {
  std::string text;
  for (int y = 0; y < map.height(); ++y) {
    for (int x = 0; x < map.width(); ++x) {
      const Weight w = map.weight({x, y});
      const auto way = map.oneWay(map.index({x, y}));
      text += way                              ? std::string(1, "^<>v"[static_cast<std::size_t>(*way)])
              : map.isWater(map.index({x, y})) ? "~"
              : w == kWall                     ? "#"
              : w == 1                         ? "."
              : w < 10                         ? std::to_string(w)
                                               : "(" + std::to_string(w) + ")";
    }
    text += '\n';
  }
  return text;
}

// Each cell a wall with the given probability; every other one weighs 1 to heaviest.
inline Map randomMap(Random& random, int width, int height, double density, int heaviest = 1) {
  Map map(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      map.setWeight({x, y},
                    random.chance(density) ? kWall : static_cast<Weight>(random.between(1, heaviest)));
  return map;
}

// Some of the cells of land that may be walked are left one way alone.
inline void makeOneWay(Random& random, Map& map, double share) {
  for (std::size_t cell = 0; cell < map.cellCount(); ++cell)
    if (map.cells()[cell] != kWall && !map.isWater(cell) && random.chance(share))
      map.setTerrain(cell, oneWayTerrain(static_cast<Direction>(random.between(0, 3))));
}

// Lakes, each a rectangle of whatever was there; free cells in it are water.
inline void flood(Random& random, Map& map) {
  for (int lakes = random.between(1, 4); lakes > 0; --lakes) {
    const Point corner{random.between(0, map.width() - 1), random.between(0, map.height() - 1)};
    const int right = random.between(corner.x, map.width() - 1);
    const int bottom = random.between(corner.y, map.height() - 1);
    for (int y = corner.y; y <= bottom; ++y)
      for (int x = corner.x; x <= right; ++x)
        if (const Point p{x, y}; !map.isWall(p)) map.setWater(map.index(p));
  }
}

inline std::vector<Point> freeCells(const Map& map) {
  std::vector<Point> cells;
  for (std::size_t i = 0; i < map.cellCount(); ++i)
    if (!map.isWall(map.point(i))) cells.push_back(map.point(i));
  return cells;
}

// Whether one move leads from `from` to `to`. A search window is given as a map with walls outside it.
inline bool isMove(const Map& map, Point from, Point to, Neighbours neighbours, CornerRule corners) {
  const int dx = to.x - from.x, dy = to.y - from.y;
  if (std::abs(dx) > 1 || std::abs(dy) > 1 || (dx == 0 && dy == 0)) return false;
  const auto isOfItsMedium = [&](Point p) {
    return map.isFree(p) && map.isWater(map.index(p)) == map.isWater(map.index(from));
  };
  if (!map.isFree(from) || !isOfItsMedium(to)) return false;
  if (const auto way = map.oneWay(map.index(from)); way && !(offset(*way) == Point{dx, dy})) return false;
  if (dx == 0 || dy == 0) return true;
  if (neighbours == Neighbours::Four) return false;
  const bool a = isOfItsMedium({from.x + dx, from.y}), b = isOfItsMedium({from.x, from.y + dy});
  switch (corners) {
    case CornerRule::Never: return a && b;
    case CornerRule::One: return a || b;
    case CornerRule::Any: return true;
  }
  return false;
}

constexpr std::uint64_t kUnreachable = std::numeric_limits<std::uint64_t>::max();

// What the cheapest way from `from` to every cell costs, by index of the cell.
inline std::vector<std::uint64_t> distances(const Map& map, Point from, Neighbours neighbours,
                                            CornerRule corners, StepCosts step) {
  std::vector<std::uint64_t> best(map.cellCount(), kUnreachable);
  using Entry = std::pair<std::uint64_t, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  best[map.index(from)] = 0;
  queue.push({0, map.index(from)});
  while (!queue.empty()) {
    const auto [cost, cell] = queue.top();
    queue.pop();
    if (cost > best[cell]) continue;
    const Point p = map.point(cell);
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const Point next{p.x + dx, p.y + dy};
        if (!isMove(map, p, next, neighbours, corners)) continue;
        const std::uint64_t total =
            cost + (dx != 0 && dy != 0 ? step.diagonal : step.straight) * map.weight(next);
        if (total >= best[map.index(next)]) continue;
        best[map.index(next)] = total;
        queue.push({total, map.index(next)});
      }
  }
  return best;
}

// The map as a search window of n x n cells around `centre` shows it: all else is wall.
inline Map windowed(Map map, Point centre, int n) {
  if (n == 0) return map;
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) {
      const int column = x - (centre.x - n / 2), row = y - (centre.y - n / 2);
      if (column < 0 || row < 0 || column >= n || row >= n) map.setWeight({x, y}, kWall);
    }
  return map;
}

// Whether the straight line between the centres of two cells is free, by the squares that it meets: those that it passes through must
// be free, and where it passes exactly through a corner, the two squares that it only touches there follow the corner rule. With
// fractions of the line's length in whole numbers.
inline bool isFreeLine(const Map& map, Point a, Point b, CornerRule corners) {
  const std::int64_t dx = b.x - a.x, dy = b.y - a.y;
  const std::int64_t whole =
      2 * std::max<std::int64_t>(std::abs(dx), 1) * std::max<std::int64_t>(std::abs(dy), 1);
  const auto isOfItsMedium = [&](Point p) {
    return map.isFree(p) && map.isWater(map.index(p)) == map.isWater(map.index(a));
  };
  // From where to where of the line, times `whole`, it lies within the closed square of p; the first is more where it does not.
  const auto within = [&](Point p) {
    std::int64_t first = 0, last = whole;
    const auto clip = [&](std::int64_t from, std::int64_t way, std::int64_t middle) {
      // Twice the distances to both sides.
      const std::int64_t to[2] = {2 * (middle - from) - 1, 2 * (middle - from) + 1};
      if (way == 0) {
        if (to[0] > 0 || to[1] < 0) first = whole + 1;
        return;
      }
      const std::int64_t unit = whole / (2 * std::abs(way)), sign = way < 0 ? -1 : 1;
      first = std::max(first, std::min(to[0] * sign, to[1] * sign) * unit);
      last = std::min(last, std::max(to[0] * sign, to[1] * sign) * unit);
    };
    clip(a.x, dx, p.x);
    clip(a.y, dy, p.y);
    return std::pair(first, last);
  };
  std::map<std::int64_t, std::vector<Point>> touched;  // by where on the line
  for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y)
    for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
      const auto [first, last] = within({x, y});
      if (first < last && !isOfItsMedium({x, y})) return false;
      if (first == last) touched[first].push_back({x, y});
    }
  for (const auto& [at, cells] : touched) {
    const auto free = std::count_if(cells.begin(), cells.end(), isOfItsMedium);
    if (cells.size() != 2 || free < (corners == CornerRule::Never ? 2 : corners == CornerRule::One ? 1 : 0))
      return false;
  }
  return isOfItsMedium(a) || a == b;
}

// The same of a route at any angle: it turns at its cells, and lines between them are free.
inline QString faultOfLines(const Route& route, search::Cost innerCost, const Map& map,
                            const RouteQuestion& q) {
  if (route.cells.empty() || !(route.cells.front() == q.from) || !(route.cells.back() == q.to))
    return u"does not lead from start to goal"_s;
  double length = 0;
  for (std::size_t i = 1; i < route.cells.size(); ++i) {
    const Point a = route.cells[i - 1], b = route.cells[i];
    if (!isFreeLine(map, a, b, q.options.corners))
      return u"%1,%2 does not see %3,%4"_s.arg(a.x).arg(a.y).arg(b.x).arg(b.y);
    length += std::sqrt(double((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)));
  }
  if (std::abs(length - route.cost) > 1e-9 * (1 + length))
    return u"is %1 long, the answer says %2"_s.arg(length).arg(route.cost);
  // A parent may have been bettered since, and each line is rounded up.
  if (innerCost < std::floor(length * 408 * (1 - 1e-12)))
    return u"is %1 long, the search says %2"_s.arg(length).arg(innerCost);
  return {};
}

// What is wrong with a route that a session found; empty when it is one: it begins and ends where it should,
// every move is allowed, and what the search and the answer say it costs is the sum of its moves.
inline QString faultOf(const Route& route, search::Cost innerCost, const Map& map, const RouteQuestion& q) {
  if (q.options.isAnyAngle()) return faultOfLines(route, innerCost, map, q);
  const auto at = [](Point p) { return u"%1,%2"_s.arg(p.x).arg(p.y); };
  if (route.cells.empty()) return u"no cells"_s;
  if (!(route.cells.front() == q.from)) return u"begins at "_s + at(route.cells.front());
  if (!(route.cells.back() == q.to)) return u"ends at "_s + at(route.cells.back());
  const StepCosts step = stepCosts(q.options.costModel());
  std::uint64_t inner = 0;
  double shown = 0;
  for (std::size_t i = 1; i < route.cells.size(); ++i) {
    const Point a = route.cells[i - 1], b = route.cells[i];
    if (!isMove(map, a, b, q.options.neighbours, q.options.corners))
      return u"no move leads from "_s + at(a) + u" to "_s + at(b);
    const bool diagonal = a.x != b.x && a.y != b.y;
    inner += std::uint64_t{diagonal ? step.diagonal : step.straight} * map.weight(b);
    const double length = q.options.costModel() == CostModel::TenFourteen ? (diagonal ? 14 : 10)
                          : q.options.costModel() == CostModel::Sqrt2     ? (diagonal ? std::sqrt(2.0) : 1)
                                                                          : 1;
    shown += length * map.weight(b);
  }
  if (inner != innerCost) return u"costs %1, the search says %2"_s.arg(inner).arg(innerCost);
  if (std::abs(shown - route.cost) > 1e-9 * (1 + shown))
    return u"costs %1, the answer says %2"_s.arg(shown).arg(route.cost);
  return {};
}

// The question as one can repeat it, for messages.
inline QString describe(const Map& map, const RouteQuestion& q) {
  return QString::fromStdString(setup::argumentsOf(routeOptions(), q) + "\n" + toText(map));
}

}  // namespace searchlight::grid::oracle
