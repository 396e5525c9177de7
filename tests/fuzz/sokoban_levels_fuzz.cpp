// tests/fuzz/sokoban_levels_fuzz.cpp: bytes read as a file of levels, written and read back with the same boards.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/sokoban/collection.h"
#include "core/text/utf8.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  try {
    sokoban::Collection all = sokoban::readCollection(bytes, "fuzz.xsb");
    fuzz::require(!all.levels.empty(), "a collection without a level");
    std::erase_if(all.levels, [](const sokoban::Level& level) { return !level.board; });
    for (const sokoban::Level& level : all.levels) {
      fuzz::require(isUtf8(level.title) && isUtf8(level.author) && isUtf8(level.comment), "no UTF-8");
      fuzz::require(level.title.find_first_of("\r\n") == std::string::npos, "a title of several lines");
      // Comments may hold whatever looks like a board or a key: boards, steps and titles are what must come back.
    }
    if (all.levels.empty()) return 0;
    for (sokoban::Level& level : all.levels) level.comment.clear();
    all.comment.clear();
    const std::string text = sokoban::collectionText(all);
    const sokoban::Collection again = sokoban::readCollection(text, "written");
    fuzz::require(again.levels.size() == all.levels.size(), "another number of levels");
    for (std::size_t i = 0; i < all.levels.size(); ++i) {
      fuzz::require(again.levels[i].board.has_value(), "a broken level");
      fuzz::require(again.levels[i].board->identity() == all.levels[i].board->identity(), "another board");
      fuzz::require(again.levels[i].title == all.levels[i].title, "another title");
    }
  } catch (const FormatError& error) {
    fuzz::requireMessage(error.what(), "fuzz.xsb");
  }
  return 0;
}
