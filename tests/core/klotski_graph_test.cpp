// tests/core/klotski_graph_test.cpp: all positions of any board as a graph, paths over it, and goals that are known, against surveys and
// the search; and mirror images taken for one: half of the states, the same fewest, real solutions.
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/component.h"
#include "core/klotski/known_goals.h"
#include "core/klotski/position_graph.h"
#include "core/klotski/problem.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/solve.h"
#include "core/text/files.h"
#include "tests/core/component.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;

namespace {

Board named(const char* id) { return boardOf(*entryByName(id)); }

// The family, and others: few pieces, pieces that are no rectangles.
std::vector<Board> boards() { return {named("heng-dao-li-ma"), named("san-jiao-qi"), named("guai-jiao")}; }

constexpr Count kAllCounts[] = {Count::Moves, Count::Straight, Count::Steps};

// By geometry, piece by piece.
Code mirroredByHand(Code c) {
  Code mirror;
  for (int cell = 0; cell < kCells; ++cell) {
    const Shape shape = c.at(cell);
    if (shape == Shape::Blank || shape == Shape::Covered) continue;
    const Point p = pointOf(cell);
    mirror.bits |= patternOf(shape, cellAt({kWidth - p.x - widthOf(shape), p.y}));
  }
  return mirror;
}

Code smallerByHand(Code c) {
  const Code mirror = mirroredByHand(c);
  return mirror.bits < c.bits ? mirror : c;
}

}  // namespace

class KlotskiGraphTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPlacementIsAVertex() {
    for (const Board& board : boards()) {
      const auto all = PositionGraph::make(board, board.opening(), Count::Moves);
      const auto known = Component::make(board, board.opening());
      QVERIFY(all->isComplete() && known->isComplete());
      QCOMPARE(std::uint64_t{all->graph()->vertexCount()}, known->states());
      QCOMPARE(std::uint64_t{all->graph()->goals().size()}, known->goals());
      for (graph::Vertex v = 0; v < all->graph()->vertexCount(); v += 7) {
        const Position position = all->position(v, board.opening());
        QVERIFY(board.isLegal(position));
        QCOMPARE(all->vertex(position), v);
        const auto needed = known->of(position, Count::Moves).exact;
        QCOMPARE(all->graph()->toGoal(v), needed ? *needed : graph::kUnreached);
      }
    }
  }

  // Who is next to whom is the same in the mirror.
  void mirrorImages() {
    const Board walled = readBoard("goal A 1,1\nboard\n#AA#\nBAAC\n....\n", "walled");
    const auto all = PositionGraph::make(walled, walled.opening(), Count::Steps);
    const auto& mirror = all->mirror();
    QCOMPARE(mirror.size(), all->graph()->vertexCount());
    for (graph::Vertex v = 0; v < mirror.size(); ++v) {
      QCOMPARE(mirror[mirror[v]], v);
      std::vector<graph::Vertex> images;
      for (const graph::Vertex u : all->graph()->neighbours(v)) images.push_back(mirror[u]);
      std::ranges::sort(images);
      QVERIFY(std::ranges::equal(images, all->graph()->neighbours(mirror[v])));
    }
    // A piece that is another one in the mirror.
    const Board crooked = readBoard("goal A 1,1\nboard\nAA..\nA...\n....\n", "crooked");
    QVERIFY(PositionGraph::make(crooked, crooked.opening(), Count::Moves)->mirror().empty());
  }

  void nodesOfAnySearchAreVertices() {
    for (const Board& board : boards()) {
      const auto all = PositionGraph::make(board, board.opening(), Count::Moves);
      const auto known = Component::make(board, board.opening());
      for (const search::Algorithm algorithm :
           {search::Algorithm::BreadthFirst, search::Algorithm::Bidirectional}) {
        const auto session = makeSession(board, board.opening(), Count::Moves, {.algorithm = algorithm},
                                         known->goalList().get());
        QVERIFY(session);
        QVERIFY(session->run({}, {}) == search::Outcome::Solved);
        for (const search::NodeId n : session->path()) {
          const auto position = positionOf(board, *session, n, board.opening());
          QVERIFY(position);
          QCOMPARE(all->vertexOf(*session, n), all->vertex(*position));
        }
      }
      // Of another kind of board.
      const Board other = readBoard("goal A 2,1\nboard\nAA..\nAA..\n....\n", "other");
      const auto foreign = makeSession(other, other.opening(), Count::Moves, {});
      if (board.isOfFamily()) QCOMPARE(all->vertexOf(*foreign, 0), graph::kNoVertex);
    }
  }

  void tooManyAreTheNearest() {
    const Board board = named("ban-xiang-zi");  // 403,170
    const auto all = PositionGraph::make(board, board.opening(), Count::Moves);
    QVERIFY(!all->isComplete());
    const auto last = static_cast<graph::Vertex>(PositionGraph::kMostStates - 1);
    QCOMPARE(all->graph()->vertexCount(), std::size_t{PositionGraph::kMostStates});
    QCOMPARE(all->graph()->greatestFromStart(), all->graph()->fromStart(last));
    QCOMPARE(all->vertex(all->position(last, board.opening())), last);
  }

  // As short as the graph says, and every slide of it can be made.
  void pathsBetweenPlacements() {
    Random random(testing::seed());
    for (const Board& board : boards())
      for (const Count count : {Count::Moves, Count::Steps}) {
        const auto all = PositionGraph::make(board, board.opening(), count);
        for (int round = 0; round < 5; ++round) {
          const auto v = static_cast<graph::Vertex>(
              random.below(static_cast<std::uint32_t>(all->graph()->vertexCount())));
          const Position to = all->position(v, board.opening());
          const PositionPath way = pathBetween(board, board.opening(), to, count);
          QVERIFY(way.outcome == search::Outcome::Solved);
          QCOMPARE(way.slides.size(), std::size_t{all->graph()->fromStart(v)});
          Position here = board.opening();
          for (const PieceSlide& slide : way.slides) {
            QCOMPARE(board.anchor(here, slide.piece), slide.from);
            QVERIFY(std::ranges::count(board.reach(here, slide.piece, count), slide.to) == 1);
            here = board.slid(here, slide.piece, slide.to);
          }
          QCOMPARE(all->vertex(here), v);
        }
      }
  }

  // Goals that are known already make the same search as goals that are found for it.
  void knownGoalsAreAllGoals() {
    for (const Board& board : boards()) {
      const auto known = Component::make(board, board.opening());
      search::SessionOptions options{.algorithm = search::Algorithm::Bidirectional};
      const auto mine = makeSession(board, board.opening(), Count::Moves, options, known->goalList().get());
      const auto found = makeSession(board, board.opening(), Count::Moves, options);
      QVERIFY(mine->run({}, {}) == search::Outcome::Solved && found->run({}, {}) == search::Outcome::Solved);
      QCOMPARE(mine->solutionCost(), found->solutionCost());
      QCOMPARE(mine->solutionCost(), *known->of(board.opening(), Count::Moves).exact);
      QVERIFY(!makeSession(board, board.opening(), Count::Moves, options, nullptr));
    }
    // Nothing is known where a limit was met.
    const Board board = boards().front();
    QVERIFY(!Component::make(board, board.opening(), {.expansions = 10})->goalList());
  }

  void openings_data() {
    QTest::addColumn<QStringList>("row");
    const QString text =
        QString::fromStdString(readFile(SEARCHLIGHT_TEST_DATA "/klotski/layouts.csv", 1 << 20));
    const QStringList lines = text.split('\n', Qt::SkipEmptyParts).mid(1);
    for (qsizetype i = 0; i < lines.size(); ++i) {
      const QStringList row = lines[i].trimmed().split(',');
      if (!testing::isShortened() || row[6].toInt() < 8'000) QTest::newRow(qPrintable(row[1])) << row;
    }
  }

  // Of every opening: as short as without folding, each slide one that the opening's own pieces can make.
  void theFewestAreTheSameAndReal_data() { openings_data(); }
  void theFewestAreTheSameAndReal() {
    QFETCH(QStringList, row);
    const Board board = boardOf(*entryByName(row[0].toStdString()));
    for (const Count count : kAllCounts) {
      const BoardSolution found =
          solve(board, board.opening(), count, search::Algorithm::BreadthFirst, {}, {}, Mirrors::Folded);
      const int fewest = row[3 + static_cast<int>(count)].toInt();
      QCOMPARE(found.outcome, fewest < 0 ? search::Outcome::Exhausted : search::Outcome::Solved);
      QCOMPARE(static_cast<int>(found.slides.size()), std::max(fewest, 0));
      Position at = board.opening();
      for (const PieceSlide& slide : found.slides) {
        const std::vector<Point> reach = board.reach(at, slide.piece, count);
        QVERIFY(board.anchor(at, slide.piece) == slide.from);
        QVERIFY(std::ranges::find(reach, slide.to) != reach.end());
        at = board.slid(at, slide.piece, slide.to);
      }
      QCOMPARE(board.isSolved(at), fewest >= 0);
    }
  }

  // As many classes as there are pairs of images and positions that are their own; some half.
  void theStatesAreTheClasses_data() { openings_data(); }
  void theStatesAreTheClasses() {
    QFETCH(QStringList, row);
    const Code start = *boardOf(*entryByName(row[0].toStdString()))
                            .codeOf(boardOf(*entryByName(row[0].toStdString())).opening());
    const auto all = testing::Component<SlideProblem>::enumerate(SlideProblem(start, Count::Moves));
    const auto classes = testing::Component<FoldedProblem>::enumerate(FoldedProblem(start, Count::Moves));
    QCOMPARE(static_cast<int>(all.stateCount()), row[6].toInt());
    std::vector<Code> expected;
    for (search::NodeId n = 0; n < all.stateCount(); ++n) expected.push_back(folded(all.original(n)));
    std::ranges::sort(expected);
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    QCOMPARE(classes.stateCount(), expected.size());
    for (const Code c : expected) QVERIFY(classes.find(c) != search::kNoNode);
    qInfo("%s: %zu placements, %zu classes", qPrintable(row[1]), static_cast<std::size_t>(all.stateCount()),
          static_cast<std::size_t>(classes.stateCount()));
  }

  void theClassicOpeningHasHalf() {
    const Board board = boardOf(*entryByName("heng-dao-li-ma"));
    const Code start = *board.codeOf(board.opening());
    const auto classes = testing::Component<FoldedProblem>::enumerate(FoldedProblem(start, Count::Moves));
    QCOMPARE(static_cast<int>(classes.stateCount()), 13011);
    const auto expanded = [&](Mirrors mirrors) {
      return solve(board, board.opening(), Count::Moves, search::Algorithm::BreadthFirst, {}, {}, mirrors)
          .stats.expanded;
    };
    QVERIFY(expanded(Mirrors::Folded) * 100 < expanded(Mirrors::Apart) * 55);
  }

  void everySearchTakesFoldedBoards() {
    // Not its own mirror image, so that the way back is by the side of the opening.
    const Board board = Board::of(readRows("SVVV/SVVV/HHSS/HHCC/..CC", "test"));
    const auto apart = solve(board, board.opening(), Count::Steps, search::Algorithm::BreadthFirst);
    for (int i = 0; i < search::kAlgorithmCount; ++i) {
      const auto algorithm = static_cast<search::Algorithm>(i);
      const search::AlgorithmInfo& info = search::info(algorithm);
      // Deepening begins anew for each length, which takes long here.
      if (!canSearch(algorithm) || search::meetsAnew(algorithm) || search::dropsNodes(algorithm)) continue;
      if (testing::isShortened() && algorithm != search::Algorithm::AStar) continue;
      const BoardSolution found =
          solve(board, board.opening(), Count::Steps, algorithm, {}, {}, Mirrors::Folded);
      QVERIFY2(found.outcome == search::Outcome::Solved, info.name.data());
      Game game({board, {}});
      for (const PieceSlide& slide : found.slides)
        QVERIFY2(klotski::slide(game, slide.piece, slide.to), info.name.data());
      QVERIFY2(game.isSolved(), info.name.data());
      if (info.optimal == "yes") QCOMPARE(found.slides.size(), apart.slides.size());
    }
  }

  // A session's nodes are shown as the opening's own positions, and found from either image.
  void aSessionsNodesAreWalkedAlong() {
    const Board board = Board::of(readRows("SVVV/SVVV/HHSS/HHCC/..CC", "test"));
    const auto session = makeSession(board, board.opening(), Count::Moves,
                                     {.algorithm = search::Algorithm::BreadthFirst}, {}, {}, Mirrors::Folded);
    QVERIFY(session);
    QCOMPARE(session->run({}, {}), search::Outcome::Solved);
    Position at = board.opening();
    for (const search::NodeId node : session->path()) {
      const auto next = positionOf(board, *session, node, at);
      QVERIFY(next && board.isLegal(*next));
      int moved = 0;
      for (int i = 0; i < board.pieceCount(); ++i) moved += at.cell(i) != next->cell(i);
      QVERIFY(moved <= 1);
      QCOMPARE(nodeOf(board, *session, *next), node);
      const Position image = board.positionOf(mirrored(*board.codeOf(*next)), *next);
      QCOMPARE(nodeOf(board, *session, image), node);
      at = *next;
    }
    QVERIFY(board.isSolved(at));
  }

  // A class is called by the smaller of its members, and is shown as the one that is a slide away; where both are, as the smaller.
  void aClassIsItsSmallerMember() {
    const Code opening = readRows("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    int both = 0, firstIsSmaller = 0;
    const auto all = testing::Component<SlideProblem>::enumerate(SlideProblem(opening, Count::Steps),
                                                                 {.expansions = 3000});
    for (search::NodeId n = 0; n < all.stateCount(); ++n) {
      const Code near = all.original(n);
      QCOMPARE(folded(near).bits, smallerByHand(near).bits);
      QCOMPARE(memberNear(smallerByHand(near), near, Count::Steps).bits, near.bits);
      std::vector<Code> next;
      SlideProblem(near, Count::Steps).forEachSuccessor(near, [&](Slide, Code c, search::Cost) {
        next.push_back(c);
      });
      for (std::size_t i = 0; i < next.size(); ++i) {
        const Code aClass = smallerByHand(next[i]);
        const bool isThere = std::ranges::find(next, aClass) != next.end();
        const Code expected = smallerByHand(near) == aClass ? near : isThere ? aClass : next[i];
        QCOMPARE(memberNear(aClass, near, Count::Steps).bits, expected.bits);
        const auto image = std::ranges::find(next.begin() + static_cast<std::ptrdiff_t>(i) + 1, next.end(),
                                             mirroredByHand(next[i]));
        if (image == next.end()) continue;
        ++both;
        firstIsSmaller += next[i] == aClass;
      }
    }
    QVERIFY(firstIsSmaller > 0 && firstIsSmaller < both);
    QCOMPARE(memberNear(folded(opening), readRows("CCSS/CCSS/HHHH/SSSS/....", "test"), Count::Steps).bits,
             smallerByHand(opening).bits);
  }

  // Other boards are searched as they are.
  void otherBoardsAreNotFolded() {
    const Entry* other = nullptr;
    for (const Entry& e : catalogue())
      if (e.group == Group::Other && e.best.isSolvable() && e.best.moves < 30) other = &e;
    QVERIFY(other);
    const Board board = boardOf(*other);
    const auto found =
        solve(board, board.opening(), Count::Moves, search::Algorithm::BreadthFirst, {}, {}, Mirrors::Folded);
    QCOMPARE(static_cast<int>(found.slides.size()), other->best.moves);
  }

  // The table of rows against geometry, for all that can be reached and for what a mirror shows of it.
  void theMirrorIsTheGeometrys() {
    for (const char* rows :
         {"VCCV/VCCV/VHHV/VSSV/S..S", "SVVV/SVVV/HHSS/HHCC/..CC", "CCSS/CCSS/HHHH/SSSS/...."}) {
      const auto all = testing::Component<SlideProblem>::enumerate(
          SlideProblem(readRows(rows, "test"), Count::Steps), {.expansions = 3000});
      for (search::NodeId n = 0; n < all.stateCount(); ++n) {
        const Code code = all.original(n);
        QCOMPARE(mirrored(code).bits, mirroredByHand(code).bits);
        QCOMPARE(mirrored(mirrored(code)).bits, code.bits);
      }
    }
  }
};

SEARCHLIGHT_TEST(KlotskiGraphTest)
#include "klotski_graph_test.moc"
