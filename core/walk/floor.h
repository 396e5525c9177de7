// core/walk/floor.h: which cells of a small board can be walked on.
#pragma once
#include <cstddef>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/problem.h"

namespace searchlight::walk {

// Cells are numbered row by row; what lies outside is blocked.
class Floor {
 public:
  // All cells are free. REQUIRES: width, height >= 1.
  Floor(int width, int height)
      : m_width(width),
        m_height(height),
        m_free(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), true) {}

  int width() const { return m_width; }
  int height() const { return m_height; }
  std::size_t cellCount() const { return m_free.size(); }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }
  // REQUIRES: contains(p).
  search::NodeId cell(Point p) const { return static_cast<search::NodeId>(p.y * m_width + p.x); }
  Point point(search::NodeId cell) const {
    return {static_cast<int>(cell) % m_width, static_cast<int>(cell) / m_width};
  }

  bool isFree(Point p) const { return contains(p) && m_free[cell(p)]; }
  void setFree(Point p, bool free) { m_free[cell(p)] = free; }

 private:
  int m_width, m_height;
  std::vector<bool> m_free;
};

}  // namespace searchlight::walk
