// widgets/search/event_line.h: the event at the cursor in words, on one line under the board.
#pragma once
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "widgets/search/refresh_gate.h"

namespace searchlight::ui {

// As high as a line of text, whatever is said; what does not fit is elided and stands whole in the tool tip. A screen
// reader is told the same words: at once while the search rests, and now and then while it plays.
class EventLine : public QWidget {
  Q_OBJECT

 public:
  explicit EventLine(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // The whole sentence; empty without a search.
  QString text() const { return m_text; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void announce();

  RefreshGate m_gate;
  QString m_text;
  QElapsedTimer m_sinceAnnounced;
  QTimer m_later;
};

}  // namespace searchlight::ui
