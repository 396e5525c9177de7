// app/map_lab/goal_bound.h: the bound within which a deepening search will find the goal, found beforehand by another search.
#pragma once
#include <QObject>
#include <array>
#include <atomic>
#include <memory>

#include "core/grid/route.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// A deepening search may take for ever to reach the bound that others find in no time: Dijkstra the least f, where the
// heuristic is admissible, and breadth-first search the least number of moves. Each is asked once a question, on a thread,
// however many deepening searches of it there are.
class GoalBound : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // For NodeNames::goalBound: kInfiniteCost until found() comes; nullptr: the search does not deepen, or nothing can be
  // known. REQUIRES: the graph is the question's, and the same one at every call until forget().
  std::shared_ptr<const std::atomic<search::Cost>> find(std::shared_ptr<const grid::RouteGraph> graph,
                                                        const grid::RouteQuestion& question,
                                                        std::shared_ptr<search::MemoryBudget> memory);
  // The question is another one: what is being looked for is given up.
  void forget();

 Q_SIGNALS:
  void found();

 private:
  struct Search {
    std::shared_ptr<const std::atomic<search::Cost>> bound;
    Task<search::Cost> task;
  };
  std::array<Search, 2> m_byKind;  // by cost, by depth
};

}  // namespace searchlight::ui
