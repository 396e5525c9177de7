// core/game/pairs.h: moves from one cell to another as words of a text: "3,4-5,6 7,8-0,1".
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/geometry/point_text.h"
#include "core/text/line_reader.h"

namespace searchlight::game {

// Move: from and to, points.
template <class Move>
std::string pairsText(std::span<const Move> moves) {
  std::string text;
  for (const Move& move : moves) text += (text.empty() ? "" : " ") + pairText(move.from, move.to);
  return text;
}

// Or what is wrong.
template <class Move>
std::variant<std::vector<Move>, std::string> readPairs(std::string_view text) {
  std::vector<Move> moves;
  for (std::string_view word = takeField(text); !word.empty(); word = takeField(text)) {
    const auto pair = pairFromText(word);
    if (!pair) return "expected a move as X,Y-X,Y (from and to), found " + inQuotes(word);
    moves.push_back({pair->first, pair->second});
  }
  return moves;
}

}  // namespace searchlight::game
