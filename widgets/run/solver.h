// widgets/run/solver.h: answers to questions, found silently and off the GUI thread.
#pragma once
#include <QObject>
#include <QString>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/search/measured_time.h"
#include "core/search/session.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

// Makes a session of one question, silent or recorded. Callable from any thread; shares its data as const. nullptr: this
// question cannot be searched in this way.
using SessionFactory = std::function<std::unique_ptr<search::Session>(search::Recording)>;

// What a silent run found.
struct Answer {
  search::Outcome outcome = search::Outcome::Running;  // Running: not known yet
  search::Stats stats = {};
  search::States route = {};  // from start to goal; null: there is none
  search::Cost cost = 0;
  // Searching alone, and what had to be made before it: of the thread's processor time, the median where there were
  // several runs.
  double seconds = 0, setupSeconds = 0;
  std::size_t bytes = 0;  // that the session held at the end
  QString problem = {};   // what went wrong, where the outcome does not say it
  // The same seconds, and how far they are to be believed. Not at all while more runs are to come: the answer is told once
  // more after them.
  search::MeasuredTime time = {};
  bool isTimeComing = false;
};

// One search at a time unless told otherwise, so that a measured time means something: whoever wants times that can be
// compared asks one solver. Questions are answered in the order in which they were asked, but a search that takes longer
// than a turn keeps nobody back: it rests while others have theirs, and only the time of its own turns is counted. Memory
// that runs out, in a search or in making one, is the outcome MemoryLimit with what was found so far; anything else that
// is thrown is Stopped with its words.
//
// Where somebody compares times (setRepeats) a short search that came to its end is run again, when nobody waits for an answer,
// until all runs together have taken 50 ms or there were 25: what a single run of a millisecond takes is chance.
class Solver : public QObject {
  Q_OBJECT

 public:
  using Ticket = TaskQueue::Ticket;
  static constexpr std::chrono::milliseconds kTurn{2000};
  static constexpr double kRepeatSeconds = 0.05;
  static constexpr std::size_t kMostRepeats = 25;

  explicit Solver(QObject* parent = nullptr, int atOnce = 1);
  // Stops what is running, and waits for it: a few hundred steps.
  ~Solver() override;

  // Of questions that are asked from here on.
  void setRepeats(bool repeats) { m_repeats = repeats; }

  // `told` is called on the solver's own (GUI) thread, unless the ticket was cancelled before: once, and where times are measured
  // perhaps once more (Answer::isTimeComing).
  Ticket ask(SessionFactory factory, std::function<void(const Answer&)> told);
  // Never waits. `told` will not be called.
  void cancel(Ticket ticket);

 private:
  struct Asked {
    Ticket ticket;
    std::function<void(const Answer&)> told;
  };
  // A search, as far as it has come.
  struct Search;
  void work(const std::shared_ptr<Search>& search, const std::stop_token& stop);
  void measure(const std::shared_ptr<Search>& search, const std::stop_token& stop);
  void tellLater(const Search& search);
  void tell(Ticket ticket, const Answer& answer);

  bool m_repeats = false;
  std::vector<Asked> m_asked;
  std::unique_ptr<TaskQueue> m_tasks;
};

// The answer to one question, on this thread. `stop` leaves an answer that nobody should read.
Answer solve(const SessionFactory& factory, const std::stop_token& stop);

}  // namespace searchlight::ui
