// tests/widgets/difference_finder_test.cpp: differences are found on a thread, and told once or not at all.
#include "widgets/compare/difference_finder.h"

#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"

using search::DifferenceAnswer;
using search::DifferenceQuestion;
using search::DifferenceUnit;
using testing::WatchedSearch;

namespace {

constexpr auto kNext = DifferenceQuestion::Direction::Next;
constexpr auto kPrevious = DifferenceQuestion::Direction::Previous;

struct WhatWasTold {
  QList<DifferenceAnswer> found;
  int none = 0;
  QStringList failed;
  int all() const { return static_cast<int>(found.size() + failed.size()) + none; }
  explicit WhatWasTold(DifferenceFinder& finder) {
    QObject::connect(&finder, &DifferenceFinder::found, &finder,
                     [this](const DifferenceAnswer& answer) { found << answer; });
    QObject::connect(&finder, &DifferenceFinder::none, &finder,
                     [this](DifferenceQuestion::Direction) { ++none; });
    QObject::connect(&finder, &DifferenceFinder::failed, &finder,
                     [this](const QString& text) { failed << text; });
  }
};

// A map on which these searches take a while.
WatchedSearch large(search::Algorithm algorithm) { return {.algorithm = algorithm, .side = 600}; }

// The first event that is another one, in two runs that are recorded to their ends.
std::size_t firstOtherEvent(const WatchedSearch& a, const WatchedSearch& b) {
  const auto first = a.factory()(search::Recording::Recorded),
             second = b.factory()(search::Recording::Recorded);
  first->run({}, {});
  second->run({}, {});
  const auto same = [](const search::Event& x, const search::Event& y) {
    return x.node == y.node && x.kind == y.kind && x.gAfter == y.gAfter && x.statusAfter == y.statusAfter;
  };
  std::size_t i = 0;
  while (i < first->trace().end() && i < second->trace().end() && same(first->trace()[i], second->trace()[i]))
    ++i;
  return i;
}

}  // namespace

class DifferenceFinderTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What the runs have recorded so far does not matter.
  void finds() {
    const WatchedSearch a{.algorithm = search::Algorithm::AStar}, b{.algorithm = search::Algorithm::Dijkstra};
    WatchedRun first, second;
    first.setSearch(a.factory(), a.names());
    second.setSearch(b.factory(), b.names());
    const std::size_t recorded = first.recorded();
    DifferenceFinder finder;
    const WhatWasTold told(finder);
    QSignalSpy searching(&finder, &DifferenceFinder::searchingChanged);
    finder.setRuns(&first, &second);
    QVERIFY(finder.find({}));
    QVERIFY(finder.isSearching());
    QTRY_COMPARE(told.all(), 1);
    QCOMPARE(told.found.size(), qsizetype{1});
    const std::size_t expected = firstOtherEvent(a, b);
    QCOMPARE(told.found[0].place, expected);
    QVERIFY(told.found[0].events == (std::array{expected, expected}));
    QVERIFY(!finder.isSearching());
    QCOMPARE(searching.size(), qsizetype{2});
    QCOMPARE(first.recorded(), recorded);

    QVERIFY(finder.find({DifferenceUnit::Event, expected, kPrevious}));
    QTRY_COMPARE(told.all(), 2);
    QCOMPARE(told.none, 1);
  }

  void equalRuns() {
    const WatchedSearch a;
    WatchedRun first, second;
    first.setSearch(a.factory(), a.names());
    second.setSearch(a.factory(), a.names());
    DifferenceFinder finder;
    const WhatWasTold told(finder);
    finder.setRuns(&first, &second);
    QVERIFY(finder.find({DifferenceUnit::Expansion, 0, kNext}));
    QTRY_COMPARE(told.none, 1);
    finder.setRuns(&first, &first);
    QVERIFY(finder.find({}));
    QTRY_COMPARE(told.none, 2);
    QCOMPARE(told.all(), 2);
  }

  void anotherProgramsTrace() {
    const WatchedSearch a;
    WatchedRun ours, theirs;
    ours.setSearch(a.factory(), a.names());
    NodeNames names;
    auto trace = testing::toldSearch(
        "{type: expand, id: s, x: 0, y: 0, g: 0}, {type: expand, id: t, x: 20, y: 20, g: 9}");
    names.shownPerCost = trace->costUnit();
    theirs.setPlayback(std::move(trace), names);
    DifferenceFinder finder;
    const WhatWasTold told(finder);
    finder.setRuns(&ours, &theirs);
    QVERIFY(finder.find({}));
    theirs.clear();  // the trace is still read, or nothing is
    QVERIFY(!finder.isSearching());
    trace = testing::toldSearch(
        "{type: expand, id: s, x: 0, y: 0, g: 0}, {type: expand, id: t, x: 20, y: 20, g: 9}");
    theirs.setPlayback(std::move(trace), names);
    QVERIFY(finder.find({}));
    QTRY_COMPARE(told.all(), 1);
    QCOMPARE(told.found.size(), qsizetype{1});
    QCOMPARE(told.found[0].place, std::size_t{1});
    QVERIFY(told.found[0].unit == DifferenceUnit::Expansion);
  }

  void nothingToCompare() {
    const WatchedSearch a;
    WatchedRun first, empty;
    first.setSearch(a.factory(), a.names());
    DifferenceFinder finder;
    QVERIFY(!finder.find({}));
    finder.setRuns(&first, nullptr);
    QVERIFY(!finder.find({}));
    finder.setRuns(&first, &empty);
    QVERIFY(!finder.find({}));
    QVERIFY(!finder.isSearching());
  }

  // Only what was asked for last is told.
  void anotherRequest() {
    const WatchedSearch a = large(search::Algorithm::Dijkstra), b = large(search::Algorithm::AStar);
    WatchedRun first, second;
    first.setSearch(a.factory(), a.names());
    second.setSearch(b.factory(), b.names());
    DifferenceFinder finder;
    const WhatWasTold told(finder);
    finder.setRuns(&first, &second);
    for (int i = 0; i < 5; ++i)
      QVERIFY(finder.find({DifferenceUnit::Event, std::size_t{1} << 40, kPrevious}));
    QVERIFY(finder.find({DifferenceUnit::Event, std::size_t{1} << 40, kNext}));
    QTRY_COMPARE(told.none, 1);
    QCoreApplication::processEvents();
    QCOMPARE(told.all(), 1);
  }

  void cancelled_data() {
    const auto row = testing::columns<int>("by");
    row("a word", 0);
    row("another search", 1);
    row("a run that dies", 2);
    row("no search", 3);
    row("other runs", 4);
  }
  void cancelled() {
    QFETCH(const int, by);
    const WatchedSearch a = large(search::Algorithm::Dijkstra), small;
    WatchedRun first;
    auto second = std::make_unique<WatchedRun>();
    first.setSearch(a.factory(), a.names());
    second->setSearch(a.factory(), a.names());
    DifferenceFinder finder;
    const WhatWasTold told(finder);
    finder.setRuns(&first, second.get());
    QVERIFY(finder.find({}));
    if (by == 0) finder.cancel();
    if (by == 1) second->setSearch(small.factory(), small.names());
    if (by == 2) second.reset();
    if (by == 3) first.clear();
    if (by == 4) finder.setRuns(nullptr, nullptr);
    QVERIFY(!finder.isSearching());
    QTest::qWait(20);
    QCOMPARE(told.all(), 0);
  }

  void dyingMeanwhile() {
    const WatchedSearch a = large(search::Algorithm::Dijkstra);
    WatchedRun first, second;
    first.setSearch(a.factory(), a.names());
    second.setSearch(a.factory(), a.names());
    for (const int wait : {0, 1, 30}) {
      DifferenceFinder finder;
      finder.setRuns(&first, &second);
      QVERIFY(finder.find({}));
      QTest::qWait(wait);
    }
    auto finder = std::make_unique<DifferenceFinder>();
    finder->setRuns(&first, &first);
    connect(finder.get(), &DifferenceFinder::searchingChanged, this, [&](bool isSearching) {
      if (!isSearching) finder.reset();
    });
    QVERIFY(finder->find({}));
    QTRY_VERIFY(!finder);
  }

  void failures() {
    const WatchedSearch a;
    WatchedRun first, second;
    first.setSearch(a.factory(), a.names());
    // The first time for the run itself.
    const auto failingLater = [&](auto fail) {
      return [fail, factory = a.factory(), made = std::make_shared<int>(0)](search::Recording recording) {
        if (++*made > 1) fail();
        return factory(recording);
      };
    };
    DifferenceFinder finder;
    const WhatWasTold told(finder);
    finder.setRuns(&first, &second);
    second.setSearch(failingLater([] { throw std::runtime_error("odd"); }), a.names());
    QVERIFY(finder.find({}));
    QTRY_COMPARE(told.failed.size(), qsizetype{1});
    QCOMPARE(told.failed[0], u"odd"_s);
    second.setSearch(failingLater([] { throw std::bad_alloc(); }), a.names());
    QVERIFY(finder.find({}));
    QTRY_COMPARE(told.failed.size(), qsizetype{2});
    QVERIFY(told.failed[1].contains(u"memory"_s));
    QCOMPARE(told.all(), 2);
  }
};

SEARCHLIGHT_TEST(DifferenceFinderTest)
#include "difference_finder_test.moc"
