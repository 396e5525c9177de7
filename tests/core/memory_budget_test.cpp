// tests/core/memory_budget_test.cpp: what is taken is counted, whoever takes it, and nothing beyond the total is given.
#include <atomic>
#include <thread>

#include "core/search/memory_budget.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;

class MemoryBudgetTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void takesUpToItsTotal() {
    MemoryBudget budget(100);
    QVERIFY(budget.take(60));
    QVERIFY(!budget.take(41));
    QCOMPARE(budget.used(), std::size_t{60});
    QVERIFY(budget.take(40));
    QVERIFY(!budget.take(1));
    QVERIFY(!budget.take(MemoryBudget::kUnbounded));
    QVERIFY(budget.take(0));
    budget.give(100);
    QCOMPARE(budget.used(), std::size_t{0});
  }

  void aSmallerTotalLeavesWhatIsTaken() {
    MemoryBudget budget(100);
    QVERIFY(budget.take(80));
    budget.setTotal(50);
    QVERIFY(!budget.take(1));
    QCOMPARE(budget.used(), std::size_t{80});
    budget.give(40);
    QVERIFY(budget.take(10));
    QVERIFY(!budget.take(1));
  }

  void aShareLeavesSomethingToOthers() {
    MemoryBudget budget(100);
    QCOMPARE(shareOf(&budget), std::size_t{50});
    QVERIFY(budget.take(60));
    QCOMPARE(shareOf(&budget), std::size_t{20});
    budget.setTotal(50);
    QCOMPARE(shareOf(&budget), std::size_t{0});
    QCOMPARE(shareOf(nullptr), MemoryBudget::kUnbounded);
  }

  void accountsShareABudget() {
    const auto budget = std::make_shared<MemoryBudget>(100);
    MemoryAccount one(budget);
    {
      MemoryAccount other(budget);
      one.take(30);
      other.take(50);
      QVERIFY_THROWS_EXCEPTION(OutOfMemory, one.take(21));
      QCOMPARE(one.bytes(), std::size_t{30});
      QCOMPARE(budget->used(), std::size_t{80});
      one.setLimit(40);
      QVERIFY_THROWS_EXCEPTION(OutOfMemory, one.take(11));
      QCOMPARE(budget->used(), std::size_t{80});
      one.take(10);
      one.setLimit(1);
      QVERIFY_THROWS_EXCEPTION(std::bad_alloc, one.take(1));
      one.give(20);
      QCOMPARE(budget->used(), std::size_t{70});
    }
    QCOMPARE(budget->used(), std::size_t{20});
  }

  void standardContainersAsk() {
    const auto budget = std::make_shared<MemoryBudget>(4096);
    MemoryAccount account(budget);
    {
      std::vector<int, AccountAllocator<int>> list{AccountAllocator<int>(account)};
      QVERIFY_THROWS_EXCEPTION(
          OutOfMemory, for (;;) {
            list.push_back(1);
            QCOMPARE(account.bytes(), list.capacity() * sizeof(int));
          });
      QCOMPARE(account.bytes(), list.capacity() * sizeof(int));
      QCOMPARE(list.size(), list.capacity());
    }
    QCOMPARE(account.bytes(), std::size_t{0});
  }

  // Many threads at a budget that is too small for them: it is never exceeded, and at the end nothing is lost.
  void threads() {
    constexpr std::size_t kTotal = 1000;
    MemoryBudget budget(kTotal);
    std::atomic<std::size_t> held{0}, refused{0};
    std::atomic<bool> exceeded{false};
    {
      std::vector<std::jthread> threads;
      for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
          Random random = testing::randomFor("threads", testing::seed() + static_cast<unsigned>(t));
          std::vector<std::size_t> mine;
          for (int i = 0; testing::goesOn(i, 20000, refused > 0); ++i) {
            const std::size_t n = random.below(200);
            if (random.chance(0.55)) {
              if (!budget.take(n)) {
                ++refused;
                continue;
              }
              mine.push_back(n);
              if (held.fetch_add(n) + n > kTotal) exceeded = true;
            } else if (!mine.empty()) {
              held -= mine.back();  // before it is given, so that `held` is never too much
              budget.give(mine.back());
              mine.pop_back();
            }
          }
          for (const std::size_t n : mine) {
            held -= n;
            budget.give(n);
          }
        });
    }
    QVERIFY(!exceeded);
    QVERIFY(refused > 0);
    QCOMPARE(budget.used(), std::size_t{0});
  }

  void theDefaultIsHalfTheMemoryAtMost() {
    QVERIFY(defaultMemoryBudget() > 0);
    QVERIFY(defaultMemoryBudget() <= std::size_t{4} << 30);
  }
};

SEARCHLIGHT_TEST(MemoryBudgetTest)
#include "memory_budget_test.moc"
