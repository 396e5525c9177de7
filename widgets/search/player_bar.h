// widgets/search/player_bar.h: one row of buttons under the board: steps, playing, landmarks, unit, speed, position.
#pragma once
#include <QBasicTimer>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

#include "widgets/search/player_actions.h"

class QMenu;

namespace searchlight::ui {

// 40 pixels high. On the way to a place that takes longer than a moment a light runs along its upper edge and a stop
// button appears, in a place kept for it.
class PlayerBar : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 40;

  explicit PlayerBar(QWidget* parent = nullptr);

  void setModel(SearchModel* model);
  // The commands, for menus: commands().fill(menu). Their shortcuts work while the bar is visible.
  PlayerActions& commands() { return *m_commands; }

  // For tests.
  QString positionShown() const { return m_position->text(); }
  bool isBusy() const { return m_busyTimer.isActive(); }

 protected:
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QToolButton* addButton(QAction* action);
  void build();
  void retranslate();
  void updatePosition();
  void updateSpeed();
  void updateLandmark();
  void updateUnit();
  void updateBusy();

  QPointer<SearchModel> m_model;
  PlayerActions* m_commands;
  QToolButton *m_landmark, *m_unit, *m_stop;
  QMenu *m_landmarkMenu, *m_unitMenu;
  QSlider* m_speed;
  QLabel *m_speedText, *m_position;
  QBasicTimer m_patience;   // until a seek counts as long
  QBasicTimer m_busyTimer;  // while it does
  int m_busyFrame = 0;
};

}  // namespace searchlight::ui
