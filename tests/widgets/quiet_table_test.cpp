// tests/widgets/quiet_table_test.cpp: which changes of the current row are a user's choice.
#include "widgets/tables/quiet_table.h"

#include "tests/test_main.h"
#include "tests/widgets/compare_rows.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/grid/scenario_list.h"
#include "widgets/lines/hint_view.h"
#include "widgets/tables/node_models.h"

namespace {

// Five rows of one column below a field that takes the focus first.
struct TableScene {
  QWidget window;
  QLineEdit* field = new QLineEdit;
  QuietTable* table = new QuietTable;
  QStandardItemModel model{5, 2};
  QSignalSpy chosen{table, &QuietTable::rowChosen};

  TableScene() {
    for (int row = 0; row < 5; ++row)
      model.setItem(row, 0, new QStandardItem(QString(QLatin1Char(char('a' + row)))));
    table->setModel(&model);
    auto* column = new QVBoxLayout(&window);
    column->addWidget(field);
    column->addWidget(table);
    window.resize(300, 400);
    window.show();
    window.activateWindow();
    field->setFocus();
  }
  // The rows that were told since the last time.
  QList<int> told() {
    QList<int> rows;
    for (const QList<QVariant>& one : std::exchange(static_cast<QList<QList<QVariant>>&>(chosen), {}))
      rows << one.first().toInt();
    return rows;
  }
  void click(int row) {
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(model.index(row, 0)).center());
  }
};

using Rows = QList<int>;

}  // namespace

class QuietTableTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // A table below the edge of a panel that scrolls: the row that is gone to is seen, not only by the table.
  void theRowIsSeenInWhateverScrolls() {
    QStandardItemModel model(40, 1);
    auto* table = new QuietTable;
    table->setModel(&model);
    table->setMinimumHeight(400);
    auto* above = new QLabel(u"above"_s);
    above->setMinimumHeight(150);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addWidget(above);
    column->addWidget(table);
    QScrollArea panel;
    panel.setWidgetResizable(true);
    panel.setWidget(content);
    panel.resize(240, 300);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel, 60'000));
    const auto isSeen = [&] {
      const QRect row = table->visualRect(model.index(table->currentIndex().row(), 0));
      return !row.isEmpty() && table->viewport()->visibleRegion().contains(row.center()) &&
             table->viewport()->visibleRegion().boundingRect().contains(row);
    };
    table->setFocus();
    table->showRow(0);
    QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(table->currentIndex().row(), 39);
    QVERIFY(isSeen());
    QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(isSeen());
    table->showRow(39);  // a program that follows something leaves the panel where it is
    QVERIFY(!isSeen());
    table->revealRow(39);
    QVERIFY(isSeen());
    // Where the table alone can do it the panel stays: the button that was pressed does not slip from under the pointer.
    panel.verticalScrollBar()->setValue(100);
    table->showRow(0);
    for (const int row : {25, 3}) {
      table->revealRow(row);
      QVERIFY(isSeen());
      QCOMPARE(panel.verticalScrollBar()->value(), 100);
    }
  }

  // Rows are chosen: the table goes sideways for the keys that do, not for the cell that was hit.
  void choosingStaysWhereItIsSidepaths() {
    TableScene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window, 60'000));
    s.table->setColumnWidth(0, 200);
    s.table->setColumnWidth(1, 400);
    QCoreApplication::processEvents();
    const QScrollBar& bar = *s.table->horizontalScrollBar();
    QVERIFY(bar.maximum() > 0);
    QTest::mouseClick(
        s.table->viewport(), Qt::LeftButton, {},
        QPoint(s.table->viewport()->width() - 5, s.table->visualRect(s.model.index(2, 0)).center().y()));
    QCOMPARE(s.told(), Rows{2});
    QCOMPARE(bar.value(), 0);
    s.table->horizontalScrollBar()->setValue(bar.maximum());
    s.table->revealRow(4);
    QCOMPARE(bar.value(), bar.maximum());
    QTest::keyClick(s.table, Qt::Key_Right);
    QTest::keyClick(s.table, Qt::Key_Left);
    QCOMPARE(bar.value(), 0);
  }

  // A page ends before rows that are disabled, the next one leads beyond them, and where all behind them are, nowhere.
  void pagesGoOnFromDisabledRows() {
    QStandardItemModel model(40, 1);
    for (int row = 0; row < 40; ++row) model.setItem(row, 0, new QStandardItem);
    QuietTable table;
    table.setModel(&model);
    table.resize(200, 260);
    table.show();
    table.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&table, 60'000));
    table.setFocus();
    const auto after = [&](Qt::Key key, int from) {
      table.showRow(from);
      QTest::keyClick(&table, key);
      return table.currentIndex().row();
    };
    const auto enable = [&](int first, int last, bool enabled) {
      for (int row = first; row <= last; ++row) model.item(row)->setEnabled(enabled);
    };
    const int down = after(Qt::Key_PageDown, 0), up = after(Qt::Key_PageUp, 39);
    QVERIFY(down > 3 && down < 36 && up > 3 && up < 36);
    enable(down, down, false);
    QCOMPARE(after(Qt::Key_PageDown, 0), down - 1);
    QCOMPARE(after(Qt::Key_Down, down - 1), down + 1);
    enable(down, 39, false);
    QCOMPARE(after(Qt::Key_PageDown, 0), down - 1);
    QCOMPARE(after(Qt::Key_PageDown, down - 1), down - 1);
    QCOMPARE(after(Qt::Key_Down, down - 1), down - 1);
    enable(0, 39, true);
    enable(up, up, false);
    QCOMPARE(after(Qt::Key_PageUp, 39), up + 1);
    QCOMPARE(after(Qt::Key_Up, up + 1), up - 1);
    enable(0, up, false);
    QCOMPARE(after(Qt::Key_PageUp, 39), up + 1);
    QCOMPARE(after(Qt::Key_PageUp, up + 1), up + 1);
  }

  void clicksAndKeysChoose() {
    TableScene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window, 60'000));
    s.click(2);
    QCOMPARE(s.told(), Rows{2});
    s.click(2);  // again
    QCOMPARE(s.told(), Rows{2});
    QTest::keyClick(s.table, Qt::Key_Down);
    QCOMPARE(s.told(), Rows{3});
    QTest::keyClick(s.table, Qt::Key_Return);
    QCOMPARE(s.told(), Rows{3});
    QTest::keyClick(s.table, Qt::Key_Right);  // within the row
    QCOMPARE(s.told(), Rows{});
    QTest::keyClick(s.table, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(s.told(), Rows{0});
  }

  // To come to the table is to choose nothing; what stands there then can still be chosen.
  void focusChoosesNothing() {
    TableScene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window, 60'000));
    QTest::keyClick(s.field, Qt::Key_Tab);
    QVERIFY(s.table->hasFocus());
    QCOMPARE(s.told(), Rows{});
    QCOMPARE(s.table->currentIndex().row(), 0);
    QTest::keyClick(s.table, Qt::Key_Return);
    QCOMPARE(s.told(), Rows{0});
    QTest::keyClick(s.table, Qt::Key_Down);
    QCOMPARE(s.told(), Rows{1});
  }

  void programsChooseNothing() {
    TableScene s;
    s.table->showRow(3);
    s.table->setCurrentIndex(s.model.index(1, 0));
    QCOMPARE(s.told(), Rows{});
  }

  // Qt makes another row the current one while this one goes.
  void removingChoosesNothing_data() {
    searchlight::testing::columns<int>("row")("first", 0)("within", 2)("last", 4);
  }
  void removingChoosesNothing() {
    QFETCH(int, row);
    TableScene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window, 60'000));
    s.click(row);
    s.told();
    s.model.removeRow(row);
    QCOMPARE(s.told(), Rows{});
    const int now = s.table->currentIndex().row();
    QVERIFY(now >= 0);
    s.click(now);
    QCOMPARE(s.told(), Rows{now});
  }

  void aClickAfterKeysIsHeard() {
    TableScene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window, 60'000));
    s.click(1);
    QTest::keyClick(s.table, Qt::Key_Down);
    s.told();
    s.click(2);
    QCOMPARE(s.told(), Rows{2});
  }

  // What whoever listens does to the table is no choice of the user's.
  void listenersChooseNothing() {
    TableScene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window, 60'000));
    QObject::connect(s.table, &QuietTable::rowChosen, s.table,
                     [&] { s.table->setCurrentIndex(s.model.index(4, 0)); });
    s.click(1);
    QCOMPARE(s.told(), Rows{1});
    QTest::keyClick(s.table, Qt::Key_Up);
    QCOMPARE(s.told(), Rows{3});
    QTest::keyClick(s.table, Qt::Key_Return);
    QCOMPARE(s.told(), Rows{4});
  }

  // Wide columns give way to the last pixel, and one that cannot any more leaves the rest to the other.
  void wideColumnsGiveWayBeforeAnythingIsBeyondTheEdge() {
    QStandardItemModel model(1, 4);
    model.setHorizontalHeaderLabels({u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    QuietTable table;
    table.setModel(&model);
    table.setWideColumns({0, 2});
    const auto textOf = [&](int width) {
      QString text;
      while (table.fontMetrics().horizontalAdvance(text) < width) text += u'i';
      return text;
    };
    table.fitColumn(0, textOf(300));
    table.fitColumn(1, textOf(40));
    table.fitColumn(2, textOf(110));
    table.fitColumn(3, textOf(40));
    table.show();
    const int others = table.columnWidth(1) + table.columnWidth(3);
    int narrowest = 10'000;
    for (int width = 320; width < 640; width += 3) {
      table.resize(width, 120);
      const int beyond = table.horizontalHeader()->length() - table.viewport()->width();
      QVERIFY2(beyond <= 0, qPrintable(u"%1 px wide: %2 too many"_s.arg(width).arg(beyond)));
      narrowest = std::min(narrowest, table.columnWidth(2));
    }
    QVERIFY(others < 160);     // there was room for two that are as narrow as they get
    QVERIFY(narrowest < 110);  // and they had to get narrower
    QVERIFY(narrowest >= 90);  // but not without end
  }

  // Digits of one weight stand below each other, under a head that stands there, too.
  void numbersStandAtTheRight() {
    const HintView hints;
    const StatisticsDialog statistics({.about = {},
                                       .columns = {u"Collection"_s, u"Solved"_s, u"Moves"_s},
                                       .rows = {{u"Ours"_s, u"5"_s, u"1,234"_s}},
                                       .nothing = {}});
    NodeTableModel nodes;
    NodeEventModel events;
    ScenarioList scenarios;
    CompareModel searches;
    searches.setRows({searchlight::testing::solved(1, 5, true)});
    struct Case {
      const char* name;
      const QAbstractItemModel* model;
      QList<int> words;  // the columns that tell something else
    };
    const std::array cases{
        Case{"hints", hints.findChild<QTableView*>()->model(), {0}},
        Case{"statistics", statistics.findChild<QTableView*>()->model(), {0}},
        Case{"OPEN and CLOSED", &nodes, {}},
        Case{"events", &events, {NodeEventModel::Kind}},
        Case{"scenarios", &scenarios, {ScenarioList::Status}},
        Case{"searches", &searches, {static_cast<int>(CompareColumn::Search)}},
    };
    for (const Case& c : cases)
      for (int column = 0; column < c.model->columnCount(); ++column) {
        const auto isRight = [](const QVariant& alignment) {
          return (alignment.toInt() & Qt::AlignRight) != 0;
        };
        const QString what = u"%1, column %2"_s.arg(QLatin1String(c.name)).arg(column);
        const bool isNumber = !c.words.contains(column);
        QVERIFY2(isRight(c.model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)) == isNumber,
                 qPrintable(what));
        for (int row = 0; row < c.model->rowCount(); ++row)
          QVERIFY2(isRight(c.model->index(row, column).data(Qt::TextAlignmentRole)) == isNumber,
                   qPrintable(what));
      }
  }

  // As long as what is done of a collection; none where nobody knows.
  void aBarForEachCollection() {
    StatisticsDialog statistics({.about = {},
                                 .columns = {u"Collection"_s, u"Solved"_s},
                                 .rows = {{u"A"_s, QString()}, {u"B"_s, QString()}, {u"C"_s, QString()}},
                                 .nothing = {},
                                 .shares = {0.25, 1, -1}});
    auto* table = statistics.findChild<QTableView*>();
    statistics.show();
    QVERIFY(QTest::qWaitForWindowExposed(&statistics, 60'000));
    const QImage image = table->viewport()->grab().toImage();
    const QColor ink = table->palette().color(QPalette::Highlight);
    QList<int> widths;
    for (int row = 0; row < 3; ++row) {
      const QRect cell = table->visualRect(table->model()->index(row, 0));
      int widest = 0;
      for (int y = cell.top(); y <= cell.bottom(); ++y) {
        int found = 0;
        for (int x = cell.left(); x <= cell.right(); ++x) found += image.pixelColor(x, y) == ink;
        widest = std::max(widest, found);
      }
      widths << widest;
    }
    QVERIFY2(widths[1] > 30 && std::abs(widths[0] - widths[1] / 4) <= 3,
             qPrintable(u"%1 %2"_s.arg(widths[0]).arg(widths[1])));
    QCOMPARE(widths[2], 0);
  }

  // Above the bars, large; what is of no collection counts among the games alone.
  void totalsOfAllCollections() {
    SolvedRow first{.name = u"A"_s, .all = 10}, second{.name = u"B"_s, .all = 5}, others;
    first.add({.own = 5, .fewest = 5, .games = 2, .when = {}});
    second.add({.own = 7, .fewest = 6, .games = 1, .when = {}});
    others.add({.own = 9, .fewest = {}, .games = 4, .when = {}});
    const Statistics told = solvedStatistics({first, second, others}, u"Pushes"_s);
    QStringList values;
    for (const PanelCount& count : told.counts) values << count.value;
    QCOMPARE(values, (QStringList{u"2"_s, u"1"_s, u"7"_s}));
    QCOMPARE(told.counts.front().notes.front().text, u"of 15"_s);
    const StatisticsDialog dialog(told);
    int large = 0;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
      large +=
          values.contains(label->text()) && label->font().pointSizeF() > 1.5 * dialog.font().pointSizeF();
    QCOMPARE(large, 3);
  }

  // Where nothing is yet, what will be is seen above the sentence that says so; no bar scrolls it.
  void shadesOfRowsToCome() {
    StatisticsDialog dialog(
        {.about = {}, .columns = {u"Rules"_s, u"Games"_s}, .rows = {}, .nothing = u"Nothing yet."_s});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog, 60'000));
    auto* table = dialog.findChild<QuietTable*>();
    const auto shades = [&] {
      const QImage image = table->viewport()->grab().toImage();
      int found = 0;
      for (int x = 0; x < image.width(); ++x)
        found += image.pixel(x, table->verticalHeader()->defaultSectionSize() / 2 + 4) != image.pixel(0, 0);
      return found;
    };
    QVERIFY2(shades() > 40, qPrintable(QString::number(shades())));
    table->setGhosts(false);
    QCOMPARE(shades(), 0);
    QVERIFY(!table->verticalScrollBar()->isVisible() && !table->horizontalScrollBar()->isVisible());
  }
};

SEARCHLIGHT_TEST(QuietTableTest)
#include "quiet_table_test.moc"
