// widgets/sokoban/route_board.h: a search for the worker's way or one box's, on the squares of a level.
#pragma once
#include <QPixmap>
#include <QPointer>
#include <memory>
#include <optional>

#include "core/sokoban/board.h"
#include "widgets/board/board_view.h"
#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

class Theme;

// Walls, floor and goals below the search's marks, boxes and worker above them.
class RouteGround final : public BoardGround {
 public:
  // What is painted. REQUIRES: it has a board and a theme before anything is.
  SokobanScene scene;
  const Theme* theme = nullptr;
  SokobanLook look = SokobanLook::Crafted;

  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  bool isSolid(std::size_t cell) const override;
  bool hasPiece(std::size_t cell) const override;
  void paintFloor(const BoardLayer& layer) override;
  void paintPieces(const BoardLayer& layer) override;
};

// The search's states stand on squares: the worker's own, or those of the box, each of them with up to four sides of it. While a
// box's way is searched, the box is seen where the search is, with the worker beside it.
class RouteBoard : public BoardView {
  Q_OBJECT
 public:
  explicit RouteBoard(QWidget* parent = nullptr);

  // What is asked; `box` is kNoCell where the worker's own way is. The run is to be given after that.
  void setQuestion(const sokoban::Board& board, const sokoban::Position& position, sokoban::Cell box,
                   sokoban::Cell to);
  void setRun(WatchedRun* run) override;
  void setLook(SokobanLook look);
  // What is seen. REQUIRES: setQuestion() was called.
  const sokoban::Position& position() const { return shown().position; }
  QStringList groundDescription(Point cell) const override;

 Q_SIGNALS:
  // By a click, or Enter at the keyboard's cell; then it is selected.
  void squareChosen(searchlight::Point square);

 protected:
  void changeEvent(QEvent* event) override;
  void clicked(std::optional<Point> cell) override;
  void used(Point cell) override;

 private:
  SokobanScene& shown() { return static_cast<RouteGround&>(ground()).scene; }
  const SokobanScene& shown() const { return static_cast<const RouteGround&>(ground()).scene; }
  void follow();
  void refreshLook();

  sokoban::Position m_start;
  sokoban::Cell m_box = sokoban::kNoCell;
  QPointer<WatchedRun> m_run;
};

}  // namespace searchlight::ui
