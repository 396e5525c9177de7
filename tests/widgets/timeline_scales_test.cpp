// tests/widgets/timeline_scales_test.cpp: the arithmetic of the speed slider and of the timeline, without widgets.
#include "tests/test_main.h"
#include "widgets/run/speed_scale.h"
#include "widgets/run/timeline_parts.h"

using searchlight::search::EventKind;
using searchlight::search::kNoNode;
using searchlight::search::NodeId;
using searchlight::search::NodeStatus;
using searchlight::search::Trace;

namespace {

// Opens `count` nodes and then closes as many: a hill.
void appendHill(Trace& trace, NodeId count) {
  for (NodeId n = 0; n < count; ++n)
    trace.append({n, EventKind::Generate, NodeStatus::Unseen, NodeStatus::Open, 0, kNoNode, kNoNode, 0, 0});
  for (NodeId n = 0; n < count; ++n)
    trace.append({n, EventKind::Expand, NodeStatus::Open, NodeStatus::Closed, 0, kNoNode, kNoNode, 0, 0});
}

}  // namespace

class TimelineScalesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSpeedThatSuits_data() {
    const auto row =
        testing::columns<qulonglong, bool, double, bool>("steps", "isWhole", "speed", "isTooLong");
    row("none", 0ULL, true, 1.0, false);
    row("few: as slow as it goes", 12ULL, true, 1.0, false);
    row("a small maze", 1034ULL, true, 51.7, false);
    row("more", 146'000ULL, true, 7300.0, false);
    row("as much as there is speed for", 20'000'000ULL, true, 1e6, false);
    row("too much", 20'000'001ULL, true, 1e6, true);
    row("nothing known", 0ULL, false, 60.0, false);
    row("little known", 1199ULL, false, 60.0, false);
    row("enough known", 40'000ULL, false, 2000.0, false);
  }
  void theSpeedThatSuits() {
    FETCH_ALL((qulonglong, steps), (bool, isWhole), (bool, isTooLong), (double, speed));
    QCOMPARE(speed_scale::suitable(steps, isWhole), speed);
    QCOMPARE(speed_scale::isTooLong(steps), isTooLong);
  }

  void theNearestValueIsFound_data() {
    const auto row = testing::columns<double, double>("speed", "shown");
    row("the default", 60.0, 60.0);
    row("between", 1100.0, 1200.0);
    row("too slow", 0.1, 1.0);
    row("backwards", -3.0, 1.0);
    row("too fast", 1e9, 1e6);
    row("no number", std::numeric_limits<double>::quiet_NaN(), 1.0);
  }
  void theNearestValueIsFound() {
    FETCH(double, speed, shown);
    QCOMPARE(speed_scale::speedAt(speed_scale::valueOf(speed)), shown);
  }

  void aGrowingRunKeepsItsScale() {
    // Unknown length: the scale doubles now and then, and stays in between.
    std::size_t total = 0;
    int changes = 0;
    for (std::size_t recorded = 0; recorded <= 100'000; recorded += 64) {
      const std::size_t now = timelineTotal(recorded, false, total, 0);
      QVERIFY(now >= recorded);
      changes += now != total;
      total = now;
    }
    QVERIFY2(changes <= 13, qPrintable(QString::number(changes)));
    QCOMPARE(timelineTotal(100'000, true, total, 0), std::size_t{100'000});
  }

  void anExpectedLengthIsTakenAndKept() {
    QCOMPARE(timelineTotal(100, false, 256, 50'000), std::size_t{50'000});
    // A slightly other guess moves nothing.
    QCOMPARE(timelineTotal(200, false, 50'000, 60'000), std::size_t{50'000});
    QCOMPARE(timelineTotal(200, false, 50'000, 40'000), std::size_t{50'000});
    // A very different one does.
    QCOMPARE(timelineTotal(200, false, 50'000, 400'000), std::size_t{400'000});
    QCOMPARE(timelineTotal(200, false, 50'000, 2'000), std::size_t{2'000});
    // Outrun.
    QVERIFY(timelineTotal(50'001, false, 50'000, 50'000) > 50'001);
  }

  void shortRunsAreDrawnEventByEvent() {
    Trace trace;
    appendHill(trace, 10);
    OpenCurve curve;
    QVERIFY(curve.isEmpty());
    curve.update(trace);
    QCOMPARE(curve.peak(), 10U);
    const std::vector<float> columns = curve.columns(TimelineScale(0, 20, 20));
    QCOMPARE(columns.size(), std::size_t{20});
    for (std::size_t x = 0; x < 20; ++x) QCOMPARE(columns[x], static_cast<float>(x < 10 ? x + 1 : 20 - x));
  }

  // What was taken from OPEN waits no more: behind that place one node less, in every form the curve has; its peak is as it was.
  void aGoalThatWasTakenIsNotInTheCurve_data() {
    searchlight::testing::columns<int>("height")("event by event", 10)("sampled", 150'000);
  }
  void aGoalThatWasTakenIsNotInTheCurve() {
    QFETCH(const int, height);
    const auto count = static_cast<NodeId>(height);
    const std::size_t events = 2 * std::size_t{count} + 1, taken = events * 3 / 4;
    Trace trace;
    trace.append(
        {count, EventKind::Generate, NodeStatus::Unseen, NodeStatus::Open, 0, kNoNode, kNoNode, 0, 0});
    appendHill(trace, count);  // and the goal stays
    OpenCurve with, without;
    without.update(trace);
    with.update(trace);
    with.update(trace, taken);  // known when its event is recorded already
    const TimelineScale scale(0, 20, events);
    const std::vector<float> told = with.columns(scale), all = without.columns(scale);
    for (std::size_t x = 0; x < 14; ++x) QCOMPARE(told[x], all[x]);
    for (std::size_t x = 16; x < 20; ++x) QCOMPARE(told[x], all[x] - 1);
    QCOMPARE(with.peak(), without.peak());
  }

  void whatIsNotSearchedYetHasNoHeight() {
    Trace trace;
    appendHill(trace, 10);
    OpenCurve curve;
    curve.update(trace);
    const std::vector<float> columns = curve.columns(TimelineScale(0, 40, 40));
    QVERIFY(columns[19] >= 0);
    for (std::size_t x = 21; x < 40; ++x) QVERIFY(columns[x] < 0);
    QVERIFY(OpenCurve().columns(TimelineScale(0, 5, 5)) == std::vector<float>(5, -1.0F));
  }

  void longRunsAreDrawnFromSamples() {
    Trace trace(2);
    appendHill(trace, 150'000);
    OpenCurve curve;
    curve.update(trace);
    QVERIFY(curve.peak() > 149'000 && curve.peak() <= 150'000);
    const std::vector<float> columns = curve.columns(TimelineScale(0, 300, 300'000));
    for (std::size_t x = 0; x < 300; ++x) {
      const double expected = 1000.0 * static_cast<double>(x < 150 ? x + 1 : 300 - x);
      QVERIFY2(std::abs(columns[x] - expected) <= 600, qPrintable(QString::number(x)));
    }
  }

  // To go to before the window a search is run again: its trace ends earlier, the curve does not.
  void isNotShortenedByASecondRun() {
    Trace first, second;
    appendHill(first, 100'000);
    appendHill(second, 1'000);
    OpenCurve curve;
    curve.update(first);
    const std::vector<float> before = curve.columns(TimelineScale(0, 50, 200'000));
    curve.update(second);
    QVERIFY(curve.columns(TimelineScale(0, 50, 200'000)) == before);
    curve.clear();
    QVERIFY(curve.isEmpty());
  }
};

SEARCHLIGHT_TEST(TimelineScalesTest)
#include "timeline_scales_test.moc"
