// widgets/sokoban/sokoban_scene.h: a Sokoban board as a picture of any size: the view and thumbnails draw it alike.
#pragma once
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <functional>
#include <optional>
#include <vector>

#include "core/sokoban/board.h"
#include "core/trace/board_event.h"
#include "widgets/sokoban/sokoban_cells.h"

namespace searchlight::ui {

// Small pictures of one level: what stays is painted once.
class SokobanThumbnails {
 public:
  explicit SokobanThumbnails(const sokoban::Board& board) : m_board(board) {}
  // REQUIRES: the position is of the board; the theme is one of the program's.
  QPixmap picture(const sokoban::Position& position, QSize size, qreal pixelRatio, const Theme& theme);

 private:
  sokoban::Board m_board;
  QPixmap m_ground;  // walls, floor and goals at the size and in the theme asked for last
  const Theme* m_theme = nullptr;
};

struct SokobanScene {
  std::optional<sokoban::Board> board;
  sokoban::Position position;
  Direction facing = Direction::Down;

  // On their way: where the worker is seen, and the box that he pushes; in cells.
  std::optional<QPointF> workerAt;
  sokoban::Cell movingBox = sokoban::kNoCell;
  QPointF boxAt;

  // A box that is chosen, where it can be brought (by cell; empty: not known yet), and the way there that is pointed at.
  sokoban::Cell chosen = sokoban::kNoCell;
  std::vector<bool> reached;
  std::vector<Point> route;  // of the box, itself first
  std::optional<Point> aim;  // the square that the keyboard points at

  // While a search is watched: the number of each box in the position, which it wears as a letter, and what is told of the state.
  std::vector<int> names;
  std::optional<search::BoardEvent> event;

  QPointF workerPlace() const;
};

// Walls, floor and goals: what stays while a level is played. `area`, where it is not empty: nothing else is looked at; and nothing
// but what isWanted, where it is given.
void paintSokobanGround(QPainter& painter, const sokoban::Board& board, const SokobanLayout& layout,
                        const SokobanDress& dress, const QRectF& area = {},
                        const std::function<bool(Point)>& isWanted = {});
// The goals once more, over whatever was painted on the floor.
void paintSokobanGoals(QPainter& painter, const sokoban::Board& board, const SokobanLayout& layout,
                       const SokobanDress& dress);
// What lies on it: lit cells, boxes, the worker.
void paintSokobanPieces(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                        const SokobanDress& dress, const QRectF& area = {});

// A box alone, in a cell.
void paintSokobanBox(QPainter& painter, const QRectF& cell, bool isHome, const SokobanDress& dress);
// Its edge there.
QPainterPath sokobanBoxOutline(const QRectF& cell, const SokobanDress& dress);
// What is told of the scene's state, over its pieces: the box where it would be pushed to, from where the worker comes, who is to
// blame. REQUIRES: the scene has an event. (sokoban_event.cpp)
void paintSokobanEvent(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                       const SokobanDress& dress);
// The letters that boxes wear, where cells are large enough for them. (sokoban_event.cpp)
void paintSokobanNames(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                       const Theme& theme);

// ---- Marks: boxes that are lost, the push of a hint, and the paths of boxes ------------------------------------------------

struct SokobanMarks {
  std::vector<sokoban::Cell> lost;  // boxes that can never be brought home any more
  struct Push {
    sokoban::Cell box = sokoban::kNoCell, to = sokoban::kNoCell;
    friend bool operator==(const Push&, const Push&) = default;
  };
  std::optional<Push> hint;     // kNoCell for where to: the box alone
  std::vector<Push> path = {};  // pushes that lead to what is shown, or on from there, as lines
  // Of the way: the number of the box of each push (sokoban::BoxNames), empty where nobody knows them; and which push of the
  // whole way its first one is, from 1; 0: that is not known.
  std::vector<int> pathBoxes = {};
  std::size_t pathBegins = 1;
  friend bool operator==(const SokobanMarks&, const SokobanMarks&) = default;
};

// REQUIRES: all cells are of the board.

// What lies on the floor, under the pieces that stand in a position: the way, and the push of it that was made last or comes next.
void paintSokobanPaths(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const sokoban::Position& position, const SokobanLayout& layout, const Theme& theme);
// And what lies over them.
void paintSokobanMarks(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const SokobanLayout& layout, const Theme& theme);

// The numbers of the level's columns and rows, wherever they are seen where the board is turned.
void paintSokobanRulers(QPainter& painter, const SokobanLayout& layout, const QRectF& view,
                        const Theme& theme);

}  // namespace searchlight::ui
