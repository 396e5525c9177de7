// tests/fuzz/lurd_fuzz.cpp: bytes read as LURD, played on a board, written and read back as the same steps.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "core/sokoban/lurd.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  using namespace searchlight::sokoban;
  const std::array<std::string, 6> rows{"########", "#   #  #", "# $@ . #",
                                        "# .$   #", "#      #", "########"};
  static const Board board = std::get<Board>(Board::fromRows(rows));
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = readLurd(text);
  if (const auto* fault = std::get_if<LurdFault>(&read)) {
    fuzz::require(!fault->what.empty() && english(fault->what).find('\n') == std::string::npos,
                  "no line that says why");
    fuzz::require(fault->at <= size, "a place outside the text");
    return 0;
  }
  const Lurd& lurd = std::get<Lurd>(read);
  fuzz::require(lurd.steps.size() <= kMostSteps, "too many steps");
  const Replay replay = play(board, lurd.steps);
  fuzz::require(replay.illegal.has_value() == (replay.moves() < lurd.steps.size()), "steps were left out");
  const std::string written = lurdText(replay.steps);
  const auto again = readLurd(written);
  fuzz::require(std::holds_alternative<Lurd>(again), "what was written is refused");
  const Replay second = play(board, std::get<Lurd>(again).steps);
  fuzz::require(second.steps == replay.steps && second.end == replay.end, "another game");
  return 0;
}
