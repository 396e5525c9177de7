// tests/core/frontier_test.cpp: the bucket queue against a plain map of lists.
#include <deque>

#include "core/search/frontier.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

// What BucketFrontier promises, without thought of speed.
class Model {
 public:
  Model(Ties ties, Cost width, std::uint64_t seed = 0) : m_ties(ties), m_width(width), m_seed(seed) {}
  void push(FrontierEntry e, Cost f, Cost h = 0) { at(e, f, h).push_back(e); }
  bool empty() const { return m_buckets.empty(); }
  Cost nextBucket() const { return m_buckets.begin()->first.first; }
  FrontierEntry pop() {
    auto& bucket = m_buckets.begin()->second;
    const FrontierEntry e = m_ties != Ties::FirstIn ? bucket.back() : bucket.front();
    if (m_ties != Ties::FirstIn)
      bucket.pop_back();
    else
      bucket.pop_front();
    if (bucket.empty()) m_buckets.erase(m_buckets.begin());
    return e;
  }
  void unpop(FrontierEntry e, Cost f, Cost h) {
    auto& bucket = at(e, f, h);
    if (m_ties != Ties::FirstIn)
      bucket.push_back(e);
    else
      bucket.push_front(e);
  }
  void clear() { m_buckets.clear(); }

 private:
  // What the rules say, in their own words.
  std::deque<FrontierEntry>& at(FrontierEntry e, Cost f, Cost h) {
    const std::int64_t rank = m_ties == Ties::LargerG    ? -std::int64_t{e.g}
                              : m_ties == Ties::SmallerG ? e.g
                              : m_ties == Ties::LargerH  ? -std::int64_t{h}
                              : m_ties == Ties::SmallerH ? h
                              : m_ties == Ties::Random   ? tieRank(Ties::Random, m_seed, e.node, e.g, h)
                                                         : 0;
    return m_buckets[{f / m_width, rank}];
  }
  Ties m_ties;
  Cost m_width;
  std::uint64_t m_seed;
  std::map<std::pair<Cost, std::int64_t>, std::deque<FrontierEntry>> m_buckets;
};

// How the priorities of a search go.
enum class Course { Consistent, Rising, Falling, Jumping, Anywhere, NearTheEnd };

Cost nextPriority(Course course, Random& random, Cost lastPopped, Cost width) {
  switch (course) {
    case Course::Consistent: return saturatingAdd(lastPopped, random.below(3 * 577));
    case Course::Rising: return saturatingAdd(lastPopped, random.below(6000) * width);
    case Course::Falling: {
      const Cost lower = random.below(9000) * width;
      return random.chance(0.3) && lower < lastPopped ? lastPopped - lower
                                                      : saturatingAdd(lastPopped, lower / 2);
    }
    case Course::Jumping: return random.below(40) * 4095 * width + random.below(3) * width;
    case Course::Anywhere: return static_cast<Cost>(random.next());
    case Course::NearTheEnd: return kInfiniteCost - random.below(9000);
  }
  return 0;
}

}  // namespace

class FrontierTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agreesWithTheModel_data() {
    const auto row = testing::columns<int, int, quint32>("order", "course", "width");
    const char* courses[] = {"consistent", "rising", "falling", "jumping", "anywhere", "near the end"};
    const char* ties[] = {"last in",  "first in",  "larger g", "smaller g",
                          "larger h", "smaller h", "random",   "coarse"};
    for (int t = 0; t < 8; ++t)
      for (int course = 0; course < 6; ++course)
        for (const quint32 width : {1u, 51u, 1000u})
          if (width == 1 || !goByRank(static_cast<Ties>(t)))
            row(testing::rowName("%s, %s, width %u", ties[t], courses[course], width), t, course, width);
  }
  void agreesWithTheModel() {
    FETCH_ALL((int, order), (int, course), (quint32, width));
    Random random = testing::randomFor(QTest::currentDataTag());
    MemoryAccount memory;
    const Buckets buckets{width, static_cast<Ties>(order), 77};
    BucketFrontier frontier(memory, buckets);
    Model model(buckets.ties, width, buckets.seed);
    Cost lastPopped = 0;
    std::map<NodeId, Cost> priorities;  // of what was pushed, by node
    const auto estimate = [](NodeId n) { return n % 7; };
    NodeId next = 0;
    for (int i = 0; i < testing::rounds(20000); ++i) {
      // To ask moves the window: what happens unasked, while a node is expanded, must be right, too.
      if (random.chance(0.5)) QCOMPARE(frontier.empty(), model.empty());
      // Now mostly filling, now mostly emptying.
      if (model.empty() || random.chance(i / 1000 % 2 == 0 ? 0.65 : 0.4)) {
        const Cost f = nextPriority(static_cast<Course>(course), random, lastPopped, width);
        const FrontierEntry e{next, random.below(100)};
        priorities[next++] = f;
        if (goByRank(buckets.ties))
          frontier.pushRanked(e, f, tieRank(buckets.ties, buckets.seed, e.node, e.g, estimate(e.node)));
        else
          frontier.push(e, f);
        model.push(e, f, estimate(e.node));
        continue;
      }
      if (random.chance(0.2)) QCOMPARE(frontier.nextBucket(), model.nextBucket());
      const Cost bucket = model.nextBucket();
      const FrontierEntry got = frontier.pop(), expected = model.pop();
      QCOMPARE(got.node, expected.node);
      QCOMPARE(got.g, expected.g);
      QCOMPARE(frontier.poppedBucket(), bucket);
      lastPopped = priorities[got.node];
      if (random.chance(0.1)) {
        frontier.unpop(got);
        model.unpop(expected, lastPopped, estimate(expected.node));
      }
      if (random.chance(0.0005)) {
        frontier.clear();
        model.clear();
        lastPopped = 0;
      }
    }
    while (!model.empty()) QCOMPARE(frontier.pop().node, model.pop().node);
    QVERIFY(frontier.empty());
  }

  // The order among equal f is the tie rule itself.
  void ties() {
    MemoryAccount memory;
    BucketFrontier last(memory), first(memory, {1, Ties::FirstIn}), coarse(memory, {10});
    for (NodeId n = 0; n < 5; ++n) {
      last.push({n, 0}, 7);
      first.push({n, 0}, 7);
      coarse.push({n, 0}, 14 - n);  // one bucket, though f falls
    }
    for (NodeId n = 0; n < 5; ++n) {
      QCOMPARE(last.pop().node, 4 - n);
      QCOMPARE(first.pop().node, n);
      QCOMPARE(coarse.pop().node, 4 - n);
    }
    QVERIFY(last.empty() && first.empty() && coarse.empty());
  }

  // The pool is as large as OPEN ever was, not as the number of pushes.
  void memoryIsThatOfTheMost() {
    MemoryAccount memory;
    BucketFrontier frontier(memory);
    for (NodeId n = 0; n < 1000; ++n) frontier.push({n, 0}, n);
    const std::size_t bytes = memory.bytes();
    for (Cost f = 1000; f < 200000; ++f) {
      frontier.pop();
      frontier.push({0, 0}, f);
    }
    QCOMPARE(memory.bytes(), bytes);
  }

  void queue() {
    MemoryAccount memory;
    QueueFrontier queue(memory);
    for (int round = 0; round < 2; ++round) {
      QVERIFY(queue.empty());
      for (NodeId n = 0; n < 10; ++n) queue.push({n, 0}, 100 - n);
      for (NodeId n = 0; n < 5; ++n) QCOMPARE(queue.pop(), n);
      queue.push({10, 0}, 0);
      for (NodeId n = 5; n < 11; ++n) QCOMPARE(queue.pop(), n);
      QVERIFY(queue.empty());
      queue.push({1, 0}, 0);
      queue.clear();
    }
  }

  // The queue against std::deque over many blocks; what has been read is given back.
  void longQueue() {
    Random random = testing::randomFor("longQueue");
    MemoryAccount memory;
    {
      QueueFrontier queue(memory);
      std::deque<NodeId> model;
      NodeId next = 0;
      for (int phase = 0; phase < 12; ++phase)
        for (std::uint32_t i = random.below(60000); i > 0; --i) {
          if (phase % 2 == 0) {
            queue.push({next, 0}, 0);
            model.push_back(next++);
          } else if (!model.empty()) {
            QCOMPARE(queue.pop(), model.front());
            model.pop_front();
          }
          QCOMPARE(queue.empty(), model.empty());
          // What is waiting, a block in part read, one in part written and one to spare.
          QVERIFY(memory.bytes() <= (model.size() * sizeof(NodeId) / kBlockBytes + 4) * kBlockBytes);
        }
    }
    QCOMPARE(memory.bytes(), std::size_t{0});
  }

  // Refused memory: the push has not happened, everything else has.
  void refused() {
    for (std::size_t limit = 0; limit < 12 * kBlockBytes; limit += kBlockBytes / 2) {
      MemoryAccount memory;
      memory.setLimit(limit);
      Random random = testing::randomFor("refused");
      BucketFrontier frontier(memory, {1, Ties::FirstIn});
      Model model(Ties::FirstIn, 1);
      try {
        for (NodeId n = 0;; ++n) {
          const Cost f = random.chance(0.02) ? random.below(1000000) : 100 + random.below(200);
          frontier.push({n, 7}, f);
          model.push({n, 7}, f);
        }
      } catch (const OutOfMemory&) {
        QVERIFY(memory.bytes() <= limit);
      }
      while (!model.empty()) {
        QVERIFY(!frontier.empty());
        QCOMPARE(frontier.pop().node, model.pop().node);
      }
      QVERIFY(frontier.empty());
    }
  }

  // The window at the very end of the range does not begin again at 0.
  void fromTheEndToTheBeginning() {
    MemoryAccount memory;
    BucketFrontier frontier(memory);
    for (const NodeId n : {1u, 2u}) frontier.push({n, 0}, kInfiniteCost);
    QCOMPARE(frontier.pop().node, NodeId{2});
    frontier.push({3, 0}, 5);
    QCOMPARE(frontier.pop().node, NodeId{3});
    QCOMPARE(frontier.pop().node, NodeId{1});
    QVERIFY(frontier.empty());
  }
};

SEARCHLIGHT_TEST(FrontierTest)
#include "frontier_test.moc"
