// widgets/lines/turn_motion.h: a turn of Color Lines as it is seen to happen: where every ball is at each millisecond.
//
//   const TurnMotion motion(before, turn, way, after, {});      // usage
//   paint(motion.at(milliseconds)); .. until motion.duration()
#pragma once
#include <QPointF>
#include <cstdint>
#include <vector>

#include "core/geometry/point.h"
#include "core/lines/rules.h"
#include "widgets/theme/motion_clock.h"

namespace searchlight::ui {

// The board at a moment of a turn.
struct TurnFrame {
  struct Ball {
    QPointF at;  // its cell's top left corner, in cell coordinates
    lines::Colour colour = lines::kNoBall;
    double scale = 1;  // of a ball at rest
    double flash = 0;  // 0 to 1: how far its cell is lit
  };
  lines::Board resting;      // the balls that neither move nor come nor go
  std::vector<Ball> moving;  // over them
  std::vector<lines::ComingBall> preview;
};

// A value. The ball travels its way cell by cell, and then the turn's events follow each other.
class TurnMotion {
 public:
  struct Tempo {
    double speed = 1;      // above 0; 2 takes half of the times below
    double growsFrom = 0;  // the size of previewed balls on the board, where they are shown
  };
  // Milliseconds at speed 1: a way takes its steps' time, but no less and no more than anything that goes somewhere.
  static constexpr double kStep = 40, kClear = motion::kLong, kAppear = motion::kUsual;
  static constexpr double kShortestPath = motion::kShort, kLongestPath = motion::kLong;

  // REQUIRES: the turn leads from `before` to `after`. A way of fewer than two cells: the ball goes straight.
  TurnMotion(const lines::Position& before, const lines::Turn& turn, const std::vector<Point>& path,
             const lines::Position& after, Tempo tempo);

  double duration() const;  // milliseconds
  // At 0 as before the turn, from duration() on as after it.
  TurnFrame at(double milliseconds) const;

 private:
  enum class Kind : std::uint8_t { Travel, Clear, Appear };
  struct Actor {
    Point cell;
    lines::Colour colour = lines::kNoBall;
    double from = 0;  // scale, of Appear
  };
  struct Stage {
    Kind kind = Kind::Travel;
    double begin = 0, end = 0;
    lines::Board resting;  // without the actors
    std::vector<Actor> actors;
    std::vector<lines::ComingBall> preview;
  };
  QPointF travelled(double part) const;  // of the way, 0 to 1

  std::vector<Stage> m_stages;
  std::vector<Point> m_path;
  lines::Board m_after;
  std::vector<lines::ComingBall> m_preview;
};

}  // namespace searchlight::ui
