// tests/core/sokoban_generate_test.cpp: levels that are made need what they claim, and are as they were wished for.
#include "core/sokoban/generate.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/slow_sokoban.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

class SokobanGenerateTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void claims_data() {
    const auto row = testing::columns<int, bool>("aim", "isSymmetric");
    for (const bool isSymmetric : {false, true}) {
      const char* const room = isSymmetric ? "mirrored" : "free";
      row(testing::rowName("deepest, %s", room), static_cast<int>(Aim::Deepest), isSymmetric);
      row(testing::rowName("hardest, %s", room), static_cast<int>(Aim::Hardest), isSymmetric);
      row(testing::rowName("farthest, %s", room), static_cast<int>(Aim::Farthest), isSymmetric);
    }
  }
  // The fewest pushes are what slow rules find, the room and its boxes are as wished for, and A* is counted right.
  void claims() {
    FETCH_ALL((const int, aim), (const bool, isSymmetric));
    const std::uint64_t seed = testing::seed();
    int made = 0;
    for (std::uint32_t i = 0; i < (testing::isShortened() ? 2u : 8u); ++i) {
      LevelWish wish;
      wish.width = 7;
      wish.height = 6;
      wish.boxes = 2;
      wish.seed = seed + i;
      wish.rooms = 8;
      wish.aim = static_cast<Aim>(aim);
      wish.isSymmetric = isSymmetric;
      search::Outcome outcome{};
      const auto level = generateLevel(wish, {}, {}, outcome);
      QVERIFY(outcome == search::Outcome::Exhausted);  // nothing has stopped it
      if (!level) continue;
      ++made;
      const auto rows = level->board.rows(level->board.opening());
      QCOMPARE(level->board.width(), wish.width);
      QCOMPARE(level->board.height(), wish.height);
      QCOMPARE(level->board.opening().boxes.size(), 2u);
      QCOMPARE(static_cast<int>(level->pushes), testing::SlowSokoban::of(rows).pushes);
      if (isSymmetric)
        for (const std::string& row : rows)
          for (std::size_t x = 0; x < row.size(); ++x)
            QCOMPARE(row[x] == '#', row[row.size() - 1 - x] == '#');
      const auto solved = solve(level->board, {}, {.algorithm = search::Algorithm::AStar});
      QCOMPARE(level->expanded, wish.aim == Aim::Deepest ? 0 : solved.stats.expanded);
      const auto again = generateLevel(wish);
      QVERIFY(again);
      QCOMPARE(again->board.rows(again->board.opening()), rows);
    }
    QVERIFY(made > 0);
  }

  // Room and goals are their own mirror, also where one goal is on the axis, and in rooms that were changed.
  void mirrors_data() {
    const auto row = testing::columns<int, int>("width", "boxes");
    for (const int width : {5, 8, 9})
      for (const int boxes : {1, 2, 3, 4})
        if (width % 2 == 1 || boxes % 2 == 0)
          row(testing::rowName("%d wide, %d boxes", width, boxes), width, boxes);
  }
  void mirrors() {
    FETCH(const int, width, boxes);
    int made = 0;
    for (std::uint32_t i = 0; i < (testing::isShortened() ? 2u : 8u); ++i) {
      LevelWish wish;
      wish.width = width;
      wish.height = 7;
      wish.boxes = boxes;
      wish.seed = testing::seed() + i;
      wish.rooms = 8;
      wish.expansions = 3'000;
      wish.isSymmetric = true;
      QCOMPARE(english(whyNot(wish)), std::string());
      const auto level = generateLevel(wish);
      if (!level) continue;
      ++made;
      const auto isGoal = [](char c) { return c == '.' || c == '*' || c == '+'; };
      for (const std::string& row : level->board.rows(level->board.opening())) {
        QCOMPARE(row.size(), static_cast<std::size_t>(width));
        for (std::size_t x = 0; x < row.size(); ++x) {
          QCOMPARE(row[x] == '#', row[row.size() - 1 - x] == '#');
          QCOMPARE(isGoal(row[x]), isGoal(row[row.size() - 1 - x]));
        }
      }
    }
    QVERIFY(made > 0);
  }
  void noMirrorOfAnOddGoal() {
    LevelWish wish;
    wish.width = 8;
    wish.boxes = 3;
    QVERIFY(whyNot(wish).empty());
    wish.isSymmetric = true;
    QVERIFY(!whyNot(wish).empty());
  }

  // A budget that somebody else has used up ends it, and whatever was taken is given back.
  void theBudgetIsKept() {
    for (const Aim aim : {Aim::Deepest, Aim::Farthest}) {
      LevelWish wish;
      wish.boxes = 2;
      wish.aim = aim;
      const auto budget = std::make_shared<search::MemoryBudget>(std::size_t{1} << 30);
      search::Outcome outcome{};
      const auto level = generateLevel(wish, {}, {}, outcome, budget);
      QVERIFY(level && outcome == search::Outcome::Exhausted);
      QCOMPARE(budget->used(), std::size_t{0});
      budget->setTotal(1);
      QVERIFY(!generateLevel(wish, {}, {}, outcome, budget));
      QVERIFY(outcome == search::Outcome::MemoryLimit);
      QCOMPARE(budget->used(), std::size_t{0});
    }
  }

  void difficulties() {
    QCOMPARE(difficulty(1, 1), 1u);
    QCOMPARE(difficulty(10, 9), 10u);
    QCOMPARE(difficulty(10, 10), 20u);
    QCOMPARE(difficulty(46, 20'106), 230u);
  }
};

SEARCHLIGHT_TEST(SokobanGenerateTest)
#include "sokoban_generate_test.moc"
