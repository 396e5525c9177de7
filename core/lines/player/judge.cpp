// core/lines/player/judge.cpp: the fitted judge for boards of any kind, and the greedy player's own.
#include "core/lines/player/judge.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/lines/player/judge_weights.h"

namespace searchlight::lines::player {
namespace {

// How many balls a pattern has of its commonest colour, and how many others.
struct Balls {
  int alike = 0, others = 0;
};

// Calls f(pattern, balls) for all ways of colouring so many cells that differ by more than names: every pattern, some
// more than once.
template <class F>
void forEachPattern(std::span<std::uint8_t> cells, std::size_t at, std::uint8_t colours, F&& f) {
  if (at < cells.size()) {
    for (std::uint8_t c = 0; c <= colours + 1; ++c) {
      cells[at] = c;
      forEachPattern(cells, at + 1, std::max(c, colours), f);
    }
    return;
  }
  std::array<int, Settings::kMaxLine + 1> count{};
  for (const std::uint8_t c : cells) ++count[c];
  const int alike = *std::max_element(count.begin() + 1, count.end());
  f(patternOf(cells), Balls{alike, static_cast<int>(cells.size()) - count[0] - alike});
}
template <class F>
void forEachPattern(int cells, F&& f) {
  std::array<std::uint8_t, Settings::kMaxLine> room{};
  forEachPattern(std::span(room).first(static_cast<std::size_t>(cells)), 0, 0, f);
}

std::size_t windowFeature(int windowClass, int cells, std::uint16_t pattern) {
  return static_cast<std::size_t>(windowClass) * patternCount(cells) + pattern;
}

// The mean fitted weight of the patterns of 5 cells with so many balls alike and so many others, in one class of windows.
std::int32_t meanWeight(int windowClass, Balls wanted) {
  std::int32_t sum = 0, count = 0;
  forEachPattern(kFittedLine, [&](std::uint16_t pattern, Balls balls) {
    if (balls.alike != wanted.alike || balls.others != wanted.others) return;
    sum += kFittedWindows[windowFeature(windowClass, kFittedLine, pattern)];
    ++count;
  });
  return count > 0 ? sum / count : 0;
}

// On 9 x 9 cells a line built for later is worth waiting for: there are few windows, and room decides how long a game lasts.
// On a large board there are a thousand windows, whose errors add up, and the next line is always near: with the weights as
// fitted the player goes on building and leaves lines that could be cleared. Of several mixtures the one of half the fitted
// weights and all of the greedy judge's did best on 20 x 20; in between it is come to in steps.
void useOnLargeBoard(Judge& judge, const Shapes& shapes) {
  constexpr std::int32_t kSteps = Settings::kMaxSize - kFittedSize;
  const std::int32_t step = shapes.settings().size - kFittedSize;
  const auto lessened = [&](std::int32_t weight) { return weight * (2 * kSteps - step) / (2 * kSteps); };
  const Judge greedy = greedyJudge(shapes);
  for (std::size_t f = 0; f < shapes.featureCount(); ++f)
    judge.setWeight(f, lessened(judge.weight(f)) + greedy.weight(f) * step / kSteps);
  for (std::size_t e = 0; e <= shapes.cellCount(); ++e)
    judge.setEmptiesWeight(e, lessened(judge.emptiesWeight(e)));
}

}  // namespace

Judge fittedJudge(const Shapes& shapes) {
  Judge judge(shapes);
  const int line = shapes.settings().line;
  for (int c = 0; c < kWindowClasses; ++c) {
    if (line == kFittedLine) {
      for (std::uint16_t p = 0; p < patternCount(line); ++p)
        judge.setWeight(windowFeature(c, line, p), kFittedWindows[windowFeature(c, line, p)]);
      continue;
    }
    std::array<std::array<std::int32_t, kFittedLine + 1>, kFittedLine + 1> means{};
    for (int alike = 0; alike <= kFittedLine; ++alike)
      for (int others = 0; alike + others <= kFittedLine; ++others)
        means[static_cast<std::size_t>(alike)][static_cast<std::size_t>(others)] =
            meanWeight(c, {alike, others});
    forEachPattern(line, [&](std::uint16_t pattern, Balls balls) {
      const int alike = balls.alike == 0 ? 0 : std::clamp(balls.alike + kFittedLine - line, 1, kFittedLine);
      const int others = std::min({balls.others, kFittedLine - alike, alike * 4});
      judge.setWeight(windowFeature(c, line, pattern),
                      means[static_cast<std::size_t>(alike)][static_cast<std::size_t>(others)]);
    });
  }
  const std::size_t blocks = windowFeature(kWindowClasses, line, 0);
  for (std::size_t p = 0; p < kFittedBlocks.size(); ++p) judge.setWeight(blocks + p, kFittedBlocks[p]);
  const std::size_t cells = shapes.cellCount();
  for (std::size_t e = 0; e <= cells; ++e) {
    const std::size_t below = e * kFittedCells / cells, beyond = e * kFittedCells % cells;
    const std::int32_t weight = kFittedEmpties[below];
    const std::int32_t step = beyond > 0 ? kFittedEmpties[below + 1] - weight : 0;
    judge.setEmptiesWeight(
        e, weight + step * static_cast<std::int32_t>(beyond) / static_cast<std::int32_t>(cells));
  }
  if (shapes.settings().size > kFittedSize) useOnLargeBoard(judge, shapes);
  return judge;
}

Judge greedyJudge(const Shapes& shapes) {
  // By how many balls are missing: tuned over some thousand games, where 5 to 6 times as much for a ball more did best.
  // None is as much as a line that vanishes, 5 * Judge::kPoint.
  constexpr std::array<std::int32_t, 5> kByMissing{0, 300, 55, 10, 2};
  Judge judge(shapes);
  const int line = shapes.settings().line;
  forEachPattern(line, [&](std::uint16_t pattern, Balls balls) {
    const auto missing = static_cast<std::size_t>(line - balls.alike);
    if (balls.others > 0 || missing >= kByMissing.size()) return;
    for (int c = 0; c < kWindowClasses; ++c)
      judge.setWeight(windowFeature(c, line, pattern), kByMissing[missing]);
  });
  return judge;
}

}  // namespace searchlight::lines::player
