// tests/core/run_search_test.cpp: how often a search looks at the clock, with a clock that goes by work instead of time.
#include "core/search/make_session.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace std::chrono_literals;

namespace {

// Goes by what the problem below says its work takes, and writes down when it was looked at.
struct WorkClock {
  using duration = std::chrono::nanoseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<WorkClock>;
  static constexpr bool is_steady = true;
  static inline time_point s_now{};
  static inline std::vector<time_point> s_looks;
  static time_point now() {
    s_looks.push_back(s_now);
    return s_now;
  }
  static duration longestGap() {
    duration longest{};
    for (std::size_t i = 1; i < s_looks.size(); ++i) longest = std::max(longest, s_looks[i] - s_looks[i - 1]);
    return longest;
  }
};

// A tree without end in which making a node takes `early`, and from state `turn` on `late`.
struct Labour {
  using State = std::uint32_t;
  using Action = std::uint8_t;
  std::chrono::nanoseconds early, late;
  State turn = 0, goal = ~State{0};
  State start() const { return 0; }
  bool isGoal(State s) const { return s == goal; }
  std::size_t stateCount() const { return 1u << 20; }
  NodeId index(State s) const { return s; }
  State state(NodeId n) const { return n; }
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    WorkClock::s_now += 40ns;
    for (Action a = 0; a < 2; ++a)
      if (const State next = 2 * s + 1 + a; next < stateCount()) f(a, next, Cost{1});
  }
  Cost heuristic(State s) const {
    WorkClock::s_now += s >= turn ? late : early;
    return 0;
  }
};

struct Search : BestFirst<Labour, AStar> {
  explicit Search(Labour labour) : BestFirst(labour, {}, {}, {1, Ties::FirstIn}) {}
};

}  // namespace

class RunSearchTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    WorkClock::s_now = {};
    WorkClock::s_looks.clear();
  }

  void looksByWork_data() {
    // longestGap: microseconds
    const auto row = searchlight::testing::columns<int, int, int>("early", "late", "longestGap");
    row("cheap", 20, 20, 100);
    row("20 microseconds", 20'000, 20'000, 100);
    row("2 milliseconds", 2'000'000, 2'000'000, 4'100);  // one expansion
    row("dear, then cheap", 20'000, 20, 100);
    row("cheap, then dear", 20, 20'000, 64 * 41);  // the steps between two looks
  }
  void looksByWork() {
    FETCH(int, early, late, longestGap);
    const Labour labour{std::chrono::nanoseconds(early), std::chrono::nanoseconds(late), 1000};
    Search search(labour);
    const Outcome outcome = runSearch<WorkClock>(search, {.seconds = 0.5}, {});
    QVERIFY(outcome == Outcome::TimeLimit || search.stats().expanded == labour.stateCount());
    QVERIFY(WorkClock::longestGap() <= std::chrono::microseconds(longestGap));
    QVERIFY(WorkClock::s_now.time_since_epoch() <= 500ms + std::chrono::microseconds(longestGap));
    // Where steps are cheap the clock is looked at seldom.
    if (late < 100) QVERIFY(WorkClock::s_looks.size() < search.stats().expanded / 60 + 2000);
  }

  void slicesEndInTime_data() { looksByWork_data(); }
  void slicesEndInTime() {
    FETCH(int, early, late, longestGap);
    Search search(Labour{std::chrono::nanoseconds(early), std::chrono::nanoseconds(late), 1000});
    for (int i = 0; i < 50 && search.outcome() == Outcome::Running; ++i) {
      const auto begun = WorkClock::s_now;
      const std::uint64_t expanded = search.stats().expanded;
      runUntil<WorkClock>(search, begun + 4ms, 1u << 30);
      QVERIFY(WorkClock::s_now - begun <= 4ms + std::chrono::microseconds(longestGap));
      QVERIFY(search.stats().expanded > expanded || search.outcome() != Outcome::Running);
    }
  }
  void slicesCountSteps() {
    for (const std::uint64_t most : {0u, 1u, 2u, 3u, 63u, 64u, 65u, 1000u}) {
      Search search(Labour{20ns, 20ns});
      QCOMPARE(runUntil<WorkClock>(search, WorkClock::s_now + 1s, most), Outcome::Running);
      QCOMPARE(search.stats().expanded, most);
    }
  }
  void nothingAfterTheDeadline() {
    Search search(Labour{20ns, 20ns});
    QCOMPARE(runUntil<WorkClock>(search, WorkClock::s_now, 1000), Outcome::Running);
    QCOMPARE(search.stats().expanded, std::uint64_t{0});
  }

  // A search of a few steps meets its limits as well.
  void shortSearches() {
    const Labour labour{20us, 20us, 0, 5};
    Search solved(labour), tooLong(labour), tooLarge(labour), stopped(labour);
    QCOMPARE(runSearch<WorkClock>(solved, {}, {}), Outcome::Solved);
    QVERIFY(solved.stats().expanded < 10);
    Limits limits{.seconds = 1e-6};
    QCOMPARE(runSearch<WorkClock>(tooLong, limits, {}), Outcome::TimeLimit);
    QCOMPARE(tooLong.stats().expanded, std::uint64_t{1});
    limits = {};
    limits.bytes = 1;
    QCOMPARE(runSearch<WorkClock>(tooLarge, limits, {}), Outcome::MemoryLimit);
    QCOMPARE(tooLarge.stats().expanded, std::uint64_t{0});
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(runSearch<WorkClock>(stopped, {}, stop.get_token()), Outcome::Stopped);
    QCOMPARE(stopped.stats().expanded, std::uint64_t{0});
    // What has ended stays ended, whatever the limits.
    QCOMPARE(runSearch<WorkClock>(solved, limits, stop.get_token()), Outcome::Solved);
  }

  // The session's slice is the same by the steady clock.
  void sessionsAdvanceUntilADeadline() {
    const auto session = makeSession(Labour{0ns, 0ns}, {.algorithm = Algorithm::AStar});
    const auto now = std::chrono::steady_clock::now();
    QCOMPARE(session->advanceUntil(now - 1s, 10), Outcome::Running);
    QCOMPARE(session->stats().expanded, std::uint64_t{0});
    QCOMPARE(session->advanceUntil(now + 1h, 10), Outcome::Running);
    QCOMPARE(session->stats().expanded, std::uint64_t{10});
  }
};

SEARCHLIGHT_TEST(RunSearchTest)
#include "run_search_test.moc"
