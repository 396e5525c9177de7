// core/lines/player/judge.h: what a board is worth: a sum of weights, one for every feature of it.
//
// A linear judge: the worth of a board on which the next move is to be made, with the coming balls unknown, is the sum of
// the weights of its features (shapes.h), of one for how many cells are empty, and of one for each window of a single colour
// by how many balls of that colour are on the board: three in a row are worth more where two others could join them. It means
// the points still to come, those later discounted (by 1 % a turn), and was fitted by games that the judge played itself
// (tests/benchmarks/lines_judge_fit.cpp).
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/lines/player/shapes.h"

namespace searchlight::lines::player {

class Judge {
 public:
  static constexpr std::int32_t kPoint = 256;  // a point of the quadratic score, in the weights' unit

  static constexpr std::size_t kMostOfColour = 15;  // balls of a colour that are told apart

  // All weights 0.
  explicit Judge(const Shapes& shapes)
      : m_weights(shapes.featureCount()), m_empties(shapes.cellCount() + 1) {}

  std::int32_t weight(std::size_t feature) const { return m_weights[feature]; }
  std::int32_t emptiesWeight(std::size_t empty) const { return m_empties[empty]; }
  // By how much a window of so many balls, all alike, is worth more where so many balls of that colour are on the board.
  std::int32_t aloneWeight(std::size_t alike, std::size_t ofColour) const {
    return m_alones[alike][std::min(ofColour, kMostOfColour)];
  }
  void setWeight(std::size_t feature, std::int32_t weight) { m_weights[feature] = weight; }
  void setEmptiesWeight(std::size_t empty, std::int32_t weight) { m_empties[empty] = weight; }
  // REQUIRES: alike <= Settings::kMaxLine, ofColour <= kMostOfColour.
  void setAloneWeight(std::size_t alike, std::size_t ofColour, std::int32_t weight) {
    m_alones[alike][ofColour] = weight;
  }

 private:
  std::vector<std::int32_t> m_weights, m_empties;
  std::array<std::array<std::int32_t, kMostOfColour + 1>, Settings::kMaxLine + 1> m_alones{};
};

// The judge that our own games have fitted. They were played on 9 x 9 cells with lines of 5: for other lines, patterns count
// as those of 5 cells with as many balls missing and as many in the way; on other boards empty cells count in proportion,
// and on larger ones the fitted weights count less, half on 20 x 20, and the greedy judge's are added to them.
Judge fittedJudge(const Shapes& shapes);
// One that thinks no further than the next line: windows that hold balls of one colour and no other, and the more of them
// the better. The greedy player's.
Judge greedyJudge(const Shapes& shapes);

// The fitted weights as numbers; made by tests/benchmarks/lines_judge_fit.cpp.
inline constexpr int kFittedSize = 9, kFittedCells = kFittedSize * kFittedSize, kFittedLine = 5,
                     kFittedColours = 7;
inline constexpr std::size_t kFittedWindowPatterns = 203, kFittedBlockPatterns = 52,
                             kFittedCrosses = kCrossPlaces * 203 + 52 + 15;

// In units of Judge::kPoint: by class of window and pattern, by pattern of a block, by a cross's cells, place and pattern, by how
// many cells are empty.
extern const std::array<std::int16_t, kWindowClasses * kFittedWindowPatterns> kFittedWindows;
extern const std::array<std::int16_t, kFittedBlockPatterns> kFittedBlocks;
extern const std::array<std::int16_t, kFittedCrosses> kFittedCross;
extern const std::array<std::int16_t, kFittedCells + 1> kFittedEmpties;
// By how many balls alike stand alone in a window, from 1, and how many of their colour are on the board.
extern const std::array<std::int16_t, (kFittedLine - 1) * (Judge::kMostOfColour + 1)> kFittedAlones;

}  // namespace searchlight::lines::player
