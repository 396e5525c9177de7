// tests/fuzz/klotski_board_fuzz.cpp: bytes read as a board of Klotski and as a drawing of one, each written and read back equal.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight;

void readAsBoard(std::string_view text) {
  std::string written;
  try {
    const klotski::TitledBoard read = klotski::readTitledBoard(text, "fuzz.klotski");
    written = klotski::boardText(read.board, read.title);
    const klotski::TitledBoard again = klotski::readTitledBoard(written, "written");
    fuzz::require(again.board == read.board && again.title == read.title,
                  "what was written is another board");
    fuzz::require(klotski::gridOf(again.board) == klotski::gridOf(read.board), "it has another grid");
    const std::string general = klotski::generalBoardText(read.board, read.title);
    fuzz::require(klotski::readBoard(general, "general") == read.board, "the general form is another board");
    fuzz::require(read.board.isLegal(read.board.opening()), "an opening that is not legal");
    for (int piece = 0; piece < read.board.pieceCount(); ++piece)
      for (const Point to : read.board.reach(read.board.opening(), piece, klotski::Count::Steps))
        fuzz::require(read.board.isLegal(read.board.slid(read.board.opening(), piece, to)),
                      "a slide over something");
    const klotski::Draft draft(read.board, read.board.opening());
    fuzz::require(draft.board() == read.board, "its drawing is another board");
    klotski::entryByGrid(read.board);
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.klotski:");
  }
}

void readAsDraft(std::string_view text) {
  std::string written;
  try {
    const klotski::TitledDraft read = klotski::readDraft(text, "fuzz.klotski");
    written = klotski::draftText(read.draft, read.title);
    const klotski::TitledDraft again = klotski::readDraft(written, "written");
    fuzz::require(klotski::draftText(again.draft, again.title) == written,
                  "what was written is another drawing");
    const bool isBoard = !klotski::Board::faultOf(read.draft.picture().parts());
    fuzz::require(!read.draft.board() || isBoard, "a drawing without faults is no board");
    if (const auto board = read.draft.board())
      fuzz::require(klotski::readBoard(written, "written") == *board, "its text is another board");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.klotski:");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  readAsBoard(text);
  readAsDraft(text);
  return 0;
}
