// widgets/search/explain_card.h: what the event at the cursor does and why, over the lower edge of the board.
#pragma once
#include <QFrame>
#include <QPointer>

class QLabel;
class QShortcut;
class QToolButton;

namespace searchlight::ui {

class EventLine;

// There as long as its line explains (EventLine::explains()), and nothing moves when it comes, goes or says something else: it grows
// with what it has to say and does not shrink while it is there. Its button and Esc end it.
class ExplainCard : public QFrame {
  Q_OBJECT

 public:
  // Lies over `host`, which is below the same parent by the time that the card is shown, and follows its size. Esc is its where `scope`
  // has the focus.
  ExplainCard(EventLine* line, QWidget* host, QWidget* scope);

  QString text() const;
  // Where it hides nothing of what the board shows now, if there is such a place; where it is not seen: nothing.
  void place();

 Q_SIGNALS:
  void placed();  // it came, went, or takes another part of the board

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
  void showText();
  void retranslate();

  EventLine* m_line;
  QPointer<QWidget> m_host;
  QLabel* m_text;
  QString m_said;  // without the links
  QToolButton* m_close;
  QShortcut* m_escape;
  int m_height = 0;  // what it had to say at most since it is there, at this width
};

}  // namespace searchlight::ui
