// widgets/game/replay_bar.h: going through a game's moves at any speed, back and forth.
#pragma once
#include <QList>
#include <QWidget>
#include <cstddef>

class QAction;
class QLabel;
class QSlider;

namespace searchlight::ui {

class ReplayBar : public QWidget {
  Q_OBJECT

 public:
  // The actions become a row of buttons and stay the page's. REQUIRES: they outlive the bar.
  explicit ReplayBar(const QList<QAction*>& actions, QWidget* parent = nullptr);

  // From half a move a second to sixty-four.
  double movesPerSecond() const;
  void setMovesPerSecond(double speed);
  // How far it is: slide `at` of `count`.
  void setPlace(std::size_t at, std::size_t count);

 Q_SIGNALS:
  void speedChanged();

 private:
  void retranslate();

  QLabel* m_speedName;
  QSlider* m_speed;
  QLabel *m_speedText, *m_place;
  std::size_t m_at = 0, m_count = 0;
};

}  // namespace searchlight::ui
