// core/sokoban/solve.h: whole levels solved by any search of the catalogue that can, and the steps that were found.
//
//   LevelSolution found = solve(board, LevelQuestion{}, {.algorithm = search::Algorithm::AStar}, {.seconds = 10});   // usage
//   if (found.outcome == search::Outcome::Solved) show(found.steps, found.isOptimal);
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/search/session.h"
#include "core/sokoban/board.h"
#include "core/sokoban/ideas.h"

namespace searchlight::sokoban {

struct LevelQuestion {
  Metric metric = Metric::Pushes;
  Ideas ideas;
  friend bool operator==(const LevelQuestion&, const LevelQuestion&) = default;
};

// Whether levels can be searched by this algorithm: those that need a grid cannot.
bool canSearch(search::Algorithm algorithm);

// Why a level cannot be searched so, in words; empty where it can: algorithms that need a grid; bidirectional search
// counting moves, or where its goals are more than can be listed; boards with more squares than a state can hold.
std::string whyNot(const Board& board, const LevelQuestion& question, search::Algorithm algorithm);

struct LevelSolution {
  search::Outcome outcome{};
  search::Stats stats;
  std::vector<Direction>
      steps;  // from the opening to a solved position; empty unless solved (or solved from the beginning)
  std::uint32_t pushes = 0;
  bool isOptimal = false;  // proven: there is none with fewer, as the question counts
  std::uint32_t moves() const { return static_cast<std::uint32_t>(steps.size()); }
};

// Silent, to its end or to a limit. REQUIRES: whyNot() is empty.
LevelSolution solve(const Board& board, const LevelQuestion& question, const search::SessionOptions& options,
                    const search::Limits& limits = {}, const std::stop_token& stop = {});

// Any solution, fast: greedy search forwards and, by pulls, backwards, and A*, in turns until one of them has ended. Figures are
// of all together; proven where A* was first, or where no solution can have fewer pushes than the opening's bound. Counts pushes.
// REQUIRES: whyNot() of A* is empty.
LevelSolution solveAny(const Board& board, const Ideas& ideas, const search::Limits& limits = {},
                       const std::stop_token& stop = {});

// A session to watch or to run; null where whyNot() has a reason.
std::unique_ptr<search::Session> makeSession(const Board& board, const LevelQuestion& question,
                                             const search::SessionOptions& options);

// What a node of such a session stands for; counting pushes, the worker is on the least square that he can come to. Nothing for a
// session of another kind. REQUIRES: the session has the node.
std::optional<Position> positionOf(const search::Session& session, search::NodeId node);
// The node of a position, or kNoNode.
search::NodeId nodeOf(const search::Session& session, const Position& position);
// Where only the boxes of a corral were pushed when the node was expanded (corrals.h): these, rising; empty: all were. On the thread
// that the session is used by. REQUIRES: the session has the node, and is one that makeSession() made.
std::vector<Cell> corralOf(const search::Session& session, search::NodeId node);

// The steps between positions that are one push apart each, walks by the shortest way. REQUIRES: they are so.
std::vector<Direction> stepsAlong(const Board& board, const std::vector<Position>& positions);

}  // namespace searchlight::sokoban
