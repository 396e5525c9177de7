// widgets/run/refresh_gate.h: how often a view that follows the cursor is brought up to date.
#pragma once
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>

#include "widgets/run/watched_run.h"

namespace searchlight::ui {

// Calls `refresh` for a widget whenever its run's cursor moved, its search or its answer changed: at once when the search
// stands still, at the run's beat while it plays or seeks, and not while the widget is hidden (but then as soon as it is
// shown). Owned by the widget.
class RefreshGate : public QObject {
  Q_OBJECT

 public:
  RefreshGate(QWidget* widget, std::function<void()> refresh);

  // nullptr: none; the view is refreshed to say so. A run that is destroyed becomes none by itself.
  void setRun(WatchedRun* run);
  WatchedRun* watched() const { return m_run; }
  // The run while it has a search, else nullptr.
  WatchedRun* searching() const { return m_run && m_run->hasSearch() ? m_run.data() : nullptr; }
  // The view is out of date for a reason of its own.
  void request();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refreshNow();

  QWidget* m_widget;
  std::function<void()> m_refresh;
  QPointer<WatchedRun> m_run;
  QTimer m_timer;
  std::uint64_t m_beat = 0;  // of the run, when the widget was last refreshed
  bool m_isDue = false;
};

}  // namespace searchlight::ui
