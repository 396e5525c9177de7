// tests/core/own_levels_test.cpp: the Sokoban levels that come with the program can be solved, rise in difficulty, and no two are alike;
// its maps can be read and have a route.
#include <filesystem>

#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/maze.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/generate.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/solution_path.h"
#include "core/sokoban/solve.h"
#include "core/text/files.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using namespace searchlight::grid;

namespace {

const std::filesystem::path kLevels = SEARCHLIGHT_TEST_DATA "/../../resources/levels/searchlight.xsb";
// What was measured when the set was made: title,boxes,pushes,expanded,solution.
const std::filesystem::path kMeasured = SEARCHLIGHT_TEST_DATA "/sokoban/own_levels.csv";

struct Measured {
  std::string title, solution;
  int boxes = 0;
  std::uint32_t pushes = 0;
  std::uint64_t expanded = 0;
};

std::vector<Measured> measuredLevels() {
  std::vector<Measured> rows;
  const QStringList lines =
      QString::fromStdString(readFile(kMeasured, 1 << 20)).split(u'\n', Qt::SkipEmptyParts);
  for (const QString& line : lines.mid(1)) {
    const QStringList fields = line.split(u',');
    if (fields.size() != 5) qFatal("%s", qPrintable(line));
    rows.push_back({fields[0].toStdString(), fields[4].toStdString(), fields[1].toInt(), fields[2].toUInt(),
                    fields[3].toULongLong()});
  }
  return rows;
}

std::string detailOf(const Level& level, const std::string& name) {
  for (const Detail& detail : level.details)
    if (QString::fromStdString(detail.name).compare(QString::fromStdString(name), Qt::CaseInsensitive) == 0)
      return detail.text;
  return {};
}

const std::filesystem::path kMaps = SEARCHLIGHT_TEST_DATA "/../../resources/maps";

bool canWalk(const Map& map, Point from, Point to) {
  std::vector<bool> seen(map.cellCount());
  std::vector<Point> reached{from};
  seen[map.index(from)] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (reached[i] == to) return true;
    for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}}) {
      const Point next = Point(reached[i]) + step;
      if (!map.isFree(next) || seen[map.index(next)]) continue;
      seen[map.index(next)] = true;
      reached.push_back(next);
    }
  }
  return false;
}

}  // namespace

class OwnLevelsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    m_levels = readCollection(readFile(kLevels, 1 << 20), "searchlight.xsb");
    m_measured = measuredLevels();
  }

  void isWhole() {
    QVERIFY(m_levels.levels.size() >= 60);
    QCOMPARE(m_levels.levels.size(), m_measured.size());
    std::set<std::string> titles, identities;
    int manyBoxes = 0, long_ = 0, hard = 0;
    bool hasArticle = false;
    for (std::size_t i = 0; i < m_measured.size(); ++i) {
      const Level& level = m_levels.levels[i];
      QVERIFY2(level.board.has_value(), english(level.fault).c_str());
      QCOMPARE(level.title, m_measured[i].title);
      QCOMPARE(fewestKnown(level).pushes, std::optional(m_measured[i].pushes));
      QVERIFY2(!level.title.empty() && !detailOf(level, "Title-zh").empty(), level.title.c_str());
      // Those who play them know no articles.
      QVERIFY2(level.title.find("rticle") == std::string::npos &&
                   detailOf(level, "Title-zh").find("文章") == std::string::npos,
               level.title.c_str());
      QVERIFY2(titles.insert(level.title).second, level.title.c_str());
      QVERIFY2(titles.insert(detailOf(level, "Title-zh")).second, level.title.c_str());
      QVERIFY2(identities.insert(level.board->identity()).second, level.title.c_str());
      manyBoxes += level.board->opening().boxes.size() >= 6;
      long_ += m_measured[i].pushes > 150;
      hard += m_measured[i].expanded > 100'000;
      // Article 4's: its figures are in sokoban_solve_test.
      hasArticle = hasArticle || (m_measured[i].pushes == 46 && level.board->width() == 9 &&
                                  level.title == "Out and in again");
    }
    QVERIFY(manyBoxes >= 10);
    QVERIFY(long_ >= 10);
    QVERIFY(hard >= 10);
    QVERIFY(hasArticle);
  }

  void rises() {
    for (std::size_t i = 1; i < m_measured.size(); ++i)
      QVERIFY2(difficulty(m_measured[i - 1].pushes, m_measured[i - 1].expanded) <=
                   difficulty(m_measured[i].pushes, m_measured[i].expanded),
               m_measured[i].title.c_str());
  }

  void solved_data() {
    const auto row = testing::columns<int>("place");
    for (std::size_t i = 0; i < m_measured.size(); ++i) row(m_measured[i].title.c_str(), static_cast<int>(i));
  }
  // The solution that was found is played; whether there is a shorter one is proven again where that is soon done.
  void solved() {
    QFETCH(const int, place);
    const Measured& row = m_measured[static_cast<std::size_t>(place)];
    const Board& board = *m_levels.levels[static_cast<std::size_t>(place)].board;
    QCOMPARE(static_cast<int>(board.opening().boxes.size()), row.boxes);
    const auto lurd = readLurd(row.solution);
    QVERIFY(std::holds_alternative<Lurd>(lurd));
    const Replay played = play(board, std::get<Lurd>(lurd).steps);
    QVERIFY(played.isSolved);
    QCOMPARE(played.pushes, std::size_t{row.pushes});
    if (row.expanded > (testing::isShortened() ? 300u : 10'000u)) return;
    const LevelSolution proven = solve(board, {}, {.algorithm = search::Algorithm::AStar});
    QVERIFY(proven.isOptimal);
    QCOMPARE(proven.pushes, row.pushes);
    QCOMPARE(proven.stats.expanded, row.expanded);
  }

 private:
  Collection m_levels;
  std::vector<Measured> m_measured;

 private Q_SLOTS:
  void everyMap_data() {
    QTest::addColumn<QString>("path");
    for (const auto& entry : std::filesystem::directory_iterator(kMaps))
      QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().string());
  }
  void everyMap() {
    QFETCH(const QString, path);
    const MapDocument document = readMapFile(path.toStdString());
    if (mapFormatFor(path.toStdString()) == MapFormat::Octile) {
      QVERIFY(suggestEndpoints(document.map));
      return;
    }
    QVERIFY(document.start && document.goal);
    QVERIFY(canWalk(document.map, *document.start, *document.goal));
  }

  void sizesAndWeights_data() {
    const auto row = testing::columns<QString, QSize, bool>("name", "size", "weighted");
    row("harbour", "harbour.slmap", QSize(96, 60), false);
    row("valley", "valley.slmap", QSize(80, 50), true);
    row("caverns", "caverns.map", QSize(512, 512), false);
    row("maze", "maze.slmap", QSize(31, 31), false);
    row("article 3", "article-3.slmap", QSize(9, 7), false);
  }
  void sizesAndWeights() {
    FETCH_ALL((const QString, name), (const QSize, size), (const bool, weighted));
    const Map map = readMapFile(kMaps / name.toStdString()).map;
    QCOMPARE(QSize(map.width(), map.height()), size);
    QCOMPARE(losesWeights(map), weighted);
  }

  void articleThreesMapIsAsTheArticleHasIt() {
    const MapDocument document = readMapFile(kMaps / "article-3.slmap");
    Map map(9, 7);
    for (const std::size_t wall : {22u, 31u, 40u}) map.setWeight(map.point(wall), kWall);
    QVERIFY((document == MapDocument{map, map.point(29), map.point(33)}));
  }

  void cavernsComeFromTheGenerator() {
    QVERIFY(readMapFile(kMaps / "caverns.map").map == generate({Generator::Caves, 512, 512, 1, 0.5}));
  }
};

SEARCHLIGHT_TEST(OwnLevelsTest)
#include "own_levels_test.moc"
