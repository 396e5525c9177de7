// tests/core/klotski_rules_test.cpp: layouts as text, and sliding in three counts against a slow other answer.
#include "core/klotski/solve.h"
#include "core/klotski/survey.h"
#include "tests/core/klotski_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;
using testing::StringKlotski;

namespace {

QStringList nextOf(const SlideProblem& problem, Code code) {
  QStringList all;
  problem.forEachSuccessor(
      code, [&](Slide, Code next, search::Cost) { all << QString::fromStdString(rowsOf(next)); });
  return all;
}

}  // namespace

class KlotskiRulesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void textsAreReadAndWritten_data() {
    const auto row = testing::columns<QString, QString>("text", "rows");
    const char* classic = "VCCV/VCCV/VHHV/VSSV/S..S";
    row("one line", classic, classic);
    row("five lines", "VCCV\nVCCV\nVHHV\nVSSV\nS..S\n", classic);
    row("CRLF, no end", "VCCV\r\nVCCV\r\nVHHV\r\nVSSV\r\nS..S", classic);
    row("remarks and blank lines", "# the classic\n\nVCCV/VCCV\n  \nVHHV\n# more\nVSSV/S..S\n\n", classic);
    row("equal neighbours", "HHHH/HHHH/VVVV/VVVV/CC../CC..", "");
    row("no blank", "CCVV/CCVV/HHHH/HHSS/SSHH", "CCVV/CCVV/HHHH/HHSS/SSHH");
    row("nothing but C", "..../.CC./.CC./..../....", "..../.CC./.CC./..../....");
  }
  void textsAreReadAndWritten() {
    FETCH(QString, text, rows);
    if (rows.isEmpty()) {  // a row too many
      QCOMPARE(testing::refusalOf([&] { readLayoutText(text.toStdString(), "f"); }),
               u"f:1: column 26: expected 5 rows, found more"_s);
      return;
    }
    const Code code = readLayoutText(text.toStdString(), "f");
    QCOMPARE(QString::fromStdString(rowsOf(code)), rows);
    QCOMPARE(readRows(rows.toStdString(), "r"), code);
  }

  void mistakesAreToldWhereTheyAre_data() {
    const auto row = testing::columns<QString, QString>("rows", "message");
    row("VCCX/VCCV/VHHV/VSSV/S..S", "row 1, column 4: expected V, H, S, C or \".\", found \"X\"");
    row("VCCV/VCCV/VHHV/VSSVS/S..S", "row 4, column 5: expected 4 letters, found more");
    row("VCCV/VCC/VHHV/VSSV/S..S", "row 2, column 4: expected 4 letters, found 3");
    row("VCCV/VCCV/VHHV/VSSV", "expected 5 rows, found 4");
    row("VCCV/VCCV/VHHV/VSSV/S..S/", "row 6, column 1: expected 5 rows, found more");
    row("VCCV/VCCV/VHSV/VSSV/S..S", "row 3, column 2: no room for piece H, which is 2 wide and 1 tall");
    row("VCCV/SCCV/VHHV/VSSV/S..S", "row 1, column 1: no room for piece V, which is 1 wide and 2 tall");
    row("VCCV/VCCV/VHHV/VSSV/S..V", "row 5, column 4: no room for piece V, which is 1 wide and 2 tall");
    row("CC../CC../..CC/..CC/....", "row 3, column 3: piece C is given twice");
    row("SSSS/SSSS/SSSS/SSSS/SS..", "there is no piece C to move to the exit");
    row("vccv/VCCV/VHHV/VSSV/S..S", "row 1, column 1: expected V, H, S, C or \".\", found \"v\"");
  }
  void mistakesAreToldWhereTheyAre() {
    FETCH(QString, rows, message);
    QCOMPARE(testing::refusalOf([&] { readRows(rows.toStdString(), "name"); }), "name: " + message);
  }
  void mistakesInFilesHaveTheirLine() {
    QCOMPARE(testing::refusalOf([] { readLayoutText("# x\nVCCV\nVCXV\n", "f"); }),
             u"f:3: column 3: expected V, H, S, C or \".\", found \"X\""_s);
    QCOMPARE(testing::refusalOf([] { readLayoutText("VCCV/VCCV/V?", "f"); }),
             u"f:1: column 12: expected V, H, S, C or \".\", found \"?\""_s);
    QCOMPARE(testing::refusalOf([] { readLayoutText("", "f"); }),
             u"f:1: expected 5 rows, found 0: this is not a layout"_s);
    QCOMPARE(testing::refusalOf([] { readLayoutText("VCCV\nVCCV\n", "f"); }),
             u"f:2: expected 5 rows, found 2"_s);
  }

  // Article 5's order: pieces by their top left cells, row by row; right, left, down, up.
  void successorsComeInTheArticlesOrder() {
    const SlideProblem middle(readRows("CCSS/CCSS/S.SS/SS.S/HHSS", "r"), Count::Steps);
    QStringList slides;
    middle.forEachSuccessor(middle.start(), [&](Slide s, Code, search::Cost) {
      slides << QString::fromStdString(middle.moveText(s));
    });
    QCOMPARE(slides, (QStringList{"0,2 to 1,2", "2,2 to 1,2", "2,2 to 2,3", "1,3 to 2,3", "1,3 to 1,2",
                                  "3,3 to 2,3", "2,4 to 2,3"}));
  }

  void randomLayoutsSlideAsTheSlowOnesDo_data() {
    QTest::addColumn<int>("blanks");
    for (int blanks = 0; blanks <= 6; ++blanks) QTest::addRow("%d blank", blanks) << blanks;
  }
  void randomLayoutsSlideAsTheSlowOnesDo() {
    QFETCH(int, blanks);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(300); ++i) {
      const std::string rows = testing::randomRows(random, blanks);
      const Code code = readRows(rows, rows);
      QCOMPARE(rowsOf(code), rows);
      QCOMPARE(code.blankCount(), blanks);
      QCOMPARE(mirrored(mirrored(code)), code);
      for (const Count count : testing::kAllCounts) {
        const SlideProblem problem(code, count);
        const StringKlotski told(rows);
        QCOMPARE(problem.isGoal(code), told.board().isSolved());
        QStringList slow, found = nextOf(problem, code);
        for (const testing::StringBoard& next : told.board().next(count))
          slow << QString::fromStdString(told.rowsOf(next));
        slow.sort();
        found.sort();
        QCOMPARE(found, slow);
        problem.forEachSuccessor(code, [&](Slide slide, Code next, search::Cost) {
          QVERIFY(problem.stateFromText(problem.stateText(next)) == next);
          bool isUndone = false;  // what slides there slides back
          problem.forEachSuccessor(next, [&](Slide back, Code again, search::Cost) {
            isUndone |= again == code && back == Slide{slide.to, slide.from};
          });
          QVERIFY(isUndone);
        });
      }
    }
  }

  // Whole components of random layouts: figures, and every search's answer.
  void randomComponentsAreSurveyedAsTheSlowOnesAre_data() {
    QTest::addColumn<int>("blanks");
    for (int blanks = 1; blanks <= 3; ++blanks) QTest::addRow("%d blank", blanks) << blanks;
  }
  void randomComponentsAreSurveyedAsTheSlowOnesAre() {
    QFETCH(int, blanks);
    Random random = testing::randomFor(QTest::currentDataTag());
    const std::size_t most = testing::isShortened() ? 150 : 1500;
    int solvable = 0;
    for (int done = 0; done < testing::rounds(blanks == 3 ? 4 : 8) ||
                       (blanks > 1 && solvable == 0 && !testing::isShortened());) {
      const std::string rows = testing::randomRows(random, blanks);
      const Code code = readRows(rows, rows);
      if (!StringKlotski(rows).board().truth(Count::Moves, most)) continue;
      ++done;
      const Survey found = survey(code);
      QVERIFY(found.isComplete());
      for (const Count count : testing::kAllCounts) {
        const auto k = static_cast<std::size_t>(count);
        const auto truth = *StringKlotski(rows).board().truth(count, most);
        QCOMPARE(*found.states, truth.states);
        QCOMPARE(*found.goalStates, truth.goals);
        QCOMPARE(*found.edges[k], truth.edges);
        QCOMPARE(*found.depth[k], static_cast<search::Cost>(truth.depth));
        QCOMPARE(found.best[k] ? static_cast<int>(*found.best[k]) : -1, truth.best);
        solvable += truth.best > 0;
        for (const search::AlgorithmInfo& row : search::algorithms()) {
          if (!canSearch(row.id) || search::meetsAnew(row.id) || search::dropsNodes(row.id)) continue;
          const Solution solution = solve(SlideProblem(code, count), row.id);
          QCOMPARE(solution.outcome, truth.best < 0 ? search::Outcome::Exhausted : search::Outcome::Solved);
          if (truth.best < 0) continue;
          const bool isOptimal = row.promise == search::Promise::Always ||
                                 row.promise == search::Promise::UniformSteps ||
                                 row.promise == search::Promise::AdmissibleHeuristic;
          if (isOptimal) QCOMPARE(static_cast<int>(solution.slides.size()), truth.best);
          QVERIFY(static_cast<int>(solution.slides.size()) >= truth.best);
          QCOMPARE(solution.slides.size() + 1, solution.states.size());
          QCOMPARE(solution.states.front(), code);
          QVERIFY(SlideProblem(code, count).isGoal(solution.states.back()));
        }
      }
    }
  }
  // The deepening searches, where the way is short: some slides away from a goal.
  void deepeningSearchesFindTheFewest() {
    Random random = testing::randomFor("deepening");
    int longer = 0;
    for (int i = 0; i < testing::rounds(20) || longer == 0; ++i) {
      const Count count = testing::kAllCounts[random.below(3)];
      Code code = readRows("VSSV/VSSV/HH../SCCS/SCCS", "goal");
      for (int slides = 0; slides < 8; ++slides) {
        std::vector<Code> all;
        SlideProblem(code, count).forEachSuccessor(code, [&](Slide, Code next, search::Cost) {
          all.push_back(next);
        });
        code = all[random.below(static_cast<std::uint32_t>(all.size()))];
      }
      const Solution fewest = solve(SlideProblem(code, count), search::Algorithm::BreadthFirst);
      longer += fewest.slides.size() > 1;
      for (const auto algorithm : {search::Algorithm::IterativeDeepening, search::Algorithm::IdaStar}) {
        const Solution found = solve(SlideProblem(code, count), algorithm);
        QCOMPARE(found.outcome, search::Outcome::Solved);
        QCOMPARE(found.slides.size(), fewest.slides.size());
        QCOMPARE(found.states.size(), fewest.states.size());
      }
    }
  }
};

SEARCHLIGHT_TEST(KlotskiRulesTest)
#include "klotski_rules_test.moc"
