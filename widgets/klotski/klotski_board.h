// widgets/klotski/klotski_board.h: a placement as a board that follows a search: one of several beside each other.
#pragma once
#include <memory>
#include <optional>

#include "core/klotski/board.h"
#include "widgets/board/state_board.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/klotski/shown_placement.h"

namespace searchlight::ui {

// Frame, floor and pieces below whatever a BoardView does; the cells are nothing of their own.
class KlotskiGround final : public BoardGround {
 public:
  // What is painted. REQUIRES: it has a board before anything is.
  KlotskiScene scene;

  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  void paintPieces(const BoardLayer& layer) override;
};

class KlotskiBoard : public StateBoard {
  Q_OBJECT
 public:
  explicit KlotskiBoard(QWidget* parent = nullptr);

  // Where the searches start that are shown; without one it is what is shown. REQUIRES: the placement is legal.
  void setPlacement(const klotski::Board& board, const klotski::Placement& start);
  void setStyle(PieceStyle style, PieceNameStyle names, bool isGoalShown);
  // StateBoard::showIfMet() by the placement.
  void showPlacementIfMet(const klotski::Placement& placement);

  // REQUIRES: a placement was set.
  const klotski::Board& board() const { return *shown().board; }
  // What is seen.
  const klotski::Placement& placement() const { return shown().placement; }
  // What is told of the placement; nothing where that is no slide.
  const std::optional<search::BoardEvent>& event() const { return shown().event; }
  // The piece that stands there, with where it can slide and what is told of it; empty: none does.
  QString pieceText(Point cell) const override;

 protected:
  void changeEvent(QEvent* event) override;
  void follow() override;

 private:
  KlotskiScene& shown() { return static_cast<KlotskiGround&>(ground()).scene; }
  const KlotskiScene& shown() const { return static_cast<const KlotskiGround&>(ground()).scene; }
  void refreshLook();

  klotski::Placement m_start;
  PlacementFollower m_follower;
  PieceStyle m_style = PieceStyle::Lacquer;
  PieceNameStyle m_names = PieceNameStyle::ByLanguage;
  bool m_isGoalShown = true;
};

}  // namespace searchlight::ui
