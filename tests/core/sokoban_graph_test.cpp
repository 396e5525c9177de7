// tests/core/sokoban_graph_test.cpp: the state graph of a Sokoban level against a walk of the worker, square by square, and a sweep back
// over it; and what the pruning ideas see, which is never a state that can be solved.
#include "core/sokoban/level_graph.h"

#include <numeric>
#include <queue>
#include <stop_token>

#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using namespace searchlight::testing;

namespace {

// Boxes, and the least cell that the worker can reach: found anew here, with nothing of the solver's.
using Key = std::pair<std::vector<Cell>, Cell>;
Key keyOf(const Board& board, const Position& position) {
  const std::vector<bool> reach = board.reach(position);
  return {position.boxes, static_cast<Cell>(std::ranges::find(reach, true) - reach.begin())};
}

// Every position of the worker that steps lead to, in any order, then the states and the pushes between them.
struct Walked {
  std::map<Key, std::set<Key>> pushes;  // from each state
  std::map<Key, std::set<Key>> back;
  std::set<Key> solved, alive;

  explicit Walked(const Board& board, std::size_t most = 1'000'000) {
    const auto whole = [](const Position& p) { return std::pair(p.boxes, p.worker); };
    std::set<std::pair<std::vector<Cell>, Cell>> seen{whole(board.opening())};
    std::vector<Position> open{board.opening()};
    while (!open.empty()) {
      const Position at = std::move(open.back());
      open.pop_back();
      const Key from = keyOf(board, at);
      pushes[from];
      if (pushes.size() > most) return;
      if (board.isSolved(at)) solved.insert(from);
      for (const Direction d : kStraight) {
        Position next = at;
        const StepKind kind = board.step(next, d);
        if (kind == StepKind::Blocked) continue;
        if (kind == StepKind::Push) {
          const Key to = keyOf(board, next);
          pushes[from].insert(to);
          back[to].insert(from);
        }
        if (seen.insert(whole(next)).second) open.push_back(std::move(next));
      }
    }
    std::queue<Key> queue;
    for (const Key& key : solved) {
      alive.insert(key);
      queue.push(key);
    }
    for (; !queue.empty(); queue.pop())
      for (const Key& before : back[queue.front()])
        if (alive.insert(before).second) queue.push(before);
  }
};

void compare(const Board& board, const Walked& walked, const LevelGraph& all) {
  const graph::StateGraph& graph = *all.graph();
  QVERIFY(all.isComplete());
  QCOMPARE(graph.vertexCount(), walked.pushes.size());
  QCOMPARE(graph.goals().size(), walked.solved.size());
  QCOMPARE(graph.deadCount(), walked.pushes.size() - walked.alive.size());
  std::size_t pushes = 0, seen = 0;
  for (graph::Vertex v = 0; v < graph.vertexCount(); ++v) {
    const Position position = all.position(v);
    const Key key = keyOf(board, position);
    QCOMPARE(all.vertex(position), v);
    QCOMPARE(all.vertex({key.second, key.first}), v);  // wherever the worker is
    const auto found = walked.pushes.find(key);
    QVERIFY(found != walked.pushes.end());
    QCOMPARE(graph.isGoal(v), walked.solved.contains(key));
    QCOMPARE(graph.isDead(v), !walked.alive.contains(key));
    QVERIFY2(all.seenBy(v) == 0 || graph.isDead(v), "an idea sees a state that can be solved");
    seen += all.seenBy(v) != 0;
    pushes += found->second.size();
    for (const Key& to : found->second) QVERIFY(graph.leads(v, all.vertex({to.second, to.first})));
  }
  QCOMPARE(graph.moveCount(), pushes);  // so there are no others
  QCOMPARE(all.deadUnseen() + seen, graph.deadCount());
}

}  // namespace

class SokobanGraphTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theLevelOfArticle4() {
    const Board board = articleBoard();
    std::uint64_t told = 0;
    const auto all = LevelGraph::make(board, {}, {}, [&](std::uint64_t states) { told = states; });
    QCOMPARE(all->graph()->vertexCount(), std::size_t{20'106});
    QCOMPARE(all->graph()->greatestFromStart(), 54u);
    QCOMPARE(all->graph()->toGoal(0), 46u);
    QVERIFY(told > 10'000 && told <= 20'106);
    if (!testing::isShortened()) compare(board, Walked(board), *all);
    qInfo("%zu pushes, %zu dead; seen: %zu dead squares, %zu frozen, %zu corrals, %zu matching, %zu unseen",
          all->graph()->moveCount(), all->graph()->deadCount(), all->deadSeen()[0], all->deadSeen()[1],
          all->deadSeen()[2], all->deadSeen()[3], all->deadUnseen());
  }

  void randomLevels() {
    Random random = randomFor("level graphs");
    std::array<std::size_t, kIdeaNames.size()> seen{};
    std::size_t dead = 0, unseen = 0, unsolvable = 0;
    const auto hasSeenAll = [&] {
      return dead > 0 && unseen > 0 && unsolvable > 0 && std::ranges::count(seen, std::size_t{0}) == 0;
    };
    for (int round = 0; goesOn(round, 120, hasSeenAll()); ++round) {
      const int boxes = 1 + static_cast<int>(random.below(3));
      // One after the other: compilers differ in which argument comes first.
      const int rows = 5 + static_cast<int>(random.below(3)), columns = 5 + static_cast<int>(random.below(3));
      const Board board = randomSokoban(random, columns, rows, boxes, 25);
      const Walked walked(board, 6'000);
      if (walked.pushes.size() > 6'000) continue;
      const auto all = LevelGraph::make(board);
      compare(board, walked, *all);
      if (QTest::currentTestFailed()) {
        for (const std::string& row : board.rows(board.opening())) qInfo("%s", row.c_str());
        return;
      }
      dead += all->graph()->deadCount();
      unseen += all->deadUnseen();
      unsolvable += all->graph()->isDead(0);
      for (std::size_t i = 0; i < seen.size(); ++i) seen[i] += all->deadSeen()[i];
      const auto& first = all->deadSeenFirst();
      QCOMPARE(std::accumulate(first.begin(), first.end(), all->deadUnseen()), all->graph()->deadCount());
    }
    QVERIFY(hasSeenAll());
  }

  // Boxes that are lost from the beginning are no reason to draw nothing.
  void aBoxOnADeadSquareFromTheBeginning() {
    const Board board = sokobanBoard({"######", "#$  .#", "# $@ #", "#   .#", "######"});
    const auto all = LevelGraph::make(board);
    compare(board, Walked(board), *all);
    QVERIFY(all->graph()->isDead(0));
    QVERIFY(LevelGraph::sees(all->seenBy(0), 0));
    QCOMPARE(LevelGraph::firstOf(all->seenBy(0)), std::optional<std::size_t>(0));
    QVERIFY(!LevelGraph::firstOf(0));
  }

  void nodesOfSearchesAreVertices() {
    const Board board = articleBoard();
    const auto all = LevelGraph::make(board);
    for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
      LevelQuestion question;
      question.metric = metric;
      const auto session = makeSession(board, question, {.algorithm = search::Algorithm::AStar});
      QVERIFY(session->run({}, {}) == search::Outcome::Solved);
      graph::Vertex before = graph::kNoVertex;
      for (const search::NodeId n : session->path()) {
        const graph::Vertex v = all->vertexOf(*session, n);
        QVERIFY(v != graph::kNoVertex);
        QCOMPARE(all->position(v).boxes, positionOf(*session, n)->boxes);
        QVERIFY(before == graph::kNoVertex || all->graph()->leads(before, v));
        before = v;
      }
      QVERIFY(all->graph()->isGoal(before));
      // Of another level.
      QCOMPARE(LevelGraph::make(sokobanCorridor())->vertexOf(*session, 0), graph::kNoVertex);
    }
  }

  // Of more states than can be drawn the nearest are there, and what is called dead there is so.
  void moreThanCanBeDrawn() {
    if (testing::isShortened()) QSKIP("200,000 states are for whole runs");
    const Board board = sokobanBoard({"###########", "#   . .   #", "# $  $  $ #", "#         #",
                                      "#@  $   . #", "#   . $ . #", "#         #", "###########"});
    const auto all = LevelGraph::make(board);
    QVERIFY(!all->isComplete());
    QCOMPARE(all->graph()->vertexCount(), std::size_t{graph::NumberedGraph::kMostStates});
    // A box at the rim, where no goal is, never comes back.
    std::size_t seen = 0, alive = 0;
    for (graph::Vertex v = 0; v < all->graph()->vertexCount(); ++v) {
      const std::vector<Cell> boxes = all->position(v).boxes;
      const bool isAtRim = std::ranges::any_of(boxes, [&](Cell box) {
        const Point at = board.point(box);
        return at.x == 1 || at.x == 9 || at.y == 6;
      });
      seen += isAtRim;
      alive += isAtRim && !all->graph()->isDead(v);
    }
    QVERIFY2(seen > 50'000 && alive == 0, qPrintable(u"%1 of %2"_s.arg(alive).arg(seen)));
    QVERIFY(all->graph()->deadCount() >= seen);
    const auto ground = std::make_shared<const Ground>(board);
    for (graph::Vertex v = 0, dead = 0; v < all->graph()->vertexCount() && dead < 4; v += 997) {
      QVERIFY(all->seenBy(v) == 0 || !all->graph()->isGoal(v));
      if (!all->graph()->isDead(v)) continue;
      ++dead;
      const auto here = std::make_shared<const Ground>(ground->from(all->position(v)));
      QCOMPARE(solve(here, {}, {.algorithm = search::Algorithm::AStar}).outcome, search::Outcome::Exhausted);
    }
  }

  void stoppedAndWithoutMemory() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(search::EndedEarly, LevelGraph::make(articleBoard(), stop.get_token()));
    const auto budget = std::make_shared<search::MemoryBudget>(6'000'000);
    {
      const auto part = LevelGraph::make(articleBoard(), {}, budget);
      QVERIFY(!part->isComplete() && part->graph()->vertexCount() < 20'106);
    }
    QCOMPARE(budget->used(), std::size_t{0});
  }
};

SEARCHLIGHT_TEST(SokobanGraphTest)
#include "sokoban_graph_test.moc"
