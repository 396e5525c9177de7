// core/text/csv.cpp: quoting, and rows read again.
#include "core/text/csv.h"

#include <utility>

#include "core/text/failure.h"

namespace searchlight {

std::string csvLine(std::span<const std::string> fields) {
  std::string line;
  for (const std::string& field : fields) {
    if (&field != fields.data()) line += ',';
    // A line of one empty field would be an empty line.
    const bool isPlain = field.find_first_of(",\"\r\n") == std::string::npos;
    if (isPlain && !(field.empty() && fields.size() == 1)) {
      line += field;
      continue;
    }
    line += '"';
    for (const char c : field) line.append(c == '"' ? 2 : 1, c);
    line += '"';
  }
  return line + '\n';
}

bool CsvReader::next() {
  std::size_t at = 0;
  while (at < m_text.size() && (m_text[at] == '\n' || m_text.substr(at).starts_with("\r\n"))) {
    at += m_text[at] == '\n' ? 1 : 2;
    ++m_lines;
  }
  m_line = m_lines + 1;
  m_fields.clear();
  const auto fail = [&](const Failure& what) { throw FormatError(m_file, m_line, what); };
  std::string field;
  bool isQuoted = false, isOpen = false;  // the field began with a quote, which has not ended yet
  for (bool isAtBegin = true; at < m_text.size(); ++at) {
    const char c = m_text[at];
    if (field.size() > m_limits.fieldBytes)
      fail(ReaderErrors::tr("a field exceeds %1 bytes", m_limits.fieldBytes));
    if (c == '\n') ++m_lines;
    if (isOpen) {
      if (c != '"')
        field += c;
      else if (m_text.substr(at + 1).starts_with('"'))
        field += m_text[++at];
      else
        isOpen = false;
      continue;
    }
    if (c == '"' && isAtBegin) {
      isQuoted = isOpen = true;
      isAtBegin = false;
      continue;
    }
    const bool isEnd = c == '\n' || (c == '\r' && m_text.substr(at + 1).starts_with('\n'));
    if (c != ',' && !isEnd) {
      if (isQuoted || c == '"') fail(ReaderErrors::tr("quotes must enclose a whole field"));
      field += c;
      isAtBegin = false;
      continue;
    }
    if (m_fields.size() >= m_limits.fields) fail(ReaderErrors::tr("more than %1 fields", m_limits.fields));
    m_fields.push_back(std::exchange(field, {}));
    isQuoted = false;
    isAtBegin = true;
    if (!isEnd) continue;
    if (c == '\r') ++at, ++m_lines;
    m_text.remove_prefix(at + 1);
    return true;
  }
  m_text = {};
  if (isOpen && m_lines >= m_line)
    fail(ReaderErrors::tr("a quote does not end"));  // it would take all that follows
  m_fields.clear();
  return false;
}

}  // namespace searchlight
