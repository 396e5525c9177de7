// core/klotski/slide_options.cpp: words to options and back.
#include "core/klotski/slide_options.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "core/klotski/solve.h"

namespace searchlight::klotski {
namespace {
constexpr std::string_view kMirrorWords[] = {"apart", "folded"};  // by Mirrors
}  // namespace

setup::Words wordsOf(const SlideOptions& options) {
  setup::Words out;
  out.set("count", std::string(kCountNames[static_cast<std::size_t>(options.count)]));
  for (const auto& [name, value] : setup::wordsOf(options.search)) out.set(name, value);
  out.set("mirrors", std::string(kMirrorWords[static_cast<std::size_t>(options.mirrors)]));
  return out;
}

std::optional<std::string> takeWords(SlideOptions& options, const setup::Words& words) {
  SlideOptions taken = options;
  if (const std::string* word = words.find("count")) {
    const auto* const at = std::ranges::find(kCountNames, *word);
    if (at == std::end(kCountNames)) return std::string("count: must be moves, straight or steps");
    taken.count = static_cast<Count>(at - std::begin(kCountNames));
  }
  if (const std::string* word = words.find("mirrors")) {
    const auto* const at = std::ranges::find(kMirrorWords, *word);
    if (at == std::end(kMirrorWords)) return std::string("mirrors: must be apart or folded");
    taken.mirrors = static_cast<Mirrors>(at - std::begin(kMirrorWords));
  }
  if (auto wrong = setup::takeWords(taken.search, words, canSearch, "cannot search placements")) return wrong;
  options = taken;
  return std::nullopt;
}

}  // namespace searchlight::klotski
