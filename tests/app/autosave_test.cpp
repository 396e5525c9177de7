// tests/app/autosave_test.cpp: unsaved work survives, windows keep out of each other's way, saved work leaves nothing.
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/autosave.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

grid::MapDocument document(int side) {
  return {grid::Map(side, side), Point{0, 0}, Point{side - 1, side - 1}};
}

void paint(MapModel& model, Point p) {
  model.beginStroke(grid::MapEditKind::Paint);
  model.paintTo(p, grid::kWall, 1);
  model.finishStroke();
}

QStringList maps(const QTemporaryDir& dir) { return QDir(dir.path()).entryList({QStringLiteral("*.slmap")}); }

}  // namespace

class AutosaveTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

  void writesOnlyUnsavedWork() {
    QTemporaryDir dir;
    MapModel model;
    Autosave autosave(&model, dir.path());
    model.load(document(5), {}, QStringLiteral("five"));
    QVERIFY(!autosave.write());
    QVERIFY(maps(dir).isEmpty());
    paint(model, {2, 2});
    QVERIFY(!autosave.write());
    QCOMPARE(maps(dir).size(), 1);
    QVERIFY(!model.save(dir.filePath(QStringLiteral("saved.txt"))));
    QVERIFY(maps(dir).isEmpty());
  }

  void twoWindowsHaveTwoFiles() {
    QTemporaryDir dir;
    MapModel a, b;
    Autosave first(&a, dir.path()), second(&b, dir.path());
    a.load(document(5), {}, {});
    b.load(document(6), {}, {});
    paint(a, {1, 1});
    paint(b, {1, 1});
    first.write();
    second.write();
    QCOMPARE(maps(dir).size(), 2);
    // Both live, so nothing is abandoned.
    QVERIFY(Autosave::takeAbandoned(dir.path()).empty());
    QCOMPARE(maps(dir).size(), 2);
  }

  void whatARunLeavesIsOfferedOnce() {
    QTemporaryDir dir;
    grid::MapDocument expected;
    {
      MapModel model;
      Autosave autosave(&model, dir.path());
      model.load(document(5), QStringLiteral("/somewhere/five.slmap"), {});
      paint(model, {3, 1});
      autosave.write();
      expected = model.document();
      // As if the machine had stopped here: copies without a lock.
      for (const char* suffix : {"slmap", "json"}) {
        const QStringList names = QDir(dir.path()).entryList({QStringLiteral("*.") + QLatin1String(suffix)});
        QVERIFY(QFile::copy(dir.filePath(names.front()),
                            dir.filePath(QStringLiteral("left.") + QLatin1String(suffix))));
      }
    }
    QCOMPARE(maps(dir), QStringList{QStringLiteral("left.slmap")});
    const std::vector<RecoveredMap> found = Autosave::takeAbandoned(dir.path());
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].document == expected);
    QCOMPARE(found[0].path, QStringLiteral("/somewhere/five.slmap"));
    QVERIFY(Autosave::takeAbandoned(dir.path()).empty());
  }

  void aBrokenFileIsSetAside() {
    QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("broken.slmap")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("searchlight-map 1\nsize 4");
    file.close();
    QVERIFY(Autosave::takeAbandoned(dir.path()).empty());
    QVERIFY(maps(dir).isEmpty());
    QVERIFY(QFile::exists(dir.filePath(QStringLiteral("broken.broken"))));
  }

  void anUnwritableFolderIsSaid() {
    MapModel model;
    Autosave autosave(&model, QStringLiteral("/proc/searchlight-cannot-be"));
    model.load(document(5), {}, {});
    paint(model, {1, 1});
    QVERIFY(autosave.write().has_value());
  }
};

QTEST_MAIN(AutosaveTest)
#include "autosave_test.moc"
