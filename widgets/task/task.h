// widgets/task/task.h: the latest question on a thread: answered by a value or an error, given up for the next one.
//
//   m_path.ask([=](const std::stop_token& stop) { return pathBetween(from, to, stop); },       // there: it owns what it uses
//             [this](const TaskResult<Path>& way) { way ? go(*way) : complain(way.why()); });  // and here
//   ..
//   Task<Path> m_path;  // a member behind all that its answers use
//
// Of every ask() its answer comes once, later, on the thread that asked: what the work returned, or why it threw. After cancel(),
// another ask() and the Task's end nothing more comes of a question, neither answer nor what is told on the way; isBusy() is false
// at once, and what the work still returns is dropped on its thread. Never two works of a Task at a time, so they may share what
// no other thread uses. A callback may ask anew, cancel, and do away with the Task.
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <variant>

#include "widgets/task/task_queue.h"

namespace searchlight::ui {

struct TaskProblem {
  QString why;  // a sentence, never empty
  bool isOutOfMemory = false;
};
// Of the exception that is being handled.
TaskProblem currentTaskProblem();

template <class T>
class TaskResult {
 public:
  using Value = std::conditional_t<std::is_void_v<T>, std::monostate, T>;
  TaskResult(Value value) : m_either(std::in_place_index<0>, std::move(value)) {}
  TaskResult(TaskProblem problem) : m_either(std::in_place_index<1>, std::move(problem)) {}

  explicit operator bool() const { return m_either.index() == 0; }
  // REQUIRES: there is a value.
  const Value& operator*() const { return std::get<0>(m_either); }
  Value& operator*() { return std::get<0>(m_either); }
  const Value* operator->() const { return &**this; }
  Value valueOr(Value other) const { return *this ? **this : std::move(other); }
  // REQUIRES: there is none.
  const QString& why() const { return std::get<1>(m_either).why; }
  bool isOutOfMemory() const { return std::get<1>(m_either).isOutOfMemory; }

 private:
  std::variant<Value, TaskProblem> m_either;
};

struct TaskQuestion;  // shared by both threads

// For a work to tell something on the way, before its answer; called by the work's threads.
class TaskTeller {
 public:
  explicit TaskTeller(std::shared_ptr<TaskQuestion> question) : m_question(std::move(question)) {}
  std::stop_token stop() const;
  bool isGivenUp() const;
  // `here` is called on the thread that asked.
  void tell(std::function<void()> here) const;
  // The same for what comes often: at most 30 a second, the first at once, the last before the answer.
  void tellLatest(std::function<void()> here) const;

 private:
  std::shared_ptr<TaskQuestion> m_question;
};

class TaskBase {
 public:
  TaskBase() = default;
  // Cancels, and waits until the work has seen it.
  ~TaskBase();
  TaskBase(const TaskBase&) = delete;
  TaskBase& operator=(const TaskBase&) = delete;

  // A question is asked, and neither answered nor cancelled.
  bool isBusy() const { return m_question != nullptr; }
  // Never waits.
  void cancel();
  // The work is asked to stop, and what it returns then is the answer.
  void finish();
  bool isFinishing() const;
  // Lets go of something large on the thread, when the work before is over.
  void release(std::shared_ptr<const void> held);

 protected:
  // What is asked from now on; then start() has it worked on, or answer() has it answered without.
  void begin(std::function<void()> answer);
  void start(std::function<void(const TaskTeller&)> work);
  void answer() { answer(m_question); }

 private:
  void answer(const std::shared_ptr<TaskQuestion>& question);

  QObject m_here;  // on the thread that asks
  std::shared_ptr<TaskQuestion> m_question;
  TaskQueue::Ticket m_ticket = 0;
  TaskQueue m_queue;  // last: its thread ends first
};

template <class T>
class Task : public TaskBase {
 public:
  // work(stop) or work(stop, teller) returns a T; answered(result) is given a TaskResult<T>. Both can be copied.
  template <class Work, class Answered>
  void ask(Work work, Answered answered) {
    auto result = std::make_shared<std::optional<TaskResult<T>>>();
    begin([result, answered = std::move(answered)]() mutable { answered(*std::move(*result)); });
    try {
      start([result, work = std::move(work)](const TaskTeller& teller) mutable {
        try {
          result->emplace(made(work, teller));
        } catch (...) {
          result->emplace(currentTaskProblem());
        }
        if (teller.isGivenUp()) result->reset();
      });
    } catch (...) {  // there is no thread for it
      result->emplace(currentTaskProblem());
      answer();
    }
  }

 private:
  template <class Work>
  static typename TaskResult<T>::Value made(Work& work, const TaskTeller& teller) {
    const auto call = [&] {
      if constexpr (std::is_invocable_v<Work&, const std::stop_token&, const TaskTeller&>)
        return work(teller.stop(), teller);
      else
        return work(teller.stop());
    };
    if constexpr (!std::is_void_v<T>) return call();
    if constexpr (std::is_void_v<T>) return call(), std::monostate();
  }
};

}  // namespace searchlight::ui
