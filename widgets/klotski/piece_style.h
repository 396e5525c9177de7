// widgets/klotski/piece_style.h: the colours of a Klotski board, in each of its looks.
#pragma once
#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/klotski/board.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

// The cells' outline, holes included, drawn in by `inset` on every side and with corners of this radius; `cell` is a
// cell's side, and cell 0, 0 begins at `origin`. Lengths in pixels. Cells that only touch at a corner are parted.
QPainterPath outlineOf(const std::vector<Point>& cells, QPointF origin, double cell, double inset,
                       double radius);

// Where a name goes, in cells from the anchor: the whole of a rectangle, else the cell nearest to the middle.
QRectF nameRoom(const klotski::Piece& piece);

struct LabelFit {
  bool isBrief = false;  // there is no room for whole names
  double size = 0;       // of the font, in pixels; 0: nothing can be read there
};

// How names fit on these pieces, all alike: as large as the longest one allows. `cell` is a cell's side, in pixels.
// REQUIRES: as many names as pieces, at least one.
LabelFit labelFit(const std::vector<const klotski::Piece*>& pieces,
                  const std::vector<const PieceName*>& names, double cell, const QFont& font);

// `origin`: the anchor's upper left corner.
void paintPieceLabel(QPainter& painter, const klotski::Piece& piece, const PieceName& name,
                     const LabelFit& fit, const QColor& ink, QPointF origin, double cell);

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
