// core/text/format_error.h: what every reader throws when its input is no good.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>

namespace searchlight {

// One line for a person: `file:line: what is wrong`, or `file: what is wrong` where no line is to blame.
// Lines count from 1; 0 means "the file as a whole".
class FormatError : public std::runtime_error {
 public:
  FormatError(std::string_view file, int line, std::string_view what)
      : std::runtime_error(std::string(file) + (line > 0 ? ":" + std::to_string(line) : "") + ": " +
                           std::string(what)),
        m_line(line) {}
  int line() const { return m_line; }

 private:
  int m_line;
};

}  // namespace searchlight
