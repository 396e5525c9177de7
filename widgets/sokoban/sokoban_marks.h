// widgets/sokoban/sokoban_marks.h: what is drawn round the pieces of a Sokoban board: boxes that are lost, the push of a hint, and the ways of boxes.
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
  std::optional<Push> hint;    // kNoCell for where to: the box alone
  std::vector<Push> way = {};  // pushes that lead to what is shown, or on from there, as lines
  // Of the way: the number of the box of each push (sokoban::BoxNames), empty where nobody knows them; and which push of the
  // whole way its first one is, from 1; 0: that is not known.
  std::vector<int> pathBoxes = {};
  std::size_t pathBegins = 1;
  friend bool operator==(const SokobanMarks&, const SokobanMarks&) = default;
};

// REQUIRES: all cells are of the board.

// What lies on the floor, under the pieces that stand in a position: the way, and the push of it that was made last or comes next.
void paintSokobanPaths(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const sokoban::Position& position, const SokobanLayout& layout, const Theme& theme);
// And what lies over them.
void paintSokobanMarks(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const SokobanLayout& layout, const Theme& theme);

// The numbers of the level's columns and rows, wherever they are seen where the board is turned.
void paintSokobanRulers(QPainter& painter, const SokobanLayout& layout, const QRectF& view,
                        const Theme& theme);

}  // namespace searchlight::ui
