// widgets/task/task.cpp: what both threads share of a question, and the way back to who asked.
#include "widgets/task/task.h"

#include <QCoreApplication>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <new>

#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

struct TaskQuestion {
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kBetweenTold{34};

  QObject* here = nullptr;       // on the thread that asks; it lives as long as the work
  std::function<void()> answer;  // of that thread; none once it is given up
  std::stop_source stop = {};
  std::atomic<bool> isGivenUp = false;

  std::mutex mutex = {};  // of all below
  std::function<void()> latest = {};
  bool isTelling = false;  // it is on its way
  Clock::time_point told = {};

  void tellLatest() {
    std::function<void()> tell;
    {
      const std::lock_guard lock(mutex);
      isTelling = false;
      told = Clock::now();
      tell = std::exchange(latest, nullptr);
    }
    if (tell && !isGivenUp) tell();
  }
};

TaskProblem currentTaskProblem() {
  QString why;
  bool isOutOfMemory = false;
  try {
    throw;
  } catch (const std::exception& e) {
    isOutOfMemory = dynamic_cast<const std::bad_alloc*>(&e) != nullptr;
    why = errorText(e);
  } catch (...) {  // whatever it is
  }
  if (why.isEmpty()) why = QCoreApplication::translate("Task", "An unknown error occurred.");
  return {why, isOutOfMemory};
}

// ---- On the work's thread ----

std::stop_token TaskTeller::stop() const { return m_question->stop.get_token(); }

bool TaskTeller::isGivenUp() const { return m_question->isGivenUp; }

void TaskTeller::tell(std::function<void()> here) const {
  QMetaObject::invokeMethod(
      m_question->here,
      [question = m_question, here = std::move(here)] {
        if (!question->isGivenUp) here();
      },
      Qt::QueuedConnection);
}

void TaskTeller::tellLatest(std::function<void()> here) const {
  {
    const std::lock_guard lock(m_question->mutex);
    std::swap(m_question->latest, here);
    if (m_question->isTelling || TaskQuestion::Clock::now() - m_question->told < TaskQuestion::kBetweenTold)
      return;
    m_question->isTelling = true;
  }
  tell([question = m_question.get()] { question->tellLatest(); });
}

// ---- On the thread that asks ----

TaskBase::~TaskBase() { cancel(); }

void TaskBase::begin(std::function<void()> answer) {
  cancel();
  m_question = std::make_shared<TaskQuestion>();
  m_question->here = &m_here;
  m_question->answer = std::move(answer);
}

void TaskBase::start(std::function<void(const TaskTeller&)> work) {
  m_ticket = m_queue.post([this, question = m_question, work = std::move(work)](const std::stop_token&) {
    work(TaskTeller(question));
    answer(question);
  });
}

void TaskBase::answer(const std::shared_ptr<TaskQuestion>& question) {
  if (question->isGivenUp) return;
  QMetaObject::invokeMethod(
      &m_here,
      [this, question] {
        question->tellLatest();
        if (question->isGivenUp) return;  // and perhaps there is no Task any more
        m_question.reset();
        const std::function<void()> told = std::move(question->answer);
        told();
      },
      Qt::QueuedConnection);
}

void TaskBase::cancel() {
  if (!m_question) return;
  const std::shared_ptr<TaskQuestion> question = std::exchange(m_question, nullptr);
  question->isGivenUp = true;
  question->answer = nullptr;
  question->stop.request_stop();
  m_queue.cancel(m_ticket);
}

void TaskBase::finish() {
  if (m_question) m_question->stop.request_stop();
}

bool TaskBase::isFinishing() const { return m_question && m_question->stop.stop_requested(); }

void TaskBase::release(std::shared_ptr<const void> held) {
  if (held) m_queue.post([held = std::move(held)](const std::stop_token&) {});
}

}  // namespace searchlight::ui
