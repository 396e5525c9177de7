// widgets/grid/cell_scaler.cpp: area sampling, rows first, then columns.
#include "widgets/grid/cell_scaler.h"

#include <algorithm>
#include <array>
#include <cmath>
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
  bool isAtMostPairs = true;
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
    axis.isAtMostPairs &= taps.weights[2] == 0;
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
QRgb weighed(QRgb a, std::uint32_t wa, QRgb b, std::uint32_t wb, QRgb c, std::uint32_t wc) {
  const QRgb even = ((a & kEven) * wa + (b & kEven) * wb + (c & kEven) * wc) >> 8 & kEven;
  const QRgb odd = ((a >> 8 & kEven) * wa + (b >> 8 & kEven) * wb + (c >> 8 & kEven) * wc) & ~kEven;
  return kOpaque | even | odd;
}

// A row of the picture's height-to-be, still as wide as the picture; `mixed` is used where rows are blended.
const QRgb* blendRows(const QImage& picture, const Taps& rows, int first, int last,
                      std::vector<QRgb>& mixed) {
  const auto row = [&](int k) {
    const int y = std::min(rows.first + k, picture.height() - 1);
    return reinterpret_cast<const QRgb*>(picture.constScanLine(y));
  };
  if (rows.isSingle()) return row(0);
  const QRgb *a = row(0), *b = row(1), *c = row(2);
  const auto [wa, wb, wc] = rows.weights;
  QRgb* const out = mixed.data();
  if (wc == 0)
    for (int x = first; x < last; ++x) out[x] = weighed(a[x], wa, b[x], wb);
  else
    for (int x = first; x < last; ++x) out[x] = weighed(a[x], wa, b[x], wb, c[x], wc);
  return out;
}

// `source` has readable pixels one and two behind the last tapped one, whose weights are 0 there.
void blendColumns(const QRgb* source, const Axis& columns, QRgb* out) {
  if (columns.isAllSingle)
    for (const Taps& t : columns.taps) *out++ = kOpaque | source[t.first];
  else if (columns.isAtMostPairs)
    for (const Taps& t : columns.taps)
      *out++ = weighed(source[t.first], t.weights[0], source[t.first + 1], t.weights[1]);
  else
    for (const Taps& t : columns.taps)
      *out++ = weighed(source[t.first], t.weights[0], source[t.first + 1], t.weights[1], source[t.first + 2],
                       t.weights[2]);
}

}  // namespace

void scaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent, QRgb outside,
                QImage& frame) {
  const Axis columns = sampled(origin.x(), side, extent.width(), picture.width(), frame.width());
  const Axis rows = sampled(origin.y(), side, extent.height(), picture.height(), frame.height());
  const int width = frame.width();
  const auto line = [&](int y) { return reinterpret_cast<QRgb*>(frame.scanLine(y)); };
  for (int y = 0; y < frame.height(); ++y)
    if (y < rows.begin || y >= rows.end) std::fill_n(line(y), width, outside);
  if (columns.taps.empty()) {
    for (int y = rows.begin; y < rows.end; ++y) std::fill_n(line(y), width, outside);
    return;
  }

  const int first = columns.taps.front().first;
  const int last = std::min(columns.taps.back().first + 3, picture.width());
  std::vector<QRgb> mixed(static_cast<std::size_t>(picture.width()) + 2, outside);
  const Taps* before = nullptr;
  for (int y = rows.begin; y < rows.end; ++y) {
    const Taps& taps = rows.taps[static_cast<std::size_t>(y - rows.begin)];
    QRgb* const out = line(y);
    if (before && *before == taps) {
      std::copy_n(line(y - 1), width, out);
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
    blendColumns(source, columns, out + columns.begin);
    std::fill(out + columns.end, out + width, outside);
  }
}

}  // namespace searchlight::ui
