// core/text/yaml_reader.cpp: collections, by the columns that they stand in and by their brackets.
#include "core/text/yaml_reader.h"

#include <utility>

namespace searchlight {

using Scalar = YamlHandler::Scalar;

YamlReader::YamlReader(std::string_view text, int depth, YamlHandler& handler)
    : m_begin(text.data()),
      m_at(text.data()),
      m_end(text.data() + text.size()),
      m_lineStart(text.data()),
      m_mostDepth(depth),
      m_handler(handler) {}

// One more list or mapping is open as long as this lives; where something is thrown nobody asks any more.
class YamlReader::Level {
 public:
  explicit Level(YamlReader& reader) : m_reader(reader) {
    if (++reader.m_depth > reader.m_mostDepth)
      fail(ReaderErrors::tr("lists and mappings are nested more than %1 levels deep", reader.m_mostDepth));
  }
  ~Level() { --m_reader.m_depth; }
  Level(const Level&) = delete;
  Level& operator=(const Level&) = delete;

 private:
  YamlReader& m_reader;
};

void YamlReader::read() {
  skipDirectives();
  if (skipToContent(), isAtEnd()) return;
  readNode(-1, Where::Line);
  skipToContent();
  if (isAtEnd()) return;
  if (!isAtDocumentMark()) fail(ReaderErrors::tr("unexpected text"));
  if (look() == '.') {
    m_at += 3;
    expectLineEnd();
    skipToContent();
  }
  // One mark at the very end opens a document without anything in it.
  if (!isAtEnd() && isAtDocumentMark() && look() == '-') {
    m_at += 3;
    skipToContent();
  }
  if (!isAtEnd()) fail(ReaderErrors::tr("unexpected content after the end of the document"));
}

void YamlReader::tell(Scalar kind, std::string_view text) {
  if (std::exchange(m_isTaggedText, false)) kind = Scalar::Text;
  const bool isNull = kind == Scalar::Plain &&
                      (text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL");
  m_isTelling = true;
  isNull ? m_handler.null() : m_handler.scalar(kind, text);
  m_isTelling = false;
}

// Tags and anchors, in any order; what they belong to may follow on the next line.
void YamlReader::readProperties(int parent, Where& where) {
  while (look() == '&' || look() == '!') {
    const char* begin = m_at;
    while (!isAtEnd() && look() != ' ' && look() != '\t' && !isAtLineEnd() &&
           !(where == Where::Flow && (look() == ',' || look() == ']' || look() == '}')))
      ++m_at;
    const std::string_view word(begin, static_cast<std::size_t>(m_at - begin));
    if (word == "&") fail(ReaderErrors::tr("an anchor must have a name"));
    m_isTaggedText |= word == "!" || word == "!!str" || word == "!<tag:yaml.org,2002:str>";
    const bool isOnNextLine = skipToContent();
    if (where == Where::Flow || !isOnNextLine) continue;
    const bool isValue = where == Where::Value;
    if (isAtEnd() || !belongsTo(parent, isValue)) return;
    where = Where::Line;
  }
}

// Whether what stands at the start of this line is of a collection in column `parent`: a key's list may stand in its own
// column.
bool YamlReader::belongsTo(int parent, bool isValue) const {
  if (isAtDocumentMark()) return false;
  return column() > parent || (isValue && column() == parent && isIndicator('-'));
}

// At content that belongs to a collection in column `parent`.
void YamlReader::readNode(int parent, Where where) {
  const int line = m_tokenLine = m_line, at = column();
  const bool isValue = where == Where::Value;
  readProperties(parent, where);
  const bool hadProperties = m_line == line && column() != at;
  const char c = look();
  if (isAtEnd() || (where != Where::Flow && m_line != line && !belongsTo(parent, isValue)))
    return tell(Scalar::Plain, {});
  if (where == Where::Flow && (c == ',' || c == ']' || c == '}')) return tell(Scalar::Plain, {});
  if (c == '*') {
    const char* begin = m_at++;
    while (!isAtEnd() && look() != ' ' && look() != '\t' && !isAtLineEnd() &&
           !(where == Where::Flow && (look() == ',' || look() == ']' || look() == '}')))
      ++m_at;
    if (m_at == begin + 1) fail(ReaderErrors::tr("an alias must have a name"));
    m_handler.alias();
  } else if (c == '[' || c == '{') {
    m_isTaggedText = false;
    c == '[' ? readFlowList() : readFlowMap();
  } else if (where == Where::Flow) {
    if (c == '"' || c == '\'')
      tell(Scalar::Text, readQuoted(false));
    else
      tell(Scalar::Plain, readPlain(parent, true));
    return;
  } else if (isIndicator('-')) {
    if (where == Where::Value || hadProperties) fail(ReaderErrors::tr("a list must begin on a new line"));
    m_isTaggedText = false;
    return readBlockList(column());
  } else if (isIndicator('?')) {
    fail(ReaderErrors::tr("keys that begin with a question mark are not supported"));
  } else if (isKeyAhead()) {
    if (where == Where::Value) fail(ReaderErrors::tr("a mapping must begin below its key"));
    m_isTaggedText = false;
    return readBlockMap(hadProperties ? at : column());
  } else if (c == '|' || c == '>') {
    const std::string_view text = readBlockScalar(parent);
    return tell(Scalar::Text, text);
  } else if (c == '"' || c == '\'') {
    tell(Scalar::Text, readQuoted(false));
  } else {
    return tell(Scalar::Plain, readPlain(parent, false));
  }
  if (where == Where::Flow) return;
  skipBlanks();
  if (look() == ':') fail(ReaderErrors::tr("a key must be plain text on one line"));
  expectLineEnd();
}

void YamlReader::readBlockMap(int column) {
  const Level level(*this);
  m_handler.beginMap();
  for (;;) {
    if (isIndicator('?')) fail(ReaderErrors::tr("keys that begin with a question mark are not supported"));
    while (look() == '&' || look() == '!') {  // of the key
      while (!isAtEnd() && look() != ' ' && !isAtLineEnd()) ++m_at;
      skipBlanks();
    }
    if (!isKeyAhead()) fail(ReaderErrors::tr("expected a key followed by a colon"));
    m_handler.key(readKey(false));
    readBlockMapValue(column);
    skipToContent();
    if (isAtEnd() || isAtDocumentMark() || this->column() < column) break;
    if (this->column() > column) fail(ReaderErrors::tr("the indentation is too deep"));
    // A list in a mapping's own column has ended before: this is one item too many.
    if (isIndicator('-')) fail(ReaderErrors::tr("unexpected list item among the keys of a mapping"));
  }
  m_handler.end();
}

// A value stands behind its key, or further to the right below it; a list may stand in the key's own column.
void YamlReader::readBlockMapValue(int column) {
  m_tokenLine = m_line;
  if (!skipToContent()) return isAtEnd() ? tell(Scalar::Plain, {}) : readNode(column, Where::Value);
  if (isAtEnd() || isAtDocumentMark() || this->column() < column) return tell(Scalar::Plain, {});
  if (this->column() > column) return readNode(column, Where::Line);
  isIndicator('-') ? readBlockList(column) : tell(Scalar::Plain, {});
}

void YamlReader::readBlockList(int column) {
  const Level level(*this);
  m_handler.beginList();
  do {
    m_tokenLine = m_line;
    ++m_at;
    const bool isBelow = skipToContent();
    if (isAtEnd() || (isBelow && (isAtDocumentMark() || this->column() <= column)))
      tell(Scalar::Plain, {});
    else
      readNode(column, Where::Line);
    skipToContent();
    if (isAtEnd() || isAtDocumentMark()) break;
    if (this->column() > column) fail(ReaderErrors::tr("the indentation is too deep"));
  } while (this->column() == column && isIndicator('-'));
  m_handler.end();
}

// ---- Within brackets ---------------------------------------------------------------------------------------------------------

void YamlReader::readFlowList() {
  const Level level(*this);
  m_handler.beginList();
  ++m_at;
  for (;;) {
    skipToContent();
    if (isAtEnd() || isAtDocumentMark()) fail(ReaderErrors::tr("a [ is not closed"));
    if (look() == ']') break;
    if (look() == ',') fail(ReaderErrors::tr("expected a value before the comma"));
    readFlowItem();
    skipToContent();
    if (look() == ',')
      ++m_at;
    else if (look() != ']')
      fail(isAtEnd() ? ReaderErrors::tr("a [ is not closed") : ReaderErrors::tr("expected a comma or ]"));
  }
  ++m_at;
  m_handler.end();
}

// In a list one pair may stand without braces: [a: b].
void YamlReader::readFlowItem() {
  m_tokenLine = m_line;
  const char c = look();
  if (isIndicator('?')) fail(ReaderErrors::tr("keys that begin with a question mark are not supported"));
  if (isFlowKeyMark()) fail(ReaderErrors::tr("a key must be plain text on one line"));
  if (c == '[' || c == '{' || c == '*' || c == '&' || c == '!') {
    readNode(-1, Where::Flow);
    skipToContent();
    if (look() == ':') fail(ReaderErrors::tr("a key must be plain text on one line"));
    return;
  }
  const bool isQuoted = c == '"' || c == '\'';
  const int line = m_line;
  const std::string_view text = isQuoted ? readQuoted(false) : readPlain(-1, true);
  // What is told next is still in m_text: nothing is read in between but blanks.
  const int lastLine = m_line;
  skipBlanks();
  if (look() != ':' || !(isQuoted || isFlowKeyMark()) || lastLine != line)
    return tell(isQuoted ? Scalar::Text : Scalar::Plain, text);
  const Level level(*this);
  m_handler.beginMap();
  m_handler.key(text);
  ++m_at;
  readFlowValue();
  m_handler.end();
}

void YamlReader::readFlowMap() {
  const Level level(*this);
  m_handler.beginMap();
  ++m_at;
  for (;;) {
    skipToContent();
    if (isAtEnd() || isAtDocumentMark()) fail(ReaderErrors::tr("a { is not closed"));
    if (look() == '}') break;
    if (look() == ',') fail(ReaderErrors::tr("expected a value before the comma"));
    if (isIndicator('?')) fail(ReaderErrors::tr("keys that begin with a question mark are not supported"));
    while (look() == '&' || look() == '!') {
      while (!isAtEnd() && look() != ' ' && !isAtLineEnd()) ++m_at;
      skipToContent();
    }
    m_handler.key(readKey(true));
    skipToContent();
    if (look() == ':') {
      ++m_at;
      readFlowValue();
      skipToContent();
    } else {
      tell(Scalar::Plain, {});
    }
    if (look() == ',')
      ++m_at;
    else if (look() != '}')
      fail(isAtEnd() ? ReaderErrors::tr("a { is not closed") : ReaderErrors::tr("expected a comma or }"));
  }
  ++m_at;
  m_handler.end();
}

void YamlReader::readFlowValue() {
  skipToContent();
  if (isAtEnd() || isAtDocumentMark()) fail(ReaderErrors::tr("a bracket is not closed"));
  readNode(-1, Where::Flow);
}

}  // namespace searchlight
