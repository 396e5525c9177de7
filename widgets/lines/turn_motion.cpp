// widgets/lines/turn_motion.cpp: the stages of a turn, and the moments within them.
#include "widgets/lines/turn_motion.h"

#include <algorithm>
#include <cmath>

namespace searchlight::ui {

using lines::TurnEvent;

TurnMotion::TurnMotion(const lines::Position& before, const lines::Turn& turn, const std::vector<Point>& path,
                       const lines::Position& after, Tempo tempo)
    : m_path(path.size() > 1 ? path : std::vector<Point>{turn.move.from, turn.move.to}),
      m_after(after.board),
      m_preview(after.preview) {
  lines::Board board = before.board;
  std::vector<lines::ComingBall> preview = before.preview;
  double now = 0;
  const auto add = [&](Kind kind, double length, std::vector<Actor> actors) {
    now += length / tempo.speed;
    m_stages.push_back({kind, now - length / tempo.speed, now, board, std::move(actors), preview});
  };
  for (const TurnEvent& event : turn.events) switch (event.kind) {
      case TurnEvent::Kind::Move: {
        const lines::Colour colour = board[turn.move.from];
        board.set(turn.move.from, lines::kNoBall);
        const double time = kStep * static_cast<double>(m_path.size() - 1);
        add(Kind::Travel, std::clamp(time, kShortestPath, kLongestPath), {{turn.move.from, colour, 1}});
        board.set(turn.move.to, colour);
        break;
      }
      case TurnEvent::Kind::Clear: {
        std::vector<Actor> actors;
        for (const Point p : event.cells) {
          actors.push_back({p, board[p], 1});
          board.set(p, lines::kNoBall);
        }
        add(Kind::Clear, kClear, std::move(actors));
        break;
      }
      case TurnEvent::Kind::Appear: {
        std::vector<Actor> actors;
        for (std::size_t i = 0; i < event.cells.size(); ++i)
          actors.push_back(
              {event.cells[i], event.balls[i].colour, event.balls[i].isDisplaced ? 0 : tempo.growsFrom});
        preview.clear();
        add(Kind::Appear, kAppear, actors);
        for (const Actor& a : actors) board.set(a.cell, a.colour);
        break;
      }
      case TurnEvent::Kind::NewPreview:
      case TurnEvent::Kind::Over: break;
    }
}

double TurnMotion::duration() const { return m_stages.empty() ? 0 : m_stages.back().end; }

QPointF TurnMotion::travelled(double part) const {
  const double steps = part * static_cast<double>(m_path.size() - 1);
  const auto first = std::min(static_cast<std::size_t>(steps), m_path.size() - 2);
  const double within = steps - static_cast<double>(first);
  const Point a = m_path[first], b = m_path[first + 1];
  return {a.x + (b.x - a.x) * within, a.y + (b.y - a.y) * within};
}

TurnFrame TurnMotion::at(double milliseconds) const {
  const auto stage = std::ranges::find_if(m_stages, [&](const Stage& s) { return milliseconds < s.end; });
  if (stage == m_stages.end()) return {m_after, {}, m_preview};
  const double part = std::max(0.0, (milliseconds - stage->begin) / (stage->end - stage->begin));
  TurnFrame frame{stage->resting, {}, stage->preview};
  for (const Actor& a : stage->actors) {
    TurnFrame::Ball ball{QPointF(a.cell.x, a.cell.y), a.colour, 1, 0};
    switch (stage->kind) {
      case Kind::Travel: ball.at = travelled(motion::eased(part)); break;
      case Kind::Clear: {
        // Lit first, so that the line is seen; then it goes, ever faster.
        constexpr double kLit = 0.4;
        const double shrunk = std::max(0.0, (part - kLit) / (1 - kLit));
        ball.flash = part < kLit ? std::sin(part / kLit * 1.5707963) : 1 - shrunk;
        ball.scale = 1 - shrunk * shrunk;
        break;
      }
      case Kind::Appear: ball.scale = a.from + (1 - a.from) * motion::eased(part); break;
    }
    frame.moving.push_back(ball);
  }
  return frame;
}

}  // namespace searchlight::ui
