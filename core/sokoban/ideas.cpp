// core/sokoban/ideas.cpp: pruning ideas as words and back.
#include "core/sokoban/ideas.h"

#include <algorithm>

namespace searchlight::sokoban {

namespace {
constexpr std::string_view kFeaturesName =
    "features";  // which does not prune: it has no place among the others' names
}

std::string withoutText(const Ideas& ideas) {
  std::string text;
  for (std::size_t i = 0; i < kIdeaNames.size(); ++i) {
    if (ideas.*kIdeaSwitches[i]) continue;
    if (!text.empty()) text += ',';
    text += kIdeaNames[i];
  }
  if (!ideas.features) text += (text.empty() ? "" : ",") + std::string(kFeaturesName);
  return text;
}

std::optional<Ideas> ideasWithout(std::string_view list, std::string* unknown) {
  Ideas ideas;
  for (std::size_t begin = 0; !list.empty() && begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string_view name = list.substr(begin, end - begin);
    if (name == kFeaturesName) {
      ideas.features = false;
      begin = end + 1;
      continue;
    }
    const auto at = std::find(kIdeaNames.begin(), kIdeaNames.end(), name);
    if (at == kIdeaNames.end()) {
      if (unknown) *unknown = name;
      return std::nullopt;
    }
    ideas.*kIdeaSwitches[static_cast<std::size_t>(at - kIdeaNames.begin())] = false;
    begin = end + 1;
  }
  return ideas;
}

}  // namespace searchlight::sokoban
