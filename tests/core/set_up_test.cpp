// tests/core/set_up_test.cpp: set-ups as text and back, by themselves and inside search traces.
#include "core/setup/set_up.h"

#include <nlohmann/json.hpp>

#include "core/grid/route_command.h"
#include "core/sokoban/draft.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"

using search::Breakpoint;

namespace {

// Every entry there is.
const char* const kWhole = R"({
  "searchlight": 1,
  "page": "map-lab",
  "title": "The wall “in the way”",
  "board": {"path": "maps/wall.map", "hash": "fnv1a-64:00000000000000ff", "rows": ["searchlight-map 1", "", "#.9"]},
  "question": {"from": "2,3", "to": "6,3", "weight": 1.5, "neighbours": 8},
  "runs": [{"algorithm": "dijkstra"}, {"algorithm": "weighted-a-star", "weight": "2"}],
  "cursor": 117,
  "player": {"speed": "60", "unit": "event"},
  "breakpoints": [
    {"kind": "state", "state": "5, 3"},
    {"kind": "event", "value": 3, "enabled": false},
    {"kind": "f-exceeds", "value": 24},
    {"kind": "f-decreases"},
    {"kind": "goal", "enabled": true},
    {"kind": "condition", "when": "expand and f > 24"}
  ],
  "bookmarks": [{"cursor": 40, "caption": "A detour"}, {"cursor": 7, "unit": "expansion"}],
  "selection": "5, 3",
  "view": {"contours": true, "layer": "distance"},
  "file": {"path": "/a/b.searchlight", "hash": "fnv1a-64:0000000000000001", "unsaved": "yes"},
  "somethingLater": [{"deep": null}]
})";

std::string failure(const std::string& text) {
  return testing::refusalOf<std::string>([&] { setup::read(text, "f.searchlight"); });
}

}  // namespace

class SetUpTest : public QObject {
  Q_OBJECT
 private slots:
  void readsEveryEntry() {
    const setup::SetUp s = setup::read(kWhole, "whole");
    QCOMPARE(s.page, std::string("map-lab"));
    QCOMPARE(s.title, std::string("The wall “in the way”"));
    QVERIFY(s.board.text.has_value());
    QCOMPARE(*s.board.text, std::string("searchlight-map 1\n\n#.9\n"));
    QCOMPARE(s.board.path, std::string("maps/wall.map"));
    QCOMPARE(s.board.hash, std::string("fnv1a-64:00000000000000ff"));
    QCOMPARE(*s.question.find("from"), std::string("2,3"));
    QCOMPARE(*s.question.find("weight"), std::string("1.5"));
    QCOMPARE(*s.question.find("neighbours"), std::string("8"));
    QVERIFY(!s.question.find("nothing"));
    QCOMPARE(s.runs.size(), std::size_t{2});
    QCOMPARE(*s.runs[1].find("weight"), std::string("2"));
    QCOMPARE(*s.cursor, std::uint64_t{117});
    QCOMPARE(*s.player.find("speed"), std::string("60"));
    const std::vector<Breakpoint> expected{Breakpoint::at("5, 3"),
                                           {Breakpoint::Kind::AtEvent, 3, false},
                                           {Breakpoint::Kind::FExceeds, 24, true},
                                           {Breakpoint::Kind::FDecreases, 0, true},
                                           {Breakpoint::Kind::AtGoal, 0, true},
                                           Breakpoint::when("expand and f > 24")};
    QVERIFY(s.breakpoints == expected);
    QVERIFY(s.bookmarks == (std::vector<setup::Bookmark>{{40, "", "A detour"}, {7, "expansion", ""}}));
    QCOMPARE(s.selection, std::string("5, 3"));
    QCOMPARE(*s.view.find("contours"), std::string("true"));
    QCOMPARE(*s.file.find("path"), std::string("/a/b.searchlight"));
  }

  // A later version's entries are passed over, and each is told by its place.
  void whatIsNotKnownIsTold_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("entry", "unknown");
    row("nothing", "\"title\": \"a\"", "");
    row("an entry", "\"colour\": 1, \"title\": \"a\", \"deep\": {\"a\": [null]}", "colour deep");
    row("of the board", "\"board\": {\"rows\": [], \"turned\": 90}", "board.turned");
    row("of a breakpoint, once",
        "\"breakpoints\": [{\"kind\": \"goal\", \"sound\": 1}, {\"kind\": \"goal\", \"sound\": 2}]",
        "breakpoints.sound");
    row("of a breakpoint of another kind", "\"breakpoints\": [{\"kind\": \"goal\", \"when\": \"f > 1\"}]",
        "breakpoints.when");
    row("of a bookmark", "\"bookmarks\": [{\"cursor\": 1, \"colour\": \"red\"}]", "bookmarks.colour");
    row("of the player", "\"player\": {\"speed\": 60, \"loop\": \"yes\"}", "player.loop");
    row("of the view", "\"view\": {\"layer\": \"f\", \"hue\": 3, \"overlay\": \"no\"}", "view.hue");
    QByteArray many;
    for (int i = 0; i < 50; ++i) many += ",\"e" + QByteArray::number(i) + "\": 0";
    row("no more than are read", "\"title\": \"a\"" + many,
        "e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13 e14 e15 e16 e17 e18 e19");
  }
  void whatIsNotKnownIsTold() {
    FETCH(QByteArray, entry, unknown);
    std::vector<std::string> found;
    setup::read((R"({"searchlight": 1, "page": "map-lab", )" + entry + "}").toStdString(), "f", found);
    QByteArrayList names;
    for (const std::string& name : found) names << QByteArray::fromStdString(name);
    QCOMPARE(names.join(' '), unknown);
  }

  void whatIsWrittenIsReadAgain() {
    const setup::SetUp s = setup::read(kWhole, "whole");
    QVERIFY(setup::read(setup::write(s), "again") == s);
    QVERIFY(setup::read(setup::writeLine(s), "line") == s);
    QVERIFY(setup::writeLine(s).find('\n') == std::string::npos);
    setup::SetUp little;
    little.page = "sokoban";
    QVERIFY(setup::read(setup::write(little), "little") == little);
    little.board.text = "";  // a board without lines is another thing than none
    QVERIFY(setup::read(setup::write(little), "little") == little);
  }

  // Rows do not go through the tree that writes the rest, and look as if they had.
  void rowsAreWrittenAsJsonHasThem_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("text", "read");
    row("plain", "#..#\n", "#..#\n");
    row("without a last line break", "#.\n.#", "#.\n.#\n");
    row("empty rows", "\n\n#\n\n", "\n\n#\n\n");
    row("quotes and backslashes", "\"a\"\n\\\n\\\"", "\"a\"\n\\\n\\\"\n");
    row("control characters", "\t\x01\x7f\n", "\t\x01\x7f\n");
    row("other letters", "\xe6\x8e\xa8\n#\n", "\xe6\x8e\xa8\n#\n");
    row("no UTF-8", "a\xff\n", "a\xef\xbf\xbd\n");
    row("what looks like the place of rows", "\n    \"rows\": []\n", "\n    \"rows\": []\n");
  }
  void rowsAreWrittenAsJsonHasThem() {
    FETCH(QByteArray, text, read);
    setup::SetUp s;
    s.page = "map-lab";
    s.title = "\n    \"rows\": []";
    s.board.text = text.toStdString();
    s.selection = "behind";
    const std::string written = setup::write(s);
    QVERIFY(nlohmann::ordered_json::parse(written).dump(2) + "\n" == written);
    const setup::SetUp again = setup::read(written, "f");
    QCOMPARE(QByteArray::fromStdString(*again.board.text), read);
    QCOMPARE(again.title, s.title);
    QCOMPARE(again.selection, s.selection);
  }

  // The most that a page writes of its own accord, made by hand.
  void muchIsReadAgain() {
    setup::SetUp s;
    s.page = "compare";
    s.title = std::string(4096, 't');
    for (int i = 0; i < 8; ++i) {
      setup::Words run;
      run.set("algorithm", "a-star");
      run.set("weight", "1.5");
      s.runs.push_back(run);
    }
    for (std::uint64_t i = 0; i < 1000; ++i) s.bookmarks.push_back({i, "expansion", std::string(900, 'c')});
    QVERIFY(setup::read(setup::write(s), "much") == s);
    s.title += 't';
    QVERIFY_THROWS_EXCEPTION(FormatError, setup::read(setup::write(s), "too much"));
  }

  // Another reader sees what the header promises.
  void isWrittenAsPromised() {
    const QJsonObject o =
        QJsonDocument::fromJson(QByteArray::fromStdString(setup::write(setup::read(kWhole, "whole"))))
            .object();
    QCOMPARE(o.keys().size(), 13);
    QCOMPARE(o["searchlight"].toInt(), 1);
    QCOMPARE(o["board"]["rows"][2].toString(), u"#.9"_s);
    QCOMPARE(o["breakpoints"][0]["state"].toString(), u"5, 3"_s);
    QVERIFY(!o["breakpoints"][0].toObject().contains("enabled"));
    QCOMPARE(o["breakpoints"][1]["enabled"].toBool(true), false);
    QCOMPARE(o["cursor"].toInt(), 117);
    QCOMPARE(o["bookmarks"][0].toObject(), (QJsonObject{{"cursor", 40}, {"caption", "A detour"}}));
    QCOMPARE(o["bookmarks"][1].toObject(), (QJsonObject{{"cursor", 7}, {"unit", "expansion"}}));
  }

  void badInputSaysWhereAndWhat_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("text", "message");
    row("empty", "", "f.searchlight:1: column 1: not valid JSON");
    row("cut off", "{\n\"searchlight\": 1,\n\"page\"", "f.searchlight:3: column 7: not valid JSON");
    row("a list", "[1]",
        "f.searchlight: not a workspace: expected an object with \"searchlight\" and \"page\"");
    row("another file", R"({"version": "1.4.0"})",
        "f.searchlight: not a workspace: expected an object with \"searchlight\" and \"page\"");
    row("later", R"({"searchlight": 2, "page": "x"})",
        "f.searchlight: written by a later version of Searchlight: \"searchlight 2\"");
    row("version 0", R"({"searchlight": 0, "page": "x"})",
        "f.searchlight: searchlight: must be 1, the format version");
    row("version text", R"({"searchlight": "1", "page": "x"})",
        "f.searchlight: searchlight: must be a whole number, 0 or more");
    row("no page", R"({"searchlight": 1})", "f.searchlight: page: is missing");
    row("page", R"({"searchlight": 1, "page": 7})", "f.searchlight: page: must be a string");
    row("cursor", R"({"searchlight": 1, "page": "x", "cursor": -1})",
        "f.searchlight: cursor: must be a whole number, 0 or more");
    row("cursor fraction", R"({"searchlight": 1, "page": "x", "cursor": 1.5})",
        "f.searchlight: cursor: must be a whole number, 0 or more");
    row("board", R"({"searchlight": 1, "page": "x", "board": "rows"})",
        "f.searchlight: board: must be an object");
    row("rows", R"({"searchlight": 1, "page": "x", "board": {"rows": "##"}})",
        "f.searchlight: board.rows: must be a list");
    row("row", R"({"searchlight": 1, "page": "x", "board": {"rows": [1]}})",
        "f.searchlight: board.rows: must be a list of strings");
    row("two lines", R"({"searchlight": 1, "page": "x", "board": {"rows": ["a\nb"]}})",
        "f.searchlight: board.rows: each row must be one line");
    row("path", R"({"searchlight": 1, "page": "x", "board": {"path": "m.map\u0000z"}})",
        "f.searchlight: board.path: contains the character NUL");
    row("question", R"({"searchlight": 1, "page": "x", "question": []})",
        "f.searchlight: question: must be an object");
    row("word", R"({"searchlight": 1, "page": "x", "question": {"from": [1]}})",
        "f.searchlight: question: \"from\" must be a string or a number");
    row("runs", R"({"searchlight": 1, "page": "x", "runs": {}})", "f.searchlight: runs: must be a list");
    row("kind", R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "now"}]})",
        "f.searchlight: breakpoints.kind: expected state, event, f-exceeds, f-decreases, goal, move or "
        "condition, found \"now\"");
    row("event", R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "event", "value": 18}]})",
        "f.searchlight: breakpoints.value: is not an event type");
    row("condition",
        R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "condition", "when": "f >"}]})",
        "f.searchlight: breakpoints.when: column 4: expected a value");
    row("enabled", R"({"searchlight": 1, "page": "x", "breakpoints": [{"kind": "goal", "enabled": 1}]})",
        "f.searchlight: breakpoints.enabled: must be true or false");
    row("bookmark", R"({"searchlight": 1, "page": "x", "bookmarks": [{"caption": "here"}]})",
        "f.searchlight: bookmarks.cursor: is missing");
    row("bookmarks", R"({"searchlight": 1, "page": "x", "bookmarks": [7]})",
        "f.searchlight: bookmarks: must be an object");
    row("too large a number", R"({"searchlight": 1, "page": "x", "y": 1e999})",
        "f.searchlight: a number is too large");
    row("not UTF-8", "{\"searchlight\": 1, \"page\": \"\xFF\"}",
        "f.searchlight:1: column 29: not valid JSON");
  }
  void badInputSaysWhereAndWhat() {
    FETCH(QByteArray, text, message);
    QCOMPARE(QByteArray::fromStdString(failure(text.toStdString())), message);
  }
  // The largest level of the user's own: 255 x 255.
  void largeDrawingsComeBack() {
    setup::SetUp setUp;
    setUp.page = "sokoban";
    const sokoban::TitledLevelDraft drawn{"Large", "Me", sokoban::LevelDraft::room(255, 255)};
    setUp.view.set("drawing", sokoban::draftText(drawn));
    const setup::SetUp again = setup::read(setup::write(setUp), "f");
    QVERIFY(again == setUp);
    QVERIFY(sokoban::readLevelDraft(*again.view.find("drawing"), "f").draft == drawn.draft);
  }
  // What a breakpoint's kind does not have is passed over: what was read is written whole.
  void breakpointsHaveWhatTheirKindHas() {
    for (const char* kind : {"state", "event", "f-exceeds", "f-decreases", "goal", "move"}) {
      QString text =
          u"{'searchlight': 1, 'page': 'x', 'breakpoints': [{'kind': '%1', 'value': 3, 'state': '5, 3'}, "
          "{'kind': '%1'}]}"_s;
      text = text.arg(QLatin1String(kind)).replace(u'\'', u'"');
      const setup::SetUp once = setup::read(text.toStdString(), "once");
      QCOMPARE(once.breakpoints.size(), std::size_t{2});
      QVERIFY2(setup::read(setup::write(once), "again") == once, kind);
    }
  }
  // Each of them would take the program's memory, or minutes of its time.
  void sizeIsNoDanger_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("entry", "message");
    const auto text = [](qsizetype size) { return '"' + QByteArray(size, 'x') + '"'; };
    const QByteArray tooLong = ": is longer than 4096 characters";
    const auto keys = [](int count) {
      QByteArray out;
      for (int i = 0; i < count; ++i) out += (i ? ",\"k" : "\"k") + QByteArray::number(i) + "\":1";
      return '{' + out + '}';
    };
    row("title that just fits", "\"title\":" + text(4096), "");
    row("title", "\"title\":" + text(9'000'000), "title" + tooLong);
    row("selection", "\"selection\":" + text(4097), "selection" + tooLong);
    row("word", "\"view\":{\"layer\":" + text(4097) + "}", "view" + tooLong);
    row("drawing that just fits", "\"view\":{\"drawing\":" + text(1 << 20) + "}", "");
    row("drawing", "\"view\":{\"drawing\":" + text((1 << 20) + 1) + "}",
        "view: is longer than 1048576 characters");
    row("drawing of a question", "\"question\":{\"drawing\":" + text(4097) + "}", "question" + tooLong);
    row("name of a word", "\"view\":{" + text(4097) + ":1}", "view" + tooLong);
    row("depth", "\"x\":" + QByteArray(2'000'000, '['),
        "lists and mappings are nested more than 64 levels deep");
    row("entries that just fit", "\"view\":" + keys(1000), "");
    row("entries", "\"view\":" + keys(1001), "a mapping has more than 1000 entries");
    row("entries of many mappings", "\"x\":[" + (keys(999) + ',').repeated(9) + keys(998) + ']', "");
    row("entries round a mapping", "\"view\":{\"x\":" + keys(600) + ',' + keys(600).mid(1),
        "view: \"x\" must be a string or a number");
    row("keys", "\"x\":[" + (keys(1000) + ',').repeated(10) + "0]", "the workspace has too many values");
    row("values", "\"x\":[" + QByteArray("0,").repeated(200'000) + "0]", "the workspace has too many values");
  }
  void sizeIsNoDanger() {
    FETCH(QByteArray, entry, message);
    const QByteArray whole = "{\"searchlight\":1,\"page\":\"x\"," + entry + "}";
    QCOMPARE(QByteArray::fromStdString(failure(whole.toStdString())),
             message.isEmpty() ? message : "f.searchlight: " + message);
  }

  void boardsByPath() {
    QTemporaryDir folder;
    const std::filesystem::path here = folder.path().toStdString();
    std::filesystem::create_directory(here / "maps");
    writeFile(here / "maps" / "a.map", "abc");
    setup::Board board{std::nullopt, "maps/a.map", ""};
    QCOMPARE(setup::boardText(board, here, "s").text, std::string("abc"));
    board.hash = "fnv1a-64:e71fa2190541574b";  // of "abc", by the algorithm's authors' definition
    QCOMPARE(setup::boardHash("abc"), board.hash);
    QVERIFY(!setup::boardText(board, here, "s").changed);
    writeFile(here / "maps" / "a.map", "abd");
    QVERIFY(setup::boardText(board, here, "s").changed);
    board.text = "mine";
    QCOMPARE(setup::boardText(board, here, "s").text, std::string("mine"));
    QVERIFY_THROWS_EXCEPTION(FormatError, setup::boardText({std::nullopt, "none.map", ""}, here, "s"));
    QVERIFY_THROWS_EXCEPTION(FormatError, setup::boardText({}, here, "s"));
  }

  void questionsInWords() {
    grid::RouteQuestion q{{2, 3}, {60, 40}, {}};
    q.options.algorithm = search::Algorithm::WeightedAStar;
    q.options.weight = 2.25;
    q.options.neighbours = grid::Neighbours::Eight;
    q.options.costs = grid::CostModel::TenFourteen;
    q.options.heuristic = grid::Heuristic::Manhattan;
    q.options.ties = search::Ties::FirstIn;
    q.options.order = *grid::NeighbourOrder::parse("rdlu");
    q.options.window = 30;
    const setup::Words words = setup::wordsOf(grid::routeOptions(), q);
    QCOMPARE(*words.find("from"), std::string("2,3"));
    QCOMPARE(*words.find("to"), std::string("60,40"));
    QCOMPARE(*words.find("algorithm"), std::string("weighted-a-star"));
    QCOMPARE(*words.find("neighbours"), std::string("8"));
    QCOMPARE(*words.find("order"), std::string("rdlu"));
    QVERIFY(grid::questionFrom(words, "f") == q);
    // What was left to the program stays so.
    q.options.costs.reset();
    q.options.heuristic.reset();
    q.options.ties.reset();
    QVERIFY(grid::questionFrom(setup::wordsOf(grid::routeOptions(), q), "f") == q);
    setup::Words wrong = words;
    wrong.set("neighbours", "5");
    const QString told = testing::refusalOf([&] { grid::questionFrom(wrong, "f"); });
    QVERIFY(testing::startsWith(told, "f: question: --neighbours"));
  }

  void tracesCarryIt_data() { testing::columns<bool>("yaml")("YAML", true)("JSON", false); }
  void tracesCarryIt() {
    QFETCH(bool, yaml);
    setup::SetUp s = setup::read(kWhole, "whole");
    s.title = "quotes \" and \\, a line\nbreak, {}, [], : # 中文, 007, true";
    std::string text;
    search::SearchTraceWriter writer(
        text, yaml ? search::SearchTraceFlavour::Yaml : search::SearchTraceFlavour::Json,
        search::SearchTraceView::Cells, setup::writeLine(s));
    writer.write({.type = "expanding",
                  .id = std::uint64_t{1},
                  .pId = {},
                  .f = 1,
                  .g = 1,
                  .h = 0,
                  .x = 0,
                  .y = 0,
                  .fields = {}});
    writer.finish();
    const search::TraceDocument document = search::readSearchTrace(text, yaml ? "t.yaml" : "t.json");
    QCOMPARE(document.events.size(), std::size_t{1});
    QVERIFY2(setup::read(document.setUp, "t") == s, document.setUp.c_str());
  }
  void otherTracesHaveNone() {
    const auto of = [](const char* text) { return search::readSearchTrace(text, "t").setUp; };
    QCOMPARE(of("version: 1.4.0\nevents: []\n"), std::string());
    QCOMPARE(of("version: 1.4.0\nsearchlight: yes\nevents: []\n"), std::string());
    QCOMPARE(of("version: 1.4.0\nsearchlight: [1]\nevents: []\n"), std::string());
    QCOMPARE(of("version: 1.4.0\nsearchlight:\n  page: a b\n  n: [1, 007, ~, true]\nevents: []\n"),
             std::string(R"({"page": "a b", "n": [1, "007", null, true]})"));
    QCOMPARE(of("version: 1.4.0\nsearchlight: {}\nsearchlight: {a: 1}\nevents: []\n"),
             std::string(R"({"a": 1})"));
    QVERIFY_THROWS_EXCEPTION(FormatError, of("version: 1.4.0\na: &x 1\nsearchlight: {a: *x}\nevents: []\n"));
  }
};

SEARCHLIGHT_TEST(SetUpTest)
#include "set_up_test.moc"
