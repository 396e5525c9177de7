// tests/core/algorithms_test.cpp: the catalogue: names, domains, and a line of pseudocode for all that can happen.

#include "tests/core/stories.h"
#include "tests/test_main.h"

using namespace searchlight::search;

class AlgorithmsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The names of the command line, in the order in which they are listed.
  void names() {
    QStringList found;
    for (const AlgorithmInfo& a : algorithms()) found << QString::fromUtf8(a.name.data());
    QCOMPARE(found.join(' '),
             u"breadth-first depth-first dijkstra greedy a-star canonical-a-star weighted-a-star "
             "iterative-deepening ida-star bidirectional jump-point theta-star lazy-theta-star "
             "meet-in-the-middle fringe-search beam-search rbfs sma-star lpa-star d-star-lite "
             "feature-space"_s);
    for (const AlgorithmInfo& a : algorithms()) {
      QCOMPARE(algorithmByName(a.name), a.id);
      QCOMPARE(info(a.id).name, a.name);
      QVERIFY(!a.title.empty() && !a.complete.empty() && !a.optimal.empty() && !a.domains.empty());
    }
    QVERIFY(!algorithmByName("a*") && !algorithmByName(""));
  }

  // The words and the enumeration say the same.
  void promises() {
    for (const AlgorithmInfo& a : algorithms()) {
      QCOMPARE(a.optimal == "no", a.promise == Promise::No);
      QCOMPARE(a.optimal == "yes", a.promise == Promise::Always);
      QVERIFY(a.promise != Promise::AdmissibleHeuristic || a.usesHeuristic);
    }
  }

  void everyEventHasItsLine_data() {
    QTest::addColumn<int>("story");
    for (std::size_t i = 0; i < testing::shortStories().size(); ++i)
      QTest::addRow("%zu, %s", i, testing::shortStories()[i].name) << static_cast<int>(i);
  }
  void everyEventHasItsLine() {
    QFETCH(int, story);
    const auto session = testing::shortStories()[static_cast<std::size_t>(story)].told();
    const AlgorithmInfo& a = info(session->algorithm());
    std::set<EventKind> kinds;
    for (std::size_t i = 0; i < session->trace().end(); ++i) kinds.insert(session->trace()[i].kind);
    for (const EventKind kind : kinds) {
      const int line = pseudocodeLine(a, kind);
      QVERIFY2(line >= 0 && line < static_cast<int>(a.pseudocode.size()), a.name.data());
      QVERIFY(a.pseudocode[static_cast<std::size_t>(line)].kinds & kindBit(kind));
    }
  }

  // A line is indented by at most one more than the line before it; the first one is not.
  void pseudocodeIsWellFormed() {
    for (const AlgorithmInfo& a : algorithms()) {
      int before = -1;
      for (const PseudocodeLine& line : a.pseudocode) {
        QVERIFY(line.indent >= 0 && line.indent <= before + 1 && !line.text.empty());
        before = line.indent;
      }
    }
  }

  void outcomesHaveTheNamesOfTheCommandLine() {
    QCOMPARE(outcomeName(Outcome::Solved), std::string_view("solved"));
    QCOMPARE(outcomeName(Outcome::Exhausted), std::string_view("exhausted"));
    QCOMPARE(outcomeName(Outcome::TimeLimit), std::string_view("time-limit"));
    QCOMPARE(outcomeName(Outcome::MemoryLimit), std::string_view("memory-limit"));
    QCOMPARE(outcomeName(Outcome::Stopped), std::string_view("stopped"));
    QCOMPARE(outcomeName(Outcome::CostLimit), std::string_view("cost-limit"));
    QCOMPARE(outcomeName(Outcome::Incomplete), std::string_view("incomplete"));
  }
};

SEARCHLIGHT_TEST(AlgorithmsTest)
#include "algorithms_test.moc"
