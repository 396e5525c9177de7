// core/klotski/board_text.h: boards as text.
//
// The form of the catalogue, for the 5 x 4 family (layout.h): VCCV/VCCV/VHHV/VSSV/S..S, or five lines. A letter for each
// piece, the same way, in rows parted by '/' or on lines: ACCB/ACCB/DEEF/DGHF/I..J. And the general one:
//
//     # a remark, anywhere before the board
//     title Dad's Puzzler          may be left out
//     goal A 0,2                   which piece, and where its first cell in row order is to be, X,Y from 0; again for more;
//                                  may be left out on a board 4 wide and 5 tall with one piece of 2 x 2: that is to reach
//                                  1,3, and unless it is said there is an exit, too: bottom 1-2
//     exit left 2-3                a gap in the frame, to be seen: top, right, bottom or left, cells from 0; may be left out
//     board
//     AABC                         a letter for each piece (A to Z, a to z), # a wall, . blank; up to 10 wide, 11 tall
//     AABC
//     DEFF
//     DG..
//
// A blank line, or the end of the text, ends the board; rows without all that comes before them end with the text. Rows
// of no letters but V, H, S and C are the catalogue's form. A later form of boards and drawings will begin with a line of its
// own, "searchlight-layout 2" (core/text/failure.h). Pieces are numbered in the order of their first cells.
#pragma once
#include <string>
#include <string_view>

#include "core/klotski/board.h"
#include "core/klotski/draft.h"
#include "core/text/failure.h"

namespace searchlight {
class LineReader;
}

namespace searchlight::klotski {

struct TitledBoard {
  std::string title;  // may be empty
  Board board;
};

// Both throw FormatError `file:line: column 3: what is wrong` for whatever is none of the forms.
Board readBoard(std::string_view bytes, std::string_view fileName);
TitledBoard readTitledBoard(std::string_view bytes, std::string_view fileName);
// The general form, from the next line on; what follows the blank line behind the board is left.
TitledBoard readTitledBoard(LineReader& lines);

// A draft in the general form, whatever is wrong with it as a board, and back.
struct TitledDraft {
  std::string title;  // may be empty
  Draft draft;
};
TitledDraft readDraft(std::string_view bytes, std::string_view fileName);
std::string draftText(const Draft& draft, std::string_view title = {});

// What readBoard reads: the catalogue's form in one line where the board is one of those, as Board::of makes it, and has no
// title; else the general form. A title is one line.
std::string boardText(const Board& board, std::string_view title = {});
std::string generalBoardText(const Board& board, std::string_view title = {});
// The rows alone, parted by '/'.
std::string boardRows(const Board& board, const Position& position);
// The same text for boards that differ in nothing but the letters of their pieces and the exit, and for no others.
std::string gridOf(const Board& board);

}  // namespace searchlight::klotski
