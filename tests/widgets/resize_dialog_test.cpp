// tests/widgets/resize_dialog_test.cpp: what another size costs, in words.
#include "widgets/grid/resize_dialog.h"

#include "core/grid/map_edit.h"
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// 8 x 6, walls at 7,0 and 0,5 and 2,2, start 6,1, goal 1,4.
grid::MapDocument document() {
  grid::MapDocument document{grid::Map(8, 6), Point{6, 1}, Point{1, 4}};
  for (const Point p : {Point{7, 0}, Point{0, 5}, Point{2, 2}}) document.map.setWeight(p, grid::kWall);
  return document;
}

bool hasLabel(const QDialog& dialog, const QString& text) {
  for (const QLabel* label : dialog.findChildren<QLabel*>())
    if (label->text() == text) return true;
  return false;
}

}  // namespace

class ResizeDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
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
    QFETCH(QSize, size);
    FETCH(QString, columns, rows);
    ResizeDialog dialog(document());
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
    const grid::MapDocument before = document();
    ResizeDialog dialog(before);
    for (int w = 1; w <= 9; ++w)
      for (int h = 1; h <= 7; ++h) {
        dialog.setSize(w, h);
        grid::MapDocument after = before;
        grid::resizeMap(before, w, h).apply(after);
        const auto walls = [](const grid::Map& map) { return std::ranges::count(map.cells(), grid::kWall); };
        const QString note = dialog.findChild<NoteLine*>()->text();
        const auto lost = walls(before.map) - walls(after.map);
        QCOMPARE(note.contains(QStringLiteral("Walls removed: %1.").arg(lost)), lost > 0);
        QCOMPARE(note.contains(QStringLiteral("tart ")), !after.start);
        QCOMPARE(note.contains(QStringLiteral("goal ")), !after.goal);
      }
  }

  void numbersAreLimited() {
    ResizeDialog dialog(document());
    dialog.setSize(0, 5000);
    QCOMPARE(QSize(dialog.columns(), dialog.rows()), QSize(1, 4096));
  }

  void paintsWithoutEnds() {
    ResizeDialog dialog({grid::Map(3, 3), {}, {}});
    dialog.setSize(2, 9);
    QVERIFY(!dialog.grab().isNull());
    QCOMPARE(dialog.findChild<NoteLine*>()->text(), QStringLiteral("No walls are removed."));
  }

  void followsTheLanguage() {
    ResizeDialog dialog(document());
    dialog.setSize(2, 2);
    MarkingTranslator marking;
    QCoreApplication::installTranslator(&marking);
    QCoreApplication::sendPostedEvents();
    for (const QLabel* label : dialog.findChildren<QLabel*>())
      if (!label->text().isEmpty())
        QVERIFY2(MarkingTranslator::isMarked(label->text()), qPrintable(label->text()));
    QVERIFY(MarkingTranslator::isMarked(dialog.windowTitle()));
    QCOMPARE(dialog.columns(), 2);
    QCoreApplication::removeTranslator(&marking);
  }
};

SEARCHLIGHT_TEST(ResizeDialogTest)
#include "resize_dialog_test.moc"
