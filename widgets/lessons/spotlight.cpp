// widgets/lessons/spotlight.cpp: the rings.
#include "widgets/lessons/spotlight.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr double kRing = 3, kCasing = 6, kCorner = 5;
}

Spotlight::Spotlight(QWidget* over) : QWidget(over) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  over->installEventFilter(this);
  hide();
}

void Spotlight::setPlaces(std::vector<Place> places) {
  std::erase_if(places, [](const Place& place) { return place.rect.isEmpty(); });
  if (places == m_places) return;
  m_places = std::move(places);
  setVisible(!m_places.empty());
  if (m_places.empty()) return;
  setGeometry(parentWidget()->rect());
  raise();
  update();
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

// A light casing carries the ring over any ground.
void Spotlight::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const BoardColours& colours = Theme::of(palette()).board();
  for (const auto& [place, label] : m_places) {
    const QRectF ring =
        place.adjusted(-1, -1, 1, 1).intersected(QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing));
    painter.setPen(QPen(colours.markCasing, kCasing));
    painter.drawRoundedRect(ring, kCorner, kCorner);
    painter.setPen(QPen(palette().color(QPalette::Link), kRing));
    painter.drawRoundedRect(ring, kCorner, kCorner);
    if (!label.isEmpty()) drawLabel(painter, ring.topLeft(), label);
  }
}

// On the ring's corner, so that the middle of what it marks stays to be seen.
void Spotlight::drawLabel(QPainter& painter, QPointF corner, const QString& label) const {
  const QFontMetricsF metrics(font());
  const double height = metrics.height() + 2;
  QRectF badge(QPointF(), QSizeF(std::max(height, metrics.horizontalAdvance(label) + kCasing), height));
  badge.moveCenter(corner);
  badge.moveTo(std::max(0.0, badge.left()), std::max(0.0, badge.top()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Link));
  painter.drawRoundedRect(badge, height / 2, height / 2);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(palette().color(QPalette::Base));
  painter.drawText(badge, Qt::AlignCenter, label);
}

}  // namespace searchlight::ui
