// widgets/klotski/best_book.h: the user's best solutions of Klotski, by opening, in a book (books/book.h).
//
// An opening is its board as text, whatever it is called.
//
//     {"searchlight-klotski-best": 1,
//      "openings": [{"board": "VCCV/VCCV/VHHV/VSSV/S..S", "games": 3, "moves": 85, "straight": 96, "steps": 130,
//                    "when": "2026-11-22T20:15:00Z"}, ..]}
#pragma once
#include <QDateTime>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/klotski/rules_of_game.h"
#include "widgets/books/book.h"

namespace searchlight::ui {

// What the book has of an opening.
struct OpeningBest {
  static constexpr BookForm kForm{"searchlight-klotski-best", 1, "openings",
                                  std::size_t{4} << 20};  // thousands
  using Key = std::string;
  using Order = std::less<>;
  using Gain = bool;  // it is the first of its opening, or betters one in some count
  struct Entered {
    Key key;
    klotski::Played played;
    QDateTime when;
  };
  static std::pair<Key, OpeningBest> read(const RecordReader& from);
  QJsonObject written(const Key& key) const;
  Gain merge(const Entered& solved, bool isFirst);

  std::uint64_t games = 0;  // solved, without help
  klotski::Played best;     // the fewest in each count, of whichever game
  QDateTime when;           // of the last one that bettered a count
  friend bool operator==(const OpeningBest&, const OpeningBest&) = default;
};

class BestBook : public Book<OpeningBest> {
 public:
  using Book::Book;
  static constexpr std::size_t kMaxBytes = OpeningBest::kForm.maxBytes;
  using Entry = OpeningBest;

  // Enters a game that was solved without help, as Book::enter() does. REQUIRES: played.moves > 0.
  bool enter(const klotski::Board& board, const klotski::Played& played, QString* complaint);

  // Nothing: the opening was never solved without help.
  std::optional<Entry> best(const klotski::Board& board) const;
};

}  // namespace searchlight::ui
