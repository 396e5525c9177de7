// widgets/player/timeline_painting.cpp: drawing the run, its marks, and where others end.
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <functional>

#include "widgets/player/timeline.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kHead = 14;  // above the curve: the cursor's handle and the goal's flag
constexpr double kKnob = 8;   // the handle's middle: a frame round all of it leaves it whole

void paintFinely(QPainter& painter, const QPolygonF& outline, double bottom, const QColor& fill,
                 const QColor& line) {
  QPainterPath curve;
  curve.addPolygon(outline);
  QPainterPath filled = curve;
  filled.lineTo(outline.last().x(), bottom);
  filled.closeSubpath();
  painter.fillPath(filled, fill);
  painter.setPen(QPen(line, 1.25));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(curve);
}

// The same in a tenth of the time, for the frames that eight boards need, too: columns of whole pixels, and a line of one
// pixel, which needs no outline of its own.
void paintQuickly(QPainter& painter, const QPolygonF& outline, double bottom, const QColor& fill,
                  const QColor& line) {
  const QRectF clip = painter.clipBoundingRect();
  QList<QRect> columns;
  for (const QPointF& point : outline) {
    const QRect column(QPoint(static_cast<int>(point.x()), qRound(point.y())),
                       QPoint(static_cast<int>(point.x()), static_cast<int>(bottom) - 1));
    if (clip.intersects(column) && (columns.empty() || columns.last().x() != column.x())) columns << column;
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRects(columns);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(outline);
}

}  // namespace

QRectF Timeline::curveArea() const {
  const int below = hasSeveral() ? strip() + spacing::kHalf : spacing::kUnit;
  return QRectF(rect()).adjusted(spacing::kMargin, kHead, -spacing::kMargin, -below);
}

QFont Timeline::flagFont() const {
  QFont small = font();
  small.setPixelSize(std::max(9, QFontInfo(small).pixelSize() - 2));
  return small;
}

void Timeline::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = curveArea();
  const QColor ink = palette().color(QPalette::WindowText);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faint(ink, 0.05));
  painter.drawRoundedRect(area, 3, 3);
  if (!searching()) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(area, Qt::AlignCenter, tr("No search yet"));
    return;
  }
  paintCurve(painter, area);
  paintMarks(painter, area);
  paintFlags(painter, area);
  paintCursor(painter, area);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Link), 1));
    painter.drawRoundedRect(area.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
  }
}

void Timeline::paintCurve(QPainter& painter, const QRectF& area) const {
  const std::size_t shown = shownRun();
  if (shown >= m_curves.size()) return;
  const WatchedRun& run = *m_transport->runs()[shown];
  const OpenCurve& curve = m_curves[shown];
  const std::uint32_t peak = run.isComplete() ? curve.peak() : roundedUp(curve.peak());
  if (curve.peak() == 0) return;
  const double split = m_scale.xOf(m_transport->position());
  const QColor ink = palette().color(QPalette::WindowText);
  const QColor amber = palette().color(QPalette::Highlight);
  std::function<std::size_t(std::size_t)> eventAt;
  if (m_transport->axisUnit() != StepUnit::Event)
    eventAt = [&](std::size_t position) { return m_transport->eventAt(run, position); };
  const std::vector<float> columns = curve.columns(m_scale, eventAt);
  const double end = m_scale.xOf(m_transport->endOf(run).value_or(m_scale.total()));
  QPolygonF outline{area.bottomLeft()};
  const double height = area.height() - 2;
  for (std::size_t x = 0; x < columns.size() && columns[x] >= 0 && outline.last().x() < end; ++x)
    outline << QPointF(std::min({area.left() + static_cast<double>(x) + 0.5, area.right(),
                                 std::max(end, area.left() + 0.5)}),
                       area.bottom() - 1 - height * static_cast<double>(columns[x]) / peak);
  const auto part = [&](double from, double to, const QColor& fill, const QColor& line) {
    const PainterScope kept(painter);
    painter.setClipRect(QRectF(from, area.top() - 1, to - from, area.height() + 1));
    if (hasSeveral())
      paintQuickly(painter, outline, area.bottom(), fill, line);
    else
      paintFinely(painter, outline, area.bottom(), fill, line);
  };
  part(area.left(), split, faint(amber, 0.6), amber);
  part(split, area.right(), faint(ink, 0.14), faint(ink, 0.32));
}

std::vector<std::size_t> Timeline::ends() const {
  std::vector<std::size_t> out;
  if (!hasSeveral()) return out;
  for (const WatchedRun* run : m_transport->runs())
    if (const auto end = m_transport->endOf(*run)) out.push_back(*end);
  return out;
}

// The label of the run that is shown is filled.
void Timeline::paintFlags(QPainter& painter, const QRectF& area) const {
  if (m_flags.empty()) return;
  const QColor ink = palette().color(QPalette::WindowText), ground = palette().color(QPalette::Window);
  const int shown = static_cast<int>(shownRun());
  painter.setFont(flagFont());
  for (const EndFlag& flag : m_flags) {
    const bool isShown = std::find(flag.runs.begin(), flag.runs.end(), shown) != flag.runs.end();
    const QRectF box = flag.label.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(faint(ink, isShown ? 0.9 : 0.5), 1));
    painter.drawLine(QPointF(flag.x, area.top()), QPointF(flag.x, area.bottom()));
    painter.drawLine(QPointF(flag.x, area.bottom()), QPointF(box.center().x(), box.top()));
    painter.setBrush(isShown ? ink : ground);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(isShown ? ground : ink);
    painter.drawText(flag.label, Qt::AlignCenter, flag.text);
  }
}

void Timeline::paintMarks(QPainter& painter, const QRectF& area) const {
  const QColor ink = palette().color(QPalette::WindowText);
  // Before the window.
  const double earliest = m_scale.xOf(m_transport->earliest());
  if (earliest > area.left() + 0.5) {
    const QRectF gone(area.left(), area.top(), earliest - area.left(), area.height());
    painter.fillRect(gone, faint(palette().color(QPalette::Window), 0.45));
    painter.fillRect(gone, QBrush(faint(ink, 0.4), Qt::BDiagPattern));
    painter.fillRect(QRectF(earliest - 0.5, area.top(), 1, area.height()), faint(ink, 0.5));
  }
  // Where a repairing search begins its next rounds. Of many, as many as can be told apart.
  if (const WatchedRun* run = m_transport->runs().size() == 1 ? m_transport->lead() : nullptr;
      run && search::repairs(run->session().algorithm()) && m_unit == StepUnit::Event) {
    double last = area.left();
    const search::Trace::Rounds& rounds = run->session().trace().rounds();
    for (std::size_t k = 1; k < rounds.size(); ++k) {
      const double x = m_scale.xOf(rounds[k]);
      if (x < last + 3) continue;
      painter.fillRect(QRectF(x - 0.5, area.top(), 1, area.height()), faint(ink, 0.55));
      last = x;
    }
  }
  // What is not searched yet.
  if (!m_transport->isComplete()) {
    painter.setPen(QPen(faint(ink, 0.45), 1, Qt::DotLine));
    painter.drawLine(QPointF(m_scale.xOf(m_transport->recorded()), area.bottom() - 0.5),
                     QPointF(area.right(), area.bottom() - 0.5));
  }
  if (!m_goal) return;
  const double x = m_scale.xOf(*m_goal);
  painter.fillRect(QRectF(x, area.bottom() - 2, area.right() - x, 2), ink);
  painter.fillRect(QRectF(x - 0.5, 4, 1, area.bottom() - 4), faint(ink, 0.7));
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  // The flag points away from the border.
  const double tip = x + 9 > width() ? x - 7 : x + 7;
  painter.drawPolygon(QPolygonF{{x, 4}, {tip, 7}, {x, 10}});
}

void Timeline::paintCursor(QPainter& painter, const QRectF& area) const {
  const QColor accent = palette().color(QPalette::Link);
  if (m_hoverX && !m_scrubs && *m_hoverX >= area.left() && *m_hoverX <= area.right())
    painter.fillRect(QRectF(*m_hoverX - 0.5, area.top(), 1, area.height()),
                     faint(palette().color(QPalette::WindowText), 0.5));
  const double x = m_scale.xOf(m_transport->position());
  painter.fillRect(QRectF(x - 1, kKnob, 2, area.bottom() - kKnob), accent);
  painter.setPen(QPen(accent, 1.5));
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawEllipse(QPointF(x, kKnob), 4.5, 4.5);
}

}  // namespace searchlight::ui
