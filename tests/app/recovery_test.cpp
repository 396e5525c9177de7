// tests/app/recovery_test.cpp: what comes back after a crash, what does not, and what is said of it.
#include "app/grid/map_lab_page.h"
#include "tests/app/any_move.h"
#include "tests/app/program_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace {

// Takes what was left, or does not.
class LeftPage : public Page {
 public:
  static inline Reading s_taking = Reading::taken();

  explicit LeftPage(const PageHost&) {}
  Document document() const override { return {u"left"_s, {}, m_isTaken, false}; }
  Reading takeSetUp(const setup::SetUp&, const QString&, SetUpFrom) override {
    m_isTaken = s_taking.isTaken();
    return s_taking;
  }
  void say(const QString& text) override { m_text = text; }
  void complain(const QString& text) override { m_text = m_complaint = text; }
  QString complaint() const override { return m_complaint; }
  QString messageText() const override { return m_text; }

 private:
  QString m_text, m_complaint;
  bool m_isTaken = false;
};
class SurePage : public LeftPage {
 public:
  using LeftPage::LeftPage;
  Reading takeSetUp(const setup::SetUp&, const QString&, SetUpFrom) override { return Reading::taken(); }
};

std::vector<PageInfo> leftPages() {
  return {{"left", "Left", IconId::MapLab, makePage<LeftPage>, nullptr},
          {"sure", "Sure", IconId::Lines, makePage<SurePage>, nullptr}};
}

}  // namespace

class RecoveryTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  // A map with a wall that is nowhere saved, in the page in front.
  static MapLabPage& withAWall(Window& window) {
    auto& lab = static_cast<MapLabPage&>(window.page());
    lab.showMap({grid::Map(5, 3), Point{0, 0}, Point{4, 0}}, {}, u"field"_s, Transport::StartAt::End);
    testing::paintOn(lab.map(), {2, 2});
    return lab;
  }
  std::string leave(const char* name, const char* page) {
    const std::string text =
        std::string("{\"searchlight\": 1, \"page\": \"") + page + "\", \"board\": {\"rows\": [\"lost\"]}}";
    write(name, text);
    return text;
  }
  std::unique_ptr<Program> program(std::vector<PageInfo> pages, const char* copies = "autosave") {
    return std::make_unique<Program>(std::move(pages), Settings::isolated(path("settings.ini")),
                                     path(copies));
  }
  // As long as games can be: it takes long enough to be given up.
  static std::string largeGame() {
    constexpr int kLines = 5'000;
    std::string steps, text = "searchlight-sokoban 1\nboard\n########\n#@--$-.#\n########\n\nat " +
                              std::to_string(100 * kLines) + "\n";
    for (int i = 0; i < 50; ++i) steps += "rl";
    for (int i = 0; i < kLines; ++i) text += "line " + std::to_string(100 * i) + ' ' + steps + '\n';
    return text;
  }
  // As after a kill: what a window has on the disk, without the locks of the living.
  void crash() {
    QDir(m_dir->path()).mkdir(u"killed"_s);
    for (const QFileInfo& file : QDir(path("autosave")).entryInfoList(QDir::Files))
      if (file.suffix() != "lock"_L1)
        QVERIFY(QFile::copy(file.filePath(), path("killed") + u'/' + file.fileName()));
  }
  static QString userData(const QString& name) { return keptPath(name); }
  QStringList copies() const { return QDir(path("autosave")).entryList({u"*.searchlight"_s}); }

 private Q_SLOTS:
  void init() {
    begin();
    LeftPage::s_taking = Reading::taken();
  }
  void cleanup() { close(); }

  // Of several windows the one that was used last is in front, whatever the others are called.
  void whatWasUsedLastIsInFront() {
    leave("autosave/a_left.searchlight", "left");
    leave("autosave/b_sure.searchlight", "sure");
    QFile old(path("autosave/b_sure.searchlight"));
    QVERIFY(old.open(QIODevice::ReadWrite) &&
            old.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    old.close();
    const auto now = program(leftPages());
    QVERIFY(now->recoverAbandoned());
    QCOMPARE(now->windows().size(), 2);
    QTRY_VERIFY(QApplication::activeWindow());
    QCOMPARE(static_cast<Window*>(QApplication::activeWindow())->pageId(), u"left"_s);
  }

  // Cancel, while it is read: it is as it was, nobody complains, and it is offered at the next start.
  void whatIsGivenUpIsOfferedAgain_data() {
    // hasOther: of the same window, which comes back
    const auto row = testing::columns<bool>("hasOther");
    row("alone", false);
    row("beside another", true);
  }
  void whatIsGivenUpIsOfferedAgain() {
    QFETCH(const bool, hasOther);
    const std::string text = leave("autosave/w_left.searchlight", "left");
    if (hasOther) leave("autosave/w_sure.searchlight", "sure");
    LeftPage::s_taking = Reading::givenUp();
    {
      const auto first = program(leftPages());
      QCOMPARE(first->recoverAbandoned(), hasOther);
      QCOMPARE(first->windows().size(), hasOther ? 1 : 0);
      Window* window = hasOther ? first->windows().front() : first->newWindow();
      first->tellOfUnreadable(*window);
      QVERIFY2(!window->page().messageText().contains(u"could not be read"_s),
               qPrintable(window->page().messageText()));
      window->close();
    }
    QCOMPARE(copies(), QStringList{u"w_left.searchlight"_s});
    QCOMPARE(readFile(path("autosave/w_left.searchlight").toStdU16String(), 1000), text);
    LeftPage::s_taking = Reading::taken();
    const auto second = program(leftPages());
    QVERIFY(second->recoverAbandoned());
    QVERIFY(second->windows().front()->page().document().isModified);
  }

  // What was restored is told by its title, as far as that is shown anywhere.
  void aLongTitleIsToldCut() {
    const std::string title(4'000, 't');
    QDir(m_dir->path()).mkpath(u"autosave"_s);
    write("autosave/w_map-lab.searchlight",
          R"({"searchlight": 1, "page": "map-lab", "title": ")" + title +
              R"(", "board": {"rows": ["searchlight-map 1", "size 3 1", "cells", "..."]}})");
    const auto now = program(pages());
    QVERIFY(now->recoverAbandoned());
    const QString told = now->windows().front()->page().messageText();
    QVERIFY(testing::contains(told, QString(199, u't') + QChar(0x2026)));
    QVERIFY(told.size() < 1000);
  }

  // In a window that stays, with the reason and where it is.
  void whatIsBrokenIsTold_data() {
    testing::columns<bool>("hasOther")("in a new window", false)("beside what comes back", true);
  }
  void whatIsBrokenIsTold() {
    QFETCH(const bool, hasOther);
    const std::string text = leave("autosave/w_left.searchlight", "left");
    if (hasOther) leave("autosave/v_sure.searchlight", "sure");
    LeftPage::s_taking = Reading::failed(u"the board has no cells"_s);
    const auto now = program(leftPages());
    QCOMPARE(now->recoverAbandoned(), hasOther);
    Window* window = hasOther ? now->windows().front() : now->newWindow();
    if (!hasOther) window->openWelcome();
    now->tellOfUnreadable(*window);
    const QString told = window->page().messageText();
    QVERIFY(testing::contains(told, path("autosave/w_left.broken")));
    QCOMPARE(told.contains(u"A window from an earlier session was restored"_s), hasOther);
    QVERIFY(testing::contains(told, u"the board has no cells"_s));
    QCOMPARE(readFile(path("autosave/w_left.broken").toStdU16String(), 1000), text);
    // A second one of that name does not cost the first.
    leave("autosave/w_left.searchlight", "left");
    const auto again = program(leftPages());
    QVERIFY(!again->recoverAbandoned());
    QCOMPARE(QDir(path("autosave")).entryList({u"w_left.broken*"_s}).size(), 2);
  }

  // ---- Games ----

  // A window has kept one game, a crash has left another: whatever becomes of that, both are there afterwards.
  void aKeptGameStaysBesideWhatComesBack_data() {
    const auto row = testing::columns<QString, bool>("page", "isUsable");
    for (const char* page : {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      for (const bool isUsable : {false, true})
        row(testing::rowName("%s, %s", page, isUsable ? "taken" : "refused"), QString::fromLatin1(page),
            isUsable);
  }
  void aKeptGameStaysBesideWhatComesBack() {
    FETCH_ALL((const QString, page), (const bool, isUsable));
    std::string kept;
    setup::SetUp left;
    {
      const auto before = program(pages());
      Page& there = before->newWindow(page)->page();
      testing::moveAny(there);
      left = there.snapshot()();
      testing::moveAny(there);
      kept = *there.snapshot()().board.text;
      QVERIFY(before->windows().front()->close());
    }
    const QDir games(userData(page + u"-games"_s));
    QCOMPARE(games.entryList(QDir::Files).size(), 1);
    if (!isUsable) left.board.text = "nothing of ours\n";
    write("autosave/w_left.searchlight", setup::write(left));
    const auto after = program(pages());
    QCOMPARE(after->recoverAbandoned(), isUsable);
    QCOMPARE(games.entryList(QDir::Files).size(), 1);
    const QString file = games.filePath(games.entryList(QDir::Files).front());
    QCOMPARE(readFile(file.toStdU16String(), 1 << 20), kept);
    Window* window = isUsable ? after->windows().front() : after->newWindow(page);
    QCOMPARE(*window->page().snapshot()().board.text, isUsable ? *left.board.text : kept);
  }
  // What the page complains of when it is looked at is not taken away by what is said of the work.
  void complaintsStayBesideWhatComesBack() {
    writeTo(userData(u"sokoban-best.json"_s), "no book\n");
    writeTo(userData(u"sokoban-drawings/a.level"_s), "no drawing\n");
    setup::SetUp left =
        program(pages())->newWindow(QString::fromLatin1(SokobanPage::kId))->page().snapshot()();
    // That window has looked already.
    writeTo(userData(u"sokoban-drawings/b.level"_s), "no drawing\n");
    write("autosave/w_left.searchlight", setup::write(left));
    const auto after = program(pages());
    QVERIFY(after->recoverAbandoned());
    const QString told = after->windows().front()->page().complaint();
    for (const char* part :
         {"sokoban-best.json", "b.broken", "A window from an earlier session was restored"})
      QVERIFY(testing::contains(told, QString::fromLatin1(part)));
  }
  // Cancel while such a game is read: it stays where it is, whichever it is, and comes at the next start.
  void aLargeGameIsGivenUp_data() { testing::columns<bool>("isCopy")("kept", false)("of a crash", true); }
  void aLargeGameIsGivenUp() {
    QFETCH(const bool, isCopy);
    const QString page = QString::fromLatin1(SokobanPage::kId);
    const std::string text = largeGame();
    KeptAtClose kept(u"sokoban-games"_s, sokoban::kGameExtension);
    const QString small = isCopy ? kept.keep("a game of another sitting") : QString();
    const QString large = isCopy ? path("autosave/w_left.searchlight") : kept.keep(text);
    setup::SetUp left;
    left.page = SokobanPage::kId;
    left.board.text = text;
    QDir(m_dir->path()).mkpath(u"autosave"_s);
    if (isCopy) writeFile(large.toStdU16String(), setup::write(left));
    const std::string before = readFile(large.toStdU16String(), 1 << 30);
    {
      bool isGivenUp = false;
      const testing::WhenOpen<QProgressDialog> cancel([&](QProgressDialog* dialog) {
        isGivenUp = true;
        dialog->findChild<QPushButton*>()->click();
      });
      const auto now = program(pages());
      if (isCopy)
        QVERIFY(!now->recoverAbandoned());
      else
        QVERIFY(!now->newWindow(page)->page().state(Command::Undo).isEnabled);
      QVERIFY(isGivenUp);
      for (Window* window : now->windows()) QVERIFY(window->close());
    }
    QVERIFY(readFile(large.toStdU16String(), 1 << 30) == before);
    QCOMPARE(QFile::exists(small), isCopy);
    const auto again = program(pages());
    QCOMPARE(again->recoverAbandoned(), isCopy);
    Window* window = isCopy ? again->windows().front() : again->newWindow(page);
    QVERIFY(window->page().state(Command::Undo).isEnabled);
    QCOMPARE(QFile::exists(small), isCopy);
  }
  // And drawings: one that comes back leaves the kept one where it is; without one, that goes on, and is in the copy.
  void aKeptDrawingStaysBesideWhatComesBack_data() {
    const auto row =
        testing::columns<QString, QString, QByteArray, QByteArray>("page", "file", "kept", "left");
    const QByteArray layout("goal A 1,1\nexit bottom 1-1\nboard\nAB\n..\n");
    const QByteArray level("board\n######\n#@$-.#\n######\n");
    for (const bool hasOwn : {false, true}) {
      row(testing::rowName("klotski, %d", hasOwn), QString::fromLatin1(KlotskiPage::kId),
          "klotski-drawings/a.layout", layout,
          (hasOwn ? QByteArray(layout).replace("1,1", "0,1") : QByteArray()));
      row(testing::rowName("sokoban, %d", hasOwn), QString::fromLatin1(SokobanPage::kId),
          "sokoban-drawings/a.level", level, (hasOwn ? QByteArray(level).replace("-.", ".-") : QByteArray()));
    }
  }
  void aKeptDrawingStaysBesideWhatComesBack() {
    FETCH(const QString, page, file);
    FETCH(const QByteArray, kept, left);
    {
      setup::SetUp setUp = program(pages())->newWindow(page)->page().snapshot()();
      if (!left.isEmpty()) setUp.view.set("drawing", left.toStdString());
      write("autosave/w_left.searchlight", setup::write(setUp));
    }
    writeTo(userData(file), kept);
    const auto after = program(pages());
    QVERIFY(after->recoverAbandoned());
    const QByteArray shown = left.isEmpty() ? kept : left;
    const auto drawingOf = [](const setup::SetUp& setUp) {
      const std::string* drawing = setUp.view.find("drawing");
      return QByteArray::fromStdString(drawing ? *drawing : std::string());
    };
    Page& there = after->windows().front()->page();
    QCOMPARE(drawingOf(there.snapshot()()), shown);
    // Both can be read, and what is said right behind them does not take their place.
    there.say(u"And more."_s);
    const QString told = there.messageText();
    const QString restored = u"an earlier session"_s;
    QVERIFY2(told.contains(restored) && told.endsWith(u"\nAnd more."_s), qPrintable(told));
    QVERIFY(testing::contains(told, u"has been saved. Choose"_s));
    there.say(u"No more."_s);
    QVERIFY2(there.messageText().contains(restored) && !there.messageText().contains(u"And more"_s),
             qPrintable(there.messageText()));
    there.complain(u"Less."_s);
    QCOMPARE(there.messageText(), QString(told).replace(u"And more."_s, u"Less."_s));
    QCOMPARE(there.complaint(), u"Less."_s);
    QCOMPARE(drawingOf(setup::readFile(path("autosave/w_left.searchlight").toStdU16String())), shown);
    QCOMPARE(QFile::exists(userData(file)), !left.isEmpty());
    if (!left.isEmpty()) QCOMPARE(readFile(userData(file).toStdU16String(), 1000), kept.toStdString());
  }

  // ---- The window ----

  // Each page tells what came back when one comes to it, and only then: what was told of a page that nobody sees is gone.
  void eachPageTellsOfItsOwn() {
    const auto before = program(pages());
    Window* window = before->newWindow();
    window->show();
    MapLabPage& lab = withAWall(*window);
    const QStringList games{QString::fromLatin1(LinesPage::kId), QString::fromLatin1(KlotskiPage::kId),
                            QString::fromLatin1(SokobanPage::kId)};
    for (const QString& game : games) testing::moveAny(*window->page(game));
    QTRY_COMPARE(copies().size(), 4);
    window->showPage(QString::fromLatin1(MapLabPage::kId));
    window->showPage(games[1]);
    crash();
    lab.map().load({}, {}, {});
    const auto after = program(pages(), "killed");
    QVERIFY(after->recoverAbandoned());
    Window* again = after->windows().front();
    QCOMPARE(again->pageId(), games[1]);
    const auto tells = [](Page& page) {
      return !static_cast<WorkbenchPage&>(page).workbench().message().isHidden() &&
             page.messageText().contains(u"Unsaved work from an earlier session was restored"_s);
    };
    QVERIFY(tells(again->page()));
    for (const QString& behind : {games[0], games[2], QString::fromLatin1(MapLabPage::kId)}) {
      Page& page = *again->page(behind);
      QVERIFY2(!tells(page), qPrintable(behind));
      again->showPage(behind);
      QVERIFY2(tells(page), qPrintable(behind));
      static_cast<WorkbenchPage&>(page).workbench().message().hide();  // who has read it closes it
      again->showPage(games[1]);
      again->showPage(behind);
      QVERIFY2(!tells(page), qPrintable(behind));
    }
    static_cast<MapLabPage*>(again->page(QString::fromLatin1(MapLabPage::kId)))->map().load({}, {}, {});
  }

  void thePageThatWasInFrontIsInFront_data() {
    testing::eachOf("page", {MapLabPage::kId, ComparePage::kId, KlotskiPage::kId});
  }
  void thePageThatWasInFrontIsInFront() {
    QFETCH(const QString, page);
    const auto before = program(pages());
    Window* window = before->newWindow();
    window->show();
    MapLabPage& lab = withAWall(*window);
    window->showPage(QString::fromLatin1(ComparePage::kId));
    auto& compare = static_cast<ComparePage&>(window->page());
    compare.add(compare.runs().front());
    window->showPage(page);
    QTRY_COMPARE(copies().size(), 2);
    crash();
    lab.map().load({}, {}, {});
    const auto after = program(pages(), "killed");
    QVERIFY(after->recoverAbandoned());
    QCOMPARE(after->windows().size(), 1);
    QCOMPARE(after->windows().front()->pageId(), page);
    auto* there =
        static_cast<MapLabPage*>(after->windows().front()->page(QString::fromLatin1(MapLabPage::kId)));
    QVERIFY(there->map().isModified());
    there->map().load({}, {}, {});
  }
  // A file that is opened by name beside it: what came back is named there, with a way to it; its own file opens once.
  void whatComesBackIsReachedFromAFileBesideIt() {
    write("field.map", "type octile\nheight 2\nwidth 3\nmap\n...\n...\n");
    write("other.map", "type octile\nheight 2\nwidth 2\nmap\n..\n..\n");
    const auto before = program(pages());
    Window* window = before->newWindow(QString::fromLatin1(MapLabPage::kId));
    window->show();
    QVERIFY(window->openFile(path("field.map")));
    auto& lab = static_cast<MapLabPage&>(window->page());
    testing::paintOn(lab.map(), {1, 1});
    QTRY_COMPARE(copies().size(), 1);
    crash();
    lab.map().load({}, {}, {});
    const auto after = program(pages(), "killed");
    QVERIFY(after->recoverAbandoned());
    Window* restored = after->windows().front();
    QVERIFY(restored->page().document().isModified);
    restored->showPage(QString::fromLatin1(KlotskiPage::kId));
    QVERIFY(!after->showFile(path("other.map")));
    QCOMPARE(restored->pageId(), QString::fromLatin1(KlotskiPage::kId));
    QVERIFY(after->showFile(path("field.map")));
    QCOMPARE(restored->pageId(), QString::fromLatin1(MapLabPage::kId));
    QVERIFY(restored->page().document().isModified);

    Window* beside = after->newWindow(QString::fromLatin1(MapLabPage::kId));
    beside->show();
    QVERIFY(beside->openFile(path("other.map")));
    after->tellOfRecovered(*beside);
    const QString told = beside->page().messageText();
    QVERIFY2(told.contains(u"field"_s) && told.contains(u"View > Windows"_s), qPrintable(told));
    QMenu* windows = nullptr;
    for (QMenu* menu : beside->findChildren<QMenu*>())
      if (menu->title() == u"Windows"_s) windows = menu;
    QVERIFY(windows);
    Q_EMIT windows->aboutToShow();
    QCOMPARE(windows->actions().size(), 2);
    restored->showMinimized();
    windows->actions().front()->trigger();
    QVERIFY(!restored->isMinimized());
    QTRY_COMPARE(QApplication::activeWindow(), restored);
    for (Window* each : after->windows())
      static_cast<MapLabPage&>(*each->page(QString::fromLatin1(MapLabPage::kId))).map().load({}, {}, {});
  }
  // Neither does a file of levels one of which is being played.
  void levelsThatComeBackOpenOnce() {
    write("levels.xsb", "######\n#@$ .#\n#    #\n######\n");
    const auto before = program(pages());
    Window* window = before->newWindow(QString::fromLatin1(SokobanPage::kId));
    window->show();
    QVERIFY(window->openFile(path("levels.xsb")));
    testing::moveAny(window->page());
    QTRY_COMPARE(copies().size(), 1);
    crash();
    const auto after = program(pages(), "killed");
    QVERIFY(after->recoverAbandoned());
    QVERIFY(after->showFile(path("levels.xsb")));
    write("others.xsb", "######\n#@$ .#\n######\n");
    QVERIFY(!after->showFile(path("others.xsb")));
  }
  // Nor does anything stay of a window that has closed, or died with nothing unsaved.
  void nothingIsLeftOfAWindowThatCloses() {
    {
      const auto now = program(leftPages());
      now->newWindow()->showPage(u"sure"_s);
      QVERIFY(now->windows().front()->close());
    }
    QCOMPARE(QDir(path("autosave")).entryList(QDir::Files), QStringList());
    write("autosave/dead.front", "sure");
    QVERIFY(Autosave::abandoned(path("autosave")).empty());
    QCOMPARE(QDir(path("autosave")).entryList(QDir::Files), QStringList());
  }
};

SEARCHLIGHT_TEST(RecoveryTest)
#include "recovery_test.moc"
