// tests/core/sokoban_board_test.cpp: rows become a board, steps, and which levels are alike.
#include "core/sokoban/board.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;

namespace {

using Rows = std::vector<std::string>;

std::optional<Board> boardIn(const Rows& rows) {
  auto read = Board::fromRows(rows);
  if (auto* board = std::get_if<Board>(&read)) return std::move(*board);
  return {};
}

// Turned by a quarter, and seen in a mirror.
Rows turned(const Rows& rows) {
  std::size_t width = 0;
  for (const std::string& row : rows) width = std::max(width, row.size());
  Rows result(width, std::string(rows.size(), ' '));
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x) result[x][rows.size() - 1 - y] = rows[y][x];
  return result;
}
Rows mirrored(Rows rows) {
  std::reverse(rows.begin(), rows.end());
  return rows;
}

Rows randomRows(Random& random) {
  const std::size_t width = 5 + random.below(6), height = 4 + random.below(6);
  Rows rows(height, std::string(width, '#'));
  for (std::size_t y = 1; y + 1 < height; ++y)
    for (std::size_t x = 1; x + 1 < width; ++x) rows[y][x] = "##    $.*"[random.below(9)];
  rows[1 + random.below(static_cast<std::uint32_t>(height - 2))]
      [1 + random.below(static_cast<std::uint32_t>(width - 2))] = '@';
  return rows;
}

}  // namespace

class SokobanBoardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void faultsNameTheirRow() {
    const auto faultOf = [](const Rows& rows) {
      const auto read = Board::fromRows(rows);
      const auto* fault = std::get_if<Fault>(&read);
      return fault ? *fault : Fault{};
    };
    QVERIFY(faultOf({}) == (Fault{Failure("there is no board"), -1}));
    QVERIFY(faultOf({"####", "# *#", "####"}) == (Fault{Failure("there is no worker"), -1}));
    QVERIFY(faultOf({"####", "#@*#", "#@ #", "####"}) ==
            (Fault{Failure("there is more than one worker"), 2, {{1, 1}, {1, 2}}}));
    QVERIFY(faultOf({"####", "#@x#", "####"}) == (Fault{Failure("unknown character \"x\""), 1, {{2, 1}}}));
    QVERIFY(faultOf({"####", "#@* ", "####"}) ==
            (Fault{Failure("the walls have a gap"), 1, {{1, 1}, {2, 1}, {3, 1}}}));
    QVERIFY(faultOf({"####", "#@*", "####"}) ==
            (Fault{Failure("the walls have a gap"), 1, {{1, 1}, {2, 1}, {3, 1}}}));
    QVERIFY(faultOf({"######", "#@$$.#", "######"}) ==
            (Fault{Failure("2 boxes, but only 1 goal"), -1, {{2, 1}, {3, 1}}}));
    QVERIFY(english(faultOf({std::string(256, '#')}).what)
                .starts_with("the board is 256 x 1; the limit is 255 x 255"));
    QVERIFY(boardIn({"######", "#@$..#", "######"}).has_value());
  }

  void stepsWalkAndPush() {
    const Board board = *boardIn({"#######", "#@ $ .#", "#######"});
    Position at = board.opening();
    QVERIFY(board.step(at, Direction::Up) == StepKind::Blocked);
    QVERIFY(at == board.opening());
    QVERIFY(board.step(at, Direction::Right) == StepKind::Walk);
    QVERIFY(board.step(at, Direction::Right) == StepKind::Push);
    QVERIFY(!board.isSolved(at));
    QVERIFY(board.step(at, Direction::Right) == StepKind::Push);
    QVERIFY(board.isSolved(at));
    QVERIFY(board.step(at, Direction::Right) == StepKind::Blocked);
    QCOMPARE(board.rows(at).at(1), std::string("#   @*#"));
  }

  void whatIsOutsideIsDecoration() {
    const Board plain = *boardIn({"#######", "#@ $ .#", "#######"});
    const Board decorated = *boardIn({"########", "#@ $ .#$ .", "#######", "  .  *"});
    QCOMPARE(decorated.opening().boxes.size(), std::size_t{1});
    QCOMPARE(decorated.goals().size(), std::size_t{1});
    QCOMPARE(decorated.identity(), plain.identity());
  }

  void theWorkersPlaceCountsOnlyAsFarAsBoxesPartIt() {
    const Board left = *boardIn({"#######", "#@ $ .#", "#######"});
    QCOMPARE(boardIn({"#######", "# @$ .#", "#######"})->identity(), left.identity());
    QVERIFY(boardIn({"#######", "#  $@.#", "#######"})->identity() != left.identity());
  }

  void allImagesAreAlikeAndOthersAreNot() {
    Random random = testing::randomFor("sokoban images");
    int moved = 0;
    for (int round = 0; testing::goesOn(round, 2000, moved > 20); ++round) {
      Rows rows = randomRows(random);
      const auto board = boardIn(rows);
      if (!board) continue;
      QVERIFY(boardIn(board->rows(board->opening())) == board);
      const std::string identity = board->identity();
      for (int image = 0; image < 8; ++image) {
        QCOMPARE(boardIn(rows)->identity(), identity);
        rows = image == 3 ? mirrored(turned(rows)) : turned(rows);
      }
      // A box elsewhere: how many boxes stand in each row and column differs in no image alike, or the level is another.
      Position after = board->opening();
      for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down}) {
        if (board->kindOf(after, d) != StepKind::Push) continue;
        board->step(after, d);
        const auto other = boardIn(board->rows(after));
        bool isImage = false;  // by drawing all images
        Rows seen = board->rows(after);
        const auto boxRows = [](const Board& b) {
          Rows drawn = b.rows(b.opening());
          for (std::string& row : drawn)
            for (char& c : row) c = c == '@' ? ' ' : c == '+' ? '.' : c;
          return drawn;
        };
        for (int image = 0; image < 8; ++image) {
          isImage = isImage || boxRows(*boardIn(seen)) == boxRows(*board);
          seen = image == 3 ? mirrored(turned(seen)) : turned(seen);
        }
        if (!isImage) {
          ++moved;
          QVERIFY(other->identity() != identity);
        }
        break;
      }
    }
    QVERIFY(moved > 20);
  }
};

SEARCHLIGHT_TEST(SokobanBoardTest)
#include "sokoban_board_test.moc"
