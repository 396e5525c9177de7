// core/search/algorithms.h: the catalogue: every search by name, what it promises and how it reads as pseudocode.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/search/event.h"

namespace searchlight::search {

enum class Algorithm : std::uint8_t {
  BreadthFirst,
  DepthFirst,
  Dijkstra,
  Greedy,
  AStar,
  CanonicalAStar,
  WeightedAStar,
  IterativeDeepening,
  IdaStar,
  Bidirectional,
  JumpPoint,
  ThetaStar,
  LazyThetaStar,
  MeetInTheMiddle,
  FringeSearch,
  BeamSearch,
  RecursiveBestFirst,
  SmaStar,
  LpaStar,
  DStarLite,
  FeatureSpace,
};
inline constexpr int kAlgorithmCount = 21;

// Whether it searches in rounds under a growing bound.
constexpr bool deepens(Algorithm a) { return a == Algorithm::IterativeDeepening || a == Algorithm::IdaStar; }

// Whether it searches from the goal as well: every state has two nodes.
constexpr bool goesFromBothEnds(Algorithm a) {
  return a == Algorithm::Bidirectional || a == Algorithm::MeetInTheMiddle;
}
// Whether it keeps nothing but its path, so that a state it has left is met anew.
constexpr bool forgets(Algorithm a) { return deepens(a) || a == Algorithm::RecursiveBestFirst; }

// Whether it searches the tree and nothing else: a state has a node for each path to it.
constexpr bool searchesTree(Algorithm a) { return a == Algorithm::SmaStar; }
// Whether a state that it has met on one path is met anew on another, so that it is for small spaces.
constexpr bool meetsAnew(Algorithm a) { return forgets(a) || searchesTree(a); }

// Whether it goes through OPEN in rounds under a growing bound, and keeps what it has found.
constexpr bool goesInRounds(Algorithm a) { return a == Algorithm::FringeSearch; }

// Whether it may end with nothing found though there is a solution: Outcome::Incomplete.
constexpr bool dropsNodes(Algorithm a) { return a == Algorithm::BeamSearch || a == Algorithm::SmaStar; }

// Whether its paths are straight lines between states that see each other, not moves.
constexpr bool goesAnyAngle(Algorithm a) {
  return a == Algorithm::ThetaStar || a == Algorithm::LazyThetaStar;
}
// Whether it is repaired when costs change (repair.h).
constexpr bool repairs(Algorithm a) { return a == Algorithm::LpaStar || a == Algorithm::DStarLite; }
// Whether it searches grid maps alone.
constexpr bool needsGrid(Algorithm a) {
  return a == Algorithm::CanonicalAStar || a == Algorithm::JumpPoint || goesAnyAngle(a) || repairs(a);
}

// Whether it searches Sokoban levels alone.
constexpr bool needsLevel(Algorithm a) { return a == Algorithm::FeatureSpace; }
// Whether any state space can be searched by it, given a heuristic and predecessors where it asks for them.
constexpr bool isGeneral(Algorithm a) { return !needsGrid(a) && !needsLevel(a); }

// Whether its nodes are moves that wait to be made: a state that several of them lead to has a node for each, and is
// expanded once.
constexpr bool holdsMoves(Algorithm a) { return a == Algorithm::FeatureSpace; }

// How far a promise holds, for tests and warnings that must decide; the words are for people.
enum class Promise : std::uint8_t {
  No,
  Always,
  UniformSteps,         // when every move costs the same
  AdmissibleHeuristic,  // when the heuristic never overestimates
  WithinWeight,         // at most w times the optimum, when the heuristic never overestimates
  WithinNodes,  // when the heuristic never overestimates and no path was cut off for want of nodes (Session::isCutShort())
  NoLongerThanMoves,  // at most the optimum by moves, of which its lines are shortcuts; the same, and closed nodes reopen
};

// One line of pseudocode; it is lit while the event of one of these kinds happens.
struct PseudocodeLine {
  int indent;
  std::string_view text;
  std::uint32_t kinds;  // bit k: EventKind k; kFailedBit
};
constexpr std::uint32_t kindBit(EventKind k) { return std::uint32_t{1} << static_cast<unsigned>(k); }

struct AlgorithmInfo {
  Algorithm id;
  std::string_view name;   // on the command line
  std::string_view title;  // for people, in English
  std::string_view complete;
  std::string_view optimal;  // "yes", "no" or the condition in words
  Promise promise;
  bool usesHeuristic;
  bool usesTies;
  // Whether a cheaper path to a closed node puts it back into OPEN, where nothing else is asked for; nothing: there is no choice.
  std::optional<bool> reopens;
  std::span<const std::string_view> domains;
  std::span<const PseudocodeLine> pseudocode;
};

// All algorithms, in the order of the enumeration.
std::span<const AlgorithmInfo> algorithms();
// Those that search maps: all but the last ones.
inline constexpr int kMapAlgorithmCount = kAlgorithmCount - 1;
std::span<const AlgorithmInfo> mapAlgorithms();
const AlgorithmInfo& info(Algorithm a);
std::optional<Algorithm> algorithmByName(std::string_view name);
// Whether it can search the tree (Duplicates::Keep). The deepening searches keep nothing but their path; the others compare what
// two searches, or a jump, have met, or look for a state's parent.
constexpr bool canKeepDuplicates(Algorithm a) {
  return !meetsAnew(a) && !goesFromBothEnds(a) && a != Algorithm::JumpPoint && !goesAnyAngle(a) &&
         !repairs(a) && !holdsMoves(a);
}

// Of the line that is lit when the search has ended without a solution because there was nothing left to do.
constexpr std::uint32_t kFailedBit = std::uint32_t{1} << 31;

// The index of that line.
int failedLine(const AlgorithmInfo& info);
// The line that an event of this kind lights: an index into the pseudocode, or -1.
int pseudocodeLine(const AlgorithmInfo& info, EventKind kind);

}  // namespace searchlight::search
