// core/lines/rules.cpp: a turn, event by event.
#include "core/lines/rules.h"

#include <algorithm>
#include <utility>

#include "core/geometry/point.h"
#include "core/lines/regions.h"

namespace searchlight::lines {
namespace {

std::vector<Point> emptyCells(const Board& board) {
  std::vector<Point> cells;
  for (std::size_t i = 0; i < board.cellCount(); ++i)
    if (board.at(i) == kNoBall) cells.push_back(board.point(i));
  return cells;
}

// Takes one of them.
Point drawCell(std::vector<Point>& cells, Random& random) {
  std::swap(cells[random.below(static_cast<std::uint32_t>(cells.size()))], cells.back());
  const Point cell = cells.back();
  cells.pop_back();
  return cell;
}

std::vector<ComingBall> drawPreview(const Board& board, const Settings& settings, Random& random) {
  std::vector<ComingBall> preview(static_cast<std::size_t>(settings.newBalls));
  for (ComingBall& ball : preview)
    ball.colour = static_cast<Colour>(1 + random.below(static_cast<std::uint32_t>(settings.colours)));
  std::vector<Point> cells = emptyCells(board);
  for (ComingBall& ball : preview)
    if (!cells.empty()) ball.place = drawCell(cells, random);
  return preview;
}

// How many balls of the cell's colour follow it in this direction.
int runFrom(const Board& board, Point p, Point step) {
  const Colour colour = board[p];
  int run = 0;
  for (p = p + step; board.contains(p) && board[p] == colour; p = p + step) ++run;
  return run;
}

// One turn under way.
class TurnUnderWay {
 public:
  TurnUnderWay(Position& position, const Settings& settings, Move move)
      : m_position(position), m_settings(settings), m_board(position.board) {
    m_turn.move = move;
  }

  Turn play() {
    moveBall();
    const bool cleared = clearLines(std::array{m_turn.move.to});
    if (!cleared || m_settings.deal == Deal::Always || m_board.ballCount() == 0) do {
        deal();
      } while (m_board.ballCount() == 0);
    ++m_position.turns;
    if (m_board.isFull()) add(TurnEvent::Kind::Over);
    return std::move(m_turn);
  }

 private:
  TurnEvent& add(TurnEvent::Kind kind) {
    m_turn.events.emplace_back().kind = kind;
    return m_turn.events.back();
  }

  void moveBall() {
    const auto [from, to] = m_turn.move;
    TurnEvent& event = add(TurnEvent::Kind::Move);
    event.cells = {from, to};
    event.colour = m_board[from];
    m_board.set(from, kNoBall);
    m_board.set(to, event.colour);
  }

  bool clearLines(std::span<const Point> through) {
    std::vector<Point> gone = linesThrough(m_board, m_settings, through);
    if (gone.empty()) return false;
    TurnEvent& event = add(TurnEvent::Kind::Clear);
    event.points = scoreOf(m_settings, static_cast<int>(gone.size()));
    const Colour first = m_board[gone.front()];
    if (std::ranges::all_of(gone, [&](Point p) { return m_board[p] == first; })) event.colour = first;
    for (const Point p : gone) m_board.set(p, kNoBall);
    m_position.score += event.points;
    event.cells = std::move(gone);
    return true;
  }

  void deal() {
    TurnEvent appeared;
    appeared.kind = TurnEvent::Kind::Appear;
    const auto put = [&](Colour colour, Point p, bool isDisplaced) {
      m_board.set(p, colour);
      appeared.cells.push_back(p);
      appeared.balls.push_back({colour, isDisplaced});
    };
    std::vector<Colour> displaced;
    for (const ComingBall& ball : m_position.preview)
      if (ball.place && m_board.isEmpty(*ball.place))
        put(ball.colour, *ball.place, false);
      else
        displaced.push_back(ball.colour);
    if (!displaced.empty()) {
      std::vector<Point> cells = emptyCells(m_board);
      for (const Colour colour : displaced)
        if (!cells.empty()) put(colour, drawCell(cells, m_position.random), true);
    }
    const std::vector<Point> cells = appeared.cells;
    m_turn.events.push_back(std::move(appeared));
    clearLines(cells);
    m_position.preview = drawPreview(m_board, m_settings, m_position.random);
    add(TurnEvent::Kind::NewPreview);
  }

  Position& m_position;
  const Settings& m_settings;
  Board& m_board;
  Turn m_turn;
};

}  // namespace

std::string moveText(Move move) { return coordinates(move.from) + " " + coordinates(move.to); }

std::optional<Move> moveFromText(std::string_view text) {
  const auto pair = pairFromText(text, ' ');
  return pair ? std::optional(Move{pair->first, pair->second}) : std::nullopt;
}

int Turn::points() const {
  int points = 0;
  for (const TurnEvent& e : events) points += e.points;
  return points;
}
int Turn::cleared() const {
  std::size_t balls = 0;
  for (const TurnEvent& e : events)
    if (e.kind == TurnEvent::Kind::Clear) balls += e.cells.size();
  return static_cast<int>(balls);
}

Position firstPosition(const Settings& settings, std::uint64_t seed) {
  Random random(seed);
  for (;;) {  // once, but for the rare deal that holds a line
    Board board(settings.size);
    std::vector<Point> cells = emptyCells(board), dealt;
    for (int i = 0; i < settings.newBalls; ++i) {
      dealt.push_back(drawCell(cells, random));
      board.set(dealt.back(),
                static_cast<Colour>(1 + random.below(static_cast<std::uint32_t>(settings.colours))));
    }
    if (!linesThrough(board, settings, dealt).empty()) continue;
    std::vector<ComingBall> preview = drawPreview(board, settings, random);
    return {board, std::move(preview), 0, 0, random};
  }
}

Position positionOn(const Settings& settings, const Board& board, std::uint64_t seed) {
  if (board.ballCount() == 0) return firstPosition(settings, seed);
  Random random(seed);
  std::vector<ComingBall> preview = drawPreview(board, settings, random);
  return {board, std::move(preview), 0, 0, random};
}

std::optional<Illegal> whyIllegal(const Board& board, Move move) {
  if (!board.contains(move.from) || !board.contains(move.to)) return Illegal::Outside;
  if (board[move.from] == kNoBall) return Illegal::NoBall;
  if (board[move.to] != kNoBall) return Illegal::Occupied;
  if (!Regions(board).reaches(move.from, move.to)) return Illegal::NoPath;
  return std::nullopt;
}

Failure illegalText(Move move, Illegal why) {
  switch (why) {
    case Illegal::Outside: return ReaderErrors::tr("%1 is outside the board", moveText(move));
    case Illegal::NoBall: return ReaderErrors::tr("no ball at %1", coordinates(move.from));
    case Illegal::Occupied: return ReaderErrors::tr("%1 is not empty", coordinates(move.to));
    case Illegal::NoPath: break;
  }
  return ReaderErrors::tr("there is no path from %1 to %2", coordinates(move.from), coordinates(move.to));
}

Turn play(Position& position, const Settings& settings, Move move) {
  return TurnUnderWay(position, settings, move).play();
}

std::vector<Point> linesThrough(const Board& board, const Settings& settings, std::span<const Point> cells) {
  constexpr std::array<Point, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  std::vector<Point> all;
  for (const Point p : cells) {
    if (board[p] == kNoBall) continue;
    for (const Point step : kSteps) {
      const int before = runFrom(board, p, {-step.x, -step.y}), after = runFrom(board, p, step);
      if (before + 1 + after < settings.line) continue;
      for (int i = -before; i <= after; ++i) all.push_back({p.x + i * step.x, p.y + i * step.y});
    }
  }
  std::ranges::sort(all, {}, [&](Point p) { return board.cell(p); });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace searchlight::lines
