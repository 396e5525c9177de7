// widgets/graph/graph_of_states.h: a puzzle's states in a GraphView that knows no puzzle: states to vertices and back.
//
// The base of KlotskiGraph and SokobanGraph. States is what a puzzle's core makes (klotski::PositionGraph, sokoban::LevelGraph): it has
// State, graph(), vertex(state) and vertexOf(session, node).
#pragma once
#include <QObject>
#include <QPixmap>
#include <QPointer>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/search/session.h"
#include "widgets/graph/graph_view.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

template <class States>
class GraphOfStates {
 public:
  using State = typename States::State;
  using StatesPtr = std::shared_ptr<const States>;

  // Null until they are made.
  StatesPtr states() const {
    if (!m_slot || !m_view->graph()) return nullptr;
    const std::lock_guard lock(m_slot->mutex);
    return m_slot->made && m_slot->made->graph() == m_view->graph() ? m_slot->made : nullptr;
  }

  // What stands on the board, and how it came there, from the start; the shortest path found, from the start. What the graph
  // does not have is not shown. Kept until they are set anew, whatever graph is shown. REQUIRES: they are of the board that is
  // shown, or isOf() tells that they are not.
  void setHere(std::optional<State> here) {
    m_here = std::move(here);
    showHere();  // many times a second while a search is played: the paths stay as they are
  }
  void setWalk(std::vector<State> walk) {
    m_walk = std::move(walk);
    showMarks();
  }
  void setSolution(std::vector<State> solution) {
    m_solution = std::move(solution);
    showMarks();
  }
  void setPicture(std::function<QPixmap(const State&)> picture) { m_picture = std::move(picture); }
  // The state of a search's node, in the middle of the picture and in the place of what stands on the board. False: the graph is not
  // there yet, or does not have it.
  bool showNode(const search::Session& session, search::NodeId node) {
    const auto all = states();
    const graph::Vertex v = all ? all->vertexOf(session, node) : graph::kNoVertex;
    if (v == graph::kNoVertex || !m_view->hasPicture()) return false;
    setHere(stateOf(*all, v));
    m_view->centreOn(v);
    return true;
  }

 protected:
  // Which vertex of all a search's node is.
  using VertexOf = std::function<graph::Vertex(const States&, const search::Session&, search::NodeId)>;

  // `self` is the object that this is part of: it may go before the view does.
  GraphOfStates(GraphView* view, QObject* self) : m_view(view) {
    QObject::connect(view, &GraphView::graphChanged, self, [this] { graphChanged(); });
    view->setTip([this](graph::Vertex v) {
      GraphView::Tip tip;
      const auto all = states();
      if (!all) return tip;
      if (m_picture) tip.picture = m_picture(stateOf(*all, v));
      tip.text = textOf(*all, v);
      return tip;
    });
  }
  ~GraphOfStates() = default;
  GraphOfStates(const GraphOfStates&) = delete;
  GraphOfStates& operator=(const GraphOfStates&) = delete;

  virtual State stateOf(const States& all, graph::Vertex v) const = 0;
  // False: a state of another board, about which nothing may be asked.
  virtual bool isOf(const States& all, const State& state) const = 0;
  virtual QString textOf(const States&, graph::Vertex) const { return {}; }

  // Another graph. Both are called on a thread: `make` may throw as a GraphFactory does, `drawn` says how its states are drawn.
  void show(std::function<StatesPtr(const std::stop_token&, const GraphProgress&)> make,
            std::function<MadeGraph(const States&)> drawn, std::shared_ptr<search::MemoryBudget> budget) {
    m_slot = std::make_shared<Slot>();
    m_shown.reset();
    m_view->setGraph(
        [slot = m_slot, make = std::move(make), drawn = std::move(drawn)](const std::stop_token& stop,
                                                                          const GraphProgress& progress) {
          StatesPtr all = make(stop, progress);
          MadeGraph made = drawn(*all);
          const std::lock_guard lock(slot->mutex);
          slot->made = std::move(all);
          return made;
        },
        std::move(budget));
  }
  void clear() {
    m_slot.reset();
    m_shown.reset();
    m_view->clear();
  }
  void light(WatchedRun* run, WatchedRun* second, VertexOf vertexOf) {
    m_run = run;
    m_second = second;
    m_vertexOf = std::move(vertexOf);
    const auto all = states();
    if (!all || (!run && !second)) return m_view->setSearch(nullptr, {});
    m_view->setSearch(
        run,
        [all, vertexOf = m_vertexOf](const search::Session& session, search::NodeId node) {
          return vertexOf ? vertexOf(*all, session, node) : all->vertexOf(session, node);
        },
        second);
  }
  GraphView* view() const { return m_view; }
  const std::optional<State>& here() const { return m_here; }

 private:
  // Written by the thread before the view hears of its graph.
  struct Slot {
    std::mutex mutex = {};
    StatesPtr made = {};
  };
  void graphChanged() {
    if (m_view->graph() == m_shown || !states()) return;
    m_shown = m_view->graph();
    showMarks();
    light(m_run, m_second, m_vertexOf);
  }
  std::vector<graph::Vertex> vertices(const std::vector<State>& list) const {
    std::vector<graph::Vertex> found;
    if (const auto all = states())
      for (const State& state : list)
        if (isOf(*all, state))
          if (const graph::Vertex v = all->vertex(state); v != graph::kNoVertex) found.push_back(v);
    return found;
  }
  void showMarks() {
    if (!states()) return;
    showHere();
    m_view->setPath(GraphView::Path::Walk, vertices(m_walk));
    m_view->setPath(GraphView::Path::Solution, vertices(m_solution));
  }
  void showHere() {
    const auto found = m_here ? vertices({*m_here}) : std::vector<graph::Vertex>{};
    m_view->setHere(found.empty() ? std::nullopt : std::optional(found.front()));
  }

  GraphView* m_view;
  std::shared_ptr<Slot> m_slot;                      // what the thread makes
  std::shared_ptr<const graph::StateGraph> m_shown;  // for which the marks were set
  std::optional<State> m_here;
  std::vector<State> m_walk, m_solution;
  std::function<QPixmap(const State&)> m_picture;
  QPointer<WatchedRun> m_run, m_second;
  VertexOf m_vertexOf;
};

}  // namespace searchlight::ui
