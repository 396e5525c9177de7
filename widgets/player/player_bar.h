// widgets/player/player_bar.h: a row of buttons under the board: steps, playing, landmarks, unit, speed, position. Playing backwards
// is a command of the menu, the pace to follow one of the unit's.
#pragma once
#include <QBasicTimer>
#include <QLabel>
#include <QSlider>
#include <QWidget>
#include <optional>

#include "widgets/player/player_actions.h"
#include "widgets/theme/controls.h"

class QHBoxLayout;
class QToolButton;

namespace searchlight::ui {

// Its values are those of speed_scale.h. The mark is a small triangle above the groove; a double click on it, or on the
// groove below it, chooses the automatic speed.
class SpeedSlider : public QSlider {
  Q_OBJECT

 public:
  explicit SpeedSlider(QWidget* parent = nullptr);

  // In steps a second; nothing: no mark.
  void setAutomatic(std::optional<double> stepsPerSecond);
  // Where the mark's tip is, in the middle of a pixel; nothing without one.
  std::optional<int> markX() const;

 Q_SIGNALS:
  void automaticChosen();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  std::optional<int> m_mark;  // a value of the slider
};

// 40 pixels high, 72 in two rows. On the way to a place that takes longer than a moment a light runs along its upper edge and the play
// button stops it. Where there is little room it first leaves out the speed in words, then the buttons for landmarks (both keep their
// keys), and how many events there are only where that does not do. What is chosen can always be read: where one row has no room
// for that, landmark, unit and speed go into a second one, and the slider is left out only where even that is too narrow.
class PlayerBar : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 40, kTwoRows = 72;

  // With commands of its own, whose shortcuts work while the bar is visible.
  explicit PlayerBar(QWidget* parent = nullptr);
  // With those of the window, which binds them to the search in front. REQUIRES: they outlive the bar.
  explicit PlayerBar(PlayerActions* commands, QWidget* parent = nullptr);

  void setTransport(Transport* transport);
  // The commands, for menus: commands().fill(menu).
  PlayerActions& commands() { return *m_commands; }

  QString positionShown() const { return m_position->text(); }
  QString speedShown() const { return m_speedText->text(); }

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

 protected:
  void timerEvent(QTimerEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  // What there is room for besides the steps and the unit. The keys go to landmarks, too, and a tool tip tells the speed.
  struct Shown {
    bool speed = true, slider = true, landmarks = true, total = true;
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  void arrange(bool inTwoRows);
  void build();
  QToolButton* makeButton(QAction* action);
  void retranslate();
  void updatePosition();
  void updateSpeed();
  void updateUnit();
  void updateBusy();
  void updateShown();
  int widthOf(const Shown& shown, bool inTwoRows) const;
  int positionWidth(bool withTotal) const;

  QPointer<Transport> m_transport;
  bool m_hasEnded = false;  // the cursors have been at the end of this search: how long it is may be told
  PlayerActions* m_commands;
  bool m_ownsCommands = false;
  QHBoxLayout *m_row, *m_below;
  QList<QWidget*> m_steps, m_choices;
  bool m_inTwoRows = false;
  ChooserButton* m_unit;  // what a step is, and in its menu where jumps go
  SpeedSlider* m_speed;
  QLabel *m_speedText, *m_position;
  Shown m_shown;
  QBasicTimer m_busyTimer;
  int m_busyFrame = 0;
};

}  // namespace searchlight::ui
