// widgets/lines/score_book.h: the best games of Color Lines and statistics, by settings, in a book (books/book.h).
//
//     {"searchlight-lines-scores": 1,
//      "settings": [{"size": 9, "colours": 7, "new": 3, "line": 5, "score": "classic", "deal": "unless-cleared",
//                    "games": 3, "points": 812, "highest": 400, "turns": 240, "cleared": 310, "longest": 8,
//                    "best": [{"score": 400, "turns": 90, "seed": "42", "undone": 0, "hints": 2,
//                              "when": "2026-11-22T20:15:00Z", "name": "Ada"}, ..]}, ..]}
#pragma once
#include <QDateTime>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/lines/board.h"
#include "widgets/books/book.h"

namespace searchlight::ui {

// What the book has of the games by one setting.
struct SettingsScores {
  static constexpr BookForm kForm{"searchlight-lines-scores", 1, "settings",
                                  std::size_t{4} << 20};  // thousands of settings
  static constexpr std::size_t kBest = 10;
  using Key = lines::Settings;
  struct Order {  // small boards first
    bool operator()(const Key& a, const Key& b) const;
  };
  using Gain = std::optional<int>;  // the rank from 1; nothing: not among the ten
  struct Entry {
    int score = 0;
    int turns = 0;
    std::uint64_t seed = 0;
    std::uint64_t undone = 0;  // moves taken back
    std::uint64_t hints = 0;   // asked for
    QDateTime when;
    QString name;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  struct Entered {
    Key key;
    Entry entry;
    std::uint64_t cleared = 0;
    int longest = 0;
  };
  static std::pair<Key, SettingsScores> read(const RecordReader& from);
  QJsonObject written(const Key& key) const;
  Gain merge(const Entered& game, bool isFirst);

  // Over all finished games, not only the best.
  std::uint64_t games = 0, points = 0, turns = 0, cleared = 0;
  int highest = 0, longest = 0;
  std::vector<Entry> best;  // first; of equals the earlier one is ahead
  friend bool operator==(const SettingsScores&, const SettingsScores&) = default;
};

class ScoreBook : public Book<SettingsScores> {
 public:
  using Book::Book;
  static constexpr std::size_t kBest = SettingsScores::kBest;
  static constexpr int kMaxName = 40;  // characters
  static constexpr std::size_t kMaxBytes = SettingsScores::kForm.maxBytes;
  using Entry = SettingsScores::Entry;

  struct Statistics {
    std::uint64_t games = 0;
    double mean = 0;
    int best = 0;
    std::uint64_t turns = 0, cleared = 0;
    int longestClear = 0;  // balls that vanished at once
  };

  // Enters a finished game, as Book::enter() does. The rank from 1; nothing: not among the ten. Of equal scores the earlier
  // one is ahead. REQUIRES: faultOf(settings) is nothing; nothing is negative.
  std::optional<int> enter(const lines::Settings& settings, const Entry& entry, std::uint64_t clearedBalls,
                           int longestClear, QString* complaint);

  // The best first.
  std::vector<Entry> best(const lines::Settings& settings) const;
  Statistics statistics(const lines::Settings& settings) const;
  // Of all games there are, the settings played most first.
  std::vector<lines::Settings> settings() const;
};

}  // namespace searchlight::ui
