// widgets/player/timeline.cpp: following the runs and going to their places.
#include "widgets/player/timeline.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimerEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/run/taken_goal.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

constexpr int kFrameMs = 16;
// A second run is started when the pointer rests, not for every pixel it passes.
constexpr int kRestMs = 150;

}  // namespace

// Before its first step a run has recorded where it begins, which tells nothing of how far it goes.
bool isSearchedAhead(const Transport& transport) {
  if (transport.position() > 0) return true;
  for (const WatchedRun* run : transport.runs())
    if (run->hasSearch() && (run->recorded() > 1 || run->isComplete())) return true;
  return false;
}

Timeline::Timeline(QWidget* parent) : QWidget(parent) {
  setFixedHeight(kHeight);
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  installAccessibleValue<Timeline>([](const Timeline& line) { return line.accessibleDescription(); },
                                   QAccessible::Slider);
  describe();
  onChange(this, {QEvent::LanguageChange}, [this] { describe(); });
  onChange(this, {QEvent::FontChange}, [this] {
    fitHeight();
    updateFlags();
  });
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

void Timeline::setShownRun(WatchedRun* run) {
  m_shown = run;
  update();
}

void Timeline::setRunNames(const QStringList& names) {
  m_names = names;
  describe();
}

int Timeline::strip() const { return withText(kStrip); }
void Timeline::fitHeight() { setFixedHeight(hasSeveral() ? kHeight + strip() : kHeight); }

void Timeline::onSearchChanged() {
  fitHeight();
  m_curves.clear();
  m_goal.reset();
  m_target.reset();
  m_scrubs = false;
  m_hasEnded = false;
  m_scale = {};
  onRecorded();
  describe();
}

void Timeline::onRecorded() {
  if (const Transport* transport = searching()) {
    m_curves.resize(transport->runs().size());
    for (std::size_t r = 0; r < m_curves.size(); ++r)
      if (const WatchedRun& run = *transport->runs()[r]; run.hasSearch())
        m_curves[r].update(run.session().trace(), goalTakenFrom(run));
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
  updateFlags();
  update();
}

void Timeline::updateFlags() {
  m_flags.clear();
  if (!searching() || !hasSeveral()) return;
  std::vector<std::optional<std::size_t>> ends;
  // Who comes in when is told as it happens.
  for (const WatchedRun* run : m_transport->runs())
    ends.push_back(run->isAtEnd() ? m_transport->endOf(*run) : std::nullopt);
  const QRectF place(spacing::kHalf, height() - strip() + 1, width() - 2 * spacing::kHalf, strip() - 3);
  m_flags = endFlags(ends, m_scale, place, QFontMetricsF(flagFont()));
}

std::size_t Timeline::shownRun() const {
  const auto& runs = m_transport->runs();
  auto at = std::find(runs.begin(), runs.end(), m_shown.data());
  if (at == runs.end()) at = std::find(runs.begin(), runs.end(), m_transport->lead());
  return static_cast<std::size_t>(at - runs.begin());
}

// A label, or the line above it.
const EndFlag* Timeline::flagAt(const QPointF& point) const {
  const auto isThere = [&](const EndFlag& flag) {
    if (point.y() >= flag.label.top() - 1)
      return flag.label.contains(QPointF(point.x(), flag.label.center().y()));
    return std::abs(point.x() - flag.x) <= 2;
  };
  const auto at = std::find_if(m_flags.begin(), m_flags.end(), isThere);
  return at == m_flags.end() ? nullptr : &*at;
}

QString Timeline::endText(int run, const QString& place) const {
  const QString number = QString::number(run + 1), name = m_names.value(run);
  if (place.isEmpty())
    return name.isEmpty() ? tr("Search %1 ends here").arg(number) : tr("%1: %2 ends here").arg(number, name);
  return name.isEmpty() ? tr("Search %1 ends at %2").arg(number, place)
                        : tr("%1: %2 ends at %3").arg(number, name, place);
}

// Phase two, reading the route back, is the end of a run that found its goal.
void Timeline::findGoal() {
  if (m_transport->runs().size() != 1 || !m_transport->isComplete()) return;
  const search::Trace& trace = m_transport->lead()->session().trace();
  if (trace.end() < m_transport->recorded()) return;
  std::size_t i = trace.end();
  while (i > trace.begin() && trace[i - 1].kind == search::EventKind::Walk) --i;
  while (i > trace.begin() && trace[i - 1].kind == search::EventKind::Route) --i;
  if (i > trace.begin() && trace[i - 1].kind == search::EventKind::Goal) m_goal = i;
}

// What a screen reader says. While the search moves it would never come to an end.
void Timeline::describe() {
  setAccessibleName(tr("Timeline"));
  setWhatsThis(
      tr("Shows the part of the search known so far, from left to right. Click or drag to go to a moment. "
         "Marks show notable events."));
  if (!searching()) {
    setAccessibleDescription(tr("No search yet"));
  } else if (m_transport->activity() == Transport::Activity::Idle) {
    m_hasEnded |= m_transport->isAtEnd();
    const QString here = positionText(*m_transport, m_transport->position());
    const QString total =
        hasSeveral() ? axisText(*m_transport, m_transport->recorded()) : countText(m_transport->recorded());
    const bool isComplete = m_transport->isComplete();
    QStringList parts{isComplete && m_hasEnded        ? tr("%1 of %2").arg(here, total)
                      : isComplete                    ? here
                      : isSearchedAhead(*m_transport) ? tr("%1 of %2 searched so far").arg(here, total)
                                                      : here};
    for (const EndFlag& flag : m_flags)
      for (const int run : flag.runs) parts += endText(run, axisText(*m_transport, flag.place));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
    announceAccessibleValue(this);
  }
  update();
}

// ---- Going to places ---------------------------------------------------------------------------------------------

void Timeline::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !searching()) return QWidget::mousePressEvent(event);
  // A label stands beside its place, which is where it goes.
  const EndFlag* flag = flagAt(event->position());
  if (flag && flag->label.contains(event->position())) return m_transport->seek(flag->place);
  m_scrubs = true;
  m_transport->pause();
  scrubTo(event->position().x());
  showHint(*event);
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
  m_hoverX = event->position().x();
  if (m_scrubs && searching()) scrubTo(*m_hoverX);
  showHint(*event);
  update();
}

void Timeline::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !std::exchange(m_scrubs, false)) return;
  m_frame.stop();
  if (searching() && m_target) seekNow();
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

void Timeline::showHint(const QMouseEvent& event) {
  if (!searching()) return;
  const EndFlag* flag = m_scrubs ? nullptr : flagAt(event.position());
  QStringList lines{
      positionText(*m_transport, flag ? flag->place : m_scale.positionAt(event.position().x()))};
  if (flag)
    for (const int run : flag->runs) lines += endText(run, {});
  QToolTip::showText(QPoint(event.globalPosition().toPoint().x(), mapToGlobal(QPoint(0, 0)).y() - kHeight),
                     lines.join(u'\n'), this);
}

void Timeline::resizeEvent(QResizeEvent*) { updateScale(); }

}  // namespace searchlight::ui
