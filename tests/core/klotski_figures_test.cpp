// tests/core/klotski_figures_test.cpp: known figures: the openings of data/klotski, article 5, the atlas of all layouts, and the puzzles
// that come with the program, each of which is one of its own.
#include "core/klotski/catalogue.h"
#include "core/klotski/solve.h"
#include "core/klotski/survey.h"
#include "core/text/files.h"
#include "tests/core/component.h"
#include "tests/core/klotski_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;

namespace {

const std::string kClassic = "VCCV/VCCV/VHHV/VSSV/S..S";

const Atlas& atlas() {
  static const Atlas made = Atlas::make();
  return made;
}

}  // namespace

class KlotskiFiguresTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void openings_data() {
    QTest::addColumn<QStringList>("row");
    const QString text =
        QString::fromStdString(readFile(SEARCHLIGHT_TEST_DATA "/klotski/layouts.csv", 1 << 20));
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts).mid(1)) {
      const QStringList row = line.trimmed().split(',');
      QTest::newRow(qPrintable(row[1])) << row;
    }
  }
  void openings() {
    QFETCH(QStringList, row);
    const Entry* opening = entryByName(row[0].toStdString());
    QVERIFY(opening != nullptr);
    QCOMPARE(QString::fromUtf8(opening->id.data()), row[1]);
    QCOMPARE(std::string(opening->text), row[2].toStdString());
    search::Limits limits;
    if (testing::isShortened()) limits.expansions = 3'000;
    const Survey s = survey(readRows(opening->text, opening->id), limits);
    if (testing::isShortened() && !s.isComplete()) return;  // a whole run proves it
    QVERIFY(s.isComplete());
    const QList<int> found{
        testing::orNone(s.best[0]),  testing::orNone(s.best[1]),      testing::orNone(s.best[2]),
        static_cast<int>(*s.states), static_cast<int>(*s.goalStates), testing::orNone(s.depth[0]),
        testing::orNone(s.depth[2]), static_cast<int>(*s.edges[2]),   static_cast<int>(*s.edges[0])};
    QList<int> wanted;
    for (const QString& figure : row.mid(3)) wanted << figure.toInt();
    QCOMPARE(found, wanted);
    QCOMPARE(s.isUnsolvable(), wanted[0] < 0);
  }

  void theClassicOpeningBySearch_data() {
    const auto row = testing::columns<int, int, int, int>("algorithm", "moves", "straight", "steps");
    using search::Algorithm;
    for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::Dijkstra, Algorithm::AStar,
                              Algorithm::Bidirectional, Algorithm::MeetInTheMiddle})
      row(search::info(a).name.data(), static_cast<int>(a), 81, 90, 116);
    row("depth-first", static_cast<int>(Algorithm::DepthFirst), -1, -1, 5764);  // article 5
  }
  void theClassicOpeningBySearch() {
    FETCH(int, algorithm, moves, straight, steps);
    for (const auto& [count, wanted] :
         {std::pair{Count::Moves, moves}, {Count::Straight, straight}, {Count::Steps, steps}}) {
      const Solution s = solve(SlideProblem(readRows(kClassic, "classic"), count),
                               static_cast<search::Algorithm>(algorithm));
      QCOMPARE(s.outcome, search::Outcome::Solved);
      if (wanted >= 0) QCOMPARE(static_cast<int>(s.slides.size()), wanted);
    }
  }

  // Article 5's two solutions side by side: the first one that depth-first search comes upon, and the best.
  void depthFirstIsFarFromTheBest() {
    const SlideProblem problem(readRows(kClassic, "classic"), Count::Steps);
    const auto lengthBy = [&](search::Algorithm a) { return solve(problem, a).slides.size(); };
    QCOMPARE(lengthBy(search::Algorithm::DepthFirst), std::size_t{5764});
    QCOMPARE(lengthBy(search::Algorithm::BreadthFirst), std::size_t{116});
  }
  // The opening is its own mirror image, so the goals that are nearest to it come in pairs, or are their own.
  void theNearestGoalsAreMirrorPairs() {
    const std::vector<Code> nearest = nearestGoals(readRows(kClassic, "classic"), Count::Moves);
    QCOMPARE(nearest.size(), std::size_t{2});
    std::size_t own = 0;
    for (const Code goal : nearest) {
      QCOMPARE(goal.at(kExit), Shape::Large);
      QCOMPARE(std::ranges::count(nearest, goal), 1);
      QCOMPARE(std::ranges::count(nearest, mirrored(goal)), 1);
      own += mirrored(goal) == goal;
    }
    QCOMPARE(own, std::size_t{0});
    // Of an opening with no way out there is none.
    QVERIFY(nearestGoals(readRows("VCCV/VCCV/VVSV/VVSV/S..S", "none"), Count::Moves).empty());
  }

  // For a drawn graph: the same positions and slides, numbered.
  void theComponentIsTheSurveys() {
    const SlideProblem problem(readRows(kClassic, "classic"), Count::Moves);
    const auto all = testing::Component<SlideProblem>::enumerate(problem);
    QVERIFY(all.isComplete());
    QCOMPARE(all.stateCount(), std::size_t{25955});
    QCOMPARE(all.edgeCount(), std::size_t{2 * 47151});
    std::size_t goals = 0;
    all.forEachGoal([&](search::NodeId) { ++goals; });
    QCOMPARE(goals, std::size_t{964});
    // The opening is its own mirror image, and so is the graph.
    for (search::NodeId id = 0; id < all.stateCount(); ++id) {
      const search::NodeId other = all.find(mirrored(all.original(id)));
      QVERIFY(other != search::kNoNode);
      QCOMPARE(all.isGoal(other), all.isGoal(id));
    }
  }

  void limitsAreKept() {
    const SlideProblem problem(readRows(kClassic, "classic"), Count::Steps);
    search::Limits memory, time;
    memory.bytes = 100'000;
    time.seconds = 0;
    std::stop_source stopped;
    stopped.request_stop();
    for (const auto algorithm : {search::Algorithm::BreadthFirst, search::Algorithm::Bidirectional}) {
      QCOMPARE(solve(problem, algorithm, memory).outcome, search::Outcome::MemoryLimit);
      QCOMPARE(solve(problem, algorithm, time).outcome, search::Outcome::TimeLimit);
      QCOMPARE(solve(problem, algorithm, {}, stopped.get_token()).outcome, search::Outcome::Stopped);
    }
    for (const Survey& s : {survey(problem.start(), memory), survey(problem.start(), time)}) {
      QVERIFY(!s.isComplete() && !s.states && !s.goalStates && !s.edges[0] && !s.depth[0] && !s.best[0]);
      QVERIFY(!s.isUnsolvable());
    }
    QCOMPARE(Atlas::make(memory).outcome(), search::Outcome::MemoryLimit);
    QCOMPARE(Atlas::make(time).outcome(), search::Outcome::TimeLimit);
  }

  // ---- The atlas -------------------------------------------------------------------------------------------------

  void allPlacementsAreThere() {
    std::vector<Code> all = allPositions();
    QCOMPARE(all.size(), std::size_t{1'588'914});
    for (const Code code : all) {
      const PieceSet pieces = piecesOf(code);
      QVERIFY(pieces[0] == 2 && pieces[4] == 1);
    }
    std::ranges::sort(all);
    QVERIFY(std::ranges::adjacent_find(all) == all.end());
    std::vector<Code> goals = goalPositions();
    std::ranges::sort(goals);
    std::erase_if(all, [](Code code) { return code.at(kExit) != Shape::Large; });
    QVERIFY(all == goals);
  }
  void theHardestNeeds138() {
    if (testing::isShortened()) QSKIP("the atlas of all placements is for whole runs");
    QVERIFY(atlas().isComplete());
    QCOMPARE(atlas().mostMoves(), search::Cost{138});
    QCOMPARE(atlas().needing(138).size(), std::size_t{6});
    QCOMPARE(atlas().needing(0).size(), goalPositions().size());
    QVERIFY(atlas().needing(139).empty());
    std::size_t sum = 0;
    for (search::Cost moves = 0; moves <= 138; ++moves) sum += atlas().needing(moves).size();
    QCOMPARE(sum, atlas().solvable());
    QVERIFY(std::ranges::count(atlas().needing(138), readRows("SSSV/CCVV/CCVV/.HHV/.SHH", "r")) == 1);
  }
  // Any position at random: the atlas says what a search of its own says.
  void theAtlasIsRight() {
    if (testing::isShortened()) QSKIP("the atlas of all placements is for whole runs");
    Random random = testing::randomFor("atlas");
    const std::vector<Code> all = allPositions();
    std::vector<Code> solvable;
    for (search::Cost moves = 0; moves <= atlas().mostMoves(); ++moves)
      solvable.insert(solvable.end(), atlas().needing(moves).begin(), atlas().needing(moves).end());
    std::ranges::sort(solvable);
    for (int i = 0; i < testing::rounds(60); ++i) {
      const Code code = all[random.below(static_cast<std::uint32_t>(all.size()))];
      const Solution s = solve(SlideProblem(code, Count::Moves), search::Algorithm::BreadthFirst);
      QCOMPARE(std::ranges::binary_search(solvable, code), s.outcome == search::Outcome::Solved);
      if (s.outcome != search::Outcome::Solved) continue;
      QCOMPARE(std::ranges::count(atlas().needing(static_cast<search::Cost>(s.slides.size())), code), 1);
    }
  }
  void drawsAreRepeatableAndDistinct() {
    if (testing::isShortened()) QSKIP("the atlas of all placements is for whole runs");
    const std::vector<Code> drawn = atlas().find(100, 20, 7);
    QCOMPARE(drawn.size(), std::size_t{20});
    QVERIFY(atlas().find(100, 20, 7) == drawn);
    QVERIFY(atlas().find(100, 20, 8) != drawn);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      QCOMPARE(std::ranges::count(drawn, drawn[i]), 1);
      QCOMPARE(solve(SlideProblem(drawn[i], Count::Moves), search::Algorithm::BreadthFirst).slides.size(),
               std::size_t{100});
    }
    QCOMPARE(atlas().find(138, 100, 1).size(), std::size_t{6});
    QVERIFY(atlas().find(139, 1, 1).empty());
  }

  void everyPuzzleIsOneOfItsOwn() {
    QSet<QString> names;
    QSet<QString> grids;
    std::array<int, 3> count{};
    for (const Entry& entry : catalogue()) {
      for (const std::string_view name : {entry.id, entry.chinese, entry.pinyin, entry.english}) {
        QVERIFY(!name.empty());
        names << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        QCOMPARE(entryByName(name), &entry);
      }
      const Board board = boardOf(entry);
      QVERIFY(!board.isSolved(board.opening()));
      grids << QString::fromStdString(gridOf(board));
      QCOMPARE(entryByGrid(board), &entry);
      QCOMPARE(board.isOfFamily(), entry.group != Group::Other);
      ++count[static_cast<std::size_t>(entry.group)];
    }
    QCOMPARE(names.size(), 4 * static_cast<int>(catalogue().size()));
    QCOMPARE(grids.size(), static_cast<int>(catalogue().size()));
    QCOMPARE(count[0], 47);  // the 48th of the list that is handed down, 乱石崩云, is no layout: half a piece
    QVERIFY(count[1] >= 4 && count[2] >= 12);
    QVERIFY(!entryByName("") && !entryByName("heng-dao"));
  }
  // A grid is the same whatever the letters are, and another with another goal.
  void gridsAreFoundWhateverTheLetters() {
    QCOMPARE(entryByGrid(readBoard("goal Z 0,3\nboard\nZZYY\nZZXX\nWV..\nUTSS\nUTRR\n", "f")),
             entryByName("san-jiao-qi"));
    QVERIFY(!entryByGrid(readBoard("goal Z 2,3\nboard\nZZYY\nZZXX\nWV..\nUTSS\nUTRR\n", "f")));
    QVERIFY(!entryByGrid(readBoard("goal Z 0,3\nboard\nZZYY\nZZXX\n..WV\nUTSS\nUTRR\n", "f")));
  }

  void figuresAreProven_data() {
    QTest::addColumn<QString>("id");
    for (const Entry& entry : catalogue()) QTest::newRow(entry.id.data()) << QString(entry.id.data());
  }
  void figuresAreProven() {
    QFETCH(QString, id);
    const Entry& entry = *entryByName(id.toStdString());
    const Board board = boardOf(entry);
    search::Limits limits;
    if (testing::isShortened()) limits.expansions = 3'000;
    const Survey s = survey(board, board.opening(), limits);
    if (testing::isShortened() && !s.isComplete()) return;  // a whole run proves it
    QVERIFY(s.isComplete());
    QCOMPARE(testing::orNone(s.best[0]), entry.best.moves);
    QCOMPARE(testing::orNone(s.best[1]), entry.best.straight);
    QCOMPARE(testing::orNone(s.best[2]), entry.best.steps);
    QCOMPARE(s.isUnsolvable(), !entry.best.isSolvable());
  }
  // What our own titles under the atlas say: the hardest of all, or their own mirror images.
  void theAtlassOpeningsAreTheHardestOrSymmetric() {
    for (const Entry& entry : catalogue()) {
      if (entry.group != Group::Atlas) continue;
      const Code code = readRows(entry.text, entry.id);
      QVERIFY(entry.best.moves == 138 || (mirrored(code) == code && entry.best.moves > 100));
    }
  }
};

SEARCHLIGHT_TEST(KlotskiFiguresTest)
#include "klotski_figures_test.moc"
