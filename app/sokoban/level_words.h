// app/sokoban/level_words.h: what a search over a level does, event by event, in words: boxes are named by the letters that they wear
// on the board, or by their squares where nobody knows which is which.
//
//   box B pushed left to 4, 7: 9 pushes so far, at least 23 in all; dead: it can never leave the wall
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/search/trace_player.h"
#include "core/sokoban/board_event.h"
#include "core/sokoban/box_names.h"
#include "core/sokoban/ideas.h"

namespace searchlight::ui {

using sokoban::pushBetween;
// Why a box there can never come to a goal, as far as the walls tell.
QString deadSquareText(const sokoban::Board& level, sokoban::Cell box);
// The event as one sentence; empty: it has none of this world's own. `usesHeuristic`: the search knows what is still needed. `at`: as
// NodeNames has it.
QString levelEventText(const sokoban::Board& level, sokoban::Metric metric, bool usesHeuristic,
                       const search::Session& session, std::size_t event, const search::TracePlayer* at,
                       sokoban::BoxNames& boxes);

}  // namespace searchlight::ui
