// widgets/compare/difference_finder.cpp: asking on a thread, and telling what came of it.
#include "widgets/compare/difference_finder.h"

#include <utility>

#include "core/trace/trace_difference.h"

namespace searchlight::ui {

DepthDifferences::DepthDifferences() : m_chart(new DepthChart) {
  m_chart->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

DepthDifferences::~DepthDifferences() {
  if (m_chart && !m_chart->parent()) delete m_chart;
}

QWidget* DepthDifferences::widget() { return m_chart; }

void DepthDifferences::setPair(ComparePane* first, ComparePane* second) {
  m_first = first;
  m_second = second;
  if (!m_chart) return;
  m_chart->setRuns(first ? &first->run() : nullptr, second ? &second->run() : nullptr);
  refresh();
}

void DepthDifferences::refresh() {
  const auto name = [](const ComparePane* pane) {
    return pane ? QStringLiteral("%1 · %2").arg(pane->number()).arg(pane->shownTitle()) : QString();
  };
  if (m_chart) m_chart->setNames(name(m_first), name(m_second));
}

QString DepthDifferences::showNode(ComparePane&, search::NodeId) {
  return tr("The chart counts nodes by g and cannot show individual states; the boards show this one.");
}

using search::DifferenceAnswer;
using search::DifferenceQuestion;

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
  if (!isSearching()) return;
  m_task.cancel();
  Q_EMIT searchingChanged(false);
}

bool DifferenceFinder::find(const DifferenceQuestion& question) {
  const bool wasSearching = isSearching();
  const bool canAsk = m_runs[0] && m_runs[1] && m_runs[0]->hasSearch() && m_runs[1]->hasSearch();
  if (canAsk)
    m_task.ask(
        [question, first = m_runs[0]->compared(), second = m_runs[1]->compared()](
            const std::stop_token& stop) { return search::findDifference(first, second, question, stop); },
        [this, direction = question.direction](const auto& result) { tell(result, direction); });
  else
    m_task.cancel();
  if (wasSearching != isSearching()) Q_EMIT searchingChanged(isSearching());
  return canAsk;
}

void DifferenceFinder::tell(const TaskResult<DifferenceAnswer>& result,
                            DifferenceQuestion::Direction direction) {
  using Kind = DifferenceAnswer::Kind;
  const QPointer<DifferenceFinder> self = this;  // who listens may do away with it
  Q_EMIT searchingChanged(false);
  if (!self || isSearching()) return;
  if (!result)
    Q_EMIT failed(result.why());
  else if (result->kind == Kind::Found)
    Q_EMIT found(*result);
  else if (result->kind == Kind::None)
    Q_EMIT none(direction);
  else if (result->kind == Kind::Untold)
    Q_EMIT untold();
  else
    Q_EMIT failed(tr("Not enough memory to compare the two searches up to this point."));
}

}  // namespace searchlight::ui
