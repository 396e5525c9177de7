// tests/app/compare_recording_difference_test.cpp: the way to where a search differs from a recording of another program.
#include "tests/app/compare_window.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class CompareRecordingDifferenceTest : public QObject, testing::CompareWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Events of two programs do not align: each of the two goes to the event of its own expansion, whichever stands first.
  void bothComeToTheDifference_data() {
    testing::columns<bool>("isFirst")("recording first", true)("recording second", false);
  }
  void bothComeToTheDifference() {
    QFETCH(bool, isFirst);
    openField(24, 16);
    toCompare();
    RunWords recorded;
    recorded.set("trace", SEARCHLIGHT_TEST_DATA "/traces/flow.trace.yaml");
    compareRuns(isFirst ? std::vector<RunWords>{recorded, words("dijkstra")}
                        : std::vector<RunWords>{words("dijkstra"), recorded});
    page().transport()->setStepUnit(StepUnit::Event);
    toStartOfAll();
    const search::ComparedSearch first = pane(0).run().compared(), second = pane(1).run().compared();
    const search::DifferenceAnswer answer =
        search::findDifference(first, second, {.unit = search::DifferenceUnit::Expansion}, {});
    QVERIFY(answer.kind == search::DifferenceAnswer::Kind::Found);
    action(QStringLiteral("Next difference"))->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().messageText().contains(QStringLiteral("differs")), 60'000);
    settleCompare();
    for (std::size_t i = 0; i < 2; ++i) {
      const WatchedRun& run = pane(i).run();
      QTRY_COMPARE_WITH_TIMEOUT(run.position(), std::min(answer.events[i] + 1, run.recorded()), 60'000);
    }
  }
};

SEARCHLIGHT_TEST(CompareRecordingDifferenceTest)
#include "compare_recording_difference_test.moc"
