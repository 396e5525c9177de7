// tests/benchmarks/lines_judge_fit.cpp: fits the judge of Color Lines and prints core/lines/player/judge_weights.cpp.
//
//   lines_judge_fit MOVES SEED [RATE [WEIGHTS]] > new_weights.txt     # a number a line, to begin from the next time
//
// TD(0) with a discount of 0.99 a turn over games that the judge plays itself, one move ahead, places known; every weight
// has a rate of its own (temporal coherence: D. Beal, M. Smith, 1999), times RATE (1). The weights in the source are from
// 0.35 million moves, then 4.4, then 0.7 at RATE 0.15. Times Judge::kPoint and rounded they are what the source has, in
// the order windows, blocks, empties.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <vector>

#include "core/lines/player/swift_game.h"

using namespace searchlight;
using namespace searchlight::lines;
using namespace searchlight::lines::player;

namespace {

constexpr double kDiscount = 0.99;

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

std::vector<std::size_t> featuresOf(const SwiftBoard& board) {
  std::vector<std::size_t> features;
  board.forEachFeature([&](std::size_t f) { features.push_back(f); });
  features.push_back(board.shapes().featureCount() + board.emptyCount());
  return features;
}

SwiftBoard copyOf(const SwiftBoard& board, const Judge& judge) {
  SwiftBoard copy(board.shapes(), judge);
  for (Cell c = 0; c < board.cellCount(); ++c)
    if (board[c] != 0) copy.set(c, board[c]);
  return copy;
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
  Learner learner(shapes.featureCount() + shapes.cellCount() + 1);
  const auto use = [&](std::size_t f) {
    const auto weight = static_cast<std::int32_t>(std::lround(learner.weight[f] * Judge::kPoint));
    if (f < shapes.featureCount())
      judge.setWeight(f, weight);
    else
      judge.setEmptiesWeight(f - shapes.featureCount(), weight);
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
      p.board = copyOf(p.board, judge);  // which keeps what shapes were worth
      ++played;
      points += scored;
    }
    if (++games % 100 == 0)
      std::fprintf(stderr, "%ld moves, %ld games, %.1f points a game\n", played, games,
                   static_cast<double>(points) / static_cast<double>(games));
  }
  for (const double weight : learner.weight) std::cout << weight << '\n';
}
