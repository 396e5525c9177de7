// tests/core/written_formats_test.cpp: files that earlier versions of the program have written open for ever.
//
// tests/data/formats/README.md says who wrote which. Every change of a form adds a file and its row here; a file without a row
// fails. The facts are what stands in the file, told by hand, not by the code that is tested; a file of today's form is also
// written again, byte for byte. Set-ups, books, kept games and settings are app/written_formats_page_test.
#include <sstream>

#include "core/grid/map_format.h"
#include "core/grid/scenario.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/lines/rules_of_game.h"
#include "core/roads/road_graph.h"
#include "core/setup/set_up.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/draft.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"

namespace {

// What was read, in words, and what the program writes of it; empty: it writes no such file.
struct Opened {
  std::string facts, again;
};

std::string placed(std::optional<Point> p) {
  return p ? std::to_string(p->x) + ',' + std::to_string(p->y) : "none";
}

Opened openedLines(const std::string& text, const std::string& name) {
  const lines::Game game = game::readGame<lines::Rules>(text, name);
  const auto& [s, seed, given] = game.opening();
  std::ostringstream out;
  out << s.size << ' ' << s.colours << ' ' << s.newBalls << ' ' << s.line << ' ' << lines::name(s.score)
      << ' ' << lines::name(s.deal) << " seed " << seed << (given ? " given" : "") << " score "
      << game.tally().score << " turns " << game.tally().turns << " cleared " << lines::clearedIn(game).balls
      << " made " << game.movesMade().size() << " ahead " << game.movesAhead().size() << " states "
      << game.history().changeCount() << " undone " << game.undone() << " hints " << game.hints()
      << (game.isOver() ? " over" : "") << " board";
  for (int y = 0; y < s.size; ++y) out << ' ' << lines::rowText(game.state().position.board, y);
  return {out.str(), game::text(game.record())};
}

Opened openedKlotski(const std::string& text, const std::string& name) {
  const klotski::Game game = game::readGame<klotski::Rules>(text, name);
  const auto& [board, title] = game.opening();
  std::ostringstream out;
  out << title << ": " << game.tally().moves << ' ' << game.tally().straight << ' ' << game.tally().steps
      << " made " << game.place() << " ahead " << game.movesAhead().size() << " states "
      << game.history().changeCount() << " hints " << game.hints() << " goals " << board.goals().size()
      << " from " << klotski::boardRows(board, board.opening()) << " at "
      << klotski::boardRows(board, game.state());
  return {out.str(), game::text(game.record())};
}

Opened openedKlotskiBoard(const std::string& text, const std::string& name) {
  const klotski::TitledBoard read = klotski::readTitledBoard(text, name);
  const auto& exit = read.board.exit();
  std::string facts = read.title + ": " + klotski::boardRows(read.board, read.board.opening()) + " exit " +
                      (exit ? std::to_string(static_cast<int>(exit->side)) + ' ' +
                                  std::to_string(exit->first) + '-' + std::to_string(exit->last)
                            : "none");
  for (const klotski::Goal& goal : read.board.goals())
    facts += std::string(" ") + read.board.pieces()[static_cast<std::size_t>(goal.piece)].letter + ' ' +
             placed(goal.anchor);
  std::string again = klotski::boardText(read.board, read.title);
  if (!again.ends_with('\n')) again += '\n';
  return {facts, again};
}

Opened openedSokoban(const std::string& text, const std::string& name) {
  const sokoban::Game game = game::readGame<sokoban::Rules>(text, name);
  std::ostringstream out;
  out << game.opening().title << ": " << (game.opening().isReverse() ? "reverse " : "") << game.tally().moves
      << ' ' << game.tally().pushes << " made " << sokoban::lurdText(sokoban::stepsMade(game)) << " ahead "
      << sokoban::lurdText(sokoban::stepsAhead(game)) << " states " << game.history().changeCount()
      << " hints " << game.hints() << " turn "
      << (sokoban::turnOf(game).isNone() ? "none" : sokoban::turnOf(game).text());
  for (const std::string& row : game.opening().level.rows(game.opening().level.opening()))
    out << " [" << row << ']';
  return {out.str(), game::text(game.record())};
}

Opened openedDrawing(const std::string& text, const std::string& name) {
  const sokoban::TitledLevelDraft draft = sokoban::readLevelDraft(text, name);
  std::string facts = draft.title + " by " + draft.author;
  for (const std::string& row : draft.draft.rows()) facts += " [" + row + ']';
  return {facts, sokoban::draftText(draft)};
}

Opened openedLayout(const std::string& text, const std::string& name) {
  const klotski::TitledDraft read = klotski::readDraft(text, name);
  std::string facts = read.title + ": " + std::to_string(read.draft.width()) + 'x' +
                      std::to_string(read.draft.height()) + " exit " + (read.draft.exit() ? "yes" : "no");
  for (const klotski::DraftGoal& goal : read.draft.goals())
    facts += std::string(" ") + goal.letter + ' ' + placed(goal.anchor);
  return {facts, klotski::draftText(read.draft, read.title)};
}

Opened openedLevels(const std::string& bytes, const std::string& name) {
  const sokoban::Collection all = sokoban::readCollection(bytes, name);
  std::ostringstream out;
  out << all.title << " by " << all.author;
  for (const sokoban::Detail& d : all.details) out << ' ' << d.name << '=' << d.text;
  for (const sokoban::Level& level : all.levels) {
    out << " | " << level.title << " by " << level.author
        << (level.comment.empty() ? "" : " (" + level.comment + ')');
    for (const sokoban::Detail& d : level.details) out << ' ' << d.name << '=' << d.text;
    for (const std::string& solution : level.solutions) out << " solution " << solution;
    if (!level.board) {
      out << " broken";
      continue;
    }
    for (const std::string& row : level.board->rows(level.board->opening())) out << " [" << row << ']';
  }
  return {out.str(), sokoban::collectionText(all)};
}

Opened openedMap(const std::string& text, const std::string& name) {
  const grid::MapDocument read = grid::readMap(text, name);
  std::ostringstream out;
  out << read.map.width() << 'x' << read.map.height() << " from " << placed(read.start) << " to "
      << placed(read.goal) << " letters " << (read.letters.empty() ? "none" : read.letters);
  for (int y = 0; y < read.map.height(); ++y)
    for (int x = 0; x < read.map.width(); ++x)
      if (read.map.isWater(read.map.index({x, y})))
        out << ' ' << x << ',' << y << "=~";
      else if (const auto way = read.map.oneWay(read.map.index({x, y})))
        out << ' ' << x << ',' << y << '=' << directionName(*way) << ' ' << int{read.map.weight({x, y})};
      else if (read.map.isWall({x, y}) || read.map.weight({x, y}) != 1)
        out << ' ' << x << ',' << y << '='
            << (read.map.isWall({x, y}) ? "#" : std::to_string(read.map.weight({x, y})));
  const bool isOctile = name.ends_with(".map");
  return {out.str(), isOctile ? grid::writeOctileMap(read) : grid::writePlainMap(read)};
}

Opened openedGraph(const std::string& text, const std::string& name) {
  const roads::RoadGraph graph = roads::RoadGraph::read(text, name);
  std::ostringstream out;
  out << graph.title() << ": " << graph.name(*graph.from()) << " to " << graph.name(*graph.to()) << " unit "
      << graph.unit();
  for (roads::Place place = 0; place < graph.placeCount(); ++place) {
    out << " | " << graph.name(place) << ' ' << placed(graph.at(place)) << " h " << graph.estimate(place);
    for (const auto& lane : graph.out(place)) out << ", " << graph.name(lane.to) << ' ' << lane.cost;
  }
  return {out.str(), graph.text()};
}

Opened openedScenario(const std::string& text, const std::string& name) {
  const std::vector<grid::ScenarioQuery> read = grid::readScenario(text, name);
  std::ostringstream out;
  for (const grid::ScenarioQuery& q : read)
    out << q.bucket << ' ' << q.map << ' ' << q.width << 'x' << q.height << ' ' << placed(q.start) << ' '
        << placed(q.goal) << ' ' << q.optimal << ';';
  return {out.str(), grid::writeScenario(read)};
}

Opened openedTrace(const std::string& text, const std::string& name) {
  const search::TraceDocument read = search::readSearchTrace(text, name);
  const setup::SetUp setUp = setup::read(read.setUp, name);
  std::map<std::string, int> kinds;
  for (std::size_t i = 0; i < read.events.size(); ++i) ++kinds[std::string(read.typeOf(i))];
  std::ostringstream out;
  out << read.version << ' ' << setUp.page << ' ' << setUp.board.path << ' ' << setUp.board.hash;
  for (const auto& [key, word] : setUp.question) out << ' ' << key << '=' << word;
  for (const auto& [kind, count] : kinds) out << ' ' << kind << ' ' << count;
  return {out.str(), {}};
}

struct WrittenRow {
  const char* file;
  Opened (*open)(const std::string&, const std::string&);
  bool isTodays;  // what is written of it is the file again
  const char* facts;
};
const WrittenRow kWritten[] = {
    {"games/classic.lines", openedLines, false,
     "9 7 3 5 classic unless-cleared seed 42 score 50 turns 23 cleared 25 made 23 ahead 3 states 26 undone 5 "
     "hints 2 "
     "board "
     "6.576.164 ....6.324 6.....554 .72..6... .....361. .6.....17 .......16 2...3.512 2........"},
    {"games/given-board.lines", openedLines, false,
     "7 4 2 4 quadratic always seed 18446744073709551615 given score 4 turns 4 cleared 4 made 4 ahead 1 "
     "states 5 "
     "undone 1 "
     "hints 0 board 4....3. ..1.44. ....... ....4.. .4..4.. ..31... ......."},
    {"games/branches.lines", openedLines, true,
     "7 4 2 4 quadratic always seed 18446744073709551615 given score 4 turns 4 cleared 4 made 4 ahead 9 "
     "states 18 undone 19 hints 3 board 4....3. ..1.44. ....... ....4.. .4..4.. ..31... ......."},
    {"games/over.lines", openedLines, false,
     "5 7 3 5 classic unless-cleared seed 7 score 0 turns 8 cleared 0 made 8 ahead 0 states 8 undone 0 hints "
     "0 over "
     "board "
     "15365 21777 13737 14217 75115"},
    {"games/classic.klotski", openedKlotski, false,
     "横刀立马: 8 8 9 made 16 ahead 4 states 20 hints 3 goals 1 from ACCB/ACCB/DEEF/DGHF/I..J at "
     "ACCB/ACCB/.EEF/DG.F/DIHJ"},
    {"games/irregular.klotski", openedKlotski, false,
     "Two of a kind: 7 8 8 made 11 ahead 1 states 12 hints 0 goals 2 from AAb../A.bb#/LLc../L.cd. at "
     "AAb../A.bb#/LL.c./L..cd"},
    {"games/branches.klotski", openedKlotski, true,
     "Two of a kind: 5 6 6 made 9 ahead 5 states 17 hints 2 goals 2 from AAb../A.bb#/LLc../L.cd. at "
     "AAb../A.bb#/.LLcd/.L.c."},
    {"games/branches.sokoban", openedSokoban, true,
     "Two doors: 4 0 made rruu ahead llD states 15 hints 4 turn mirrored 90 [########] [#      #] [# .$$. #] "
     "[#  @   "
     "#] [########]"},
    {"games/reverse.sokoban", openedSokoban, true,
     "Two doors: reverse 15 1 made rrlllruRulllrdu ahead d states 18 hints 0 turn none [########] [#      #] "
     "[# .$$. "
     "#] [#  @   #] [########]"},
    {"boards/classic.klotski", openedKlotskiBoard, true, ": ACCB/ACCB/DEEF/DGHF/I..J exit 2 1-2 C 1,3"},
    {"boards/irregular.klotski", openedKlotskiBoard, true,
     "Two of a kind: AAb../A.bb#/LLc../L.cd. exit 1 0-1 A 3,0 L 0,2"},
    {"drawings/unfinished.layout", openedLayout, true, "Not yet: 3x2 exit yes A 1,1"},
    {"drawings/unfinished.level", openedDrawing, true, "Not yet by Ada [ #####] [#@$  #] [#  $.#] [######]"},
    {"levels/written.xsb", openedLevels, true,
     "Three of ours by Ada Date=2026-11-24 | Corridor by Bob (one push) Difficulty=easy solution R [#####] "
     "[#@$.#] "
     "[#####] | Both by Ada [######] [#@ $.#] [# $. #] [######] | Broken by Ada broken"},
    {"levels/packed.xsb.gz", openedLevels, false,
     "Three of ours by Ada Date=2026-11-24 | Corridor by Bob (one push) Difficulty=easy solution R [#####] "
     "[#@$.#] "
     "[#####] | Both by Ada [######] [#@ $.#] [# $. #] [######] | Broken by Ada broken"},
    {"levels/run-length.sok", openedLevels, false,
     "By counts by Eve | Three in a row by Eve solution rRR [#######] [#@ $ .#] [#######] | Second by Eve "
     "[######] [#@ $.#] [# $. #] [######]"},
    {"levels/article-4.txt", openedLevels, false, " by  |  by  [#####] [#@$.#] [#   #] [#####]"},
    {"levels/set.slc", openedLevels, false,
     "From elsewhere by Ada | One by Ada [#####] [#@$.#] [#####] | Two & more by Ada [####] [#@*#] [####]"},
    {"maps/weights.slmap", openedMap, true, "8x5 from 0,1 to 7,3 letters none 5,0=7 2,1=# 2,2=# 6,4=60"},
    {"maps/letters.slmap", openedMap, true,
     "6x4 from 0,0 to 5,0 letters ..TT...@@@.W.S...W...... 2,0=# 3,0=# 1,1=# 2,1=# 3,1=# 5,1=~ 5,2=~"},
    {"maps/one-way.slmap", openedMap, true,
     "5x3 from 0,0 to 4,2 letters .>T.^.v..S^..<. 1,0=right 1 2,0=# 4,0=# 1,1=down 3 0,2=up 1 3,2=left 1"},
    {"maps/terrain.map", openedMap, true,
     "6x4 from none to none letters ..TT...@@@.W.S...W...... 2,0=# 3,0=# 1,1=# 2,1=# 3,1=# 5,1=~ 5,2=~"},
    {"maps/three.graph", openedGraph, true,
     "Three places: old mill to c unit 100 | old mill -3,4 h 175, c 125 | b 0,0 h 0, c 250 | c 1,2 h 0, old "
     "mill 125"},
    {"maps/two.map.scen", openedScenario, true,
     "0 terrain.map 6x4 0,0 5,3 6.82843;3 maps/other.map 512x511 10,20 11,20 1;"},
    {"traces/walls.trace.yaml", openedTrace, false,
     "1.4.0 map-lab weights.slmap fnv1a-64:8716fce1b7b523f5 from=0,1 to=4,1 algorithm=weighted-a-star "
     "neighbours=4 order=ulrd weight=2 closing 7 destination 1 end 1 expanding 7 generating 13 path 7 source "
     "1"},
    {"traces/walls.trace.json", openedTrace, false,
     "1.4.0 map-lab weights.slmap fnv1a-64:8716fce1b7b523f5 from=0,1 to=4,1 algorithm=breadth-first "
     "neighbours=8 corners=one order=ulrd closing 11 destination 1 end 1 expanding 11 generating 20 path 5 "
     "source 1"},
    {"traces/jumps.trace.yaml", openedTrace, false,
     "1.4.0 map-lab ../maps/letters.slmap fnv1a-64:1b18fcb3aa84d7d2 from=0,0 to=5,0 algorithm=jump-point "
     "neighbours=8 corners=never heuristic=euclidean ties=coarse order=ulrd "
     "closing 4 destination 1 end 1 expanding 4 generating 5 path 5 scanning 16 source 1"},
    {"traces/jumps.trace.json", openedTrace, false,
     "1.4.0 map-lab ../maps/letters.slmap fnv1a-64:1b18fcb3aa84d7d2 from=0,0 to=5,0 algorithm=jump-point "
     "neighbours=8 corners=never heuristic=euclidean ties=coarse order=ulrd "
     "closing 4 destination 1 end 1 expanding 4 generating 5 path 5 scanning 16 source 1"},
    {"traces/sides.trace.yaml", openedTrace, false,
     "1.4.0 map-lab ../maps/weights.slmap fnv1a-64:8716fce1b7b523f5 from=1,1 to=3,1 algorithm=bidirectional "
     "neighbours=8 corners=any costs=10-14 order=ulrd window=9 "
     "closing 9 destination 1 end 1 expanding 9 generating 22 meeting 1 path 3 source 1"},
    {"traces/sides.trace.json", openedTrace, false,
     "1.4.0 map-lab ../maps/weights.slmap fnv1a-64:8716fce1b7b523f5 from=1,1 to=3,1 algorithm=bidirectional "
     "neighbours=8 corners=any costs=10-14 order=ulrd window=9 "
     "closing 9 destination 1 end 1 expanding 9 generating 22 meeting 1 path 3 source 1"},
    {"traces/rounds.trace.yaml", openedTrace, false,
     "1.4.0 map-lab ../maps/letters.slmap fnv1a-64:1b18fcb3aa84d7d2 from=0,0 to=5,0 algorithm=ida-star "
     "neighbours=4 order=ulrd "
     "closing 6 cutting 6 destination 1 end 1 expanding 15 path 10 round 3 source 1"},
    {"traces/rounds.trace.json", openedTrace, false,
     "1.4.0 map-lab ../maps/letters.slmap fnv1a-64:1b18fcb3aa84d7d2 from=0,0 to=5,0 algorithm=ida-star "
     "neighbours=4 order=ulrd "
     "closing 6 cutting 6 destination 1 end 1 expanding 15 path 10 round 3 source 1"},
};

QString formatsPath(const QString& file) { return QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/") + file; }

}  // namespace

class WrittenFormatsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theyOpenForEver_data() {
    QTest::addColumn<std::size_t>("place");
    for (std::size_t i = 0; i < std::size(kWritten); ++i) QTest::newRow(kWritten[i].file) << i;
  }
  void theyOpenForEver() {
    QFETCH(std::size_t, place);
    const WrittenRow& row = kWritten[place];
    const std::string path = formatsPath(QString::fromUtf8(row.file)).toStdString(),
                      text = readFile(path, 1 << 20);
    const Opened opened = row.open(text, path);
    QCOMPARE(QString::fromStdString(opened.facts), QString::fromUtf8(row.facts));
    if (row.isTodays) QCOMPARE(QString::fromStdString(opened.again), QString::fromStdString(text));
  }

  // Whoever adds a file says what is in it; and no folder is passed over.
  void everyFileHasARow() {
    std::set<QString> folders, known;
    for (const WrittenRow& row : kWritten) {
      const QString file = QString::fromUtf8(row.file);
      known.insert(file);
      folders.insert(file.section(u'/', 0, 0));
    }
    for (const QString& folder : folders)
      for (const QString& file : QDir(formatsPath(folder)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
        QVERIFY2(known.contains(folder + u'/' + file), qPrintable(folder + u'/' + file));
    folders.insert(u"app"_s);  // app/written_formats_page_test
    for (const QString& folder : QDir(formatsPath({})).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
      QVERIFY2(folders.contains(folder), qPrintable(folder));
  }

  // ---- Later versions ----

  void laterVersionsAreTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");  // empty: nothing is said here
    const auto row = [](const char* text, const char* told) {
      QTest::newRow(QByteArray(text).simplified().constData())
          << QByteArray(text) << (*told ? u"f:%1"_s.arg(QString::fromLatin1(told)) : QString());
    };
    const char* const kSays = "1: written by a later version of Searchlight: ";
    for (const char* form : {"sokoban", "level", "layout"})
      row(QByteArray("searchlight-").append(form).append(" 2\nwhatever").constData(),
          QByteArray(kSays).append("\"searchlight-").append(form).append(" 2\"").constData());
    row("\n\nsearchlight-lines 12 more\n",
        "3: written by a later version of Searchlight: \"searchlight-lines 12\"");
    for (const char* form : {"lines", "klotski", "map"})
      row(QByteArray("searchlight-").append(form).append(" 3\nwhatever").constData(),
          QByteArray(kSays).append("\"searchlight-").append(form).append(" 3\"").constData());
    row("searchlight-lines 2", "");
    row("searchlight-lines 99999999999999999999",
        "1: written by a later version of Searchlight: \"searchlight-lines 99999999999999...");
    row("searchlight-lines 1", "");
    row("searchlight-lines 001", "");
    row("searchlight-lines 0", "");
    row("searchlight-lines two", "");
    row("searchlight-lines", "");
    row("searchlight-moon 2", "");
    row("title searchlight-lines 2", "");
    row("", "");
  }
  void laterVersionsAreTold() {
    FETCH_ALL((QByteArray, text), (QString, message));
    QString told;
    try {
      refuseLaterVersion(text.toStdString(), "f");
    } catch (const LaterVersion& e) {
      told = QString::fromUtf8(e.what());
    }
    if (message.endsWith(u"..."_s))
      QVERIFY(testing::startsWith(told, message.chopped(3)));
    else
      QCOMPARE(told, message);
  }

  // What holds a text of a later version is of one itself: nobody takes it for broken.
  void readersThrowIt() {
    const auto isLater = [](auto&& read) {
      try {
        read();
      } catch (const LaterVersion&) {
        return true;
      } catch (const FormatError&) {
      }
      return false;
    };
    QVERIFY(isLater([] { game::readGame<lines::Rules>("searchlight-lines 3", "f"); }));
    QVERIFY(isLater([] { game::readGame<klotski::Rules>("searchlight-klotski 3", "f"); }));
    QVERIFY(isLater([] { game::readGame<sokoban::Rules>("searchlight-sokoban 2", "f"); }));
    QVERIFY(isLater([] { sokoban::readLevelDraft("searchlight-level 2", "f"); }));
    QVERIFY(isLater([] { klotski::readDraft("searchlight-layout 2", "f"); }));
    QVERIFY(isLater([] { klotski::readTitledBoard("searchlight-layout 2", "f"); }));
    QVERIFY(isLater([] { grid::readMap("searchlight-map 3", "f"); }));
    QVERIFY(isLater([] { setup::read(R"({"searchlight": 2, "page": "lines"})", "f"); }));
    QVERIFY(isLater([] {
      setup::read(R"({"searchlight": 1, "page": "lines", "board": {"rows": ["searchlight-lines 3", "x"]}})",
                  "f");
    }));
    QVERIFY(isLater([] {
      setup::read(R"({"searchlight": 1, "page": "sokoban", "view": {"drawing": "searchlight-level 2\nx"}})",
                  "f");
    }));
    QVERIFY(!isLater([] { game::readGame<lines::Rules>("searchlight-lines 1", "f"); }));
  }
};

SEARCHLIGHT_TEST(WrittenFormatsTest)
#include "written_formats_test.moc"
