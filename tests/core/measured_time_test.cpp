// tests/core/measured_time_test.cpp: medians of a search's times, and which of two is really less.
#include "core/search/measured_time.h"

#include "tests/test_main.h"

using search::MeasuredTime;
using search::measuredTime;

class MeasuredTimeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void medians_data() {
    const auto row = testing::columns<QList<double>, double, double, double>("runs", "median", "low", "high");
    using Runs = QList<double>;
    row("one: 5 % either way", Runs{2}, 2.0, 1.9, 2.1);
    row("two: between them", Runs{3, 1}, 2.0, 1.5, 2.5);
    row("an odd number, in no order", Runs{5, 1, 4, 2, 3}, 3.0, 2.0, 4.0);
    row("an even number", Runs{4, 1, 3, 2}, 2.5, 1.75, 3.25);
    row("one that the machine has spoilt", Runs{1, 1, 1, 1, 90}, 1.0, 0.95, 1.05);
  }
  void medians() {
    QFETCH(const QList<double>, runs);
    const MeasuredTime time = measuredTime({runs.begin(), runs.end()});
    QCOMPARE(time.runs, static_cast<std::size_t>(runs.size()));
    QTEST(time.seconds, "median");
    QTEST(time.low, "low");
    QTEST(time.high, "high");
  }

  void nothingIsKnownOfNoRun() { QVERIFY(measuredTime({}) == MeasuredTime{}); }

  void onlyWhatIsLessByMoreThanTheSpreadIsLess() {
    const MeasuredTime still = measuredTime({1.0, 1.0, 1.0}), shaking = measuredTime({0.8, 1.3, 1.8}),
                       slow = measuredTime({2.0, 2.0, 2.0});
    QVERIFY(isClearlyLess(still, slow));
    QVERIFY(isClearlyLess(shaking, slow));
    QVERIFY(!isClearlyLess(still, shaking));  // the least of these took no more
    QVERIFY(!isClearlyLess(slow, still));
    QVERIFY(!isClearlyLess(measuredTime({1.0}), measuredTime({1.08})));  // of one run alone nobody knows
    QVERIFY(isClearlyLess(measuredTime({1.0}), measuredTime({1.2})));
  }
};

SEARCHLIGHT_TEST(MeasuredTimeTest)
#include "measured_time_test.moc"
