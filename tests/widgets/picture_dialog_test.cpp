// tests/widgets/picture_dialog_test.cpp: from a picture to a map by three settings, always the newest ones.
#include "widgets/grid/picture_dialog.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/grid/picture_reader.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;
using grid::PictureMeaning;
using grid::PictureSettings;

namespace {

// Dark grey on the left, light grey with a dark blot on the right; no grain.
QImage sketch(int width, int height) {
  QImage image(width, height, QImage::Format_RGB32);
  image.fill(QColor(200, 200, 200));
  QPainter painter(&image);
  painter.fillRect(0, 0, width / 3, height, QColor(60, 60, 60));
  painter.fillRect(width / 2 + 1, height / 2 + 1, width / 5, height / 7, QColor(40, 40, 40));
  return image;
}

grid::Map expectedMap(const QImage& image, const PictureSettings& settings) {
  return grid::mapFromPicture(greyPixelsOf(image).view(), settings);
}

struct PictureForm {
  explicit PictureForm(const QImage& image) : dialog(image) {}
  PictureDialog dialog;
  QSignalSpy finished{&dialog, &QDialog::finished};

  QPushButton* make() { return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
  NoteLine* note() { return dialog.findChild<NoteLine*>(); }
  const grid::MapDocument* preview() { return dialog.findChild<MapPreview*>()->document(); }
  bool accepted() { return finished.count() == 1 && dialog.result() == QDialog::Accepted; }
};

}  // namespace

class PictureDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  void beginsSensibly() {
    PictureForm form(sketch(61, 47));
    const PictureSettings settings = form.dialog.settings();
    QVERIFY(settings.threshold > 60 && settings.threshold <= 200);
    QCOMPARE(settings.meaning, PictureMeaning::DarkIsWall);
    QCOMPARE(settings.cellSize, 1);
    QVERIFY(form.preview()->map == expectedMap(sketch(61, 47), settings));
    QVERIFY(form.make()->isEnabled());
  }

  void findsTheCellsOfADrawing() {
    QImage maze(9, 5, QImage::Format_Mono);
    maze.fill(1);
    for (const QPoint wall : {QPoint(1, 1), QPoint(4, 2), QPoint(8, 4)}) maze.setPixel(wall, 0);
    const QImage drawn = maze.scaled(9 * 12, 5 * 12);
    PictureForm form(drawn);
    QCOMPARE(form.dialog.settings().cellSize, 12);
    QVERIFY(form.preview()->map == expectedMap(maze, {128, PictureMeaning::DarkIsWall, 1}));
  }

  void settingsMakeTheMap_data() {
    const auto row = testing::columns<int, bool, int>("threshold", "lightIsWall", "cellSize");
    row("dark", 128, false, 1);
    row("light", 128, true, 1);
    row("nothing is dark", 0, false, 1);
    row("everything is dark", 256, false, 1);
    row("blots only", 50, false, 1);
    row("cells of 3", 128, false, 3);
    row("one cell", 128, true, 61);
  }
  void settingsMakeTheMap() {
    FETCH(int, threshold, cellSize);
    QFETCH(bool, lightIsWall);
    const QImage image = sketch(61, 47);
    const PictureSettings settings{
        threshold, lightIsWall ? PictureMeaning::LightIsWall : PictureMeaning::DarkIsWall, cellSize};
    PictureForm form(image);
    form.dialog.findChild<QSlider*>()->setValue(threshold);
    form.dialog.findChildren<QRadioButton*>()[lightIsWall ? 1 : 0]->click();
    PictureSettings chosen = form.dialog.settings();
    chosen.cellSize = cellSize;
    form.dialog.setSettings(chosen);
    QCOMPARE(form.dialog.settings().threshold, settings.threshold);
    QCOMPARE(form.dialog.settings().meaning, settings.meaning);
    QCOMPARE(form.dialog.settings().cellSize, settings.cellSize);
    QVERIFY(form.preview()->map == expectedMap(image, settings));
    form.make()->click();
    QVERIFY(form.accepted());
    QVERIFY(form.dialog.map() == expectedMap(image, settings));
  }

  void theBarsAreAHandle() {
    PictureForm form(sketch(61, 47));
    form.dialog.show();
    auto* bars = form.dialog.findChild<LuminanceHistogram*>();
    QTest::mouseClick(bars, Qt::LeftButton, {}, QPoint(0, 10));
    QCOMPARE(form.dialog.settings().threshold, 0);
    QCOMPARE(form.dialog.findChild<QSlider*>()->value(), 0);
    QTest::mouseClick(bars, Qt::LeftButton, {}, QPoint(bars->width() - 1, 10));
    QCOMPARE(form.dialog.settings().threshold, 256);
    const int automatic = otsuThreshold(histogramOf(greyPixelsOf(sketch(61, 47))));
    for (QPushButton* button : form.dialog.findChildren<QPushButton*>())
      if (button->text() == QStringLiteral("&Automatic")) button->click();
    QCOMPARE(form.dialog.settings().threshold, automatic);
  }

  void tooLargeIsRefusedWithARemedy() {
    PictureForm form(sketch(5000, 20));
    QCOMPARE(form.dialog.settings().cellSize, 2);  // the smallest that fits
    QVERIFY(form.make()->isEnabled());
    form.dialog.setSettings({128, PictureMeaning::DarkIsWall, 1});
    QCOMPARE(form.note()->text(),
             QStringLiteral("5000 × 20 cells are too many: a map has at most 4096 × 4096."));
    QVERIFY(!form.make()->isEnabled());
    QVERIFY(form.preview() == nullptr);
    form.dialog.accept();
    QCOMPARE(form.finished.count(), 0);
    form.note()->findChild<QToolButton*>()->click();
    QCOMPARE(form.note()->text(), QString());
    QCOMPARE(form.dialog.settings().cellSize, 2);
    QCOMPARE(form.preview()->map.width(), 2500);
  }

  void anEmptyPictureIsRefused() {
    PictureForm form{QImage()};
    QCOMPARE(form.note()->text(), QStringLiteral("This picture has no pixels."));
    QVERIFY(!form.make()->isEnabled());
    form.dialog.accept();
    QCOMPARE(form.finished.count(), 0);
  }

  void aLargePictureIsReadElsewhere() {
    const QImage image = sketch(1200, 1000);
    PictureForm form(image);
    const PictureSettings newest{90, PictureMeaning::LightIsWall, 7};
    form.dialog.setSettings({10, PictureMeaning::DarkIsWall, 1});
    form.dialog.setSettings(newest);
    form.make()->click();  // at once, before any map is there
    QVERIFY(!form.make()->isEnabled());
    QTRY_VERIFY(form.accepted());
    QVERIFY(form.dialog.map() == expectedMap(image, newest));
  }

  void cancellingWhileTheMapIsMade() {
    {
      PictureForm form(sketch(1200, 1000));
      form.make()->click();
      form.dialog.reject();
      QThreadPool::globalInstance()->waitForDone();
      QCoreApplication::processEvents();
      QCOMPARE(form.finished.count(), 1);
      QCOMPARE(form.dialog.result(), static_cast<int>(QDialog::Rejected));
    }
    PictureForm(sketch(1200, 1000))
        .dialog.setSettings({1, PictureMeaning::DarkIsWall, 2});  // gone before its map
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
  }

  void followsTheLanguage() {
    PictureForm form(sketch(61, 47));
    MarkingTranslator marking;
    QCoreApplication::installTranslator(&marking);
    QCoreApplication::sendPostedEvents();
    const auto letters = QRegularExpression(QStringLiteral("[a-z]"));
    for (const QLabel* label : form.dialog.findChildren<QLabel*>())
      if (label->text().contains(letters))
        QVERIFY2(MarkingTranslator::isMarked(label->text()), qPrintable(label->text()));
    for (const QAbstractButton* button : form.dialog.findChildren<QAbstractButton*>())
      if (button->text().contains(letters))
        QVERIFY2(MarkingTranslator::isMarked(button->text()), qPrintable(button->text()));
    QCoreApplication::removeTranslator(&marking);
  }
};

SEARCHLIGHT_TEST(PictureDialogTest)
#include "picture_dialog_test.moc"
