// app/sokoban/level_words.h: what a search over a level does, event by event, in words: boxes are named by their squares.
//
//   box 5, 7 pushed left to 4, 7: 9 pushes so far, at least 23 in all; dead: it can never leave the wall
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/sokoban/board_event.h"
#include "core/sokoban/ideas.h"

namespace searchlight::ui {

using sokoban::pushBetween;
// "box 5, 7 pushed left to 4, 7"; `isBack`: it is pulled there.
QString pushText(const search::BoardMove& push, bool isBack = false);
// Why a box there can never come to a goal, as far as the walls tell.
QString deadSquareText(const sokoban::Board& level, sokoban::Cell box);
// The event as one sentence; empty: it has none of this world's own. `usesHeuristic`: the search knows what is still needed.
QString levelEventText(const sokoban::Board& level, sokoban::Metric metric, bool usesHeuristic,
                       const search::Session& session, std::size_t event);

}  // namespace searchlight::ui
