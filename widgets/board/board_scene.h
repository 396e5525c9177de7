// widgets/board/board_scene.h: all that a picture of a board is made from.
#pragma once
#include <QFont>
#include <cstdint>
#include <optional>
#include <vector>

#include "widgets/board/board_ground.h"
#include "widgets/board/cell_colours.h"
#include "widgets/board/cell_image.h"
#include "widgets/board/search_cells.h"

namespace searchlight::ui {

// The numbers in cells that are large enough for them. Auto: F, G and H where there is room and a heuristic, else the
// distance.
enum class CellText { Auto, None, Distance, FGH };

struct BoardScene {
  int columns = 0, rows = 0;      // 0: no board
  BoardGround* ground = nullptr;  // never, once there is a board
  std::optional<Point> start, goal;
  std::vector<Point> alsoGoals, waypoints;
  std::optional<Point>
      nearest;  // where the goal cannot be reached: the cell that is searched for in its place
  SearchCells search;
  CellColours colours;
  CellImage image;  // the cells under `colours`

  CellText text = CellText::Auto;
  bool showsAnswerPreview = false;
  bool tellsEvent = true;  // of the cursor, by its frame, arrow and sign
  std::vector<Point> breakpoints, litPath;
  std::vector<Point> smoothPath;  // the route pulled straight; shown as soon as the whole route is
  std::vector<std::uint8_t> descendants, litCells;  // by cell, what `colours` tints; empty: none

  BoardColours board;
  std::uint64_t boardVersion = 0;  // counts the changes of `board`
  QFont font;

  bool hasBoard() const { return columns > 0 && rows > 0; }
  std::size_t cellCount() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < columns && p.y < rows; }
  // REQUIRES: a cell of the board.
  std::size_t index(Point p) const {
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(p.x);
  }
  Point point(std::size_t cell) const {
    const auto width = static_cast<std::size_t>(columns);
    return {static_cast<int>(cell % width), static_cast<int>(cell / width)};
  }
  Point pointOf(search::NodeId node) const { return point(search.cellOf(node)); }
  bool showsSmoothPath() const {
    return !smoothPath.empty() && search.isActive() &&
           (showsAnswerPreview || search.player().route().size() == search.answerNodes().size());
  }
  // Whether pointOf() may be asked.
  bool hasPlace(search::NodeId node) const {
    return node != search::kNoNode && search.cellOf(node) < cellCount();
  }
};

}  // namespace searchlight::ui
