// tests/core/node_store_test.cpp: names of states, and records that are forgotten without being cleared.
#include <QtTest>
#include <map>
#include <vector>

#include "core/search/node_store.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/seed.h"

using namespace searchlight;
using namespace searchlight::search;
using namespace searchlight::domains;

namespace {
using Hashed = ToyProblem<Naming::Hashed>;
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
}  // namespace

class NodeStoreTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  void recordsAreKept() {
    Random random = testing::randomFor("records");
    RecordArray records(10);
    std::map<NodeId, NodeRecord> model;
    for (int i = 0; i < testing::rounds(20000); ++i) {
      if (random.chance(0.001)) {
        records.forgetAll();
        model.clear();
      }
      if (random.chance(0.01)) records.resize(records.size() + random.below(20));
      const NodeId n = random.below(static_cast<std::uint32_t>(records.size()));
      if (random.chance(0.5)) {
        const NodeRecord r{random.below(100), static_cast<Cost>(random.next()),
                           static_cast<NodeStatus>(1 + random.below(3)),
                           static_cast<Arrival>(random.below(256))};
        records.set(n, r);
        model[n] = r;
      }
      const auto known = model.find(n);
      QVERIFY(known == model.end() ? isUnseen(records[n]) : same(records[n], known->second));
    }
  }

  // The stamp has 16 bits and each forgetting takes one of 16,383 values; after that the records are cleared.
  void forgettingManyTimes() {
    RecordArray records(3);
    for (int i = 0; i < 70000; ++i) {
      for (NodeId n = 0; n < 3; ++n) QVERIFY(isUnseen(records[n]));
      const NodeRecord r{7, 8, static_cast<NodeStatus>(1 + i % 3), 9};
      records.set(static_cast<NodeId>(i % 3), r);
      QVERIFY(same(records[static_cast<NodeId>(i % 3)], r));
      records.forgetAll();
    }
  }

  void growingForgetsNothingAndAddsUnseen() {
    RecordArray records(2);
    records.forgetAll();
    records.set(1, {0, 5, NodeStatus::Closed, 1});
    records.resize(1000);
    QCOMPARE(records.size(), std::size_t{1000});
    QVERIFY(same(records[1], {0, 5, NodeStatus::Closed, 1}));
    for (NodeId n = 2; n < 1000; ++n) QVERIFY(isUnseen(records[n]));
    records.resize(10);  // never shrinks
    QCOMPARE(records.size(), std::size_t{1000});
  }

  void equalStatesGetOneName() {
    const Hashed problem(ToyGraph{1, {}, 0, {0}, {}});
    StateIndex<Hashed> index(problem);
    Random random = testing::randomFor("index");
    for (int round = 0; round < 3; ++round) {
      std::map<std::uint32_t, NodeId> names;
      for (int i = 0; i < 20000; ++i) {
        const std::uint32_t vertex = random.below(6000);
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
    StateIndex<Colliding> index(problem);
    for (int i = 0; i < 1500; ++i) QCOMPARE(index.intern({i}), static_cast<NodeId>(i));
    for (int i = 0; i < 1500; ++i) QCOMPARE(index.intern({i}), static_cast<NodeId>(i));
  }

  void numberedStatesNameThemselves() {
    const Numbered problem(ToyGraph{50, {}, 0, {0}, {}});
    NodeStore<Numbered> store(problem);
    QCOMPARE(store.size(), std::size_t{50});
    for (std::uint32_t v = 0; v < 50; ++v) {
      QCOMPARE(store.intern({v}), NodeId{v});
      QVERIFY(isUnseen(store[v]));
    }
  }

  // Two sides of a search share a state and have a record each.
  void sides() {
    const Hashed problem(ToyGraph{1, {}, 0, {0}, {}});
    NodeStore<Hashed, 2> store(problem);
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
};

QTEST_APPLESS_MAIN(NodeStoreTest)
#include "node_store_test.moc"
