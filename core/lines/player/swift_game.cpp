// core/lines/player/swift_game.cpp: playing on, and judging all moves of a position.
#include "core/lines/player/swift_game.h"

#include <algorithm>

#include "core/lines/regions.h"

namespace searchlight::lines::player {
namespace {

// An empty cell that is none of these, evenly; kNoCell where there is none. Cells are drawn until one will do: on two boards
// that differ little the same luck then mostly finds the same cells.
Cell drawEmpty(const SwiftBoard& board, std::span<const Ball> taken, Random& random) {
  if (board.emptyCount() <= taken.size()) return kNoCell;
  for (;;) {
    const auto cell = static_cast<Cell>(random.below(static_cast<std::uint32_t>(board.cellCount())));
    if (board[cell] == 0 && std::ranges::find(taken, cell, &Ball::cell) == taken.end()) return cell;
  }
}

// The coming balls appear: those whose places are empty, then the others wherever there is room. The generator is a copy,
// so that what is drawn later does not depend on whether one had to leave its place.
int appear(SwiftPosition& p, Random random) {
  std::array<Cell, Settings::kMaxNewBalls> placed{};
  std::size_t count = 0;
  std::array<std::uint8_t, Settings::kMaxNewBalls> displaced{};
  std::size_t displacedCount = 0;
  for (const Ball& ball : p.dueBalls()) {
    if (ball.cell != kNoCell && p.board[ball.cell] == 0) {
      p.board.set(ball.cell, ball.colour);
      placed[count++] = ball.cell;
    } else {
      displaced[displacedCount++] = ball.colour;
    }
  }
  for (std::size_t i = 0; i < displacedCount; ++i) {
    const Cell cell = drawEmpty(p.board, {}, random);
    if (cell == kNoCell) break;
    p.board.set(cell, displaced[i]);
    placed[count++] = cell;
  }
  return p.board.clearLinesThrough(std::span(placed).first(count));
}

// The move, and all that follows from it but drawing the next balls; whether they are to be drawn.
struct Played {
  int points = 0;
  bool appeared = false;
};
Played playUpToDrawing(SwiftPosition& p, SwiftMove move, const Random& random) {
  const Settings& settings = p.board.shapes().settings();
  const std::uint8_t colour = p.board[move.from];
  p.board.set(move.from, 0);
  p.board.set(move.to, colour);
  Played played;
  if (const int gone = p.board.clearLinesThrough(std::array{move.to}); gone > 0) {
    played.points = scoreOf(settings, gone);
    if (settings.deal == Deal::UnlessCleared && p.board.emptyCount() < p.board.cellCount()) return played;
  }
  played.appeared = true;
  if (const int gone = appear(p, random); gone > 0) played.points += scoreOf(settings, gone);
  return played;
}

}  // namespace

SwiftPosition imagine(const SwiftBoard& empty, const Position& position, Preview preview) {
  SwiftPosition p{empty};
  for (std::size_t i = 0; i < position.board.cellCount(); ++i)
    if (position.board.at(i) != kNoBall) p.board.set(static_cast<Cell>(i), position.board.at(i));
  p.dueCount = position.preview.size();
  for (std::size_t i = 0; i < p.dueCount; ++i) {
    const ComingBall& ball = position.preview[i];
    const bool isKnown = preview == Preview::Places && ball.place;
    p.due[i] = {isKnown ? static_cast<Cell>(position.board.cell(*ball.place)) : kNoCell,
                preview == Preview::Hidden ? kNoBall : ball.colour};
  }
  return p;
}

void drawDuePlaces(SwiftPosition& p, Random& random) {
  for (std::size_t i = 0; i < p.dueCount; ++i)
    p.due[i].cell = drawEmpty(p.board, std::span(p.due).first(i), random);
}

void drawDue(SwiftPosition& p, Random& random) {
  const Settings& settings = p.board.shapes().settings();
  p.dueCount = static_cast<std::size_t>(settings.newBalls);
  for (std::size_t i = 0; i < p.dueCount; ++i)
    p.due[i].colour =
        static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(settings.colours)));
  drawDuePlaces(p, random);
}

int play(SwiftPosition& p, SwiftMove move, Random& random) {
  Played played = playUpToDrawing(p, move, random);
  if (played.appeared) drawDue(p, random);
  while (p.board.emptyCount() == p.board.cellCount()) {  // an emptied board deals at once
    if (const int gone = appear(p, random); gone > 0)
      played.points += scoreOf(p.board.shapes().settings(), gone);
    drawDue(p, random);
  }
  return played.points;
}

std::int32_t judged(const Settings& settings, int points) {
  return points * 5 * Judge::kPoint / scoreOf(settings, settings.line);
}

void judgeMoves(const SwiftPosition& position, const Random& random, std::vector<JudgedMove>& moves) {
  moves.clear();
  const SwiftBoard& board = position.board;
  const Settings& settings = board.shapes().settings();
  const Regions regions(board);
  // What the board will be when the coming balls are there.
  SwiftBoard after = board;
  bool isOrdinary = true;
  std::array<bool, Settings::kMaxCells> taken{};
  for (const Ball& ball : position.dueBalls()) {
    if (ball.cell == kNoCell) {
      isOrdinary = false;
      continue;
    }
    taken[ball.cell] = true;
    after.set(ball.cell, ball.colour);
  }
  for (const Ball& ball : position.dueBalls())
    if (ball.cell != kNoCell && after.isInLine(ball.cell)) isOrdinary = false;
  if (after.emptyCount() == 0) isOrdinary = false;
  std::array<Cell, Settings::kMaxCells> targets;
  std::size_t targetCount = 0;
  for (std::size_t i = 0; i < board.cellCount(); ++i)
    if (const auto cell = static_cast<Cell>(i); board[cell] == 0) targets[targetCount++] = cell;

  const auto playOut = [&](SwiftMove move) {
    SwiftPosition next = position;
    const Played played = playUpToDrawing(next, move, random);
    const bool isOver = next.board.emptyCount() == 0;
    moves.push_back({move, judged(settings, played.points), isOver ? 0 : next.board.value()});
  };
  // A move to where a ball is due: one place to go to is imagined for that ball, the same whoever takes the cell.
  struct Elsewhere {
    Cell due;
    SwiftBoard board;
    bool isOrdinary;
  };
  std::vector<Elsewhere> elsewhere;
  elsewhere.reserve(position.dueCount);
  if (isOrdinary) {
    Random luck = random;
    for (const Ball& ball : position.dueBalls()) {
      Elsewhere& e = elsewhere.emplace_back(Elsewhere{ball.cell, after, true});
      const Cell cell = drawEmpty(after, {}, luck);
      e.board.set(ball.cell, 0);
      e.board.set(cell, ball.colour);
      e.isOrdinary = !e.board.isInLine(cell);
    }
  }
  const auto judgeTaking = [&](SwiftMove move) {
    Elsewhere& e = *std::ranges::find(elsewhere, move.to, &Elsewhere::due);
    if (!e.isOrdinary) return playOut(move);
    const std::uint8_t colour = board[move.from];
    e.board.set(move.from, 0);
    const SwiftBoard::Gain gain = e.board.gain(move.to, colour);
    const std::int32_t value = e.board.valueWithOneMore() + gain.value;
    e.board.set(move.from, colour);
    if (gain.completes) return playOut(move);
    moves.push_back({move, 0, value});
  };
  // What a ball is worth in a cell hardly depends on where it came from: it is worked out once for each colour, and anew
  // only where one shape holds both.
  std::array<std::array<SwiftBoard::Gain, Settings::kMaxCells>, Settings::kMaxColours + 1> gains;
  std::array<bool, Settings::kMaxColours + 1> isKnown{};
  std::array<bool, 256> reached{};
  for (std::size_t ball = 0; ball < board.cellCount(); ++ball) {
    const auto from = static_cast<Cell>(ball);
    const std::uint8_t colour = board[from];
    if (colour == 0) continue;
    bool isStuck = true;
    regions.forEachNeighbour(from, [&](std::size_t next) {
      reached[regions[next]] = true;
      isStuck &= regions[next] == 0;
    });
    reached[0] = false;
    if (isStuck) continue;
    if (!isKnown[colour]) {
      for (std::size_t i = 0; i < targetCount; ++i)
        if (!taken[targets[i]]) gains[colour][targets[i]] = after.gain(targets[i], colour);
      isKnown[colour] = true;
    }
    after.set(from, 0);
    const std::int32_t value = after.valueWithOneMore();
    for (std::size_t i = 0; i < targetCount; ++i) {
      const Cell to = targets[i];
      if (!reached[regions[to]]) continue;
      if (!isOrdinary) {
        playOut({from, to});
      } else if (taken[to]) {
        judgeTaking({from, to});
      } else {
        const SwiftBoard::Gain gain =
            board.shapes().share(from, to) ? after.gain(to, colour) : gains[colour][to];
        if (gain.completes)
          playOut({from, to});
        else
          moves.push_back({{from, to}, 0, value + gain.value});
      }
    }
    after.set(from, colour);
    regions.forEachNeighbour(from, [&](std::size_t next) { reached[regions[next]] = false; });
  }
}

bool bestMove(const SwiftPosition& position, const Random& random, JudgedMove& best) {
  thread_local std::vector<JudgedMove> moves;
  judgeMoves(position, random, moves);
  if (moves.empty()) return false;
  best = *std::ranges::max_element(moves, {}, &JudgedMove::total);
  return true;
}

}  // namespace searchlight::lines::player
