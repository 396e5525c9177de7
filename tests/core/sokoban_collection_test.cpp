// tests/core/sokoban_collection_test.cpp: files of levels: every oddity of real ones, broken levels, bounds, and back.
#include "core/sokoban/collection.h"
#include "core/sokoban/solution_path.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

const std::string kRoom = "#######\n#@ $ .#\n#######\n";
const std::string kSmall = "####\n#@*#\n####\n";

Collection readText(const std::string& text) { return readCollection(text, "file"); }

std::vector<std::string> notesOf(const Level& level) {
  std::vector<std::string> notes;
  for (const Failure& note : level.notes) notes.push_back(english(note));
  return notes;
}

// The board in the text as the one level of it, or the reason against it.
QString rowsOf(const Level& level) {
  if (!level.board)
    return "?" + QString::number(level.faultLine) + ": " + QString::fromStdString(english(level.fault));
  QStringList rows;
  for (const std::string& row : level.board->rows(level.board->opening()))
    rows << QString::fromStdString(row);
  return rows.join(u'|');
}
QString onlyRows(const std::string& text) {
  const Collection read = readText(text);
  return read.levels.size() == 1 ? rowsOf(read.levels.front()) : u"%1 levels"_s.arg(read.levels.size());
}

QString errorOf(const std::string& text) {
  return testing::refusalOf([&] { readText(text); });
}

const QString kRoomRows = u"#######|#@ $ .#|#######"_s;

}  // namespace

class SokobanCollectionTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void boardsAreReadInAllTheirForms_data() {
    const auto row = testing::columns<QByteArray>("text");
    row("plain", "#######\n#@ $ .#\n#######\n");
    row("no last line end", "#######\n#@ $ .#\n#######");
    row("CR LF", "#######\r\n#@ $ .#\r\n#######\r\n");
    row("CR CR LF", "#######\r\r\n#@ $ .#\r\r\n#######\r\r\n");
    row("CR", "#######\r#@ $ .#\r#######\r");
    row("byte order mark", "\xEF\xBB\xBF#######\n#@ $ .#\n#######\n");
    row("UTF-16",
        QByteArray("\xFF\xFE#\0#\0#\0#\0#\0#\0#\0\n\0#\0@\0 \0$\0 \0.\0#\0\n\0#\0#\0#\0#\0#\0#\0#\0", 48));
    row("other floor", "#######\n#@-$_.#\n#######\n");
    row("other letters", "#######\n#p b .#\n#######\n");
    row("blanks that do not break", "#######\n#@\xC2\xA0$\xC2\xA0.#\n#######\n");
    row("the same in Latin-1", "\xA0#######\n\xA0#@\xA0$ .#\n\xA0#######\n\xA0\n");
    row("walls by a legend", "; W = wall\n\nWWWWWWW\nW@ $ .W\nWWWWWWW\n");
    row("all by a legend",
        "Legend: W - wall, o - boxes, x: goals, _ = floor\nwall: W; 'M' = the "
        "man\n\nWWWWWWW\nWM_o_xW\nWWWWWWW\n");
    row("quoted mail", "> #######\n> #@ $ .#\n> #######\n");
    row("quoted twice", "> >#######\n> >#@ $ .#\n> >#######\n");
    row("tabs", "\t#######\n        #@ $ .#\n\t#######\n");
    row("trailing blanks", "#######  \n#@ $ .#\t\n#######\n");
    row("indented by dashes", "--#######\n--#@ $ .#\n--#######\n");
    row("counts", "7#\n#@-$-.#\n7#\n");
    row("rows ended by |", "7#|#@ $ .#|7#|\n");
    row("groups", "2(3#)#\n#@1(-$-).#\n7(#)\n");
    row("groups in groups", "3(2(#))#\n#@-$-.#\n7#\n");
    row("mixed", "#######\n#@-$-.#|7#\n");
    row("a ruler and an end of DOS", "-----\n\n#######\n#@ $ .#\n#######\n\x1a");
  }
  void boardsAreReadInAllTheirForms() {
    QFETCH(QByteArray, text);
    QCOMPARE(onlyRows(text.toStdString()), kRoomRows);
  }

  // They are comments; and one alone in other text is none, which would take a letter out of the boards.
  void whatALegendSaysIsNoTitle_data() {
    const auto row = testing::columns<QByteArray, QString, QString>("before", "title", "comment");
    row("in a comment", "; W = wall\n\n", "", "W = wall");
    row("behind its word", "Legend: o - man\n\n", "", "Legend: o - man");
    row("below its word", "First\nLegend:\nM - man\n\n", "First", "Legend:\nM - man");
    row("two in a row", "First\nW - wall\nM - man\n", "First", "W - wall\nM - man");
    row("two on a line", "W - wall, M - man\nFirst\n", "First", "W - wall, M - man");
    row("one in other text", "By me\n$ - wall\n\n", "$ - wall", "By me");
    row("one at a time", "$ - wall\n\n@ - wall\nFirst\n", "First", "$ - wall\n@ - wall");
  }
  void whatALegendSaysIsNoTitle() {
    QFETCH(const QByteArray, before);
    const Collection read = readText(before.toStdString() + kRoom);
    QCOMPARE(read.levels.size(), std::size_t{1});
    QCOMPARE(rowsOf(read.levels.front()), kRoomRows);
    QTEST(QString::fromStdString(read.levels.front().title), "title");
    QTEST(QString::fromStdString(read.comment), "comment");
  }

  void fewestAndDifficultyAreRead_data() {
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QString>("told");  // moves, pushes, difficulty
    QTest::newRow("nothing") << QByteArray() << "- - -";
    QTest::newRow("keys") << QByteArray("Moves: 9\nPUSHES: 4\nDifficulty: 2.5\n") << "9 4 2.5";
    QTest::newRow("a wrong solution") << QByteArray("Solution\nrrU\n") << "- - -";
    QTest::newRow("a right one") << QByteArray("Solution\nrRR\n") << "3 2 -";
    QTest::newRow("the less of both") << QByteArray("Moves: 2\nPushes: 7\nSolution\nrRR\n") << "2 2 -";
    QTest::newRow("words") << QByteArray("Pushes: many\nDifficulty: easy\nMoves: 12 or so\n") << "- - -";
    QTest::newRow("negative") << QByteArray("Pushes: -3\nDifficulty: -1\nMoves: 99999999999\n") << "- - -";
  }
  void fewestAndDifficultyAreRead() {
    QFETCH(QByteArray, keys);
    const Collection read = readText(kRoom + keys.toStdString());
    const Fewest fewest = fewestKnown(read.levels.at(0));
    const auto text = [](const auto& number) { return number ? QString::number(*number) : u"-"_s; };
    QTEST(u"%1 %2 %3"_s.arg(text(fewest.moves), text(fewest.pushes), text(difficultyOf(read.levels.at(0)))),
          "told");
  }

  void anEmptyRowInsideHasAFloorCharacter() {
    QCOMPARE(onlyRows("####\n#@*#\n####\n-\n####\n"), "####|#@*#|####||####");
    QCOMPARE(readText(kSmall + "\n" + kRoom).levels.size(), std::size_t{2});
  }

  // --- alone between boards: each a level, or floor of one board; -: broken.
  void dashesPartLevels_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "levels");
    const QByteArray room = "#####\n#@$.#\n#####\n", other = "####\n#@*#\n####\n",
                     decoration = "####\n####\n";
    const QString roomRows = "#####|#@$.#|#####", otherRows = "####|#@*#|####";
    row("two", room + "---\n" + other, roomRows + " " + otherRows);
    row("three, dashes at both ends", "---\n" + room + "-----\n" + other + "---\n" + room + "---\n",
        roomRows + " " + otherRows + " " + roomRows);
    row("titles", room + "---\n2\n" + other, roomRows + " " + otherRows);
    row("floor of one board", room + "---\n" + decoration, roomRows + "||####|####");
    row("one is broken", room + "---\n#####\n#@..#\n#####\n---\n" + other, roomRows + " - " + otherRows);
    row("the first is broken", "#####\n#@@.#\n#####\n---\n" + other, "- " + otherRows);
    row("none is a level", "#####\n#@ .#\n---\n#$ .#\n#####\n", "-");
    QByteArray many;
    QStringList rows;
    for (int i = 0; i < 300; ++i) {
      many += (i % 2 == 0 ? room : other) + "---\n";
      rows << (i % 2 == 0 ? roomRows : otherRows);
    }
    row("more rows than a board has", many, rows.join(u' '));
  }
  void dashesPartLevels() {
    QFETCH(const QByteArray, text);
    QStringList read;
    for (const Level& level : readText(text.toStdString()).levels)
      read << (level.board ? rowsOf(level) : u"-"_s);
    QTEST(read.join(u' '), "levels");
  }

  // Parts that are tried in vain again and again cost no more than reading them.
  void dashesWithoutEndAreRead() {
    std::string text = kRoom;
    for (int i = 0; i < 200'000; ++i) text += "---\n#\n##\n";
    QVERIFY(!readText(text).levels.empty());
  }

  void levelsOfOtherGamesAreBroken_data() {
    // fault: empty: it is played
    const auto row = testing::columns<QByteArray, QByteArray, QString>("before", "behind", "fault");
    row("key", "", "Game: Hexoban\nSolution\nrR\n", "Hexoban levels are not supported");
    row("key of the file", "Game: OCTOBAN\n\n", "", "Octoban levels are not supported");
    row("title", "Hexoban 12\n\n", "", "Hexoban levels are not supported");
    row("title of the file", "Title: Trioban collection\n\n", "", "Trioban levels are not supported");
    row("type", "", "Type: Hexoban\n", "Hexoban levels are not supported");
    row("comment of the file", "; This is a Hexoban level\n; by Me\n\n", "",
        "Hexoban levels are not supported");
    row("Sokoban", "Game: Sokoban\n\n", "Game: Sokoban\n", "");
    row("in passing", "; See my Hexoban pages and others\n; 1\n\n", "Title: Hexobanana\n", "");
    row("made from it", "Made from Hexoban\n\n", "", "");
    row("like it", "Like Hexoban\n\n", "", "");
    row("its style", "Hexoban style, in Sokoban\n\n", "", "");
    row("after it", "A level after Hexoban, by XY\n\n", "", "");
    row("its level", "Hexoban levels #3\n\n", "", "Hexoban levels are not supported");
    row("another one", "", "Game: Another Hexoban\n", "Hexoban levels are not supported");
    row("not", "; not a Hexoban level\n; 1\n\n", "", "");
  }
  void levelsOfOtherGamesAreBroken() {
    FETCH(const QByteArray, before, behind);
    const Collection read = readText(before.toStdString() + "#####\n#@$.#\n#####\n" + behind.toStdString());
    QCOMPARE(read.levels.size(), std::size_t{1});
    const Level& level = read.levels.front();
    QTEST(QString::fromStdString(english(level.fault)), "fault");
    QCOMPARE(level.board.has_value(), level.fault.empty());
    if (level.board) return;
    QCOMPARE(level.rows.size(), std::size_t{3});
    QVERIFY(level.faultLine == level.line && level.line > 0 && level.solutions.empty());
  }

  // A library of SokoSolve has letters of its own.
  void librariesOfSokoSolveAreRead() {
    const Collection read = readText(
        "<?xml version=\"1.0\"?>\n<SokobanLibrary "
        "xmlns=\"http://sokosolve.sourceforge.net/SokoSolveLibrary.xsd\">"
        "<Details><Name>Some</Name><Description>of them</Description><Author Name=\"Ada\"/></Details>"
        "<Puzzles><Puzzle Rating=\"51.7\"><PuzzleDescription Date=\"2008-01-19\"><Name>Gem</Name>"
        "<Comments>small</Comments></PuzzleDescription><Maps>\n<Map><Row>~#######</Row>\n<Row>~#PX..O#</Row>"
        "<Row>~#..$..#</Row><Row>~#######</Row>\n<Solutions><Solution><Steps>RRR</Steps></Solution>"
        "<Solution><Steps>TODO</Steps></Solution></Solutions></Map></Maps></Puzzle>"
        "<Puzzle><PuzzleDescription><Author Name=\"Bob\"/></PuzzleDescription><Maps>"
        "<Map><Row>####</Row><Row>#*X#</Row><Row>####</Row></Map><Map/></Maps></Puzzle></Puzzles></"
        "SokobanLibrary>");
    QCOMPARE(read.title + "|" + read.author + "|" + read.comment, std::string("Some|Ada|of them"));
    QCOMPARE(read.levels.size(), std::size_t{3});
    const Level& gem = read.levels[0];
    QCOMPARE(rowsOf(gem), u"#######|#@$  .#|#  *  #|#######"_s);
    QCOMPARE(gem.title + "|" + gem.author + "|" + gem.comment, std::string("Gem|Ada|small"));
    QCOMPARE(difficultyOf(gem).value_or(0), 51.7);
    QVERIFY(gem.solutions == std::vector<std::string>{"RRR"} && gem.notes.size() == 1 && gem.line == 3);
    QCOMPARE(rowsOf(read.levels[1]), u"####|#+$#|####"_s);
    QCOMPARE(read.levels[1].author, std::string("Bob"));
    QCOMPARE(english(read.levels[2].fault), std::string("there is no board"));
    QCOMPARE(read.levels[2].title, std::string("(2)"));
  }

  void titlesAndTheRest() {
    const Collection all =
        readText("Title: The set\nAUTHOR: Me\nDate: 2001-02-03\nabout it\n\n#50 (3)\n" + kRoom +
                 "tItLe: Named\nAuthor: You\nComment: one line\nDifficulty: 3\n\n; 2\n\n" + kRoom +
                 "Comment:\nfirst\n\nsecond\nComment-End:\n:: for people\n\n+|+\n" + kRoom + "\n' quoted'\n" +
                 kSmall + "\n4\n####\n\n" + kSmall + "over\n");
    QCOMPARE(all.title, std::string("The set"));
    QCOMPARE(all.author, std::string("Me"));
    QCOMPARE(all.comment, std::string("about it"));
    QVERIFY(all.details == (std::vector<Detail>{{"Date", "2001-02-03"}}));
    QCOMPARE(all.levels.size(), std::size_t{5});
    QCOMPARE(all.levels[0].title, std::string("Named"));
    QCOMPARE(all.levels[0].author, std::string("You"));
    QCOMPARE(all.levels[0].comment, std::string("one line"));
    QVERIFY(all.levels[0].details == (std::vector<Detail>{{"Difficulty", "3"}}));
    QCOMPARE(all.levels[0].line, 7);
    QCOMPARE(all.levels[1].title, std::string("2"));
    QCOMPARE(all.levels[1].author, std::string("Me"));
    QCOMPARE(all.levels[1].comment, std::string("first\n\nsecond"));
    QCOMPARE(all.levels[2].title, std::string("+|+"));
    QCOMPARE(all.levels[3].title, std::string("quoted"));
    QCOMPARE(all.levels[4].title, std::string("4"));
    QCOMPARE(all.levels[4].comment, std::string("over"));
    for (const Level& level : all.levels) QVERIFY2(level.board, english(level.fault).c_str());
    QCOMPARE(readText("#50 (3)\n\n" + kRoom).levels[0].title, std::string("#50 (3)"));
    QCOMPARE(readText("Caf\xe9 \x93x\x94\n" + kRoom).levels[0].title,
             std::string("Caf\xC3\xA9 \xE2\x80\x9Cx\xE2\x80\x9D"));
  }

  void solutionsAreReplayed() {
    const Collection all = readText(
        kRoom + "Solution/Moves 40/10/5/3/5\n2r\nr\n\nSavegame\nr*R\n\nSolution\nrr\n\nSolution\n5l\n" +
        "\nSolution\n[lu]R\n\nSnapshot\nrr*r\n\nThe Solution\n\n" + kRoom + "Solution: 9(\nSolution: rrr\n");
    const Level& level = all.levels.at(0);
    QVERIFY(level.solutions == (std::vector<std::string>{"rRR", "rRR"}));
    QVERIFY(level.savedGames == (std::vector<SavedGame>{{"rR", 1}}));
    QVERIFY(notesOf(level) ==
            (std::vector<std::string>{
                "line 11: the solution was dropped: it does not solve the level",
                "line 14: the solution was dropped: step 1: there is a wall left of the worker",
                "line 17: the solution was dropped: jumps and pulls in [..] are reverse play, which is not "
                "supported here"}));
    QCOMPARE(all.levels.at(1).title, std::string("The Solution"));
    QVERIFY(all.levels.at(1).solutions == std::vector<std::string>{"rRR"});
    QCOMPARE(all.levels.at(1).notes.size(), std::size_t{1});
  }

  void decorationIsNoPartOfTheGame() {
    const Collection all = readText("#######\n#@ $ .###\n#######$#\n      #.#\n      ###\n");
    QVERIFY(all.levels[0].board.has_value());
    QCOMPARE(all.levels[0].board->opening().boxes.size(), std::size_t{1});
    QCOMPARE(all.levels[0].board->goals().size(), std::size_t{1});
  }

  void brokenLevelsAreListedAndCostNothing_data() {
    const auto row = testing::columns<QByteArray, QString>("rows", "fault");
    row("no worker", "#####\n# $.#\n#####", "?5: there is no worker");
    row("two workers", "#####\n#@$.#\n#@  #\n#####", "?7: column 2: there is more than one worker");
    row("no box", "#####\n#@  #\n#####", "?5: the worker cannot reach any box");
    row("few goals", "######\n#@$$.#\n######", "?5: 2 boxes, but only 1 goal");
    row("open", "####\n#@$\n####", "?6: column 4: the walls have a gap");
    row("character", "#####\n#@$x#\n#####", "?6: column 4: unknown character \"x\"");
    row("wide", "300#\n#@$.#\n#####", "?5: the board is larger than 255 x 255");
    row("high", "300(###|)", "?5: the board is larger than 255 x 255");
    row("bomb", "99999(99999(#))\n#@$.#\n", "?5: the board is larger than 255 x 255");
  }
  void brokenLevelsAreListedAndCostNothing() {
    QFETCH(QByteArray, rows);
    const Collection all = readText(kRoom + "\n" + rows.toStdString() + "\n\n" + kRoom);
    QCOMPARE(all.levels.size(), std::size_t{3});
    QCOMPARE(rowsOf(all.levels[0]), kRoomRows);
    QTEST(rowsOf(all.levels[1]), "fault");
    QCOMPARE(rowsOf(all.levels[2]), kRoomRows);
  }

  void theArticlesForm() {
    const std::string good = "4 5\nWWWWW\nWKBDW\nWSSSW\nWWWWW\n";
    QCOMPARE(onlyRows(good), "#####|#@$.#|#   #|#####");
    QCOMPARE(onlyRows("4 5\nWWWWW\nWOISW\nWSBSW\nWWWWW\n"), "#####|#+* #|# $ #|#####");
    QCOMPARE(onlyRows("4 5\nWWWWW\nWQBDW\nWSSSW\nWWWWW\n"), "?3: unknown character \"Q\"");
    QCOMPARE(onlyRows("4 5\nWWWWW\nWKBW\nWSSSW\nWWWWW\n"), "?3: expected 5 columns, found 4");
    QCOMPARE(onlyRows("5 5\nWWWWW\nWKBDW\nWSSSW\nWWWWW\n"), "?5: expected 5 rows, found 4");
    QCOMPARE(onlyRows("2 2\nWW\nWW\n"), "?1: rows and columns must each be from 4 to 255");
    QCOMPARE(onlyRows(good + "WWWWW\n"), "?6: expected 4 rows, found more");
  }

  void xmlIsRead() {
    const std::string head =
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<SokobanLevels>\n<Title>Caf\xe9 &amp; co</Title>\n"
        "<LevelCollection Copyright=\"Me\">\n";
    const std::string level =
        "<Level Id=\"One\" Width=\"7\">\n<L>#######</L>\n<L>#@ $ .#</L>\n<L>#######</L>\n</Level>\n";
    const std::string open =
        "<Level Id=\"Two\" Copyright=\"You\">\n<L>####</L>\n<L>#@$</L>\n<L>####</L></Level>\n";
    const std::string space = "<Level><L>####</L><L>#@*#</L><L>####</L><L>    </L><L/><L>####</L></Level>\n";
    const std::string tail = "</LevelCollection>\n</SokobanLevels>\n";
    const Collection all = readText(head + level + open + space + level + tail);
    QCOMPARE(all.title, std::string("Caf\xC3\xA9 & co"));
    QCOMPARE(all.levels.size(), std::size_t{4});
    QCOMPARE(rowsOf(all.levels[0]), kRoomRows);
    QCOMPARE(all.levels[0].title, std::string("One"));
    QCOMPARE(all.levels[0].author, std::string("Me"));
    QCOMPARE(all.levels[1].author, std::string("You"));
    QCOMPARE(rowsOf(all.levels[1]), "?12: the walls have a gap");
    QCOMPARE(rowsOf(all.levels[2]), "####|#@*#|####|||####");
    QCOMPARE(rowsOf(all.levels[3]), kRoomRows);
    QVERIFY(errorOf(head + "<Level>").startsWith("file:5: "));
    QVERIFY(errorOf(head + "<Level>").contains(u"XML: "_s));
    QCOMPARE(errorOf("<other/>"), "file:1: the XML has no SokobanLevels or SokobanLibrary element");
    QCOMPARE(errorOf(head + tail), "file: no levels found");
    QVERIFY(!errorOf(std::string(2'000'000, '<')).isEmpty());
    std::string deep, bomb = "<!DOCTYPE x [<!ENTITY a \"##########\">";
    for (int i = 0; i < 500'000; ++i) deep += "<a>";
    QVERIFY(!errorOf(deep).isEmpty());
    for (char c = 'b'; c <= 'z'; ++c)
      bomb += std::string("<!ENTITY ") + c + " \"&" + static_cast<char>(c - 1) + ";&" +
              static_cast<char>(c - 1) + ";\">";
    bomb += "]><SokobanLevels><LevelCollection><Level><L>&z;</L></Level></LevelCollection></SokobanLevels>";
    QCOMPARE(onlyRows(bomb).left(3), "?1:");
  }

  void gzipIsUnpacked() {
    // printf '#######\n#@ $ .#\n#######\n' | gzip -n
    const std::string packed =
        QByteArray::fromBase64("H4sIAAAAAAAAA1NWBgMuZQcFFQU9IA3lAwDbxWZ2GAAAAA==").toStdString();
    QCOMPARE(onlyRows(packed), kRoomRows);
    QCOMPARE(readText(packed + packed).levels.size(),
             std::size_t{1});  // two parts, one text without a blank line
    QCOMPARE(errorOf(packed.substr(0, packed.size() - 9)), "file: the compressed file is incomplete");
    std::string damaged = packed;
    damaged[12] = static_cast<char>(~damaged[12]);
    QVERIFY(errorOf(damaged).startsWith("file: the compressed file"));
    QCOMPARE(errorOf("\x1f\x8b"), "file: the compressed file is incomplete");
  }

  void aFileWithoutALevelIsRefused() {
    for (const char* text : {"", "\n", "only text\n", "####\n", "9 9\n", "$$\n..\n"})
      QCOMPARE(errorOf(text), "file: no levels found");
  }

  // What is no text says so, with the line.
  void aFileOfOtherBytesIsRefusedWithItsLine() {
    using namespace std::string_literals;
    const QString why = u"no levels found: not a text file, it contains the character NUL"_s;
    QCOMPARE(errorOf("\0\0"s), u"file:1: "_s + why);
    QCOMPARE(errorOf("title\n\n##\0##\n#@$.#\0\n"s), u"file:3: "_s + why);
  }

  // Rows of runs whose counts or brackets do not fit together say that, and not what is missing without them.
  void brokenRunsSayWhatIsWrong_data() {
    const auto row = testing::columns<QString, QString>("text", "read");
    const QString deep = u"("_s.repeated(1001) + u"#"_s + u")"_s.repeated(1001);
    row("nested too deeply, first", deep + u"\n#@$.#\n#####\n"_s,
        u"?1: column 1001: brackets nested too deeply \"(\""_s);
    row("nested too deeply, last", u"#####\n#@$.#\n"_s + deep + u"\n"_s,
        u"?3: column 1001: brackets nested too deeply \"(\""_s);
    row("an open bracket", u"5#\n#@$.#\n(5#\n"_s, u"?3: column 1: unmatched opening bracket \"(\""_s);
    row("a closed one", u"5#\n#@$.#\n5#)\n"_s, u"?3: column 3: unmatched closing bracket \")\""_s);
    row("a count of nothing", u"5#\n#@$.#\n##3\n"_s, u"?3: column 3: nothing follows the count"_s);
    row("none", u"5#\n#@$.#\n0#5#\n"_s, u"?3: column 1: a count must be 1 or more"_s);
    row("a title like one", u"#3\n5#\n#@$.#\n5#\n#4 (2)\n"_s, u"#####|#@$.#|#####"_s);
  }
  void brokenRunsSayWhatIsWrong() {
    FETCH(QString, text, read);
    QCOMPARE(onlyRows(text.toStdString()), read);
  }

  // 10,000 levels, and files made to take for ever: each of these is read in well under a second.
  void manyLevelsAndHostileFiles() {
    std::string many;
    const int levels = testing::isShortened() ? 1'000 : 10'000;
    for (int i = 0; i < levels; ++i) many += "; " + std::to_string(i) + "\n\n" + kRoom + "Solution\nrRR\n\n";
    const Collection all = readText(many);
    QCOMPARE(all.levels.size(), static_cast<std::size_t>(levels));
    QCOMPARE(all.levels.back().title, std::to_string(levels - 1));
    QCOMPARE(all.levels.back().solutions.size(), std::size_t{1});
    std::string bombs = kRoom, comments = kRoom, plays = kRoom;
    const std::string manySteps = testing::isShortened() ? "9999" : "499999";
    for (int i = 0; i < (testing::isShortened() ? 100 : 5'000); ++i) {
      bombs += "\n255(255#|)\n65000|\n";
      comments += "Comment: x\n";
      plays += "Solution\n" + manySteps + "(rl)\n\nSolution\n999999r[\n\n";
    }
    QVERIFY(readText(bombs).levels.size() > 1);
    QCOMPARE(readText(comments).levels.size(), std::size_t{1});
    const std::vector<std::string> notes = notesOf(readText(plays).levels[0]);
    QCOMPARE(notes.size(), std::size_t{21});
    QVERIFY(notes.back().ends_with(": more content was dropped; only the first 20 messages are listed"));
  }

  // One note of each kind, at the level before or the first one.
  void whatIsTooMuchIsToldOnce_data() {
    const auto row = testing::columns<QByteArray, int, std::string>("many", "most", "note");
    row("text", "x\n", 10'000, "text was dropped: more than 10000 lines between two boards");
    row("keys", "Date: 1\n", 100, "keys were dropped: more than 100 in one level");
  }
  void whatIsTooMuchIsToldOnce() {
    FETCH_ALL((const QByteArray, many), (const int, most), (const std::string, note));
    const auto notes = [&](int count, bool isBefore) {
      const std::string text = many.repeated(count).toStdString();
      return notesOf(readText(isBefore ? text + kRoom : kRoom + text).levels.at(0));
    };
    using Notes = std::vector<std::string>;
    QCOMPARE(notes(most, true), Notes());
    QCOMPARE(notes(most, false), Notes());
    QCOMPARE(notes(most + 5, true), Notes{"line " + std::to_string(most + 1) + ": " + note});
    QCOMPARE(notes(most + 5, false), Notes{"line " + std::to_string(most + 4) + ": " + note});
  }

  void whatIsWrittenReadsBackTheSame() {
    Random random = testing::randomFor("random collections");
    for (int round = 0; round < testing::rounds(100); ++round) {
      Collection all{"Set " + std::to_string(round),
                     "Me",
                     random.below(2) ? "one" : "two\nlines",
                     {{"Date", "today"}},
                     {}};
      while (all.levels.size() < 5) {
        std::vector<std::string> rows(3 + random.below(6), std::string(3 + random.below(6), ' '));
        for (std::string& row : rows)
          for (char& c : row) c = "#### .$*"[random.below(8)];
        rows[1 + random.below(static_cast<std::uint32_t>(rows.size() - 2))][1] = '@';
        rows.front().assign(rows.front().size(), '#');
        rows.back() = rows.front();
        for (std::string& row : rows) row.front() = row.back() = '#';
        const auto board = Board::fromRows(rows);
        if (!std::holds_alternative<Board>(board)) continue;
        Level level;
        level.board = std::get<Board>(board);
        level.title = "Level " + std::to_string(all.levels.size());
        level.author = random.below(2) ? "Me" : "You";
        level.comment = random.below(2) ? "" : "hard\n\nor not";
        all.levels.push_back(std::move(level));
      }
      const std::string text = collectionText(all);
      const Collection again = readText(text);
      QVERIFY(again.title == all.title && again.author == all.author && again.comment == all.comment);
      QVERIFY(again.details == all.details);
      QCOMPARE(again.levels.size(), all.levels.size());
      for (std::size_t i = 0; i < all.levels.size(); ++i) {
        QVERIFY2(again.levels[i].board == all.levels[i].board, text.c_str());
        QCOMPARE(again.levels[i].title, all.levels[i].title);
        QCOMPARE(again.levels[i].author, all.levels[i].author);
        QCOMPARE(again.levels[i].comment, all.levels[i].comment);
      }
      QCOMPARE(collectionText(again), text);
    }
  }

  // An empty solution, a game without a step, lines of comments and titles that look like something else, broken levels.
  void awkwardOnesReadBackTheSame() {
    Collection all;
    all.title = "Solution 1";
    all.comment = "First\nComment-End:\nComment: no\n\n#####";
    Level solved;
    solved.board = testing::sokobanBoard({"#####", "#@*.#", "#####"});
    solved.title = "Title: #50 (3)";
    solved.comment = "Comment-End";
    solved.solutions = {""};
    Level begun;
    begun.board = testing::sokobanBoard({"######", "#@ $.#", "######"});
    begun.title = "#####";
    begun.comment = "; a\n:: b\n\nAuthor: c\n####\n#@$.\n####";
    begun.savedGames = {{"", 0}, {"r", 0}, {"rl", 1}};
    Level broken;
    broken.rows = {"####", "# $.", "", "#  #"};

    broken.fault = Failure("there is no worker");
    broken.title = "Snapshot";
    all.levels = {solved, begun, broken, solved};
    const std::string text = collectionText(all);
    const Collection again = readText(text);
    QCOMPARE(again.title, all.title);
    QCOMPARE(again.comment, all.comment);
    QCOMPARE(again.levels.size(), all.levels.size());
    for (std::size_t i = 0; i < all.levels.size(); ++i) {
      QVERIFY2(again.levels[i].board == all.levels[i].board, text.c_str());
      QCOMPARE(again.levels[i].rows, all.levels[i].rows);
      QCOMPARE(english(again.levels[i].fault), english(all.levels[i].fault));
      QCOMPARE(again.levels[i].title, all.levels[i].title);
      QCOMPARE(again.levels[i].comment, all.levels[i].comment);
      QVERIFY2(again.levels[i].solutions == all.levels[i].solutions, text.c_str());
      QVERIFY2(again.levels[i].savedGames == all.levels[i].savedGames, text.c_str());
    }
    // What no text would be read as costs its neighbours nothing.
    Level torn;
    torn.rows = {"@$."};
    torn.title = "Torn";
    all.levels.insert(all.levels.begin() + 1, torn);
    QCOMPARE(collectionText(all), text);
  }

  void countedRowsAndSolutionsInXml() {
    const Collection read = readText(
        "<SokobanLevels><LevelCollection><Level Id=\"a\"><L>5#</L><L>#@2-#</L><L>#-$.#|5#</L>"
        "<Solution>r D</Solution><Solution>d r</Solution><Snapshot>r*</Snapshot></Level>"
        "<Level><L>5#</L><L>#@x$.#</L><L>5#</L></Level></LevelCollection></SokobanLevels>");
    QCOMPARE(read.levels.size(), std::size_t{2});
    QVERIFY(read.levels[0].board == testing::sokobanBoard({"#####", "#@  #", "# $.#", "#####"}));
    QVERIFY(read.levels[0].solutions == std::vector<std::string>{"dR"});
    QCOMPARE(read.levels[0].savedGames.size(), std::size_t{1});
    QVERIFY(!read.levels[1].board && read.levels[1].rows.size() == 3);
  }

  void readingIsToldAndGivenUp() {
    std::string text;
    for (int i = 0; i < 500; ++i) text += "######\n#@ $.#\n######\n\n";
    double last = -1;
    int told = 0;
    (void)readCollection(text, "f", [&](double share) {
      if (share < last || share > 1) qFatal("it goes backwards");
      last = share;
      ++told;
      return true;
    });
    QVERIFY(told > 5 && last > 0.5);
    QVERIFY_THROWS_EXCEPTION(FormatError,
                             (void)readCollection(text, "f", [](double share) { return share < 0.5; }));
  }
};

SEARCHLIGHT_TEST(SokobanCollectionTest)
#include "sokoban_collection_test.moc"
