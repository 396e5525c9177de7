// widgets/lines/game_panel.h: what stands beside the board of Color Lines: the score, what comes next, the commands.
#pragma once
#include <QWidget>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/rules.h"
#include "widgets/game/play_panel.h"

class QLabel;
class QSpacerItem;

namespace searchlight::ui {

// As the board draws balls, in the order in which they appear. A screen reader is told each of them.
class NextBalls : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kBall = 28;  // pixels
  explicit NextBalls(QWidget* parent = nullptr);
  // What is missing to `places` is an empty well: a game that is over keeps the row, and nothing below it moves.
  void setBalls(const std::vector<lines::ComingBall>& balls, int places);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void retranslate();

  std::vector<lines::Colour> m_colours;  // kNoBall: a well
  QLabel* m_name;
  QSpacerItem* m_place;
};

class GamePanel : public PlayPanel {
  Q_OBJECT

 public:
  explicit GamePanel(QWidget* parent = nullptr);

  struct State {
    lines::Settings settings;
    int score = 0, turns = 0, best = 0;  // best: of finished games of these settings; 0: there is none
    std::size_t balls = 0;               // on the board
    std::vector<lines::ComingBall> next;
    bool showsNext = true, isOver = false;
    std::uint64_t seed = 0;
  };
  void setState(const State& state);

 private:
  void build();
  void showState();

  State m_state;
  NextBalls* m_next = nullptr;
  QLabel* m_seed = nullptr;
};

}  // namespace searchlight::ui
