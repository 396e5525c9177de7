// widgets/board/cell_texts.h: the numbers in cells: distances, or F, G and H as the third article draws them.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/path_lines.h"
#include "widgets/board/sprites.h"

namespace searchlight::ui {

// How the cells of a board are written on at their present size.
enum class TextLayout { None, Distance, Corners };
TextLayout textLayout(const BoardScene& scene, double cellSide);
// Cells at least so wide, in device-independent pixels, carry a distance, or F, G and H.
inline constexpr double kSmallestForDistance = 24;
inline constexpr double kSmallestForCorners = 46;
inline constexpr double kSmallestForShortCorners = 36;  // of figures of two digits
// A distance is written where it leaves so much beside it, and the weight where there is room for both.
inline constexpr double kRoomBesideDistance = 18;
inline constexpr double kSmallestForLabel = 36;
// A cell that a way crosses is one from here on: it has no arrow, and its number stands apart from the line.
inline constexpr double kSmallestForCrossing = 19;

// The visible cells that are crossed by the route, or by a thinner line.
struct CrossedCells {
  CellMask byRoute, byLine;
  bool contains(Point p) const { return byRoute.contains(p) || byLine.contains(p); }
};

// How high its numbers are, in device-independent pixels.
double distanceHeight(double cellSide);

// Where start's and goal's marks stand in their cells, so that numbers have room beside them.
QRectF endMarkRect(const QRectF& cell, TextLayout layout);

class CellTexts {
 public:
  // Finds what is written on the visible cells that have something to tell. Numbers on cells that lines cross and on the ends are
  // put so that they can be read all the same, or left out.
  void layOut(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
              const CrossedCells& crossed, const MarkSprites& sprites);
  // Whether anything that is written on the cell comes into this part of the frame.
  bool touches(Point cell, const QRect& part) const;
  void paint(MarkSprites& sprites, QImage& frame) const;

 private:
  struct Cell;
  // In frame pixels.
  struct Number {
    const DigitAtlas* digits;
    QRect box;
    CellNumber text;
    QRgb ink;
    std::optional<QRgb> halo;  // around the digits, where a line crosses them
    bool hasPlate;             // of the halo's colour
    bool hasDisc;              // a route's
    std::optional<QRgb> edge;  // of a plate: a route's, of which a cell with several numbers has several
    QRect cell;
  };
  void prepare(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout);
  void layOutCell(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                  const CrossedCells& crossed, const MarkSprites& sprites, Point p);
  void add(const DigitAtlas& digits, QPoint at, const CellNumber& number, const Cell& cell);
  void addDistance(const Cell& cell, double side, double ratio);
  void addCorners(const Cell& cell, const BoardScene& scene);
  void addLabel(const Cell& cell, int room);

  DigitAtlas m_digits, m_strong, m_small;
  std::vector<Number> m_numbers;       // cell by cell
  std::vector<std::uint32_t> m_first;  // the first of each visible cell, and where the last one's end
  CellRect m_visible;
};

}  // namespace searchlight::ui
