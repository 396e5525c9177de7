// widgets/klotski/klotski_graph.cpp: positions to vertices and back.
#include "widgets/klotski/klotski_graph.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

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

KlotskiGraph::KlotskiGraph(GraphView* view) : QObject(view), GraphOfStates(view, this) {
  connect(view, &GraphView::nodeActivated, this, [this](graph::Vertex v) {
    if (const auto all = positions()) Q_EMIT positionActivated(stateOf(*all, v));
  });
}

void KlotskiGraph::show(std::shared_ptr<klotski::SharedComponent> component, klotski::Count count) {
  if (m_component == component && m_count == count) return;
  m_component = std::move(component);
  m_count = count;
  GraphOfStates::show(
      [component = m_component, count](const std::stop_token& stop, const GraphProgress&) {
        return PositionGraph::of(*component, count, stop);
      },
      [](const PositionGraph& all) {
        return MadeGraph{.graph = all.graph(), .mirror = all.mirror(), .isComplete = all.isComplete()};
      },
      m_component->budget());
}

void KlotskiGraph::clear() {
  m_component.reset();
  GraphOfStates::clear();
}

Position KlotskiGraph::stateOf(const PositionGraph& all, graph::Vertex v) const {
  const Position& opening = all.board().opening();
  return all.position(v, here() && here()->pieceCount() == opening.pieceCount() ? *here() : opening);
}

void KlotskiGraph::setSearch(WatchedRun* run, WatchedRun* second, const MemberOf& memberOf) {
  if (!memberOf) return light(run, second, {});
  light(run, second,
        [memberOf](const PositionGraph& all, const search::Session& session, search::NodeId node) {
          const auto member = memberOf(session, node);
          if (!member) return all.vertexOf(session, node);
          return all.vertex(all.board().positionOf(*member, all.board().opening()));
        });
}

}  // namespace searchlight::ui
