// core/grid/route_graph.cpp: finding the free neighbours of every cell, and the squares of free cells.
#include "core/grid/route_graph.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "core/parallel/share_work.h"

namespace searchlight::grid {
namespace {
std::uint64_t reciprocal(int width) {
  return width > 0 ? ((std::uint64_t{1} << 40) + static_cast<std::uint64_t>(width) - 1) /
                         static_cast<std::uint64_t>(width)
                   : 0;
}
}  // namespace

RouteGraph::RouteGraph(Map map) : RouteGraph(std::move(map), CellRect{0, 0, Map::kMaxSide, Map::kMaxSide}) {}

RouteGraph::RouteGraph(Map map, const CellRect& window)
    : m_map(std::move(map)),
      m_window{window.left, window.top, std::min(window.right, m_map.width()),
               std::min(window.bottom, m_map.height())},
      m_uniform(m_map.isUniform()),
      m_reciprocal(reciprocal(m_map.width())),
      m_openness(m_map.cellCount()) {
  findOpenness({0, 0, m_map.width(), m_map.height()});
}

RouteGraph::RouteGraph(const RouteGraph& before, Map map, std::span<const CellRun> changed)
    : m_map(std::move(map)),
      m_window(before.m_window),
      m_uniform(before.m_uniform
                    ? std::ranges::all_of(changed, [this](const CellRun& r) { return m_map.isUniform(r); })
                    : m_map.isUniform()),
      m_reciprocal(before.m_reciprocal),
      m_openness(before.m_openness) {
  std::size_t count = 0;
  CellRect around{m_map.width(), m_map.height(), 0, 0};
  for (const CellRun& run : changed) {
    count += run.count;
    const Point first = m_map.point(run.first), last = m_map.point(run.end() - 1);
    const bool isInRow = first.y == last.y;
    around = {std::min(around.left, isInRow ? first.x : 0), std::min(around.top, first.y),
              std::max(around.right, isInRow ? last.x + 1 : m_map.width()),
              std::max(around.bottom, last.y + 1)};
  }
  constexpr std::size_t kFew = 1000;  // beyond, all rows at once are sooner found than their cells
  if (count > kFew) {
    findOpenness({std::max(0, around.left - 1), std::max(0, around.top - 1),
                  std::min(m_map.width(), around.right + 1), std::min(m_map.height(), around.bottom + 1)});
    return;
  }
  for (const CellRun& run : changed)
    for (std::uint32_t cell = run.first; cell < run.end(); ++cell) {
      m_openness[cell] = opennessOf(m_map.point(cell));  // its medium may be another
      for (const Point d : kOffsets)
        if (const Point n = m_map.point(cell) + d; m_map.contains(n))
          m_openness[m_map.index(n)] = opennessOf(n);
    }
}

DirectionSet RouteGraph::opennessOf(Point p) const {
  const bool isWater = m_map.isWater(m_map.index(p));
  unsigned open = 0;
  for (std::size_t d = 0; d < kOffsets.size(); ++d) {
    const Point n = p + kOffsets[d];
    open |= static_cast<unsigned>(isFree(n) && m_map.isWater(m_map.index(n)) == isWater) << d;
  }
  if (const auto way = m_map.oneWay(m_map.index(p))) open &= bit(*way);
  return static_cast<DirectionSet>(open);
}

// Of large maps with a helper.
void RouteGraph::findOpenness(const CellRect& cells) {
  constexpr int kBand = 64;                          // rows
  constexpr std::ptrdiff_t kWorthSharing = 500'000;  // cells: about half a millisecond
  const std::ptrdiff_t count = std::ptrdiff_t{cells.right - cells.left} * (cells.bottom - cells.top);
  if (count < kWorthSharing) return findRows(cells);
  const auto bands = static_cast<std::size_t>((cells.bottom - cells.top + kBand - 1) / kBand);
  shareWork(bands, [&](std::size_t i) noexcept {
    const int top = cells.top + static_cast<int>(i) * kBand;
    findRows({cells.left, top, cells.right, std::min(cells.bottom, top + kBand)});
  });
}

// Row by row and eight cells at a time: a byte of `free` is 1 where one may walk, and a direction's bit in eight
// neighbours is a shift of eight such bytes. Water is no land, and one-way cells lead to one:
// these are found one by one.
void RouteGraph::findRows(const CellRect& cells) {
  using Eight = std::uint64_t;
  constexpr Eight kOnes = 0x0101010101010101, kLow = 0x7f * kOnes;
  const auto load = [](const std::uint8_t* from) {
    Eight eight;
    std::memcpy(&eight, from, sizeof(eight));
    return eight;
  };
  const auto store = [](std::uint8_t* to, Eight eight) { std::memcpy(to, &eight, sizeof(eight)); };
  // The rows above, at and below; each with a cell that is not there at both ends, and room for a whole eight.
  std::array<std::array<std::uint8_t, Map::kMaxSide + 16>, 3> rows;
  const int left = std::max(0, m_window.left), right = m_window.right;
  const auto readRow = [&](int y) {
    std::uint8_t* free = rows[static_cast<std::size_t>(y + 3) % 3].data();
    std::memset(free, 0, rows[0].size());
    if (y < m_window.top || y >= m_window.bottom) return;
    const Weight* in = m_map.cells().data() + m_map.index({0, y});
    int x = left;
    for (; x + 8 <= right; x += 8) {
      const Eight weights = load(in + x);
      store(free + x + 1, ((((weights & kLow) + kLow) | weights) >> 7) & kOnes);
    }
    for (; x < right; ++x) free[x + 1] = in[x] != kWall;
    if (m_map.hasWater())
      for (x = left; x < right; ++x)
        if (m_map.isWater(m_map.index({x, y}))) free[x + 1] = 0;
  };
  readRow(cells.top - 1);
  readRow(cells.top);
  for (int y = cells.top; y < cells.bottom; ++y) {
    readRow(y + 1);
    std::array<const std::uint8_t*, kDirections> from;
    for (std::size_t d = 0; d < from.size(); ++d)
      from[d] = rows[static_cast<std::size_t>(y + kOffsets[d].y + 3) % 3].data() + 1 + kOffsets[d].x;
    const auto openOf = [&](int x) {
      Eight open = 0;
      for (std::size_t d = 0; d < from.size(); ++d) open |= load(from[d] + x) << d;
      return open;
    };
    DirectionSet* out = m_openness.data() + m_map.index({0, y});
    int x = cells.left;
    for (; x + 8 <= cells.right; x += 8) store(out + x, openOf(x));
    if (x < cells.right) {
      const Eight open = openOf(x);
      std::memcpy(out + x, &open, static_cast<std::size_t>(cells.right - x));
    }
    if (m_map.hasWater() || m_map.hasOneWay())
      for (x = cells.left; x < cells.right; ++x)
        if (m_map.hasTerrain(m_map.index({x, y}))) out[x] = opennessOf({x, y});
  }
}

CellRect searchWindow(const Map& map, Point centre, int n) {
  if (n <= 0) return {0, 0, map.width(), map.height()};
  const int left = centre.x - n / 2, top = centre.y - n / 2;
  return {std::max(0, left), std::max(0, top), std::min(map.width(), left + n),
          std::min(map.height(), top + n)};
}

DirectionSet allowedMoves(DirectionSet open, Neighbours neighbours, CornerRule corners) {
  unsigned allowed = open & 0x0Fu;
  if (neighbours == Neighbours::Four) return static_cast<DirectionSet>(allowed);
  for (int d = 4; d < kDirections; ++d) {
    const Point o = kOffsets[static_cast<std::size_t>(d)];
    const int sides = ((open & bit(directionOf(o.x, 0))) != 0) + ((open & bit(directionOf(0, o.y))) != 0);
    const int needed = corners == CornerRule::Never ? 2 : corners == CornerRule::One ? 1 : 0;
    if ((open >> d & 1) && sides >= needed) allowed |= 1u << d;
  }
  return static_cast<DirectionSet>(allowed);
}

namespace {

// What an agent is on there: its medium, or the direction of the one-way cells below it; nothing where they do not agree.
// REQUIRES: clearances() has room for it.
std::optional<Terrain> footingAt(const Map& map, Point upperLeft, int side) {
  Terrain footing = map.isWater(map.index(upperLeft)) ? Terrain::Water : Terrain::Plain;
  if (!map.hasOneWay()) return footing;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const std::size_t cell = map.index(upperLeft + Point{x, y});
      if (!map.oneWay(cell)) continue;
      if (onlyWay(footing) && footing != map.terrain(cell)) return std::nullopt;
      footing = map.terrain(cell);
    }
  return footing;
}

}  // namespace

std::vector<std::uint8_t> clearances(const Map& map, const CellRect& cells, const search::Bounds* bounds) {
  // A square reaches as far as this beyond.
  const int right = std::min(map.width(), cells.right + kMostAgentSide - 1);
  const int bottom = std::min(map.height(), cells.bottom + kMostAgentSide - 1);
  std::vector<std::uint8_t> out(static_cast<std::size_t>(cells.right - cells.left) *
                                static_cast<std::size_t>(cells.bottom - cells.top));
  // Of a row and of the one below, with one more cell behind them.
  std::vector<int> row(static_cast<std::size_t>(right - cells.left + 1)), below = row;
  for (int y = bottom - 1; y >= cells.top; --y) {
    if (bounds) bounds->look();
    std::swap(row, below);
    row.back() = 0;
    for (int x = right - 1; x >= cells.left; --x) {
      const auto at = static_cast<std::size_t>(x - cells.left);
      row[at] = map.isWall({x, y}) ? 0 : 1;
      const auto isAlike = [&](int dx, int dy) {
        return map.isWater(map.index({x + dx, y + dy})) == map.isWater(map.index({x, y}));
      };
      if (row[at] == 1 && x + 1 < right && y + 1 < bottom && isAlike(1, 0) && isAlike(0, 1) && isAlike(1, 1))
        row[at] = std::min(kMostAgentSide, 1 + std::min({row[at + 1], below[at], below[at + 1]}));
      if (x < cells.right && y < cells.bottom)
        out[static_cast<std::size_t>(y - cells.top) * static_cast<std::size_t>(cells.right - cells.left) +
            at] = static_cast<std::uint8_t>(row[at]);
    }
  }
  return out;
}

bool hasRoom(const Map& map, Point upperLeft, int side) {
  const auto [x, y] = upperLeft;
  return map.contains(upperLeft) && clearances(map, {x, y, x + 1, y + 1}).front() >= side &&
         footingAt(map, upperLeft, side);
}

Map mapForAgent(const Map& map, int side, const search::Bounds* bounds) {
  const int width = map.width(), height = map.height();
  const std::vector<std::uint8_t> rooms = clearances(map, {0, 0, width, height}, bounds);
  const auto look = [&](std::size_t cell) {
    if (bounds && cell % static_cast<std::size_t>(width) == 0) bounds->look();
  };
  // The largest weight of a row of so many cells, then of so many such rows.
  std::vector<Weight> heaviest(map.cells().begin(), map.cells().end());
  if (!map.isUniform())
    for (const std::size_t step : {std::size_t{1}, static_cast<std::size_t>(width)})
      for (std::size_t cell = 0; cell < heaviest.size(); ++cell) {
        look(cell);
        for (std::size_t at = cell + step, k = 1; k < static_cast<std::size_t>(side) && at < heaviest.size();
             ++k, at += step)
          heaviest[cell] = std::max(heaviest[cell], step == 1 ? map.cells()[at] : heaviest[at]);
      }
  Map out(width, height, kWall);
  for (std::size_t cell = 0; cell < rooms.size(); ++cell) {
    look(cell);
    if (rooms[cell] < side) continue;
    const auto footing = footingAt(map, map.point(cell), side);
    if (!footing) continue;
    out.setWeight(map.point(cell), heaviest[cell]);
    if (*footing != Terrain::Plain) out.setTerrain(cell, *footing);
  }
  return out;
}

}  // namespace searchlight::grid
