// tests/core/sokoban_home_walls_test.cpp: boxes that are home for good, and the goals that they leave to the others.
#include "core/sokoban/home_walls.h"
#include "tests/core/seed.h"
#include "tests/core/slow_sokoban.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;

namespace {

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

class SokobanHomeWallsTest : public QObject {
  Q_OBJECT

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

SEARCHLIGHT_TEST(SokobanHomeWallsTest)
#include "sokoban_home_walls_test.moc"
