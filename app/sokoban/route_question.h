// app/sokoban/route_question.h: how the worker, or one box, gets to a square, as a question that any algorithm solves.
#pragma once
#include <memory>

#include "app/sokoban/level_question.h"
#include "core/sokoban/board.h"

namespace searchlight::ui {

struct RouteQuestion {
  sokoban::Board board;
  sokoban::Position position;
  sokoban::Cell box = sokoban::kNoCell;  // kNoCell: the worker's own way
  sokoban::Cell to = sokoban::kNoCell;   // kNoCell: there is nowhere to go
};

// What the options ask of a position: squares that they do not name, or that are none, are chosen.
RouteQuestion routeQuestion(const sokoban::Board& board, const sokoban::Position& position,
                            const LevelOptions& options);
// Why it cannot be searched so; empty: it can.
QString problemOf(const RouteQuestion& question, const SearchChoice& choice);
WatchedRun::Factory factoryOf(const RouteQuestion& question, const SearchChoice& choice,
                              std::shared_ptr<search::MemoryBudget> memory);
NodeNames namesOf(const RouteQuestion& question, const SearchChoice& choice);
// What is asked, in a sentence, and how something else is.
QString questionText(const RouteQuestion& question);
// The square that a node of its search stands on.
Point cellOfNode(const RouteQuestion& question, const search::Session& session, search::NodeId node);
// Steps, or pushes and moves, of a run that has found a way.
RouteFigures figuresOf(const RouteQuestion& question, const SearchChoice& choice, const WatchedRun& solved);

}  // namespace searchlight::ui
