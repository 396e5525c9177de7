// tests/app/set_up_document_test.cpp: set-ups as documents: whose they replace, what they are called, when they are saved.
#include "app/compare/compare_page.h"
#include "app/grid/map_lab_page.h"
#include "app/grid/samples.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "core/grid/map_format.h"
#include "core/setup/set_up.h"
#include "core/text/files.h"
#include "tests/app/any_move.h"
#include "tests/app/program_window.h"
#include "tests/app/title.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/tables/bookmarks_view.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// A document with unsaved changes, and set-ups that take its place and that of its neighbour.
class GuardedPage : public Page {
 public:
  explicit GuardedPage(const PageHost& host) : m_host(host) {}
  Document document() const override { return {objectName(), {}, m_isModified, false}; }
  std::vector<Page*> replaces(const setup::SetUp&) override {
    return {m_host.page(QStringLiteral("first")), m_host.page(QStringLiteral("second"))};
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
  // What is on the disk when nothing is left to do is all that a kill leaves.
  void kill() {
    const QDir copies(path(QStringLiteral("autosave")));
    QTest::qWait(700);  // longer than a copy takes to be written
    QDir().mkpath(path(QStringLiteral("left")));
    for (const QString& name : copies.entryList({QStringLiteral("*.searchlight"), QStringLiteral("*.front")}))
      QVERIFY(QFile::copy(copies.filePath(name), path(QStringLiteral("left/") + name)));
    m_program.reset();
    QVERIFY(QDir(copies).removeRecursively());
    QVERIFY(QDir().rename(path(QStringLiteral("left")), copies.path()));
  }

  Page& page() { return m_window->page(); }
  MapLabPage& lab() { return static_cast<MapLabPage&>(*m_window->page(kDomains[0])); }
  ComparePage& compare() { return static_cast<ComparePage&>(*m_window->page(kCompare)); }
  WorkbenchPage& bench() { return static_cast<WorkbenchPage&>(page()); }
  void settle() { QTRY_VERIFY(page().isSettled()); }
  QString shown() { return testing::titleOf(*m_window); }
  void run(Command command) { m_window->commands()[command]->trigger(); }
  void saveAs(Command command, const QString& name) {
    const testing::WhenOpen<QFileDialog> answer([&](QFileDialog* dialog) {
      dialog->selectFile(path(name));  // typed it would stand back behind the file that is offered
      QMetaObject::invokeMethod(dialog, "accept");
    });
    run(command);
  }
  void paint(Point p) {
    lab().map().beginStroke(grid::MapEditKind::Paint);
    lab().map().paintTo(p, grid::kWall, 1);
    lab().map().finishStroke();
  }
  // A row for each page, and one for a comparison.
  static void addPages() {
    const auto row = testing::columns<QString, bool>("world", "isCompared");
    for (const QString& world : kDomains) row(qPrintable(world), world, false);
    row(testing::rowName("compared"), kDomains[0], true);
  }
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
      lab().showMap(grid::readMap(kField, {}), {}, QStringLiteral("field"), Transport::StartAt::End);
    m_window->showPage(world);
    if (isCompared) {
      compare().lookAt(*m_window->page(world));
      m_window->showPage(kCompare);
      compare().setRuns(runsOf({"a-star", "dijkstra"}));
    }
    setup::SetUp setUp = page().snapshot()();
    setUp.page = m_window->pageId().toStdString();
    setUp.board.path.clear();
    return write(QStringLiteral("own.searchlight"), setup::write(setUp));
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
    QFETCH(const QString, world);
    QFETCH(const bool, isCompared);
    const QString file = makeSetUp(world, isCompared);
    m_window->showPage(world);
    openAndSettle(file);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    QCOMPARE(m_window->windowFilePath(), file);
    QCOMPARE(m_program->settings().recentFiles().front(), file);
    bench().transport()->toStart();
    bench().transport()->seek(1);
    bench().workbench().setTab("bookmarks");
    settle();
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    change(world, isCompared);
    QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
    run(Command::Save);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    const setup::SetUp saved = read(QStringLiteral("own.searchlight")), now = page().snapshot()();
    QVERIFY(saved.breakpoints == now.breakpoints && saved.board.text == now.board.text);
    const Answers none({});
    QVERIFY(m_window->close());
    QCOMPARE(none.asked, QStringList());
  }

  // What was drawn goes with it, and undo back to what was saved is nothing to be saved.
  void undoLeadsBackToWhatWasSaved() {
    QVERIFY(m_window->openFile(makeSetUp(kDomains[0], false)));
    paint({1, 1});
    QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
    lab().map().undo();
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    paint({2, 1});
    run(Command::Save);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    lab().map().undo();
    QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
    lab().map().redo();
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    QVERIFY(lab().map().document() == grid::readMap(*read(QStringLiteral("own.searchlight")).board.text, {}));
    QVERIFY(!lab().document().isModified);
  }

  // Saving a set-up makes it the document; a map that has a file of its own stays one beside it.
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
    QFETCH(const bool, hasFile);
    QFETCH(const Command, command);
    if (hasFile) QVERIFY(m_window->openFile(write(QStringLiteral("a.slmap"), kField)));
    if (!hasFile)
      lab().showMap(grid::readMap(kField, {}), {}, QStringLiteral("field"), Transport::StartAt::End);
    paint({1, 1});
    QCOMPARE(shown(), hasFile ? QStringLiteral("a.slmap*") : QStringLiteral("field*"));
    saveAs(command, QStringLiteral("x.searchlight"));
    QCOMPARE(shown(), QStringLiteral("x.searchlight"));
    paint({2, 1});
    QCOMPARE(shown(), QStringLiteral("x.searchlight*"));
    run(Command::Save);
    QCOMPARE(shown(), QStringLiteral("x.searchlight"));
    QVERIFY(lab().map().document() == grid::readMap(*read(QStringLiteral("x.searchlight")).board.text, {}));
    {
      const Answers cancel({});
      QCOMPARE(m_window->close(), !hasFile);
      QCOMPARE(cancel.asked, hasFile ? QStringList{QStringLiteral("a.slmap")} : QStringList());
    }
    if (!hasFile) return;
    // The map's own file is not written before somebody says so.
    QCOMPARE(readFile(path(QStringLiteral("a.slmap")).toStdU16String(), 1000), std::string(kField));
    const Answers save({QMessageBox::Save});
    QVERIFY(m_window->close());
    QVERIFY(readFile(path(QStringLiteral("a.slmap")).toStdU16String(), 1000) != kField);
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
    QFETCH(const QString, how);
    QFETCH(const bool, isAsked);
    openAndSettle(makeSetUp(kDomains[0], false));
    bookmark();
    QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
    const std::string before = setup::write(read(QStringLiteral("own.searchlight")));
    const QString map = write(QStringLiteral("b.slmap"), kField);
    const QString other = write(QStringLiteral("other.searchlight"), before);
    const auto leave = [&] {
      if (how == QLatin1String("file")) m_window->openFile(map);
      if (how == QLatin1String("set-up")) m_window->openFile(other);
      if (how == QLatin1String("new")) run(Command::New);
      if (how == QLatin1String("sample")) m_window->openFile(samples()[1].path);
      if (how == QLatin1String("saved")) saveAs(Command::SaveAs, QStringLiteral("c.slmap"));
      if (how == QLatin1String("generated"))
        lab().map().apply(grid::replaceDocument(lab().map().document(), {grid::Map(4, 4), {}, {}},
                                                grid::MapEditKind::Generate));
    };
    if (isAsked) {
      const Answers cancel({});
      leave();
      QCOMPARE(cancel.asked, QStringList{QStringLiteral("own.searchlight")});
      QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
    }
    const Answers discard({QMessageBox::Discard});
    leave();
    QCOMPARE(discard.asked.size(), isAsked ? 1 : 0);
    QVERIFY2(!shown().startsWith(QLatin1String("own.searchlight")), qPrintable(shown()));
    QCOMPARE(m_window->windowFilePath(), how == QLatin1String("file")     ? map
                                         : how == QLatin1String("set-up") ? other
                                         : how == QLatin1String("saved")  ? path(QStringLiteral("c.slmap"))
                                                                          : QString());
    QCOMPARE(setup::write(read(QStringLiteral("own.searchlight"))), before);
    if (how != QLatin1String("generated")) return;
    lab().map().undo();
    QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
  }

  // Guarded like any other file.
  void somebodyElsesChangeIsAskedAbout() {
    openAndSettle(makeSetUp(kDomains[0], false));
    bookmark();
    const std::string theirs = setup::write(read(QStringLiteral("own.searchlight"))) + "\n";
    write(QStringLiteral("own.searchlight"), theirs);
    QString said;
    const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
      said = box->text();
      box->button(QMessageBox::Cancel)->click();
    });
    run(Command::Save);
    QVERIFY2(said.contains(QStringLiteral("was changed by another program or window")), qPrintable(said));
    QCOMPARE(readFile(path(QStringLiteral("own.searchlight")).toStdU16String(), 100'000), theirs);
    QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
  }

  // Compare's holds the map that has no file, and a map of a file stays a document of its own; the map's page has its own title.
  void aComparisonIsADocument() {
    QVERIFY(m_window->openFile(write(QStringLiteral("a.slmap"), kField)));
    compare().lookAt(lab());
    m_window->showPage(kCompare);
    settle();
    saveAs(Command::SaveSetUp, QStringLiteral("c.searchlight"));
    QCOMPARE(shown(), QStringLiteral("c.searchlight"));
    compare().add(compare().runs().front());
    QCOMPARE(shown(), QStringLiteral("c.searchlight*"));
    run(Command::Undo);
    QCOMPARE(shown(), QStringLiteral("c.searchlight"));
    paint({1, 1});
    QCOMPARE(shown(), QStringLiteral("c.searchlight*"));
    m_window->showPage(kDomains[0]);
    QCOMPARE(shown(), QStringLiteral("a.slmap*"));
    {
      const Answers cancel({QMessageBox::Discard, QMessageBox::Cancel});
      QVERIFY(!m_window->openFile(write(QStringLiteral("b.slmap"), kField)));
      QCOMPARE(cancel.asked, QStringList({QStringLiteral("a.slmap"), QStringLiteral("c.searchlight")}));
    }
    QCOMPARE(m_window->pageId(), kCompare);
    const Answers discard({QMessageBox::Discard, QMessageBox::Discard});
    QVERIFY(m_window->openFile(path(QStringLiteral("b.slmap"))));
    QCOMPARE(shown(), QStringLiteral("b.slmap"));
  }

  // A board that it names stays where it is, as long as it is the board; a drawn one is the set-up's.
  void aMapThatItRefersToStaysAFile() {
    write(QStringLiteral("a.slmap"), kField);
    write(QStringLiteral("own.searchlight"),
          R"({"searchlight": 1, "page": "map-lab", "board": {"path": "a.slmap"}})");
    openAndSettle(path(QStringLiteral("own.searchlight")));
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    bookmark();
    run(Command::Save);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    setup::SetUp saved = read(QStringLiteral("own.searchlight"));
    QCOMPARE(saved.bookmarks.size(), std::size_t{1});
    QVERIFY(!saved.board.text);
    QCOMPARE(saved.board.path, std::string("a.slmap"));
    QCOMPARE(saved.board.hash, setup::boardHash(kField));
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("deep")));
    saveAs(Command::SaveAs, QStringLiteral("deep/own.searchlight"));
    QCOMPARE(read(QStringLiteral("deep/own.searchlight")).board.path, std::string("../a.slmap"));
    // Somebody has written it meanwhile: it is not what is on the screen.
    const std::string theirs = std::string(kField) + "\n";
    write(QStringLiteral("a.slmap"), theirs);
    run(Command::Save);
    saved = read(QStringLiteral("deep/own.searchlight"));
    QVERIFY(saved.board.text && saved.board.path.empty());
    paint({1, 1});
    run(Command::Save);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    QVERIFY(lab().map().document() ==
            grid::readMap(*read(QStringLiteral("deep/own.searchlight")).board.text, {}));
    QCOMPARE(readFile(path(QStringLiteral("a.slmap")).toStdU16String(), 1000), theirs);
    const Answers none({});
    QVERIFY(m_window->close());
    QCOMPARE(none.asked, QStringList());
  }

  // What a kill leaves comes back as the set-up's document, modified, and is saved where it belongs.
  void aKillLeavesTheDocument_data() { addPages(); }
  void aKillLeavesTheDocument() {
    QFETCH(const QString, world);
    QFETCH(const bool, isCompared);
    openAndSettle(makeSetUp(world, isCompared));
    change(world, isCompared);
    for (int i = 0; i < 2; ++i) {
      kill();
      startAsMain();
      settle();
      QCOMPARE(m_window->pageId(), isCompared ? kCompare : world);
      QCOMPARE(shown(), QStringLiteral("own.searchlight*"));
      QCOMPARE(m_window->windowFilePath(), path(QStringLiteral("own.searchlight")));
    }
    run(Command::Save);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    const setup::SetUp saved = read(QStringLiteral("own.searchlight")), now = page().snapshot()();
    QVERIFY(saved.breakpoints == now.breakpoints && saved.board.text == now.board.text);
    QVERIFY(saved.file.empty());
  }

  // The program begins where one was: with the set-up, saved or discarded.
  void theProgramBeginsWithIt_data() { addPages(); }
  void theProgramBeginsWithIt() {
    QFETCH(const QString, world);
    QFETCH(const bool, isCompared);
    openAndSettle(makeSetUp(world, isCompared));
    change(world, isCompared);
    const Answers discard({QMessageBox::Discard});
    QVERIFY(m_window->close());
    QCOMPARE(discard.asked, QStringList{QStringLiteral("own.searchlight")});
    m_program.reset();
    startAsMain();
    settle();
    QCOMPARE(m_window->pageId(), isCompared ? kCompare : world);
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    // Killed with nothing unsaved it is there as well.
    kill();
    startAsMain();
    settle();
    QCOMPARE(shown(), QStringLiteral("own.searchlight"));
    QVERIFY(QFile::remove(path(QStringLiteral("own.searchlight"))));
    QVERIFY(m_window->close());
    m_program.reset();
    startAsMain();
    QVERIFY2(page().messageText().contains(QStringLiteral("no longer exists")),
             qPrintable(page().messageText()));
    QVERIFY(!shown().startsWith(QLatin1String("own.searchlight")));
  }

  // Of two pages' documents: both are asked about before anything is read, and one "Cancel" leaves all as it was.
  void allThatGoesIsAskedAbout_data() {
    const auto row = testing::columns<QList<int>, QStringList, int>("answers", "asked", "taken");
    const QStringList both{QStringLiteral("first"), QStringLiteral("second")};
    row("both go", QList<int>{QMessageBox::Discard, QMessageBox::Discard}, both, 1);
    row("the second stays", QList<int>{QMessageBox::Discard, QMessageBox::Cancel}, both, 0);
    row("the first stays", QList<int>{QMessageBox::Cancel}, both.mid(0, 1), 0);
  }
  void allThatGoesIsAskedAbout() {
    QFETCH(const QList<int>, answers);
    const QTemporaryDir dir;
    Settings settings = Settings::isolated(dir.filePath(QStringLiteral("settings.ini")));
    settings.setLanguage(QStringLiteral("en"));
    const std::vector<PageInfo> all{{"first", "First", IconId::MapLab, makePage<GuardedPage>, nullptr},
                                    {"second", "Second", IconId::Lines, makePage<GuardedPage>, nullptr},
                                    {"third", "Third", IconId::Klotski, makePage<GuardedPage>, nullptr}};
    Program program(all, settings, dir.filePath(QStringLiteral("autosave")));
    Window& window = *program.newWindow(QStringLiteral("third"));
    for (const char* id : {"first", "second", "third"})
      window.page(QString::fromLatin1(id))->setObjectName(QString::fromLatin1(id));
    window.show();
    GuardedPage::s_taken = 0;
    setup::SetUp setUp;
    setUp.page = "third";
    const QString file = dir.filePath(QStringLiteral("x.searchlight"));
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
