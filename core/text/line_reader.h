// core/text/line_reader.h: what text readers are made of: numbered lines, fields, strict numbers.
#pragma once
#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace searchlight {

class Failure;

// The text in quotes, fit for a one-line message: long text is cut, what is not printable ASCII becomes \xNN.
std::string inQuotes(std::string_view text);

// The next run of characters that are neither blank nor tab, taken off the front of `rest`; empty when none
// is left.
std::string_view takeField(std::string_view& rest);

// The fields of a line, at most `limit` of them: a caller who expects n asks for n + 1 to notice one too
// many.
std::vector<std::string_view> splitFields(std::string_view line, std::size_t limit);

// The whole text as a decimal number, "-" allowed in front, nothing else around it; nullopt otherwise, and
// when the number is outside min to max. No number is ever read in part.
std::optional<int> parseInteger(std::string_view text, int min, int max);
// The same for a finite number with or without fraction and exponent.
std::optional<double> parseNumber(std::string_view text);

// Walks over the lines of a text. Lines may end in LF, CRLF, CR or CR CRLF, the last one in nothing; a
// UTF-8 byte order mark is skipped. Views only: the text and the file's name must outlive the reader and what it
// returns.
class LineReader {
 public:
  LineReader(std::string_view text, std::string_view fileNameForMessages);

  // Moves to the next line; false, and the last line stays current, when there is none.
  bool next();
  // The same, passing over lines of blanks and tabs.
  bool nextFilled();
  // The current line without its end, and its number from 1 (0: before the first).
  std::string_view line() const { return m_line; }
  int number() const { return m_number; }
  // What follows the current line.
  std::string_view rest() const { return m_rest; }

  // Throws FormatError for the current line, before the first one (where an empty text stays) for line 1.
  [[noreturn]] void fail(std::string_view what) const { failAt(std::max(m_number, 1), what); }
  [[noreturn]] void fail(const Failure& what) const { failAt(std::max(m_number, 1), what); }
  [[noreturn]] void failAt(int line, std::string_view what) const;
  [[noreturn]] void failAt(int line, const Failure& what) const;
  // parseInteger, or a FormatError that names the value: "width 4900000 is not within 1 to 4096".
  int integer(std::string_view text, std::string_view name, int min,
              int max = std::numeric_limits<int>::max()) const;
  // Moves to the next line that is not blank; throws "the text ends where .. is expected" when there is none.
  void expectFilled(std::string_view expected);
  // What stands behind the name on the current line, which must be the name and one field; throws otherwise.
  std::string_view named(std::string_view name) const;
  // Throws when anything but blank lines is left.
  void expectEnd();

 private:
  std::string_view m_rest;
  std::string_view m_file;
  std::string_view m_line;
  int m_number = 0;
};

}  // namespace searchlight
