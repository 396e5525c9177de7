// widgets/search/solver.cpp: silent runs, one after the other.
#include "widgets/search/solver.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

#include "core/search/memory_budget.h"

namespace searchlight::ui {

using search::Outcome;

namespace {

// Fills in what there is to tell, also of a search that was interrupted by what it threw.
void report(search::Session& session, Answer& answer) {
  answer.stats = session.stats();
  answer.bytes = session.bytes();
  if (answer.outcome != Outcome::Solved) return;
  answer.route = session.pathStates();
  answer.cost = session.solutionCost();
}

}  // namespace

Answer solve(const SessionFactory& factory, const std::stop_token& stop) {
  const auto started = std::chrono::steady_clock::now();
  Answer answer;
  std::unique_ptr<search::Session> session;
  try {
    session = factory(search::Recording::Silent);
    if (!session) {
      answer.outcome = Outcome::Stopped;
      return answer;
    }
    search::Limits limits;
    // What is taken of a budget that others share is asked for where it is taken; alone it may not be more than all of it.
    if (const auto& budget = session->options().budget) limits.bytes = budget->total();
    answer.outcome = session->run(limits, stop);
    report(*session, answer);
  } catch (const std::bad_alloc&) {
    answer.outcome = Outcome::MemoryLimit;
    if (session) report(*session, answer);
  } catch (const std::exception& e) {
    answer.outcome = Outcome::Stopped;
    answer.problem = QString::fromUtf8(e.what());
    if (session) report(*session, answer);
  }
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  return answer;
}

Solver::Solver(QObject* parent, int atOnce) : QObject(parent), m_tasks(std::make_unique<TaskQueue>(atOnce)) {}

Solver::~Solver() { m_tasks.reset(); }  // while there still is somebody to tell

Solver::Ticket Solver::ask(SessionFactory factory, std::function<void(const Answer&)> told) {
  // The task cannot know its ticket before it is posted, so it is told through a place of its own.
  auto ticket = std::make_shared<Ticket>(0);
  *ticket = m_tasks->post([this, ticket, factory = std::move(factory)](const std::stop_token& stop) {
    auto answer = std::make_shared<Answer>(solve(factory, stop));
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this, [this, ticket, answer] { tell(*ticket, *answer); }, Qt::QueuedConnection);
  });
  m_asked.push_back({*ticket, std::move(told)});
  return *ticket;
}

void Solver::cancel(Ticket ticket) {
  std::erase_if(m_asked, [ticket](const Asked& a) { return a.ticket == ticket; });
  m_tasks->cancel(ticket);
}

void Solver::tell(Ticket ticket, const Answer& answer) {
  const auto asked =
      std::find_if(m_asked.begin(), m_asked.end(), [ticket](const Asked& a) { return a.ticket == ticket; });
  if (asked == m_asked.end()) return;  // cancelled while the answer was on its way
  const auto told = std::move(asked->told);
  m_asked.erase(asked);
  told(answer);
}

}  // namespace searchlight::ui
