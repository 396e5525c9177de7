// core/grid/map.h: a grid map, walls and the weight of every cell. State only; searches live in route_problem.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <vector>

#include "core/geometry/point.h"

namespace searchlight::grid {

// 0 is a wall; 1 to 255 multiply the cost of the move that enters the cell.
using Weight = std::uint8_t;
inline constexpr Weight kWall = 0;

// A rectangle of 1 x 1 to 4096 x 4096 cells, stored row by row. A value: copying copies the cells. Water is a medium of
// its own: free cells of weight 1 that are entered from water and left for water only. Swamp is land that is shown as swamp.
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
  // A cell that gets a weight is land, and no swamp.
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

  // REQUIRES: a cell's index.
  bool isWater(std::size_t cell) const { return m_water.has(cell); }
  bool hasWater() const { return m_water.hasAny(); }
  void setWater(std::size_t cell) {
    m_cells[cell] = 1;
    m_swamp.remove({static_cast<std::uint32_t>(cell), 1});
    m_water.add(cell, m_cells.size());
  }
  bool isSwamp(std::size_t cell) const { return m_swamp.has(cell); }
  bool hasSwamp() const { return m_swamp.hasAny(); }
  void setSwamp(std::size_t cell) { m_swamp.add(cell, m_cells.size()); }  // REQUIRES: a free cell of land
  // Whether the cell is more than its weight tells.
  bool hasTerrain(std::size_t cell) const { return isWater(cell) || isSwamp(cell); }

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

  friend bool operator==(const Map&, const Map&) = default;

 private:
  // Some of a map's cells, most often none.
  class CellSet {
   public:
    bool has(std::size_t cell) const { return hasAny() && m_has[cell]; }
    bool hasAny() const { return !m_has.empty(); }
    void add(std::size_t cell, std::size_t cellCount) {
      if (m_has.empty()) m_has.resize(cellCount);
      if (!m_has[cell]) ++m_count;
      m_has[cell] = true;
    }
    void remove(const CellRun& run) {
      if (m_has.empty()) [[likely]]
        return;
      for (std::size_t cell = run.first; cell < run.end(); ++cell) {
        if (!m_has[cell]) continue;
        m_has[cell] = false;
        if (--m_count > 0) continue;
        m_has = {};
        return;
      }
    }
    friend bool operator==(const CellSet&, const CellSet&) = default;

   private:
    std::vector<bool> m_has;  // by index; empty where there is none
    std::size_t m_count = 0;
  };

  void clearTerrain(const CellRun& run) {
    m_water.remove(run);
    m_swamp.remove(run);
  }

  int m_width = 0;
  int m_height = 0;
  std::vector<Weight> m_cells;
  CellSet m_water, m_swamp;
};

}  // namespace searchlight::grid
