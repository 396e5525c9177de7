// widgets/klotski/piece_names.h: what the pieces of a board are called.
#pragma once
#include <QString>
#include <vector>

#include "core/klotski/board.h"

namespace searchlight::ui {

// ByLanguage: the generals' names as the program's language writes them. Boards besides the 5 x 4 family have letters.
enum class PieceNameStyle { ByLanguage, Chinese, Letters, None };

struct PieceName {
  QString text;         // what stands on the piece; empty: nothing
  QString brief;        // where there is no room for it: initials, or the first character
  QString full;         // in sentences; never empty, and of no other piece of the board
  QString number = {};  // that it has among those of the same name; empty: there is no other one
};

// By piece. On boards of the 5 x 4 family the large one is Cao Cao, one that is two wide Guan Yu, four others of two cells
// Zhang Fei, Zhao Yun, Ma Chao and Huang Zhong in row order of the opening, further ones generals; the small ones are
// soldiers.
std::vector<PieceName> pieceNames(const klotski::Board& board, PieceNameStyle style);

// How sentences call the pieces: by letters where the boards show letters, so that what is said is found on them; else by
// names. Of all boards, as their look is one; on the widgets' thread.
PieceNameStyle spokenStyle();
void speakAs(PieceNameStyle ofBoards);

// "2 wide and 1 tall", "5 cells": for who cannot see it.
QString pieceShapeText(const klotski::Piece& piece);

}  // namespace searchlight::ui
