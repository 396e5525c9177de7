// widgets/board/paint_turns.cpp: who paints in this frame, and who in the next.
#include "widgets/board/paint_turns.h"

#include <QTimerEvent>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace searchlight::ui {

PaintTurns::PaintTurns(QObject* parent, std::function<Clock::time_point()> now)
    : QObject(parent), m_now(std::move(now)) {}

bool PaintTurns::mayPaint(QWidget* board) {
  const Clock::time_point now = m_now();
  if (!m_isPassUnderway && now - m_frameBegan >= kFrame) beginFrame(now);
  notePass();
  // Whoever is not seen does not ask, and must not keep the others back.
  std::erase_if(m_waiting, [](const Waiting& w) { return !w.board || !w.board->isVisible(); });
  const auto place = waiting(board);
  const bool isWaiting = place != m_waiting.end();
  // Boards are asked for their pictures in the order in which they stand, so those that wait keep the others back.
  const bool isItsTurn = m_waiting.empty() || place == m_waiting.begin();
  const bool fits = !m_hasServed || m_spent + entryOf(board).lastTook <= kBudget;
  const bool isFavourite = board == m_favourite;
  if (isFavourite || (isItsTurn && fits)) {
    m_hasServed |= !isFavourite;
    if (isWaiting) m_waiting.erase(place);
    return true;
  }
  if (isWaiting)
    place->isCalled = false;
  else
    m_waiting.push_back({board});
  if (!m_next.isActive()) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_frameBegan + kFrame - now);
    m_next.start(std::max(1, static_cast<int>(left.count())), Qt::PreciseTimer, this);
  }
  return false;
}

// All boards of a pass ask before the event loop delivers anything.
void PaintTurns::notePass() {
  if (std::exchange(m_isPassUnderway, true)) return;
  QMetaObject::invokeMethod(
      this, [this] { m_isPassUnderway = false; }, Qt::QueuedConnection);
}

void PaintTurns::painted(QWidget* board, Clock::duration took) {
  entryOf(board).lastTook = took;
  m_spent += took;
  if (const auto place = waiting(board); place != m_waiting.end()) m_waiting.erase(place);
}

void PaintTurns::beginFrame(Clock::time_point now) {
  m_frameBegan = now;
  m_spent = {};
  m_hasServed = false;
}

std::vector<PaintTurns::Waiting>::iterator PaintTurns::waiting(const QWidget* board) {
  return std::find_if(m_waiting.begin(), m_waiting.end(),
                      [board](const Waiting& w) { return w.board == board; });
}

PaintTurns::Board& PaintTurns::entryOf(QWidget* board) {
  std::erase_if(m_boards, [](const Board& b) { return !b.widget; });
  const auto at =
      std::find_if(m_boards.begin(), m_boards.end(), [&](const Board& b) { return b.widget == board; });
  return at != m_boards.end() ? *at : m_boards.emplace_back(Board{board, {}});
}

void PaintTurns::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_next.timerId()) return QObject::timerEvent(event);
  m_next.stop();
  beginFrame(m_now());
  // Whoever was called and did not ask has nothing to paint any more, and must not keep the others back.
  std::erase_if(m_waiting, [](const Waiting& w) { return !w.board || w.isCalled; });
  for (Waiting& w : m_waiting) {
    w.isCalled = true;
    w.board->update();
  }
  if (!m_waiting.empty()) m_next.start(static_cast<int>(kFrame.count()), Qt::PreciseTimer, this);
}

}  // namespace searchlight::ui
