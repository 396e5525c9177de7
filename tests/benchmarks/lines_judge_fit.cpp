// tests/benchmarks/lines_judge_fit.cpp: fits the judge of Color Lines and prints the numbers of core/lines/player/judge.cpp.
//
//   lines_judge_fit MOVES SEED [RATE [WEIGHTS]] > new_weights.txt     # a number a line, to begin from the next time
//
// TD(0) with a discount of 0.99 a turn over games that the judge plays itself, one move ahead, places known; every weight
// has a rate of its own (temporal coherence: D. Beal, M. Smith, 1999), times RATE (1). Patterns that are mirror images of each other
// learn as one. Times Judge::kPoint and rounded the weights are what the source has, in the order windows, blocks, crosses, empties,
// alones. Those in the source are from 5.5 million moves without crosses and alones, 0.6 with alones at RATE 0.5, then with
// crosses 0.4 at 0.5, 4 at 0.7 and 1.5 at a RATE that fell from 0.15 to 0; the latter were played by four threads that shared the
// weights.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <vector>

#include "core/lines/player/swift_game.h"

using namespace searchlight;
using namespace searchlight::lines;
using namespace searchlight::lines::player;

namespace {

constexpr double kDiscount = 0.99;
constexpr std::size_t kAlones = kFittedLine * (Judge::kMostOfColour + 1);  // by balls alike, none among them

struct Learner {
  std::vector<double> weight, sum, sumOfSizes;
  explicit Learner(std::size_t count) : weight(count), sum(count), sumOfSizes(count) {}
  double value(const std::vector<std::size_t>& features) const {
    double value = 0;
    for (const std::size_t f : features) value += weight[f];
    return value;
  }
  void learn(const std::vector<std::size_t>& features, double error, double rate) {
    for (const std::size_t f : features) {
      const double coherence = sumOfSizes[f] > 0 ? std::abs(sum[f]) / sumOfSizes[f] : 1;
      weight[f] += rate * coherence * error / static_cast<double>(features.size());
      sum[f] += error;
      sumOfSizes[f] += std::abs(error);
    }
  }
};

// Where in a shape's mirror images its cells come from.
using Image = std::vector<std::size_t>;
const std::vector<Image> kWindow{{4, 3, 2, 1, 0}}, kBlock{{1, 0, 3, 2}, {2, 3, 0, 1}, {0, 2, 1, 3}},
    kCross{{0, 2, 3, 4, 1}, {0, 4, 3, 2, 1}}, kOnEdge{{0, 3, 2, 1}}, kInCorner{{0, 2, 1}};

// By feature the one that it learns with.
std::vector<std::size_t> learners(std::size_t count) {
  std::vector<std::size_t> as(count);
  std::iota(as.begin(), as.end(), std::size_t{0});
  const auto join = [&](std::size_t first, std::size_t cells, const std::vector<Image>& images) {
    std::vector<std::uint8_t> digits(cells), mirrored(cells);
    // Twice: what is joined by two images in a row is, too.
    for (int time = 0; time < 2; ++time)
      for (std::size_t code = 0; code < std::size_t{1} << 3 * cells; ++code) {
        for (std::size_t i = 0; i < cells; ++i) digits[i] = code >> 3 * i & 7;
        for (const Image& image : images) {
          for (std::size_t i = 0; i < cells; ++i) mirrored[i] = digits[image[i]];
          std::size_t &a = as[first + patternOf(digits)], &b = as[first + patternOf(mirrored)];
          a = b = std::min(a, b);
        }
      }
  };
  std::size_t first = 0;
  for (int c = 0; c < kWindowClasses; ++c, first += kFittedWindowPatterns) join(first, 5, kWindow);
  join(first, 4, kBlock);
  first += kFittedBlockPatterns;
  for (int c = 0; c < kCrossPlaces; ++c, first += patternCount(5)) join(first, 5, kCross);
  join(first, 4, kOnEdge);
  join(first + patternCount(4), 3, kInCorner);
  return as;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) return 2;
  const long moves = std::atol(arguments[1]);
  Random random(static_cast<std::uint64_t>(std::atol(arguments[2])));
  const double rate = count > 3 ? std::atof(arguments[3]) : 1;
  Settings settings;
  settings.score = Score::Quadratic;
  const Shapes shapes(settings);
  Judge judge(shapes);
  const std::size_t empties = shapes.featureCount(), alones = empties + shapes.cellCount() + 1;
  Learner learner(alones + kAlones);
  const std::vector<std::size_t> learnsAs = learners(learner.weight.size());
  std::vector<std::vector<std::size_t>> taughtBy(learner.weight.size());
  for (std::size_t f = 0; f < learnsAs.size(); ++f) taughtBy[learnsAs[f]].push_back(f);
  const auto use = [&](std::size_t learned) {
    const auto weight = static_cast<std::int32_t>(std::lround(learner.weight[learned] * Judge::kPoint));
    for (const std::size_t f : taughtBy[learned])
      if (f < empties)
        judge.setWeight(f, weight);
      else if (f < alones)
        judge.setEmptiesWeight(f - empties, weight);
      else
        judge.setAloneWeight((f - alones) / (Judge::kMostOfColour + 1),
                             (f - alones) % (Judge::kMostOfColour + 1), weight);
  };
  const auto featuresOf = [&](const SwiftBoard& board) {
    std::vector<std::size_t> features;
    for (std::size_t s = 0; s < shapes.shapeCount(); ++s) {
      const std::uint32_t code = board.code(s);
      features.push_back(learnsAs[shapes.firstFeature(s) + shapes.pattern(code)]);
      if (const std::size_t alone = shapes.alone(code); alone > 0)
        features.push_back(alones + alone / Shapes::alone(1, 0) * (Judge::kMostOfColour + 1) +
                           std::min(board.countOf(static_cast<std::uint8_t>(alone % Shapes::alone(1, 0))),
                                    Judge::kMostOfColour));
    }
    features.push_back(empties + board.emptyCount());
    return features;
  };
  if (count > 4) {
    std::ifstream file(arguments[4]);
    for (std::size_t f = 0; f < learner.weight.size() && file >> learner.weight[f]; ++f) use(f);
  }
  long played = 0, games = 0, points = 0;
  while (played < moves) {
    SwiftPosition p{SwiftBoard(shapes, judge)};
    drawDue(p, random);
    for (const Ball& ball : p.dueBalls()) p.board.set(ball.cell, ball.colour);
    drawDue(p, random);
    JudgedMove best;
    while (played < moves && bestMove(p, random, best)) {
      const std::vector<std::size_t> before = featuresOf(p.board);
      const int scored = play(p, best.move, random);
      const double after = p.board.emptyCount() == 0 ? 0 : learner.value(featuresOf(p.board));
      learner.learn(before, scored + kDiscount * after - learner.value(before), rate);
      for (const std::size_t f : before) use(f);
      ++played;
      points += scored;
    }
    if (++games % 100 == 0)
      std::fprintf(stderr, "%ld moves, %ld games, %.1f points a game\n", played, games,
                   static_cast<double>(points) / static_cast<double>(games));
  }
  for (const std::size_t learned : learnsAs) std::cout << learner.weight[learned] << '\n';
}
