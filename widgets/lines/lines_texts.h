// widgets/lines/lines_texts.h: what happens in Color Lines, and by which rules, in the user's language.
//
// moveText() has a namesake in core (for files and the command line) that its argument finds, too: call it as
// ui::moveText(move).
#pragma once
#include <QString>
#include <cstddef>
#include <string_view>

#include "core/lines/board.h"
#include "core/lines/player/hint.h"
#include "core/lines/rules.h"

namespace searchlight::ui {

// Of lines::presets(): "Classic". Any other name is given back as it is.
QString presetTitle(std::string_view name);
// The preset's title where there is one of these settings, else "Own rules".
QString settingsTitle(const lines::Settings& settings);
// "9 × 9, 7 colours, 3 new balls, five in a row, classic score"; where a clearing move is followed by new balls, that, too.
QString settingsText(const lines::Settings& settings);
// "Clears 6 balls", "Makes four of five", "Makes room: four of five".
QString reasonText(const lines::player::Hint& hint);
// "3, 4 to 5, 6": columns and rows from 0, as everywhere.
QString moveText(lines::Move move);
// Why a move cannot be made, in one or two sentences. `reachedCells`: how many empty cells the ball can come to; it is told
// where the way is closed.
QString illegalText(lines::Move move, lines::Illegal why, std::size_t reachedCells);
// What a move brought about, in one line: "4 steps. 6 orange balls vanish: 18 points. 3 balls appear." A turn does not know
// by which way the ball went: whoever knows gives the number of steps, 0 tells none. Of balls that appear elsewhere than announced nothing is said to those who were not told
// where (`knowsPlaces`).
QString turnText(const lines::Turn& turn, std::size_t steps = 0, bool knowsPlaces = true);

}  // namespace searchlight::ui
