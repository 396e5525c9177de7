// core/text/format_error.h: what every reader throws when its input is no good.
#pragma once
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight {

// One line for a person: `file:line: what is wrong`, or `file: what is wrong` where no line is to blame.
// Lines count from 1; 0 means "the file as a whole".
class FormatError : public Failed {
 public:
  FormatError(std::string_view file, int line, Failure what)
      : Failed(std::move(what), std::string(file) + (line > 0 ? ":" + std::to_string(line) : "") + ": "),
        m_line(line) {}
  FormatError(std::string_view file, int line, std::string_view what)
      : FormatError(file, line, Failure(std::string(what))) {}
  int line() const { return m_line; }

 private:
  int m_line;
};

}  // namespace searchlight
