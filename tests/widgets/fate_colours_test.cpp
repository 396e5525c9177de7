// tests/widgets/fate_colours_test.cpp: what becomes of a state is told apart by eyes of the three common kinds of colour blindness.
#include "tests/test_main.h"
#include "widgets/board/event_look.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;
using search::Fate;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Machado, Oliveira and Fernandes (2009), "A physiologically-based model for simulation of color vision deficiency", severity 1, on
// linear light.
constexpr Matrix kProtan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Matrix kUsual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

double linear(double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); }

Triple seen(const QColor& colour, const Matrix& eye) {
  const Triple light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
  Triple out{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) out[row] += eye[row][column] * light[column];
    out[row] = std::clamp(out[row], 0.0, 1.0);
  }
  return out;
}

// CIE 1976 L*a*b* of D65.
Triple lab(const Triple& rgb) {
  const double x = (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047;
  const double y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
  const double z = (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883;
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}
double distance(const Triple& a, const Triple& b) {
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace

class FateColoursTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyEyeTellsFatesApart_data() {
    const auto row = testing::columns<int, int>("theme", "eye");
    const char* const eyes[] = {"usual", "protan", "deutan", "tritan"};
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark})
      for (int eye = 0; eye < 4; ++eye)
        row(testing::rowName("%s %s", qPrintable(themeName(theme)), eyes[eye]), static_cast<int>(theme), eye);
  }
  // 20 in CIELAB: ten times what can just be told side by side.
  void everyEyeTellsFatesApart() {
    FETCH(const int, theme, eye);
    const Matrix matrix = std::array{kUsual, kProtan, kDeutan, kTritan}[static_cast<std::size_t>(eye)];
    const BoardColours& colours = Theme::shared(static_cast<ThemeKind>(theme)).board();
    const Fate fates[] = {Fate::IntoOpen, Fate::Cheaper, Fate::Known, Fate::Dead, Fate::Beyond};
    for (const Fate a : fates)
      for (const Fate b : fates) {
        if (a >= b) continue;
        const double apart =
            distance(lab(seen(fateColour(a, colours), matrix)), lab(seen(fateColour(b, colours), matrix)));
        QVERIFY2(apart > 20,
                 qPrintable(QStringLiteral("%1 and %2: %3").arg(fateText(a), fateText(b)).arg(apart)));
      }
  }

  // Their signs are read on them.
  void signsAreReadable() {
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark})
      for (const Fate fate : {Fate::IntoOpen, Fate::Cheaper, Fate::Known, Fate::Dead, Fate::Beyond}) {
        const BoardColours& colours = Theme::shared(theme).board();
        const QColor fill = fateColour(fate, colours);
        QVERIFY2(contrastRatio(colours.textOn(fill), fill) >= 4.5, qPrintable(fill.name()));
      }
  }
};

SEARCHLIGHT_TEST(FateColoursTest)
#include "fate_colours_test.moc"
