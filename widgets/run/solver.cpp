// widgets/run/solver.cpp: silent runs, one after the other.
#include "widgets/run/solver.h"
#include "widgets/theme/error_texts.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <limits>
#include <new>
#include <numeric>
#include <utility>

namespace searchlight::ui {

using search::Outcome;

namespace {

// Between two looks at the stop token and at who waits.
constexpr std::chrono::milliseconds kSlice{5};

constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();

// Fills in what there is to tell, also of a search that was interrupted by what it threw.
void report(search::Session& session, Answer& answer) {
  answer.stats = session.stats();
  answer.bytes = session.bytes();
  if (answer.outcome != Outcome::Solved) return;
  answer.route = session.pathStates();
  answer.cost = session.solutionCost();
}

// Of this thread: others, as the window and the recordings beside it, cost a search no time.
double processorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Goes on with a search that may not have been made yet, until it is over, stopped, or `isEnough`; Running means that there
// is more to do. Memory is bounded by what the session takes it from.
template <class IsEnough>
void goOn(const SessionFactory& factory, std::unique_ptr<search::Session>& session, Answer& answer,
          const std::stop_token& stop, IsEnough isEnough) {
  const auto started = std::chrono::steady_clock::now();
  double since = processorSeconds();
  bool isSetUp = !session;
  try {
    if (!session) session = factory(search::Recording::Silent);
    if (std::exchange(isSetUp, false)) {
      const double made = processorSeconds();
      answer.setupSeconds += made - std::exchange(since, made);
    }
    do {
      answer.outcome = !session || stop.stop_requested()
                           ? Outcome::Stopped
                           : session->advanceUntil(std::chrono::steady_clock::now() + kSlice, kAnyNumber);
    } while (answer.outcome == Outcome::Running && !isEnough(std::chrono::steady_clock::now() - started));
    if (session && answer.outcome != Outcome::Running) report(*session, answer);
  } catch (const std::bad_alloc&) {
    answer.outcome = Outcome::MemoryLimit;
    if (session) report(*session, answer);
  } catch (const std::exception& e) {
    answer.outcome = Outcome::Stopped;
    answer.problem = errorText(e);
    if (session) report(*session, answer);
  }
  (isSetUp ? answer.setupSeconds : answer.seconds) += processorSeconds() - since;
}

}  // namespace

Answer solve(const SessionFactory& factory, const std::stop_token& stop) {
  std::unique_ptr<search::Session> session;
  Answer answer;
  goOn(factory, session, answer, stop, [](auto) { return false; });
  answer.time = search::measuredTime({answer.seconds});
  return answer;
}

Solver::Solver(QObject* parent, int atOnce) : QObject(parent), m_tasks(std::make_unique<TaskQueue>(atOnce)) {}

Solver::~Solver() { m_tasks.reset(); }  // while there still is somebody to tell

struct Solver::Search {
  std::shared_ptr<Ticket> ticket;  // for the GUI thread: the task cannot know it before it is posted
  SessionFactory factory;
  TaskQueue* tasks;
  bool repeats;
  std::unique_ptr<search::Session> session = {};
  Answer answer = {};
  std::vector<double> seconds = {}, setups = {};  // of each run that came to its end
};

Solver::Ticket Solver::ask(SessionFactory factory, std::function<void(const Answer&)> told) {
  auto ticket = std::make_shared<Ticket>(0);
  auto search = std::make_shared<Search>(Search{ticket, std::move(factory), m_tasks.get(), m_repeats});
  *ticket = m_tasks->post([this, search](const std::stop_token& stop) { work(search, stop); });
  m_asked.push_back({*ticket, std::move(told)});
  return *ticket;
}

// On the queue's thread. A turn is over when others wait: at once for those that were not asked yet, and in equal parts
// among those that take long.
void Solver::work(const std::shared_ptr<Search>& search, const std::stop_token& stop) {
  const bool isFirstTurn = !search->session;
  goOn(search->factory, search->session, search->answer, stop, [&](std::chrono::steady_clock::duration turn) {
    const TaskQueue::Waiting waiting = search->tasks->waiting();
    return waiting != TaskQueue::Waiting::None &&
           (turn >= kTurn || (!isFirstTurn && waiting == TaskQueue::Waiting::Fresh));
  });
  if (stop.stop_requested()) return;
  if (search->answer.outcome == Outcome::Running)
    return search->tasks->goOnLater(stop,
                                    [this, search](const std::stop_token& later) { work(search, later); });
  search->session.reset();
  Answer& answer = search->answer;
  answer.time = search::measuredTime({answer.seconds});
  const bool isWhole = answer.outcome == Outcome::Solved || answer.outcome == Outcome::Exhausted;
  answer.isTimeComing = search->repeats && isWhole && answer.seconds + answer.setupSeconds < kRepeatSeconds;
  if (!answer.isTimeComing) return tellLater(*search);
  answer.time.low = 0;
  answer.time.high = std::numeric_limits<double>::infinity();
  search->seconds = {answer.seconds};
  search->setups = {answer.setupSeconds};
  tellLater(*search);
  search->tasks->goOnLater(stop, [this, search](const std::stop_token& later) { measure(search, later); });
}

// On the queue's thread, when the answers that were asked for have been given.
void Solver::measure(const std::shared_ptr<Search>& search, const std::stop_token& stop) {
  std::vector<double>&seconds = search->seconds, &setups = search->setups;
  const auto all = [](const std::vector<double>& of) { return std::accumulate(of.begin(), of.end(), 0.0); };
  while (seconds.size() < kMostRepeats && all(seconds) + all(setups) < kRepeatSeconds) {
    Answer again;
    goOn(search->factory, search->session, again, stop, [](auto) { return false; });
    search->session.reset();
    if (stop.stop_requested()) return;
    if (again.outcome != search->answer.outcome) break;  // there is no memory for it any more
    seconds.push_back(again.seconds);
    setups.push_back(again.setupSeconds);
    if (search->tasks->waiting() == TaskQueue::Waiting::Fresh)
      return search->tasks->goOnLater(
          stop, [this, search](const std::stop_token& later) { measure(search, later); });
  }
  search->answer.time = search::measuredTime(std::move(seconds));
  search->answer.seconds = search->answer.time.seconds;
  search->answer.setupSeconds = search::measuredTime(std::move(setups)).seconds;
  search->answer.isTimeComing = false;
  tellLater(*search);
}

// A copy: the search may go on.
void Solver::tellLater(const Search& search) {
  QMetaObject::invokeMethod(
      this, [this, ticket = search.ticket, answer = search.answer] { tell(*ticket, answer); },
      Qt::QueuedConnection);
}

void Solver::cancel(Ticket ticket) {
  std::erase_if(m_asked, [ticket](const Asked& a) { return a.ticket == ticket; });
  m_tasks->cancel(ticket);
}

void Solver::tell(Ticket ticket, const Answer& answer) {
  const auto asked =
      std::find_if(m_asked.begin(), m_asked.end(), [ticket](const Asked& a) { return a.ticket == ticket; });
  if (asked == m_asked.end()) return;  // cancelled while the answer was on its way
  const auto told = asked->told;       // who is told may ask again, or cancel
  if (!answer.isTimeComing) m_asked.erase(asked);
  told(answer);
}

}  // namespace searchlight::ui
