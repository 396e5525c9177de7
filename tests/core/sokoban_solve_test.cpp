// tests/core/sokoban_solve_test.cpp: whole levels: the article's figures, and every search and idea against slow rules.
#include "core/search/best_first.h"
#include "core/search/derived_problems.h"
#include "core/sokoban/level_problem.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/slow_sokoban.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::Algorithm;
using search::Outcome;

namespace {

using Strings = std::vector<std::string>;

// Article 4.
const Strings kArticle{"#########", "###   ###", "##      #", "##*#*#* #", "## #@$ ##",
                       "## # #.##", "#      ##", "#   #  ##", "#########"};

Board levelOf(const Strings& rows) {
  const auto read = Board::fromRows(rows);
  if (const auto* fault = std::get_if<Fault>(&read)) qFatal("%s", english(fault->what).c_str());
  return std::get<Board>(read);
}

// A walled room with a few walls inside, boxes, goals and the worker; mostly solvable, sometimes with goals to spare.
Strings randomLevel(Random& random) {
  for (;;) {
    const int width = random.between(5, 7), height = random.between(5, 6), boxes = random.between(1, 3);
    Strings rows(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '#'));
    std::vector<char*> free;
    for (int y = 1; y < height - 1; ++y)
      for (int x = 1; x < width - 1; ++x) {
        char& c = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        if (random.chance(0.15)) continue;
        c = ' ';
        free.push_back(&c);
      }
    if (free.size() < static_cast<std::size_t>(2 * boxes + 3)) continue;
    random.shuffle(std::span(free));
    const int goals = boxes + (random.chance(0.25) ? 1 : 0);
    std::size_t at = 0;
    for (int i = 0; i < goals; ++i) *free[at++] = '.';
    if (random.chance(0.3)) *free[at - 1] = '*';
    for (int i = (*free[at - 1] == '*'); i < boxes; ++i) *free[at++] = '$';
    *free[at] = '@';
    if (std::holds_alternative<Board>(Board::fromRows(rows))) {
      // What cannot be reached would be decoration, which slow rules know nothing of.
      const Board board = levelOf(rows);
      if (board.opening().boxes.size() == static_cast<std::size_t>(boxes) &&
          board.goals().size() == static_cast<std::size_t>(goals))
        return rows;
    }
  }
}

LevelSolution solved(const Board& board, Metric metric, Algorithm algorithm, const Ideas& ideas = {}) {
  return solve(board, {metric, ideas}, {.algorithm = algorithm, .transpositionBytes = 1u << 20});
}

Ideas ideasOf(unsigned bits) { return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0}; }

}  // namespace

class SokobanSolveTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theArticlesLevel_data() {
    const auto row = testing::columns<Algorithm, Metric>("algorithm", "metric");
    for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::Dijkstra, Algorithm::AStar,
                              Algorithm::Bidirectional, Algorithm::MeetInTheMiddle})
      row(testing::rowName("pushes, %s", search::info(a).name.data()), a, Metric::Pushes);
    for (const Algorithm a : {Algorithm::Dijkstra, Algorithm::AStar})
      row(testing::rowName("moves, %s", search::info(a).name.data()), a, Metric::Moves);
  }
  void theArticlesLevel() {
    FETCH_ALL((Algorithm, algorithm), (Metric, metric));
    const Board board = levelOf(kArticle);
    const LevelSolution found = solved(board, metric, algorithm);
    QCOMPARE(found.outcome, Outcome::Solved);
    QVERIFY(testing::leadsHome(board, found));
    QVERIFY(found.isOptimal);
    QCOMPARE(metric == Metric::Pushes ? found.pushes : found.moves(), metric == Metric::Pushes ? 46u : 188u);
  }

  // The limit is for the searches of a race together, as their figures are.
  void anySolutionKeepsToExpansions_data() {
    QTest::addColumn<int>("most");
    for (const int most : {0, 1, 2, 10, 20}) QTest::addRow("%d", most) << most;
  }
  void anySolutionKeepsToExpansions() {
    QFETCH(int, most);
    search::Limits limits{.expansions = static_cast<std::uint64_t>(most)};
    // Two rooms of boxes, far apart: no search is through after so few.
    const Board board =
        levelOf({"############", "#    ##    #", "# $ $  $ $ #", "#  $ ## $  #", "#  @       #",
                 "#....##....#", "# $  ##  $ #", "#          #", "############"});
    const LevelSolution found = solveAny(board, {}, limits);
    QCOMPARE(found.outcome, Outcome::Stopped);
    QCOMPARE(found.stats.expanded, limits.expansions);
    QVERIFY(found.steps.empty());
  }

  // Both boxes come to the left goal alone: no matching, which is no bound to look for a solution under.
  void idaStarOfAHopelessLevel() {
    const Board board = levelOf({"##########", "#. $ $@ .#", "##########"});
    const auto session =
        makeSession(board, {}, {.algorithm = Algorithm::IdaStar, .recording = search::Recording::Recorded});
    QCOMPARE(session->run({}, {}), Outcome::Exhausted);
    for (std::size_t k = 0; k < session->rounds(); ++k) QVERIFY(session->round(k).bound < 100);
    QCOMPARE(session->stats().expanded, 0u);
    QCOMPARE(session->heuristic(0), search::kInfiniteCost);
  }

  void theArticlesWholeGraph() {
    const auto ground = std::make_shared<const Ground>(levelOf(kArticle));
    using Problem = search::WholeGraph<LevelProblem<2>>;
    const Ideas none{false, false, false, false};
    search::BestFirst<Problem, search::BreadthFirst> search{
        Problem(LevelProblem<2>(ground, Metric::Pushes, none, Numbering::AllSquares))};
    QCOMPARE(search.run(), Outcome::Exhausted);
    QCOMPARE(search.stats().expanded, 20'106u);
    search::Cost deepest = 0;
    for (search::NodeId n = 0; n < 20'106; ++n) deepest = std::max(deepest, search.nodes()[n].g);
    QCOMPARE(deepest, 54u);
  }

  // Any solution is one; where it is said to be proven, it is.
  void anySolution() {
    Random random = testing::randomFor("any");
    int solvable = 0, unsolvable = 0;
    for (int i = 0; testing::goesOn(i, 200, solvable > 5 && unsolvable > 0); ++i) {
      const Strings rows = randomLevel(random);
      const Board board = levelOf(rows);
      const testing::SlowSokoban slow = testing::SlowSokoban::of(rows);
      ++(slow.pushes < 0 ? unsolvable : solvable);
      const LevelSolution found = solveAny(board, i % 2 ? Ideas{} : ideasOf(random.below(16)));
      QCOMPARE(found.outcome, slow.pushes < 0 ? Outcome::Exhausted : Outcome::Solved);
      if (slow.pushes < 0) continue;
      QVERIFY(testing::leadsHome(board, found));
      QVERIFY(static_cast<int>(found.pushes) >= slow.pushes);
      if (found.isOptimal) QCOMPARE(static_cast<int>(found.pushes), slow.pushes);
    }
    QVERIFY(solvable > 0 && unsolvable > 0);
  }

  // In a hall with two boxes, near a line (of a solution that begins with steps at random) all boxes but so many are where it has them
  // at one time. There, too, nothing has fewer pushes or moves than what is found.
  void nearALineSlowRulesSayTheSame() {
    Random random = testing::randomFor("near");
    int worse = 0, better = 0;
    const auto hasShown = [&] { return worse > 0 && better > 3; };
    for (int i = 0; testing::goesOn(i, 200, hasShown()); ++i) {
      Strings rows{"#######", "#     #", "#     #", "#     #", "#     #", "#     #", "#######"};
      std::vector<char*> inside;
      for (std::size_t y = 2; y < 5; ++y)
        for (std::size_t x = 2; x < 5; ++x) inside.push_back(&rows[y][x]);
      random.shuffle(std::span(inside));
      for (const char c : {'$', '$', '.', '.', '@'}) *inside.back() = c, inside.pop_back();
      const Board board = levelOf(rows);
      NearLine near{{board.opening()}, random.below(2)};
      Position at = board.opening();
      const auto go = [&](Direction d) {
        if (board.step(at, d) == StepKind::Push) near.line.push_back(at);
      };
      for (int step = 0; step < 20; ++step) go(kStraight[random.below(4)]);
      const LevelSolution rest =
          solved(board.from(at, std::vector<Cell>(board.goals())), Metric::Pushes, Algorithm::Greedy);
      if (rest.outcome != Outcome::Solved) continue;
      for (const Direction d : rest.steps) go(d);
      const auto isNear = [&](const std::string& position) {
        return std::any_of(near.line.begin(), near.line.end(), [&](const Position& p) {
          return std::count_if(p.boxes.begin(), p.boxes.end(), [&](Cell box) {
                   const Point point = board.point(box);
                   return position[static_cast<std::size_t>(point.y) * rows[0].size() +
                                   static_cast<std::size_t>(point.x)] != '$';
                 }) <= static_cast<std::ptrdiff_t>(near.boxes);
        });
      };
      const testing::SlowSokoban slow = testing::SlowSokoban::of(rows, isNear);
      Ideas ideas;
      ideas.corral = false;
      for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
        const LevelSolution found =
            solve(board, {metric, ideas, kNoCell, std::make_shared<const NearLine>(near)},
                  {.algorithm = Algorithm::AStar});
        QVERIFY(testing::leadsHome(board, found));
        QCOMPARE(found.isOptimal, found.pushes == 0);  // it proves nothing of what is not near
        QCOMPARE(static_cast<int>(metric == Metric::Pushes ? found.pushes : found.moves()),
                 metric == Metric::Pushes ? slow.pushes : slow.moves);
      }
      worse += slow.pushes > static_cast<int>(solved(board, Metric::Pushes, Algorithm::AStar).pushes);
      better += slow.pushes < static_cast<int>(near.line.size()) - 1;
    }
    qInfo("%d times more pushes than anywhere, %d times fewer than the line", worse, better);
    QVERIFY(hasShown());
  }

  // Every algorithm that promises the fewest keeps its word, with any ideas switched off.
  void slowRulesSayTheSame() {
    Random random = testing::randomFor("slow");
    int solvable = 0, unsolvable = 0;
    for (int i = 0; testing::goesOn(i, 400, solvable > 5 && unsolvable > 0); ++i) {
      const Strings rows = randomLevel(random);
      const Board board = levelOf(rows);
      const testing::SlowSokoban slow = testing::SlowSokoban::of(rows);
      ++(slow.pushes < 0 ? unsolvable : solvable);
      const Ideas ideas = i % 2 ? Ideas{} : ideasOf(random.below(16));
      for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::Dijkstra, Algorithm::AStar,
                                Algorithm::IdaStar, Algorithm::Bidirectional})
        for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
          if (a == Algorithm::IdaStar && slow.pushes < 0) continue;  // its rounds need not end
          if (metric == Metric::Moves && (a == Algorithm::Bidirectional || a == Algorithm::IdaStar)) continue;
          const LevelSolution found = solved(board, metric, a, ideas);
          const int fewest = metric == Metric::Pushes ? slow.pushes : slow.moves;
          const QByteArray about = QByteArray::fromStdString(
              std::string(search::info(a).name) + " " +
              std::string(kMetricNames[static_cast<std::size_t>(metric)]) + "\n" + [&] {
                std::string text;
                for (const std::string& row : rows) text += row + "\n";
                return text;
              }());
          QVERIFY2(found.outcome == (fewest < 0 ? Outcome::Exhausted : Outcome::Solved), about);
          if (fewest < 0) continue;
          QVERIFY2(testing::leadsHome(board, found), about);
          const auto length = static_cast<int>(metric == Metric::Pushes ? found.pushes : found.moves());
          if (found.isOptimal)
            QVERIFY2(length == fewest, about);
          else
            QVERIFY2(length >= fewest, about);
          QCOMPARE(found.isOptimal || fewest == 0,
                   !(a == Algorithm::BreadthFirst && metric == Metric::Moves) || found.pushes == 0);
        }
    }
    QVERIFY(solvable > 0 && unsolvable > 0);
  }

  // Never more than is needed; never more than a push costlier after a push; the same followed as afresh.
  void theBoundIsConsistent() {
    Random random = testing::randomFor("bound");
    int states = 0;
    for (int i = 0; testing::goesOn(i, 60, states > 100); ++i) {
      const auto ground = std::make_shared<const Ground>(levelOf(randomLevel(random)));
      using Problem = LevelProblem<2>;
      const Ideas ideas{true, false, false, i % 3 != 0};
      const Problem problem(ground, Metric::Pushes, ideas, Numbering::AllSquares), afresh = problem;
      search::BestFirst<search::WholeGraph<Problem>, search::BreadthFirst> all{
          search::WholeGraph<Problem>(problem)};
      all.run({.expansions = 2'000});
      for (search::NodeId n = 0; n < all.stats().expanded; ++n) {
        const auto state = all.nodes().state(n);
        const search::Cost h = afresh.heuristic(state);
        if (problem.isGoal(state)) QCOMPARE(h, 0u);
        problem.forEachSuccessor(state, [&](Push push, const auto& next, search::Cost cost) {
          const search::Cost after = problem.heuristicAfter(state, h, push, next);
          QCOMPARE(after, afresh.heuristic(next));
          // Counting each to its nearest, a box that is lost counts for nothing.
          if (ideas.matching) QVERIFY(h <= search::saturatingAdd(after, cost));
          ++states;
        });
      }
    }
    QVERIFY(states > 100);
  }

  // What a search knows of the fewest on its way never exceeds them, and comes up to them in the end.
  void theLowerBoundOfASearch() {
    Random random = testing::randomFor("lower bound");
    int risen = 0;
    for (int i = 0; testing::goesOn(i, 60, risen > 3); ++i) {
      const Strings rows = randomLevel(random);
      const testing::SlowSokoban slow = testing::SlowSokoban::of(rows);
      if (slow.pushes < 0) continue;
      const auto ground = std::make_shared<const Ground>(levelOf(rows));
      const Ideas ideas = i % 2 ? Ideas{} : ideasOf(random.below(16));
      for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::Dijkstra, Algorithm::Greedy,
                                Algorithm::AStar, Algorithm::WeightedAStar, Algorithm::IdaStar})
        for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
          if (a == Algorithm::IdaStar && metric == Metric::Moves) continue;  // takes too long
          search::SessionOptions options{.algorithm = a, .transpositionBytes = 1u << 20};
          if (i % 2 == 0) options.ties = search::Ties::Coarse;
          options.coarseWidth = 2 + static_cast<search::Cost>(i % 5);
          const auto fewest = static_cast<search::Cost>(metric == Metric::Pushes ? slow.pushes : slow.moves);
          const auto session = makeSession(ground, {metric, ideas}, options);
          const search::Cost first = session->lowerBound();
          search::Cost last = first;
          QVERIFY(first <= fewest);
          for (Outcome now = Outcome::Running; now == Outcome::Running;) {
            now = session->advance(1);
            last = session->lowerBound();
            QVERIFY2(last <= fewest, search::info(a).name.data());
          }
          const bool bounds = a == Algorithm::Dijkstra || a == Algorithm::AStar || a == Algorithm::IdaStar;
          const bool isExact = bounds && (options.ties != search::Ties::Coarse || a == Algorithm::IdaStar);
          if (isExact) QCOMPARE(last, fewest);
          if (!bounds) QCOMPARE(last, 0u);
          risen += a == Algorithm::AStar && last > first;
        }
    }
    QVERIFY(risen > 0);
  }
  // Told while it goes on: from the opening's bound on it never falls, nor comes above what a solution needs.
  void whatIsToldIsAtLeast() {
    const auto ground = std::make_shared<const Ground>(
        levelOf({"###############", "#      ###....#", "# $  $ ###....#", "#  $          #",
                 "# $  $ ###....#", "#  $   ###    #", "#   $@ ########", "#      #", "########"}));
    search::SessionOptions options;
    std::vector<search::Cost> told;
    const auto tell = [&](const SolveProgress& progress) { told.push_back(progress.atLeast); };
    solve(ground, {Metric::Pushes, Ideas{false, false, false, true}}, options, {.seconds = 0.6}, {}, tell);
    QVERIFY(!told.empty());
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QVERIFY(told.front() > 0);
    QVERIFY(told.back() <= solveAny(ground->board(), {}).pushes);
  }

  void hopelessFromTheBeginning() {
    const Board board = levelOf({"######", "#$ @ #", "#  . #", "######"});
    for (const Algorithm a : {Algorithm::AStar, Algorithm::BreadthFirst})
      QCOMPARE(solved(board, Metric::Pushes, a).outcome, Outcome::Exhausted);
    QCOMPARE(solveAny(board, {}).outcome, Outcome::Exhausted);
  }
  void solvedFromTheBeginning() {
    const Board board = levelOf({"#####", "#@*.#", "#####"});
    const LevelSolution found = solved(board, Metric::Moves, Algorithm::AStar);
    QCOMPARE(found.outcome, Outcome::Solved);
    QVERIFY(found.steps.empty());
    QVERIFY(found.isOptimal);
  }
  void whatCannotBeSearched() {
    const Board board = levelOf(kArticle);
    QVERIFY(!whyNot(board, {}, Algorithm::JumpPoint).empty());
    QVERIFY(!whyNot(board, {Metric::Moves, {}}, Algorithm::Bidirectional).empty());
    QVERIFY(whyNot(board, {}, Algorithm::Bidirectional).empty());
    QVERIFY(whyNot(board, {}, Algorithm::AStar).empty());
    // However large.
    Strings hall(40, "#" + std::string(40, ' ') + "#");
    hall.front() = hall.back() = std::string(42, '#');
    hall[3] = "#@ $ ." + std::string(35, ' ') + "#";
    QVERIFY(whyNot(levelOf(hall), {}, Algorithm::AStar).empty());
    QVERIFY(makeSession(levelOf(hall), {}, {}));
    QCOMPARE(english(whyNot(levelOf(hall), {}, Algorithm::FeatureSpace)),
             std::string("it supports at most 1024 squares, and the level has 1520"));
  }
  // Where boxes can use few of many squares, a silent search needs only those; a recorded one shows what it prunes.
  void aRecordedSearchNeedsMoreSquares() {
    Strings hall(40, "#" + std::string(40, ' ') + "#");
    hall.front() = std::string(42, '#');
    hall.push_back("# " + std::string(40, '#'));
    hall.push_back("#@ $ ." + std::string(36, '#'));  // round the corner, where no box comes from
    hall.push_back(hall.front());
    const auto ground = std::make_shared<const Ground>(levelOf(hall));
    search::SessionOptions options;
    QCOMPARE(solve(ground, {}, options).pushes, 2U);
    options.recording = search::Recording::Recorded;
    const auto session = makeSession(ground, {}, options);
    QCOMPARE(session->run({}, {}), Outcome::Solved);
    QCOMPARE(session->solutionCost(), search::Cost{2});
    QVERIFY(positionOf(*session, session->path().back())->boxes == ground->board().goals());
  }

  // The window asks the board alone, without its ground: what may be searched is then made, what is refused is not.
  void theBoardAloneSaysWhy() {
    Random random = testing::randomFor("theBoardAloneSaysWhy");
    int refused = 0, made = 0;
    const auto ask = [&](const Board& board) {
      const auto ground = std::make_shared<const Ground>(board);
      for (const Algorithm algorithm :
           {Algorithm::AStar, Algorithm::Bidirectional, Algorithm::JumpPoint, Algorithm::IdaStar})
        for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
          const Failure why = whyNot(board, {metric, {}}, algorithm);
          QCOMPARE(makeSession(ground, {metric, {}},
                               {.algorithm = algorithm, .recording = search::Recording::Recorded}) != nullptr,
                   why.empty());
          ++(why.empty() ? made : refused);
        }
    };
    for (int i = 0; testing::goesOn(i, 100, refused > 0 && made > 0); ++i) ask(levelOf(randomLevel(random)));
    // Many goals to choose from; one square too many, outside ones apart; a goal outside.
    ask(levelOf({"##########", "#@$$$$$..#", "#........#", "#........#", "##########", "#.#"}));
    for (const std::size_t side : {32, 33}) {
      Strings hall(side + 2, "#" + std::string(side, ' ') + "#");
      hall.front() = hall.back() = std::string(side + 2, '#');
      hall[3].replace(1, 4, "@$ .");
      ask(levelOf(hall));
    }
    QVERIFY(refused > 0 && made > 0);
  }

  // A recorded session tells of pushes onto dead squares, and expands and generates what the silent one does.
  void recordedIsTheSame() {
    const Board board = levelOf(kArticle);
    search::SessionOptions options;
    const auto silent = makeSession(board, {}, options);
    options.recording = search::Recording::Recorded;
    const auto recorded = makeSession(board, {}, options);
    QCOMPARE(silent->run({}, {}), Outcome::Solved);
    QCOMPARE(recorded->run({}, {}), Outcome::Solved);
    QCOMPARE(recorded->stats().expanded, silent->stats().expanded);
    QCOMPARE(recorded->stats().generated, silent->stats().generated);
    QCOMPARE(recorded->solutionCost(), silent->solutionCost());
    // A state's text names it again.
    const auto path = recorded->path();
    QCOMPARE(path.size(), 47u);
    for (const search::NodeId n : path) {
      const search::States state = recorded->stateFromText(recorded->stateText(n));
      QVERIFY(state);
      QCOMPARE(recorded->find(*state, 0), n);
      const auto position = positionOf(*recorded, n);
      QVERIFY(position);
      QCOMPARE(nodeOf(*recorded, *position), n);
    }
  }
};

SEARCHLIGHT_TEST(SokobanSolveTest)
#include "sokoban_solve_test.moc"
