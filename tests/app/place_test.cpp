// tests/app/place_test.cpp: the program opens where one was: the page in front, and in each page what was looked at.
#include "app/grid/map_lab_page.h"
#include "app/grid/map_scenarios.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "core/grid/scenario.h"
#include "core/klotski/rules_of_game.h"
#include "core/lines/rules_of_game.h"
#include "core/sokoban/rules_of_game.h"
#include "tests/app/program_window.h"
#include "tests/app/when_open.h"
#include "tests/core/lines_boards.h"
#include "tests/test_main.h"

namespace {

const std::string kFive = "type octile\nheight 1\nwidth 5\nmap\n.....\n";
const std::string kTwoLevels =
    "######\n#@$ .#\n######\nTitle: First\n\n#######\n#@$  .#\n#######\nTitle: Second\n";

}  // namespace

class PlaceTest : public QObject, public testing::ProgramWindow {
  Q_OBJECT
  void end(bool isKilled) {
    if (isKilled) {
      // What is on the disk when nothing is left to do is all that a kill leaves.
      QCoreApplication::processEvents();
      QVERIFY(QFile::copy(path("settings.ini"), path("killed.ini")));
      m_program.reset();
      QFile::remove(path("settings.ini"));
      QVERIFY(QFile::rename(path("killed.ini"), path("settings.ini")));
    } else {
      QVERIFY(m_window->close());
      m_program.reset();
    }
  }
  template <class P>
  P& page() {
    return the<P>();
  }
  template <class P>
  P& show() {
    m_window->showPage(QString::fromLatin1(P::kId));
    return page<P>();
  }

 private Q_SLOTS:
  void init() { begin(); }
  void cleanup() { close(); }

  // Pages behind are where they were as soon as they are looked at, and where somebody has asked for a page that is in front.
  void pagesBehindAreWhereTheyWere() {
    startAsMain();
    show<SokobanPage>().playLevel(3);
    show<KlotskiPage>().deal(2);
    const QString opening = page<KlotskiPage>().openingName();
    end(true);
    startAsMain(QString::fromLatin1(LinesPage::kId));
    QCOMPARE(m_window->pageId(), QString::fromLatin1(LinesPage::kId));
    QCOMPARE(show<SokobanPage>().level(), std::optional<std::size_t>(3));
    QCOMPARE(show<KlotskiPage>().openingName(), opening);
  }

  // Whoever is asked about another page, and shown it, was on this one.
  void aPageThatIsAskedAboutIsNotWhereOneWas() {
    startAsMain();
    show<MapLabPage>().map().setModified();
    show<KlotskiPage>();
    QString asked;
    {
      const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
        asked = m_window->pageId();
        box->button(QMessageBox::Discard)->click();
      });
      QVERIFY(m_window->close());
    }
    QCOMPARE(asked, QString::fromLatin1(MapLabPage::kId));
    m_program.reset();
    startAsMain();
    QCOMPARE(m_window->pageId(), QString::fromLatin1(KlotskiPage::kId));
  }

  // After a game that is over another begins, of the same rules.
  void theRulesStay() {
    startAsMain();
    lines::Settings settings;
    settings.size = 5;
    show<LinesPage>().deal(settings, 21);
    Random random(17);
    while (!page<LinesPage>().game().isOver())
      page<LinesPage>().play(*testing::anyMove(page<LinesPage>().game().state().position.board, random));
    end(false);
    startAsMain();
    QCOMPARE(page<LinesPage>().game().opening().settings.size, 5);
    QVERIFY(!page<LinesPage>().state(Command::Undo).isEnabled);
  }

  // The program begins as it would without it, and says in a line which file it was.
  void whatIsGoneIsToldKindly_data() {
    const auto row = testing::columns<QString, QString>("file", "page");
    row("map", "a.map", QString::fromLatin1(MapLabPage::kId));
    row("levels", "a.xsb", QString::fromLatin1(SokobanPage::kId));
    row("game of Sokoban", "a.sokoban", QString::fromLatin1(SokobanPage::kId));
    row("game of Klotski", "a.klotski", QString::fromLatin1(KlotskiPage::kId));
    row("game of Color Lines", "a.lines", QString::fromLatin1(LinesPage::kId));
    row("workspace", "a.searchlight", QString::fromLatin1(KlotskiPage::kId));
  }
  void whatIsGoneIsToldKindly() {
    FETCH(const QString, file, page);
    const QString whole = m_dir->filePath(file);
    startAsMain();
    if (file.endsWith(u".map"_s) || file.endsWith(u".xsb"_s)) {
      writeFile(whole.toStdU16String(), file.endsWith(u".map"_s) ? kFive : kTwoLevels);
      QVERIFY(m_window->openFile(whole));
    } else if (file.endsWith(u".searchlight"_s)) {
      m_window->showPage(page);
      setup::SetUp now = m_window->page().snapshot()();
      now.page = page.toStdString();
      writeFile(whole.toStdU16String(), setup::write(now));
      openAndSettle(whole);
    } else {
      m_window->showPage(page);
      QVERIFY(!m_window->page().save(whole, {}));
    }
    end(false);
    QVERIFY(QFile::remove(whole));
    startAsMain();
    QCOMPARE(m_window->pageId(), page);
    QVERIFY(testing::contains(m_window->page().messageText(), file));
    QCOMPARE(m_window->page().complaint(), QString());
    const Document document = m_window->page().document();
    QVERIFY(!document.isEmpty && !document.isModified && document.path.isEmpty());
  }

  // A file that was asked for is not replaced by what was there the last time; one that cannot be opened costs nothing.
  void aFileThatIsAskedForGoesFirst() {
    startAsMain();
    show<SokobanPage>().playLevel(3);
    end(false);
    startAsMain(QString::fromLatin1(KlotskiPage::kId));
    QVERIFY(m_window->openFile(write("two.xsb", kTwoLevels)));
    QCOMPARE(page<SokobanPage>().levelsPath(), path("two.xsb"));
    QCOMPARE(page<SokobanPage>().level(), std::optional<std::size_t>(0));
    page<SokobanPage>().action(SokobanCommand::OwnLevels)->trigger();
    page<SokobanPage>().playLevel(3);
    end(false);
    startProgram();
    m_window = m_program->newWindow(QString::fromLatin1(SokobanPage::kId));
    m_window->show();
    QVERIFY(!m_window->openFile(path("none.xsb")));
    m_window->openWhereOneWas();
    QCOMPARE(page<SokobanPage>().level(), std::optional<std::size_t>(3));
    QVERIFY(testing::contains(page<SokobanPage>().complaint(), u"none.xsb"_s));
  }

  // As the first program that knew of places has written them.
  void writtenPlacesAreFound() {
    QVERIFY(QFile::remove(path("settings.ini")));
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/settings-place.ini"),
                        path("settings.ini")));
    Settings::isolated(path("settings.ini")).setLanguage(u"en"_s);
    startAsMain();
    QCOMPARE(m_window->pageId(), QString::fromLatin1(SokobanPage::kId));
    QCOMPARE(page<SokobanPage>().level(), std::optional<std::size_t>(3));
    QCOMPARE(show<KlotskiPage>().openingName(), u"Jiang yong cao ying"_s);
    QCOMPARE(show<MapLabPage>().document().title, u"Maze, 31 × 31"_s);
  }
  // A second window of the same run begins anew: the first one has what was there.
  void anotherWindowBeginsAnew() {
    startAsMain();
    show<SokobanPage>().playLevel(3);
    end(false);
    startAsMain();
    QCOMPARE(page<SokobanPage>().level(), std::optional<std::size_t>(3));
    m_window->commands()[Command::NewWindow]->trigger();
    auto& other = static_cast<SokobanPage&>(m_program->windows().back()->page());
    QCOMPARE(other.level(), std::optional<std::size_t>(0));
  }
  // Also where the first one was given a file.
  void anotherWindowDoesNotOpenTheFileAgain() {
    startAsMain();
    QVERIFY(m_window->openFile(write("a.map", kFive)));
    end(false);
    startProgram();
    m_window = m_program->newWindow(QString::fromLatin1(MapLabPage::kId));
    m_window->show();
    QVERIFY(m_window->openFile(path("a.map")));
    m_window->commands()[Command::NewWindow]->trigger();
    QVERIFY(m_program->windows().size() == 2);
    QVERIFY(m_program->windows().back()->page().document().path != path("a.map"));
  }
  // What was left for something new is not where one is.
  void aNewMapLeavesTheFile() {
    startAsMain();
    QVERIFY(m_window->openFile(write("a.map", kFive)));
    m_window->commands()[Command::New]->trigger();
    QVERIFY(page<MapLabPage>().document().path.isEmpty());
    end(false);
    startAsMain();
    QVERIFY(page<MapLabPage>().document().path.isEmpty());
  }
  // A file that is away for one start (a stick, a folder of the network) is looked for again at the next.
  void whatIsAwayOnceIsFoundLater_data() {
    testing::columns<bool>("isKilled")("closed", false)("killed", true);
  }
  void whatIsAwayOnceIsFoundLater() {
    QFETCH(const bool, isKilled);
    startAsMain();
    QVERIFY(m_window->openFile(write("a.map", kFive)));
    end(isKilled);
    QVERIFY(QFile::rename(path("a.map"), path("away.map")));
    startAsMain();
    QVERIFY(page<MapLabPage>().document().path.isEmpty());
    end(isKilled);
    QVERIFY(QFile::rename(path("away.map"), path("a.map")));
    startAsMain();
    QCOMPARE(page<MapLabPage>().document().path, path("a.map"));
    // But not once something else was chosen.
    end(isKilled);
    QVERIFY(QFile::rename(path("a.map"), path("away.map")));
    startAsMain();
    QVERIFY(m_window->openFile(write("b.map", "type octile\nheight 1\nwidth 4\nmap\n....\n")));
    end(isKilled);
    QVERIFY(QFile::rename(path("away.map"), path("a.map")));
    startAsMain();
    QCOMPARE(page<MapLabPage>().document().path, path("b.map"));
  }
  // A game that goes on is in one place: a start does not leave a second one among the levels.
  void aGameUnderWayIsKeptOnce() {
    startAsMain();
    QVERIFY(m_window->openFile(write("two.xsb", kTwoLevels)));
    page<SokobanPage>().play({Direction::Right});
    end(false);
    startAsMain();
    QCOMPARE(page<SokobanPage>().levelsPath(), path("two.xsb"));
    const QDir left(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sokoban-levels"_s);
    QCOMPARE(left.entryList(QDir::Files), QStringList());
  }
  // The list of queries as it is: the row that was chosen last, or none once it is closed.
  void theListOfQueriesIsAsItWas() {
    write("a.map", kFive);
    startAsMain();
    QVERIFY(m_window->openFile(write("a.map.scen",
                                     "version 1\n0\ta.map\t5\t1\t0\t0\t1\t0\t1\n"
                                     "0\ta.map\t5\t1\t0\t0\t2\t0\t2\n")));
    page<MapLabPage>().scenarios().view().nextAction()->trigger();
    end(true);
    startAsMain();
    QVERIFY(page<MapLabPage>().scenarios().isOpen());
    QCOMPARE(page<MapLabPage>().scenarios().line(), 3);
    // With its rules, and on the board.
    QVERIFY(page<MapLabPage>().question()->to == (Point{2, 0}));
    QVERIFY(grid::hasScenarioRules(page<MapLabPage>().question()->options));
    page<MapLabPage>().scenarios().view().closeAction()->trigger();
    end(true);
    startAsMain();
    QCOMPARE(page<MapLabPage>().document().path, path("a.map"));
    QVERIFY(!page<MapLabPage>().scenarios().isOpen());
  }
};

SEARCHLIGHT_TEST(PlaceTest)
#include "place_test.moc"
