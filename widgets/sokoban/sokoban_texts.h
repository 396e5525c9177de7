// widgets/sokoban/sokoban_texts.h: counts of Sokoban in words.
#pragma once
#include <QString>
#include <cstddef>

#include "core/sokoban/game.h"

namespace searchlight::ui {

QString pushesText(std::size_t count);  // "1 push", "12 pushes"
QString boxesText(std::size_t count);
QString goalsText(std::size_t count);
QString levelsText(std::size_t count);
QString playedText(const sokoban::Played& played);  // "30 moves, 12 pushes"

}  // namespace searchlight::ui
