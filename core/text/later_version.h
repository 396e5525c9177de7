// core/text/later_version.h: what a later version of the program wrote is refused, told, and left as it is.
//
//   refuseLaterVersion(text, fileName);                                  // usage: before a reader asks anything else
//
// A text of ours begins with a line that names its form and the form's version, "searchlight-lines 1"; set-ups and books say
// it under a key. Who changes a form so that programs before would misread it raises its version. All readers throw the same
// then, whatever file it is, so that whoever keeps files can tell: this one is not broken, it is another program's, and stays
// where it is, byte for byte.
#pragma once
#include <string>
#include <string_view>

#include "core/text/format_error.h"

namespace searchlight {

class LaterVersion : public FormatError {
 public:
  // `form` and its version as they stand in the file, whose line (0: none is to blame) says so.
  LaterVersion(std::string_view file, int line, std::string_view form, std::string_view version);
};

// Throws LaterVersion for a text of one of our forms (its first line that is not blank names it) and of a version that this
// program does not know yet. Of whatever else is wrong nothing is said: that is the form's reader's to tell.
void refuseLaterVersion(std::string_view text, std::string_view fileName);

}  // namespace searchlight
