// core/sokoban/generate.cpp: rooms, goals, and a sweep backwards.
#include "core/sokoban/generate.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <span>
#include <utility>

#include "core/random/random.h"
#include "core/search/best_first.h"
#include "core/search/whole_graph.h"
#include "core/sokoban/pull_problem.h"

namespace searchlight::sokoban {

namespace {

constexpr std::size_t kWords = 4;  // a room whose live squares are more is passed over
using Sweep = search::BestFirst<search::WholeGraph<PullProblem<kWords>>, search::BreadthFirst>;

struct Room {
  std::vector<std::string> rows;
  std::vector<Point> floor;
};

// What the walker carves at a step, beside the square he is on.
constexpr std::array<std::array<Point, 3>, 5> kPatterns{{{{{0, 0}, {0, 0}, {0, 0}}},
                                                         {{{1, 0}, {0, 0}, {0, 0}}},
                                                         {{{0, 1}, {0, 0}, {0, 0}}},
                                                         {{{1, 0}, {0, 1}, {1, 1}}},
                                                         {{{1, 0}, {-1, 0}, {0, 0}}}}};

Room carve(const LevelWish& wish, Random& random) {
  Room room{std::vector<std::string>(static_cast<std::size_t>(wish.height),
                                     std::string(static_cast<std::size_t>(wish.width), '#')),
            {}};
  const int inner = (wish.width - 2) * (wish.height - 2);
  const int least = std::min(inner, 3 * wish.boxes + 4);
  const int wanted = std::clamp(inner * random.between(42, 68) / 100, least, inner);
  const auto open = [&](Point p) {
    if (p.x < 1 || p.y < 1 || p.x > wish.width - 2 || p.y > wish.height - 2) return;
    char& c = room.rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
    if (c != '#') return;
    c = ' ';
    room.floor.push_back(p);
  };
  Point at{random.between(1, wish.width - 2), random.between(1, wish.height - 2)};
  Direction heading = kStraight[random.below(4)];
  while (static_cast<int>(room.floor.size()) < wanted) {
    for (const Point beside : kPatterns[random.below(kPatterns.size())]) open(at + beside);
    if (random.chance(0.4)) heading = kStraight[random.below(4)];
    const Point next = at + offset(heading);
    if (next.x < 1 || next.y < 1 || next.x > wish.width - 2 || next.y > wish.height - 2)
      heading = kStraight[random.below(4)];
    else
      at = next;
    open(at);
  }
  return room;
}

// Goals on the floor, mostly beside each other: rooms to fill make levels that are worth playing.
void putBoxesHome(Room& room, int boxes, Random& random) {
  std::vector<Point> goals;
  while (static_cast<int>(goals.size()) < boxes) {
    Point p = room.floor[random.below(static_cast<std::uint32_t>(room.floor.size()))];
    if (!goals.empty() && random.chance(0.7))
      p = goals[random.below(static_cast<std::uint32_t>(goals.size()))] + offset(kStraight[random.below(4)]);
    char& c = room.rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
    if (c != ' ') continue;
    c = '*';
    goals.push_back(p);
  }
}

// The level that begins farthest from being solved, of those the sweep came to; nothing where boxes stay at home.
std::optional<GeneratedLevel> farthestLevel(const Board& solved, const search::Limits& limits,
                                            const std::stop_token& stop, search::Outcome& outcome) {
  const auto ground = std::make_shared<const Ground>(solved);
  if (!PullProblem<kWords>::fits(*ground, Numbering::LiveSquares)) return std::nullopt;
  Sweep sweep{
      search::WholeGraph<PullProblem<kWords>>(PullProblem<kWords>(ground, Ideas{}, Numbering::LiveSquares))};
  outcome = sweep.run(limits, stop);
  if (outcome == search::Outcome::Stopped && !stop.stop_requested()) outcome = search::Outcome::Exhausted;
  if (outcome != search::Outcome::Exhausted) return std::nullopt;
  // Nodes are numbered as they are met, so that the last one is as deep as any.
  const auto count = static_cast<search::NodeId>(sweep.nodes().size());
  std::optional<search::NodeId> best;
  for (search::NodeId n = count; n-- > 0;) {
    if (best && sweep.nodes()[n].g < sweep.nodes()[*best].g) break;
    // Of the deepest, one that has the most boxes to be pushed.
    const auto away = [&](search::NodeId node) {
      int boxes = 0;
      sweep.nodes().state(node).forEachBox([&](Square s) { boxes += !ground->isGoal(s); });
      return boxes;
    };
    if (!best || away(n) > away(*best)) best = n;
  }
  if (!best || sweep.nodes()[*best].g == 0) return std::nullopt;
  const auto rows = solved.rows(sweep.problem().position(sweep.nodes().state(*best)));
  auto board = Board::fromRows(rows);
  if (!std::holds_alternative<Board>(board)) return std::nullopt;  // the worker is shut in without a box
  return GeneratedLevel{std::get<Board>(std::move(board)), sweep.nodes()[*best].g};
}

}  // namespace

std::string whyNot(const LevelWish& wish) {
  const auto isSide = [](int side) { return side >= kLeastGenerated && side <= kMostGenerated; };
  if (!isSide(wish.width) || !isSide(wish.height))
    return "the board must be from " + std::to_string(kLeastGenerated) + " x " +
           std::to_string(kLeastGenerated) + " to " + std::to_string(kMostGenerated) + " x " +
           std::to_string(kMostGenerated);
  if (wish.boxes < 1 || wish.boxes > kMostGeneratedBoxes)
    return "there must be from 1 to " + std::to_string(kMostGeneratedBoxes) + " boxes";
  if ((wish.width - 2) * (wish.height - 2) < 3 * wish.boxes + 2) return "so many boxes need a larger board";
  return {};
}

std::optional<GeneratedLevel> generateLevel(const LevelWish& wish, const search::Limits& limits,
                                            const std::stop_token& stop, search::Outcome& outcome) {
  const auto started = std::chrono::steady_clock::now();
  Random random(wish.seed);
  std::optional<GeneratedLevel> best;
  outcome = search::Outcome::Exhausted;
  for (int room = 0; room < wish.rooms; ++room) {
    Room made = carve(wish, random);
    putBoxesHome(made, wish.boxes, random);
    // The worker anywhere: the sweep goes through all the parts he may be in.
    const auto worker = std::find_if(made.floor.begin(), made.floor.end(), [&](Point p) {
      return made.rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] == ' ';
    });
    if (worker == made.floor.end()) continue;
    made.rows[static_cast<std::size_t>(worker->y)][static_cast<std::size_t>(worker->x)] = '@';
    const auto solved = Board::fromRows(made.rows);
    if (!std::holds_alternative<Board>(solved)) continue;
    const Board& board = std::get<Board>(solved);
    if (board.opening().boxes.size() != static_cast<std::size_t>(wish.boxes)) continue;
    search::Limits left = limits;
    left.expansions = std::min(wish.expansions, limits.expansions);
    left.seconds -= std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    auto level = farthestLevel(board, left, stop, outcome);
    if (outcome != search::Outcome::Exhausted) return std::nullopt;
    if (level && (!best || level->pushes > best->pushes)) best = std::move(level);
  }
  return best;
}

std::optional<GeneratedLevel> generateLevel(const LevelWish& wish) {
  search::Outcome outcome{};
  return generateLevel(wish, {}, {}, outcome);
}

}  // namespace searchlight::sokoban
