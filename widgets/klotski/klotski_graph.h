// widgets/klotski/klotski_graph.h: the state graph of a 5 x 4 placement, in a GraphView that knows no Klotski.
//
//   auto* panel = new GraphPanel;                                   // usage: a tab of the page
//   m_graph = new KlotskiGraph(panel->view());                      // dies with the view
//   m_graph->show(start, Count::Moves);
//   m_graph->setHere(code); m_graph->setWalk(codesFromTheStart);    // after every move; also before the graph is there
//   connect(m_graph, &KlotskiGraph::placementActivated, ...);       // put it on the board
//   m_graph->setPicture([](Code c) { return thumbnailOf(c); });     // in the tool tip
//   m_graph->setSearch(&m_run);                                     // lights the search; null: none
#pragma once
#include <QObject>
#include <QPixmap>
#include <QPointer>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/klotski/placement_graph.h"
#include "widgets/graph/graph_view.h"

namespace searchlight::ui {

class KlotskiGraph : public QObject {
  Q_OBJECT

 public:
  explicit KlotskiGraph(GraphView* view);

  // Another graph: made on a thread and laid out. The same again: nothing happens. REQUIRES: one large piece.
  void show(klotski::Code start, klotski::Count count, std::shared_ptr<search::MemoryBudget> budget = {});
  void clear();
  // Null until it is made.
  std::shared_ptr<const klotski::PlacementGraph> placements() const;

  // What stands on the board, and how it came there, from the start; the shortest way found, from the start. What the graph
  // does not have is not shown. Kept until they are set anew, whatever graph is shown.
  void setHere(std::optional<klotski::Code> here);
  void setWalk(std::vector<klotski::Code> walk);
  void setSolution(std::vector<klotski::Code> solution);
  void setPicture(std::function<QPixmap(klotski::Code)> picture) { m_picture = std::move(picture); }

  // One search, or two compared. `codeOf` says which placement a node is; without it the session is asked, whose states are
  // placements or are told as rows (rowsOf).
  using CodeOf = std::function<std::optional<klotski::Code>(const search::Session&, search::NodeId)>;
  void setSearch(WatchedRun* run, WatchedRun* second = nullptr, CodeOf codeOf = {});
  // For a search with mirror images folded: of each pair the placement that the search has come to from the start, so that its
  // ways are ways of the graph. REQUIRES: asked while the run lives.
  static CodeOf membersOf(WatchedRun* run, klotski::Code start, klotski::Count count);

 Q_SIGNALS:
  // A click on its vertex, or Enter.
  void placementActivated(searchlight::klotski::Code code);

 private:
  struct Slot;
  void graphChanged();
  void showMarks();
  std::vector<graph::Vertex> vertices(const std::vector<klotski::Code>& codes) const;

  GraphView* m_view;
  std::shared_ptr<Slot> m_slot;                      // what the thread makes
  std::shared_ptr<const graph::StateGraph> m_shown;  // for which the marks were set
  std::optional<klotski::Code> m_start;
  klotski::Count m_count{};
  std::optional<klotski::Code> m_here;
  std::vector<klotski::Code> m_walk, m_solution;
  std::function<QPixmap(klotski::Code)> m_picture;
  QPointer<WatchedRun> m_run, m_second;
  CodeOf m_codeOf;
};

}  // namespace searchlight::ui
