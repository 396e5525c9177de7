// widgets/board/board_ground.h: what a board looks like without a search; the part of a board that each domain brings.
#pragma once
#include <QImage>
#include <QPainter>
#include <cstddef>

#include "widgets/board/board_viewport.h"
#include "widgets/board/sprites.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

struct BoardScene;
class MarkSprites;
enum class TextLayout;

// The frame that is being painted, for one of the ground's own layers.
struct BoardLayer {
  const BoardScene& scene;
  const BoardViewport& viewport;
  MarkSprites& sprites;
  TextLayout layout;  // how the search writes on cells of this size
  QImage& frame;      // RGB32, in the viewport's screen pixels

  // Where the board begins, in frame pixels. From BoardViewport::kEvenFrom on a cell begins at a multiple of
  // sidePixels() from there.
  QPoint originPixels() const { return (viewport.origin() * viewport.pixelRatio()).toPoint(); }
  int sidePixels() const { return qRound(viewport.cellPixels()); }
  // Whether nothing of the search is on the cell, so that all of it is the ground's.
  bool isBare(Point cell) const;
  // Calls paintOn(painter) with a painter of the viewport's own device-independent pixels.
  template <class PaintOn>
  void paint(PaintOn&& paintOn) const {
    QPainter painter(&frame);
    painter.scale(viewport.pixelRatio(), viewport.pixelRatio());
    paintOn(painter);
  }
  // Calls visit(Point) for every visible cell.
  template <class Visit>
  void forEachVisible(Visit&& visit) const {
    const CellRect cells = viewport.visibleCells();
    for (int y = cells.top; y < cells.bottom; ++y)
      for (int x = cells.left; x < cells.right; ++x) visit(Point{x, y});
  }
};

// Everything but the cells' colours is optional. From below:
//
//   colour()        one pixel a cell, at every size; the search fills the cells that it has seen
//   paintFloor()    what bare cells look like where they are large enough; below the search's marks
//   paintLines()    over the marks, below the search's ways
//   paintPieces()   what stands on the board: over everything but start, goal, breakpoints and numbers
class BoardGround {
 public:
  virtual ~BoardGround() = default;
  // The theme is another.
  virtual void setColours(const BoardColours&) {}
  // The opaque colours of the cells first .. last - 1, row by row; by two threads at a time, for different cells, as
  // isSolid() is.
  virtual void colour(std::size_t first, std::size_t last, QRgb* pixels) const = 0;
  // Whether the cell looks the same when a jump has looked at it, as walls do.
  virtual bool isSolid(std::size_t) const { return false; }
  // Whether a piece stands on the cell (paintPieces()) that is to be seen below the search's numbers: they leave its middle,
  // and where it stands on the start it is the start's mark.
  virtual bool hasPiece(std::size_t) const { return false; }
  // Such a piece in some pixels, for a small picture of the whole board.
  virtual void paintSmall(QPainter&, const QRectF& /*cell*/, std::size_t) const {}
  // What is written in a cell that is large enough: alone in its middle, or small beside the search's numbers.
  // Characters of DigitAtlas::kCharacters.
  virtual CellNumber label(std::size_t) const { return {}; }
  // Whether it writes numbers of its own in the cells: then the search writes none.
  virtual bool hasNumbers() const { return false; }
  virtual void paintFloor(const BoardLayer&) {}
  virtual void paintLines(const BoardLayer&) {}
  virtual void paintPieces(const BoardLayer&) {}
};

}  // namespace searchlight::ui
