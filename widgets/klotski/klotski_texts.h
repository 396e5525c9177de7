// widgets/klotski/klotski_texts.h: counts, slides and solvability in the user's language.
#pragma once
#include <QString>
#include <vector>

#include "core/klotski/board.h"
#include "core/klotski/board_event.h"
#include "core/klotski/draft.h"
#include "core/klotski/rules_of_game.h"

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

// With where it is. Pieces are called as pieceNames() has them.
QString faultText(const klotski::Draft& draft, const klotski::DraftFault& fault);

// "Moves", "Straight slides", "Steps"; and what counts as one, in a sentence.
QString countTitle(klotski::Count count);
QString countMeaning(klotski::Count count);
// "5 moves", "1 step".
QString countedText(std::uint32_t number, klotski::Count count);

// "Guan Yu goes left", "Soldier 2 goes right, then down", "A goes right 2". REQUIRES: a slide of core's.
QString slideText(const search::BoardMove& slide, const std::vector<PieceName>& names);
// The same of a piece that is to go somewhere from where all stand; empty where it cannot.
QString slideText(const klotski::Board& board, const klotski::Position& before, int piece, Point to,
                  const std::vector<PieceName>& names);
// What is to be reached, where no exit shows it: "Goal: move A to its outline", "Goal: ABC / DEF / GH·" of single cells in rows; else
// nothing.
QString goalText(const klotski::Board& board, const std::vector<PieceName>& names);
// "Soldier 2 goes right: into OPEN", "..: known already": what is drawn of an event. REQUIRES: it has a move.
QString slideEventText(const search::BoardEvent& event, const std::vector<PieceName>& names);

}  // namespace searchlight::ui
