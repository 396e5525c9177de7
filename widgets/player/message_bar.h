// widgets/player/message_bar.h: a line at the top of the board that says what happened, and goes when it is no longer
// true. It takes no room of its own: nothing moves under the hand when it comes or goes. It hides nothing of what the board
// shows as long as there is room beside that (placeCard()), or in the strips below the board; else it goes with the next click there.
#pragma once
#include <QColor>
#include <QFrame>
#include <QList>
#include <QPointer>
#include <QTimer>
#include <functional>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QShortcut;
class QToolButton;

namespace searchlight::ui {

class MessageBar : public QFrame {
  Q_OBJECT
 public:
  enum class Kind { Info, Warning, Error };
  // Lies over `host`, which is below the same parent by the time that a message is shown, and follows its size.
  MessageBar(QWidget* host, QWidget* parent);
  // From here on it lies over the lower edge of this part of the host: where the upper one has something to read.
  void setAtBottomOf(QWidget* part);
  // What stands below the host and may be hidden for a moment: words about the board.
  void setStrips(const QList<QWidget*>& strips) { m_strips = strips; }
  // The host shows another part of its board.
  void boardMoved();

  // Infos go by themselves after a while; warnings and errors stay until hide, the close button or Esc.
  void showMessage(Kind kind, const QString& text);
  // An info with a button for what can be done about it; it goes by itself all the same.
  void showWithButton(const QString& text, const QString& button, std::function<void()> pressed);
  // A question that stays until one of its two buttons answers it. Whoever closes it, or says something else, leaves it unanswered.
  void offer(const QString& text, const QString& yes, const QString& no, std::function<void(bool)> answered);
  bool isOffering() const { return isVisible() && m_answered; }
  QString text() const;
  Kind kind() const { return m_kind; }

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void answer(bool isYes);
  void restyle();
  void place();
  // Buttons stand below the text instead of beside it; below each other, too, where this width is not enough for both.
  void stack(bool isStacked, int width);
  QRect content() const;    // what the board shows, in the parent's coordinates
  bool isInTheWay() const;  // it hides something of that
  // Where those strips are, in the parent's coordinates; those that are seen.
  QRect strips() const;
  QPointer<QWidget> m_host;
  QList<QWidget*> m_strips;
  bool m_isAtBottom = false, m_isStacked = false;
  QGridLayout* m_grid;
  QBoxLayout* m_buttons;
  QLabel *m_icon, *m_text;
  QToolButton *m_yes, *m_no, *m_close;
  std::function<void(bool)> m_answered;  // of what is offered
  QShortcut* m_escape;                   // not of infos: Esc has other uses while they are there
  QTimer m_timer;
  Kind m_kind = Kind::Info;
  QColor m_edge;
};

}  // namespace searchlight::ui
