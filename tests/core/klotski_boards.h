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

// Nothing of the program's is in it but the names of the counts. A board is its 20 cells, a letter of its own for each
// piece, '.' blank.
class StringKlotski {
 public:
  // From rows as the command line has them.
  explicit StringKlotski(std::string rows) {
    std::erase(rows, '/');
    m_cells = rows;
    char next = 'a';
    for (std::size_t i = 0; i < 20; ++i) {
      const char shape = m_cells[i];
      if (!std::isupper(static_cast<unsigned char>(shape))) continue;
      const std::size_t wide = shape == 'H' || shape == 'C' ? 2 : 1,
                        tall = shape == 'V' || shape == 'C' ? 2 : 1;
      for (std::size_t y = 0; y < tall; ++y)
        for (std::size_t x = 0; x < wide; ++x) m_cells[i + 4 * y + x] = next;
      m_shapes[next++] = shape;
    }
  }

  const std::string& cells() const { return m_cells; }
  std::string rows() const {
    std::string text;
    for (std::size_t i = 0; i < 20; ++i) {
      if (i > 0 && i % 4 == 0) text += '/';
      text += m_cells[i] == '.' ? '.' : m_shapes.at(m_cells[i]);
    }
    return text;
  }
  bool isSolved() const {
    for (const std::size_t i : {13u, 14u, 17u, 18u})
      if (m_cells[i] == '.' || m_shapes.at(m_cells[i]) != 'C') return false;
    return true;
  }

  // Every board that is one away.
  std::vector<StringKlotski> next(klotski::Count count) const {
    std::vector<StringKlotski> all;
    for (const auto& [piece, shape] : m_shapes) {
      const auto reached = boardsWithin(*this, piece, count);
      all.insert(all.end(), reached.begin(), reached.end());
    }
    return all;
  }

  struct Truth {
    std::size_t states = 0, goals = 0, edges = 0;
    int depth = 0, best = -1;  // -1: no goal
  };
  // Everything that can be reached; nothing where that is more than `most`.
  std::optional<Truth> truth(klotski::Count count, std::size_t most) const {
    Truth truth;
    std::map<std::string, int> met{{rows(), 0}};
    std::vector<std::pair<StringKlotski, int>> queue{{*this, 0}};
    std::size_t ends = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const auto [board, depth] = queue[head];
      truth.depth = depth;
      if (board.isSolved()) {
        ++truth.goals;
        if (truth.best < 0) truth.best = depth;
      }
      for (const StringKlotski& to : board.next(count)) {
        ++ends;
        if (met.emplace(to.rows(), depth + 1).second) queue.emplace_back(to, depth + 1);
      }
      if (queue.size() > most) return std::nullopt;
    }
    truth.states = queue.size();
    truth.edges = ends / 2;
    return truth;
  }

  std::optional<StringKlotski> step(char piece, int direction) const {
    constexpr int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    StringKlotski to = *this;
    std::replace(to.m_cells.begin(), to.m_cells.end(), piece, '.');
    for (int i = 0; i < 20; ++i) {
      if (m_cells[static_cast<std::size_t>(i)] != piece) continue;
      const int x = i % 4 + dx[direction], y = i / 4 + dy[direction];
      if (x < 0 || y < 0 || x > 3 || y > 4) return std::nullopt;
      char& cell = to.m_cells[static_cast<std::size_t>(4 * y + x)];
      if (cell != '.') return std::nullopt;
      cell = piece;
    }
    return to;
  }

 private:
  std::string m_cells;
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
