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
  for (std::size_t e = 0; e < kFittedEmpties.size(); ++e) judge.setEmptiesWeight(e, kFittedEmpties[e]);
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
