// tests/core/road_test.cpp: graphs of places and roads: the textbook's Romania, random graphs against an answer of its own, the text.

#include "core/roads/road_search.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace/player_queries.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::roads;
using namespace searchlight::search;

namespace {

std::shared_ptr<const RoadGraph> ours(const std::string& name) {
  const std::string path = SEARCHLIGHT_TEST_DATA "/../../resources/graphs/" + name;
  return std::make_shared<const RoadGraph>(RoadGraph::read(readFile(path, 100'000), path));
}

struct Found {
  Outcome outcome;
  double cost = -1;
  std::string path = {};
  std::vector<std::string> expanded = {};
};
Found find(const std::shared_ptr<const RoadGraph>& graph, RoadQuestion question) {
  SessionOptions options = question.search.sessionOptions();
  options.recording = Recording::Recorded;
  const auto session = makeRoadSession(roadProblem(graph, question), options);
  Found found{session->run({}, {})};
  for (std::size_t i = 0; i < session->trace().end(); ++i)
    if (const Event& e = session->trace()[i]; e.kind == EventKind::Expand)
      found.expanded.push_back(session->stateText(e.node));
  for (const NodeId n : session->path())
    found.path += (found.path.empty() ? "" : " ") + session->stateText(n);
  if (found.outcome == Outcome::Solved) found.cost = double(session->solutionCost()) / graph->unit();
  return found;
}

RoadQuestion by(Algorithm algorithm) {
  RoadQuestion question;
  question.search.algorithm = algorithm;
  return question;
}

// As a program that knows nothing of ours would write it.
struct RandomGraph {
  std::string text;
  std::vector<std::vector<double>> distance;  // Floyd and Warshall; -1: there is no path
};
RandomGraph randomGraph(Random& random) {
  const std::size_t n = 2 + random.below(9);
  RandomGraph made{"searchlight-graph 1\n", std::vector(n, std::vector(n, -1.0))};
  const bool hasDecimals = random.chance(0.3);
  for (std::size_t i = 0; i < n; ++i) {
    made.distance[i][i] = 0;
    made.text += "place p" + std::to_string(i) + " " + std::to_string(random.between(-50, 50)) + " " +
                 std::to_string(random.between(-50, 50)) + "\n";
  }
  for (std::uint32_t k = random.below(static_cast<std::uint32_t>(3 * n)); k > 0; --k) {
    const std::size_t a = random.below(static_cast<std::uint32_t>(n)),
                      b = random.below(static_cast<std::uint32_t>(n));
    const bool isOneWay = random.chance(0.5);
    const int tenths = random.between(0, 300) / (hasDecimals ? 1 : 10) * (hasDecimals ? 1 : 10);
    made.text += std::string(isOneWay ? "one-way p" : "road p") + std::to_string(a) + " p" +
                 std::to_string(b) + " " + std::to_string(tenths / 10) +
                 (tenths % 10 ? "." + std::to_string(tenths % 10) : "") + "\n";
    const auto lane = [&](std::size_t from, std::size_t to) {
      double& known = made.distance[from][to];
      if (known < 0 || tenths / 10.0 < known) known = tenths / 10.0;
    };
    lane(a, b);
    if (!isOneWay) lane(b, a);
  }
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j)
        if (made.distance[i][k] >= 0 && made.distance[k][j] >= 0)
          if (const double through = made.distance[i][k] + made.distance[k][j];
              made.distance[i][j] < 0 || through < made.distance[i][j])
            made.distance[i][j] = through;
  return made;
}

}  // namespace

class RoadTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Russell and Norvig, ch. 3: A* and the best-first order, and greedy's longer path.
  void romania() {
    const auto graph = ours("romania.graph");
    const Found best = find(graph, by(Algorithm::AStar));
    QCOMPARE(best.cost, 418.0);
    QCOMPARE(best.path, std::string("Arad Sibiu Rimnicu Vilcea Pitesti Bucharest"));
    QCOMPARE(best.expanded.size(), std::size_t(5));
    const std::array order{"Arad", "Sibiu", "Rimnicu Vilcea", "Fagaras", "Pitesti"};
    QVERIFY(std::ranges::equal(best.expanded, order));
    QCOMPARE(find(graph, by(Algorithm::Greedy)).cost, 450.0);
    QCOMPARE(find(graph, by(Algorithm::Dijkstra)).cost, 418.0);
    const EstimateCheck check = checkEstimates(roadProblem(graph, {}));
    QVERIFY(!check.inadmissible && !check.inconsistent);
  }

  void greedyFails() {
    const auto graph = ours("greedy-fails.graph");
    QCOMPARE(find(graph, by(Algorithm::Greedy)).cost, 12.0);
    QCOMPARE(find(graph, by(Algorithm::AStar)).cost, 7.0);
    QVERIFY(!checkEstimates(roadProblem(graph, {})).inadmissible);
  }

  void estimatesThatPromiseTooMuch() {
    const auto graph = std::make_shared<const RoadGraph>(
        RoadGraph::read("searchlight-graph 1\nplace a 0 0 9\nplace b 0 0 2\nplace c 0 0\nroad a b 1\nroad b "
                        "c 2.5\nfrom a\nto c\n",
                        "x"));
    QCOMPARE(graph->unit(), Cost{10});
    const EstimateCheck check = checkEstimates(roadProblem(graph, {}));
    QCOMPARE(graph->name(check.inadmissible.value()), std::string("a"));
    QCOMPARE(graph->name(check.inconsistent.value()), std::string("a"));
  }

  // Every algorithm that promises the cheapest path, each way round, and the text of the graph.
  void randomGraphs() {
    Random random = testing::randomFor("random graphs");
    for (int i = 0; i < testing::rounds(2000); ++i) {
      const RandomGraph made = randomGraph(random);
      const auto graph = std::make_shared<const RoadGraph>(RoadGraph::read(made.text, "x"));
      QCOMPARE(RoadGraph::read(graph->text(), "x").text(), graph->text());
      const std::size_t from = random.below(static_cast<std::uint32_t>(graph->placeCount())),
                        to = random.below(static_cast<std::uint32_t>(graph->placeCount()));
      for (const Algorithm algorithm :
           {Algorithm::Dijkstra, Algorithm::AStar, Algorithm::IdaStar, Algorithm::Bidirectional,
            Algorithm::MeetInTheMiddle, Algorithm::BreadthFirst, Algorithm::DepthFirst, Algorithm::Greedy,
            Algorithm::FringeSearch, Algorithm::RecursiveBestFirst}) {
        RoadQuestion question = by(algorithm);
        question.from = graph->name(static_cast<Place>(from));
        question.to = graph->name(static_cast<Place>(to));
        const Found found = find(graph, question);
        const double truth = made.distance[from][to];
        QCOMPARE(found.outcome, truth < 0 ? Outcome::Exhausted : Outcome::Solved);
        if (truth < 0) continue;
        const bool isOptimal = algorithm == Algorithm::Dijkstra || algorithm == Algorithm::AStar ||
                               algorithm == Algorithm::IdaStar || goesFromBothEnds(algorithm) ||
                               algorithm == Algorithm::FringeSearch ||
                               algorithm == Algorithm::RecursiveBestFirst;
        QVERIFY2(isOptimal ? qAbs(found.cost - truth) < 1e-9 : found.cost > truth - 1e-9,
                 qPrintable(QString::fromStdString(made.text)));
      }
    }
  }

  void refusals_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("rest", "says");
    row("no place", "", "x:1: the graph has no place");
    row("twice", "place a 1 1\nplace a 2 2\n", "x:3: \"a\": given twice");
    row("unknown", "place a 1 1\nroad a b 2\n", "x:3: \"b\" is not a place named above");
    row("a cost", "place a 1 1\nroad a a -2\n", "x:3: \"-2\" must be from 0 to 1000000");
    row("decimals", "place a 1 1\nroad a a 2.3456\n", "x:3: \"2.3456\" must be");
    row("an exponent", "place a 1 1\nroad a a 1e3\n", "x:3: \"1e3\" must be");
    row("too far", "place a 1000001 1\n", "x:2: x 1000001");
    row("few words", "place a 1\n", "x:2: place: expected 3-4 words, found 2");
    row("no such word", "street a b 1\n", "x:2: must begin with");
    row("two goals", "place a 1 1\nto a\nto a\n", "x:4: to: given twice");
    row("two titles", "title a\ntitle b\n", "x:3: title: given twice");
    row("a control character", "place 'a\x1b' 1 1\n", "x:2: has a control character");
    row("a quote", "place 'a 1 1\n", "x:2: ");
  }
  void refusals() {
    FETCH(const QByteArray, rest, says);
    const std::string text = "searchlight-graph 1\n" + rest.toStdString();
    try {
      RoadGraph::read(text, "x");
      QFAIL("it was read");
    } catch (const FormatError& error) {
      QVERIFY2(QByteArray(error.what()).startsWith(says), error.what());
    }
    QVERIFY_THROWS_EXCEPTION(LaterVersion, RoadGraph::read("searchlight-graph 2\nplace a 1 1\n", "x"));
  }

  void questionsThatCannotBeAsked() {
    const auto graph = ours("romania.graph");
    RoadQuestion elsewhere;
    elsewhere.to = "Iasi";
    QVERIFY(!roadProblem(graph, elsewhere).heuristic(0));  // the file's estimates are for Bucharest
    elsewhere.estimate = Estimate::File;
    QVERIFY_THROWS_EXCEPTION(Failed, roadProblem(graph, elsewhere));
    RoadQuestion nowhere;
    nowhere.from = "Atlantis";
    QVERIFY_THROWS_EXCEPTION(Failed, roadProblem(graph, nowhere));
  }
};

SEARCHLIGHT_TEST(RoadTest)
#include "road_test.moc"
