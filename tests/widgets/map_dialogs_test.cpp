// tests/widgets/map_dialogs_test.cpp: whole maps as small pictures, their ends and their new sizes; what another size costs, in words; from a
// picture to a map by three settings, always the newest ones.
#include "core/grid/map_edit.h"
#include "core/grid/maze.h"
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/grid/picture_dialog.h"
#include "widgets/grid/picture_reader.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

using grid::PictureMeaning;
using grid::PictureSettings;

namespace {

const BoardColours& colours() { return Theme::shared(ThemeKind::Light).board(); }

std::shared_ptr<grid::MapDocument> emptyDocument(int width, int height) {
  return std::make_shared<grid::MapDocument>(grid::MapDocument{grid::Map(width, height), {}, {}});
}

// 8 x 6, walls at 7,0 and 0,5 and 2,2, start 6,1, goal 1,4.
grid::MapDocument weightedDocument() {
  grid::MapDocument document{grid::Map(8, 6), Point{6, 1}, Point{1, 4}};
  for (const Point p : {Point{7, 0}, Point{0, 5}, Point{2, 2}}) document.map.setWeight(p, grid::kWall);
  return document;
}

bool hasLabel(const QDialog& dialog, const QString& text) {
  for (const QLabel* label : dialog.findChildren<QLabel*>())
    if (label->text() == text) return true;
  return false;
}

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

class MapDialogsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  void oneCellOnePixel() {
    grid::Map map(3, 2);
    map.setWeight({1, 0}, grid::kWall);
    map.setWeight({2, 1}, 200);
    map.setWater(3);
    map.setSwamp(4);
    const QImage picture = mapPicture(map, colours(), {3, 2});
    QCOMPARE(picture.pixelColor(0, 1), colours().water);
    QCOMPARE(picture.pixelColor(1, 1), colours().swamp);
    QCOMPARE(picture.size(), QSize(3, 2));
    QCOMPARE(picture.pixelColor(0, 0), colours().weightFill(1));
    QCOMPARE(picture.pixelColor(1, 0), colours().wall);
    QCOMPARE(picture.pixelColor(2, 1), colours().weightFill(200));
  }

  void blocksShareAPixel() {
    grid::Map map(5, 4, grid::kWall);  // blocks of 2, the last column half as wide
    map.setWeight({0, 0}, 1);
    map.setWeight({1, 0}, 1);
    map.setWeight({4, 0}, 1);
    map.setWeight({4, 1}, 1);
    const QImage picture = mapPicture(map, colours(), {2, 2});
    QCOMPARE(picture.size(), QSize(3, 2));
    const int free = colours().freeCell.red(), wall = colours().wall.red();
    QCOMPARE(picture.pixelColor(0, 0).red(), (2 * free + 2 * wall) / 4);
    QCOMPARE(picture.pixelColor(1, 0).red(), wall);
    QCOMPARE(picture.pixelColor(2, 0).red(), free);
    QCOMPARE(picture.pixelColor(2, 1).red(), wall);
  }

  void picturesAreSmall_data() {
    const auto row = testing::columns<QSize, QSize>("map", "room");
    row("largest", QSize(4096, 4096), QSize(400, 300));
    row("flat", QSize(4096, 1), QSize(400, 300));
    row("tall", QSize(1, 4096), QSize(400, 300));
    row("no room", QSize(40, 30), QSize(0, 0));
  }
  void picturesAreSmall() {
    FETCH(QSize, map, room);
    const QImage picture = mapPicture(grid::Map(map.width(), map.height()), colours(), room);
    QVERIFY(picture.width() <= 2 * std::max(1, room.width()));
    QVERIFY(picture.height() <= 2 * std::max(1, room.height()));
    QCOMPARE(picture.pixelColor(picture.width() - 1, picture.height() - 1), colours().freeCell);
  }

  void anyMapInAnyRoom_data() {
    const auto row = testing::columns<QSize, QSize>("map", "room");
    for (const QSize map : {QSize(1, 1), QSize(4096, 1), QSize(1, 4096), QSize(130, 97), QSize(2000, 1500)})
      for (const QSize room : {QSize(1, 1), QSize(20, 300), QSize(300, 260)})
        row(testing::rowName("%d x %d in %d x %d", map.width(), map.height(), room.width(), room.height()),
            map, room);
  }
  void anyMapInAnyRoom() {
    FETCH(QSize, map, room);
    MapPreview preview;
    preview.setDocument(emptyDocument(map.width(), map.height()));
    preview.resize(room);
    const QImage picture = preview.grab().toImage();
    QCOMPARE(picture.size(), room);
    if (room.width() > 100) {
      QCOMPARE(picture.pixelColor(room.width() / 2, room.height() / 2), colours().freeCell);
      QCOMPARE(picture.pixelColor(0, 0), colours().outside);
    }
    preview.setNewSize(QSize(map.height(), map.width()));
    QCOMPARE(preview.grab().toImage().size(), room);
  }

  void nothingIsAnEmptyFrame() {
    MapPreview preview;
    preview.resize(50, 40);
    QCOMPARE(preview.grab().toImage().pixelColor(25, 20), colours().outside);
    preview.setDocument(emptyDocument(5, 4));
    preview.setDocument(nullptr);
    QCOMPARE(preview.grab().toImage().pixelColor(25, 20), colours().outside);
  }

  void marksStartAndGoal() {
    MapPreview preview;
    preview.resize(116, 116);  // 10 pixels a cell
    const auto document = emptyDocument(10, 10);
    preview.setDocument(document);
    const QImage without = preview.grab().toImage();
    document->start = Point{2, 2};
    document->goal = Point{7, 7};
    const QImage with = preview.grab().toImage();
    const auto differs = [&](Point p) {
      const QRect cell(8 + 10 * p.x, 8 + 10 * p.y, 10, 10);
      return with.copy(cell) != without.copy(cell);
    };
    QVERIFY(differs({2, 2}));
    QVERIFY(differs({7, 7}));
    QVERIFY(!differs({5, 5}));
  }

  void followsTheTheme() {
    MapPreview preview;
    preview.resize(60, 60);
    preview.setDocument(emptyDocument(4, 4));
    preview.grab();
    preview.setPalette(Theme::shared(ThemeKind::Dark).palette());
    QCOMPARE(preview.grab().toImage().pixelColor(30, 30), Theme::shared(ThemeKind::Dark).board().freeCell);
  }

  void saysWhatIsCutOff_data() {
    const auto row = testing::columns<QSize, QString, QString, QString>("size", "columns", "rows", "note");
    row("the same", {8, 6}, "unchanged", "unchanged", "This is the current size.");
    row("larger", {10, 7}, "2 added", "1 added", "No walls are removed.");
    row("a wall", {7, 6}, "1 removed", "unchanged", "Walls removed: 1.");
    row("a row, wider", {9, 5}, "1 added", "1 removed", "Walls removed: 1.");
    row("both", {7, 5}, "1 removed", "1 removed", "Walls removed: 2.");
    row("the start", {6, 6}, "2 removed", "unchanged", "The start is removed. Walls removed: 1.");
    row("the goal", {8, 4}, "unchanged", "2 removed", "The goal is removed. Walls removed: 1.");
    row("the ends", {1, 1}, "7 removed", "5 removed", "The start and goal are removed. Walls removed: 3.");
    row("largest", {4096, 4096}, "4088 added", "4090 added", "No walls are removed.");
  }
  void saysWhatIsCutOff() {
    FETCH_ALL((QSize, size), (QString, columns), (QString, rows));
    ResizeDialog dialog(weightedDocument());
    dialog.setSize(size.width(), size.height());
    QCOMPARE(QSize(dialog.columns(), dialog.rows()), size);
    QVERIFY(hasLabel(dialog, columns));
    QVERIFY(hasLabel(dialog, rows));
    QTEST(dialog.findChild<NoteLine*>()->text(), "note");
    const bool isChange = size != QSize(8, 6);
    QCOMPARE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled(), isChange);
  }

  // The words agree with what the edit does.
  void agreesWithTheEdit() {
    const grid::MapDocument before = weightedDocument();
    ResizeDialog dialog(before);
    for (int w = 1; w <= 9; ++w)
      for (int h = 1; h <= 7; ++h) {
        dialog.setSize(w, h);
        grid::MapDocument after = before;
        grid::resizeMap(before, w, h).apply(after);
        const auto walls = [](const grid::Map& map) { return std::ranges::count(map.cells(), grid::kWall); };
        const QString note = dialog.findChild<NoteLine*>()->text();
        const auto lost = walls(before.map) - walls(after.map);
        QCOMPARE(note.contains(u"Walls removed: %1."_s.arg(lost)), lost > 0);
        QCOMPARE(note.contains(u"tart "_s), !after.start);
        QCOMPARE(note.contains(u"goal "_s), !after.goal);
      }
  }

  void numbersAreLimited() {
    ResizeDialog dialog(weightedDocument());
    dialog.setSize(0, 5000);
    QCOMPARE(QSize(dialog.columns(), dialog.rows()), QSize(1, 4096));
  }

  void paintsWithoutEnds() {
    ResizeDialog dialog({grid::Map(3, 3), {}, {}});
    dialog.setSize(2, 9);
    QVERIFY(!dialog.grab().isNull());
    QCOMPARE(dialog.findChild<NoteLine*>()->text(), u"No walls are removed."_s);
  }

  void resizingFollowsTheLanguage() {
    ResizeDialog dialog(weightedDocument());
    dialog.setSize(2, 2);
    const MarkingTranslator marking;
    QCOMPARE(MarkingTranslator::unmarked(dialog), QStringList());
    QCOMPARE(dialog.columns(), 2);
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
    FETCH_ALL((int, threshold), (int, cellSize), (bool, lightIsWall));
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
      if (button->text() == u"&Automatic"_s) button->click();
    QCOMPARE(form.dialog.settings().threshold, automatic);
  }

  void tooLargeIsRefusedWithARemedy() {
    PictureForm form(sketch(5000, 20));
    QCOMPARE(form.dialog.settings().cellSize, 2);  // the smallest that fits
    QVERIFY(form.make()->isEnabled());
    form.dialog.setSettings({128, PictureMeaning::DarkIsWall, 1});
    QCOMPARE(form.note()->text(), u"5000 × 20 cells are too many: a map has at most 4096 × 4096."_s);
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
    QCOMPARE(form.note()->text(), u"This picture has no pixels."_s);
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

  void picturesFollowTheLanguage() {
    PictureForm form(sketch(61, 47));
    const MarkingTranslator marking;
    QCOMPARE(MarkingTranslator::unmarked(form.dialog), QStringList());
  }
};

SEARCHLIGHT_TEST(MapDialogsTest)
#include "map_dialogs_test.moc"
