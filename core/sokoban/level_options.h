// core/sokoban/level_options.h: what is asked of a level and how it is searched.
#pragma once
#include <optional>

#include "core/geometry/point.h"
#include "core/setup/option_table.h"
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

// The way's words (ask, box, to) are of workspaces alone.
const setup::Options<LevelOptions>& levelOptions();

}  // namespace searchlight::sokoban
