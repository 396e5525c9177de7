// widgets/klotski/klotski_panel.h: what stands beside the board of Klotski: the three counts, what a hint says, the commands.
#pragma once
#include <QString>
#include <array>
#include <cstdint>
#include <optional>

#include "core/klotski/rules_of_game.h"
#include "widgets/game/play_panel.h"

namespace searchlight::ui {

class KlotskiPanel : public PlayPanel {
  Q_OBJECT

 public:
  explicit KlotskiPanel(QWidget* parent = nullptr);

  // A number of slides; where it is not exact it is at least that.
  struct Figure {
    std::uint32_t number = 0;
    bool isExact = true;
    friend bool operator==(const Figure&, const Figure&) = default;
  };
  using ByCount = std::array<std::optional<Figure>, 3>;  // by klotski::Count
  struct State {
    QString title, subtitle;
    klotski::Played played;
    ByCount needed;                       // from here on
    ByCount fewest;                       // from the opening; not exact: the best that is known
    std::optional<klotski::Played> best;  // the user's own
    QString verdict;                      // whether it can be solved, or that it is
  };
  void setState(const State& state);

 private:
  void showState();

  State m_state;
};

}  // namespace searchlight::ui
