// tests/core/search_trace_writer_test.cpp: search traces written so that all read them alike.
#include <random>
#include <sstream>

#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

using FieldList = std::vector<std::pair<std::string_view, std::string_view>>;

constexpr SearchTraceFlavour kFlavours[] = {SearchTraceFlavour::Yaml, SearchTraceFlavour::Json};

std::string written(const TraceDocument& document, SearchTraceFlavour flavour) {
  std::string text;
  SearchTraceWriter writer(text, flavour);
  writeSearchTrace(document, writer);
  writer.finish();
  return text;
}

}  // namespace

class SearchTraceWriterTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void writesYaml() {
    std::string text;
    SearchTraceWriter writer(text, SearchTraceFlavour::Yaml);
    const FieldList fields = {
        {"status", "open"}, {"two words", "a: b"}, {"depth", "3"}, {"goal", "false"}, {"no", "no"}};
    writer.write({"source", std::uint64_t{7}, {}, {}, {}, {}, 3, 4, {}});
    writer.write({"generating", std::uint64_t{7}, {}, 1.5, 0, 1.5, 3, 4, {}});
    writer.write({"updating", "B 2", std::uint64_t{7}, 0.1, 1e-5, 1e20, {}, {}, fields});
    writer.finish();
    QCOMPARE(text,
             std::string(
                 "version: 1.4.0\n"
                 "views:\n"
                 "  main:\n"
                 "    - $: rect\n"
                 "      x: ${{ $.x }}\n"
                 "      y: ${{ $.y }}\n"
                 "      width: 1\n"
                 "      height: 1\n"
                 "      fill: ${{ color[$.type] }}\n"
                 "pivot:\n"
                 "  x: ${{ $.x + 0.5 }}\n"
                 "  y: ${{ $.y + 0.5 }}\n"
                 "  scale: 1\n"
                 "events:\n"
                 "  - { type: source, id: 7, x: 3, y: 4 }\n"
                 "  - { type: generating, id: 7, pId: null, f: 1.5, g: 0, h: 1.5, x: 3, y: 4 }\n"
                 "  - { type: updating, id: \"B 2\", pId: 7, f: 0.1, g: 1.0e-05, h: 1.0e+20, status: open, "
                 "\"two words\": \"a: b\", depth: 3, goal: false, \"no\": \"no\" }\n"));
  }

  void writesJson() {
    std::string text;
    SearchTraceWriter writer(text, SearchTraceFlavour::Json, SearchTraceView::Nothing);
    const FieldList fields = {{"status", "open"}, {"depth", "3"}};
    writer.write({"source", std::uint64_t{7}, {}, {}, {}, {}, 3, 4, {}});
    writer.write({"updating", "B \"2\"", std::uint64_t{7}, 0.1, 1e-5, 1e20, {}, {}, fields});
    writer.finish();
    QCOMPARE(text,
             std::string("{\n"
                         "  \"version\": \"1.4.0\",\n"
                         "  \"events\": [\n"
                         "    { \"type\": \"source\", \"id\": 7, \"x\": 3, \"y\": 4 },\n"
                         "    { \"type\": \"updating\", \"id\": \"B \\\"2\\\"\", \"pId\": 7, \"f\": 0.1, "
                         "\"g\": 1.0e-05, \"h\": 1.0e+20, \"status\": \"open\", \"depth\": 3 }\n"
                         "  ]\n"
                         "}\n"));
  }

  void writesTracesWithoutEvents() {
    for (const SearchTraceFlavour flavour : kFlavours) {
      const std::string text = written({}, flavour);
      const TraceDocument document = readSearchTrace(text, "t");
      QVERIFY(document.events.empty());
      QCOMPARE(document.version, std::string(kSearchTraceVersion));
    }
  }

  void writesJsonThatQtReads() {
    const TraceDocument block =
        readSearchTrace(readFile(SEARCHLIGHT_TEST_DATA "/traces/block.trace.yaml", 1 << 20), "block");
    QJsonParseError error;
    const QByteArray text = QByteArray::fromStdString(written(block, SearchTraceFlavour::Json));
    const QJsonObject trace = QJsonDocument::fromJson(text, &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(trace["version"].toString(), QString("1.4.0"));
    const QJsonArray main = trace["views"].toObject()["main"].toArray();
    QCOMPARE(main.size(), 1);
    QCOMPARE(main[0].toObject()["$"].toString(), QString("rect"));
    QCOMPARE(main[0].toObject()["x"].toString(), QString("${{ $.x }}"));
    QCOMPARE(main[0].toObject()["y"].toString(), QString("${{ $.y }}"));
    const QJsonArray events = trace["events"].toArray();
    QCOMPARE(events.size(), 9);
    QCOMPARE(events[7].toObject(), (QJsonObject{{"type", "generating"},
                                                {"id", 3},
                                                {"pId", 1},
                                                {"f", 4},
                                                {"g", 2},
                                                {"h", 2},
                                                {"x", 1},
                                                {"y", 1}}));
  }

  void streamsInPieces() {
    for (const SearchTraceFlavour flavour : kFlavours) {
      std::string text;
      std::ostringstream stream;
      SearchTraceWriter toText(text, flavour), toStream(stream, flavour);
      std::size_t inStream = 0;
      for (std::uint64_t i = 0; i < 5000; ++i) {
        const TraceEventText event{"expanding", i, i / 2, static_cast<double>(i) / 3, 0, 1, 2, 3, {}};
        toText.write(event);
        toStream.write(event);
        if (i == 4000) inStream = stream.str().size();
      }
      toText.finish();
      toStream.finish();
      QVERIFY(inStream > 0 && inStream < text.size());
      QCOMPARE(stream.str(), text);
    }
  }

  void readsBackWhatItWrites_data() {
    // name: used as type, id, parent and in fields
    const auto row = testing::columns<QByteArray, double>("name", "number");
    constexpr double kMax = std::numeric_limits<double>::max();
    row("plain", "expanding", 1);
    row("number", "17", 0.1);
    row("negative", "-3", -1.0 / 3);
    row("fraction", "1.5", 1e-5);
    row("leading zeros", "007", 1e300);
    row("too large for a double", "9007199254740993", 9007199254740993.0);
    row("with exponent", "1.0e+20", 1e20);
    row("other exponent", "1e20", 123456789.125);
    row("minus nothing", "-0", -0.0);
    row("hexadecimal", "0x1F", kMax);
    row("octal", "0o17", -kMax);
    row("base sixty", "12:30", std::numeric_limits<double>::min());
    row("a date", "2024-01-01", std::numeric_limits<double>::denorm_min());
    row("true", "true", 5e-300);
    row("null", "null", 2);
    row("Null", "Null", 2);
    row("tilde", "~", 2);
    row("yes", "Yes", 2);
    row("y", "y", 2);
    row("nan", ".nan", 2);
    row("merge", "<<", 2);
    row("dash", "-", 2);
    row("dashes", "---", 2);
    row("dots", "...", 2);
    row("blank", " ", 2);
    row("blanks around", "  a  ", 2);
    row("colon", "a: b", 2);
    row("comment", "a #b", 2);
    row("comma and braces", "a,b}]{[", 2);
    row("anchor", "&a", 2);
    row("alias", "*a", 2);
    row("tag", "!a", 2);
    row("directive", "%a", 2);
    row("at", "@a`", 2);
    row("quotes", "\"a\" 'b'", 2);
    row("backslash", "a\\n\\", 2);
    row("line ends", "a\r\nb\nc\r", 2);
    row("tab", "\ta\t", 2);
    row("control characters", QByteArray("\0\1\x1b\x7f", 4), 2);
    row("control characters beyond ASCII", "\xC2\x80\xC2\x85\xC2\x9F\xC2\xA0", 2);
    row("line ends beyond ASCII", "a\xE2\x80\xA8 \xE2\x80\xA9 b", 2);
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a",
        2);
    row("noncharacters", "\xEF\xBF\xBE\xEF\xBF\xBF", 2);
    row("other alphabets", "\xC3\xA4 \xE2\x82\xAC \xE6\xA3\x8B \xF0\x9F\x94\xA6", 2);
    row("expression", "${{ $.x }}", 2);
    row("long", QByteArray(5000, 'x'), 2);
  }
  void readsBackWhatItWrites() {
    FETCH_ALL((QByteArray, name), (double, number));
    const std::string text = name.toStdString();
    const std::string fieldName = ("f" + text).substr(0, SearchTraceLimits().fieldName);
    const FieldList fields = {{"value", text}, {fieldName, "b"}};
    for (const SearchTraceFlavour flavour : kFlavours) {
      std::string file;
      SearchTraceWriter writer(file, flavour);
      writer.write({text, text, "p" + text, number, -number, number, number, -number, fields});
      writer.write({"end", text, {}, {}, {}, {}, {}, {}, {}});
      writer.finish();
      try {
        const TraceDocument document = readSearchTrace(file, "t");
        QCOMPARE(document.events.size(), std::size_t{2});
        QVERIFY(document.typeOf(0) == text);
        QVERIFY(document.idOf(0) == text);
        QVERIFY(document.parentIdOf(0) == "p" + text);
        QVERIFY(document.events[1].id == document.events[0].id);
        QVERIFY(document.events[1].pId == kNoName);
        QVERIFY(!document.events[1].f);
        for (const OptionalNumber n : {document.events[0].f, document.events[0].h, document.events[0].x})
          QVERIFY(n == OptionalNumber(number));
        for (const OptionalNumber n : {document.events[0].g, document.events[0].y})
          QVERIFY(n == OptionalNumber(-number));
        QCOMPARE(document.fieldsOf(0).size(), fields.size());
        for (std::size_t i = 0; i < fields.size(); ++i) {
          QVERIFY(document.fieldNames[document.fieldsOf(0)[i].name] == fields[i].first);
          QVERIFY(document.fieldValues[document.fieldsOf(0)[i].value] == fields[i].second);
        }
        for (const SearchTraceFlavour again : kFlavours)
          QVERIFY(readSearchTrace(written(document, again), "t") == document);
      } catch (const FormatError& error) {
        QFAIL((error.what() + ("\n" + file)).c_str());
      }
    }
  }

  void readsBackRandomTraces() {
    constexpr unsigned kSeed = 20240229;
    qInfo("seed %u", kSeed);
    std::mt19937 random(kSeed);
    const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
    const auto maybe = [&]() -> OptionalNumber {
      if (below(4) == 0) return {};
      return std::ldexp(static_cast<double>(random()) - 2147483648.0, static_cast<int>(below(200)) - 100);
    };
    const auto word = [&] {
      std::string text;
      for (unsigned length = 1 + below(6); length > 0; --length) text += static_cast<char>(' ' + below(95));
      return text;
    };
    for (const SearchTraceFlavour flavour : kFlavours) {
      std::string text, again;
      SearchTraceWriter writer(text, flavour);
      for (int i = 0; i < 500; ++i) {
        const std::string type = word(), id = word(), value = word();
        const FieldList fields = {{"own", value}};
        writer.write(
            {type, id, std::uint64_t{random()}, maybe(), maybe(), maybe(), maybe(), maybe(), fields});
      }
      writer.finish();
      const TraceDocument document = readSearchTrace(text, "t");
      QCOMPARE(document.events.size(), std::size_t{500});
      QVERIFY(written(document, flavour) == text);
      for (const SearchTraceFlavour other : kFlavours)
        QVERIFY(readSearchTrace(written(document, other), "t") == document);
    }
  }

  void doesNotWrite_data() {
    const auto row =
        testing::columns<QByteArray, QByteArray, double, QByteArrayList>("type", "id", "number", "fields");
    const QByteArrayList none;
    row("no type", "", "1", 1.0, none);
    row("type not UTF-8", "\xFF", "1", 1.0, none);
    row("id not UTF-8", "a", "\xC3", 1.0, none);
    row("infinite", "a", "1", std::numeric_limits<double>::infinity(), none);
    row("minus infinite", "a", "1", -std::numeric_limits<double>::infinity(), none);
    row("field not UTF-8", "a", "1", 1.0, QByteArrayList{"a\x80"});
    row("field twice", "a", "1", 1.0, QByteArrayList{"m", "n", "m"});
    row("field of the format's own", "a", "1", 1.0, QByteArrayList{"pId"});
    row("field with a long name", "a", "1", 1.0, QByteArrayList{QByteArray(129, 'n')});
    QByteArrayList many;
    for (int i = 0; i < 65; ++i) many << QByteArray::number(i);
    row("too many fields", "a", "1", 1.0, many);
  }
  void doesNotWrite() {
    FETCH_ALL((QByteArray, type), (QByteArray, id), (double, number), (QByteArrayList, fields));
    FieldList list;
    for (const QByteArray& field : fields)
      list.emplace_back(std::string_view(field.data(), static_cast<std::size_t>(field.size())), "v");
    const std::string typeText = type.toStdString(), idText = id.toStdString();
    for (const SearchTraceFlavour flavour : kFlavours) {
      std::string text;
      SearchTraceWriter writer(text, flavour);
      const std::string before = text;
      QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                               writer.write({typeText, idText, {}, number, {}, {}, {}, {}, list}));
      QCOMPARE(text, before);
    }
  }
};

SEARCHLIGHT_TEST(SearchTraceWriterTest)
#include "search_trace_writer_test.moc"
