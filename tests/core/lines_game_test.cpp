// tests/core/lines_game_test.cpp: undo, redo, branches, and games written down and played again.
#include <QtTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/lines/format.h"
#include "core/lines/game.h"
#include "tests/core/lines_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::lines;

namespace {

const std::string kSaved =
    "searchlight-lines 1\nsize 5\ncolours 3\nnew 1\nline 4\nscore classic\ndeal unless-cleared\nseed "
    "9\nboard\n"
    "111..\n.....\n...1.\n.....\n....2\nundone 2\nmade 1\npoints 10\nmoves 1\n3,2 3,0\n";

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  text.replace(text.find(what), what.size(), by);
  return text;
}

// Plays up to so many random moves.
void playOn(Game& game, Random& random, int moves) {
  for (int i = 0; i < moves; ++i)
    if (const auto move = testing::anyMove(game.position().board, random)) (void)game.move(*move);
}

}  // namespace

class LinesGameTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  void sameSeedSameGame() {
    const Settings s;
    QVERIFY(firstPosition(s, 5) == firstPosition(s, 5));
    QVERIFY(!(firstPosition(s, 5) == firstPosition(s, 6)));
  }

  void illegalMovesDoNothing() {
    Game game({}, 1);
    const Position before = game.position();
    QVERIFY(!game.move({{-1, 0}, {0, 0}}));
    QVERIFY(game.position() == before);
    QVERIFY(!game.undo() && !game.redo() && !game.lastTurn());
    QCOMPARE(game.undone(), std::uint64_t{0});
  }

  // Undo then redo is the same game, also what comes afterwards; a jump goes to any position of the tree.
  void undoAndRedo() {
    Random random = testing::randomFor("undo");
    for (int i = 0; i < testing::rounds(1000); ++i) {
      Game game(testing::randomSettings(random), random.next());
      std::vector<Position> seen{game.position()};
      std::vector<HistoryPosition> places{game.history().position()};
      for (int k = 0; k < 30; ++k) {
        const auto move = testing::anyMove(game.position().board, random);
        if (!move) break;
        const std::optional<Turn> turn = game.move(*move);
        QVERIFY(turn.has_value());
        QCOMPARE(game.lastTurn()->points(), turn->points());
        QCOMPARE(game.lastTurn()->events.size(), turn->events.size());
        seen.push_back(game.position());
        places.push_back(game.history().position());
      }
      const std::size_t last = seen.size() - 1;
      for (std::size_t k = last; k > 0; --k) {
        QVERIFY(game.undo());
        QVERIFY(game.position() == seen[k - 1]);
      }
      QCOMPARE(game.undone(), std::uint64_t{last});
      for (std::size_t k = 1; k <= last; ++k) {
        QVERIFY(game.redo());
        QVERIFY(game.position() == seen[k]);
      }
      QVERIFY(!game.redo());
      // Back to the middle, another branch, and over to the old one.
      QVERIFY(game.jumpTo(places[last / 2]));
      QCOMPARE(game.undone(), std::uint64_t{last + last - last / 2});
      playOn(game, random, 3);
      const std::uint64_t undone = game.undone();
      const std::size_t branch = game.movesMade().size() - last / 2;
      QVERIFY(game.jumpTo(places[last]));
      QVERIFY(game.position() == seen[last]);
      QCOMPARE(game.undone(), undone + branch);
    }
  }

  // Save then load is the same game, wherever it stands, and it goes on in the same way.
  void saveAndLoad() {
    Random random = testing::randomFor("save");
    for (int i = 0; i < testing::rounds(1000); ++i) {
      Game game(testing::randomSettings(random), random.next());
      playOn(game, random, random.between(0, 30));
      for (int back = random.between(0, 5); back > 0; --back) (void)game.undo();
      const std::string text = writeGame(game);
      Game again = readGame(text, "saved");
      QVERIFY(again.position() == game.position());
      QCOMPARE(again.undone(), game.undone());
      QCOMPARE(writeGame(again), text);
      while (game.redo()) {
        QVERIFY(again.redo());
        QVERIFY(again.position() == game.position());
      }
      QVERIFY(!again.redo());
      if (const auto move = testing::anyMove(game.position().board, random)) {
        (void)game.move(*move);
        (void)again.move(*move);
        QVERIFY(again.position() == game.position());
      }
    }
  }
  void givenBoard() {
    const Game game = readGame(kSaved, "saved");
    QCOMPARE(game.position().score, 10);
    QCOMPARE(game.undone(), std::uint64_t{2});
    QCOMPARE(game.position().board.ballCount(), std::size_t{1});
    QCOMPARE(writeGame(game), kSaved);
  }

  // It deals at once, as an emptied board does.
  void givenBoardWithoutBalls() {
    std::string text =
        replaced(kSaved, "111..\n.....\n...1.\n.....\n....2", ".....\n.....\n.....\n.....\n.....");
    text = text.substr(0, text.find("made")) + "made 0\npoints 0\nmoves 0\n";
    Game game = readGame(text, "saved");
    QCOMPARE(game.position().board.ballCount(), std::size_t{1});
    QCOMPARE(game.position().preview.size(), std::size_t{1});
    Random random(1);
    QVERIFY(game.move(*testing::anyMove(game.position().board, random)));
    QVERIFY(readGame(writeGame(game), "again").position() == game.position());
  }

  // Balls are counted without playing the game again.
  void clearedBallsAreCounted() {
    Random random(5);
    const Settings s{.size = 5, .colours = 3, .newBalls = 1, .line = 4};
    Game game(s, 3);
    std::uint64_t balls = 0;
    int most = 0;
    for (int i = 0; i < 300 && !game.isOver(); ++i) {
      const auto turn = game.move(*testing::anyMove(game.position().board, random));
      balls += static_cast<std::uint64_t>(turn->cleared());
      most = std::max(most, turn->cleared());
    }
    QVERIFY(balls > 0);
    QCOMPARE(game.cleared().balls, balls);
    QCOMPARE(game.cleared().mostAtOnce, most);
    while (game.undo()) {
    }
    QCOMPARE(game.cleared().balls, std::uint64_t{0});
  }

  void readingTellsHowFarItIsAndCanBeStopped() {
    Random random(8);
    Game game(Settings{.size = 20, .newBalls = 1}, 8);
    playOn(game, random, 250);
    const std::string text = writeGame(game);
    std::vector<double> shares;
    (void)readGame(text, "saved", [&](double share) {
      shares.push_back(share);
      return true;
    });
    QCOMPARE(shares, (std::vector<double>{0, 0.4, 0.8}));
    QVERIFY_EXCEPTION_THROWN((void)readGame(text, "saved", [](double) { return false; }), FormatError);
  }

  void complaints_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& text, const char* message) {
      QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(message);
    };
    const auto change = [&](std::string_view what, std::string_view by, const char* message) {
      row(message, replaced(kSaved, what, by), message);
    };
    row("empty", "", "g:1: empty, not a saved game");
    row("another file", "type octile\n", "g:1: \"searchlight-lines 1\" expected, not \"type octile\"");
    change("lines 1", "lines 2", "g:1: a later version of Searchlight wrote this: \"searchlight-lines 2\"");
    change("size 5", "size 50", "g:2: size 50 is not within 5 to 20");
    change("line 4", "line 6", "g:5: line 6 is not within 4 to 5");
    change("classic", "golf", "g:6: score \"golf\" is neither classic nor quadratic");
    change("unless-cleared", "never", "g:7: deal \"never\" is neither unless-cleared nor always");
    change("seed 9", "seed -9", "g:8: seed \"-9\" is not a whole number from 0 to 18446744073709551615");
    change("111..", "111.", "g:10: a row of 4 cells on a board of 5");
    change("111..", "114..", "g:10: \"4\" in column 2 is neither \".\" nor a colour from 1 to 3");
    change("111..", "1111.", "g:10: a line begins in column 0: it would have vanished");
    row("full", replaced(kSaved, "111..\n.....\n...1.\n.....\n....2", "12312\n23123\n31231\n12312\n23123"),
        "g:10: the board is full: no ball can move on it");
    change("undone 2", "redone 2", "g:15: \"undone ..\" expected, not \"redone 2\"");
    change("made 1", "made 2", "g:18: moves 1 is not within 2 to 200000");
    change("points 10", "points 12", "g:17: points 12, but the moves make 10");
    change("3,2 3,0", "3,2 3", "g:19: a move is X,Y X,Y, from and to, not \"3,2 3\"");
    change("3,2 3,0", "3,3 3,0", "g:19: no ball stands on 3,3");
    change("3,2 3,0", "3,2 0,0", "g:19: a ball stands on 0,0");
    change("3,2 3,0", "3,2 5,0", "g:19: 3,2 5,0 leaves the board");
    change("3,2 3,0\n", "", "g:18: the text ends after 0 of 1 moves");
    row("more", kSaved + "3,0 3,1\n", "g:20: ");
    row("too large", std::string(kMaxGameBytes + 1, ' '), "g: too large for a saved game");
  }
  void complaints() {
    QFETCH(QString, text);
    QFETCH(QString, message);
    try {
      (void)readGame(text.toStdString(), "g");
      QFAIL("accepted");
    } catch (const FormatError& error) {
      QVERIFY2(QString::fromUtf8(error.what()).startsWith(message), error.what());
    }
  }
};

SEARCHLIGHT_TEST(LinesGameTest)
#include "lines_game_test.moc"
