// widgets/board/board_viewport.h: which part of a board a view shows, and how large: arithmetic without painting.
#pragma once
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <Qt>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

#include "core/geometry/point.h"

namespace searchlight::ui {

// A place is measured in cells: from the corner of one it counts as that one's. It may be of no board.
inline Point cellOf(QPointF place) {
  return {static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))};
}

// Positions are the widget's device-independent pixels. "Screen pixels" are the display's own: `pixelRatio` of them to
// one. From kEvenFrom screen pixels on a cell's side is a whole number of them and the board begins at a whole pixel, so
// that all cells look alike; below that any side will do, since cells are blended. Cell coordinates are fractions: 2.5
// is the middle of column 2.
//
// INVARIANT: some of the board is in sight; where it is smaller than the view it is in the middle.
class BoardViewport {
 public:
  // Where one looks, whatever the view's size: to be kept, and to be shared by views of boards of one size.
  struct Look {
    bool isFitted = true;  // the whole board; else
    double cellSide = 1;   // as it was asked for, in device-independent pixels
    QPointF centre;        // in cell coordinates
    friend bool operator==(const Look&, const Look&) = default;
  };

  static constexpr double kLargestCell = 128;  // sides, in device-independent pixels: as far as one zooms in
  // A board that is fitted in is no larger, so that a small one is a small thing with room around it; the second in views of so many
  // pixels. One that fills the view has cells of any size.
  static constexpr double kLargestFit = 96, kLargestWideFit = 128, kWideView = 1600;
  static constexpr double kSmallestWish = 8;  // one may always zoom out to this, however large the fit
  static constexpr int kEvenFrom = 4;

  // REQUIRES, for all three: positive, or empty for "nothing to show".
  void setView(QSizeF size, double pixelRatio);
  void setBoardSize(int columns, int rows);
  void setFills(bool fills);
  // Around a board that is fitted in, in cells: so much of the view is left free besides.
  void setMargin(double cells);
  // The same in device-independent pixels; 12 at first.
  void setPadding(double pixels);
  // Whatever else holds, a board that is fitted in has no larger cells than this side; none at first.
  void setLargestFit(double side);
  // In cell coordinates, for a view of this size.
  using Place = std::function<QPointF(QSizeF view)>;
  // What is fitted in has cells of this side at least, and where that is more than there is room for the view lies round a place, which
  // may be another one in another view: for boards that are drawn on. Until another board comes, or 0.
  void setLeastFit(double side, Place about);
  // For painting on another device: the same picture in finer pixels.
  BoardViewport withPixelRatio(double pixelRatio) const;

  bool isEmpty() const { return m_columns == 0 || m_view.isEmpty(); }
  QSizeF viewSize() const { return m_view; }
  int columns() const { return m_columns; }
  int rows() const { return m_rows; }
  double pixelRatio() const { return m_ratio; }

  // The side of a cell in device-independent pixels, and in the screen's.
  double cellSide() const { return m_side; }
  double cellPixels() const { return m_side * m_ratio; }
  bool hasEvenCells() const;
  // Where the board's top left corner is.
  QPointF origin() const { return m_origin; }

  // Shows the whole board, as large as it goes, but for setLeastFit().
  void fit();
  // It follows the view's size. Of a board that is fitted in with large cells not all need be in sight.
  bool isFitted() const { return m_isFitted; }
  bool isWholeInSight() const { return m_isFitted && m_side <= fittingSide(); }
  double fittingSide() const;
  // `fixed` keeps its place on the board as far as the invariant allows. Factors accumulate exactly even where sides are
  // rounded, so that many small ones make a large one.
  void zoomBy(double factor, QPointF fixed);
  void zoomTo(double side, QPointF fixed);
  void panBy(QPointF delta);
  // The cell coordinates come to the middle of the view.
  void centreOn(QPointF cellCoordinates);
  Look look() const;
  void setLook(const Look& look);
  // The view follows by as little as it takes to show the cell and a few around it.
  void reveal(Point cell) { revealPlace(QPointF(cell.x, cell.y)); }
  // The same for a cell on its way, whose upper left corner is there, in cell coordinates.
  void revealPlace(QPointF cell);
  // How far the view stands along one axis, as a scroll bar has it, in device-independent pixels: from 0 to `most`, a
  // little beyond both of the board's ends. All that is along this axis is in sight where `most` is 0.
  struct Scroll {
    double value = 0, most = 0;
  };
  Scroll scroll(Qt::Orientation along) const;
  void scrollTo(Qt::Orientation along, double value);

  QPointF toCells(QPointF position) const;
  QPointF toPosition(QPointF cellCoordinates) const;
  QPointF centreOf(Point cell) const { return toPosition(QPointF(cell.x + 0.5, cell.y + 0.5)); }
  QRectF rectOf(Point cell) const;
  QRectF rectOf(const CellRect& cells) const;
  // Also outside the board: the cell that would be there.
  Point cellUnder(QPointF position) const;
  std::optional<Point> cellAt(QPointF position) const;
  // The cells of which anything can be seen.
  CellRect visibleCells() const;

 private:
  double smallestSide() const;
  double largestSide() const;
  double rounded(double side) const;
  void setSide(double side, QPointF fixed);
  void clampOrigin();

  QSizeF m_view;
  double m_ratio = 1;
  int m_columns = 0, m_rows = 0;
  double m_margin = 0, m_padding = 12;  // in cells, in pixels
  bool m_fills = false;
  double m_largestFit = std::numeric_limits<double>::infinity();
  double m_leastFit = 0;
  Place m_about;
  double m_side = 1;    // as shown
  double m_wanted = 1;  // before rounding
  QPointF m_origin;
  bool m_isFitted = true;
};

}  // namespace searchlight::ui
