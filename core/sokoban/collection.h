// core/sokoban/collection.h: files of Sokoban levels, with all the forms they come in.
//
//   const Collection collection = readCollection(readFile(path, kMostFileBytes), path);     // usage
//   for (const Level& level : collection.levels)
//     if (level.board) .. else .. level.fault, level.faultLine ..
//   writeFile(path, collectionText(collection));
//
// XSB text and its relatives (.xsb, .sok, .txt: what they hold is in collection_text.cpp), the form of article 4, XML (.slc, .ssx),
// any of them packed by gzip; told apart by what is in them. A level that cannot be played is listed with its reason.
#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sokoban/board.h"
#include "core/text/failure.h"

namespace searchlight::sokoban {

// Of a file, and of what a packed one unpacks to.
inline constexpr std::size_t kMostFileBytes = std::size_t{100} << 20;
inline constexpr std::size_t kMostLevels = 100'000;

// What a file says of a level beyond what we know by name: "Date", "2001-02-03".
struct Detail {
  std::string name, text;
  bool isNamed(std::string_view lowerCase) const;  // capitals make no other name
  friend bool operator==(const Detail&, const Detail&) = default;
};

// A game that somebody left: legal steps, of which those before `present` have been made (the rest was taken back).
struct SavedGame {
  std::string lurd;
  std::size_t present = 0;
  friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

// Texts are UTF-8, all but comments of one line.
struct Level {
  std::optional<Board> board;  // nothing: broken
  Failure fault;               // why it is broken, and which line is to blame
  int faultLine = 0;
  std::vector<std::string> rows;  // of a broken one, as they were read
  int line = 0;                   // where its first row is, from 1
  std::string title, author, comment;
  std::vector<Detail> details;
  std::vector<std::string> solutions;  // LURD; each has been played and solves the level
  Failure wrongSolution;               // what the notes say of the first that does not; empty: there is none
  std::vector<SavedGame> savedGames;
  std::vector<Failure> notes;  // what was dropped and why: "line 12: the solution .."
};

struct Collection {
  std::string title, author, comment;
  std::vector<Detail> details;
  std::vector<Level> levels;  // in the order of the file, broken ones among them
};

// Takes time and memory that the size of the file allows for, whatever is in it. Throws FormatError for a file without any
// level, or what is damaged as a whole (XML, gzip), or has too much of something. `goesOn` is told now and then how far it is, 0
// to 1; false: it is given up, by a FormatError, too.
Collection readCollection(std::string_view bytes, std::string_view fileName,
                          const std::function<bool(double share)>& goesOn = {});

// As XSB text that reads back the same: boards without what is outside, titles and the rest as keys, solutions. What was broken in
// such a way that no text would be read as it (rows of XML that are no rows) is left out.
std::string collectionText(const Collection& collection);
std::string levelText(const Level& level);

}  // namespace searchlight::sokoban
