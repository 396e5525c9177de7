// widgets/search/timeline.cpp: drawing the run and going to its places.
#include "widgets/search/timeline.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTimerEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "widgets/search/search_format.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kFrameMs = 16;
// A second run is started when the pointer rests, not for every pixel it passes.
constexpr int kRestMs = 150;
constexpr double kHead = 12;  // above the curve: the cursor's handle and the goal's flag

QColor faint(const QColor& colour, double alpha) {
  QColor c = colour;
  c.setAlphaF(static_cast<float>(alpha));
  return c;
}

}  // namespace

Timeline::Timeline(QWidget* parent) : QWidget(parent) {
  setFixedHeight(kHeight);
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  describe();
}

// ---- Following the search ----------------------------------------------------------------------------------------

void Timeline::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  if (transport) {
    connect(transport, &Transport::searchChanged, this, &Timeline::onSearchChanged);
    connect(transport, &Transport::recordedChanged, this, &Timeline::onRecorded);
    connect(transport, &Transport::answerChanged, this, &Timeline::onRecorded);
    connect(transport, &Transport::moved, this, &Timeline::onMoved);
    connect(transport, &Transport::activityChanged, this, &Timeline::describe);
    connect(transport, &Transport::settingsChanged, this, &Timeline::onUnit);
    connect(transport, &QObject::destroyed, this, &Timeline::onSearchChanged);
  }
  onSearchChanged();
}

void Timeline::onSearchChanged() {
  m_curves.clear();
  m_goal.reset();
  m_target.reset();
  m_scrubs = false;
  m_scale = {};
  onRecorded();
  describe();
}

void Timeline::onRecorded() {
  if (const Transport* transport = searching()) {
    m_curves.resize(transport->runs().size());
    for (std::size_t r = 0; r < m_curves.size(); ++r)
      if (transport->runs()[r]->hasSearch()) m_curves[r].update(transport->runs()[r]->session().trace());
    if (!m_goal) findGoal();
  }
  updateScale();
}

void Timeline::onUnit() {
  if (!m_transport || std::exchange(m_unit, m_transport->axisUnit()) == m_transport->axisUnit()) return;
  m_scale = {};
  onMoved();
}

void Timeline::onMoved() {
  updateScale();
  describe();
}

void Timeline::updateScale() {
  std::size_t total = 0;
  if (const Transport* transport = searching())
    total = timelineTotal(transport->recorded(), transport->isComplete(), m_scale.total(),
                          transport->expectedEnd());
  const QRectF area = curveArea();
  m_scale = {area.left(), area.width(), total};
  update();
}

// Phase two, reading the route back, is the end of a run that found its goal.
void Timeline::findGoal() {
  if (m_transport->runs().size() != 1 || !m_transport->isComplete()) return;
  const search::Trace& trace = m_transport->lead()->session().trace();
  if (trace.end() < m_transport->recorded()) return;
  std::size_t i = trace.end();
  while (i > trace.begin() && trace[i - 1].kind == search::EventKind::Route) --i;
  if (i > trace.begin() && trace[i - 1].kind == search::EventKind::Goal) m_goal = i;
}

// What a screen reader says. While the search moves it would never come to an end.
void Timeline::describe() {
  setAccessibleName(tr("Timeline"));
  if (!searching())
    setAccessibleDescription(tr("No search yet"));
  else if (m_transport->activity() == Transport::Activity::Idle)
    setAccessibleDescription(
        tr("%1 of %2")
            .arg(positionText(*m_transport, m_transport->position()), countText(m_transport->recorded())));
  update();
}

// ---- Going to places ---------------------------------------------------------------------------------------------

void Timeline::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !searching()) return QWidget::mousePressEvent(event);
  m_scrubs = true;
  m_resumes = m_transport->activity() == Transport::Activity::Playing ? m_transport->playDirection() : 0;
  m_transport->pause();
  scrubTo(event->position().x());
  showHint(event->globalPosition().toPoint(), event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
  m_hoverX = event->position().x();
  if (m_scrubs && searching()) scrubTo(*m_hoverX);
  showHint(event->globalPosition().toPoint(), *m_hoverX);
  update();
}

void Timeline::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !std::exchange(m_scrubs, false)) return;
  m_frame.stop();
  if (!searching()) return;
  if (m_target) seekNow();
  const int direction = std::exchange(m_resumes, 0);
  if (direction != 0) m_transport->playFromThere(direction);
}

void Timeline::scrubTo(double x) {
  m_target = m_scale.positionAt(x);
  if (*m_target < m_transport->earliest())
    m_frame.start(kRestMs, this);
  else if (!m_frame.isActive())
    seekNow();
}

void Timeline::seekNow() {
  const std::size_t target = *std::exchange(m_target, std::nullopt);
  if (target != m_transport->position()) m_transport->seek(target);
  if (m_scrubs) m_frame.start(kFrameMs, this);
}

void Timeline::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_frame.timerId()) return QWidget::timerEvent(event);
  m_frame.stop();
  if (m_target && searching()) seekNow();
}

void Timeline::wheelEvent(QWheelEvent* event) {
  if (!searching()) return event->ignore();
  const QPoint delta = event->angleDelta();
  m_wheel += delta.y() != 0 ? delta.y() : -delta.x();
  for (; m_wheel >= QWheelEvent::DefaultDeltasPerStep; m_wheel -= QWheelEvent::DefaultDeltasPerStep)
    m_transport->stepForward();
  for (; m_wheel <= -QWheelEvent::DefaultDeltasPerStep; m_wheel += QWheelEvent::DefaultDeltasPerStep)
    m_transport->stepBack();
  event->accept();
}

void Timeline::keyPressEvent(QKeyEvent* event) {
  if (!searching()) return QWidget::keyPressEvent(event);
  const std::size_t page = std::max<std::size_t>(1, m_scale.total() / 20);
  const std::size_t at = m_transport->position();
  switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up: m_transport->stepForward(); break;
    case Qt::Key_Left:
    case Qt::Key_Down: m_transport->stepBack(); break;
    case Qt::Key_PageUp: m_transport->seek(at + page); break;
    case Qt::Key_PageDown: m_transport->seek(at - std::min(at, page)); break;
    case Qt::Key_Home: m_transport->toStart(); break;
    case Qt::Key_End: m_transport->toEnd(); break;
    default: QWidget::keyPressEvent(event);
  }
}

void Timeline::leaveEvent(QEvent* event) {
  m_hoverX.reset();
  update();
  QWidget::leaveEvent(event);
}

void Timeline::showHint(const QPoint& global, double x) {
  if (!searching()) return;
  const QString text = positionText(*m_transport, m_scale.positionAt(x));
  QToolTip::showText(QPoint(global.x(), mapToGlobal(QPoint(0, 0)).y() - kHeight), text, this);
}

void Timeline::resizeEvent(QResizeEvent*) { updateScale(); }

void Timeline::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

// ---- Drawing -----------------------------------------------------------------------------------------------------

QRectF Timeline::curveArea() const {
  return QRectF(rect()).adjusted(spacing::kMargin, kHead, -spacing::kMargin, -spacing::kUnit);
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
  paintCurves(painter, area);
  paintMarks(painter, area);
  paintEnds(painter, area);
  paintCursor(painter, area);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Link), 1));
    painter.drawRoundedRect(area.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
  }
}

void Timeline::paintCurves(QPainter& painter, const QRectF& area) const {
  std::uint32_t peak = 0;
  for (const OpenCurve& curve : m_curves) peak = std::max(peak, curve.peak());
  if (!m_transport->isComplete()) peak = roundedUp(peak);
  if (peak == 0) return;
  const double split = m_scale.xOf(m_transport->position());
  const QColor ink = palette().color(QPalette::WindowText);
  const QColor amber = palette().color(QPalette::Highlight);
  // The first one is painted last, over the others.
  for (std::size_t r = std::min(m_curves.size(), m_transport->runs().size()); r-- > 0;) {
    const WatchedRun& run = *m_transport->runs()[r];
    std::function<std::size_t(std::size_t)> eventAt;
    if (m_transport->axisUnit() != StepUnit::Event)
      eventAt = [&](std::size_t position) { return m_transport->eventAt(run, position); };
    const std::vector<float> columns = m_curves[r].columns(m_scale, eventAt);
    const double end = m_scale.xOf(m_transport->endOf(run).value_or(m_scale.total()));
    QPainterPath outline;
    const double height = area.height() - 2;
    double lastX = area.left();
    outline.moveTo(area.bottomLeft());
    for (std::size_t x = 0; x < columns.size() && columns[x] >= 0 && lastX < end; ++x) {
      lastX = std::min(
          {area.left() + static_cast<double>(x) + 0.5, area.right(), std::max(end, area.left() + 0.5)});
      outline.lineTo(lastX, area.bottom() - 1 - height * static_cast<double>(columns[x]) / peak);
    }
    QPainterPath filled = outline;
    filled.lineTo(lastX, area.bottom());
    filled.closeSubpath();
    const auto part = [&](double from, double to, const QColor& fill, const QColor& line) {
      painter.save();
      painter.setClipRect(QRectF(from, area.top() - 1, to - from, area.height() + 1));
      if (r == 0) painter.fillPath(filled, fill);
      painter.setPen(QPen(line, 1.25));
      painter.setBrush(Qt::NoBrush);
      painter.drawPath(outline);
      painter.restore();
    };
    part(area.left(), split, faint(amber, 0.6), r == 0 ? amber : faint(amber, 0.7));
    part(split, area.right(), faint(ink, 0.14), faint(ink, r == 0 ? 0.32 : 0.22));
  }
}

std::vector<std::size_t> Timeline::ends() const {
  std::vector<std::size_t> out;
  if (!m_transport || m_transport->runs().size() < 2) return out;
  for (const WatchedRun* run : m_transport->runs())
    if (const auto end = m_transport->endOf(*run)) out.push_back(*end);
  return out;
}

// Notches that point up from the lower edge.
void Timeline::paintEnds(QPainter& painter, const QRectF& area) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::WindowText));
  for (const std::size_t end : ends()) {
    const double x = std::clamp(m_scale.xOf(end), area.left() + 4, area.right() - 4);
    painter.drawPolygon(QPolygonF{{x - 4, area.bottom()}, {x + 4, area.bottom()}, {x, area.bottom() - 6}});
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
  // What is not searched yet.
  if (!m_transport->isComplete()) {
    painter.setPen(QPen(faint(ink, 0.45), 1, Qt::DotLine));
    painter.drawLine(QPointF(m_scale.xOf(m_transport->recorded()), area.bottom() - 0.5),
                     QPointF(area.right(), area.bottom() - 0.5));
  }
  if (!m_goal) return;
  const double x = m_scale.xOf(*m_goal);
  painter.fillRect(QRectF(x, area.bottom() - 2, area.right() - x, 2), ink);
  painter.fillRect(QRectF(x - 0.5, 2, 1, area.bottom() - 2), faint(ink, 0.7));
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  // The flag points away from the border.
  const double tip = x + 9 > width() ? x - 7 : x + 7;
  painter.drawPolygon(QPolygonF{{x, 2}, {tip, 5}, {x, 8}});
}

void Timeline::paintCursor(QPainter& painter, const QRectF& area) const {
  const QColor accent = palette().color(QPalette::Link);
  if (m_hoverX && !m_scrubs && *m_hoverX >= area.left() && *m_hoverX <= area.right())
    painter.fillRect(QRectF(*m_hoverX - 0.5, area.top(), 1, area.height()),
                     faint(palette().color(QPalette::WindowText), 0.5));
  const double x = m_scale.xOf(m_transport->position());
  painter.fillRect(QRectF(x - 1, 4, 2, area.bottom() - 4), accent);
  painter.setPen(QPen(accent, 1.5));
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawEllipse(QPointF(x, 6), 4.5, 4.5);
}

}  // namespace searchlight::ui
