// widgets/klotski/piece_style.h: the colours of a Klotski board, in each of its looks.
#pragma once
#include <QColor>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

// Lacquer: coloured lacquer with gold on a wooden board. Wood: plain timber, names burnt in. Flat: the program's own colours.
enum class PieceStyle { Lacquer, Wood, Flat };
inline constexpr int kPieceStyles = 3;

struct PieceColours {
  QColor fill, edge, ink;
  QColor trim;  // a fine line inside the edge; not valid: there is none
};

struct KlotskiColours {
  QColor frame, frameEdge, frameInk;
  QColor floor, floorEdge;
  QColor wall, wallEdge;
  bool isSolid = false;  // drawn as something with a thickness: light from above, and a shadow
  bool hasGrain = false;
  std::vector<PieceColours>
      pieces;  // by piece; equal shapes have equal colours, what has a goal one of its own
};

// Which colour each shape has had on boards that follow each other, as one is drawn: a new shape gets one that is free, and
// the others keep theirs.
class KeptColours {
 public:
  // The numbers of the board's pieces, given the ones that a board alone would have.
  std::vector<std::size_t> keep(const klotski::Board& board, std::vector<std::size_t> numbers);

 private:
  std::vector<std::pair<std::vector<Point>, std::size_t>> m_known;  // shapes without a goal
};

KlotskiColours klotskiColours(const klotski::Board& board, PieceStyle style, const Theme& theme,
                              KeptColours* kept = nullptr);

}  // namespace searchlight::ui
