// core/lines/route.cpp: boards as floors, and the searches over them.
#include "core/lines/route.h"

#include <new>
#include <numeric>
#include <utility>

#include "core/search/derived_problems.h"
#include "core/search/make_session.h"
#include "core/walk/walk_problem.h"

namespace searchlight::lines {

std::shared_ptr<const walk::Floor> floorFor(const Board& board, Point ball) {
  walk::Floor floor(board.size(), board.size());
  for (std::size_t i = 0; i < board.cellCount(); ++i)
    floor.setFree(board.point(i), board.at(i) == kNoBall || board.point(i) == ball);
  return std::make_shared<const walk::Floor>(std::move(floor));
}

walk::WalkProblem routeProblem(const Board& board, Move move) {
  return walk::waveOf(floorFor(board, move.from), move.from, move.to, walk::Marking::FromStart);
}

walk::Walk findRoute(const Board& board, Move move) {
  return walk::findWalk(floorFor(board, move.from), move.from, move.to, walk::Marking::FromStart);
}

std::unique_ptr<search::SessionFor<walk::WalkProblem>> makeRouteSession(
    const Board& board, Move move, const search::SessionOptions& options) {
  return search::makeSession(routeProblem(board, move), options);
}

bool canSearchRoute(search::Algorithm algorithm) { return search::isGeneral(algorithm); }

std::vector<std::int64_t> marksAround(const Board& board, Point ball) {
  using namespace search;
  BestFirst<WholeGraph<walk::WalkProblem>, BreadthFirst> wave(
      WholeGraph<walk::WalkProblem>(routeProblem(board, {ball, ball})));
  if (wave.run() == Outcome::MemoryLimit) throw std::bad_alloc();
  std::vector<std::int64_t> marks(board.cellCount(), walk::unmarked(walk::Marking::FromStart));
  for (NodeId cell = 0; cell < marks.size(); ++cell)
    if (const NodeRecord r = wave.nodes()[cell]; r.status != NodeStatus::Unseen)
      marks[cell] = walk::markOf(walk::Marking::FromStart, r.g);
  return marks;
}

BoardWithMove randomMove(const Settings& settings, std::size_t balls, std::uint64_t seed) {
  Random random(seed);
  Board board(settings.size);
  std::vector<std::size_t> cells(board.cellCount());
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  random.shuffle(std::span(cells));
  cells.resize(balls);
  for (const std::size_t cell : cells) {
    const Point place = board.point(cell);
    const int first = random.between(0, settings.colours - 1);
    for (int k = 0; k < settings.colours; ++k) {
      board.set(place, static_cast<Colour>((first + k) % settings.colours + 1));
      if (linesThrough(board, settings, {&place, 1}).empty()) break;
    }
  }
  // Some ball stands beside an empty cell, since there is one.
  random.shuffle(std::span(cells));
  for (const std::size_t cell : cells) {
    const Point ball = board.point(cell);
    const std::vector<std::int64_t> marks = marksAround(board, ball);
    std::vector<Point> reached;
    for (std::size_t to = 0; to < marks.size(); ++to)
      if (to != cell && marks[to] != walk::unmarked(walk::Marking::FromStart))
        reached.push_back(board.point(to));
    if (!reached.empty())
      return {board, {ball, reached[random.below(static_cast<std::uint32_t>(reached.size()))]}};
  }
  return {board, {}};  // against what is required
}

const setup::Options<setup::SearchChoice>& ballOptions() {
  static const auto table = setup::searchOptions(canSearchRoute, [](const Failure&) {
    return ReaderErrors::tr("needs diagonal moves, but balls move in four directions");
  });
  return table;
}

}  // namespace searchlight::lines
