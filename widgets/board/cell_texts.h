// widgets/board/cell_texts.h: the numbers in cells: distances, or F, G and H as the third article draws them.
#pragma once
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/digit_atlas.h"
#include "widgets/board/mark_sprites.h"
#include "widgets/board/way_lines.h"

namespace searchlight::ui {

// How the cells of a board are written on at their present size.
enum class TextLayout { None, Distance, Corners };
TextLayout textLayout(const BoardScene& scene, double cellSide);
// Cells at least so wide, in device-independent pixels, carry a distance, or F, G and H.
inline constexpr double kSmallestForDistance = 19;
inline constexpr double kSmallestForCorners = 46;
inline constexpr double kSmallestForShortCorners = 36;  // of figures of two digits

// Distances on the route have plates from here on; on smaller cells there is room for the digits alone.
inline constexpr double kSmallestForPlate = 36;

// The visible cells that are crossed by the route, or by a thinner line.
struct CrossedCells {
  CellMask byRoute, byLine;
  bool contains(Point p) const { return byRoute.contains(p) || byLine.contains(p); }
};

// Where start's and goal's marks stand in their cells, so that numbers have room beside them.
QRectF endMarkRect(const QRectF& cell, TextLayout layout);

class CellTexts {
 public:
  // Writes on all visible cells that have something to tell. Numbers on cells that lines cross and on the ends are put
  // so that they can be read all the same, or left out.
  void paint(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
             const CrossedCells& crossed, MarkSprites& sprites, QImage& frame);

 private:
  struct Cell;
  void prepare(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout);
  static void write(const DigitAtlas& digits, QPoint at, const CellNumber& number, const Cell& cell,
                    QImage& frame);
  void writeDistance(const Cell& cell, QImage& frame) const;
  void writeCorners(const Cell& cell, const BoardScene& scene, QImage& frame) const;

  void writeLabel(const Cell& cell, int room, QImage& frame) const;

  DigitAtlas m_digits, m_strong, m_small;
};

}  // namespace searchlight::ui
