// widgets/board/cell_image.cpp: the levels and how they are halved.
#include "widgets/board/cell_image.h"

#include <algorithm>

namespace searchlight::ui {
namespace {

// The mean of four pixels, two channels at a time.
QRgb mean(QRgb a, QRgb b, QRgb c, QRgb d) {
  constexpr QRgb kMask = 0x00ff00ff;
  const QRgb even = ((a & kMask) + (b & kMask) + (c & kMask) + (d & kMask) + 0x00020002) >> 2;
  const QRgb odd =
      ((a >> 8 & kMask) + (b >> 8 & kMask) + (c >> 8 & kMask) + (d >> 8 & kMask) + 0x00020002) >> 2;
  return (even & kMask) | (odd & kMask) << 8;
}
// All ones for an emphasised pixel, all zeros for another.
QRgb emphasis(QRgb pixel) { return (pixel >> 24 & 1) - 1; }

// `count` pixels from two rows of twice as many: the mean of four, or the one of them that is emphasised. Without
// branches, so that compilers turn the loops into vectors: in a maze every other block has an emphasised pixel.
void halveAll(const QRgb* upper, const QRgb* lower, QRgb* out, std::size_t count) {
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
    level.stale.assign((level.pixels() + kBlock - 1) >> kBlockBits, m_levels.empty() ? kNews : kStale);
    m_levels.push_back(std::move(level));
  }
}

std::size_t CellImage::bytes() const {
  std::size_t total = 0;
  for (const Level& level : m_levels) total += level.pixels() * sizeof(QRgb) + level.stale.size();
  return total;
}

CellRect CellImage::underPixels(int level, const CellRect& cells) const {
  const QImage& base = m_levels.front().image;
  const auto down = [level](int x) { return x >> level << level; };
  const auto up = [&](int x) { return down(x + (1 << level) - 1); };
  return {down(cells.left), down(cells.top), std::min(up(cells.right), base.width()),
          std::min(up(cells.bottom), base.height())};
}

std::size_t CellImage::staleCells(int level, const CellRect& cells) const {
  const Level& base = m_levels.front();
  const auto block = [&](int row) {
    return std::min((static_cast<std::size_t>(row) * base.columns()) >> kBlockBits, base.stale.size());
  };
  const auto first = base.stale.begin() + static_cast<std::ptrdiff_t>(block(std::max(cells.top, 0)));
  const auto last = base.stale.begin() + static_cast<std::ptrdiff_t>(block(std::max(cells.bottom, 0)));
  const std::uint8_t flag = level == 0 ? kStale : kUntold;
  return static_cast<std::size_t>(
             std::count_if(first, last, [flag](std::uint8_t s) { return (s & flag) != 0; })) *
         kBlock;
}

void CellImage::staleColumns(const CellRect& cells, std::vector<PixelSpan>& rows) const {
  const Level& base = m_levels.front();
  const int columns = base.image.width();
  rows.assign(static_cast<std::size_t>(base.image.height()), {});
  // A block may run over the ends of rows, also into some that are not seen.
  const int beyond = static_cast<int>(kBlock) / columns + 1;
  const int top = std::max(0, cells.top - beyond),
            bottom = std::min(cells.bottom + beyond, base.image.height());
  forEachRun(base, {0, top, columns, bottom}, kStale, [&](std::size_t first, std::size_t last) {
    while (first < last) {
      const std::size_t row = first / base.columns();
      const int begin = static_cast<int>(first % base.columns());
      const int end = static_cast<int>(
          std::min<std::size_t>(base.columns(), static_cast<std::size_t>(begin) + last - first));
      PixelSpan& span = rows[row];
      span = span.begin < span.end ? PixelSpan{std::min(span.begin, begin), std::max(span.end, end)}
                                   : PixelSpan{begin, end};
      first += static_cast<std::size_t>(end - begin);
    }
  });
}

void CellImage::invalidateAll() {
  for (Level& level : m_levels) std::ranges::fill(level.stale, kStale);
  if (!m_levels.empty()) std::ranges::fill(m_levels.front().stale, kNews);
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
    for (std::size_t block = (above + x / 2) >> kBlockBits; block <= end; ++block) next.stale[block] = kStale;
    first += run;
  }
}

void CellImage::halve(const HalvedRows& below, QRgb* out, std::size_t count, bool isLastAlone) {
  const std::size_t whole = isLastAlone ? count - 1 : count;
  halveAll(below.upper, below.lower, out, whole);
  if (!isLastAlone) return;
  const QRgb twice[4] = {below.upper[2 * whole], below.upper[2 * whole], below.lower[2 * whole],
                         below.lower[2 * whole]};
  halveAll(twice, twice + 2, out + whole, 1);
}

void CellImage::halveStale(int level, const CellRect& cells) {
  const QRgb* const pixels = m_levels[static_cast<std::size_t>(level) - 1].pixel;
  halveStale(level, cells, [pixels](std::size_t upper, std::size_t lower, std::size_t) {
    return HalvedRows{pixels + upper, pixels + lower};
  });
}

}  // namespace searchlight::ui
