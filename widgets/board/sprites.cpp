// widgets/board/sprites.cpp: blending without a painter's overhead.
#include "widgets/board/sprites.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

namespace {

template <class E>
std::size_t index(E e) {
  return static_cast<std::size_t>(e);
}

// 0: to the right, then clockwise.
int octant(Point p) {
  const double turn = std::atan2(p.y, p.x) / (2 * M_PI) * kArrowDirections;
  return (static_cast<int>(std::lround(turn)) + kArrowDirections) % kArrowDirections;
}

}  // namespace

void MarkSprites::prepare(double side, double pixelRatio, const BoardColours& colours,
                          std::uint64_t coloursVersion) {
  if (side == m_side && pixelRatio == m_ratio && coloursVersion == m_version) return;
  m_sprites = {};
  m_side = side;
  m_ratio = pixelRatio;
  m_version = coloursVersion;
  m_colours = colours;
  const auto inkOn = [&](const QColor& ground) {
    return colours.textOn(ground) == colours.textOnLight ? Ink::Dark : Ink::Light;
  };
  m_openInk = {inkOn(colours.openFill), inkOn(colours.secondFill)};
  m_currentInk = inkOn(colours.currentFill);
  m_routeInk = inkOn(colours.route);
}

template <class Paint>
const Sprite& MarkSprites::made(Sprite& sprite, Paint&& paint) {
  if (!sprite.isNull()) return sprite;
  return sprite = paintedSprite(m_side, m_ratio, paint);
}

const Sprite& MarkSprites::open(FrontierSide side) {
  return made(m_sprites.open[index(side)],
              [&](QPainter& p, const QRectF& r) { paintOpen(p, r, side, m_colours); });
}
const Sprite& MarkSprites::closedInset(FrontierSide side, Ink ink) {
  return made(m_sprites.closed[index(side)][index(ink)],
              [&](QPainter& p, const QRectF& r) { paintClosedInset(p, r, side, groundFor(ink), m_colours); });
}
const Sprite& MarkSprites::deadEndStroke(Ink ink) {
  return made(m_sprites.deadEnd[index(ink)],
              [&](QPainter& p, const QRectF& r) { paintDeadEndStroke(p, r, groundFor(ink), m_colours); });
}
const Sprite& MarkSprites::current() {
  return made(m_sprites.current, [&](QPainter& p, const QRectF& r) { paintCurrent(p, r, m_colours); });
}
const Sprite& MarkSprites::scanned() {
  return made(m_sprites.scanned, [&](QPainter& p, const QRectF& r) { paintScanned(p, r, m_colours); });
}
const Sprite& MarkSprites::descendant() {
  return made(m_sprites.descendant, [&](QPainter& p, const QRectF& r) { paintDescendant(p, r, m_colours); });
}
const Sprite& MarkSprites::arrow(ArrowPlace place, Point towards, Ink ink) {
  if (towards == Point{}) return m_sprites.none;
  const int eighth = octant(towards);
  const double angle = 2 * M_PI * eighth / kArrowDirections;
  const Point direction{static_cast<int>(std::lround(std::cos(angle))),
                        static_cast<int>(std::lround(std::sin(angle)))};
  return made(m_sprites.arrows[index(place)][index(ink)][static_cast<std::size_t>(eighth)],
              [&](QPainter& p, const QRectF& r) {
                paintParentArrow(p, r, place, direction, groundFor(ink), m_colours);
              });
}
const Sprite& MarkSprites::numberPlate() {
  return made(m_sprites.plate,
              [&](QPainter& p, const QRectF& r) { paintNumberPlate(p, r, m_colours.route, m_colours); });
}

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
