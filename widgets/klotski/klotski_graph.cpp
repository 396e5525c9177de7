// widgets/klotski/klotski_graph.cpp: placements to vertices and back.
#include "widgets/klotski/klotski_graph.h"

#include <mutex>
#include <utility>

namespace searchlight::ui {

using klotski::Placement;
using klotski::PlacementGraph;

// Written by the thread before the view hears of its graph.
struct KlotskiGraph::Slot {
  std::mutex mutex = {};
  std::shared_ptr<const PlacementGraph> made = {};
};

KlotskiGraph::KlotskiGraph(GraphView* view) : QObject(view), m_view(view) {
  connect(view, &GraphView::graphChanged, this, &KlotskiGraph::graphChanged);
  connect(view, &GraphView::nodeActivated, this, [this](graph::Vertex v) {
    if (const auto all = placements()) Q_EMIT placementActivated(placementOf(*all, v));
  });
  view->setTip([this](graph::Vertex v) {
    GraphView::Tip tip;
    const auto all = placements();
    if (all && m_picture) tip.picture = m_picture(placementOf(*all, v));
    return tip;
  });
}

std::shared_ptr<const PlacementGraph> KlotskiGraph::placements() const {
  if (!m_slot || !m_view->graph()) return nullptr;
  const std::lock_guard lock(m_slot->mutex);
  return m_slot->made && m_slot->made->graph() == m_view->graph() ? m_slot->made : nullptr;
}

void KlotskiGraph::show(const klotski::Board& board, klotski::Count count,
                        std::shared_ptr<search::MemoryBudget> budget) {
  if (m_board == board && m_count == count) return;
  m_board = board;
  m_count = count;
  m_slot = std::make_shared<Slot>();
  m_shown.reset();
  m_view->setGraph(
      [board, count, budget, slot = m_slot](const std::stop_token& stop) {
        auto all = PlacementGraph::make(board, board.opening(), count, {}, stop, budget);
        MadeGraph made{all->graph(), all->mirror(), all->isComplete()};
        const std::lock_guard lock(slot->mutex);
        slot->made = std::move(all);
        return made;
      },
      budget);
}

void KlotskiGraph::clear() {
  m_board.reset();
  m_slot.reset();
  m_shown.reset();
  m_view->clear();
}

void KlotskiGraph::graphChanged() {
  if (m_view->graph() == m_shown || !placements()) return;
  m_shown = m_view->graph();
  showMarks();
  setSearch(m_run, m_second);
}

Placement KlotskiGraph::placementOf(const PlacementGraph& all, graph::Vertex v) const {
  const Placement& opening = all.board().opening();
  return all.placement(v, m_here && m_here->pieceCount() == opening.pieceCount() ? *m_here : opening);
}

std::vector<graph::Vertex> KlotskiGraph::vertices(const std::vector<Placement>& placements) const {
  std::vector<graph::Vertex> found;
  if (const auto all = this->placements())
    for (const Placement& placement : placements)
      if (all->board().isLegal(placement))
        if (const graph::Vertex v = all->vertex(placement); v != graph::kNoVertex) found.push_back(v);
  return found;
}

void KlotskiGraph::showMarks() {
  if (!placements()) return;
  const std::vector<graph::Vertex> here = m_here ? vertices({*m_here}) : std::vector<graph::Vertex>{};
  m_view->setHere(here.empty() ? std::nullopt : std::optional(here.front()));
  m_view->setWay(GraphView::Way::Walk, vertices(m_walk));
  m_view->setWay(GraphView::Way::Solution, vertices(m_solution));
}

void KlotskiGraph::setHere(std::optional<Placement> here) {
  m_here = here;
  showMarks();
}
void KlotskiGraph::setWalk(std::vector<Placement> walk) {
  m_walk = std::move(walk);
  showMarks();
}
void KlotskiGraph::setSolution(std::vector<Placement> solution) {
  m_solution = std::move(solution);
  showMarks();
}

void KlotskiGraph::setSearch(WatchedRun* run, WatchedRun* second) {
  m_run = run;
  m_second = second;
  const auto all = placements();
  if (!all || (!run && !second)) {
    m_view->setSearch(nullptr, {});
    return;
  }
  m_view->setSearch(
      run,
      [all](const search::Session& session, search::NodeId node) { return all->vertexOf(session, node); },
      second);
}

}  // namespace searchlight::ui
