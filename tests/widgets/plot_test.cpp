// tests/widgets/plot_test.cpp: the marks of axes, what is hit on a plot, and what leaves it.
#include <QSvgRenderer>

#include "tests/test_main.h"
#include "widgets/plot/plot_view.h"
#include "widgets/plot/ticks.h"

namespace {

Plot twoSeries(bool isLog) {
  return {.title = u"expanded against cost"_s,
          .x = {.title = u"cost"_s, .isLog = isLog},
          .y = {.title = u"expanded"_s, .isLog = isLog},
          .series = {{u"A*"_s, {{1, 10, 0}, {10, 100, 1}, {100, 1000, 2}}},
                     {u"greedy"_s, {{0, 5, 3}, {10, 900, 4}}, PlotSeries::Style::Points, 1}}};
}

std::unique_ptr<PlotView> shown(Plot plot) {
  auto view = std::make_unique<PlotView>();
  view->resize(600, 400);
  view->setPlot(std::move(plot));
  view->setDescription([](std::uint32_t row) { return u"row %1"_s.arg(row); });
  view->show();
  return view;
}

}  // namespace

class PlotTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ticks_data() {
    const auto row =
        testing::columns<double, double, bool, int, QList<double>>("from", "to", "isLog", "most", "ticks");
    row("tens", 0, 100, false, 6, QList<double>{0, 20, 40, 60, 80, 100});
    row("fives", 0, 10, false, 5, QList<double>{0, 5, 10});
    row("tenths", 0, 0.3, false, 5, QList<double>{0, 0.1, 0.2, 0.3});
    row("around zero", -3, 3, false, 7, QList<double>{-3, -2, -1, 0, 1, 2, 3});
    row("far from zero", 1'000'001, 1'000'004, false, 5,
        QList<double>{1'000'001, 1'000'002, 1'000'003, 1'000'004});
    row("one value", 7, 7, false, 5, QList<double>{7});
    row("powers", 0.5, 2000, true, 8, QList<double>{1, 10, 100, 1000});
    row("each second power", 1, 1e8, true, 5, QList<double>{1, 100, 1e4, 1e6, 1e8});
    row("one decade", 1, 10, true, 8, QList<double>{1, 2, 5, 10});
    row("within a decade", 12, 19, true, 8, QList<double>{12, 13, 14, 15, 16, 17, 18, 19});
  }
  void ticks() {
    FETCH_ALL((const double, from), (const double, to), (const bool, isLog), (const int, most));
    const std::vector<double> found = ticksOf(from, to, isLog, most);
    QTEST(QList<double>(found.begin(), found.end()), "ticks");
  }

  void manyRanges() {
    for (double from = 1e-9; from < 1e9; from *= 3.7)
      for (double range = 1.0001; range < 1e12; range *= 2.3)
        for (const bool isLog : {false, true}) {
          const std::vector<double> found = ticksOf(from, from * range, isLog, 6);
          QVERIFY2(found.size() <= 7, qPrintable(QString::number(from) + u' ' + QString::number(range)));
          QVERIFY(std::ranges::is_sorted(found));
        }
  }

  void texts() {
    QLocale::setDefault(QLocale::c());
    QCOMPARE(tickText(0, false), u"0"_s);
    QCOMPARE(tickText(0.25, false), u"0.25"_s);
    QCOMPARE(tickText(100, true), u"100"_s);
    QCOMPARE(tickText(1e7, true), u"10⁷"_s);
    QCOMPARE(tickText(2e7, true), u"2·10⁷"_s);
    QCOMPARE(tickText(1e-6, true), u"10⁻⁶"_s);
  }

  void pointsAreHit() {
    const auto view = shown(twoSeries(false));
    const auto place = view->picture().at(10, 900);
    QVERIFY(place);
    QCOMPARE(view->rowAt(*place).value_or(99), 4U);
    QCOMPARE(view->textAt(*place), u"row 4"_s);
    QVERIFY(!view->rowAt(*place + QPointF(0, 60)));
    QSignalSpy opened(view.get(), &PlotView::rowOpened);
    QTest::mousePress(view.get(), Qt::LeftButton, {}, place->toPoint());
    QCOMPARE(view->current().value_or(99), 4U);
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, place->toPoint() + QPoint(0, 60));
    QCOMPARE(opened.size(), 0);  // it was a drag
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, place->toPoint());
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toUInt(), 4U);
  }

  // The line of equality is straight: a linear axis that begins at 0 takes the kind of the other one.
  void equalityNeedsAxesAlike() {
    Plot plot = twoSeries(true);
    plot.x.isLog = false;
    plot.hasEquality = true;
    const auto view = shown(std::move(plot));
    QVERIFY(view->picture().plot().x.isLog);
    const auto low = view->picture().at(10, 10), high = view->picture().at(100, 100),
               middle = view->picture().at(31.6228, 31.6228);
    QVERIFY(low && high && middle);
    QVERIFY(QLineF(*middle, (*low + *high) / 2).length() < 0.5);
  }

  // What a logarithmic axis cannot show is counted.
  void logarithmic() {
    const auto view = shown(twoSeries(true));
    QCOMPARE(view->picture().hidden(), std::size_t{1});
    QVERIFY(!view->picture().at(0, 5));
    const auto one = view->picture().at(1, 10), ten = view->picture().at(10, 100),
               hundred = view->picture().at(100, 1000);
    QVERIFY(one && ten && hundred);
    QVERIFY(std::abs((ten->x() - one->x()) - (hundred->x() - ten->x())) < 0.01);
  }

  void keys() {
    const auto view = shown(twoSeries(false));
    QSignalSpy opened(view.get(), &PlotView::rowOpened);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(view->current().value_or(99), 0U);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(view->current().value_or(99), 2U);  // the end of its series
    QTest::keyClick(view.get(), Qt::Key_Home);
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(view->current().value_or(99), 3U);
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(view->accessibleDescription(), u"row 3"_s);
    QCOMPARE(view->accessibleName(), u"expanded against cost"_s);
  }

  void pictures() {
    Plot plot = twoSeries(true);
    plot.hasEquality = true;
    plot.series[1].style = PlotSeries::Style::Steps;
    const auto view = shown(plot);
    const TakenPicture taken = view->source().take(2);
    QCOMPARE(taken.image({}).size(), QSize(1200, 800));
    const QByteArray svg = view->source().take(1).svg({});
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBoxF().size(), QSizeF(600, 400));
    QVERIFY(view->csv().starts_with("series,kind,cost,expanded\nA*,point,1,10\n"));
  }

  void boxes() {
    experiment::Box box{.name = "A*",
                        .summary = {.count = 7, .lowerQuartile = 4, .median = 5, .upperQuartile = 8},
                        .lowerWhisker = 2,
                        .upperWhisker = 9,
                        .outliers = {{0, 50, 6}}};
    const auto view = shown({.title = u"expanded"_s,
                             .x = {.title = {}, .names = {u"A*"_s}},
                             .y = {.title = u"expanded"_s},
                             .boxes = {box}});
    const auto outlier = view->picture().at(0.5, 50);
    QCOMPARE(view->rowAt(*outlier).value_or(99), 6U);
    QVERIFY(view->textAt(*view->picture().at(0.5, 6)).contains(u"median 5"_s));
    QVERIFY(view->csv().find("A*,median,5") != std::string::npos);
  }

  // Bars stand on the axis and are told by their ends.
  void bars() {
    const auto view = shown({.title = u"Histogram: cost"_s,
                             .x = {.title = u"cost"_s},
                             .y = {.title = u"nodes"_s},
                             .bars = {{0, 2, 5}, {2, 4, 0}, {4, 6, 10}}});
    const PlotPicture& picture = view->picture();
    QCOMPARE(picture.at(0, 0)->y(), picture.area().bottom());
    QVERIFY(view->textAt(*picture.at(5, 3)).contains(u"10"_s));
    QVERIFY(view->textAt(picture.area().topLeft() - QPointF(5, 5)).isEmpty());
    const QImage image = view->grab().toImage();
    const auto colourAt = [&](double x, double y) { return image.pixelColor(picture.at(x, y)->toPoint()); };
    QVERIFY(colourAt(5.3, 8.3) != colourAt(1.3, 8.3));
    QCOMPARE(colourAt(3.3, 8.3), colourAt(1.3, 8.3));
    QVERIFY(view->csv() == "cost,to,nodes\n0,2,5\n2,4,0\n4,6,10\n");
  }

  // A rectangle is kept by its values: the plot may have another size.
  void brush() {
    for (const bool isLog : {false, true}) {
      const auto view = shown(twoSeries(isLog));
      QSignalSpy brushed(view.get(), &PlotView::brushed);
      const auto drag = [&](QPointF from, QPointF to) {
        QTest::mousePress(view.get(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(view.get(), to.toPoint());
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, to.toPoint());
      };
      const QPointF from = *view->picture().at(5, 50), to = *view->picture().at(50, 950);
      drag(from, to);
      QVERIFY(!view->brush() && brushed.isEmpty());  // nobody wants it
      view->setBrushing(true);
      drag(from, to);
      QCOMPARE(brushed.size(), 1);
      const PlotRange range = *view->brush();
      QVERIFY(range.contains(10, 100) && range.contains(10, 900));
      QVERIFY(!range.contains(100, 1000) && !range.contains(1, 10));
      QVERIFY(QLineF(view->picture().placeOf(range).bottomLeft(), from).length() < 3);
      view->resize(400, 300);
      QCOMPARE(*view->brush(), range);
      QVERIFY(QLineF(view->picture().placeOf(range).topRight(), *view->picture().at(50, 950)).length() < 4);
      QTest::keyClick(view.get(), Qt::Key_Escape);
      QVERIFY(!view->brush());
      QCOMPARE(brushed.size(), 2);
    }
  }

  // Within a frame on the machine that it was measured on (8 to 12 ms); a loaded one may take longer.
  void manyPoints() {
    Plot plot = twoSeries(true);
    plot.series.resize(1);
    plot.series[0].dots.clear();
    for (std::uint32_t i = 0; i < 20'000; ++i)
      plot.series[0].dots.push_back({1.0 + i % 997, 1.0 + (i * 7919U) % 100'003, i});
    const auto view = shown(plot);
    QElapsedTimer time;
    QImage image(view->size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    time.start();
    view->picture().paint(painter, false);
    qInfo("20,000 points: %lld us", static_cast<long long>(time.nsecsElapsed() / 1000));
    QVERIFY(time.elapsed() < 1000);
  }
};

SEARCHLIGHT_TEST(PlotTest)
#include "plot_test.moc"
