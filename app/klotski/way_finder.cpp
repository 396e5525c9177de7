// app/klotski/way_finder.cpp: the thread's side and the window's side.
#include "app/klotski/way_finder.h"

#include <exception>
#include <stop_token>

namespace searchlight::ui {

void WayFinder::find(const klotski::Board& board, const klotski::Placement& from,
                     const klotski::Placement& to, klotski::Count count) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, board, from, to, count, question](const std::stop_token& stop) {
    klotski::PlacementWay way;
    try {
      way = klotski::wayBetween(board, from, to, count, {}, stop, m_memory);
    } catch (const std::exception&) {  // memory: no way is known then
      way.outcome = search::Outcome::MemoryLimit;
    }
    QMetaObject::invokeMethod(
        this,
        [this, question, way] {
          if (question != m_question) return;  // given up
          m_question = 0;
          Q_EMIT found(way);
        },
        Qt::QueuedConnection);
  });
}

void WayFinder::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

}  // namespace searchlight::ui
