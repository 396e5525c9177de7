// core/sokoban/run_length.h: counts and groups written out: 3#2(-$) is ###-$-$. Rows of levels and LURD are both told so.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace searchlight::sokoban {

// What is told, and where in the text from 0; or the text written out.
struct Expansion {
  std::string text;
  std::string_view what;  // is wrong; empty: nothing
  std::size_t at = 0;
  bool isTooLong = false;  // it is a text, of more than the most symbols
};

// Writes out a text of symbols, counts before a symbol or a group, and groups in brackets. Takes as long as the text and
// what comes of it are together, whatever the counts say: what would have more than `most` symbols is too long. With
// `passesBlanks` blanks, tabs and ends of lines may stand anywhere, within counts, too, and are left out.
Expansion writeOut(std::string_view text, std::string_view symbols, std::size_t most, bool passesBlanks);

}  // namespace searchlight::sokoban
