// widgets/compare/difference_finder.h: where two watched runs differ, found on a thread.
#pragma once
#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QString>
#include <array>
#include <memory>

#include "core/search/trace_difference.h"
#include "widgets/task/task_queue.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

// Looks for one difference at a time, in searches made anew, or read in the traces of those that are over: neither run is
// changed, nor is it waited for. Each find() is
// followed by one signal, unless it is cancelled: by cancel(), by another find(), when either run has another search, or
// when one of them or the finder dies. Memory is taken from the searches' own budget.
class DifferenceFinder : public QObject {
  Q_OBJECT

 public:
  explicit DifferenceFinder(QObject* parent = nullptr);
  // Asks what is running to stop, and waits for it: some milliseconds of searching at most.
  ~DifferenceFinder() override;

  // nullptr: none. The runs may die first.
  void setRuns(WatchedRun* first, WatchedRun* second);
  // False where one of the two has no search: then nothing is told. `isOfLabels`: for a state that both have expanded with another g
  // or from another parent (findLabelDifference()).
  bool find(const search::DifferenceQuestion& question, bool isOfLabels = false);
  void cancel();
  bool isSearching() const { return m_ticket != 0; }

 Q_SIGNALS:
  // The answer's unit is Expansion with another program's trace, whatever was asked for.
  void found(const searchlight::search::DifferenceAnswer& answer);
  // There is none in that direction.
  void none(searchlight::search::DifferenceQuestion::Direction direction);
  void failed(const QString& message);
  void searchingChanged(bool isSearching);

 private:
  struct Outcome {
    search::DifferenceAnswer answer;
    QString problem;
  };
  void tell(const Outcome& outcome, search::DifferenceQuestion::Direction direction);

  std::array<QPointer<WatchedRun>, 2> m_runs;
  std::array<QMetaObject::Connection, 4> m_connections;
  TaskQueue::Ticket m_ticket = 0;  // 0: none is on its way
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
