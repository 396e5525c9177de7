// tests/fuzz/map_fuzz.cpp: bytes read as a map of either form, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/grid/map_format.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight;
using namespace searchlight::grid;
using searchlight::fuzz::require;

// What the octile form holds: walls, water, swamp and letters.
MapDocument octileOf(MapDocument document) {
  Map& map = document.map;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    if (map.oneWay(i) && !document.letters.empty()) document.letters[i] = '.';
    if (map.cells()[i] == kWall || map.isWater(i)) continue;
    const bool isSwamp = map.isSwamp(i);
    map.setWeight(map.point(i), 1);
    if (isSwamp) map.setSwamp(i);
  }
  // Letters that tell nothing more than the cells are not kept.
  if (document.letters.find_first_not_of(".@") == std::string::npos) document.letters.clear();
  return {map, {}, {}, document.letters};
}

void checkDocument(const MapDocument& document) {
  require(document.map.cellCount() > 0, "a map without cells was accepted");
  require(!document.start || document.map.isFree(*document.start), "the start is not free");
  require(!document.goal || document.map.isFree(*document.goal), "the goal is not free");
  require(readMap(writeMap(document, MapFormat::Plain), "written") == document,
          "the plain form does not read back equal");
  require(readMap(writeMap(document, MapFormat::Octile), "written") == octileOf(document),
          "the octile form does not read back equal");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  MapDocument document;
  try {
    document = readMap(text, "fuzz.map");
  } catch (const FormatError& error) {
    searchlight::fuzz::requireMessage(error.what(), "fuzz.map:");
    return 0;
  }
  checkDocument(document);
  return 0;
}
