// widgets/sokoban/sokoban_texts.h: counts of Sokoban in words.
#pragma once
#include <QString>
#include <cstddef>
#include <vector>

#include "core/geometry/point.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/position_features.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solve.h"
#include "core/trace/board_event.h"

namespace searchlight::ui {

// "column 3, row 4"; of several the first ones. Columns and rows count from 0, as everywhere.
QString squaresText(const sokoban::Board& board, const std::vector<sokoban::Cell>& cells);
// The boxes by their squares, and what is wrong with them.
QString deadEndText(const sokoban::Board& board, const sokoban::DeadEnd& end);
// "Push the box in column 3, row 4 next."
QString boxText(const sokoban::Board& board, sokoban::Cell box);
// "The box in column 3, row 4 is pushed left.", as whoever is told sees it.
QString pushText(const sokoban::Board& board, sokoban::Cell box, Direction direction);

QString pushesText(std::size_t count);  // "1 push", "12 pushes"
QString movesText(std::size_t count);
QString boxesText(std::size_t count);
QString goalsText(std::size_t count);
QString levelsText(std::size_t count);
QString playedText(const sokoban::Played& played);  // "30 moves, 12 pushes"
// "Feature-space search by pushes: 11 of 16 boxes packed, 412,000 positions".
QString farthestText(const sokoban::SolveProgress::Farthest& farthest);

// The letter that a box wears while a search is watched: A to Z, then AA. REQUIRES: not negative.
QString boxNameText(int number);
// "5, 7": column and row from 0, as boxes and the worker are called.
QString placeText(Point p);
// "box B pushed left to 4, 7", without a number "box 5, 7 pushed .."; `isBack`: it is pulled there.
QString pushText(const search::BoardMove& push, bool isBack = false);
// What the feature-space search counts of a position: "5 of 16 packed as planned, 3 regions, 2 blocked links between rooms, 1 box outside
// the plan"; of links and boxes where there are some.
QString featuresText(const sokoban::Features& features, std::size_t boxes);
// "box B pushed left to 4, 7: into OPEN", ".. known already": what is drawn of an event. REQUIRES: it has a move.
QString pushEventText(const search::BoardEvent& event);
// "5, 7 · box on a goal": what is on the square; empty where there is nothing but wall or the outside.
QString squareText(const sokoban::Board& board, const sokoban::Position& position, Point p);

}  // namespace searchlight::ui
