// widgets/klotski/opening_dialog.h: all openings to choose from, with pictures, names and figures.
#pragma once
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/games/card_dialog.h"
#include "widgets/klotski/piece_style.h"

namespace searchlight::ui {

struct OpeningItem {
  QString title;     // in the user's language first: "横刀立马", "Heng Dao Li Ma"
  QString names;     // what it is found by, all of its names
  QString subtitle;  // "81 moves", "best known: 120 moves", "cannot be solved"
  QString group;
  std::optional<std::uint32_t> ownMoves;  // the fewest in a game of the user's
  klotski::Board board;
};

class OpeningDialog : public CardDialog {
  Q_OBJECT

 public:
  // REQUIRES: there is an item; `present` is the place of the one that is played, or -1.
  OpeningDialog(const std::vector<OpeningItem>& items, int present, PieceStyle style,
                QWidget* parent = nullptr);
};

}  // namespace searchlight::ui
