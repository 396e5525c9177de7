// tests/core/sokoban_board_test.cpp: rows become a board, steps, and which levels are alike; levels while they are drawn: edits, what is
// wrong and where, their text.
#include "core/sokoban/draft.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using Rows = std::vector<std::string>;

namespace {

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

Fault faultOf(const Rows& rows) {
  const auto checked = LevelDraft(rows).check();
  const auto* fault = std::get_if<Fault>(&checked);
  return fault ? *fault : Fault{Failure("none")};
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

  void editsKeepWhatBelongsTogether() {
    LevelDraft draft = LevelDraft::room(5, 3);
    QVERIFY(draft.rows() == Rows({"#####", "#   #", "#####"}));
    draft.setGoal({2, 1}, true);
    draft.setBox({2, 1}, true);
    QCOMPARE(draft.at({2, 1}), '*');
    draft.setWorker({1, 1});
    draft.setWorker({2, 1});  // the goal stays, the box goes, and so does the worker from where he was
    QVERIFY(draft.rows() == Rows({"#####", "# + #", "#####"}));
    draft.setBox({1, 1}, false);  // there is none: nothing happens
    draft.setGoal({3, 1}, false);
    draft.setWall({3, 1}, false);
    QVERIFY(draft.rows() == Rows({"#####", "# + #", "#####"}));
    draft.setGoal({2, 1}, false);
    QCOMPARE(draft.at({2, 1}), '@');
    draft.setBox({0, 0}, true);  // in the place of a wall
    QCOMPARE(draft.at({0, 0}), '$');
    draft.setWall({2, 1}, true);
    QCOMPARE(draft.at({2, 1}), '#');
    draft.clear({2, 1});
    QCOMPARE(draft.at({2, 1}), ' ');
  }

  void itIsTurnedShiftedAndCropped() {
    const LevelDraft draft(Rows{"@$.", "## "});
    LevelDraft turned = draft;
    turned.turnRight();
    QVERIFY(turned.rows() == Rows({"#@", "#$", " ."}));
    turned.turnLeft();
    QVERIFY(turned == draft);
    turned.mirror();
    QVERIFY(turned.rows() == Rows({".$@", " ##"}));
    turned.flip();
    QVERIFY(turned.rows() == Rows({" ##", ".$@"}));
    QVERIFY(!turned.shift({1, 0}));
    QVERIFY(turned.rows() == Rows({" ##", ".$@"}));
    turned.resize(5, 4);
    QVERIFY(turned.shift({1, 2}));
    QVERIFY(turned.rows() == Rows({"     ", "     ", "  ## ", " .$@ "}));
    turned.crop();
    QVERIFY(turned.rows() == Rows({" ##", ".$@"}));
    turned.resize(2, 1);
    QVERIFY(turned.rows() == Rows({" #"}));
    LevelDraft nothing(3, 2);
    nothing.crop();
    QCOMPARE(nothing.width(), 3);
    QVERIFY(nothing.isEmpty());
  }

  // The reasons are the reader's; the cells are what an editor marks.
  void itSaysWhatIsWrongAndWhere() {
    QCOMPARE(english(faultOf({"####", "#$.#", "####"}).what), std::string("there is no worker"));
    const Fault way = faultOf({"#####", "#@$. ", "#####"});
    QCOMPARE(english(way.what), std::string("the walls have a gap"));
    QVERIFY(way.cells == std::vector<Point>({{1, 1}, {2, 1}, {3, 1}, {4, 1}}));
    const Fault boxes = faultOf({"######", "#@$$.#", "######"});
    QVERIFY(english(boxes.what).find("2 boxes, but only 1 goal") != std::string::npos);
    QVERIFY(boxes.cells == std::vector<Point>({{2, 1}, {3, 1}}));
    QCOMPARE(english(faultOf({"####", "#@.#", "####"}).what), std::string("the worker cannot reach any box"));
    const auto two = Board::fromRows(Rows{"#####", "#@$@#", "#####"});
    QVERIFY(std::get<Fault>(two).cells == std::vector<Point>({{1, 1}, {3, 1}}));
    const LevelDraft walled(Rows{"########", "#@$.#$.#", "########"});
    QVERIFY(walled.board().has_value());
    QVERIFY(walled.decoration() == std::vector<Point>({{5, 1}, {6, 1}}));
  }

  void aDrawingOfALevelIsThatLevel() {
    const std::uint64_t seed = testing::seed();
    Random random(seed);
    for (int i = 0; i < 50; ++i) {
      const Board board = testing::randomSokoban(random, 9, 8, 3, 20);
      LevelDraft draft(board, board.opening());
      draft.resize(draft.width() + 3, draft.height() + 2);
      QVERIFY(draft.shift({2, 1}));
      QVERIFY(draft.board());
      QCOMPARE(draft.board()->identity(), board.identity());
      for (void (LevelDraft::*turn)() :
           {&LevelDraft::turnRight, &LevelDraft::mirror, &LevelDraft::turnLeft, &LevelDraft::flip}) {
        (draft.*turn)();
        QCOMPARE(draft.board()->identity(), board.identity());
      }
      QVERIFY(readLevelDraft(draftText({"A title", "", draft}), "f").draft == draft);
    }
  }

  void aPictureTellsInsideFromOutside() {
    const Board picture = LevelDraft(Rows{"####  ", "#  # $", "####.@"}).picture();
    QVERIFY(picture.square(picture.cell({1, 1})) == Board::Square::Floor);
    QVERIFY(picture.square(picture.cell({4, 0})) == Board::Square::Outside);
    QCOMPARE(picture.opening().worker, picture.cell({5, 2}));
    QVERIFY(picture.goals() == std::vector<Cell>({picture.cell({4, 2})}));
    QVERIFY(LevelDraft(2, 2).picture().opening().worker == kNoCell);
  }

  void textIsReadBackOrRefused() {
    const TitledLevelDraft named{"board games", "author X", LevelDraft(Rows{" # ", "$*+"})};
    const TitledLevelDraft read = readLevelDraft(draftText(named), "f");
    QCOMPARE(read.title, named.title);
    QCOMPARE(read.author, named.author);
    QVERIFY(read.draft == named.draft);
    for (const std::string& text :
         {std::string(), std::string("hello\n"), std::string("board\n"), std::string("board\n#x#\n"),
          "board\n" + std::string(256, '#') + "\n", std::string("title a\n")})
      QVERIFY_THROWS_EXCEPTION(FormatError, (void)readLevelDraft(text, "f"));
  }

  void theLargestOneIsCheckedAndDrawn() {
    LevelDraft draft = LevelDraft::room(kMostSide, kMostSide);
    draft.setWorker({1, 1});
    draft.setBox({5, 5}, true);
    draft.setGoal({7, 7}, true);
    QVERIFY(draft.board().has_value());
    QCOMPARE(draft.picture().width(), kMostSide);
  }
};

SEARCHLIGHT_TEST(SokobanBoardTest)
#include "sokoban_board_test.moc"
