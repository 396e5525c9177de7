// widgets/search/refresh_gate.h: how often a view that follows the cursor is brought up to date.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>

#include "widgets/search/watched_run.h"

namespace searchlight::ui {

// Calls `refresh` for a widget whenever its run's cursor moved, its search or its answer changed: at once
// when the search stands still, at most once in `intervalMs` while it plays or seeks, and not while the
// widget is hidden (but then as soon as it is shown). Owned by the widget.
class RefreshGate : public QObject {
  Q_OBJECT

 public:
  // Intervals: figures and lines that are read while they change, and tables, which take longer to fill.
  static constexpr int kFiguresMs = 66, kTablesMs = 100;

  RefreshGate(QWidget* widget, int intervalMs, std::function<void()> refresh);

  // nullptr: none; the view is refreshed to say so. A run that is destroyed becomes none by itself.
  void setRun(WatchedRun* run);
  WatchedRun* watched() const { return m_run; }
  // The run while it has a search, else nullptr.
  WatchedRun* searching() const { return m_run && m_run->hasSearch() ? m_run : nullptr; }
  // The view is out of date for a reason of its own.
  void request();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refreshNow();

  QWidget* m_widget;
  int m_intervalMs;
  std::function<void()> m_refresh;
  QPointer<WatchedRun> m_run;
  QTimer m_timer;
  QElapsedTimer m_last;
  bool m_isDue = false;
};

}  // namespace searchlight::ui
