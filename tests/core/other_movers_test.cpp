// tests/core/other_movers_test.cpp: cells that are left one way alone, and agents of several cells.
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

Point anyOf(Random& random, const std::vector<Point>& cells) {
  return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

RouteOptions anyRules(Random& random) {
  RouteOptions options;
  options.neighbours = random.chance(0.4) ? Neighbours::Four : Neighbours::Eight;
  options.corners = static_cast<CornerRule>(random.between(0, 2));
  options.costs = static_cast<CostModel>(random.between(0, 2));
  return options;
}

// Where such an agent may stand and what it costs there, from the rules alone: nothing where it cannot.
std::optional<Weight> heaviestBelow(const Map& map, Point p, int side) {
  Weight most = 1;
  for (int y = p.y; y < p.y + side; ++y)
    for (int x = p.x; x < p.x + side; ++x) {
      if (!map.isFree({x, y}) || map.isWater(map.index({x, y})) != map.isWater(map.index(p)))
        return std::nullopt;
      most = std::max(most, map.weight({x, y}));
    }
  return most;
}
Map placesOf(const Map& map, int side) {
  Map places(map.width(), map.height(), kWall);
  for (std::size_t i = 0; i < map.cellCount(); ++i)
    if (const auto weight = heaviestBelow(map, map.point(i), side)) {
      places.setWeight(map.point(i), *weight);
      if (map.isWater(i)) places.setWater(i);
    }
  return places;
}

// Each algorithm that can be asked against the oracle's distances on `seen`, which are those to every cell.
void compareAll(const Map& map, const Map& seen, const RouteQuestion& q,
                const std::vector<std::uint64_t>& distances, std::set<std::string_view>& asked) {
  const std::uint64_t best = distances[map.index(q.to)];
  const auto graph = makeRouteGraph(map, q);
  for (const search::AlgorithmInfo& algorithm : search::algorithms()) {
    RouteQuestion one = q;
    one.options.algorithm = algorithm.id;
    if (whyNot(map, one) || search::meetsAnew(algorithm.id)) continue;
    asked.insert(algorithm.name);
    const RouteSession route = makeRouteSession(graph, one, search::Recording::Silent);
    const search::Outcome outcome = route.session->run({}, {});
    if (outcome != search::Outcome::Solved) {
      QVERIFY2(best == oracle::kUnreachable || search::dropsNodes(algorithm.id),
               qPrintable(QLatin1String(algorithm.name.data()) + oracle::describe(map, one)));
      continue;
    }
    QVERIFY(best != oracle::kUnreachable);
    const std::uint64_t cost = route.session->solutionCost();
    const QString fault = oracle::faultOf(routeOf(*route.session, *graph, one.options),
                                          route.session->solutionCost(), seen, one);
    QVERIFY2(fault.isEmpty(), qPrintable(fault + oracle::describe(map, one)));
    QVERIFY2(one.options.isAnyAngle() ||
                 (one.options.promisesOptimum(graph->isUniform()) ? cost == best : cost >= best),
             qPrintable(QLatin1String(algorithm.name.data()) + oracle::describe(map, one)));
  }
}

}  // namespace

class OtherMoversTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oneWayCells() {
    Random random = testing::randomFor("one-way cells");
    std::set<std::string_view> asked;
    int blocked = 0;
    for (int i = 0; testing::goesOn(i, 3'000, blocked > 0); ++i) {
      Map map = oracle::randomMap(random, random.between(2, 9), random.between(2, 9), 0.25,
                                  random.chance(0.5) ? 1 : 5);
      if (random.chance(0.3)) oracle::flood(random, map);
      const std::vector<Point> cells = oracle::freeCells(map);
      if (cells.empty()) continue;
      const Map before = map;
      oracle::makeOneWay(random, map, 0.4);
      RouteQuestion q{anyOf(random, cells), anyOf(random, cells), anyRules(random)};
      if (random.chance(0.2)) q.options.window = random.between(1, 9);
      const Map seen = oracle::windowed(map, q.from, q.options.window);
      const StepCosts step = stepCosts(*q.options.costs);
      const auto distances = oracle::distances(seen, q.from, q.options.neighbours, q.options.corners, step);
      blocked += distances != oracle::distances(oracle::windowed(before, q.from, q.options.window), q.from,
                                                q.options.neighbours, q.options.corners, step);
      compareAll(map, seen, q, distances, asked);
      // Backwards from the goal: what remains from every cell.
      const auto graph = makeRouteGraph(map, q);
      const auto remaining = remainingCosts(graph, q, {});
      for (std::size_t c = 0; c < map.cellCount(); ++c) {
        if (map.isWall(map.point(c)) || !(seen.isFree(map.point(c)))) continue;
        const auto there = oracle::distances(seen, map.point(c), q.options.neighbours, q.options.corners,
                                             step)[map.index(q.to)];
        QVERIFY2((*remaining)[c] == search::kInfiniteCost ? there == oracle::kUnreachable
                                                          : there == (*remaining)[c],
                 qPrintable(oracle::describe(map, q)));
      }
    }
    QVERIFY(blocked > 0);
    for (const char* name : {"a-star", "bidirectional", "meet-in-the-middle", "lpa-star", "fringe-search"})
      QVERIFY2(asked.contains(name), name);
  }
  // Of an edited map the cells that were edited are plain; LPA* repairs to the same.
  void oneWayCellsAreEdited() {
    Random random = testing::randomFor("one-way cells are edited");
    for (int i = 0; i < testing::rounds(1'000); ++i) {
      Map map = oracle::randomMap(random, random.between(2, 8), random.between(2, 8), 0.2, 3);
      oracle::makeOneWay(random, map, 0.4);
      const std::vector<Point> cells = oracle::freeCells(map);
      if (cells.empty()) continue;
      RouteQuestion q{anyOf(random, cells), anyOf(random, cells), anyRules(random)};
      q.options.algorithm = search::Algorithm::LpaStar;
      Map after = map;
      for (int round = random.between(1, 4); round > 0; --round) {
        EditRound& edits = q.edits.emplace_back();
        for (int k = random.between(1, 4); k > 0; --k) {
          const Point p = map.point(random.below(static_cast<std::uint32_t>(map.cellCount())));
          if (p == q.from || p == q.to) continue;
          edits.push_back({p, static_cast<Weight>(random.between(0, 3))});
          after.setWeight(p, edits.back().weight);
        }
      }
      const auto best = oracle::distances(after, q.from, q.options.neighbours, q.options.corners,
                                          stepCosts(*q.options.costs))[map.index(q.to)];
      const RouteSession route = makeRouteSession(makeRouteGraph(map, q), q, search::Recording::Silent);
      const bool isSolved = route.session->run({}, {}) == search::Outcome::Solved;
      QCOMPARE(isSolved, best != oracle::kUnreachable);
      if (isSolved) QCOMPARE(std::uint64_t{route.session->solutionCost()}, best);
    }
  }
  void agents() {
    Random random = testing::randomFor("agents");
    std::set<std::string_view> asked;
    int found = 0;
    for (int i = 0; testing::goesOn(i, 3'000, found > 0); ++i) {
      Map map = oracle::randomMap(random, random.between(2, 14), random.between(2, 14), 0.06,
                                  random.chance(0.5) ? 1 : 5);
      if (random.chance(0.3)) oracle::flood(random, map);
      RouteQuestion q{{}, {}, anyRules(random)};
      q.options.agent = random.between(2, 4);
      const Map places = placesOf(map, q.options.agent);
      QVERIFY2(mapForAgent(map, q.options.agent) == places, oracle::toText(map).c_str());
      const std::vector<Point> cells = oracle::freeCells(places);
      if (cells.empty()) continue;
      q.from = anyOf(random, cells);
      q.to = anyOf(random, cells);
      const auto distances = oracle::distances(places, q.from, q.options.neighbours, q.options.corners,
                                               stepCosts(*q.options.costs));
      found += distances[map.index(q.to)] != oracle::kUnreachable;
      compareAll(map, places, q, distances, asked);
    }
    QVERIFY(found > 0);
    for (const char* name : {"a-star", "bidirectional", "jump-point", "canonical-a-star", "theta-star"})
      QVERIFY2(asked.contains(name), name);
  }
  void clearance() {
    Random random = testing::randomFor("clearance");
    for (int i = 0; i < testing::rounds(1'000); ++i) {
      Map map = oracle::randomMap(random, random.between(1, 25), random.between(1, 25),
                                  random.chance(0.5) ? 0.02 : 0.1);
      if (random.chance(0.3)) oracle::flood(random, map);
      const int left = random.between(0, map.width() - 1), top = random.between(0, map.height() - 1);
      const CellRect part{left, top, random.between(left + 1, map.width()),
                          random.between(top + 1, map.height())};
      const std::vector<std::uint8_t> rooms = clearances(map, part);
      std::size_t at = 0;
      for (int y = part.top; y < part.bottom; ++y)
        for (int x = part.left; x < part.right; ++x) {
          int room = 0;
          while (room < kMostAgentSide && heaviestBelow(map, {x, y}, room + 1)) ++room;
          QVERIFY2(rooms[at++] == room, oracle::toText(map).c_str());
        }
      QCOMPARE(at, rooms.size());
    }
  }
  // A query leads somewhere, although parts are not connected both ways.
  void queriesOfOneWayMaps() {
    Random random = testing::randomFor("queries of one-way maps");
    for (int i = 0; i < testing::rounds(200); ++i) {
      Map map = oracle::randomMap(random, random.between(2, 9), random.between(2, 9), 0.25);
      oracle::makeOneWay(random, map, 0.4);
      std::vector<Endpoints> asked = randomQueries(map, 20, random.next());
      if (const auto far = suggestEndpoints(map)) asked.push_back(*far);
      for (const Endpoints& ends : asked)
        QVERIFY2(oracle::distances(map, ends.start, Neighbours::Four, CornerRule::Never,
                                   {1, 1})[map.index(ends.goal)] != oracle::kUnreachable,
                 oracle::toText(map).c_str());
    }
    QVERIFY(randomQueries(oracle::mapOf({"<>"}), 5, 1).empty());
  }
  // One-way cells below an agent agree, or it does not stand there.
  void agentsOnOneWayCells() {
    const Map map = oracle::mapOf({">.<.", "..>.", "....", "...."});
    const Map places = mapForAgent(map, 2);
    QVERIFY(places.oneWay(map.index({0, 0})) == Direction::Right);
    QVERIFY(places.isWall({1, 0}) && places.isWall({2, 0}));
    QVERIFY(places.oneWay(map.index({1, 1})) == Direction::Right);
    QVERIFY(places.isFree({0, 2}) && !places.oneWay(map.index({0, 2})));
    const search::Bounds over(0);
    QVERIFY_THROWS_EXCEPTION(search::EndedEarly, mapForAgent(map, 2, &over));
  }
  void refusals() {
    Map street(5, 5);
    street.setTerrain(12, Terrain::UpOnly);
    Map gap(5, 5);
    gap.setWeight({3, 3}, kWall);
    struct Row {
      const Map& map;
      int agent;
      const char* algorithm;
      bool isSmoothed;
      Point to;
      const char* why;
    };
    for (const Row& row : std::initializer_list<Row>{
             {street,
              1,
              "jump-point",
              false,
              {4, 4},
              "--algorithm jump-point: needs a map without one-way cells"},
             {street,
              1,
              "canonical-a-star",
              false,
              {4, 4},
              "--algorithm canonical-a-star: needs a map without one-way cells"},
             {street,
              1,
              "theta-star",
              false,
              {4, 4},
              "--algorithm theta-star: needs a map without one-way cells"},
             {street,
              1,
              "lazy-theta-star",
              false,
              {4, 4},
              "--algorithm lazy-theta-star: needs a map without one-way cells"},
             {street, 1, "a-star", true, {4, 4}, "--smooth yes: needs a map without one-way cells"},
             {gap, 2, "a-star", false, {4, 4}, "--to 4,4: no room for an agent of 2 x 2 cells"},
             {gap, 2, "a-star", false, {2, 3}, "--to 2,3: no room for an agent of 2 x 2 cells"},
             {gap, 2, "lpa-star", false, {1, 1}, "--algorithm lpa-star: needs an agent of one cell"},
             {street,
              1,
              "d-star-lite",
              false,
              {4, 4},
              "--algorithm d-star-lite: needs a map without one-way cells"},
             {gap, 2, "d-star-lite", false, {1, 1}, "--algorithm d-star-lite: needs an agent of one cell"},
             {gap, 2, "jump-point", false, {1, 1}, ""}}) {
      RouteQuestion q{{0, 0}, row.to, {}};
      q.options.neighbours = Neighbours::Eight;
      q.options.agent = row.agent;
      q.options.isSmoothed = row.isSmoothed;
      q.options.algorithm = search::algorithmByName(row.algorithm).value();
      const auto why = whyNot(row.map, q);
      QCOMPARE(QString::fromStdString(why ? english(*why) : std::string()), QLatin1String(row.why));
    }
  }
  void edits() {
    for (const std::string letters : {"", "GT.S"}) {
      MapDocument document{oracle::mapOf({".#.."}), Point{0, 0}, Point{3, 0}, letters};
      if (!letters.empty()) document.map.setSwamp(3);
      const MapDocument before = document;
      const MapEdit edit = setOneWay(document, {3, 0}, Direction::Left);
      edit.apply(document);
      QVERIFY(document.map.oneWay(3) == Direction::Left && document.letters[3] == '<');
      QVERIFY(readPlainMap(writePlainMap(document), "map") == document);
      QVERIFY(setOneWay(document, {3, 0}, Direction::Left).isEmpty());
      MapDocument two = document;
      const MapEdit back = setOneWay(two, {3, 0}, std::nullopt);
      back.apply(two);
      QVERIFY(!two.map.hasOneWay() && two.letters[3] == '.');
      back.revert(two);
      QVERIFY(two == document);
      edit.revert(document);
      QVERIFY(document == before);
    }
  }
  // A weight makes plain land of them; the octile form has none.
  void otherForms() {
    Map map = oracle::mapOf({"^v", "<>"});
    QVERIFY(map.hasOneWay() && losesWeights(map));
    const MapDocument document{map, {}, {}};
    QCOMPARE(writeOctileMap(document), std::string("type octile\nheight 2\nwidth 2\nmap\n..\n..\n"));
    QVERIFY(writePlainMap(document).starts_with("searchlight-map 2\n"));
    QVERIFY(readPlainMap(writePlainMap(document), "map").map == map);
    // In the first version, and in the octile form, these letters are walls like others.
    const std::string first = "searchlight-map 1\nsize 2 1\ncells\n#.\nletters\n^.\n";
    QVERIFY(readPlainMap(first, "map").map.isWall({0, 0}));
    QCOMPARE(writePlainMap(readPlainMap(first, "map")), first);
    for (std::size_t cell = 0; cell < 4; ++cell) map.setWeight(map.point(cell), 1);
    QVERIFY(!map.hasTerrain() && map == Map(2, 2));
  }
  // A wall's letter stays beside one-way cells.
  void wallsWithSuchLetters() {
    MapDocument document = readOctileMap("type octile\nheight 1\nwidth 3\nmap\n^..\n", "map");
    setOneWay(document, {2, 0}, Direction::Down).apply(document);
    const MapDocument again = readPlainMap(writePlainMap(document), "map");
    QVERIFY(again == document && again.map.isWall({0, 0}));
  }
};

SEARCHLIGHT_TEST(OtherMoversTest)
#include "other_movers_test.moc"
