// widgets/sokoban/sokoban_board.h: a position as a board that follows a search: one of several beside each other.
#pragma once
#include <QImage>
#include <memory>
#include <optional>

#include "core/sokoban/board.h"
#include "widgets/board/state_board.h"
#include "widgets/sokoban/shown_level.h"

namespace searchlight::ui {

class Theme;

// Walls, floor and goals, and what stands on them, below whatever a BoardView does.
class SokobanGround : public BoardGround {
 public:
  // What is painted. REQUIRES: it has a board and a theme before anything is.
  SokobanScene scene;
  const Theme* theme = nullptr;
  SokobanLook look = SokobanLook::Crafted;

  // Walls or goals are others, or the theme is.
  void forgetPicture() { m_picture = {}; }
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  void paintPieces(const BoardLayer& layer) override;

 private:
  // Of all that stays while a level is searched, in the frame's pixels.
  QImage m_picture;
  QPointF m_pictureOrigin;
  double m_pictureCell = 0;
};

class SokobanBoard : public StateBoard {
  Q_OBJECT
 public:
  explicit SokobanBoard(QWidget* parent = nullptr);

  // Where the searches start that are shown; without one it is what is shown. REQUIRES: the position is of the board.
  void setLevel(const sokoban::Board& board, const sokoban::Position& start);

  void setLook(SokobanLook look);

  // REQUIRES: a level was set.
  const sokoban::Board& board() const { return *shown().board; }
  // What is seen.
  const sokoban::Position& position() const { return shown().position; }
  QString pieceText(Point cell) const override;

 protected:
  void changeEvent(QEvent* event) override;
  void follow() override;

 private:
  SokobanScene& shown() { return static_cast<SokobanGround&>(ground()).scene; }
  const SokobanScene& shown() const { return static_cast<const SokobanGround&>(ground()).scene; }
  void refreshLook();

  sokoban::Position m_start;
  LevelFollower m_follower;
};

}  // namespace searchlight::ui
