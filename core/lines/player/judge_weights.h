// core/lines/player/judge_weights.h: the fitted weights as numbers; made by tests/benchmarks/lines_judge_fit.cpp.
#pragma once
#include <array>
#include <cstdint>

#include "core/lines/player/judge.h"

namespace searchlight::lines::player {

inline constexpr int kFittedSize = 9, kFittedCells = kFittedSize * kFittedSize, kFittedLine = 5;
inline constexpr std::size_t kFittedWindowPatterns = 203, kFittedBlockPatterns = 52;

// In units of Judge::kPoint: by class of window and pattern, by pattern of a block, by how many cells are empty.
extern const std::array<std::int16_t, kWindowClasses * kFittedWindowPatterns> kFittedWindows;
extern const std::array<std::int16_t, kFittedBlockPatterns> kFittedBlocks;
extern const std::array<std::int16_t, kFittedCells + 1> kFittedEmpties;

}  // namespace searchlight::lines::player
