// tests/widgets/toy_board.h: a board of 6 x 4 with a ground of its own, and a story told on it, for tests of boards.
#pragma once
#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"
#include "widgets/board/board_overlay.h"

namespace searchlight::testing {

inline constexpr int kToyColumns = 6, kToyRows = 4;

// Light, but for row 3.
class ToyGround : public ui::BoardGround {
 public:
  static constexpr QRgb kFree = qRgb(250, 250, 250), kDark = qRgb(20, 30, 40);
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    for (std::size_t cell = first; cell < last; ++cell) *pixels++ = cell >= 3 * kToyColumns ? kDark : kFree;
  }
};

// Two nodes stand in each of three cells, one has no place. At the end:
//
//   1, 1   a closed, g 0; b closed, g 5            3, 1   e open, g 7; f open, g 2: f shows
//   2, 1   c closed, g 5; d dead end: c shows      4, 1   h closed and current
//
// g stands nowhere.
inline std::string toyStory() {
  return "{type: generating, id: a, g: 0, h: 4}, {type: expanding, id: a}, "
         "{type: generating, id: b, pId: a, g: 5, h: 1}, {type: generating, id: c, pId: a, g: 5, h: 3}, "
         "{type: generating, id: d, pId: c, g: 9, h: 0}, {type: expanding, id: c}, {type: pruning, id: d}, "
         "{type: expanding, id: b}, {type: generating, id: e, pId: c, g: 7, h: 2}, "
         "{type: generating, id: f, pId: c, g: 2, h: 6}, {type: generating, id: g, pId: c, g: 3, h: 1}, "
         "{type: generating, id: h, pId: f, g: 6, h: 2}, {type: expanding, id: h}";
}
inline std::vector<std::uint32_t> toyCells() {
  const auto at = [](int x, int y) { return static_cast<std::uint32_t>(y * kToyColumns + x); };
  return {at(1, 1), at(1, 1), at(2, 1), at(2, 1), at(3, 1), at(3, 1), ui::kNoCell, at(4, 1)};
}
inline ui::NodeCell toyNodeCell() {
  return [cells = toyCells()](const search::Session&, search::NodeId n) { return cells[n]; };
}

inline ui::NodeNames toyNames(bool usesHeuristic = false) {
  ui::NodeNames names;
  names.node = [](const search::Session&, search::NodeId n) {
    return QString(QLatin1Char(static_cast<char>('a' + n)));
  };
  names.usesHeuristic = usesHeuristic;
  return names;
}

}  // namespace searchlight::testing
