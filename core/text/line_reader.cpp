// core/text/line_reader.cpp: lines, fields and strict numbers.
#include "core/text/line_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/text/failure.h"
#include "core/text/utf8.h"

namespace searchlight {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::size_t kLongestQuote = 32;

// Controls beyond ASCII, marks that turn the direction of writing, and what has no width: U+0080 to U+009F, U+200B to U+200F, U+2028 to
// U+202E, U+2060 to U+206F, U+FEFF.
bool isUnseen(std::string_view character) {
  if (character.size() == 2) return character < "\xC2\xA0";
  if (character == "\xEF\xBB\xBF") return true;
  const auto isWithin = [&](std::string_view first, std::string_view last) {
    return character >= first && character <= last;
  };
  return isWithin("\xE2\x80\x8B", "\xE2\x80\x8F") || isWithin("\xE2\x80\xA8", "\xE2\x80\xAE") ||
         isWithin("\xE2\x81\xA0", "\xE2\x81\xAF");
}

bool isDigits(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::string inQuotes(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string result = "\"";
  std::size_t at = 0;
  while (at < std::min(text.size(), kLongestQuote)) {
    const std::size_t length = characterLength(text.substr(at));
    const std::string_view character = text.substr(at, std::max<std::size_t>(length, 1));
    at += character.size();
    const auto byte = static_cast<unsigned char>(character[0]);
    if (length == 1 ? byte >= 0x20 && byte < 0x7f : length > 1 && !isUnseen(character)) {
      result += character;
      continue;
    }
    for (const char c : character) {
      result += "\\x";
      result += kHex[static_cast<unsigned char>(c) >> 4];
      result += kHex[static_cast<unsigned char>(c) & 15];
    }
  }
  if (text.size() > at) result += "...";
  return result + '"';
}

std::string_view takeField(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
  const std::string_view field = rest.substr(0, rest.find_first_of(kBlanks));
  rest.remove_prefix(field.size());
  return field;
}

std::vector<std::string_view> splitFields(std::string_view line, std::size_t limit) {
  std::vector<std::string_view> fields;
  while (fields.size() < limit) {
    const std::string_view field = takeField(line);
    if (field.empty()) break;
    fields.push_back(field);
  }
  return fields;
}

std::optional<int> parseInteger(std::string_view text, int min, int max) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < min || value > max) return {};
  return value;
}

std::optional<double> parseNumber(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return {};
  return value;
}

LineReader::LineReader(std::string_view text, std::string_view fileNameForMessages)
    : m_rest(text), m_file(fileNameForMessages) {
  if (m_rest.starts_with(kByteOrderMark)) m_rest.remove_prefix(kByteOrderMark.size());
}

bool LineReader::next() {
  if (m_rest.empty()) return false;
  m_line = m_rest.substr(0, m_rest.find_first_of("\r\n"));
  m_rest.remove_prefix(m_line.size());
  if (m_rest.starts_with("\r\n"))
    m_rest.remove_prefix(2);
  else if (m_rest.starts_with("\r\r\n"))  // CRLF that was converted once more
    m_rest.remove_prefix(3);
  else if (!m_rest.empty())
    m_rest.remove_prefix(1);
  ++m_number;
  return true;
}

bool LineReader::nextFilled() {
  while (next())
    if (m_line.find_first_not_of(kBlanks) != std::string_view::npos) return true;
  return false;
}

void LineReader::failAt(int line, std::string_view what) const { throw FormatError(m_file, line, what); }
void LineReader::failAt(int line, const Failure& what) const { throw FormatError(m_file, line, what); }

int LineReader::integer(std::string_view text, std::string_view name, int min, int max) const {
  if (const std::optional<int> value = parseInteger(text, min, max)) return *value;
  const std::string subject(name);
  if (!isDigits(text)) fail(ReaderErrors::tr("%1 is not a whole number", subject + " " + inQuotes(text)));
  // Digits only, so the number itself can be shown; an endless one is cut.
  const std::string shown = text.size() <= kLongestQuote ? std::string(text) : inQuotes(text);
  fail(ReaderErrors::tr("%1 is out of range (%2 to %3)", subject + " " + shown, min, max));
}

void LineReader::expectFilled(std::string_view expected) {
  if (!nextFilled()) fail(ReaderErrors::tr("expected %1, found the end of the text", inQuotes(expected)));
}

std::string_view LineReader::named(std::string_view name) const {
  std::string_view rest = m_line;
  const bool isNamed = takeField(rest) == name;
  const std::string_view field = takeField(rest);
  if (!isNamed || field.empty() || !takeField(rest).empty())
    fail(ReaderErrors::tr("expected %1, found %2", std::string("\"") + std::string(name) + " ..\"",
                          inQuotes(m_line)));
  return field;
}

void LineReader::expectEnd() {
  if (nextFilled()) fail(ReaderErrors::tr("unexpected %1 after the end", inQuotes(m_line)));
}

}  // namespace searchlight
