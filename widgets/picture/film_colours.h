// widgets/picture/film_colours.h: the colours of a film, one palette for all of it as long as they fit.
#pragma once
#include <QRgb>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace searchlight::ui {

// How often each colour is there.
using ColourCounts = std::unordered_map<QRgb, std::size_t>;

// At most 255 colours, and which of them stands for each colour that was asked for.
struct FilmPalette {
  static constexpr std::size_t kMost = 255;  // one index is left for what is transparent
  std::vector<QRgb> colours = {};
  std::unordered_map<QRgb, std::uint8_t> indexes = {};
};

// Exact where there are at most `most` colours, else by median cut: the box that holds most is halved at its median, and each box
// becomes its mean. REQUIRES: 1 <= most <= FilmPalette::kMost.
FilmPalette paletteOf(const ColourCounts& counts, std::size_t most);

// Takes the colours into the palette: exactly while there is room, else as one that an eye takes for them (at most 8 of 255 in each
// channel apart). False: some are too far from all; those have no index.
bool learnColours(FilmPalette& palette, const ColourCounts& counts);

}  // namespace searchlight::ui
