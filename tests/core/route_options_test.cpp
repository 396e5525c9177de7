// tests/core/route_options_test.cpp: names, defaults, the order of neighbours, the table of admissible heuristics.
#include "core/grid/route_problem.h"
#include "tests/core/grid_oracle.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using search::Algorithm;
using search::Ties;

class RouteOptionsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void neighbourOrder_data() {
    const auto row = testing::columns<QString, QString>("letters", "order");
    row("ulrd", "u l r d ul ur ld rd");
    row("drul", "d r u l dr dl ru ul");
    row("udlr", "u d l r ul ur dl dr");
    row("lrud", "l r u d lu ld ru rd");
    row("rdlu", "r d l u rd ru dl lu");
  }
  void neighbourOrder() {
    FETCH(QString, letters, order);
    const auto parsed = NeighbourOrder::parse(letters.toStdString());
    QVERIFY(parsed);
    QCOMPARE(QString::fromStdString(parsed->letters()), letters);
    const QStringList expected = order.split(' ');
    for (qsizetype i = 0; i < expected.size(); ++i) {
      Point sum;
      for (const QChar c : expected[i])
        sum = sum + (c == 'u'   ? Point{0, -1}
                     : c == 'd' ? Point{0, 1}
                     : c == 'l' ? Point{-1, 0}
                                : Point{1, 0});
      QVERIFY(offset(parsed->directions()[static_cast<std::size_t>(i)]) == sum);
    }
  }

  // By the catalogue's words: "yes", "if all moves cost the same", "if the heuristic is admissible".
  void promisesOptimum_data() {
    const auto rows =
        testing::columns<Algorithm, int, bool, bool>("algorithm", "neighbours", "onUniform", "onWeighted");
    const auto row = [&](Algorithm a, int neighbours, bool onUniform, bool onWeighted) {
      rows(testing::rowName("%s %d", std::string(search::info(a).name).c_str(), neighbours), a, neighbours,
           onUniform, onWeighted);
    };
    for (const int neighbours : {4, 8}) {
      row(Algorithm::Dijkstra, neighbours, true, true);
      row(Algorithm::Bidirectional, neighbours, true, true);
      row(Algorithm::AStar, neighbours, true, true);
      row(Algorithm::IdaStar, neighbours, true, true);
      row(Algorithm::CanonicalAStar, neighbours, true, true);
      row(Algorithm::JumpPoint, neighbours, true, true);
      row(Algorithm::DepthFirst, neighbours, false, false);
      row(Algorithm::Greedy, neighbours, false, false);
      row(Algorithm::WeightedAStar, neighbours, false, false);
    }
    // A straight and a diagonal step cost the same under `unit` only.
    row(Algorithm::BreadthFirst, 4, true, false);
    row(Algorithm::BreadthFirst, 8, false, false);
    row(Algorithm::IterativeDeepening, 4, true, false);
    row(Algorithm::IterativeDeepening, 8, false, false);
  }
  void promisesOptimum() {
    FETCH_ALL((Algorithm, algorithm), (int, neighbours), (bool, onUniform), (bool, onWeighted));
    RouteOptions o;
    o.algorithm = algorithm;
    o.neighbours = neighbours == 4 ? Neighbours::Four : Neighbours::Eight;
    QCOMPARE(o.promisesOptimum(true), onUniform);
    QCOMPARE(o.promisesOptimum(false), onWeighted);
    // A heuristic that may overestimate promises nothing, and costs that are all 1 make every move the same.
    o.heuristic = Heuristic::SquaredEuclidean;
    QCOMPARE(o.promisesOptimum(true), onUniform && !search::info(algorithm).usesHeuristic);
    o.heuristic.reset();
    o.costs = CostModel::Unit;
    if (algorithm == Algorithm::BreadthFirst) QVERIFY(o.promisesOptimum(true));
    o.weight = 1;
    if (algorithm == Algorithm::WeightedAStar) QVERIFY(o.promisesOptimum(false));
  }

  // Each of the 24 arrangements holds every direction once, straight ones first.
  void allOrders() {
    std::string letters = "dlru";
    int count = 0;
    do {
      const auto parsed = NeighbourOrder::parse(letters);
      QVERIFY(parsed);
      auto directions = parsed->directions();
      for (std::size_t i = 0; i < 8; ++i) QCOMPARE(isDiagonal(directions[i]), i >= 4);
      std::ranges::sort(directions);
      QVERIFY(std::ranges::adjacent_find(directions) == directions.end());
      ++count;
    } while (std::ranges::next_permutation(letters).found);
    QCOMPARE(count, 24);
  }

  void badOrders() {
    for (const char* bad : {"", "ulr", "ulrdd", "ulru", "uuuu", "ULRD", "abcd", "u l r", "wasd"})
      QVERIFY(!NeighbourOrder::parse(bad));
  }

  // The table of the command line's contract. A heuristic is admissible where it never exceeds the true distance.
  void admissible_data() {
    const auto rows = testing::columns<int, int, QString, QString>("neighbours", "costs", "yes", "strongest");
    const auto row = [&](Neighbours n, CostModel c, const char* yes, const char* strongest) {
      rows(testing::rowName("%s neighbours, %s", nameOf(neighbourNames(), n).data(),
                            nameOf(costNames(), c).data()),
           static_cast<int>(n), static_cast<int>(c), yes, strongest);
    };
    row(Neighbours::Four, CostModel::Unit, "zero manhattan octile euclidean chebyshev", "manhattan");
    row(Neighbours::Four, CostModel::TenFourteen, "zero manhattan octile euclidean chebyshev", "manhattan");
    row(Neighbours::Four, CostModel::Sqrt2, "zero manhattan octile euclidean chebyshev", "manhattan");
    row(Neighbours::Eight, CostModel::Unit, "zero chebyshev", "chebyshev");
    row(Neighbours::Eight, CostModel::TenFourteen, "zero octile chebyshev", "octile");
    row(Neighbours::Eight, CostModel::Sqrt2, "zero octile euclidean chebyshev", "octile");
  }
  void admissible() {
    FETCH_ALL((int, neighbours), (int, costs), (QString, yes), (QString, strongest));
    RouteOptions o;
    o.neighbours = static_cast<Neighbours>(neighbours);
    o.costs = static_cast<CostModel>(costs);
    QCOMPARE(QString::fromStdString(std::string(nameOf(heuristicNames(), o.strongestAdmissible()))),
             strongest);
    const Map map(50, 50);
    const auto truth = oracle::distances(map, {0, 0}, o.neighbours, CornerRule::Never, stepCosts(*o.costs));
    const QStringList admissible = yes.split(' ');
    for (int h = 0; h < 6; ++h) {
      const auto heuristic = static_cast<Heuristic>(h);
      const bool expected =
          admissible.contains(QString::fromUtf8(heuristicNames()[static_cast<std::size_t>(h)].data()));
      QCOMPARE(o.isAdmissible(heuristic), expected);
      bool holds = true, everywhereLeast = true;
      for (int y = 0; y < 50; ++y)
        for (int x = 0; x < 50; ++x) {
          const search::Cost e =
              estimate(heuristic, *o.costs, static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y));
          const std::uint64_t best = truth[map.index({x, y})];
          holds = holds && e <= best;
          everywhereLeast = everywhereLeast && e == best;
        }
      QCOMPARE(holds, expected);
      if (heuristic == o.strongestAdmissible()) QVERIFY(everywhereLeast);  // nothing could be stronger
    }
  }

  // The formula that stands by itself for speed, and saturation far away.
  void estimates() {
    RouteQuestion q{{0, 0}, {30, 12}, {}};
    const auto graph = std::make_shared<RouteGraph>(Map(40, 40));
    for (int h = 0; h < 6; ++h)
      for (int c = 0; c < 3; ++c) {
        q.options.heuristic = static_cast<Heuristic>(h);
        q.options.costs = static_cast<CostModel>(c);
        const RouteProblem problem(graph, q);
        for (search::NodeId n = 0; n < 1600; ++n) {
          const int dx = std::abs(static_cast<int>(n % 40) - 30),
                    dy = std::abs(static_cast<int>(n / 40) - 12);
          QCOMPARE(problem.heuristic(n),
                   estimate(static_cast<Heuristic>(h), static_cast<CostModel>(c),
                            static_cast<std::uint64_t>(dx), static_cast<std::uint64_t>(dy)));
        }
        QCOMPARE(problem.heuristic(problem.index(12 * 40 + 30)), 0u);
      }
    // Too far to count is not the same as no way at all.
    QCOMPARE(estimate(Heuristic::SquaredEuclidean, CostModel::Sqrt2, 4095, 4095), search::kInfiniteCost - 1);
  }

  void defaults() {
    RouteOptions o;
    QCOMPARE(o.algorithm, Algorithm::AStar);
    QCOMPARE(o.costModel(), CostModel::Unit);
    QCOMPARE(o.usedHeuristic(), Heuristic::Manhattan);
    QCOMPARE(o.usedTies(), Ties::LastIn);
    QCOMPARE(o.weight, 1.5);
    QCOMPARE(o.order.letters(), std::string("ulrd"));
    o.neighbours = Neighbours::Eight;
    QCOMPARE(o.costModel(), CostModel::Sqrt2);
    QCOMPARE(o.usedHeuristic(), Heuristic::Octile);
    QCOMPARE(o.usedTies(), Ties::Coarse);
    QCOMPARE(o.coarseWidth(), 51u);  // an eighth of 408
    o.costs = CostModel::TenFourteen;
    QCOMPARE(o.usedTies(), Ties::LastIn);
    QCOMPARE(o.coarseWidth(), 1u);
    o.costs = CostModel::Unit;
    QCOMPARE(o.usedHeuristic(), Heuristic::Chebyshev);
  }

  // A search from both ends has no rank to go by: whoever tells the ties tells what is used.
  void tiesOfBothEndsAreTold() {
    RouteQuestion question;
    question.options.algorithm = Algorithm::Bidirectional;
    for (const Ties ties : {Ties::LargerG, Ties::SmallerH, Ties::Random}) {
      question.options.ties = ties;
      QCOMPARE(question.options.usedTies(), Ties::LastIn);
      QCOMPARE(*setup::findOption(routeOptions(), "ties")->get(question), std::string("last-in"));
      QVERIFY(!setup::findOption(routeOptions(), "seed")->get(question));
      setup::SearchChoice choice;
      choice.algorithm = Algorithm::Bidirectional;
      choice.ties = ties;
      QCOMPARE(choice.usedTies(), Ties::LastIn);
    }
    question.options.ties = Ties::FirstIn;
    QCOMPARE(question.options.usedTies(), Ties::FirstIn);
  }

  void commandLine_data() {
    const auto row = testing::columns<QString>("expected");
    row("a-star",
        "--from 2,3 --to 6,3 --algorithm a-star --neighbours 4 --costs unit --heuristic manhattan "
        "--ties last-in --order ulrd");
    row("eight",
        "--from 2,3 --to 6,3 --algorithm a-star --neighbours 8 --corners one --costs sqrt2 "
        "--heuristic octile --ties coarse --order drul --window 30");
    row("weighted",
        "--from 2,3 --to 6,3 --algorithm weighted-a-star --neighbours 4 --costs unit --heuristic "
        "euclidean --ties first-in --order ulrd --weight 2.25");
    row("breadth-first",
        "--from 2,3 --to 6,3 --algorithm breadth-first --neighbours 4 --costs unit --order ulrd");
  }
  void commandLine() {
    QFETCH(QString, expected);
    RouteQuestion q{{2, 3}, {6, 3}, {}};
    const QByteArray row = QTest::currentDataTag();
    if (row == "eight") {
      q.options.neighbours = Neighbours::Eight;
      q.options.corners = CornerRule::One;
      q.options.order = *NeighbourOrder::parse("drul");
      q.options.window = 30;
    } else if (row == "weighted") {
      q.options.algorithm = Algorithm::WeightedAStar;
      q.options.weight = 2.25;
      q.options.heuristic = Heuristic::Euclidean;
      q.options.ties = Ties::FirstIn;
    } else if (row == "breadth-first") {
      q.options.algorithm = Algorithm::BreadthFirst;
    }
    QCOMPARE(QString::fromStdString(setup::argumentsOf(routeOptions(), q)), expected);
  }

  void names() {
    QCOMPARE(nameOf(cornerNames(), CornerRule::One), std::string_view("one"));
    QCOMPARE(nameOf(costNames(), CostModel::TenFourteen), std::string_view("10-14"));
    QCOMPARE(nameOf(heuristicNames(), Heuristic::SquaredEuclidean), std::string_view("squared-euclidean"));
    QCOMPARE(nameOf(setup::kTieNames, Ties::Coarse), std::string_view("coarse"));
    QCOMPARE(nameOf(neighbourNames(), Neighbours::Eight), std::string_view("8"));
    RouteQuestion question;
    QVERIFY(setup::setOption(routeOptions(), question, "corners", "sometimes"));
    QVERIFY(setup::setOption(routeOptions(), question, "heuristic", ""));
    QCOMPARE(question, RouteQuestion());
  }

  void whatCannotBeAsked_data() {
    QTest::addColumn<QString>("expected");
    for (const char* row :
         {"", "--from 3,4: outside the map of 3 x 2", "--to 1,0: a wall",
          "--from -1,0: outside the map of 3 x 2", "--algorithm theta-star: needs 8 neighbours",
          "--algorithm canonical-a-star: needs a map without weights", "--weight: must be from 1 to 1000",
          "--window: must not be negative"})
      QTest::newRow(*row == '\0' ? "good" : row) << row;
  }
  void whatCannotBeAsked() {
    QFETCH(QString, expected);
    Map map = oracle::mapOf({".#.", "..."});
    RouteQuestion q{{0, 0}, {2, 0}, {}};
    if (expected.startsWith("--from 3")) q.from = {3, 4};
    if (expected.startsWith("--from -1")) q.from = {-1, 0};
    if (expected.startsWith("--to")) q.to = {1, 0};
    if (expected.contains("theta-star")) q.options.algorithm = Algorithm::ThetaStar;
    if (expected.contains("canonical")) {
      q.options.algorithm = Algorithm::CanonicalAStar;
      q.options.neighbours = Neighbours::Eight;
      map.setWeight({1, 1}, 2);
    }
    if (expected.startsWith("--weight")) {
      for (const double bad : {0.99, 1001.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        q.options.weight = bad;
        QVERIFY(whyNot(map, q));
      }
    }
    if (expected.startsWith("--window")) q.options.window = -1;
    QCOMPARE(QString::fromStdString(english(whyNot(map, q).value_or(Failure()))), expected);
  }

  void fillsInStraightLines() {
    const std::vector<Point> corners{{1, 1}, {4, 1}, {2, 3}, {2, 3}, {2, 0}};
    const std::vector<Point> cells{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {3, 2}, {2, 3}, {2, 2}, {2, 1}, {2, 0}};
    QVERIFY(fillIn(corners) == cells);
    QVERIFY(fillIn({}).empty());
  }
};

SEARCHLIGHT_TEST(RouteOptionsTest)
#include "route_options_test.moc"
