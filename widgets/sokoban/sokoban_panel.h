// widgets/sokoban/sokoban_panel.h: what stands beside the board of Sokoban: counts, own bests, the commands, the game's history.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>

#include "core/sokoban/rules_of_game.h"
#include "widgets/games/play_panel.h"

class QLabel;
class QSlider;

namespace searchlight::ui {

class SolvePanel;

class SokobanPanel : public PlayPanel {
  Q_OBJECT

 public:
  // The machine beside the player speaks in it: what is lost, hints, and how far it is; its limits are behind "More". It becomes the
  // panel's.
  explicit SokobanPanel(SolvePanel* machine, QWidget* parent = nullptr);

  struct State {
    QString title, subtitle;
    sokoban::Played played;
    std::optional<sokoban::Played> byMoves, byPushes;  // the user's own solutions
    std::size_t home = 0, boxes = 0;                   // boxes on goals, and all
    std::size_t at = 0, steps = 0;                     // of the line of the history that is played
    std::size_t other = 0, others = 1;                 // which of the ways from the last fork, and how many
    QString about;                                     // the level's comment
    bool isReverse = false;                            // what is counted are pulls
  };
  void setState(const State& state);

 Q_SIGNALS:
  // The history's slider was moved to this step of the line.
  void stepChosen(std::size_t at);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showState();

  State m_state;
  QLabel *m_about, *m_branch;
  QLabel* m_historyName;
  QSlider* m_history;
};

}  // namespace searchlight::ui
