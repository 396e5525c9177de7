// core/lines/player/preview.h: what a player may know of the coming balls.
#pragma once
#include <cstdint>

namespace searchlight::lines::player {

// Places: colours and places. Colours: these alone. Hidden: only how many there are.
enum class Preview : std::uint8_t { Places, Colours, Hidden };

}  // namespace searchlight::lines::player
