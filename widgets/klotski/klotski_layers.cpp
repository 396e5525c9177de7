// widgets/klotski/klotski_layers.cpp: pictures by where they lie between pixels.
#include "widgets/klotski/klotski_layers.h"
#include "widgets/theme/strokes.h"

#include <QTransform>
#include <cmath>

namespace searchlight::ui {
namespace {

constexpr std::size_t kMostKept =
    256;  // a board whose cells are no whole pixels has one for each place of a piece
constexpr double kPhases = 16;
constexpr int kAround = 2;  // pixels round an area, for edges that lie a little over it

// Nothing but moved and scaled alike in both directions; else 0.
double scaleOf(const QTransform& t) {
  return t.type() <= QTransform::TxScale && std::abs(t.m11() - t.m22()) < 1e-9 && t.m11() > 0 ? t.m11() : 0;
}

}  // namespace

void KlotskiLayers::begin(const QPainter& painter, double cell, int ground) {
  const double scale = scaleOf(painter.deviceTransform());
  if (m_cell != cell || m_scale != scale || m_ground != ground || !(m_font == painter.font())) {
    m_kept.clear();
    fits.reset();
  }
  m_cell = cell;
  m_scale = scale;
  m_ground = ground;
  m_font = painter.font();
}

void KlotskiLayers::paint(QPainter& painter, const Part& part, const std::function<void(QPainter&)>& make) {
  if (m_scale == 0) return make(painter);
  // In the device's pixels.
  const QPointF corner = painter.deviceTransform().map(part.area.topLeft());
  const QPointF whole = part.isPassing ? QPointF(std::round(corner.x()), std::round(corner.y()))
                                       : QPointF(std::floor(corner.x()), std::floor(corner.y()));
  const QPointF between = part.isPassing ? QPointF() : corner - whole;
  const Key key{part.what, part.piece, static_cast<int>(std::floor(between.x() * kPhases)),
                static_cast<int>(std::floor(between.y() * kPhases))};
  auto at = m_kept.find(key);
  if (at == m_kept.end()) {
    if (m_kept.size() >= kMostKept) m_kept.clear();
    const QSizeF size = part.area.size() * m_scale;
    Kept made;
    made.offset = QPoint(-kAround, -kAround);
    made.picture = QPixmap(static_cast<int>(std::ceil(size.width() + between.x())) + 2 * kAround,
                           static_cast<int>(std::ceil(size.height() + between.y())) + 2 * kAround);
    made.picture.fill(Qt::transparent);
    QPainter onto(&made.picture);
    onto.setFont(painter.font());
    onto.setRenderHints(painter.renderHints());
    onto.translate(between.x() + kAround, between.y() + kAround);
    onto.scale(m_scale, m_scale);
    onto.translate(-part.area.topLeft());
    make(onto);
    onto.end();
    at = m_kept.emplace(key, std::move(made)).first;
  }
  const PainterScope scope(painter);
  painter.setWorldTransform(QTransform());
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  const Kept& kept = at->second;
  // Whole pixels of the device, told in the painter's own.
  const QTransform own = painter.deviceTransform().inverted();
  const QPointF to = whole + kept.offset;
  painter.drawPixmap(own.mapRect(QRectF(to, kept.picture.size())), kept.picture, kept.picture.rect());
}

}  // namespace searchlight::ui
