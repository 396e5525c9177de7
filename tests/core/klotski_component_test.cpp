// tests/core/klotski_component_test.cpp: positions that are gone through once: their numbers and links against slow rules, and
// who of several makes them.
#include <atomic>
#include <future>
#include <new>

#include "core/klotski/component.h"
#include "core/klotski/position_graph.h"
#include "tests/core/klotski_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;
using Id = Component::Id;

namespace {

thread_local bool hasNoMemory = false;  // what this thread asks the system for is refused

}  // namespace

// The thread sanitizer brings its own, and a program cannot have two.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SEARCHLIGHT_THREAD_SANITIZER
#endif
#endif
#ifndef SEARCHLIGHT_THREAD_SANITIZER
#define SEARCHLIGHT_REFUSES_MEMORY
void* operator new(std::size_t bytes) {
  if (void* made = hasNoMemory ? nullptr : std::malloc(bytes)) return made;
  throw std::bad_alloc();
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  return hasNoMemory ? nullptr : std::malloc(bytes);
}
void operator delete(void* made) noexcept { std::free(made); }
void operator delete(void* made, const std::nothrow_t&) noexcept { std::free(made); }
void operator delete(void* made, std::size_t) noexcept { std::free(made); }
#endif

namespace {

// A position as the slow rules have it.
testing::StringBoard slowly(const Board& board, const Position& position) {
  std::map<char, int> goals;
  for (const Goal& goal : board.goals())
    goals.emplace(board.pieces()[static_cast<std::size_t>(goal.piece)].letter, board.cell(goal.anchor));
  return {boardRows(board, position), goals};
}

// The same graph, vertex by vertex.
void compareGraphs(const PositionGraph& a, const PositionGraph& b) {
  QCOMPARE(a.graph()->vertexCount(), b.graph()->vertexCount());
  QCOMPARE(a.isComplete(), b.isComplete());
  QCOMPARE(a.mirror(), b.mirror());
  QCOMPARE(a.graph()->goals(), b.graph()->goals());
  for (graph::Vertex v = 0; v < a.graph()->vertexCount(); ++v) {
    const Position position = a.position(v, a.board().opening());
    QVERIFY(position == b.position(v, a.board().opening()));
    QCOMPARE(a.vertex(position), v);
    QVERIFY(std::ranges::equal(a.graph()->neighbours(v), b.graph()->neighbours(v)));
    QCOMPARE(a.graph()->fromStart(v), b.graph()->fromStart(v));
    QCOMPARE(a.graph()->toGoal(v), b.graph()->toGoal(v));
  }
}

// A budget at which whoever asks for more than so much waits for the test.
class Gate final : public search::MemoryBudget {
 public:
  explicit Gate(std::size_t room) : MemoryBudget(std::size_t{64} << 20), m_room(room) {}
  bool take(std::size_t bytes) noexcept override {
    if (used() + bytes > m_room && !m_isReached.exchange(true)) {
      m_reached.set_value();
      m_goesOn.get_future().wait();
    }
    return MemoryBudget::take(bytes);
  }
  void waitUntilReached() { m_reached.get_future().wait(); }
  void goOn() { m_goesOn.set_value(); }

 private:
  std::size_t m_room;
  std::atomic<bool> m_isReached{false};
  std::promise<void> m_reached, m_goesOn;
};

std::future<std::shared_ptr<const Component>> asking(SharedComponent& shared, const std::stop_token& stop,
                                                     std::uint64_t most = SharedComponent::kAll) {
  return std::async(std::launch::async, [&shared, stop, most] { return shared.get(stop, most); });
}

}  // namespace

class KlotskiComponentTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void numbersAndLinksAreThoseOfTheSlowRules() {
    // Round a wall into the same row, which is no straight slide; and along it where that is away.
    std::vector<Board> boards{readBoard("goal A 2,0\nboard\nA#.\n...\n", "round a wall"),
                              readBoard("goal A 3,0\nboard\nA.B.\n....\n", "round a piece")};
    Random random = testing::randomFor("links");
    for (int i = 0; i < testing::rounds(20); ++i) boards.push_back(testing::smallBoard(random).board);
    int straightAndNoStep = 0, noLine = 0;
    for (const Board& board : boards) {
      const testing::StringBoard slow = slowly(board, board.opening());
      const auto all = Component::make(board, board.opening());
      QVERIFY(all->isComplete() && all->size() == all->states());
      search::MemoryAccount memory;
      const search::Bounds bounds(60, {});
      const Component::Links links = all->links(bounds, memory);
      std::vector<Id> next, goals;
      for (Id n = 0; n < all->size(); ++n)
        if (all->isGoal(n)) goals.push_back(n);
      straightAndNoStep += links.slides(Count::Straight) > links.slides(Count::Steps);
      noLine += links.slides(Count::Moves) > links.slides(Count::Straight);
      for (const Count count : testing::kAllCounts) {
        const auto truth = *slow.truth(count, testing::kMostOfSmall);
        const Id start[] = {0};
        const auto away = links.distances(count, start, bounds);
        const auto needed = links.distances(count, goals, bounds);
        QCOMPARE(links.slides(count), 2 * truth.edges);
        QCOMPARE(all->size(), truth.depths.size());
        for (Id n = 0; n < all->size(); ++n) {
          const Position position = all->position(n, board.opening());
          const testing::StringBoard here = slowly(board, position);
          QCOMPARE(all->find(position), n);
          QCOMPARE(all->isGoal(n), here.isSolved());
          QCOMPARE(static_cast<int>(away[n]), truth.depths.at(here.identity()));
          if (count == Count::Moves) QVERIFY(all->depth(n) == away[n] && (n == 0 || away[n] >= away[n - 1]));
          const auto known = all->of(position, count).exact;
          QCOMPARE(known.value_or(search::kInfiniteCost), needed[n]);
          std::multiset<std::string> found, expected;
          all->neighbours(n, count, next);
          for (const Id to : next) found.insert(slowly(board, all->position(to, board.opening())).identity());
          for (const testing::StringBoard& to : here.next(count)) expected.insert(to.identity());
          QVERIFY(found == expected);
        }
      }
    }
    QVERIFY(straightAndNoStep > 0 && noLine > 0);
  }

  // Whatever the positions are numbered by, the graph of a count is that of a search in it.
  void aGraphIsTheSameFromAnyComponent() {
    Random random = testing::randomFor("graphs");
    std::vector<Board> boards{testing::classicBoard(),
                              Board::of(readRows("V..V/VCCV/SCCS/HHHH/SHHS", "wide"))};
    for (int i = 0; i < testing::rounds(10); ++i) boards.push_back(testing::smallBoard(random).board);
    for (const Board& board : boards) {
      const auto all = Component::make(board, board.opening());
      for (const Count count : testing::kAllCounts) {
        if (testing::isShortened() && board.cellCount() > 12 && count != Count::Moves) continue;
        compareGraphs(*PositionGraph::of(all, count), *PositionGraph::make(board, board.opening(), count));
      }
    }
  }

  void oneMakesItForAll() {
    SharedComponent shared(testing::classicBoard());
    const std::uint64_t before = Component::sweeps();
    std::vector<std::future<std::shared_ptr<const Component>>> asked;
    for (int i = 0; i < 4; ++i)
      asked.push_back(asking(shared, {}, i % 2 == 0 ? 50'000 : SharedComponent::kAll));
    const auto all = shared.get({});
    QVERIFY(all && all->isComplete());
    for (auto& one : asked) QVERIFY(one.get() == all);
    for (const Count count : testing::kAllCounts)
      QCOMPARE(PositionGraph::of(shared, count)->graph()->vertexCount(), std::size_t{25'955});
    QCOMPARE(Component::sweeps() - before, std::uint64_t{1});
  }

  // Who waits for one that is stopped makes it.
  void oneThatIsStoppedLeavesItToTheNext() {
    const auto gate = std::make_shared<Gate>(std::size_t{300'000});
    SharedComponent shared(testing::classicBoard(), gate);
    const std::uint64_t before = Component::sweeps();
    std::stop_source first, second, third;
    auto maker = asking(shared, first.get_token());
    gate->waitUntilReached();
    auto waits = asking(shared, second.get_token()), givesUp = asking(shared, third.get_token());
    third.request_stop();
    QVERIFY(!givesUp.get());  // and does not wait for the one that makes it
    first.request_stop();
    gate->goOn();
    QVERIFY(!maker.get());
    const auto all = waits.get();
    QVERIFY(all && all->isComplete());
    QCOMPARE(Component::sweeps() - before, std::uint64_t{2});
    QVERIFY(shared.get({}) == all);
  }

  // Who needs some of very many goes without, and what a limit ended is no graph of all.
  void whoNeedsFewDoesNotWaitForVeryMany() {
    const auto gate = std::make_shared<Gate>(std::size_t{4} << 20);
    const Board board = testing::fifteenPuzzle("ABCD/EFGH/IJKL/MNO.", "ABCD/EFGH/IJKL/MON.");
    SharedComponent shared(board, gate);
    auto maker = asking(shared, {});
    gate->waitUntilReached();
    QVERIFY(!shared.get({}, 10'000));
    gate->goOn();
    const auto all = maker.get();
    QVERIFY(all && all->outcome() == search::Outcome::MemoryLimit);
    QVERIFY(all->size() < all->states());
    const std::uint64_t before = Component::sweeps();
    const auto graph = PositionGraph::of(shared, Count::Moves);
    QCOMPARE(graph->graph()->vertexCount(), std::size_t{PositionGraph::kMostStates});
    QCOMPARE(Component::sweeps() - before, std::uint64_t{1});
    // Nobody else makes it: no more is gone through than is needed, and that is nobody's.
    SharedComponent other(board, std::make_shared<search::MemoryBudget>(std::size_t{64} << 20));
    QVERIFY(!other.get({}, 10'000));
    // That there are more is found once.
    const std::uint64_t once = Component::sweeps();
    QVERIFY(!other.get({}, 10'000) && !other.get({}, 5'000));
    QCOMPARE(Component::sweeps(), once);
    QVERIFY(other.get({})->states() > 50'000);
    QVERIFY(other.get({}, 10'000));
  }

  // Half of the memory is for the others, and less is kept.
  void neverTakesAll() {
    struct Watched final : search::MemoryBudget {
      using MemoryBudget::MemoryBudget;
      std::atomic<std::size_t> most{0};
      bool take(std::size_t bytes) noexcept override {
        const bool isTaken = MemoryBudget::take(bytes);
        most = std::max(most.load(), used());
        return isTaken;
      }
    };
    const auto budget = std::make_shared<Watched>(std::size_t{64} << 20);
    const Board board = testing::fifteenPuzzle("ABCD/EFGH/IJKL/MNO.", "ABCD/EFGH/IJKL/MON.");
    SharedComponent shared(board, budget);
    const auto remaining = shared.get({});
    QVERIFY(remaining && remaining->outcome() == search::Outcome::MemoryLimit);
    QVERIFY(budget->most <= budget->total() / 2);
    QVERIFY(budget->used() <= budget->total() / 8);
    QVERIFY(remaining->of(board.opening(), Count::Moves).atLeast > 10);
  }

  // That there is no memory is found once: whoever comes next does not try for as long again.
  void noMemoryIsFoundOnce() {
#ifdef SEARCHLIGHT_REFUSES_MEMORY
    SharedComponent shared(testing::classicBoard());
    hasNoMemory = true;
    const auto none = shared.get({}, 100'000);
    hasNoMemory = false;
    QVERIFY(!none);
    const std::uint64_t before = Component::sweeps();
    QVERIFY(!shared.get({}, 100'000) && !shared.get({}));
    QCOMPARE(Component::sweeps(), before);
    QVERIFY(!shared.get({}, 10'000));  // fewer may have room, but here there are more
    QCOMPARE(Component::sweeps(), before + 1);
#endif
  }
};

SEARCHLIGHT_TEST(KlotskiComponentTest)
#include "klotski_component_test.moc"
