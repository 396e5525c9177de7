// tests/app/set_up_document_test.cpp: set-ups as documents: whose they replace, what they are called, when they are saved.
#include "app/grid/map_lab_page.h"
#include "app/grid/samples.h"
#include "tests/app/any_move.h"
#include "tests/app/program_window.h"
#include "tests/app/title.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

namespace {

// A document with unsaved changes, and set-ups that take its place and that of its neighbour.
class GuardedPage : public Page {
 public:
  explicit GuardedPage(const PageHost& host) : m_host(host) {}
  Document document() const override { return {objectName(), {}, m_isModified, false}; }
  std::vector<Page*> replaces(const setup::SetUp&) override {
    return {m_host.page(u"first"_s), m_host.page(u"second"_s)};
  }
  Reading takeSetUp(const setup::SetUp&, const QString&, SetUpFrom) override {
    ++s_taken;
    return Reading::taken();
  }
  void say(const QString&) override {}
  void complain(const QString&) override {}
  QString messageText() const override { return {}; }

  static inline int s_taken = 0;
  bool m_isModified = true;

 private:
  PageHost m_host;
};

// Answers what is asked about unsaved documents, one button after another and then "Cancel", and knows which were meant.
class Answers {
 public:
  explicit Answers(QList<int> buttons) : m_buttons(std::move(buttons)) {
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box || !box->isVisible()) return;
      const int button = asked.size() < m_buttons.size() ? m_buttons[asked.size()] : QMessageBox::Cancel;
      asked << box->text().section(QChar(0x201c), 1).section(QChar(0x201d), 0, 0);
      box->button(static_cast<QMessageBox::StandardButton>(button))->click();
    });
    m_timer.start(5);
  }
  QStringList asked;

 private:
  QList<int> m_buttons;
  QTimer m_timer;
};

const char* const kField = "searchlight-map 1\nsize 5 3\nstart 0 0\ngoal 4 0\ncells\n.....\n.....\n.....\n";
const QStringList kDomains{QString::fromLatin1(MapLabPage::kId), QString::fromLatin1(LinesPage::kId),
                           QString::fromLatin1(KlotskiPage::kId), QString::fromLatin1(SokobanPage::kId)};
const QString kCompare = QString::fromLatin1(ComparePage::kId);

}  // namespace

class SetUpDocumentTest : public QObject, testing::ProgramWindow {
  Q_OBJECT
  setup::SetUp read(const QString& name) { return setup::readFile(path(name).toStdU16String()); }

  Page& page() { return m_window->page(); }
  MapLabPage& lab() { return static_cast<MapLabPage&>(*m_window->page(kDomains[0])); }
  WorkbenchPage& bench() { return static_cast<WorkbenchPage&>(page()); }
  void settle() { QTRY_VERIFY(page().isSettled()); }
  QString shown() { return testing::titleOf(*m_window); }
  void run(Command command) { m_window->commands()[command]->trigger(); }
  void saveAs(Command command, const QString& name) {
    const testing::FileNamed answer(path(name));
    run(command);
  }
  void paint(Point p) { testing::paintOn(lab().map(), p); }
  // Of what a set-up of it holds.
  void change(const QString& world, bool isCompared) {
    if (isCompared || world == kDomains[0]) {
      bench().transport()->setBreakpoints({{search::Breakpoint::Kind::AtEvent, 3, true}});
    } else {
      testing::moveAny(*m_window->page(world));
    }
  }
  void bookmark() { (void)bench().workbench().bookmarks().list().addHere(); }
  // A set-up of that page's state now; of a comparison of the world, too.
  QString makeSetUp(const QString& world, bool isCompared) {
    if (world == kDomains[0])
      lab().showMap(grid::readMap(kField, {}), {}, u"field"_s, Transport::StartAt::End);
    m_window->showPage(world);
    if (isCompared) {
      compare().lookAt(*m_window->page(world));
      m_window->showPage(kCompare);
      compare().setRuns(runsOf({"a-star", "dijkstra"}));
    }
    setup::SetUp setUp = page().snapshot()();
    setUp.page = m_window->pageId().toStdString();
    setUp.board.path.clear();
    return write(u"own.searchlight"_s, setup::write(setUp));
  }

 private Q_SLOTS:
  void init() {
    QStandardPaths::setTestModeEnabled(true);
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    m_dir = std::make_unique<QTemporaryDir>();
    startAsMain();
  }
  void cleanup() {
    m_program.reset();
    m_dir.reset();
  }

  // Of every page, and compared: opened it is a document, not modified before somebody changes something, and not by
  // whoever looks at it; saved where it came from, and saved then.
  void whatIsOpenedIsADocument_data() {
    const auto row = testing::columns<QString, bool>("world", "isCompared");
    for (const QString& world : kDomains)
      for (const bool isCompared : {false, true})
        row(testing::rowName("%s%s", qPrintable(world), isCompared ? " compared" : ""), world, isCompared);
  }
  void whatIsOpenedIsADocument() {
    FETCH_ALL((const QString, world), (const bool, isCompared));
    const QString file = makeSetUp(world, isCompared);
    m_window->showPage(world);
    openAndSettle(file);
    QCOMPARE(shown(), u"own.searchlight"_s);
    QCOMPARE(m_window->windowFilePath(), file);
    QCOMPARE(m_program->settings().recentFiles().front(), file);
    bench().transport()->toStart();
    bench().transport()->seek(1);
    bench().workbench().setTab("bookmarks");
    settle();
    QCOMPARE(shown(), u"own.searchlight"_s);
    change(world, isCompared);
    QCOMPARE(shown(), u"own.searchlight*"_s);
    run(Command::Save);
    QCOMPARE(shown(), u"own.searchlight"_s);
    const setup::SetUp saved = read(u"own.searchlight"_s), now = page().snapshot()();
    QVERIFY(saved.breakpoints == now.breakpoints && saved.board.text == now.board.text);
    const Answers none({});
    QVERIFY(m_window->close());
    QCOMPARE(none.asked, QStringList());
  }

  // What was drawn goes with it, and undo back to what was saved is nothing to be saved.
  void undoLeadsBackToWhatWasSaved() {
    QVERIFY(m_window->openFile(makeSetUp(kDomains[0], false)));
    paint({1, 1});
    QCOMPARE(shown(), u"own.searchlight*"_s);
    lab().map().undo();
    QCOMPARE(shown(), u"own.searchlight"_s);
    paint({2, 1});
    run(Command::Save);
    QCOMPARE(shown(), u"own.searchlight"_s);
    lab().map().undo();
    QCOMPARE(shown(), u"own.searchlight*"_s);
    lab().map().redo();
    QCOMPARE(shown(), u"own.searchlight"_s);
    QVERIFY(lab().map().document() == grid::readMap(*read(u"own.searchlight"_s).board.text, {}));
    QVERIFY(!lab().document().isModified);
  }

  // Saving a workspace makes it the document, and it holds the map, whichever file that came from.
  void whatIsSavedIsADocument_data() {
    const auto row = testing::columns<bool, Command>("hasFile", "command");
    for (const bool hasFile : {false, true}) {
      row(testing::rowName("save as, %s", hasFile ? "a map of a file" : "a map without one"), hasFile,
          Command::SaveAs);
      row(testing::rowName("set-up, %s", hasFile ? "a map of a file" : "a map without one"), hasFile,
          Command::SaveSetUp);
    }
  }
  void whatIsSavedIsADocument() {
    FETCH_ALL((const bool, hasFile), (const Command, command));
    if (hasFile) QVERIFY(m_window->openFile(write(u"a.slmap"_s, kField)));
    if (!hasFile) lab().showMap(grid::readMap(kField, {}), {}, u"field"_s, Transport::StartAt::End);
    paint({1, 1});
    QCOMPARE(shown(), hasFile ? u"a.slmap*"_s : u"field*"_s);
    saveAs(command, u"x.searchlight"_s);
    QCOMPARE(shown(), u"x.searchlight"_s);
    paint({2, 1});
    QCOMPARE(shown(), u"x.searchlight*"_s);
    run(Command::Save);
    QCOMPARE(shown(), u"x.searchlight"_s);
    QVERIFY(lab().map().document() == grid::readMap(*read(u"x.searchlight"_s).board.text, {}));
    // The workspace has the map: its own file is neither asked about nor written.
    const Answers none({});
    QVERIFY(m_window->close());
    QVERIFY(none.asked.isEmpty());
    if (hasFile) QCOMPARE(readFile(path(u"a.slmap"_s).toStdU16String(), 1000), std::string(kField));
  }

  // Who opens something else in its place is asked, and leaves it; what is generated leaves it, too, and undo comes back.
  void anotherDocumentLeavesIt_data() {
    const auto row = testing::columns<QString, bool>("how", "isAsked");
    row("a file", "file", true);
    row("another set-up", "set-up", true);
    row("a new map", "new", true);
    row("a sample", "sample", true);
    row("generated", false);
    row("saved as a map", "saved", false);
  }
  void anotherDocumentLeavesIt() {
    FETCH_ALL((const QString, how), (const bool, isAsked));
    openAndSettle(makeSetUp(kDomains[0], false));
    bookmark();
    QCOMPARE(shown(), u"own.searchlight*"_s);
    const std::string before = setup::write(read(u"own.searchlight"_s));
    const QString map = write(u"b.slmap"_s, kField);
    const QString other = write(u"other.searchlight"_s, before);
    const auto leave = [&] {
      if (how == "file"_L1) m_window->openFile(map);
      if (how == "set-up"_L1) m_window->openFile(other);
      if (how == "new"_L1) run(Command::New);
      if (how == "sample"_L1) m_window->openFile(samples()[1].path);
      if (how == "saved"_L1) saveAs(Command::SaveAs, u"c.slmap"_s);
      if (how == "generated"_L1)
        lab().map().apply(grid::replaceDocument(lab().map().document(), {grid::Map(4, 4), {}, {}},
                                                grid::MapEditKind::Generate));
    };
    if (isAsked) {
      const Answers cancel({});
      leave();
      QCOMPARE(cancel.asked, QStringList{u"own.searchlight"_s});
      QCOMPARE(shown(), u"own.searchlight*"_s);
    }
    const Answers discard({QMessageBox::Discard});
    leave();
    QCOMPARE(discard.asked.size(), isAsked ? 1 : 0);
    QVERIFY2(!shown().startsWith("own.searchlight"_L1), qPrintable(shown()));
    QCOMPARE(m_window->windowFilePath(), how == "file"_L1     ? map
                                         : how == "set-up"_L1 ? other
                                         : how == "saved"_L1  ? path(u"c.slmap"_s)
                                                              : QString());
    QCOMPARE(setup::write(read(u"own.searchlight"_s)), before);
    if (how != "generated"_L1) return;
    lab().map().undo();
    QCOMPARE(shown(), u"own.searchlight*"_s);
  }

  // Guarded like any other file.
  void somebodyElsesChangeIsAskedAbout() {
    openAndSettle(makeSetUp(kDomains[0], false));
    bookmark();
    const std::string theirs = setup::write(read(u"own.searchlight"_s)) + "\n";
    write(u"own.searchlight"_s, theirs);
    testing::Answer answer(QMessageBox::Cancel);
    run(Command::Save);
    QVERIFY(testing::contains(answer.asked, u"was changed by another program or window"_s));
    QCOMPARE(readFile(path(u"own.searchlight"_s).toStdU16String(), 100'000), theirs);
    QCOMPARE(shown(), u"own.searchlight*"_s);
  }

  // Another page's workspace in its file: the one that was there is nowhere now.
  void anotherPageTakesItsFile() {
    openAndSettle(makeSetUp(kDomains[0], false));
    QCOMPARE(shown(), u"own.searchlight"_s);
    m_window->showPage(kDomains[1]);
    settle();
    {
      const testing::Answer overwrite(QMessageBox::Yes);
      saveAs(Command::SaveSetUp, u"own.searchlight"_s);
    }
    QCOMPARE(shown(), u"own.searchlight"_s);
    QCOMPARE(read(u"own.searchlight"_s).page, kDomains[1].toStdString());
    m_window->showPage(kDomains[0]);
    QCOMPARE(shown(), u"own.searchlight*"_s);
  }

  // Compare's holds the map that has no file, and a map of a file stays a document of its own; the map's page has its own title.
  void aComparisonIsADocument() {
    QVERIFY(m_window->openFile(write(u"a.slmap"_s, kField)));
    compare().lookAt(lab());
    m_window->showPage(kCompare);
    settle();
    saveAs(Command::SaveSetUp, u"c.searchlight"_s);
    QCOMPARE(shown(), u"c.searchlight"_s);
    compare().add(compare().runs().front());
    QCOMPARE(shown(), u"c.searchlight*"_s);
    run(Command::Undo);
    QCOMPARE(shown(), u"c.searchlight"_s);
    paint({1, 1});
    QCOMPARE(shown(), u"c.searchlight*"_s);
    m_window->showPage(kDomains[0]);
    QCOMPARE(shown(), u"a.slmap*"_s);
    {
      const Answers cancel({QMessageBox::Discard, QMessageBox::Cancel});
      QVERIFY(!m_window->openFile(write(u"b.slmap"_s, kField)));
      QCOMPARE(cancel.asked, QStringList({u"a.slmap"_s, u"c.searchlight"_s}));
    }
    QCOMPARE(m_window->pageId(), kCompare);
    const Answers discard({QMessageBox::Discard, QMessageBox::Discard});
    QVERIFY(m_window->openFile(path(u"b.slmap"_s)));
    QCOMPARE(shown(), u"b.slmap"_s);
  }

  // Saved as a workspace, a map of a file is the workspace's: what is drawn then never goes into that file, nor is it asked about.
  void aMapOfAFileIsHeldByItsWorkspace() {
    const QString map = write(u"a.slmap"_s, kField);
    QVERIFY(m_window->openFile(map));
    settle();
    saveAs(Command::SaveSetUp, u"c.searchlight"_s);
    paint({1, 1});
    QCOMPARE(shown(), u"c.searchlight*"_s);
    {
      const Answers cancel({QMessageBox::Cancel});
      QVERIFY(!m_window->openFile(write(u"b.slmap"_s, kField)));
      QCOMPARE(cancel.asked, QStringList({u"c.searchlight"_s}));
    }
    run(Command::Save);
    QCOMPARE(shown(), u"c.searchlight"_s);
    const Answers none({});
    QVERIFY(m_window->openFile(path(u"b.slmap"_s)));
    QVERIFY(none.asked.isEmpty());
    QCOMPARE(QString::fromStdString(readFile(map.toStdU16String(), 100'000)), QString::fromUtf8(kField));
    openAndSettle(path(u"c.searchlight"_s));
    QVERIFY(lab().map().document().map.isWall({1, 1}));
  }

  // A board that it names stays where it is, as long as it is the board; a drawn one is the set-up's.
  void aMapThatItRefersToStaysAFile() {
    write(u"a.slmap"_s, kField);
    write(u"own.searchlight"_s, R"({"searchlight": 1, "page": "map-lab", "board": {"path": "a.slmap"}})");
    openAndSettle(path(u"own.searchlight"_s));
    QCOMPARE(shown(), u"own.searchlight"_s);
    bookmark();
    run(Command::Save);
    QCOMPARE(shown(), u"own.searchlight"_s);
    setup::SetUp saved = read(u"own.searchlight"_s);
    QCOMPARE(saved.bookmarks.size(), std::size_t{1});
    QVERIFY(!saved.board.text);
    QCOMPARE(saved.board.path, std::string("a.slmap"));
    QCOMPARE(saved.board.hash, setup::boardHash(kField));
    QVERIFY(QDir(m_dir->path()).mkdir(u"deep"_s));
    saveAs(Command::SaveAs, u"deep/own.searchlight"_s);
    QCOMPARE(read(u"deep/own.searchlight"_s).board.path, std::string("../a.slmap"));
    // Somebody has written it meanwhile: it is not what is on the screen.
    const std::string theirs = std::string(kField) + "\n";
    write(u"a.slmap"_s, theirs);
    run(Command::Save);
    saved = read(u"deep/own.searchlight"_s);
    QVERIFY(saved.board.text && saved.board.path.empty());
    paint({1, 1});
    run(Command::Save);
    QCOMPARE(shown(), u"own.searchlight"_s);
    QVERIFY(lab().map().document() == grid::readMap(*read(u"deep/own.searchlight"_s).board.text, {}));
    QCOMPARE(readFile(path(u"a.slmap"_s).toStdU16String(), 1000), theirs);
    const Answers none({});
    QVERIFY(m_window->close());
    QCOMPARE(none.asked, QStringList());
  }

  // Of two pages' documents: both are asked about before anything is read, and one "Cancel" leaves all as it was.
  void allThatGoesIsAskedAbout_data() {
    const auto row = testing::columns<QList<int>, QStringList, int>("answers", "asked", "taken");
    const QStringList both{u"first"_s, u"second"_s};
    row("both go", QList<int>{QMessageBox::Discard, QMessageBox::Discard}, both, 1);
    row("the second stays", QList<int>{QMessageBox::Discard, QMessageBox::Cancel}, both, 0);
    row("the first stays", QList<int>{QMessageBox::Cancel}, both.mid(0, 1), 0);
  }
  void allThatGoesIsAskedAbout() {
    QFETCH(const QList<int>, answers);
    const QTemporaryDir dir;
    Settings settings = Settings::isolated(dir.filePath(u"settings.ini"_s));
    settings.setLanguage(u"en"_s);
    const std::vector<PageInfo> all{{"first", "First", IconId::MapLab, makePage<GuardedPage>, nullptr},
                                    {"second", "Second", IconId::Lines, makePage<GuardedPage>, nullptr},
                                    {"third", "Third", IconId::Klotski, makePage<GuardedPage>, nullptr}};
    Program program(all, settings, dir.filePath(u"autosave"_s));
    Window& window = *program.newWindow(u"third"_s);
    for (const char* id : {"first", "second", "third"})
      window.page(QString::fromLatin1(id))->setObjectName(QString::fromLatin1(id));
    window.show();
    GuardedPage::s_taken = 0;
    setup::SetUp setUp;
    setUp.page = "third";
    const QString file = dir.filePath(u"x.searchlight"_s);
    writeFile(file.toStdU16String(), setup::write(setUp));
    const Answers given(answers);
    QCOMPARE(window.openFile(file), answers.size() == 2 && answers[1] == QMessageBox::Discard);
    QTEST(given.asked, "asked");
    QTEST(GuardedPage::s_taken, "taken");
    for (const char* id : {"first", "second", "third"})
      static_cast<GuardedPage*>(window.page(QString::fromLatin1(id)))->m_isModified = false;
  }
};

SEARCHLIGHT_TEST(SetUpDocumentTest)
#include "set_up_document_test.moc"
