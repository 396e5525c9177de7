// widgets/player/event_line.h: the event at the cursor in words, on one line under the board, with the sign of what becomes of it.
#pragma once
#include <QElapsedTimer>
#include <QFrame>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "core/trace/board_event.h"
#include "widgets/run/refresh_gate.h"

class QLabel;
class QShortcut;
class QToolButton;

namespace searchlight::ui {

// What the event at the cursor does and why, over the lower edge of the board.
class EventLine;

// There as long as its line explains (EventLine::explains()). It lies over the board where that hides nothing; a board that fills its
// place gives it a strip below instead, once, until it goes. Nothing else moves when it comes, goes or says something else: it
// grows with what it has to say and does not shrink while it is there. Its button and Esc end it.
class ExplainCard : public QFrame {
  Q_OBJECT

 public:
  // Lies over `host`, which is below the same parent by the time that the card is shown, and follows its size. Esc is its where `scope`
  // has the focus.
  ExplainCard(EventLine* line, QWidget* host, QWidget* scope);

  // Its place below the board, where it needs one: to be put into a layout there.
  QWidget* strip() { return m_strip; }

  QString text() const;
  // Where it hides nothing of what the board shows now, if there is such a place; where it is not seen: nothing.
  void place();

 Q_SIGNALS:
  void placed();  // it came, went, or takes another part of the board

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
  void showText();
  void retranslate();

  EventLine* m_line;
  QPointer<QWidget> m_host;
  QWidget* m_strip;
  QLabel* m_text;
  QString m_said;  // without the links
  QToolButton* m_close;
  QShortcut* m_escape;
  int m_height = 0;  // what it had to say at most since it is there, at this width
};

// As high as a line of text, or as two where most sentences would not fit on one, whatever is said, so that the board above never
// jumps; what does not fit even then is elided and stands whole in the tool tip, with the terms explained. Before it stands the sign that the board has for what becomes of the state: new, known, cheaper, dead (event_look.h). The
// button at its end says what such an event does and why, as long as it is on: an ExplainCard shows it.
// A screen reader is told the same words: at once while the search rests, and now and then while it plays.
class EventLine : public QWidget {
  Q_OBJECT

 public:
  explicit EventLine(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // Of several searches beside each other: which one is told of, in front of each sentence. How one of them was solved is told
  // where all are, and not once more here. Empty: there is only one.
  void setWhose(const QString& whose);
  // The whole sentence; empty without a search.
  QString text() const { return m_text; }
  // What it means, found now; that and the terms explained, as the tool tip has them.
  QString meaning() const { return meanings().value(0); }
  QString explanation() const;

  // What becomes of the state that is told of; of another program's event nobody knows.
  search::Fate fate() const { return m_fate; }
  bool explains() const { return m_button->isChecked(); }
  void setExplains(bool explains) { m_button->setChecked(explains); }
  QString shownMeaning() const { return m_shownMeaning; }  // empty unless explains()

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 Q_SIGNALS:
  void explainsChanged();  // by the user or by setExplains()
  void explained();        // explains() or shownMeaning() has changed

 protected:
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  QString wordsOf(const WatchedRun& run) const;
  void announce();
  void retranslate();
  int lineHeight() const;
  QRect wordsRect() const;  // as high as the widget
  QStringList meanings() const;
  QString spokenText() const;

  RefreshGate m_gate;
  QString m_text, m_whose, m_shownMeaning;
  search::Fate m_fate = search::Fate::None;
  int m_lines = 1;  // that there is room for
  QToolButton* m_button;
  QElapsedTimer m_sinceAnnounced;
  QTimer m_later;
};

}  // namespace searchlight::ui
