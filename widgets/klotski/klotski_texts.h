// widgets/klotski/klotski_texts.h: counts, slides and solvability in the user's language.
#pragma once
#include <QString>

#include "core/klotski/board_event.h"
#include "core/klotski/rules_of_game.h"
#include "widgets/klotski/piece_names.h"

namespace searchlight::ui {

// "Moves", "Straight slides", "Steps"; and what counts as one, in a sentence.
QString countTitle(klotski::Count count);
QString countMeaning(klotski::Count count);
// "5 moves", "1 step".
QString countedText(std::uint32_t number, klotski::Count count);

// "Guan Yu goes left", "Soldier 2 goes right, then down", "A goes right 2". REQUIRES: a slide of core's.
QString slideText(const search::BoardMove& slide, const std::vector<PieceName>& names);
// The same of a piece that is to go somewhere from where all stand; empty where it cannot.
QString slideText(const klotski::Board& board, const klotski::Placement& before, int piece, Point to,
                  const std::vector<PieceName>& names);
// What is to be reached, where no exit shows it: "Goal: move A to its outline", "Goal: ABC / DEF / GH·" of single cells in rows; else
// nothing.
QString goalText(const klotski::Board& board, const std::vector<PieceName>& names);
// "Soldier 2 goes right: into OPEN", "..: known already": what is drawn of an event. REQUIRES: it has a move.
QString slideEventText(const search::BoardEvent& event, const std::vector<PieceName>& names);

}  // namespace searchlight::ui
