// tests/widgets/compare_table_test.cpp: what a comparison says of its searches, and how it is sorted and used.
#include "widgets/compare/compare_table.h"

#include "tests/test_main.h"
#include "tests/widgets/compare_rows.h"
#include "tests/widgets/marking_translator.h"

using search::Outcome;
using testing::cell;
using testing::ended;
using testing::inked;
using testing::solved;
using testing::textOf;

namespace {

using enum CompareColumn;

QString head(const CompareModel& model, CompareColumn column) {
  return model.headerData(static_cast<int>(column), Qt::Horizontal).toString();
}
bool isBest(const CompareModel& model, int number, CompareColumn column) {
  return cell(model, number, column).data(CompareModel::BestRole).toBool();
}
std::set<int> bests(const CompareModel& model, CompareColumn column) {
  std::set<int> out;
  for (int row = 0; row < model.rowCount(); ++row)
    if (isBest(model, model.rowAt(row).number, column)) out.insert(model.rowAt(row).number);
  return out;
}
QList<int> numbers(const CompareModel& model) {
  QList<int> out;
  for (int row = 0; row < model.rowCount(); ++row) out += model.rowAt(row).number;
  return out;
}

}  // namespace

class CompareTableTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  // The truth beside each cost, as it would be said by hand.
  void costsAreJudged_data() {
    const auto row = testing::columns<QList<CompareRow>, QString>("rows", "verdicts");
    const auto limited = ended(3, Outcome::MemoryLimit);
    row("one that promises", QList{solved(1, 5, true)}, "yes");
    row("one that does not", QList{solved(1, 5, false)}, "unknown");
    row("as cheap", QList{solved(1, 5, false), solved(2, 5, true)}, "yes|yes");
    row("summed otherwise", QList{solved(1, 0.1 + 0.2, false), solved(2, 0.3, true)}, "yes|yes");
    row("dearer", QList{solved(1, 5.5, false), solved(2, 5, true)}, "+10.0\u00a0%|yes");
    row("a little dearer", QList{solved(1, 100.25, false), solved(2, 100, true)}, "+0.25\u00a0%|yes");
    row("than nothing", QList{solved(1, 1, false), solved(2, 0, true)}, "no|yes");
    row("who did not answer proves nothing", QList{solved(1, 5, false), solved(2, 6, false), limited},
        "unknown|unknown|–");
    row("nor who is not done", QList{solved(1, 5, false), ended(2, Outcome::Running)}, "unknown|…");
    row("no way at all", QList{ended(1, Outcome::Exhausted)}, "–");
  }
  void costsAreJudged() {
    FETCH_ALL((QList<CompareRow>, rows), (QString, verdicts));
    CompareModel model;
    model.setRows({rows.begin(), rows.end()});
    for (int row = 0; row < model.rowCount(); ++row)
      QCOMPARE(textOf(model, row + 1, Optimal), verdicts.split(u'|')[row]);
  }

  void theBestAreMarked_data() {
    QTest::addColumn<QList<CompareRow>>("rows");
    QTest::addColumn<std::set<int>>("expanded");  // best in this column
    QTest::newRow("alone") << QList{solved(1, 5, true, 7)} << std::set<int>{};
    QTest::newRow("the least") << QList{solved(1, 5, true, 7), solved(2, 5, true, 6)} << std::set{2};
    QTest::newRow("two of them") << QList{solved(1, 5, true, 6), solved(2, 5, true, 7), solved(3, 5, true, 6)}
                                 << std::set{1, 3};
    QTest::newRow("all alike") << QList{solved(1, 5, true, 6), solved(2, 5, true, 6)} << std::set<int>{};
    QTest::newRow("not who gave up") << QList{solved(1, 5, true, 7), solved(2, 5, true, 6),
                                              ended(3, Outcome::TimeLimit, 1), ended(4, Outcome::Running, 0),
                                              ended(5, Outcome::Exhausted, 2)}
                                     << std::set{2};
    QTest::newRow("who proves that there is no way")
        << QList{ended(1, Outcome::Exhausted, 9), ended(2, Outcome::Exhausted, 4),
                 ended(3, Outcome::Stopped, 1)}
        << std::set{2};
    QTest::newRow("nobody answered") << QList{ended(1, Outcome::Stopped, 9), ended(2, Outcome::Stopped, 4)}
                                     << std::set<int>{};
  }
  void theBestAreMarked() {
    FETCH_ALL((QList<CompareRow>, rows), (std::set<int>, expanded));
    CompareModel model;
    model.setRows({rows.begin(), rows.end()});
    QCOMPARE(bests(model, Expanded), expanded);
    for (int row = 0; row < model.rowCount(); ++row) {
      const QModelIndex index = model.index(row, static_cast<int>(Expanded));
      const bool best = expanded.contains(row + 1);
      QCOMPARE(index.data(Qt::FontRole).value<QFont>().bold(), best);
      QCOMPARE(index.data(Qt::AccessibleTextRole).toString() != index.data().toString(), best);
    }
  }

  // A star is painted, not only a heavier text.
  void theBestIsSeen() {
    CompareTable table;
    table.resize(1200, 200);
    table.setRows({solved(1, 5, true, 1000), solved(2, 5, true, 1001)});
    table.show();
    QFont bold = table.view().font();
    bold.setBold(true);
    // Left of the text.
    const auto inkIn = [&](int number) {
      const QModelIndex index = cell(table.model(), number, Expanded);
      const int text = QFontMetrics(bold).horizontalAdvance(index.data().toString()) + 4;
      const QRect place = table.view().visualRect(index).adjusted(0, 4, -text, -9);
      return inked(table.view().viewport()->grab(place).toImage(), table.palette().color(QPalette::Base));
    };
    QVERIFY2(inkIn(1) > inkIn(2) + 20, qPrintable(u"%1 %2"_s.arg(inkIn(1)).arg(inkIn(2))));
  }

  void whatHasNoCostSaysWhy_data() {
    const auto row = testing::columns<Outcome, QString>("outcome", "cost");
    row("exhausted", Outcome::Exhausted, "no path");
    row("time", Outcome::TimeLimit, "time limit");
    row("memory", Outcome::MemoryLimit, "memory limit");
    row("stopped", Outcome::Stopped, "stopped");
    row("cost", Outcome::CostLimit, "cost limit");
  }
  void whatHasNoCostSaysWhy() {
    FETCH_ALL((Outcome, outcome), (QString, cost));
    CompareModel model;
    model.setRows({ended(1, outcome, 1234567)});
    QCOMPARE(textOf(model, 1, Cost), cost);
    QCOMPARE(textOf(model, 1, Steps), u"–"_s);
    // Who may not look everywhere has only proven that there is nothing where he looked.
    CompareRow windowed = ended(1, outcome);
    windowed.seesAll = false;
    CompareModel other;
    other.setRows({windowed});
    QCOMPARE(textOf(other, 1, Cost), outcome == Outcome::Exhausted ? u"no path in window"_s : cost);
    QCOMPARE(textOf(model, 1, Expanded), u"1,234,567"_s);
    QVERIFY(cell(model, 1, Expanded).data(CompareModel::ShareRole).isValid());
    QVERIFY(!cell(model, 1, Cost).data(CompareModel::ShareRole).isValid());
  }

  void figuresReadAsElsewhere() {
    CompareModel model;
    CompareRow row = solved(1, 34.14213562, true, 1234);
    row.steps = 12345;
    row.bytes = 3 * (std::size_t{1} << 20) / 2;
    row.time = search::measuredTime({0.0038});
    row.setupSeconds = 0.00025;
    row.stats.scanned = 54321;
    model.setRows({row, ended(2, Outcome::Running)});
    const QStringList texts =
        u"search 1|34.14|yes|12,345|1,234|54,321|9,872|0|617|1.5|0.25|3.8"_s.split(u'|');
    QCOMPARE(head(model, Memory), u"Memory, MB"_s);
    QCOMPARE(head(model, SetUp), u"Preparation, ms"_s);
    QCOMPARE(head(model, Time), u"Time, ms"_s);
    for (int c = 0; c < kCompareColumns; ++c) {
      const auto column = static_cast<CompareColumn>(c);
      QCOMPARE(textOf(model, 1, column), texts[c]);
      if (column != Search) QCOMPARE(textOf(model, 2, column), u"…"_s);
    }
  }

  // One unit a column, by the least figure in it, and as many digits behind the point in every row.
  void aColumnHasOneUnit_data() {
    const auto row = testing::columns<QList<double>, QString, QString>("seconds", "title", "texts");
    row("microseconds", {34.4e-6, 0.38e-3}, "Time, µs", "34|380");
    row("less than one", {0.4e-6, 12e-6}, "Time, µs", "0.40|12.00");
    row("parts of a millisecond", {0.38e-3, 12.3e-3}, "Time, ms", "0.38|12.30");
    row("milliseconds", {3.44e-3, 2.5}, "Time, ms", "3.4|2,500.0");
    row("seconds", {0.25, 75}, "Time, s", "0.25|75.00");
    row("nothing known", {0, 0}, "Time", "–|–");
    row("one known", {0, 2}, "Time, s", "–|2.0");
  }
  void aColumnHasOneUnit() {
    QFETCH(const QList<double>, seconds);
    std::vector<CompareRow> rows;
    for (int n = 1; n <= seconds.size(); ++n) {
      rows.push_back(solved(n, 5, true));
      rows.back().time = seconds[n - 1] > 0 ? search::measuredTime({seconds[n - 1]}) : search::MeasuredTime{};
    }
    CompareModel model;
    model.setRows(rows);
    QTEST(head(model, Time), "title");
    QTEST(textOf(model, 1, Time) + u'|' + textOf(model, 2, Time), "texts");
    const auto alignment = cell(model, 1, Time).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    QVERIFY(alignment & Qt::AlignRight);
    // Who hears a cell alone hears its unit.
    if (seconds[1] > 0) {
      const QString unit = head(model, Time).section(u", "_s, 1);
      QVERIFY2(cell(model, 2, Time).data(Qt::AccessibleTextRole).toString().contains(u' ' + unit),
               qPrintable(unit));
    }
  }

  // A time is the best only where it is better by more than the times vary.
  void noiseIsNoBest_data() {
    using Runs = std::vector<std::vector<double>>;
    const auto row = testing::columns<Runs, std::set<int>>("runs", "best");
    row("far apart", Runs{{1, 1, 1}, {2, 2, 2}}, std::set{1});
    row("nearly alike", Runs{{0.34, 0.35, 0.33}, {0.38, 0.33, 0.36}}, std::set<int>{});
    row("one that shakes", Runs{{1, 1, 1}, {0.7, 1.2, 2.5}}, std::set<int>{});
    row("two alike before a third", Runs{{1, 1, 1}, {1.01, 1.01, 1.01}, {9, 9, 9}}, std::set<int>{});
    row("the last of three", Runs{{3, 3, 3}, {2, 2, 2}, {1, 1, 1}}, std::set{3});
    row("single runs, some percents", Runs{{1}, {1.07}}, std::set<int>{});
    row("one alone", Runs{{1, 1, 1}}, std::set<int>{});
  }
  void noiseIsNoBest() {
    QFETCH(const std::vector<std::vector<double>>, runs);
    std::vector<CompareRow> rows;
    for (std::size_t i = 0; i < runs.size(); ++i) {
      rows.push_back(solved(static_cast<int>(i) + 1, 5, true));
      rows.back().time = search::measuredTime(runs[i]);
    }
    CompareModel model;
    model.setRows(rows);
    QTEST(bests(model, Time), "best");
  }

  void timesTellHowTheyWereFound() {
    CompareModel model;
    std::vector<CompareRow> rows{solved(1, 5, true), solved(2, 5, true)};
    rows[0].time = search::measuredTime({0.002, 0.002, 0.002, 0.003, 0.001});
    rows[1].time = search::measuredTime({4});
    model.setRows(rows);
    const QString often = cell(model, 1, Time).data(Qt::ToolTipRole).toString();
    QVERIFY(testing::contains(often, u"Median of 5 runs"_s));
    QCOMPARE(cell(model, 2, Time).data(Qt::ToolTipRole).toString(), u"A single run"_s);
  }

  // Where nothing scans, nobody is told of it.
  void scansHaveAColumnWhereThereAreAny() {
    CompareTable table;
    std::vector<CompareRow> rows{solved(1, 5, true), solved(2, 5, true)};
    table.setRows(rows);
    const int column = static_cast<int>(Scanned);
    QVERIFY(table.view().isColumnHidden(column));
    QVERIFY(!table.tabbedText().contains(u"Scanned"_s));
    rows[1].stats.scanned = 1234;
    table.setRows(rows);
    QVERIFY(!table.view().isColumnHidden(column));
    QCOMPARE(textOf(table.model(), 1, Scanned), u"–"_s);
    QCOMPARE(textOf(table.model(), 2, Scanned), u"1,234"_s);
    QVERIFY(table.tabbedText().contains(u"\t1,234"_s));
  }

  // ---- The drawer ----

  void itFoldsToALine() {
    CompareTable table;
    table.setTitle(u"castle.map"_s);
    table.setRows({solved(1, 5, true), solved(2, 5, true)});
    table.resize(900, 300);
    table.show();
    QVERIFY(table.isOpen() && table.view().isVisible());
    QCOMPARE(table.headShown(), u"castle.map"_s);
    table.view().setFocus();
    table.setOpen(false);
    QVERIFY(!table.view().isVisible());
    QVERIFY(table.maximumHeight() < 40);
    QCOMPARE(table.headShown(), u"castle.map"_s);
    // A hand asks, and who owns it decides.
    QSignalSpy wanted(&table, &CompareTable::openWanted);
    QTest::mouseClick(table.findChildren<QToolButton*>().front(), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().toBool(), true);
    QVERIFY(!table.isOpen());
    table.setOpen(true);
    QVERIFY(table.view().isVisible());
  }

  void barsAreSharesOfTheGreatest() {
    CompareModel model;
    model.setRows({solved(1, 5, true, 100), solved(2, 10, true, 25), ended(3, Outcome::TimeLimit, 400)});
    const auto share = [&](int n, CompareColumn c) {
      return cell(model, n, c).data(CompareModel::ShareRole).toDouble();
    };
    QCOMPARE(share(1, Expanded), 0.25);
    QCOMPARE(share(2, Expanded), 0.0625);
    QCOMPARE(share(3, Expanded), 1.0);
    QCOMPARE(share(1, Cost), 0.5);
    QCOMPARE(share(2, Reopened), 0.0);  // all are 0
  }

  void aHeadSorts_data() {
    const auto row = testing::columns<CompareColumn, QList<int>, QList<int>>("column", "up", "down");
    row("search", Search, QList{1, 2, 3, 4, 5}, QList{5, 4, 3, 2, 1});
    row("cost", Cost, QList{2, 4, 1, 3, 5}, QList{1, 2, 4, 3, 5});
    row("optimal", Optimal, QList{4, 2, 1, 3, 5}, QList{1, 2, 4, 3, 5});
    row("expanded", Expanded, QList{3, 4, 1, 2, 5}, QList{2, 1, 4, 3, 5});
  }
  void aHeadSorts() {
    QFETCH(CompareColumn, column);
    FETCH(QList<int>, up, down);
    CompareTable table;
    table.resize(1200, 300);
    table.setRows({solved(1, 7, false, 300), solved(2, 5, false, 400), ended(3, Outcome::TimeLimit, 100),
                   solved(4, 5, true, 200), ended(5, Outcome::Running)});
    table.show();
    table.setSelected(4);
    QHeaderView* head = table.view().horizontalHeader();
    const auto click = [&] {
      const int x = head->sectionViewportPosition(static_cast<int>(column)) + 20;
      QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, {x, head->height() / 2});
    };
    const auto selected = [&] { return table.model().rowAt(table.view().currentIndex().row()).number; };
    click();
    QCOMPARE(numbers(table.model()), up);
    QCOMPARE(selected(), 4);
    click();
    QCOMPARE(numbers(table.model()), down);
    QCOMPARE(selected(), 4);
    click();
    QCOMPARE(numbers(table.model()), (QList{1, 2, 3, 4, 5}));
    QCOMPARE(selected(), 4);
  }

  // By name, and numbers in names by their size.
  void searchesAreSortedByName() {
    CompareTable table;
    std::vector<CompareRow> rows{solved(1, 7, true), solved(2, 7, true), solved(3, 7, true),
                                 solved(4, 7, true)};
    const char* titles[] = {"Weighted A* 10", "Dijkstra", "Weighted A* 2", "A*"};
    for (std::size_t i = 0; i < 4; ++i) rows[i].title = QString::fromLatin1(titles[i]);
    table.setRows(rows);
    table.setSorting({static_cast<int>(Search), Qt::AscendingOrder});
    QCOMPARE(numbers(table.model()), (QList{4, 2, 3, 1}));
    table.setSorting({static_cast<int>(Search), Qt::DescendingOrder});
    QCOMPARE(numbers(table.model()), (QList{1, 3, 2, 4}));
    table.setSorting({});
    QCOMPARE(numbers(table.model()), (QList{1, 2, 3, 4}));
    QVERIFY(table.sorting() == CompareTable::Sorting{});
  }

  void theChosenRowIsSeenWhereItIsSortedTo() {
    CompareTable table;
    table.resize(1200, 130);
    std::vector<CompareRow> rows;
    for (int n = 1; n <= 8; ++n) rows.push_back(solved(n, 7, true, static_cast<unsigned>(1000 - n)));
    table.setRows(rows);
    table.show();
    table.setSelected(1);
    const auto isSeen = [&] {
      return table.view().viewport()->rect().contains(
          table.view().visualRect(table.view().currentIndex()).center());
    };
    QVERIFY(isSeen());
    table.setSorting({static_cast<int>(Expanded), Qt::AscendingOrder});
    QCOMPARE(table.model().rowOf(1), 7);
    QVERIFY(isSeen());
    for (CompareRow& row : rows) row.stats.expanded = static_cast<unsigned>(row.number);
    table.setRows(rows);
    QCOMPARE(table.model().rowOf(1), 0);
    QVERIFY(isSeen());
  }

  // Where it may not be as high as all its rows it ends with a whole one.
  void noRowIsCutInHalf() {
    CompareTable table;
    table.setRows({solved(1, 5, true), solved(2, 6, false), solved(3, 7, true), solved(4, 7, true)});
    table.resize(2000, 300);
    table.show();
    const int all = table.wholeHeight(), row = table.view().rowHeight(0);
    for (int most = all + 2 * row; most > 0; most -= 3) {
      const int high = table.heightWithin(most);
      QCOMPARE((all - high) % row, 0);
      QVERIFY(high <= std::max(most, all - 3 * row) && high + row > std::min(most, all));
    }
  }

  // As high as it says, a table that scrolls sideways does not scroll down, too.
  void oneBarBringsNoOther() {
    CompareTable table;
    table.setRows({solved(1, 12345.1234, true, 123'456'789), solved(2, 12345.1235, false, 123'456'789),
                   solved(3, 7, true), solved(4, 7, true)});
    table.resize(480, 90);
    table.show();
    QVERIFY(table.view().leastWidth() > table.view().width());
    table.resize(480, table.wholeHeight());
    QVERIFY(table.view().horizontalScrollBar()->maximum() > 0);
    QCOMPARE(table.view().verticalScrollBar()->maximum(), 0);
    const int whole = table.wholeHeight();
    table.resize(2000, 300);
    QVERIFY(table.wholeHeight() < whole);
    QCOMPARE(table.view().horizontalScrollBar()->maximum(), 0);
    // The bar for scrolling down can be what makes the columns too wide.
    table.resize(table.view().leastWidth() + 2 * table.view().frameWidth() + 2, whole);
    QTRY_COMPARE(table.view().horizontalScrollBar()->maximum(), 0);
    table.resize(table.width(), table.heightWithin(whole - 20));
    QTRY_VERIFY(table.view().verticalScrollBar()->maximum() > 0);
    QTRY_VERIFY(table.view().horizontalScrollBar()->maximum() > 0);
    QCOMPARE(table.view().viewport()->height() % table.view().rowHeight(0), 0);
  }

  void aQuestionWithoutRoomIsElided() {
    CompareTable table;
    table.setTitle(QString(300, u'x'));
    table.resize(640, 200);
    table.show();
    const auto heads = table.findChildren<QLabel*>();
    QCOMPARE(heads.size(), 1);
    QVERIFY(heads.front()->text().endsWith(QChar(0x2026)));
    QVERIFY(heads.front()->sizeHint().width() <= heads.front()->width());
    QCOMPARE(heads.front()->toolTip(), QString(300, u'x'));
  }

  // Searches of one algorithm differ at the end of their titles: that is seen where there is no room for all of one.
  void theEndOfATitleIsSeen() {
    const auto titleWith = [](const char* ties) {
      CompareTable table;
      CompareRow row = solved(1, 7, true, 300);
      row.title = u"Weighted A* · 1.5 · Octile distance · %1"_s.arg(QLatin1String(ties));
      table.setRows({row});
      table.resize(table.view().leastWidth(), 200);
      table.show();
      const QRect cell = table.view().visualRect(table.model().index(0, static_cast<int>(Search)));
      return table.view().viewport()->grab(cell).toImage();
    };
    const QImage first = titleWith("in first");
    QCOMPARE(first, titleWith("in first"));
    QVERIFY(first.width() < 200);
    QVERIFY(first != titleWith("in last!"));
  }

  void theTableIsCopied() {
    CompareTable table;
    table.setRows({solved(1, 7, true, 300), solved(2, 5, true, 200)});
    table.setSorting({static_cast<int>(Expanded), Qt::AscendingOrder});
    table.show();
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(&table.view(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    for (const QString& line : lines)
      QCOMPARE(line.count(u'\t'), kCompareColumns - 2);  // nothing scans, nor reopens
    QVERIFY(testing::startsWith(lines[0], u"#\tSearch\tCost\t"_s));
    QVERIFY(testing::startsWith(lines[1], u"2\tsearch 2\t5\t"_s));
    QVERIFY(testing::startsWith(lines[2], u"1\tsearch 1\t7\t"_s));
  }

  // An answer that comes puts its row where it belongs.
  void theOrderHoldsForWhatComes() {
    CompareTable table;
    table.setRows({solved(1, 7, true, 300), ended(2, Outcome::Running), solved(3, 7, true, 100)});
    table.view().horizontalHeader()->setSortIndicator(static_cast<int>(Expanded), Qt::AscendingOrder);
    QCOMPARE(numbers(table.model()), (QList{3, 1, 2}));
    table.setRows({solved(1, 7, true, 300), solved(2, 7, true, 200), solved(3, 7, true, 100)});
    QCOMPARE(numbers(table.model()), (QList{3, 2, 1}));
    table.setRows({solved(1, 7, true, 300), solved(4, 7, true, 50)});
    QCOMPARE(numbers(table.model()), (QList{4, 1}));
  }

  void theSelectionIsTold() {
    CompareTable table;
    table.resize(1200, 300);
    table.setRows({solved(1, 7, true), solved(2, 7, true), solved(3, 7, true)});
    table.show();
    QSignalSpy selected(&table, &CompareTable::rowSelected), activated(&table, &CompareTable::rowActivated);
    table.setSelected(2);
    QCOMPARE(table.view().currentIndex().row(), 1);
    QCOMPARE(selected.count(), 0);
    QTest::keyClick(&table.view(), Qt::Key_Down);
    QCOMPARE(selected.takeFirst().front().toInt(), 3);
    QTest::keyClick(&table.view(), Qt::Key_Up);
    QCOMPARE(selected.takeFirst().front().toInt(), 2);
    QCOMPARE(activated.count(), 0);
    QTest::keyClick(&table.view(), Qt::Key_Return);
    QCOMPARE(activated.takeFirst().front().toInt(), 2);
    selected.clear();
    QTest::mouseClick(table.view().viewport(), Qt::LeftButton, {},
                      table.view().visualRect(cell(table.model(), 1, Time)).center());
    QCOMPARE(selected.takeFirst().front().toInt(), 1);
    // It stays with its number as rows come and go.
    table.setRows({solved(3, 7, true), solved(1, 7, true)});
    QCOMPARE(table.model().rowAt(table.view().currentIndex().row()).number, 1);
    table.setRows({solved(3, 7, true)});
    QVERIFY(!table.view().currentIndex().isValid());
    QCOMPARE(selected.count(), 0);
  }

  // Whoever holds an index of the last row when there are fewer rows, as a selection does, holds none.
  void rowsMayBecomeFewerWhileSorted() {
    CompareModel model;
    std::vector<CompareRow> rows;
    for (int number = 1; number <= 4; ++number)
      rows.push_back(solved(number, 10, true, 500 - 100 * static_cast<std::uint64_t>(number)));
    model.setRows(rows);
    model.sort(static_cast<int>(CompareColumn::Expanded), Qt::AscendingOrder);
    const QPersistentModelIndex last = model.index(3, 0);
    rows.pop_back();
    model.setRows(rows);
    QVERIFY(!last.isValid());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.rowOf(3), 0);  // still by what was expanded
    QCOMPARE(model.rowOf(1), 2);
  }

  // What is no answer to the question is nobody's best: a recording tells no cost.
  void aRecordingIsNotTheBest() {
    CompareRow recording = solved(2, 10, false, 3);
    recording.cost.reset();
    QCOMPARE(contendersOf(std::vector<CompareRow>{solved(1, 10, true), recording}),
             (std::vector<bool>{true, false}));
    CompareRow refused = solved(3, 10, true, 1);
    refused.outcome = search::Outcome::Running;
    refused.problem = u"needs 8 neighbours"_s;
    CompareModel model;
    model.setRows({solved(1, 10, true), refused});
    QVERIFY(textOf(model, 3, CompareColumn::Cost) != u"…"_s);
    QCOMPARE(cell(model, 3, CompareColumn::Cost).data(Qt::ToolTipRole).toString(), refused.problem);
  }

  void theMenuSortsToo() {
    CompareTable table;
    table.setRows({solved(1, 7, true, 300), solved(2, 7, true, 200)});
    QMenu* sort = table.menu()->actions().front()->menu();
    QVERIFY(sort);
    const auto choose = [&](const QString& text) {
      Q_EMIT sort->aboutToShow();
      for (QAction* action : sort->actions())
        if (action->text() == text) return action->trigger();
      QFAIL(qPrintable(text));
    };
    choose(u"Expanded"_s);
    QCOMPARE(numbers(table.model()), (QList{2, 1}));
    choose(u"Expanded"_s);
    QCOMPARE(numbers(table.model()), (QList{1, 2}));
    choose(u"Expanded"_s);
    QCOMPARE(numbers(table.model()), (QList{2, 1}));
    choose(u"Pane order"_s);
    QCOMPARE(numbers(table.model()), (QList{1, 2}));
  }

  // Columns share the room; where there is too little the table scrolls and no figure is cut.
  void columnsFit_data() {
    QTest::addColumn<int>("width");
    for (const int width : {320, 640, 1024, 2560}) QTest::addRow("%d", width) << width;
  }
  void columnsFit() {
    QFETCH(int, width);
    CompareTable table;
    table.resize(width, 400);
    std::vector<CompareRow> rows;
    for (int n = 1; n <= 8; ++n)
      rows.push_back(solved(n, 12345.1234 + n, n == 1, 123'456'789u + static_cast<unsigned>(n)));
    rows[1].title = QString(200, u'x');
    table.setRows(rows);
    table.show();
    QFont bold = table.font();
    bold.setBold(true);
    int whole = 0;
    for (int c = 0; c < kCompareColumns; ++c) {
      whole += table.view().columnWidth(c);
      if (static_cast<CompareColumn>(c) == Search || table.view().isColumnHidden(c)) continue;
      for (int row = 0; row < 8; ++row) {
        const QModelIndex index = table.model().index(row, c);
        const QFontMetrics metrics(index.data(CompareModel::BestRole).toBool() ? bold : table.font());
        QVERIFY(metrics.horizontalAdvance(index.data().toString()) < table.view().columnWidth(c));
      }
    }
    QVERIFY(table.view().columnWidth(0) >= 150);
    QVERIFY(whole >= table.view().viewport()->width());
    QCOMPARE(table.view().horizontalScrollBar()->maximum() > 0, whole > table.view().viewport()->width());
    QVERIFY(table.model().index(1, 0).data(Qt::ToolTipRole).toString().startsWith(rows[1].title));
  }

  // An empty table can do nothing and says so.
  void nothingIsComparedYet() {
    CompareTable table;
    QVERIFY(!table.view().placeholder().isEmpty());
    const auto enabled = [&] {
      int count = 0;
      for (const QToolButton* button : table.findChildren<QToolButton*>()) count += button->isEnabled();
      for (const QAction* action : table.menu()->actions())
        count += !action->isSeparator() && action->isEnabled();
      return count;
    };
    QCOMPARE(enabled(), 0);
    table.setRows({solved(1, 5, true)});
    QCOMPARE(enabled(), 4);  // fold, more; sort, save
    QVERIFY(!table.view().accessibleName().isEmpty());
    table.setSelected(7);
    QVERIFY(!table.view().currentIndex().isValid());
    table.setRows({});
    QCOMPARE(enabled(), 0);
  }

  void textsFollowTheLanguage() {
    CompareTable table;
    table.setRows({solved(1, 5, true), ended(2, Outcome::TimeLimit), solved(3, 5, false)});
    const MarkingTranslator marking;
    QCOMPARE(MarkingTranslator::unmarked(table), QStringList());
    QCOMPARE(MarkingTranslator::unmarked(*table.menu()), QStringList());
    QVERIFY(MarkingTranslator::isMarked(table.view().placeholder()));
    QVERIFY(MarkingTranslator::isMarked(textOf(table.model(), 2, Cost)));
    QVERIFY(MarkingTranslator::isMarked(textOf(table.model(), 3, Optimal)));
  }
};

SEARCHLIGHT_TEST(CompareTableTest)
#include "compare_table_test.moc"
