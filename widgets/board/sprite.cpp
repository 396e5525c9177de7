// widgets/board/sprite.cpp: blending without a painter's overhead.
#include "widgets/board/sprite.h"

#include <QColor>
#include <algorithm>

namespace searchlight::ui {
namespace {

constexpr QRgb kEven = 0x00ff00ff;

// Every channel times a / 255, rounded well enough for eyes: a is first brought to 0..256.
QRgb scaled(QRgb colour, std::uint32_t a) {
  a += a >> 7;
  return ((colour & kEven) * a >> 8 & kEven) | ((colour >> 8 & kEven) * a & ~kEven);
}

QRect seen(const QImage& picture) {
  int left = picture.width(), right = -1, top = picture.height(), bottom = -1;
  for (int y = 0; y < picture.height(); ++y) {
    const QRgb* row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
    for (int x = 0; x < picture.width(); ++x)
      if (qAlpha(row[x]) != 0) {
        left = std::min(left, x), right = std::max(right, x);
        top = std::min(top, y), bottom = y;
      }
  }
  return QRect(QPoint(left, top), QPoint(right, bottom));
}

QRgb* pixelsAt(QImage& frame, int x, int y) { return reinterpret_cast<QRgb*>(frame.scanLine(y)) + x; }

}  // namespace

Sprite::Sprite(const QImage& picture) : m_isNull(false) {
  const QRect rect = seen(picture);
  m_offset = rect.topLeft();
  m_picture = rect.isEmpty() ? QImage() : picture.copy(rect);
  m_isOpaque = true;
  for (int y = 0; y < m_picture.height() && m_isOpaque; ++y) {
    const QRgb* row = reinterpret_cast<const QRgb*>(m_picture.constScanLine(y));
    m_isOpaque = std::all_of(row, row + m_picture.width(), [](QRgb p) { return qAlpha(p) == 255; });
  }
}

void Sprite::draw(QImage& frame, QPoint at) const {
  at += m_offset;
  const QRect visible = QRect(at, m_picture.size()) & frame.rect();
  for (int y = visible.top(); y <= visible.bottom(); ++y) {
    const QRgb* from =
        reinterpret_cast<const QRgb*>(m_picture.constScanLine(y - at.y())) + (visible.left() - at.x());
    QRgb* to = pixelsAt(frame, visible.left(), y);
    if (m_isOpaque) {
      std::copy_n(from, visible.width(), to);
      continue;
    }
    for (int x = 0; x < visible.width(); ++x)
      if (const QRgb p = from[x]; p != 0)
        to[x] = 0xff000000 | (p + scaled(to[x], static_cast<std::uint32_t>(255 - qAlpha(p))));
  }
}

void GlyphMask::draw(QImage& frame, QPoint at, QRgb ink) const {
  const QRect visible = QRect(at.x(), at.y(), width, height) & frame.rect();
  for (int y = visible.top(); y <= visible.bottom(); ++y) {
    const std::uint8_t* from = coverage.data() + (y - at.y()) * width + (visible.left() - at.x());
    QRgb* to = pixelsAt(frame, visible.left(), y);
    for (int x = 0; x < visible.width(); ++x)
      if (const std::uint32_t c = from[x]; c != 0)
        to[x] = 0xff000000 | (scaled(ink, c) + scaled(to[x], 255 - c));
  }
}

void blendRect(QImage& frame, const QRect& rect, const QColor& colour) {
  const QRect visible = rect & frame.rect();
  const auto alpha = static_cast<std::uint32_t>(colour.alpha());
  const QRgb top = scaled(colour.rgb(), alpha);
  for (int y = visible.top(); y <= visible.bottom(); ++y) {
    QRgb* to = pixelsAt(frame, visible.left(), y);
    for (int x = 0; x < visible.width(); ++x) to[x] = 0xff000000 | (top + scaled(to[x], 255 - alpha));
  }
}

}  // namespace searchlight::ui
