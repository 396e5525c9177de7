// core/klotski/catalogue.h: the puzzles that come with the program.
//
//   if (const Entry* entry = entryByName("横刀立马")) Game game(boardOf(*entry), std::string(entry->chinese));      // usage
//
// A puzzle is its grid; names are only names.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/klotski/board.h"

namespace searchlight::klotski {

// Openings of the 5 x 4 board as they are handed down; more of them, out of the atlas, under titles of our own; other boards.
enum class Group : std::uint8_t { Traditional, Atlas, Other };

// The fewest in each count, proven; -1: the goal cannot be reached, which is proven, too.
struct Figures {
  int moves = -1, straight = -1, steps = -1;
  constexpr bool isSolvable() const { return moves >= 0; }
  constexpr int in(Count count) const {
    return count == Count::Moves ? moves : count == Count::Straight ? straight : steps;
  }
};

struct Entry {
  std::string_view id;       // "heng-dao-li-ma"
  std::string_view chinese;  // UTF-8
  std::string_view pinyin;   // "Heng dao li ma"
  std::string_view english;
  Group group;
  std::string_view text;  // as readBoard reads it
  Figures best;
  std::string_view credit;
};

std::span<const Entry> catalogue();
// By its id or one of its names; null where there is none.
const Entry* entryByName(std::string_view name);
// The first one with the same walls, pieces, opening and goals, whatever the letters; null where there is none.
const Entry* entryByGrid(const Board& board);
Board boardOf(const Entry& entry);

}  // namespace searchlight::klotski
