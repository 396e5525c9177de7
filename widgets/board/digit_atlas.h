// widgets/board/digit_atlas.h: numbers in cells, drawn from glyphs that were rendered once for the screen's own pixels.
#pragma once
#include <QFont>
#include <QImage>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "widgets/board/sprite.h"

namespace searchlight::ui {

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

}  // namespace searchlight::ui
