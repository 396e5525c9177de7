// widgets/sokoban/sokoban_marks.h: what is drawn over the pieces of a Sokoban board: boxes that are lost, the push of a hint, and the way of boxes.
#pragma once
#include <QPainter>
#include <optional>
#include <vector>

#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

struct SokobanMarks {
  std::vector<sokoban::Cell> lost;  // boxes that can never be brought home any more
  struct Push {
    sokoban::Cell box = sokoban::kNoCell, to = sokoban::kNoCell;
    friend bool operator==(const Push&, const Push&) = default;
  };
  std::optional<Push> hint;
  std::vector<Push> way = {};  // pushes that lead to what is shown, or on from there, as lines
  friend bool operator==(const SokobanMarks&, const SokobanMarks&) = default;
};

// REQUIRES: all cells are of the board.
void paintSokobanMarks(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const SokobanLayout& layout, const Theme& theme);

}  // namespace searchlight::ui
