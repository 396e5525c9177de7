// widgets/klotski/klotski_texts.h: counts, slides and solvability in the user's language.
#pragma once
#include <QString>

#include "core/klotski/rules_of_game.h"
#include "widgets/klotski/piece_names.h"

namespace searchlight::ui {

// "Moves", "Straight slides", "Steps"; and what counts as one, in a sentence.
QString countTitle(klotski::Count count);
QString countMeaning(klotski::Count count);
// "5 moves", "1 step".
QString countedText(std::uint32_t number, klotski::Count count);

// "Guan Yu goes left", "Soldier 2 goes right, then down", "A goes right 2". `before`: where the pieces stood. Empty where the
// piece cannot slide there.
QString slideText(const klotski::Board& board, const klotski::Placement& before, int piece, Point to,
                  const std::vector<PieceName>& names);

}  // namespace searchlight::ui
