// widgets/board/mark_sprites.cpp: painting each mark once.
#include "widgets/board/mark_sprites.h"

#include <cmath>

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

}  // namespace searchlight::ui
