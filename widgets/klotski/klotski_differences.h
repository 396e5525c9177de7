// widgets/klotski/klotski_differences.h: what two searches over placements have expanded, on the graph of all of them.
#pragma once
#include <QCoreApplication>
#include <QPointer>
#include <functional>

#include "widgets/compare/difference_pane.h"

namespace searchlight::ui {

class GraphPanel;
class KlotskiGraph;

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

}  // namespace searchlight::ui
