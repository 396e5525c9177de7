// widgets/search/watched_run_again.cpp: what lies before the window, found by running again on a thread.
#include <algorithm>
#include <utility>

#include "widgets/search/watched_run.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using search::Outcome;

TaskQueue& WatchedRun::background() {
  if (!m_background) m_background = std::make_unique<TaskQueue>();
  return *m_background;
}

void WatchedRun::cancelRerun() {
  if (m_rerun != 0) background().cancel(std::exchange(m_rerun, 0));
}

namespace {

constexpr std::uint64_t kSteps = 64;

struct SecondRun {
  std::unique_ptr<search::Session> session;
  QString problem;
};

// Recorded anew until event `target` - 1 is there; near it step by step, so that a small window still holds it.
SecondRun runAgain(const SessionFactory& factory, std::size_t target, const std::stop_token& stop) {
  constexpr std::size_t kNear = search::Trace::kSegment;
  SecondRun run;
  try {
    run.session = factory(search::Recording::Recorded);
    const search::Trace& trace = run.session->trace();
    while (trace.end() < target && run.session->outcome() == Outcome::Running && !stop.stop_requested())
      run.session->advance(target - trace.end() > kNear ? 1024 : 1);
  } catch (const std::bad_alloc&) {
    run.session.reset();
  } catch (const std::exception& e) {
    run.session.reset();
    run.problem = errorText(e);
  }
  if (run.session && run.session->trace().end() < target && run.session->outcome() == Outcome::MemoryLimit)
    run.session.reset();
  return run;
}

}  // namespace

void WatchedRun::rerunTo(std::size_t target) {
  if (isRerunning() && m_rerunTarget == target) return;
  cancelRerun();
  m_rerunTarget = target;
  // Only the run that was asked for last is taken, whatever the user has done since.
  auto ticket = std::make_shared<TaskQueue::Ticket>(0);
  *ticket = background().post([this, target, ticket, factory = m_factory](const std::stop_token& stop) {
    auto run = std::make_shared<SecondRun>(runAgain(factory, target, stop));
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this,
        [this, target, ticket, run] {
          if (*ticket != m_rerun) return;
          m_rerun = 0;
          const bool came = run->session && adopt(std::move(run->session), target);
          if (!came)
            Q_EMIT troubled(run->problem.isEmpty() ? tr("Not enough memory to go back this far.")
                                                   : run->problem);
          Q_EMIT rerunEnded(came);
        },
        Qt::QueuedConnection);
  });
  m_rerun = *ticket;
}

bool WatchedRun::adopt(std::unique_ptr<search::Session> session, std::size_t target) {
  std::unique_ptr<search::TracePlayer> player;
  try {
    player = std::make_unique<search::TracePlayer>(session->trace());
  } catch (const std::bad_alloc&) {
    return false;
  }
  const std::shared_ptr<search::Session> before = std::exchange(m_session, std::move(session));
  m_player = std::move(player);
  tellNames(m_player.get());
  m_stuckAt.reset();
  m_index.update(*m_session);
  moveTo(target);
  m_adopted = target;
  m_toldEverything = m_hasGrown = true;
  Q_EMIT sessionReplaced(*before);
  return true;
}

void WatchedRun::findBefore(std::size_t position, Predicate isIt,
                            std::function<void(std::optional<std::size_t>)> found) {
  cancelRerun();
  m_rerunTarget = kEndOfRun;  // no seek's
  auto ticket = std::make_shared<TaskQueue::Ticket>(0);
  *ticket = background().post([this, position, ticket, isIt = std::move(isIt), found = std::move(found),
                               factory = m_factory](const std::stop_token& stop) {
    std::optional<std::size_t> last;
    QString problem;
    bool isOutOfMemory = false;
    try {
      const std::unique_ptr<search::Session> session = factory(search::Recording::Recorded);
      const search::Trace& trace = session->trace();
      std::size_t i = 0;
      while (i < position && !stop.stop_requested()) {
        if (i >= trace.end() && session->advance(kSteps) != Outcome::Running && i >= trace.end()) break;
        for (i = std::max(i, trace.begin()); i < std::min(position, trace.end()); ++i)
          if (isIt(*session, i)) last = i;
      }
      // It has come less far than the run that is looked at, so what it found last may not be the last there is.
      isOutOfMemory = i < position && session->outcome() == Outcome::MemoryLimit;
    } catch (const std::bad_alloc&) {
      isOutOfMemory = true;
    } catch (const std::exception& e) {
      problem = errorText(e);
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this,
        [this, ticket, last, found, problem, isOutOfMemory] {
          if (*ticket != m_rerun) return;
          m_rerun = 0;
          if (!isOutOfMemory && problem.isEmpty()) return found(last);
          Q_EMIT troubled(isOutOfMemory ? tr("Not enough memory to go back this far.") : problem);
          Q_EMIT rerunEnded(false);
        },
        Qt::QueuedConnection);
  });
  m_rerun = *ticket;
}

}  // namespace searchlight::ui
