// widgets/grid/grid_scene.h: all that a picture of a board is made from.
#pragma once
#include <QFont>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/grid/route_graph.h"
#include "widgets/grid/cell_colours.h"
#include "widgets/grid/cell_image.h"
#include "widgets/grid/search_cells.h"

namespace searchlight::ui {

// The numbers in cells that are large enough for them. Auto: F, G and H where there is room and a heuristic, else the
// distance.
enum class CellText { Auto, None, Distance, FGH };

struct GridScene {
  std::shared_ptr<const grid::Map> map;  // nullptr: none
  std::optional<Point> start, goal;
  SearchCells search;
  CellColours colours;
  CellImage image;  // the cells under `colours`

  CellText text = CellText::Auto;
  bool showsContours = false;
  bool showsAnswerPreview = false;
  std::optional<grid::CellRect> window;  // the search's; cells outside are dimmed
  std::vector<Point> breakpoints, litPath;

  BoardColours board;
  std::uint64_t boardVersion = 0;  // counts the changes of `board`
  QFont font;

  bool hasMap() const { return map && map->cellCount() > 0; }
  Point pointOf(search::NodeId node) const { return map->point(search.cellOf(node)); }
  // Whether pointOf() may be asked.
  bool hasPlace(search::NodeId node) const {
    return node != search::kNoNode && search.cellOf(node) < map->cellCount();
  }
};

}  // namespace searchlight::ui
