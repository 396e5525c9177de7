// widgets/board/wide_line.cpp: distances from segments, and their painting.
#include "widgets/board/wide_line.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace searchlight::ui {

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
    Row& r = m_rows[static_cast<std::size_t>(y)];
    r = r.begin == r.end ? Row{begin, end} : Row{std::min(r.begin, begin), std::max(r.end, end)};
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

void WideLine::spread() {
  const int reach = static_cast<int>(std::ceil(m_reach)), width = m_size.width();
  const auto wide = static_cast<std::size_t>(width);
  // What was noted is read by the rows within reach, so a row's own pixels are kept until those below have seen them.
  const int kept = 2 * reach + 1;
  m_pixels.resize(static_cast<std::size_t>(kept) * wide);
  std::vector<Row> rows(static_cast<std::size_t>(kept));
  const auto slot = [&](int y) { return static_cast<std::size_t>((y + kept) % kept); };
  const auto fetch = [&](int y) {
    if (y >= m_size.height()) return;
    const Row r = m_rows[static_cast<std::size_t>(y)];
    std::copy(row(y) + r.begin, row(y) + r.end, m_pixels.data() + slot(y) * wide + static_cast<std::size_t>(r.begin));
    rows[slot(y)] = r;
  };
  for (int y = 0; y < reach; ++y) fetch(y);
  for (int y = 0; y < m_size.height(); ++y) {
    fetch(y + reach);
    std::uint8_t* const out = row(y);
    Row reached = m_rows[static_cast<std::size_t>(y)];
    for (int dy = -reach; dy <= reach; ++dy) {
      if (y + dy < 0 || y + dy >= m_size.height()) continue;
      const Row r = rows[slot(y + dy)];
      if (r.begin == r.end) continue;
      const std::uint8_t* const noted = m_pixels.data() + slot(y + dy) * wide;
      for (int dx = -reach; dx <= reach; ++dx) {
        const double distance = std::hypot(dx, dy) * kSteps;
        if (distance > m_reach * kSteps) continue;
        const auto far = static_cast<std::uint8_t>(std::min(distance, static_cast<double>(kFar)));
        const int begin = std::max(0, r.begin + dx), end = std::min(width, r.end + dx);
        for (int x = begin; x < end; ++x) out[x] = std::min(out[x], std::max(noted[x - dx], far));
        if (begin < end)
          reached = reached.begin == reached.end ? Row{begin, end}
                                                 : Row{std::min(reached.begin, begin), std::max(reached.end, end)};
      }
    }
    m_rows[static_cast<std::size_t>(y)] = reached;
  }
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
  constexpr QRgb kEven = 0x00ff00ff;
  const QRgb even = colour.rgb() & kEven, odd = colour.rgb() >> 8 & kEven;
  for (int y = 0; y < m_size.height(); ++y) {
    const Row& r = m_rows[static_cast<std::size_t>(y)];
    if (r.begin == r.end) continue;
    const std::uint8_t* const distances = row(y);
    QRgb* const pixels = reinterpret_cast<QRgb*>(frame.scanLine(y));
    for (int x = r.begin; x < r.end; ++x) {
      if (distances[x] > furthest) continue;
      const std::uint32_t share = shares[distances[x]], rest = 256 - share;
      const QRgb under = pixels[x];
      pixels[x] = 0xff000000 | ((even * share + (under & kEven) * rest) >> 8 & kEven) |
                  ((odd * share + (under >> 8 & kEven) * rest) & ~kEven);
    }
  }
}

}  // namespace searchlight::ui
