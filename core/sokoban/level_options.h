// core/sokoban/level_options.h: what is asked of a level and how it is searched, and the words that a set-up has for it.
#pragma once
#include <optional>
#include <string>

#include "core/geometry/point.h"
#include "core/setup/search_choice.h"
#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

struct LevelOptions {
  // The whole level, the worker's way to a square, or one box's.
  enum class Asked { Level, Walk, Box };
  Asked asked = Asked::Level;
  std::optional<Point> box, to;  // of the ways; nothing: what suits the position
  LevelQuestion question;
  setup::SearchChoice search{.algorithm = search::Algorithm::AStar};
  friend bool operator==(const LevelOptions&, const LevelOptions&) = default;
};

// ask, box and to where they were chosen; and in the words of the command line: metric, without (ideas with commas between;
// empty: none), and those of the search.
setup::Words wordsOf(const LevelOptions& options);
// Changes what the words name. What is wrong with one, in English as core's readers say it: "metric: ..".
std::optional<std::string> takeWords(LevelOptions& options, const setup::Words& words);

}  // namespace searchlight::sokoban
