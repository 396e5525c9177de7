// core/search/policies.h: what tells the searches of the one loop (best_first.h) apart: a policy is a frontier, the priority f(g, h)
// and yes-or-no rules.
#pragma once
#include <cstddef>

#include "core/search/frontier.h"
#include "core/search/limited_frontiers.h"

namespace searchlight::search {

// kImproves: a cheaper path to a node in OPEN is taken. reopens: also to a CLOSED one. kGoalWhenGenerated: the goal is
// recognised at once, not when it is taken from OPEN. kBounds: priorities bound the cost of what is still to be found,
// so that a goal is final only when nothing cheaper is left in its bucket.
struct BreadthFirst {
  using Frontier = QueueFrontier;
  static constexpr bool kUsesHeuristic = false, kImproves = false, kGoalWhenGenerated = true, kBounds = false;
  static constexpr bool reopens = false;
  Cost priority(Cost, Cost) const { return 0; }
};

struct Dijkstra {
  using Frontier = BucketFrontier;
  static constexpr bool kUsesHeuristic = false, kImproves = true, kGoalWhenGenerated = false, kBounds = true;
  bool reopens = true;
  Cost priority(Cost g, Cost) const { return g; }
};

struct Greedy {
  using Frontier = BucketFrontier;
  static constexpr bool kUsesHeuristic = true, kImproves = true, kGoalWhenGenerated = false, kBounds = false;
  bool reopens = false;
  Cost priority(Cost, Cost h) const { return h; }
};

struct AStar {
  using Frontier = BucketFrontier;
  static constexpr bool kUsesHeuristic = true, kImproves = true, kGoalWhenGenerated = false, kBounds = true;
  bool reopens = true;
  Cost priority(Cost g, Cost h) const { return saturatingAdd(g, h); }
};

// f = g + floor(w h): a solution costs at most w times the optimum where h is admissible, and consistent where no node is reopened
// (Likhachev, Gordon and Thrun 2003). 1 <= w <= 1000.
struct WeightedAStar {
  using Frontier = BucketFrontier;
  static constexpr bool kUsesHeuristic = true, kImproves = true, kGoalWhenGenerated = false, kBounds = true;
  bool reopens = false;
  double weight = 1.5;
  Cost priority(Cost g, Cost h) const {
    const double wh = weight * h;
    return wh >= kInfiniteCost ? kInfiniteCost : saturatingAdd(g, static_cast<Cost>(wh));
  }
};

// A* whose nodes hang on their grandparents where these see them. A node is relaxed by the straight line from its parent's parent,
// which never costs more than by the parent; the test for a line of sight is left out where even that is no gain. Since a cheaper
// path reopens a closed node, no path is longer than the shortest one by moves alone: the first node of that which is not closed
// is OPEN with no larger g.
struct ThetaStar : AStar {
  static constexpr bool kSeesLate = false;
};
// Takes it that a new node is seen, and tests when the node is taken from OPEN; where it is not, the node goes back into OPEN by
// its best closed neighbour. The article expands it at once, and takes it that known nodes are seen, too: then the path may be
// longer than by moves alone, and nodes that reopen might do so for ever.
struct LazyThetaStar : AStar {
  static constexpr bool kSeesLate = true;
};
template <class Policy>
inline constexpr bool kGoesAnyAngle = requires {
  Policy::kSeesLate;
};

// A* whose OPEN is in no order but gone through in rounds (limited_frontiers.h). A goal is taken within the bound, which is no
// more than the least cost there is, where h never overestimates.
struct FringeSearch {
  using Frontier = FringeFrontier;
  static constexpr bool kUsesHeuristic = true, kImproves = true, kGoalWhenGenerated = false, kBounds = true;
  static constexpr bool reopens = true;
  Cost priority(Cost g, Cost h) const { return saturatingAdd(g, h); }
};
template <class Policy>
inline constexpr bool kGoesInRounds = requires {
  Policy::Frontier::kGoesInRounds;
};

// Breadth-first search of which each layer keeps the nodes with the least f, so many as the width. What it drops it forgets: met
// again it is new. Where nothing has been dropped and OPEN is empty, there is no goal; otherwise nobody knows.
struct BeamSearch {
  using Frontier = BeamFrontier;
  static constexpr bool kUsesHeuristic = true, kImproves = true, kGoalWhenGenerated = true, kBounds = false;
  static constexpr bool reopens = false;
  std::size_t width = 10;
  Cost priority(Cost g, Cost h) const { return saturatingAdd(g, h); }
};
template <class Policy>
inline constexpr bool kDrops = requires(Policy p) {
  p.width;
};

}  // namespace searchlight::search
