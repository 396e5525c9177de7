// tests/core/search_trace_format_test.cpp: search traces as others write them.
#include "core/trace_formats/search_trace_format.h"

#include <sstream>

#include "core/text/failure.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

std::string number(OptionalNumber value) {
  if (!value) return "-";
  std::ostringstream text;
  text.precision(17);
  text << *value;
  return text.str();
}

// One line per event: type id parent f,g,h x,y name=value..; what is missing is "-".
std::string describe(const TraceDocument& document) {
  const auto orDash = [](std::string_view name) {
    return name.empty() ? std::string("-") : std::string(name);
  };
  std::string text;
  for (std::size_t i = 0; i < document.events.size(); ++i) {
    const TraceEvent& e = document.events[i];
    text += std::string(document.typeOf(i)) + ' ' + orDash(document.idOf(i)) + ' ' +
            orDash(document.parentIdOf(i));
    text += ' ' + number(e.f) + ',' + number(e.g) + ',' + number(e.h) + ' ' + number(e.x) + ',' + number(e.y);
    for (const TraceField& field : document.fieldsOf(i))
      text += ' ' + std::string(document.fieldNames[field.name]) + '=' +
              std::string(document.fieldValues[field.value]);
    text += '\n';
  }
  return text;
}

TraceDocument readFromData(const char* name) {
  return readSearchTraceFile(std::string(SEARCHLIGHT_TEST_DATA "/traces/") + name);
}

}  // namespace

class SearchTraceFormatTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void readsBlockYaml();
  void readsTheSameFromAllForms_data();
  void readsTheSameFromAllForms();
  void readsForeignTraces();
  void numbersNodesWhateverTheOrderOfFields();
  void ofKeysGivenTwiceTheLastCounts_data();
  void ofKeysGivenTwiceTheLastCounts();
  void reads_data();
  void reads();
  void choosesFlavourByName();
};

void SearchTraceFormatTest::readsBlockYaml() {
  const TraceDocument document = readFromData("block.trace.yaml");
  QCOMPARE(document.version, std::string("1.4.0"));
  QCOMPARE(describe(document), std::string("source 0 - -,-,- 0,0\n"
                                           "destination 4 - -,-,- 0,2\n"
                                           "generating 0 - 2,0,2 0,0\n"
                                           "expanding 0 - 2,0,2 0,0\n"
                                           "generating 1 0 4,1,3 1,0\n"
                                           "closing 0 - 2,0,2 0,0\n"
                                           "expanding 1 0 4,1,3 1,0\n"
                                           "generating 3 1 4,2,2 1,1\n"
                                           "end 4 5 4,4,0 0,2\n"));
  QCOMPARE(document.ids.size(), std::size_t{5});
  QCOMPARE(document.types.size(), std::size_t{6});
  using enum TraceEventKind;
  QVERIFY(document.kindsOfTypes() == (std::vector{Source, Destination, Generate, Expand, Close, End}));
}

void SearchTraceFormatTest::readsTheSameFromAllForms_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("version");
  for (const char* file : {"flow.trace.yaml", "corridor.trace.json"})
    QTest::newRow(file) << QString(file) << "1.4.0";
  QTest::newRow("forerunner.trace.json") << QString("forerunner.trace.json") << "1.0.5";
}

void SearchTraceFormatTest::readsTheSameFromAllForms() {
  FETCH(QString, file, version);
  TraceDocument document = readFromData(file.toUtf8().constData());
  QCOMPARE(QString::fromStdString(document.version), version);
  document.version = kSearchTraceVersion;
  const TraceDocument block = readFromData("block.trace.yaml");
  QCOMPARE(describe(document), describe(block));
  QVERIFY(document == block);
}

void SearchTraceFormatTest::readsForeignTraces() {
  const TraceDocument document = readFromData("foreign.trace.yaml");
  QCOMPARE(describe(document), std::string("start A1 - -,-,- -,- name=the start\n"
                                           "expand A1 - 1.4142135623730951,0,- -,-\n"
                                           "open B 2 A1 1.0000000000000001e-05,0.70710678118654757,- -,-\n"
                                           "look around - - -,-,- -,- rayX=3 rayY=-4.5 lit=true cells=[1, "
                                           "[2, 3]] box={\"from\": 1, \"to\": 2}\n"
                                           "relax B 2 nobody -,0.5,- -1.5,2.25\n"
                                           "7 007 - -,-,- -,-\n"));
  using enum TraceEventKind;
  QVERIFY(document.kindsOfTypes() == (std::vector{Source, Expand, Generate, Other, Update, Other}));
}

void SearchTraceFormatTest::numbersNodesWhateverTheOrderOfFields() {
  const TraceDocument document =
      readSearchTrace("{version: 1.4.0, events: [{pId: b, type: t, id: a}, {id: c, pId: a, type: t}]}", "t");
  QCOMPARE(document.events[0].id, 0U);
  QCOMPARE(document.events[0].pId, 1U);
  QCOMPARE(document.events[1].id, 2U);
  QCOMPARE(document.events[1].pId, 0U);
}

void SearchTraceFormatTest::reads_data() {
  QTest::addColumn<QString>("fileName");
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("described");
  const auto yaml = [](const char* name, const QByteArray& text, const char* described) {
    QTest::newRow(name) << QString("t.trace.yaml") << text << QString(described);
  };
  const auto json = [](const char* name, const QByteArray& text, const char* described) {
    QTest::newRow(name) << QString("t.trace.json") << text << QString(described);
  };
  yaml("no events", "version: 1.4.0\nevents: []\n", "");
  yaml("byte order mark", "\xEF\xBB\xBFversion: 1.4.0\nevents:\n- type: a\n", "a - - -,-,- -,-\n");
  yaml("line ends of Windows", "version: 1.4.0\r\nevents:\r\n- type: a\r\n  id: 1\r\n", "a 1 - -,-,- -,-\n");
  yaml("no line end at the end", "version: 1.4.0\nevents:\n- {type: a, id: b}", "a b - -,-,- -,-\n");
  yaml("short version", "version: 1.4\nevents: []\n", "");
  yaml("no version", "events: []\n", "");
  yaml("numbers in quotes",
       "version: 1.4.0\nevents:\n- {type: a, id: '1', f: '2.5', g: \"-1\", h: '+3', x: '4', y: '5'}\n",
       "a 1 - 2.5,-1,3 4,5\n");
  yaml(
      "before 1.0.5",
      "eventList:\n- type: a\n  variables: {x: 1, y: 2, rotation: 90}\n  id: 3\n  g: 4\n- {type: b, id: 5}\n",
      "a 3 - -,4,- 1,2 rotation=90\nb 5 - -,-,- -,-\n");
  yaml("variables that are none",
       "version: 1.0.4\neventList: [{type: a, variables: 3}, {type: b, variables: [x]}]\n",
       "a - - -,-,- -,- variables=3\nb - - -,-,- -,- variables=[\"x\"]\n");
  json("before 1.0.5, JSON",
       R"({"render":{},"eventList":[{"type":"a","id":"1","variables":{"x":"2","y":3}}]})",
       "a 1 - -,-,- 2,3\n");
  yaml("escapes of YAML's own",
       "version: 1.4.0\nevents: [{type: \"a\\N\\_\\x41\", id: \"\\ud83d\\udd26\"}]\n",
       "a\xC2\x85\xC2\xA0"
       "A \xF0\x9F\x94\xA6 - -,-,- -,-\n");
  yaml("early version", "version: 1.0.4\nevents: []\n", "");
  yaml("version 2", "version: 2.0.0\nevents: [{type: a, id: 1}]\n", "a 1 - -,-,- -,-\n");
  yaml("JSON in a file called yaml", R"({"version": "1.4.0", "events": [{"type": "a"}]})",
       "a - - -,-,- -,-\n");
  yaml("no id, null id, empty id",
       "version: 1.4.0\nevents: [{type: a}, {type: b, id: ~}, {type: c, id: ''}]\n",
       "a - - -,-,- -,-\nb - - -,-,- -,-\nc - - -,-,- -,-\n");
  yaml("numbers", "version: 1.4.0\nevents: [{type: a, f: 1e3, g: -0.25, h: +7, x: .5, y: 5.}]\n",
       "a - - 1000,-0.25,7 0.5,5\n");
  yaml("words that look like something else",
       "version: 1.4.0\nevents: [{type: on, id: 1_000, pId: 0x1F, y: 1}]\n", "on 1_000 0x1F -,-,- -,1\n");
  yaml("text in several lines", "version: 1.4.0\nevents:\n- type: a\n  note: |\n    b\n    c\n",
       "a - - -,-,- -,- note=b\nc\n\n");
  yaml("tags", "version: !!str 1.4.0\nevents: !!seq [!!map {type: !!str 3, f: !!float 4}]\n",
       "3 - - 4,-,- -,-\n");
  yaml("directive", "%YAML 1.2\n---\nversion: 1.4.0\nevents: []\n...\n", "");
  yaml("anchors", "version: &v 1.4.0\nevents: &e\n- &a {type: &t a}\n", "a - - -,-,- -,-\n");
  yaml("aliases that are passed over",
       "version: 1.4.0\nviews: [&a 1, *a]\nevents: [{type: t, own: [*a], more: *a}]\n",
       "t - - -,-,- -,- own=[null]\n");
  yaml("nothing after a last divider", "version: 1.4.0\nevents: []\n---\n", "");
  json("minimal", R"({"version":"1.4.0","events":[]})", "");
  json("blanks in front", " \n\t{ \n \"version\":\"1.4.0\",\"events\":[] } \n", "");
  json("events before version", R"({"events":[{"type":"a","id":1}],"version":"1.4.0"})", "a 1 - -,-,- -,-\n");
  json("version as a number", R"({"version":1.4,"events":[]})", "");
  json("ids of all kinds",
       R"({"version":"1.4.0","events":[{"type":"a","id":-3,"pId":18446744073709551615},{"type":"b","id":1.50},
          {"type":"c","id":true,"pId":"x y"},{"type":"d","id":123456789012345678901234567890}]})",
       "a -3 18446744073709551615 -,-,- -,-\nb 1.50 - -,-,- -,-\nc true x y -,-,- -,-\n"
       "d 123456789012345678901234567890 - -,-,- -,-\n");
  json("escapes", R"({"version":"1.4.0","events":[{"type":"\u00e4\ud83d\udd26\n","id":"\"\\\/"}]})",
       "\xC3\xA4\xF0\x9F\x94\xA6\n \"\\/ - -,-,- -,-\n");
  json(
      "own fields",
      R"({"version":"1.4.0","events":[{"n":1,"type":"a","b":false,"s":"","z":null,"o":{"type":2},"l":[[]]}]})",
      "a - - -,-,- -,- n=1 b=false s= o={\"type\": 2} l=[[]]\n");
  json("too small for a double is nothing", R"({"version":"1.4.0","events":[{"type":"a","f":1e-400}]})",
       "a - - 0,-,- -,-\n");
  QTest::newRow("YAML in a file called json")
      << QString("t.trace.json") << QByteArray("version: 1.4.0\nevents: []\n") << QString();
  QTest::newRow("YAML in braces in a file called json")
      << QString("t.trace.json") << QByteArray("{version: 1.4.0, events: []}\n") << QString();
  QTest::newRow("JSON without a file")
      << QString("clipboard") << QByteArray(R"({"version":"1.4.0","events":[]})") << QString();
}

void SearchTraceFormatTest::reads() {
  FETCH_ALL((QString, fileName), (QString, described), (QByteArray, text));
  const TraceDocument document = readSearchTrace(text.toStdString(), fileName.toStdString());
  QCOMPARE(QString::fromStdString(describe(document)), described);
}

void SearchTraceFormatTest::ofKeysGivenTwiceTheLastCounts_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("described");
  QTest::addColumn<int>("repeated");
  QTest::addColumn<QString>("first");
  const auto row = [](const char* name, const QByteArray& text, const char* described, int repeated,
                      const char* first) {
    QTest::newRow(name) << text << QString::fromUtf8(described) << repeated << QString::fromUtf8(first);
  };
  row("none", "events: [{type: a, id: 1}]\n", "a 1 - -,-,- -,-\n", 0, "");
  row("version", "version: 1.4.0\nevents: []\nversion: 1.0.5\n", "", 1, "t:3: version is given twice");
  row("events", "events:\n- {type: a, id: 1, n: 2}\nevents:\n- {type: b, id: 2}\n", "b 2 - -,-,- -,-\n", 1,
      "t:3: events is given twice");
  row("events under both names", "eventList: [{type: a}]\nevents: []\n", "", 1, "t:2: events is given twice");
  row("set-up", "searchlight: {a: 1}\nsearchlight: {b: 2}\nevents: []\n", "", 1,
      "t:2: searchlight is given twice");
  row("JSON", "{\"events\": [{\"type\": \"a\", \"g\": 5,\n\"id\": 1, \"g\": 7, \"type\": \"b\"}]}",
      "b 1 - -,7,- -,-\n", 2, "t:2: event 1: g is given twice");
  row("the last is none", "{\"events\": [{\"type\": \"a\", \"g\": 5, \"id\": 1, \"g\": null, \"id\": null}]}",
      "a - - -,-,- -,-\n", 2, "t:1: event 1: g is given twice");
  row("x beside variables", "events:\n- {type: a, x: 1, variables: {x: 2}}\n", "a - - -,-,- 2,-\n", 1,
      "t:2: event 1: x is given twice");
  row("own fields", "events:\n- {type: a, note: 1, more: 2,\n   note: {b: 3}}\n- {type: a, note: 4, note:}\n",
      "a - - -,-,- -,- more=2 note={\"b\": 3}\na - - -,-,- -,-\n", 2,
      "t:3: event 1: \"note\" is given twice");
}

void SearchTraceFormatTest::ofKeysGivenTwiceTheLastCounts() {
  FETCH_ALL((const QByteArray, text), (const QString, first));
  const TraceDocument document = readSearchTrace(text.toStdString(), "t");
  QTEST(QString::fromStdString(describe(document)), "described");
  QTEST(int(document.repeatedKeys), "repeated");
  QCOMPARE(QString::fromStdString(english(document.firstRepeatedKey)), first);
  if (first.contains(u"searchlight"_s)) QCOMPARE(document.setUp, std::string("{\"b\": 2}"));
  if (first.contains(u"version"_s)) QCOMPARE(document.version, std::string("1.0.5"));
}

void SearchTraceFormatTest::choosesFlavourByName() {
  QCOMPARE(searchTraceFlavour("a.trace.json"), SearchTraceFlavour::Json);
  QCOMPARE(searchTraceFlavour("a.trace.yaml"), SearchTraceFlavour::Yaml);
  QCOMPARE(searchTraceFlavour("a.json/b"), SearchTraceFlavour::Yaml);
}

SEARCHLIGHT_TEST(SearchTraceFormatTest)
#include "search_trace_format_test.moc"
