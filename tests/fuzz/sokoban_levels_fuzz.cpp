// tests/fuzz/sokoban_levels_fuzz.cpp: bytes read as a file of Sokoban levels, written and read back equal; and as LURD.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "core/sokoban/collection.h"
#include "core/sokoban/lurd.h"
#include "core/text/format_error.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight;

void readAsLevels(std::string_view text) {
  sokoban::Collection read;
  try {
    read = sokoban::readCollection(text, "fuzz.xsb");
  } catch (const FormatError& error) {
    return fuzz::requireMessage(error.what(), "fuzz.xsb");
  }
  fuzz::require(!read.levels.empty(), "a collection without a level");
  for (const sokoban::Level& level : read.levels) {
    fuzz::require(level.board.has_value() != !level.fault.empty(), "a level is neither whole nor broken");
    if (!level.board) continue;
    const sokoban::Board& board = *level.board;
    const auto rows = board.rows(board.opening());
    const auto again = sokoban::Board::fromRows(rows);
    fuzz::require(std::holds_alternative<sokoban::Board>(again), "its own rows are refused");
    fuzz::require(std::get<sokoban::Board>(again).identity() == board.identity(),
                  "its rows are another level");
    for (const std::string& solution : level.solutions) {
      const auto steps = sokoban::readLurd(solution);
      fuzz::require(std::holds_alternative<sokoban::Lurd>(steps), "a solution that cannot be read again");
      fuzz::require(sokoban::play(board, std::get<sokoban::Lurd>(steps).steps).isSolved,
                    "a solution that solves nothing");
    }
    sokoban::Level bare;
    bare.board = board;
    const sokoban::Collection one = sokoban::readCollection(sokoban::levelText(bare), "written");
    fuzz::require(one.levels.size() == 1 && one.levels[0].board, "a written level is not one level");
    fuzz::require(one.levels[0].board->identity() == board.identity(), "a written level is another one");
  }
}

void readAsLurd(std::string_view text) {
  const auto read = sokoban::readLurd(text);
  if (const auto* lurd = std::get_if<sokoban::Lurd>(&read))
    fuzz::require(lurd->steps.size() <= sokoban::kMostSteps, "more steps than there may be");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  readAsLevels(text);
  readAsLurd(text);
  return 0;
}
