// core/klotski/layout.h: placements as text.
//
// Five rows of four letters: V a piece 1 wide and 2 tall, H 2 wide and 1 tall, S 1 x 1, C the 2 x 2 piece, '.' blank. A
// letter covers every cell of its piece; equal neighbours are parted by reading from the top left, row by row. Every
// layout has exactly one C; any number of cells may be blank.
//
//   VCCV/VCCV/VHHV/VSSV/S..S                                     the classic opening in one line
#pragma once
#include <string>
#include <string_view>

#include "core/klotski/code.h"

namespace searchlight::klotski {

// Rows parted by '/'. Throws FormatError `name: row 2, column 3: what is wrong`, columns and rows from 1.
Code readRows(std::string_view rows, std::string_view nameForMessages);

// A file with one layout: five lines, or one with '/'. Blank lines, and lines that begin with '#', are passed over.
// Throws FormatError `file:line: column 3: what is wrong`.
Code readLayoutText(std::string_view text, std::string_view fileName);

// What readRows reads.
std::string rowsOf(Code code);

}  // namespace searchlight::klotski
