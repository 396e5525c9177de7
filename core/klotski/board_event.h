// core/klotski/board_event.h: the events of a search over positions as a board shows them: which piece slides where.
#pragma once
#include <cstddef>
#include <optional>

#include "core/klotski/board.h"
#include "core/trace/board_event.h"

namespace searchlight::klotski {

// Of a recorded session of solve.h; of another kind, or over another board, what any domain can tell. Equal pieces are told apart by
// `near`, as positionOf() has it: where a board shows the state that a piece slides in (BoardEvent::parent), what it shows, so that
// numbers follow the pieces. REQUIRES: the window holds event i; `near` is legal on the board.
search::BoardEvent eventOnBoard(const Board& board, const search::Session& session, std::size_t i,
                                const Position& near);

// The piece slides there by a shortest way with the fewest turns; nothing where it cannot, or is there. REQUIRES: as Board::way() has it.
std::optional<search::BoardMove> slideOf(const Board& board, const Position& before, int piece, Point to);
// The piece that slides between two nodes, by its number; nothing where it is not one that does, or the session is another one.
std::optional<search::BoardMove> slideBetween(const Board& board, const search::Session& session,
                                              search::NodeId from, search::NodeId to, const Position& near);

}  // namespace searchlight::klotski
