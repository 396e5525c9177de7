// widgets/board/cell_image.h: a board as a picture, one pixel a cell, and its halvings; kept up to date block by block.
#pragma once
#include <QImage>
#include <cstdint>
#include <vector>

#include "core/geometry/cell_rect.h"

namespace searchlight::ui {

// Level 0 has a pixel per cell; each further level is half as wide and high, its pixels the means of four, or one of
// those that are emphasised: the frontier of a search shows at any size, as a route does on a road map. What is
// stale is known by blocks of 64 cells in the order of memory, and is coloured anew only when it is wanted: an event of
// a search costs one byte written here, however often its cell changes between two frames.
class CellImage {
 public:
  // Pixels are opaque; the alpha of an emphasised one is less by one.
  static constexpr QRgb emphasised(QRgb colour) { return (colour & 0x00ffffff) | 0xfe000000; }

  // Everything stale, level 0 of the given size.
  void reset(int columns, int rows);
  void invalidateAll();
  // REQUIRES: a cell of the board.
  void invalidate(std::size_t cell) { m_levels.front().stale[cell >> kBlockBits] = 1; }

  int levels() const { return static_cast<int>(m_levels.size()); }
  // The picture of a level, fresh at least where it shows `cells`. `colour(first, last, pixels)` colours the cells first
  // to last - 1. REQUIRES: 0 <= level < levels().
  template <class Colour>
  const QImage& fresh(int level, const CellRect& cells, Colour&& colour) {
    colourStale(cells, colour);
    for (int l = 1; l <= level; ++l) halveStale(l, cells);
    return m_levels[static_cast<std::size_t>(level)].image;
  }

 private:
  static constexpr int kBlockBits = 6;
  static constexpr std::size_t kBlock = std::size_t{1} << kBlockBits;
  struct Level {
    QImage image;  // RGB32, rows without gaps
    std::vector<std::uint8_t> stale;
    std::size_t columns() const { return static_cast<std::size_t>(image.width()); }
    std::size_t pixels() const { return columns() * static_cast<std::size_t>(image.height()); }
  };

  template <class Colour>
  void colourStale(const CellRect& cells, Colour&& colour) {
    Level& base = m_levels.front();
    QRgb* const pixels = reinterpret_cast<QRgb*>(base.image.bits());
    forEachStale(base, cells, [&](std::size_t first, std::size_t last) {
      colour(first, last, pixels + first);
      passOn(0, first, last);
    });
  }
  // Calls refresh(first, last) for the stale blocks under the rectangle, those in a row at once, and takes them for fresh
  // from then on.
  template <class Refresh>
  static void forEachStale(Level& level, const CellRect& rect, Refresh&& refresh) {
    if (rect.left >= rect.right) return;
    const std::size_t columns = level.columns(), end = level.pixels();
    for (int y = rect.top; y < rect.bottom; ++y) {
      const std::size_t row = static_cast<std::size_t>(y) * columns;
      const std::size_t first = (row + static_cast<std::size_t>(rect.left)) >> kBlockBits;
      const std::size_t last = (row + static_cast<std::size_t>(rect.right) - 1) >> kBlockBits;
      for (std::size_t block = first; block <= last; ++block) {
        if (!level.stale[block]) continue;
        const std::size_t begin = block;
        while (block <= last && level.stale[block]) level.stale[block++] = 0;
        refresh(begin * kBlock, std::min(end, block * kBlock));
      }
    }
  }
  // The pixels above [first, last) of a level are stale.
  void passOn(std::size_t level, std::size_t first, std::size_t last);
  void halveStale(int level, CellRect cells);

  std::vector<Level> m_levels;
};

}  // namespace searchlight::ui
