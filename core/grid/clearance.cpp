// core/grid/clearance.cpp: the squares of free cells, from the lower right to the upper left.
#include "core/grid/clearance.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace searchlight::grid {
namespace {

// What an agent is on there: its medium, or the direction of the one-way cells below it; nothing where it may not stand.
std::optional<Terrain> footingAt(const Map& map, Point upperLeft, int side) {
  if (!map.contains(upperLeft) || !map.contains(upperLeft + Point{side - 1, side - 1})) return std::nullopt;
  const bool isWater = map.isWater(map.index(upperLeft));
  Terrain footing = isWater ? Terrain::Water : Terrain::Plain;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const std::size_t cell = map.index(upperLeft + Point{x, y});
      if (map.cells()[cell] == kWall || map.isWater(cell) != isWater) return std::nullopt;
      if (!map.oneWay(cell)) continue;
      if (onlyWay(footing) && footing != map.terrain(cell)) return std::nullopt;
      footing = map.terrain(cell);
    }
  return footing;
}

}  // namespace

std::vector<std::uint8_t> clearances(const Map& map, const CellRect& cells) {
  // A square reaches as far as this beyond.
  const int right = std::min(map.width(), cells.right + kMostAgentSide - 1);
  const int bottom = std::min(map.height(), cells.bottom + kMostAgentSide - 1);
  std::vector<std::uint8_t> out(static_cast<std::size_t>(cells.right - cells.left) *
                                static_cast<std::size_t>(cells.bottom - cells.top));
  // Of a row and of the one below, with one more cell behind them.
  std::vector<int> row(static_cast<std::size_t>(right - cells.left + 1)), below = row;
  for (int y = bottom - 1; y >= cells.top; --y) {
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
  return footingAt(map, upperLeft, side).has_value();
}

Map mapForAgent(const Map& map, int side) {
  const int width = map.width(), height = map.height();
  const std::vector<std::uint8_t> rooms = clearances(map, {0, 0, width, height});
  // The largest weight of a row of so many cells, then of so many such rows.
  std::vector<Weight> heaviest(map.cells().begin(), map.cells().end());
  if (!map.isUniform())
    for (const std::size_t step : {std::size_t{1}, static_cast<std::size_t>(width)})
      for (std::size_t cell = 0; cell < heaviest.size(); ++cell)
        for (std::size_t at = cell + step, k = 1; k < static_cast<std::size_t>(side) && at < heaviest.size();
             ++k, at += step)
          heaviest[cell] = std::max(heaviest[cell], step == 1 ? map.cells()[at] : heaviest[at]);
  Map out(width, height, kWall);
  for (std::size_t cell = 0; cell < rooms.size(); ++cell) {
    if (rooms[cell] < side) continue;
    Terrain terrain = map.isWater(cell) ? Terrain::Water : Terrain::Plain;
    if (map.hasOneWay()) {
      const auto footing = footingAt(map, map.point(cell), side);
      if (!footing) continue;
      terrain = *footing;
    }
    out.setWeight(map.point(cell), heaviest[cell]);
    if (terrain != Terrain::Plain) out.setTerrain(cell, terrain);
  }
  return out;
}

}  // namespace searchlight::grid
