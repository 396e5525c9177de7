// core/sokoban/solve.h: whole levels solved by any search of the catalogue that can, and the steps that were found.
//
//   LevelSolution found = solve(board, LevelQuestion{}, {.algorithm = search::Algorithm::AStar}, {.seconds = 10});   // usage
//   if (found.outcome == search::Outcome::Solved) show(found.steps, found.isOptimal);
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/session.h"
#include "core/setup/option_table.h"
#include "core/sokoban/board.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/ideas.h"
#include "core/sokoban/vicinity.h"
#include "core/text/failure.h"

namespace searchlight::sokoban {

struct LevelQuestion {
  Metric metric = Metric::Pushes;
  Ideas ideas;
  // For searches forwards: where the worker must stand in the end, counting moves, or be able to walk to, counting pushes; kNoCell:
  // anywhere. And the line from which no position is farther away (vicinity.h); null: any is searched, else nothing is proven.
  Cell workerEnd = kNoCell;
  std::shared_ptr<const NearLine> near = {};
  friend bool operator==(const LevelQuestion&, const LevelQuestion&) = default;
};

// Whether levels can be searched by this algorithm: those that need a grid cannot.
bool canSearch(search::Algorithm algorithm);

// Why a level cannot be searched so; empty where it can: algorithms that need a grid; bidirectional search
// counting moves, or where its goals are more than can be listed, however large the level is; feature-space search counting moves, with an
// end for the worker, or on more than FeatureSearch::kMostSquares squares.
Failure whyNot(const Board& board, const LevelQuestion& question, search::Algorithm algorithm);
// What is known of the level's squares takes a while to find on a large board: who asks more than one question finds it once.
using SharedGround = std::shared_ptr<const Ground>;

struct LevelSolution {
  search::Outcome outcome{};
  search::Stats stats;
  std::vector<Direction>
      steps;  // from the opening to a solved position; empty unless solved (or solved from the beginning)
  std::uint32_t pushes = 0;
  double setupSeconds = 0, seconds = 0;  // before the search began, and searching
  bool isOptimal = false;                // proven: there is none with fewer, as the question counts
  std::uint32_t moves() const { return static_cast<std::uint32_t>(steps.size()); }
};

// Those that take turns in solveAny().
enum class AnySearch : std::uint8_t { GreedyPushes, GreedyPulls, FeaturesPushes, FeaturesPulls, Proof };

// How far a search has come, told after each turn on the thread that searches.
struct SolveProgress {
  search::Stats stats;
  std::size_t bytes = 0;
  search::Cost atLeast = 0;  // that any solution costs; never falls; kInfiniteCost: there can be none
  // Of solveAny(): the search that has come farthest. Those by features pack boxes one after the other; where none of them takes part
  // it is the one that has expanded the most.
  struct Farthest {
    AnySearch search{};
    std::uint64_t expanded = 0;
    std::size_t packed = 0,
                boxes = 0;  // on goals, by pulls on squares where boxes begin; 0 of 0: it does not count them
    std::optional<Position> position = {};  // in which so many are
    friend bool operator==(const Farthest&, const Farthest&) = default;
  };
  std::optional<Farthest> farthest = {};
};
using TellProgress = std::function<void(const SolveProgress&)>;
inline constexpr double kSecondsBetweenTales = 0.05;  // of a search with nobody else

// Silent, to its end or to a limit. REQUIRES: whyNot() is empty.
LevelSolution solve(const Board& board, const LevelQuestion& question, const search::SessionOptions& options,
                    const search::Limits& limits = {}, const std::stop_token& stop = {});
LevelSolution solve(const SharedGround& ground, const LevelQuestion& question,
                    const search::SessionOptions& options, const search::Limits& limits = {},
                    const std::stop_token& stop = {}, const TellProgress& tell = {});

// Any solution, fast: greedy search forwards and, by pulls, backwards, feature-space searches by pushes, of which one begins again and
// again, and one by pulls (feature_search.h), and A*, in turns until one of them has ended. Turns are counted in states, so that the same
// level takes the same course everywhere as long as its limits leave it. Statistics, and the limits' bytes and expansions, are of all
// together; proven where A* was first, or where no solution can have fewer pushes than the opening's bound. Counts pushes.
// REQUIRES: whyNot() of A* is empty.
LevelSolution solveAny(const Board& board, const Ideas& ideas, const search::Limits& limits = {},
                       const std::stop_token& stop = {});
LevelSolution solveAny(const SharedGround& ground, const Ideas& ideas, const search::Limits& limits,
                       const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget,
                       const TellProgress& tell);

// The same in several sittings: what its searches know stays where time or a stop ended one, and the next goes on from there.
class AnySolver {
 public:
  AnySolver(SharedGround ground, const Ideas& ideas, std::shared_ptr<search::MemoryBudget> budget);
  ~AnySolver();
  AnySolver(const AnySolver&) = delete;
  AnySolver& operator=(const AnySolver&) = delete;

  // Seconds are of this sitting, expansions and bytes of all. Where memory ended the sitting before, it begins anew. On one thread at a
  // time. REQUIRES: no sitting has ended as Solved or Exhausted.
  LevelSolution run(const search::Limits& limits, const std::stop_token& stop, const TellProgress& tell);

  class AnyRace;

 private:
  SharedGround m_ground;
  Ideas m_ideas;
  std::shared_ptr<search::MemoryBudget> m_budget;
  std::unique_ptr<AnyRace> m_race;  // null: none has begun
};

// A session to watch or to run; null where whyNot() has a reason.
std::unique_ptr<search::Session> makeSession(const Board& board, const LevelQuestion& question,
                                             const search::SessionOptions& options);
std::unique_ptr<search::Session> makeSession(const SharedGround& ground, const LevelQuestion& question,
                                             const search::SessionOptions& options);

// What a node of such a session stands for; counting pushes, the worker is on the least square that he can come to. Nothing for a
// session of another kind. REQUIRES: the session has the node.
std::optional<Position> positionOf(const search::Session& session, search::NodeId node);
// The node of a position, or kNoNode.
search::NodeId nodeOf(const search::Session& session, const Position& position);

// Along the path that a session over a level has found, one push apart, though its nodes may be further apart; nothing for a session of
// another kind, or one that has found none.
std::vector<Position> positionsAlong(search::Session& session);
// The steps between positions that are one push apart each, walks by the shortest path. REQUIRES: they are so.
std::vector<Direction> stepsAlong(const Board& board, const std::vector<Position>& positions);

struct LevelOptions {
  // The whole level, the worker's path to a square, or one box's.
  enum class Asked { Level, Walk, Box };
  Asked asked = Asked::Level;
  std::optional<Point> box, to;  // of the paths; nothing: what suits the position
  LevelQuestion question;
  setup::SearchChoice search{.algorithm = search::Algorithm::AStar};
  friend bool operator==(const LevelOptions&, const LevelOptions&) = default;
};

// The path's words (ask, box, to) are of workspaces alone.
const setup::Options<LevelOptions>& levelOptions();

}  // namespace searchlight::sokoban
