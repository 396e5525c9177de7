// tests/core/lines_game_test.cpp: games of Color Lines: undo, redo, branches, and texts of both versions.
#include "core/lines/rules_of_game.h"
#include "tests/core/lines_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::lines;

namespace {

const std::string kSaved =
    "searchlight-lines 2\nsize 5\ncolours 3\nnew 1\nline 4\nscore classic\ndeal unless-cleared\nseed "
    "9\nboard\n"
    "111..\n.....\n...1.\n.....\n....2\nundone 2\nat 1\npoints 10\nline 0 3,2-3,0\n";
// As version 1 wrote it.
const std::string kOldSaved =
    "searchlight-lines 1\nsize 5\ncolours 3\nnew 1\nline 4\nscore classic\ndeal unless-cleared\nseed "
    "9\nboard\n"
    "111..\n.....\n...1.\n.....\n....2\nundone 2\nmade 1\npoints 10\nmoves 1\n3,2 3,0\n";

Game readGame(std::string_view text, std::string_view fileName) {
  return game::readGame<Rules>(text, fileName);
}
std::string writeGame(const Game& game) { return game::text(game.record()); }
const Position& positionOf(const Game& game) { return game.state().position; }

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  text.replace(text.find(what), what.size(), by);
  return text;
}

// Plays up to so many random moves.
void playOn(Game& game, Random& random, int moves) {
  for (int i = 0; i < moves; ++i)
    if (const auto move = testing::anyMove(positionOf(game).board, random)) (void)game.play(*move);
}

}  // namespace

class LinesGameTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sameSeedSameGame() {
    const Settings s;
    QVERIFY(firstPosition(s, 5) == firstPosition(s, 5));
    QVERIFY(!(firstPosition(s, 5) == firstPosition(s, 6)));
  }

  void illegalMovesDoNothing() {
    Game game({{}, 1, {}});
    const Position before = positionOf(game);
    QVERIFY(game.play({{-1, 0}, {0, 0}}) == game::Made::Refused);
    QVERIFY(positionOf(game) == before);
    QVERIFY(!game.undo() && !game.redo() && !lastTurn(game));
    QCOMPARE(game.undone(), std::uint64_t{0});
  }

  // Undo then redo is the same game, also what comes afterwards; a jump goes to any position of the tree.
  void undoAndRedo() {
    Random random = testing::randomFor("undo");
    for (int i = 0; i < testing::rounds(1000); ++i) {
      Game game({testing::randomSettings(random), random.next(), {}});
      std::vector<Position> seen{positionOf(game)};
      std::vector<HistoryPosition> places{game.history().position()};
      for (int k = 0; k < 30; ++k) {
        const auto move = testing::anyMove(positionOf(game).board, random);
        if (!move) break;
        Position then = positionOf(game);
        const Turn turn = play(then, game.opening().settings, *move);
        QVERIFY(game.play(*move) == game::Made::Yes);
        QVERIFY(positionOf(game) == then);
        QCOMPARE(lastTurn(game)->points(), turn.points());
        QCOMPARE(lastTurn(game)->events.size(), turn.events.size());
        seen.push_back(positionOf(game));
        places.push_back(game.history().position());
      }
      const std::size_t last = seen.size() - 1;
      for (std::size_t k = last; k > 0; --k) {
        QVERIFY(game.undo());
        QVERIFY(positionOf(game) == seen[k - 1]);
      }
      QCOMPARE(game.undone(), std::uint64_t{last});
      for (std::size_t k = 1; k <= last; ++k) {
        QVERIFY(game.redo());
        QVERIFY(positionOf(game) == seen[k]);
      }
      QVERIFY(!game.redo());
      // Back to the middle, another branch, and over to the old one.
      QVERIFY(game.jumpTo(places[last / 2]));
      QCOMPARE(game.undone(), std::uint64_t{last + last - last / 2});
      playOn(game, random, 3);
      const std::uint64_t undone = game.undone();
      std::uint64_t branch = 0;  // a random move may have gone along the old one
      for (HistoryPosition at = game.history().position(); !std::ranges::count(places, at);
           at = *game.history().parent(at))
        ++branch;
      QVERIFY(game.jumpTo(places[last]));
      QVERIFY(positionOf(game) == seen[last]);
      QCOMPARE(game.undone(), undone + branch);
    }
  }

  // Save then load is the same game, wherever it stands, and it goes on in the same way.
  void saveAndLoad() {
    Random random = testing::randomFor("save");
    for (int i = 0; i < testing::rounds(1000); ++i) {
      Game game({testing::randomSettings(random), random.next(), {}});
      playOn(game, random, random.between(0, 30));
      for (int back = random.between(0, 5); back > 0; --back) (void)game.undo();
      playOn(game, random, random.between(0, 3));
      for (int back = random.between(0, 5); back > 0; --back) (void)game.undo();
      const std::string text = writeGame(game);
      Game again = readGame(text, "saved");
      QVERIFY(positionOf(again) == positionOf(game));
      QCOMPARE(again.undone(), game.undone());
      QCOMPARE(writeGame(again), text);
      QCOMPARE(again.history().changeCount(), game.history().changeCount());  // branches, too
      while (game.redo()) {
        QVERIFY(again.redo());
        QVERIFY(positionOf(again) == positionOf(game));
      }
      QVERIFY(!again.redo());
      if (const auto move = testing::anyMove(positionOf(game).board, random)) {
        (void)game.play(*move);
        (void)again.play(*move);
        QVERIFY(positionOf(again) == positionOf(game));
      }
    }
  }
  void givenBoard() {
    const Game game = readGame(kSaved, "saved");
    QCOMPARE(positionOf(game).score, 10);
    QCOMPARE(game.undone(), std::uint64_t{2});
    QCOMPARE(positionOf(game).board.ballCount(), std::size_t{1});
    QCOMPARE(writeGame(game), kSaved);
    QCOMPARE(writeGame(readGame(kOldSaved, "saved")), kSaved);
  }

  // It deals at once, as an emptied board does.
  void givenBoardWithoutBalls() {
    std::string text =
        replaced(kSaved, "111..\n.....\n...1.\n.....\n....2", ".....\n.....\n.....\n.....\n.....");
    text = text.substr(0, text.find("at 1")) + "at 0\npoints 0\n";
    Game game = readGame(text, "saved");
    QCOMPARE(positionOf(game).board.ballCount(), std::size_t{1});
    QCOMPARE(positionOf(game).preview.size(), std::size_t{1});
    Random random(1);
    QVERIFY(game.play(*testing::anyMove(positionOf(game).board, random)) == game::Made::Yes);
    QVERIFY(readGame(writeGame(game), "again").state() == game.state());
  }

  // Balls are counted without playing the game again.
  void clearedBallsAreCounted() {
    Random random(5);
    const Settings s{.size = 5, .colours = 3, .newBalls = 1, .line = 4};
    Game game({s, 3, {}});
    std::uint64_t balls = 0;
    int most = 0;
    for (int i = 0; i < 300 && !game.isOver(); ++i) {
      QVERIFY(game.play(*testing::anyMove(positionOf(game).board, random)) == game::Made::Yes);
      const auto turn = lastTurn(game);
      balls += static_cast<std::uint64_t>(turn->cleared());
      most = std::max(most, turn->cleared());
    }
    QVERIFY(balls > 0);
    QCOMPARE(clearedIn(game).balls, balls);
    QCOMPARE(clearedIn(game).mostAtOnce, most);
    while (game.undo()) {
    }
    QCOMPARE(clearedIn(game).balls, std::uint64_t{0});
  }

  void complaints_data() {
    const auto rows = testing::columns<QString, QString>("text", "message");
    const auto row = [&](const char* name, const std::string& text, const char* message) {
      rows(name, QString::fromStdString(text), message);
    };
    const auto change = [&](std::string_view what, std::string_view by, const char* message) {
      row(message, replaced(kSaved, what, by), message);
    };
    const auto changeOld = [&](std::string_view what, std::string_view by, const char* message) {
      row((std::string("version 1 ") + message).c_str(), replaced(kOldSaved, what, by), message);
    };
    row("another file", "type octile\n", "g:1: expected \"searchlight-lines ..\", found \"type octile\"");
    change("lines 2", "lines 3", "g:1: written by a later version of Searchlight: \"searchlight-lines 3\"");
    change("lines 2", "lines 0", "g:1: unsupported version \"0\", expected 1 to 2");
    change("size 5", "size 50", "g:2: size 50 is out of range (5 to 20)");
    change("line 4", "line 6", "g:5: line 6 is out of range (4 to 5)");
    change("classic", "golf", "g:6: expected classic or quadratic, found score \"golf\"");
    change("unless-cleared", "never", "g:7: expected unless-cleared or always, found deal \"never\"");
    change("seed 9", "seed -9", "g:8: seed \"-9\" is not a whole number from 0 to 18446744073709551615");
    change("111..", "111.", "g:10: expected 5 cells, found 4");
    change("111..", "114..", "g:10: column 2: expected \".\" or a colour from 1 to 3, found \"4\"");
    change("111..", "1111.",
           "g:10: column 0: complete lines of balls are not allowed, because the rules remove them");
    row("full", replaced(kSaved, "111..\n.....\n...1.\n.....\n....2", "12312\n23123\n31231\n12312\n23123"),
        "g:10: the board is full: no ball can move");
    change("undone 2", "redone 2", "g:15: expected \"at ..\", found \"redone 2\"");
    change("undone 2", "undone 9007199254740993",
           "g:15: undone \"9007199254740993\" is not a whole number from 0 to 9007199254740992");
    change("at 1", "at 2", "g:16: state 2 does not exist");
    change("points 10", "hello", "g:17: expected \"points ..\", found \"hello\"");
    change("points 10", "points 12", "g:17: points 12, but the moves score 10");
    change("3,2-3,0", "3,2-3", "g:18: expected a move as X,Y-X,Y (from and to), found \"3,2-3\"");
    change("3,2-3,0", "3,3-3,0", "g:18: the move to state 1 is illegal: no ball at 3,3");
    change("3,2-3,0", "3,2-0,0", "g:18: the move to state 1 is illegal: 0,0 is not empty");
    change("3,2-3,0", "3,2--5,0", "g:18: the move to state 1 is illegal: 3,2 -5,0 is outside the board");
    row("too large", std::string(Rules::kMostBytes + 1, ' '), "g: too large for a saved game");
    changeOld("undone 2", "redone 2", "g:15: expected \"undone ..\", found \"redone 2\"");
    changeOld("made 1", "made 2", "g:18: moves 1 is out of range (2 to 200000)");
    changeOld("points 10", "points 12", "g:17: points 12, but the moves score 10");
    changeOld("3,2 3,0", "3,2 3", "g:19: expected a move as X,Y X,Y (from and to), found \"3,2 3\"");
    changeOld("3,2 3,0", "3,3 3,0", "g:19: the move to state 1 is illegal: no ball at 3,3");
    changeOld("3,2 3,0\n", "", "g:18: expected 1 moves, found 0");
    row("more", kOldSaved + "3,0 3,1\n", "g:20: ");
    row("after the end",
        "searchlight-lines 1\nsize 5\ncolours 7\nnew 3\nline 5\nscore classic\ndeal unless-cleared\nseed "
        "7\nundone 0\nmade 0\npoints 0\nmoves 9\n0,2 0,1\n1,2 1,3\n2,4 0,0\n3,1 4,0\n4,1 3,3\n1,2 0,2\n3,4 "
        "4,4\n4,0 3,0\n0,0 0,0\n",
        "g:21: the move to state 9 is illegal: unexpected move after the end of the game");
  }
  void complaints() {
    FETCH(QString, text, message);
    const QString told = testing::refusalOf([&] { (void)readGame(text.toStdString(), "g"); });
    QVERIFY2(!told.isEmpty() && told.startsWith(message), qPrintable(told));
  }
};

SEARCHLIGHT_TEST(LinesGameTest)
#include "lines_game_test.moc"
