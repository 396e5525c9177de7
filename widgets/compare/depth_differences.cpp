// widgets/compare/depth_differences.cpp: two panes' runs handed to a chart.
#include "widgets/compare/depth_differences.h"

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
  return tr("The chart counts nodes by g and cannot show a single state; the boards show this one.");
}

}  // namespace searchlight::ui
