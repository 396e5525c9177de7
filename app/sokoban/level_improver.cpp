// app/sokoban/level_improver.cpp: the thread's side and the window's side.
#include "app/sokoban/level_improver.h"

#include <chrono>
#include <exception>
#include <stop_token>
#include <utility>

namespace searchlight::ui {
namespace {

constexpr std::chrono::milliseconds kBetweenReports{100};  // more often nobody reads figures

}  // namespace

LevelImprover::LevelImprover(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}
LevelImprover::~LevelImprover() {
  stop();
  m_tasks.reset();  // while there still is somebody to tell
}

void LevelImprover::improve(const sokoban::Board& level, const std::vector<Task>& tasks,
                            const sokoban::ImproveOptions& options) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_finish = {};
  m_ticket = m_tasks->post(
      [this, level, tasks, options, question, finish = m_finish.get_token()](const std::stop_token&) {
        using Steady = std::chrono::steady_clock;
        const auto begun = Steady::now();
        const auto tell = [this, question, begun,
                           last = Steady::time_point()](const sokoban::ImproveProgress& progress) mutable {
          const auto now = Steady::now();
          if (now - last < kBetweenReports) return;
          last = now;
          const double seconds = std::chrono::duration<double>(now - begun).count();
          QMetaObject::invokeMethod(
              this,
              [this, question, progress, seconds] {
                if (question == m_question) Q_EMIT progressed(progress, seconds);
              },
              Qt::QueuedConnection);
        };
        std::vector<sokoban::Improved> results;
        try {
          for (const Task& task : tasks)
            results.push_back(sokoban::improve(level, task.steps, task.aim, options, finish, tell));
        } catch (const std::exception&) {  // memory
          results.clear();
        }
        QMetaObject::invokeMethod(
            this,
            [this, question, results = std::move(results)] {
              if (question != m_question) return;  // given up
              m_question = 0;
              Q_EMIT improved(results);
            },
            Qt::QueuedConnection);
      });
}

void LevelImprover::finish() { m_finish.request_stop(); }

void LevelImprover::stop() {
  finish();
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

}  // namespace searchlight::ui
