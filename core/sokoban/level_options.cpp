// core/sokoban/level_options.cpp: words to options and back.
#include "core/sokoban/level_options.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/geometry/point.h"

namespace searchlight::sokoban {
namespace {
constexpr std::array<std::string_view, 3> kAskedNames{"level", "walk", "box"};  // by LevelOptions::Asked
}  // namespace

setup::Words wordsOf(const LevelOptions& options) {
  setup::Words out;
  out.set("ask", std::string(kAskedNames[static_cast<std::size_t>(options.asked)]));
  if (options.box) out.set("box", pointText(*options.box));
  if (options.to) out.set("to", pointText(*options.to));
  out.set("metric", std::string(kMetricNames[static_cast<std::size_t>(options.question.metric)]));
  out.set("without", withoutText(options.question.ideas));
  for (const auto& [name, value] : setup::wordsOf(options.search)) out.set(name, value);
  return out;
}

std::optional<std::string> takeWords(LevelOptions& options, const setup::Words& words) {
  LevelOptions taken = options;
  if (const std::string* word = words.find("ask")) {
    const auto* const at = std::ranges::find(kAskedNames, *word);
    if (at == kAskedNames.end()) return std::string("ask: must be level, walk or box");
    taken.asked = static_cast<LevelOptions::Asked>(at - kAskedNames.begin());
    taken.box.reset();
    taken.to.reset();
  }
  for (const auto& [name, place] : {std::pair("box", &taken.box), std::pair("to", &taken.to)})
    if (const std::string* word = words.find(name)) {
      *place = pointFromText(*word);
      if (!*place) return std::string(name) + ": must be X,Y, a column and a row";
    }
  if (const std::string* word = words.find("metric")) {
    const auto* const at = std::ranges::find(kMetricNames, *word);
    if (at == kMetricNames.end()) return std::string("metric: must be pushes or moves");
    taken.question.metric = static_cast<Metric>(at - kMetricNames.begin());
  }
  if (const std::string* word = words.find("without")) {
    const auto ideas = ideasWithout(*word);
    if (!ideas) return std::string("without: must be some of dead-squares, freeze, corral and matching");
    taken.question.ideas = *ideas;
  }
  if (auto wrong = setup::takeWords(taken.search, words, canSearch, "cannot search levels")) return wrong;
  options = taken;
  return std::nullopt;
}

}  // namespace searchlight::sokoban
