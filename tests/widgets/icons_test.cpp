// tests/widgets/icons_test.cpp: every icon has its file, is drawn at every size, and follows the palette.
#include "widgets/theme/icons.h"

#include "tests/test_main.h"
#include "widgets/theme/theme.h"

using namespace searchlight::ui;

namespace {

QImage drawn(IconId id, int side, qreal ratio = 1, QIcon::Mode mode = QIcon::Normal,
             QIcon::State state = QIcon::Off) {
  return icon(id).pixmap(QSize(side, side), ratio, mode, state).toImage();
}

int inkedPixels(const QImage& image) {
  int inked = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) inked += qAlpha(image.pixel(x, y)) > 63 ? 1 : 0;
  return inked;
}

}  // namespace

class IconsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void namesAndFilesAgree() {
    QStringList names;
    for (const IconId id : allIcons()) names.append(iconName(id));
    names << QStringLiteral("searchlight") << QStringLiteral("searchlight-16");
    QStringList files;
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList()) files.append(file.chopped(4));
    names.sort();
    files.sort();
    QCOMPARE(names, files);
    names.removeDuplicates();
    QCOMPARE(names.size(), files.size());
  }

  // A colour of its own would not follow the theme.
  void filesNameNoColours() {
    for (const IconId id : allIcons()) {
      QFile file(QStringLiteral(":/icons/%1.svg").arg(iconName(id)));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray svg = file.readAll();
      QVERIFY2(svg.contains("currentColor") && !svg.contains('#'), iconName(id).data());
    }
  }

  void areDrawn_data() {
    const auto row = searchlight::testing::columns<ThemeKind, int, qreal>("kind", "side", "ratio");
    for (const ThemeKind kind : kThemeKinds)
      for (const int side : {16, 20, 24, 32})
        for (const qreal ratio : {1.0, 1.5, 2.0})
          row(searchlight::testing::rowName("%s %d @%g", qPrintable(themeName(kind)), side, ratio), kind,
              side, ratio);
  }
  void areDrawn() {
    QFETCH(ThemeKind, kind);
    QFETCH(int, side);
    QFETCH(qreal, ratio);
    QApplication::setPalette(Theme::shared(kind).palette());
    const int pixels = qRound(side * ratio);
    for (const IconId id : allIcons()) {
      const QImage image = drawn(id, side, ratio);
      QCOMPARE(image.size(), QSize(pixels, pixels));
      QVERIFY2(inkedPixels(image) > pixels, iconName(id).data());
    }
  }

  void areAllDifferent() {
    QList<QImage> seen;
    for (const IconId id : allIcons()) {
      const QImage image = drawn(id, 16);
      QVERIFY2(!seen.contains(image), iconName(id).data());
      seen.append(image);
    }
  }

  void followThePalette() {
    const QIcon kept = icon(IconId::Open);
    QApplication::setPalette(Theme::shared(ThemeKind::Light).palette());
    const QImage light = kept.pixmap(24, 24).toImage();
    QApplication::setPalette(Theme::shared(ThemeKind::Dark).palette());
    const QImage dark = kept.pixmap(24, 24).toImage();
    QVERIFY(light != dark);
  }

  void tellTheirState() {
    const QImage normal = drawn(IconId::Wall, 24);
    QVERIFY(normal != drawn(IconId::Wall, 24, 1, QIcon::Disabled));
    QVERIFY(normal != drawn(IconId::Wall, 24, 1, QIcon::Selected));
    QVERIFY(normal != drawn(IconId::Wall, 24, 1, QIcon::Normal, QIcon::On));
    QCOMPARE(normal, drawn(IconId::Wall, 24, 1, QIcon::Active));
  }

  void applicationIconHasEverySize() {
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
      const QImage image = applicationIcon().pixmap(QSize(side, side), 1.0).toImage();
      QCOMPARE(image.size(), QSize(side, side));
      QVERIFY(inkedPixels(image) > side * side / 2);
    }
  }
};

SEARCHLIGHT_TEST(IconsTest)
#include "icons_test.moc"
