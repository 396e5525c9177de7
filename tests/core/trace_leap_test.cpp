// tests/core/trace_leap_test.cpp: seeks that leap show what seeks by events show; and where memory ends, they stop.

#include <thread>

#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/stories.h"
#include "tests/core/trace_model.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using testing::Snapshot;

namespace {

// A search that no algorithm is: nodes of a wide range of numbers change at random, in every way there is.
std::vector<Event> randomEvents(Random& random, std::size_t count) {
  constexpr NodeId kNodes = 300'000;
  std::vector<NodeRecord> records(kNodes);
  std::vector<Event> events;
  while (events.size() < count) {
    // Near each other for a while, so that nodes are met again in the same segment.
    const NodeId n =
        (static_cast<NodeId>(events.size() / 7) + random.below(random.chance(0.1) ? kNodes : 3000)) % kNodes;
    NodeRecord& r = records[n];
    Event e{n, EventKind::Duplicate, r.status, r.status, 0, r.parent, r.parent, r.g, r.g};
    const auto to = [&](EventKind kind, NodeStatus status) {
      e.kind = kind;
      e.statusAfter = status;
      if (kind == EventKind::Generate || kind == EventKind::Relax || kind == EventKind::Reopen) {
        e.parentAfter = random.below(kNodes);
        e.gAfter = random.below(1000);
      }
    };
    const int what = random.between(0, 9);
    if (what == 1 && random.chance(0.05)) {
      to(EventKind::Route, r.status);
    } else if (what == 2) {
      to(EventKind::Scan, r.status);
    } else if (what > 0 && r.status == NodeStatus::Unseen) {
      to(EventKind::Generate, NodeStatus::Open);
    } else if (what > 0 && r.status == NodeStatus::Open) {
      if (what < 5)
        to(EventKind::Relax, NodeStatus::Open);
      else if (what < 9)
        to(EventKind::Expand, NodeStatus::Closed);
      else
        to(EventKind::Prune, NodeStatus::DeadEnd);
    } else if (what > 0 && r.status == NodeStatus::Closed) {
      if (what < 6)
        to(EventKind::Reopen, NodeStatus::Open);
      else
        to(EventKind::Backtrack, NodeStatus::DeadEnd);
    } else if (what > 0 && what < 5) {
      to(EventKind::Generate, NodeStatus::Open);  // as the rounds of a deepening search do
    }
    r.parent = e.parentAfter;
    r.g = e.gAfter;
    r.status = e.statusAfter;
    events.push_back(e);
  }
  return events;
}

std::vector<Event> eventsOf(const Session& session) {
  std::vector<Event> events;
  for (std::size_t i = 0; i < session.trace().end(); ++i) events.push_back(session.trace()[i]);
  return events;
}

template <class P>
std::vector<Event> told(const P& problem, Algorithm algorithm) {
  const auto session = makeSession(problem, {.algorithm = algorithm, .recording = Recording::Recorded});
  session->run({}, {});
  return eventsOf(*session);
}

std::vector<Event> toldBy(const char* name) {
  const std::string_view what = name;
  Random random = testing::randomFor(name);
  if (what == "random") return randomEvents(random, 5 * Trace::kSegment + 4321);
  if (what == "long") return randomEvents(random, 10 * Trace::kSegment + 4321);
  if (what == "klotski") return told(domains::Klotski("VCCV/VCCV/VHHV/VSSV/S..S"), Algorithm::BreadthFirst);
  if (what == "sokoban")
    return told(domains::Sokoban({"WWWWWWWWW", "WWWSSSWWW", "WWSSSSSSW", "WWIWIWISW", "WWSWKBSWW",
                                  "WWSWSWDWW", "WSSSSSSWW", "WSSSWSSWW", "WWWWWWWWW"}),
                Algorithm::AStar);
  if (what == "depth-first")
    return eventsOf(*testing::longStory(Algorithm::DepthFirst, grid::Neighbours::Four).told(1000));
  if (what == "bidirectional")
    return eventsOf(*testing::longStory(Algorithm::Bidirectional, grid::Neighbours::Eight).told(1000));
  return eventsOf(*testing::longStory(Algorithm::JumpPoint, grid::Neighbours::Eight).told(1000));
}

Snapshot truthAt(const std::vector<Event>& events, std::size_t position) {
  Snapshot s;
  for (std::size_t i = 0; i < position; ++i) s.play(events[i], i);
  return s;
}

// Refuses once so much is in use.
struct Fixture {
  std::shared_ptr<MemoryBudget> budget = std::make_shared<MemoryBudget>();
  MemoryAccount account{budget};
};

}  // namespace

class TraceLeapTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void leapsShowWhatEventsShow_data() {
    const auto row = testing::columns<int>("segments");
    for (const char* name : {"random", "klotski", "sokoban", "depth-first", "bidirectional", "jump-point"})
      row(name, 64);
    row("random", 3);
  }
  void leapsShowWhatEventsShow() {
    QFETCH(const int, segments);
    const std::vector<Event> events = toldBy(QTest::currentDataTag());
    Fixture f;
    Trace trace(static_cast<std::size_t>(segments), {}, &f.account);
    for (const Event& e : events) trace.append(e);
    QCOMPARE(f.account.bytes(), trace.bytes());

    Random random = testing::randomFor(QTest::currentDataTag());
    TracePlayer player(trace);
    player.seek(trace.end());  // leaves leaps behind
    std::vector<PlayedNode> copy;
    for (NodeId n = 0; n < player.nodes().size(); ++n) copy.push_back(player.node(n));
    for (int i = 0; i < testing::rounds(12); ++i) {
      const std::size_t from = player.position();
      std::size_t target =
          trace.begin() + random.below(static_cast<std::uint32_t>(trace.end() - trace.begin()) + 1);
      if (i % 4 == 3) target = target / Trace::kSegment * Trace::kSegment;
      std::vector<bool> told(player.nodes().size());
      bool untold = false;
      player.forEachChanged(from, target, [&](NodeId first, NodeId last) {
        std::fill(told.begin() + first, told.begin() + std::min<std::ptrdiff_t>(last, std::ssize(told)),
                  true);
      });
      QVERIFY(player.seek(target, [&](NodeId n) {
        if (n >= copy.size()) copy.resize(n + 1);
        const PlayedNode now = player.node(n);
        if (!(now == copy[n]) && !told[n]) untold = true;
        copy[n] = now;
      }));
      QVERIFY(!untold);
      QCOMPARE(player.position(), target);
      const QString difference = testing::differenceFrom(truthAt(events, target), player);
      QVERIFY2(difference.isEmpty(), qPrintable(u"position %1: "_s.arg(target) + difference));
      for (NodeId n = 0; n < player.nodes().size(); ++n)
        QVERIFY(player.node(n) == (n < copy.size() ? copy[n] : PlayedNode{}));
      // Some steps by events, over the end of the segment where it is near.
      const bool forwards = random.chance(0.5);
      for (int k = 0; k < 20; ++k)
        if (forwards ? player.forward() : player.back()) {
          const NodeId n = trace[player.position() - forwards].node;
          if (n < copy.size()) copy[n] = player.node(n);
        }
    }
    QVERIFY(f.budget->used() == f.account.bytes() + player.bytes());
  }

  // Seeks that nobody listens to move the looks first. Whatever is asked then, and whenever, it is right for the cursor.
  void looksGoAhead_data() {
    QTest::addColumn<int>("segments");
    for (const auto& [name, segments] :
         {std::pair("long", 64), {"long", 6}, {"depth-first", 6}, {"bidirectional", 64}})
      QTest::addRow("%s, %d", name, segments) << segments;
  }
  void looksGoAhead() {
    QFETCH(const int, segments);
    const QByteArray name = QByteArray(QTest::currentDataTag()).split(',').front();
    const std::vector<Event> events = toldBy(name.constData());
    Random random = testing::randomFor(QTest::currentDataTag());
    Fixture f;
    Trace trace(static_cast<std::size_t>(segments), {}, &f.account);
    std::size_t recorded = 0;
    const auto record = [&](std::size_t count) {
      for (; count > 0 && recorded < events.size(); --count) trace.append(events[recorded++]);
    };
    record(events.size() * 3 / 4);
    TracePlayer player(trace);
    player.seek(trace.end());  // leaves leaps behind
    int farSeeks = 0;
    for (int i = 0; i < testing::rounds(25); ++i) {
      const std::size_t before = player.position();
      const std::uint32_t most =
          random.chance(0.4) ? static_cast<std::uint32_t>(trace.end() - trace.begin()) : 5000;
      const std::size_t way = random.below(most + 1);
      const std::size_t target = random.chance(0.5) ? trace.begin() + way : trace.end() - way;
      QVERIFY(player.seek(target));
      QCOMPARE(player.position(), target);
      farSeeks += std::max(before, target) - std::min(before, target) >= 4 * Trace::kSegment;
      const Snapshot truth = truthAt(events, target);
      for (NodeId n = 0; n < std::max(truth.nodes.size(), player.looks().size()); ++n) {
        const PlayedNode there = n < truth.nodes.size() ? truth.nodes[n] : PlayedNode{};
        const PlayedNodes::Look look = player.look(n);
        if (look.g != there.g || look.status != there.status || look.timesExpanded != there.timesExpanded)
          QFAIL(qPrintable(u"position %1: node %2 looks otherwise"_s.arg(target).arg(n)));
      }
      QCOMPARE(player.openCount(), truth.open().size());
      QVERIFY(player.counts() == truth.counts);
      QVERIFY(std::vector<NodeId>(player.route()) == truth.route);
      // Now and then somebody wants the rest, or goes on in steps, or the window moves on.
      if (random.chance(0.3)) record(Trace::kSegment / 3);
      if (player.isBehind() || random.chance(0.5)) continue;
      if (random.chance(0.5))
        for (int k = 0; k < 300; ++k)
          static_cast<void>(random.chance(0.5) ? player.forward() : player.back());
      const QString difference = testing::differenceFrom(truthAt(events, player.position()), player);
      QVERIFY2(difference.isEmpty(), qPrintable(u"position %1: "_s.arg(player.position()) + difference));
    }
    if (name == "long" && testing::rounds(25) == 25) QVERIFY(farSeeks > 3);
  }

  // Whoever reads first brings the rests to the cursor, and the others wait for it.
  void severalThreadsReadAtOnce() {
    const std::vector<Event> events = toldBy("long");
    Fixture f;
    Trace trace(64, {}, &f.account);
    for (const Event& e : events) trace.append(e);
    TracePlayer player(trace);
    player.seek(trace.end());  // leaves leaps behind
    for (const double share : {0.1, 0.9, 0.3, 0.7}) {
      const auto target = static_cast<std::size_t>(share * static_cast<double>(events.size()));
      QVERIFY(player.seek(target));
      std::array<QString, 3> differences;
      {
        std::vector<std::jthread> readers;
        for (QString& difference : differences)
          readers.emplace_back(
              [&] { difference = testing::differenceFrom(truthAt(events, target), player); });
      }
      for (const QString& difference : differences) QCOMPARE(difference, QString());
    }
  }

  // The rests are at the window's begin when the window goes on: they come by way of its base.
  void theWindowLeavesRestsBehind() {
    const std::vector<Event> events = toldBy("long");
    constexpr std::size_t kWindow = 6;
    Trace trace(kWindow);
    std::size_t recorded = 0;
    const auto record = [&](std::size_t count) {
      for (; count > 0; --count) trace.append(events[recorded++]);
    };
    record(kWindow * Trace::kSegment);
    TracePlayer player(trace);
    player.seek(trace.end());
    player.seek(trace.begin());
    static_cast<void>(player.open());  // the rests are there, too
    player.seek(5 * Trace::kSegment + 777);
    record(2 * Trace::kSegment);
    QCOMPARE(trace.begin(), 2 * Trace::kSegment);
    QVERIFY(!player.isBehind());
    const QString difference = testing::differenceFrom(truthAt(events, player.position()), player);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  // And where the window leaves the cursor behind, too, nothing is read of what is gone; the next way begins anew.
  void theWindowLeavesAllBehind() {
    const std::vector<Event> events = toldBy("long");
    Trace trace(8);
    std::size_t recorded = 0;
    const auto record = [&](std::size_t count) {
      for (; count > 0; --count) trace.append(events[recorded++]);
    };
    record(7 * Trace::kSegment);
    TracePlayer player(trace);
    player.seek(trace.end());
    player.seek(100);
    record(3 * Trace::kSegment);
    QVERIFY(player.isBehind());
    for (NodeId n = 0; n < player.looks().size(); n += 97) static_cast<void>(player.node(n));
    static_cast<void>(player.open());
    QVERIFY(player.seek(5 * Trace::kSegment + 777));
    const QString difference = testing::differenceFrom(truthAt(events, player.position()), player);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  // A player whose first way was in steps has no leaps yet; its seeks make them, in both directions.
  void leapsAreMadeOnTheWayBack() {
    const std::vector<Event> events = toldBy("random");
    Trace trace;
    for (const Event& e : events) trace.append(e);
    TracePlayer player(trace);
    while (player.forward()) {
    }
    const std::size_t without = player.bytes();
    player.seek(trace.begin());
    QVERIFY(player.bytes() > without);
    for (const PlayedNode& n : player.nodes()) QVERIFY(n == PlayedNode{});
    QVERIFY(player.open().empty() && player.route().empty());
    player.seek(3 * Trace::kSegment + 17);
    const QString difference = testing::differenceFrom(truthAt(events, player.position()), player);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  // Without memory for leaps the player goes by events; without any it stops, and is right where it stands.
  void stopsWhereMemoryEnds() {
    const std::vector<Event> events = toldBy("random");
    Fixture f;
    Trace trace(64, {}, &f.account);
    for (const Event& e : events) trace.append(e);
    bool arrived = false;
    for (std::size_t room = 1 << 16; !arrived; room += room / 2) {
      f.budget->setTotal(f.account.bytes() + room);
      TracePlayer player(trace);
      arrived = player.seek(trace.end());
      QVERIFY(player.bytes() <= room);
      QCOMPARE(arrived, player.position() == trace.end());
      if (!arrived) QVERIFY(!player.forward());
      QString difference = testing::differenceFrom(truthAt(events, player.position()), player);
      QVERIFY2(difference.isEmpty(), qPrintable(difference));
      player.seek(player.position() / 2);
      difference = testing::differenceFrom(truthAt(events, player.position()), player);
      QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
    QCOMPARE(f.budget->used(), f.account.bytes());
  }

  // An event that finds no room is not half there, and what was recorded can be played.
  void recordingEndsCleanly() {
    const std::vector<Event> events = toldBy("random");
    for (const std::size_t segments : {2, 64}) {
      for (std::size_t room = 100'000; room < 9'000'000; room += 1'500'000) {
        Fixture f;
        f.budget->setTotal(room);
        Trace trace(segments, {}, &f.account);
        std::size_t appended = 0;
        bool ended = false;
        try {
          for (; appended < events.size(); ++appended) trace.append(events[appended]);
        } catch (const std::bad_alloc&) {
          ended = true;
        }
        QVERIFY(ended || appended == events.size());
        QCOMPARE(trace.end(), appended);
        QCOMPARE(f.account.bytes(), trace.bytes());
        QVERIFY(trace.bytes() <= room);
        if (ended) {
          QVERIFY_THROWS_EXCEPTION(std::bad_alloc, trace.append(events[appended]));
          QCOMPARE(trace.end(), appended);
        }
        f.budget->setTotal(MemoryBudget::kUnbounded);
        TracePlayer player(trace);
        player.seek(trace.end());
        const QString difference = testing::differenceFrom(truthAt(events, appended), player);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
      }
    }
  }
};

SEARCHLIGHT_TEST(TraceLeapTest)
#include "trace_leap_test.moc"
