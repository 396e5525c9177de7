// tests/core/sokoban_features_test.cpp: pushes of one box as far as it goes, packing plans, features, and the search by them.

#include "core/sokoban/box_tables.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/feature_search.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/solve.h"
#include "core/text/files.h"
#include "tests/core/seed.h"
#include "tests/core/slow_sokoban.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::Outcome;

namespace {

using Strings = std::vector<std::string>;

std::shared_ptr<const Ground> groundOf(const Strings& rows) {
  const auto read = Board::fromRows(rows);
  if (const auto* fault = std::get_if<Fault>(&read)) qFatal("%s", english(fault->what).c_str());
  return std::make_shared<const Ground>(std::get<Board>(read));
}

// A walled room, at most 9 x 9 with its walls and five boxes.
Strings randomRoom(Random& random, int mostSide, int mostBoxes) {
  for (;;) {
    const int width = random.between(5, mostSide), height = random.between(5, mostSide);
    const int boxes = random.between(1, mostBoxes);
    Strings rows(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '#'));
    std::vector<char*> free;
    for (int y = 1; y < height - 1; ++y)
      for (int x = 1; x < width - 1; ++x)
        if (!random.chance(0.2)) {
          char& c = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
          c = ' ';
          free.push_back(&c);
        }
    if (free.size() < static_cast<std::size_t>(2 * boxes + 2)) continue;
    random.shuffle(std::span(free));
    std::size_t at = 0;
    for (int i = 0; i < boxes; ++i) *free[at++] = '.';
    for (int i = 0; i < boxes; ++i) *free[at++] = '$';
    *free[at] = '@';
    const auto read = Board::fromRows(rows);
    if (const auto* board = std::get_if<Board>(&read))
      if (board->opening().boxes.size() == static_cast<std::size_t>(boxes) &&
          board->goals().size() == static_cast<std::size_t>(boxes))
        return rows;
  }
}

struct Found {
  Outcome outcome{};
  bool isRight = true;  // its positions lead from the opening to the end
};
Found searched(const std::shared_ptr<const Ground>& ground, const Ideas& ideas, std::uint64_t seed,
               MacroBoard::Kind kind) {
  FeatureSearch search(ground, ideas, std::make_shared<search::MemoryAccount>(), seed, nullptr, kind);
  Found found;
  found.outcome = search.advance(~std::uint64_t{0});
  if (found.outcome == Outcome::Solved)
    found.isRight = play(ground->board(), stepsAlong(ground->board(), search.positions())).isSolved;
  return found;
}

// One by pushes and one by pulls, in turns of a few positions, until either ends.
Found met(const std::shared_ptr<const Ground>& ground, const Ideas& ideas, Random& random) {
  const auto known = std::make_shared<KnownDeadlocks>(*ground, std::make_shared<search::MemoryAccount>());
  const auto search = [&](MacroBoard::Kind kind) {
    return FeatureSearch(ground, ideas, std::make_shared<search::MemoryAccount>(), 0, known, kind);
  };
  FeatureSearch pushing = search(MacroBoard::Pushes), pulling = search(MacroBoard::Pulls);
  pushing.meet(pulling);
  pulling.meet(pushing);
  for (FeatureSearch* turn = &pushing;; turn = turn == &pushing ? &pulling : &pushing) {
    Found found;
    found.outcome = turn->advance(static_cast<std::uint64_t>(random.between(1, 9)));
    if (found.outcome == Outcome::Running) continue;
    if (found.outcome == Outcome::Solved)
      found.isRight = play(ground->board(), stepsAlong(ground->board(), turn->positions())).isSolved;
    return found;
  }
}

}  // namespace

class SokobanFeaturesTest : public QObject {
  Q_OBJECT
 private slots:
  // What a box comes to by its own pushes is what single steps of the rules come to while no other box moves.
  void restsAreThoseOfSteps() {
    Random random = testing::randomFor("rests");
    for (int i = 0; i < testing::rounds(150); ++i) {
      const auto ground = groundOf(randomRoom(random, 9, 5));
      const Board& board = ground->board();
      const Position& opening = board.opening();
      for (const Cell box : opening.boxes) {
        // Box and worker, by steps that push no other box.
        std::set<std::pair<Cell, Cell>> met{{box, opening.worker}};
        std::vector<std::pair<Cell, Cell>> open(met.begin(), met.end());
        while (!open.empty()) {
          const auto [at, worker] = open.back();
          open.pop_back();
          for (const Direction d : kStraight) {
            Position next = opening;
            if (at != box) next.moveBox(box, at);
            next.worker = worker;
            if (board.step(next, d) == StepKind::Blocked) continue;
            Cell moved = at;
            if (next.worker == at) moved = board.beside(at, d);
            Position same = opening;
            if (moved != box) same.moveBox(box, moved);
            if (same.boxes != next.boxes) continue;
            if (met.emplace(moved, next.worker).second) open.emplace_back(moved, next.worker);
          }
        }
        std::set<std::pair<Cell, int>> expected, found;  // square and side
        for (const auto& [at, worker] : met)
          for (const Direction d : kStraight)
            if (board.beside(at, d) == worker) expected.emplace(at, static_cast<int>(d));
        MacroBoard macro(*ground);
        for (const Cell other : opening.boxes) macro.put(ground->square(other));
        macro.findRegions();
        const MacroBoard::Sides sides =
            macro.sidesIn(ground->square(box), macro.region(ground->square(opening.worker)));
        const auto take = [&](Square to, MacroBoard::Sides which) {
          for (const Direction d : kStraight)
            if ((which & MacroBoard::bit(d)) != 0) found.emplace(ground->cell(to), static_cast<int>(d));
        };
        take(ground->square(box), sides);
        const std::vector<std::uint8_t> anywhere(ground->squareCount() + 1, 1);
        macro.forEachRest<MacroBoard::Pushes>(ground->square(box), sides, anywhere.data(),
                                              [&](const MacroBoard::Rest& rest) {
                                                take(rest.to, rest.sides);
                                                return true;
                                              });
        QCOMPARE(found, expected);
      }
    }
  }

  void regions() {
    const auto ground = groundOf({"#######", "#@ $ .#", "#  $ .#", "#  $ .#", "#######"});
    MacroBoard board(*ground);
    board.findRegions();
    QCOMPARE(board.regionCount(), 1U);
    for (const Cell box : ground->board().opening().boxes) board.put(ground->square(box));
    board.findRegions();
    QCOMPARE(board.regionCount(), 2U);
    QCOMPARE(board.sizeOf(board.region(ground->square(ground->board().opening().worker))), 6U);
  }

  // The goal farthest in is packed first.
  void planOfADeadEnd() {
    const auto ground = groundOf(
        {"##########", "#@       #", "#   $$$  #", "#        #", "#  #######", "#  ...####", "##########"});
    const PackingPlan plan = makePackingPlan(*ground, 0);
    QVERIFY(plan.isWhole);
    QVERIFY(!plan.parks);
    QCOMPARE(plan.stages.size(), 4U);
    std::vector<int> columns;
    for (std::size_t i = 1; i < plan.stages.size(); ++i)
      for (const Square s : plan.stages[i])
        if (std::ranges::find(plan.stages[i - 1], s) == plan.stages[i - 1].end())
          columns.push_back(ground->board().point(ground->cell(s)).x);
    QCOMPARE(columns, (std::vector<int>{5, 4, 3}));
  }

  // From none of the places where the worker may be in the end, all boxes come out by parking one after the other where the first room is.
  void planThatTakesBackAParking() {
    const auto ground = groundOf({" ####", " #. ###", " #     ###", " # #$$$# #", " # #  ## #", " #.#     #",
                                  " #  #   ##", "##   ####", "# @  #", "# #  # #", "# .  #  #", "######"});
    for (const std::uint64_t seed : {0, 1, 2}) {
      const PackingPlan plan = makePackingPlan(*ground, seed);
      QVERIFY(plan.isWhole);
      QVERIFY(plan.parks);
      QVERIFY(plan.stages.front().empty());
      std::vector<Square> goals = ground->goals();
      std::ranges::sort(goals);
      QCOMPARE(plan.stages.back(), goals);
      // Each stage brings one box, or moves one.
      for (std::size_t i = 1; i < plan.stages.size(); ++i) {
        std::vector<Square> come;
        std::ranges::set_difference(plan.stages[i], plan.stages[i - 1], std::back_inserter(come));
        QCOMPARE(come.size(), 1U);
      }
    }
  }

  // By pulls boxes come back to where they begin: those that can be pushed out are packed one after the other.
  void planOfPulls() {
    const auto opened = groundOf(
        {"##########", "#.      @#", "#.  $    #", "#.  $    #", "#   $    #", "#        #", "##########"});
    const PackingPlan pulls = makePackingPlan(*opened, 1, MacroBoard::Pulls);
    QVERIFY(pulls.isWhole);
    QCOMPARE(pulls.stages.size(), 4U);
    QVERIFY(pulls.stages.front().empty());
    std::vector<Square> begins;
    for (const Cell box : opened->board().opening().boxes) begins.push_back(opened->square(box));
    std::ranges::sort(begins);
    QCOMPARE(pulls.stages.back(), begins);
  }

  // Pairs of boxes of which one shuts the other off from every goal.
  void hotSpots_data() {
    const auto row = testing::columns<Strings, int>("rows", "pairs");
    row("none", Strings{"#########", "#@      #", "# $  $ .#", "#      .#", "#########"}, 0);
    row("one in the door", Strings{"###########", "#    #    #", "#@ $ $  ..#", "#    #    #", "###########"},
        1);
    row("two behind it",
        Strings{"###########", "#    #   .#", "# $  #  ..#", "#@   $    #", "# $  #    #", "#    #    #",
                "###########"},
        2);
    row("a goal on their side",
        Strings{"###########", "#    #   .#", "# $  #  ..#", "#@ . $    #", "# $  #    #", "#    #    #",
                "###########"},
        0);
    row("two doors",
        Strings{"###########", "#    #   .#", "#    $   .#", "#@ $ #    #", "#         #", "#    #    #",
                "###########"},
        0);
  }
  void hotSpots() {
    QFETCH(Strings, rows);
    const auto ground = groundOf(rows);
    search::MemoryAccount memory;
    PositionFeatures features(*ground, memory, 0);
    std::vector<std::uint64_t> words((ground->squareCount() + 63) / 64);
    for (const Cell box : ground->board().opening().boxes) {
      const Square s = ground->square(box);
      words[s / 64] |= std::uint64_t{1} << (s % 64);
    }
    PositionFeatures::Counted counted;
    features.count(words, 1, PositionFeatures::kNoStage, counted);
    QFETCH(int, pairs);
    QCOMPARE(static_cast<int>(counted.hotSpots), pairs);
  }

  void featuresOfBoards_data() {
    const auto row =
        testing::columns<Strings, int, int, int, int>("rows", "packed", "regions", "links", "outside");
    row("nothing packed",
        {"##########", "#@       #", "#   $$   #", "#        #", "#  #######", "#  ..#####", "##########"}, 0,
        1, 0, 0);
    row("the inner one",
        {"##########", "#@       #", "#    $   #", "#        #", "#  #######", "#  .*#####", "##########"}, 1,
        1, 1, 0);
    // That box is not packed, since it shuts the inner goal; but it can be pushed on, to be the next.
    row("the outer one",
        {"##########", "#@       #", "#    $   #", "#        #", "#  #######", "#  *.#####", "##########"}, 0,
        2, 1, 0);
    row("a door", {"#########", "#   #   #", "#@  $  .#", "#   #   #", "#########"}, 0, 2, 1, 0);
  }
  void featuresOfBoards() {
    QFETCH(Strings, rows);
    const auto ground = groundOf(rows);
    FeatureSearch search(ground, {}, std::make_shared<search::MemoryAccount>(), 0);
    std::vector<Square> boxes;
    for (const Cell box : ground->board().opening().boxes) boxes.push_back(ground->square(box));
    const Features features = search.featuresOf(boxes);
    FETCH(int, packed, regions, links, outside);
    QCOMPARE(int{features.packed}, packed);
    QCOMPARE(int{features.regions}, regions);
    QCOMPARE(int{features.links}, links);
    QCOMPARE(int{features.outside}, outside);
  }

  // It goes on to the end: what it calls exhausted cannot be solved, and what can be solved it solves; by slow rules, and where those
  // take too long by A*.
  void solvesWhatCanBeSolved() {
    Random random = testing::randomFor("features");
    int solvable = 0, unsolvable = 0;
    for (int i = 0; testing::goesOn(i, 600, solvable > 5 && unsolvable > 5); ++i) {
      const bool isSmall = i % 2 == 0;
      const Strings rows = isSmall ? randomRoom(random, 7, 3) : randomRoom(random, 9, 5);
      const auto ground = groundOf(rows);
      bool canBe = false;
      if (isSmall) {
        canBe = testing::SlowSokoban::of(rows).pushes >= 0;
      } else {
        const LevelSolution found = solve(ground, {}, {}, {.expansions = 20'000});
        if (found.outcome != Outcome::Solved && found.outcome != Outcome::Exhausted) continue;
        canBe = found.outcome == Outcome::Solved;
      }
      ++(canBe ? solvable : unsolvable);
      Ideas ideas;
      if (i % 3 != 2)
        for (const auto idea : kIdeaSwitches) ideas.*idea = random.chance(0.5);
      for (const auto kind : {MacroBoard::Pushes, MacroBoard::Pulls}) {
        const Found found = searched(ground, ideas, static_cast<std::uint64_t>(i % 4), kind);
        const std::string about = "level " + std::to_string(i);
        QVERIFY2(found.outcome == (canBe ? Outcome::Solved : Outcome::Exhausted), about.c_str());
        QVERIFY2(found.isRight, about.c_str());
      }
      const Found found = met(ground, ideas, random);
      QVERIFY(found.outcome == (canBe ? Outcome::Solved : Outcome::Exhausted));
      QVERIFY(found.isRight);
    }
    QVERIFY(solvable > 5 && unsolvable > 5);
  }

  // Of two and three boxes they tell exactly what slow rules do; of more they never call lost what can be solved.
  void tablesAreExact() {
    Random random = testing::randomFor("tables");
    int solvable = 0, lost = 0;
    for (int i = 0; testing::goesOn(i, 900, solvable > 20 && lost > 20); ++i) {
      const bool isExact = i % 3 != 0;
      const Strings rows = randomRoom(random, isExact ? 7 : 8, isExact ? 3 : 5);
      const auto ground = groundOf(rows);
      const std::size_t count = ground->board().opening().boxes.size();
      std::vector<Square> boxes;
      for (const Cell box : ground->board().opening().boxes) boxes.push_back(ground->square(box));
      const auto isDead = [&](Square box) { return ground->isDead(box); };
      if (count < 2 || std::any_of(boxes.begin(), boxes.end(), isDead)) continue;
      search::MemoryAccount memory;
      BoxTables tables(*ground, memory);
      while (tables.advance(static_cast<std::size_t>(random.between(1, 300)))) {
      }
      std::vector<std::uint64_t> bits(ground->squareCount() / 64 + 1);
      for (const Square box : boxes) bits[box / 64] |= std::uint64_t{1} << (box % 64);
      bool isLost = false;
      for (const Square box : boxes)
        isLost = tables.isLost(bits.data(), box, ground->square(ground->board().opening().worker)) || isLost;
      const auto about = [&] {
        std::string text = "level " + std::to_string(i);
        for (const std::string& row : rows) text += "\n" + row;
        return text;
      };
      const LevelSolution found = isExact ? LevelSolution{} : solve(ground, {}, {}, {.expansions = 20'000});
      if (!isExact && found.outcome != Outcome::Solved && found.outcome != Outcome::Exhausted) continue;
      const bool canBe =
          isExact ? testing::SlowSokoban::of(rows).pushes >= 0 : found.outcome == Outcome::Solved;
      QVERIFY2(isExact && count <= 3 ? isLost == !canBe : !(isLost && canBe), about().c_str());
      ++(isLost ? lost : solvable);
    }
    QVERIFY(solvable > 20 && lost > 20);
  }

  void theSameEachTime() {
    const auto ground = groundOf(
        {"##########", "#   #    #", "# $ $ $  #", "#  $#$ $ #", "#@  #....#", "#      ..#", "##########"});
    std::vector<std::uint64_t> expanded;
    for (int i = 0; i < 2; ++i) {
      FeatureSearch search(ground, {}, std::make_shared<search::MemoryAccount>(), 0);
      // In parts of any size.
      while (search.advance(i == 0 ? 7 : 1'000) == Outcome::Running) {
      }
      QCOMPARE(search.outcome(), Outcome::Solved);
      expanded.push_back(search.stats().expanded);
    }
    QCOMPARE(expanded[0], expanded[1]);
  }

  void keepsToItsMemory() {
    const auto ground =
        groundOf({"############", "#    ##    #", "# $ $  $ $ #", "#  $ ## $  #", "#  @       #",
                  "#....##....#", "# $  ##  $ #", "#          #", "############"});
    const auto memory = std::make_shared<search::MemoryAccount>();
    memory->setLimit(std::size_t{64} << 10);
    FeatureSearch search(ground, {}, memory, 1);
    const Outcome outcome = search.advance(100'000);
    QVERIFY(outcome == Outcome::MemoryLimit || outcome == Outcome::Solved);
    QVERIFY(memory->bytes() <= std::size_t{64} << 10);
  }

  // All sittings together do exactly what one does, and so do two of the same level: no clock decides whose turn it is.
  void anySolutionIsFoundInSittings() {
    const auto levels = readCollection(
        readFile(SEARCHLIGHT_TEST_DATA "/../../resources/levels/searchlight.xsb", 1'000'000), "ours");
    const auto ground = std::make_shared<const Ground>(*levels.levels.at(58).board);
    const LevelSolution whole = AnySolver(ground, {}, nullptr).run({}, {}, {});
    QVERIFY2(whole.stats.generated > 50'000, "several turns of each");
    AnySolver solver(ground, {}, nullptr);
    std::uint64_t told = 0;
    const auto tell = [&](const SolveProgress& progress) {
      QVERIFY(progress.stats.expanded > told);
      told = progress.stats.expanded;
    };
    search::Limits limits;
    LevelSolution found;
    do {
      limits.expansions = found.stats.expanded + 37;
      found = solver.run(limits, {}, tell);
    } while (found.outcome == Outcome::Stopped);
    QCOMPARE(found.outcome, Outcome::Solved);
    QVERIFY(play(ground->board(), found.steps).isSolved);
    QVERIFY(told > 0);
    QCOMPARE(found.steps, whole.steps);
    QVERIFY(found.stats == whole.stats);
  }

  // Which of them has packed the most, and where its boxes stand then.
  void tellsWhichSearchHasPackedTheMost() {
    const auto ground =
        groundOf({"############", "#    ##    #", "# $ $  $ $ #", "#  $ ## $  #", "#  @       #",
                  "#....##....#", "# $  ##  $ #", "#          #", "############"});
    std::size_t most = 0;
    const LevelSolution found = solveAny(ground, {}, {}, {}, nullptr, [&](const SolveProgress& progress) {
      QVERIFY(progress.farthest);
      const SolveProgress::Farthest& farthest = *progress.farthest;
      QVERIFY(farthest.search == AnySearch::FeaturesPushes || farthest.search == AnySearch::FeaturesPulls);
      QCOMPARE(farthest.boxes, std::size_t{8});
      const Board& board = ground->board();
      const std::vector<Cell>& begins = board.opening().boxes;
      QCOMPARE(std::ranges::count_if(farthest.position->boxes,
                                     [&](Cell box) {
                                       return farthest.search == AnySearch::FeaturesPulls
                                                  ? std::ranges::binary_search(begins, box)
                                                  : board.isGoal(box);
                                     }),
               static_cast<std::ptrdiff_t>(farthest.packed));
      QVERIFY(farthest.packed >= most);
      most = farthest.packed;
      QCOMPARE(farthest.position->boxes.size(), farthest.boxes);
    });
    QCOMPARE(found.outcome, Outcome::Solved);
  }

  // Names that are no longer switches are still read.
  void retiredIdeas() {
    Ideas expected;
    expected.freeze = false;
    QCOMPARE(ideasWithout("corral-search,freeze"), std::optional(expected));
    QCOMPARE(ideasWithout("corral-serch"), std::nullopt);
  }

  void anySolutionObeysAStop() {
    const auto ground =
        groundOf({"############", "#    ##    #", "# $ $  $ $ #", "#  $ ## $  #", "#  @       #",
                  "#....##....#", "# $  ##  $ #", "#          #", "############"});
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(solveAny(ground, {}, {}, stop.get_token(), nullptr, {}).outcome, Outcome::Stopped);
  }
};

SEARCHLIGHT_TEST(SokobanFeaturesTest)
#include "sokoban_features_test.moc"
