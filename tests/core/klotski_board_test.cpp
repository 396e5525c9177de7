// tests/core/klotski_board_test.cpp: boards of any size: as text, sliding against slow rules, games and saved games.
#include "core/klotski/catalogue.h"
#include "core/klotski/problem.h"
#include "core/klotski/rules_of_game.h"
#include "tests/core/klotski_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;

namespace {

const char* const kSmall =
    "# a board with everything\ntitle Small one\ngoal A 2,0\ngoal b 0,0\nexit right "
    "0-1\nboard\nAA..\nA#bb\n..b.\n";

int pieceNamed(const Board& board, char letter) {
  const auto found = std::ranges::find(board.pieces(), letter, &Piece::letter);
  return found == board.pieces().end() ? -1 : static_cast<int>(found - board.pieces().begin());
}

}  // namespace

class KlotskiBoardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- Text ------------------------------------------------------------------------------------------------------

  void theGeneralFormIsReadAndWritten() {
    const TitledBoard read = readTitledBoard(kSmall, "f");
    const Board& board = read.board;
    QCOMPARE(read.title, std::string("Small one"));
    QCOMPARE(board.width(), 4);
    QCOMPARE(board.height(), 3);
    QVERIFY(board.isWall({1, 1}) && !board.isWall({0, 0}) && board.isWall({-1, 0}) && board.isWall({0, 3}));
    QCOMPARE(board.pieceCount(), 2);
    QCOMPARE(board.pieces()[0], (Piece{'A', {{0, 0}, {1, 0}, {0, 1}}}));
    QCOMPARE(board.pieces()[1], (Piece{'b', {{0, 0}, {1, 0}, {0, 1}}}));
    QCOMPARE(board.goals(), (std::vector<Goal>{{0, {2, 0}}, {1, {0, 0}}}));
    QVERIFY(board.exit() == (Exit{Side::Right, 0, 1}));
    QCOMPARE(board.kinds().size(), std::size_t{2});  // equal shapes, but each has a goal
    QCOMPARE(board.forms().size(), std::size_t{1});
    QCOMPARE(board.owners(board.opening()),
             (std::vector<int>{0, 0, kBlank, kBlank, 0, kWall, 1, 1, kBlank, kBlank, 1, kBlank}));
    QCOMPARE(board.pieceAt(board.opening(), {0, 1}), 0);
    QCOMPARE(board.pieceAt(board.opening(), {3, 0}), kBlank);
    QCOMPARE(board.pieceAt(board.opening(), {4, 0}), kWall);
    QCOMPARE(boardText(board, read.title), std::string(kSmall).substr(26));
    QVERIFY(readBoard(boardText(board), "f") == board);
  }
  void theCataloguesFormIsReadAndWritten() {
    for (const Entry& opening : catalogue()) {
      if (opening.group == Group::Other) continue;
      const Board board = readBoard(opening.text, opening.id);
      QVERIFY(board.isOfFamily());
      QCOMPARE(boardText(board), std::string(opening.text) + "\n");
      QVERIFY(readBoard(boardText(board, "titled"), "f") == board);
      QVERIFY(board.codeOf(board.opening()) == readRows(opening.text, "r"));
      QVERIFY(board.goals() == (std::vector<Goal>{{pieceNamed(board, 'C'), {1, 3}}}));
    }
    QCOMPARE(QString::fromStdString(boardRows(testing::classicBoard(), testing::classicBoard().opening())),
             u"ACCB/ACCB/DEEF/DGHF/I..J"_s);
  }
  void otherBoardsAreNotOfTheFamily_data() {
    const auto row = testing::columns<QString>("text");
    row("another goal", "goal C 0,3\nboard\nCC..\nCC..\n....\n....\n....\n");
    row("another goal piece", "goal A 1,3\nboard\nCCA.\nCC..\n....\n....\n....\n");
    row("two large pieces", "goal C 1,3\nboard\nCCAA\nCCAA\n....\n....\n....\n");
    row("a wall", "goal C 1,3\nboard\nCC.#\nCC..\n....\n....\n....\n");
    row("an irregular piece", "goal C 1,3\nboard\nCCAA\nCC.A\n....\n....\n....\n");
    row("another size", "goal C 1,3\nboard\nCC..\nCC..\n....\n....\n....\n....\n");
    row("two goals", "goal C 1,3\ngoal A 0,0\nboard\nCCA.\nCC..\n....\n....\n....\n");
  }
  void otherBoardsAreNotOfTheFamily() {
    QFETCH(QString, text);
    const Board board = readBoard(text.toStdString(), "f");
    QVERIFY(!board.isOfFamily() && !board.codeOf(board.opening()));
    QVERIFY(readBoard(boardText(board), "f") == board);
  }

  // All of them the classic opening.
  void rowsAloneAreABoard_data() {
    testing::eachOf(
        "text",
        {"VCCV/VCCV/VHHV/VSSV/S..S", "VCCV\nVCCV\nVHHV\nVSSV\nS..S\n", "VCCV/VCCV\nVHHV/VSSV/S..S\n",
         "#averylongremarkwithoutanyblanks\nVCCV\nVCCV\nVHHV\nVSSV\nS..S\n", "ACCB/ACCB/DEEF/DGHF/I..J",
         "ACCB\r\nACCB\r\nDEEF\r\nDGHF\r\nI..J", "# a remark\n\naZZb\naZZb\ndeef\ndghf\ni..j\n",
         "board\nACCB\nACCB\nDEEF\nDGHF\nI..J\n", "title Mine\nboard\nACCB\nACCB\nDEEF\nDGHF\nI..J\n",
         "exit bottom 1-2\nboard\nACCB\nACCB\nDEEF\nDGHF\nI..J\n"});
  }
  void rowsAloneAreABoard() {
    QFETCH(QString, text);
    const Board board = readBoard(text.toStdString(), "f"), classic = testing::classicBoard();
    QVERIFY(board.isOfFamily());
    QCOMPARE(gridOf(board), gridOf(classic));
    QVERIFY(board.exit() == classic.exit());
    QVERIFY(board.codeOf(board.opening()) == readRows("VCCV/VCCV/VHHV/VSSV/S..S", "r"));
    QVERIFY(readBoard(boardText(board), "f") == board);
  }
  void mistakesInRowsAloneAreToldWhereTheyAre_data() {
    const auto row = testing::columns<QString, QString>("text", "message");
    row("", "f:1: expected 5 rows, found 0: this is not a layout");
    row("VCCV/VCCV/VHHX/VSSV/S..S", "f:1: column 14: expected V, H, S, C or \".\", found \"X\"");
    row("VCCV\nVCCV\nVHHV\nVSSV\n", "f:4: expected 5 rows, found 4");
    row("ABBD/ABBD/EFFG/E?HG/I..J", "f:1: column 17: expected a letter, \"#\" or \".\", found \"?\"");
    row("ABBD\nABBD\nEFFG\nEIG\n", "f:4: expected 4 cells as in the first row, found 3");
    row("ABBD/ABBD/EFFG/EIHG/I..J",
        "f:1: column 17: piece I is in two parts; the second is at line 1, column 21");
    row("AB\nAB\n..\n", "f:1: there is no goal: add \"goal PIECE X,Y\" before \"board\"");
    row("ABBD/ABBD/EFFG/EFFG/I..J",
        "f:1: there is no goal: add \"goal PIECE X,Y\" before \"board\"");  // two large ones
    // Between walls it is no remark.
    row("#####\n#AB?#\n#...#\n#####\n", "f:2: column 4: expected a letter, \"#\" or \".\", found \"?\"");
    row("VCCV/VCCV/VHHV/VSS\u7a7a/S..S", "f:1: column 19: expected V, H, S, C or \".\", found \"\u7a7a\"");
    row("no board", "f:1: column 3: expected a letter, \"#\" or \".\", found \" \"");
  }
  void mistakesInRowsAloneAreToldWhereTheyAre() {
    FETCH(QString, text, message);
    QCOMPARE(testing::refusalOf([&] { readBoard(text.toStdString(), "f"); }), message);
  }

  void mistakesAreToldWhereTheyAre_data() {
    const auto rows = testing::columns<QString, QString>("text", "message");
    const auto row = [&](const char* text, const char* message) { rows(message, text, message); };
    row("title x\n", "f:1: expected \"board\", found the end of the text");
    row("title x\ntitle y\nboard\nA\n", "f:2: title is given twice");
    row("title\nboard\nA\n", "f:1: the title is empty");
    row("board x\nA\n",
        "f:1: expected \"title ..\", \"goal ..\", \"exit ..\" or \"board\", found \"board x\"");
    row("goal A 0,0\nroom\n",
        "f:2: expected \"title ..\", \"goal ..\", \"exit ..\" or \"board\", found \"room\"");
    row("goal 1 0,0\nboard\nA\n", "f:1: expected \"goal PIECE X,Y\", found \"goal 1 0,0\"");
    row("goal A 0\nboard\nA\n", "f:1: expected \"goal PIECE X,Y\", found \"goal A 0\"");
    row("goal B 0,0\nboard\nA\n", "f:1: there is no piece B");
    row("goal A 2,0\nboard\nA.\n", "f:1: piece A does not fit at its goal 2,0");
    row("goal A 1,0\nboard\nA#\n", "f:1: piece A does not fit at its goal 1,0");
    row("goal A 1,0\ngoal A 1,0\nboard\nA.\n", "f:2: piece A has two goals");
    row("goal A 1,0\ngoal B 1,0\nboard\nAB\n", "f:2: two goals overlap at 1,0");
    row("exit above 0-1\nboard\nA\n",
        "f:1: expected \"exit top|right|bottom|left FIRST-LAST\", found \"exit above 0-1\"");
    row("goal A 0,0\nexit top 1-2\nboard\nA.\n", "f:2: the exit does not fit on its side of the board");
    row("exit top 1\nexit top 1\nboard\nA.\n", "f:2: exit is given twice");
    row("goal A 0,0\nboard\n\n", "f:2: there are no rows after \"board\"");
    row("goal A 0,0\nboard\n..\n", "f:2: there are no pieces");
    row("board\nA.\n", "f:1: there is no goal: add \"goal PIECE X,Y\" before \"board\"");
    row("goal A 0,0\nboard\nA.\n.?\n", "f:4: column 2: expected a letter, \"#\" or \".\", found \"?\"");
    row("goal A 0,0\nboard\nA.\n...\n", "f:4: expected 2 cells as in the first row, found 3");
    row("goal A 0,0\nboard\nA.\n.\n", "f:4: expected 2 cells as in the first row, found 1");
    row("goal A 0,0\nboard\nA..........\n", "f:3: column 11: a row has at most 10 cells");
    row("goal A 0,0\nboard\nA\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n", "f:14: a board has at most 11 rows");
    row("goal A 0,0\nboard\n..B\nA.A\n",
        "f:4: column 1: piece A is in two parts; the second is at line 4, column 3");
    row("goal A 0,0\nboard\nA..\n..A\nA..\n",
        "f:3: column 1: piece A is in 3 parts; the second is at line 4, column 3");
    // A character is told whole, whatever bytes it has.
    row("goal A 0,0\nboard\nA\u00e9.\n",
        "f:3: column 2: expected a letter, \"#\" or \".\", found \"\u00e9\"");
    row("goal A 0,0\nboard\nA.\n\nmore\n", "f:5: unexpected text \"more\"");
  }
  void mistakesAreToldWhereTheyAre() {
    FETCH(QString, text, message);
    const QString told = testing::refusalOf([&] { readBoard(text.toStdString(), "f"); });
    if (message.contains("unexpected"_L1))
      QVERIFY(testing::startsWith(told, "f:5: "_L1));  // the reader's own words
    else
      QCOMPARE(told, message);
  }
  void largestBoardsAreRead() {
    std::string text = "goal A 9,10\nboard\n";
    char letter = 'A';
    for (int y = 0; y < kMostHeight; ++y) {
      for (int x = 0; x < kMostWidth; ++x) {
        text += letter > 'z' || (y + x) % 2 ? '.' : letter++;
        if (letter == '[') letter = 'a';
      }
      text += '\n';
    }
    const Board board = readBoard(text, "f");
    QCOMPARE(board.pieceCount(), kMostPieces);
    QVERIFY(readBoard(boardText(board), "f") == board);
  }

  // ---- Sliding ---------------------------------------------------------------------------------------------------

  void randomBoardsSlideAsTheSlowOnesDo() {
    Random random = testing::randomFor("boards");
    for (int i = 0; i < testing::rounds(300); ++i) {
      const int width = 1 + static_cast<int>(random.below(kMostWidth)),
                height = 2 + static_cast<int>(random.below(kMostHeight - 1));
      const int blanks = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(width * height / 2)));
      if (blanks + 3 > width * height) continue;
      const auto [text, slow] = testing::randomBoard(random, width, height, blanks);
      const Board board = readBoard(text, text);
      QVERIFY(readBoard(boardText(board), "f") == board);
      QVERIFY(board.isLegal(board.opening()));
      QCOMPARE(board.isSolved(board.opening()), slow.isSolved());
      for (int piece = 0; piece < board.pieceCount(); ++piece) {
        const char letter = board.pieces()[static_cast<std::size_t>(piece)].letter;
        std::array<QStringList, 3> ends;
        for (const Count count : testing::kAllCounts) {
          QStringList found, expected;
          for (const Point to : board.reach(board.opening(), piece, count)) {
            const Position next = board.slid(board.opening(), piece, to);
            QVERIFY(board.isLegal(next));
            QString cells = QString::fromStdString(boardRows(board, next));
            found << cells.remove('/');
          }
          for (const testing::StringBoard& next : slow.next(letter, count))
            expected << QString::fromStdString(next.cells());
          found.sort();
          expected.sort();
          QCOMPARE(found, expected);
          ends[static_cast<std::size_t>(count)] = found;
        }
        checkPaths(board, piece);
      }
    }
  }
  // The slide of any way is possible where and only where there is a way, of single steps; the nearest come first.
  static void checkPaths(const Board& board, int piece) {
    const Position& opening = board.opening();
    const std::vector<Point> reach = board.reach(opening, piece, Count::Moves);
    int last = 0;
    for (int cell = 0; cell < board.cellCount(); ++cell) {
      const Point to = board.point(cell);
      const std::vector<Point> way = board.path(opening, piece, to);
      const auto distance = board.distance(opening, piece, to);
      if (to == board.anchor(opening, piece)) {
        QCOMPARE(way, std::vector<Point>{to});
        QVERIFY(distance && distance->steps == 0 && distance->straight == 0);
        continue;
      }
      QCOMPARE(!way.empty(), std::ranges::count(reach, to) == 1);
      QCOMPARE(distance.has_value(), !way.empty());
      if (way.empty()) continue;
      QCOMPARE(way.front(), board.anchor(opening, piece));
      QCOMPARE(way.back(), to);
      int turns = 0;
      for (std::size_t i = 1; i < way.size(); ++i) {
        const std::vector<Point> steps =
            board.reach(board.slid(opening, piece, way[i - 1]), piece, Count::Steps);
        QVERIFY(std::ranges::count(steps, way[i]) == 1);
        turns += i > 1 && !(way[i] - way[i - 1] == way[i - 1] - way[i - 2]);
      }
      QCOMPARE(distance->steps, static_cast<int>(way.size()) - 1);
      QVERIFY(distance->straight >= 1 && distance->straight <= turns + 1);
    }
    for (const Point to : reach) {
      const int steps = board.distance(opening, piece, to)->steps;
      QVERIFY(steps >= last);
      last = steps;
    }
  }
  void aWayTurnsAsSeldomAsItCan() {
    const Board board = readBoard("goal A 0,0\nboard\nA..\n...\n...\n", "f");
    QCOMPARE(board.path(board.opening(), 0, {2, 2}),
             (std::vector<Point>{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}}));
    const auto corner = board.distance(board.opening(), 0, {2, 2});
    QVERIFY(corner && corner->straight == 2 && corner->steps == 4);
    QVERIFY(board.path(board.opening(), 0, {3, 0}).empty());
  }

  // Whatever slides, the names of the others stay.
  void aCodeNamesThePieceThatMoved() {
    Random random = testing::randomFor("names");
    const Board board = testing::classicBoard();
    Position at = board.opening();
    for (int i = 0; i < testing::rounds(400); ++i) {
      const Code code = *board.codeOf(at);
      QCOMPARE(board.positionOf(code, at), at);
      std::vector<std::pair<Slide, Code>> next;
      SlideProblem(code, Count::Moves).forEachSuccessor(code, [&](Slide slide, Code to, search::Cost) {
        next.emplace_back(slide, to);
      });
      const auto [slide, to] = next[random.below(static_cast<std::uint32_t>(next.size()))];
      const Position named = board.positionOf(to, at);
      QVERIFY(board.codeOf(named) == to);
      const int piece = board.pieceAt(at, pointOf(slide.from));
      QCOMPARE(named, board.slid(at, piece, pointOf(slide.to)));
      at = named;
    }
  }

  // ---- Games -----------------------------------------------------------------------------------------------------

  void slidesOfOnePieceAreOneMove() {
    Game game({testing::classicBoard(), {}});
    const int left = game.opening().board.pieceAt(game.state(), {0, 4}),
              right = game.opening().board.pieceAt(game.state(), {3, 4});
    QVERIFY(!slide(game, left, {3, 4}) && !slide(game, left, {0, 4}) && !slide(game, left, {0, 5}));
    QVERIFY(!slide(game, -1, {0, 0}) && !slide(game, 99, {0, 0}));
    QVERIFY(game.tally() == Played{});
    QVERIFY(slide(game, left, {1, 4}));
    QVERIFY(game.tally() == (Played{1, 1, 1}));
    QVERIFY(slide(game, left, {2, 4}));
    QVERIFY(game.tally() == (Played{1, 1, 2}));  // one straight slide, together
    QVERIFY(slide(game, left, {0, 4}));
    QVERIFY(game.tally() == Played{});  // back where it was: nothing
    QVERIFY(slide(game, left, {2, 4}));
    const int above = game.opening().board.pieceAt(game.state(), {1, 3});
    QVERIFY(slide(game, above, {0, 4}));  // down and left: a corner
    QVERIFY(game.tally() == (Played{2, 3, 4}));
    QVERIFY(slidesMade(game).back() == (PieceSlide{above, {1, 3}, {0, 4}}));
    QVERIFY(!slide(game, right, {2, 4}));
    QVERIFY(game.undo());
    QVERIFY(game.tally() == (Played{1, 1, 2}));
    QVERIFY(game.redo());
    QVERIFY(game.tally() == (Played{2, 3, 4}));
    QCOMPARE(game.place(), std::size_t{5});
    const HistoryPosition here = game.history().position();
    QVERIFY(game.undo() && game.undo() && slide(game, right, {2, 4}));
    QVERIFY(!game.redo());
    QVERIFY(game.jumpTo(here));
    QVERIFY(game.tally() == (Played{2, 3, 4}) && slidesAhead(game).empty());
    while (game.undo()) {
    }
    QCOMPARE(game.state(), game.opening().board.opening());
    QCOMPARE(slidesAhead(game).size(), std::size_t{5});
  }
  void gamesAreSolvedWhenTheGoalsAre() {
    Game game({readBoard("goal A 1,0\ngoal B 0,0\nboard\nAB\n..\n", "f"), {}});
    QVERIFY(!game.isSolved());
    QVERIFY(slide(game, 0, {0, 1}) && slide(game, 1, {0, 0}));
    QVERIFY(!game.isSolved());
    QVERIFY(slide(game, 0, {1, 0}));
    QVERIFY(game.isSolved());
    QVERIFY(game.tally() == (Played{3, 4, 4}));  // down, left, and around the corner
  }

  void savedGamesAreTheSame() {
    Random random = testing::randomFor("games");
    for (int i = 0; i < testing::rounds(40); ++i) {
      const testing::RandomBoard made = testing::randomBoard(random, 4, 4, 4);
      Game game({i % 2 ? readBoard(made.text, "f") : testing::classicBoard(), i % 3 ? "some title" : ""});
      game.addHints(random.below(3));
      for (int k = 0; k < 30; ++k) {
        const auto piece =
            static_cast<int>(random.below(static_cast<std::uint32_t>(game.opening().board.pieceCount())));
        const std::vector<Point> reach = game.opening().board.reach(game.state(), piece, Count::Moves);
        if (!reach.empty()) slide(game, piece, reach[random.below(static_cast<std::uint32_t>(reach.size()))]);
        if (random.below(6) == 0) game.undo();
        if (random.below(12) == 0) game.jumpTo(random.below(8));
      }
      const std::string text = game::text(game.record());
      QVERIFY(game::isText(text, Rules::kForm) && !game::isText(made.text, Rules::kForm));
      Game again = game::readGame<Rules>(text, "f");
      QCOMPARE(game::text(again.record()), text);
      QVERIFY(again.opening().board == game.opening().board &&
              again.opening().title == game.opening().title && again.hints() == game.hints());
      QCOMPARE(again.state(), game.state());
      QCOMPARE(again.history().changeCount(), game.history().changeCount());  // branches, too
      QVERIFY(again.tally() == game.tally());
      QVERIFY(slidesMade(again) == slidesMade(game) && slidesAhead(again) == slidesAhead(game));
    }
  }
  // Of version 1.
  void theLastLinesOfASavedGameMayBeLeftOut_data() {
    const auto row = testing::columns<QString, int, int, int>("tail", "made", "ahead", "hints");
    row("", 0, 0, 0);
    row("\n", 0, 0, 0);
    row("\nhints 3\n", 0, 0, 3);
    row("\nmade 0\n", 0, 0, 0);
    row("\nslides 0\n", 0, 0, 0);
    row("\nslides 2\n0,0 1,0\n1,0 0,0\n", 2, 0, 0);
    row("\nhints 1\nslides 1\n0,0 1,0\n", 1, 0, 1);
    row("\nmade 1\nslides 2\n0,0 1,0\n1,0 0,0\n", 1, 1, 0);
  }
  void theLastLinesOfASavedGameMayBeLeftOut() {
    FETCH_ALL((QString, tail), (int, made), (int, ahead), (int, hints));
    const Game game =
        game::readGame<Rules>("searchlight-klotski 1\ngoal A 1,0\nboard\nA.\n" + tail.toStdString(), "f");
    QCOMPARE(static_cast<int>(slidesMade(game).size()), made);
    QCOMPARE(static_cast<int>(slidesAhead(game).size()), ahead);
    QCOMPARE(static_cast<int>(game.hints()), hints);
  }
  void mistakesInSavedGamesAreToldWhereTheyAre_data() {
    const auto rows = testing::columns<QString, QString>("text", "message");
    const auto row = [&](const char* text, const char* message) { rows(message, text, message); };
    const char* const head = "searchlight-klotski 1\ngoal A 1,0\nboard\nA.\n\n";
    const auto tail = [&](const char* text, const char* message) {
      row(qPrintable(QString(head) + text), message);
    };
    row("", "f:1: expected a saved game, found an empty file");
    row("searchlight-lines 1\n", "f:1: expected \"searchlight-klotski ..\", found \"searchlight-lines 1\"");
    row("searchlight-klotski 3\n",
        "f:1: written by a later version of Searchlight: \"searchlight-klotski 3\"");
    row("searchlight-klotski 2\ngoal A 1,0\nboard\nA.\n",
        "f:4: expected \"hints or at\", found the end of the text");
    const auto now = [&](const char* text, const char* message) {
      row(qPrintable(QString("searchlight-klotski 2\ngoal A 1,0\nboard\nA.\n\n") + text), message);
    };
    now("made 1\n", "f:6: expected \"at ..\", found \"made 1\"");
    now("at 0\nline 0 0,0\n", "f:7: expected a move as X,Y-X,Y (from and to), found \"0,0\"");
    now("at 0\nline 0 1,0-0,0\n", "f:7: the move to state 1 is illegal: no piece has its first cell at 1,0");
    now("at 0\nline 0 0,0-1,0 1,0-3,0\n",
        "f:7: the move to state 2 is illegal: piece A cannot move from 1,0 to 3,0");
    row("searchlight-klotski 1\ngoal B 0,0\nboard\nA\n", "f:2: there is no piece B");
    tail("made 1\n", "f:6: expected \"slides ..\" after \"made 1\"");
    tail("more\n", "f:6: expected \"hints ..\", \"made ..\" or \"slides ..\", found \"more\"");
    tail("slides 1\nmade 1\n", "f:7: expected a move as X,Y X,Y (from and to), found \"made 1\"");
    tail("made x\n", "f:6: made \"x\" is not a whole number");
    tail("made 1\nslides 0\n", "f:7: slides 0 is out of range (1 to 200000)");
    tail("made 1\nslides 1\n", "f:7: expected 1 moves, found 0");
    tail("made 1\nslides 1\n0,0\n", "f:8: expected a move as X,Y X,Y (from and to), found \"0,0\"");
    tail("made 1\nslides 1\n1,0 0,0\n",
         "f:8: the move to state 1 is illegal: no piece has its first cell at 1,0");
    tail("made 1\nslides 1\n0,0 2,0\n",
         "f:8: the move to state 1 is illegal: piece A cannot move from 0,0 to 2,0");
    tail("made 1\nslides 1\n0,0 1,0\nmore\n", "f:9: ");
  }
  void mistakesInSavedGamesAreToldWhereTheyAre() {
    FETCH(QString, text, message);
    const QString told = testing::refusalOf([&] { game::readGame<Rules>(text.toStdString(), "f"); });
    QVERIFY(testing::startsWith(told, message));
  }
};

SEARCHLIGHT_TEST(KlotskiBoardTest)
#include "klotski_board_test.moc"
