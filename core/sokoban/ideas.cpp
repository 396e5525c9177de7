// core/sokoban/ideas.cpp: pruning ideas as words and back.
#include "core/sokoban/ideas.h"

#include <algorithm>

namespace searchlight::sokoban {

namespace {
// Was a switch in November 2026: what was saved with it still opens.
constexpr std::string_view kRetiredIdea = "corral-search";

template <class F>
void forEachIdea(F&& f) {
  for (std::size_t i = 0; i < kAllIdeaNames.size(); ++i) f(kAllIdeaNames[i], kIdeaSwitches[i]);
}
}  // namespace

std::string withoutText(const Ideas& ideas) {
  std::string text;
  forEachIdea([&](std::string_view name, bool Ideas::*idea) {
    if (ideas.*idea) return;
    if (!text.empty()) text += ',';
    text += name;
  });
  return text;
}

std::optional<Ideas> ideasWithout(std::string_view list, std::string* unknown) {
  Ideas ideas;
  for (std::size_t begin = 0; !list.empty() && begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string_view given = list.substr(begin, end - begin);
    bool isKnown = given == kRetiredIdea;
    forEachIdea([&](std::string_view name, bool Ideas::*idea) {
      if (name != given) return;
      isKnown = true;
      ideas.*idea = false;
    });
    if (!isKnown) {
      if (unknown) *unknown = given;
      return std::nullopt;
    }
    begin = end + 1;
  }
  return ideas;
}

}  // namespace searchlight::sokoban
