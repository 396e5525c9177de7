// core/lessons/terms.cpp: the names of the glossary's terms, which lessons link to; what they mean is said in
// widgets/help/glossary_entries.cpp, and a test holds both together.
#include <array>

#include "core/lessons/lesson.h"

namespace searchlight::lessons {
namespace {

constexpr auto kTerms = std::to_array<std::string_view>({"state",
                                                         "node",
                                                         "move",
                                                         "successor",
                                                         "open",
                                                         "closed",
                                                         "frontier",
                                                         "priority",
                                                         "g",
                                                         "h",
                                                         "f",
                                                         "parent",
                                                         "event",
                                                         "expand",
                                                         "generate",
                                                         "skip",
                                                         "relax",
                                                         "reopen",
                                                         "prune",
                                                         "stack",
                                                         "backtrack",
                                                         "bound",
                                                         "cut",
                                                         "round",
                                                         "scan",
                                                         "jump-point",
                                                         "meet",
                                                         "goal",
                                                         "route",
                                                         "heuristic",
                                                         "admissible",
                                                         "consistent",
                                                         "tie",
                                                         "weight",
                                                         "canonical-order",
                                                         "optimal",
                                                         "complete",
                                                         "state-graph",
                                                         "placement",
                                                         "push",
                                                         "deadlock",
                                                         "dead-square",
                                                         "frozen",
                                                         "corral",
                                                         "breadth-first",
                                                         "depth-first",
                                                         "dijkstra",
                                                         "greedy",
                                                         "a-star",
                                                         "canonical-a-star",
                                                         "weighted-a-star",
                                                         "iterative-deepening",
                                                         "ida-star",
                                                         "bidirectional",
                                                         "jump-point-search"});

}  // namespace

std::span<const std::string_view> termNames() { return kTerms; }

}  // namespace searchlight::lessons
