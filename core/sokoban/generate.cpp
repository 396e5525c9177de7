// core/sokoban/generate.cpp: rooms, goals, and a sweep backwards.
#include "core/sokoban/generate.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "core/random/random.h"
#include "core/search/best_first.h"
#include "core/search/derived_problems.h"
#include "core/sokoban/pull_problem.h"
#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

namespace {

using Budget = std::shared_ptr<search::MemoryBudget>;

// Calls f with the words that the room's boxes are kept in: 4 hold nearly all rooms, 0 any (LevelProblem).
template <class F>
auto withRoomFor(const Ground& ground, F&& f) {
  return PullProblem<4>::fits(ground, Numbering::LiveSquares) ? f(std::integral_constant<std::size_t, 4>())
                                                              : f(std::integral_constant<std::size_t, 0>());
}

struct Room {
  std::vector<std::string> rows;
  std::vector<Point> floor;
  char& at(Point p) { return rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; }
};

// Where the room's left half shows what is there in its right one, and the other way round.
Point mirrored(const LevelWish& wish, Point p) { return {wish.width - 1 - p.x, p.y}; }
// A place of its own there; of a room that need not be a mirror every place is.
bool isAlone(const LevelWish& wish, Point p) { return !wish.isSymmetric || mirrored(wish, p) == p; }

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
  const auto openOne = [&](Point p) {
    if (p.x < 1 || p.y < 1 || p.x > wish.width - 2 || p.y > wish.height - 2) return;
    char& c = room.at(p);
    if (c != '#') return;
    c = ' ';
    room.floor.push_back(p);
  };
  const auto open = [&](Point p) {
    openOne(p);
    if (wish.isSymmetric) openOne(mirrored(wish, p));
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

// Goals on the floor, mostly beside each other: rooms to fill make levels that are worth playing. False where no such goals were
// found: mirrored ones, in a room with hardly any floor beside its axis, or on it.
bool putBoxesHome(Room& room, const LevelWish& wish, Random& random) {
  constexpr int kMostTries = 1'000;  // for a goal
  std::vector<Point> goals;
  const auto put = [&](Point p) {
    room.at(p) = '*';
    goals.push_back(p);
  };
  for (int tries = 0; static_cast<int>(goals.size()) < wish.boxes; ++tries) {
    if (wish.isSymmetric && tries > kMostTries * wish.boxes) return false;
    Point p = room.floor[random.below(static_cast<std::uint32_t>(room.floor.size()))];
    if (!goals.empty() && random.chance(0.7))
      p = goals[random.below(static_cast<std::uint32_t>(goals.size()))] + offset(kStraight[random.below(4)]);
    const int left = wish.boxes - static_cast<int>(goals.size());
    if (room.at(p) != ' ' || (!isAlone(wish, p) && left < 2)) continue;
    put(p);
    if (!isAlone(wish, p)) put(mirrored(wish, p));
  }
  return true;
}

// A square or two of wall made floor or floor wall, or a goal put elsewhere: what is better than what it was made from is kept.
Room changed(Room room, const LevelWish& wish, Random& random) {
  const auto anywhere = [&] {
    return Point{random.between(1, wish.width - 2), random.between(1, wish.height - 2)};
  };
  for (int changes = random.between(1, 3); changes > 0; --changes) {
    const Point p = anywhere();
    if (room.at(p) != '*') {
      const char other = room.at(p) == '#' ? ' ' : '#';
      room.at(p) = other;
      if (wish.isSymmetric) room.at(mirrored(wish, p)) = other;
      continue;
    }
    const Point to = random.chance(0.5) ? p + offset(kStraight[random.below(4)]) : anywhere();
    // What is on the axis stays on it, what has a twin keeps one.
    if (room.at(to) != ' ' || isAlone(wish, p) != isAlone(wish, to)) continue;
    std::swap(room.at(p), room.at(to));
    if (!isAlone(wish, p)) std::swap(room.at(mirrored(wish, p)), room.at(mirrored(wish, to)));
  }
  room.floor.clear();
  for (int y = 1; y < wish.height - 1; ++y)
    for (int x = 1; x < wish.width - 1; ++x)
      if (room.at({x, y}) != '#') room.floor.push_back({x, y});
  return room;
}

// With a worker anywhere: a search from the solved states goes through all the parts he may be in. Nothing where the room falls
// apart, so that not all boxes can be pushed.
std::optional<Board> solvedBoard(const Room& room, const LevelWish& wish) {
  std::vector<std::string> rows = room.rows;
  for (const Point p : room.floor)
    if (char& c = rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; c == ' ') {
      c = '@';
      auto board = Board::fromRows(rows);
      if (!std::holds_alternative<Board>(board)) return std::nullopt;
      if (std::get<Board>(board).opening().boxes.size() != static_cast<std::size_t>(wish.boxes))
        return std::nullopt;
      return std::get<Board>(std::move(board));
    }
  return std::nullopt;
}

// A search that has expanded as much as it may is as good as one that has come to its end.
search::Outcome bounded(search::Outcome outcome, const std::stop_token& stop) {
  return outcome == search::Outcome::Stopped && !stop.stop_requested() ? search::Outcome::Exhausted : outcome;
}

// The level that begins farthest from being solved, of those the sweep came to; nothing where boxes stay at home.
template <std::size_t kWords>
std::optional<GeneratedLevel> deepestIn(const std::shared_ptr<const Ground>& ground,
                                        const search::Limits& limits, const std::stop_token& stop,
                                        search::Outcome& outcome, const Budget& budget) {
  const Board& solved = ground->board();
  search::BestFirst<search::WholeGraph<PullProblem<kWords>>, search::BreadthFirst> sweep{
      search::WholeGraph<PullProblem<kWords>>(PullProblem<kWords>(ground, Ideas{}, Numbering::LiveSquares)),
      {},
      {},
      {},
      std::make_shared<search::MemoryAccount>(budget)};
  outcome = bounded(sweep.run(limits, stop), stop);
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
  return GeneratedLevel{std::get<Board>(std::move(board)), sweep.nodes()[*best].g, 0};
}
std::optional<GeneratedLevel> deepestLevel(const Board& solved, const search::Limits& limits,
                                           const std::stop_token& stop, search::Outcome& outcome,
                                           const Budget& budget) {
  const auto ground = std::make_shared<const Ground>(solved);
  return withRoomFor(*ground,
                     [&](auto words) { return deepestIn<words>(ground, limits, stop, outcome, budget); });
}

LevelSolution aStar(const Board& level, const search::Limits& limits, const std::stop_token& stop,
                    const Budget& budget) {
  return solve(level, LevelQuestion{}, {.algorithm = search::Algorithm::AStar, .budget = budget}, limits,
               stop);
}

// Away from the goals: the greater the bound of a state, the sooner it is its turn.
template <std::size_t kWords>
class FarProblem : public search::WholeGraph<PullProblem<kWords>> {
 public:
  using State = typename PullProblem<kWords>::State;
  static constexpr bool kExpensiveHeuristic = false;
  static constexpr search::Cost kFarthest = 1u << 16;

  explicit FarProblem(const std::shared_ptr<const Ground>& ground)
      : search::WholeGraph<PullProblem<kWords>>(PullProblem<kWords>(ground, Ideas{}, Numbering::LiveSquares)),
        m_forwards(ground, Metric::Pushes, Ideas{}, Numbering::LiveSquares) {}
  search::Cost heuristic(const State& s) const {
    return kFarthest - std::min(m_forwards.heuristic(s), kFarthest);
  }
  template <class... Move>
  search::Cost heuristicAfter(const Move&...) const = delete;

 private:
  LevelProblem<kWords> m_forwards;  // its bound is the way home
};

// The level that is farthest from being solved by its bound, of those a greedy search came to, if its fewest pushes can be proven.
template <std::size_t kWords>
std::optional<GeneratedLevel> farIn(const std::shared_ptr<const Ground>& ground, const search::Limits& limits,
                                    const std::stop_token& stop, search::Outcome& outcome,
                                    const Budget& budget) {
  const Board& solved = ground->board();
  search::BestFirst<FarProblem<kWords>, search::Greedy> far{
      FarProblem<kWords>(ground), {}, {}, {}, std::make_shared<search::MemoryAccount>(budget)};
  outcome = bounded(far.run(limits, stop), stop);
  if (outcome != search::Outcome::Exhausted) return std::nullopt;
  const auto count = static_cast<search::NodeId>(far.nodes().size());
  search::NodeId best = 0;
  search::Cost least = FarProblem<kWords>::kFarthest;
  for (search::NodeId n = 0; n < count; ++n) {
    const search::Cost h = far.problem().heuristic(far.nodes().state(n));
    if (h < least) {
      least = h;
      best = n;
    }
  }
  auto board = Board::fromRows(solved.rows(far.problem().position(far.nodes().state(best))));
  if (!std::holds_alternative<Board>(board)) return std::nullopt;
  const LevelSolution proof = aStar(std::get<Board>(board), limits, stop, budget);
  if (proof.outcome != search::Outcome::Solved) {
    outcome = bounded(proof.outcome, stop);
    return std::nullopt;
  }
  if (proof.pushes == 0) return std::nullopt;  // a room in which no box comes away from home
  return GeneratedLevel{std::get<Board>(std::move(board)), proof.pushes, proof.stats.expanded};
}
std::optional<GeneratedLevel> farLevel(const Board& solved, const search::Limits& limits,
                                       const std::stop_token& stop, search::Outcome& outcome,
                                       const Budget& budget) {
  const auto ground = std::make_shared<const Ground>(solved);
  return withRoomFor(*ground,
                     [&](auto words) { return farIn<words>(ground, limits, stop, outcome, budget); });
}

}  // namespace

std::uint64_t difficulty(std::uint32_t pushes, std::uint64_t expanded) {
  return pushes * std::to_string(expanded).size();
}

Failure whyNot(const LevelWish& wish) {
  const auto isSide = [](int side) { return side >= kLeastGenerated && side <= kMostGenerated; };
  if (!isSide(wish.width) || !isSide(wish.height))
    return ReaderErrors::tr("the board size must be from %1 x %2 to %3 x %4", kLeastGenerated,
                            kLeastGenerated, kMostGenerated, kMostGenerated);
  if (wish.boxes < 1 || wish.boxes > kMostGeneratedBoxes)
    return ReaderErrors::tr("the number of boxes must be from 1 to %1", kMostGeneratedBoxes);
  if ((wish.width - 2) * (wish.height - 2) < 3 * wish.boxes + 2)
    return ReaderErrors::tr("the board is too small for this many boxes");
  if (wish.isSymmetric && wish.boxes % 2 == 1 && wish.width % 2 == 0)
    return ReaderErrors::tr("an odd number of boxes has no mirrored goals on a board of even width");
  return {};
}

std::optional<GeneratedLevel> levelIn(const Board& solved, Aim aim, const search::Limits& limits,
                                      const std::stop_token& stop, search::Outcome& outcome,
                                      const Budget& budget) {
  auto level = (aim == Aim::Farthest ? farLevel : deepestLevel)(solved, limits, stop, outcome, budget);
  if (level && aim == Aim::Hardest)
    level->expanded = aStar(level->board, limits, stop, budget).stats.expanded;
  return level;
}

std::optional<GeneratedLevel> generateLevel(const LevelWish& wish, const search::Limits& limits,
                                            const std::stop_token& stop, search::Outcome& outcome,
                                            const Budget& budget) {
  const auto started = std::chrono::steady_clock::now();
  Random random(wish.seed);
  std::optional<GeneratedLevel> best;
  outcome = search::Outcome::Exhausted;
  Room bestRoom;
  const auto worth = [&](const GeneratedLevel& level) {
    return wish.aim == Aim::Hardest ? level.expanded : level.pushes;
  };
  for (int tried = 0; tried < wish.rooms; ++tried) {
    // New rooms first, then what can be made of the best.
    const bool isNew = !best || 3 * tried < wish.rooms;
    Room room = isNew ? carve(wish, random) : changed(bestRoom, wish, random);
    if (isNew && !putBoxesHome(room, wish, random)) continue;
    const auto solved = solvedBoard(room, wish);
    if (!solved) continue;
    search::Limits left = limits;
    left.expansions = std::min(wish.expansions, limits.expansions);
    left.seconds -= std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    auto level = levelIn(*solved, wish.aim, left, stop, outcome, budget);
    if (outcome != search::Outcome::Exhausted) return std::nullopt;
    if (!level || (best && worth(*level) <= worth(*best))) continue;
    best = std::move(level);
    bestRoom = std::move(room);
  }
  return best;
}

std::optional<GeneratedLevel> generateLevel(const LevelWish& wish) {
  search::Outcome outcome{};
  return generateLevel(wish, {}, {}, outcome);
}

std::size_t differentLevels(LevelWish wish, std::size_t count, search::Outcome& outcome,
                            const MakeLevel& make, const TellLevel& tell) {
  constexpr int kMostMisses = 50;  // seeds in a row that make no level, or one that there is already
  Random seeds(wish.seed);
  std::set<std::string> known;
  outcome = search::Outcome::Exhausted;
  for (int misses = 0; known.size() < count && misses < kMostMisses;) {
    wish.seed = seeds.next();
    const auto level = make(wish, known.size() + 1, outcome);
    if (outcome != search::Outcome::Exhausted) break;
    if (!level || !known.insert(level->board.identity()).second) {
      ++misses;
      continue;
    }
    misses = 0;
    if (!tell(*level, known.size())) break;
  }
  return known.size();
}

}  // namespace searchlight::sokoban
