// tests/widgets/solver_test.cpp: what a silent run tells.

#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"

class SolverTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What the silent run held: nothing given back is counted, and more nodes are more memory.
  void answersTellTheirMemory() {
    testing::WatchedSearch small, large;
    small.algorithm = large.algorithm = search::Algorithm::Dijkstra;
    large.side = 600;
    for (const testing::WatchedSearch& w : {small, large}) {
      const Answer answer = solve(w.factory(), {});
      const auto session = w.factory()(search::Recording::Silent);
      session->run({}, {});
      QCOMPARE(answer.bytes, session->bytes());
      QVERIFY(answer.bytes > 0);
    }
    QVERIFY(solve(large.factory(), {}).bytes > solve(small.factory(), {}).bytes);
    const auto never = [](search::Recording) { return std::unique_ptr<search::Session>(); };
    QCOMPARE(solve(never, {}).bytes, std::size_t{0});
  }

  // One that takes for ever lets those go first that come after it, and goes on when they have their answers.
  void aLongSearchKeepsNobodyBack() {
    testing::WatchedSearch endless, quick;
    endless.algorithm = search::Algorithm::IdaStar;
    endless.side = 60;
    endless.hasPath = false;
    quick.side = 30;
    Solver solver;
    bool isOver = false;
    const auto ticket = solver.ask(endless.factory(), [&](const Answer&) { isOver = true; });
    int answers = 0;
    for (int round = 1; round <= 2; ++round) {
      solver.ask(quick.factory(),
                 [&](const Answer& answer) { answers += answer.outcome == search::Outcome::Solved ? 1 : 0; });
      QTRY_COMPARE(answers, round);
      QVERIFY(!isOver);
    }
    solver.cancel(ticket);
    solver.ask(quick.factory(), [&](const Answer&) { ++answers; });
    QTRY_COMPARE(answers, 3);
    QVERIFY(!isOver);
  }

  // Who compares times gets an answer at once, and once more with the median of many runs. Others get one answer.
  void shortTimesAreMeasuredAgain_data() {
    const auto row = testing::columns<bool, int, bool, int>("repeats", "side", "hasPath", "answers");
    row("nobody compares", false, 20, true, 1);
    row("solved", true, 20, true, 2);
    row("exhausted", true, 20, false, 2);
  }
  void shortTimesAreMeasuredAgain() {
    FETCH_ALL((const bool, repeats), (const bool, hasPath), (const int, side), (const int, answers));
    testing::WatchedSearch quick;
    quick.side = side;
    quick.hasPath = hasPath;
    Solver solver;
    solver.setRepeats(repeats);
    std::vector<Answer> told;
    solver.ask(quick.factory(), [&](const Answer& answer) { told.push_back(answer); });
    // Nothing comes behind the last one: another question's answer would.
    QTRY_VERIFY(!told.empty() && !told.back().isTimeComing);
    QCOMPARE(told.size(), static_cast<std::size_t>(answers));
    for (const Answer& answer : told) {
      QVERIFY(answer.outcome == told[0].outcome);
      QVERIFY(answer.stats == told[0].stats);
      QCOMPARE(answer.seconds, answer.time.seconds);
      QVERIFY(answer.seconds > 0 && answer.setupSeconds > 0);  // told apart
    }
    QCOMPARE(told.front().time.runs, std::size_t{1});
    if (!repeats) return;
    QVERIFY(told.front().isTimeComing);
    QVERIFY(told.back().time.runs > 1 && told.back().time.runs <= Solver::kMostRepeats);
    // As long as it is not measured nobody is quicker.
    search::MeasuredTime slow = search::measuredTime({1e6});
    QVERIFY(!isClearlyLess(told.front().time, slow));
    QVERIFY(isClearlyLess(told.back().time, slow));
  }

  // Answers come before anybody's time is measured, and who is cancelled is not told of it.
  void answersGoBeforeMeasuring() {
    testing::WatchedSearch quick;
    quick.side = 60;
    Solver solver;
    solver.setRepeats(true);
    QStringList told;
    std::array<Solver::Ticket, 3> tickets{};
    std::atomic<bool> areAsked = false;
    const auto whenAllAreAsked = [&areAsked, make = quick.factory()](search::Recording recording) {
      while (!areAsked) std::this_thread::yield();
      return make(recording);
    };
    for (std::size_t i = 0; i < 3; ++i)
      tickets[i] = solver.ask(whenAllAreAsked, [&, i](const Answer& answer) {
        told << QString::number(i) + (answer.isTimeComing ? u'a' : u'm');
        if (i == 2 && answer.isTimeComing) solver.cancel(tickets[1]);
      });
    areAsked = true;
    QTRY_VERIFY(told.contains(u"2m"_s));
    QCOMPARE(told.mid(0, 3).join(u' '), u"0a 1a 2a"_s);
    QVERIFY2(told.contains(u"0m"_s), qPrintable(told.join(u' ')));
    QVERIFY2(!told.contains(u"1m"_s), qPrintable(told.join(u' ')));
  }

  // The rest of a task comes behind those who wait, keeps its ticket, and is not begun where it was cancelled.
  void restsGoLast() {
    TaskQueue queue;
    std::mutex mutex;
    QStringList done;
    std::atomic<bool> mayGoOn = false, isCancelledDone = false;
    const auto note = [&](const QString& what) {
      const std::lock_guard lock(mutex);
      done << what;
    };
    queue.post([&](const std::stop_token& stop) {
      while (!mayGoOn && !stop.stop_requested()) std::this_thread::yield();
      note(queue.waiting() == TaskQueue::Waiting::Fresh ? u"a, others wait"_s : u"a alone"_s);
      queue.goOnLater(stop, [&](const std::stop_token&) { note(u"rest of a"_s); });
    });
    const auto cancelled = queue.post([&](const std::stop_token& stop) {
      note(u"b"_s);
      while (!stop.stop_requested()) std::this_thread::yield();
      queue.goOnLater(stop, [&](const std::stop_token&) { note(u"rest of b"_s); });
      isCancelledDone = true;
    });
    mayGoOn = true;
    const auto count = [&] {
      const std::lock_guard lock(mutex);
      return done.size();
    };
    QTRY_COMPARE(count(), 2);
    queue.cancel(cancelled);
    QTRY_VERIFY(isCancelledDone);
    QTRY_COMPARE(count(), 3);
    QCOMPARE(done, (QStringList{u"a, others wait"_s, u"b"_s, u"rest of a"_s}));
  }
};

SEARCHLIGHT_TEST(SolverTest)
#include "solver_test.moc"
