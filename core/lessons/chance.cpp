// core/lessons/chance.cpp: boards by chance, of the size and with the options of a set-up.
#include <algorithm>
#include <utility>

#include "core/lessons/question.h"
#include "core/lines/route.h"
#include "core/random/random.h"
#include "core/sokoban/generate.h"

namespace searchlight::lessons {
namespace {

constexpr double kWalls = 0.25, kExpensive = 0.3, kBalls = 0.35;
constexpr std::size_t kLeastSteps = 5;    // of a way; where it is demanded
constexpr std::uint64_t kLeastMoves = 3;  // of a game
constexpr int kLargestRoom = 9, kMostBoxes = 3;

template <class T>
const T& anyOf(Random& random, const std::vector<T>& list) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

// Steps of the cheapest way; nothing where there is none, or finding it took too long.
std::optional<std::size_t> stepsOf(const AskedRoute& asked, const std::stop_token& stop, Work& work) {
  const auto session = cheapestPath(asked, stop, work);
  if (session->outcome() != search::Outcome::Solved) return std::nullopt;
  return session->path().size() - 1;
}

bool isLongEnough(const Asked& asked, const std::stop_token& stop, Work& work) {
  const Left left = leftOf(asked, stop, work);
  return left.isKnown && left.needed != kNever && left.needed >= kLeastMoves;
}

// Walls here and there, and expensive cells where the set-up has some; for who draws his own walls, none.
std::optional<Asked> likeThis(AskedRoute asked, QuestionKind kind, Random& random, bool isDemanding,
                              const std::stop_token& stop, Work& work) {
  grid::Map& map = asked.document.map;
  const bool isWeighted = !map.isUniform();
  std::vector<Point> free;
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) {
      const bool isWall = random.chance(kWalls) && kind != QuestionKind::Mislead;
      const bool isExpensive = random.chance(kExpensive) && isWeighted;
      map.setWeight({x, y}, isWall        ? grid::kWall
                            : isExpensive ? static_cast<grid::Weight>(random.between(2, 9))
                                          : grid::Weight{1});
      if (!isWall) free.push_back({x, y});
    }
  if (free.size() < 2) return std::nullopt;
  asked.question.from = anyOf(random, free);
  asked.question.to = anyOf(random, free);
  asked.document = {std::move(map), asked.question.from, asked.question.to};
  if (asked.question.from == asked.question.to) return std::nullopt;
  const auto steps = stepsOf(asked, stop, work);
  const std::size_t least = isDemanding ? kLeastSteps : 1;
  return steps && *steps >= least ? std::optional<Asked>(std::move(asked)) : std::nullopt;
}

// The same pieces, slid about.
std::optional<Asked> likeThis(AskedSlides asked, QuestionKind kind, Random& random, bool isDemanding,
                              const std::stop_token& stop, Work& work) {
  Asked now = std::move(asked);
  for (int slides = random.between(20, 120); slides > 0; --slides) {
    const auto moves = movesOf(now);
    if (moves.empty()) return std::nullopt;
    now = moved(now, anyOf(random, moves)).asked;
  }
  if (isDemanding && kind == QuestionKind::Move && !isLongEnough(now, stop, work)) return std::nullopt;
  return now;
}

// A new level with as many boxes; who looks for a dead push finds its game a little way on.
std::optional<Asked> likeThis(AskedLevel asked, QuestionKind kind, Random& random, bool isDemanding,
                              const std::stop_token& stop, Work& work) {
  sokoban::LevelWish wish;
  wish.width = std::clamp(asked.level.width(), 6, kLargestRoom);
  wish.height = std::clamp(asked.level.height(), 6, kLargestRoom);
  wish.boxes = std::clamp(static_cast<int>(asked.level.opening().boxes.size()), 1, kMostBoxes);
  wish.seed = random.next();
  wish.rooms = 3;
  wish.expansions = 20'000;
  if (!sokoban::whyNot(wish).empty()) return std::nullopt;
  work.spend(kLevelWork * wish.expansions);
  search::Outcome outcome{};
  const auto made = sokoban::generateLevel(wish, {}, stop, outcome);
  if (!made) return std::nullopt;
  asked.level = made->board;
  asked.title.clear();
  asked.options.box.reset();
  asked.options.to.reset();
  if (kind != QuestionKind::Dead && kind != QuestionKind::Move) return asked;
  Asked now = std::move(asked);
  for (int pushes = random.between(0, 5); pushes > 0; --pushes) {
    const auto moves = movesOf(now);
    if (moves.empty()) return std::nullopt;
    Asked next = moved(now, anyOf(random, moves)).asked;
    if (const Left left = leftOf(next, stop, work);
        !left.isKnown || left.needed == kNever || left.needed < (isDemanding ? kLeastMoves : 1))
      continue;
    now = std::move(next);
  }
  return now;
}

// Balls here and there, and one of them wants to go somewhere.
std::optional<Asked> likeThis(AskedBall asked, QuestionKind, Random& random, bool isDemanding,
                              const std::stop_token&, Work& work) {
  lines::Settings settings;
  settings.size = asked.board.size();
  lines::Board board(settings.size);
  work.spend(board.cellCount());
  std::vector<Point> balls, empty;
  for (std::size_t cell = 0; cell < board.cellCount(); ++cell) {
    const bool isBall = random.chance(kBalls);
    if (isBall) board.set(board.point(cell), static_cast<lines::Colour>(random.between(1, settings.colours)));
    (isBall ? balls : empty).push_back(board.point(cell));
  }
  if (balls.empty() || empty.empty() || !lines::linesThrough(board, settings, balls).empty())
    return std::nullopt;
  asked.board = board;
  asked.move = {anyOf(random, balls), anyOf(random, empty)};
  if (!lines::isLegal(board, asked.move)) return std::nullopt;
  work.spend(board.cellCount());
  if (isDemanding && lines::findRoute(board, asked.move).steps() < kLeastSteps) return std::nullopt;
  return asked;
}

}  // namespace

std::optional<setup::SetUp> boardByChance(const setup::SetUp& like, QuestionKind kind, std::uint64_t seed,
                                          bool isDemanding, const std::stop_token& stop, Work& work) {
  Random random(seed);
  std::optional<Asked> made = std::visit(
      [&](auto asked) { return likeThis(std::move(asked), kind, random, isDemanding, stop, work); },
      askedFrom(like, "board", 0));
  if (!made) return std::nullopt;
  setup::SetUp out = setUpOf(*made, like);
  out.title.clear();
  out.cursor.reset();
  out.selection.clear();
  return out;
}

}  // namespace searchlight::lessons
