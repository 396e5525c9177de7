// tests/core/experiment_test.cpp: rows of experiments read, written, sorted and filtered; their statistics and series against figures
// computed elsewhere (NumPy's percentile, by hand).
#include "core/experiment/figures.h"
#include "core/text/failure.h"
#include "tests/test_main.h"

using namespace searchlight::experiment;

namespace {

const QByteArray kRows =
    "map,line,run,outcome,cost,expanded\n"
    "a,1,A*,solved,10,100\n"
    "a,2,A*,solved,20,400\n"
    "a,3,A*,time-limit,,9000\n"
    "a,1,greedy,solved,12,40\n"
    "a,2,greedy,exhausted,,60\n"
    "a,3,greedy,solved,31,80\n";

Results resultsOf(const QByteArray& text) { return Results::read(text.toStdString(), "rows.csv"); }

// A column of one run's values.
Results valuesOf(const std::vector<double>& values) {
  Results results({"run", "value"});
  for (const double value : values)
    results.add(std::vector<std::string>{"all", QByteArray::number(value, 'g', 17).toStdString()});
  return results;
}

QList<int> ids(const RowIds& rows) { return {rows.begin(), rows.end()}; }

}  // namespace

class ExperimentTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Each distinct text once; what is missing stays so, and numbers may become texts.
  void textsChanged() {
    Results results = Results::read("file,n\na,1\n,2\na,1\nb,3\n", "x");
    int asked = 0;
    results.changeTexts(0, [&](const std::string& text) {
      ++asked;
      return "/x/" + text;
    });
    QCOMPARE(asked, 2);
    QCOMPARE(results.csv(), std::string("file,n\n/x/a,1\n,2\n/x/a,1\n/x/b,3\n"));
    results.changeTexts(1, [](const std::string&) { return std::string("same"); });
    QVERIFY(!results.isNumber(1));
    QCOMPARE(results.distinct(1), std::size_t{2});
  }

  void readsAndWrites() {
    const Results results = resultsOf(kRows);
    QCOMPARE(results.rowCount(), std::size_t{6});
    QCOMPARE(results.columnCount(), std::size_t{6});
    QVERIFY(results.isNumber(*results.column("cost")));
    QVERIFY(!results.isNumber(*results.column("run")));
    QVERIFY(!results.column("nothing"));
    QCOMPARE(*results.number(0, 4), 10.0);
    QVERIFY(!results.number(2, 4));
    QCOMPARE(results.instance(4), std::string("a 2"));
    QCOMPARE(QByteArray::fromStdString(results.csv()), kRows);
    const RowIds some{5, 0};
    QCOMPARE(
        QByteArray::fromStdString(results.csv(some)),
        QByteArray("map,line,run,outcome,cost,expanded\na,3,greedy,solved,31,80\na,1,A*,solved,10,100\n"));
  }

  void quotes() {
    const QByteArray text = "\"a,b\",c\n\"1,\"\"2\"\"\",\"x\ny\"\n";
    const Results results = resultsOf(text);
    QCOMPARE(results.name(0), std::string("a,b"));
    QCOMPARE(results.text(0, 0), std::string("1,\"2\""));
    QCOMPARE(results.text(0, 1), std::string("x\ny"));
    QCOMPARE(QByteArray::fromStdString(results.csv()), text);
    QCOMPARE(resultsOf("a,b\r\n1,2\r\n\r\n3,4\r\n").rowCount(), std::size_t{2});
  }

  // What a crash leaves is no row.
  void incompleteLine() {
    QCOMPARE(resultsOf("a,b\n1,2\n3,4").rowCount(), std::size_t{1});
    QCOMPARE(resultsOf("a,b\n1,2\n3,\"4").rowCount(), std::size_t{1});
    QCOMPARE(resultsOf("a,b\n").rowCount(), std::size_t{0});
  }

  void errors_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("text", "error");
    row("empty", "", "rows.csv:1: expected a line of column names");
    row("no end", "a,b", "rows.csv:1: expected a line of column names");
    row("no name", "a,,c\n", "rows.csv:1: column 2 has no name");
    row("twice", "a,b,a\n", "rows.csv:1: column \"a\" appears twice");
    row("too few", "a,b\n1,2\n3\n", "rows.csv:3: expected 2 fields, found 1");
    row("too many", "a,b\n\n1,2,3\n", "rows.csv:3: expected 2 fields, found 3");
    row("line after quoted lines", "a,b\n\"1\n\n\",2\n3\n", "rows.csv:5: expected 2 fields, found 1");
    row("behind a quote", "a,b\n\"1\"x,2\n", "rows.csv:2: quotes must enclose a whole field");
    row("before a quote", "a,b\n1\"x\",2\n", "rows.csv:2: quotes must enclose a whole field");
    row("open", "a,b\n\"1,2\n3,4\n", "rows.csv:2: a quote does not end");
    row("long", "a,b\n" + QByteArray(70'000, 'x') + ",2\n", "rows.csv:2: a field exceeds 65536 bytes");
    row("wide", QByteArray("x,").repeated(201) + "y\n", "rows.csv:1: more than 200 fields");
  }
  void errors() {
    FETCH(const QByteArray, text, error);
    try {
      resultsOf(text);
      QFAIL("was read");
    } catch (const FormatError& e) {
      QCOMPARE(QByteArray(e.what()), error);
    }
  }

  void sorts() {
    Results results({"v"});
    for (const char* text : {"10", "b", "", "9", "a", "9.0", ""}) results.add(std::vector<std::string>{text});
    RowIds rows = results.rowsWith();
    results.sort(rows, 0, false);
    QCOMPARE(ids(rows), (QList<int>{3, 5, 0, 4, 1, 2, 6}));
    rows = results.rowsWith();
    results.sort(rows, 0, true);
    QCOMPARE(ids(rows), (QList<int>{1, 4, 0, 3, 5, 2, 6}));
  }

  void filters() {
    const Results results = resultsOf(kRows);
    QCOMPARE(ids(results.rowsWith("GREED")), (QList<int>{3, 4, 5}));
    QCOMPARE(ids(results.rowsWith("limit")), (QList<int>{2}));
    QCOMPARE(results.rowsWith("nowhere").size(), std::size_t{0});
    QCOMPARE(results.rowsWith("").size(), std::size_t{6});
  }

  // numpy.percentile(values, [25, 50, 75]), its default method.
  void quartiles_data() {
    const auto row = testing::columns<QList<double>, double, double, double, double>(
        "values", "lower", "median", "upper", "mean");
    row("one", QList<double>{7}, 7, 7, 7, 7);
    row("two", QList<double>{1, 2}, 1.25, 1.5, 1.75, 1.5);
    row("even", QList<double>{4, 1, 3, 2}, 1.75, 2.5, 3.25, 2.5);
    row("odd", QList<double>{50, 4, 2, 9, 4, 5, 7}, 4, 5, 8, 81.0 / 7);
  }
  void quartiles() {
    QFETCH(const QList<double>, values);
    const Summary summary = summaryOf({values.begin(), values.end()});
    QCOMPARE(summary.count, static_cast<std::size_t>(values.size()));
    QTEST(summary.lowerQuartile, "lower");
    QTEST(summary.median, "median");
    QTEST(summary.upperQuartile, "upper");
    QTEST(summary.mean, "mean");
    QCOMPARE(summary.min, *std::ranges::min_element(values));
    QCOMPARE(summary.max, *std::ranges::max_element(values));
  }
  void noValue() { QCOMPARE(summaryOf({}).count, std::size_t{0}); }

  // What a limit ended is counted among all, and not measured.
  void groups() {
    const Results results = resultsOf(kRows);
    const auto groups = groupsOf(results, results.rowsWith(), 2, 5);
    QCOMPARE(groups.size(), std::size_t{2});
    QCOMPARE(groups[0].name, std::string("A*"));
    QCOMPARE(groups[0].rows.size(), std::size_t{3});
    QCOMPARE(groups[0].solved, std::size_t{2});
    QCOMPARE(groups[0].summary.count, std::size_t{2});
    QCOMPARE(groups[0].summary.median, 250.0);
    QCOMPARE(groups[1].solved, std::size_t{2});
    QCOMPARE(groups[1].summary.count, std::size_t{3});
    QCOMPARE(groups[1].summary.mean, 60.0);
  }

  void scatter() {
    const Results results = resultsOf(kRows);
    const auto all = scatterOf(results, results.rowsWith(), 2, 4, 5);
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].dots.size(), std::size_t{2});
    QCOMPARE(all[0].dots[1].x, 20.0);
    QCOMPARE(all[0].dots[1].y, 400.0);
    QCOMPARE(all[0].dots[1].row, 1U);
    QCOMPARE(all[1].dots.size(), std::size_t{2});  // the exhausted one has no cost
  }

  void pairs() {
    const Results results = resultsOf(kRows);
    const Series pairs = pairsOf(results, results.rowsWith(), "A*", "greedy", 5);
    QCOMPARE(pairs.dots.size(), std::size_t{2});
    QCOMPARE(pairs.dots[0].x, 100.0);
    QCOMPARE(pairs.dots[0].y, 40.0);
    QCOMPARE(pairs.dots[1].x, 400.0);
    QCOMPARE(pairs.dots[1].y, 60.0);
    QCOMPARE(pairs.dots[1].row, 4U);
  }

  void survival() {
    const Results results = resultsOf(kRows);
    const auto all = survivalOf(results, results.rowsWith(), 2, 5);
    QCOMPARE(all[0].dots.size(), std::size_t{2});
    QCOMPARE(all[0].dots[0].x, 100.0);
    QCOMPARE(all[0].dots[0].y, 1.0 / 3);
    QCOMPARE(all[0].dots[1].y, 2.0 / 3);
    QCOMPARE(all[1].dots[1].x, 80.0);  // not the exhausted one, 60
  }

  void boxes() {
    const Results results = valuesOf({2, 4, 4, 5, 7, 9, 50});
    const auto boxes = boxesOf(results, results.rowsWith(), 0, 1);
    QCOMPARE(boxes.size(), std::size_t{1});
    QCOMPARE(boxes[0].lowerWhisker, 2.0);
    QCOMPARE(boxes[0].upperWhisker, 9.0);  // 8 + 1.5 * 4 = 14
    QCOMPARE(boxes[0].outliers.size(), std::size_t{1});
    QCOMPARE(boxes[0].outliers[0].row, 6U);
    QVERIFY(boxesOf(valuesOf({}), RowIds(), 0, 1).empty());
  }

  void medians() {
    Series one{"one", {{0, 5, 0}, {1, 7, 1}, {4, 1, 2}, {10, 3, 3}}}, two{"two", {{5, 9, 4}}};
    const auto all = mediansOf({one, two}, 2);
    QCOMPARE(all[0].dots.size(), std::size_t{2});
    QCOMPARE(all[0].dots[0].x, 2.5);
    QCOMPARE(all[0].dots[0].y, 5.0);
    QCOMPARE(all[0].dots[0].row, 0U);
    QCOMPARE(all[0].dots[1].y, 3.0);
    QCOMPARE(all[1].dots.size(), std::size_t{1});
    QCOMPARE(all[1].dots[0].x, 7.5);
    const auto same = mediansOf({Series{"same", {{3, 1, 0}, {3, 2, 1}}}}, 10);
    QCOMPARE(same[0].dots.size(), std::size_t{1});
    QCOMPARE(same[0].dots[0].x, 3.0);
    QCOMPARE(same[0].dots[0].y, 1.5);
  }
};

SEARCHLIGHT_TEST(ExperimentTest)
#include "experiment_test.moc"
