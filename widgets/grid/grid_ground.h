// widgets/grid/grid_ground.h: a map as a board's ground: walls, weights, water, swamp, the search's window, lines of equal f.
#pragma once
#include <array>
#include <memory>
#include <optional>

#include "core/grid/map.h"
#include "widgets/board/board_ground.h"
#include "widgets/board/cell_colours.h"
#include "widgets/board/sprite.h"
#include "widgets/grid/grid_contours.h"

namespace searchlight::ui {

// Walls, the strokes of weights, the waves of water and the reed of swamp at the present size, each painted once.
class TerrainSprites {
 public:
  // Forgets all when anything differs.
  void prepare(double side, double pixelRatio, const BoardColours& colours, std::uint64_t coloursVersion);
  // `ends`: the straight directions in which there is no wall.
  const Sprite& wall(DirectionSet ends);
  // Stand for the weight of a cell of water, and of swamp that weighs 1.
  static constexpr int kWater = 256, kSwamp = 257;
  // 1 to 4 strokes tell a weight, waves water, reed swamp. On the plain ground they have an ink of their own; on what a search has
  // filled a weight is a pattern of dots, beside its numbers where it has some.
  const Sprite& weightStrokes(int weight);
  const Sprite& weightStrokes(int weight, Ink ink, bool hasNumbers);

 private:
  const Sprite& strokes(int weight, std::size_t kind, const QColor& ink);

  std::array<Sprite, 16> m_walls;  // by ends
  std::array<std::array<Sprite, 5>, 7>
      m_strokes;  // by number, then waves and reed; by ink, the plain ground's, beside numbers
  BoardColours m_colours;
  double m_side = 0, m_ratio = 0;
  std::uint64_t m_version = 0;
};

class GridGround final : public BoardGround {
 public:
  // Pixels a side of a cell from which on there are walls with an edge and strokes of weights, and the pattern of a weight, below what
  // a search has to show.
  static constexpr double kSmallestForRelief = 12, kSmallestForPattern = 8;
  // nullptr: none; nothing else may be asked then.
  void setMap(std::shared_ptr<const grid::Map> map);
  bool hasMap() const { return m_map && m_map->cellCount() > 0; }
  const grid::Map& map() const { return *m_map; }
  // Found once for each map.
  bool hasWalls() const;
  bool hasWeights() const;
  // True where it is another; cells outside are dimmed.
  bool setWindow(std::optional<CellRect> window);
  void setContours(bool shown) { m_showsContours = shown; }
  bool hasContours() const { return m_showsContours; }
  void restartContours() { m_contours.restart(); }  // for a new search

  void setColours(const BoardColours& colours) override;
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  bool isSolid(std::size_t cell) const override { return m_map->cells()[cell] == grid::kWall; }
  CellNumber label(std::size_t cell) const override;
  void paintFloor(const BoardLayer& layer) override;
  void paintLines(const BoardLayer& layer) override;

 private:
  int terrain(Point p) const;  // a weight, or one of what stands for it
  void paintStrokes(const BoardLayer& layer);
  void paintContours(const BoardLayer& layer, QPainter& painter);
  void paintWindow(const BoardLayer& layer, QPainter& painter) const;

  std::shared_ptr<const grid::Map> m_map;
  mutable std::optional<bool> m_hasWalls, m_hasWeights;
  std::array<QRgb, 258> m_colourOf{};  // by weight, walls included, and by terrain
  TerrainSprites m_sprites;
  GridContours m_contours;
  bool m_showsContours = false;
  std::optional<CellRect> m_window;
};

}  // namespace searchlight::ui
