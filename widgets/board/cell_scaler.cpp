// widgets/board/cell_scaler.cpp: area sampling, rows first, then columns.
#include "widgets/board/cell_scaler.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

#include "widgets/board/share_rows.h"

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

}  // namespace searchlight::ui
