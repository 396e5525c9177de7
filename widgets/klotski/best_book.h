// widgets/klotski/best_book.h: the user's best solutions of Klotski, by opening, kept in one JSON file.
//
// Several windows and programs may write the same file (books/book_file.h). An opening is its board as text, whatever it is called.
//
//     {"searchlight-klotski-best": 1,
//      "openings": [{"board": "VCCV/VCCV/VHHV/VSSV/S..S", "games": 3, "moves": 85, "straight": 96, "steps": 130,
//                    "when": "2026-11-22T20:15:00Z"}, ..]}
#pragma once
#include <QDateTime>
#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/klotski/rules_of_game.h"
#include "widgets/books/entry_book.h"

namespace searchlight::ui {

class BestBook : public QObject {
  Q_OBJECT

 public:
  static constexpr std::size_t kMaxBytes = std::size_t{4} << 20;  // of the file: thousands of openings

  // Reads the file at once; one that is not there is an empty book. What is wrong with it is in complaint().
  explicit BestBook(const QString& path, QObject* parent = nullptr);

  struct Entry {
    std::uint64_t games = 0;  // solved, without help
    klotski::Played best;     // the fewest in each count, of whichever game
    QDateTime when;           // of the last one that bettered a count
    friend bool operator==(const Entry&, const Entry&) = default;
  };

  // Enters a game that was solved without help and writes the file. Whether it is the first of its opening, or betters one in
  // some count. `complaint` is empty, or says in a sentence what went wrong; what could not be written is kept and written with
  // the next game. REQUIRES: played.moves > 0.
  bool enter(const klotski::Board& board, const klotski::Played& played, QString* complaint);

  // Nothing: the opening was never solved without help.
  std::optional<Entry> best(const klotski::Board& board) const;

  // Reads again what others may have written. changed() follows if it is other than before.
  void read();
  // What was wrong with the file when it was read; empty: nothing.
  const QString& complaint() const { return m_book.complaint(); }

 Q_SIGNALS:
  void changed();

 private:
  struct Page {
    std::string board;
    Entry entry;
    friend bool operator==(const Page&, const Page&) = default;
  };
  struct Leaves {
    using Entries = std::vector<Page>;
    struct Entered {
      std::string board;
      klotski::Played played;
      QDateTime when;
    };
    static Entries read(const QByteArray& text, QString* problem);
    static bool add(Entries& pages, const Entered& solved);
    static QByteArray textOf(const Entries& pages);
  };
  using Pages = Leaves::Entries;
  class Reader;

  EntryBook<Leaves> m_book;
};

}  // namespace searchlight::ui
