// core/grid/picture.h: maps from grey pictures, as article 3 makes them from an image of 320 x 240 pixels.
#pragma once
#include <cstdint>
#include <span>

#include "core/grid/map.h"

namespace searchlight::grid {

// A picture as its brightness: 0 black to 255 white, row by row without gaps. It does not own its pixels.
struct GreyPicture {
  int width = 0;
  int height = 0;
  std::span<const std::uint8_t> luminance;
};

enum class PictureMeaning { DarkIsWall, LightIsWall };

struct PictureSettings {
  int threshold = 128;  // pixels below it are dark: 0 makes none dark, 256 all
  PictureMeaning meaning = PictureMeaning::DarkIsWall;
  int cellSize = 1;  // pixels on each side of the block that becomes one cell, from 1
};

// One cell per block of pixels; blocks that the right or lower edge cuts become cells too. A cell is a wall when
// at least half of its pixels are, and free with weight 1 otherwise.
// Throws std::invalid_argument, with a sentence for people, when the picture has no pixels, the span is not
// width x height long, the cell size is below 1, or the map would be larger than Map::kMaxSide.
Map mapFromPicture(const GreyPicture& picture, const PictureSettings& settings);

// The smallest cell size that gives a map no larger than `maxSide` cells on either side.
// REQUIRES: all three are at least 1.
int smallestCellSize(int width, int height, int maxSide = Map::kMaxSide);

}  // namespace searchlight::grid
