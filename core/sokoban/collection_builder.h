// core/sokoban/collection_builder.h: what readers of all forms put levels together with. For the readers alone.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sokoban/collection.h"

namespace searchlight::sokoban {

// A row as it was read, without run lengths, at most kMostSide + 1 long.
struct ReadRow {
  std::string text;
  int line = 0;
  int column = -1;     // of its first character in the line, from 0; -1: the row was written otherwise
  Failure fault = {};  // why it could not be read, where that is known already; empty: it is as it stands
};

// What a text of steps is said to be.
enum class PlayKind : std::uint8_t { Solution, SavedGame };

// Keeps to bounds over the whole file: what counts can be written out to, how large boards can be together, how many steps
// are replayed. What goes beyond is broken or dropped, with that as its reason.
class CollectionBuilder {
 public:
  explicit CollectionBuilder(std::string_view fileName) : m_file(fileName) {}

  Collection& collection() { return m_collection; }
  bool isEmpty() const { return m_collection.levels.empty(); }
  // REQUIRES: !isEmpty().
  Level& last() { return m_collection.levels.back(); }

  // Ends up as a level, or as a broken one; empty rows and columns around it are left out. REQUIRES: rows.
  // Throws FormatError where there are too many levels.
  Level& add(std::vector<ReadRow> rows);
  Level& addBroken(std::vector<std::string> rows, int line, Failure fault, int faultLine);
  // Steps that belong to the last level; the line is where they begin.
  void addPlay(std::string_view lurd, int line, PlayKind kind);
  // The last level is one, and every box begins on a goal: it is solved without a step.
  bool isSolvedAlready() const;
  // A note at the last level, or at the first one to come, of what was dropped on a line: "line 3: text was dropped: ..".
  void note(int line, Failure what);
  // Instead: a note at the last level.
  void dropPlay(int line, PlayKind kind, const Failure& why);

  // What readCollection() was given; so many lines there are.
  void tellProgress(std::function<bool(double share)> goesOn, std::ptrdiff_t lines) {
    m_goesOn = std::move(goesOn);
    m_lines = lines;
  }

  // How many characters counts in rows may still be written out to, and that some have been.
  std::size_t writableLeft() const { return m_writable; }
  void haveWritten(std::size_t count) { m_writable -= count < m_writable ? count : m_writable; }

  // Throws FormatError where there is no level, with the line and the reason where `text` shows one: all of the file.
  Collection take(std::string_view text);

 private:
  Level& newLevel(int line);

  std::string m_file;
  std::function<bool(double share)> m_goesOn;
  std::ptrdiff_t m_lines = 0;
  Collection m_collection;
  std::vector<Failure> m_early;  // notes, before there is a level
  std::size_t m_writable = std::size_t{1} << 27;
  std::size_t m_cells = std::size_t{1} << 27;
  std::size_t m_steps = std::size_t{1} << 26;
};

// The text in one line without control characters, in UTF-8, no blanks around it.
std::string cleanText(std::string_view bytes);

// Whether it begins with an element or a declaration of XML. (A quoted mail begins with '>'.)
bool isXml(std::string_view text);
// SokobanLevels (.slc) or a library of SokoSolve (.ssx). Throws FormatError for what is no well-formed XML, or has no such root.
// Entities that a file defines are not expanded.
void readLevelXml(std::string_view text, std::string_view fileName, CollectionBuilder& builder);

// XSB and its relatives (collection_text.cpp).
void readLevelText(std::string_view text, std::string_view fileName, CollectionBuilder& builder);

// Whether a line begins a comment or ends one, wherever it stands.
bool isCommentKey(std::string_view line);

// The form of article 4 (collection_article.cpp): rows and columns, then rows of W wall, B box, S space, D destination, I box in
// destination, K keeper, O keeper on destination. False, and nothing is read, where the text does not begin so.
bool readArticleText(std::string_view text, std::string_view fileName, CollectionBuilder& builder);

}  // namespace searchlight::sokoban
