// tests/core/scenario_format_test.cpp: .scen files, good and bad, and that what is written reads back equal.
#include "core/grid/scenario.h"

#include <stdexcept>

#include "core/grid/map_format.h"
#include "core/random/random.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

const QByteArray kRow = "0\tmaps/a.map\t9\t7\t2\t3\t6\t3\t5.65685425\n";
const QByteArray kScenario = "version 1\n" + kRow;

QByteArray withRow(const QByteArray& from, const QByteArray& to) {
  Q_ASSERT(kRow.contains(from));
  QByteArray row = kRow;
  row.replace(row.indexOf(from), from.size(), to);
  return "version 1\n" + row;
}

}  // namespace

class ScenarioFormatTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void good_data() {
    const auto row = testing::columns<QByteArray, QString, int>("text", "map", "line");
    row("tabs", kScenario, "maps/a.map", 2);
    row("blanks", QByteArray(kScenario).replace("\t", " "), "maps/a.map", 2);
    row("many blanks", QByteArray(kScenario).replace("\t", "   "), "maps/a.map", 2);
    row("tabs and blanks", QByteArray(kScenario).replace("\t", " \t "), "maps/a.map", 2);
    row("version 1.0", QByteArray(kScenario).replace("version 1", "version 1.0"), "maps/a.map", 2);
    row("CR CRLF", QByteArray(kScenario).replace("\n", "\r\r\n"), "maps/a.map", 2);
    row("CRLF", QByteArray(kScenario).replace("\n", "\r\n"), "maps/a.map", 2);
    row("no last line end", kScenario.chopped(1), "maps/a.map", 2);
    row("blank lines", QByteArray(kScenario).replace("version 1\n", "\nversion 1\n\n \n") + "\n\n",
        "maps/a.map", 5);
    row("tab at the end", QByteArray(kScenario).chopped(1) + "\t\n", "maps/a.map", 2);
    row("blanks in the name", withRow("maps/a.map", "my maps/a b.map"), "my maps/a b.map", 2);
  }
  void good() {
    FETCH_ALL((const QByteArray, text), (const QString, map), (const int, line));
    const auto queries = readScenario(text.toStdString(), "file");
    QCOMPARE(queries.size(), std::size_t{1});
    QVERIFY((queries[0] == ScenarioQuery{0, map.toStdString(), 9, 7, {2, 3}, {6, 3}, 5.65685425}));
    QCOMPARE(queries[0].line, line);
  }

  void noRowsIsNoError() {
    for (const char* text : {"version 1\n", "", "\n \n"}) {
      QVERIFY(readScenario(text, "file").empty());
      QVERIFY(Scenario(text, "file").isEmpty());
    }
  }

  void bad_data() {
    const auto add = testing::columns<QByteArray, QString>("text", "message");
    add("no version", kRow,
        "file:1: expected \"version 1\", found "
        "\"0\\x09maps/a.map\\x099\\x097\\x092\\x093\\x096\\x093\\x095.65685...\"");
    add("version 2", "version 2\n" + kRow, "file:1: unsupported version \"2\", expected 1");
    add("version without a number", "version\n" + kRow, "file:1: expected \"version 1\", found \"version\"");
    add("a map", "type octile\nheight 1\n", "file:1: expected \"version 1\", found \"type octile\"");
    add("binary", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10),
        "file:1: expected \"version 1\", found \"\\x89PNG\"");
    const char* fieldsMissing =
        "file:2: expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found 8";
    const char* fieldsMore =
        "file:2: expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found more";
    add("eight fields", withRow("\t5.65685425", ""), fieldsMissing);
    add("eight fields, blanks", QByteArray(withRow("\t5.65685425", "")).replace('\t', ' '), fieldsMissing);
    add("ten fields", withRow("5.65685425", "5.65685425\t1"), fieldsMore);
    add("ten fields, blanks", QByteArray(withRow("5.65685425", "5.65685425\t1")).replace('\t', ' '),
        fieldsMore);
    add("bucket negative", withRow("0\t", "-1\t"), "file:2: bucket -1 is out of range (0 to 2147483647)");
    add("bucket a word", withRow("0\t", "zero\t"), "file:2: bucket \"zero\" is not a whole number");
    add("no name", withRow("maps/a.map", " "), "file:2: the map has no name");
    add("NUL in the name", QByteArray(withRow("maps/a.map", "maps/a.map?junk")).replace('?', '\0'),
        "file:2: the map's name contains a NUL character");
    add("width 0", withRow("\t9\t", "\t0\t"), "file:2: width 0 is out of range (1 to 4096)");
    add("width 4097", withRow("\t9\t", "\t4097\t"), "file:2: width 4097 is out of range (1 to 4096)");
    add("height -7", withRow("\t7\t", "\t-7\t"), "file:2: height -7 is out of range (1 to 4096)");
    add("height x", withRow("\t7\t", "\tx\t"), "file:2: height \"x\" is not a whole number");
    add("height empty", withRow("\t7\t", "\t\t"), "file:2: height \"\" is not a whole number");
    add("start outside", withRow("2\t3", "9\t3"), "file:2: start 9,3 is outside the map of 9 x 7 cells");
    add("start below", withRow("2\t3", "2\t7"), "file:2: start 2,7 is outside the map of 9 x 7 cells");
    add("start negative", withRow("2\t3", "-2\t3"), "file:2: start x -2 is out of range (0 to 2147483647)");
    add("goal outside", withRow("6\t3", "6\t700"), "file:2: goal 6,700 is outside the map of 9 x 7 cells");
    add("goal a fraction", withRow("6\t3", "6.5\t3"), "file:2: goal x \"6.5\" is not a whole number");
    add("length a word", withRow("5.65685425", "long"),
        "file:2: expected a length of 0 or more, found \"long\"");
    add("length negative", withRow("5.65685425", "-1"),
        "file:2: expected a length of 0 or more, found \"-1\"");
    add("length nan", withRow("5.65685425", "nan"), "file:2: expected a length of 0 or more, found \"nan\"");
    add("length inf", withRow("5.65685425", "inf"), "file:2: expected a length of 0 or more, found \"inf\"");
    add("length with junk", withRow("5.65685425", "5.6 x"),
        "file:2: expected a length of 0 or more, found \"5.6 x\"");
    add("second row at fault", kScenario + "junk\n",
        "file:3: expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found 1");
    add("NUL", withRow("\t9\t", QByteArray("\t\0\t", 3)), "file:2: width \"\\x00\" is not a whole number");
  }
  void bad() {
    FETCH_ALL((const QByteArray, text), (const QString, message));
    QCOMPARE(testing::refusalOf([&] { (void)readScenario(text.toStdString(), "file"); }), message);
    if (!text.startsWith("version 1\n")) return;
    // Beside a good row, it is told and passed over.
    const Scenario scenario(text.toStdString() + kRow.toStdString(), "file");
    QStringList told;
    std::size_t good = 0;
    scenario.forEach(nullptr, [&](const ScenarioRow& row) {
      if (row.isBroken())
        told << u"file:%1: %2"_s.arg(row.query.line).arg(QString::fromStdString(english(row.reason)));
      else
        ++good;
      return true;
    });
    QCOMPARE(told, QStringList{message});
    QCOMPARE(good + 1, scenario.rowCount());
  }

  void manyRowsAreRead() {
    std::string text = "version 1\n";
    for (std::size_t i = 0; i < kMaxScenarioRows; ++i) text += "x\n";
    QVERIFY(
        testing::refusalOf([&] { Scenario(text, "file"); }).startsWith("file:2: none of the 1000000 rows"));
    QCOMPARE(testing::refusalOf([&] { Scenario(text + "x\n", "file"); }),
             QString("file:1000002: more than 1000000 rows"));
  }

  void queriesAreCheckedAgainstTheMap_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "message");
    row("fits", kScenario, "");
    row("other size", withRow("\t9\t", "\t8\t"), "file:2: expected a map of 8 x 7 cells, found 9 x 7");
    row("start in a wall", withRow("2\t3", "4\t3"), "file:2: start 4,3 is a wall");
    row("goal in a wall", withRow("6\t3", "4\t4"), "file:2: goal 4,4 is a wall");
  }
  void queriesAreCheckedAgainstTheMap() {
    FETCH_ALL((const QByteArray, text), (const QString, message));
    Map map(9, 7);
    for (const int y : {2, 3, 4}) map.setWeight({4, y}, kWall);
    const auto queries = readScenario(text.toStdString(), "file");
    const std::string fault = english(faultOnMap(queries.at(0), map));
    QCOMPARE(fault.empty() ? QString() : "file:2: " + QString::fromStdString(fault), message);
    QCOMPARE(testing::refusalOf([&] { (void)Scenario(text.toStdString(), "file").firstOn(map); }), message);
    // The same row and a good one: the good one is the first.
    if (!message.isEmpty())
      QCOMPARE(Scenario(text.toStdString() + kRow.toStdString(), "file").firstOn(map).line, 3);
    // A query made by a program may lie anywhere.
    QCOMPARE(english(faultOnMap({0, "m", 9, 7, {-1, 0}, {0, 0}, 1}, map)),
             std::string("start -1,0 is outside the map"));
  }

  void realScenario() {
    const Map map = readMapFile(SEARCHLIGHT_TEST_DATA "/maps/arena.map").map;
    const std::string path = SEARCHLIGHT_TEST_DATA "/maps/arena.map.scen";
    const auto queries = readScenarioFile(path);
    QCOMPARE(queries.size(), std::size_t{160});
    for (const ScenarioQuery& query : queries) QCOMPARE(english(faultOnMap(query, map)), std::string());
    QVERIFY((queries.front() == ScenarioQuery{0, "maps/dao/arena.map", 49, 49, {1, 11}, {1, 12}, 1}));
  }

  void writtenScenariosReadBackEqual() {
    constexpr std::uint64_t kSeed = 20'240'602;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Random random(kSeed);
    for (int i = 0; i < 100; ++i) {
      std::vector<ScenarioQuery> queries(random.below(20));
      for (ScenarioQuery& query : queries) {
        query.bucket = random.between(0, 1000);
        query.map = random.chance(0.5) ? "name" : "a name/with blanks.map";
        query.width = random.between(1, 4096);
        query.height = random.between(1, 4096);
        query.start = {random.between(0, query.width - 1), random.between(0, query.height - 1)};
        query.goal = {random.between(0, query.width - 1), random.between(0, query.height - 1)};
        query.optimal = random.below(10'000) + random.below(10'000) * std::sqrt(2.0);
      }
      QVERIFY2(readScenario(writeScenario(queries), "file") == queries, qPrintable(QString::number(i)));
    }
  }

  // Half of what the last digit of a length stands for.
  void decimals_data() {
    const auto row = testing::columns<QByteArray, double>("length", "halfUnit");
    row("two", "5.66", 0.005);
    row("zeros count", "5.600", 0.0005);
    row("eight", "5.65685425", 5e-9);
    row("none", "6", 0.5);
    row("a point alone", "6.", 0.5);
    row("none, an exponent", "1e1", 5.0);
    row("an exponent", "0.566e1", 0.005);
  }
  void decimals() {
    FETCH_ALL((const QByteArray, length), (const double, halfUnit));
    const auto row = ScenarioReader(withRow("5.65685425", length).toStdString(), "file").next();
    QVERIFY(!row->isBroken());
    QVERIFY(std::abs(row->query.halfUnit - halfUnit) <= 1e-9 * halfUnit);
    QVERIFY(row->query.isLengthKnown());
  }

  void zeroIsAnUnknownLength() {
    const auto known = [](const QByteArray& text) {
      return readScenario(text.toStdString(), "file").front().isLengthKnown();
    };
    QVERIFY(!known(withRow("5.65685425", "0")));
    QVERIFY(known("version 1\n0\tx\t9\t7\t2\t3\t2\t3\t0\n"));
  }

  void namesNoRowCanHoldAreRefused_data() {
    const auto row = testing::columns<QString>("name");
    for (const char* name : {"", "a\tb", "a\nb", "a\rb", " a", "a ", " "}) row(inQuotes(name).c_str(), name);
  }
  void namesNoRowCanHoldAreRefused() {
    QFETCH(const QString, name);
    const std::vector<ScenarioQuery> queries{{0, name.toStdString(), 9, 7, {2, 3}, {6, 3}, 4}};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)writeScenario(queries));
  }
};

SEARCHLIGHT_TEST(ScenarioFormatTest)
#include "scenario_format_test.moc"
