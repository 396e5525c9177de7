// widgets/player/workbench_beside.cpp: what stands beside the board where it is wanted: the tree, and the plot of the nodes below it.
#include <QSplitter>
#include <utility>

#include "widgets/player/workbench.h"
#include "widgets/plot/node_plot.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tree/tree_panel.h"

namespace searchlight::ui {

namespace {
constexpr int kStageWidth =
    5000;  // of the board and what is beside it: more than there is, so that both get half of it
}  // namespace

void SearchWorkbench::setTreeShown(bool isShown) {
  if (std::exchange(m_wantsTree, isShown) == isShown) return;
  showBeside();
  Q_EMIT treeShownChanged();
}

void SearchWorkbench::setPlotShown(bool isShown) {
  if (std::exchange(m_wantsPlot, isShown) == isShown) return;
  showBeside();
  Q_EMIT plotShownChanged();
  Q_EMIT plotChanged();
}

// What stands beside the board is made when it is wanted, and so is its room.
void SearchWorkbench::showBeside() {
  const bool isWanted = m_isSearchShown && (m_wantsTree || m_wantsPlot);
  const bool isNew = isWanted && !m_beside;
  if (isNew) {
    m_beside = new QSplitter(Qt::Vertical);
    m_beside->setChildrenCollapsible(false);
  }
  showTree();
  showPlot();
  if (m_beside && !isNew) m_beside->setVisible(isWanted);
  if (!isNew) return;
  // Not before something is in it: a splitter of nothing takes no room.
  m_stage->addWidget(m_beside);
  m_stage->setStretchFactor(0, 1);
  m_stage->setStretchFactor(1, 1);
  m_stage->setSizes({kStageWidth, kStageWidth});
}

void SearchWorkbench::showTree() {
  const bool isShown = m_wantsTree && m_isSearchShown;
  if (isShown && !m_tree) {
    m_tree = new TreePanel(m_tables->pictures());
    TreeView* view = m_tree->view();
    view->setRun(m_run);
    view->setSelected(m_inspector->pinned());
    if (m_plot) view->setLit(m_plot->lit());
    connect(view, &TreeView::nodeActivated, this, &SearchWorkbench::nodeActivated);
    connect(view, &TreeView::eventWanted, this, [this](const WatchedRun::Predicate& isIt, bool isForward) {
      if (m_transport) isForward ? m_transport->toNextEvent(isIt) : m_transport->toPreviousEvent(isIt);
    });
    view->setSpeed([this] { return m_transport ? m_transport->speed() : 1; });
    m_beside->insertWidget(0, m_tree);
    m_beside->setStretchFactor(0, 1);
  }
  if (m_tree) m_tree->setVisible(isShown);
}

// What is selected in a plot that nobody sees is lit nowhere.
void SearchWorkbench::showPlot() {
  const bool isShown = m_wantsPlot && m_isSearchShown;
  if (isShown && !m_plot) {
    m_plot = new NodePlot;
    m_plot->setRun(m_run);
    m_plot->setSelected(m_inspector->pinned());
    connect(m_plot, &NodePlot::nodeActivated, this, &SearchWorkbench::nodeActivated);
    connect(m_plot, &NodePlot::axesChanged, this, &SearchWorkbench::plotChanged);
    connect(m_plot, &NodePlot::litChanged, this, [this](const SharedLitNodes& lit) {
      if (m_tree) m_tree->view()->setLit(lit);
      Q_EMIT nodesLit(lit);
    });
    m_beside->addWidget(m_plot);
    m_beside->setStretchFactor(m_beside->count() - 1, 1);
  }
  if (!m_plot) return;
  if (!isShown) m_plot->clearSelection();
  m_plot->setVisible(isShown);
}

}  // namespace searchlight::ui
