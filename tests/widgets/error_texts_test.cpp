// tests/widgets/error_texts_test.cpp: core's complaints in the user's language, by what core really says.
#include "widgets/theme/error_texts.h"

#include <new>

#include "core/grid/map_format.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/lines/rules_of_game.h"
#include "core/setup/set_up.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/draft.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/files.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"
#include "widgets/theme/language.h"

using Read = std::function<void(const std::string& text)>;
Q_DECLARE_METATYPE(Read)
Q_DECLARE_METATYPE(Failure)

class ErrorTextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Every one of them is told in Chinese: no English sentence is left but names and what the file itself says.
  void readers_data() {
    const auto table = testing::columns<Read, QByteArray>("read", "text");
    const Read map = [](const std::string& text) { (void)grid::readMap(text, "f"); };
    const Read scenario = [](const std::string& text) { (void)grid::readScenario(text, "f"); };
    const Read yaml = [](const std::string& text) { (void)search::readSearchTrace(text, "f.yaml"); };
    const Read json = [](const std::string& text) { (void)search::readSearchTrace(text, "f.json"); };
    const Read setUp = [](const std::string& text) { (void)setup::read(text, "f"); };
    const Read command = [](const std::string& text) { (void)grid::parseRouteCommand(text); };
    const Read file = [](const std::string& text) { (void)readFile(text, 1000, FileSource::Files); };
    const auto rows = [&](const char* name, const Read& read, std::initializer_list<const char*> texts) {
      int i = 0;
      for (const char* text : texts) table(testing::rowName("%s %d", name, i++), read, QByteArray(text));
    };
    rows(
        "map", map,
        {"", "hello", "type octile\nheight x\n", "type octile\nheight 99999\n",
         "type octile\nheight 1\nheight 1\n", "type octile\nheight 1\nmap\n",
         "type octile\nheight 1\nwidth 2\nmap\n", "type octile\nheight 1\nwidth 2\nmap\n...\n",
         "type octile\nheight 1\nwidth 2\nmap\n.\x7f\n", "type octile\nheight 1\nwidth 2\nmap\n..\n..\n",
         "type octile\nheight 1 2\n", "type octile\nheight 1\n", "type octile\nhello\n",
         "searchlight-map 3\n", "searchlight-map 1\nhello\n", "searchlight-map 1\ncells\n",
         "searchlight-map 1\nsize 2 1\nstart 5 5\ncells\n..\n",
         "searchlight-map 1\nsize 2 1\nstart 0 0\ncells\n#.\n", "searchlight-map 1\nsize 2 1\nweights\n1\n"});
    const Read lines = [](const std::string& text) { (void)game::readGame<lines::Rules>(text, "f"); };
    const std::string head = "searchlight-lines 1\nsize 5\ncolours 3\nnew 1\nline 4\nscore classic\n",
                      seed = head + "deal always\nseed 1\n", board = seed + "board\n",
                      rest = "....2\n.....\n.....\n.....\n1....\n", under = board + rest + "undone 0\n",
                      moves = under + "made 1\npoints 0\nmoves 1\n",
                      now = "searchlight-lines 2" + board.substr(board.find('\n')) + rest;
    const auto games = [&](std::initializer_list<std::string> texts) {
      int i = 0;
      for (const std::string& text : texts)
        table(testing::rowName("game %d", i++), lines, QByteArray::fromStdString(text));
    };
    games({"",
           std::string(lines::Rules::kMostBytes + 1, ' '),
           "hello",
           "searchlight-lines 3\n",
           "searchlight-lines 0\n",
           "searchlight-lines 1\nsize 50\n",
           "searchlight-lines 1\nsize x\n",
           "searchlight-lines 1\nhello\n",
           "searchlight-lines 1\n",
           "searchlight-lines 1\nsize 5\ncolours 3\nnew 1\nline 4\nscore golf\n",
           head + "deal never\n",
           head + "deal always\nseed x\n",
           board + ".....\n",
           board + "....\n",
           board + "....7\n",
           board + ".1111\n.....\n.....\n.....\n.....\n",
           board + "12312\n31231\n23123\n12312\n31231\n",
           board + rest + "undone 99999999999999999\n",
           under + "hints 99999999999999999\n",
           under + "made 0\npoints 1\nmoves 0\n",
           moves,
           moves + "hello\n",
           moves + "0,4 9,9\n",
           moves + "1,1 1,2\n",
           moves + "0,4 4,0\n",
           board + "1.2..\n22...\n.....\n.....\n.....\nundone 0\nmade 1\npoints 0\nmoves 1\n0,0 4,4\n",
           moves + "0,4 1,4\n0,4 1,4\n",
           now + "at 0\npoints 1\n",
           now + "at 1\npoints 0\n",
           now + "at 0\npoints 0\nredo 1\n",
           now + "at 0\npoints 0\nhello\n",
           now + "at 0\npoints 0\nline 0 0,4\n",
           now + "at 0\npoints 0\nline 0 1,1-1,2\n"});
    const Read levels = [](const std::string& text) {
      const auto read = sokoban::readCollection(text, "f");
      for (const sokoban::Level& level : read.levels)
        if (!level.board) throw FormatError("f", level.faultLine, level.fault);
    };
    const Read steps = [](const std::string& text) {
      const auto read = sokoban::readLurd(text);
      if (const auto* fault = std::get_if<sokoban::LurdFault>(&read)) throw FormatError("f", 0, fault->what);
      const std::vector<std::string> level{"######", "#@$$.#", "#$.  #", "##.  #", "######"};
      const auto made = sokoban::play(std::get<sokoban::Board>(sokoban::Board::fromRows(level)),
                                      std::get<sokoban::Lurd>(read).steps);
      if (made.illegal) throw FormatError("f", 0, made.illegal->what);
    };
    const Read sokobanGame = [](const std::string& text) { (void)game::readGame<sokoban::Rules>(text, "f"); };
    rows("levels", levels,
         {"", "hello\n", "####\n#$.#\n####\n", "#####\n#@$@#\n#####\n", "#####\n#@$.\n#####\n",
          "####\n#@.#\n####\n", "####\n#@$#\n####\n", "#####\n#@$$#\n#####\n", "######\n#@$$.#\n######\n",
          "#######\n#@$x.##\n#######\n", "3 3\nWWW\nWSW\nWWW\n", "4 4\nWWWW\nWSBW\n",
          "4 4\nWWWW\nWSBWW\nWWWW\nWWWW\n", "4 4\nWWWW\nWKBW\nWWDW\nWWWW\nWWWW\n", "<a/>", "<a>"});
    table("wide levels", levels, QByteArray(300, '#') + "\n" + QByteArray(300, '#') + "\n");
    table("packed", levels, QByteArray("\x1f\x8b\x08", 3));
    rows("steps", steps, {"[l]", "*r*", "9999999r", "u", "d", "r", "l"});
    rows("game of Sokoban", sokobanGame,
         {"", "searchlight-sokoban 2\n", "searchlight-sokoban 1\nx\n", "searchlight-sokoban 1\nboard\n\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nat 1\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nat 0\nredo 3\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nat 0\nline 0 u\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nat 0\nline 0 r*\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nat 0\nhello\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nturn 45\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nsolved\n#####\n#@$.#\n#####\n\nat 0\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nsolved\n#####\n#@-*#\n#####\n\nat 0\nline 0 "
          "l\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nsolved\n#####\n#-@*#\n#####\n\nat 0\nline 0 "
          "r\n",
          "searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\nsolved\n#####\n#@-*#\n#####\n\nat 0\nline 0 "
          "R\n"});
    const Read layout = [](const std::string& text) { (void)klotski::readTitledBoard(text, "f"); };
    rows("layout", layout,
         {"",
          "VCCV\n",
          "VCCV/VCCV/VHHV/VSSV/S..S/....",
          "VCCVS/VCCV/VHHV/VSSV/S..S",
          "VCC/VCCV/VHHV/VSSV/S..S",
          "VxCV\nVCCV\nVHHV\nVSSV\nS..S\n",
          "VCCV\nVCCV\nVHHS\nVSSV\nS..S\n",
          "CCCC/CCCC/VHHV/VSSV/S..S",
          "VSSV/VSSV/VHHV/VSSV/S..S",
          "goal A 0,0\n",
          "hello\n",
          "title\nboard\nA.\n",
          "title a\ntitle b\nboard\nA.\n",
          "goal A\nboard\nA.\n",
          "exit up 1\nboard\nA.\n",
          "exit top 0\nexit top 1\nboard\nA.\n",
          "goal A 1,0\nboard\n",
          "goal A 1,0\nboard\nA*\n",
          "goal A 1,0\nboard\nA.\nA\n",
          "goal A 1,0\nboard\n..\n",
          "board\nA.\n",
          "goal B 1,0\nboard\nA.\n",
          "goal A 1,0\nboard\nA.A\n",
          "goal A 0,0\ngoal A 1,0\nboard\nA.\n",
          "goal A 9,9\nboard\nA.\n",
          "goal A 2,0\ngoal B 2,0\nboard\nAB.\n",
          "goal A 1,0\nexit top 7-9\nboard\nA.\n"});
    const std::string large(200, 'A'), manyRows = "goal A 1,0\nboard\nA.\n" + [] {
      std::string empty;
      for (int i = 0; i < 200; ++i) empty += "..\n";
      return empty;
    }();
    table("wide layout", layout, QByteArray::fromStdString("board\n" + large + "\n"));
    table("tall layout", layout, QByteArray::fromStdString(manyRows));
    table("long title", layout, QByteArray("title " + QByteArray(9999, 'x') + "\nboard\nA.\n"));
    const Read klotskiGame = [](const std::string& text) {
      (void)game::readGame<klotski::Rules>("searchlight-klotski 1\ngoal A 2,0\nboard\nA..\n\n" + text, "f");
    };
    rows("game of Klotski", klotskiGame,
         {"hello\n", "hints x\n", "made 3\n", "made 0\nslides 1\n", "slides 1\nx\n", "slides 1\n1,0 2,0\n",
          "slides 1\n0,0 0,5\n", "slides 0\nhello\n"});
    const Read klotskiNow = [](const std::string& text) {
      (void)game::readGame<klotski::Rules>("searchlight-klotski 2\ngoal A 2,0\nboard\nA..\n\n" + text, "f");
    };
    rows("game of Klotski, version 2", klotskiNow,
         {"", "hello\n", "at 1\n", "at 0\nline 0 x\n", "at 0\nline 0 1,0-2,0\n", "at 0\nline 0 0,0-0,5\n"});
    const Read drawing = [](const std::string& text) { (void)sokoban::readLevelDraft(text, "f"); };
    rows("drawing of Sokoban", drawing,
         {"", "hello\n", "board\n", "board\n#x#\n", "board\n" + QByteArray(300, '#') + "\n"});
    // What is dropped of a file is told as notes.
    const Read notes = [](const std::string& text) {
      const auto read = sokoban::readCollection("######\n#@$ .#\n######\n" + text, "f");
      if (!read.levels.at(0).notes.empty()) throw FormatError("f", 0, read.levels.at(0).notes.back());
    };
    rows("notes", notes,
         {"Solution\n\n", "Solution\nRl\n", "Solution\nl\n", "Snapshot\nu\n", "Solution\n(r\n",
          "Solution\nr)\n", "Solution\n0r\n", "Solution\n[rr]\n", QByteArray("Solution\nl\n").repeated(21),
          QByteArray("x\n").repeated(10'001), QByteArray("Date: 1\n").repeated(101)});
    const Read askable = [](const std::string& text) {
      const grid::Scenario asked(text, "f");
      (void)asked.firstOn(grid::Map(4, 4));
      asked.forEach(nullptr, [](const grid::ScenarioRow& row) {
        if (row.isBroken()) throw FormatError("f", row.query.line, row.reason);
        return true;
      });
      (void)asked.findMap("no such folder/f.scen");
    };
    rows("scenario on a map", askable,
         {"version 1\n0 m 5 4 0 0 1 1 1\n", "version 1\na\nb\n",
          "version 1\n0 m 4 4 0 0 1 1 1\n0 n 4 4 0 0 1 1 1\n", "version 1\n0 m 4 4 0 0 1 1 1\n"});
    rows("scenario", scenario,
         {"hello", "version 2\n", "version 1\na b\n", "version 1\n0 m 4 4 0 0 9 9 1\n",
          "version 1\n0 m 4 4 0 0 1 1 x\n"});
    rows("yaml", yaml,
         {"",
          "hello",
          "a: 1\n",
          "version: 3.0\nevents: []\n",
          "version: [1]\n",
          "events: 3\n",
          "events: [a]\n",
          "events: [{id: 1}]\n",
          "events: [{type: a, f: big}]\n",
          "events: [{type: a, f: [1]}]\n",
          "events: [{type: a, id: *b}]\n",
          "a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
          "events: [\n",
          "events: {\n",
          "a: b: c\n",
          "a: - b\n",
          "? a\n",
          "a: 1\nb\n",
          "a: \"\\q\"\n",
          "a: \"\\x4\"\n",
          "a: 'b\n",
          "a: [1}\n",
          "a: @b\n",
          "\xFF",
          "a: 1\n---\nb: 2\n"});
    rows("json", json, {"{\"events\": 3}", "{", "[1]"});
    rows(
        "set-up", setUp,
        {"", "[1]", R"({"searchlight": 2, "page": "x"})", R"({"searchlight": 0, "page": "x"})",
         R"({"searchlight": 1})", R"({"searchlight": 1, "page": 7})",
         R"({"searchlight": 1, "page": "x", "cursor": -1})", R"({"searchlight": 1, "page": "x", "board": 3})",
         R"({"searchlight": 1, "page": "x", "board": {"rows": 3}})",
         R"({"searchlight": 1, "page": "x", "board": {"rows": [3]}})",
         R"({"searchlight": 1, "page": "x", "question": {"a": []}})",
         R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "now"}]})",
         R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "event", "value": 99}]})",
         R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "goal", "enabled": 1}]})"});
    rows("command", command,
         {"ls", "searchlight-cli fly", "searchlight-cli route", "searchlight-cli route m",
          "searchlight-cli route m n", "searchlight-cli route m --from 1",
          "searchlight-cli route m --from 9999999999,1", "searchlight-cli route m --json=1",
          "searchlight-cli route m --fly 1", "searchlight-cli route m --from",
          "searchlight-cli route m --neighbours 5", "searchlight-cli route m --weight x",
          "searchlight-cli route m; ls", "searchlight-cli route $m", "searchlight-cli route 'm"});
    rows("file", file, {"/dev/zero", "/no such file", "/"});
  }
  void readers() {
    FETCH_ALL((const Read, read), (const QByteArray, text));
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    QString english, chinese;
    try {
      read(text.toStdString());
    } catch (const std::exception& e) {
      english = QString::fromUtf8(e.what());
      chinese = errorText(e);
    }
    QVERIFY2(!english.isEmpty(), "the reader should refuse this");
    static const QRegularExpression kHan(u"\\p{Han}"_s);
    QVERIFY(testing::contains(chinese, kHan));
  }

  // Cut, doubled and with stray characters, texts come to sentences that no list of texts thinks of: none stays English.
  void damagedTexts_data() {
    const auto row = testing::columns<Read, QByteArray>("read", "text");
    row(
        "map", [](const std::string& text) { (void)grid::readMap(text, "f"); },
        "type octile\nheight 2\nwidth 3\nmap\n.@.\n..T\n");
    row(
        "own map", [](const std::string& text) { (void)grid::readMap(text, "f"); },
        "searchlight-map 1\nsize 2 2\nstart 0 0\ngoal 1 1\nweights\n1 #\n9 1\n");
    row(
        "layout", [](const std::string& text) { (void)klotski::readTitledBoard(text, "f"); },
        "title a\ngoal A 2,0\nexit right 0-0\nboard\nAA..\nB#..\n");
    row(
        "trace", [](const std::string& text) { (void)search::readSearchTrace(text, "f.yaml"); },
        "version: 1.4.0\nevents:\n  - {type: a, id: 1, pId: 0, f: 1.5, 'x': \"2\"}\n  - type: b\n    id: "
        "2\n");
    row(
        "game of Lines", [](const std::string& text) { (void)game::readGame<lines::Rules>(text, "f"); },
        "searchlight-lines 2\nsize 5\ncolours 3\nnew 1\nline 4\nscore classic\ndeal always\nseed 1\nboard\n"
        "....2\n.....\n.....\n.....\n1....\n\nat 0\npoints 0\nline 0 0,4-0,3\n");
    row(
        "game of Klotski", [](const std::string& text) { (void)game::readGame<klotski::Rules>(text, "f"); },
        "searchlight-klotski 2\ngoal A 2,0\nboard\nA..\n\nat 0\nline 0 0,0-1,0\n");
  }
  void damagedTexts() {
    FETCH_ALL((const Read, read), (const QByteArray, text));
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    static const QRegularExpression kValue(u"\"[^\"]*\"?"_s), kEnglish(u"[a-z]{2,} [a-z]{2,} [a-z]{2,}"_s);
    int refused = 0;
    for (qsizetype i = 0; i < text.size(); ++i)
      for (const QByteArray& piece : {QByteArray(), QByteArray("x"), QByteArray("9"), QByteArray("\n"),
                                      QByteArray("["), text.mid(i, 4) + text.mid(i, 4), QByteArray("-")}) {
        try {
          read((text.left(i) + piece + text.mid(i + 1)).toStdString());
        } catch (const std::exception& e) {
          ++refused;
          const QString chinese = errorText(e);
          QVERIFY2(!QString(chinese).remove(kValue).contains(kEnglish), qPrintable(chinese));
        }
      }
    QVERIFY(refused > 50);
  }

  void staysInPlace_data() {
    const auto row = testing::columns<Failure, QString>("failure", "pattern");
    row("file, line and values",
        behind("/a: b/c.map:3", ReaderErrors::tr("row %1: expected %2 cells, found %3", 2, 7, 5)),
        "^/a: b/c\\.map:3: \\D*2\\D*7\\D*5\\D*$");
    row("a complaint in a complaint",
        behind("f:3", ReaderErrors::tr("event %1: %2", 12, ReaderErrors::tr("%1 is given twice", "\"%1\""))),
        "^f:3: \\D*12\\D*\"%1\"\\D*$");
    row("the system's words", ReaderErrors::tr("cannot be read: %1", std::string("Is a directory")),
        "^[^a-z]+$");
    row("what nobody knows", Failure("something: quite different"), "^something: quite different$");
  }
  void staysInPlace() {
    FETCH_ALL((const Failure, failure), (const QString, pattern));
    QCOMPARE(errorText(failure), QString::fromStdString(english(failure)));
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    QVERIFY2(QRegularExpression(pattern).match(errorText(failure)).hasMatch(),
             qPrintable(errorText(failure)));
  }

  // Values within values, in the order of the other language, and none is taken for a sentence's %1.
  void valuesOfFailures() {
    const FormatError error("f", 3,
                            ReaderErrors::tr("event %1: %2", 12,
                                             ReaderErrors::tr("%1 must be a finite number, not %2",
                                                              std::string("%2"), "\"%1\"")));
    QCOMPARE(QString::fromUtf8(error.what()), u"f:3: event 12: %2 must be a finite number, not \"%1\""_s);
    QCOMPARE(errorText(error), QString::fromUtf8(error.what()));
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    static const QRegularExpression kPattern(u"^f:3: [^%]*12[^%]*%2[^%]*\"%1\"[^%]*$"_s);
    QVERIFY2(kPattern.match(errorText(error)).hasMatch(), qPrintable(errorText(error)));
  }

  void memory() { QVERIFY(!errorText(std::bad_alloc()).contains(u"bad_alloc"_s)); }
};

SEARCHLIGHT_TEST(ErrorTextsTest)
#include "error_texts_test.moc"
