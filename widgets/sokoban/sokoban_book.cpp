// widgets/sokoban/sokoban_book.cpp: the fewest moves and the fewest pushes; solutions turned to fit.
#include "widgets/sokoban/sokoban_book.h"

#include <algorithm>
#include <variant>

#include "core/geometry/turn.h"
#include "core/sokoban/box_route.h"
#include "core/sokoban/lurd.h"

namespace searchlight::ui {
namespace {

bool isBetterByMoves(const sokoban::Played& a, const sokoban::Played& b) {
  return std::pair(a.moves, a.pushes) < std::pair(b.moves, b.pushes);
}
bool isBetterByPushes(const sokoban::Played& a, const sokoban::Played& b) {
  return std::pair(a.pushes, a.moves) < std::pair(b.pushes, b.moves);
}

LevelBest::Solution readSolution(const RecordReader& from) {
  // A level that begins solved needs nothing.
  LevelBest::Solution s{{from.whole<std::uint32_t>("moves"), from.whole<std::uint32_t>("pushes")},
                        from.text("lurd").toStdString()};
  const auto read = sokoban::readLurd(s.lurd);
  const auto* lurd = std::get_if<sokoban::Lurd>(&read);
  if (!lurd || lurd->steps.size() != s.played.moves) from.wrong("lurd");
  return s;
}
QJsonObject writtenSolution(const LevelBest::Solution& s) {
  return {{QStringLiteral("moves"), countValue(s.played.moves)},
          {QStringLiteral("pushes"), countValue(s.played.pushes)},
          {QStringLiteral("lurd"), QString::fromStdString(s.lurd)}};
}

}  // namespace

std::pair<std::string, LevelBest> LevelBest::read(const RecordReader& from) {
  std::pair<std::string, LevelBest> out{from.key("level"), {}};
  LevelBest& record = out.second;
  record.games = from.whole<std::uint64_t>("games", 1);
  record.byMoves = readSolution(from.object("moves"));
  record.byPushes = readSolution(from.object("pushes"));
  record.when = from.time("when");
  return out;
}

QJsonObject LevelBest::written(const Key& key) const {
  return {{QStringLiteral("level"), QString::fromStdString(key)},
          {QStringLiteral("games"), countValue(games)},
          {QStringLiteral("when"), timeValue(when)},
          {QStringLiteral("moves"), writtenSolution(byMoves)},
          {QStringLiteral("pushes"), writtenSolution(byPushes)}};
}

LevelBest::Gain LevelBest::merge(const Entered& solved, bool isFirst) {
  if (solved.isGame || isFirst) addCount(games, 1);
  const bool hasFewerMoves = isFirst || isBetterByMoves(solved.solution.played, byMoves.played);
  const bool hasFewerPushes = isFirst || isBetterByPushes(solved.solution.played, byPushes.played);
  if (hasFewerMoves) byMoves = solved.solution;
  if (hasFewerPushes) byPushes = solved.solution;
  if (!hasFewerMoves && !hasFewerPushes) return Gain::None;
  when = solved.when;
  return isFirst ? Gain::First : Gain::Better;
}

SokobanBook::Gain SokobanBook::enter(const std::string& identity, const std::vector<sokoban::Step>& steps,
                                     QString* complaint, bool isGame) {
  const auto pushes = std::ranges::count_if(steps, &sokoban::Step::isPush);
  return Book::enter({identity,
                      {{static_cast<std::uint32_t>(steps.size()), static_cast<std::uint32_t>(pushes)},
                       sokoban::lurdText(steps)},
                      QDateTime::currentDateTimeUtc(),
                      isGame},
                     complaint);
}

namespace {

std::vector<Direction> turnedSteps(const std::vector<Direction>& steps, Turn turn) {
  std::vector<Direction> turned(steps.size());
  std::ranges::transform(steps, turned.begin(), [turn](Direction d) { return turn.direction(d); });
  return turned;
}

// From the first push on, with another walk before it: the least of all that solve the board; empty: none does.
std::vector<Direction> withOtherWalk(const sokoban::Board& board, const std::vector<Direction>& pushes) {
  std::vector<Direction> best;
  const std::vector<bool> reached = board.reach(board.opening());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const auto from = static_cast<sokoban::Cell>(i);
    if (!reached[i] || !board.opening().hasBox(board.beside(from, pushes.front()))) continue;
    sokoban::Position there = board.opening();
    there.worker = from;
    if (!sokoban::play(board, there, pushes).isSolved) continue;
    std::vector<Direction> steps = sokoban::findWalk(board, board.opening(), from);
    steps.insert(steps.end(), pushes.begin(), pushes.end());
    if (best.empty() || steps.size() < best.size()) best = std::move(steps);
  }
  return best;
}

}  // namespace

// Another copy may begin with the worker elsewhere in the part that he can walk about in.
std::optional<std::vector<Direction>> turnedToSolve(const sokoban::Board& board, const std::string& lurd) {
  const auto read = sokoban::readLurd(lurd);
  const auto* steps = std::get_if<sokoban::Lurd>(&read);
  if (!steps) return std::nullopt;
  for (int turn = 0; turn < Turn::kTurns; ++turn)
    if (const auto turned = turnedSteps(steps->steps, Turn::numbered(turn));
        sokoban::play(board, turned).isSolved)
      return turned;
  const std::size_t walk = lurd.find_first_of("LURD");
  if (walk >= steps->steps.size()) return std::nullopt;
  const std::vector<Direction> pushes(steps->steps.begin() + static_cast<std::ptrdiff_t>(walk),
                                      steps->steps.end());
  for (int turn = 0; turn < Turn::kTurns; ++turn)
    if (auto solution = withOtherWalk(board, turnedSteps(pushes, Turn::numbered(turn))); !solution.empty())
      return solution;
  return std::nullopt;
}

}  // namespace searchlight::ui
