// widgets/board/wide_line.cpp: distances from segments, and their painting.
#include "widgets/board/wide_line.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/board/cell_image.h"

namespace searchlight::ui {

namespace {

constexpr int kMostSpread = 15;  // whose square is a byte

}  // namespace

void WideLine::reset(QSize frame, double reach) {
  m_reach = std::min(reach, kMostReach) + 1;
  if (frame != m_size) {
    m_size = frame;
    m_distances.assign(static_cast<std::size_t>(frame.width()) * static_cast<std::size_t>(frame.height()),
                       kFar);
    m_rows.assign(static_cast<std::size_t>(frame.height()), {});
    return;
  }
  for (int y = 0; y < m_size.height(); ++y) {
    Row& r = m_rows[static_cast<std::size_t>(y)];
    std::fill(row(y) + r.begin, row(y) + r.end, kFar);
    r = {};
  }
}

void WideLine::add(const QPolygonF& line) {
  for (qsizetype i = 1; i < line.size(); ++i) addSegment(line[i - 1], line[i]);
}

void WideLine::addDashed(const QPolygonF& line, double dash, double gap) {
  bool isDash = true;
  double left = dash;
  for (qsizetype i = 1; i < line.size(); ++i) {
    QPointF at = line[i - 1];
    const QPointF to = line[i];
    for (;;) {
      const double rest = std::hypot(to.x() - at.x(), to.y() - at.y());
      const bool reachesEnd = rest <= left;
      const QPointF next = reachesEnd ? to : at + (to - at) * (left / rest);
      if (isDash) addSegment(at, next);
      if (reachesEnd) {
        left -= rest;
        break;
      }
      at = next;
      isDash = !isDash;
      left = isDash ? dash : gap;
    }
  }
}

void WideLine::addSegment(QPointF from, QPointF to) {
  if (from.y() > to.y()) std::swap(from, to);
  const float ax = static_cast<float>(from.x()), ay = static_cast<float>(from.y());
  const float dx = static_cast<float>(to.x()) - ax, dy = static_cast<float>(to.y()) - ay;
  const float length2 = dx * dx + dy * dy;
  const float inverse = length2 > 0 ? 1 / length2 : 0;
  const float reach = static_cast<float>(m_reach);
  const int top = std::max(0, static_cast<int>(std::floor(ay - reach)));
  const int bottom = std::min(m_size.height() - 1, static_cast<int>(std::ceil(ay + dy + reach)));
  // How far the line wanders sideways while it passes by one row and those within reach of it.
  const float slope = dy > 0 ? dx / dy : 0;
  for (int y = top; y <= bottom; ++y) {
    const float py = static_cast<float>(y) + 0.5F;
    float left = ax, right = ax + dx;
    if (dy > 0) {
      left = ax + slope * std::clamp(py - reach - ay, 0.0F, dy);
      right = ax + slope * std::clamp(py + reach - ay, 0.0F, dy);
    }
    if (left > right) std::swap(left, right);
    const int begin = std::max(0, static_cast<int>(std::floor(left - reach)));
    const int end = std::min(m_size.width(), static_cast<int>(std::ceil(right + reach)) + 1);
    if (begin >= end) continue;
    m_rows[static_cast<std::size_t>(y)].include({begin, end});
    std::uint8_t* const distances = row(y);
    const float qy = py - ay;
    for (int x = begin; x < end; ++x) {
      const float qx = static_cast<float>(x) + 0.5F - ax;
      const float along = std::min(std::max((qx * dx + qy * dy) * inverse, 0.0F), 1.0F);
      const float ex = qx - along * dx, ey = qy - along * dy;
      const float distance = std::min(std::sqrt(ex * ex + ey * ey) * kSteps, static_cast<float>(kFar));
      distances[x] = std::min(distances[x], static_cast<std::uint8_t>(distance));
    }
  }
}

// How far is the nearest noted pixel? First along each row, then, by Pythagoras, over the rows within reach: squares of
// distances, so that each of the passes is an addition and a minimum of bytes.
void WideLine::spread() {
  const int reach = static_cast<int>(std::ceil(m_reach)), width = m_size.width(), height = m_size.height();
  const auto wide = static_cast<std::size_t>(width);
  const int most = std::min(reach, kMostSpread);
  m_squares.resize(m_distances.size());
  shareRows(0, m_size.height(), m_size.width(), [&](int begin, int end, std::size_t) {
    for (int y = begin; y < end; ++y) {
      const Row r = m_rows[static_cast<std::size_t>(y)];
      std::uint8_t* const squares = m_squares.data() + static_cast<std::size_t>(y) * wide;
      const std::uint8_t* const noted = row(y);
      const int first = std::max(0, r.begin - most),
                last = r.isEmpty() ? first : std::min(width, r.end + most);
      std::copy(noted + first, noted + last, squares + first);  // 0 or kFar
      for (int dx = 1; dx <= most; ++dx) {
        const auto square = static_cast<std::uint8_t>(dx * dx);
        for (const int shift : {-dx, dx}) {
          const int left = std::max(first, r.begin + shift), right = std::min(last, r.end + shift);
          for (int x = left; x < right; ++x)
            squares[x] = std::min(squares[x], std::max(noted[x - shift], square));
        }
      }
    }
  });
  std::array<std::uint8_t, 256> distanceOf{};
  for (int square = 0; square < 256; ++square) {
    const double distance = std::sqrt(square);
    distanceOf[static_cast<std::size_t>(square)] =
        square == kFar || distance > m_reach
            ? kFar
            : static_cast<std::uint8_t>(std::min(distance * kSteps, kFar - 1.0));
  }
  std::vector<Row> reached(m_rows.size());
  shareRows(0, m_size.height(), m_size.width(), [&](int begin, int end, std::size_t) {
    for (int y = begin; y < end; ++y) {
      std::uint8_t* const out = row(y);
      Row& all = reached[static_cast<std::size_t>(y)];
      const auto rangeOf = [&](int other) {
        const Row r = m_rows[static_cast<std::size_t>(other)];
        return r.isEmpty() ? Row{} : Row{std::max(0, r.begin - most), std::min(width, r.end + most)};
      };
      const int top = std::max(0, y - most), bottom = std::min(height - 1, y + most);
      for (int other = top; other <= bottom; ++other)
        if (const Row r = rangeOf(other); !r.isEmpty()) all.include(r);
      std::fill(out + all.begin, out + all.end, kFar);
      for (int other = top; other <= bottom; ++other) {
        const Row r = rangeOf(other);
        const int dy = std::abs(other - y);
        const auto square = static_cast<std::uint8_t>(dy * dy);
        const std::uint8_t* const squares = m_squares.data() + static_cast<std::size_t>(other) * wide;
        for (int x = r.begin; x < r.end; ++x) {
          const std::uint8_t sum = static_cast<std::uint8_t>(squares[x] + square);
          out[x] = std::min(out[x], sum < square ? kFar : sum);  // past the end of a byte it is far
        }
      }
      for (int x = all.begin; x < all.end; ++x) out[x] = distanceOf[out[x]];
    }
  });
  m_rows.swap(reached);
}

void WideLine::paint(QImage& frame, double width, const QColor& colour) const {
  // What is a pixel's share of the line at each distance, of 256: a pixel is half covered at the line's edge.
  std::array<std::uint32_t, 256> shares{};
  int furthest = 0;
  for (int d = 0; d < kFar; ++d) {
    const double share = std::clamp(width / 2 + 0.5 - static_cast<double>(d) / kSteps, 0.0, 1.0);
    shares[static_cast<std::size_t>(d)] =
        static_cast<std::uint32_t>(std::lround(share * colour.alphaF() * 256));
    if (share > 0) furthest = d;
  }
  constexpr QRgb kEvenBytes = 0x00ff00ff;
  const QRgb even = colour.rgb() & kEvenBytes, odd = colour.rgb() >> 8 & kEvenBytes;
  QRgb* const frameBegin = reinterpret_cast<QRgb*>(frame.bits());
  shareRows(0, m_size.height(), m_size.width(), [&](int begin, int end, std::size_t) {
    for (int y = begin; y < end; ++y) {
      const Row& r = m_rows[static_cast<std::size_t>(y)];
      const std::uint8_t* const distances = row(y);
      QRgb* const pixels = frameBegin + static_cast<std::ptrdiff_t>(y) * m_size.width();
      for (int x = r.begin; x < r.end; ++x) {
        if (distances[x] > furthest) continue;
        const std::uint32_t share = shares[distances[x]], rest = 256 - share;
        const QRgb under = pixels[x];
        pixels[x] = 0xff000000 | ((even * share + (under & kEvenBytes) * rest) >> 8 & kEvenBytes) |
                    ((odd * share + (under >> 8 & kEvenBytes) * rest) & ~kEvenBytes);
      }
    }
  });
}

}  // namespace searchlight::ui
