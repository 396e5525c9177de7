// core/sokoban/level_legend.h: what a file of levels says of its own form: which characters stand for what, and that its levels
// belong to another game. For the readers alone.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace searchlight::sokoban {

// Characters that a file uses instead of the usual ones, as its comments define them: "W = wall, o = goal". It counts only where
// it gives walls a character of their own. A definition counts in a comment (; or '), behind "Legend:" and on the lines that
// follow it, and among at least two in a row, on one line or on lines without another one between them: a sentence that has
// one by chance changes no letter.
class Legend {
 public:
  Legend();
  // Takes what a line of text defines, and its number, which grows. Rows, keys and other text define nothing.
  void read(std::string_view line, int number);
  // Whether such a line has a definition that counts, known once all lines have been read.
  bool definesOn(int line) const;
  bool isInUse() const { return m_hasWall; }
  // The same line in the usual characters.
  std::string translated(std::string_view line) const;

 private:
  using Definition = std::pair<char, char>;  // a character, and what it means
  void count(const std::vector<Definition>& definitions, int line);

  std::array<char, 256> m_meaning{};  // by character
  std::vector<int> m_lines;           // that define
  std::vector<Definition> m_held;     // of the line before: it counts if this one defines, too
  bool m_isRun = false;               // the line before counts
  bool m_hasWall = false;
};

// With ordinary blanks instead of those that do not break, in UTF-8 (C2 A0) and Latin-1 (A0).
std::string withPlainBlanks(std::string_view line);
inline bool hasHardBlank(std::string_view line) { return line.find('\xA0') != std::string_view::npos; }

// Where a game is named. A title is nothing but that, with a number perhaps: "Hexoban 12", "Hexoban level 3"; else it may
// tell what a level of Sokoban was made from. In the value of a key the name may be first or last. A comment may also speak of
// others' levels, and says no more than "a Hexoban level".
enum class NamedIn : std::uint8_t { Title, Key, Comment };
// The other game that the text names as its own: "Hexoban". Empty: none.
std::string_view variantNamed(std::string_view text, NamedIn where);

}  // namespace searchlight::sokoban
