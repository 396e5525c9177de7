// core/klotski/folded.h: sliding blocks on the 5 x 4 board, a placement and its mirror image taken for one.
//
//   solve(board, placement, Count::Moves, Algorithm::BreadthFirst, {}, {}, Mirrors::Folded)    // usage: as short, from half
//                                                                                           // of the states
//
// The goal is in the middle, so an image of a goal is a goal, and what slides here slides there: a class of two (or of one, its
// own image) is as far from the goal as each of its members. A class is called by the smaller code.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/klotski/problem.h"

namespace searchlight::klotski {

enum class Mirrors : std::uint8_t { Apart, Folded };

inline Code folded(Code c) { return std::min(c, mirrored(c)); }

class FoldedProblem : public SlideProblem {
 public:
  // REQUIRES: as for SlideProblem.
  FoldedProblem(Code start, Count count) : SlideProblem(folded(start), count) {}

  // A slide is one of the smaller code's; what comes of it may be the image of what is told.
  template <class F>
  void forEachSuccessor(Code s, F&& f) const {
    SlideProblem::forEachSuccessor(
        s, [&](Slide slide, Code next, search::Cost cost) { f(slide, folded(next), cost); });
  }
  std::optional<Code> stateFromText(std::string_view text) const {
    const std::optional<Code> s = SlideProblem::stateFromText(text);
    return s ? std::optional(folded(*s)) : std::nullopt;
  }
};

// Of a class the member that is one slide from `near`, or `near` itself; of two the smaller. Where neither is, the smaller one.
inline Code memberNear(Code aClass, Code near, Count count) {
  if (folded(near) == aClass) return near;
  std::optional<Code> found;
  SlideProblem(near, count).forEachSuccessor(near, [&](Slide, Code next, search::Cost) {
    if (folded(next) == aClass) found = found ? std::min(*found, next) : next;
  });
  return found.value_or(aClass);
}

}  // namespace searchlight::klotski
