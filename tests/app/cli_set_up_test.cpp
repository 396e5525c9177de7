// tests/app/cli_set_up_test.cpp: `--setup`, of route and compare route: what a set-up stands for, and what the line says
// besides.
#include <system_error>

#include "core/setup/set_up.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

// With ' for ".
QString json(const char* text) { return QString::fromUtf8(text).replace(u'\'', u'"'); }

}  // namespace

class CliSetUpTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_map;

  Ran routeBy(const QString& setUp, const QString& more = {}) const {
    return run(QStringList{"route", "--json", "--setup", setUp} + words(more));
  }
  // All of an answer but its time.
  static QJsonObject timeless(const Ran& ran) {
    QJsonObject object = ran.object();
    object.remove(u"seconds"_s);
    object.remove(u"setupSeconds"_s);
    return object;
  }
  QString setUp(const char* question) const {
    return m_files.write(u"a.searchlight"_s,
                         json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map'}, ") +
                             json(question) + u'}');
  }

 private Q_SLOTS:
  void initTestCase() { m_map = m_files.writeMap(u"article3.map"_s, article3Map()); }

  // It is read all the same.
  void saysWhatItDoesNotKnow() {
    const QString file =
        setUp("'question': {'from': '2,3', 'to': '6,3', 'hue': 'red'}, 'x': 1, 'view': {'hue': 2}");
    const Ran ran = routeBy(file);
    QCOMPARE(ran.code, 0);
    for (const char* entry : {"x", "view.hue", "question.hue"})
      QVERIFY2(testing::contains(ran.error,
                                 file + u": unknown entry \"%1\" is ignored\n"_s.arg(QLatin1String(entry))),
               qPrintable(ran.error));
    QCOMPARE(ran.error.count(u'\n'), 3);
    QCOMPARE(routeBy(setUp("'question': {'from': '2,3', 'to': '6,3'}")).error, QString());
  }

  void standsForTheLine_data() {
    const auto row = testing::columns<QByteArray, QString, QString>("question", "more", "line");
    row("all of it", "'question': {'from': '2,3', 'to': '6,3', 'algorithm': 'dijkstra', 'neighbours': 8}", "",
        "--from 2,3 --to 6,3 --algorithm dijkstra --neighbours 8");
    row("what is left out is as everywhere", "'question': {'from': '2,3', 'to': '6,3'}", "",
        "--from 2,3 --to 6,3");
    row("the line comes first", "'question': {'from': '2,3', 'to': '6,3', 'algorithm': 'dijkstra'}",
        "--algorithm greedy --to 8,6", "--from 2,3 --to 8,6 --algorithm greedy");
    row("the line has the ends", "'question': {'algorithm': 'dijkstra'}", "--from 0,0 --to 8,6",
        "--from 0,0 --to 8,6 --algorithm dijkstra");
    row("no question at all", "'cursor': 3", "--from 0,0 --to 8,6", "--from 0,0 --to 8,6");
  }
  void standsForTheLine() {
    FETCH_ALL((QByteArray, question), (QString, more), (QString, line));
    const Ran expected = route(m_map, line);
    QCOMPARE(expected.code, 0);
    const Ran ran = routeBy(setUp(question.constData()), more);
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
    QCOMPARE(timeless(ran), timeless(expected));
  }

  // As the window writes it: the map within, its ends among the rows.
  void theBoardMayBeWithin() {
    setup::SetUp inside;
    inside.page = "map-lab";
    inside.board.text = grid::writePlainMap({article3Map(), Point{2, 3}, Point{6, 3}});
    const QString file = m_files.write(u"inside.searchlight"_s, QString::fromStdString(write(inside)));
    for (const char* to : {"6,3", "0,0"}) {
      const QString more = u"--to "_s + QLatin1String(to);
      const Ran ran = routeBy(file, to == "6,3"_L1 ? QString() : more);
      const Ran expected = route(m_map, u"--from 2,3 "_s + more);
      QCOMPARE(expected.code, 0);
      QCOMPARE(ran.error, QString());
      QCOMPARE(ran.code, 0);
      QCOMPARE(timeless(ran), timeless(expected));
    }
  }

  void aMapMayBeGivenBesides() {
    const QString file = setUp("'question': {'from': '2,3', 'to': '6,3', 'algorithm': 'dijkstra'}");
    const Ran ran = run(QStringList{"route", arenaMap(), "--json", "--setup", file} + words(kArenaEnds));
    const Ran expected = route(arenaMap(), kArenaEnds + u" --algorithm dijkstra"_s);
    QCOMPARE(expected.code, 0);
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
    QCOMPARE(timeless(ran), timeless(expected));
  }

  // ---- compare route --setup ----

 private:
  static QString comparison(const char* more) {
    return json(
               "{'searchlight': 1, 'page': 'compare', 'view': {'world': 'map-lab'}, 'board': {'path': "
               "'article3.map'}, ") +
           json(more) + u'}';
  }
  Ran compareBy(const QString& setUp, const QStringList& more = {}) const {
    return run(QStringList{"compare", "route", "--json", "--setup", setUp} + more);
  }
  static QList<QJsonObject> timelessRows(const Ran& ran) {
    QList<QJsonObject> rows = ran.objects();
    for (QJsonObject& row : rows) {
      row.remove(u"seconds"_s);
      row.remove(u"setupSeconds"_s);
    }
    return rows;
  }

 private Q_SLOTS:
  void aComparisonStandsForTheLine_data() {
    const auto row = testing::columns<QString, QStringList, QStringList>("setUp", "more", "line");
    const char* two =
        "'question': {'from': '2,3', 'to': '6,3', 'neighbours': '8', 'algorithm': 'greedy', 'heuristic': "
        "'zero'}, 'runs': [{'algorithm': 'a-star', 'heuristic': 'octile'}, {'algorithm': 'weighted-a-star', "
        "'weight': '2'}]";
    const QStringList ends{"--from", "2,3", "--to", "6,3"}, eight{"--neighbours", "8"};
    const QStringList both{"--run", "a-star --heuristic octile", "--run", "weighted-a-star --weight 2"};
    row("all of it, but for what the page itself searches by", comparison(two), QStringList{},
        ends + eight + both);
    row("an option of all goes first", comparison(two), QStringList{"--neighbours", "4"},
        ends + QStringList{"--neighbours", "4"} + both);
    row("another end", comparison(two), QStringList{"--to", "8,6"},
        QStringList{"--from", "2,3", "--to", "8,6"} + eight + both);
    row("other searches", comparison(two), QStringList{"--algorithms", "dijkstra,greedy"},
        ends + eight + QStringList{"--algorithms", "dijkstra,greedy"});
    row("other runs", comparison(two), QStringList{"--run", "dijkstra --neighbours 4"},
        ends + eight + QStringList{"--run", "dijkstra --neighbours 4"});
    row("a question of the map lab",
        json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map'}, 'question': "
             "{'from': "
             "'2,3', 'to': '6,3', 'neighbours': '8'}}"),
        QStringList{"--algorithms", "dijkstra,greedy"},
        ends + eight + QStringList{"--algorithms", "dijkstra,greedy"});
  }
  void aComparisonStandsForTheLine() {
    FETCH_ALL((QString, setUp), (QStringList, more), (QStringList, line));
    const Ran expected = run(QStringList{"compare", "route", "--json", m_map} + line);
    QCOMPARE(expected.error, QString());
    QVERIFY(expected.objects().size() == 2 || line.contains(u"dijkstra --neighbours 4"_s));
    const Ran ran = compareBy(m_files.write(u"c.searchlight"_s, setUp), more);
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, expected.code);
    QList<QJsonObject> rows = timelessRows(ran), wanted = timelessRows(expected);
    QCOMPARE(rows, wanted);
  }

  void anOptionOfTheLineGoesBeforeThoseOfTheRuns() {
    const QString file = m_files.write(
        u"c.searchlight"_s,
        comparison("'question': {'from': '2,3', 'to': '6,3'}, 'runs': [{'algorithm': 'weighted-a-star', "
                   "'weight': '2'}, {'algorithm': 'dijkstra'}]"));
    const Ran ran = compareBy(file, {"--weight", "3"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.objects().size(), 2);
    QCOMPARE(ran.objects()[0]["run"].toString(), u"weighted-a-star --weight 3"_s);
  }

  // Other programs' searches cannot be asked: the others are.
  void recordedSearchesAreLeftOut() {
    const QString file = m_files.write(
        u"t.searchlight"_s,
        comparison(
            "'question': {'from': '2,3', 'to': '6,3'}, 'runs': [{'trace': 'x.trace.yaml'}, {'algorithm': "
            "'dijkstra'}]"));
    const Ran ran = compareBy(file);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, file + u": runs: x.trace.yaml is a search trace and is left out\n"_s);
    QCOMPARE(ran.object()["algorithm"].toString(), u"dijkstra"_s);
  }

  void badComparisonsAreRefused_data() {
    const auto rows = testing::columns<QString, QString>("setUp", "contains");
    const auto row = [&](const char* name, const char* more, const char* contains) {
      rows(name, comparison(more), contains);
    };
    rows("another page", json("{'searchlight': 1, 'page': 'sokoban'}"),
         "bad.searchlight: page: \"sokoban\" has no route: must be \"compare\" or \"map-lab\"");
    rows("another world", json("{'searchlight': 1, 'page': 'compare', 'view': {'world': 'sokoban'}}"),
         "bad.searchlight: world: \"sokoban\" has no route: must be \"map-lab\"");
    row("no searches", "'question': {'from': '2,3', 'to': '6,3'}",
        "bad.searchlight: runs: no search to run: --algorithms or --run is missing");
    row("a bad word", "'question': {'from': '2,3', 'to': '6,3'}, 'runs': [{'algorithm': 'b-star'}]",
        "bad.searchlight: runs: --algorithm b-star: must be");
    row("a word of all", "'question': {'from': '2,3', 'to': '6,3'}, 'runs': [{'neighbours': '8'}]",
        "bad.searchlight: runs: \"neighbours\": not an option of a run");
    row("a search that does not suit the question",
        "'question': {'from': '2,3', 'to': '6,3', 'neighbours': '4'}, 'runs': [{'algorithm': 'theta-star'}]",
        "bad.searchlight: runs: theta-star: --algorithm theta-star: needs 8 neighbours");
    row("an end on a wall", "'question': {'from': '4,3', 'to': '0,0'}, 'runs': [{'algorithm': 'a-star'}]",
        "--from 4,3");
  }
  void badComparisonsAreRefused() {
    FETCH(QString, setUp, contains);
    const Ran ran = compareBy(m_files.write(u"bad.searchlight"_s, setUp));
    QVERIFY2(refusal(ran).contains(contains), qPrintable(ran.error));
  }

  // That another map stands at its place now is told, and no reason to refuse.
  void aMapThatChangedIsTold() {
    const QString file =
        m_files.write(u"hash.searchlight"_s,
                      json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map', 'hash': "
                           "'fnv1a-64:0000000000000001'}, 'question': {'from': '2,3', 'to': '6,3'}}"));
    const Ran ran = routeBy(file);
    QCOMPARE(ran.code, 0);
    QVERIFY(testing::contains(ran.error, u"has changed since"_s));
    QCOMPARE(ran.error.count(u'\n'), 1);
  }

  // The search trace that is written carries the set-up's map along.
  void tracesComeBack() {
    const QString file = setUp("'question': {'from': '2,3', 'to': '6,3'}");
    const QString trace = m_files.path(u"t.trace.json"_s);
    QCOMPARE(run(QStringList{"route", "--setup", file, "--trace", trace}).code, 0);
    QVERIFY(m_files.read(u"t.trace.json"_s).find("article3.map") != std::string::npos);
  }

  // Which map it is is known only when the set-up has been read.
  void itsMapIsNotWrittenOver_data() {
    const auto row = testing::columns<QString>("trace");
    row("by its name", u"board.json"_s);
    row("by another name", u"./board.json"_s);
    row("by a link", u"link.json"_s);
    row("by a hard link", u"hard.json"_s);
  }
  void itsMapIsNotWrittenOver() {
    QFETCH(QString, trace);
    m_files.writeMap(u"board.json"_s, article3Map());
    const std::filesystem::path folder = m_files.path(QString()).toStdString();
    std::error_code error;  // both are there from the second row on
    std::filesystem::create_symlink("board.json", folder / "link.json", error);
    std::filesystem::remove(folder / "hard.json", error);
    std::filesystem::create_hard_link(folder / "board.json", folder / "hard.json");
    const std::string before = m_files.read(u"board.json"_s);
    const QString file = m_files.write(
        u"b.searchlight"_s, json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'board.json'}, "
                                 "'question': {'from': '2,3', 'to': '6,3'}}"));
    const Ran ran = run(QStringList{"route", "--setup", file, "--trace", m_files.path(trace)});
    QVERIFY2(refusal(ran).contains(u"cannot be written: it is the map itself"_s), qPrintable(ran.error));
    QCOMPARE(m_files.read(u"board.json"_s), before);
    QCOMPARE(m_files.read(u"hard.json"_s), before);
  }

  void badInputIsRefused_data() {
    const auto row = testing::columns<QStringList, QString>("arguments", "contains");
    const auto file = [this](const char* name, const char* text) {
      return m_files.write(QString::fromLatin1(name) + u".searchlight"_s, json(text));
    };
    row("no name", {"--setup", ""}, "--setup \"\"");
    row("no value", {"--setup"}, "--setup: the value is missing");
    row("no file", {"--setup", "/nowhere.searchlight"}, "/nowhere.searchlight: ");
    row("no set-up", {"--setup", m_map}, "article3.map:1: column 2: not valid JSON");
    row("another page", {"--setup", file("other", "{'searchlight': 1, 'page': 'sokoban'}")},
        "other.searchlight: page: \"sokoban\" has no route: must be \"map-lab\"");
    row("a comparison", {"--setup", file("several", "{'searchlight': 1, 'page': 'compare'}")},
        "several.searchlight: page: \"compare\" holds several searches: use searchlight-cli compare route "
        "--setup");
    row("no board", {"--setup", file("bare", "{'searchlight': 1, 'page': 'map-lab'}")},
        "bare.searchlight: board: expected rows or a path");
    row("no start",
        {"--setup",
         file("endless", "{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map'}}")},
        "endless.searchlight: question: there is no \"from\", and the board has none");
    row("no map there",
        {"--setup", file("lost", "{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'lost.map'}}")},
        "lost.map: ");
    row("a bad word",
        {"--setup", file("bad",
                         "{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map'}, "
                         "'question': {'neighbours': 5}}")},
        "bad.searchlight: question: --neighbours 5: must be 4 or 8");
    row("an end on a wall",
        {"--setup", file("wall",
                         "{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map'}, "
                         "'question': {'from': '4,3', 'to': '0,0'}}")},
        "--from 4,3");
    row("onto the set-up itself",
        {"--setup",
         m_files.write(u"s.json"_s,
                       json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'article3.map'}, "
                            "'question': {'from': '2,3', 'to': '6,3'}}")),
         "--trace", m_files.path(u"s.json"_s)},
        "cannot be written: it is the workspace itself");
  }
  void badInputIsRefused() {
    FETCH_ALL((QStringList, arguments), (QString, contains));
    const Ran ran = run(QStringList{"route"} + arguments);
    QVERIFY2(refusal(ran).contains(contains), qPrintable(ran.error));
  }
};

SEARCHLIGHT_TEST(CliSetUpTest)
#include "cli_set_up_test.moc"
