// tests/widgets/end_flags_test.cpp: flags stand at their ends, side by side, and say whose they are.
#include "widgets/run/timeline_parts.h"

#include <QFont>
#include <QTest>

#include "tests/test_main.h"

using namespace searchlight::ui;

namespace {

using Ends = QList<int>;  // -1: not known

constexpr int kTotal = 1000;

std::vector<EndFlag> flagsOf(const Ends& ends, double width = 600) {
  std::vector<std::optional<std::size_t>> known;
  for (const int end : ends)
    known.push_back(end < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(end)));
  return endFlags(known, TimelineScale(10, width - 20, kTotal), QRectF(4, 50, width - 8, 14),
                  QFontMetricsF(QFont()));
}

}  // namespace

class EndFlagsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theySayWhoseTheyAre_data() {
    QTest::addColumn<Ends>("ends");
    QTest::addColumn<QString>("texts");
    QTest::newRow("none") << Ends{-1, -1} << QString();
    QTest::newRow("in their order") << Ends{10, 500, 900} << "1 2 3";
    QTest::newRow("in the order of places") << Ends{900, 10, 500} << "2 3 1";
    QTest::newRow("two at one place") << Ends{10, 500, 500} << "1 2,3";
    QTest::newRow("three at one place") << Ends{500, 500, 500} << "1–3";
    QTest::newRow("some with a gap") << Ends{500, 500, 500, 7, 500, -1, 500, 500} << "4 1–3,5,7,8";
    QTest::newRow("all") << Ends{5, 5, 5, 5, 5, 5, 5, 5} << "1–8";
  }
  void theySayWhoseTheyAre() {
    QFETCH(Ends, ends);
    QFETCH(QString, texts);
    QStringList said;
    for (const EndFlag& flag : flagsOf(ends)) said += flag.text;
    QCOMPARE(said.join(u' '), texts);
  }

  // Alone each stands under its place; a crowd stands side by side, inside the strip, about its places.
  void theyStandSideBySide_data() {
    QTest::addColumn<Ends>("ends");
    QTest::addColumn<double>("width");
    QTest::newRow("apart") << Ends{100, 300, 500, 700} << 600.0;
    QTest::newRow("a crowd") << Ends{500, 501, 502, 503, 504, 505, 506, 507} << 600.0;
    QTest::newRow("two crowds that meet") << Ends{400, 401, 402, 440, 441, 442} << 600.0;
    QTest::newRow("at the start") << Ends{0, 1, 2, 3} << 600.0;
    QTest::newRow("at the end") << Ends{1000, 999, 998} << 600.0;
    QTest::newRow("a narrow strip") << Ends{1000, 999, 998, 0, 1, 2, 500, 600} << 160.0;
  }
  void theyStandSideBySide() {
    QFETCH(Ends, ends);
    QFETCH(double, width);
    const std::vector<EndFlag> flags = flagsOf(ends, width);
    QCOMPARE(flags.size(), static_cast<std::size_t>(ends.size()));
    double moved = 0;
    for (std::size_t k = 0; k < flags.size(); ++k) {
      const EndFlag& flag = flags[k];
      QCOMPARE(flag.x, 10 + (width - 20) * static_cast<double>(flag.place) / kTotal);
      QVERIFY(flag.label.left() >= 4 - 1e-9 && flag.label.right() <= width - 4 + 1e-9);
      if (k > 0) QVERIFY(flag.label.left() >= flags[k - 1].label.right());
      moved = std::max(moved, std::abs(flag.label.center().x() - flag.x));
    }
    const double whole = static_cast<double>(flags.size()) * (flags[0].label.width() + 2);
    QVERIFY(moved <= whole);
    if (QTest::currentDataTag() == std::string_view("apart")) QVERIFY(moved < 1e-9);
    if (QTest::currentDataTag() == std::string_view("a crowd")) QVERIFY(moved < 0.6 * whole);
  }

  // Where they cannot stand side by side all still begin inside.
  void whereThereIsNoRoom() {
    const std::vector<EndFlag> flags = flagsOf({1, 2, 3, 4, 5, 6, 7, 8}, 60);
    QCOMPARE(flags.size(), std::size_t{8});
    for (std::size_t k = 1; k < flags.size(); ++k) QVERIFY(flags[k].label.left() > flags[k - 1].label.left());
    QVERIFY(flags.back().label.left() < 60);
  }
};

SEARCHLIGHT_TEST(EndFlagsTest)
#include "end_flags_test.moc"
