// widgets/game/result_card.h: how a game ended: what was played, what is known to be better, what can be done next.
#pragma once
#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>
#include <utility>

class QAction;
class QGridLayout;
class QBoxLayout;
class QLabel;
class QToolButton;

namespace searchlight::ui {

// What is told of an end. Only the title and the sentence must be there.
struct GameResult {
  QString title;                                  // "Solved", "Game over"
  QString played;                                 // "46 pushes, 120 moves"
  QString praise = {};                            // "Bravo! This is your new personal best."
  QList<std::pair<QString, QString>> facts = {};  // "Your best", "44 pushes, 118 moves"
  QString note = {};                              // what a game with help is worth
  QString sentence;  // all that matters in one, for screen readers and where no card is seen
};

// It stands in its own place beside the board, and covers nothing of what was won; where that place is not seen it lies over the
// lower middle of the board, on a veil. It is no dialog: the board plays on, and whoever owns it hides it when the game does. While
// it is seen Enter on the board is its first button, and Esc closes it.
class ResultCard : public QFrame {
  Q_OBJECT
 public:
  // `home` has a layout, and is seen or hidden with what it lies in; nullptr: there is none.
  explicit ResultCard(QWidget* board, QWidget* home = nullptr);

  // What can be done next, the most likely first: that one is filled, the others are links. They outlive the card; an action that is
  // invisible has no button.
  void setActions(const QList<QAction*>& actions);
  // A button beside its home that does what the first action does: while the card stands there that one is filled, and the card does
  // not offer the same a second time. nullptr: there is none.
  void setTwin(QToolButton* twin);
  void tell(const GameResult& result);
  const GameResult& result() const { return m_result; }
  // Over the board.
  bool isOverBoard() const { return parentWidget() == m_board; }
  // As narrow as it has to be: it widens nothing.
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  bool isHomeSeen() const;
  void place();
  void lead();
  void stack();
  void retranslate();
  void hasGone();

  QWidget *m_board, *m_home, *m_veil;
  GameResult m_result;
  QLabel *m_title, *m_praise, *m_played, *m_note;
  QWidget* m_facts;
  QGridLayout* m_grid;
  QBoxLayout* m_row;
  QToolButton* m_close;
  QList<QAction*> m_actions;
  QPointer<QToolButton> m_twin;
};

}  // namespace searchlight::ui
