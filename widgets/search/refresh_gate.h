// widgets/search/refresh_gate.h: how often a view that follows the cursor is brought up to date.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>

#include "widgets/search/search_model.h"

namespace searchlight::ui {

// Calls `refresh` for a widget whenever its model's cursor moved, its search or its answer changed: at once
// when the search stands still, at most once in `intervalMs` while it plays or seeks, and not while the
// widget is hidden (but then as soon as it is shown). Owned by the widget.
class RefreshGate : public QObject {
  Q_OBJECT

 public:
  RefreshGate(QWidget* widget, int intervalMs, std::function<void()> refresh);

  // nullptr: none; the view is refreshed to say so. A model that is destroyed becomes none by itself.
  void setModel(SearchModel* model);
  SearchModel* model() const { return m_model; }
  // The model while it has a search, else nullptr.
  SearchModel* searching() const { return m_model && m_model->hasSearch() ? m_model : nullptr; }
  // The view is out of date for a reason of its own.
  void request();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void run();

  QWidget* m_widget;
  int m_intervalMs;
  std::function<void()> m_refresh;
  QPointer<SearchModel> m_model;
  QTimer m_timer;
  QElapsedTimer m_last;
  bool m_isDue = false;
};

}  // namespace searchlight::ui
