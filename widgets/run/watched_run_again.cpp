// widgets/run/watched_run_again.cpp: what lies before the window, found by running again on a thread.
#include <algorithm>
#include <new>
#include <utility>

#include "widgets/run/watched_run.h"

namespace searchlight::ui {

using search::Outcome;

namespace {

constexpr std::uint64_t kSteps = 64;

// Recorded anew until event `target` - 1 is there; near it step by step, so that a small window still holds it.
std::unique_ptr<search::Session> runAgain(const SessionFactory& factory, std::size_t target,
                                          const std::stop_token& stop) {
  constexpr std::size_t kNear = search::Trace::kSegment;
  std::unique_ptr<search::Session> session = factory(search::Recording::Recorded);
  const search::Trace& trace = session->trace();
  while (trace.end() < target && session->outcome() == Outcome::Running && !stop.stop_requested())
    session->advance(target - trace.end() > kNear ? 1024 : 1);
  if (trace.end() < target && session->outcome() == Outcome::MemoryLimit) throw std::bad_alloc();
  return session;
}

}  // namespace

void WatchedRun::takeRerun(const TaskResult<std::function<void()>>& found) {
  if (found) return (*found)();
  Q_EMIT troubled(found.isOutOfMemory() ? tr("Not enough memory to go back this far.") : found.why());
  Q_EMIT rerunEnded(false);
}

void WatchedRun::rerunTo(std::size_t target) {
  if (isRerunning() && m_rerunTarget == target) return;
  m_rerunTarget = target;
  m_rerun.ask(
      [this, target, factory = m_factory](const std::stop_token& stop) -> std::function<void()> {
        auto run = std::make_shared<std::unique_ptr<search::Session>>(runAgain(factory, target, stop));
        return [this, target, run] {
          const bool came = adopt(std::move(*run), target);
          if (!came) Q_EMIT troubled(tr("Not enough memory to go back this far."));
          Q_EMIT rerunEnded(came);
        };
      },
      [this](const auto& found) { takeRerun(found); });
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
  m_rerunTarget = kEndOfRun;  // no seek's
  m_rerun.ask(
      [position, isIt = std::move(isIt), found = std::move(found),
       factory = m_factory](const std::stop_token& stop) -> std::function<void()> {
        std::optional<std::size_t> last;
        const std::unique_ptr<search::Session> session = factory(search::Recording::Recorded);
        const search::Trace& trace = session->trace();
        std::size_t i = 0;
        while (i < position && !stop.stop_requested()) {
          if (i >= trace.end() && session->advance(kSteps) != Outcome::Running && i >= trace.end()) break;
          for (i = std::max(i, trace.begin()); i < std::min(position, trace.end()); ++i)
            if (isIt(*session, i)) last = i;
        }
        // It has come less far than the run that is looked at, so what it found last may not be the last there is.
        if (i < position && session->outcome() == Outcome::MemoryLimit) throw std::bad_alloc();
        return [last, found] { found(last); };
      },
      [this](const auto& done) { takeRerun(done); });
}

}  // namespace searchlight::ui
