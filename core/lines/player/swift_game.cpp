// core/lines/player/swift_game.cpp: playing on, and judging all moves of a position.
#include "core/lines/player/swift_game.h"

#include <algorithm>
#include <optional>

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

namespace {

// See judgeMoves(): tell(move) is called for each.
template <class F>
void forEachJudged(const SwiftPosition& position, const Random& random, F&& tell) {
  const SwiftBoard& board = position.board;
  const Settings& settings = board.shapes().settings();
  const Regions regions(board);
  // What the board will be when the coming balls are there.
  SwiftBoard coming = board;
  bool isOrdinary = true;
  std::array<std::uint8_t, Settings::kMaxCells> dueAt{};  // which of the coming balls, from 1
  for (std::size_t i = 0; i < position.dueCount; ++i) {
    const Ball& ball = position.due[i];
    if (ball.cell == kNoCell) {
      isOrdinary = false;
      continue;
    }
    dueAt[ball.cell] = static_cast<std::uint8_t>(i + 1);
    coming.set(ball.cell, ball.colour);
  }
  for (const Ball& ball : position.dueBalls())
    if (ball.cell != kNoCell && coming.isInLine(ball.cell)) isOrdinary = false;
  if (coming.emptyCount() == 0) isOrdinary = false;

  const auto playOut = [&](SwiftMove move) {
    SwiftPosition next = position;
    const Played played = playUpToDrawing(next, move, random);
    const bool isOver = next.board.emptyCount() == 0;
    tell(JudgedMove{move, judged(settings, played.points), isOver ? 0 : Opinion(next.board).value()});
  };
  // What comes after an ordinary move; then after one to where a ball is due: one place to go to is imagined for that ball,
  // the same whoever takes the cell. Where that makes a line there is no opinion.
  std::array<std::optional<Opinion>, Settings::kMaxNewBalls + 1> after;
  if (isOrdinary) {
    const Opinion& ordinary = after[0].emplace(coming);
    Random luck = random;
    for (std::size_t i = 0; i < position.dueCount; ++i) {
      const Cell cell = drawEmpty(coming, {}, luck);
      Opinion& elsewhere = after[i + 1].emplace(ordinary);
      elsewhere.move(position.due[i].cell, cell);
      if (elsewhere.board().isInLine(cell)) after[i + 1].reset();
    }
  }
  struct Target {
    Cell cell;
    const Opinion* after;
  };
  std::array<Target, Settings::kMaxCells> targets;
  std::size_t targetCount = 0;
  for (std::size_t i = 0; i < board.cellCount(); ++i)
    if (const auto cell = static_cast<Cell>(i); board[cell] == 0)
      targets[targetCount++] = {cell, after[dueAt[i]] ? &*after[dueAt[i]] : nullptr};

  // What a ball is worth in a cell hardly depends on where it came from: it is worked out once for each colour, and put
  // right where a shape holds both cells.
  std::array<std::array<Opinion::Gain, Settings::kMaxCells>, Settings::kMaxColours + 1> gains;
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
    if (!isKnown[colour])
      for (std::size_t i = 0; i < targetCount; ++i)
        if (const auto& [to, opinion] = targets[i]; opinion)
          gains[colour][to] = opinion->afterPutting(to, colour);
    isKnown[colour] = true;
    // Without the ball, by target's opinion.
    std::array<std::int32_t, Settings::kMaxNewBalls + 1> values{};
    for (std::size_t i = 0; i <= position.dueCount; ++i)
      if (after[i]) values[i] = after[i]->value() + after[i]->afterTaking(from);
    for (std::size_t i = 0; i < targetCount; ++i) {
      const auto& [to, opinion] = targets[i];
      if (!reached[regions[to]]) continue;
      const bool isNear = opinion && !board.shapes().shared(from, to).empty();
      if (!opinion || (gains[colour][to].completes && (!isNear || opinion->completes(from, to))))
        playOut({from, to});
      else
        tell(JudgedMove{
            {from, to},
            0,
            values[dueAt[to]] + gains[colour][to].value + (isNear ? opinion->afterBoth(from, to) : 0)});
    }
    regions.forEachNeighbour(from, [&](std::size_t next) { reached[regions[next]] = false; });
  }
}

}  // namespace

void judgeMoves(const SwiftPosition& position, const Random& random, std::vector<JudgedMove>& moves) {
  moves.clear();
  forEachJudged(position, random, [&](const JudgedMove& move) { moves.push_back(move); });
}

bool bestMove(const SwiftPosition& position, const Random& random, JudgedMove& best) {
  bool isFirst = true;
  forEachJudged(position, random, [&](const JudgedMove& move) {
    if (isFirst || move.total() > best.total()) best = move;
    isFirst = false;
  });
  return !isFirst;
}

}  // namespace searchlight::lines::player
