// tests/core/random_test.cpp: the random generator gives the numbers of its paper, evenly and in range.
#include "core/random/random.h"

#include <numeric>
#include <span>

#include "tests/test_main.h"

class RandomTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void numbersAreThoseOfTheReference() {
    // The first numbers that the authors' C code gives for the seed 1234567.
    Random random(1'234'567);
    for (const quint64 number : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u})
      QCOMPARE(quint64{random.next()}, number);
  }

  void numbersAreEvenAndInRange() {
    Random random(1);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70'000; ++i) ++counts[random.below(7)];
    for (const int count : counts) QVERIFY(std::abs(count - 10'000) < 500);
    for (int i = 0; i < 1000; ++i) {
      const int number = random.between(-3, 3);
      QVERIFY(number >= -3 && number <= 3);
      QVERIFY(!random.chance(0) && random.chance(1));
    }
  }

  void shuffleKeepsEveryItem() {
    Random random(1);
    std::vector<int> items(100);
    std::iota(items.begin(), items.end(), 0);
    const std::vector<int> sorted = items;
    random.shuffle(std::span(items));
    QVERIFY(items != sorted);
    std::ranges::sort(items);
    QVERIFY(items == sorted);
  }
};

SEARCHLIGHT_TEST(RandomTest)
#include "random_test.moc"
