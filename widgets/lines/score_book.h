// widgets/lines/score_book.h: the best games of Color Lines and statistics, by settings, kept in one JSON file.
//
// Several windows and programs may write the same file (books/book_file.h).
//
//     {"searchlight-lines-scores": 1,
//      "settings": [{"size": 9, "colours": 7, "new": 3, "line": 5, "score": "classic", "deal": "unless-cleared",
//                    "games": 3, "points": 812, "highest": 400, "turns": 240, "cleared": 310, "longest": 8,
//                    "best": [{"score": 400, "turns": 90, "seed": "42", "undone": 0, "hints": 2,
//                              "when": "2026-11-22T20:15:00Z", "name": "Ada"}, ..]}, ..]}
#pragma once
#include <QDateTime>
#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/lines/settings.h"
#include "widgets/books/book_file.h"

namespace searchlight::ui {

class ScoreBook : public QObject {
  Q_OBJECT

 public:
  static constexpr std::size_t kBest = 10;
  static constexpr int kMaxName = 40;                             // characters
  static constexpr std::size_t kMaxBytes = std::size_t{4} << 20;  // of the file: thousands of settings

  // Reads the file at once; one that is not there is an empty book. What is wrong with it is in complaint().
  explicit ScoreBook(const QString& path, QObject* parent = nullptr);
  ~ScoreBook() override;

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
  // Over all finished games, not only the best.
  struct Statistics {
    std::uint64_t games = 0;
    double mean = 0;
    int best = 0;
    std::uint64_t turns = 0, cleared = 0;
    int longestClear = 0;  // balls that vanished at once
  };

  // Enters a finished game and writes the file. The rank from 1; nothing: not among the ten. Of equal scores the earlier
  // one is ahead. `complaint` (if given) is empty, or says in a sentence what went wrong; what could not be written is kept
  // and written with the next game, or when the book goes. REQUIRES: faultOf(settings) is nothing; nothing is negative.
  std::optional<int> enter(const lines::Settings& settings, const Entry& entry, std::uint64_t clearedBalls,
                           int longestClear, QString* complaint);

  // The best first.
  std::vector<Entry> best(const lines::Settings& settings) const;
  Statistics statistics(const lines::Settings& settings) const;
  // Of all games there are, the settings played most first.
  std::vector<lines::Settings> settings() const;

  // Reads again what others may have written. changed() follows if it is other than before.
  void read();
  // What was wrong with the file when it was read; empty: nothing.
  const QString& complaint() const { return m_file.complaint(); }

 Q_SIGNALS:
  void changed();

 private:
  struct Page {
    lines::Settings settings;
    std::uint64_t games = 0, points = 0, turns = 0, cleared = 0;
    int highest = 0, longest = 0;
    std::vector<Entry> best;
    friend bool operator==(const Page&, const Page&) = default;
  };
  using Pages = std::vector<Page>;
  struct Game {
    lines::Settings settings;
    Entry entry;
    std::uint64_t cleared = 0;
    int longest = 0;
  };
  class Reader;

  static std::optional<int> add(Pages& pages, const Game& game);
  static QByteArray textOf(const Pages& pages);
  const Page* page(const lines::Settings& settings) const;
  static BookFile::Take taking(Pages& pages);

  BookFile m_file;
  Pages m_pages;
  std::vector<Game> m_unwritten;  // are in m_pages already
};

}  // namespace searchlight::ui
