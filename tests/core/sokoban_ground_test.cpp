// tests/core/sokoban_ground_test.cpp: how far a lone box is from each goal and from the opening, and the matching over it; frozen boxes,
// and the goals that they leave to the others.
#include <numeric>

#include "core/sokoban/ground.h"
#include "core/sokoban/home_walls.h"
#include "core/sokoban/matching.h"
#include "tests/core/seed.h"
#include "tests/core/slow_sokoban.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

// The fewest pushes of a lone box between `fixed` and each place of it and the worker (by box and worker), from there or to there:
// what a step changes is taken over until nothing gets less.
std::vector<int> lonePushes(const Board& board, Cell fixed, bool isFrom) {
  constexpr int kNever = 1'000'000;
  const std::size_t cells = board.cellCount();
  std::vector<int> pushes(cells * cells, kNever);
  const auto at = [&](Cell box, Cell worker) -> int& { return pushes[box * cells + worker]; };
  std::vector<Cell> inside;
  for (std::size_t c = 0; c < cells; ++c)
    if (board.isInside(static_cast<Cell>(c))) inside.push_back(static_cast<Cell>(c));
  for (const Cell worker : inside)
    if (worker != fixed) at(fixed, worker) = 0;
  for (bool isLess = true; isLess;) {
    isLess = false;
    for (const Cell box : inside)
      for (const Cell worker : inside)
        for (const Direction d : kStraight) {
          if (box == worker) continue;
          const Cell to = board.beside(worker, d);
          const bool isPush = to == box;
          const Cell boxTo = isPush ? board.beside(box, d) : box;
          if (!board.isInside(to) || !board.isInside(boxTo)) continue;
          int &before = at(box, worker), &after = at(boxTo, to);
          int& less = isFrom ? after : before;
          const int come = (isFrom ? before : after) + (isPush ? 1 : 0);
          if (come >= less) continue;
          less = come;
          isLess = true;
        }
  }
  for (int& n : pushes) n = n >= kNever ? kNoPath : n;
  return pushes;
}

// Every entry of the table is what the slow rules say of its column's cell, and the least of a row is known.
void holdTable(const Ground& ground, const PushTable& table, const std::vector<Cell>& columns, bool isFrom) {
  const Board& board = ground.board();
  QCOMPARE(table.columns, columns.size());
  std::vector<std::vector<int>> slow;
  for (const Cell cell : columns) slow.push_back(lonePushes(board, cell, isFrom));
  for (std::size_t box = 0; box < ground.squareCount(); ++box)
    for (std::size_t worker = 0; worker < ground.squareCount(); ++worker) {
      if (box == worker) continue;
      const std::size_t row = ground.row(static_cast<Square>(box), static_cast<Square>(worker));
      const std::size_t place = ground.cell(static_cast<Square>(box)) * board.cellCount() +
                                ground.cell(static_cast<Square>(worker));
      int least = kNoPath;
      for (std::size_t k = 0; k < columns.size(); ++k) {
        QCOMPARE(int{table.row(row)[k]}, slow[k][place]);
        least = std::min(least, slow[k][place]);
      }
      QCOMPARE(int{table.nearest[row]}, least);
    }
}

// A question: which boxes stand for ever, the others, and where the worker is.
struct Asked {
  std::vector<Square> fixed, others;
  Square worker = kNoSquare;
};
Asked askedOf(const Ground& ground, const Position& position, const std::vector<Cell>& fixed) {
  Asked asked;
  asked.worker = ground.square(position.worker);
  for (const Cell box : position.boxes) {
    const bool isFixed = std::find(fixed.begin(), fixed.end(), box) != fixed.end();
    (isFixed ? asked.fixed : asked.others).push_back(ground.square(box));
  }
  std::sort(asked.fixed.begin(), asked.fixed.end());
  return asked;
}

// Whether one box alone can be pushed there, by stepping about between walls and what is fixed.
bool canCome(const Board& board, const Position& position, const std::vector<Cell>& fixed, Cell box,
             Cell goal) {
  std::vector<std::string> rows = board.rows(position);
  const auto at = [&](Cell cell) -> char& {
    const Point p = board.point(cell);
    return rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
  };
  for (std::size_t c = 0; c < board.cellCount(); ++c)
    if (board.isInside(static_cast<Cell>(c))) at(static_cast<Cell>(c)) = ' ';
  for (const Cell wall : fixed) at(wall) = '#';
  at(position.worker) = '@';
  at(box) = '$';
  if (std::find(fixed.begin(), fixed.end(), goal) != fixed.end()) return false;
  if (box == goal) return true;
  if (goal == position.worker)
    at(goal) = '+';
  else
    at(goal) = '.';
  for (std::string& row : rows) row.resize(static_cast<std::size_t>(board.width()), '#');
  return testing::SlowSokoban::of(rows).pushes >= 0;
}

// Whether each of the boxes from `k` on can have a goal of its own, by trying all.
bool hasRoom(const std::vector<std::vector<bool>>& comes, std::vector<bool>& isTaken, std::size_t k = 0) {
  if (k == comes.size()) return true;
  for (std::size_t goal = 0; goal < isTaken.size(); ++goal) {
    if (!comes[k][goal] || isTaken[goal]) continue;
    isTaken[goal] = true;
    const bool has = hasRoom(comes, isTaken, k + 1);
    isTaken[goal] = false;
    if (has) return true;
  }
  return false;
}

}  // namespace

class SokobanGroundTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Also of a position of the level that was gone on to, in which boxes may be left out.
  void pushesOfALoneBox() {
    Random random = testing::randomFor("lone box");
    int elsewhere = 0;
    for (int i = 0; testing::goesOn(i, 60, elsewhere > 0); ++i) {
      const Board board = testing::randomSokoban(random, random.between(5, 8), random.between(5, 7),
                                                 random.between(1, 3), 20);
      const Ground ground(board);
      std::vector<Cell> goals;
      for (const Square goal : ground.goals()) goals.push_back(ground.cell(goal));
      holdTable(ground, ground.toGoals(), goals, false);
      holdTable(ground, ground.fromOpening(), board.opening().boxes, true);
      Position position = board.opening();
      for (int steps = random.between(0, 40); steps > 0; --steps)
        board.step(position, kStraight[random.below(4)]);
      if (position.boxes.size() > 1 && random.chance(0.5)) position.boxes.erase(position.boxes.begin());
      const Ground there = ground.from(position);
      QCOMPARE(there.board().opening(), position);
      holdTable(there, there.toGoals(), goals, false);
      holdTable(there, there.fromOpening(), position.boxes, true);
      if (QTest::currentTestFailed()) return;
      elsewhere += position.boxes != board.opening().boxes;
    }
    QVERIFY(elsewhere > 0);
  }

  // As trying all ways has it, however often boxes are moved: those that no goal is left for make it costlier by kNone each, and what
  // that does to the potentials must not grow beyond a number.
  void matchingsAreTheCheapest_data() {
    QTest::addColumn<int>("noPath");  // entries of a hundred
    QTest::addColumn<bool>("isForgiving");
    for (const int noPath : {0, 30, 80})
      for (const bool isForgiving : {false, true})
        QTest::addRow("%d of a hundred without a way%s", noPath, isForgiving ? ", forgiving" : "")
            << noPath << isForgiving;
  }
  void matchingsAreTheCheapest() {
    FETCH_ALL((const int, noPath), (const bool, isForgiving));
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(8); ++i) {
      const std::size_t goals = 4 - static_cast<std::size_t>(i % 4);
      constexpr std::size_t kRows = 12;
      PushTable table{goals, std::vector<std::uint16_t>(kRows * goals),
                      std::vector<std::uint16_t>(kRows, kNoPath)};
      for (std::size_t r = 0; r < kRows; ++r)
        for (std::size_t g = 0; g < goals; ++g) {
          auto& entry = table.pushes[r * goals + g];
          entry = random.below(100) < static_cast<std::uint32_t>(noPath)
                      ? kNoPath
                      : static_cast<std::uint16_t>(random.below(50));
          table.nearest[r] = std::min(table.nearest[r], entry);
        }
      Matching matching(table);
      matching.setForgiving(isForgiving);
      std::vector<std::size_t> rowOf(static_cast<std::size_t>(random.between(1, static_cast<int>(goals))));
      for (std::size_t slot = 0; slot < rowOf.size(); ++slot)
        matching.set(slot, rowOf[slot] = random.below(kRows));
      for (int k = 0; k < 4000; ++k) {
        matching.settle(table);
        QCOMPARE(matching.cost(), cheapest(table, rowOf, isForgiving));
        for (auto moved = random.between(1, 2); moved > 0; --moved) {
          const std::size_t slot = random.below(static_cast<std::uint32_t>(rowOf.size()));
          matching.set(slot, rowOf[slot] = random.below(kRows));
        }
      }
    }
  }

 private:
  static Matching::Pushes cheapest(const PushTable& table, const std::vector<std::size_t>& rowOf,
                                   bool isForgiving) {
    std::vector<std::size_t> goalOf(table.columns);
    std::iota(goalOf.begin(), goalOf.end(), std::size_t{0});
    auto best = ~std::uint64_t{0};
    do {
      std::uint64_t sum = 0;
      for (std::size_t slot = 0; slot < rowOf.size(); ++slot) {
        const std::uint16_t pushes = table.row(rowOf[slot])[goalOf[slot]];
        if (isForgiving && table.nearest[rowOf[slot]] == kNoPath) continue;
        sum += pushes == kNoPath ? Matching::kNone : pushes;
      }
      best = std::min(best, sum);
    } while (std::next_permutation(goalOf.begin(), goalOf.end()));
    return static_cast<Matching::Pushes>(std::min(best, 2 * std::uint64_t{Matching::kNone}));
  }

 private Q_SLOTS:
  void whatStandsThereShutsTheGoalBehind() {
    const Board board = testing::sokobanBoard({"########", "#.######", "#   $  #", "#*   @ #", "########"});
    const Ground ground(board);
    HomeWalls walls;
    const Cell home =
        board.opening().boxes[0] == board.cell({1, 3}) ? board.opening().boxes[0] : board.opening().boxes[1];
    const Asked open = askedOf(ground, board.opening(), {}), shut = askedOf(ground, board.opening(), {home});
    QVERIFY(walls.leaveRoom(ground, open.fixed, open.others, open.worker));
    QVERIFY(!walls.leaveRoom(ground, shut.fixed, shut.others, shut.worker));
    QCOMPARE(walls.shortage().boxes, std::vector<std::size_t>{0});
    QVERIFY(walls.shortage().goals.empty());
    QVERIFY(walls.leaveRoom(ground, open.fixed, open.others, open.worker));  // one question leaves no trace
  }

  // Small levels, any of the boxes on goals taken as fixed: whatever is shut off is so for whoever steps about, and those who are
  // too many for the goals are.
  void agreesWithSteppingAbout() {
    Random random = testing::randomFor("home walls");
    int room = 0, shut = 0, byWalls = 0, unseen = 0;
    for (int i = 0; testing::goesOn(i, 600, byWalls > 0 && room > 0); ++i) {
      const Board board = testing::randomSokoban(random, random.between(5, 8), random.between(5, 7),
                                                 random.between(2, 4), 15);
      Position position = board.opening();
      // Most boxes begin at home, so that something is fixed.
      for (Cell& box : position.boxes) {
        const Cell goal = board.goals()[random.below(static_cast<std::uint32_t>(board.goals().size()))];
        if (random.below(3) > 0 && !position.hasBox(goal) && goal != position.worker) {
          box = goal;
          std::sort(position.boxes.begin(), position.boxes.end());
        }
      }
      std::vector<Cell> fixed;
      for (const Cell box : position.boxes)
        if (board.isGoal(box) && random.below(2) > 0) fixed.push_back(box);
      const Ground ground(board);
      const Asked asked = askedOf(ground, position, fixed);
      HomeWalls walls;
      const bool says = walls.leaveRoom(ground, asked.fixed, asked.others, asked.worker);
      std::vector<std::vector<bool>> comes;
      for (const Square box : asked.others) {
        comes.emplace_back();
        for (const Square goal : ground.goals())
          comes.back().push_back(canCome(board, position, fixed, ground.cell(box), ground.cell(goal)));
      }
      std::vector<bool> isTaken(ground.goals().size());
      const bool has = hasRoom(comes, isTaken);
      std::string text;
      for (const std::string& row : board.rows(position)) text += row + "\n";
      QVERIFY2(says || !has, text.c_str());
      ++(says ? room : shut);
      if (says) {
        unseen += !has;
        continue;
      }
      const Asked alone = askedOf(ground, position, {});
      byWalls += HomeWalls().leaveRoom(ground, alone.fixed, alone.others, alone.worker);
      const HomeWalls::Shortage shortage = walls.shortage();
      QCOMPARE(shortage.boxes.size(), shortage.goals.size() + 1);
      for (const std::size_t box : shortage.boxes)
        for (std::size_t goal = 0; goal < isTaken.size(); ++goal)
          QVERIFY2(!comes[box][goal] || std::ranges::binary_search(shortage.goals, goal), text.c_str());
    }
    qInfo("room for all %d, shut off %d, by walls alone %d; not seen %d", room, shut, byWalls, unseen);
    QVERIFY(byWalls > 0 && room > 0);
  }
};

SEARCHLIGHT_TEST(SokobanGroundTest)
#include "sokoban_ground_test.moc"
