// widgets/klotski/klotski_differences.cpp: two panes' runs handed to a graph.
#include "widgets/klotski/klotski_differences.h"

#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"

namespace searchlight::ui {

KlotskiDifferences::KlotskiDifferences()
    : m_panel(new GraphPanel), m_graph(new KlotskiGraph(m_panel->view())) {}

KlotskiDifferences::~KlotskiDifferences() {
  if (m_panel && !m_panel->parent()) delete m_panel;
}

QWidget* KlotskiDifferences::widget() { return m_panel; }

void KlotskiDifferences::setPair(ComparePane* first, ComparePane* second) {
  if (!m_graph) return;
  if (first && second) m_panel->view()->setSearchNumbers(first->number(), second->number());
  m_graph->setSearch(first ? &first->run() : nullptr, second ? &second->run() : nullptr);
}

QString KlotskiDifferences::showNode(ComparePane& pane, search::NodeId node) {
  return m_graph && m_graph->showNode(pane.run().session(), node)
             ? QString()
             : tr("The graph does not show this state yet; the boards do.");
}

}  // namespace searchlight::ui
