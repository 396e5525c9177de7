// core/klotski/board_event.cpp: two nodes as positions, and the one piece that is elsewhere.
#include "core/klotski/board_event.h"

#include <vector>

#include "core/klotski/solve.h"

namespace searchlight::klotski {

std::optional<search::BoardMove> slideOf(const Board& board, const Position& before, int piece, Point to) {
  const std::vector<Point> path = board.path(before, piece, to);
  if (path.size() < 2) return std::nullopt;
  search::BoardMove move{piece, path.front(), path.back()};
  for (std::size_t i = 1; i + 1 < path.size(); ++i)
    if (!(path[i] - path[i - 1] == path[i + 1] - path[i])) move.corners.push_back(path[i]);
  return move;
}

std::optional<search::BoardMove> slideBetween(const Board& board, const search::Session& session,
                                              search::NodeId from, search::NodeId to, const Position& near) {
  const auto before = positionOf(board, session, from, near);
  if (!before) return std::nullopt;
  // Where mirror images are folded a slide may lead to that of where it began: the same node.
  const auto code = from == to ? board.codeOf(*before) : std::nullopt;
  const auto after =
      code ? board.positionOf(mirrored(*code), *before) : positionOf(board, session, to, *before);
  if (!after) return std::nullopt;
  int piece = -1;
  for (int i = 0; i < before->pieceCount(); ++i)
    if (before->cell(i) != after->cell(i)) {
      if (piece >= 0) return std::nullopt;
      piece = i;
    }
  return piece < 0 ? std::nullopt : slideOf(board, *before, piece, board.anchor(*after, piece));
}

search::BoardEvent eventOnBoard(const Board& board, const search::Session& session, std::size_t i,
                                const Position& near) {
  search::BoardEvent told = search::stateEvent(session, i);
  if (told.parent != search::kNoNode) told.move = slideBetween(board, session, told.parent, told.node, near);
  return told;
}

}  // namespace searchlight::klotski
