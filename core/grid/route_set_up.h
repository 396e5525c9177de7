// core/grid/route_set_up.h: a route's question as the words of a set-up: those of the command line without their dashes.
#pragma once
#include <filesystem>
#include <string_view>

#include "core/grid/route_options.h"
#include "core/setup/set_up.h"

namespace searchlight::grid {

// Every option that matters, so that a set-up stays true should a default ever change.
setup::Words questionWords(const RouteQuestion& question);

// What is left out has its default; `from` and `to` are (0, 0) where they are. Names that are no option of a route are
// passed over. Throws FormatError "fileName: question: --neighbours 5: must be 4 or 8".
RouteQuestion questionFrom(const setup::Words& words, std::string_view fileName);

// The map lab's page (PageInfo::id in app).
inline constexpr std::string_view kMapLab = "map-lab";

// A set-up for a trace beside its map: the map by its path, relative to the trace's folder where that can be, and by its
// hash. Throws FormatError where the map cannot be read.
setup::SetUp setUpBeside(const std::filesystem::path& map, const std::filesystem::path& trace,
                         const RouteQuestion& question);

}  // namespace searchlight::grid
