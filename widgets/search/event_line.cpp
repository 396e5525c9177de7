// widgets/search/event_line.cpp: words at the beat of the search, spoken no faster than one can listen.
#include "widgets/search/event_line.h"

#include <QEvent>
#include <QPainter>
#include <utility>

#include "widgets/search/event_words.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr int kSpokenMs = 3000;  // between two sentences while the search plays
}  // namespace

EventLine::EventLine(QWidget* parent) : QWidget(parent), m_gate(this, [this] { refresh(); }) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_later.setSingleShot(true);
  connect(&m_later, &QTimer::timeout, this, &EventLine::announce);
}

void EventLine::setRun(WatchedRun* run) { m_gate.setRun(run); }

void EventLine::refresh() {
  const WatchedRun* run = m_gate.searching();
  const QString text = run ? cursorWords(*run) : QString();
  if (std::exchange(m_text, text) != text) {
    setToolTip(m_text);
    update();
  }
  if (accessibleName() == m_text) return;
  const bool isUnderWay = run && !run->isAtRest();
  const qint64 since = m_sinceAnnounced.isValid() ? m_sinceAnnounced.elapsed() : kSpokenMs;
  if (!isUnderWay || since >= kSpokenMs)
    announce();
  else if (!m_later.isActive())
    m_later.start(static_cast<int>(kSpokenMs - since));
}

// A change of its name is what a screen reader hears of.
void EventLine::announce() {
  m_later.stop();
  m_sinceAnnounced.start();
  setAccessibleName(m_text);
}

QSize EventLine::sizeHint() const { return {640, fontMetrics().height() + 2 * spacing::kHalf}; }

void EventLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QRect room = rect().adjusted(spacing::kMargin, 0, -spacing::kMargin, 0);
  painter.setPen(palette().color(QPalette::WindowText));
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   fontMetrics().elidedText(m_text, Qt::ElideRight, room.width()));
}

void EventLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) m_gate.request();
  if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace searchlight::ui
