// core/sokoban/level_state.cpp: cells by name.
#include "core/sokoban/level_state.h"

#include <algorithm>
#include <cstddef>

#include "core/geometry/point.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {

namespace {

std::optional<Cell> cellFromText(const Board& board, std::string_view word) {
  const std::optional<Point> p = pointFromText(word);
  // Blanks are between the cells, not in them.
  if (!p || !board.contains(*p) || word.find(' ') != std::string_view::npos) return std::nullopt;
  return board.cell(*p);
}

}  // namespace

std::string positionText(const Board& board, const Position& position) {
  std::string text = coordinates(board.point(position.worker)) + ":";
  for (const Cell box : position.boxes) text += " " + coordinates(board.point(box));
  return text;
}

std::optional<Position> positionFromText(const Board& board, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<Cell> worker = cellFromText(board, text.substr(0, colon));
  if (!worker) return std::nullopt;
  Position position{*worker, {}};
  text.remove_prefix(colon + 1);
  for (std::string_view word = takeField(text); !word.empty(); word = takeField(text)) {
    const std::optional<Cell> box = cellFromText(board, word);
    if (!box) return std::nullopt;
    position.boxes.push_back(*box);
  }
  std::sort(position.boxes.begin(), position.boxes.end());
  return position;
}

}  // namespace searchlight::sokoban
