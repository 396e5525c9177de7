// core/sokoban/level_legend.h: what a file of levels says of its own form: which characters stand for what, and that its levels
// belong to another game. For the readers alone.
#pragma once
#include <array>
#include <string>
#include <string_view>

namespace searchlight::sokoban {

// Characters that a file uses instead of the usual ones, as its comments define them: "W = wall, o = goal". It counts only where
// it gives walls a character of their own.
class Legend {
 public:
  Legend();
  // Takes what a line of text defines. Rows, keys and other text define nothing.
  void read(std::string_view line);
  bool isInUse() const { return m_hasWall; }
  // The same line in the usual characters.
  std::string translated(std::string_view line) const;

 private:
  void readItem(std::string_view item);
  std::array<char, 256> m_meaning{};  // by character
  bool m_hasWall = false;
};

// With ordinary blanks instead of those that do not break, in UTF-8 (C2 A0) and Latin-1 (A0).
std::string withPlainBlanks(std::string_view line);
inline bool hasHardBlank(std::string_view line) { return line.find('\xA0') != std::string_view::npos; }

// The other game that a title or a key names as its own, "Hexoban 12": "Hexoban". Empty: none. `isWhole`: nothing else may be
// said in the text ("Type: Hexoban", "a Hexoban level"), as in a comment, which may also speak of others' levels.
std::string_view variantNamed(std::string_view text, bool isWhole);

}  // namespace searchlight::sokoban
