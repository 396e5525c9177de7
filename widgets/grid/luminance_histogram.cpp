// widgets/grid/luminance_histogram.cpp: bars, wall and free in their colours, under a line.
#include "widgets/grid/luminance_histogram.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

LuminanceHistogram::LuminanceHistogram(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setCursor(Qt::SplitHCursor);
}

void LuminanceHistogram::setHistogram(const Histogram& histogram) {
  const auto most = static_cast<double>(*std::ranges::max_element(histogram));
  // Cube roots, because a drawing's two colours would flatten everything between them.
  for (std::size_t i = 0; i < histogram.size(); ++i)
    m_heights[i] = most > 0 ? std::cbrt(static_cast<double>(histogram[i]) / most) : 0;
  update();
}

void LuminanceHistogram::setThreshold(int threshold, grid::PictureMeaning meaning) {
  m_threshold = threshold;
  m_meaning = meaning;
  update();
}

// As wide as the ways of the slider's knob.
QRectF LuminanceHistogram::plot() const {
  const qreal inset = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this) / 2.0;
  return QRectF(rect()).adjusted(inset, 1, -inset, -1);
}

void LuminanceHistogram::paintEvent(QPaintEvent*) {
  const BoardColours& colours = Theme::of(palette()).board();
  QPainter painter(this);
  const QRectF area = plot();
  const qreal step = area.width() / 256;
  const qreal x = area.left() + m_threshold * step;
  const bool isDarkWall = m_meaning == grid::PictureMeaning::DarkIsWall;
  const QRectF dark(area.topLeft(), QPointF(x, area.bottom()));
  const QRectF light(QPointF(x, area.top()), area.bottomRight());
  painter.fillRect(dark, isDarkWall ? colours.wall : colours.freeCell);
  painter.fillRect(light, isDarkWall ? colours.freeCell : colours.wall);
  for (int i = 0; i < 256; ++i) {
    const bool isWall = (i < m_threshold) == isDarkWall;
    QColor ink = colours.textOn(isWall ? colours.wall : colours.freeCell);
    ink.setAlphaF(0.5F);
    const qreal height = m_heights[static_cast<std::size_t>(i)] * area.height();
    painter.fillRect(QRectF(area.left() + i * step, area.bottom() - height, step, height), ink);
  }
  painter.setPen(colours.frame);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours.markCasing, 4));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  painter.setPen(QPen(palette().color(QPalette::Link), 2));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

void LuminanceHistogram::mousePressEvent(QMouseEvent* event) { mouseMoveEvent(event); }

void LuminanceHistogram::mouseMoveEvent(QMouseEvent* event) {
  if (!(event->buttons() & Qt::LeftButton)) return;
  const QRectF area = plot();
  const double share = (event->position().x() - area.left()) / area.width();
  Q_EMIT thresholdDragged(std::clamp(static_cast<int>(std::lround(share * 256)), 0, 256));
}

}  // namespace searchlight::ui
