// core/grid/endpoints.cpp: two breadth-first sweeps over the largest part of a map.
#include "core/grid/endpoints.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/random/random.h"

namespace searchlight::grid {
namespace {

using Cell = std::uint32_t;

// Breadth-first floods that never enter a cell twice, from whatever cells they start.
class Flood {
 public:
  explicit Flood(const Map& map)
      : m_width(map.width()),
        m_height(map.height()),
        m_oneWays(map.hasOneWay() ? &map : nullptr),
        m_medium(map.cellCount()) {
    for (std::size_t cell = 0; cell < m_medium.size(); ++cell)
      m_medium[cell] = map.cells()[cell] == kWall ? kNone : map.isWater(cell) ? kWater : kLand;
  }

  bool isOpen(Cell cell) const { return m_medium[cell] != kNone; }

  // The cells reached, nearest first, `from` included. REQUIRES: isOpen(from).
  const std::vector<Cell>& spread(Cell from) {
    m_reached.clear();
    m_here = m_medium[from];
    enter(from);
    const auto width = static_cast<Cell>(m_width);
    for (std::size_t next = 0; next < m_reached.size(); ++next) {
      const Cell cell = m_reached[next];
      const auto x = static_cast<int>(cell % width);
      const auto y = static_cast<int>(cell / width);
      const auto leads = [way = m_oneWays ? m_oneWays->oneWay(cell) : std::nullopt](Direction d) {
        return !way || *way == d;
      };
      if (y > 0 && leads(Direction::Up)) enter(cell - width);
      if (x > 0 && leads(Direction::Left)) enter(cell - 1);
      if (x + 1 < m_width && leads(Direction::Right)) enter(cell + 1);
      if (y + 1 < m_height && leads(Direction::Down)) enter(cell + width);
    }
    return m_reached;
  }

 private:
  enum Medium : std::uint8_t { kNone, kLand, kWater };
  void enter(Cell cell) {
    if (m_medium[cell] != m_here) return;
    m_medium[cell] = kNone;
    m_reached.push_back(cell);
  }

  int m_width;
  int m_height;
  const Map* m_oneWays;          // null where there are none
  std::vector<Medium> m_medium;  // reached cells are walled off behind the wave
  Medium m_here = kNone;
  std::vector<Cell> m_reached;
};

}  // namespace

std::optional<Endpoints> suggestEndpoints(const Map& map) {
  std::size_t largest = 0;
  Cell farthest = 0, source = 0;
  Flood parts(map);
  for (Cell cell = 0; cell < map.cellCount(); ++cell) {
    if (!parts.isOpen(cell)) continue;
    const std::vector<Cell>& part = parts.spread(cell);
    if (part.size() <= largest) continue;
    largest = part.size();
    farthest = part.back();
    source = cell;
  }
  if (largest == 0) return {};
  // Where there may be no way back, they are as the first sweep has gone.
  if (map.hasOneWay()) return Endpoints{map.point(source), map.point(farthest)};

  const Cell opposite = Flood(map).spread(farthest).back();
  const auto [first, second] = std::minmax(farthest, opposite);
  return Endpoints{map.point(first), map.point(second)};
}

namespace {

// Where parts are not reached both ways, each start is asked how far it leads.
std::vector<Endpoints> oneWayQueries(const Map& map, std::size_t count, std::uint64_t seed) {
  constexpr int kMostTries = 1'000;  // for one query, of starts that lead nowhere
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < map.cellCount(); ++cell)
    if (map.cells()[cell] != kWall) cells.push_back(cell);
  std::vector<Endpoints> queries;
  Random random(seed);
  for (int tries = 0; !cells.empty() && queries.size() < count && tries < kMostTries; ++tries) {
    const Cell start = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
    Flood flood(map);
    const std::vector<Cell>& reached = flood.spread(start);
    if (reached.size() < 2) continue;
    const Cell goal = reached[1 + random.below(static_cast<std::uint32_t>(reached.size() - 1))];
    queries.push_back({map.point(start), map.point(goal)});
    tries = 0;
  }
  return queries;
}

}  // namespace

std::vector<Endpoints> randomQueries(const Map& map, std::size_t count, std::uint64_t seed) {
  if (map.hasOneWay()) return oneWayQueries(map, count, seed);
  // All cells of parts with more than one, part by part, and where the part of the cell at a place begins and ends.
  std::vector<Cell> cells;
  std::vector<std::size_t> begins{0};
  Flood parts(map);
  for (Cell cell = 0; cell < map.cellCount(); ++cell) {
    if (!parts.isOpen(cell)) continue;
    std::vector<Cell> part = parts.spread(cell);
    if (part.size() < 2) continue;
    std::ranges::sort(part);
    cells.insert(cells.end(), part.begin(), part.end());
    begins.push_back(cells.size());
  }
  std::vector<Endpoints> queries;
  if (cells.empty()) return queries;
  Random random(seed);
  while (queries.size() < count) {
    const std::size_t start = random.below(static_cast<std::uint32_t>(cells.size()));
    const auto end = std::ranges::upper_bound(begins, start);
    const std::size_t first = *std::prev(end), others = *end - first - 1;
    std::size_t goal = first + random.below(static_cast<std::uint32_t>(others));
    if (goal >= start) ++goal;
    queries.push_back({map.point(cells[start]), map.point(cells[goal])});
  }
  return queries;
}

void addMissingEnds(MapDocument& document) {
  if (document.start && document.goal) return;
  const auto ends = suggestEndpoints(document.map);
  if (!ends) return;
  if (!document.start) document.start = ends->start;
  if (!document.goal) document.goal = ends->goal;
}

}  // namespace searchlight::grid
