// tests/widgets/turn_motion_test.cpp: where every ball is at each millisecond of a turn.
#include "widgets/lines/turn_motion.h"

#include "core/lines/route.h"
#include "tests/core/lines_boards.h"
#include "tests/test_main.h"

using namespace searchlight::testing;
using lines::Move;
using lines::Position;
using lines::Settings;
using lines::Turn;

namespace {

// A turn with what was before and after it.
struct Played {
  Position before, after;
  std::vector<Point> way;
  Turn turn;

  Played(const Settings& settings, const Position& position, Move move)
      : before(position), after(position), way(lines::findRoute(position.board, move).cells) {
    turn = lines::play(after, settings, move);
  }
  TurnMotion motion(TurnMotion::Tempo tempo = {}) const { return {before, turn, way, after, tempo}; }
};

// Four of colour 1 in a row; the fifth comes from the corner below it by four steps.
Played clearing() {
  const Settings settings;
  const lines::Board board = boardOf({".........", ".........", ".........", ".........", ".1111....",
                                      ".........", "3........", ".......1.", "........."});
  return {settings, lines::positionOn(settings, board, 7), {{7, 7}, {5, 4}}};
}
// Three balls appear, and nothing vanishes.
Played plain() {
  const Settings settings;
  const lines::Board board = boardOf({"2........", ".........", ".........", ".........", ".........",
                                      ".........", ".........", ".........", "........."});
  return {settings, lines::positionOn(settings, board, 7), {{0, 0}, {2, 0}}};
}

constexpr double kFiveSteps = 200;  // milliseconds
// How many cells of the way a ball has gone; nothing where it is beside it.
std::optional<double> alongPath(const std::vector<Point>& way, QPointF at) {
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    const QPointF from(way[i].x, way[i].y), step(way[i + 1].x - way[i].x, way[i + 1].y - way[i].y);
    const double share = QPointF::dotProduct(at - from, step);
    const QPointF off = at - from - share * step;
    if (share >= 0 && share <= 1 && off.manhattanLength() < 1e-9) return static_cast<double>(i) + share;
  }
  return std::nullopt;
}
// Every ball at rest, and those of full size that happen to stand on a cell.
lines::Board seen(const TurnFrame& frame) {
  lines::Board board = frame.resting;
  for (const TurnFrame::Ball& ball : frame.moving)
    board.set({static_cast<int>(ball.at.x()), static_cast<int>(ball.at.y())}, ball.colour);
  return board;
}

}  // namespace

class TurnMotionTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Along its cells and no other way, slowly at both ends.
  void theBallGoesAlongItsPath() {
    const Played turn = clearing();
    const TurnMotion motion = turn.motion();
    QCOMPARE(turn.way.size(), std::size_t{6});
    constexpr int kParts = 40;
    double gone = -1;
    QList<double> steps;
    for (int part = 0; part < kParts; ++part) {
      const TurnFrame frame = motion.at(kFiveSteps * part / kParts);
      QCOMPARE(frame.moving.size(), std::size_t{1});
      QCOMPARE(frame.moving[0].colour, lines::Colour{1});
      QCOMPARE(frame.moving[0].scale, 1.0);
      QVERIFY(frame.resting.isEmpty({7, 7}));
      QVERIFY(frame.resting.isEmpty({5, 4}));
      const std::optional<double> along = alongPath(turn.way, frame.moving[0].at);
      QVERIFY(along && *along > gone);
      if (part > 0) steps << *along - gone;
      gone = *along;
    }
    QCOMPARE(*alongPath(turn.way, motion.at(0).moving[0].at), 0.0);
    QVERIFY(qAbs(*alongPath(turn.way, motion.at(kFiveSteps / 2).moving[0].at) - 2.5) < 1e-9);
    QVERIFY(steps.front() < steps[kParts / 2] / 3 && steps.back() < steps[kParts / 2] / 3);
  }

  // Two cells are not a blink, and seventeen no wait.
  void everyPathTakesTheTimeOfAMotion() {
    const Settings settings;
    lines::Board board(9);
    board.set({0, 0}, 1);
    const Played longest(settings, lines::positionOn(settings, board, 3), {{0, 0}, {8, 8}});
    QCOMPARE(longest.way.size(), std::size_t{17});
    QCOMPARE(longest.motion().duration(), 250.0 + TurnMotion::kAppear);
    QVERIFY(longest.motion().at(125).moving[0].at == QPointF(longest.way[8].x, longest.way[8].y));
    const Played shortest(settings, lines::positionOn(settings, board, 3), {{0, 0}, {1, 0}});
    QCOMPARE(shortest.motion().duration(), 150.0 + TurnMotion::kAppear);
  }

  void withoutAWayItGoesStraight() {
    Played turn = clearing();
    turn.way.clear();
    QCOMPARE(turn.motion().duration(), TurnMotion::kShortestPath + TurnMotion::kClear);
    QVERIFY(turn.motion().at(TurnMotion::kShortestPath / 2).moving[0].at == QPointF(6, 5.5));
  }

  void speedDividesTheTime() {
    const Played turn = clearing();
    QCOMPARE(turn.motion({2, 0}).duration(), turn.motion().duration() / 2);
    QVERIFY(turn.motion({2, 0}).at(30).moving[0].at == turn.motion().at(60).moving[0].at);
  }

  void linesAreLitAndShrinkAway() {
    const Played turn = clearing();
    const TurnMotion motion = turn.motion();
    const double begin = kFiveSteps, end = motion.duration();
    QCOMPARE(end, begin + TurnMotion::kClear);
    double lastScale = 1;
    for (int step = 0; begin + 5 * step < end; ++step) {
      const double t = begin + 5 * step;
      const TurnFrame frame = motion.at(t);
      QCOMPARE(frame.moving.size(), std::size_t{5});
      for (const TurnFrame::Ball& ball : frame.moving) {
        QCOMPARE(ball.colour, lines::Colour{1});
        QCOMPARE(ball.at.y(), 4.0);
        QVERIFY(ball.scale >= 0 && ball.scale <= lastScale);
        QVERIFY(ball.flash >= 0 && ball.flash <= 1);
      }
      QCOMPARE(frame.resting.ballCount(), std::size_t{1});  // the green one
      QCOMPARE(frame.preview, turn.before.preview);
      lastScale = frame.moving[0].scale;
    }
    QVERIFY(lastScale < 0.1);
    QVERIFY(motion.at(begin + 0.4 * TurnMotion::kClear - 1).moving[0].flash > 0.95);
    QCOMPARE(motion.at(end).moving.size(), std::size_t{0});
  }

  void previewedBallsGrowFromWhereTheyWere() {
    const Played turn = plain();
    const TurnMotion motion = turn.motion({1, 0.4});
    const double begin = TurnMotion::kShortestPath;
    QCOMPARE(motion.at(begin - 1).preview, turn.before.preview);
    const TurnFrame first = motion.at(begin);
    QCOMPARE(first.moving.size(), std::size_t{3});
    QVERIFY(first.preview.empty());
    for (std::size_t i = 0; i < 3; ++i) {
      QCOMPARE(first.moving[i].scale, 0.4);
      QCOMPARE(first.moving[i].colour, turn.before.preview[i].colour);
    }
    QVERIFY(motion.at(begin + TurnMotion::kAppear / 2).moving[0].scale > 0.6);
    QVERIFY(motion.at(motion.duration() - 1).moving[0].scale > 0.99);
    QCOMPARE(motion.at(motion.duration()).preview, turn.after.preview);
    QCOMPARE(turn.motion().at(begin).moving[0].scale, 0.0);  // nothing was seen of them
  }

  void aDisplacedBallGrowsFromNothing() {
    const Settings settings;
    Position position = plain().before;
    const Point taken = *position.preview[0].place;
    const Played turn(settings, position, {{0, 0}, taken});
    const double begin =
        std::clamp(TurnMotion::kStep * static_cast<double>(turn.way.size() - 1), 150.0, 250.0);
    const TurnFrame frame = turn.motion({1, 0.4}).at(begin);
    QCOMPARE(frame.moving.size(), std::size_t{3});
    QCOMPARE(std::ranges::count(frame.moving, 0.0, &TurnFrame::Ball::scale), 1);
    QCOMPARE(std::ranges::count(frame.moving, 0.4, &TurnFrame::Ball::scale), 2);
  }

  // Whatever happens in a turn, it begins and ends as the rules have it, and nothing appears or goes in between but what
  // the events tell of.
  void everyTurnOfGamesLeadsFromBeforeToAfter() {
    std::size_t turns = 0, displaced = 0, clears = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Settings settings;
      settings.size = 5 + static_cast<int>(seed % 3) * 2;
      settings.line = 4;
      settings.colours = 3;
      settings.newBalls = 1 + static_cast<int>(seed % 4);
      settings.deal = seed % 2 == 0 ? lines::Deal::Always : lines::Deal::UnlessCleared;
      Position position = lines::firstPosition(settings, seed);
      Random random(seed);
      for (int i = 0; i < 40 && position.board.emptyCount() > 4; ++i, ++turns) {
        if (position.board.ballCount() == 0) break;
        const Played turn(settings, position, *anyMove(position.board, random));
        const TurnMotion motion = turn.motion({1, 0.4});
        QCOMPARE(seen(motion.at(0)), turn.before.board);
        QCOMPARE(motion.at(0).preview, turn.before.preview);
        const TurnFrame end = motion.at(motion.duration());
        QVERIFY(end.moving.empty());
        QCOMPARE(end.resting, turn.after.board);
        QCOMPARE(end.preview, turn.after.preview);
        for (int t = 0; t < motion.duration(); t += 7)
          for (const TurnFrame& frame = motion.at(t); const TurnFrame::Ball& ball : frame.moving) {
            QVERIFY(ball.colour != lines::kNoBall);
            QVERIFY(frame.moving.size() == 1 ||
                    frame.resting.isEmpty({static_cast<int>(ball.at.x()), static_cast<int>(ball.at.y())}));
          }
        for (const lines::TurnEvent& e : turn.turn.events) {
          clears += e.kind == lines::TurnEvent::Kind::Clear ? 1 : 0;
          displaced +=
              static_cast<std::size_t>(std::ranges::count_if(e.balls, [](auto& b) { return b.isDisplaced; }));
        }
        position = turn.after;
      }
    }
    QVERIFY(turns > 100);
    QVERIFY(clears > 5);
    QVERIFY(displaced > 5);
  }
};

SEARCHLIGHT_TEST(TurnMotionTest)
#include "turn_motion_test.moc"
