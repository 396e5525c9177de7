// tests/widgets/ball_painter_test.cpp: balls that are told apart, by colour, by shape and by name.
#include "widgets/lines/ball_painter.h"

#include "core/lines/board.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/theme_rows.h"

using namespace searchlight::testing;
using lines::Colour;

namespace {

constexpr Colour kLast = lines::Settings::kMaxColours;

const BoardColours& coloursOf(int theme) { return Theme::shared(static_cast<ThemeKind>(theme)).board(); }

QImage picture(Colour colour, int side, const BoardColours& colours, double scale = 1) {
  QImage image(side + 8, side + 8, QImage::Format_RGB32);
  image.fill(colours.freeCell);
  QPainter painter(&image);
  paintBall(painter, QRectF(4, 4, side, side), colour, colours, scale);
  return image;
}

// The pixels in the middle that are the shape's, without colour: much darker or lighter than the ball.
QSet<int> shape(const QImage& image, const QColor& ball) {
  QSet<int> ink;
  for (int y = image.height() / 4; y < image.height() * 3 / 4; ++y)
    for (int x = image.width() / 4; x < image.width() * 3 / 4; ++x)
      if (std::abs(qGray(image.pixel(x, y)) - qGray(ball.rgb())) > 38) ink.insert(y * image.width() + x);
  return ink;
}

// How far two colours are apart for an eye: CIE 1976, 2.3 is what can just be told.
double labDistance(const QColor& one, const QColor& other) {
  const auto lab = [](const QColor& c) {
    const auto linear = [](double v) {
      return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    const double r = linear(c.redF()), g = linear(c.greenF()), b = linear(c.blueF());
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
                 y = f(0.2126 * r + 0.7152 * g + 0.0722 * b),
                 z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const auto a = lab(one), b = lab(other);
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace

class BallPainterTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBallIsOfItsColour_data() { themeRows(); }
  void aBallIsOfItsColour() {
    QFETCH(int, theme);
    const BoardColours& colours = coloursOf(theme);
    for (Colour c = 1; c <= kLast; ++c) {
      const QColor base = ballColour(c, colours);
      const QColor there = picture(c, 60, colours).pixelColor(34, 52);  // below the shape
      for (const auto& [a, b] : {std::pair(base.red(), there.red()), std::pair(base.green(), there.green()),
                                 std::pair(base.blue(), there.blue())})
        QVERIFY2(std::abs(a - b) <= 40, qPrintable(there.name() + u' ' + base.name()));
    }
  }

  void coloursDiffer_data() { themeRows(); }
  void coloursDiffer() {
    QFETCH(int, theme);
    const BoardColours& colours = coloursOf(theme);
    QSet<QRgb> seen;
    for (Colour c = 1; c <= kLast; ++c) seen.insert(ballColour(c, colours).rgb());
    QCOMPARE(seen.size(), qsizetype{kLast});
    const QColor last = ballColour(kLast, colours);
    QVERIFY(contrastRatio(last, colours.freeCell) >= 3);
    for (const QColor& piece : colours.pieces)
      QVERIFY(std::abs(piece.red() - last.red()) + std::abs(piece.green() - last.green()) +
                  std::abs(piece.blue() - last.blue()) >
              90);
  }

  // By more than a glance could mistake, and the two blues by their lightness, too.
  void coloursAreFarApart_data() { themeRows(); }
  void coloursAreFarApart() {
    QFETCH(int, theme);
    const BoardColours& colours = coloursOf(theme);
    for (Colour a = 1; a <= kLast; ++a)
      for (Colour b = 1; b < a; ++b) {
        const double apart = labDistance(ballColour(a, colours), ballColour(b, colours));
        QVERIFY2(apart >= 25, qPrintable(u"%1 and %2: %3"_s.arg(ballName(a), ballName(b)).arg(apart)));
      }
    constexpr Colour kSky = 2, kBlue = 5;
    QVERIFY(contrastRatio(ballColour(kSky, colours), ballColour(kBlue, colours)) >= 2);
  }

  void shapesDifferWithoutColours_data() {
    const auto row = testing::columns<int, int>("theme", "side");
    for (const int side : {14, 20, 48, 120}) {
      row(testing::rowName("light, %d px", side), static_cast<int>(ThemeKind::Light), side);
      row(testing::rowName("dark, %d px", side), static_cast<int>(ThemeKind::Dark), side);
    }
  }
  void shapesDifferWithoutColours() {
    FETCH(int, theme, side);
    const BoardColours& colours = coloursOf(theme);
    std::vector<QSet<int>> shapes;
    for (Colour c = 1; c <= kLast; ++c)
      shapes.push_back(shape(picture(c, side, colours), ballColour(c, colours)));
    const int least = side * side / 65;
    for (std::size_t a = 0; a < shapes.size(); ++a) {
      QVERIFY2(shapes[a].size() >= least, qPrintable(QString::number(a + 1)));
      for (std::size_t b = 0; b < a; ++b) {
        const auto differing = (shapes[a] - shapes[b]).size() + (shapes[b] - shapes[a]).size();
        QVERIFY2(differing >= least, qPrintable(u"%1 and %2: %3"_s.arg(a + 1).arg(b + 1).arg(differing)));
      }
    }
  }

  // The seven of a usual game in a cell of 16 pixels, without their colours: what is ink and what is ball. A fifth of what one
  // glyph has is another glyph's.
  void theSevenAreToldApartWhenSmall_data() { themeRows(); }
  void theSevenAreToldApartWhenSmall() {
    QFETCH(int, theme);
    const BoardColours& colours = coloursOf(theme);
    constexpr int kSide = 16;
    std::vector<QSet<int>> shapes;
    for (Colour c = 1; c <= 7; ++c)
      shapes.push_back(shape(picture(c, kSide, colours), ballColour(c, colours)));
    for (std::size_t a = 0; a < shapes.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        const auto differing = (shapes[a] - shapes[b]).size() + (shapes[b] - shapes[a]).size();
        QVERIFY2(
            differing >= 12 && 5 * differing >= std::max(shapes[a].size(), shapes[b].size()),
            qPrintable(u"%1 and %2: %3"_s
                           .arg(ballName(static_cast<Colour>(a + 1)), ballName(static_cast<Colour>(b + 1)))
                           .arg(differing)));
      }
  }

  void nothingIsPaintedOutsideTheCell() {
    for (const int theme : {0, 1})
      for (const int side : {8, 14, 31, 120}) {
        const BoardColours& colours = coloursOf(theme);
        const QImage image = picture(3, side, colours);
        for (int y = 0; y < image.height(); ++y)
          for (int x = 0; x < image.width(); ++x)
            if (!QRect(4, 4, side, side).contains(x, y)) QCOMPARE(image.pixel(x, y), colours.freeCell.rgb());
      }
  }

  void scaleShrinksTheBallTowardsTheMiddle() {
    const BoardColours& colours = coloursOf(0);
    const auto covered = [&](double scale) {
      const QImage image = picture(4, 60, colours, scale);
      return image.width() * image.height() - testing::countNear(image, colours.freeCell);
    };
    QCOMPARE(covered(0), 0);
    const double half = covered(0.5), whole = covered(1);
    QVERIFY2(half > 0.2 * whole && half < 0.3 * whole, qPrintable(QString::number(half / whole)));
    QVERIFY(picture(4, 60, colours, 0.3).pixel(34, 34) != colours.freeCell.rgb());
  }

  void thePainterIsLeftAsItWasFound() {
    QImage image(40, 40, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setPen(Qt::red);
    painter.setBrush(Qt::blue);
    painter.translate(3, 4);
    const QTransform before = painter.transform();
    paintBall(painter, QRectF(0, 0, 30, 30), 5, coloursOf(0));
    QCOMPARE(painter.transform(), before);
    QCOMPARE(painter.pen().color(), QColor(Qt::red));
    QCOMPARE(painter.brush().color(), QColor(Qt::blue));
    QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
  }

  void everyBallHasAName() {
    QSet<QString> names;
    for (Colour c = 1; c <= kLast; ++c) names.insert(ballName(c));
    QCOMPARE(names.size(), qsizetype{kLast});
    QCOMPARE(ballName(2), u"sky blue ball with a triangle"_s);
    QCOMPARE(ballShape(2), BallShape::Triangle);
  }
};

SEARCHLIGHT_TEST(BallPainterTest)
#include "ball_painter_test.moc"
