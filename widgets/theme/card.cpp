// widgets/theme/card.cpp: ground, cross and buttons of a card.
#include "widgets/theme/card.h"

#include <QAction>
#include <QBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "widgets/theme/icons.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void paintCard(QPainter* painter, const QWidget& card) {
  const QColor edge = faint(card.palette().color(QPalette::WindowText), 0.35F);
  paintCard(painter, card, edge);
}

void paintCard(QPainter* painter, const QWidget& card, const QColor& edge) {
  constexpr qreal kCardCorner = 6;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(edge);
  painter->setBrush(card.palette().color(QPalette::Window));
  painter->drawRoundedRect(QRectF(card.rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardCorner, kCardCorner);
}

void dressAsClose(QToolButton* button) {
  button->setAutoRaise(true);
  button->setIcon(icon(IconId::Close));
  button->setIconSize(QSize(14, 14));
  button->setFocusPolicy(Qt::TabFocus);
}

void addCardActions(QBoxLayout* layout, const QList<QAction*>& actions,
                    const std::function<void()>& changed) {
  for (QAction* action : actions) {
    auto* button = new QToolButton(layout->parentWidget());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(button);
    const auto follow = [button, action, changed] {
      button->setVisible(action->isVisible());
      changed();
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
  }
}

namespace {
QRect unitedContent(const QWidget& host, QRect (HasContent::*told)() const) {
  QRect all;
  if (const auto* teller = dynamic_cast<const HasContent*>(&host)) all = (teller->*told)();
  for (const QObject* child : host.children())
    if (const auto* part = qobject_cast<const QWidget*>(child);
        part && part->isVisible() && !part->isWindow())
      all |= unitedContent(*part, told).translated(part->pos());
  return all;
}
}  // namespace

QRect contentOf(const QWidget& host) { return unitedContent(host, &HasContent::content); }
QRect vitalContentOf(const QWidget& host) { return unitedContent(host, &HasContent::vitalContent); }

CardPlace placeCard(const QRect& room, const QRect& content, int width,
                    const std::function<int(int)>& heightAt, Qt::Edge edge, const QRect& vital) {
  constexpr int kGap = spacing::kHalf;  // to what is not hidden
  constexpr int kLeastBeside = 200;     // wide enough for a sentence
  width = std::min(width, room.width());
  const int height = heightAt(width);
  const int x = room.x() + (room.width() - width) / 2;
  const QRect above(x, room.y(), width, height), below(x, room.bottom() + 1 - height, width, height);
  const bool isLow = edge == Qt::BottomEdge;
  const QRect near = content.adjusted(-kGap, -kGap, kGap, kGap);
  for (const QRect& along : isLow ? std::array{below, above} : std::array{above, below})
    if (content.isEmpty() || (!along.intersects(near) && room.contains(along))) return {along, true};
  const int left = near.left() - room.left(), right = room.right() - near.right();
  if (const int beside = std::min(std::max(left, right), width); beside >= kLeastBeside) {
    const int high = heightAt(beside);
    const QRect rect(right >= left ? room.right() + 1 - beside : room.left(),
                     isLow ? room.bottom() + 1 - high : room.top(), beside, high);
    if (room.contains(rect)) return {rect, true};
  }
  QRect over = isLow ? below : above;
  if (const QRect other = isLow ? above : below; over.intersects(vital) && !other.intersects(vital))
    over = other;
  if (over.top() < room.top()) over.moveTop(room.top());
  return {over, false};
}

}  // namespace searchlight::ui
