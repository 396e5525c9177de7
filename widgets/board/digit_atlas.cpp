// widgets/board/digit_atlas.cpp: rendering the glyphs, and writing numbers short enough.
#include "widgets/board/digit_atlas.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>
#include <cstdio>

namespace searchlight::ui {
namespace {

constexpr int kMargin = 2;  // around a glyph, for what overhangs its advance

std::size_t glyphOf(char c) { return DigitAtlas::kCharacters.find(c); }

QString shown(char c) {
  return c == 'i' ? QStringLiteral("∞") : c == 'x' ? QStringLiteral("×") : QString(QLatin1Char(c));
}

CellNumber printed(const char* format, double value, const char* unit = "") {
  char buffer[32];
  const int length = std::snprintf(buffer, sizeof buffer, format, value);
  CellNumber number(buffer, static_cast<std::size_t>(length));
  if (number.ends_with(".0")) number.resize(number.size() - 2);
  return number + unit;
}

}  // namespace

void DigitAtlas::prepare(const QFont& font, int pixels, QFont::Weight weight) {
  if (m_pixels == pixels && m_weight == weight && m_font == font) return;
  m_font = font;
  m_pixels = pixels;
  m_weight = weight;
  QFont glyphFont = font;
  glyphFont.setPixelSize(pixels);
  glyphFont.setWeight(weight);
  glyphFont.setHintingPreference(QFont::PreferFullHinting);
  const QFontMetricsF metrics(glyphFont);
  const QRectF zero = metrics.tightBoundingRect(QStringLiteral("0"));
  m_digitHeight = static_cast<int>(std::lround(zero.height()));
  const int ascent = static_cast<int>(std::ceil(metrics.ascent()));
  const int height = ascent + static_cast<int>(std::ceil(metrics.descent())) + 2 * kMargin;
  // Masks have the baseline at kMargin + ascent; a digit's top is digitHeight above that.
  m_offset = QPoint(-kMargin, m_digitHeight - ascent - kMargin);
  for (std::size_t i = 0; i < kCharacters.size(); ++i) {
    const QString text = shown(kCharacters[i]);
    m_advances[i] = static_cast<int>(std::lround(metrics.horizontalAdvance(text)));
    QImage picture(m_advances[i] + 2 * kMargin, height, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setFont(glyphFont);
    painter.setPen(Qt::white);
    painter.drawText(QPointF(kMargin, kMargin + ascent), text);
    painter.end();
    GlyphMask& mask = m_glyphs[i];
    mask = {picture.width(), picture.height(), {}};
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < picture.width(); ++x)
        mask.coverage.push_back(static_cast<std::uint8_t>(qAlpha(picture.pixel(x, y))));
  }
}

CellNumber DigitAtlas::fitting(double value, int width) const {
  const auto fits = [&](const CellNumber& number) { return widthOf(number) <= width; };
  if (!std::isfinite(value)) return fits("i") ? "i" : CellNumber();
  // One decimal of a small number matters, of a large one it does not.
  if (value < 1000 && value != std::floor(value))
    if (CellNumber number = printed("%.1f", value); fits(number)) return number;
  if (CellNumber number = printed("%.0f", value); fits(number)) return number;
  constexpr const char* kUnits[] = {"k", "M", "G"};
  for (const char* unit : kUnits) {
    value /= 1000;
    if (value < 0.95) break;  // nothing is said rather than "0M"
    if (CellNumber number = printed("%.1f", value, unit); value < 1000 && fits(number)) return number;
    if (CellNumber number = printed("%.0f", value, unit); fits(number)) return number;
  }
  return {};
}

int DigitAtlas::widthOf(std::string_view number) const {
  int width = 0;
  for (const char c : number) width += m_advances[glyphOf(c)];
  return width;
}

void DigitAtlas::draw(QImage& frame, QPoint at, std::string_view number, QRgb ink) const {
  at += m_offset;
  for (const char c : number) {
    const std::size_t glyph = glyphOf(c);
    m_glyphs[glyph].draw(frame, at, ink);
    at.rx() += m_advances[glyph];
  }
}

}  // namespace searchlight::ui
