// tests/app/written_formats_page_test.cpp: set-ups, copies, kept games, books and settings of earlier versions open for ever.
//
// tests/data/formats/README.md says who wrote which; every change of a form adds a file and a row. A set-up of today's form is given
// back byte for byte: what stands in the file is what the page shows. The text forms are core/written_formats_test.
#include "app/compare/compare_page.h"
#include "app/game/drawing_desk.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_question.h"
#include "app/sokoban/level_saving.h"
#include "core/klotski/catalogue.h"
#include "core/lessons/set_up_block.h"
#include "tests/app/written_files.h"
#include "tests/test_main.h"
#include "widgets/compare/compare_table.h"
#include "widgets/klotski/best_book.h"
#include "widgets/lines/score_book.h"
#include "widgets/player/event_line.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/solve_panel.h"

namespace {

struct WrittenSetUp {
  const char* file;
  const char* page;
  const char* facts;     // what the document is, and where the search stands
  bool isTodays = true;  // what is written of it is the file again
};
const WrittenSetUp kSetUps[] = {
    {"map-lab", "map-lab", "40x30 0,1 -> 7,3 walls 2 at 12 breaks 3"},
    {"map-letters", "map-lab", "6x4 0,0 -> 5,0 walls 5 at 20 breaks 0"},
    {"map-breakpoints", "map-lab", "6x4 0,0 -> 5,0 walls 5 at 5 breaks 6"},
    {"lines-playing", "lines", "score 50 turns 23 ahead 3 undone 5 hints 2", false},
    {"lines-searchlight", "lines", "score 4 turns 4 ahead 1 undone 1 hints 0 asks 3,0 -> 0,6 at 7 breaks 2",
     false},
    {"lines-branches", "lines", "score 4 turns 4 ahead 1 undone 1 hints 0 asks 3,0 -> 0,6 at 7 breaks 2"},
    {"klotski-playing", "klotski", "8 8 9 made 16 ahead 4 hints 3", false},
    {"klotski-searchlight", "klotski", "7 8 8 made 11 ahead 1 hints 0 at 21 breaks 2", false},
    {"klotski-branches", "klotski", "7 8 8 made 11 ahead 1 hints 0 at 21 breaks 2", false},
    {"klotski-metric", "klotski", "7 8 8 made 11 ahead 1 hints 0 at 21 breaks 2"},
    {"sokoban-level", "sokoban", "4 0 made rruu ahead llD states 15 hints 4 drawing at 4 breaks 2", false},
    {"sokoban-worker", "sokoban", "4 0 made rruu ahead llD states 15 hints 4 at 6 breaks 0", false},
    {"sokoban-route", "sokoban", "4 0 made rruu ahead llD states 15 hints 4 at 10 breaks 0", false},
    {"sokoban-reverse", "sokoban", "15 1 made rrlllruRulllrdu ahead d states 18 hints 0", false},
    {"sokoban-answer", "sokoban", "4 0 made rruu ahead llD states 15 hints 4 drawing at 4 breaks 2"},
    {"compare-map", "compare", "a-star walls.trace.yaml weighted-a-star at 6 breaks 2"},
    {"compare-lines", "compare", "a-star breadth-first at 3 breaks 0", false},
    {"compare-klotski", "compare", "a-star breadth-first at 5 breaks 0", false},
    {"compare-sokoban", "compare", "a-star greedy at 1 breaks 0", false},
    {"compare-sokoban-answer", "compare", "a-star greedy at 1 breaks 0"},
};

// What a crash has left in the folder of copies. The documents lay below kCopiedFrom, which the tests replace by their own
// folder: a copy names its document, and a recording, by the whole path.
constexpr const char* kCopiedFrom = "/somewhere";
struct WrittenCopy {
  const char* file;
  const char* page;
  const char* document;  // where it lies among the fixtures
  const char* facts;
  bool isModified;
};
const WrittenCopy kCopies[] = {
    {"left_map-lab.searchlight", "map-lab", "maps/weights.slmap", "8x5 0,1 -> 7,3 walls 3 at 9 breaks 0",
     true},
    {"left_lines.searchlight", "lines", "games/given-board.lines", "score 4 turns 5 ahead 0 undone 1 hints 0",
     true},
    {"left_klotski.searchlight", "klotski", "games/classic.klotski", "8 8 9 made 14 ahead 6 hints 3", true},
    {"left_sokoban.searchlight", "sokoban", "games/branches.sokoban",
     "5 0 made rruul ahead lD states 15 hints 4", true},
    {"compared_compare.searchlight", "compare", "maps/letters.slmap",
     "a-star rounds.trace.yaml ida-star at 11 breaks 0", false},
    {"games_compare.searchlight", "compare", "games/branches.sokoban", "breadth-first a-star at 3 breaks 0",
     false},
};
constexpr const char* kCopiedRecording = "traces/rounds.trace.yaml";

QString pointed(std::optional<Point> p) { return p ? u"%1,%2"_s.arg(p->x).arg(p->y) : u"none"_s; }
QString playedText(const sokoban::Game& game) {
  return u"%1 %2 made %3 ahead %4 states %5 hints %6"_s.arg(game.tally().moves)
      .arg(game.tally().pushes)
      .arg(QString::fromStdString(sokoban::lurdText(sokoban::stepsMade(game))),
           QString::fromStdString(sokoban::lurdText(sokoban::stepsAhead(game))))
      .arg(game.history().changeCount())
      .arg(game.hints());
}
QString playedText(const klotski::Game& game) {
  return u"%1 %2 %3 made %4 ahead %5 hints %6"_s.arg(game.tally().moves)
      .arg(game.tally().straight)
      .arg(game.tally().steps)
      .arg(game.place())
      .arg(game.movesAhead().size())
      .arg(game.hints());
}
QString playedText(const lines::Game& game) {
  return u"score %1 turns %2 ahead %3 undone %4 hints %5"_s.arg(game.tally().score)
      .arg(game.tally().turns)
      .arg(game.movesAhead().size())
      .arg(game.undone())
      .arg(game.hints());
}

}  // namespace

class WrittenFormatsPageTest : public QObject, testing::WrittenFiles {
  Q_OBJECT

  QString factsOf(const QString& id) {
    QString facts;
    if (id == "map-lab"_L1) {
      const grid::MapDocument& map = the<MapLabPage>().map().document();
      facts = u"%1x%2 %3 -> %4 walls %5"_s.arg(map.map.width())
                  .arg(map.map.height())
                  .arg(pointed(map.start), pointed(map.goal))
                  .arg(std::ranges::count(map.map.cells(), grid::kWall));
    } else if (id == "lines"_L1) {
      facts = playedText(linesPage().game());
      if (const auto& q = linesPage().question())
        facts += u" asks %1 -> %2"_s.arg(pointed(q->move.from), pointed(q->move.to));
    } else if (id == "klotski"_L1) {
      facts = playedText(klotskiPage().game());
    } else if (id == "sokoban"_L1) {
      facts = playedText(sokobanPage().game());
      if (sokobanPage().desk().hasDrawing()) facts += u" drawing"_s;
    } else {
      auto& compare = the<ComparePage>();
      for (const auto& run : compare.runs())
        facts +=
            QString::fromStdString(run.begin()->second.substr(run.begin()->second.rfind('/') + 1)) + u' ';
    }
    Page& page = *m_window->page(id);
    const Transport* transport = page.transport();
    if (transport && transport->hasSearch())
      facts += u" at %1 breaks %2"_s.arg(transport->position()).arg(transport->breakpoints().size());
    return facts.simplified();
  }

  QByteArray withOwnFolder(QByteArray text) const {
    return text.replace(kCopiedFrom, m_dir->path().toUtf8());
  }
  // A document in our folder, as it lies among the fixtures.
  QString putDocument(const char* file) const {
    const QString name = QString::fromLatin1(file), own = m_dir->filePath(QFileInfo(name).fileName());
    writeTo(own, read(appFormats(u"../"_s + name)));
    return own;
  }
  void putCopy(const WrittenCopy& copy) const {
    const QString file = QString::fromLatin1(copy.file);
    putDocument(copy.document);
    putDocument(kCopiedRecording);
    writeTo(path("autosave/") + file, withOwnFolder(read(appFormats(u"copies/"_s + file))));
  }
  // The page in front is as it was left, and knows its document's file.
  void verifyCopy(const WrittenCopy& copy) {
    const QString id = QString::fromLatin1(copy.page);
    QCOMPARE(m_window->pageId(), id);
    Page& page = m_window->page();
    QTRY_VERIFY(page.isSettled());
    QCOMPARE(factsOf(id), QString::fromUtf8(copy.facts));
    QVERIFY(page.hasUnsavedWork());
    const Document document = page.documentPage().document();
    QCOMPARE(document.path, m_dir->filePath(QFileInfo(QString::fromLatin1(copy.document)).fileName()));
    QCOMPARE(document.isModified, copy.isModified);
    QVERIFY(document.file == stampOf(document.path.toStdU16String()));
    if (id != "compare"_L1) return;
    auto& compare = the<ComparePage>();
    for (std::size_t i = 0; i < compare.runs().size(); ++i)
      if (const std::string* trace = compare.runs()[i].find("trace")) {
        QCOMPARE(*trace, path("rounds.trace.yaml").toStdString());
        QVERIFY(compare.panes().panes()[i]->run().isPlayback());
      }
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
    const QByteArray given = read(file);
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
    std::vector<std::string> unknown;
    const setup::SetUp before = setup::read(given.toStdString(), row.file, unknown);
    lessons::addUnknownWords(before, unknown);
    QCOMPARE(unknown, std::vector<std::string>());  // what pages write they know
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
    if (qEnvironmentVariable("SEARCHLIGHT_WRITE_FORMAT") == QLatin1String(row.file)) writeTo(file, written);
    if (row.isTodays) QCOMPARE(written, given);
    QCOMPARE(read(file), given);
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
    for (const WrittenSetUp& row : kSetUps) known.insert(QString::fromLatin1(row.file) + u".searchlight"_s);
    for (const QString& file : QDir(appFormats(u"set-ups"_s)).entryList(QDir::Files))
      QVERIFY2(known.contains(file), qPrintable(file));
    std::set<QString> copies{u"left.front"_s}, copiesThere;  // whatAWindowLeftComesBack
    for (const WrittenCopy& row : kCopies) copies.insert(QString::fromLatin1(row.file));
    for (const auto& [file, bytes] : filesBelow(appFormats(u"copies"_s))) copiesThere.insert(file);
    QCOMPARE(copiesThere, copies);
    const std::set<QString> data{u"klotski-best.json"_s,
                                 u"klotski-drawings/kept.layout"_s,
                                 u"klotski-games/kept.klotski"_s,
                                 u"lines-games/kept.lines"_s,
                                 u"lines-scores.json"_s,
                                 u"sokoban-best.json"_s,
                                 u"sokoban-drawings/kept.level"_s,
                                 u"sokoban-games/kept.sokoban"_s,
                                 u"sokoban-levels/0e221a42add3c16b41508c00cd861bba07f37aeb-left.sokoban"_s,
                                 u"sokoban-levels/a8bd28accf5f83d9e59ce9267bce4fae7ac88605-reverse.sokoban"_s,
                                 u"sokoban-levels/ad5c2aa38407b33af5cd35fba985d47dfe4b6a95-start.sokoban"_s,
                                 u"sokoban-pasted.xsb"_s};
    std::set<QString> there;
    for (const auto& [file, bytes] : filesBelow(appFormats(u"data"_s))) there.insert(file);
    QCOMPARE(there, data);  // whatIsKeptIsThere, gamesLeftInReverseComeBack
    QCOMPARE(
        QDir(appFormats({})).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name),
        (QStringList{u"copies"_s, u"data"_s,
                     u"experiments"_s,  // experiment_page_test
                     u"set-ups"_s, u"settings-chosen.ini"_s, u"settings-place.ini"_s, u"settings.ini"_s}));
  }

  // Each kind of breakpoint and every word of a question, by what stands in the files.
  void wordsMeanWhatTheyMeant() {
    using Break = search::Breakpoint;
    using Kind = Break::Kind;
    open();
    QVERIFY(m_window->openFile(setUpPath("map-breakpoints")));
    QTRY_VERIFY(m_window->page().isSettled());
    Transport& transport = *m_window->page().transport();
    QVERIFY(transport.breakpoints() == (std::vector<Break>{{Kind::AtState, 0, true, "3, 2"},
                                                           {Kind::AtEvent, 3},  // a duplicate
                                                           {Kind::FExceeds, 90},
                                                           {Kind::FDecreases, 0, false},
                                                           {Kind::AtGoal},
                                                           {Kind::AtMove, 0, true, "right"}}));
    QCOMPARE(transport.stepUnit(), StepUnit::F);
    grid::RouteOptions asked;
    asked.neighbours = grid::Neighbours::Eight;
    asked.corners = grid::CornerRule::Any;
    asked.costs = grid::CostModel::TenFourteen;
    asked.heuristic = grid::Heuristic::SquaredEuclidean;
    asked.ties = search::Ties::Coarse;
    asked.order = *grid::NeighbourOrder::parse("drlu");
    asked.window = 13;
    QVERIFY(the<MapLabPage>().options().options() == asked);
    QVERIFY(m_window->openFile(setUpPath("sokoban-worker")));
    const LevelOptions walk = sokobanPage().options().options();
    QVERIFY(walk.asked == LevelOptions::Asked::Walk && (walk.to == Point{6, 1}) && !walk.box);
    QVERIFY(walk.search.algorithm == search::Algorithm::Greedy && walk.search.ties == search::Ties::FirstIn);
  }

  // A trace of ours asks its question again, of the map that it names.
  void tracesOpenForEver_data() {
    QTest::addColumn<QString>("facts");
    for (const char* form : {"yaml", "json"}) {
      const auto row = [form](const char* name, const char* facts) {
        QTest::addRow("%s.trace.%s", name, form) << QString::fromLatin1(facts);
      };
      row("jumps", "6x4 0,0 -> 5,0 walls 5 jump-point nodes 5");
      row("sides", "8x5 1,1 -> 3,1 walls 2 bidirectional nodes 3");
      row("rounds", "6x4 0,0 -> 5,0 walls 5 ida-star nodes 10");
    }
  }
  void tracesOpenForEver() {
    QFETCH(QString, facts);
    open();
    QVERIFY(m_window->openFile(appFormats(u"../traces/"_s) + QString::fromLatin1(QTest::currentDataTag())));
    auto& lab = the<MapLabPage>();
    QTRY_VERIFY(lab.isSettled());
    QCOMPARE(lab.complaint(), QString());
    const auto algorithm = search::info(lab.options().options().algorithm).name;
    const auto& route = lab.transport()->lead()->answer().route;
    QCOMPARE(factsOf(u"map-lab"_s).section(u' ', 0, 5) +
                 u" %1 nodes %2"_s
                     .arg(QString::fromUtf8(algorithm.data(), static_cast<qsizetype>(algorithm.size())))
                     .arg(route ? route->size() : 0),
             facts);
  }

  // A copy of unsaved work is a set-up, in a file with the names of its window and page. (Its recording lies beside the copies.)
  void copiesComeBack_data() { setUpsOpenForEver_data(); }
  void copiesComeBack() {
    QFETCH(std::size_t, place);
    const WrittenSetUp& row = kSetUps[place];
    const QString id = QString::fromLatin1(row.page);
    putDocument("traces/walls.trace.yaml");
    writeTo(path("autosave/sitting_") + id + u".searchlight"_s,
            read(setUpPath(row.file)).replace("../../traces/", "../"));
    openProgram();
    QVERIFY(m_program->recoverAbandoned());
    m_window = m_program->windows().front();
    QCOMPARE(m_window->pageId(), id);
    QTRY_VERIFY(m_window->page().isSettled());
    QCOMPARE(factsOf(id), QString::fromUtf8(row.facts));
    QVERIFY(m_window->page().hasUnsavedWork());
  }

  void copiesOfFilesComeBack_data() {
    QTest::addColumn<std::size_t>("place");
    for (std::size_t i = 0; i < std::size(kCopies); ++i) QTest::newRow(kCopies[i].file) << i;
  }
  void copiesOfFilesComeBack() {
    QFETCH(std::size_t, place);
    putCopy(kCopies[place]);
    openProgram();
    QVERIFY(m_program->recoverAbandoned());
    m_window = m_program->windows().front();
    verifyCopy(kCopies[place]);
  }

  // All at once: a window for each that was there, and in front what was in front of it.
  void whatAWindowLeftComesBack() {
    for (const WrittenCopy& copy : kCopies) putCopy(copy);
    writeTo(path("autosave/left.front"), read(appFormats(u"copies/left.front"_s)));
    openProgram();
    QVERIFY(m_program->recoverAbandoned());
    QCOMPARE(m_program->windows().size(), 3);
    QStringList fronts;
    for (Window* window : m_program->windows()) fronts << window->pageId();
    QCOMPARE(fronts, (QStringList{u"klotski"_s, u"compare"_s, u"compare"_s}));
    m_window = m_program->windows().front();
    for (const WrittenCopy& copy : kCopies) {
      if (!QByteArray(copy.file).startsWith("left_")) continue;
      m_window->showPage(QString::fromLatin1(copy.page));
      verifyCopy(copy);
    }
  }

  // Under names of their own: of the level played in reverse, and of each place that the worker has started at but for the last.
  void gamesLeftInReverseComeBack() {
    for (const auto& [file, bytes] : filesBelow(appFormats(u"data/sokoban-levels"_s)))
      writeTo(userData(u"sokoban-levels/"_s + file), bytes);
    open(SokobanPage::kId);
    writeTo(path("level.xsb"), "########\n#      #\n# .$$. #\n#  @   #\n########\nTitle: Two doors\n");
    QVERIFY2(m_window->openFile(path("level.xsb")), qPrintable(sokobanPage().messageText()));
    QCOMPARE(playedText(sokobanPage().game()), u"4 0 made rruu ahead llD states 15 hints 4"_s);
    sokobanPage().action(HandCommand::Reverse)->trigger();
    QVERIFY(sokobanPage().isReverse());
    QCOMPARE(playedText(sokobanPage().game()), u"5 1 made rrdRu ahead  states 5 hints 0"_s);
    while (sokobanPage().game().history().canUndo()) sokobanPage().action(GameCommand::UndoMove)->trigger();
    Q_EMIT sokobanPage().board().startWanted(sokobanPage().game().opening().board.cell({3, 3}));
    QCOMPARE(playedText(sokobanPage().game()), u"0 0 made  ahead uRd states 3 hints 0"_s);
    QVERIFY(!sokobanPage().hasMessage());
  }

  void whatIsKeptIsThere() {
    for (const auto& [file, bytes] : filesBelow(appFormats(u"data"_s))) writeTo(userData(file), bytes);
    open(LinesPage::kId);
    QCOMPARE(playedText(linesPage().game()), u"score 50 turns 23 ahead 3 undone 5 hints 2"_s);
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    QCOMPARE(playedText(klotskiPage().game()), u"7 8 8 made 11 ahead 1 hints 0"_s);
    QCOMPARE(QString::fromStdString(klotskiPage().game().opening().title), u"Two of a kind"_s);
    const setup::SetUp drawn = klotskiPage().snapshot()();
    m_window->showPage(QString::fromLatin1(SokobanPage::kId));
    const std::string* layout = drawn.view.find("drawing");
    QCOMPARE(QByteArray::fromStdString(layout ? *layout : std::string()),
             read(appFormats(u"data/klotski-drawings/kept.layout"_s)));
    QVERIFY(sokobanPage().isReverse());
    QCOMPARE(playedText(sokobanPage().game()), u"15 1 made rrlllruRulllrdu ahead d states 18 hints 0"_s);
    QCOMPARE(QString::fromStdString(sokobanPage().desk().text().value_or("")),
             QString::fromUtf8(read(appFormats(u"data/sokoban-drawings/kept.level"_s))));
    // The level was left in the middle of a game, too: it is found where the level is chosen.
    writeTo(path("level.xsb"), "########\n#      #\n# .$$. #\n#  @   #\n########\nTitle: Two doors\n");
    QVERIFY2(m_window->openFile(path("level.xsb")), qPrintable(sokobanPage().messageText()));
    QCOMPARE(playedText(sokobanPage().game()), u"4 0 made rruu ahead llD states 15 hints 4"_s);
    QCOMPARE(sokoban::turnOf(sokobanPage().game()).text(), std::string("mirrored 90"));
    for (const char* taken :
         {"lines-games", "klotski-games", "klotski-drawings", "sokoban-games", "sokoban-drawings"})
      QVERIFY(QDir(userData(QString::fromLatin1(taken))).isEmpty());

    const ScoreBook scores(userData(u"lines-scores.json"_s));
    QCOMPARE(scores.complaint(), QString());
    const auto best = scores.best({});
    QCOMPARE(best.size(), std::size_t{2});
    QCOMPARE(best[0].score, 400);
    QCOMPARE(best[0].turns, 90);
    QCOMPARE(best[0].seed, std::uint64_t{18446744073709551615u});
    QCOMPARE(best[0].undone, std::uint64_t{1});
    QCOMPARE(best[0].hints, std::uint64_t{2});
    QCOMPARE(best[0].when.toString(Qt::ISODateWithMs), u"2026-11-22T20:15:00.250Z"_s);
    QCOMPARE(best[0].name, u"Ada 王"_s);
    QCOMPARE(best[1].name, u"Bob"_s);
    const ScoreBook::Statistics s = scores.statistics({});
    QCOMPARE(s.games, std::uint64_t{3});
    QCOMPARE(s.best, 400);
    QCOMPARE(s.turns, std::uint64_t{240});
    QCOMPARE(s.cleared, std::uint64_t{310});
    QCOMPARE(s.longestClear, 8);
    const BestBook openings(userData(u"klotski-best.json"_s));
    QCOMPARE(openings.complaint(), QString());
    const auto opening = openings.best(klotski::boardOf(*klotski::entryByName("横刀立马")));
    QVERIFY(opening);
    QCOMPARE(opening->games, std::uint64_t{4});
    QVERIFY(opening->best == (klotski::Played{83, 92, 118}));
    QCOMPARE(opening->when.toString(Qt::ISODateWithMs), u"2026-11-23T20:15:00.000Z"_s);
    const SokobanBook levels(userData(u"sokoban-best.json"_s));
    QCOMPARE(levels.complaint(), QString());
    const SokobanBook::Entry* level = levels.best("1x3:.$@");
    QVERIFY(level);
    QCOMPARE(level->games, std::uint64_t{2});
    QCOMPARE(level->byMoves.lurd, std::string("R"));
    QVERIFY(level->byPushes.played == (sokoban::Played{1, 1}));
    const QByteArray pasted = read(userData(u"sokoban-pasted.xsb"_s));
    const sokoban::Collection kept = readLevelFile(pasted.toStdString(), "pasted");
    QCOMPARE(kept.levels.size(), std::size_t{2});
    QCOMPARE(kept.levels[0].author, std::string("Ada"));
    QCOMPARE(kept.levels[1].title, std::string("走廊"));
    QCOMPARE(kept.levels[1].solutions, std::vector<std::string>{"RR"});
    // As this version writes it.
    const QString own = path("written.xsb");
    keepPasted(kept.levels, own);
    QCOMPARE(read(own).trimmed(), pasted.trimmed());
  }

  // Everything that can be chosen, chosen other than it is at first: it is so again, and is written as it was.
  void choicesAreFound() {
    writeTo(path("settings.ini"), withOwnFolder(read(appFormats(u"settings-chosen.ini"_s))));
    const auto stored = [this] {
      std::map<QString, QVariant> out;
      const QSettings file(path("settings.ini"), QSettings::IniFormat);
      for (const QString& key : file.allKeys()) out[key] = file.value(key);
      return out;
    };
    const std::map<QString, QVariant> before = stored();
    openProgram();
    Settings& settings = m_program->settings();
    QVERIFY(settings.theme() == ThemeChoice::Dark);
    QCOMPARE(settings.memory(), std::size_t{3} << 30);
    QCOMPARE(settings.lastFolder(), m_dir->path());
    QCOMPARE(settings.recentFiles(), (QStringList{path("given-board.lines"), path("weights.slmap")}));
    m_window = m_program->newWindow(u"map-lab"_s);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, 60'000));
    QCOMPARE(m_window->size(), QSize(790, 640));

    auto& lab = the<MapLabPage>();
    const auto bench = [](Page& page) { return page.findChild<SearchWorkbench*>(); };
    QVERIFY(!lab.action(MapCommand::Overview)->isChecked());
    QVERIFY(lab.action(MapCommand::Eye)->isChecked());
    QCOMPARE(lab.transport()->speed(), 250.0);
    QVERIFY(!lab.transport()->isSpeedAuto());
    QVERIFY(bench(lab)->eventLine().explains());
    // Dragged there: fonts may take a few pixels of either.
    const int panel = bench(lab)->findChild<QSplitter*>()->sizes().back();
    QVERIFY2(std::abs(panel - 393) < 8, qPrintable(QString::number(panel)));
    m_window->showPage(u"lines"_s);
    for (const auto& [command, isOn] :
         {std::pair{LinesCommand::Reach, false}, std::pair{LinesCommand::ThinkMarks, true},
          std::pair{LinesCommand::PreviewColours, true}, std::pair{LinesCommand::PreviewPlaces, false}})
      QCOMPARE(linesPage().action(command)->isChecked(), isOn);
    QVERIFY(!linesPage().action(GameCommand::Motion)->isChecked());
    QVERIFY(bench(linesPage())->eventLine().explains());
    m_window->showPage(u"klotski"_s);
    QVERIFY(klotskiPage().board().look().style == PieceStyle::Wood);
    QVERIFY(klotskiPage().board().look().names == PieceNameStyle::None);
    for (const auto& [command, isOn] :
         {std::pair{KlotskiCommand::ShowGoal, false}, std::pair{KlotskiCommand::Graph, true},
          std::pair{KlotskiCommand::StyleWood, true}, std::pair{KlotskiCommand::NamesNone, true}})
      QCOMPARE(klotskiPage().action(command)->isChecked(), isOn);
    QVERIFY(!klotskiPage().action(GameCommand::Motion)->isChecked());
    const QList<Section*> sections = klotskiPage().findChildren<Section*>();
    QVERIFY(sections[0]->isOpen() && !sections[1]->isOpen());  // the figures are folded
    QVERIFY(!bench(klotskiPage())->eventLine().explains());
    m_window->showPage(u"sokoban"_s);
    QCOMPARE(sokobanPage().solvePanel().seconds(), 300.0);
    QCOMPARE(sokobanPage().solvePanel().bytes(), std::size_t{128} << 20);
    QVERIFY(!sokobanPage().action(SokobanCommand::ShowDeadEnds)->isChecked());
    QVERIFY(!sokobanPage().action(GameCommand::Motion)->isChecked());
    QVERIFY(!sokobanPage().action(HandCommand::BoxesByMouse)->isChecked());
    QVERIFY(sokobanPage().action(HandCommand::FastMotion)->isChecked());
    m_window->showPage(u"compare"_s);
    const int table = the<ComparePage>().table().height();
    QVERIFY2(std::abs(table - 145) < 8, qPrintable(QString::number(table)));

    QTRY_VERIFY(m_window->page().isSettled());
    QVERIFY(m_window->close());
    m_window = nullptr;
    m_program.reset();
    std::map<QString, QVariant> after = stored();
    // Where one was is another place now, and the games that were shown have told their rules.
    std::erase_if(after, [](const auto& entry) {
      return entry.first.contains(u"/place/"_s) || entry.first == u"window/page"_s ||
             entry.first.endsWith(u"/rule-told"_s);
    });
    for (const auto& [key, value] : after) QVERIFY2(before.contains(key), qPrintable(key));
    QCOMPARE(after.size(), before.size());
    for (const auto& [key, value] : before)
      QVERIFY2(after[key] == value || value.typeId() == QMetaType::QByteArray, qPrintable(key));
  }

  // Settings have no version: what is not understood is passed over, and stays.
  void settingsStay() {
    QVERIFY(QFile::copy(appFormats(u"settings.ini"_s), path("settings.ini")));
    {
      const Settings settings = Settings::isolated(path("settings.ini"));
      QVERIFY(settings.theme() == ThemeChoice::Dark);
      QCOMPARE(settings.language(), u"en"_s);
      QCOMPARE(settings.memory(), std::size_t{2} << 30);
      QVERIFY(settings.tellsAhead());
      QVERIFY(!settings.showsOverview());
      QVERIFY(!settings.flag("sokoban/motion", true));
      QCOMPARE(settings.linesPreview(), 1);
      QVERIFY(settings.speed() == (SpeedChoice{SpeedChoice::Kind::Set, 60}));
      QCOMPARE(settings.recentFiles(), (QStringList{u"/somewhere/a.slmap"_s, u"/somewhere/b.lines"_s}));
    }
    open(SokobanPage::kId);
    QVERIFY(m_window->close());
    m_program.reset();
    m_window = nullptr;
    const QSettings after(path("settings.ini"), QSettings::IniFormat);
    QCOMPARE(after.value(u"later"_s).toString(), u"stays"_s);
    QCOMPARE(after.value(u"player/tune"_s).toString(), u"a later version's"_s);
    QVERIFY(after.contains(u"sokoban/hat"_s));
    QCOMPARE(after.value(u"window/theme"_s).toString(), u"dark"_s);
  }
};

SEARCHLIGHT_TEST(WrittenFormatsPageTest)
#include "written_formats_page_test.moc"
