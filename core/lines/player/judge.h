// core/lines/player/judge.h: what a board is worth: a sum of weights, one for every feature of it.
//
// A linear judge: the worth of a board on which the next move is to be made, with the coming balls unknown, is the sum of
// the weights of its features (shapes.h) and of one for how many cells are empty. It means the points still to come,
// those later discounted (by 1 % a turn), and was fitted by games that the judge played itself (judge_weights.cpp says how).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/lines/player/shapes.h"

namespace searchlight::lines::player {

class Judge {
 public:
  static constexpr std::int32_t kPoint = 256;  // a point of the quadratic score, in the weights' unit

  // All weights 0.
  explicit Judge(const Shapes& shapes)
      : m_weights(shapes.featureCount()), m_empties(shapes.cellCount() + 1) {}

  std::int32_t weight(std::size_t feature) const { return m_weights[feature]; }
  std::int32_t emptiesWeight(std::size_t empty) const { return m_empties[empty]; }
  void setWeight(std::size_t feature, std::int32_t weight) { m_weights[feature] = weight; }
  void setEmptiesWeight(std::size_t empty, std::int32_t weight) { m_empties[empty] = weight; }

 private:
  std::vector<std::int32_t> m_weights, m_empties;
};

// The judge that our own games have fitted. They were played on 9 x 9 cells with lines of 5: for other lines, patterns count
// as those of 5 cells with as many balls missing and as many in the way; on other boards empty cells count in proportion,
// and on larger ones the fitted weights count less, half on 20 x 20, and the greedy judge's are added to them.
Judge fittedJudge(const Shapes& shapes);
// One that thinks no further than the next line: windows that hold balls of one colour and no other, and the more of them
// the better. The greedy player's.
Judge greedyJudge(const Shapes& shapes);

// The fitted weights as numbers; made by tests/benchmarks/lines_judge_fit.cpp.
inline constexpr int kFittedSize = 9, kFittedCells = kFittedSize * kFittedSize, kFittedLine = 5;
inline constexpr std::size_t kFittedWindowPatterns = 203, kFittedBlockPatterns = 52;

// In units of Judge::kPoint: by class of window and pattern, by pattern of a block, by how many cells are empty.
extern const std::array<std::int16_t, kWindowClasses * kFittedWindowPatterns> kFittedWindows;
extern const std::array<std::int16_t, kFittedBlockPatterns> kFittedBlocks;
extern const std::array<std::int16_t, kFittedCells + 1> kFittedEmpties;

}  // namespace searchlight::lines::player
