// tests/widgets/map_model_test.cpp: every edit is told, undoable, and leaves the graph that a fresh one would be.
#include <random>

#include "core/grid/map_edit.h"
#include "tests/limited.h"
#include "tests/test_main.h"
#include "widgets/grid/map_model.h"

using grid::MapEditKind;

namespace {

grid::MapDocument document() { return {grid::Map(12, 9), Point{1, 1}, Point{10, 7}}; }

void checkGraph(const MapModel& model) {
  QVERIFY(model.graph()->map() == model.document().map);
  const grid::RouteGraph fresh(model.document().map);
  QVERIFY(std::equal(fresh.openness().begin(), fresh.openness().end(), model.graph()->openness().begin()));
  QCOMPARE(model.graph()->isUniform(), fresh.isUniform());
}

}  // namespace

class MapModelTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void strokesAreOneEdit() {
    MapModel model;
    model.load(document(), {}, u"twelve"_s);
    QSignalSpy cells(&model, &MapModel::cellsChanged);
    const grid::MapDocument before = model.document();
    model.beginStroke(MapEditKind::Paint);
    model.paintTo({3, 3}, grid::kWall, 1);
    model.paintTo({8, 3}, grid::kWall, 1);  // a quick drag leaves no holes
    model.finishStroke();
    for (int x = 3; x <= 8; ++x) QVERIFY(model.document().map.isWall({x, 3}));
    QVERIFY(cells.count() >= 2);
    QVERIFY(model.isModified());
    checkGraph(model);
    model.undo();
    QVERIFY(model.document() == before);
    QVERIFY(!model.isModified());
    QVERIFY(!model.canUndo());
    checkGraph(model);
    model.redo();
    QVERIFY(model.document().map.isWall({5, 3}));
    checkGraph(model);
  }

  // A shape, however large, is told by its cells, and so are undo and redo of it: nothing begins anew.
  void shapesAreToldByTheirCells() {
    MapModel model;
    model.load(document(), {}, u"twelve"_s);
    QSignalSpy replaced(&model, &MapModel::replaced);
    std::vector<std::vector<CellRun>> told;
    connect(&model, &MapModel::cellsChanged, this,
            [&](const std::vector<CellRun>& cells) { told.push_back(cells); });
    const grid::MapDocument before = model.document();
    const int w = before.map.width(), h = before.map.height();
    const auto all = grid::rectangleSpans({0, 0}, {w - 1, h - 1}, w, h);
    model.apply(grid::paintSpans(before, all, 7, MapEditKind::Rectangle));
    QCOMPARE(model.document().map.weight({1, 1}), grid::Weight{7});
    checkGraph(model);
    model.undo();
    QVERIFY(model.document() == before);
    checkGraph(model);
    model.redo();
    QCOMPARE(model.document().map.weight({1, 1}), grid::Weight{7});
    checkGraph(model);
    QCOMPARE(replaced.size(), 0);
    QCOMPARE(told.size(), std::size_t{3});
    QVERIFY(!told[0].empty() && told[1] == told[0] && told[2] == told[0]);
  }

  void aCancelledStrokeLeavesNothing() {
    MapModel model;
    model.load(document(), {}, {});
    const grid::MapDocument before = model.document();
    model.beginStroke(MapEditKind::Paint);
    model.paintTo({3, 3}, 7, 3);
    model.cancelStroke();
    QVERIFY(model.document() == before);
    QVERIFY(!model.canUndo());
    checkGraph(model);
  }

  void endsKeepToFreeCells() {
    MapModel model;
    model.load(document(), {}, {});
    QSignalSpy ends(&model, &MapModel::endsChanged);
    model.beginStroke(MapEditKind::Paint);
    model.paintTo({5, 5}, grid::kWall, 1);
    model.paintTo({1, 1}, grid::kWall, 1);  // the start stays free
    model.finishStroke();
    QVERIFY(!model.document().map.isWall({1, 1}));
    model.beginStroke(MapEditKind::MoveStart);
    model.moveStartTo({5, 5});
    model.moveStartTo({99, 0});
    QCOMPARE(ends.count(), 0);
    model.moveStartTo({6, 5});
    model.finishStroke();
    QCOMPARE(ends.count(), 1);
    QVERIFY(model.document().start == (Point{6, 5}));
    model.undo();
    QVERIFY(model.document().start == (Point{1, 1}));
  }

  void wholeMapsCanBeUndone() {
    MapModel model;
    model.load(document(), {}, {});
    QSignalSpy replaced(&model, &MapModel::replaced);
    const grid::MapDocument before = model.document();
    model.apply(grid::resizeMap(model.document(), 20, 4));
    QCOMPARE(model.map()->width(), 20);
    model.undo();
    QVERIFY(model.document() == before);
    QCOMPARE(replaced.count(), 2);
    checkGraph(model);
  }

  void anyEditsLeaveTheRightGraph() {
    const unsigned seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    std::mt19937 random(seed);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    MapModel model;
    model.load(document(), {}, {});
    for (int i = 0; i < 200; ++i) {
      switch (below(4)) {
        case 0: model.undo(); break;
        case 1: model.redo(); break;
        default:
          model.beginStroke(MapEditKind::Paint);
          model.paintTo({below(14) - 1, below(11) - 1}, static_cast<grid::Weight>(below(4)), 1 + below(3));
          model.paintTo({below(14) - 1, below(11) - 1}, static_cast<grid::Weight>(below(4)), 1 + below(3));
          model.finishStroke();
      }
    }
    checkGraph(model);
    while (model.canUndo()) model.undo();
    QVERIFY(model.document() == document());
    checkGraph(model);
  }

  void savesAndKnowsIt() {
    QTemporaryDir dir;
    MapModel model;
    model.load(document(), {}, {});
    model.beginStroke(MapEditKind::Paint);
    model.paintTo({3, 3}, 9, 1);
    model.finishStroke();
    const QString path = dir.filePath(u"a b.slmap"_s);
    QVERIFY(!model.save(path));
    QVERIFY(!model.isModified());
    QCOMPARE(model.title(), u"a b.slmap"_s);
    QVERIFY(grid::readMapFile(path.toStdU16String()) == model.document());
    model.undo();
    QVERIFY(model.isModified());
    model.redo();
    QVERIFY(!model.isModified());
  }

  // What was generated or pasted has no file, so it can never be saved over the one that was open; undo goes back to that.
  // A .map file stores no ends: moving them leaves nothing to be saved in it, whatever else is done, undone and saved meanwhile.
  void movedEndsAreUnsavedWhereTheyAreStored_data() {
    // steps: wall, end moved, undo, redo, save, generate
    // inMap: whether it is modified after each of them
    const auto row = testing::columns<QString, QString, QString>("steps", "inMap", "inOurs");
    row("eeuu", "....", "***.");
    row("eeuur", ".....", "***.*");
    row("weuu", "***.", "***.");
    row("wuee", "*...", "*.**");
    row("ewu", ".*.", "***");
    row("ewuur", ".*...", "***.*");
    row("wes", "**.", "**.");
    row("wesuurr", "**..*..", "**.***.");
    row("esue", "....", "*.**");
    row("egu", ".*.", "***");
    row("eguee", ".*...", "*****");
  }
  void movedEndsAreUnsavedWhereTheyAreStored() {
    QFETCH(const QString, steps);
    const QTemporaryDir dir;
    for (const char* column : {"inMap", "inOurs"}) {
      const bool isMap = column == QByteArray("inMap");
      const QString path = dir.filePath(isMap ? u"a.map"_s : u"a.slmap"_s);
      MapModel model;
      model.load(document(), path, {});
      QString told;
      int walls = 0, ends = 0;
      for (const QChar step : steps) {
        if (step == u'w') {
          model.beginStroke(MapEditKind::Paint);
          model.paintTo({5, walls++}, grid::kWall, 1);
          model.finishStroke();
        } else if (step == u'e') {
          model.beginStroke(MapEditKind::MoveStart);
          model.moveStartTo({2, 1 + ends++});
          QCOMPARE(model.isStrokeUnsaved(), !isMap);
          model.finishStroke();
          QVERIFY(model.differsFromFile());
        } else if (step == u'u') {
          model.undo();
        } else if (step == u'r') {
          model.redo();
        } else if (step == u's') {
          QVERIFY(!model.save(path));
        } else {
          model.apply(
              grid::replaceDocument(model.document(), {grid::Map(4, 4), {}, {}}, MapEditKind::Generate));
        }
        told += model.isModified() ? u'*' : u'.';
      }
      QTEST(told, column);
    }
  }

  void anotherMapHasAnotherFile_data() {
    testing::columns<int>("kind")("generated", int(MapEditKind::Generate))("pasted", int(MapEditKind::Paste));
  }
  void anotherMapHasAnotherFile() {
    QFETCH(int, kind);
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.slmap"_s);
    MapModel model;
    model.load(document(), {}, {});
    QVERIFY(!model.save(path));
    const FileStamp stamp = model.file().stamp;
    QVERIFY(stamp.exists);
    QSignalSpy file(&model, &MapModel::fileChanged);
    model.apply(grid::replaceDocument(model.document(), {grid::Map(5, 5), {}, {}}, MapEditKind(kind)));
    QVERIFY(model.path().isEmpty() && model.title().isEmpty() && model.isModified());
    QVERIFY(!model.file().stamp.exists);
    QCOMPARE(file.count(), 1);
    model.undo();
    QCOMPARE(model.path(), path);
    QVERIFY(!model.isModified() && model.file().stamp == stamp);
    model.redo();
    QVERIFY(model.path().isEmpty() && model.isModified());
    const QString other = dir.filePath(u"b.slmap"_s);
    QVERIFY(!model.save(other));
    model.undo();
    QCOMPARE(model.path(), path);
    QVERIFY(!model.isModified());
    model.redo();
    QCOMPARE(model.path(), other);
    QVERIFY(!model.isModified());
    // Over the first one, on purpose: that does not hold the map before any more.
    QVERIFY(!model.save(path));
    model.undo();
    QCOMPARE(model.path(), path);
    QVERIFY(model.isModified() && model.file().stamp == stamp);
    QVERIFY(stampOf(path.toStdU16String()) != stamp);
  }

  void anEditOfTheMapKeepsItsFile() {
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.slmap"_s);
    MapModel model;
    model.load(document(), {}, {});
    QVERIFY(!model.save(path));
    model.apply(grid::resizeMap(model.document(), 20, 4));
    model.apply(grid::clearMap(model.document()));
    QCOMPARE(model.path(), path);
    QVERIFY(model.isModified());
  }

  void aFileThatWasWrittenMeanwhileIsNotOurs() {
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.slmap"_s);
    MapModel model;
    model.load(document(), {}, {});
    QVERIFY(!model.save(path, FileStamp{}));
    QVERIFY(model.save(path, FileStamp{}).has_value());
    QVERIFY(!model.save(path, model.file().stamp));
  }

  // Of a map with trees and water only those cells change that were painted.
  void lettersSurviveEdits() {
    QTemporaryDir dir;
    const QString path = dir.filePath(u"a.map"_s);
    const std::string text = "type octile\nheight 2\nwidth 4\nmap\nGTSW\n.@O.\n";
    MapModel model;
    model.load(grid::readMap(text, "a.map"), path, {});
    const auto saved = [&] {
      return model.save(path) ? std::string() : readFile(path.toStdU16String(), 1000);
    };
    model.beginStroke(MapEditKind::Paint);
    model.paintTo({0, 0}, grid::kWall, 1);
    model.finishStroke();
    QCOMPARE(saved(), std::string("type octile\nheight 2\nwidth 4\nmap\n@TSW\n.@O.\n"));
    model.apply(grid::resizeMap(model.document(), 5, 2));
    QCOMPARE(saved(), std::string("type octile\nheight 2\nwidth 5\nmap\n@TSW.\n.@O..\n"));
    model.undo();
    model.undo();
    QCOMPARE(saved(), text);
    model.redo();
    QCOMPARE(saved(), std::string("type octile\nheight 2\nwidth 4\nmap\n@TSW\n.@O.\n"));
  }

  void aFailedSaveCostsNothing() {
    MapModel model;
    model.load(document(), {}, {});
    model.setModified();
    const auto why = model.save(u"/no/such/folder/a.slmap"_s);
    QVERIFY(why && !why->isEmpty());
    QVERIFY(model.isModified());
    QVERIFY(model.path().isEmpty());
  }

  // As a full disk does: the write of what is already open fails.
  void aFileThatCannotGrowKeepsWhatItHeld() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.slmap"_s);
    MapModel model;
    model.load(document(), {}, {});
    QVERIFY(!model.save(path));
    QFile before(path);
    QVERIFY(before.open(QIODevice::ReadOnly));
    const QByteArray held = before.readAll();
    model.setModified();
    const auto why = [&] {
      const testing::Limited room(RLIMIT_FSIZE, 16);
      return model.save(path);
    }();
    QVERIFY(why && !why->isEmpty());
    QVERIFY(model.isModified());
    QFile after(path);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), held);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
  }
};

SEARCHLIGHT_TEST(MapModelTest)
#include "map_model_test.moc"
