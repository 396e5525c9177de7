// tests/app/unsaved_work_test.cpp: whatever is opened over unsaved work, of whichever page and whoever looks at it: the work is
// asked about, or it is kept and found again.
#include "app/grid/map_lab_page.h"
#include "app/sokoban/level_editor.h"
#include "core/grid/maze.h"
#include "tests/app/any_move.h"
#include "tests/app/program_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

namespace {

const QStringList kWorldsAsked{QString::fromLatin1(MapLabPage::kId), QString::fromLatin1(LinesPage::kId),
                               QString::fromLatin1(KlotskiPage::kId), QString::fromLatin1(SokobanPage::kId)};

// Says no to whatever is asked, and counts what unsaved work is asked about.
class Refusal {
 public:
  Refusal() {
    QObject::connect(&m_timer, &QTimer::timeout, [this] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (!dialog || !dialog->isVisible()) return;
      auto* box = qobject_cast<QMessageBox*>(dialog);
      // A set-up that is a document by now is no work of before.
      if (box && discardsSetUps && box->text().contains(u".searchlight"_s))
        return box->button(QMessageBox::Discard)->click();
      times += box ? 1 : 0;
      if (box && box->button(QMessageBox::Cancel)) return box->button(QMessageBox::Cancel)->click();
      dialog->reject();
    });
    m_timer.start(1);
  }
  int times = 0;
  bool discardsSetUps = false;

 private:
  QTimer m_timer;
};

// A file that can be opened, and whose document goes for it.
struct Opened {
  QString path, replaced;
  bool hasDrawing = false;
};

}  // namespace

class UnsavedWorkTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  QTemporaryDir m_files;  // what is opened; the same for all
  std::vector<Opened> m_opened;

  void openWindow() override {
    begin();
    startProgram();
    m_window = m_program->newWindow();
    m_window->show();
  }

  Page& page(const QString& id) { return *m_window->page(id); }
  void lookAt(const QString& world) {
    compare().lookAt(page(world));
    m_window->showPage(QString::fromLatin1(ComparePage::kId));
  }

  // ---- What is opened ----
  void add(const char* name, const std::string& text, const char* replaced, bool hasDrawing = false) {
    const QString path = m_files.filePath(QString::fromLatin1(name));
    writeFile(path.toStdU16String(), text);
    m_opened.push_back({path, QString::fromLatin1(replaced), hasDrawing});
  }
  void addSetUp(const QString& name, const QString& id, const char* replaced, const char* drawing = nullptr) {
    setup::SetUp setUp = page(id).snapshot()();
    setUp.page = id.toStdString();
    setUp.board.path.clear();
    if (drawing) setUp.view.set("drawing", drawing);
    add(qPrintable(name), setup::write(setUp), replaced, drawing != nullptr);
  }
  void makeFiles() {
    const char* lab = MapLabPage::kId;
    const char* sokoban = SokobanPage::kId;
    the<MapLabPage>().showMap({grid::Map(5, 3), Point{0, 0}, Point{4, 0}}, {}, u"field"_s,
                              Transport::StartAt::End);
    for (const QString& world : kWorldsAsked) {
      m_window->showPage(world);
      addSetUp(world + u".searchlight"_s, world, qPrintable(world));
      lookAt(world);
      addSetUp(u"compare-"_s + world + u".searchlight"_s, QString::fromLatin1(ComparePage::kId),
               qPrintable(world));
    }
    addSetUp(u"drawn-board.searchlight"_s, kWorldsAsked[2], KlotskiPage::kId, kOtherBoard);
    addSetUp(u"drawn-level.searchlight"_s, kWorldsAsked[3], sokoban, "board\n#####\n#@$.#\n#####\n");
    add("a.map", "type octile\nheight 1\nwidth 3\nmap\n...\n", lab);
    add("a.slmap", "searchlight-map 1\nsize 3 1\nstart 0 0\ngoal 2 0\ncells\n...\n", lab);
    add("a.map.scen", "version 1\n0\ta.map\t3\t1\t0\t0\t2\t0\t2\n", lab);
    add("theirs.trace.yaml", "version: 1.4.0\nevents:\n- {type: expanding, id: a, x: 0, y: 0}\n", lab);
    add("theirs.trace.json",
        R"({"version": "1.4.0", "events": [{"type": "expanding", "id": "a", "x": 0, "y": 0}]})", lab);
    add("ours.trace.yaml",
        "version: 1.4.0\n"
        "searchlight: {searchlight: 1, page: map-lab, board: {path: a.map}, question: {from: '0,0', to: "
        "'2,0'}}\nevents:\n- {type: expanding, id: a, x: 0, y: 0}\n",
        lab);
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::white);
    const QString png = m_files.filePath(u"a.png"_s);
    QVERIFY(picture.save(png));
    m_opened.push_back({png, kWorldsAsked[0]});
    for (const QString& world : kWorldsAsked.mid(1)) {
      const QString game = m_files.filePath(u"a."_s + world);
      QVERIFY(!page(world).save(game, std::nullopt));
      m_opened.push_back({game, world});
    }
    add("board.klotski", kOtherBoard, KlotskiPage::kId);
    for (const char* name : {"a.xsb", "a.sok", "a.slc"}) {
      const bool isXml = std::string(name) == "a.slc";
      add(name,
          isXml ? "<SokobanLevels><LevelCollection><Level><L>#####</L><L>#@$.#</L><L>#####</L></Level>"
                  "</LevelCollection></SokobanLevels>"
                : "#####\n#@$.#\n#####\n",
          sokoban);
    }
  }

  // ---- The work ----
  struct Work {
    const char* name;
    QString page;
    std::function<void(UnsavedWorkTest&)> prepare;
    bool isDrawing = false;  // only other drawings take its place
  };
  template <class P>
  void saveAndGoOn(P& page) {
    QVERIFY(!page.save(path(u"own."_s + QString::fromLatin1(P::kId)), std::nullopt));
    testing::moveAny(page);
  }
  void paint() {
    MapModel& map = the<MapLabPage>().map();
    testing::paintOn(map, {2, 2});
  }
  void makeMap() {
    the<MapLabPage>().showMap({grid::Map(6, 5), Point{0, 0}, Point{5, 0}}, {}, u"mine"_s,
                              Transport::StartAt::End);
    paint();
  }
  void makeLines() {
    lines::Settings settings;
    settings.size = 6;
    the<LinesPage>().deal(settings, 21);
    testing::moveAny(the<LinesPage>());
  }
  void makeKlotski() {
    the<KlotskiPage>().deal(0);
    testing::moveAny(the<KlotskiPage>());
  }
  void makeSokoban() {
    the<SokobanPage>().playLevel(3);
    testing::moveAny(the<SokobanPage>());
  }
  void takeDrawing(const char* id, const char* drawing) {
    setup::SetUp setUp = page(QString::fromLatin1(id)).snapshot()();
    setUp.view.set("drawing", drawing);
    QVERIFY(page(QString::fromLatin1(id)).takeSetUp(setUp, u"x"_s, SetUpFrom::Recovery).isTaken());
  }
  static std::vector<Work> works() {
    using T = UnsavedWorkTest;
    return {
        {"map", kWorldsAsked[0], [](T& t) { t.makeMap(); }},
        {"map of a file", kWorldsAsked[0],
         [](T& t) {
           t.makeMap();
           QVERIFY(!t.the<MapLabPage>().map().save(t.path("own.slmap")));
           t.the<MapLabPage>().map().undo();
         }},
        {"lines", kWorldsAsked[1], [](T& t) { t.makeLines(); }},
        {"lines of a file", kWorldsAsked[1],
         [](T& t) {
           t.makeLines();
           t.saveAndGoOn(t.the<LinesPage>());
         }},
        {"klotski", kWorldsAsked[2], [](T& t) { t.makeKlotski(); }},
        {"klotski of a file", kWorldsAsked[2],
         [](T& t) {
           t.makeKlotski();
           t.saveAndGoOn(t.the<KlotskiPage>());
         }},
        {"klotski drawing", kWorldsAsked[2], [](T& t) { t.takeDrawing(KlotskiPage::kId, kBoard); }, true},
        {"sokoban", kWorldsAsked[3], [](T& t) { t.makeSokoban(); }},
        {"sokoban of a file", kWorldsAsked[3],
         [](T& t) {
           t.makeSokoban();
           t.saveAndGoOn(t.the<SokobanPage>());
         }},
        {"sokoban drawing", kWorldsAsked[3],
         [](T& t) { t.takeDrawing(SokobanPage::kId, "board\n######\n#@$-.#\n######\n"); }, true},
    };
  }
  // A row for each that is meant.
  template <class Meant>
  static void addWorks(Meant isMeant) {
    QTest::addColumn<int>("which");
    for (int i = 0; const Work& work : works()) {
      if (isMeant(work)) QTest::newRow(work.name) << i;
      ++i;
    }
  }
  // Done in a window of its own, with its page in front.
  Work begun(int which) {
    Work work = works()[static_cast<std::size_t>(which)];
    openWindow();
    m_window->showPage(work.page);
    work.prepare(*this);
    return work;
  }
  // All that is to be there afterwards; how it is looked at is not.
  std::string textOf(const Work& work) {
    const setup::SetUp setUp = page(work.page).snapshot()();
    if (!work.isDrawing) return setUp.board.text.value_or(std::string());
    const std::string* drawing = setUp.view.find("drawing");
    return drawing ? *drawing : std::string();
  }

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    openWindow();
    makeFiles();
    cleanup();
  }
  void cleanup() {
    if (m_window) the<MapLabPage>().map().load({}, {}, {});
    m_program.reset();
    m_window = nullptr;
  }

  void whateverIsOpened_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("inFront");  // empty: the page itself; else Compare, which looks at this world
    for (int i = 0; const Work& work : works()) {
      QTest::addRow("%s", work.name) << i << QString();
      // A comparison of its own world and of another one, in turn.
      const qsizetype own = kWorldsAsked.indexOf(work.page), other = (own + 1 + i % 3) % kWorldsAsked.size();
      for (const qsizetype world : {own, other})
        if (!testing::isShortened() || world == other)
          QTest::addRow("%s behind a comparison of %s", work.name, qPrintable(kWorldsAsked[world]))
              << i << kWorldsAsked[world];
      ++i;
    }
  }
  void whateverIsOpened() {
    FETCH_ALL((const int, which), (const QString, inFront));
    const Work work = begun(which);
    Page& worked = page(work.page);
    const std::string text = textOf(work);
    QVERIFY(!text.empty() && worked.hasUnsavedWork());
    const bool canUndo = worked.state(Command::Undo).isEnabled;
    Refusal refusal;
    for (const Opened& file : m_opened) {
      // What is another page's is nobody else's business, whoever is in front.
      if (file.replaced != work.page && (!inFront.isEmpty() || testing::isShortened())) continue;
      inFront.isEmpty() ? m_window->showPage(work.page) : lookAt(inFront);
      refusal.times = 0;
      const bool isOpened = m_window->openFile(file.path);
      // A game is never asked about: it is kept, and undo leads back to it.
      const bool isGame = work.page != kWorldsAsked[0] && !work.isDrawing;
      const bool isWanted = work.isDrawing ? file.hasDrawing : !isGame;
      // A trace is one more search of a comparison of maps, and takes nobody's place.
      const bool isAdded = inFront == kWorldsAsked[0] && file.path.contains(u".trace."_s);
      const bool isAsked = isWanted && file.replaced == work.page && !isAdded;
      QVERIFY2(refusal.times == (isAsked ? 1 : 0), qPrintable(file.path));
      QVERIFY2(isOpened != isAsked || work.isDrawing, qPrintable(file.path + m_window->page().messageText()));
      if (isGame && file.replaced == work.page) worked.run(Command::Undo, false);
      QVERIFY2(textOf(work) == text, qPrintable(file.path));
      QVERIFY2(worked.hasUnsavedWork(), qPrintable(file.path));
      if (!work.isDrawing) QCOMPARE(worked.state(Command::Undo).isEnabled, canUndo);
    }
  }

  // Searches of the user's own, too: a set-up that takes their place is undone, and another world looked at does not cost them.
  // A map that nobody drew on is nobody's loss when the window closes; what was drawn before or after it is.
  void aGeneratedMapIsNotAskedAbout_data() {
    const auto row = testing::columns<QString, int>("done", "asked");
    row("generated", "g", 0);
    row("twice, and an end moved", "gge", 0);
    row("and drawn on", "gd", 1);
    row("over a drawing", "dg", 1);
    row("an end moved on what was opened", "e", 1);
  }
  void aGeneratedMapIsNotAskedAbout() {
    FETCH_ALL((const QString, done), (const int, asked));
    openWindow();
    auto& lab = the<MapLabPage>();
    m_window->showPage(QString::fromLatin1(MapLabPage::kId));
    lab.showMap({grid::Map(9, 5), Point{0, 0}, Point{8, 4}}, {}, u"field"_s, Transport::StartAt::End);
    MapModel& map = lab.map();
    for (const QChar what : done) {
      if (what == u'g') {
        map.apply(
            grid::replaceDocument(map.document(), grid::generateDocument({}), grid::MapEditKind::Generate));
      } else if (what == u'd') {
        map.apply(grid::resizeMap(map.document(), map.document().map.width() + 1, 7));
      } else {
        grid::MapEdit edit;
        edit.kind = grid::MapEditKind::MoveGoal;
        edit.goal = grid::PointChange{map.document().goal, Point{1, 1}};
        map.apply(std::move(edit));
      }
    }
    const Refusal refusal;
    QCOMPARE(m_window->close(), asked == 0);
    QCOMPARE(refusal.times, asked);
  }

  void aComparisonIsFoundAgain_data() { testing::eachOf("world", kWorldsAsked); }
  void aComparisonIsFoundAgain() {
    QFETCH(const QString, world);
    openWindow();
    the<MapLabPage>().showMap({grid::Map(5, 3), Point{0, 0}, Point{4, 0}}, {}, u"field"_s,
                              Transport::StartAt::End);
    lookAt(world);
    compare().add(compare().runs().front());
    const std::vector<RunWords> mine = compare().runs();
    QCOMPARE(mine.size(), std::size_t{3});
    Refusal refusal;
    refusal.discardsSetUps = true;
    for (const Opened& file : m_opened) {
      QVERIFY2(m_window->openFile(file.path), qPrintable(file.path + m_window->page().messageText()));
      m_window->showPage(world);
      lookAt(world);
      if (compare().runs() != mine) m_window->commands()[Command::Undo]->trigger();
      QVERIFY2(compare().runs() == mine, qPrintable(file.path));
      QVERIFY(compare().hasUnsavedWork());
    }
    QCOMPARE(refusal.times, 0);
  }

  // What is pasted takes the place of a game as what is opened does; a drawing is not its business.
  void whateverIsPasted_data() {
    addWorks([](const Work& work) { return work.page == kWorldsAsked[2] || work.page == kWorldsAsked[3]; });
  }
  void whateverIsPasted() {
    QFETCH(const int, which);
    const Work work = begun(which);
    const std::string text = textOf(work);
    const bool isKlotski = work.page == kWorldsAsked[2];
    QMimeData content;
    content.setText(QString::fromLatin1(isKlotski ? kOtherBoard : "#####\n#@$.#\n#####\n"));
    Refusal refusal;
    m_window->paste(&content);
    QCOMPARE(refusal.times, 0);
    if (!work.isDrawing) {
      QVERIFY(textOf(work) != text);
      page(work.page).run(Command::Undo, false);
    }
    QCOMPARE(textOf(work), text);
    QVERIFY(page(work.page).hasUnsavedWork());
  }

  // Whatever page it is pasted into: nothing becomes of it, and in one form it is said what can be pasted there.
  void nonsenseThatIsPastedIsTold_data() {
    const auto row = testing::columns<QString, bool, QString>("world", "isCompared", "what");
    const QString all = u"You can paste here: %1, or a copied file."_s;
    const QStringList what{
        all.arg(u"a map as text, a picture, a searchlight-cli route command"_s),
        u"Only a copied file can be pasted here."_s,
        all.arg(u"a layout, with its rows on one line such as VCCV/VCCV/VHHV/VSSV/S..S or on "
                "separate lines; the text of a saved game"_s),
        all.arg(u"levels as text, moves as the letters l u r d"_s)};
    for (int i = 0; i < kWorldsAsked.size(); ++i)
      for (const bool isCompared : {false, true})
        row(testing::rowName("%s%s", qPrintable(kWorldsAsked[i]), isCompared ? ", compared" : ""),
            kWorldsAsked[i], isCompared, what[i]);
  }
  void nonsenseThatIsPastedIsTold() {
    FETCH_ALL((const QString, world), (const QString, what), (const bool, isCompared));
    openWindow();
    m_window->showPage(world);
    if (isCompared) lookAt(world);
    const QString pastesIt = m_window->commands()[Command::Paste]->toolTip();
    QVERIFY(testing::startsWith(pastesIt, what));
    QMimeData text, nothing;
    text.setText(u"good morning"_s);
    for (const QMimeData* content : {&text, &nothing}) {
      m_window->paste(content);
      const QString told = m_window->page().messageText();
      QVERIFY(testing::endsWith(told, u'\n' + what));
    }
  }

  // What is not being drawn at the moment, and was not given up.
  void aDrawingOutlivesTheWindow_data() {
    addWorks([](const Work& work) { return work.isDrawing; });
  }
  void aDrawingOutlivesTheWindow() {
    QFETCH(const int, which);
    const Work work = begun(which);
    const std::string text = textOf(work);
    QVERIFY(m_window->close());
    m_window = m_program->newWindow(work.page);
    QCOMPARE(textOf(work), text);
  }

 private:
  static constexpr const char* kBoard = "goal A 1,1\nexit bottom 1-1\nboard\nAB\n..\n";
  static constexpr const char* kOtherBoard = "goal A 0,1\nexit bottom 0-0\nboard\nAB\n..\n";
};

SEARCHLIGHT_TEST(UnsavedWorkTest)
#include "unsaved_work_test.moc"
