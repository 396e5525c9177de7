// tests/app/recognised_files_test.cpp: a file opens on the page of what is in it, from whichever page and whatever it is called; the files that
// were opened last.
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace {

QByteArray kept(const char* name) {
  QFile file(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/") + QString::fromLatin1(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray ofProgram(const char* name) {
  QFile file(QString::fromLatin1(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Case {
  const char* name;  // of the file
  QByteArray text;
  const char* page;
};

std::vector<Case> cases() {
  const QByteArray levels = kept("levels/written.xsb");
  return {{"levels.txt", levels, SokobanPage::kId},
          {"microban.lvl", levels, SokobanPage::kId},
          {"screen.1", levels, SokobanPage::kId},
          {"levels", levels, SokobanPage::kId},
          {"levels.map", levels, SokobanPage::kId},
          {"packed.1", kept("levels/packed.xsb.gz"), SokobanPage::kId},
          {"set.txt", kept("levels/set.slc"), SokobanPage::kId},
          {"article", kept("levels/article-4.txt"), SokobanPage::kId},
          {"game.txt", kept("games/classic.lines"), LinesPage::kId},
          {"game.xsb", kept("games/classic.klotski"), KlotskiPage::kId},
          {"layout.txt", kept("boards/irregular.klotski"), KlotskiPage::kId},
          {"rows", kept("boards/classic.klotski"), KlotskiPage::kId},
          {"pushes.txt", kept("games/branches.sokoban"), SokobanPage::kId},
          {"field.grid", kept("maps/terrain.map"), MapLabPage::kId},
          {"field", kept("maps/weights.slmap"), MapLabPage::kId},
          {"trace.txt", kept("traces/walls.trace.yaml"), MapLabPage::kId},
          {"trace", kept("traces/walls.trace.json"), MapLabPage::kId},
          {"workspace.txt", kept("app/set-ups/klotski-playing.searchlight"), KlotskiPage::kId},
          {"workspace.map", kept("app/set-ups/compare-map.searchlight"), ComparePage::kId},
          {"lesson.txt", ofProgram(":/lessons/ties.en.md"), LessonsPage::kId}};
}

}  // namespace

class RecognisedFilesTest : public QObject {
  Q_OBJECT

  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private Q_SLOTS:
  void aFileOpensOnItsPage_data() {
    QTest::addColumn<QString>("front");
    for (const PageInfo& page : pages()) QTest::newRow(page.id) << QString::fromLatin1(page.id);
  }
  void aFileOpensOnItsPage() {
    QFETCH(const QString, front);
    testing::AnyWindow shown(qPrintable(front));
    for (const Case& one : cases()) {
      QVERIFY2(!one.text.isEmpty(), one.name);
      const QString file = shown.write(one.name, one.text);
      shown.show(qPrintable(front));
      QVERIFY2(shown.window().openFile(file), qPrintable(shown.window().page().messageText()));
      // A file brings its page to the front; only a trace is added to the comparison that is there.
      const QString now = shown.window().pageId();
      const bool isAdded =
          front == QLatin1String(ComparePage::kId) && QLatin1String(one.name).startsWith(u"trace");
      QVERIFY2(now == QLatin1String(one.page) || (isAdded && now == front),
               qPrintable(QString::fromLatin1(one.name) + u" on "_s + now));
    }
  }

  // One message, with all that was tried, and what was open stays.
  void whatFitsNothingIsSaidOnce_data() {
    QTest::addColumn<QString>("front");
    for (const PageInfo& page : pages()) QTest::newRow(page.id) << QString::fromLatin1(page.id);
  }
  void whatFitsNothingIsSaidOnce() {
    QFETCH(const QString, front);
    testing::AnyWindow shown(qPrintable(front));
    const QString before = shown.window().page().documentPage().document().title;
    for (const QByteArray& text : {QByteArray("Dear all,\nthis is no level.\n"), QByteArray("\x7f"
                                                                                            "ELF\0\1",
                                                                                            6)}) {
      const QString file = shown.write("notes.txt", text);
      QVERIFY(!shown.window().openFile(file));
      const QString told = shown.window().page().messageText();
      QVERIFY(testing::startsWith(told, u"notes.txt"_s));
      for (const files::Kind kind : files::allKinds())
        QVERIFY(testing::contains(told, QString::fromStdString(std::string(files::nameOf(kind)))));
    }
    QVERIFY(!shown.window().openFile(shown.write("empty.txt", {})));
    QVERIFY(shown.window().page().messageText().endsWith(u"empty.txt: the file is empty"_s));
    QVERIFY(!shown.window().openFile(QFileInfo(shown.path("empty.txt")).absolutePath()));
    QVERIFY(shown.window().page().messageText().contains(u"Is a directory"_s));
    QVERIFY(!shown.window().openFile(shown.path("gone.txt")));
    QVERIFY(shown.window().page().messageText().contains(u"No such file"_s));
    QCOMPARE(shown.window().pageId(), front);
    QCOMPARE(shown.window().page().documentPage().document().title, before);
  }

  // The reader that the ending asks for says what is wrong, and where.
  void whatIsDamagedIsSaidByItsReader() {
    testing::AnyWindow shown(LinesPage::kId);
    QVERIFY(!shown.window().openFile(shown.write("a.map", "type octile\nheight x\n")));
    QVERIFY(shown.window().page().messageText().contains(u"a.map:2:"_s));
    QVERIFY(!shown.window().openFile(shown.write("b.GRID", "nonsense\n")));
    QVERIFY(shown.window().page().messageText().contains(u"b.GRID:1: not a map"_s));
    QVERIFY(!shown.window().openFile(shown.write("c.sok", "nonsense\n")));
    QVERIFY(shown.window().page().messageText().contains(u"no levels found"_s));
  }

  // A map of MovingAI's stays one, whatever it is called; what is packed is not written back.
  void aMapIsSavedAsItWas() {
    testing::AnyWindow shown(MapLabPage::kId);
    for (const char* name : {"field.grid", "field", "field.txt"}) {
      const QString file = shown.write(name, kept("maps/terrain.map"));
      QVERIFY(shown.window().openFile(file));
      auto& lab = shown.page<MapLabPage>();
      QCOMPARE(lab.document().path, file);
      QVERIFY(!lab.save(file, std::nullopt));
      QFile saved(file);
      QVERIFY(saved.open(QIODevice::ReadOnly));
      QCOMPARE(saved.readAll(), kept("maps/terrain.map"));
    }
    const QByteArray packed = QByteArray::fromHex(
        "1f8b08000000000002ff2ba92c4855c84f2ec9cc49e5ca48cd4ccf285130e12acf4c29c95030e3ca4d2ce0d2d3"
        "0b09d1d3e3d2737070d00be7d20bd6d3035160c0050050d88e533d000000");
    const QString file = shown.write("packed.map.gz", packed);
    QVERIFY2(shown.window().openFile(file), qPrintable(shown.window().page().messageText()));
    QCOMPARE(shown.page<MapLabPage>().document().path, QString());
    QVERIFY(shown.page<MapLabPage>().document().title.contains(u"packed.map.gz"_s));
  }

  // On a command line nobody has to say which page.
  void theProgramKnowsThePageOfAFile() {
    testing::AnyWindow shown(StartPage::kId);
    for (const Case& one : cases()) {
      const QString page = shown.program().pageOf(shown.write(one.name, one.text));
      const bool isSetUp = QLatin1String(one.name).startsWith("workspace"_L1);
      QCOMPARE(page, isSetUp ? QString() : QString::fromLatin1(one.page));
    }
  }

  // Open shows them, and all others.
  void theDialogListsThem_data() {
    const auto row = testing::columns<QString, QStringList>("front", "patterns");
    row("maps", QString::fromLatin1(MapLabPage::kId), QStringList{u"*.grid"_s, u"*.map"_s});
    row("levels", QString::fromLatin1(SokobanPage::kId), QStringList{u"*.lvl"_s, u"*.txt"_s, u"*.xsb"_s});
    row("start", QString::fromLatin1(StartPage::kId), QStringList{});
  }
  void theDialogListsThem() {
    FETCH_ALL((const QString, front), (const QStringList, patterns));
    testing::AnyWindow shown(qPrintable(front));
    QStringList filters;
    const testing::WhenOpen<QFileDialog> dialog([&](QFileDialog* open) {
      filters = open->nameFilters();
      open->reject();
    });
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    shown.window().commands()[Command::Open]->trigger();
    QVERIFY(filters.contains(u"All files (*)"_s));
    for (const QString& pattern : patterns)
      QVERIFY2(filters.front().contains(pattern), qPrintable(filters.join(u'\n')));
  }

  // As another process has it, which has read the list before we wrote ours, or after.
  void whatAnotherProgramHasOpenedStays() {
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"settings.ini"_s);
    Settings ours = Settings::isolated(file);
    ours.addRecentFile(u"/ours.map"_s);
    QByteArray text = read(file);
    QVERIFY2(text.contains("recent=/ours.map"), text.constData());  // at once, for the others
    text.replace("recent=/ours.map", "recent=/theirs.map, /ours.map");
    QFile theirs(file);
    QVERIFY(theirs.open(QIODevice::WriteOnly) && theirs.write(text) == text.size());
    theirs.close();
    QCOMPARE(ours.recentFiles(), QStringList({u"/theirs.map"_s, u"/ours.map"_s}));
    ours.addRecentFile(u"/next.map"_s);
    const QStringList all{u"/next.map"_s, u"/theirs.map"_s, u"/ours.map"_s};
    QCOMPARE(ours.recentFiles(), all);
    QVERIFY2(read(file).contains("recent=/next.map, /theirs.map, /ours.map"), read(file).constData());
    ours.clearRecentFiles();
    QVERIFY(!read(file).contains("theirs.map"));
  }

  // However long a name and its folder are, both are seen; and the whole path is told.
  void theMenuFits_data() {
    QTest::addColumn<QString>("path");
    const QString lang = u"long"_s.repeated(60);
    QTest::newRow("a long name") << u"/home/a & b/%1 & end.map"_s.arg(lang);
    QTest::newRow("a long folder") << u"/home/%1/end.map"_s.arg(lang);
    QTest::newRow("both") << u"/%1/%1 end.map"_s.arg(lang);
  }
  void theMenuFits() {
    QFETCH(const QString, path);
    testing::AnyWindow shown(MapLabPage::kId);
    shown.program().settings().addRecentFile(path);
    QMenu* recent = nullptr;
    for (QMenu* menu : shown.window().menuBar()->findChildren<QMenu*>())
      if (menu->title() == u"Open &recent"_s) recent = menu;
    QVERIFY(recent);
    Q_EMIT recent->aboutToShow();
    const QAction* entry = recent->actions().front();
    QVERIFY2(recent->fontMetrics().horizontalAdvance(entry->text()) < 800, qPrintable(entry->text()));
    QVERIFY(testing::contains(entry->text(), u"end.map"_s));
    QVERIFY(testing::contains(entry->text(), u"   /"_s));
    QVERIFY2(!entry->text().remove(u"&&"_s).contains(u'&'), qPrintable(entry->text()));
    QCOMPARE(entry->toolTip(), path);
    QCOMPARE(entry->statusTip(), path);
    QVERIFY(recent->toolTipsVisible());
  }
};

SEARCHLIGHT_TEST(RecognisedFilesTest)
#include "recognised_files_test.moc"
