// app/sokoban/pasted_levels.h: levels that were pasted, in a collection that the program keeps by itself.
//
//   const auto kept = keepPasted(levels, PastedLevels::file());                // usage
//   play(kept.levels, kept.place);
//
// One file among the program's data, levels as text below a line of its own:
//
//     searchlight-pasted 1
//
//     #######
//     #@ $ .#
//     #######
//     Title: First
//
// The latest are at its end. Of equal boards there is one; beyond the bound the oldest go. It is written as a whole, beside its
// place and renamed, and only if no other window has written it meanwhile. What a later version wrote stays as it is.
#pragma once
#include <QString>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/text.h"
#include "core/sokoban/collection.h"

namespace searchlight::ui {

struct PastedLevels {
  static constexpr std::string_view kForm = "searchlight-pasted";
  static constexpr std::size_t kMost = 1'000;  // levels
  static constexpr std::size_t kMostBytes = std::size_t{8} << 20;

  static QString file();  // which may not be there

  sokoban::Collection levels;
  std::size_t place = 0;  // of the first that was added
};

// Levels as they come in files, ours among them. Throws as readCollection() does, and LaterVersion.
sokoban::Collection readLevelFile(std::string text, const std::string& name, const game::GoesOn& goesOn = {});

// The levels behind those of the file. Throws what is wrong with it, or why it cannot be written: it stays as it was then. On any
// thread. REQUIRES: `added` has a level, and all have boards.
PastedLevels keepPasted(const std::vector<sokoban::Level>& added, const QString& file);

}  // namespace searchlight::ui
