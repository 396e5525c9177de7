// widgets/lines/lines_ground.h: Color Lines as a board's ground: cells, balls, those that are to come, and what helps to
// choose a move.
#pragma once
#include <QColor>
#include <QPainter>
#include <QPointF>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/lines/rules.h"
#include "widgets/board/board_ground.h"
#include "widgets/board/sprites.h"
#include "widgets/lines/turn_motion.h"

namespace searchlight::ui {

// From one cell's middle to another's, beginning beside what stands on the first and with its head on the second. Cased, so
// that it reads on balls and on cells. Leaves the painter as it found it.
struct ArrowLook {
  QColor colour, casing;
  double width;  // of the shaft, in the painter's units
  double opacity = 1;
};
void paintMoveArrow(QPainter& painter, QPointF from, QPointF to, double cellSide, const ArrowLook& look);

// What is shown beside the balls.
struct LinesMarks {
  std::optional<Point> chosen;
  std::optional<Point> lifted;  // a ball that follows the pointer: on its cell stands a shade of it
  std::vector<std::int64_t>
      reach;  // steps from the chosen ball by cell number, -1: not reached; empty without one
  std::optional<Point>
      blocked;              // the target that is out of reach: where the wave came to is shaded as a warning
  std::vector<Point> path;  // the chosen ball's to the cell that is pointed at, from first to last
  std::optional<Point> barred;  // the cell that is pointed at, where there is no way
  std::optional<lines::Move> hint;
  std::vector<lines::Move> candidates;  // the strongest first
  bool showsReach = true;
  bool showsSteps = false;    // `reach` as numbers
  bool showsPreview = false;  // the balls to come on their places
};

// The sprites of all balls, and of the cells they lie in, at the present size.
class BallSprites {
 public:
  // Of a ball at rest.
  static constexpr double kPreviewScale = 0.46, kPreviewBesideNumber = 0.3;

  // Forgets all when anything differs.
  void prepare(double side, double pixelRatio, const BoardColours& colours, std::uint64_t coloursVersion);
  const Sprite& ball(lines::Colour colour) { return get(m_balls, colour, 1, {}); }
  const Sprite& preview(lines::Colour colour);
  // Up in the cell's right corner.
  const Sprite& previewBesideNumber(lines::Colour colour);
  // A cell without its ball, all of it.
  enum class Well { Plain, Reached, Blocked };
  const Sprite& well(Well kind);

 private:
  using Set = std::array<Sprite, lines::Settings::kMaxColours>;
  const Sprite& get(Set& set, lines::Colour colour, double scale, QPointF shift);

  Set m_balls, m_previews, m_besideNumbers;
  std::array<Sprite, 3> m_wells;
  BoardColours m_colours;
  double m_side = 0, m_ratio = 0;
  std::uint64_t m_version = 0;
};

class LinesGround final : public BoardGround {
 public:
  const TurnFrame& frame() const { return m_frame; }
  void setFrame(TurnFrame frame) { m_frame = std::move(frame); }
  LinesMarks& marks() { return m_marks; }
  const LinesMarks& marks() const { return m_marks; }
  // A search is shown: no marks, and no preview.
  void setBallsOnly(bool ballsOnly) { m_isBallsOnly = ballsOnly; }
  bool isBallsOnly() const { return m_isBallsOnly; }

  void setColours(const BoardColours& colours) override { m_colours = colours; }
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  bool isSolid(std::size_t cell) const override { return m_frame.resting.at(cell) != lines::kNoBall; }
  bool hasPiece(std::size_t cell) const override { return isSolid(cell); }
  void paintSmall(QPainter& painter, const QRectF& area, std::size_t cell) const override;
  void paintFloor(const BoardLayer& layer) override;
  void paintPieces(const BoardLayer& layer) override;

  // How cells look that can be reached, and those that a wave reached whose target it did not; translucent.
  static QColor reachColour(const BoardColours& colours);
  static QColor blockedColour(const BoardColours& colours);
  static void paintChosenRing(QPainter& painter, const QRectF& cell, const BoardColours& colours);
  static void paintCross(QPainter& painter, const QRectF& cell, const BoardColours& colours);

 private:
  bool isPreviewShown() const { return m_marks.showsPreview && !m_isBallsOnly; }
  bool hasSteps(const BoardLayer& layer) const;
  void paintPreview(const BoardLayer& layer);
  void paintResting(const BoardLayer& layer);
  void paintMoving(const BoardLayer& layer);
  void paintSteps(const BoardLayer& layer);
  void paintOwnStep(const BoardLayer& layer, Point ball);
  void paintPath(const BoardLayer& layer, QPainter& painter) const;
  void paintArrows(const BoardLayer& layer, QPainter& painter) const;

  TurnFrame m_frame;
  LinesMarks m_marks;
  bool m_isBallsOnly = false;
  BoardColours m_colours;
  BallSprites m_sprites;
  DigitAtlas m_digits;
};

}  // namespace searchlight::ui
