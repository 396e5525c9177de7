// widgets/search/event_line.h: the event at the cursor in words, on one line under the board; on demand with its meaning.
#pragma once
#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "widgets/search/refresh_gate.h"

namespace searchlight::ui {

// As high as a line of text, whatever is said; what does not fit is elided and stands whole in the tool tip, with the terms
// explained. The button at its end shows below it what such an event does and why: two lines more, three where it is narrow, as long
// as it is on.
// A screen reader is told the same words: at once while the search rests, and now and then while it plays.
class EventLine : public QWidget {
  Q_OBJECT

 public:
  explicit EventLine(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // The whole sentence; empty without a search.
  QString text() const { return m_text; }
  // What it means, found now; that and the terms explained, as the tool tip has them.
  QString meaning() const { return meanings().value(0); }
  QString explanation() const;

  bool explains() const { return m_button->isChecked(); }
  void setExplains(bool explains) { m_button->setChecked(explains); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 Q_SIGNALS:
  void explainsChanged();  // by the user or by setExplains()

 protected:
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void announce();
  void retranslate();
  int lineHeight() const;
  int meaningLines() const;
  QStringList meanings() const;
  QString spokenText() const;

  RefreshGate m_gate;
  QString m_text, m_shownMeaning;  // empty unless explains()
  QToolButton* m_button;
  QElapsedTimer m_sinceAnnounced;
  QTimer m_later;
};

}  // namespace searchlight::ui
