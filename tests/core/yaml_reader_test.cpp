// tests/core/yaml_reader_test.cpp: YAML as a stream of tokens: what stands where, and what is refused.
#include "core/text/yaml_reader.h"

#include "tests/test_main.h"

namespace {

// Tokens as a line: {key=plain, key="text"}, [..], ~ for nothing, * for an alias.
class Recorder : public YamlHandler {
 public:
  void beginMap() override { open('{'); }
  void beginList() override { open('['); }
  void end() override {
    text += text[m_open.back()] == '{' ? '}' : ']';
    m_open.pop_back();
  }
  void key(std::string_view name) override {
    separate();
    text += std::string(name) + '=';
  }
  void scalar(Scalar kind, std::string_view value) override {
    separate();
    text += kind == Scalar::Text ? '"' + std::string(value) + '"' : std::string(value);
  }
  void null() override {
    separate();
    text += '~';
  }
  void alias() override {
    separate();
    text += '*';
  }
  std::string text;

 private:
  void open(char bracket) {
    separate();
    m_open.push_back(text.size());
    text += bracket;
  }
  void separate() {
    if (!text.empty() && text.back() != '{' && text.back() != '[' && text.back() != '=') text += ", ";
  }
  std::vector<std::size_t> m_open;
};

// What the reader tells, or "line: what is wrong".
QString told(const QByteArray& text, int depth = 8) {
  Recorder recorder;
  YamlReader reader(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), depth,
                    recorder);
  try {
    reader.read();
  } catch (const YamlError& error) {
    return u"%1: %2"_s.arg(reader.line()).arg(QString::fromUtf8(error.what()));
  }
  return QString::fromStdString(recorder.text);
}

}  // namespace

class YamlReaderTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tells_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "tokens");
    row("nothing", "", "");
    row("comments", "# a\n  # b\n", "");
    row("a word", "a b\n", "a b");
    row("a mapping", "a: 1\nb c: d e\n", "{a=1, b c=d e}");
    row("values below their keys", "a:\n  1\nb:\n  c: 2\n", "{a=1, b={c=2}}");
    row("no values", "a:\nb: ~\nc: null\nd: 'null'\ne:", "{a=~, b=~, c=~, d=\"null\", e=~}");
    row("a list", "- a\n- b\n-\n- - c\n  - d\n", "[a, b, ~, [c, d]]");
    row("a list in its key's column", "a:\n- 1\n- 2\nb: 3\n", "{a=[1, 2], b=3}");
    row("a list further right", "a:\n    - 1\n    - 2\nb: 3\n", "{a=[1, 2], b=3}");
    row("mappings in a list", "- a: 1\n  b: 2\n-   c: 3\n    d: 4\n", "[{a=1, b=2}, {c=3, d=4}]");
    row("a mapping below a dash", "-\n  a: 1\n- b: 2\n", "[{a=1}, {b=2}]");
    row("flow", "{a: 1, b: [2, {c: 3}], 'd': , e, f: }", "{a=1, b=[2, {c=3}], d=~, e=~, f=~}");
    row("flow over lines", "a: [1,\n2 ,\n  3, # three\n]\nb: 4", "{a=[1, 2, 3], b=4}");
    row("JSON", "{\"a\":1,\"b\":[true,\"c\\/d\"]}", "{a=1, b=[true, \"c/d\"]}");
    row("pairs in a flow list", "[a: 1, 'b':2, {c: 3}]", "[{a=1}, {b=2}, {c=3}]");
    row("colons that end no key", "a: b:c\nd: ::e\ne: [f:g, http://h]\n",
        "{a=b:c, d=::e, e=[f:g, http://h]}");
    row("signs within plain texts", "a: b#c\nd: e [f] {g}, h\ni: -1\nj: ?k\nl: a'b\"c\n",
        "{a=b#c, d=e [f] {g}, h, i=-1, j=?k, l=a'b\"c}");
    row("a plain text over lines", "a: b\n  c\n\n  d\ne: f\n", "{a=b c\nd, e=f}");
    row("in single quotes", "a: 'it''s'\n'b c': ''\nd: 'e \n  f\n\n  g'\n",
        "{a=\"it's\", b c=\"\", d=\"e f\ng\"}");
    row("in double quotes", "a: \"\\t\\\"\\\\\\x41\\u00e4\\U0001F526\"\nb: \"c \\\n   d\"\n",
        "{a=\"\t\"\\Aä🔦\", b=\"c d\"}");
    row("a pair of surrogates", "\"\\ud83d\\udd26\"", "\"🔦\"");
    row("a block of lines", "a: |\n  b\n   c\n\n  d\n\ne: 1\n", "{a=\"b\n c\n\nd\n\", e=1}");
    row("its end cut and kept", "a: |-\n  b\n\nc: |+\n  d\n\ne: |1\n  f\n",
        "{a=\"b\", c=\"d\n\n\", e=\" f\n\"}");
    row("a folded block", "a: >\n  b\n  c\n\n  d\n    e\n  f\ng: 1\n", "{a=\"b c\nd\n  e\nf\n\", g=1}");
    row("brackets in a block", "a: |\n  [[[ {\n  '\"\nb: 1\n", "{a=\"[[[ {\n'\"\n\", b=1}");
    row("a block in a list", "- |\n a\n- b\n", "[\"a\n\", b]");
    row("tags and anchors", "a: !!str 1\nb: &c !t 2\nd: &e\n  f: 3\n&g h: !!map {i: 4}\n",
        "{a=\"1\", b=2, d={f=3}, h={i=4}}");
    row("anchored items", "- &a b\n- !!map {c: 1}\n- &d\n  e: 2\n- *a\n", "[b, {c=1}, {e=2}, *]");
    row("an anchored list in its key's column", "a: &b\n- 1\nc: &d\ne: 2\n", "{a=[1], c=~, e=2}");
    row("aliases in flow", "{a: &b 1, c: *b, d: [*b,*b]}", "{a=1, c=*, d=[*, *]}");
    row("marks of a document", "%YAML 1.2\n---\na: 1\n...\n", "{a=1}");
    row("a value behind its mark", "--- [a]\n", "[a]");
    row("a mark at the very end", "a: 1\n---\n", "{a=1}");
    row("ends of lines of old", "a: 1\r\nb: c\r\n d\r\ne: |\r\n f\r\n", "{a=1, b=c d, e=\"f\n\"}");
    row("a tab behind a word", "a:\t1\t# b\n", "{a=1}");
  }
  void tells() {
    FETCH_ALL((const QByteArray, text), (const QString, tokens));
    QCOMPARE(told(text), tokens);
  }

  void refuses_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "message");
    row("a list as key", "a: 1\n[b]: 2\n",
        "2: a key is not plain text on one line, or a bracket is not closed");
    row("a mapping as key in flow", "{{a: 1}: 2}",
        "1: a key is not plain text on one line, or a bracket is not closed");
    row("a list as key in a flow list", "[[a]: 2]", "1: a key must be plain text on one line");
    row("a list as the first key", "[a]: 2\n", "1: a key must be plain text on one line");
    row("a question mark", "? a\n: b\n", "1: keys that begin with a question mark are not supported");
    row("two colons", "a: b: c\n", "1: a mapping must begin below its key");
    row("a list behind a key", "a: - b\n", "1: a list must begin on a new line");
    row("further right", "a: 1\n  b: 2\n", "2: the indentation is too deep");
    row("further left", "a:\n    b: 1\n  c: 2\n", "3: the indentation is too deep");
    row("a word among keys", "a: 1\nb\n", "2: expected a key followed by a colon");
    row("a bracket too many", "[a]]\n", "1: unexpected text");
    row("an open list", "[a, b\n", "2: a [ is not closed");
    row("an open mapping", "{a: 1,", "1: a { is not closed");
    row("an open mapping before a mark", "{a: 1,\n---\n", "2: a { is not closed");
    row("an open text", "a: 'b\nc: d\n", "3: a quoted string is not closed");
    row("the wrong bracket", "[a}", "1: expected a comma or ]");
    row("two commas", "[a,,b]", "1: expected a value before the comma");
    row("an unknown escape", "\"\\q\"", "1: an escape sequence is unknown");
    row("a short escape", "\"\\x4\"", "1: an escape sequence is incomplete");
    row("half a pair", "\"\\ud83d\"", "1: an escape sequence is not a valid character");
    row("beyond all characters", "\"\\UFFFFFFFF\"", "1: an escape sequence is not a valid character");
    row("a tab in front", "a:\n\t- b\n", "2: expected spaces as indentation, found a tab");
    row("a reserved sign", "a: @b\n", "1: plain text cannot begin with @");
    row("a second document", "a: 1\n---\nb: 2\n", "3: unexpected content after the end of the document");
    row("a directive alone", "%YAML 1.2\n", "2: expected --- after the directives");
    row("too deep in brackets", QByteArray(1'000'000, '['),
        "1: lists and mappings are nested more than 8 levels deep");
    row("too deep in braces", QByteArray("{a: ").repeated(100'000),
        "1: lists and mappings are nested more than 8 levels deep");
    row("too deep in dashes", QByteArray("- ").repeated(100'000),
        "1: lists and mappings are nested more than 8 levels deep");
    row("a long key", QByteArray(2000, 'k') + ": 1", "1: unexpected text");
  }
  void refuses() {
    FETCH_ALL((const QByteArray, text), (const QString, message));
    QCOMPARE(told(text), message);
  }
};

SEARCHLIGHT_TEST(YamlReaderTest)
#include "yaml_reader_test.moc"
