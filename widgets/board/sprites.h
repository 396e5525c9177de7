// widgets/board/sprites.h: small pictures and glyphs, copied into a frame thousands of times.
#pragma once
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPoint>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "widgets/board/cell_colours.h"
#include "widgets/theme/cell_marks.h"

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

// A number as it stands in a cell: a few of the characters of kCharacters ('i' stands for the sign of infinity, 'x' for that of multiplication), no
// longer than fits a small string, so that a thousand of them allocate nothing. Empty where nothing fits.
using CellNumber = std::string;

class DigitAtlas {
 public:
  static constexpr std::string_view kCharacters = "0123456789.kMGix";

  // Renders the glyphs `pixels` screen pixels high; nothing happens when they are there already.
  void prepare(const QFont& font, int pixels, QFont::Weight weight);
  bool isNull() const { return m_pixels == 0; }

  // `value` (0 or more, or infinite) as exactly as fits the width: whole or with one decimal, else whole, else in
  // thousands (12k), millions or milliards; empty where not even that fits.
  CellNumber fitting(double value, int width) const;
  int widthOf(std::string_view number) const;
  // Of a digit, without the room above and below it.
  int digitHeight() const { return m_digitHeight; }
  // The digits' top left corner comes to `at`.
  void draw(QImage& frame, QPoint at, std::string_view number, QRgb ink) const;

 private:
  std::array<GlyphMask, kCharacters.size()> m_glyphs;
  std::array<int, kCharacters.size()> m_advances{};
  QFont m_font;
  QFont::Weight m_weight = QFont::Normal;
  int m_pixels = 0;
  int m_digitHeight = 0;
  QPoint m_offset;  // from a digit's top left corner to its mask's
};

// The cells' marks at the present size, each painted once and copied from then on.
inline constexpr int kArrowDirections = 8;

// All sprites are as large as a cell.
class MarkSprites {
 public:
  // Forgets all when anything differs. `side` is in device-independent pixels.
  void prepare(double side, double pixelRatio, const BoardColours& colours, std::uint64_t coloursVersion);

  const Sprite& open(FrontierSide side);
  const Sprite& closedInset(FrontierSide side, Ink ink);
  const Sprite& deadEndStroke(Ink ink);
  const Sprite& current();
  const Sprite& scanned();
  const Sprite& descendant();
  // Towards the octant in which the parent lies; nothing towards 0, 0.
  const Sprite& arrow(ArrowPlace place, Point towards, Ink ink);
  const Sprite& numberPlate();

  // On cells that are filled by their status.
  Ink openInk(FrontierSide side) const { return m_openInk[side == FrontierSide::Forward ? 0 : 1]; }
  Ink currentInk() const { return m_currentInk; }
  Ink routeInk() const { return m_routeInk; }
  QRgb rgbOf(Ink ink) const {
    return ink == Ink::Dark ? m_colours.textOnLight.rgb() : m_colours.textOnDark.rgb();
  }

 private:
  template <class Paint>
  const Sprite& made(Sprite& sprite, Paint&& paint);
  // A ground on which the ink is the one that reads.
  QColor groundFor(Ink ink) const { return ink == Ink::Dark ? m_colours.textOnDark : m_colours.textOnLight; }

  struct All {
    Sprite current, scanned, descendant, none, plate;
    std::array<Sprite, 2> open;                                                 // by side
    std::array<std::array<Sprite, 2>, 2> closed;                                // by side and ink
    std::array<Sprite, 2> deadEnd;                                              // by ink
    std::array<std::array<std::array<Sprite, kArrowDirections>, 2>, 2> arrows;  // by place, ink and octant
  };
  All m_sprites;
  BoardColours m_colours;
  double m_side = 0, m_ratio = 0;
  std::uint64_t m_version = 0;
  std::array<Ink, 2> m_openInk{};
  Ink m_currentInk = Ink::Dark, m_routeInk = Ink::Dark;
};

}  // namespace searchlight::ui
