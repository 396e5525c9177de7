// tests/app/remaining_finder_test.cpp: what Klotski still needs leaves memory to the others.
#include "app/klotski/remaining_finder.h"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <atomic>

#include "tests/core/klotski_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class RemainingFinderTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void neverTakesAll() {
    struct Watched final : search::MemoryBudget {
      using MemoryBudget::MemoryBudget;
      std::atomic<std::size_t> most{0};
      bool take(std::size_t bytes) noexcept override {
        const bool isTaken = MemoryBudget::take(bytes);
        most = std::max(most.load(), used());
        return isTaken;
      }
    };
    const auto budget = std::make_shared<Watched>(std::size_t{64} << 20);
    RemainingFinder finder;
    QSignalSpy found(&finder, &RemainingFinder::found);
    const klotski::Board board = testing::fifteenPuzzle("ABCD/EFGH/IJKL/MNO.", "ABCD/EFGH/IJKL/MON.");
    finder.find(std::make_shared<klotski::SharedComponent>(board, budget));
    QVERIFY(found.wait(60'000));
    const auto remaining = found[0][0].value<std::shared_ptr<const klotski::Component>>();
    QVERIFY(remaining && remaining->outcome() == search::Outcome::MemoryLimit);
    QVERIFY(budget->most <= budget->total() / 2);
    QVERIFY(budget->used() <= budget->total() / 8);
    QVERIFY(remaining->of(board.opening(), klotski::Count::Moves).atLeast > 10);
  }
};

SEARCHLIGHT_TEST(RemainingFinderTest)
#include "remaining_finder_test.moc"
