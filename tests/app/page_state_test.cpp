// tests/app/page_state_test.cpp: one table, page by way: what is in front of a window is there again, however the program ends; and
// what was done there and not saved comes back, is asked about, or is left for the file that it was done in.
#include "app/grid/map_lab_page.h"
#include "app/lessons/lessons_page.h"
#include "tests/app/any_move.h"
#include "tests/app/program_window.h"
#include "tests/app/title.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/lessons/lesson_pane.h"

namespace {
const char* const kPagesOfGames[] = {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId};
}

class PageStateTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  using Go = std::function<void(PageStateTest&)>;
  struct Row {
    const char* name;
    Go open;
    Go change = {};        // what is done there and not saved; nothing: the page has nothing of the kind
    bool isAsked = false;  // about that when the window closes; else it is there the next time
  };

  Page& page() { return m_window->page(); }
  bool isWorkspace() { return m_window->windowFilePath().endsWith(u".searchlight"_s); }
  template <class P>
  P& show() {
    m_window->showPage(QString::fromLatin1(P::kId));
    return the<P>();
  }
  void play() { testing::moveAny(page()); }
  void paint() { testing::paintOn(the<MapLabPage>().map(), {1, 0}); }
  void addRun() { compare().add(compare().runs().front()); }
  void addBreakpoint() { page().transport()->setBreakpoints({{search::Breakpoint::Kind::AtEvent, 3, true}}); }
  void paste(const char* text) {
    QMimeData content;
    content.setText(QString::fromLatin1(text));
    m_window->paste(&content);
  }
  QString file() { return path(u"a."_s + m_window->pageId()); }
  void saveGame() { QVERIFY(!page().save(file(), std::nullopt)); }
  QString writeSetUp() {
    setup::SetUp now = page().snapshot()();
    now.page = m_window->pageId().toStdString();
    now.board.path.clear();
    return write("a.searchlight", QByteArray::fromStdString(setup::write(now)));
  }
  // It holds all that is seen, and it is seen again.
  void openSetUp() {
    const auto held = [this] {
      setup::SetUp now = page().snapshot()();
      now.title.clear();
      now.board.path.clear();
      now.board.hash.clear();
      now.file = {};
      if (qobject_cast<GamePage*>(&page()))
        now.question = now.player = now.view = {};  // without a search not all are told
      return QString::fromStdString(setup::write(now)).split(u'\n');
    };
    settle();
    const QStringList written = held();
    openAndSettle(writeSetUp());
    QCOMPARE(held(), written);
  }
  void openTwoLevels() {
    openAndSettle(write(
        "two.xsb", "######\n#@$ .#\n######\nTitle: First\n\n#######\n#@$  .#\n#######\nTitle: Second\n"));
    the<SokobanPage>().playLevel(1);
  }
  void openMap() { openAndSettle(write("a.map", "type octile\nheight 1\nwidth 5\nmap\n.....\n")); }
  void openSample() { openAndSettle(u":/setups/maze.searchlight"_s); }
  void compareKlotski() {
    show<KlotskiPage>().deal(7);
    compare().lookAt(page());
    show<ComparePage>();
  }
  void openLesson() {
    show<LessonsPage>().openLesson(1);
    for (int step = 0; step < 2; ++step) settle(), the<LessonsPage>().action(LessonCommand::Next)->trigger();
  }

  static std::vector<Row> rows() {
    using T = PageStateTest;
    return {
        {"map lab, the first sight", [](T&) {}},
        {"map lab, a file", [](T& t) { t.openMap(); }, [](T& t) { t.paint(); }, true},
        {"map lab, a sample", [](T& t) { t.openSample(); }},
        {"map lab, a workspace", [](T& t) { t.openSample(), moveTo(t.the<MapLabPage>(), 7), t.openSetUp(); },
         [](T& t) { t.addBreakpoint(); }, true},
        {"lines", [](T& t) { t.show<LinesPage>().deal({.size = 7}, 21); }, [](T& t) { t.play(); }},
        {"lines, a file", [](T& t) { t.show<LinesPage>(), t.play(), t.saveGame(); }, [](T& t) { t.play(); }},
        {"lines, a workspace", [](T& t) { t.show<LinesPage>(), t.openSetUp(); }, [](T& t) { t.play(); },
         true},
        {"klotski", [](T& t) { t.show<KlotskiPage>().deal(7); }, [](T& t) { t.play(); }},
        {"klotski, a file", [](T& t) { t.show<KlotskiPage>().deal(7), t.play(), t.saveGame(); },
         [](T& t) { t.play(); }},
        {"klotski, a workspace", [](T& t) { t.show<KlotskiPage>(), t.openSetUp(); }, [](T& t) { t.play(); },
         true},
        {"sokoban", [](T& t) { t.show<SokobanPage>().playLevel(4); }, [](T& t) { t.play(); }},
        {"sokoban, a level of a file", [](T& t) { t.openTwoLevels(); },
         [](T& t) { t.the<SokobanPage>().play({Direction::Right}); }},
        {"sokoban, a pasted level",
         [](T& t) { t.show<SokobanPage>(), t.paste("########\n#@$   .#\n########\n"); },
         [](T& t) { t.the<SokobanPage>().play({Direction::Right}); }},
        {"sokoban, a file",
         [](T& t) { t.openTwoLevels(), t.the<SokobanPage>().play({Direction::Right}), t.saveGame(); },
         [](T& t) { t.the<SokobanPage>().play({Direction::Right}); }},
        {"sokoban, a workspace", [](T& t) { t.show<SokobanPage>(), t.openSetUp(); }, [](T& t) { t.play(); },
         true},
        {"compare", [](T& t) { t.compareKlotski(); }},
        {"compare, a workspace", [](T& t) { t.compareKlotski(), t.seekAll(5), t.openSetUp(); },
         [](T& t) { t.addRun(); }, true},
        {"lesson, a step", [](T& t) { t.openLesson(); }},
    };
  }

  // Two states that differ for the user differ here.
  QStringList stateNow() {
    const Snapshot snapshot = page().snapshot();
    setup::SetUp now = snapshot ? snapshot() : setup::SetUp();
    now.file = {};
    QStringList out{m_window->pageId(), testing::titleOf(*m_window), m_window->windowFilePath(),
                    QString::fromStdString(now.board.text.value_or(now.board.path))};
    for (const setup::Words& run : now.runs)
      for (const auto& [name, value] : run) out << QString::fromStdString(name + ' ' + value);
    if (isWorkspace()) out << QString::fromStdString(setup::write(now)).split(u'\n');  // all that it holds
    if (const auto* sokoban = qobject_cast<SokobanPage*>(&page());
        sokoban && !sokoban->levelsPath().isEmpty())
      out << sokoban->levelsPath() << QString::number(sokoban->level().value_or(999));
    if (auto* lessons = qobject_cast<LessonsPage*>(&page()))
      for (const auto& [name, value] : lessons->place())
        out << QString::fromStdString(value) << lessons->header().placeText();
    return out;
  }
  // Of the same puzzle, and nobody has touched it.
  void anotherGame() {
    if (auto* lines = qobject_cast<LinesPage*>(&page())) lines->deal({.size = 6}, 3);
    if (auto* klotski = qobject_cast<KlotskiPage*>(&page())) klotski->deal(5);
    if (auto* sokoban = qobject_cast<SokobanPage*>(&page())) sokoban->playLevel(2);
    settle();
  }
  std::string gameNow() { return *page().snapshot()().board.text; }
  void openAt(const QString& game) {
    m_front = game.toLatin1();
    begin();
    m_window->showPage(game);
    settle();
  }
  void nextSitting() {
    QVERIFY(m_window->close());
    openProgram();
    settle();
  }
  const char* frontPage() const override { return m_front; }
  QByteArray m_front;
  void begin() {
    startAsMain();
    settle();
  }
  void close() {
    QVERIFY(m_window->close());
    m_program.reset();
    begin();
  }
  // What is on the disk when nothing is left to do is all that a kill leaves.
  void kill() {
    const QDir copies(path("autosave"));
    const auto isCopied = [&] {
      const setup::SetUp now = page().snapshot()();
      for (const QFileInfo& file : copies.entryInfoList({u"*.searchlight"_s})) {
        const setup::SetUp copy = setup::readFile(file.filePath().toStdU16String());
        if (copy.board.text.value_or("") == now.board.text.value_or("") && copy.runs == now.runs &&
            copy.breakpoints == now.breakpoints)
          return true;
      }
      return false;
    };
    if (m_window->isWindowModified() || (page().hasUnsavedWork() && !isWorkspace()))
      QVERIFY(QTest::qWaitFor(isCopied, 60'000));
    QCoreApplication::processEvents();
    QVERIFY(QFile::copy(path("settings.ini"), path("killed.ini")));
    ProgramWindow::kill();
    QVERIFY(QFile::remove(path("settings.ini")) && QFile::rename(path("killed.ini"), path("settings.ini")));
    begin();
  }

 private Q_SLOTS:
  void init() { ProgramWindow::begin(); }
  void cleanup() { ProgramWindow::close(); }

  // A function each, for the time that Qt Test gives to one.
  void mapLab_data() { addRows("map lab"); }
  void mapLab() { itIsThereAgain(); }
  void lines_data() { addRows("lines"); }
  void lines() { itIsThereAgain(); }
  void klotski_data() { addRows("klotski"); }
  void klotski() { itIsThereAgain(); }
  void sokoban_data() { addRows("sokoban"); }
  void sokoban() { itIsThereAgain(); }
  void compared_data() { addRows("compare"); }
  void compared() { itIsThereAgain(); }
  void lesson_data() { addRows("lesson"); }
  void lesson() { itIsThereAgain(); }

 private:
  static void addRows(QByteArrayView world) {
    const auto row = testing::columns<int, QString>("which", "how");
    for (int i = 0; const Row& r : rows()) {
      for (const char* how : {"closed", "killed", "changed, closed", "changed, killed"})
        if (QByteArrayView(r.name).startsWith(world) &&
            (r.change || !QByteArrayView(how).startsWith("changed")))
          row(testing::rowName("%s, %s", r.name, how), i, how);
      ++i;
    }
  }
  void itIsThereAgain() {
    FETCH_ALL((const int, which), (const QString, how));
    const Row row = rows()[static_cast<std::size_t>(which)];
    begin();
    row.open(*this);
    settle();
    const QStringList opened = stateNow();
    const bool isChanged = how.startsWith("changed"_L1), isKilled = how.endsWith("killed"_L1);
    if (isChanged) row.change(*this);
    const QStringList changed = stateNow();
    QCOMPARE(changed != opened, isChanged);
    testing::Answer discard(QMessageBox::Discard);
    isKilled ? kill() : close();
    const bool isDiscarded = isChanged && !isKilled && row.isAsked;
    QCOMPARE(discard.times, isDiscarded ? 1 : 0);
    const QStringList expected = isDiscarded ? opened : changed;
    QCOMPARE(stateNow(), expected);
    QCOMPARE(page().complaint(), QString());
    // And a third time, without anything done.
    isKilled ? kill() : close();
    QCOMPARE(stateNow(), expected);
    if (expected == opened) return;
    if (!m_window->windowFilePath().isEmpty()) {
      command(Command::Save)->trigger();  // where it was opened, and nowhere else
      QCOMPARE(stateNow().sliced(1, 2), opened.sliced(1, 2));
    }
    if (!qobject_cast<GamePage*>(&page())) return;
    QVERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QVERIFY(gameNow() != changed[3].toStdString());
  }

 private Q_SLOTS:
  // How it came to that, to be gone back in; nobody is asked about a game that is over, and one that closes begins another.
  void aFinishedGameComesBackAfterAKill_data() { testing::eachOf("front", kPagesOfGames); }
  void aFinishedGameComesBackAfterAKill() {
    QFETCH(const QString, front);
    openAt(front);
    if (front == "lines"_L1) {
      the<LinesPage>().deal({.size = 5}, 21);
      while (!the<LinesPage>().game().isOver()) play();
    } else if (front == "klotski"_L1) {
      openAndSettle(write("a.klotski", "goal A 1,0\nexit right 0-0\nboard\nA.\n"));
      the<KlotskiPage>().play(0, {1, 0});
      QVERIFY(the<KlotskiPage>().game().isSolved());
    } else {
      openAndSettle(write("a.xsb", "######\n#@$ .#\n######\n"));
      the<SokobanPage>().play({Direction::Right, Direction::Right});
      QVERIFY(the<SokobanPage>().game().isSolved());
    }
    const std::string game = gameNow();
    QVERIFY(page().hasUnsavedWork());
    kill();
    QCOMPARE(m_window->pageId(), front);
    QCOMPARE(gameNow(), game);
    QVERIFY(page().state(Command::Undo).isEnabled);
  }

  void aGameIsFoundAgain_data() {
    const auto row = testing::columns<QString, QString>("front", "how");
    for (const char* front : kPagesOfGames)
      for (const char* how : {"another game", "saved", "a workspace"})
        row(testing::rowName("%s, %s", front, how), front, how);
  }
  void aGameIsFoundAgain() {
    FETCH(const QString, front, how);
    openAt(front);
    play();
    play();
    const std::string game = gameNow();
    if (how == "saved"_L1) saveGame();
    const QString saved = how == "saved"_L1 ? file() : how == "another game"_L1 ? QString() : writeSetUp();
    anotherGame();
    QVERIFY(gameNow() != game && page().document().path.isEmpty());
    if (saved.isEmpty()) command(Command::Undo)->trigger();
    if (how == "saved"_L1) m_window->showPage(u"map-lab"_s);
    if (!saved.isEmpty()) openAndSettle(saved);
    settle();
    QCOMPARE(m_window->pageId(), front);
    QCOMPARE(gameNow(), game);
    QCOMPARE(m_window->isWindowModified(), saved.isEmpty());
    QCOMPARE(m_window->windowFilePath(), saved);
    command(Command::Undo)->trigger();
    QVERIFY(gameNow() != game);
  }

  // Each window keeps its own, and none takes what another one has.
  void twoWindowsKeepTwoGames_data() { testing::eachOf("front", kPagesOfGames); }
  void twoWindowsKeepTwoGames() {
    QFETCH(const QString, front);
    openAt(front);
    play();
    const std::string first = gameNow();
    Window* one = m_window;
    openWindow();
    anotherGame();
    play();
    const std::string second = gameNow();
    QVERIFY(one->close() && m_window->close());
    openProgram();
    settle();
    const std::string here = gameNow();
    openWindow();
    settle();
    QCOMPARE((std::set{here, gameNow()}), (std::set{first, second}));
  }

  // Nobody is asked when a game of a file goes, and its file stays as it is; who opens the file is offered what was played.
  void whatWasPlayedOnAFileIsOffered_data() {
    const auto row = testing::columns<QString, bool, bool>("front", "isClosed", "goesOn");
    for (const char* front : kPagesOfGames)
      for (const bool isClosed : {false, true})
        for (const bool goesOn : {false, true})
          row(testing::rowName("%s, %s, %s", front, isClosed ? "closed" : "another game",
                               goesOn ? "on" : "as it is"),
              QString::fromLatin1(front), isClosed, goesOn);
  }
  void whatWasPlayedOnAFileIsOffered() {
    FETCH_ALL((const QString, front), (const bool, isClosed), (const bool, goesOn));
    openAt(front);
    const QString file = path(u"a."_s + front);
    play();
    QVERIFY(!page().save(file, std::nullopt));
    const std::string inFile = gameNow();
    play();
    const std::string played = gameNow();
    int asked = 0;
    {
      testing::Answer nobody(QMessageBox::Cancel);
      isClosed ? nextSitting() : anotherGame();
      QCOMPARE(nobody.times, 0);
    }
    QVERIFY(gameNow() != played);
    QCOMPARE(read(file).toStdString(), inFile);
    const testing::WhenOpen<QMessageBox> offer([&](QMessageBox* box) {
      ++asked;
      for (QAbstractButton* button : box->buttons())
        if (button->text().contains(u"file"_s) != goesOn && box->standardButton(button) == 0) button->click();
    });
    openAndSettle(file);
    QCOMPARE(asked, 1);
    QCOMPARE(gameNow(), goesOn ? played : inFile);
    QCOMPARE(page().document().path, file);
    QCOMPARE(m_window->isWindowModified(), goesOn);
  }
};

SEARCHLIGHT_TEST(PageStateTest)
#include "page_state_test.moc"
