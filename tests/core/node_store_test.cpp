// tests/core/node_store_test.cpp: names of states, and records that are forgotten without being cleared.
#include <sys/resource.h>

#include "core/grid/route.h"
#include "core/search/node_store.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::domains;

namespace {
using HashedNames = ToyProblem<Naming::Hashed>;
using Numbered = ToyProblem<Naming::Numbered>;

bool isUnseen(const NodeRecord& r) {
  return r.status == NodeStatus::Unseen && r.parent == kNoNode && r.g == 0 && r.arrival == kNoArrival;
}
bool same(const NodeRecord& a, const NodeRecord& b) {
  return a.parent == b.parent && a.g == b.g && a.status == b.status && a.arrival == b.arrival;
}

// States that all share a hash, so that every one collides.
struct Colliding {
  struct State {
    int value = 0;
    friend bool operator==(const State&, const State&) = default;
    friend std::size_t hashValue(const State&) { return 1023; }
  };
  using Action = std::uint8_t;
  State start() const { return {}; }
  bool isGoal(const State&) const { return false; }
  template <class F>
  void forEachSuccessor(const State&, F&&) const {}
};

// How often this process has been given a page of memory.
long pageFaults() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

// Sees how large a part of the whole is taken at once, of what is beyond a block.
class Watching : public MemoryBudget {
 public:
  double largestShare = 0;
  bool take(std::size_t bytes) noexcept override {
    if (bytes > kBlockBytes + 64)
      largestShare = std::max(largestShare, static_cast<double>(bytes) / static_cast<double>(used()));
    return MemoryBudget::take(bytes);
  }
};
}  // namespace

class NodeStoreTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void recordsAreKept() {
    Random random = testing::randomFor("records");
    MemoryAccount memory;
    RecordArray records(memory);
    records.resize(30000);
    std::map<NodeId, NodeRecord> model;
    for (int i = 0; i < testing::rounds(20000); ++i) {
      if (random.chance(0.001)) {
        records.forgetAll();
        model.clear();
      }
      const NodeId n = random.below(static_cast<std::uint32_t>(records.size()));
      if (random.chance(0.5)) {
        const NodeRecord r{random.below(100), static_cast<Cost>(random.next()),
                           static_cast<NodeStatus>(1 + random.below(3)),
                           static_cast<Arrival>(random.below(256))};
        records.touch(n);
        records.set(n, r);
        model[n] = r;
      }
      const auto known = model.find(n);
      QVERIFY(known == model.end() ? isUnseen(records[n]) : same(records[n], known->second));
    }
  }

  // The stamp has one of 2,097,152 values; after the last one there are new records.
  void forgettingManyTimes() {
    MemoryAccount memory;
    RecordArray records(memory);
    records.resize(3);
    const std::size_t empty = memory.bytes();
    for (int i = 0; i < 2'100'000; ++i) {
      for (NodeId n = 0; n < 3; ++n)
        if (!isUnseen(records[n])) QFAIL(qPrintable(QString("node %1 after %2 queries").arg(n).arg(i)));
      const NodeRecord r{7, 8, static_cast<NodeStatus>(1 + i % 3), static_cast<Arrival>(i % 4 ? 9 : 0xFF)};
      const auto n = static_cast<NodeId>(i % 3);
      records.touch(n);
      records.set(n, r);
      if (!same(records[n], r)) QFAIL(qPrintable(QString("what was written by query %1").arg(i)));
      records.forgetAll();
    }
    QCOMPARE(records.size(), std::size_t{3});
    QCOMPARE(memory.bytes(), empty + 3 * sizeof(PackedRecord));
  }

  // Clearing all records, or all there could be, would ask the system for 12,000 pages.
  void forgettingTouchesNothing() {
    MemoryAccount memory;
    RecordArray records(memory);
    records.resize(std::size_t{1} << 22);  // 48 MB
    for (const NodeId n : {NodeId{0}, NodeId{1} << 21, (NodeId{1} << 22) - 1}) {
      records.touch(n);
      records.set(n, {7, 8, NodeStatus::Closed, 9});
    }
    const std::size_t bytes = memory.bytes();
    QCOMPARE(bytes, records.size() / RecordArray::kPageRecords + 1 + 3 * RecordArray::kPage);
    const long faults = pageFaults();
    for (int i = 0; i < 1000; ++i) records.forgetAll();
    QVERIFY2(pageFaults() - faults < 100, qPrintable(QString::number(pageFaults() - faults)));
    QCOMPARE(memory.bytes(), bytes);
  }

  // Memory counts where it is first written to, and is given back.
  void onlyWhatIsTouchedCounts() {
    MemoryAccount memory;
    {
      RecordArray records(memory);
      records.resize(1'000'000);
      const std::size_t empty = memory.bytes();
      QVERIFY(empty < 4000);  // a byte a page
      for (NodeId n = 0; n < 1'000'000; ++n) QVERIFY(isUnseen(records[n]));
      QCOMPARE(memory.bytes(), empty);
      for (const NodeId n : {5u, 6u, 5u}) records.touch(n);
      QCOMPARE(memory.bytes(), empty + RecordArray::kPage);
      memory.setLimit(memory.bytes() + 1);
      QVERIFY_THROWS_EXCEPTION(OutOfMemory, records.touch(500'000));
      records.set(6, {0, 5, NodeStatus::Closed, 1});
      memory.setLimit(MemoryBudget::kUnbounded);
      records.touch(999'999);  // the last page is shorter
      QCOMPARE(memory.bytes(), empty + RecordArray::kPage + 12'000'000 % RecordArray::kPage);
      QVERIFY(same(records[6], {0, 5, NodeStatus::Closed, 1}));
      records.forgetAll();
      QVERIFY(isUnseen(records[6]));
      records.resize(2000);
      QVERIFY(isUnseen(records[6]));
      records.touch(1999);
      QVERIFY(memory.bytes() < 2000 * 12 + 1000);
    }
    QCOMPARE(memory.bytes(), std::size_t{0});
  }

  // A short route on a large map, asked again and again of the same session.
  void warmQueriesPayForWhatTheyVisit() {
    using namespace searchlight::grid;
    constexpr int side = 2048;
    RouteQuestion question{{0, 0}, {40, 30}, {}};
    question.options.neighbours = Neighbours::Eight;
    const auto graph = std::make_shared<RouteGraph>(Map(side, side));
    for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::AStar, Algorithm::CanonicalAStar,
                              Algorithm::JumpPoint, Algorithm::Bidirectional, Algorithm::DepthFirst}) {
      question.options.algorithm = a;
      const RouteSession route = makeRouteSession(graph, question, Recording::Silent);
      const auto ask = [&](int from) {
        route.ask({from, from}, {from + 1, from});
        QCOMPARE(route.session->run({}, {}), Outcome::Solved);
      };
      for (int from = 0; from < 10; ++from) ask(from);
      const long faults = pageFaults();
      const std::size_t bytes = route.session->bytes();
      for (int i = 0; i < 1000; ++i) ask(i % 10);
      QCOMPARE(route.session->bytes(), bytes);
      QVERIFY2(pageFaults() - faults < 500, qPrintable(QString::number(pageFaults() - faults)));
    }
  }

  void equalStatesGetOneName() {
    const HashedNames problem(ToyGraph{1, {}, 0, {0}, {}});
    MemoryAccount memory;
    NodeStore<HashedNames> index(problem, memory);
    Random random = testing::randomFor("index");
    for (int round = 0; round < 3; ++round) {
      std::map<std::uint32_t, NodeId> names;
      for (int i = 0; i < 60000; ++i) {
        const std::uint32_t vertex = random.below(30000);
        QCOMPARE(index.find({vertex}), names.contains(vertex) ? names[vertex] : kNoNode);
        const NodeId n = index.intern({vertex});
        const auto [known, isNew] = names.try_emplace(vertex, static_cast<NodeId>(names.size()));
        QCOMPARE(n, known->second);  // in order of first meeting
        QCOMPARE(index.state(n).vertex, vertex);
        QCOMPARE(index.size(), names.size());
      }
      index.renew(problem);
      QCOMPARE(index.size(), std::size_t{0});
    }
  }

  void collisions() {
    const Colliding problem;
    MemoryAccount memory;
    NodeStore<Colliding> index(problem, memory);
    // More than a segment of the index holds: bits cannot tell them apart.
    for (int i = 0; i < 9000; ++i) QCOMPARE(index.intern({i}), static_cast<NodeId>(i));
    for (int i = 0; i < 9000; i += 10) QCOMPARE(index.intern({i}), static_cast<NodeId>(i));
  }

  void numberedStatesNameThemselves() {
    const Numbered problem(ToyGraph{50, {}, 0, {0}, {}});
    MemoryAccount memory;
    NodeStore<Numbered> store(problem, memory);
    store.renew(problem);
    QCOMPARE(store.size(), std::size_t{50});
    for (std::uint32_t v = 0; v < 50; ++v) {
      QCOMPARE(store.intern({v}), NodeId{v});
      QVERIFY(isUnseen(store[v]));
    }
  }

  // Two sides of a search share a state and have a record each.
  void sides() {
    const HashedNames problem(ToyGraph{1, {}, 0, {0}, {}});
    MemoryAccount memory;
    NodeStore<HashedNames, 2> store(problem, memory);
    for (std::uint32_t v = 0; v < 3000; ++v) {
      const NodeId forward = store.intern({v}, 0), backward = store.intern({v}, 1);
      QCOMPARE(forward, NodeId{2 * v});
      QCOMPARE(backward, forward + 1);
      QVERIFY(isUnseen(store[forward]) && isUnseen(store[backward]));
      store.set(backward, {1, v, NodeStatus::Open, 0});
      QVERIFY(isUnseen(store[forward]));
      QCOMPARE(store.state(forward).vertex, v);
      QCOMPARE(store.state(backward).vertex, v);
    }
    store.renew(problem);
    QCOMPARE(store.intern({77}, 1), NodeId{1});
    QVERIFY(isUnseen(store[1]));
  }

  // However large a table is, it grows by at most 1/64 of itself (or by a block), and what it says it holds it has taken.
  void growsInSmallParts() {
    const auto budget = std::make_shared<Watching>();
    {
      MemoryAccount memory(budget);
      const HashedNames problem(ToyGraph{1, {}, 0, {0}, {}});
      NodeStore<HashedNames> store(problem, memory);
      for (std::uint32_t v = 0; v < 1'000'000; ++v) store.intern({v});
      QVERIFY(budget->used() > std::size_t{24} << 20);
      QVERIFY2(budget->largestShare <= 1.0 / 64, qPrintable(QString::number(budget->largestShare)));
      QCOMPARE(memory.bytes(), budget->used());
    }
    QCOMPARE(budget->used(), std::size_t{0});
  }

  // Refused memory: the state at hand has no name, all others have theirs.
  void refused() {
    const HashedNames problem(ToyGraph{1, {}, 0, {0}, {}});
    for (std::size_t limit = 0; limit < 16 * kBlockBytes; limit += kBlockBytes / 4) {
      MemoryAccount memory;
      memory.setLimit(limit);
      NodeStore<HashedNames> store(problem, memory);
      std::uint32_t named = 0;
      try {
        for (;; ++named) QCOMPARE(store.intern({7 * named}), NodeId{named});
      } catch (const OutOfMemory&) {
        QVERIFY(memory.bytes() <= limit);
      }
      QCOMPARE(store.find({7 * named}), kNoNode);
      for (std::uint32_t n = 0; n < named; ++n) QCOMPARE(store.find({7 * n}), NodeId{n});
      memory.setLimit(MemoryBudget::kUnbounded);
      store.intern({7 * named});
      QCOMPARE(store.state(store.find({7 * named})).vertex, 7 * named);
    }
  }
};

SEARCHLIGHT_TEST(NodeStoreTest)
#include "node_store_test.moc"
