// widgets/board/cell_image.h: a board as a picture, one pixel a cell, and its halvings; kept up to date block by block.
#pragma once
#include <QImage>
#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/parallel/share_work.h"
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
  // The cells from `first` to before `last`. REQUIRES: some cells of the board.
  void invalidate(std::size_t first, std::size_t last) {
    std::vector<std::uint8_t>& stale = m_levels.front().stale;
    for (std::size_t block = first >> kBlockBits; block <= (last - 1) >> kBlockBits; ++block) stale[block] = 1;
  }

  int levels() const { return static_cast<int>(m_levels.size()); }
  // The picture of a level, fresh at least where it shows `cells`. `colour(first, last, pixels)` colours the cells first
  // to last - 1; with isShared it may be called by two threads at a time, for different cells, and does not throw.
  // REQUIRES: 0 <= level < levels().
  template <class Colour>
  const QImage& fresh(int level, const CellRect& cells, bool isShared, Colour&& colour) {
    const int rows = rowsAPart(level);
    const int first = cells.top / rows, last = (std::max(cells.bottom, 1) - 1) / rows;
    const auto refreshPart = [&](std::size_t i) {
      const int part = first + static_cast<int>(i);
      refresh(level, {cells.left, std::max(cells.top, part * rows), cells.right, std::min(cells.bottom, (part + 1) * rows)},
              colour);
    };
    const auto parts = static_cast<std::size_t>(last - first + 1);
    if (isShared && staleCells(cells) >= kWorthSharing)
      shareWork(parts, refreshPart);
    else
      for (std::size_t i = 0; i < parts; ++i) refreshPart(i);
    return m_levels[static_cast<std::size_t>(level)].image;
  }

 private:
  static constexpr int kBlockBits = 6;
  static constexpr std::size_t kBlock = std::size_t{1} << kBlockBits;
  static constexpr std::size_t kWorthSharing = 200'000;  // cells: about half a millisecond
  struct Level {
    QImage image;  // RGB32, rows without gaps
    QRgb* pixel = nullptr;  // the image's first: QImage::bits() is not for two threads
    std::vector<std::uint8_t> stale;
    std::size_t columns() const { return static_cast<std::size_t>(image.width()); }
    std::size_t pixels() const { return columns() * static_cast<std::size_t>(image.height()); }
  };

  // So many rows of cells that two threads, each at rows of its own, never write to the same block of any level up to the
  // one above `level`.
  static int rowsAPart(int level) { return static_cast<int>(kBlock) << (level + 1); }
  std::size_t staleCells(const CellRect& cells) const;

  // A few rows at a time, so that what was coloured is halved before it leaves the processor's cache.
  template <class Colour>
  void refresh(int level, const CellRect& cells, Colour& colour) {
    const int rows = std::max(16, 2 << level);
    for (int top = cells.top / rows * rows; top < cells.bottom; top += rows) {
      const CellRect band{cells.left, std::max(cells.top, top), cells.right, std::min(cells.bottom, top + rows)};
      forEachStale(m_levels.front(), band, [&](std::size_t first, std::size_t last) {
        colour(first, last, m_levels.front().pixel + first);
        passOn(0, first, last);
      });
      for (int l = 1; l <= level; ++l) halveStale(l, band);
    }
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
