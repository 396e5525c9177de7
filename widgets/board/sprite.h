// widgets/board/sprite.h: small pictures and glyphs, copied into a frame thousands of times.
#pragma once
#include <QImage>
#include <QPainter>
#include <QPoint>
#include <cstdint>
#include <vector>

namespace searchlight::ui {

// All positions are frame pixels; what lies outside the frame (RGB32) is left out.

// A picture with see-through parts, trimmed to what can be seen of it.
class Sprite {
 public:
  Sprite() = default;
  // `picture` is ARGB32_Premultiplied.
  explicit Sprite(const QImage& picture);
  bool isNull() const { return m_isNull; }
  // Its untrimmed top left corner comes to `at`.
  void draw(QImage& frame, QPoint at) const;
  // What can be seen of it, from its untrimmed top left corner.
  QRect box() const { return {m_offset, m_picture.size()}; }

 private:
  QImage m_picture;
  QPoint m_offset;
  bool m_isOpaque = false;
  bool m_isNull = true;
};

// A cell's mark, painted once by paint(painter, cell). The side is in device-independent pixels.
template <class Paint>
Sprite paintedSprite(double side, double pixelRatio, Paint&& paint) {
  const int pixels = qRound(side * pixelRatio);
  QImage picture(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.scale(pixelRatio, pixelRatio);
  paint(painter, QRectF(0, 0, side, side));
  painter.end();
  return Sprite(picture);
}

// A glyph's coverage, to be drawn in any ink.
struct GlyphMask {
  int width = 0, height = 0;
  std::vector<std::uint8_t> coverage;  // 0 to 255, row by row

  void draw(QImage& frame, QPoint at, QRgb ink) const;
};

// Blends a translucent colour over a rectangle of the frame.
void blendRect(QImage& frame, const QRect& rect, const QColor& colour);

}  // namespace searchlight::ui
