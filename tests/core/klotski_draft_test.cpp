// tests/core/klotski_draft_test.cpp: layouts while they are drawn: what every edit does, what is wrong with them, and their text.
#include "core/klotski/draft.h"

#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;
using What = DraftFault::Kind;

namespace {

Draft draftOf(const std::string& text) { return readDraft(text, "test").draft; }

std::vector<What> kindsOf(const Draft& draft) {
  std::vector<What> kinds;
  for (const DraftFault& fault : draft.faults()) kinds.push_back(fault.kind);
  return kinds;
}

}  // namespace

class KlotskiDraftTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBoardOfTheCatalogueIsADraftAndBack() {
    for (const Entry& entry : catalogue()) {
      const Board board = boardOf(entry);
      const Draft draft(board, board.opening());
      QVERIFY2(draft.faults().empty(), entry.id.data());
      QVERIFY2(*draft.board() == board, entry.id.data());
      QVERIFY2(draft.picture() == board, entry.id.data());
      QVERIFY2(draftOf(draftText(draft)) == draft, entry.id.data());
    }
  }

  void aPieceIsAddedWhereThereIsRoom() {
    Draft draft(4, 5);
    QCOMPARE(draft.add({{1, 0}, {2, 0}, {1, 1}, {2, 1}}), std::optional('A'));
    QCOMPARE(draft.add({{0, 0}, {1, 0}}), std::nullopt);  // taken
    QCOMPARE(draft.add({{3, 0}, {4, 0}}), std::nullopt);  // beside the board
    QCOMPARE(draft.add({}), std::nullopt);
    QVERIFY(draft.obstacle({{0, 0}, {1, 0}}) == (Point{1, 0}));
    QVERIFY(!draft.obstacle({{1, 0}}, 'A'));
    QCOMPARE(draft.add({{0, 0}}), std::optional('B'));
    QCOMPARE(draft.letters(), std::string("BA"));
    // A letter that is free again is used again.
    QVERIFY(draft.clear({2, 1}));
    QCOMPARE(draft.add({{3, 4}}), std::optional('A'));
  }

  void noMorePiecesThanThereAreLetters() {
    Draft draft(kMostWidth, kMostHeight);
    for (int i = 0; i < kMostPieces; ++i) QVERIFY(draft.add({{i % kMostWidth, i / kMostWidth}}));
    QVERIFY(!draft.obstacle({{9, 10}}));
    QCOMPARE(draft.add({{9, 10}}), std::nullopt);
  }

  void aPieceMovesWhereThereIsRoom() {
    Draft draft = draftOf("board\nAAB\n...\n...\n");
    QVERIFY(!draft.move('A', {1, 0}));  // B stands there
    QVERIFY(!draft.move('A', {2, 1}));  // beside the board
    QVERIFY(!draft.move('A', {0, 0}));  // it is there
    QVERIFY(!draft.move('Z', {0, 1}));
    QVERIFY(draft.move('A', {1, 2}));
    QVERIFY(draft == draftOf("board\n..B\n...\n.AA\n"));
    QVERIFY(draft.move('A', {0, 2}));  // over what it covered itself
    QVERIFY(draft == draftOf("board\n..B\n...\nAA.\n"));
  }

  void wallsAndCellsGo() {
    Draft draft = draftOf("board\nAAA\n#..\n");
    QVERIFY(!draft.addWall({0, 0}));
    QVERIFY(!draft.addWall({0, 1}));
    QVERIFY(draft.addWall({2, 1}));
    QVERIFY(draft.clear({0, 1}));
    QVERIFY(!draft.clear({0, 1}));
    QVERIFY(draft == draftOf("board\nAAA\n..#\n"));
    QVERIFY(draft.clearCell({1, 0}));
    QVERIFY(draft == draftOf("board\nA.A\n..#\n"));
    QVERIFY(draft.clear({0, 0}));
    QVERIFY(draft == draftOf("board\n...\n..#\n"));
    QVERIFY(!draft.clear({-1, 0}));
  }

  void aGoalStaysWithItsPiece() {
    Draft draft = draftOf("goal A 0,2\nboard\nAA.\n...\n...\n");
    QVERIFY(draft.extend('A', {2, 0}));
    QCOMPARE(draft.goalCells('A').size(), std::size_t{3});
    QVERIFY(draft.goalOf('A') == (Point{0, 2}));
    // The first cell goes: the others stay where they were to come to.
    QVERIFY(draft.clearCell({0, 0}));
    QVERIFY(draft.goalOf('A') == (Point{1, 2}));
    // Where the goal would be beside the board it moves inside.
    QVERIFY(draft.extend('A', {1, 1}));
    QVERIFY(draft.goalOf('A') == (Point{1, 1}));
    QVERIFY(draft.clear({1, 0}));
    QVERIFY(draft.goals().empty());
  }

  void goalsAreOnTheBoard() {
    Draft draft = draftOf("board\nAAB\n...\n");
    QVERIFY(!draft.setGoal('A', {2, 1}));
    QVERIFY(!draft.setGoal('A', {0, 2}));
    QVERIFY(!draft.setGoal('Z', {0, 0}));
    QVERIFY(!draft.setGoal('.', {0, 0}));
    QVERIFY(draft.setGoal('A', {1, 1}));
    QVERIFY(!draft.setGoal('A', {1, 1}));
    QVERIFY(draft.setGoal('B', {0, 0}));
    QVERIFY(draft.removeGoal('A'));
    QVERIFY(!draft.removeGoal('A'));
    QCOMPARE(draft.goals().size(), std::size_t{1});
  }

  void theExitIsWhereTheGoalTouchesTheEdge() {
    Draft draft = draftOf("board\nAA..\nAA..\n....\n....\n....\n");
    QVERIFY(!draft.setExitByGoal());  // so it is from the beginning, but for a text that says none
    QVERIFY(!draft.exit());
    draft.setGoal('A', {1, 3});
    QVERIFY(draft.exit() == (Exit{Side::Bottom, 1, 2}));
    draft.setGoal('A', {2, 1});
    QVERIFY(draft.exit() == (Exit{Side::Right, 1, 2}));
    draft.setGoal('A', {1, 2});
    QVERIFY(!draft.exit());
    // One that was set stays, and is left as it is by goals.
    QVERIFY(draft.setExit(Exit{Side::Left, 0, 1}));
    draft.setGoal('A', {1, 3});
    QVERIFY(draft.exit() == (Exit{Side::Left, 0, 1}));
    QVERIFY(!draft.setExit(Exit{Side::Left, 0, 5}));
    QVERIFY(!draft.setExit(Exit{Side::Bottom, 2, 4}));
    QVERIFY(!draft.setExit(Exit{Side::Top, 2, 1}));
    QVERIFY(draft.setExitByGoal());
    QVERIFY(draft.exit() == (Exit{Side::Bottom, 1, 2}));
    QVERIFY(draft.setExit(std::nullopt));
    QVERIFY(!draft.exit() && !draft.isExitByGoal());
  }

  void anotherSizeKeepsWhatFits() {
    Draft draft = draftOf("goal A 1,2\nexit right 2-2\nboard\nAAB\nC.B\n..#\n");
    QVERIFY(draft.resize(2, 2));
    QVERIFY(draft == draftOf("goal A 0,1\nboard\nAA\nC.\n"));
    QVERIFY(!draft.resize(2, 2));
    QVERIFY(!draft.resize(0, 2));
    QVERIFY(!draft.resize(kMostWidth + 1, 2));
    QVERIFY(draft.resize(3, 3));
    QVERIFY(draft == draftOf("goal A 0,1\nboard\nAA.\nC..\n...\n"));
  }

  // ---- What is wrong ---------------------------------------------------------------------------------------------------------

  void everyFaultIsTold() {
    QCOMPARE(kindsOf(Draft(4, 5)), std::vector{What::NoPiece});
    QCOMPARE(kindsOf(draftOf("board\nAA.\n")), std::vector{What::NoGoal});
    QCOMPARE(kindsOf(draftOf("goal A 0,0\nboard\nAAB\n")), std::vector{What::NoBlank});
    const Draft torn = draftOf("goal A 0,0\nboard\nA.A\n");
    QCOMPARE(torn.faults(), (std::vector{DraftFault{What::Torn, 'A', {{0, 0}, {2, 0}}}}));
    const Draft blocked = draftOf("goal A 1,1\nboard\nAA.\n.#.\n");
    QCOMPARE(blocked.faults(), (std::vector{DraftFault{What::GoalBlocked, 'A', {{1, 1}}}}));
    const Draft shared = draftOf("goal A 0,1\ngoal B 1,1\nboard\nAAB\n...\n");
    QCOMPARE(shared.faults(), (std::vector{DraftFault{What::GoalsOverlap, 'B', {{1, 1}}}}));
    for (const Draft& draft : {torn, blocked, shared}) {
      QVERIFY(!draft.board());
      QCOMPARE(draft.picture().width(), 3);
    }
  }

  // Whatever is done to it: what has no faults is a board, what has some says so, and the text is the same draft again.
  void anyEditsAreABoardOrFaults() {
    Random random = testing::randomFor("klotski drafts");
    const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
    int boards = 0;
    for (int round = 0; testing::goesOn(round, 300, boards > 50); ++round) {
      Draft draft(1 + below(5), 1 + below(5));
      for (int i = 0; i < 30; ++i) {
        const Point p{below(7) - 1, below(7) - 1};
        const std::string pieces = draft.letters();
        const char letter =
            pieces.empty() ? 'A' : pieces[static_cast<std::size_t>(below(static_cast<int>(pieces.size())))];
        switch (below(10)) {
          case 0: draft.add({p, p + Point{1, 0}}); break;
          case 1: draft.add({p}); break;
          case 2: draft.extend(letter, p); break;
          case 3: draft.move(letter, p); break;
          case 4: draft.clearCell(p); break;
          case 5: below(3) == 0 ? draft.clear(p) : draft.addWall(p); break;
          case 6: draft.setGoal(letter, p); break;
          case 7: draft.setExit(Exit{static_cast<Side>(below(4)), below(3), below(5)}); break;
          case 8: draft.setExitByGoal(); break;
          default: draft.resize(1 + below(6), 1 + below(6));
        }
        const std::string text = draftText(draft);
        const Draft again = draftOf(text);
        QVERIFY2(draftText(again) == text && again.faults() == draft.faults(), text.data());
        const Board picture = draft.picture();
        QCOMPARE(Board::faultOf(picture.parts()).has_value() || draft.cellsOf('.').empty(),
                 !draft.faults().empty());
        if (const auto board = draft.board()) {
          ++boards;
          QVERIFY(*board == readBoard(text, "test"));
        }
      }
    }
    QVERIFY(boards > 50);
  }

  void aBrokenTextSaysWhere_data() {
    const auto row = testing::columns<QString, QString>("text", "message");
    row("nothing", "", "t:1: expected \"board\", found the end of the text");
    row("no rows", "board\n", "t:1: there are no rows after \"board\"");
    row("goal of none", "goal B 0,0\nboard\nA.\n", "t:1: the goal 0,0 of piece B is not on the board");
    row("goal beside", "goal A 1,0\nboard\nAA.\n", "");
    row("goal outside", "goal A 2,0\nboard\nAA.\n", "t:1: the goal 2,0 of piece A is not on the board");
    row("exit", "exit top 0-4\nboard\nAA.\n", "t:1: the exit does not fit on its side of the board");
    row("rows", "board\nAA.\nA\n", "t:3: expected 3 cells as in the first row, found 1");
    row("more", "board\nAA.\n\nA\n", "t:4: ");
  }
  void aBrokenTextSaysWhere() {
    FETCH(QString, text, message);
    const QString told = testing::refusalOf([&] { readDraft(text.toStdString(), "t"); });
    QCOMPARE(told.isEmpty(), message.isEmpty());
    QVERIFY2(message.isEmpty() || told.startsWith(message), qPrintable(told));
  }
};

SEARCHLIGHT_TEST(KlotskiDraftTest)
#include "klotski_draft_test.moc"
