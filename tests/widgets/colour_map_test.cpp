// tests/widgets/colour_map_test.cpp: the maps grow lighter, agree with the published tables, and scales are
// round.
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/value_scale.h"

class ColourMapTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void growsLighter_data() { testing::eachOf("name", {"viridis", "cividis", "grey"}); }
  // 8-bit channels round, so two neighbours may be equal; four apart they may not.
  void growsLighter() {
    QFETCH(QString, name);
    const auto map = ColourMap::named(name);
    QVERIFY(map);
    const auto luminance = [&](int i) { return relativeLuminance(QColor(map->atIndex(i))); };
    for (int i = 1; i < ColourMap::kSize; ++i) {
      QVERIFY2(luminance(i) > luminance(i - 1) - 0.002, qPrintable(QString::number(i)));
      if (i >= 4) QVERIFY2(luminance(i) > luminance(i - 4), qPrintable(QString::number(i)));
    }
  }

  void agreesWithThePublishedTable_data() {
    const auto rows = testing::columns<QString, int, QColor>("name", "index", "published");
    const auto row = [&](const char* name, int index, double r, double g, double b) {
      rows(testing::rowName("%s %d", name, index), name, index,
           QColor::fromRgbF(float(r), float(g), float(b)));
    };
    row("viridis", 0, 0.267004, 0.004874, 0.329415);
    row("viridis", 61, 0.235526, 0.309527, 0.542944);
    row("viridis", 102, 0.163625, 0.471133, 0.558148);
    row("viridis", 173, 0.226397, 0.728888, 0.462789);
    row("viridis", 230, 0.741388, 0.873449, 0.149561);
    row("viridis", 255, 0.993248, 0.906157, 0.143936);
    row("cividis", 0, 0.000000, 0.135112, 0.304751);
    row("cividis", 16, 0.000000, 0.178802, 0.414764);
    row("cividis", 128, 0.488697, 0.485318, 0.471008);
    row("cividis", 255, 0.995737, 0.909344, 0.217772);
  }
  void agreesWithThePublishedTable() {
    FETCH_ALL((QString, name), (int, index), (QColor, published));
    const QColor ours(ColourMap::named(name)->atIndex(index));
    QVERIFY2(qAbs(ours.red() - published.red()) <= 4 && qAbs(ours.green() - published.green()) <= 4 &&
                 qAbs(ours.blue() - published.blue()) <= 4,
             qPrintable(ours.name() + u" is not "_s + published.name()));
  }

  void takesAnyNumber() {
    const ColourMap map = ColourMap::viridis();
    QCOMPARE(map.at(-1), map.atIndex(0));
    QCOMPARE(map.at(0), map.atIndex(0));
    QCOMPARE(map.at(1), map.atIndex(255));
    QCOMPARE(map.at(1e300), map.atIndex(255));
    QCOMPARE(map.at(std::numeric_limits<double>::quiet_NaN()), map.atIndex(0));
    QCOMPARE(qAlpha(map.at(0.5)), 255);
  }

  void cutsTheEndsOff() {
    const ColourMap whole = ColourMap::cividis();
    const ColourMap part = ColourMap::cividis(0.2, 0.8);
    QCOMPARE(part.atIndex(0), whole.at(0.2));
    QCOMPARE(part.atIndex(255), whole.at(0.8));
  }

  void refusesNonsense() {
    QVERIFY(!ColourMap::named(u"rainbow"));
    QVERIFY(!ColourMap::named(u"viridis", 0.5, 0.5));
    QVERIFY(!ColourMap::named(u"viridis", -0.1, 1));
    QVERIFY(!ColourMap::named(u"viridis", 0, 1.1));
    QVERIFY(!ColourMap::named(u"viridis", std::numeric_limits<double>::quiet_NaN(), 1));
  }

  void niceCeilings_data() {
    const auto row = testing::columns<double, double>("value", "nice");
    const double rows[][2] = {{0, 0},       {-3, 0},      {0.3, 0.5},  {1, 1},        {1.01, 2},   {2, 2},
                              {3, 5},       {5, 5},       {5.1, 10},   {10, 10},      {11, 20},    {48, 50},
                              {1000, 1000}, {1001, 2000}, {8190, 1e4}, {502000, 1e6}, {1e15, 1e15}};
    for (const auto& [value, nice] : rows) row(testing::rowName("%g", value), value, nice);
  }
  void niceCeilings() {
    FETCH(double, value, nice);
    QCOMPARE(niceCeiling(value), nice);
  }

  // Whatever a range has taken in it holds: else whoever paints would widen it and colour anew for ever.
  void holdsWhatItTookIn_data() {
    const auto row = testing::columns<double, double>("value", "unit");
    for (const double value :
         {1000.000001, 1000.0000001, -1000.000001, 20.00000001, 1e15 + 0.5, 10.000000001})
      for (const double unit : {1.0, 408.0, 1.0 / 3})
        row(testing::rowName("%.12g / %g", value, unit), value, unit);
  }
  void holdsWhatItTookIn() {
    FETCH(double, value, unit);
    ValueScale scale(0, unit);
    scale.include(value);
    QVERIFY(scale.low() <= value && value <= scale.high());
    QVERIFY(!scale.include(value));
  }

  void growsInRoundSteps() {
    ValueScale scale;
    QCOMPARE(scale.high(), 10.0);
    int changes = 0;
    for (int value = 0; value <= 1000; ++value) changes += scale.include(value) ? 1 : 0;
    // 20, 50, 100, 200, 500, 1000.
    QCOMPARE(changes, 6);
    QCOMPARE(scale.low(), 0.0);
    QCOMPARE(scale.high(), 1000.0);
    QVERIFY(!scale.include(3));
    scale.reset();
    QCOMPARE(scale.high(), 10.0);
  }

  void growsBothWaysFromItsAnchor() {
    ValueScale scale(60);
    QCOMPARE(scale.low(), 60.0);
    QCOMPARE(scale.high(), 70.0);
    QVERIFY(scale.include(75));
    QCOMPARE(scale.high(), 80.0);
    QVERIFY(scale.include(43));
    QCOMPARE(scale.low(), 40.0);
    QCOMPARE(scale.high(), 80.0);
  }

  void isRoundInUnits() {
    ValueScale scale(0, 408);
    QVERIFY(scale.include(408.0 * 37));
    QCOMPARE(scale.high(), 408.0 * 50);
    const auto ticks = scale.ticks(6);
    QCOMPARE(ticks.size(), std::size_t{6});
    QCOMPARE(ticks.back(), 408.0 * 50);
    QCOMPARE(ticks[1], 408.0 * 10);
  }

  void indexesItsRange() {
    ValueScale scale;
    scale.include(100);
    QCOMPARE(scale.index(0.0), 0);
    QCOMPARE(scale.index(-5.0), 0);
    QCOMPARE(scale.index(std::uint32_t{60}), 153);
    QCOMPARE(scale.index(100.0), 255);
    QCOMPARE(scale.index(1e18), 255);
    QCOMPARE(scale.index(~std::uint32_t{0}), 255);
    QCOMPARE(scale.index(std::numeric_limits<double>::quiet_NaN()), 0);
    QVERIFY(!scale.include(std::numeric_limits<double>::infinity()));
  }

  // Whole numbers have an index of their own arithmetic; only at half a step may it round the other way.
  void wholeNumbersAgree() {
    Random random = testing::randomFor("whole numbers");
    for (int round = 0; round < 200; ++round) {
      const double unit = random.chance(0.3) ? 1.0 / (1 + random.below(100'000)) : 1 + random.below(2000);
      ValueScale scale(random.chance(0.5) ? 0.0 : random.below(100'000) / 7.0, unit);
      scale.include(random.below(~std::uint32_t{0} >> random.below(31)));
      if (random.chance(0.3)) scale.include(-static_cast<double>(random.below(1'000'000)));
      for (int i = 0; i < 500; ++i) {
        const std::uint32_t value = random.below(~std::uint32_t{0} >> random.below(31));
        const int exact = scale.index(static_cast<double>(value)), own = scale.index(value);
        const double place = (value - scale.low()) * 255 / (scale.high() - scale.low()) + 0.5;
        if (exact != own && (std::abs(own - exact) > 1 || std::abs(place - std::round(place)) > 1e-6))
          QFAIL(qPrintable(u"%1 of %2 to %3: %4, not %5"_s.arg(value)
                               .arg(scale.low())
                               .arg(scale.high())
                               .arg(own)
                               .arg(exact)));
      }
    }
  }

  void ticksAreRoundAndFew_data() {
    const auto row = testing::columns<double, int, QList<double>>("reach", "most", "ticks");
    row("10 in 6", 10.0, 6, QList<double>{0, 2, 4, 6, 8, 10});
    row("20 in 5", 20.0, 5, QList<double>{0, 5, 10, 15, 20});
    row("50 in 6", 50.0, 6, QList<double>{0, 10, 20, 30, 40, 50});
    row("50 in 5", 50.0, 5, QList<double>{0, 20, 40});
    row("1e6 in 3", 1e6, 3, QList<double>{0, 5e5, 1e6});
    row("at least two", 100.0, 0, QList<double>{0, 100});
  }
  void ticksAreRoundAndFew() {
    FETCH_ALL((double, reach), (int, most), (QList<double>, ticks));
    ValueScale scale;
    scale.include(reach);
    const auto ours = scale.ticks(most);
    QCOMPARE(QList<double>(ours.begin(), ours.end()), ticks);
  }
};

SEARCHLIGHT_TEST(ColourMapTest)
#include "colour_map_test.moc"
