// widgets/klotski/klotski_graph.cpp: positions to vertices and back.
#include "widgets/klotski/klotski_graph.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

#include "core/klotski/problem.h"
#include "core/search/session.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/run/watched_run.h"

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
             : tr("The graph does not show this state yet, but the boards do.");
}

using klotski::Position;
using klotski::PositionGraph;

// Written by the thread before the view hears of its graph.
struct KlotskiGraph::Slot {
  std::mutex mutex = {};
  std::shared_ptr<const PositionGraph> made = {};
};

namespace {

// Which member of its class each node is, as far as it was asked.
struct Members {
  std::uint64_t session = 0;
  std::vector<klotski::Code> codes;  // by node
};

}  // namespace

KlotskiGraph::MemberOf KlotskiGraph::membersOf(WatchedRun* run, klotski::Code start, klotski::Count count) {
  return [run, start, count, known = std::make_shared<Members>()](
             const search::Session& session, search::NodeId node) -> std::optional<klotski::Code> {
    const auto* classes = dynamic_cast<const search::SessionFor<klotski::FoldedProblem>*>(&session);
    if (!classes) return std::nullopt;
    if (known->session != session.serial()) *known = {session.serial(), {}};
    // A node comes after its parent, but for one that was found a shorter way to.
    while (known->codes.size() <= node) {
      const auto next = static_cast<search::NodeId>(known->codes.size());
      const search::NodeId parent = run->player().node(next).parent;
      known->codes.push_back(
          klotski::memberNear(classes->state(next), parent < next ? known->codes[parent] : start, count));
    }
    return known->codes[node];
  };
}

KlotskiGraph::KlotskiGraph(GraphView* view) : QObject(view), m_view(view) {
  connect(view, &GraphView::graphChanged, this, &KlotskiGraph::graphChanged);
  connect(view, &GraphView::nodeActivated, this, [this](graph::Vertex v) {
    if (const auto all = positions()) Q_EMIT positionActivated(positionOf(*all, v));
  });
  view->setTip([this](graph::Vertex v) {
    GraphView::Tip tip;
    const auto all = positions();
    if (all && m_picture) tip.picture = m_picture(positionOf(*all, v));
    return tip;
  });
}

std::shared_ptr<const PositionGraph> KlotskiGraph::positions() const {
  if (!m_slot || !m_view->graph()) return nullptr;
  const std::lock_guard lock(m_slot->mutex);
  return m_slot->made && m_slot->made->graph() == m_view->graph() ? m_slot->made : nullptr;
}

void KlotskiGraph::show(std::shared_ptr<klotski::SharedComponent> component, klotski::Count count) {
  if (m_component == component && m_count == count) return;
  m_component = std::move(component);
  m_count = count;
  m_slot = std::make_shared<Slot>();
  m_shown.reset();
  m_view->setGraph(
      [component = m_component, count, slot = m_slot](const std::stop_token& stop) {
        auto all = PositionGraph::of(*component, count, stop);
        MadeGraph made{all->graph(), all->mirror(), all->isComplete()};
        const std::lock_guard lock(slot->mutex);
        slot->made = std::move(all);
        return made;
      },
      m_component->budget());
}

void KlotskiGraph::clear() {
  m_component.reset();
  m_slot.reset();
  m_shown.reset();
  m_view->clear();
}

void KlotskiGraph::graphChanged() {
  if (m_view->graph() == m_shown || !positions()) return;
  m_shown = m_view->graph();
  showMarks();
  setSearch(m_run, m_second, m_memberOf);
}

Position KlotskiGraph::positionOf(const PositionGraph& all, graph::Vertex v) const {
  const Position& opening = all.board().opening();
  return all.position(v, m_here && m_here->pieceCount() == opening.pieceCount() ? *m_here : opening);
}

std::vector<graph::Vertex> KlotskiGraph::vertices(const std::vector<Position>& positions) const {
  std::vector<graph::Vertex> found;
  if (const auto all = this->positions())
    for (const Position& position : positions)
      if (all->board().isLegal(position))
        if (const graph::Vertex v = all->vertex(position); v != graph::kNoVertex) found.push_back(v);
  return found;
}

void KlotskiGraph::showMarks() {
  if (!positions()) return;
  showHere();
  m_view->setPath(GraphView::Path::Walk, vertices(m_walk));
  m_view->setPath(GraphView::Path::Solution, vertices(m_solution));
}

void KlotskiGraph::showHere() {
  const std::vector<graph::Vertex> here = m_here ? vertices({*m_here}) : std::vector<graph::Vertex>{};
  m_view->setHere(here.empty() ? std::nullopt : std::optional(here.front()));
}

// Many times a second while a search is played: the ways stay as they are.
void KlotskiGraph::setHere(std::optional<Position> here) {
  m_here = here;
  showHere();
}
bool KlotskiGraph::showNode(const search::Session& session, search::NodeId node) {
  const auto all = positions();
  const graph::Vertex v = all ? all->vertexOf(session, node) : graph::kNoVertex;
  if (v == graph::kNoVertex || !m_view->hasPicture()) return false;
  setHere(positionOf(*all, v));
  m_view->centreOn(v);
  return true;
}

void KlotskiGraph::setWalk(std::vector<Position> walk) {
  m_walk = std::move(walk);
  showMarks();
}
void KlotskiGraph::setSolution(std::vector<Position> solution) {
  m_solution = std::move(solution);
  showMarks();
}

void KlotskiGraph::setSearch(WatchedRun* run, WatchedRun* second, MemberOf memberOf) {
  m_run = run;
  m_second = second;
  m_memberOf = std::move(memberOf);
  const auto all = positions();
  if (!all || (!run && !second)) {
    m_view->setSearch(nullptr, {});
    return;
  }
  m_view->setSearch(
      run,
      [all, memberOf = m_memberOf](const search::Session& session, search::NodeId node) {
        const auto member = memberOf ? memberOf(session, node) : std::nullopt;
        if (!member) return all->vertexOf(session, node);
        return all->vertex(all->board().positionOf(*member, all->board().opening()));
      },
      second);
}

}  // namespace searchlight::ui
