// core/text/shell_words.cpp: quotes, backslashes and continued lines.
#include "core/text/shell_words.h"

#include "core/text/line_reader.h"

namespace searchlight {
namespace {

[[noreturn]] void fail(const Failure& what) { throw ShellWordsError(what); }

Failure unclosed(std::string_view rest) {
  return ReaderErrors::tr("a quote is not closed: %1", inQuotes(rest));
}

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isAnyOf(std::string_view characters, char c) { return characters.find(c) != std::string_view::npos; }

}  // namespace

std::optional<std::string> ShellWords::next() {
  skipBlanks();
  if (m_at == m_text.size()) return std::nullopt;
  std::string word;
  while (m_at < m_text.size() && !isBlank(m_text[m_at])) {
    const char c = m_text[m_at++];
    if (c == '\'')
      takeSingleQuoted(word);
    else if (c == '"')
      takeDoubleQuoted(word);
    else if (c == '\\')
      takeEscaped(word);
    else if (isAnyOf("|&;<>()", c))
      fail(behind(inQuotes({&c, 1}), ReaderErrors::tr("only a single command is supported")));
    else
      takePlain(word, c);
  }
  return word;
}

void ShellWords::skipBlanks() {
  while (m_at < m_text.size() && (isBlank(m_text[m_at]) || lineContinues()))
    m_at += isBlank(m_text[m_at]) ? 1 : 2;
}

bool ShellWords::lineContinues() const {
  return m_text[m_at] == '\\' && m_at + 1 < m_text.size() && isAnyOf("\n\r", m_text[m_at + 1]);
}

void ShellWords::takePlain(std::string& word, char c) {
  if (c == '$' || c == '`')
    fail(behind(inQuotes({&c, 1}), ReaderErrors::tr("variables and commands are not expanded here")));
  if (c == '\0') fail(ReaderErrors::tr("unexpected NUL byte"));
  word += c;
}

void ShellWords::takeSingleQuoted(std::string& word) {
  const std::size_t end = m_text.find('\'', m_at);
  if (end == std::string_view::npos) fail(unclosed(m_text.substr(m_at - 1)));
  word += m_text.substr(m_at, end - m_at);
  m_at = end + 1;
}

void ShellWords::takeDoubleQuoted(std::string& word) {
  const std::size_t start = m_at - 1;
  while (m_at < m_text.size()) {
    const char c = m_text[m_at++];
    if (c == '"') return;
    if (c == '\\' && m_at < m_text.size() && isAnyOf("$`\"\\\n", m_text[m_at]))
      takeEscaped(word);
    else
      takePlain(word, c);
  }
  fail(unclosed(m_text.substr(start)));
}

// What follows a backslash; a line end vanishes together with it.
void ShellWords::takeEscaped(std::string& word) {
  if (m_at == m_text.size()) fail(ReaderErrors::tr("nothing follows the last backslash"));
  const char c = m_text[m_at++];
  if (c == '\r' && m_at < m_text.size() && m_text[m_at] == '\n') ++m_at;
  if (c != '\n' && c != '\r') word += c;
}

std::vector<std::string> shellWords(std::string_view text) {
  ShellWords words(text);
  std::vector<std::string> all;
  while (std::optional<std::string> word = words.next()) all.push_back(std::move(*word));
  return all;
}

std::string shellWord(std::string_view path) {
  constexpr std::string_view kPlain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+:,./-";
  const std::string word = (path.starts_with('-') ? "./" : "") + std::string(path);
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
  std::string quoted = "'";
  for (const char c : word) c == '\'' ? quoted += "'\\''" : quoted += c;
  return quoted + "'";
}

}  // namespace searchlight
