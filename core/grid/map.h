// core/grid/map.h: a grid map, walls and the weight of every cell. State only; searches live in route_problem.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "core/geometry/point.h"

namespace searchlight::grid {

// 0 is a wall; 1 to 255 multiply the cost of the move that enters the cell.
using Weight = std::uint8_t;
inline constexpr Weight kWall = 0;

// What a free cell is besides its weight. Water is a medium of its own: cells of weight 1 that are entered from water and left for
// water only. Swamp is land that is shown as swamp. A one-way cell is land that is entered from everywhere and left in its direction
// alone.
enum class Terrain : std::uint8_t { Plain, Water, Swamp, UpOnly, LeftOnly, RightOnly, DownOnly };
inline constexpr std::size_t kTerrains = 7;
constexpr Terrain oneWayTerrain(Direction straight) {
  return static_cast<Terrain>(static_cast<int>(Terrain::UpOnly) + static_cast<int>(straight));
}
constexpr std::optional<Direction> onlyWay(Terrain t) {
  if (t < Terrain::UpOnly) return std::nullopt;
  return static_cast<Direction>(static_cast<int>(t) - static_cast<int>(Terrain::UpOnly));
}

// A rectangle of 1 x 1 to 4096 x 4096 cells, stored row by row. A value: copying copies the cells.
class Map {
 public:
  static constexpr int kMaxSide = 4096;

  // An empty map, 0 x 0: the state before anything is loaded.
  Map() = default;
  // Throws std::invalid_argument when a side is not within 1 to kMaxSide.
  Map(int width, int height, Weight fill = 1) : m_width(width), m_height(height) {
    if (width < 1 || height < 1 || width > kMaxSide || height > kMaxSide)
      throw std::invalid_argument("a map has 1 to 4096 columns and rows");
    m_cells.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), fill);
  }

  int width() const { return m_width; }
  int height() const { return m_height; }
  std::size_t cellCount() const { return m_cells.size(); }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }

  // REQUIRES: contains(p).
  Weight weight(Point p) const { return m_cells[index(p)]; }
  bool isWall(Point p) const { return weight(p) == kWall; }
  // Whether a route may stand here; false outside the map.
  bool isFree(Point p) const { return contains(p) && !isWall(p); }
  // A cell that gets a weight is plain land.
  void setWeight(Point p, Weight w) {
    m_cells[index(p)] = w;
    clearTerrain({static_cast<std::uint32_t>(index(p)), 1});
  }
  // Many at once; `weights` are of the run's cells, one after the other. REQUIRES: cells of the map.
  void setWeights(const CellRun& run, Weight w) {
    std::fill_n(m_cells.begin() + run.first, run.count, w);
    clearTerrain(run);
  }
  void setWeights(const CellRun& run, const Weight* weights) {
    std::copy_n(weights, run.count, m_cells.begin() + run.first);
    clearTerrain(run);
  }

  // REQUIRES, for these: a cell's index.
  Terrain terrain(std::size_t cell) const { return m_terrain.empty() ? Terrain::Plain : m_terrain[cell]; }
  bool isWater(std::size_t cell) const { return terrain(cell) == Terrain::Water; }
  bool isSwamp(std::size_t cell) const { return terrain(cell) == Terrain::Swamp; }
  std::optional<Direction> oneWay(std::size_t cell) const { return onlyWay(terrain(cell)); }
  bool hasWater() const { return has(Terrain::Water); }
  bool hasSwamp() const { return has(Terrain::Swamp); }
  bool hasOneWay() const {
    return has(Terrain::UpOnly) || has(Terrain::LeftOnly) || has(Terrain::RightOnly) ||
           has(Terrain::DownOnly);
  }
  bool hasTerrain() const { return !m_terrain.empty(); }
  // Whether the cell is more than its weight tells.
  bool hasTerrain(std::size_t cell) const { return terrain(cell) != Terrain::Plain; }
  // Water weighs 1 from then on. REQUIRES: a free cell, unless it becomes water.
  void setTerrain(std::size_t cell, Terrain t) {
    if (t == Terrain::Water) m_cells[cell] = 1;
    if (t == Terrain::Plain) return clearTerrain({static_cast<std::uint32_t>(cell), 1});
    if (m_terrain.empty()) {
      m_terrain.resize(m_cells.size());
      m_count = {m_cells.size()};
    }
    put(cell, t);
  }
  void setWater(std::size_t cell) { setTerrain(cell, Terrain::Water); }
  void setSwamp(std::size_t cell) { setTerrain(cell, Terrain::Swamp); }

  // True when every free cell weighs 1: what jump points and canonical orderings need.
  bool isUniform() const { return isUniform({0, static_cast<std::uint32_t>(m_cells.size())}); }
  // The same of some of its cells. Eight at a time: every edit of a large map asks.
  bool isUniform(const CellRun& run) const {
    const Weight* at = m_cells.data() + run.first;
    const Weight* end = at + run.count;
    for (; end - at >= 8; at += 8) {
      std::uint64_t eight;
      std::memcpy(&eight, at, sizeof(eight));
      if ((eight & 0xfefefefefefefefe) != 0) return false;
    }
    return std::all_of(at, end, [](Weight w) { return w <= 1; });
  }

  // Row-major cells and the index of one of them.
  std::span<const Weight> cells() const { return m_cells; }
  std::size_t index(Point p) const {
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(p.x);
  }
  Point point(std::size_t i) const {
    const auto w = static_cast<std::size_t>(m_width);
    return {static_cast<int>(i % w), static_cast<int>(i / w)};
  }

  friend bool operator==(const Map& a, const Map& b) {
    return a.m_width == b.m_width && a.m_height == b.m_height && a.m_cells == b.m_cells &&
           a.m_terrain == b.m_terrain;
  }

 private:
  bool has(Terrain t) const { return !m_terrain.empty() && m_count[static_cast<std::size_t>(t)] > 0; }
  void clearTerrain(const CellRun& run) {
    if (m_terrain.empty()) [[likely]]
      return;
    for (std::size_t cell = run.first; cell < run.end(); ++cell) put(cell, Terrain::Plain);
    if (m_count[0] == m_cells.size()) m_terrain = {};
  }
  void put(std::size_t cell, Terrain t) {
    --m_count[static_cast<std::size_t>(m_terrain[cell])];
    ++m_count[static_cast<std::size_t>(t)];
    m_terrain[cell] = t;
  }

  int m_width = 0;
  int m_height = 0;
  std::vector<Weight> m_cells;
  std::vector<Terrain> m_terrain;                   // by index; empty where all is plain
  std::array<std::size_t, kTerrains> m_count = {};  // of the cells of each kind, while there is any
};

}  // namespace searchlight::grid
