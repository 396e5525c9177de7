// widgets/grid/scenario_view.h: a scenario file as a list: one query after the other, the hardest, or all of them.
#pragma once
#include <QAction>
#include <QLabel>
#include <QWidget>
#include <memory>

#include "core/grid/map.h"
#include "core/grid/route_options.h"
#include "core/search/memory_budget.h"
#include "widgets/grid/scenario_list.h"
#include "widgets/tables/quiet_table.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// A click, Enter or the arrow keys choose a query. All of them are answered on a thread, silently and one after the other;
// what is known already is shown as it comes.
class ScenarioView : public QWidget {
  Q_OBJECT

 public:
  explicit ScenarioView(QWidget* parent = nullptr);

  // REQUIRES: rows are judged by the map (grid::Scenario), and one of them can be asked of it.
  void setRows(const QString& title, std::vector<grid::ScenarioRow> rows,
               std::shared_ptr<const grid::Map> map, std::shared_ptr<search::MemoryBudget> budget);
  void clear();
  // How queries are asked: answers to others are forgotten. `problem` says why they cannot be asked so; empty: they can.
  void setOptions(const grid::RouteOptions& options, const QString& problem);

  ScenarioList& list() { return m_list; }
  QuietTable& table() { return *m_table; }
  QString title() const { return m_title; }
  // The row that is chosen; -1: none.
  int current() const { return m_table->currentIndex().row(); }
  // The row, or the nearest one behind or before it (by `step`) that can be asked.
  void choose(int row, int step = 1);
  // What came of one query that was asked elsewhere. REQUIRES: there is such a row.
  void setAnswer(int row, const grid::ScenarioAnswer& answer);
  bool isRunning() const { return m_running.isBusy(); }

  QAction* previousAction() const { return m_previous; }
  QAction* nextAction() const { return m_next; }
  QAction* hardestAction() const { return m_hardest; }
  QAction* runAction() const { return m_run; }  // stops, while it runs
  QAction* saveAction() const { return m_save; }
  QAction* experimentAction() const { return m_experiment; }
  QAction* closeAction() const { return m_close; }
  QString summary() const { return m_summary->text(); }

 Q_SIGNALS:
  void queryChosen(const searchlight::grid::ScenarioQuery& query);
  void saveRequested();
  void closeRequested();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  void runAll();
  void stop();
  void fitStatus();
  void updateState();
  void showTitle();
  void retranslate();

  QString m_title, m_problem;
  std::shared_ptr<const grid::Map> m_map;
  std::shared_ptr<search::MemoryBudget> m_budget;
  grid::RouteOptions m_options;
  ScenarioList m_list;
  QLabel *m_head, *m_summary;
  QAction *m_previous, *m_next, *m_hardest, *m_run, *m_save, *m_experiment, *m_close;
  QuietTable* m_table;
  QString m_failure;  // of what ran last, but for memory
  Task<void> m_running;
};

}  // namespace searchlight::ui
