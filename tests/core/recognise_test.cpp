// tests/core/recognise_test.cpp: files are told by what is in them, whatever they are called.
#include "core/files/recognise.h"

#include <zlib.h>

#include "core/text/failure.h"
#include "core/text/files.h"
#include "tests/test_main.h"

using namespace searchlight::files;

namespace {

const std::string kRoom = "#####\n#@$.#\n#####\n";

std::string packed(const std::string& text) {
  z_stream stream{};
  if (deflateInit2(&stream, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string wide(const std::u16string& text) {
  std::string out("\xFF\xFE");
  for (const char16_t c : text) out += {static_cast<char>(c & 0xFF), static_cast<char>(c >> 8)};
  return out;
}

std::string nameOfKind(const std::optional<Kind>& kind) {
  return kind ? std::string(nameOf(*kind)) : "nothing";
}

}  // namespace

class RecogniseTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Under a name that says nothing, one that says something else, and packed.
  void aFileIsWhatIsInIt_data() {
    const auto rows = testing::columns<std::string, std::string>("text", "kind");
    const auto row = [&](const char* name, const std::string& text, const std::optional<Kind>& kind) {
      rows(name, text, nameOfKind(kind));
    };
    row("levels", "My levels\n\n; 1\n" + kRoom, Kind::SokobanLevels);
    row("levels, a long comment before", std::string(9'000, 'x') + "\n\n" + kRoom, Kind::SokobanLevels);
    row("levels by counts", "5#|#@$.#|5#\n", Kind::SokobanLevels);
    row("levels by counts, on lines", "5#\n#@$.#\n5#\n", Kind::SokobanLevels);
    row("levels of article 4", "3 5\nWWWWW\nWKBDW\nWWWWW\n", Kind::SokobanLevels);
    row("levels with walls by a legend", "; W = wall\n\nWWWWW\nW@$.W\nWWWWW\n", Kind::SokobanLevels);
    row("levels in XML", "<?xml version=\"1.0\"?>\n<!-- a > b -->\n<SokobanLevels/>", Kind::SokobanLevels);
    row("levels, quoted", "> #####\n> #@$.#\n> #####\n", Kind::SokobanLevels);
    row("levels in UTF-16", wide(u"#####\n#@$.#\n#####\n"), Kind::SokobanLevels);
    row("levels with blanks of other programs", "#####\n#@$\xC2\xA0.#\n#####\n", Kind::SokobanLevels);
    row("levels behind a mark", "\xEF\xBB\xBF" + kRoom, Kind::SokobanLevels);
    row("a broken level", "####\n#$.#\n####\n", Kind::SokobanLevels);
    row("a map", "type octile\nheight 1\nwidth 2\nmap\n..\n", Kind::Map);
    row("a map of ours", "searchlight-map 1\nsize 2 1\ncells\n..\n", Kind::Map);
    row("graph", "searchlight-graph 1\nplace A 0 0\n", Kind::Graph);
    row("queries", "version 1\n0\ta.map\t1\t1\t0\t0\t0\t0\t0\n", Kind::Scenario);
    row("queries, 1.0", "version 1.0\n", Kind::Scenario);
    row("a trace", "version: 1.4.0\nevents:\n  - { type: source, id: 0 }\n", Kind::Trace);
    row("a trace, remarks before", "# a remark\n---\n\"events\":\n- {type: a}\n", Kind::Trace);
    row("a trace in JSON", "{\n\"version\": \"1.4.0\", \"views\": {\"main\": [\"}\"]}, \"events\": []}",
        Kind::Trace);
    row("a trace in braces", "{version: 1.4.0, events: [{type: a}]}", Kind::Trace);
    row("a forerunner", "{\"eventList\": []}", Kind::Trace);
    row("a trace of ours", "version: 1.4.0\nsearchlight: { \"searchlight\": 1, \"page\": \"map-lab\" }\n",
        Kind::Trace);
    row("a set-up", "{\n  \"searchlight\": 1,\n  \"page\": \"klotski\"\n}", Kind::SetUp);
    row("a set-up, its version last",
        "{\"page\": \"klotski\", \"board\": {\"searchlight\": {}}, \"searchlight\": 1}", Kind::SetUp);
    row("a set-up of a later version", "{\"searchlight\": 99}", Kind::SetUp);
    row("a lesson", "# One\n\nText.\n\n```lesson\norder 4\nminutes 6\n```\n", Kind::Lesson);
    row("a game of Lines", "searchlight-lines 2\nsize 7\n", Kind::LinesGame);
    row("a game of Klotski", "searchlight-klotski 1\n", Kind::Klotski);
    row("a game of Sokoban", "searchlight-sokoban 1\n", Kind::SokobanGame);
    row("a layout", "VCCV/VCCV/VHHV/VSSV/S..S\n", Kind::Klotski);
    row("a layout on lines", "# mine\nVCCV\nVCCV\nVHHV\nVSSV\nS..S\n", Kind::Klotski);
    row("a layout with a goal", "title Two\ngoal A 1,0\nboard\nA.\n#.\n", Kind::Klotski);
    row("a picture", "\x89PNG\r\n\x1a\n", Kind::Picture);
    row("a drawing", "<?xml version='1.0'?>\n<!DOCTYPE svg>\n<svg:svg/>", Kind::Picture);
    row("prose", "Dear all,\nthis is no level.\n", {});
    row("a script", "#!/bin/sh\n#\n# ----\n#\necho\n", {});
    row("a table", "|a|b|\n|---|---|\n|1|2|\n", {});
    row("other JSON", "{\"name\": \"x\", \"version\": \"1.0.0\"}", {});
    row("other XML", "<html><svg/></html>", {});
    row("zeros", std::string(100, '\0'), {});
    row("noise",
        std::string("\x7f"
                    "ELF\0\1\2#####\n#@$.#\n#####\n",
                    25),
        {});
    row("words in rows", "abc\ndef\nghi\n", {});
  }
  void aFileIsWhatIsInIt() {
    FETCH(const std::string, text, kind);
    for (const char* name :
         {"screen.1", "x.xsb", "levels.txt", "noending", "a.b.LVL.gz", "/x/y.grid", "z.yaml"}) {
      const Recognised plain = recognise(text, name), zipped = recognise(packed(text), name);
      QCOMPARE(zipped.isPacked, true);
      for (const Recognised& file : {plain, zipped}) {
        if (kind == "nothing") {
          QVERIFY2(!file.isByContent, name);
          QCOMPARE(nameOfKind(file.kind), nameOfKind(kindByName(name)));
        } else {
          QVERIFY2(file.isByContent, name);
          QCOMPARE(nameOfKind(file.kind), kind);
        }
      }
    }
  }

  // Files that the formats' tests keep, and those that come with the program: each by its content alone.
  void whatIsKeptIsRecognised_data() {
    QTest::addColumn<QString>("path");
    const QString root = QStringLiteral(SEARCHLIGHT_TEST_DATA);
    for (const QString& folder : {root + u"/formats"_s, root + u"/maps"_s, root + u"/traces"_s,
                                  root + u"/../../resources/levels"_s, root + u"/../../resources/lessons"_s,
                                  root + u"/../../resources/setups"_s, root + u"/../../resources/maps"_s}) {
      QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
      while (all.hasNext()) {
        const QString path = all.next();
        const auto kind = kindByName(path.toStdString());
        const bool isNoSuch = path.endsWith(u"README.md"_s) || path.endsWith(u".xsb"_s + u".note"_s) ||
                              path.endsWith(u"best.json"_s) || path.endsWith(u"scores.json"_s);
        if (kind && !isNoSuch) QTest::newRow(qPrintable(QDir(root).relativeFilePath(path))) << path;
      }
    }
  }
  void whatIsKeptIsRecognised() {
    QFETCH(const QString, path);
    const std::string bytes = readFile(path.toStdString(), std::size_t{1} << 24);
    const Recognised file = recognise(std::string_view(bytes).substr(0, kHeadBytes), "unnamed");
    QCOMPARE(nameOfKind(file.kind), nameOfKind(kindByName(path.toStdString())));
  }

  // Where the content says nothing the ending's reader says what is wrong.
  void theEndingIsAHint() {
    QCOMPARE(nameOfKind(recognise("nonsense", "a.MAP").kind), nameOfKind(Kind::Map));
    QCOMPARE(recognise("nonsense", "a.map").isByContent, false);
    QCOMPARE(nameOfKind(recognise("# A title\n\n#####\n#@$.#\n#####\n", "x.en.md").kind),
             nameOfKind(Kind::Lesson));
    QCOMPARE(nameOfKind(recognise("# A title\n\n#####\n#@$.#\n#####\n", "x.en").kind),
             nameOfKind(Kind::SokobanLevels));
    QVERIFY(!kindByName("x.txt") && !kindByName("README"));
  }

  void whatIsEmptyIsSaidToBeSo() {
    for (const std::string& text :
         {std::string(), std::string(" \n\n"), std::string("\xEF\xBB\xBF"), packed(""),
          std::string("\xEF\xBB\xBF\xEF\xBB\xBF"), std::string("\xEF\xBB\xBF\xEF\xBB\xBF\n\n")})
      QVERIFY(recognise(text, "a.txt").isEmpty);
    QVERIFY(!recognise("a", "a.txt").isEmpty);
  }

  // Of a file no more than its head is read.
  void filesOnTheDisk() {
    const QTemporaryDir folder;
    const auto path = [&](const char* name) {
      return folder.filePath(QString::fromLatin1(name)).toStdString();
    };
    writeFile(path("levels"), kRoom + std::string(kHeadBytes, ' ') + '\0');
    QCOMPARE(nameOfKind(recogniseFile(path("levels")).kind), nameOfKind(Kind::SokobanLevels));
    QCOMPARE(recogniseFile(path("levels")).name, std::string("levels"));
    QFile huge(folder.filePath(u"huge.map"_s));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.write("type octile\n") > 0 &&
            huge.resize(qint64{1} << 40));
    QCOMPARE(nameOfKind(recogniseFile(path("huge.map")).kind), nameOfKind(Kind::Map));
    QCOMPARE(readHead(path("huge.map"), 4), std::string("type"));
    for (const std::string& none : {path("gone"), folder.path().toStdString(), std::string("/dev/zero")})
      QVERIFY_THROWS_EXCEPTION(FormatError, recogniseFile(none));
  }
};

SEARCHLIGHT_TEST(RecogniseTest)
#include "recognise_test.moc"
