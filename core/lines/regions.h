// core/lines/regions.h: which empty cells hang together, so that "can it get there" is a look, for all balls at once.
//
// No route search: it says that there is a way, not which, and has neither order nor marks; those are the business of the
// one search (route.h). A player asks it of every position it imagines, some ten thousand a second, and a flood
// of all empty cells answers for every ball and target of the position. Tests hold it against the search's marks.
#pragma once
#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/lines/board.h"

namespace searchlight::lines {

// Anything with cellCount(), a size() of cells a side, and colours by cell number through at().
template <class B>
concept BallBoard = requires(const B& b, std::size_t cell) {
  {b.at(cell) == kNoBall};
  { b.size() } -> std::same_as<int>;
  { b.cellCount() } -> std::same_as<std::size_t>;
};

class Regions {
 public:
  using Region = std::uint8_t;  // from 1; 0: a ball. At most 200: every second cell of the largest board

  template <BallBoard B>
  explicit Regions(const B& board)
      : m_size(static_cast<std::size_t>(board.size())), m_cells(board.cellCount()) {
    std::fill_n(m_region.begin(), m_cells, Region{0});
    std::array<std::uint16_t, Settings::kMaxCells> waiting;
    for (std::size_t first = 0; first < m_cells; ++first) {
      if (board.at(first) != kNoBall || m_region[first] != 0) continue;
      std::size_t count = 0;
      m_region[first] = ++m_count;
      waiting[count++] = static_cast<std::uint16_t>(first);
      while (count > 0)
        forEachNeighbour(waiting[--count], [&](std::size_t next) {
          if (board.at(next) != kNoBall || m_region[next] != 0) return;
          m_region[next] = m_count;
          waiting[count++] = static_cast<std::uint16_t>(next);
        });
    }
  }

  Region operator[](std::size_t cell) const { return m_region[cell]; }
  std::size_t count() const { return m_count; }
  // Whether a ball on `from` can go to the empty cell `to`: a region that it touches holds `to`.
  bool reaches(std::size_t from, std::size_t to) const {
    bool touches = false;
    forEachNeighbour(from, [&](std::size_t next) { touches |= m_region[next] == m_region[to]; });
    return touches && m_region[to] != 0;
  }
  bool reaches(Point from, Point to) const { return reaches(cell(from), cell(to)); }

  template <class F>
  void forEachNeighbour(std::size_t cell, F&& f) const {
    const std::size_t x = cell % m_size;
    if (cell >= m_size) f(cell - m_size);
    if (cell + m_size < m_cells) f(cell + m_size);
    if (x > 0) f(cell - 1);
    if (x + 1 < m_size) f(cell + 1);
  }

 private:
  std::size_t cell(Point p) const {
    return static_cast<std::size_t>(p.y) * m_size + static_cast<std::size_t>(p.x);
  }

  std::size_t m_size, m_cells;
  Region m_count = 0;
  std::array<Region, Settings::kMaxCells> m_region;
};

}  // namespace searchlight::lines
