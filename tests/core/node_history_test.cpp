// tests/core/node_history_test.cpp: the events of one node against a look at every event.
#include "core/trace/player_queries.h"

#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

// Event i is about node i % 7.
void append(Trace& trace, std::size_t count) {
  for (std::size_t k = 0; k < count; ++k) {
    const auto node = static_cast<NodeId>(trace.end() % 7);
    trace.append({node, EventKind::Duplicate, NodeStatus::Open, NodeStatus::Open, 0, kNoNode, kNoNode, 0, 0});
  }
}

std::vector<std::size_t> bruteForce(const Trace& trace, NodeId first, NodeId count) {
  std::vector<std::size_t> out;
  for (std::size_t i = trace.begin(); i < trace.end(); ++i)
    if (trace[i].node >= first && trace[i].node < first + count) out.push_back(i);
  return out;
}

}  // namespace

class NodeHistoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsAllInSlices();
  void looksOnlyAtWhatIsNew();
  void forgetsWhatTheWindowLost();
  void beginsAnewWhenTheWindowMovesBack();
  void watchesNothingAtFirst();
};

void NodeHistoryTest::findsAllInSlices() {
  Trace trace;
  append(trace, 1000);
  NodeHistory history;
  history.watch(2, 2);
  int slices = 1;
  while (history.scan(trace, 64)) ++slices;
  QCOMPARE(slices, 16);
  QCOMPARE(history.positions(), bruteForce(trace, 2, 2));
  history.watch(6);
  while (history.scan(trace, 64)) {
  }
  QCOMPARE(history.positions(), bruteForce(trace, 6, 1));
  history.watch(99);
  while (history.scan(trace, 64)) {
  }
  QVERIFY(history.positions().empty());
}

void NodeHistoryTest::looksOnlyAtWhatIsNew() {
  Trace trace;
  append(trace, 1000);
  NodeHistory history;
  history.watch(3);
  while (history.scan(trace, 400)) {
  }
  append(trace, 60);
  QVERIFY(!history.scan(trace, 60));  // 60 are enough
  QCOMPARE(history.positions(), bruteForce(trace, 3, 1));
}

void NodeHistoryTest::forgetsWhatTheWindowLost() {
  Trace trace(2);
  append(trace, Trace::kSegment * 2);
  NodeHistory history;
  history.watch(1);
  while (history.scan(trace, 50'000)) {
  }
  append(trace, Trace::kSegment);
  QVERIFY(trace.begin() > 0);
  while (history.scan(trace, 50'000)) {
  }
  QCOMPARE(history.positions(), bruteForce(trace, 1, 1));
}

void NodeHistoryTest::beginsAnewWhenTheWindowMovesBack() {
  Trace late(1);
  append(late, Trace::kSegment * 2);
  NodeHistory history;
  history.watch(1);
  while (history.scan(late, 50'000)) {
  }
  Trace early(1);
  append(early, 900);
  while (history.scan(early, 500)) {
  }
  QCOMPARE(history.positions(), bruteForce(early, 1, 1));
}

void NodeHistoryTest::watchesNothingAtFirst() {
  Trace trace;
  append(trace, 10);
  NodeHistory history;
  QVERIFY(!history.scan(trace, 100));
  QVERIFY(history.positions().empty());
}

SEARCHLIGHT_TEST(NodeHistoryTest)
#include "node_history_test.moc"
