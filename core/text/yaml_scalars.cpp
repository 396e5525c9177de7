// core/text/yaml_scalars.cpp: lines, comments, and texts in all of YAML's ways of writing them.
#include <algorithm>
#include <cstring>

#include "core/text/yaml_reader.h"

namespace searchlight {
namespace {

constexpr std::size_t kLongestKey = 1024;  // YAML's own bound for what stands before a colon

bool isYamlBlank(char c) { return c == ' ' || c == '\t'; }
bool isBreak(char c) { return c == '\n' || c == '\r'; }
bool isFlowIndicator(char c) { return c == ',' || c == '[' || c == ']' || c == '{' || c == '}'; }

void appendUtf8(std::string& text, std::uint32_t c) {
  const auto more = [&](int shift) { text += static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0U | (c >> 6));
    more(0);
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0U | (c >> 12));
    more(6);
    more(0);
  } else {
    text += static_cast<char>(0xF0U | (c >> 18));
    more(12);
    more(6);
    more(0);
  }
}

}  // namespace

// ---- Lines ---------------------------------------------------------------------------------------------------------------------

bool YamlReader::isAtLineEnd() const { return isAtEnd() || isBreak(*m_at); }

bool YamlReader::isIndicator(char c) const {
  if (look() != c) return false;
  return m_at + 1 == m_end || isYamlBlank(m_at[1]) || isBreak(m_at[1]);
}

bool YamlReader::isAtDocumentMark() const {
  if (m_at != m_lineStart || m_end - m_at < 3) return false;
  if (std::memcmp(m_at, "---", 3) != 0 && std::memcmp(m_at, "...", 3) != 0) return false;
  return m_end - m_at == 3 || isYamlBlank(m_at[3]) || isBreak(m_at[3]);
}

// REQUIRES: at the end of a line that is not the last.
void YamlReader::nextLine() {
  m_at += *m_at == '\r' && m_at + 1 != m_end && m_at[1] == '\n' ? 2 : 1;
  m_lineStart = m_at;
  ++m_line;
}

void YamlReader::skipBlanks() {
  while (!isAtEnd() && isYamlBlank(*m_at)) ++m_at;
}

bool YamlReader::skipToContent() {
  bool isElsewhere = false;
  for (;;) {
    const char* before = m_at;
    skipBlanks();
    if (!isAtEnd() && *m_at == '#' &&
        (m_at != before || m_at == m_begin || isYamlBlank(m_at[-1]) || isBreak(m_at[-1])))
      while (!isAtLineEnd()) ++m_at;
    if (isAtEnd()) return isElsewhere;
    if (!isBreak(*m_at)) break;
    nextLine();
    isElsewhere = true;
  }
  // Columns count blanks; within brackets they do not matter, and a tab behind a word is just a blank.
  if (isElsewhere && std::find(m_lineStart, m_at, '\t') != m_at && *m_at != ']' && *m_at != '}')
    fail(ReaderErrors::tr("expected spaces as indentation, found a tab"));
  return isElsewhere;
}

void YamlReader::expectLineEnd() {
  const int line = m_line;
  skipToContent();
  if (!isAtEnd() && m_line == line) fail(ReaderErrors::tr("unexpected text"));
}

void YamlReader::skipDirectives() {
  bool areSome = false;
  skipToContent();
  while (look() == '%' && m_at == m_lineStart) {
    areSome = true;
    while (!isAtLineEnd()) ++m_at;
    skipToContent();
  }
  const bool isMark = isAtDocumentMark() && look() == '-';
  if (areSome && !isMark) fail(ReaderErrors::tr("expected --- after the directives"));
  if (isMark) m_at += 3;
}

// ---- Keys ------------------------------------------------------------------------------------------------------------------------

// Whether the line goes on as `key:`, with the key plain or in quotes.
bool YamlReader::isKeyAhead() const {
  const char* end = m_end - m_at > static_cast<std::ptrdiff_t>(kLongestKey) ? m_at + kLongestKey : m_end;
  const char* at = m_at;
  const auto endsKey = [&](const char* colon) {
    return colon < m_end && *colon == ':' &&
           (colon + 1 == m_end || isYamlBlank(colon[1]) || isBreak(colon[1]));
  };
  if (at < end && (*at == '"' || *at == '\'')) {
    const char quote = *at++;
    while (at < end && *at != quote && !isBreak(*at)) at += quote == '"' && *at == '\\' ? 2 : 1;
    while (quote == '\'' && at + 1 < end && *at == quote && at[1] == quote)
      for (at += 2; at < end && *at != quote && !isBreak(*at);) ++at;
    if (at >= end || *at != quote) return false;
    for (++at; at < end && isYamlBlank(*at);) ++at;
    return endsKey(at);
  }
  for (; at < end && !isBreak(*at); ++at) {
    if (endsKey(at)) return true;
    if (*at == '#' && at > m_at && isYamlBlank(at[-1])) return false;
  }
  return false;
}

// A colon that ends a key within brackets: what follows cannot be a part of a plain text.
bool YamlReader::isFlowKeyMark() const {
  return look() == ':' &&
         (m_at + 1 == m_end || isYamlBlank(m_at[1]) || isBreak(m_at[1]) || isFlowIndicator(m_at[1]));
}

std::string_view YamlReader::readKey(bool inFlow) {
  const char c = look();
  if (isFlowIndicator(c) || c == '*' || (inFlow && isFlowKeyMark()))
    fail(ReaderErrors::tr("a key is not plain text on one line, or a bracket is not closed"));
  const char* begin = m_at;
  const int line = m_line;
  const std::string_view text = c == '"' || c == '\'' ? readQuoted(true) : readPlain(-1, inFlow);
  if (m_line != line || static_cast<std::size_t>(m_at - begin) > kLongestKey)
    fail(ReaderErrors::tr("a key must be plain text on one line"));
  if (inFlow) return text;
  skipBlanks();
  if (look() != ':') fail(ReaderErrors::tr("expected a colon after the key"));
  ++m_at;
  return text;
}

// ---- In quotes ---------------------------------------------------------------------------------------------------------------------

std::string_view YamlReader::readQuoted(bool onOneLine) {
  return look() == '"' ? readDoubleQuoted(onOneLine) : readSingleQuoted(onOneLine);
}

// Blanks around an end of line go with it. REQUIRES: at such an end.
void YamlReader::foldLines() {
  int breaks = 0;
  while (!isAtEnd() && isBreak(*m_at)) {
    nextLine();
    ++breaks;
    if (isAtDocumentMark()) fail(ReaderErrors::tr("a quoted string is not closed"));
    skipBlanks();
  }
  if (breaks == 1)
    m_text += ' ';
  else
    m_text.append(static_cast<std::size_t>(breaks - 1), '\n');
}

std::string_view YamlReader::readSingleQuoted(bool onOneLine) {
  const char* piece = ++m_at;
  bool isWhole = true;
  const auto take = [&] {
    if (isWhole) m_text.clear();
    isWhole = false;
    m_text.append(piece, m_at);
  };
  for (;;) {
    while (!isAtEnd() && *m_at != '\'' && !isBreak(*m_at)) ++m_at;
    if (isAtEnd() || (onOneLine && isBreak(*m_at))) fail(ReaderErrors::tr("a quoted string is not closed"));
    if (isBreak(*m_at)) {
      take();
      while (!m_text.empty() && isYamlBlank(m_text.back())) m_text.pop_back();
      foldLines();
      piece = m_at;
    } else if (m_at + 1 != m_end && m_at[1] == '\'') {
      take();
      m_text += '\'';
      piece = m_at += 2;
    } else {
      break;
    }
  }
  if (!isWhole) take();
  ++m_at;
  return isWhole ? std::string_view(piece, static_cast<std::size_t>(m_at - 1 - piece)) : m_text;
}

std::string_view YamlReader::readDoubleQuoted(bool onOneLine) {
  const char* piece = ++m_at;
  bool isWhole = true;
  std::size_t kept = 0;  // of m_text: blanks that were escaped stay before an end of line
  const auto take = [&] {
    if (isWhole) m_text.clear();
    isWhole = false;
    m_text.append(piece, m_at);
  };
  for (;;) {
    while (!isAtEnd() && *m_at != '"' && *m_at != '\\' && !isBreak(*m_at)) ++m_at;
    if (isAtEnd() || (onOneLine && isBreak(*m_at))) fail(ReaderErrors::tr("a quoted string is not closed"));
    if (*m_at == '"') break;
    take();
    if (*m_at == '\\') {
      ++m_at;
      readEscape();
      kept = m_text.size();
    } else {
      while (m_text.size() > kept && isYamlBlank(m_text.back())) m_text.pop_back();
      foldLines();
      kept = m_text.size();
    }
    piece = m_at;
  }
  if (!isWhole) take();
  ++m_at;
  return isWhole ? std::string_view(piece, static_cast<std::size_t>(m_at - 1 - piece)) : m_text;
}

std::uint32_t YamlReader::readHex(int digits) {
  std::uint32_t value = 0;
  for (; digits > 0; --digits, ++m_at) {
    const char c = look();
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit < 0) fail(ReaderErrors::tr("an escape sequence is incomplete"));
    value = value * 16 + static_cast<std::uint32_t>(digit);
  }
  return value;
}

// Behind the backslash.
void YamlReader::readEscape() {
  constexpr std::string_view kLetters = "0abt\tnvfre \"/\\";
  constexpr std::string_view kMeanings("\0\a\b\t\t\n\v\f\r\x1b \"/\\", 14);
  if (isAtEnd()) fail(ReaderErrors::tr("a quoted string is not closed"));
  if (isBreak(*m_at)) {  // the line goes on as if nothing were between
    nextLine();
    if (isAtDocumentMark()) fail(ReaderErrors::tr("a quoted string is not closed"));
    return skipBlanks();
  }
  const char c = *m_at++;
  std::uint32_t value = 0;
  switch (c) {
    case 'N': value = 0x85; break;
    case '_': value = 0xA0; break;
    case 'L': value = 0x2028; break;
    case 'P': value = 0x2029; break;
    case 'x': value = readHex(2); break;
    case 'U': value = readHex(8); break;
    case 'u': {
      value = readHex(4);
      const bool isPair = value >= 0xD800 && value < 0xDC00 && look() == '\\' && look(1) == 'u';
      if (!isPair) break;  // JSON's way to write what is beyond four digits
      m_at += 2;
      const std::uint32_t low = readHex(4);
      if (low < 0xDC00 || low > 0xDFFF) fail(ReaderErrors::tr("an escape sequence is not a valid character"));
      value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00);
      break;
    }
    default: {
      const std::size_t at = kLetters.find(c);
      if (at == std::string_view::npos) fail(ReaderErrors::tr("an escape sequence is unknown"));
      m_text += kMeanings[at];
      return;
    }
  }
  if (value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
    fail(ReaderErrors::tr("an escape sequence is not a valid character"));
  appendUtf8(m_text, value);
}

// ---- Without quotes --------------------------------------------------------------------------------------------------------------

// Where the plain text on this line ends, blanks behind it left out.
const char* YamlReader::plainEnd(bool inFlow) const {
  const char* at = m_at;
  for (; at != m_end && !isBreak(*at); ++at) {
    const char c = *at;
    if (c == ':' &&
        (at + 1 == m_end || isYamlBlank(at[1]) || isBreak(at[1]) || (inFlow && isFlowIndicator(at[1]))))
      break;
    if (c == '#' && at != m_at && isYamlBlank(at[-1])) break;
    if (inFlow && isFlowIndicator(c)) break;
  }
  while (at != m_at && isYamlBlank(at[-1])) --at;
  return at;
}

// The first line, and those that go on with it: within brackets any, else what is further to the right than `parent`.
std::string_view YamlReader::readPlain(int parent, bool inFlow) {
  constexpr std::string_view kReserved = ",[]{}#&*!|>'\"%@`";
  const char first = look();
  const bool isReserved = kReserved.find(first) != std::string_view::npos || isIndicator('-') ||
                          isIndicator(':') || (inFlow && isFlowKeyMark());
  if (isReserved) fail(ReaderErrors::tr("plain text cannot begin with %1", first));
  const char* begin = m_at;
  m_at = plainEnd(inFlow);
  std::string_view text(begin, static_cast<std::size_t>(m_at - begin));
  bool isWhole = true;
  for (;;) {
    const char* end = m_at;
    skipBlanks();
    if (!isAtLineEnd() || isAtEnd()) break;
    const char* lineStart = m_lineStart;
    const int line = m_line;
    while (!isAtEnd() && isBreak(*m_at)) {
      nextLine();
      skipBlanks();
    }
    const bool goesOn = !isAtEnd() && (inFlow || column() > parent) && look() != '#' &&
                        !(m_at == m_lineStart && isAtDocumentMark()) && (inFlow || !isKeyAhead()) &&
                        plainEnd(inFlow) != m_at;
    if (!goesOn) {
      m_at = end;
      m_lineStart = lineStart;
      m_line = line;
      break;
    }
    if (isWhole) m_text = text;
    isWhole = false;
    if (m_line == line + 1)
      m_text += ' ';
    else
      m_text.append(static_cast<std::size_t>(m_line - line - 1), '\n');
    const char* piece = m_at;
    m_at = plainEnd(inFlow);
    m_text.append(piece, m_at);
  }
  if (!inFlow && look() == ':' && parent >= 0 && !isWhole)
    fail(ReaderErrors::tr("a key must be plain text on one line"));
  return isWhole ? text : std::string_view(m_text);
}

// ---- Blocks of lines -----------------------------------------------------------------------------------------------------------------

// The column of the first line that is not blank; of lines without any, as far as the longest reaches.
int YamlReader::blockIndent(int parent) const {
  int most = parent + 1;
  for (const char* line = m_at; line != m_end;) {
    const char* at = line;
    while (at != m_end && *at == ' ') ++at;
    const int indent = static_cast<int>(at - line);
    if (at != m_end && !isBreak(*at)) return indent > parent ? indent : most;
    most = std::max(most, indent);
    if (at != m_end) ++at;
    line = at;
  }
  return most;
}

// `|` keeps the ends of lines, `>` folds them; + and - say what becomes of the last ones, a digit how far it is indented.
std::string_view YamlReader::readBlockScalar(int parent) {
  const bool folds = *m_at++ == '>';
  char chomping = ' ';
  int indent = -1;
  for (; look() == '+' || look() == '-' || (look() >= '1' && look() <= '9'); ++m_at)
    if (look() == '+' || look() == '-')
      chomping = look();
    else
      indent = std::max(parent, 0) + look() - '0';
  skipBlanks();
  if (look() == '#' && isYamlBlank(m_at[-1]))
    while (!isAtLineEnd()) ++m_at;
  if (!isAtLineEnd()) fail(ReaderErrors::tr("unexpected text"));
  m_text.clear();
  if (isAtEnd()) return m_text;
  nextLine();
  if (indent < 0) indent = blockIndent(parent);

  std::size_t breaks = 0;   // since the last line that is not blank
  bool wasIndented = true;  // that line began with a blank, or there was none
  bool isFirst = true;
  while (!isAtEnd()) {
    const char* at = m_at;
    while (at != m_end && *at == ' ' && at - m_at < indent) ++at;
    const bool isEmpty = at == m_end || isBreak(*at);
    if (!isEmpty && (at - m_at < indent || isAtDocumentMark())) break;
    if (!isEmpty) {
      const bool isIndented = isYamlBlank(*at);
      if (folds && !isFirst && !isIndented && !wasIndented)
        breaks > 1 ? (void)m_text.append(breaks - 1, '\n') : (void)(m_text += ' ');
      else
        m_text.append(breaks, '\n');
      breaks = 0;
      wasIndented = isIndented;
      isFirst = false;
      const char* begin = at;
      while (at != m_end && !isBreak(*at)) ++at;
      m_text.append(begin, at);
    }
    m_at = at;
    if (isAtEnd()) break;
    ++breaks;
    nextLine();
  }
  if (chomping == '+')
    m_text.append(breaks, '\n');
  else if (chomping == ' ' && breaks > 0 && !isFirst)
    m_text += '\n';
  return m_text;
}

}  // namespace searchlight
