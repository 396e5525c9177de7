// widgets/klotski/klotski_graph.cpp: placements to vertices and back.
#include "widgets/klotski/klotski_graph.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "core/klotski/folded.h"
#include "core/klotski/layout.h"
#include "core/search/session.h"
#include "core/text/format_error.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

using klotski::Code;
using klotski::PlacementGraph;

// Written by the thread before the view hears of its graph.
struct KlotskiGraph::Slot {
  std::mutex mutex = {};
  std::shared_ptr<const PlacementGraph> made = {};
};

namespace {

std::optional<Code> codeOfNode(const search::Session& session, search::NodeId node) {
  if (const auto* slides = dynamic_cast<const search::SessionFor<klotski::SlideProblem>*>(&session))
    return slides->state(node);
  try {
    return klotski::readRows(session.stateText(node), {});
  } catch (const FormatError&) {
    return std::nullopt;
  }
}

// Which member of its class each node is, as far as it was asked.
struct Members {
  std::uint64_t session = 0;
  std::vector<Code> codes;  // by node
};

}  // namespace

KlotskiGraph::CodeOf KlotskiGraph::membersOf(WatchedRun* run, Code start, klotski::Count count) {
  return [run, start, count, known = std::make_shared<Members>()](
             const search::Session& session, search::NodeId node) -> std::optional<Code> {
    const auto* classes = dynamic_cast<const search::SessionFor<klotski::FoldedProblem>*>(&session);
    if (!classes) return codeOfNode(session, node);
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
    if (const auto all = placements()) Q_EMIT placementActivated(all->code(v));
  });
  view->setTip([this](graph::Vertex v) {
    GraphView::Tip tip;
    const auto all = placements();
    if (all && m_picture) tip.picture = m_picture(all->code(v));
    return tip;
  });
}

std::shared_ptr<const PlacementGraph> KlotskiGraph::placements() const {
  if (!m_slot || !m_view->graph()) return nullptr;
  const std::lock_guard lock(m_slot->mutex);
  return m_slot->made && m_slot->made->graph() == m_view->graph() ? m_slot->made : nullptr;
}

void KlotskiGraph::show(Code start, klotski::Count count, std::shared_ptr<search::MemoryBudget> budget) {
  if (m_start == start && m_count == count) return;
  m_start = start;
  m_count = count;
  m_slot = std::make_shared<Slot>();
  m_shown.reset();
  m_view->setGraph(
      [start, count, budget, slot = m_slot](const std::stop_token& stop) {
        auto all = PlacementGraph::make(start, count, {}, stop, budget);
        MadeGraph made{all->graph(), all->mirror(), all->isComplete()};
        const std::lock_guard lock(slot->mutex);
        slot->made = std::move(all);
        return made;
      },
      budget);
}

void KlotskiGraph::clear() {
  m_start.reset();
  m_slot.reset();
  m_shown.reset();
  m_view->clear();
}

void KlotskiGraph::graphChanged() {
  if (m_view->graph() == m_shown || !placements()) return;
  m_shown = m_view->graph();
  showMarks();
  setSearch(m_run, m_second, m_codeOf);
}

std::vector<graph::Vertex> KlotskiGraph::vertices(const std::vector<Code>& codes) const {
  std::vector<graph::Vertex> found;
  if (const auto all = placements())
    for (const Code code : codes)
      if (const graph::Vertex v = all->vertex(code); v != graph::kNoVertex) found.push_back(v);
  return found;
}

void KlotskiGraph::showMarks() {
  if (!placements()) return;
  const std::vector<graph::Vertex> here = m_here ? vertices({*m_here}) : std::vector<graph::Vertex>{};
  m_view->setHere(here.empty() ? std::nullopt : std::optional(here.front()));
  m_view->setWay(GraphView::Way::Walk, vertices(m_walk));
  m_view->setWay(GraphView::Way::Solution, vertices(m_solution));
}

void KlotskiGraph::setHere(std::optional<Code> here) {
  m_here = here;
  showMarks();
}
void KlotskiGraph::setWalk(std::vector<Code> walk) {
  m_walk = std::move(walk);
  showMarks();
}
void KlotskiGraph::setSolution(std::vector<Code> solution) {
  m_solution = std::move(solution);
  showMarks();
}

void KlotskiGraph::setSearch(WatchedRun* run, WatchedRun* second, CodeOf codeOf) {
  m_run = run;
  m_second = second;
  m_codeOf = std::move(codeOf);
  const auto all = placements();
  if (!all || (!run && !second)) {
    m_view->setSearch(nullptr, {});
    return;
  }
  m_view->setSearch(
      run,
      [all, code = m_codeOf ? m_codeOf : CodeOf(codeOfNode)](const search::Session& session,
                                                             search::NodeId node) {
        const std::optional<Code> of = code(session, node);
        return of ? all->vertex(*of) : graph::kNoVertex;
      },
      second);
}

}  // namespace searchlight::ui
