// widgets/sokoban/sokoban_book.h: the user's best solutions of Sokoban, by level, kept in one JSON file.
//
// Several windows and programs may write the same file (books/entry_book.h). A level is what Board::identity() says: the same
// for rotated and mirrored copies. Of each the best solution by moves and the best by pushes are kept, as LURD of the board that
// it was played on; another copy of the level gets it turned to fit.
//
//     {"searchlight-sokoban-best": 1,
//      "levels": [{"level": "5x3:..", "games": 3, "when": "2026-11-23T20:15:00Z",
//                  "moves": {"moves": 9, "pushes": 4, "lurd": "rrRlL"}, "pushes": {..}}, ..]}
#pragma once
#include <QDateTime>
#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/sokoban/rules_of_game.h"
#include "widgets/books/entry_book.h"

namespace searchlight::ui {

class SokobanBook : public QObject {
  Q_OBJECT

 public:
  static constexpr std::size_t kMaxBytes = std::size_t{64}
                                           << 20;  // of the file: tens of thousands of solutions

  // Reads the file at once; one that is not there is an empty book. What is wrong with it is in complaint().
  explicit SokobanBook(const QString& path, QObject* parent = nullptr);

  struct Solution {
    sokoban::Played played;
    std::string lurd;
    friend bool operator==(const Solution&, const Solution&) = default;
  };
  struct Entry {
    std::uint64_t games = 0;  // solved
    Solution byMoves;         // the fewest moves, then pushes
    Solution byPushes;        // the fewest pushes, then moves
    QDateTime when;           // of the last one that bettered one of them
    friend bool operator==(const Entry&, const Entry&) = default;
  };

  // What a solution has bettered.
  enum class Gain { None, First, Better };
  // Enters a solution and writes the file. `complaint` is empty, or says in a sentence what went wrong; what could not be written
  // is kept and written as soon as that can be (books/entry_book.h). REQUIRES: the steps solve the level that has this identity.
  // `isGame`: it counts as one; else it is a solution that was there, made shorter.
  Gain enter(const std::string& identity, const std::vector<sokoban::Step>& steps, QString* complaint,
             bool isGame = true);

  // What could not be written is tried again. Nothing, or a sentence that says why it still cannot.
  std::optional<QString> writeUnwritten();

  // nullptr: it was never solved. Stays as long as nothing is entered or read and no event loop runs.
  const Entry* best(const std::string& identity) const;

  // Reads again what others may have written. changed() follows if it is other than before.
  void read();
  // What was wrong with the file when it was read; empty: nothing.
  const QString& complaint() const { return m_book.complaint(); }

 Q_SIGNALS:
  void changed();

 private:
  struct Leaves {
    using Entries = std::unordered_map<std::string, Entry>;
    struct Entered {
      std::string identity;
      Solution solution;
      QDateTime when;
      bool isGame = true;
    };
    static Entries read(const QByteArray& text, QString* problem);
    static Gain add(Entries& entries, const Entered& entered);
    static QByteArray textOf(const Entries& entries);
  };
  class Reader;

  EntryBook<Leaves> m_book;
};

// A solution of a rotated or mirrored copy of the board, turned so that it solves this one; nothing where none of the eight does.
std::optional<std::vector<Direction>> turnedToSolve(const sokoban::Board& board, const std::string& lurd);

}  // namespace searchlight::ui
