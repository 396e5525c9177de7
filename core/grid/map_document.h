// core/grid/map_document.h: a map with the question asked of it: what is edited, opened and saved.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/geometry/point.h"
#include "core/grid/map.h"

namespace searchlight::grid {

// INVARIANT, held by the readers and by map_edit: start and goal, where there are any, are free cells of the
// map.
struct MapDocument {
  Map map;
  std::optional<Point> start;
  std::optional<Point> goal;
  // The terrain of every cell, row by row, as MovingAI's maps tell it: . G S free, W water, @ O T and any other letter
  // walls. Empty: '.' wherever one may walk, '@' elsewhere, 'W' on water and 'S' on swamp. It has no say in how a search
  // goes: the map knows its water itself. INVARIANT: a letter stands on what it means; a map with water or swamp that is
  // edited has letters.
  std::string letters = {};

  friend bool operator==(const MapDocument&, const MapDocument&) = default;
};

inline constexpr std::string_view kFreeLetters = ".GS", kWallLetters = "@OT";
inline constexpr char kWaterLetter = 'W', kSwampLetter = 'S';
// What a cell that was drawn is.
constexpr char plainLetter(Weight weight) { return weight == kWall ? kWallLetters[0] : kFreeLetters[0]; }

}  // namespace searchlight::grid
