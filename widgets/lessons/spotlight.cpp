// widgets/lessons/spotlight.cpp: the rings.
#include "widgets/lessons/spotlight.h"

#include <QEvent>
#include <QPainter>

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

void Spotlight::setPlaces(std::vector<QRectF> places) {
  std::erase_if(places, [](const QRectF& place) { return place.isEmpty(); });
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
  for (const QRectF& place : m_places) {
    const QRectF ring =
        place.adjusted(-1, -1, 1, 1).intersected(QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing));
    painter.setPen(QPen(colours.markCasing, kCasing));
    painter.drawRoundedRect(ring, kCorner, kCorner);
    painter.setPen(QPen(palette().color(QPalette::Link), kRing));
    painter.drawRoundedRect(ring, kCorner, kCorner);
  }
}

}  // namespace searchlight::ui
