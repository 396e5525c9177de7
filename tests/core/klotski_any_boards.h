// tests/core/klotski_any_boards.h: random boards of any size with irregular pieces, and the rules of sliding on them once
// more: slow, over plain strings.
#pragma once
#include <cstddef>

#include "core/klotski/board_text.h"
#include "core/random/random.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// Every board that is one slide of this piece away. A board has step() by a direction of four, and cells().
template <class AnyBoard>
std::vector<AnyBoard> boardsWithin(const AnyBoard& from, char piece, klotski::Count count) {
  std::vector<AnyBoard> reached{from};
  std::set<std::string> met{from.cells()};
  if (count == klotski::Count::Moves) {
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (int d = 0; d < 4; ++d)
        if (const auto stepped = AnyBoard(reached[i]).step(piece, d);
            stepped && met.insert(stepped->cells()).second)
          reached.push_back(*stepped);
  } else {
    for (int d = 0; d < 4; ++d)
      for (auto at = from.step(piece, d); at; at = at->step(piece, d)) {
        reached.push_back(*at);
        if (count == klotski::Count::Steps) break;
      }
  }
  reached.erase(reached.begin());
  return reached;
}

// Nothing of the program's is in here but the names of the counts. A board is its cells, a letter of its own for each piece,
// '.' blank, '#' wall.
class StringBoard {
 public:
  // Rows parted by '/', and where the first cells of some pieces are to be: cells by letter.
  StringBoard(std::string rows, std::map<char, int> goals) : m_goals(std::move(goals)) {
    m_width = static_cast<int>(std::min(rows.find('/'), rows.size()));
    std::erase(rows, '/');
    m_cells = std::move(rows);
  }

  const std::string& cells() const { return m_cells; }
  bool isSolved() const {
    return std::ranges::all_of(
        m_goals, [&](const auto& goal) { return static_cast<int>(m_cells.find(goal.first)) == goal.second; });
  }
  // The same for boards that differ in which of several equal pieces stands where.
  std::string identity() const {
    std::multiset<std::string> pieces;
    for (const char letter : letters()) {
      std::string piece = m_goals.contains(letter) ? std::string(1, letter) : std::string("-");
      const int first = static_cast<int>(m_cells.find(letter));
      for (int i = first; i < static_cast<int>(m_cells.size()); ++i)
        if (m_cells[static_cast<std::size_t>(i)] == letter)
          piece += " " + std::to_string(i % m_width - first % m_width) + "," +
                   std::to_string(i / m_width - first / m_width);
      pieces.insert(piece + " at " + std::to_string(first));
    }
    std::string all;
    for (const std::string& piece : pieces) all += piece + "; ";
    return all;
  }

  std::set<char> letters() const {
    std::set<char> letters(m_cells.begin(), m_cells.end());
    letters.erase('.');
    letters.erase('#');
    return letters;
  }
  // Every board that is one slide of this piece away.
  std::vector<StringBoard> next(char piece, klotski::Count count) const {
    return boardsWithin(*this, piece, count);
  }
  std::vector<StringBoard> next(klotski::Count count) const {
    std::vector<StringBoard> all;
    for (const char piece : letters())
      for (StringBoard& board : next(piece, count)) all.push_back(std::move(board));
    return all;
  }

  struct Truth {
    std::size_t states = 0, goals = 0, edges = 0;
    int depth = 0, best = -1;  // -1: no goal
    std::map<std::string, int> depths;
  };
  // Everything that can be reached; nothing where that is more than `most`.
  std::optional<Truth> truth(klotski::Count count, std::size_t most) const {
    Truth truth;
    truth.depths.emplace(identity(), 0);
    std::vector<std::pair<StringBoard, int>> queue{{*this, 0}};
    std::size_t ends = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const auto [board, depth] = queue[head];
      truth.depth = depth;
      if (board.isSolved()) {
        ++truth.goals;
        if (truth.best < 0) truth.best = depth;
      }
      for (const StringBoard& to : board.next(count)) {
        ++ends;
        if (truth.depths.emplace(to.identity(), depth + 1).second) queue.emplace_back(to, depth + 1);
      }
      if (queue.size() > most) return std::nullopt;
    }
    truth.states = queue.size();
    truth.edges = ends / 2;
    return truth;
  }

  std::optional<StringBoard> step(char piece, int direction) const {
    constexpr int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    StringBoard to = *this;
    std::replace(to.m_cells.begin(), to.m_cells.end(), piece, '.');
    const int height = static_cast<int>(m_cells.size()) / m_width;
    for (int i = 0; i < static_cast<int>(m_cells.size()); ++i) {
      if (m_cells[static_cast<std::size_t>(i)] != piece) continue;
      const int x = i % m_width + dx[direction], y = i / m_width + dy[direction];
      if (x < 0 || y < 0 || x >= m_width || y >= height) return std::nullopt;
      char& cell = to.m_cells[static_cast<std::size_t>(m_width * y + x)];
      if (cell != '.') return std::nullopt;
      cell = piece;
    }
    return to;
  }

 private:
  std::string m_cells;
  int m_width = 0;
  std::map<char, int> m_goals;
};

struct RandomBoard {
  std::string text;  // the general form
  StringBoard slow;
};

// A few walls, so many blanks at least, pieces of one to four cells of any form; one or two of them have a goal.
inline RandomBoard randomBoard(Random& random, int width, int height, int blanks) {
  const auto cells = static_cast<std::size_t>(width * height);
  std::string board(cells, ' ');
  const auto put = [&](char c) {
    std::size_t at = 0;
    do at = random.below(static_cast<std::uint32_t>(cells));
    while (board[at] != ' ');
    board[at] = c;
  };
  for (int i = 0; i < blanks; ++i) put('.');
  for (std::uint32_t i = random.below(3); i > 0; --i) put('#');
  char letter = 'A';
  for (std::size_t at = 0; at < cells; ++at) {
    if (board[at] != ' ') continue;
    if (letter == '[') letter = 'a';
    if (letter > 'z') {
      board[at] = '.';
      continue;
    }
    std::vector<std::size_t> own{at};
    board[at] = letter;
    for (std::uint32_t more = random.below(4); more > 0; --more) {
      const std::size_t from = own[random.below(static_cast<std::uint32_t>(own.size()))];
      const auto d = random.below(4);
      const int x = static_cast<int>(from) % width + (d == 0) - (d == 1);
      const int y = static_cast<int>(from) / width + (d == 2) - (d == 3);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const auto to = static_cast<std::size_t>(y * width + x);
      if (board[to] != ' ') continue;
      board[to] = letter;
      own.push_back(to);
    }
    ++letter;
  }
  std::string rows = board;
  for (int row = height - 1; row > 0; --row) rows.insert(static_cast<std::size_t>(row * width), 1, '/');
  // A goal is where a walk of random slides has brought the piece.
  StringBoard walked(rows, {});
  for (int i = 0; i < 30; ++i) {
    const std::vector<StringBoard> next = walked.next(klotski::Count::Steps);
    if (!next.empty()) walked = next[random.below(static_cast<std::uint32_t>(next.size()))];
  }
  std::map<char, int> goals;
  std::string text;
  const std::set<char> letters = walked.letters();
  for (std::uint32_t wanted = 1 + random.below(2); goals.size() < wanted && goals.size() < letters.size();) {
    const char piece = *std::next(letters.begin(), random.below(static_cast<std::uint32_t>(letters.size())));
    const auto cell = static_cast<int>(walked.cells().find(piece));
    if (!goals.emplace(piece, cell).second) continue;
    text += std::string("goal ") + piece + " " + std::to_string(cell % width) + "," +
            std::to_string(cell / width) + "\n";
  }
  text += "board\n";
  for (int row = 0; row < height; ++row)
    text += board.substr(static_cast<std::size_t>(row * width), static_cast<std::size_t>(width)) + "\n";
  return {text, StringBoard(rows, goals)};
}

// A board whose whole graph is small, and the slow one.
struct SmallBoard {
  klotski::Board board;
  StringBoard slow;
};
constexpr std::size_t kMostOfSmall = 300;  // positions
inline SmallBoard smallBoard(Random& random) {
  for (;;) {
    const int width = 3 + static_cast<int>(random.below(3)), height = 2 + static_cast<int>(random.below(3));
    const int blanks = 1 + static_cast<int>(random.below(3));
    RandomBoard made = randomBoard(random, width, height, blanks);
    if (made.slow.truth(klotski::Count::Moves, kMostOfSmall))
      return {klotski::readBoard(made.text, made.text), made.slow};
  }
}

}  // namespace searchlight::testing
