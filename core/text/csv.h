// core/text/csv.h: comma separated values.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace searchlight {

// The fields as one line with its end. Quoted as RFC 4180 says: a field with a comma, a quote or a line end stands in
// quotes, and a quote in it is doubled. Lines end as elsewhere on Unix, not in CR LF.
std::string csvLine(std::span<const std::string> fields);

// Row by row, as RFC 4180 has them: lines end in LF or CRLF, also within quotes; empty lines are passed over. A last line without its
// end is what a crash leaves: it is no row.
struct CsvLimits {
  std::size_t fields, fieldBytes;  // of a row; of a field
};
class CsvReader {
 public:
  // The text and the file's name must outlive the reader.
  CsvReader(std::string_view text, std::string_view fileName, CsvLimits limits)
      : m_text(text), m_file(fileName), m_limits(limits) {}

  // False: there are no more. Throws FormatError with the line for a quote that does not end within its line, text before or behind a quoted field, and
  // what exceeds the limits.
  bool next();
  const std::vector<std::string>& fields() const { return m_fields; }
  int line() const { return m_line; }  // where the row begins

 private:
  std::string_view m_text;  // what follows
  std::string_view m_file;
  CsvLimits m_limits;
  std::vector<std::string> m_fields;
  int m_line = 0, m_lines = 0;  // m_lines: that were read whole
};

}  // namespace searchlight
