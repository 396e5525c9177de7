// widgets/lessons/spotlight.cpp: the rings.
#include "widgets/lessons/spotlight.h"
#include "widgets/theme/strokes.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <limits>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr double kRing = 3, kCorner = 5;
// Of a cell so wide the numbers stand in the middle or in three corners, and a short label has the fourth.
constexpr double kLeastForInside = 40;

// What stands in a cell beside a marked one is needed less than what the lesson speaks of.
constexpr double kNeighbour = 0.5;

double areaOf(const QRectF& rect) { return rect.isEmpty() ? 0 : rect.width() * rect.height(); }
}  // namespace

// What of a cell has to be read; its arrow least.
void Spotlight::addFigures(const QRectF& cell, double weight, std::vector<Needed>& out) {
  const double w = cell.width(), h = cell.height();
  if (std::min(w, h) < kLeastForInside) return out.push_back({cell, weight});
  out.push_back({QRectF(cell.left(), cell.top(), 0.6 * w, 0.34 * h), weight});
  out.push_back({QRectF(cell.left(), cell.bottom() - 0.34 * h, w, 0.34 * h), weight});
  out.push_back({QRectF(cell.left() + 0.22 * w, cell.top() + 0.34 * h, 0.56 * w, 0.32 * h),
                 weight < 1 ? weight / 2 : weight});
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
  cover();
}

void Spotlight::setLit(std::vector<QRectF> areas) {
  std::erase_if(areas, [](const QRectF& area) { return area.isEmpty(); });
  if (areas == m_lit) return;
  m_lit = std::move(areas);
  cover();
}

void Spotlight::setLine(QPolygonF line) {
  if (line == m_line) return;
  m_line = std::move(line);
  cover();
}

void Spotlight::cover() {
  const bool isEmpty = m_places.empty() && m_lit.empty() && m_line.isEmpty();
  setVisible(!isEmpty);
  if (isEmpty) return;
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
  QPainterPath lit;
  lit.setFillRule(Qt::WindingFill);
  for (const QRectF& area : m_lit) lit.addRect(area);
  lit = lit.simplified();
  const QColor glow = faint(palette().color(QPalette::Highlight), 0.4F);
  painter.setBrush(glow);
  painter.setPen(QPen(palette().color(QPalette::Link), 2));
  if (!lit.isEmpty()) painter.drawPath(lit);
  painter.setBrush(Qt::NoBrush);
  QPen dashes(palette().color(QPalette::Link), kRing, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin);
  painter.setPen(roundPen(colours.markCasing, kCasing));
  painter.drawPolyline(m_line);
  painter.setPen(dashes);
  painter.drawPolyline(m_line);
  const Below below = m_below ? m_below() : Below();
  QPainterPath free;
  free.addRect(rect());
  painter.setClipPath(free.subtracted(below.signs));
  std::vector<Needed> taken;
  for (const auto& [place, label] : m_places) {
    const QRectF ring = place.adjusted(-kAway, -kAway, kAway, kAway)
                            .intersected(QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing));
    painter.setPen(QPen(colours.markCasing, kCasing));
    painter.drawRoundedRect(ring, kCorner, kCorner);
    painter.setPen(QPen(palette().color(QPalette::Link), kRing));
    painter.drawRoundedRect(ring, kCorner, kCorner);
    addFigures(place, 1, taken);
  }
  painter.setClipping(false);
  taken.push_back({below.signs.boundingRect(), kNeighbour});
  for (const QRectF& cell : below.written)
    if (std::ranges::none_of(m_places,
                             [&](const Place& place) { return place.rect.contains(cell.center()); }))
      addFigures(cell, kNeighbour, taken);
  for (const Place& place : m_places) {
    if (place.label.isEmpty()) continue;
    const QRectF badge = badgeFor(place, taken);
    drawLabel(painter, badge, place.label);
    taken.push_back({badge, 1});
  }
}

// In the corner that is free, or on the ring from outside: the first place where it covers nothing that has to be read, or what is needed
// least.
QRectF Spotlight::badgeFor(const Place& place, const std::vector<Needed>& taken) const {
  const QFontMetricsF metrics(font());
  const double height = metrics.height() + 2;
  const QSizeF size(std::max(height, metrics.horizontalAdvance(place.label) + kCasing), height);
  const QRectF& at = place.rect;
  const QPointF middle = at.center() - QPointF(size.width(), size.height()) / 2;
  const double left = at.left() - size.width(), right = at.right(), above = at.top() - height,
               below = at.bottom();
  std::vector<QPointF> corners;
  if (std::min(at.width(), at.height()) >= kLeastForInside && size.width() < 0.4 * at.width())
    corners.emplace_back(at.right() - size.width(), at.top());
  for (const double away : {0.0, height, 2 * height})
    corners.insert(corners.end(), {{middle.x(), above - away},
                                   {middle.x(), below + away},
                                   {right + away, middle.y()},
                                   {left - away, middle.y()},
                                   {right, above - away},
                                   {left, above - away},
                                   {right, below + away},
                                   {left, below + away}});
  const QRectF all(rect());
  QRectF best;
  double least = std::numeric_limits<double>::infinity();
  for (const QPointF corner : corners) {
    const QRectF badge(corner, size);
    double covered = 2 * (areaOf(badge) - areaOf(badge & all));
    for (const Needed& other : taken) covered += other.weight * areaOf(badge & other.rect);
    if (covered >= least) continue;
    least = covered;
    best = badge;
  }
  return best;
}

void Spotlight::drawLabel(QPainter& painter, const QRectF& badge, const QString& label) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Link));
  painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(palette().color(QPalette::Base));
  painter.drawText(badge, Qt::AlignCenter, label);
}

}  // namespace searchlight::ui
