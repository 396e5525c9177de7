// core/grid/picture.cpp: brightness to walls, block by block.
#include "core/grid/picture.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

namespace searchlight::grid {
namespace {

int dividedUp(int a, int b) { return (a - 1) / b + 1; }

void expectPixels(const GreyPicture& picture) {
  if (picture.width < 1 || picture.height < 1) throw std::invalid_argument("the picture has no pixels");
  const auto columns = static_cast<std::size_t>(picture.width);
  const auto rows = static_cast<std::size_t>(picture.height);
  // Divided, because the product of two large sides could wrap.
  if (picture.luminance.size() / columns != rows || picture.luminance.size() % columns != 0)
    throw std::invalid_argument("the picture's pixels do not match its size");
}

bool isWall(std::uint8_t luminance, const PictureSettings& settings) {
  const bool dark = luminance < settings.threshold;
  return dark == (settings.meaning == PictureMeaning::DarkIsWall);
}

}  // namespace

Map mapFromPicture(const GreyPicture& picture, const PictureSettings& settings) {
  expectPixels(picture);
  const int size = settings.cellSize;
  if (size < 1) throw std::invalid_argument("a cell is at least one pixel wide");
  const int columns = dividedUp(picture.width, size);
  const int rows = dividedUp(picture.height, size);
  if (std::max(columns, rows) > Map::kMaxSide) {
    throw std::invalid_argument(
        "the picture gives " + std::to_string(columns) + " x " + std::to_string(rows) +
        " cells, but the limit is 4096 per side; use cells of " +
        std::to_string(smallestCellSize(picture.width, picture.height)) + " pixels or more");
  }

  Map map(columns, rows);
  for (int y = 0; y < rows; ++y) {
    const int lastRow = std::min(picture.height - y * size, size) + y * size;
    for (int x = 0; x < columns; ++x) {
      const int lastColumn = std::min(picture.width - x * size, size) + x * size;
      std::int64_t balance = 0;  // wall pixels less free ones
      for (int py = y * size; py < lastRow; ++py) {
        const std::size_t row = static_cast<std::size_t>(py) * static_cast<std::size_t>(picture.width);
        for (int px = x * size; px < lastColumn; ++px)
          balance += isWall(picture.luminance[row + static_cast<std::size_t>(px)], settings) ? 1 : -1;
      }
      if (balance >= 0) map.setWeight({x, y}, kWall);
    }
  }
  return map;
}

int smallestCellSize(int width, int height, int maxSide) {
  return dividedUp(std::max(width, height), maxSide);
}

}  // namespace searchlight::grid
