// widgets/sokoban/sokoban_board.h: a level that follows a search over its states, or over the squares of one path.
#pragma once
#include <QImage>
#include <memory>
#include <optional>
#include <vector>

#include "core/sokoban/board.h"
#include "core/sokoban/board_event.h"
#include "core/trace/board_event.h"
#include "widgets/board/board_view.h"
#include "widgets/run/watched_run.h"
#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

class Theme;

// What a board of Sokoban shows of a level's search: a state, and what is told of it.
struct ShownLevel {
  search::NodeId node = search::kNoNode, parent = search::kNoNode;  // kNoNode: it is a start, or not known
  bool isBackward = false;                                          // met from the goal: boxes are pulled
  // Of the node, with the worker where he is after the push that led there; for the push that is told of he stands where
  // event->walk ends.
  sokoban::Position position = {};
  // At the cursor, where it tells of this state: a push from here, or who is to blame that there are few. Nothing for a node that
  // was chosen, or while the route is read back.
  std::optional<search::BoardEvent> event = {};
  // Of its boxes, as sokoban::BoxNames has them; empty where that is not known.
  std::vector<int> names = {};
};

// A scene of the same board as it is where nothing moves.
void showIn(SokobanScene& scene, const ShownLevel& shown);

// Of one run after the other.
class LevelFollower {
 public:
  // Nothing where there is no search, none over levels, or it shows none yet.
  std::optional<ShownLevel> shown(const WatchedRun& run, std::optional<search::NodeId> chosen);
  // Of the boxes in a state that the cursor knows, as sokoban::BoxNames has them; on a route that has been read back also of the part
  // that was found from the goal.
  const std::vector<int>& namesIn(const WatchedRun& run, search::NodeId node);

 private:
  sokoban::BoxNames m_boxes;
};

// Walls, floor and goals, boxes and worker. On a board of squares the search's marks lie between the floor and the boxes.
class SokobanGround : public BoardGround {
 public:
  explicit SokobanGround(bool isOfSquares) : m_isOfSquares(isOfSquares) {}

  // What is painted. REQUIRES: it has a board and a theme before anything is.
  SokobanScene scene;
  const Theme* theme = nullptr;
  SokobanLook look = SokobanLook::Crafted;

  // Walls or goals are others, or the theme is.
  void forgetPicture() { m_picture = {}; }
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  bool isSolid(std::size_t cell) const override;
  bool hasPiece(std::size_t cell) const override;
  void paintFloor(const BoardLayer& layer) override;
  void paintPieces(const BoardLayer& layer) override;

 private:
  SokobanLayout layoutOf(const BoardLayer& layer) const;

  const bool m_isOfSquares;
  // Of all that stays while a level is searched, in the frame's pixels.
  QImage m_picture;
  QPointF m_pictureOrigin;
  double m_pictureCell = 0;
};

class SokobanBoard : public StateBoard {
  Q_OBJECT
 public:
  // States: the board shows the state that a search over a level has come to, one of several boards beside each other.
  // Squares: the search's states are squares, the worker's own or those of one box, each of them with up to four sides of it. They
  // have marks, and are chosen. While a box's path is searched, the box is seen where the search is, with the worker beside it.
  enum class Shows { States, Squares };
  explicit SokobanBoard(QWidget* parent = nullptr, Shows shows = Shows::States);

  // Where the searches start that are shown; without one it is what is shown. REQUIRES: the position is of the board.
  void setLevel(const sokoban::Board& board, const sokoban::Position& start);
  // The same for a path, of squares; `box` is kNoCell for the worker's own. The run is to be given after that.
  void setPath(const sokoban::Board& board, const sokoban::Position& start, sokoban::Cell box,
               sokoban::Cell to);
  void setRun(WatchedRun* run) override;

  void setLook(SokobanLook look);

  // REQUIRES: a level was set.
  const sokoban::Board& board() const { return *shown().board; }
  // What is seen.
  const sokoban::Position& position() const { return shown().position; }
  QString pieceText(Point cell) const override;

 Q_SIGNALS:
  // Of squares, by a click, or Enter at the keyboard's cell; then it is selected.
  void squareChosen(searchlight::Point square);

 protected:
  void follow() override;
  void clicked(std::optional<Point> cell) override;
  void used(Point cell) override;
  CellRect hoverArea(Point cell) const override;

 private:
  SokobanGround& sokobanGround() { return static_cast<SokobanGround&>(ground()); }
  SokobanScene& shown() { return sokobanGround().scene; }
  const SokobanScene& shown() const { return static_cast<const SokobanGround&>(ground()).scene; }
  void showStart(const sokoban::Board& board);
  void refreshLook();

  const Shows m_shows;
  sokoban::Position m_start;
  sokoban::Cell m_box = sokoban::kNoCell;
  LevelFollower m_follower;
};

}  // namespace searchlight::ui
