// widgets/compare/difference_finder.h: where two watched runs differ, found on a thread.
#pragma once
#include <QCoreApplication>
#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QString>
#include <array>

#include "core/trace/trace_difference.h"
#include "widgets/compare/difference_pane.h"
#include "widgets/run/watched_run.h"
#include "widgets/tables/depth_chart.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// How many nodes either of two searches has at each g, where no board could tell.
class DepthDifferences final : public DifferencePicture {
  Q_DECLARE_TR_FUNCTIONS(DepthDifferences)
 public:
  DepthDifferences();
  // With its widget, unless somebody has taken that.
  ~DepthDifferences() override;

  DepthChart& chart() { return *m_chart; }
  QWidget* widget() override;
  void setPair(ComparePane* first, ComparePane* second) override;
  // The chart follows the searches by itself.
  void refresh() override;
  QString showNode(ComparePane& pane, search::NodeId node) override;

 private:
  QPointer<DepthChart> m_chart;
  QPointer<ComparePane> m_first, m_second;
};

// Looks for one difference at a time, in searches made anew, or read in the traces of those that are over: neither run is
// changed, nor is it waited for. Each find() is
// followed by one signal, unless it is cancelled: by cancel(), by another find(), when either run has another search, or
// when one of them or the finder dies. Memory is taken from the searches' own budget.
class DifferenceFinder : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  // nullptr: none. The runs may die first.
  void setRuns(WatchedRun* first, WatchedRun* second);
  // False where one of the two has no search: then nothing is told.
  bool find(const search::DifferenceQuestion& question);
  void cancel();
  bool isSearching() const { return m_task.isBusy(); }

 Q_SIGNALS:
  // The answer's unit is Expansion with another program's trace, whatever was asked for.
  void found(const searchlight::search::DifferenceAnswer& answer);
  // There is none in that direction.
  void none(searchlight::search::DifferenceQuestion::Direction direction);
  // Nor can there be any: one of the two does not tell the field that was asked for.
  void untold();
  void failed(const QString& message);
  void searchingChanged(bool isSearching);

 private:
  void tell(const TaskResult<search::DifferenceAnswer>& result,
            search::DifferenceQuestion::Direction direction);

  std::array<QPointer<WatchedRun>, 2> m_runs;
  std::array<QMetaObject::Connection, 4> m_connections;
  Task<search::DifferenceAnswer> m_task;
};

}  // namespace searchlight::ui
