// tests/core/maze_test.cpp: what every generator promises, on odd, even, tiny and large maps.
#include "core/grid/maze.h"

#include <stdexcept>

#include "core/grid/endpoints.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

Map mapOf(const std::vector<std::string>& rows) {
  Map map(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()));
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    const Point p = map.point(i);
    if (rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] == '#') map.setWeight(p, kWall);
  }
  return map;
}

std::vector<Point> freeNeighbours(const Map& map, Point p) {
  std::vector<Point> found;
  for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}})
    if (map.isFree(p + step)) found.push_back(p + step);
  return found;
}

// Steps from `start` to every cell, -1 where there is no way.
std::vector<int> distancesFrom(const Map& map, Point start) {
  std::vector<int> distances(map.cellCount(), -1);
  std::vector<Point> reached{start};
  distances[map.index(start)] = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Point p = reached[i];
    for (const Point next : freeNeighbours(map, p)) {
      if (distances[map.index(next)] >= 0) continue;
      distances[map.index(next)] = distances[map.index(p)] + 1;
      reached.push_back(next);
    }
  }
  return distances;
}

struct Shape {
  std::size_t free = 0;
  std::size_t passages = 0;  // pairs of neighbouring free cells
  bool connected = true;
};

Shape shapeOf(const Map& map) {
  Shape shape;
  std::optional<Point> first;
  std::size_t ends = 0;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    if (map.isWall(map.point(i))) continue;
    ++shape.free;
    ends += freeNeighbours(map, map.point(i)).size();
    if (!first) first = map.point(i);
  }
  shape.passages = ends / 2;
  if (first) {
    const std::vector<int> distances = distancesFrom(map, *first);
    shape.connected = static_cast<std::size_t>(
                          std::ranges::count_if(distances, [](int d) { return d >= 0; })) == shape.free;
  }
  return shape;
}

std::size_t deadEnds(const Map& map) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < map.cellCount(); ++i)
    if (!map.isWall(map.point(i)) && freeNeighbours(map, map.point(i)).size() == 1) ++count;
  return count;
}

double shareOf(const Map& map, Weight weight) {
  return static_cast<double>(std::ranges::count(map.cells(), weight)) / static_cast<double>(map.cellCount());
}

// A number that changes when any cell does (FNV-1a).
quint64 fingerprint(const Map& map) {
  quint64 hash = 0xcbf29ce484222325u;
  for (const Weight weight : map.cells()) hash = (hash ^ weight) * 0x100000001b3u;
  return hash;
}

constexpr std::array kPerfectMazes{Generator::DepthFirstMaze, Generator::PrimMaze, Generator::KruskalMaze,
                                   Generator::DivisionMaze};
constexpr std::array<Point, 9> kSizes{
    {{1, 1}, {2, 2}, {1, 30}, {30, 2}, {3, 3}, {4, 4}, {31, 31}, {32, 30}, {101, 57}}};

}  // namespace

class MazeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void catalogueIsWhole() {
    std::set<std::string> ids;
    for (const GeneratorInfo& info : generators()) {
      QVERIFY(ids.insert(info.id).second);
      QCOMPARE(&generatorInfo(info.generator), &info);
      QCOMPARE(findGenerator(info.id), &info);
      QVERIFY(info.name[0] != '\0' && info.summary[0] != '\0');
      if (info.dial) QVERIFY(info.dial->min <= info.dial->standard && info.dial->standard <= info.dial->max);
    }
    QCOMPARE(findGenerator("none such"), nullptr);
  }

  void everyGeneratorEverySize_data() {
    const auto row = testing::columns<int>("row");
    for (std::size_t i = 0; i < generators().size(); ++i) row(generators()[i].id, static_cast<int>(i));
  }
  void everyGeneratorEverySize() {
    QFETCH(const int, row);
    const GeneratorInfo& info = generators()[static_cast<std::size_t>(row)];
    for (const Point size : kSizes) {
      GeneratorSettings settings{info.generator, size.x, size.y, 7, {}};
      const Map map = generate(settings);
      QCOMPARE(map.width(), size.x);
      QCOMPARE(map.height(), size.y);
      QVERIFY(generate(settings) == map);
      if (info.dial) {
        for (const double amount : {info.dial->min, info.dial->max}) {
          settings.amount = amount;
          (void)generate(settings);
        }
        settings.amount = info.dial->max + 100;
        GeneratorSettings most = settings;
        most.amount = info.dial->max;
        QVERIFY2(generate(settings) == generate(most), "an amount out of range is brought into it");
      }
    }
    for (const int side : {0, -1, 4097}) {
      QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)generate({info.generator, side, 5, 1, {}}));
      QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)generate({info.generator, 5, side, 1, {}}));
    }
    const bool seedMatters =
        generate({info.generator, 61, 61, 1, {}}) != generate({info.generator, 61, 61, 2, {}});
    QCOMPARE(seedMatters, info.usesSeed);
  }

  // The same on every platform and for ever: a seed in a bug report or a lesson must keep its map.
  void mapsStayTheSame_data() {
    const auto row = testing::columns<QString, quint64>("id", "hash");
    row("open", quint64{0x695b0ecd60f89f25});
    row("random", quint64{0xa0d4b117dfb7c0b5});
    row("depth-first", quint64{0x6d3ba4c978b4fd6e});
    row("prim", quint64{0xe17734b5e7b54dfe});
    row("kruskal", quint64{0xfb3d71a360f10962});
    row("division", quint64{0x3e36e8950d80fb18});
    row("serpentine", quint64{0xe203955cf7e5b2cd});
    row("rooms", quint64{0x57185baa3aaa78ae});
    row("caves", quint64{0x1ac43de4efb77887});
    row("terrain", quint64{0xe4a14035233477bb});
  }
  void mapsStayTheSame() {
    FETCH_ALL((const QString, id), (const quint64, hash));
    const GeneratorInfo* info = findGenerator(id.toStdString());
    QVERIFY(info);
    const quint64 got = fingerprint(generate({info->generator, 64, 48, 20'240'603, {}}));
    QVERIFY2(got == hash, qPrintable("0x" + QString::number(got, 16)));
  }

  void perfectMazesAreTrees_data() {
    QTest::addColumn<int>("generator");
    for (const Generator generator : kPerfectMazes)
      QTest::newRow(generatorInfo(generator).id) << static_cast<int>(generator);
  }
  void perfectMazesAreTrees() {
    QFETCH(const int, generator);
    for (const Point size : kSizes) {
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Map map = generate({static_cast<Generator>(generator), size.x, size.y, seed, 0.0});
        const Shape shape = shapeOf(map);
        const QString where = QString("%1 x %2, seed %3").arg(size.x).arg(size.y).arg(seed);
        QVERIFY2(shape.connected, qPrintable(where));
        QVERIFY2(shape.passages + 1 == shape.free, qPrintable(where));
        // Every room is in the tree, and nothing but rooms and doors is free.
        const auto rooms = [](int side) { return static_cast<std::size_t>(side < 3 ? 1 : (side - 1) / 2); };
        QCOMPARE(shape.free, 2 * rooms(size.x) * rooms(size.y) - 1);
      }
    }
  }

  void loopsOpenDeadEnds_data() { perfectMazesAreTrees_data(); }
  void loopsOpenDeadEnds() {
    QFETCH(const int, generator);
    const auto make = [&](double loops) {
      return generate({static_cast<Generator>(generator), 61, 61, 5, loops});
    };
    const Map none = make(0);
    const Map half = make(0.5);
    const Map all = make(1);
    QVERIFY(deadEnds(none) > deadEnds(half));
    QVERIFY(deadEnds(half) > 0);
    QCOMPARE(deadEnds(all), std::size_t{0});
    QVERIFY(shapeOf(all).connected);
    QVERIFY(shapeOf(all).passages > shapeOf(all).free);
  }

  void roomsAndCavesAreConnected_data() {
    QTest::addColumn<int>("generator");
    for (const Generator generator : {Generator::Rooms, Generator::Caves})
      QTest::newRow(generatorInfo(generator).id) << static_cast<int>(generator);
  }
  void roomsAndCavesAreConnected() {
    QFETCH(const int, generator);
    const GeneratorDial dial = *generatorInfo(static_cast<Generator>(generator)).dial;
    for (const double amount : {dial.min, dial.standard, dial.max}) {
      const auto seeds = static_cast<std::uint64_t>(testing::isShortened() ? 2 : 10);
      for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Map map = generate({static_cast<Generator>(generator), 120, 90, seed, amount});
        QVERIFY2(shapeOf(map).connected, qPrintable(QString("amount %1, seed %2").arg(amount).arg(seed)));
      }
    }
  }

  // Caves are doubled from a smaller map when they are large; no step of that may cut them in two.
  void largeCavesAreConnected() {
    for (const Point size : {Point{161, 160}, Point{500, 321}, Point{40, 1300}})
      for (std::uint64_t seed = 1; seed <= (testing::isShortened() ? 1u : 4u); ++seed)
        for (const double rock : {0.3, 0.48, 0.6})
          QVERIFY(shapeOf(generate({Generator::Caves, size.x, size.y, seed, rock})).connected);
  }

  void randomWallsHaveTheirDensity() {
    for (const double walls : {0.0, 0.25, 0.6, 1.0}) {
      const Map map = generate({Generator::RandomWalls, 400, 400, 1, walls});
      QVERIFY(std::abs(shareOf(map, kWall) - walls) < 0.01);
    }
  }

  void terrainHasItsWaterAndEveryBelt() {
    for (const double water : {0.0, 0.2, 0.5}) {
      const Map map = generate({Generator::Terrain, 300, 200, 1, water});
      QVERIFY(std::abs(shareOf(map, kWall) - water) < 0.02);
      for (const Weight weight : std::vector<Weight>{1, 2, 3, 5, 7, 9}) QVERIFY(shareOf(map, weight) > 0.01);
    }
  }

  // Article 1: (N^2 - 1) / 2 + N - 1 steps from end to end.
  void serpentineIsArticleOnesWorstCase_data() {
    const auto row = testing::columns<int, int>("side", "steps");
    row("9", 9, 48);
    row("11", 11, 70);
    row("127", 127, 8190);
    row("1001", 1001, 502'000);
  }
  void serpentineIsArticleOnesWorstCase() {
    FETCH(const int, side, steps);
    const MapDocument document = generateDocument({Generator::Serpentine, side, side, 1, {}});
    QVERIFY(document.start == (Point{0, 0}));
    QCOMPARE(document.goal->y, side - 1);
    QCOMPARE(distancesFrom(document.map, *document.start)[document.map.index(*document.goal)], steps);
    QCOMPARE(shapeOf(document.map).free, static_cast<std::size_t>(steps) + 1);
  }
  void smallSerpentine() {
    QVERIFY(generate({Generator::Serpentine, 5, 5, 1, {}}) ==
            mapOf({".....", "####.", ".....", ".####", "....."}));
  }

  void endpoints_data() {
    const auto row = testing::columns<QStringList, QPoint, QPoint>("rows", "start", "goal");
    row("one cell", QStringList{"."}, QPoint(0, 0), QPoint(0, 0));
    row("corridor", QStringList{"#....#"}, QPoint(1, 0), QPoint(4, 0));
    row("the larger part", QStringList{"..#....", "#######", ".#....."}, QPoint(2, 2), QPoint(6, 2));
    row("a tree's longest way", QStringList{"#.#.#", "#...#", "#.###", "#...."}, QPoint(3, 0), QPoint(4, 3));
    row("scattered cells", QStringList{"#.#", ".#."}, QPoint(1, 0), QPoint(1, 0));
  }
  void endpoints() {
    FETCH_ALL((const QStringList, rows), (const QPoint, start), (const QPoint, goal));
    std::vector<std::string> lines;
    for (const QString& row : rows) lines.push_back(row.toStdString());
    const std::optional<Endpoints> ends = suggestEndpoints(mapOf(lines));
    QVERIFY(ends);
    QCOMPARE(QPoint(ends->start.x, ends->start.y), start);
    QCOMPARE(QPoint(ends->goal.x, ends->goal.y), goal);
  }

  void noEndpointsWithoutFreeCells() {
    QVERIFY(!suggestEndpoints(Map(3, 3, kWall)));
    QVERIFY(!suggestEndpoints(Map()));
    const MapDocument document = generateDocument({Generator::RandomWalls, 5, 5, 1, 1.0});
    QVERIFY(!document.start && !document.goal);
  }

  // Every start can reach its goal, which is another cell; all cells that have a neighbour are drawn, the lonely one never.
  void randomQueriesHaveAnAnswer() {
    const Map map = mapOf({"..#.", "..##", "##..", ".#.."});
    const std::vector<Endpoints> queries = randomQueries(map, 500, 7);
    QCOMPARE(queries.size(), std::size_t{500});
    std::set<std::pair<int, int>> starts;
    for (const auto& [start, goal] : queries) {
      QVERIFY(start != goal);
      QCOMPARE(start.x < 2 && start.y < 2, goal.x < 2 && goal.y < 2);  // two rooms of four cells
      starts.emplace(start.x, start.y);
    }
    QCOMPARE(starts.size(), std::size_t{8});
    QVERIFY(randomQueries(map, 100, 7) == std::vector(queries.begin(), queries.begin() + 100));
    QVERIFY(randomQueries(map, 100, 8) != std::vector(queries.begin(), queries.begin() + 100));
    QVERIFY(randomQueries(Map(3, 3, kWall), 5, 1).empty());
    QVERIFY(randomQueries(mapOf({".#", "#."}), 5, 1).empty());
  }
  void waterIsAPartOfItsOwn() {
    Map map(4, 1);
    map.setWater(2);
    map.setWater(3);
    for (const auto& [start, goal] : randomQueries(map, 50, 3)) QCOMPARE(start.x < 2, goal.x < 2);
  }

  void generatedQuestionsHaveAnAnswer_data() { everyGeneratorEverySize_data(); }
  void generatedQuestionsHaveAnAnswer() {
    QFETCH(const int, row);
    const Generator generator = generators()[static_cast<std::size_t>(row)].generator;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const MapDocument document = generateDocument({generator, 40, 30, seed, {}});
      QVERIFY(document.start && document.goal);
      QVERIFY(distancesFrom(document.map, *document.start)[document.map.index(*document.goal)] >= 20);
    }
  }
};

SEARCHLIGHT_TEST(MazeTest)
#include "maze_test.moc"
