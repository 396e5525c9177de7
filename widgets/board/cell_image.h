// widgets/board/cell_image.h: a board as a picture, one pixel a cell, and its halvings; kept up to date block by block.
#pragma once
#include <QImage>
#include <QPointF>
#include <QSizeF>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "core/parallel/share_work.h"

namespace searchlight::ui {

// Into how many parts so many rows of so many pixels are divided: 1 where a thread would take longer to begin (about
// half a millisecond's work).
constexpr int rowParts(int rows, int width) { return rows * width < 500'000 ? 1 : 8; }

// Calls work(first, last, part) for parts of the rows from `begin` to before `end`; by two threads at a time where there
// is more than one part. REQUIRES: work does not throw.
template <class Work>
void shareRows(int begin, int end, int width, Work&& work) {
  const int rows = end - begin, parts = rowParts(rows, width);
  shareWork(static_cast<std::size_t>(parts), [&](std::size_t part) noexcept {
    const auto border = [&](std::size_t i) { return begin + rows * static_cast<int>(i) / parts; };
    work(border(part), border(part + 1), part);
  });
}

// Fills the whole frame (RGB32, opaque whatever the picture's alpha). The picture's pixel (0, 0) begins at `origin`, its pixels are `side` frame pixels wide
// and high (0.5 or more: of smaller ones take a halving), and what lies beyond `extent` from the origin is `outside`.
//
// Every frame pixel is the mean of what lies under it, by area. So with whole `side` and `origin` cells have hard edges,
// and otherwise every cell still has the same weight: with a nearest-neighbour drawing thin walls would come and go.
void scaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent, QRgb outside,
                QImage& frame);

// The pixels of a row from `begin` to before `end`; none where they are equal.
struct PixelSpan {
  int begin = 0, end = 0;
};

// The same for a frame that has been filled so already, when only these pixels of the picture have changed since.
// REQUIRES: a span for every row of the picture, within it.
void rescaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent,
                  std::span<const PixelSpan> changed, QImage& frame);

// Level 0 has a pixel per cell; each further level is half as wide and high, its pixels the means of four, or one of
// those that are emphasised: the frontier of a search shows at any size, as a route does on a road map. What is
// stale is known by blocks of 64 cells in the order of memory, and is coloured anew only when it is wanted: an event of
// a search costs one byte written here, however often its cell changes between two frames. While a level above is looked
// at, long runs of cells are coloured and halved at once and level 0 is not written at all, which is half of the memory
// that would go through the processor.
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
    for (std::size_t block = first >> kBlockBits; block <= (last - 1) >> kBlockBits; ++block)
      stale[block] = kNews;
  }

  // The columns of each row of the board under which fresh() of level 0 is going to colour anew; begin == end: none.
  void staleColumns(const CellRect& cells, std::vector<PixelSpan>& rows) const;

  // The memory of all levels.
  std::size_t bytes() const;
  int levels() const { return static_cast<int>(m_levels.size()); }
  // The picture of a level, fresh at least where it shows `cells`. `colour(first, last, pixels)` colours the cells first
  // to last - 1; with isShared it may be called by two threads at a time, for different cells.
  // REQUIRES: 0 <= level < levels(); colour does not throw.
  template <class Colour>
  const QImage& fresh(int level, const CellRect& shown, bool isShared, Colour&& colour) {
    const CellRect cells = underPixels(level, shown);
    const int rows = rowsAPart(level);
    const int first = cells.top / rows, last = (std::max(cells.bottom, 1) - 1) / rows;
    const auto parts = static_cast<std::size_t>(last - first + 1), twoRows = 2 * m_levels.front().columns();
    m_scratch.resize(parts * twoRows);
    const auto refreshPart = [&](std::size_t i) noexcept {
      const int part = first + static_cast<int>(i);
      refresh(level,
              {cells.left, std::max(cells.top, part * rows), cells.right,
               std::min(cells.bottom, (part + 1) * rows)},
              m_scratch.data() + i * twoRows, colour);
    };
    if (isShared && staleCells(level, cells) >= kWorthSharing)
      shareWork(parts, refreshPart);
    else
      for (std::size_t i = 0; i < parts; ++i) refreshPart(i);
    return m_levels[static_cast<std::size_t>(level)].image;
  }

 private:
  static constexpr int kBlockBits = 6;
  static constexpr std::size_t kBlock = std::size_t{1} << kBlockBits;
  // A block whose pixels are not right, and one of which the level above does not know so yet.
  static constexpr std::uint8_t kStale = 1, kUntold = 2, kNews = kStale | kUntold;
  static constexpr std::size_t kLongRun = 4;             // blocks
  static constexpr std::size_t kWorthSharing = 200'000;  // cells: about half a millisecond
  struct Level {
    QImage image;                     // RGB32, rows without gaps
    QRgb* pixel = nullptr;            // the image's first: QImage::bits() is not for two threads
    std::vector<std::uint8_t> stale;  // a byte a block: 0, or kStale; on level 0 kNews, too
    std::size_t columns() const { return static_cast<std::size_t>(image.width()); }
    std::size_t pixels() const { return columns() * static_cast<std::size_t>(image.height()); }
  };

  // All cells under the pixels of a level that show some of these.
  CellRect underPixels(int level, const CellRect& cells) const;
  // So many rows of cells that two threads, each at rows of its own, never write to the same block of any level up to the
  // one above `level`.
  static int rowsAPart(int level) { return static_cast<int>(kBlock) << (level + 1); }
  std::size_t staleCells(int level, const CellRect& cells) const;

  // A few rows at a time, so that what was coloured is halved before it leaves the processor's cache.
  // `scratch` has room for two rows of cells.
  template <class Colour>
  void refresh(int level, const CellRect& cells, QRgb* scratch, Colour& colour) {
    const int rows = std::max(16, 2 << level);
    for (int top = cells.top / rows * rows; top < cells.bottom; top += rows) {
      const CellRect band{cells.left, std::max(cells.top, top), cells.right,
                          std::min(cells.bottom, top + rows)};
      if (level == 0) colourStale(band, colour);
      if (level > 0) halveCells(band, scratch, colour);
      for (int l = 2; l <= level; ++l) halveStale(l, band);
    }
  }
  template <class Colour>
  void colourStale(const CellRect& cells, Colour& colour) {
    forEachRun(m_levels.front(), cells, kStale, [&](std::size_t first, std::size_t last) {
      colourBase(first >> kBlockBits, (last - 1) >> kBlockBits, colour);
    });
  }
  // The stale ones of these blocks of level 0.
  template <class Colour>
  void colourBase(std::size_t firstBlock, std::size_t lastBlock, Colour& colour) {
    Level& base = m_levels.front();
    for (std::size_t block = firstBlock; block <= lastBlock; ++block) {
      if (!(base.stale[block] & kStale)) continue;
      const std::size_t begin = block;
      bool isUntold = false;
      for (; block <= lastBlock && base.stale[block] & kStale; ++block) {
        isUntold |= (base.stale[block] & kUntold) != 0;
        base.stale[block] = 0;
      }
      const std::size_t first = begin * kBlock, last = std::min(base.pixels(), block * kBlock);
      colour(first, last, base.pixel + first);
      if (isUntold) passOn(0, first, last);
    }
  }
  // Level 1 from the cells.
  template <class Colour>
  void halveCells(const CellRect& cells, QRgb* scratch, Colour& colour) {
    Level& base = m_levels[0];
    forEachRun(base, cells, kUntold, [&](std::size_t first, std::size_t last) {
      for (std::size_t block = first >> kBlockBits; block <= (last - 1) >> kBlockBits; ++block)
        base.stale[block] &= static_cast<std::uint8_t>(~kUntold);
      passOn(0, first, last);
    });
    halveStale(1, cells, [&](std::size_t upper, std::size_t lower, std::size_t count) -> HalvedRows {
      const auto isFresh = [&](std::size_t row) {
        for (std::size_t block = row >> kBlockBits; block <= (row + count - 1) >> kBlockBits; ++block)
          if (base.stale[block] & kStale) return false;
        return true;
      };
      if (count < 2 * kLongRun * kBlock || (isFresh(upper) && isFresh(lower))) {
        colourBase(upper >> kBlockBits, (upper + count - 1) >> kBlockBits, colour);
        colourBase(lower >> kBlockBits, (lower + count - 1) >> kBlockBits, colour);
        return {base.pixel + upper, base.pixel + lower};
      }
      colour(upper, upper + count, scratch);
      if (lower != upper) colour(lower, lower + count, scratch + count);
      return {scratch, scratch + (lower != upper ? count : 0)};
    });
  }
  // Calls visit(first, last) for the blocks under the rectangle that have the flag, those in a row at once.
  template <class Visit>
  static void forEachRun(const Level& level, const CellRect& rect, std::uint8_t flag, Visit&& visit) {
    if (rect.left >= rect.right) return;
    const std::size_t columns = level.columns(), end = level.pixels();
    for (int y = rect.top; y < rect.bottom; ++y) {
      const std::size_t row = static_cast<std::size_t>(y) * columns;
      const std::size_t first = (row + static_cast<std::size_t>(rect.left)) >> kBlockBits;
      const std::size_t last = (row + static_cast<std::size_t>(rect.right) - 1) >> kBlockBits;
      for (std::size_t block = first; block <= last; ++block) {
        if (!(level.stale[block] & flag)) continue;
        const std::size_t begin = block;
        while (block <= last && level.stale[block] & flag) ++block;
        visit(begin * kBlock, std::min(end, block * kBlock));
      }
    }
  }
  // The pixels above [first, last) of a level are stale.
  void passOn(std::size_t level, std::size_t first, std::size_t last);
  // Halves what is stale of a level above 0, `cells` being those of level 0. rowsOf(upper, lower, count) gives the `count`
  // pixels from these two of the level below.
  struct HalvedRows {
    const QRgb *upper, *lower;
  };
  template <class RowsOf>
  void halveStale(int level, CellRect cells, RowsOf&& rowsOf);
  void halveStale(int level, const CellRect& cells);
  // `count` pixels of a level's row from twice as many of two rows below; isLast: there the last one is alone.
  static void halve(const HalvedRows& below, QRgb* out, std::size_t count, bool isLastAlone);

  std::vector<Level> m_levels;
  std::vector<QRgb> m_scratch;  // two rows of cells for each part of a picture
};

template <class RowsOf>
void CellImage::halveStale(int level, CellRect cells, RowsOf&& rowsOf) {
  for (int l = 0; l < level; ++l)
    cells = {cells.left / 2, cells.top / 2, (cells.right + 1) / 2, (cells.bottom + 1) / 2};
  const auto index = static_cast<std::size_t>(level);
  const Level& below = m_levels[index - 1];
  Level& here = m_levels[index];
  const std::size_t wide = below.columns(), high = static_cast<std::size_t>(below.image.height());
  forEachRun(here, cells, kStale, [&](std::size_t first, std::size_t last) {
    for (std::size_t block = first >> kBlockBits; block <= (last - 1) >> kBlockBits; ++block)
      here.stale[block] = 0;
    // A block may run over the ends of rows; the last of an odd number of columns or rows stands for two.
    for (std::size_t i = first; i < last;) {
      const std::size_t y = i / here.columns(), x = i % here.columns();
      const std::size_t run = std::min(last - i, here.columns() - x);
      const std::size_t upper = 2 * y * wide + 2 * x, lower = 2 * y + 1 < high ? upper + wide : upper;
      const std::size_t count = std::min(2 * run, wide - 2 * x);
      halve(rowsOf(upper, lower, count), here.pixel + i, run, count < 2 * run);
      i += run;
    }
    passOn(index, first, last);
  });
}

}  // namespace searchlight::ui
