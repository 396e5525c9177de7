// widgets/graph/graph_search.h: how far one search, or two, have come at their cursors, vertex by vertex.
#pragma once
#include <QObject>
#include <QPointer>
#include <QString>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/graph/state_graph.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/run/lit_nodes.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

// The vertex of a node's state; kNoVertex for what the graph does not have. Asked once for each node of a session.
using NodeVertex = std::function<graph::Vertex(const search::Session&, search::NodeId)>;

// Follows one or two watched runs.
class GraphSearch : public QObject {
  Q_OBJECT

 public:
  explicit GraphSearch(QObject* parent = nullptr) : QObject(parent) {}

  // nullptr: none. The runs may die first.
  void setRuns(WatchedRun* first, WatchedRun* second, NodeVertex vertexOf);
  // Of the first run: vertices on which any of these stands look lit.
  void setLit(SharedLitNodes lit);
  bool hasLit() const { return m_lit && m_lit->count > 0; }
  bool isActive() const { return isLive(0) || isLive(1); }
  bool comparesTwo() const { return isLive(0) && isLive(1); }

  // Vertices a search has met look like it, the others unseen. With one search: OPEN, closed (by the looks that are
  // there, which tell the distance), the node that was expanded last. With two: who has expanded what, and what both have reached
  // at another cost or from another parent. Writes to `looks`, one
  // for each vertex. False: the time was up before the vertices of all nodes were known, which is the longer part the first time;
  // the next call goes on.
  bool dress(std::vector<node_look::Look>& looks, Deadline deadline);
  // No run is under way.
  bool isAtRest() const;
  // Of one search: what it expanded last, as far as its vertex is known.
  std::optional<graph::Vertex> current() const;
  // The node of the first search on a vertex, as far as it is known; an open one of several.
  std::optional<search::NodeId> nodeAt(graph::Vertex v) const;
  // In a sentence, for who cannot see it; empty: there is no search.
  QString told() const;
  // The route as far as it has been read back, from the goal. Of the first run that has one.
  std::vector<graph::Vertex> route();

 Q_SIGNALS:
  void changed();

 private:
  struct Followed {
    QPointer<WatchedRun> run;
    std::uint64_t session = 0;            // that the vertices are of
    std::vector<graph::Vertex> vertices;  // by node, as far as it has been asked
  };
  bool isLive(std::size_t i) const {
    return m_followed[i].run && m_followed[i].run->hasSearch() && m_vertexOf;
  }
  bool learn(Followed& followed, Deadline deadline);
  graph::Vertex vertexOf(const Followed& followed, search::NodeId n) const;
  struct Met {
    search::NodeStatus status = search::NodeStatus::Unseen;
    search::NodeId node = search::kNoNode;
  };
  std::vector<Met> met(const Followed& followed, std::size_t vertices) const;
  bool areLabelsOther(search::NodeId first, search::NodeId second) const;

  std::array<Followed, 2> m_followed;
  NodeVertex m_vertexOf;
  SharedLitNodes m_lit;
};

}  // namespace searchlight::ui
