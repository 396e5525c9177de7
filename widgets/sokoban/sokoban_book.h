// widgets/sokoban/sokoban_book.h: the user's best solutions of Sokoban, by level, in a book (books/book.h).
//
// A level is what Board::identity() says: the same
// for rotated and mirrored copies. Of each the best solution by moves and the best by pushes are kept, as LURD of the board that
// it was played on; another copy of the level gets it turned to fit.
//
//     {"searchlight-sokoban-best": 1,
//      "levels": [{"level": "5x3:..", "games": 3, "when": "2026-11-23T20:15:00Z",
//                  "moves": {"moves": 9, "pushes": 4, "lurd": "rrRlL"}, "pushes": {..}}, ..]}
#pragma once
#include <QDateTime>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/sokoban/rules_of_game.h"
#include "widgets/books/book.h"

namespace searchlight::ui {

// What the book has of a level.
struct LevelBest {
  static constexpr BookForm kForm{"searchlight-sokoban-best", 1, "levels",
                                  std::size_t{64} << 20};  // tens of thousands of solutions
  using Key = std::string;                                 // Board::identity()
  using Order = std::less<>;
  enum class Gain { None, First, Better };
  struct Solution {
    sokoban::Played played;
    std::string lurd;
    friend bool operator==(const Solution&, const Solution&) = default;
  };
  struct Entered {
    Key key;
    Solution solution;
    QDateTime when;
    bool isGame = true;
  };
  static std::pair<Key, LevelBest> read(const RecordReader& from);
  QJsonObject written(const Key& key) const;
  Gain merge(const Entered& solved, bool isFirst);

  std::uint64_t games = 0;  // solved
  Solution byMoves;         // the fewest moves, then pushes
  Solution byPushes;        // the fewest pushes, then moves
  QDateTime when;           // of the last one that bettered one of them
  friend bool operator==(const LevelBest&, const LevelBest&) = default;
};

class SokobanBook : public Book<LevelBest> {
 public:
  using Book::Book;
  using Entry = LevelBest;
  using Gain = LevelBest::Gain;
  using Solution = LevelBest::Solution;

  // Enters a solution, as Book::enter() does. REQUIRES: the steps solve the level that has this identity.
  // `isGame`: it counts as one; else it is a solution that was there, made shorter.
  Gain enter(const std::string& identity, const std::vector<sokoban::Step>& steps, QString* complaint,
             bool isGame = true);

  // nullptr: it was never solved. Stays as find() says.
  const Entry* best(const std::string& identity) const { return find(identity); }
};

// A solution of a rotated or mirrored copy of the board, turned so that it solves this one; nothing where none of the eight does.
std::optional<std::vector<Direction>> turnedToSolve(const sokoban::Board& board, const std::string& lurd);

}  // namespace searchlight::ui
