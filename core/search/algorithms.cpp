// core/search/algorithms.cpp: the rows of the catalogue.
#include "core/search/algorithms.h"

#include <algorithm>
#include <array>

namespace searchlight::search {
namespace {

constexpr std::string_view kGrid[] = {"grid"};
constexpr std::string_view kAll[] = {"grid", "sokoban", "klotski", "graph"};

constexpr std::uint32_t kGenerate = kindBit(EventKind::Generate);
constexpr std::uint32_t kRelax = kindBit(EventKind::Relax);
constexpr std::uint32_t kReopen = kindBit(EventKind::Reopen);
constexpr std::uint32_t kDuplicate = kindBit(EventKind::Duplicate);
constexpr std::uint32_t kPrune = kindBit(EventKind::Prune);
constexpr std::uint32_t kCut = kindBit(EventKind::Cut);
constexpr std::uint32_t kScan = kindBit(EventKind::Scan);
constexpr std::uint32_t kExpand = kindBit(EventKind::Expand);
constexpr std::uint32_t kBacktrack = kindBit(EventKind::Backtrack);
constexpr std::uint32_t kRound = kindBit(EventKind::Round);
constexpr std::uint32_t kMeet = kindBit(EventKind::Meet);
constexpr std::uint32_t kGoal = kindBit(EventKind::Goal);
constexpr std::uint32_t kRoute = kindBit(EventKind::Route);
constexpr std::uint32_t kSight = kindBit(EventKind::Sight);
constexpr std::uint32_t kBackup = kindBit(EventKind::Backup);
constexpr std::uint32_t kDrop = kindBit(EventKind::Drop);
constexpr std::uint32_t kRaise = kindBit(EventKind::Raise);
constexpr std::uint32_t kWalk = kindBit(EventKind::Walk);
constexpr std::uint32_t kFailed = kFailedBit;

constexpr PseudocodeLine kBreadthFirst[] = {
    {0, "OPEN = queue with the start", 0},
    {0, "while OPEN is not empty", 0},
    {1, "n = remove the first node of OPEN; close n", kExpand},
    {1, "for each successor m of n", 0},
    {2, "if m was reached before: skip it", kDuplicate | kPrune},
    {2, "g(m) = g(n) + 1; parent(m) = n; append m to OPEN", kGenerate},
    {2, "if m is the goal: done", kGoal},
    {0, "OPEN is empty: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};
constexpr PseudocodeLine kDepthFirst[] = {
    {0, "enter(start)", 0},
    {0, "enter(n):", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "mark n; find its successors", kExpand},
    {1, "for each successor m of n", 0},
    {2, "if m is marked: skip it", kDuplicate | kPrune},
    {2, "parent(m) = n; put m on the stack", kGenerate},
    {2, "enter(m)", 0},
    {1, "no successor of n is left: backtrack", kBacktrack},
    {0, "backtracked from the start: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};
constexpr PseudocodeLine kDijkstra[] = {
    {0, "g(start) = 0; OPEN = { start }", 0},
    {0, "while OPEN is not empty", 0},
    {1, "n = take the node with the smallest g from OPEN", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "close n", kExpand},
    {1, "for each successor m of n", 0},
    {2, "if g(n) + cost(n, m) ≥ g(m): skip it", kDuplicate | kPrune},
    {2, "g(m) = g(n) + cost(n, m); parent(m) = n", 0},
    {2, "put m into OPEN", kGenerate | kReopen},
    {2, "or, if m is already there, move it up", kRelax},
    {0, "OPEN is empty: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};
constexpr PseudocodeLine kGreedy[] = {
    {0, "OPEN = { start }", 0},
    {0, "while OPEN is not empty", 0},
    {1, "n = take the node with the smallest h from OPEN", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "close n", kExpand},
    {1, "for each successor m of n", 0},
    {2, "if m is closed or not better: skip it", kDuplicate | kPrune},
    {2, "parent(m) = n; put m into OPEN", kGenerate | kReopen},
    {2, "or, if m is already there and its g decreases, change its parent", kRelax},
    {0, "OPEN is empty: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};
template <std::size_t... sizes>
constexpr auto joined(const PseudocodeLine (&... parts)[sizes]) {
  std::array<PseudocodeLine, (sizes + ...)> all{};
  auto* end = all.data();
  ((end = std::copy(parts, parts + sizes, end)), ...);
  return all;
}
// A* and what differs from it in the node it takes, or in the successors it looks at.
template <std::size_t M, std::size_t N>
constexpr auto likeAStar(const PseudocodeLine (&take)[M], const PseudocodeLine (&forEach)[N],
                         std::string_view trace = "trace the route back from the goal along the parents") {
  return joined({{0, "g(start) = 0; OPEN = { start }", 0}, {0, "while OPEN is not empty", 0}}, take,
                {{1, "if n is the goal: done", kGoal}, {1, "close n", kExpand}}, forEach,
                {{2, "if m is new: put it into OPEN", kGenerate},
                 {2, "if m is in OPEN: move it up", kRelax},
                 {2, "if m is closed: reopen it", kReopen},
                 {0, "OPEN is empty: no goal is reachable", kFailed},
                 {0, trace, kRoute}});
}
constexpr PseudocodeLine kTakeSmallestF[] = {
    {1, "n = take the node with the smallest f = g + h from OPEN", 0}};
constexpr PseudocodeLine kTakeSmallestWeightedF[] = {
    {1, "n = take the node with the smallest f = g + w h from OPEN", 0}};
constexpr PseudocodeLine kTakeSeen[] = {
    {1, "n = take the node with the smallest f = g + h from OPEN", 0},
    {1, "if parent(n) does not see n: put n back via its best closed neighbour; next n", kSight}};
constexpr PseudocodeLine kEachSuccessor[] = {{1, "for each successor m of n", 0},
                                             {2, "if g(n) + cost(n, m) ≥ g(m): skip it", kDuplicate | kPrune},
                                             {2, "g(m) = g(n) + cost(n, m); parent(m) = n", 0}};
constexpr PseudocodeLine kEachInCanonicalOrder[] = {
    {1, "for each successor m of n in the canonical order", 0}, kEachSuccessor[1], kEachSuccessor[2]};
constexpr PseudocodeLine kEachJump[] = {
    {1, "for each direction of n in the canonical order", 0},
    {2, "scan ahead to a cell m where a turn may help, or to a wall", kScan},
    kEachSuccessor[1],
    kEachSuccessor[2]};
constexpr PseudocodeLine kEachSeen[] = {{1, "for each successor m of n", 0},
                                        {2, "p = parent(n) if it sees m, otherwise p = n", kSight},
                                        {2, "if g(p) + length(p, m) ≥ g(m): skip it", kDuplicate | kPrune},
                                        {2, "g(m) = g(p) + length(p, m); parent(m) = p", 0}};
constexpr PseudocodeLine kEachSeenLater[] = {
    kEachSeen[0],
    {2, "p = parent(n) if m is new or seen from it, otherwise p = n", 0},
    kEachSeen[2],
    kEachSeen[3]};
constexpr auto kAStar = likeAStar(kTakeSmallestF, kEachSuccessor);
constexpr auto kCanonicalAStar = likeAStar(kTakeSmallestF, kEachInCanonicalOrder);
constexpr auto kWeightedAStar = likeAStar(kTakeSmallestWeightedF, kEachSuccessor);
constexpr auto kJumpPoint =
    likeAStar(kTakeSmallestF, kEachJump, "trace the route back from the goal, jump by jump");
constexpr auto kThetaStar = likeAStar(kTakeSmallestF, kEachSeen);
constexpr auto kLazyThetaStar = likeAStar(kTakeSeen, kEachSeenLater);
constexpr PseudocodeLine kIterativeDeepening[] = {
    {0, "for bound = 0, 1, 2, …", kRound},
    {1, "enter(start)", 0},
    {0, "enter(n):", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "find the successors of n", kExpand},
    {1, "for each successor m of n", kDuplicate | kGenerate},
    {2, "if m is deeper than the bound: cut it off", kCut},
    {2, "if m is not on the path: enter(m)", 0},
    {1, "leave n", kBacktrack},
    {0, "no node was cut off: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the path", kRoute},
};
constexpr PseudocodeLine kIdaStar[] = {
    {0, "bound = h(start)", 0},
    {0, "repeat with bound = the smallest f that was cut off", kRound},
    {1, "enter(start)", 0},
    {0, "enter(n):", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "find the successors of n", kExpand},
    {1, "for each successor m of n", kDuplicate | kGenerate},
    {2, "if f(m) = g(m) + h(m) > bound: cut it off", kCut},
    {2, "if m is not on the path: enter(m)", 0},
    {1, "leave n", kBacktrack},
    {0, "no node was cut off: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the path", kRoute},
};
constexpr PseudocodeLine kBidirectional[] = {
    {0, "OPEN of one side = { start }, of the other = { goal }", 0},
    {0, "until no meeting point can give a cheaper path", 0},
    {1, "choose the side with the smaller OPEN", 0},
    {1, "n = take its node with the smallest g; close n", kExpand},
    {1, "for each successor (backwards: predecessor) m of n", 0},
    {2, "if g(n) + cost ≥ g(m): skip it", kDuplicate | kPrune},
    {2, "g(m) = g(n) + cost; parent(m) = n; put m into OPEN", kGenerate | kRelax | kReopen},
    {2, "if the other side has reached m: keep the path through m if it is the cheapest so far", kMeet},
    {0, "the cheapest path kept is the solution", kGoal},
    {0, "one side's OPEN is empty and the sides have not met: no goal is reachable", kFailed},
    {0, "trace back both halves of the route", kRoute},
};
constexpr PseudocodeLine kMeetInTheMiddle[] = {
    {0, "OPEN of one side = { start }, of the other = { goal }", 0},
    {0, "until no priority is below the cost of the cheapest path kept", 0},
    {1, "n = take the node with the smallest priority of both sides", 0},
    {1, "close n; its priority was max(g + h, 2 g)", kExpand},
    {1, "for each successor (backwards: predecessor) m of n", 0},
    {2, "if g(n) + cost ≥ g(m): skip it", kDuplicate | kPrune},
    {2, "g(m) = g(n) + cost; parent(m) = n; put m into OPEN", kGenerate | kRelax | kReopen},
    {2, "if the other side has reached m: keep the path through m if it is the cheapest so far", kMeet},
    {0, "the cheapest path kept is the solution", kGoal},
    {0, "one side's OPEN is empty and the sides have not met: no goal is reachable", kFailed},
    {0, "trace back both halves of the route", kRoute},
};
constexpr PseudocodeLine kFringeSearch[] = {
    {0, "OPEN = list with the start; bound = h(start)", 0},
    {0, "repeat with bound = the smallest f that was passed over", kRound},
    {1, "for each node n of OPEN, newest first", 0},
    {2, "if f(n) = g(n) + h(n) > bound: pass it over", kCut},
    {2, "if n is the goal: done", kGoal},
    {2, "close n", kExpand},
    {2, "for each successor m of n", 0},
    {3, "if g(n) + cost(n, m) ≥ g(m): skip it", kDuplicate | kPrune},
    {3, "g(m) = g(n) + cost(n, m); parent(m) = n", 0},
    {3, "put m into OPEN, to be examined next", kGenerate | kRelax | kReopen},
    {0, "OPEN is empty: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};

constexpr PseudocodeLine kBeamSearch[] = {
    {0, "layer = { start }", 0},
    {0, "while the layer is not empty", 0},
    {1, "for each node n of the layer: close n", kExpand},
    {2, "for each successor m of n", 0},
    {3, "if m is closed or g(n) + cost(n, m) ≥ g(m): skip it", kDuplicate | kPrune},
    {3, "g(m) = g(n) + cost(n, m); parent(m) = n; put m into the next layer", kGenerate | kRelax},
    {3, "if m is the goal: done", kGoal},
    {1, "layer = as many nodes of the next layer as the beam is wide, with the smallest f; drop the rest",
     kDrop},
    {0, "the layer is empty: if nothing was dropped, no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};

constexpr PseudocodeLine kRecursiveBestFirst[] = {
    {0, "F(start) = h(start); enter(start, ∞)", 0},
    {0, "enter(n, limit):", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "find the successors of n", kExpand},
    {1, "for each successor m of n that is not on the path: F(m) = max(F(n), g(m) + h(m))",
     kDuplicate | kPrune},
    {1, "repeat", 0},
    {2, "m = the successor with the smallest F; a = the smallest F of the others", 0},
    {2, "if F(m) > limit or F(m) = ∞: leave n", kBacktrack},
    {2, "enter(m, the smaller of limit and a)", 0},
    {1, "F(n) = F(m): what n's best successor has come to", kBackup},
    {0, "F(start) = ∞: no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the path", kRoute},
};

constexpr PseudocodeLine kSmaStar[] = {
    {0, "OPEN = { start }; N = the maximum number of nodes in memory", 0},
    {0, "while OPEN is not empty", 0},
    {1, "n = the node of OPEN with the smallest f, the deepest of them", 0},
    {1, "if n is the goal: done", kGoal},
    {1, "find the successors of n that are not in memory", kExpand},
    {1, "for each successor m of n that is not on its path", kDuplicate | kPrune},
    {2, "if the path to n has N nodes: cut m off", kCut},
    {2, "if N nodes are in memory: drop the leaf with the largest f; its parent remembers it", kDrop},
    {2, "f(m) = what n remembers, or max(f(n), g(m) + h(m)); put m into OPEN", kGenerate},
    {1, "f(n) = the smallest f of its successors, and so on up to the start", kBackup},
    {1, "if there is none: n leads nowhere", kBacktrack},
    {0, "OPEN is empty: if nothing was cut off, no goal is reachable", kFailed},
    {0, "trace the route back from the goal along the parents", kRoute},
};

constexpr std::string_view kIfItFits = "yes, if some path to a goal fits into its nodes";
constexpr std::string_view kDropping = "no, it drops nodes beyond its width";
constexpr PseudocodeLine kLpaStar[] = {
    {0, "g = rhs = ∞ everywhere; rhs(start) = 0; OPEN = { start }", 0},
    {0, "after each change of the map: update(m) for all m whose moves changed", kRound},
    {1, "while OPEN has a key below key(goal) or g(goal) ≠ rhs(goal)", 0},
    {2, "n = take the node with the smallest key from OPEN", kExpand},
    {2, "if g(n) > rhs(n): g(n) = rhs(n); otherwise: g(n) = ∞, update(n)", 0},
    {2, "for each successor m of n: update(m), or skip it if n does not matter to it", kDuplicate},
    {1, "no path if rhs(goal) = ∞, otherwise the goal is reached", kGoal},
    {1, "trace the route back from the goal along the parents", kRoute},
    {0, "update(m):", 0},
    {1, "rhs(m) = min of g(n) + cost(n, m); parent(m) = that n", 0},
    {1, "if it fell: put m into OPEN if g(m) ≠ rhs(m), otherwise take it out", kGenerate | kRelax | kReopen},
    {1, "if it rose or g(m) did: the same", kRaise},
    {1, "key(m) = (min(g(m), rhs(m)) + h(m), min(g(m), rhs(m)))", 0},
    {0, "rhs(goal) = ∞ after the last change: no goal is reachable", kFailed},
};
constexpr PseudocodeLine kDStarLite[] = {
    {0, "g = rhs = ∞ everywhere; rhs(goal) = 0; OPEN = { goal }; km = 0", 0},
    {0, "until the agent is at the goal", 0},
    {1, "update(m) for all m whose moves turned out to be different", kRound},
    {1, "while OPEN has a key below key(agent) or g(agent) ≠ rhs(agent)", 0},
    {2, "n = take the node with the smallest key from OPEN", kExpand},
    {2, "if g(n) > rhs(n): g(n) = rhs(n); otherwise: g(n) = ∞, update(n)", 0},
    {2, "for each predecessor m of n: update(m), or skip it if n does not matter to it", kDuplicate},
    {1, "the agent has a path: follow the parents", kGoal | kRoute},
    {1, "walk along it until a cell is not as it was thought to be", kWalk},
    {1, "then km = km + h(last place, agent)", 0},
    {0, "update(m):", 0},
    {1, "rhs(m) = min of cost(m, n) + g(n); parent(m) = that n", 0},
    {1, "if it fell: put m into OPEN if g(m) ≠ rhs(m), otherwise take it out", kGenerate | kRelax | kReopen},
    {1, "if it rose, g(m) did, or its key is out of date: the same", kRaise},
    {1, "key(m) = (min(g(m), rhs(m)) + h(agent, m) + km, min(g(m), rhs(m)))", 0},
    {0, "rhs(agent) = ∞: no goal is reachable", kFailed},
};

// Of Sokoban alone: m is a position, reached by pushing one box as far as it is taken.
constexpr PseudocodeLine kFeatureSpace[] = {
    {0, "make the start; its moves wait in the cell of its features", 0},
    {0, "while a move waits", 0},
    {1, "choose the next cell, every second time one with many boxes packed", 0},
    {1, "take its move of smallest weight, or one by which an advisor packs a box", 0},
    {1, "n = the position after that move; skip it if n was expanded", kBacktrack},
    {1, "close n; count its features: packed boxes, regions, links, boxes outside the plan", kExpand},
    {1, "for each move of one box from n to a position m", 0},
    {2, "if m was expanded: skip it", kDuplicate},
    {2, "if m is a deadlock: prune it", kPrune},
    {2, "put the move to m into the cell of n's features", kGenerate},
    {2, "if all boxes are on goals in m: done", kGoal},
    {1, "weight of a move from n: that of the move to n, plus 1 unless an advisor suggests it", 0},
    {0, "no move waits: no goal is reachable", kFailed},
    {0, "trace the route back from the goal, move by move", kRoute},
};
constexpr std::string_view kLevels[] = {"sokoban"};

constexpr std::string_view kFinite = "yes, on finite graphs";
constexpr std::string_view kAdmissible = "if the heuristic is admissible";
constexpr std::string_view kNoLongerThanMoves =
    "no, but never longer than the shortest grid path if the heuristic is admissible";

constexpr std::optional<bool> kNoChoice;  // of reopening

constexpr AlgorithmInfo kRows[kAlgorithmCount] = {
    {Algorithm::BreadthFirst, "breadth-first", "Breadth-first", "yes", "if all moves cost the same",
     Promise::UniformSteps, false, false, kNoChoice, kAll, kBreadthFirst},
    {Algorithm::DepthFirst, "depth-first", "Depth-first", kFinite, "no", Promise::No, false, false, kNoChoice,
     kAll, kDepthFirst},
    {Algorithm::Dijkstra, "dijkstra", "Dijkstra", "yes", "yes", Promise::Always, false, true, true, kAll,
     kDijkstra},
    {Algorithm::Greedy, "greedy", "Greedy best-first", kFinite, "no", Promise::No, true, true, false, kAll,
     kGreedy},
    {Algorithm::AStar, "a-star", "A*", "yes", kAdmissible, Promise::AdmissibleHeuristic, true, true, true,
     kAll, kAStar},
    {Algorithm::CanonicalAStar, "canonical-a-star", "Canonical A*", "yes", kAdmissible,
     Promise::AdmissibleHeuristic, true, true, true, kGrid, kCanonicalAStar},
    {Algorithm::WeightedAStar, "weighted-a-star", "Weighted A*", "yes",
     "within a factor of the weight, if the heuristic is consistent", Promise::WithinWeight, true, true,
     false, kAll, kWeightedAStar},
    {Algorithm::IterativeDeepening, "iterative-deepening", "Iterative deepening", "yes",
     "if all moves cost the same", Promise::UniformSteps, false, false, kNoChoice, kAll, kIterativeDeepening},
    {Algorithm::IdaStar, "ida-star", "IDA*", "yes", kAdmissible, Promise::AdmissibleHeuristic, true, false,
     kNoChoice, kAll, kIdaStar},
    {Algorithm::Bidirectional, "bidirectional", "Bidirectional", "yes", "yes", Promise::Always, false, true,
     kNoChoice, kAll, kBidirectional},
    {Algorithm::JumpPoint, "jump-point", "Jump point search", "yes", kAdmissible,
     Promise::AdmissibleHeuristic, true, true, true, kGrid, kJumpPoint},
    {Algorithm::ThetaStar, "theta-star", "Theta*", "yes", kNoLongerThanMoves, Promise::NoLongerThanMoves,
     true, true, true, kGrid, kThetaStar},
    {Algorithm::LazyThetaStar, "lazy-theta-star", "Lazy Theta*", "yes", kNoLongerThanMoves,
     Promise::NoLongerThanMoves, true, true, true, kGrid, kLazyThetaStar},
    {Algorithm::MeetInTheMiddle, "meet-in-the-middle", "MM, meet in the middle", "yes", kAdmissible,
     Promise::AdmissibleHeuristic, true, true, kNoChoice, kAll, kMeetInTheMiddle},
    {Algorithm::FringeSearch, "fringe-search", "Fringe search", "yes", kAdmissible,
     Promise::AdmissibleHeuristic, true, false, kNoChoice, kAll, kFringeSearch},
    {Algorithm::BeamSearch, "beam-search", "Beam search", kDropping, "no", Promise::No, true, false,
     kNoChoice, kAll, kBeamSearch},
    {Algorithm::RecursiveBestFirst, "rbfs", "RBFS", "yes", kAdmissible, Promise::AdmissibleHeuristic, true,
     false, kNoChoice, kAll, kRecursiveBestFirst},
    {Algorithm::SmaStar, "sma-star", "SMA*", kIfItFits,
     "if the heuristic is admissible and an optimal path fits into its nodes", Promise::WithinNodes, true,
     false, kNoChoice, kAll, kSmaStar},
    {Algorithm::LpaStar, "lpa-star", "LPA*", "yes", kAdmissible, Promise::AdmissibleHeuristic, true, false,
     kNoChoice, kGrid, kLpaStar},
    {Algorithm::DStarLite, "d-star-lite", "D* Lite", "yes", "no", Promise::No, true, false, kNoChoice, kGrid,
     kDStarLite},
    {Algorithm::FeatureSpace, "feature-space", "Feature-space search", kFinite, "no", Promise::No, false,
     false, kNoChoice, kLevels, kFeatureSpace},
};

constexpr bool inOrder() {
  for (int i = 0; i < kAlgorithmCount; ++i)
    if (static_cast<int>(kRows[i].id) != i) return false;
  return true;
}
static_assert(inOrder());

constexpr bool mapsFirst() {
  for (int i = 0; i < kAlgorithmCount; ++i)
    if (needsLevel(kRows[i].id) != (i >= kMapAlgorithmCount)) return false;
  return true;
}
static_assert(mapsFirst());

}  // namespace

std::span<const AlgorithmInfo> algorithms() { return kRows; }
std::span<const AlgorithmInfo> mapAlgorithms() { return algorithms().first(kMapAlgorithmCount); }

const AlgorithmInfo& info(Algorithm a) { return kRows[static_cast<std::size_t>(a)]; }

std::optional<Algorithm> algorithmByName(std::string_view name) {
  for (const AlgorithmInfo& row : kRows)
    if (row.name == name) return row.id;
  return std::nullopt;
}

int failedLine(const AlgorithmInfo& info) {
  for (std::size_t i = 0; i < info.pseudocode.size(); ++i)
    if (info.pseudocode[i].kinds & kFailedBit) return static_cast<int>(i);
  return -1;
}

int pseudocodeLine(const AlgorithmInfo& info, EventKind kind) {
  for (std::size_t i = 0; i < info.pseudocode.size(); ++i)
    if (info.pseudocode[i].kinds & kindBit(kind)) return static_cast<int>(i);
  return -1;
}

}  // namespace searchlight::search
