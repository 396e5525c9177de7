// tests/core/klotski_graph_test.cpp: all positions of any board as a graph, ways over it, and goals that are known, against surveys and
// the search.
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/component.h"
#include "core/klotski/known_goals.h"
#include "core/klotski/position_graph.h"
#include "core/klotski/position_path.h"
#include "core/klotski/solve.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::klotski;

namespace {

Board named(const char* id) { return boardOf(*entryByName(id)); }

// The family, and others: few pieces, pieces that are no rectangles.
std::vector<Board> boards() { return {named("heng-dao-li-ma"), named("san-jiao-qi"), named("guai-jiao")}; }

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
        search::SessionOptions options;
        options.algorithm = algorithm;
        const auto session =
            makeSession(board, board.opening(), Count::Moves, options, known->goalList().get());
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
      search::SessionOptions options;
      options.algorithm = search::Algorithm::Bidirectional;
      const auto mine = makeSession(board, board.opening(), Count::Moves, options, known->goalList().get());
      const auto found = makeSession(board, board.opening(), Count::Moves, options);
      QVERIFY(mine->run({}, {}) == search::Outcome::Solved && found->run({}, {}) == search::Outcome::Solved);
      QCOMPARE(mine->solutionCost(), found->solutionCost());
      QCOMPARE(mine->solutionCost(), *known->of(board.opening(), Count::Moves).exact);
      QVERIFY(!makeSession(board, board.opening(), Count::Moves, options, nullptr));
    }
    // Nothing is known where a limit was met.
    search::Limits few;
    few.expansions = 10;
    const Board board = boards().front();
    QVERIFY(!Component::make(board, board.opening(), few)->goalList());
  }
};

SEARCHLIGHT_TEST(KlotskiGraphTest)
#include "klotski_graph_test.moc"
