// tests/widgets/colour_vision_test.cpp: what means something else is told apart by the eyes that a theme is for.

#include "tests/test_main.h"
#include "tests/widgets/theme_rows.h"
#include "widgets/board/event_look.h"

using search::Fate;

namespace {

using Triple = std::array<double, 3>;

double linear(double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); }

// CIE 1976 L*a*b* of D65.
Triple lab(const QColor& colour) {
  const Triple rgb{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
  const double x = (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047;
  const double y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
  const double z = (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883;
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}
double distance(const QColor& a, const QColor& b) {
  const Triple p = lab(a), q = lab(b);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

// Marks that stand beside each other and mean something else.
struct Marks {
  const char* name;
  std::vector<const char*> colours;
};
const std::vector<Marks>& marks() {
  static const std::vector<Marks> kMarks{
      {"a search",
       {"openRing", "secondRing", "currentFill", "scannedMark", "start", "goal", "breakpoint", "pathLit"}},
      {"small cells", {"openSolid", "secondSolid", "currentFill"}},
      {"fates", {"fateOpen", "fateKnown", "fateCheaper", "fateDead", "fateBeyond"}},
      {"two searches", {"firstOnly", "secondOnly", "firstEarlier", "secondEarlier", "sameTime"}},
      {"messages", {"warning", "error", "info", "success"}},
  };
  return kMarks;
}

// Of one hue, and told apart by their shapes: the current cell wears two edges, a goal has its own sign. Who has another vision
// has other hues as well.
bool isToldByShape(const QString& a, const QString& b) {
  static const std::set<std::pair<QString, QString>> kPairs{
      {u"openRing"_s, u"currentFill"_s}, {u"openSolid"_s, u"currentFill"_s}, {u"goal"_s, u"breakpoint"_s}};
  return kPairs.contains({a, b});
}

QColor named(const BoardColours& board, const char* name) {
  for (const auto& [key, member] : boardColourFields())
    if (QLatin1String(name) == QLatin1String(key)) return board.*member;
  return {};
}

constexpr double kApart = 20;  // in CIELAB: ten times what can just be told side by side

}  // namespace

class ColourVisionTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void marksKeepApart_data() { testing::allThemes(); }
  void marksKeepApart() {
    FETCH_ALL((ThemeKind, kind), (ColourVision, vision));
    const BoardColours& board = Theme::shared(kind, vision).board();
    QStringList near;
    const auto compare = [&](const QString& a, const QString& b, const QColor& first, const QColor& second) {
      const double apart = distance(seenBy(vision, first), seenBy(vision, second));
      if (apart < kApart) near << u"%1 and %2: %3"_s.arg(a, b).arg(apart, 0, 'f', 1);
    };
    for (const auto& [name, colours] : marks())
      for (std::size_t i = 0; i < colours.size(); ++i)
        for (std::size_t j = i + 1; j < colours.size(); ++j) {
          const QString a = QString::fromLatin1(colours[i]), b = QString::fromLatin1(colours[j]);
          if (vision == ColourVision::Usual && isToldByShape(a, b)) continue;
          compare(a, b, named(board, colours[i]), named(board, colours[j]));
        }
    for (std::size_t i = 0; i < board.pieces.size(); ++i)
      for (std::size_t j = i + 1; j < board.pieces.size(); ++j)
        compare(u"piece %1"_s.arg(i), QString::number(j), board.pieces[i], board.pieces[j]);
    QVERIFY2(near.isEmpty(), qPrintable(near.join(u"; "_s)));
  }

  // Who chooses nothing is no worse off: what becomes of a state everybody can tell.
  void everyEyeTellsFatesApart_data() { testing::allThemes(); }
  void everyEyeTellsFatesApart() {
    FETCH_ALL((ThemeKind, kind), (ColourVision, vision));
    const BoardColours& colours = Theme::shared(kind).board();
    const Fate fates[] = {Fate::IntoOpen, Fate::Cheaper, Fate::Known, Fate::Dead, Fate::Beyond};
    for (const Fate a : fates)
      for (const Fate b : fates) {
        if (a >= b) continue;
        const double apart =
            distance(seenBy(vision, fateColour(a, colours)), seenBy(vision, fateColour(b, colours)));
        QVERIFY2(apart > kApart, qPrintable(u"%1 and %2: %3"_s.arg(fateText(a), fateText(b)).arg(apart)));
      }
  }

  // Their signs are read on them.
  void signsAreReadable_data() { testing::allThemes(); }
  void signsAreReadable() {
    FETCH_ALL((ThemeKind, kind), (ColourVision, vision));
    const BoardColours& colours = Theme::shared(kind, vision).board();
    for (const Fate fate : {Fate::IntoOpen, Fate::Cheaper, Fate::Known, Fate::Dead, Fate::Beyond}) {
      const QColor fill = fateColour(fate, colours);
      QVERIFY2(contrastRatio(colours.textOn(fill), fill) >= 4.5, qPrintable(fill.name()));
    }
  }

  // Greys are greys to everybody; who lacks a cone loses its direction, and what is seen once is seen the same again.
  void simulatesWhatIsSeen() {
    for (const ColourVision vision : kColourVisions) {
      for (int grey = 0; grey < 256; grey += 15) {
        const QColor seen = seenBy(vision, QColor(grey, grey, grey));
        for (const int channel : {seen.red(), seen.green(), seen.blue()})
          QVERIFY(std::abs(channel - grey) <= 1);
      }
      QImage picture(3, 1, QImage::Format_ARGB32);
      const QRgb colours[] = {qRgb(230, 159, 0), qRgb(0, 114, 178), qRgb(204, 121, 167)};
      for (int x = 0; x < 3; ++x) picture.setPixel(x, 0, colours[x]);
      const QImage seen = seenBy(vision, picture);
      for (int x = 0; x < 3; ++x) QCOMPARE(seen.pixel(x, 0), seenBy(vision, QColor(colours[x])).rgb());
    }
    const auto apart = [](ColourVision vision, const char* a, const char* b) {
      return distance(seenBy(vision, QColor(QLatin1String(a))), seenBy(vision, QColor(QLatin1String(b))));
    };
    // A red and a green of one lightness, a blue and a green: confused by those who lack the cone, and by nobody else.
    QVERIFY(apart(ColourVision::Deuteranopia, "#c86450", "#7e8c50") < 12);
    QVERIFY(apart(ColourVision::Tritanopia, "#c86450", "#7e8c50") > 40);
    QVERIFY(apart(ColourVision::Tritanopia, "#009e73", "#0091c0") < 15);
    QVERIFY(apart(ColourVision::Deuteranopia, "#009e73", "#0091c0") > 40);
    // Red is dark without the cones for long waves.
    QVERIFY(relativeLuminance(seenBy(ColourVision::Protanopia, QColor(255, 0, 0))) < 0.15);
    QVERIFY(!visionNamed(u"daltonism"));
  }
};

SEARCHLIGHT_TEST(ColourVisionTest)
#include "colour_vision_test.moc"
