// widgets/lines/game_panel.h: what stands beside the board of Color Lines: the score, what comes next, the commands.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/lines/rules.h"
#include "core/lines/board.h"
#include "widgets/games/play_panel.h"

class QLabel;

namespace searchlight::ui {

class NextBalls;

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

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void showState();

  State m_state;
  NextBalls* m_next = nullptr;
  QLabel* m_seed = nullptr;
};

}  // namespace searchlight::ui
