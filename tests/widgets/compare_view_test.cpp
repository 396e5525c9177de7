// tests/widgets/compare_view_test.cpp: what a comparison's table does where there is little room.
#include "widgets/compare/compare_view.h"

#include "tests/test_main.h"
#include "tests/widgets/compare_rows.h"
#include "widgets/tables/quiet_table.h"

using namespace searchlight;
using namespace searchlight::ui;

class CompareViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Room for the arrow of the column that sorts, and for no other one's: the last column must not be cut for arrows
  // that nobody sees.
  void onlyTheSortingColumnHasAnArrow() {
    CompareModel model;
    CompareView view(&model);
    const int plain = view.leastWidth();
    view.horizontalHeader()->setSortIndicator(static_cast<int>(CompareColumn::Cost), Qt::AscendingOrder);
    QCOMPARE(view.leastWidth(), plain + QuietHeader::kArrowRoom);
    view.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    QCOMPARE(view.leastWidth(), plain);
  }

  void theChosenRowHasABarAndTextsStandOffTheirEdges() {
    CompareModel model;
    model.setRows({testing::solved(1, 5, true), testing::solved(2, 6, false)});
    CompareView view(&model);
    view.resize(1200, 200);
    view.fitColumns();
    view.showRow(1);
    const QImage seen = view.viewport()->grab().toImage();
    const QColor base = view.palette().color(QPalette::Base);
    const auto at = [&](int row, int x) {
      return seen.pixelColor(x, view.visualRect(model.index(row, 0)).center().y());
    };
    for (int x = 0; x < 4; ++x) {
      QCOMPARE(at(1, x), view.palette().color(QPalette::Link));
      QCOMPARE(at(0, x), base);
    }
    QCOMPARE(at(1, 6), base);  // no other ground, no other ink
    for (const int row : {0, 1})
      for (int x = 4; x < 12; ++x) QCOMPARE(at(row, x), base);
    QVERIFY(at(0, 12) != base);
  }

  // As wide as they are where there is nothing to spare, and no text is cut for a fraction of a pixel.
  void figuresAreWholeInTheLeastWidth() {
    CompareModel model;
    model.setRows({testing::solved(1, 141.87, true, 2739), testing::solved(2, 156.36, false, 612)});
    CompareView view(&model);
    view.resize(view.leastWidth() + 2 * view.frameWidth(), 200);
    view.show();
    view.fitColumns();
    for (int row = 0; row < 2; ++row)
      for (int column = 1; column < kCompareColumns; ++column) {
        const QModelIndex index = model.index(row, column);
        const double text = QFontMetricsF(view.font()).horizontalAdvance(index.data().toString());
        QVERIFY2(view.isColumnHidden(column) || text + 24 <= view.columnWidth(column),
                 qPrintable(index.data().toString()));
      }
  }

  // Which are there to tell searches of one algorithm apart.
  void optionsOutliveTheAlgorithm() {
    const QFontMetrics metrics{QFont()};
    const QString name = QStringLiteral("Weighted A* · 2 · Octile");
    const auto cutTo = [&](const QString& least) {
      return distinctElided(name, {}, metrics, metrics.horizontalAdvance(least) + 2);
    };
    const QString cut = cutTo(QStringLiteral("Weight… · 2 · Octile"));
    QVERIFY2(cut.startsWith(QStringLiteral("Wei")) && cut.endsWith(QStringLiteral("… · 2 · Octile")),
             qPrintable(cut));
    QVERIFY(cutTo(QStringLiteral("W · 2 · Octile")).contains(u'…'));
    QCOMPARE(cutTo(name), name);
    const QString bare = distinctElided(QStringLiteral("Greedy best-first"), {}, metrics,
                                        metrics.horizontalAdvance(QStringLiteral("Greedy be…")) + 1);
    QVERIFY2(bare.startsWith(QStringLiteral("Greedy")) && bare.endsWith(u'…'), qPrintable(bare));
  }

  void reopeningsHaveAColumnWhereThereAreAny() {
    CompareModel model;
    std::vector<CompareRow> rows{testing::solved(1, 5, true), testing::solved(2, 6, false)};
    model.setRows(rows);
    QVERIFY(!model.hasColumn(CompareColumn::Reopened));
    rows[1].stats.reopened = 3;
    model.setRows(rows);
    QVERIFY(model.hasColumn(CompareColumn::Reopened));
  }

  // Recordings are often called alike but for a word in the middle.
  void cutTitlesAreToldApart() {
    const QFontMetrics metrics{QFont()};
    const QString name = QStringLiteral("recorded-on-the-harbour-map-%1-of-the-second-run.trace.yaml");
    const QString one = name.arg(QStringLiteral("alpha")), other = name.arg(QStringLiteral("beta"));
    const int width = metrics.horizontalAdvance(one) / 3;
    QCOMPARE(metrics.elidedText(one, Qt::ElideMiddle, width),
             metrics.elidedText(other, Qt::ElideMiddle, width));
    const QString first = distinctElided(one, {one, other}, metrics, width),
                  second = distinctElided(other, {one, other}, metrics, width);
    QVERIFY2(first.startsWith(QStringLiteral("…alpha")), qPrintable(first));
    QVERIFY2(second.startsWith(QStringLiteral("…beta")), qPrintable(second));
    QVERIFY(metrics.horizontalAdvance(first) <= width && metrics.horizontalAdvance(second) <= width);
    // What is alone, or has its room, is as it was.
    QCOMPARE(distinctElided(one, {one}, metrics, width), metrics.elidedText(one, Qt::ElideMiddle, width));
    QCOMPARE(distinctElided(one, {one, other}, metrics, 10'000), one);
  }
};

SEARCHLIGHT_TEST(CompareViewTest)
#include "compare_view_test.moc"
