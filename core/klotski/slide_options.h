// core/klotski/slide_options.h: how a placement is searched, and the words that a set-up has for it.
#pragma once
#include <optional>
#include <string>

#include "core/klotski/problem.h"
#include "core/klotski/slides.h"
#include "core/setup/search_choice.h"

namespace searchlight::klotski {

struct SlideOptions {
  Count count = Count::Moves;
  setup::SearchChoice search;
  Mirrors mirrors = Mirrors::Apart;  // of the 5 x 4 family; others have none
  friend bool operator==(const SlideOptions&, const SlideOptions&) = default;
};

// In the words of the command line: count, those of the search, and mirrors: apart or folded.
setup::Words wordsOf(const SlideOptions& options);
// Changes what the words name. What is wrong with one, in English as core's readers say it: "count: ..".
std::optional<std::string> takeWords(SlideOptions& options, const setup::Words& words);

}  // namespace searchlight::klotski
