// core/search/label_difference.h: where two recorded searches have reached the same state otherwise.
//
// Two searches that have parted never expand the same state at the same time again, so their n-th expansions say nothing of a state
// that both come to. Here the state is what is held against itself: what each search had paid for it, and where it came from,
// when it was expanded last.
#pragma once
#include <stop_token>

#include "core/search/trace_difference.h"

namespace searchlight::search {

// The place is the number of the expansion at which the later of the two has expanded the state; `events` are both searches' own
// expansions of it. A parent that another program has not told does not differ, nor does a cost; `question.unit` is not read. Of a
// search from both sides only what its start's side has expanded counts, unless both are of that kind.
//
// Takes some 150 bytes and a text for each state that is expanded, from the budget of `a`. Otherwise as findDifference().
DifferenceAnswer findLabelDifference(const ComparedSearch& a, const ComparedSearch& b,
                                     const DifferenceQuestion& question, const std::stop_token& stop);

}  // namespace searchlight::search
