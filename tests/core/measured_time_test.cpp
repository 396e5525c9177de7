// tests/core/measured_time_test.cpp: medians of a search's times, and which of two is really less.
#include "core/search/measured_time.h"

#include "tests/test_main.h"

using namespace searchlight;
using search::MeasuredTime;
using search::measuredTime;

class MeasuredTimeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void medians_data() {
    QTest::addColumn<QList<double>>("runs");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    using Runs = QList<double>;
    QTest::newRow("one: 5 % either way") << Runs{2} << 2.0 << 1.9 << 2.1;
    QTest::newRow("two: between them") << Runs{3, 1} << 2.0 << 1.5 << 2.5;
    QTest::newRow("an odd number, in no order") << Runs{5, 1, 4, 2, 3} << 3.0 << 2.0 << 4.0;
    QTest::newRow("an even number") << Runs{4, 1, 3, 2} << 2.5 << 1.75 << 3.25;
    QTest::newRow("one that the machine has spoilt") << Runs{1, 1, 1, 1, 90} << 1.0 << 0.95 << 1.05;
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
