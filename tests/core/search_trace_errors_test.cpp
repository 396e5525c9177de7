// tests/core/search_trace_errors_test.cpp: what is no search trace, and how the reader says so.
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"

using namespace searchlight::search;

Q_DECLARE_METATYPE(SearchTraceLimits)

namespace {

// What the reader says against the text; "" if it reads it.
std::string complaint(const std::string& text, const std::string& fileName,
                      const SearchTraceLimits& limits = {}) {
  return searchlight::testing::refusalOf<std::string>([&] { readSearchTrace(text, fileName, {limits, {}}); });
}

}  // namespace

class SearchTraceErrorsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void refuses_data() {
    const auto row = testing::columns<QString, QByteArray, QString>("fileName", "text", "message");
    const auto yaml = [&](const char* name, const QByteArray& text, const char* message) {
      row(name, "t.yaml", text, "t.yaml" + QString(message));
    };
    const auto json = [&](const char* name, const QByteArray& text, const char* message) {
      row(name, "t.json", text, "t.json" + QString(message));
    };
    const QByteArray yamlStart = "version: 1.4.0\nevents:\n";
    const QByteArray jsonStart = "{\n\"version\": \"1.4.0\",\n\"events\": [\n";

    yaml("empty", "", ": not a search trace: expected a mapping with version and events");
    yaml("blank", " \n\n", ": not a search trace: expected a mapping with version and events");
    yaml("only a comment", "# nothing\n", ": not a search trace: expected a mapping with version and events");
    yaml("a word", "hello\n", ":1: not a search trace: expected a mapping with version and events");
    yaml("a map file", "type octile\nheight 2\nwidth 3\nmap\n..@\n.TT\n",
         ":1: not a search trace: expected a mapping with version and events");
    yaml("a list", "- 1\n- 2\n", ":1: not a search trace: expected a mapping with version and events");
    json("a JSON list", "[1]", ":1: not a search trace: expected a mapping with version and events");
    json("an empty object", "{}", ": not a search trace: it has no events");
    yaml("no events", "version: 1.4.0\n", ": not a search trace: it has no events");
    yaml("version null", "version:\nevents: []\n", ":1: unsupported version \"\", expected 1.0 to 2.0.0");
    yaml("version 2 of several documents", "version: 2.0.0\nevents: []\n---\nviews: []\n",
         ":4: not valid YAML: unexpected content after the end of the document");
    yaml("later version", "version: 2.1.0\nevents: []\n",
         ":1: unsupported version \"2.1.0\", expected 1.0 to 2.0.0");
    yaml("version of another thing", "version: 10.1\nevents: []\n",
         ":1: unsupported version \"10.1\", expected 1.0 to 2.0.0");
    yaml("version a list", "version: [1, 4]\nevents: []\n", ":1: version must be a string such as 1.4.0");
    yaml("events a number", "version: 1.4.0\nevents: 3\n", ":2: events must be a list");
    json("events a number, JSON", "{\"version\":\"1.4.0\",\n\n\"events\":3\n}", ":3: events must be a list");
    yaml("events null", "version: 1.4.0\nevents:\n", ":2: events must be a list");
    yaml("events a mapping", "version: 1.4.0\nevents: {type: a}\n", ":2: events must be a list");
    yaml("events an alias", "version: &v 1.4.0\nevents: *v\n",
         ":2: expected a value, found an alias; aliases are not supported");

    yaml("event a word", yamlStart + "- {type: a}\n- b\n", ":4: event 2: must be a mapping with type and id");
    yaml("event a list", yamlStart + "- [a]\n", ":3: event 1: must be a mapping with type and id");
    yaml("event null", yamlStart + "-\n", ":3: event 1: must be a mapping with type and id");
    yaml("event an alias", yamlStart + "- &a {type: a}\n- *a\n",
         ":4: expected a value, found an alias; aliases are not supported");
    yaml("field an alias", yamlStart + "- {type: a, id: &a 5}\n- {type: b, id: *a}\n",
         ":4: expected a value, found an alias; aliases are not supported");
    yaml("no type", yamlStart + "- {type: a}\n- {id: 5}\n- {type: c}\n", ":4: event 2: has no type");
    json("no type, JSON", jsonStart + "{\"id\": 5,\n\"f\": 1\n}\n]}", ":6: event 1: has no type");
    yaml("type null", yamlStart + "- {type: null}\n", ":3: event 1: has no type");
    yaml("type empty", yamlStart + "- {type: ''}\n", ":3: event 1: has no type");
    yaml("type a list", yamlStart + "- {type: [a]}\n", ":3: event 1: type must be a simple value");
    yaml("id a mapping", yamlStart + "- {type: a, id: {x: 1, y: 2}}\n",
         ":3: event 1: id must be a simple value");
    json("pId a list", jsonStart + "{\"type\": \"a\", \"pId\": [1]}\n]}",
         ":4: event 1: pId must be a simple value");
    yaml("f a word", yamlStart + "- {type: a, f: big}\n",
         ":3: event 1: f must be a finite number, not \"big\"");
    yaml("g a word in quotes", yamlStart + "- {type: a, g: '5 or so'}\n",
         ":3: event 1: g must be a finite number, not \"5 or so\"");
    yaml("h a list", yamlStart + "- {type: a, h: [5]}\n", ":3: event 1: h must be a simple value");
    yaml("x an expression", yamlStart + "- {type: a, x: 1+1}\n",
         ":3: event 1: x must be a finite number, not \"1+1\"");
    yaml("y two signs", yamlStart + "- {type: a, y: +-1}\n",
         ":3: event 1: y must be a finite number, not \"+-1\"");
    yaml("f empty text", yamlStart + "- {type: a, f: ''}\n",
         ":3: event 1: f must be a finite number, not \"\"");
    yaml("f not a number", yamlStart + "- {type: a, f: .nan}\n",
         ":3: event 1: f must be a finite number, not \".nan\"");
    yaml("f NaN", yamlStart + "- {type: a, f: NaN}\n", ":3: event 1: f must be a finite number, not \"NaN\"");
    yaml("g infinite", yamlStart + "- {type: a, g: -.inf}\n",
         ":3: event 1: g must be a finite number, not \"-.inf\"");
    yaml("g too large", yamlStart + "- {type: a, g: 1e999}\n",
         ":3: event 1: g must be a finite number, not \"1e999\"");
    json("g too large, JSON", jsonStart + "{\"type\": \"a\",\n\"g\": 1e999\n}]}",
         ":5: not valid JSON: number overflow parsing '1e999'");
    json("NaN, JSON", jsonStart + "{\"type\": \"a\",\n\"g\": NaN}]}",
         ":5: not valid JSON: syntax error while parsing value - invalid literal");
    json("f a word, JSON", jsonStart + "{\"type\": \"a\",\n\"f\": \"five\"\n}]}",
         ":5: event 1: f must be a finite number, not \"five\"");
    yaml("variables in variables",
         yamlStart + "- {type: a, variables: {x: 1, variables: {y: big}, y: big}}\n",
         ":3: event 1: y must be a finite number, not \"big\"");
    json("f true", jsonStart + "{\"type\": \"a\", \"f\": true}]}",
         ":4: event 1: f must be a finite number, not \"true\"");

    yaml("second document", "version: 1.4.0\nevents: []\n---\nversion: 1.4.0\n",
         ":4: not valid YAML: unexpected content after the end of the document");
    yaml("second document, a word", "version: 1.4.0\nevents: []\n---\nmore\n",
         ":4: not valid YAML: unexpected content after the end of the document");
    yaml("stray bracket after the end", "{version: 1.4.0, events: [],\n views: a}, b]}\n",
         ":2: not valid YAML: unexpected text");
    json("something after the object", "{\"version\":\"1.4.0\",\"events\":[]}\n{}",
         ":2: not valid JSON: syntax error while parsing value - unexpected '{'; expected end of input");
    yaml("a list as key", "version: 1.4.0\n[1, 2]: 3\nevents: []\n",
         ":2: not valid YAML: a key is not plain text on one line, or a bracket is not closed");
    yaml("null as key", "version: 1.4.0\n? \n: 3\nevents: []\n",
         ":2: not valid YAML: keys that begin with a question mark are not supported");
    yaml("alias as key", "version: &v 1.4.0\n*v : 3\nevents: []\n",
         ":2: not valid YAML: a key is not plain text on one line, or a bracket is not closed");

    yaml("cut in a list", "version: 1.4.0\nevents: [{type: a}", ":2: not valid YAML: a [ is not closed");
    yaml("cut in a mapping", yamlStart + "- {type: a, id", ":3: not valid YAML: a { is not closed");
    yaml("cut after the dash", yamlStart + "- type: a\n-", ":4: event 2: must be a mapping with type and id");
    yaml("cut in quotes", yamlStart + "- type: \"a", ":3: not valid YAML: a quoted string is not closed");
    yaml("unknown anchor", yamlStart + "- *nobody\n",
         ":3: expected a value, found an alias; aliases are not supported");
    yaml("no break between keys", "version: 1.4.0 events: []\n",
         ":1: not valid YAML: a mapping must begin below its key");
    yaml("tab as indentation", "version: 1.4.0\nevents:\n\t- type: a\n",
         ":3: not valid YAML: expected spaces as indentation, found a tab");
    json("cut, JSON", jsonStart + "{\"type\": \"a\"",
         ":4: not valid JSON: syntax error while parsing object - unexpected end of input; expected '}'");
    json("cut in quotes, JSON", jsonStart + "{\"type\": \"a",
         ":4: not valid JSON: syntax error while parsing value - invalid string: missing closing quote");
    json("half a pair of surrogates", jsonStart + "{\"type\": \"\\ud800\"}]}",
         ":4: not valid JSON: syntax error while parsing value - invalid string: surrogate U+D800..U+DBFF "
         "must "
         "be "
         "followed by U+DC00..U+DFFF");
    json("comment, JSON", "{\"version\": \"1.4.0\", // no\n\"events\": []}",
         ":1: not valid JSON: syntax error while parsing object key - invalid literal; expected string "
         "literal");
    yaml("letters of another alphabet after a backslash", "version: \"\\\xC3\xA4\"\n",
         ":1: not valid YAML: an escape sequence is unknown");

    yaml("binary", QByteArray("version: 1.4.0\n\0\1\2", 18), ":2: contains a control character");
    yaml("a picture", "\x89PNG\r\n\x1a\n", ":2: contains a control character");

    constexpr qsizetype kDeep = 100'000;
    const char* const tooDeep = ": lists and mappings are nested more than 64 levels deep";
    json("deep lists, JSON", "{\"views\":" + QByteArray(kDeep, '['), (std::string(":1") + tooDeep).c_str());
    json("deep mappings, JSON", QByteArray("{\"a\":").repeated(kDeep), (std::string(":1") + tooDeep).c_str());
    json("deep lists in an event", jsonStart + "{\"type\":\"a\",\"b\":" + QByteArray(kDeep, '['),
         (std::string(":4") + tooDeep).c_str());
    yaml("deep mappings", "version: 1.4.0\nviews: " + QByteArray("{a: ").repeated(kDeep),
         (std::string(":2") + tooDeep).c_str());
    yaml("deep blocks", "version: 1.4.0\nviews:\n " + QByteArray("- ").repeated(kDeep),
         (std::string(":3") + tooDeep).c_str());
    yaml("alias bomb",
         "a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c "
         "[*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
         "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\nversion: 1.4.0\nevents: *d\n",
         ":6: expected a value, found an alias; aliases are not supported");
  }
  void refuses() {
    FETCH_ALL((QString, fileName), (QString, message), (QByteArray, text));
    QCOMPARE(QString::fromStdString(complaint(text.toStdString(), fileName.toStdString())), message);
  }

  void keepsLimits_data() {
    using L = SearchTraceLimits;
    const auto rows = testing::columns<QByteArray, L, QString>("text", "limits", "message");
    const auto row = [&](const char* name, const std::string& text, auto limit, std::size_t most,
                         const char* message) {
      L limits;
      limits.*limit = static_cast<std::remove_reference_t<decltype(limits.*limit)>>(most);
      rows(name, QByteArray::fromStdString(text), limits, message);
    };
    const std::string start = "version: 1.4.0\nevents:\n", one = start + "- {type: a}\n";
    const std::string three = one + "- {type: a}\n- {type: a}\n",
                      fields = start + "- {type: a, m: 1, n: 2}\n";
    row("just enough bytes", one, &L::bytes, 35, "");
    row("too many bytes", one, &L::bytes, 34, "t: larger than 0 MiB");
    row("just enough events", three, &L::events, 3, "");
    row("too many events", three + "- {type: a}\n", &L::events, 3, "t:6: more than 3 events");
    row("just enough fields", fields, &L::fields, 2, "");
    row("too many fields", fields, &L::fields, 1, "t:3: more than 1 custom fields");
    row("just enough fields in an event", fields, &L::fieldsPerEvent, 2, "");
    row("too many fields in an event", fields, &L::fieldsPerEvent, 1,
        "t:3: event 1: has more than 1 custom fields");
    row("name just short enough", start + "- {type: a, abc: 1}\n", &L::fieldName, 3, "");
    row("name too long", start + "- {type: a, abcd: 1}\n", &L::fieldName, 3,
        "t:3: event 1: a field's name is longer than 3 characters");
    row("id just short enough", start + "- {type: abc, id: abc, pId: abc}\n", &L::name, 3, "");
    row("id too long", start + "- {type: a, id: abcd}\n", &L::name, 3,
        "t:3: event 1: id is longer than 3 bytes");
    row("parent's id too long", start + "- {type: a, id: a, pId: abcd}\n", &L::name, 3,
        "t:3: event 1: pId is longer than 3 bytes");
    row("just flat enough", "version: 1.4.0\nviews: [[1]]\nevents: []\n", &L::depth, 3, "");
    row("too deep", "version: 1.4.0\nviews: [[[1]]]\nevents: []\n", &L::depth, 3,
        "t:2: lists and mappings are nested more than 3 levels deep");
  }
  void keepsLimits() {
    FETCH_ALL((QByteArray, text), (SearchTraceLimits, limits), (QString, message));
    QCOMPARE(QString::fromStdString(complaint(text.toStdString(), "t", limits)), message);
  }

  void checksTheSizeOfFiles() {
    SearchTraceLimits limits;
    limits.bytes = 100;
    QVERIFY_THROWS_EXCEPTION(
        FormatError, readSearchTraceFile(SEARCHLIGHT_TEST_DATA "/traces/block.trace.yaml", {limits, {}}));
  }

  void refusesEveryPrefixOfJson() {
    std::string text = readFile(SEARCHLIGHT_TEST_DATA "/traces/corridor.trace.json", 1 << 20);
    text.resize(text.rfind('}') + 1);
    QCOMPARE(complaint(text, "t.json"), std::string());
    for (std::size_t size = 0; size < text.size(); ++size)
      QVERIFY2(!complaint(text.substr(0, size), "t.json").empty(), std::to_string(size).c_str());
  }

  // A cut YAML file may well be a shorter trace; it must only never be anything else than a trace or a
  // FormatError.
  void survivesEveryPrefixOfYaml() {
    for (const char* file : {"block.trace.yaml", "flow.trace.yaml", "foreign.trace.yaml"}) {
      const std::string text = readFile(std::string(SEARCHLIGHT_TEST_DATA "/traces/") + file, 1 << 20);
      for (std::size_t size = 0; size < text.size(); ++size) {
        const std::string message = complaint(text.substr(0, size), file);
        QVERIFY2(message.empty() || message.starts_with(file), message.c_str());
        QVERIFY2(message.find('\n') == std::string::npos, message.c_str());
      }
    }
  }
};

SEARCHLIGHT_TEST(SearchTraceErrorsTest)
#include "search_trace_errors_test.moc"
