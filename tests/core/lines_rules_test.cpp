// tests/core/lines_rules_test.cpp: the rules of Color Lines, edge by edge.
#include "tests/core/lines_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::lines;
using searchlight::testing::boardOf;

namespace {

using Kind = TurnEvent::Kind;

QList<int> kindsOf(const Turn& turn) {
  QList<int> kinds;
  for (const TurnEvent& e : turn.events) kinds << static_cast<int>(e.kind);
  return kinds;
}
QList<int> kinds(std::initializer_list<Kind> list) {
  QList<int> numbers;
  for (const Kind k : list) numbers << static_cast<int>(k);
  return numbers;
}
const TurnEvent* find(const Turn& turn, Kind kind) {
  const auto at = std::ranges::find(turn.events, kind, &TurnEvent::kind);
  return at == turn.events.end() ? nullptr : &*at;
}

// A position whose preview is chosen, not drawn.
Position on(const Board& board, std::vector<ComingBall> preview) {
  return {board, std::move(preview), 0, 0, Random(7)};
}

const Settings kSmall{.size = 7, .colours = 7, .newBalls = 2};

}  // namespace

class LinesRulesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void scores_data() {
    // points: of line, line + 1 .. balls
    const auto row = testing::columns<int, bool, QList<int>>("line", "classic", "points");
    row("classic", 5, true, QList<int>{10, 12, 18, 28, 42});
    row("classic, lines of 4", 4, true, QList<int>{10, 12, 18});
    row("quadratic", 5, false, QList<int>{5, 12, 21, 32});
    row("quadratic, lines of 4", 4, false, QList<int>{4, 10, 18});
    row("quadratic, lines of 7", 7, false, QList<int>{7, 16});
  }
  void scores() {
    FETCH_ALL((int, line), (bool, classic), (QList<int>, points));
    const Settings s{.line = line, .score = classic ? Score::Classic : Score::Quadratic};
    for (int i = 0; i < points.size(); ++i) QCOMPARE(scoreOf(s, line + i), points[i]);
  }

  void settingsAreBounded() {
    QVERIFY(!faultOf({}));
    for (const Preset& p : presets()) QVERIFY(!faultOf(p.settings));
    QCOMPARE(english(*faultOf({.size = 4})).c_str(), "size 4 is out of range (5 to 20)");
    QCOMPARE(english(*faultOf({.colours = 10})).c_str(), "colours 10 is out of range (3 to 9)");
    QCOMPARE(english(*faultOf({.newBalls = 0})).c_str(), "new 0 is out of range (1 to 7)");
    QCOMPARE(english(*faultOf({.size = 5, .line = 6})).c_str(), "line 6 is out of range (4 to 5)");
  }

  void illegalMoves() {
    const Board board =
        boardOf({"1.2....", "..2....", "222....", ".......", ".......", ".......", "......."});
    const auto why = [&](Move m) { return whyIllegal(board, m); };
    QVERIFY(!why({{0, 0}, {1, 1}}));
    QVERIFY(why({{0, 0}, {0, -1}}) == Illegal::Outside);
    QVERIFY(why({{7, 0}, {0, 1}}) == Illegal::Outside);
    QVERIFY(why({{1, 0}, {1, 1}}) == Illegal::NoBall);
    QVERIFY(why({{0, 0}, {2, 0}}) == Illegal::Occupied);
    QVERIFY(why({{0, 0}, {0, 0}}) == Illegal::Occupied);
    QVERIFY(why({{0, 0}, {6, 6}}) == Illegal::NoPath);  // not by corners either
    QCOMPARE(english(illegalText({{0, 0}, {6, 6}}, Illegal::NoPath)).c_str(),
             "there is no path from 0,0 to 6,6");
  }

  // A cleared line: score, no new balls, the preview as it was.
  void clearingKeepsThePreview() {
    Position p = on(boardOf({"1111...", ".......", ".......", "....1..", ".......", ".......", "......2"}),
                    {{3, Point{5, 5}}, {4, Point{1, 1}}});
    const std::vector<ComingBall> preview = p.preview;
    const Turn turn = play(p, kSmall, {{4, 3}, {4, 0}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Clear}));
    QCOMPARE(turn.cleared(), 5);
    QCOMPARE(p.score, 10);
    QCOMPARE(p.turns, 1);
    QVERIFY(p.preview == preview);
    QCOMPARE(p.board.ballCount(), std::size_t{1});
  }
  // The article: new balls after every move, a clearing one too.
  void articleDealsAfterClearing() {
    Settings s = kSmall;
    s.deal = Deal::Always;
    Position p = on(boardOf({"1111...", ".......", ".......", "....1..", ".......", ".......", "......2"}),
                    {{3, Point{5, 5}}, {4, Point{1, 1}}});
    const Turn turn = play(p, s, {{4, 3}, {4, 0}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Clear, Kind::Appear, Kind::NewPreview}));
    QCOMPARE(p.board.ballCount(), std::size_t{3});
    QCOMPARE((p.board[{5, 5}]), Colour{3});
  }
  // Runs that cross: the union of their cells, each ball once, one score.
  void crossingRuns() {
    Position p =
        on(boardOf({"..1....", "..1....", "..1....", "..1....", "11.11..", ".......", "1.....2"}), {});
    const Turn turn = play(p, kSmall, {{0, 6}, {2, 4}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Clear}));
    QCOMPARE(turn.cleared(), 9);
    QCOMPARE(turn.points(), 42);
  }
  // All four directions at once.
  void starOfFour() {
    Settings s{.size = 9, .newBalls = 1};
    Board board(9);
    for (int i = 1; i <= 2; ++i)
      for (const Point d : {Point{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}, {1, -1}})
        board.set({4 + i * d.x, 4 + i * d.y}, 1);
    const auto all = [&] {
      Board full = board;
      full.set({4, 4}, 1);
      return linesThrough(full, s, std::vector<Point>{{4, 4}});
    }();
    QCOMPARE(all.size(), std::size_t{17});
    QVERIFY(std::ranges::is_sorted(all, {}, [&](Point q) { return board.cell(q); }));
  }
  void longerRuns() {
    Position p =
        on(boardOf({"111.111", ".......", ".......", "...1...", ".......", ".......", "......2"}), {});
    const Turn turn = play(p, kSmall, {{3, 3}, {3, 0}});
    QCOMPARE(turn.cleared(), 7);
    QCOMPARE(turn.points(), 18);
  }

  // Nothing cleared: the balls come where they were announced, then a new preview.
  void ballsComeWhereAnnounced() {
    Position p = on(boardOf({"1......", ".......", ".......", ".......", ".......", ".......", "......."}),
                    {{3, Point{5, 5}}, {4, Point{1, 1}}});
    const Turn turn = play(p, kSmall, {{0, 0}, {0, 6}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Appear, Kind::NewPreview}));
    QCOMPARE((p.board[{5, 5}]), Colour{3});
    QCOMPARE((p.board[{1, 1}]), Colour{4});
    QCOMPARE(p.preview.size(), std::size_t{2});
    for (const ComingBall& ball : p.preview) QVERIFY(p.board.isEmpty(*ball.place));
  }
  // Lines that the new balls complete vanish and score, before the new preview.
  void ballsThatComeCompleteALine() {
    Position p = on(boardOf({"1111...", "2......", ".......", ".......", ".......", ".......", "......."}),
                    {{1, Point{4, 0}}, {4, Point{6, 6}}});
    const Turn turn = play(p, kSmall, {{0, 1}, {0, 6}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Appear, Kind::Clear, Kind::NewPreview}));
    QCOMPARE(p.score, 10);
    QCOMPARE(p.board.ballCount(), std::size_t{2});
  }
  // A taken place: the ball goes to a random free cell, and lines are judged where it lands.
  void takenPlace() {
    Position p = on(boardOf({"1111...", "2......", ".......", ".......", ".......", ".......", "......."}),
                    {{1, Point{4, 0}}, {4, Point{6, 6}}});
    const Turn turn = play(p, kSmall, {{0, 1}, {4, 0}});
    const TurnEvent& appeared = *find(turn, Kind::Appear);
    QCOMPARE(appeared.cells.size(), std::size_t{2});
    QVERIFY((appeared.cells[0] == Point{6, 6}) && !appeared.balls[0].isDisplaced);
    QVERIFY(appeared.balls[1].isDisplaced && appeared.balls[1].colour == 1);
    QVERIFY(!(appeared.cells[1] == Point{4, 0}));
    QCOMPARE((p.board[{4, 0}]), Colour{2});
  }
  void displacedBallsCompleteLines() {
    // Only one cell is free, and there the displaced ball completes a line.
    Settings s{.size = 5, .newBalls = 1};
    Position p = on(boardOf({"1111.", "23232", "32323", "23232", "3232."}), {{1, Point{4, 4}}});
    QVERIFY(!isLegal(p.board, {{4, 1}, {4, 4}}));
    p.board.set({4, 3}, kNoBall);
    p.board.set({3, 4}, 2);
    p.preview = {{1, Point{4, 4}}};
    // 3,4 goes to 4,4: its place 3,4 and 4,3, 4,0 are free then; the ball lands in one of them.
    const Turn turn = play(p, s, {{3, 4}, {4, 4}});
    const TurnEvent& appeared = *find(turn, Kind::Appear);
    QVERIFY(appeared.balls[0].isDisplaced);
    QCOMPARE(find(turn, Kind::Clear) != nullptr, (appeared.cells[0] == Point{4, 0}));
  }
  // Fewer cells than balls: as many as fit appear, lines clear, and only a board still full is the end.
  void fewerCellsThanBalls() {
    Settings s{.size = 5, .newBalls = 7};
    Position p = on(boardOf({"1111.", "23232", "32323", "23232", "323.."}),
                    {{1, Point{4, 0}}, {2, Point{3, 4}}, {3, {}}, {3, {}}, {3, {}}, {3, {}}, {3, {}}});
    const Turn turn = play(p, s, {{4, 3}, {4, 4}});
    QCOMPARE(find(turn, Kind::Appear)->cells.size(), std::size_t{3});
    QVERIFY(find(turn, Kind::Clear) != nullptr);  // 1,1,1,1,1 above
    QVERIFY(find(turn, Kind::Over) == nullptr);
    QVERIFY(!p.isOver());
  }
  void fullBoardIsTheEnd() {
    Settings s{.size = 5, .newBalls = 3};
    Position p =
        on(boardOf({"1312.", "23232", "32323", "23232", "3232."}), {{4, Point{4, 0}}, {4, {}}, {4, {}}});
    p.board.set({4, 3}, kNoBall);
    const Turn turn = play(p, s, {{3, 4}, {4, 4}});
    QVERIFY(p.isOver());
    QCOMPARE(turn.events.back().kind, Kind::Over);
    QVERIFY(testing::legalMoves(p.board).empty());
  }
  // An emptied board deals at once.
  void emptiedBoardDeals() {
    Position p = on(boardOf({"1111...", ".......", ".......", "....1..", ".......", ".......", "......."}),
                    {{3, Point{5, 5}}, {4, Point{1, 1}}});
    const Turn turn = play(p, kSmall, {{4, 3}, {4, 0}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Clear, Kind::Appear, Kind::NewPreview}));
    QCOMPARE(p.board.ballCount(), std::size_t{2});
    QCOMPARE((p.board[{5, 5}]), Colour{3});
  }

  // Also where what came took all with it; and a clearing of two colours is of neither.
  void whatComesMayEmptyTheBoard() {
    Position p = on(boardOf({"11.....", ".......", ".......", ".......", ".......", ".......", "1......"}),
                    {{1, Point{3, 0}}, {1, Point{4, 0}}});
    const Turn turn = play(p, kSmall, {{0, 6}, {2, 0}});
    QCOMPARE(kindsOf(turn), kinds({Kind::Move, Kind::Appear, Kind::Clear, Kind::NewPreview, Kind::Appear,
                                   Kind::NewPreview}));
    QCOMPARE(find(turn, Kind::Clear)->colour, Colour{1});
    QCOMPARE(p.board.ballCount(), std::size_t{2});
    p = on(boardOf({"1111...", ".......", "2222...", ".......", ".......", ".......", "3......"}),
           {{1, Point{4, 0}}, {2, Point{4, 2}}});
    const Turn both = play(p, kSmall, {{0, 6}, {6, 6}});
    QCOMPARE(find(both, Kind::Clear)->cells.size(), std::size_t{10});
    QCOMPARE(find(both, Kind::Clear)->colour, kNoBall);
  }

  void firstDealHoldsNoLine() {
    Random random = testing::randomFor("deals");
    for (int i = 0; i < testing::rounds(3000); ++i) {
      Settings s = testing::randomSettings(random);
      s.newBalls = 7;
      s.colours = 3;
      s.line = 4;
      const Position p = firstPosition(s, random.next());
      std::vector<Point> balls;
      for (std::size_t c = 0; c < p.board.cellCount(); ++c)
        if (p.board.at(c) != kNoBall) balls.push_back(p.board.point(c));
      QCOMPARE(balls.size(), std::size_t{7});
      QVERIFY(linesThrough(p.board, s, balls).empty());
    }
  }

  // Thousands of games: balls never appear on balls, the score is the sum of what cleared, no line is left standing.
  void randomGames() {
    Random random = testing::randomFor("games");
    for (int game = 0; game < testing::rounds(2000); ++game) {
      const Settings s = testing::randomSettings(random);
      Position p = firstPosition(s, random.next());
      int score = 0;
      for (int turns = 0; turns < 200; ++turns) {
        const std::optional<Move> move = testing::anyMove(p.board, random);
        QCOMPARE(move.has_value(), !p.isOver());
        if (!move) break;
        Board board = p.board;
        const Turn turn = play(p, s, *move);
        for (const TurnEvent& e : turn.events) {
          if (e.kind == Kind::Move) {
            board.set(move->from, kNoBall);
            board.set(move->to, e.colour);
          }
          for (std::size_t i = 0; e.kind == Kind::Appear && i < e.cells.size(); ++i) {
            QVERIFY(board.isEmpty(e.cells[i]));
            board.set(e.cells[i], e.balls[i].colour);
          }
          if (e.kind == Kind::Clear) {
            QCOMPARE(e.points, scoreOf(s, static_cast<int>(e.cells.size())));
            score += e.points;
            for (const Point c : e.cells) {
              QVERIFY(!board.isEmpty(c));
              board.set(c, kNoBall);
            }
          }
        }
        QVERIFY(board == p.board);
        QCOMPARE(p.score, score);
        QVERIFY(p.board.ballCount() > 0);
        std::vector<Point> all;
        for (std::size_t c = 0; c < board.cellCount(); ++c) all.push_back(board.point(c));
        QVERIFY(linesThrough(board, s, all).empty());
      }
    }
  }
};

SEARCHLIGHT_TEST(LinesRulesTest)
#include "lines_rules_test.moc"
