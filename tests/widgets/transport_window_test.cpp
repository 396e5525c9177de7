// tests/widgets/transport_window_test.cpp: places before the trace's window, which a second run finds again.

#include "tests/test_main.h"
#include "tests/widgets/small_questions.h"
#include "tests/widgets/watched_search.h"

using search::Algorithm;
using search::EventKind;
using testing::factoryOf;
using testing::OneRun;
using testing::openField;
using testing::Setting;
using testing::WatchedSearch;

class TransportWindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Two segments hold 131,072 events; the search has more.
  void beforeTheWindowASecondRunTakesOver() {
    const Setting s = openField(200);
    OneRun model;
    model.setSearch(factoryOf(s, 2), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY(model.earliest() > 0);
    const std::size_t end = model.recorded(), target = model.earliest() / 2;
    model.moveTo(target);
    QCOMPARE(model.position(), target);
    QCOMPARE(model.recorded(), end);
    QVERIFY(model.isComplete());
    const std::unique_ptr<search::Session> fresh = factoryOf(s, 64)(search::Recording::Recorded);
    fresh->run({}, {});
    search::TracePlayer player(fresh->trace());
    player.seek(target);
    for (search::NodeId n = 0; n < player.nodes().size(); ++n)
      QVERIFY(player.node(n) == model.player().node(n));
    QCOMPARE(model.player().counts().expanded, player.counts().expanded);
    // And forwards again to the end.
    model.moveToEnd();
    QCOMPARE(model.position(), end);
  }

  void reversePlayCrossesTheWindow() {
    OneRun model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(openField(200), 2), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY(model.earliest() > 0);
    model.playReverse();
    QTRY_VERIFY(model.position() == 0 && model.activity() == Transport::Activity::Idle);
  }

  void playAtTheEndOfALongSearchBeginsAgain() {
    OneRun model;
    model.setSpeed(1);
    model.setSearch(factoryOf(openField(200), 2), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY(model.earliest() > 0);
    model.play();
    QTRY_VERIFY(model.activity() == Transport::Activity::Playing);
    QVERIFY(model.position() < 10);
    model.pause();
  }

  // The first second run has come to its end, and told so, when the second one is asked for.
  void anOlderSecondRunIsNotTakenForANewer() {
    OneRun model;
    model.setSearch(factoryOf(openField(200), 2), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY(model.earliest() > 2000);
    model.seek(1000);
    QThread::msleep(1000);
    model.seek(2000);
    QSignalSpy moved(&model, &Transport::moved);
    WatchedSearch::settle(model);
    QCOMPARE(model.position(), std::size_t{2000});
    QCOMPARE(moved.count(), 1);
  }

  void previousLandmarksLieBeforeTheWindowToo_data() {
    const auto row = testing::columns<int, int, bool>("landmark", "kind", "exists");
    row("near the start", int(Landmark::NextRelax), int(EventKind::Relax), true);
    row("none", int(Landmark::NextReopen), int(EventKind::Reopen), false);
  }
  void previousLandmarksLieBeforeTheWindowToo() {
    FETCH_ALL((int, landmark), (int, kind), (bool, exists));
    // Better ways are found where the ground is uneven: near the start.
    Setting s = openField(200, Algorithm::Dijkstra);
    s.question.options.neighbours = grid::Neighbours::Eight;
    grid::Map map = s.graph->map();
    std::uint32_t state = 12345;
    for (int y = 0; y < 12; ++y)
      for (int x = 0; x < 12; ++x) {
        state = state * 1664525 + 1013904223;
        map.setWeight({x, y}, (state >> 16) % 4 == 0 ? grid::Weight{6} : grid::Weight{1});
      }
    s.graph = std::make_shared<grid::RouteGraph>(map);
    const std::unique_ptr<search::Session> whole = factoryOf(s, 4096)(search::Recording::Recorded);
    whole->run({}, {});
    QCOMPARE(whole->trace().begin(), std::size_t{0});
    std::size_t last = 0;  // behind the last such event; 0: there is none
    for (std::size_t i = 0; i < whole->trace().end(); ++i)
      if (whole->trace()[i].kind == static_cast<EventKind>(kind)) last = i + 1;
    QCOMPARE(last > 0, exists);
    OneRun model;
    model.setSearch(factoryOf(s, 2), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY2(model.earliest() > last, qPrintable(u"%1, %2"_s.arg(model.earliest()).arg(last)));
    QSignalSpy missed(&model, &Transport::landmarkMissed);
    // It is told when the cursor is where it went instead.
    connect(&model, &Transport::landmarkMissed, &model, [&] {
      QCOMPARE(model.position(), std::size_t{0});
      QCOMPARE(model.activity(), Transport::Activity::Idle);
    });
    model.toPrevious(static_cast<Landmark>(landmark));
    WatchedSearch::settle(model);
    QCOMPARE(model.position(), last);
    QCOMPARE(missed.count(), last == 0 ? 1 : 0);
  }

  // However often: what was run again for a place is not there any more when the search has gone on since.
  void backToTheSamePlaceTwice() {
    const Setting s = openField(400);
    OneRun model;
    model.setSearch(factoryOf(s, 2), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    constexpr std::size_t kPlace = 12'345;
    for (int i = 0; i < 3; ++i) {
      QVERIFY(model.earliest() > kPlace);
      model.moveTo(kPlace);
      QCOMPARE(model.position(), kPlace);
      model.moveToEnd();
    }
  }

  // Where the second run has less memory than the first, what it found last may not be the last there is.
  void aSecondRunOutOfMemoryFindsNothing() {
    const Setting s = openField(200);
    std::atomic<int> recorded = 0;
    OneRun model;
    model.setSearch(
        [&](search::Recording r) {
          const bool isSecond = r == search::Recording::Recorded && ++recorded > 1;
          const auto budget =
              isSecond ? std::make_shared<search::MemoryBudget>(std::size_t{3} << 20) : nullptr;
          return grid::makeRouteSession(s.graph, s.question, r, {}, 2, budget).session;
        },
        {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    const std::size_t before = model.position();
    QVERIFY(model.earliest() > 0);
    QSignalSpy missed(&model, &Transport::landmarkMissed), troubled(&model, &Transport::troubled);
    model.toPrevious(Landmark::NextReopen);
    WatchedSearch::settle(model);
    QCOMPARE(recorded, 2);
    QCOMPARE(troubled.count(), 1);
    QCOMPARE(missed.count(), 0);
    QCOMPARE(model.position(), before);
  }
};

SEARCHLIGHT_TEST(TransportWindowTest)
#include "transport_window_test.moc"
