// tests/core/sokoban_draft_test.cpp: levels while they are drawn: edits, what is wrong and where, their text.
#include "core/sokoban/draft.h"

#include "core/text/failure.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;
using Rows = std::vector<std::string>;

namespace {

Fault faultOf(const Rows& rows) {
  const auto checked = LevelDraft(rows).check();
  const auto* fault = std::get_if<Fault>(&checked);
  return fault ? *fault : Fault{Failure("none")};
}

}  // namespace

class SokobanDraftTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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
      QVERIFY_EXCEPTION_THROWN((void)readLevelDraft(text, "f"), FormatError);
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

SEARCHLIGHT_TEST(SokobanDraftTest)
#include "sokoban_draft_test.moc"
