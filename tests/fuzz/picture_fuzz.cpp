// tests/fuzz/picture_fuzz.cpp: bytes taken as a picture's size, settings and pixels.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>

#include "core/grid/picture.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight::grid;
using searchlight::fuzz::require;

// The settings, as they stand at the front of the input; small sizes are likely, any size is possible.
struct Header {
  std::int32_t width;
  std::int32_t height;
  std::int32_t threshold;
  std::int32_t cellSize;
};

// What the header of picture.h promises, counted in the slowest way.
void checkMap(const Map& map, const GreyPicture& picture, const PictureSettings& settings) {
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    const searchlight::Point cell = map.point(i);
    std::size_t walls = 0;
    std::size_t pixels = 0;
    for (std::size_t pixel = 0; pixel < picture.luminance.size(); ++pixel) {
      const int x = static_cast<int>(pixel) % picture.width;
      const int y = static_cast<int>(pixel) / picture.width;
      if (x / settings.cellSize != cell.x || y / settings.cellSize != cell.y) continue;
      ++pixels;
      const bool dark = picture.luminance[pixel] < settings.threshold;
      if (dark == (settings.meaning == PictureMeaning::DarkIsWall)) ++walls;
    }
    require(pixels > 0 && map.isWall(cell) == (2 * walls >= pixels), "a cell is not what its pixels say");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Header header{};
  if (size < sizeof header) return 0;
  std::memcpy(&header, data, sizeof header);
  const std::span<const std::uint8_t> pixels(data + sizeof header, size - sizeof header);
  // The height follows from the pixels where it can, or hardly any input would fit.
  if (header.height == 0 && header.width > 0) header.height = static_cast<int>(pixels.size()) / header.width;

  for (const PictureMeaning meaning : {PictureMeaning::DarkIsWall, PictureMeaning::LightIsWall}) {
    const GreyPicture picture{header.width, header.height, pixels};
    const PictureSettings settings{header.threshold, meaning, header.cellSize};
    try {
      const Map map = mapFromPicture(picture, settings);
      if (pixels.size() <= 256) checkMap(map, picture, settings);
    } catch (const std::invalid_argument&) {
      // Sizes that do not fit: the one way out.
    }
  }
  return 0;
}
