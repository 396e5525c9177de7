// widgets/sokoban/sokoban_graph.h: the state graph of a Sokoban level, with its dead region, in a GraphView that knows no Sokoban.
//
//   m_graph = new SokobanGraph(panel->view(), ideaTitle);        // usage: dies with the view
//   m_graph->show(level, budget);                                // from the level's opening
//   m_graph->setHere(position); m_graph->setWalk(..);            // after every push; also before the graph is there
//   connect(panel->view(), &GraphView::nodeActivated, ..);       // a click; m_graph->states() has the position
//   m_graph->setSearch(&run);                                    // lights the search; null: none
#pragma once
#include <QObject>
#include <QString>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/sokoban/level_graph.h"
#include "widgets/graph/graph_of_states.h"

namespace searchlight::ui {

class SokobanGraph : public QObject, public GraphOfStates<sokoban::LevelGraph> {
  Q_OBJECT

 public:
  // What a pruning idea is called, by its number in sokoban::kIdeaNames.
  using IdeaName = std::function<QString(int idea)>;
  SokobanGraph(GraphView* view, IdeaName ideaName);

  // Of all states that pushes lead to from the opening: found on a thread, and laid out. The same again: nothing happens.
  void show(const sokoban::Board& level, const std::shared_ptr<search::MemoryBudget>& budget);
  // A search over states of the level; nullptr: none.
  void setSearch(WatchedRun* run) { light(run, nullptr, {}); }
  // The states along a shortest path of pushes to the vertex, both ends included: from `from` where one leads there from it, else from
  // the opening. REQUIRES: states(), which have the vertex.
  struct PathThere {
    std::vector<sokoban::Position> positions;
    bool isFromOpening = false;
  };
  PathThere pathTo(graph::Vertex v, const sokoban::Position& from) const;

 protected:
  sokoban::Position stateOf(const sokoban::LevelGraph& all, graph::Vertex v) const override {
    return all.position(v);
  }
  bool isOf(const sokoban::LevelGraph& all, const sokoban::Position& position) const override;
  QString textOf(const sokoban::LevelGraph& all, graph::Vertex v) const override;

 private:
  GraphAbout about() const;

  IdeaName m_ideaName;
  std::optional<sokoban::Board> m_level;
};

}  // namespace searchlight::ui
