// core/roads/road_search.h: the path between two places of a graph as a search problem, its settings, and sessions over it.
#pragma once
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/roads/road_graph.h"
#include "core/search/session.h"
#include "core/setup/option_table.h"

namespace searchlight::roads {

enum class Estimate : std::uint8_t {
  File,          // as the file has them: for its own goal alone
  StraightLine,  // the distance of the coordinates, rounded down; admissible where no road costs less than its length
  Zero,
};

class RoadProblem {
 public:
  using State = Place;
  using Action = std::uint32_t;  // the number of the lane, of those that leave the place

  // REQUIRES: both are places of the graph; Estimate::File goes with the graph's own goal.
  RoadProblem(std::shared_ptr<const RoadGraph> graph, Place from, Place to, Estimate estimate)
      : m_graph(std::move(graph)), m_from(from), m_to(to), m_estimate(estimate) {}

  State start() const { return m_from; }
  bool isGoal(State s) const { return s == m_to; }
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    Action lane = 0;
    for (const RoadGraph::Lane& out : m_graph->out(s)) f(lane++, out.to, out.cost);
  }
  template <class F>
  void forEachGoal(F&& f) const {
    f(m_to);
  }
  template <class F>
  void forEachPredecessor(State s, F&& f) const {
    for (const RoadGraph::Lane& in : m_graph->in(s)) f(laneBetween(in.to, s, in.cost), in.to, in.cost);
  }
  Cost heuristic(State s) const;
  // By the straight line; the file has none from the start.
  Cost backwardHeuristic(State s) const {
    return m_estimate == Estimate::StraightLine ? lineBetween(m_from, s) : 0;
  }
  std::size_t stateCount() const { return m_graph->placeCount(); }
  search::NodeId index(State s) const { return s; }
  State state(search::NodeId n) const { return n; }

  std::string stateText(State s) const { return m_graph->name(s); }
  std::optional<State> stateFromText(std::string_view text) const { return m_graph->find(text); }

  const RoadGraph& graph() const { return *m_graph; }
  Place goal() const { return m_to; }
  Estimate estimate() const { return m_estimate; }

 private:
  Cost lineBetween(Place from, Place to) const;
  Action laneBetween(Place from, Place to, Cost cost) const;

  std::shared_ptr<const RoadGraph> m_graph;
  Place m_from, m_to;
  Estimate m_estimate;
};

// Which path is asked for, and how it is searched.
struct RoadQuestion {
  std::optional<std::string> from = {}, to = {};  // names; nothing: as the graph has them
  std::optional<Estimate> estimate = {};  // nothing: the file's where there are some for this goal, else zero
  bool goesNear =
      false;  // where the goal cannot be reached, to the nearest place that can (asNearAsPossible())
  setup::SearchChoice search{.algorithm = search::Algorithm::AStar};
  friend bool operator==(const RoadQuestion&, const RoadQuestion&) = default;
};
const setup::Options<RoadQuestion>& roadOptions();
bool canSearch(search::Algorithm algorithm);

// Throws Failed: an end is missing or no place of the graph, or the file's estimates are wanted for another goal or not there.
RoadProblem roadProblem(std::shared_ptr<const RoadGraph> graph, const RoadQuestion& question);

// The question itself where its goal can be reached or it does not ask for more. Otherwise the one to the nearest place that can be
// reached, by the question's estimates, in place of none by the straight line; see search/derived_problems.h. Throws Failed as
// roadProblem() does, search::OutOfMemory and search::EndedEarly.
RoadQuestion asNearAsPossible(const std::shared_ptr<const RoadGraph>& graph, const RoadQuestion& question,
                              const search::Limits& limits = {}, const std::stop_token& stop = {},
                              std::shared_ptr<search::MemoryBudget> budget = {});

// Whether the estimates are admissible (never above the true cost) and consistent (never more than a road's cost above the estimate
// at its other end), with a place that shows it where they are not.
struct EstimateCheck {
  std::optional<Place> inadmissible = {}, inconsistent = {};
};
EstimateCheck checkEstimates(const RoadProblem& problem, const std::stop_token& stop = {});

std::unique_ptr<search::SessionFor<RoadProblem>> makeRoadSession(RoadProblem problem,
                                                                 const search::SessionOptions& options);

}  // namespace searchlight::roads

SEARCHLIGHT_SESSIONS_OVER(roads::RoadProblem, extern)
