// widgets/klotski/klotski_graph.h: the state graph of a Klotski board, in a GraphView that knows no Klotski.
//
//   auto* panel = new GraphPanel;                                    // usage: a tab of the page
//   m_graph = new KlotskiGraph(panel->view());                       // dies with the view
//   m_graph->show(component, Count::Moves);                          // from the board's opening
//   m_graph->setHere(position); m_graph->setWalk(fromTheStart);     // after every move; also before the graph is there
//   connect(m_graph, &KlotskiGraph::positionActivated, ...);        // put it on the board
//   m_graph->setPicture([](const Position& p) { return thumbnailOf(p); });   // in the tool tip
//   m_graph->setSearch(&m_run);                                      // lights the search; null: none
#pragma once
#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <memory>
#include <optional>

#include "core/klotski/component.h"
#include "core/klotski/position_graph.h"
#include "widgets/compare/difference_pane.h"
#include "widgets/graph/graph_of_states.h"

namespace searchlight::ui {

class GraphPanel;
class KlotskiGraph;

// What two searches over positions have expanded, on the graph of all of them.
class KlotskiDifferences final : public DifferencePicture {
  Q_DECLARE_TR_FUNCTIONS(KlotskiDifferences)
 public:
  KlotskiDifferences();
  // With its widget, unless somebody has taken that.
  ~KlotskiDifferences() override;

  GraphPanel& panel() { return *m_panel; }
  KlotskiGraph& graph() { return *m_graph; }

  QWidget* widget() override;
  void setPair(ComparePane* first, ComparePane* second) override;
  // The graph follows the searches by itself.
  void refresh() override {}
  QString showNode(ComparePane& pane, search::NodeId node) override;

 private:
  QPointer<GraphPanel> m_panel;
  QPointer<KlotskiGraph> m_graph;  // dies with the panel
};

class KlotskiGraph : public QObject, public GraphOfStates<klotski::PositionGraph> {
  Q_OBJECT

 public:
  explicit KlotskiGraph(GraphView* view);

  // Another graph, of all that can be reached from the board's opening: made on a thread from what the component has, or from the
  // nearest positions where that has too many, and laid out. The same again: nothing happens.
  void show(std::shared_ptr<klotski::SharedComponent> component, klotski::Count count);
  void clear();
  // Null until it is made.
  std::shared_ptr<const klotski::PositionGraph> positions() const { return states(); }

  // Which position a node of a search with mirror images folded is; nothing for other searches.
  using MemberOf = std::function<std::optional<klotski::Code>(const search::Session&, search::NodeId)>;
  // One search, or two compared: sessions over positions of the board that is shown. nullptr: none.
  void setSearch(WatchedRun* run, WatchedRun* second = nullptr, const MemberOf& memberOf = {});
  // Of each pair the position that the search has come to from the start, so that its ways are ways of the graph. REQUIRES:
  // asked while the run lives.
  static MemberOf membersOf(WatchedRun* run, klotski::Code start, klotski::Count count);

 Q_SIGNALS:
  // A click on its vertex, or Enter. Equal pieces are named as they stand here.
  void positionActivated(const searchlight::klotski::Position& position);

 protected:
  klotski::Position stateOf(const klotski::PositionGraph& all, graph::Vertex v) const override;
  bool isOf(const klotski::PositionGraph& all, const klotski::Position& position) const override {
    return all.board().isLegal(position);
  }

 private:
  std::shared_ptr<klotski::SharedComponent> m_component;
  klotski::Count m_count{};
};

}  // namespace searchlight::ui
