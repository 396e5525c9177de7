// widgets/board/cell_image.cpp: the levels and how they are halved.
#include "widgets/board/cell_image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

namespace searchlight::ui {

namespace {

// The source pixels under one frame pixel, along one axis: three at most, since each is at least half as wide.
struct Taps {
  int first = 0;
  std::array<std::uint32_t, 3> weights{};  // of 256
  bool isSingle() const { return weights[0] == 256; }
  friend bool operator==(const Taps&, const Taps&) = default;
};

struct Axis {
  int begin = 0, end = 0;   // the frame pixels that show some of the picture
  std::vector<Taps> taps;   // of begin, begin + 1, ..
  bool isAllSingle = true;  // every frame pixel lies on one source pixel
  bool isAtMostTwo = true;  // .. on two of them
};

Axis sampled(double origin, double side, double extent, int sourcePixels, int framePixels) {
  Axis axis;
  // A frame pixel belongs to the picture when its middle does.
  axis.begin = std::clamp(static_cast<int>(std::ceil(origin - 0.5)), 0, framePixels);
  axis.end = std::clamp(static_cast<int>(std::ceil(origin + extent - 0.5)), axis.begin, framePixels);
  axis.taps.reserve(static_cast<std::size_t>(axis.end - axis.begin));
  const double most = std::min(static_cast<double>(sourcePixels), extent / side);
  for (int p = axis.begin; p < axis.end; ++p) {
    const double from = std::clamp((p - origin) / side, 0.0, most);
    const double to = std::clamp((p + 1 - origin) / side, 0.0, most);
    Taps taps;
    taps.first = std::min(static_cast<int>(from), sourcePixels - 1);
    std::uint32_t left = 256;
    for (std::size_t k = 0; k < 3 && left > 0; ++k) {
      const double edge = std::min(to, static_cast<double>(taps.first) + static_cast<double>(k) + 1);
      const double begin = std::max(from, static_cast<double>(taps.first) + static_cast<double>(k));
      const double share = to > from ? std::max(0.0, edge - begin) / (to - from) : 1;
      taps.weights[k] = std::min(left, static_cast<std::uint32_t>(std::lround(256 * share)));
      left -= taps.weights[k];
    }
    taps.weights[0] += left;  // rounding's rest
    axis.isAllSingle &= taps.isSingle();
    axis.isAtMostTwo &= taps.weights[2] == 0;
    axis.taps.push_back(taps);
  }
  return axis;
}

constexpr QRgb kEven = 0x00ff00ff;
constexpr QRgb kOpaque = 0xff000000;

QRgb weighed(QRgb a, std::uint32_t wa, QRgb b, std::uint32_t wb) {
  const QRgb even = ((a & kEven) * wa + (b & kEven) * wb) >> 8 & kEven;
  const QRgb odd = ((a >> 8 & kEven) * wa + (b >> 8 & kEven) * wb) & ~kEven;
  return kOpaque | even | odd;
}

QRgb weighedThree(const QRgb* p, const std::array<std::uint32_t, 3>& w) {
  const QRgb even = ((p[0] & kEven) * w[0] + (p[1] & kEven) * w[1] + (p[2] & kEven) * w[2]) >> 8 & kEven;
  const QRgb odd =
      ((p[0] >> 8 & kEven) * w[0] + (p[1] >> 8 & kEven) * w[1] + (p[2] >> 8 & kEven) * w[2]) & ~kEven;
  return kOpaque | even | odd;
}

// A row of the picture's height-to-be, still as wide as the picture; `mixed` is used where rows are blended. Channel by
// channel in 16 bits, which compilers turn into vectors.
const QRgb* blendRows(const QImage& picture, const Taps& rows, int first, int last,
                      std::vector<QRgb>& mixed) {
  const auto row = [&](int k) {
    const int y = std::min(rows.first + k, picture.height() - 1);
    return picture.constScanLine(y);
  };
  const uchar *a = row(0), *b = row(1), *c = row(2);
  if (rows.isSingle()) return reinterpret_cast<const QRgb*>(a);
  const auto wa = static_cast<std::uint16_t>(rows.weights[0]),
             wb = static_cast<std::uint16_t>(rows.weights[1]),
             wc = static_cast<std::uint16_t>(rows.weights[2]);
  uchar* const out = reinterpret_cast<uchar*>(mixed.data());
  const auto share = [](std::uint16_t value) { return static_cast<uchar>(value >> 8); };
  if (wc == 0)
    for (int i = 4 * first; i < 4 * last; ++i)
      out[i] = share(static_cast<std::uint16_t>(a[i] * wa + b[i] * wb));
  else
    for (int i = 4 * first; i < 4 * last; ++i)
      out[i] = share(static_cast<std::uint16_t>(a[i] * wa + b[i] * wb + c[i] * wc));
  return mixed.data();
}

// `source` has readable pixels one and two behind the last tapped one, whose weights are 0 there. Without branches in the
// loops: weights of 0 cost less than to guess them.
void blendColumns(const QRgb* source, std::span<const Taps> taps, const Axis& columns, QRgb* out) {
  if (columns.isAllSingle)
    for (const Taps& t : taps) *out++ = kOpaque | source[t.first];
  else if (columns.isAtMostTwo)
    for (const Taps& t : taps)
      *out++ = weighed(source[t.first], t.weights[0], source[t.first + 1], t.weights[1]);
  else
    for (const Taps& t : taps) *out++ = weighedThree(source + t.first, t.weights);
}

}  // namespace

void scaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent, QRgb outside,
                QImage& frame) {
  const Axis columns = sampled(origin.x(), side, extent.width(), picture.width(), frame.width());
  const Axis rows = sampled(origin.y(), side, extent.height(), picture.height(), frame.height());
  const int width = frame.width();
  // RGB32 rows have no gaps.
  QRgb* const lines = reinterpret_cast<QRgb*>(frame.bits());
  const auto line = [&](int y) { return lines + static_cast<std::ptrdiff_t>(y) * width; };
  for (int y = 0; y < frame.height(); ++y)
    if (y < rows.begin || y >= rows.end) std::fill_n(line(y), width, outside);
  if (columns.taps.empty()) {
    for (int y = rows.begin; y < rows.end; ++y) std::fill_n(line(y), width, outside);
    return;
  }

  const int first = columns.taps.front().first;
  const int last = std::min(columns.taps.back().first + 3, picture.width());
  const std::size_t parts = static_cast<std::size_t>(rowParts(rows.end - rows.begin, width));
  std::vector<std::vector<QRgb>> scratch(
      parts, std::vector<QRgb>(static_cast<std::size_t>(picture.width()) + 2, outside));
  shareRows(rows.begin, rows.end, width, [&](int begin, int end, std::size_t part) {
    std::vector<QRgb>& mixed = scratch[part];
    const Taps* before = nullptr;
    for (int y = begin; y < end; ++y) {
      const Taps& taps = rows.taps[static_cast<std::size_t>(y - rows.begin)];
      QRgb* const out = lines + static_cast<std::ptrdiff_t>(y) * width;
      if (before && *before == taps) {
        std::copy_n(out - width, width, out);
        continue;
      }
      before = &taps;
      const QRgb* source = blendRows(picture, taps, first, last, mixed);
      // The last pixels of a row have no right neighbours in the picture itself.
      if (source != mixed.data() && !columns.isAllSingle && last == picture.width()) {
        std::copy(source + first, source + last, mixed.data() + first);
        source = mixed.data();
      }
      std::fill(out, out + columns.begin, outside);
      blendColumns(source, columns.taps, columns, out + columns.begin);
      std::fill(out + columns.end, out + width, outside);
    }
  });
}

void rescaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent,
                  std::span<const PixelSpan> changed, QImage& frame) {
  const Axis columns = sampled(origin.x(), side, extent.width(), picture.width(), frame.width());
  const Axis rows = sampled(origin.y(), side, extent.height(), picture.height(), frame.height());
  QRgb* const lines = reinterpret_cast<QRgb*>(frame.bits());
  std::vector<QRgb> mixed(static_cast<std::size_t>(picture.width()) + 2);
  const Taps* before = nullptr;
  for (int y = rows.begin; y < rows.end; ++y) {
    const Taps& taps = rows.taps[static_cast<std::size_t>(y - rows.begin)];
    PixelSpan span{picture.width(), 0};
    for (std::size_t k = 0; k < 3; ++k) {
      if (taps.weights[k] == 0) continue;
      const PixelSpan row = changed[static_cast<std::size_t>(taps.first) + k];
      if (row.begin < row.end) span = {std::min(span.begin, row.begin), std::max(span.end, row.end)};
    }
    const bool isLikeBefore = before && *before == taps;
    before = &taps;
    // The frame's pixels with any of these under them.
    const auto first =
        std::ranges::partition_point(columns.taps, [&](const Taps& t) { return t.first + 2 < span.begin; });
    const auto last =
        std::partition_point(first, columns.taps.end(), [&](const Taps& t) { return t.first < span.end; });
    if (span.begin >= span.end || first == last) continue;
    QRgb* const out = lines + static_cast<std::ptrdiff_t>(y) * frame.width() + columns.begin +
                      (first - columns.taps.begin());
    if (isLikeBefore) {
      std::copy_n(out - frame.width(), last - first, out);
      continue;
    }
    const int begin = first->first, end = std::min(std::prev(last)->first + 3, picture.width());
    const QRgb* source = blendRows(picture, taps, begin, end, mixed);
    if (source != mixed.data() && !columns.isAllSingle && end == picture.width()) {
      std::copy(source + begin, source + end, mixed.data() + begin);
      source = mixed.data();
    }
    blendColumns(source, {first, last}, columns, out);
  }
}

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
