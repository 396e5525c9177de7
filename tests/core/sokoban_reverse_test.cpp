// tests/core/sokoban_reverse_test.cpp: games from the solved state: pulls, routes of pulls, and solutions read backwards.
#include "core/sokoban/box_route.h"
#include "core/sokoban/reverse.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

// Slow rules on rows of letters, written without a look at the fast ones.
struct SlowReverse {
  std::vector<std::string> rows;  // # wall, blank floor
  std::set<std::pair<int, int>> boxes;
  std::pair<int, int> worker;

  SlowReverse(const Board& level, const Position& from) {
    for (std::string row : level.rows(level.opening())) {
      std::ranges::replace_if(
          row, [](char c) { return c != '#'; }, ' ');
      row.resize(static_cast<std::size_t>(level.width()), ' ');
      rows.push_back(row);
    }
    for (const Cell box : from.boxes) boxes.insert({level.point(box).x, level.point(box).y});
    worker = {level.point(from.worker).x, level.point(from.worker).y};
  }
  bool step(Direction d, bool pulls) {
    const Point by = offset(d);
    const std::pair ahead{worker.first + by.x, worker.second + by.y};
    const std::pair behind{worker.first - by.x, worker.second - by.y};
    if (rows[static_cast<std::size_t>(ahead.second)][static_cast<std::size_t>(ahead.first)] == '#' ||
        boxes.contains(ahead))
      return false;
    if (pulls && boxes.erase(behind) > 0) boxes.insert(worker);
    worker = ahead;
    return true;
  }
  Position position(const Board& level) const {
    Position out;
    out.worker = level.cell({worker.first, worker.second});
    for (const auto& [x, y] : boxes) out.boxes.push_back(level.cell({x, y}));
    std::ranges::sort(out.boxes);
    return out;
  }
};

std::vector<Direction> pathDirections(const std::vector<Step>& steps) {
  std::vector<Direction> out;
  for (const Step& step : steps) out.push_back(step.direction);
  return out;
}

}  // namespace

class SokobanReverseTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBoxComesAlong() {
    Game game{Opening(testing::sokobanCorridor(), {}, solvedPosition(testing::sokobanCorridor()))};
    QVERIFY(game.opening().isReverse() && !game.isSolved());
    QCOMPARE(game.opening().board.goals(), std::vector<Cell>({10}));
    QCOMPARE(game.state().boxes, std::vector<Cell>({12}));
    QCOMPARE(game.state().worker, Cell(8));  // where he begins in the level
    QCOMPARE(sokoban::walk(game, {Direction::Right, Direction::Right, Direction::Right}), std::size_t(3));
    QCOMPARE(step(game, Direction::Right), StepKind::Blocked);  // nothing is pushed
    QCOMPARE(stepInReverse(game, Direction::Left, false), StepKind::Walk);
    game.undo();
    QCOMPARE(step(game, Direction::Left), StepKind::Pull);
    QCOMPARE(game.history().changeCount(), std::size_t(5));  // with or without the box: two ways
    QCOMPARE(step(game, Direction::Left), StepKind::Pull);
    QCOMPARE(game.tally(), (Played{5, 2}));
    QVERIFY(game.isSolved());
    QCOMPARE(QString::fromStdString(lurdText(stepsMade(game))), u"rrrLL"_s);
    const Replay replay = play(game.opening().level, solutionFromReverse(game));
    QVERIFY(replay.isSolved);
    QCOMPARE(QString::fromStdString(lurdText(replay.steps)), u"rRR"_s);
  }

  // The boxes are where they begin, but the worker cannot come to his place.
  void theWorkerMustComeHome() {
    const Board level = testing::sokobanBoard({"#######", "#@$ . #", "#######"});
    Game game{Opening(level, {}, *withWorkerAt(level, solvedPosition(level), level.cell({3, 1})))};
    QVERIFY(!game.isSolved());
    QCOMPARE(sokoban::walk(game, {Direction::Left, Direction::Left}), std::size_t(2));
    QVERIFY(game.isSolved());
    QVERIFY(!withWorkerAt(level, solvedPosition(level), level.cell({4, 1})));
    QVERIFY(!withWorkerAt(level, solvedPosition(level), level.cell({0, 1})));
    // The boxes as in the opening, the worker locked out.
    const Board corridor = testing::sokobanBoard({"######", "#@*  #", "######"});
    Game locked{Opening(corridor, {}, *withWorkerAt(corridor, corridor.opening(), corridor.cell({3, 1})))};
    QVERIFY(locked.opening().board.isSolved(locked.state()) && !locked.isSolved());
  }

  // Of more goals than boxes some are chosen, and there is a pull to begin with where there can be one.
  void theSolvedStateIsOne() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    for (int i = 0; i < testing::rounds(300); ++i) {
      const Board level = testing::randomSokoban(random, 9, 8, 3, 15);
      const Position solved = solvedPosition(level);
      QVERIFY(level.isSolved(solved) && solved.boxes.size() == level.opening().boxes.size());
      QVERIFY(std::ranges::is_sorted(solved.boxes));
      QVERIFY(level.isInside(solved.worker) && !solved.hasBox(solved.worker));
    }
    const Board more = testing::sokobanBoard({"########", "#.  @$.#", "########"});
    QCOMPARE(solvedPosition(more).boxes, std::vector<Cell>({14}));
  }

  // Walks and pulls against slow rules; every state again by its steps; and as text with the whole tree.
  void randomGamesFollowTheSlowRules() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t pulls = 0, forks = 0;
    for (int i = 0; testing::goesOn(i, 60, pulls > 0 && forks > 0); ++i) {
      const Board level = testing::randomSokoban(random, 9, 8, 3, 15);
      Game game{Opening(level, i % 2 ? "A title" : "", solvedPosition(level))};
      std::map<HistoryPosition, Position> seenThere;
      testing::playAtRandom(random, game, seenThere, 300,
                            [&](Game& there, Direction d) { stepInReverse(there, d, random.below(4) != 0); });
      for (const auto& [state, position] : seenThere) {
        QVERIFY(game.jumpTo(state));
        QCOMPARE(game.state(), position);
        SlowReverse slow(level, solvedPosition(level));
        for (const Step& step : stepsMade(game)) {
          const std::set boxes = slow.boxes;
          QVERIFY(slow.step(step.direction, step.isPush));
          QCOMPARE(step.isPush, boxes != slow.boxes);
        }
        QCOMPARE(slow.position(level), position);
        pulls += game.tally().pushes;
        forks += game.history().children(state).size() > 1;
      }
      const game::Record<Rules> record = game.record();
      const Game back = game::readGame<Rules>(game::text(record), "a.sokoban");
      QVERIFY(back.opening() == game.opening());
      QCOMPARE(back.state(), game.state());
      QCOMPARE(game::text(back.record()), game::text(record));
    }
    QVERIFY(pulls > 0 && forks > 0);
  }

  // A game forwards, then its way back by pulls: that is solved, and read backwards it solves what it began at.
  void whatIsPulledBackIsASolution() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t pushes = 0;
    for (int i = 0; testing::goesOn(i, 100, pushes > 0); ++i) {
      const Board any = testing::randomSokoban(random, 8, 8, 3, 15);
      const Position solved = solvedPosition(any);
      Game away{Opening(any, {}, solved)};
      for (int steps = 0; steps < 200; ++steps)
        stepInReverse(away, static_cast<Direction>(random.below(4)), true);
      // A level that begins where the boxes have come to.
      const Board level = any.from(away.state());
      Game game{Opening(level, {}, solved)};
      QCOMPARE(walkInReverse(game, stepsMade(away)), stepsMade(away).size());
      QVERIFY(game.isSolved());
      const Replay replay = play(level, solutionFromReverse(game));
      QVERIFY2(replay.isSolved, lurdText(replay.steps).c_str());
      QCOMPARE(replay.pushes, static_cast<std::size_t>(game.tally().pushes));
      pushes += replay.pushes;
    }
    QVERIFY(pushes > 0);
  }

  // The routes of pulls: each leads there in a game, and costs what is said; each square that slow search reaches has one.
  void aBoxesPullsAreFound() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t found = 0;
    for (int i = 0; testing::goesOn(i, 100, found > 0); ++i) {
      const Board level = testing::randomSokoban(random, 8, 7, 3, 15);
      const Position solved = solvedPosition(level);
      const Cell box = solved.boxes[random.below(static_cast<std::uint32_t>(solved.boxes.size()))];
      const auto routes = findBoxRoutes(level, solved, box, {}, true);
      QVERIFY(routes);
      // All that can be come to by moving this box alone, breadth first, step by step.
      std::set<std::pair<Cell, Cell>> seenPairs{{solved.worker, box}};
      std::vector<std::pair<Cell, Cell>> open{{solved.worker, box}};
      while (!open.empty()) {
        const auto [worker, at] = open.back();
        open.pop_back();
        for (const Direction d : kStraight) {
          Position here = solved;
          if (at != box) here.moveBox(box, at);
          here.worker = worker;
          const StepKind kind = level.reverseKindOf(here, d);
          if (kind == StepKind::Blocked) continue;
          const Cell next = level.beside(worker, d);
          if (seenPairs.insert({next, at}).second) open.push_back({next, at});
          if (kind == StepKind::Pull && level.beside(worker, opposite(d)) == at &&
              seenPairs.insert({next, worker}).second)
            open.push_back({next, worker});
        }
      }
      std::set<Cell> reached;
      for (const auto& [worker, at] : seenPairs) reached.insert(at);
      for (std::size_t c = 0; c < level.cellCount(); ++c) {
        const auto cell = static_cast<Cell>(c);
        const auto cost = routes->costTo(cell);
        QCOMPARE(cost.has_value(), reached.contains(cell));
        if (!cost || cell == box) continue;
        ++found;
        Game game{Opening(level, {}, solved)};
        const std::vector<Step> way = routes->pathTo(cell);
        QCOMPARE(pathDirections(way), routes->stepsTo(cell));
        QCOMPARE(walkInReverse(game, way), way.size());
        QVERIFY(game.state().hasBox(cell));
        QCOMPARE(game.tally(), (Played{cost->moves, cost->pushes}));
      }
    }
    QVERIFY(found > 0);
  }

  // ---- Text -------------------------------------------------------------------------------------------------------------------

  void textIsTheDocumentedOne() {
    const Board level = testing::sokobanBoard({"#######", "#@$ . #", "#######"});
    Game game{Opening(level, "Back", *withWorkerAt(level, solvedPosition(level), level.cell({3, 1})))};
    stepInReverse(game, Direction::Left, true);
    stepInReverse(game, Direction::Left, false);
    QCOMPARE(QString::fromStdString(game::text(game.record())),
             u"searchlight-sokoban 1\ntitle Back\nboard\n#######\n#@$-.-#\n#######\n\n"
             "solved\n#######\n#--@*-#\n#######\n\nat 2\nline 0 Ll\n"_s);
  }

  void badTextIsRefusedWithItsPlace_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "fault");
    const QByteArray head("searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nsolved\n");
    row("another board", head + "######\n#@-*-#\n######\n\nat 0\n",
        "a.sokoban:8: this is not the solved position");
    row("not solved", head + "#####\n#@$.#\n#####\n\nat 0\n", "a.sokoban:8: this is not the solved position");
    row("more boxes", head + "#####\n#@**#\n#####\n\nat 0\n", "a.sokoban:8: this is not the solved position");
    row("no board", head + "#####\n#-$.#\n#####\n\nat 0\n", "a.sokoban:8: there is no worker");
    row("blocked", head + "#####\n#@-*#\n#####\n\nat 0\nline 0 rr\n",
        "a.sokoban:13: the move to state 2 is illegal: there is a box in the way");
    row("nothing to pull", head + "#####\n#@-*#\n#####\n\nat 0\nline 0 R\n",
        "a.sokoban:13: the move to state 1 is illegal: there is no box");
  }
  void badTextIsRefusedWithItsPlace() {
    FETCH_ALL((QByteArray, text), (QString, fault));
    const QString said = testing::refusalOf([&] { game::readGame<Rules>(text.toStdString(), "a.sokoban"); });
    QVERIFY(testing::startsWith(said, fault));
  }
};

SEARCHLIGHT_TEST(SokobanReverseTest)
#include "sokoban_reverse_test.moc"
