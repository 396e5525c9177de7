// app/grid/road_form.h: how a graph of places and roads is searched, as a form, and as a run of the window.
#pragma once
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <memory>

#include "app/shell/search_form.h"
#include "core/roads/road_search.h"
#include "core/search/memory_budget.h"
#include "widgets/words/node_names.h"

namespace searchlight::ui {

using RoadGraphPtr = std::shared_ptr<const roads::RoadGraph>;

// Start, goal and heuristic beside the algorithm. The ends are always told, whether the graph has its own or not.
class RoadForm : public SearchForm {
  Q_OBJECT
 public:
  explicit RoadForm(QWidget* parent = nullptr);

  // The graph's own ends (else its first and its last place) and A* by the usual estimates. Emits nothing.
  void setGraph(RoadGraphPtr graph);
  const roads::RoadQuestion& question() const { return m_question; }
  // Emits questionChanged() when it differs from the present one. The file's estimates are for its own goal: for another one they
  // are given up. REQUIRES: a graph, and its places as ends.
  void setRoadQuestion(roads::RoadQuestion question);

 Q_SIGNALS:
  void questionChanged();

 private:
  void setTexts();
  void showQuestion();
  QComboBox* addEnd(QLabel* name, std::optional<std::string> roads::RoadQuestion::*end);

  RoadGraphPtr m_graph;
  roads::RoadQuestion m_question;
  bool m_isSetting = false;
  QLabel *m_fromName, *m_toName, *m_estimateName, *m_nearName;
  QComboBox *m_from, *m_to, *m_estimate;
  QCheckBox* m_near;
};

WatchedRun::Factory factoryOf(const RoadGraphPtr& graph, const roads::RoadQuestion& question,
                              std::shared_ptr<search::MemoryBudget> memory);
NodeNames namesOf(const RoadGraphPtr& graph, const roads::RoadQuestion& question);
// Of a run that has found a path. `estimates`: nullptr while they have not been checked.
RouteFigures figuresOf(const RoadGraphPtr& graph, const roads::RoadQuestion& question,
                       const roads::EstimateCheck* estimates, const WatchedRun& solved);
// What the estimates do not keep, with a place that shows it; empty: nothing.
QString whatBreaks(const roads::RoadGraph& graph, const roads::EstimateCheck& estimates);

}  // namespace searchlight::ui
