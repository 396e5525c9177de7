// widgets/compare/difference_finder.cpp: asking on a thread, and telling what came of it.
#include "widgets/compare/difference_finder.h"
#include "core/search/label_difference.h"
#include "widgets/theme/error_texts.h"

#include <exception>
#include <utility>

namespace searchlight::ui {

using search::DifferenceAnswer;
using search::DifferenceQuestion;

DifferenceFinder::DifferenceFinder(QObject* parent)
    : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}

DifferenceFinder::~DifferenceFinder() { m_tasks.reset(); }  // while there still is somebody to tell

void DifferenceFinder::setRuns(WatchedRun* first, WatchedRun* second) {
  cancel();
  for (QMetaObject::Connection& connection : m_connections) disconnect(std::exchange(connection, {}));
  m_runs = {first, second};
  for (std::size_t i = 0; i < m_runs.size(); ++i) {
    if (!m_runs[i]) continue;
    m_connections[2 * i] = connect(m_runs[i], &WatchedRun::searchChanged, this, &DifferenceFinder::cancel);
    m_connections[2 * i + 1] = connect(m_runs[i], &QObject::destroyed, this, &DifferenceFinder::cancel);
  }
}

void DifferenceFinder::cancel() {
  if (m_ticket == 0) return;
  m_tasks->cancel(std::exchange(m_ticket, 0));
  Q_EMIT searchingChanged(false);
}

bool DifferenceFinder::find(const DifferenceQuestion& question, bool isOfLabels) {
  const bool wasSearching = isSearching();
  if (wasSearching) m_tasks->cancel(std::exchange(m_ticket, 0));
  const bool canAsk = m_runs[0] && m_runs[1] && m_runs[0]->hasSearch() && m_runs[1]->hasSearch();
  if (canAsk) {
    // Only what was asked for last is told.
    auto ticket = std::make_shared<TaskQueue::Ticket>(0);
    *ticket = m_tasks->post([this, ticket, question, isOfLabels, first = m_runs[0]->compared(),
                             second = m_runs[1]->compared()](const std::stop_token& stop) {
      Outcome outcome;
      try {
        outcome.answer = isOfLabels ? search::findLabelDifference(first, second, question, stop)
                                    : search::findDifference(first, second, question, stop);
      } catch (const std::exception& e) {
        outcome.problem = errorText(e);
      }
      if (stop.stop_requested()) return;
      QMetaObject::invokeMethod(
          this,
          [this, ticket, outcome, direction = question.direction] {
            if (*ticket == m_ticket) tell(outcome, direction);
          },
          Qt::QueuedConnection);
    });
    m_ticket = *ticket;
  }
  if (wasSearching != isSearching()) Q_EMIT searchingChanged(isSearching());
  return canAsk;
}

void DifferenceFinder::tell(const Outcome& outcome, DifferenceQuestion::Direction direction) {
  using Kind = DifferenceAnswer::Kind;
  m_ticket = 0;
  const QPointer<DifferenceFinder> self = this;  // who listens may do away with it
  Q_EMIT searchingChanged(false);
  if (!self || isSearching()) return;
  if (!outcome.problem.isEmpty())
    Q_EMIT failed(outcome.problem);
  else if (outcome.answer.kind == Kind::Found)
    Q_EMIT found(outcome.answer);
  else if (outcome.answer.kind == Kind::None)
    Q_EMIT none(direction);
  else
    Q_EMIT failed(tr("Not enough memory to compare the two searches this far."));
}

}  // namespace searchlight::ui
