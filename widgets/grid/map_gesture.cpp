// widgets/grid/map_gesture.cpp: the rule.
#include "widgets/grid/map_gesture.h"

#include <QPainter>
#include <QPixmap>
#include <optional>

#include "widgets/theme/icons.h"

namespace searchlight::ui {

namespace {

constexpr int kSize = 32;
constexpr int kHot = 9;

constexpr int kBadge = 18;

std::optional<IconId> shapeIcon(GridView::Shape shape) {
  switch (shape) {
    case GridView::Shape::Line: return IconId::Line;
    case GridView::Shape::Rectangle: return IconId::Rectangle;
    case GridView::Shape::Fill: return IconId::Fill;
    case GridView::Shape::Freehand: break;
  }
  return std::nullopt;
}

QPixmap cross(IconId tool, GridView::Shape shape, const QPalette& palette) {
  const std::optional<IconId> second = shapeIcon(shape);
  QPixmap picture(kSize + (second ? kBadge : 0), kSize);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  // Black in white reads on every ground.
  for (const auto& [colour, width] : {std::pair(Qt::white, 3), std::pair(Qt::black, 1)}) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    for (const QPoint arm : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
      painter.drawLine(QPoint(kHot, kHot) + 3 * arm, QPoint(kHot, kHot) + 9 * arm);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.color(QPalette::Button));
  constexpr int kAt = kSize - kBadge;
  painter.drawRoundedRect(QRectF(kAt, kAt, picture.width() - kAt, kBadge), 4, 4);
  painter.drawPixmap(kAt + 1, kAt + 1, icon(tool).pixmap(QSize(16, 16)));
  if (second) painter.drawPixmap(kAt + kBadge + 1, kAt + 1, icon(*second).pixmap(QSize(16, 16)));
  return picture;
}

}  // namespace

QCursor toolCursor(GridView::Tool tool, GridView::Shape shape, const QPalette& palette) {
  switch (tool) {
    case GridView::Tool::Wall: return QCursor(cross(IconId::Wall, shape, palette), kHot, kHot);
    case GridView::Tool::Erase: return QCursor(cross(IconId::Eraser, shape, palette), kHot, kHot);
    case GridView::Tool::Weight: return QCursor(cross(IconId::Weight, shape, palette), kHot, kHot);
    case GridView::Tool::Inspect: break;
  }
  return QCursor(Qt::ArrowCursor);
}

using Tool = GridView::Tool;

MapGesture mapGesture(const MapHand& hand, MapPlace place, bool isRightButton) {
  using Kind = MapGesture::Kind;
  const bool isPainting = hand.chosen.value_or(Tool::Inspect) != Tool::Inspect;
  if (isRightButton) {
    if (!isPainting || place == MapPlace::Outside) return {};  // a menu, or nothing
    return {Kind::Paint, Tool::Erase};
  }
  if (place == MapPlace::Start) return {Kind::DragStart};
  if (place == MapPlace::Goal) return {Kind::DragGoal};
  if (place == MapPlace::Outside) return {Kind::MoveMap};
  if (isPainting) return {Kind::Paint, *hand.chosen};
  if (toolInHand(hand) == Tool::Inspect) return {Kind::MoveMap};
  return {Kind::Paint, place == MapPlace::Wall ? Tool::Erase : Tool::Wall, true};
}

Tool toolInHand(const MapHand& hand) {
  if (hand.chosen) return *hand.chosen;
  return hand.isDrawable ? Tool::Wall : Tool::Inspect;
}

}  // namespace searchlight::ui
