// core/klotski/problem.h: sliding blocks on the 5 x 4 board as a search problem, in any of the three counts.
//
//   BestFirst<SlideProblem, BreadthFirst> search(SlideProblem(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"), Count::Moves));   // usage
//   search.run();                                                            // search.solutionCost() is 81
//
// Every slide costs 1 and can be undone by one. Successors come in the order of the pieces' top left cells, row by row,
// each right, left, down, up (article 5's depth-first search).
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "core/klotski/code.h"
#include "core/klotski/slides.h"
#include "core/search/problem.h"
#include "core/text/failure.h"

namespace searchlight::klotski {

class SlideProblem {
 public:
  using State = Code;
  using Action = Slide;

  // REQUIRES: the start has exactly one large piece.
  SlideProblem(Code start, Count count)
      : m_start(start), m_count(count), m_blanks(start.blankCount()), m_slides(&TwoBlankSlides::in(count)) {}

  Code start() const { return m_start; }
  Count count() const { return m_count; }
  bool isGoal(Code s) const { return s.at(kExit) == Shape::Large; }

  template <class F>
  void forEachSuccessor(Code s, F&& f) const {
    if (m_blanks == 2) {
      m_slides->forEach(s, [&](Slide slide, Code next) { f(slide, next, search::Cost{1}); });
      return;
    }
    const CellSet blanks = s.blanks();
    for (int from = 0; from < kCells; ++from) {
      const Shape shape = s.at(from);
      if (shape == Shape::Blank || shape == Shape::Covered) continue;
      const std::uint64_t without = s.bits ^ patternOf(shape, from);
      klotski::forEachSlide(shape, from, blanks | cellsUnder(shape, pointOf(from)), m_count, [&](int to) {
        f(Slide{static_cast<Cell>(from), static_cast<Cell>(to)}, Code{without | patternOf(shape, to)},
          search::Cost{1});
      });
    }
  }

  // The large piece has to go at least as far as this, and has come as far.
  search::Cost heuristic(Code s) const { return leastBetween(largeIn(s), pointOf(kExit)); }
  search::Cost backwardHeuristic(Code s) const { return leastBetween(largeIn(m_start), largeIn(s)); }

  std::string stateText(Code s) const { return rowsOf(s); }
  std::optional<Code> stateFromText(std::string_view text) const try {
    const Code s = readRows(text, {});
    return piecesOf(s) == piecesOf(m_start) ? std::optional(s) : std::nullopt;
  } catch (const FormatError&) {
    return std::nullopt;
  }
  // "1,3 to 2,3": the piece's top left cell before and after.
  std::string moveText(Slide slide) const {
    const auto text = [](Cell cell) {
      return std::to_string(pointOf(cell).x) + "," + std::to_string(pointOf(cell).y);
    };
    return text(slide.from) + " to " + text(slide.to);
  }

 protected:
  static Point largeIn(Code s) {
    int cell = 0;
    while (s.at(cell) != Shape::Large) ++cell;
    return pointOf(cell);
  }
  // Only where four cells are blank can the large piece go two at a time; then a move may be all it needs, and a straight slide is one
  // a direction.
  search::Cost leastBetween(Point from, Point to) const {
    const Point away = to - from;
    if (m_count == Count::Steps || m_blanks < 4)
      return static_cast<search::Cost>(std::abs(away.x) + std::abs(away.y));
    const int directions = (away.x != 0) + (away.y != 0);
    return static_cast<search::Cost>(m_count == Count::Straight ? directions : directions > 0);
  }

 private:
  Code m_start;
  Count m_count;
  int m_blanks;  // sliding changes nothing about it
  const TwoBlankSlides* m_slides;
};

// Sliding blocks on the 5 x 4 board, a position and its mirror image taken for one.
//
//   solve(board, position, Count::Moves, Algorithm::BreadthFirst, {}, {}, Mirrors::Folded)    // usage: as short, from half
//                                                                                           // of the states
//
// The goal is in the middle, so an image of a goal is a goal, and what slides here slides there: a class of two (or of one, its
// own image) is as far from the goal as each of its members. A class is called by the smaller code.
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
  // From the start or its image.
  search::Cost backwardHeuristic(Code s) const {
    return std::min(SlideProblem::backwardHeuristic(s), SlideProblem::backwardHeuristic(mirrored(s)));
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
