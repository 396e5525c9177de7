// What has come of reading, as a value: what is thrown, given and not thrown.
#include <stdexcept>

#include "app/document/reading.h"
#include "app/shell/read_on_thread.h"
#include "tests/test_main.h"

class ReadingTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsThrownBecomesAValue_data() {
    const auto row = testing::columns<int, QString, QString>("thrown", "state", "why");
    row("nothing", 0, "taken", "");
    row("given up", 1, "given up", "");
    row("a fault", 2, "failed", "a.map: cannot be read");
    row("no memory", 3, "failed", "Not enough memory.");
  }
  void whatIsThrownBecomesAValue() {
    QFETCH(const int, thrown);
    const auto work = [thrown] {
      if (thrown == 1) throw ReadingGivenUp();
      if (thrown == 2) throw std::runtime_error("a.map: cannot be read");
      if (thrown == 3) throw std::bad_alloc();
    };
    const Reading told = reading(work);
    QTEST(told.isTaken()     ? u"taken"_s
          : told.isGivenUp() ? u"given up"_s
          : told.hasFailed() ? u"failed"_s
                             : QString(),
          "state");
    QTEST(told.why(), "why");
  }

  void workMayHaveAReadingOfItsOwn() {
    QVERIFY(reading([] { return Reading::givenUp(); }).isGivenUp());
    QCOMPARE(reading([] { return Reading::failed(u"no"_s); }).why(), u"no"_s);
  }
};

SEARCHLIGHT_TEST(ReadingTest)
#include "reading_test.moc"
