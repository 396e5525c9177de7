// tests/app/written_formats_page_test.cpp: set-ups, copies, kept games, books and settings of earlier versions open for ever.
//
// tests/data/formats/README.md says who wrote which; every change of a form adds a file and a row. A set-up of today's form is given
// back byte for byte: what stands in the file is what the page shows. The text forms are core/written_formats_test.
#include <QDir>
#include <QFileInfo>
#include <QTest>
#include <cmath>
#include <set>
#include <string>

#include "app/compare/compare_page.h"
#include "app/sokoban/level_desk.h"
#include "core/klotski/catalogue.h"
#include "core/sokoban/lurd.h"
#include "tests/app/written_files.h"
#include "tests/test_main.h"
#include "widgets/klotski/best_book.h"
#include "widgets/lines/score_book.h"
#include "widgets/search/bookmarks_view.h"
#include "widgets/sokoban/sokoban_book.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

struct WrittenSetUp {
  const char* file;
  const char* page;
  const char* facts;     // what the document is, and where the search stands
  bool isTodays = true;  // what is written of it is the file again
};
const WrittenSetUp kSetUps[] = {
    {"map-lab", "map-lab", "40x30 0,1 -> 7,3 at 12 breaks 3"},
    {"map-letters", "map-lab", "6x4 0,0 -> 5,0 at 20 breaks 0"},
    {"lines-playing", "lines", "score 50 turns 23 ahead 3 undone 5 hints 2"},
    {"lines-searchlight", "lines", "score 4 turns 4 ahead 1 undone 1 hints 0 asks 3,0 -> 0,6 at 7 breaks 2"},
    {"klotski-playing", "klotski", "8 8 9 made 16 ahead 4 hints 3"},
    {"klotski-searchlight", "klotski", "7 8 8 made 11 ahead 1 hints 0 at 21 breaks 2"},
    {"sokoban-level", "sokoban", "4 0 made rruu ahead llD states 15 hints 4 drawing at 4 breaks 2"},
    {"sokoban-route", "sokoban", "4 0 made rruu ahead llD states 15 hints 4 at 10 breaks 0"},
    {"sokoban-reverse", "sokoban", "15 1 made rrlllruRulllrdu ahead d states 18 hints 0"},
    {"compare-map", "compare", "a-star walls.trace.yaml weighted-a-star at 6 breaks 2"},
    {"compare-lines", "compare", "a-star breadth-first at 3 breaks 0"},
    {"compare-klotski", "compare", "a-star breadth-first at 5 breaks 0"},
    {"compare-sokoban", "compare", "a-star greedy at 1 breaks 0"},
};

QString pointed(std::optional<Point> p) {
  return p ? QStringLiteral("%1,%2").arg(p->x).arg(p->y) : QStringLiteral("none");
}
QString playedText(const sokoban::Game& game) {
  return QStringLiteral("%1 %2 made %3 ahead %4 states %5 hints %6")
      .arg(game.played().moves)
      .arg(game.played().pushes)
      .arg(QString::fromStdString(sokoban::lurdText(game.stepsMade())),
           QString::fromStdString(sokoban::lurdText(game.stepsAhead())))
      .arg(game.history().changeCount())
      .arg(game.hints());
}
QString playedText(const klotski::Game& game) {
  return QStringLiteral("%1 %2 %3 made %4 ahead %5 hints %6")
      .arg(game.played().moves)
      .arg(game.played().straight)
      .arg(game.played().steps)
      .arg(game.slidesMade().size())
      .arg(game.slidesAhead().size())
      .arg(game.hints());
}
QString playedText(const lines::Game& game) {
  return QStringLiteral("score %1 turns %2 ahead %3 undone %4 hints %5")
      .arg(game.position().score)
      .arg(game.position().turns)
      .arg(game.movesAhead().size())
      .arg(game.undone())
      .arg(game.hints());
}

}  // namespace

class WrittenFormatsPageTest : public QObject, testing::WrittenFiles {
  Q_OBJECT

  QString factsOf(const QString& id) {
    QString facts;
    if (id == QLatin1String("map-lab")) {
      const grid::MapDocument& map = at<MapLabPage>("map-lab").map().document();
      facts = QStringLiteral("%1x%2 %3 -> %4")
                  .arg(map.map.width())
                  .arg(map.map.height())
                  .arg(pointed(map.start), pointed(map.goal));
    } else if (id == QLatin1String("lines")) {
      facts = playedText(linesPage().game());
      if (const auto& q = linesPage().question())
        facts += QStringLiteral(" asks %1 -> %2").arg(pointed(q->move.from), pointed(q->move.to));
    } else if (id == QLatin1String("klotski")) {
      facts = playedText(klotskiPage().game());
    } else if (id == QLatin1String("sokoban")) {
      facts = playedText(sokobanPage().game());
      if (sokobanPage().desk().hasDrawing()) facts += QStringLiteral(" drawing");
    } else {
      auto& compare = at<ComparePage>("compare");
      for (const auto& run : compare.runs())
        facts +=
            QString::fromStdString(run.begin()->second.substr(run.begin()->second.rfind('/') + 1)) + u' ';
    }
    Page& page = *m_window->page(id);
    const Transport* transport = page.transport();
    if (transport && transport->hasSearch())
      facts +=
          QStringLiteral(" at %1 breaks %2").arg(transport->position()).arg(transport->breakpoints().size());
    return facts.simplified();
  }

 private Q_SLOTS:
  void init() { begin(); }
  void cleanup() { end(); }

  void setUpsOpenForEver_data() {
    QTest::addColumn<std::size_t>("place");
    for (std::size_t i = 0; i < std::size(kSetUps); ++i) QTest::newRow(kSetUps[i].file) << i;
  }
  // SEARCHLIGHT_WRITE_FORMAT=map-lab app_tests written_formats_page_test setUpsOpenForEver writes that one anew, for a form that is
  // not in any program's hands yet.
  void setUpsOpenForEver() {
    QFETCH(std::size_t, place);
    const WrittenSetUp& row = kSetUps[place];
    const QString file = setUpPath(row.file), id = QString::fromLatin1(row.page);
    const QByteArray given = contentOf(file);
    open();
    QVERIFY2(m_window->openFile(file), qPrintable(m_window->page().messageText()));
    QCOMPARE(m_window->pageId(), id);
    QTRY_VERIFY(m_window->page().isSettled());
    QCOMPARE(factsOf(id), QString::fromUtf8(row.facts));
    setup::SetUp again = m_window->page().snapshot()();
    again.page = row.page;
    again.board.path.clear();
    again.board.hash.clear();
    for (setup::Words& run : again.runs)
      if (const std::string* trace = run.find("trace"))
        run.set("trace",
                QFileInfo(file).dir().relativeFilePath(QString::fromStdString(*trace)).toStdString());
    // Boards stand on whole pixels: half a one is the window's size, not the file's.
    const setup::SetUp before = setup::read(given.toStdString(), row.file);
    if (const std::string* then = before.view.find("centre"), *now = again.view.find("centre"); then && now) {
      for (const int i : {0, 1}) {
        const auto part = [i](const std::string& text) {
          return QString::fromStdString(text).section(u',', i, i).toDouble();
        };
        QVERIFY2(std::abs(part(*now) - part(*then)) < 0.02, now->c_str());
      }
      again.view.set("centre", *then);
    }
    const QByteArray written = QByteArray::fromStdString(setup::write(again));
    if (qEnvironmentVariable("SEARCHLIGHT_WRITE_FORMAT") == QLatin1String(row.file))
      putContent(file, written);
    if (row.isTodays) QCOMPARE(written, given);
    QCOMPARE(contentOf(file), given);
  }

  // Also while another page is in front.
  void setUpsOpenFromElsewhere_data() { setUpsOpenForEver_data(); }
  void setUpsOpenFromElsewhere() {
    QFETCH(std::size_t, place);
    const WrittenSetUp& row = kSetUps[place];
    const QString id = QString::fromLatin1(row.page);
    open(id == QLatin1String(LinesPage::kId) ? KlotskiPage::kId : LinesPage::kId);
    QVERIFY2(m_window->openFile(setUpPath(row.file)), qPrintable(m_window->page().messageText()));
    QCOMPARE(m_window->pageId(), id);
    QTRY_VERIFY(m_window->page().isSettled());
    QCOMPARE(factsOf(id), QString::fromUtf8(row.facts));
  }

  void everyFileHasARow() {
    std::set<QString> known;
    for (const WrittenSetUp& row : kSetUps)
      known.insert(QString::fromLatin1(row.file) + QStringLiteral(".searchlight"));
    for (const QString& file : QDir(appFormats(QStringLiteral("set-ups"))).entryList(QDir::Files))
      QVERIFY2(known.contains(file), qPrintable(file));
    const std::set<QString> data{
        QStringLiteral("klotski-best.json"),
        QStringLiteral("klotski-drawings/kept.layout"),
        QStringLiteral("klotski-games/kept.klotski"),
        QStringLiteral("lines-games/kept.lines"),
        QStringLiteral("lines-scores.json"),
        QStringLiteral("sokoban-best.json"),
        QStringLiteral("sokoban-drawings/kept.level"),
        QStringLiteral("sokoban-games/kept.sokoban"),
        QStringLiteral("sokoban-levels/0e221a42add3c16b41508c00cd861bba07f37aeb-left.sokoban")};
    std::set<QString> there;
    for (const auto& [file, bytes] : filesBelow(appFormats(QStringLiteral("data")))) there.insert(file);
    QCOMPARE(there, data);  // whatIsKeptIsThere
    QCOMPARE(
        QDir(appFormats({})).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name),
        (QStringList{QStringLiteral("data"), QStringLiteral("set-ups"), QStringLiteral("settings.ini")}));
  }

  // A copy of unsaved work is a set-up, in a file with the names of its window and page.
  void copiesComeBack_data() {
    QTest::addColumn<std::size_t>("place");
    for (std::size_t i = 0; i < std::size(kSetUps); ++i)
      if (!QByteArray(kSetUps[i].file).contains("compare-map"))
        QTest::newRow(kSetUps[i].file) << i;  // beside its recording
  }
  void copiesComeBack() {
    QFETCH(std::size_t, place);
    const WrittenSetUp& row = kSetUps[place];
    const QString id = QString::fromLatin1(row.page);
    putContent(path("autosave/sitting_") + id + QStringLiteral(".searchlight"),
               contentOf(setUpPath(row.file)));
    openProgram();
    QVERIFY(m_program->recoverAbandoned());
    m_window = m_program->windows().front();
    QCOMPARE(m_window->pageId(), id);
    QTRY_VERIFY(m_window->page().isSettled());
    QCOMPARE(factsOf(id), QString::fromUtf8(row.facts));
    QVERIFY(m_window->page().hasUnsavedWork());
  }

  void whatIsKeptIsThere() {
    for (const auto& [file, bytes] : filesBelow(appFormats(QStringLiteral("data"))))
      putContent(userData(file), bytes);
    open(LinesPage::kId);
    QCOMPARE(playedText(linesPage().game()), QStringLiteral("score 50 turns 23 ahead 3 undone 5 hints 2"));
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    QCOMPARE(playedText(klotskiPage().game()), QStringLiteral("7 8 8 made 11 ahead 1 hints 0"));
    QCOMPARE(QString::fromStdString(klotskiPage().game().title()), QStringLiteral("Two of a kind"));
    const setup::SetUp drawn = klotskiPage().snapshot()();
    m_window->showPage(QString::fromLatin1(SokobanPage::kId));
    const std::string* layout = drawn.view.find("drawing");
    QCOMPARE(QByteArray::fromStdString(layout ? *layout : std::string()),
             contentOf(appFormats(QStringLiteral("data/klotski-drawings/kept.layout"))));
    QVERIFY(sokobanPage().isReverse());
    QCOMPARE(playedText(sokobanPage().game()),
             QStringLiteral("15 1 made rrlllruRulllrdu ahead d states 18 hints 0"));
    QCOMPARE(QString::fromStdString(sokobanPage().desk().text().value_or("")),
             QString::fromUtf8(contentOf(appFormats(QStringLiteral("data/sokoban-drawings/kept.level")))));
    // The level was left in the middle of a game, too: it is found where the level is chosen.
    putContent(path("level.xsb"), "########\n#      #\n# .$$. #\n#  @   #\n########\nTitle: Two doors\n");
    QVERIFY2(m_window->openFile(path("level.xsb")), qPrintable(sokobanPage().messageText()));
    QCOMPARE(playedText(sokobanPage().game()), QStringLiteral("4 0 made rruu ahead llD states 15 hints 4"));
    QCOMPARE(sokobanPage().game().turn().text(), std::string("mirrored 90"));
    for (const char* taken :
         {"lines-games", "klotski-games", "klotski-drawings", "sokoban-games", "sokoban-drawings"})
      QVERIFY(QDir(userData(QString::fromLatin1(taken))).isEmpty());

    const ScoreBook scores(userData(QStringLiteral("lines-scores.json")));
    QCOMPARE(scores.complaint(), QString());
    const auto best = scores.best({});
    QCOMPARE(best.size(), std::size_t{2});
    QCOMPARE(best[0].score, 400);
    QCOMPARE(best[0].turns, 90);
    QCOMPARE(best[0].seed, std::uint64_t{18446744073709551615u});
    QCOMPARE(best[0].undone, std::uint64_t{1});
    QCOMPARE(best[0].hints, std::uint64_t{2});
    QCOMPARE(best[0].when.toString(Qt::ISODateWithMs), QStringLiteral("2026-11-22T20:15:00.250Z"));
    QCOMPARE(best[0].name, QStringLiteral("Ada 王"));
    QCOMPARE(best[1].name, QStringLiteral("Bob"));
    const ScoreBook::Statistics s = scores.statistics({});
    QCOMPARE(s.games, std::uint64_t{3});
    QCOMPARE(s.best, 400);
    QCOMPARE(s.turns, std::uint64_t{240});
    QCOMPARE(s.cleared, std::uint64_t{310});
    QCOMPARE(s.longestClear, 8);
    const BestBook openings(userData(QStringLiteral("klotski-best.json")));
    QCOMPARE(openings.complaint(), QString());
    const auto opening = openings.best(klotski::boardOf(*klotski::entryByName("横刀立马")));
    QVERIFY(opening);
    QCOMPARE(opening->games, std::uint64_t{4});
    QVERIFY(opening->best == (klotski::Played{83, 92, 118}));
    QCOMPARE(opening->when.toString(Qt::ISODateWithMs), QStringLiteral("2026-11-23T20:15:00.000Z"));
    const SokobanBook levels(userData(QStringLiteral("sokoban-best.json")));
    QCOMPARE(levels.complaint(), QString());
    const SokobanBook::Entry* level = levels.best("1x3:.$@");
    QVERIFY(level);
    QCOMPARE(level->games, std::uint64_t{2});
    QCOMPARE(level->byMoves.lurd, std::string("R"));
    QVERIFY(level->byPushes.played == (sokoban::Played{1, 1}));
  }

  // Settings have no version: what is not understood is passed over, and stays.
  void settingsStay() {
    QVERIFY(QFile::copy(appFormats(QStringLiteral("settings.ini")), path("settings.ini")));
    {
      const Settings settings = Settings::isolated(path("settings.ini"));
      QVERIFY(settings.theme() == ThemeChoice::Dark);
      QCOMPARE(settings.language(), QStringLiteral("en"));
      QCOMPARE(settings.memory(), std::size_t{2} << 30);
      QVERIFY(settings.tellsAhead());
      QVERIFY(!settings.showsOverview());
      QVERIFY(!settings.flag("sokoban/motion", true));
      QCOMPARE(settings.linesPreview(), 1);
      QVERIFY(settings.speed() == std::optional(60.0));
      QCOMPARE(settings.recentFiles(),
               (QStringList{QStringLiteral("/somewhere/a.slmap"), QStringLiteral("/somewhere/b.lines")}));
    }
    open(SokobanPage::kId);
    QVERIFY(m_window->close());
    m_program.reset();
    m_window = nullptr;
    const QSettings after(path("settings.ini"), QSettings::IniFormat);
    QCOMPARE(after.value(QStringLiteral("later")).toString(), QStringLiteral("stays"));
    QCOMPARE(after.value(QStringLiteral("player/tune")).toString(), QStringLiteral("a later version's"));
    QVERIFY(after.contains(QStringLiteral("sokoban/hat")));
    QCOMPARE(after.value(QStringLiteral("window/theme")).toString(), QStringLiteral("dark"));
  }
};

SEARCHLIGHT_TEST(WrittenFormatsPageTest)
#include "written_formats_page_test.moc"
