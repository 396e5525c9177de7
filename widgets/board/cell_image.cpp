// widgets/board/cell_image.cpp: the levels and how they are halved.
#include "widgets/board/cell_image.h"

#include <algorithm>

namespace searchlight::ui {
namespace {

// The mean of four pixels, two channels at a time.
QRgb mean(QRgb a, QRgb b, QRgb c, QRgb d) {
  constexpr QRgb kEven = 0x00ff00ff;
  const QRgb even = ((a & kEven) + (b & kEven) + (c & kEven) + (d & kEven) + 0x00020002) >> 2;
  const QRgb odd =
      ((a >> 8 & kEven) + (b >> 8 & kEven) + (c >> 8 & kEven) + (d >> 8 & kEven) + 0x00020002) >> 2;
  return (even & kEven) | (odd & kEven) << 8;
}
// All ones for an emphasised pixel, all zeros for another.
QRgb emphasis(QRgb pixel) { return (pixel >> 24 & 1) - 1; }

// `count` pixels from two rows of twice as many: the mean of four, or the one of them that is emphasised. Without
// branches, so that compilers turn the loops into vectors: in a maze every other block has an emphasised pixel.
void halve(const QRgb* upper, const QRgb* lower, QRgb* out, std::size_t count) {
  QRgb any = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const QRgb a = upper[2 * i], b = upper[2 * i + 1], c = lower[2 * i], d = lower[2 * i + 1];
    any |= ~(a & b & c & d);
    out[i] = mean(a, b, c, d);
  }
  if ((any >> 24 & 1) == 0) return;
  for (std::size_t i = 0; i < count; ++i) {
    QRgb pixel = out[i];
    for (const QRgb candidate : {lower[2 * i + 1], lower[2 * i], upper[2 * i + 1], upper[2 * i]}) {
      const QRgb is = emphasis(candidate);
      pixel = (candidate & is) | (pixel & ~is);
    }
    out[i] = pixel;
  }
}

}  // namespace

void CellImage::reset(int columns, int rows) {
  m_levels.clear();
  // Down to what any view can show whole.
  for (int w = columns, h = rows; m_levels.empty() || w > 64 || h > 64; w = (w + 1) / 2, h = (h + 1) / 2) {
    Level level{QImage(w, h, QImage::Format_RGB32), nullptr, {}};
    level.pixel = reinterpret_cast<QRgb*>(level.image.bits());
    level.stale.assign((level.pixels() + kBlock - 1) >> kBlockBits, 1);
    m_levels.push_back(std::move(level));
  }
}

std::size_t CellImage::staleCells(const CellRect& cells) const {
  const Level& base = m_levels.front();
  const auto block = [&](int row) {
    return std::min((static_cast<std::size_t>(row) * base.columns()) >> kBlockBits, base.stale.size());
  };
  const auto first = base.stale.begin() + static_cast<std::ptrdiff_t>(block(std::max(cells.top, 0)));
  const auto last = base.stale.begin() + static_cast<std::ptrdiff_t>(block(std::max(cells.bottom, 0)));
  return static_cast<std::size_t>(std::count(first, last, std::uint8_t{1})) * kBlock;
}

void CellImage::invalidateAll() {
  for (Level& level : m_levels) std::ranges::fill(level.stale, std::uint8_t{1});
}

void CellImage::passOn(std::size_t level, std::size_t first, std::size_t last) {
  if (level + 1 == m_levels.size()) return;
  const std::size_t columns = m_levels[level].columns();
  Level& next = m_levels[level + 1];
  // A block may run over the ends of rows.
  while (first < last) {
    const std::size_t y = first / columns, x = first % columns;
    const std::size_t run = std::min(last - first, columns - x);
    const std::size_t above = y / 2 * next.columns();
    const std::size_t end = (above + (x + run - 1) / 2) >> kBlockBits;
    for (std::size_t block = (above + x / 2) >> kBlockBits; block <= end; ++block) next.stale[block] = 1;
    first += run;
  }
}

void CellImage::halveStale(int level, CellRect cells) {
  for (int l = 0; l < level; ++l)
    cells = {cells.left / 2, cells.top / 2, (cells.right + 1) / 2, (cells.bottom + 1) / 2};
  const auto index = static_cast<std::size_t>(level);
  const Level& below = m_levels[index - 1];
  Level& here = m_levels[index];
  const QRgb* const source = below.pixel;
  QRgb* const pixels = here.pixel;
  const std::size_t wide = below.columns(), high = static_cast<std::size_t>(below.image.height());
  forEachStale(here, cells, [&](std::size_t first, std::size_t last) {
    // A block may run over the ends of rows; the last of an odd number of columns stands for two.
    for (std::size_t i = first; i < last;) {
      const std::size_t y = i / here.columns(), x = i % here.columns();
      const std::size_t run = std::min(last - i, here.columns() - x);
      const QRgb* const upper = source + 2 * y * wide;
      const QRgb* const lower = 2 * y + 1 < high ? upper + wide : upper;
      const std::size_t whole = std::min(run, wide / 2 - std::min(x, wide / 2));
      halve(upper + 2 * x, lower + 2 * x, pixels + i, whole);
      if (whole < run) {
        const QRgb twice[4] = {upper[wide - 1], upper[wide - 1], lower[wide - 1], lower[wide - 1]};
        halve(twice, twice + 2, pixels + i + whole, 1);
      }
      i += run;
    }
    passOn(index, first, last);
  });
}

}  // namespace searchlight::ui
