// tests/core/sokoban_improve_test.cpp: long-winded solutions become the best ones that are known; ways that a player keeps to.
#include <stop_token>

#include "core/sokoban/improve.h"
#include "core/sokoban/solution_path.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::Outcome;

namespace {

std::vector<Direction> pathOf(const char* lurd) { return std::get<Lurd>(readLurd(lurd)).steps; }

Played playedBy(const Board& board, const std::vector<Direction>& steps) {
  const Replay replay = play(board, steps);
  if (!replay.isSolved) qFatal("these steps solve nothing");
  return {static_cast<std::uint32_t>(replay.moves()), static_cast<std::uint32_t>(replay.pushes)};
}

std::vector<Direction> solutionOf(const Board& board, search::Algorithm algorithm,
                                  Metric metric = Metric::Pushes) {
  return solve(board, {metric, {}}, {.algorithm = algorithm}).steps;
}

ImproveOptions hard(std::uint64_t expansions) {
  ImproveOptions options;
  options.expansions = expansions;
  return options;
}

// The worker walks about before he goes on: as many moves more, all of them in vain.
std::vector<Direction> bloated(const Board& board, const std::vector<Direction>& steps, Random& random) {
  std::vector<Direction> longer;
  Position at = board.opening();
  for (const Direction next : steps) {
    for (int i = random.between(0, 3); i > 0; --i) {
      const Direction there = kStraight[random.below(4)];
      if (board.kindOf(at, there) != StepKind::Walk) continue;
      longer.push_back(there);
      longer.push_back(opposite(there));
    }
    longer.push_back(next);
    board.step(at, next);
  }
  return longer;
}

}  // namespace

class SokobanImproveTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void walksInVainAreLeftOut() {
    const Board board = testing::sokobanCorridor();
    const Improved better = improve(board, pathOf("rlrlrRlrR"), Metric::Pushes);
    QCOMPARE(QString::fromStdString(lurdText(play(board, better.steps).steps)), u"rRR"_s);
    QCOMPARE(better.before, (Played{9, 2}));
    QCOMPARE(better.after, (Played{3, 2}));
    QVERIFY(better.isOptimal);
    QCOMPARE(better.outcome, Outcome::Exhausted);
  }

  // A box is taken past its goal and back.
  void pushesInVainAreLeftOut() {
    const Board board = testing::sokobanBoard({"##########", "#@ $ .   #", "#        #", "##########"});
    const auto longest = pathOf("rRRRRdrruLLdllurR");
    QVERIFY(!play(board, longest).illegal);
    const auto steps = pathOf("rRRRdrruL");
    QCOMPARE(playedBy(board, steps), (Played{9, 4}));
    const Improved better = improve(board, steps, Metric::Pushes);
    QCOMPARE(better.after, (Played{3, 2}));
    QCOMPARE(playedBy(board, better.steps), better.after);
  }

  // Article 4's figures, from a solution that a search without any bound has found in depth first.
  void theArticlesLevelComesDownToItsBest() {
    const Board board = testing::articleBoard();
    const std::vector<Direction> first = solutionOf(board, search::Algorithm::Greedy);
    const Improved pushes = improve(board, first, Metric::Pushes, hard(100'000));
    QCOMPARE(pushes.after.pushes, 46U);
    QVERIFY(pushes.isOptimal);
    const Improved moves = improve(board, first, Metric::Moves, hard(100'000));
    QCOMPARE(moves.after.moves, 188U);
    QVERIFY(moves.isOptimal);
    QVERIFY(pushes.before == moves.before && pushes.before.pushes > 46);
  }

  // Random levels: never worse, always a solution, and with enough effort the fewest.
  void neverWorseAndInTheEndTheBest() {
    Random random = testing::randomFor("improve");
    int gained = 0, fewer = 0;
    const auto hasShown = [&] { return gained > 20 && fewer > 0; };
    for (int i = 0; testing::goesOn(i, 600, hasShown()); ++i) {
      const Board board = testing::randomSokoban(random, random.between(6, 9), random.between(6, 8),
                                                 random.between(1, 3), 12);
      const std::vector<Direction> found = solutionOf(board, search::Algorithm::Greedy);
      if (found.empty()) continue;
      const std::vector<Direction> given = bloated(board, found, random);
      const Played before = playedBy(board, given);
      for (const Metric aim : {Metric::Pushes, Metric::Moves}) {
        const Improved little = improve(board, given, aim, hard(20)), much = improve(board, given, aim);
        QCOMPARE(little.before, before);
        QCOMPARE(playedBy(board, little.steps), little.after);
        QCOMPARE(playedBy(board, much.steps), much.after);
        const Played best = playedBy(board, solutionOf(board, search::Algorithm::AStar, aim));
        if (aim == Metric::Pushes) {
          QVERIFY(little.after.pushes <= before.pushes);
          QVERIFY(little.after.pushes < before.pushes || little.after.moves <= before.moves);
          QCOMPARE(much.after.pushes, best.pushes);
          fewer += much.after.pushes < before.pushes;
        } else {
          QVERIFY(little.after.moves <= before.moves);
          QCOMPARE(much.after.moves, best.moves);
        }
        QVERIFY(much.isOptimal);
        gained += much.after.moves < before.moves;
      }
    }
    qInfo("fewer moves %d times, fewer pushes %d times", gained, fewer);
    QVERIFY(hasShown());
  }

  // The level's fewest pushes are 35, which windows of so few expansions do not find among all positions.
  void detoursAreFoundNearTheSolution() {
    const Board board = testing::sokobanBoard({"##############", "#      #     #", "# ## # #$##$ #",
                                               "#    #   $@$ #", "#  ###.. ##$ #", "#    #..   $ #",
                                               "# ##  ..  ## #", "#      #     #", "##############"});
    const auto given = pathOf(
        "llddddrrrruullldlluurdrdllrrurrruuldrdllldlluurdrdlrurruulrruuldddrdllllrrruuuullldddlluuu"
        "llddllddrrddrrullulluurruurrdddrruuurrrddddlldllrrurruuuulllddddrrruullrruulllddlrrrrddlll"
        "udrddluludrrulrrruuuullldddurrrddlldllldllurlulluurruurrddrrddrdl");
    const Improved better = improve(board, given, Metric::Pushes, hard(500));
    QCOMPARE(better.before.pushes, 43U);
    QCOMPARE(better.after.pushes, 35U);
    QCOMPARE(playedBy(board, better.steps), better.after);
  }

  void stopsWithWhatItHas() {
    const Board board = testing::articleBoard();
    const std::vector<Direction> first = solutionOf(board, search::Algorithm::Greedy);
    std::stop_source source;
    int told = 0;
    const Improved better =
        improve(board, first, Metric::Pushes, {}, source.get_token(), [&](const ImproveProgress& p) {
          ++told;
          if (p.now.moves < p.before.moves) source.request_stop();
        });
    QCOMPARE(better.outcome, Outcome::Stopped);
    QVERIFY(told > 0);
    QVERIFY(better.after.moves < better.before.moves);
    QCOMPARE(playedBy(board, better.steps), better.after);
    ImproveOptions none;
    none.limits.seconds = 0;
    QCOMPARE(improve(board, first, Metric::Pushes, none).outcome, Outcome::TimeLimit);
  }

  void aSolvedLevelHasNothingToImprove() {
    const Board board = testing::sokobanBoard({"#####", "#@ *#", "#####"});
    QCOMPARE(improve(board, {}, Metric::Pushes).after, (Played{0, 0}));
    QCOMPARE(improve(board, pathOf("rl"), Metric::Moves).after, (Played{0, 0}));
  }

  // ---- A way that is kept to -----------------------------------------------------------------------------------------------------

  void aWayKnowsWhereThePlayerIs() {
    const Board board = testing::sokobanBoard({"#########", "#@ $  . #", "#       #", "#########"});
    const SolutionPath way(board, board.opening(), pathOf("rRRR"), true);
    QCOMPARE(way.pushes(), 3U);
    QVERIFY(way.isOptimal());
    Position at = board.opening();
    QCOMPARE(way.find(at), std::optional<std::size_t>(0));
    for (const Direction d : pathOf("ddrrd")) board.step(at, d);  // walks keep to it
    QCOMPARE(way.find(at), std::optional<std::size_t>(0));
    QCOMPARE(board.point(way.push(0).box), (Point{3, 1}));
    QCOMPARE(way.push(0).direction, Direction::Right);
    const std::vector<Direction> next = way.stepsToNext(at, 0);
    for (const Direction d : next) QVERIFY(board.step(at, d) != StepKind::Blocked);
    QCOMPARE(way.find(at), std::optional<std::size_t>(1));
    Position end = at;
    for (const Direction d : way.stepsToEnd(at, 1)) QVERIFY(board.step(end, d) != StepKind::Blocked);
    QVERIFY(board.isSolved(end));
    QCOMPARE(way.find(end), std::optional<std::size_t>(3));
    QVERIFY(way.stepsToEnd(end, 3).empty());
    for (const Direction d : pathOf("ruL")) board.step(at, d);
    Position beside = board.opening();
    for (const Direction d : pathOf("drruU")) board.step(beside, d);
    beside.moveBox(board.cell({3, 1}), board.cell({3, 2}));
    QVERIFY(!way.find(beside));
  }

  // Counting moves the worker must stand there in the end, counting pushes he must be able to come there.
  void theWorkersEndIsPartOfTheQuestion() {
    const Board board = testing::sokobanBoard({"#######", "#@ $ .#", "#     #", "#######"});
    search::SessionOptions options;
    LevelQuestion question{Metric::Moves, {}, board.cell({4, 1})};
    QCOMPARE(solve(board, question, options).moves(), 3U);
    question.workerEnd = board.cell({1, 2});  // never behind a push to the goal
    QCOMPARE(solve(board, question, options).outcome, Outcome::Exhausted);
    question.metric = Metric::Pushes;
    QCOMPARE(solve(board, question, options).pushes, 2U);
    question.workerEnd = board.cell({5, 1});  // the box is there
    QCOMPARE(solve(board, question, options).outcome, Outcome::Exhausted);
  }
};

SEARCHLIGHT_TEST(SokobanImproveTest)
#include "sokoban_improve_test.moc"
