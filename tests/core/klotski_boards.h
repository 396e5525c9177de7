// tests/core/klotski_boards.h: random layouts, and the rules of sliding once more: slow, over plain strings.
#pragma once
#include <cctype>

#include "core/klotski/board.h"
#include "core/klotski/board_text.h"
#include "core/klotski/code.h"
#include "core/klotski/slides.h"
#include "core/random/random.h"
#include "core/search/problem.h"
#include "core/text/failure.h"
#include "tests/core/klotski_any_boards.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// The traditional board by the slow rules, from rows as the command line has them: V, H, S and C are the shapes of its pieces. The
// large one is to stand in the middle of the last row.
class StringKlotski {
 public:
  explicit StringKlotski(std::string rows) : m_board(rows, {}) {
    std::erase(rows, '/');
    std::map<char, int> goals;
    char next = 'a';
    for (std::size_t i = 0; i < 20; ++i) {
      const char shape = rows[i];
      if (!std::isupper(static_cast<unsigned char>(shape))) continue;
      const std::size_t wide = shape == 'H' || shape == 'C' ? 2 : 1,
                        tall = shape == 'V' || shape == 'C' ? 2 : 1;
      for (std::size_t y = 0; y < tall; ++y)
        for (std::size_t x = 0; x < wide; ++x) rows[i + 4 * y + x] = next;
      if (shape == 'C') goals[next] = 13;
      m_shapes[next++] = shape;
    }
    m_board = StringBoard(inRows(rows), goals);
  }
  const StringBoard& board() const { return m_board; }
  std::string rowsOf(const StringBoard& board) const {
    std::string text = board.cells();
    for (char& cell : text)
      if (cell != '.') cell = m_shapes.at(cell);
    return inRows(text);
  }

 private:
  static std::string inRows(std::string cells) {
    for (std::size_t row = 4; row > 0; --row) cells.insert(row * 4, 1, '/');
    return cells;
  }

  StringBoard m_board;
  std::map<char, char> m_shapes;  // letter -> V, H, S, C
};

// The large piece anywhere, so many blanks at most, the rest whatever fits.
inline std::string randomRows(Random& random, int blanks) {
  std::string cells(20, ' ');
  const auto put = [&](std::size_t at, char shape) {
    const std::size_t wide = shape == 'H' || shape == 'C' ? 2 : 1,
                      tall = shape == 'V' || shape == 'C' ? 2 : 1;
    if (at % 4 + wide > 4 || at / 4 + tall > 5) return false;
    for (std::size_t y = 0; y < tall; ++y)
      for (std::size_t x = 0; x < wide; ++x)
        if (cells[at + 4 * y + x] != ' ') return false;
    for (std::size_t y = 0; y < tall; ++y)
      for (std::size_t x = 0; x < wide; ++x) cells[at + 4 * y + x] = shape;
    return true;
  };
  while (!put(random.below(20), 'C')) {
  }
  for (int i = 0; i < blanks;) i += put(random.below(20), '.');
  for (std::size_t at = 0; at < 20; ++at)
    while (cells[at] == ' ') put(at, "VHSVH"[random.below(5)]);
  for (std::size_t row = 4; row > 0; --row) cells.insert(row * 4, 1, '/');
  return cells;
}

inline constexpr klotski::Count kAllCounts[] = {klotski::Count::Moves, klotski::Count::Straight,
                                                klotski::Count::Steps};

// A figure as the data has it: -1 where there is none.
inline int orNone(const std::optional<search::Cost>& value) { return value ? static_cast<int>(*value) : -1; }

// The program's own board of the traditional opening.
inline klotski::Board classicBoard() {
  return klotski::Board::of(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
}

// Fifteen numbered pieces, each with a goal: far more positions than fit into any memory. Rows as "ABCD/EFGH/IJKL/MNO.".
inline klotski::Board fifteenPuzzle(std::string opening, const std::string& goal) {
  std::string text;
  for (char piece = 'A'; piece <= 'O'; ++piece) {
    const std::size_t at = goal.find(piece);
    text += std::string("goal ") + piece + ' ' + std::to_string(at % 5) + ',' + std::to_string(at / 5) + '\n';
  }
  std::ranges::replace(opening, '/', '\n');
  return klotski::readBoard(text + "board\n" + opening + '\n', "fifteen");
}

}  // namespace searchlight::testing
