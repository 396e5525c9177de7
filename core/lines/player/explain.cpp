// core/lines/player/explain.cpp: what can be said of a move in a word.
#include <algorithm>
#include <array>

#include "core/lines/player/hint.h"

namespace searchlight::lines::player {
namespace {

// A window's balls, where all are alike: how many, and of which colour.
struct Alike {
  int count = 0;
  Colour colour = kNoBall;
};

// The best window through a cell of those that `accepts` takes: the most balls alike and no other.
template <class Accepts>
Alike bestWindow(const Board& board, int length, Point through, Accepts&& accepts) {
  constexpr std::array<Point, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  Alike best;
  for (const Point step : kSteps)
    for (int back = 0; back < length; ++back) {
      const Point first{through.x - back * step.x, through.y - back * step.y};
      const Point last{first.x + (length - 1) * step.x, first.y + (length - 1) * step.y};
      if (!board.contains(first) || !board.contains(last)) continue;
      Alike window;
      bool isMixed = false;
      for (int i = 0; i < length; ++i) {
        const Colour c = board[{first.x + i * step.x, first.y + i * step.y}];
        if (c == kNoBall) continue;
        isMixed |= window.count > 0 && c != window.colour;
        window = {window.count + 1, c};
      }
      if (!isMixed && window.count > best.count && accepts(window)) best = window;
    }
  return best;
}

}  // namespace

Hint explain(const Position& position, const Settings& settings, Move move, Preview preview) {
  Hint hint;
  hint.move = move;
  hint.of = settings.line;
  const Colour colour = position.board[move.from];
  Board after = position.board;
  after.set(move.from, kNoBall);
  after.set(move.to, colour);
  const auto because = [&](Reason reason, int count) {
    hint.reason = reason;
    hint.count = count;
    return hint;
  };
  if (const auto gone = linesThrough(after, settings, std::array{move.to}); !gone.empty())
    return because(Reason::Clears, static_cast<int>(gone.size()));
  const int many = settings.line - 2;
  // What it adds to, if it was not in as good a window before.
  const auto own = [&](Alike w) { return w.colour == colour; };
  const Alike now = bestWindow(after, settings.line, move.to, own);
  const Alike was = bestWindow(position.board, settings.line, move.from, own);
  if (now.count >= many && now.count > was.count) return because(Reason::Extends, now.count);
  const Alike left = bestWindow(after, settings.line, move.from, [&](Alike w) { return w.colour != colour; });
  if (left.count >= many) return because(Reason::MakesRoom, left.count);
  if (now.count > 1 && now.count > was.count) return because(Reason::Extends, now.count);
  const auto isDueThere = [&](const ComingBall& ball) { return ball.place == move.to; };
  if (preview == Preview::Places && std::ranges::any_of(position.preview, isDueThere))
    return because(Reason::TakesPlace, 1);
  return because(Reason::Best, 0);
}

}  // namespace searchlight::lines::player
