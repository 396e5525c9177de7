// core/sokoban/deadlock.cpp: the solver's own tests, asked for who is to blame.
#include "core/sokoban/deadlock.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "core/sokoban/freeze.h"
#include "core/sokoban/home_walls.h"
#include "core/sokoban/matching.h"
#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

// The empty squares that hang together with one the worker cannot come to, and the boxes around them. No square of it was
// reached, so all around are walls and boxes.
void Corrals::flood(const Scene& scene, Square from) {
  const std::size_t first = m_area.size();
  m_marks[from] = kArea;
  m_isSeen[from] = 1;
  m_area.push_back(from);
  for (std::size_t i = first; i < m_area.size(); ++i)
    for (const Direction d : kStraight) {
      const Square next = scene.ground->beside(m_area[i], d);
      if (next == kNoSquare || m_marks[next] != kNothing) continue;
      if (scene.hasBox[next]) {
        m_marks[next] = kFence;
        m_fence.push_back(next);
      } else {
        m_marks[next] = kArea;
        m_isSeen[next] = 1;
        m_area.push_back(next);
      }
    }
}

// Whether every push that could come next from the fence can be made and leads inside. What stands in the way of knowing is
// taken in: a box from beside which, or onto which, a push would be, belongs to the corral then.
bool Corrals::close(const Scene& scene, int& pushes) {
  const Ground& ground = *scene.ground;
  pushes = 0;
  for (std::size_t i = 0; i < m_fence.size(); ++i) {
    const Square box = m_fence[i];
    for (const Direction d : kStraight) {
      const Square behind = ground.beside(box, opposite(d)), ahead = ground.beside(box, d);
      if (behind == kNoSquare || ahead == kNoSquare || ground.isDead(ahead)) continue;
      for (const Square side : {behind, ahead})
        if (scene.hasBox[side] && m_marks[side] == kNothing) {
          m_marks[side] = kFence;
          m_fence.push_back(side);
        } else if (!scene.hasBox[side] && !scene.isReached[side] && m_marks[side] == kNothing) {
          flood(scene, side);
        }
      if (!scene.isReached[behind] || scene.hasBox[ahead]) continue;  // not before the corral has changed
      if (scene.isReached[ahead]) return false;                       // it would lead outside
      ++pushes;
    }
  }
  return true;
}

bool Corrals::find(const Scene& scene, bool allGoalsNeeded) {
  const Ground& ground = *scene.ground;
  const std::size_t count = ground.squareCount();
  m_marks.assign(count, kNothing);
  m_isSeen.assign(count, 0);
  int fewest = -1;
  const auto forget = [this] {
    for (const Square s : m_area) m_marks[s] = kNothing;
    for (const Square s : m_fence) m_marks[s] = kNothing;
    m_area.clear();
    m_fence.clear();
  };
  for (std::size_t s = 0; s < count; ++s) {
    if (scene.isReached[s] || scene.hasBox[s] || m_isSeen[s]) continue;
    flood(scene, static_cast<Square>(s));
    int pushes = 0;
    if (close(scene, pushes) && (fewest < 0 || pushes < fewest)) {
      const bool isNeeded =
          std::any_of(m_fence.begin(), m_fence.end(), [&](Square b) { return !ground.isGoal(b); }) ||
          (allGoalsNeeded &&
           std::any_of(m_area.begin(), m_area.end(), [&](Square a) { return ground.isGoal(a); }));
      if (isNeeded) {
        fewest = pushes;
        m_best = m_marks;
      }
    }
    forget();
  }
  m_fewest = fewest;
  return fewest >= 0;
}

namespace {

// A matching takes time as the cube of these: a moment, beyond it seconds.
constexpr std::size_t kMostGoals = 400;

class DeadEndFinder {
 public:
  DeadEndFinder(const std::shared_ptr<const Ground>& ground, const Position& position)
      : m_ground(ground), m_position(position), m_hasBox(ground->squareCount(), 0) {
    for (const Cell box : position.boxes) m_boxes.push_back(ground->square(box));
    for (const Square box : m_boxes) m_hasBox[box] = 1;
  }

  std::vector<DeadEnd> run(const std::stop_token& stop, std::uint64_t expansions) {
    findDeadSquares();
    findFrozen();
    if (!stop.stop_requested()) findShortage();
    if (m_found.empty()) findShutOff(stop);
    if (m_found.empty() && !stop.stop_requested()) findClosed(stop, expansions);
    return std::move(m_found);
  }

 private:
  std::size_t rowOf(Square box) const { return m_ground->row(box, m_ground->square(m_position.worker)); }
  bool isLost(Square box) const { return m_ground->toGoals().nearest[rowOf(box)] == kNoPath; }

  void tell(DeadEndKind kind, const std::vector<Square>& boxes, const std::vector<Square>& goals = {}) {
    const auto cells = [&](const std::vector<Square>& squares) {
      std::vector<Cell> told;
      told.reserve(squares.size());
      for (const Square s : squares) told.push_back(m_ground->cell(s));
      std::sort(told.begin(), told.end());
      return told;
    };
    m_found.push_back({kind, cells(boxes), cells(goals)});
  }

  static std::vector<Square> chosen(const std::vector<Square>& from,
                                    const std::vector<std::size_t>& numbers) {
    std::vector<Square> squares;
    squares.reserve(numbers.size());
    for (const std::size_t number : numbers) squares.push_back(from[number]);
    return squares;
  }

  void findDeadSquares() {
    std::vector<Square> lost;
    std::copy_if(m_boxes.begin(), m_boxes.end(), std::back_inserter(lost),
                 [this](Square box) { return isLost(box); });
    if (!lost.empty()) tell(DeadEndKind::DeadSquares, lost);
  }

  void findFrozen() {
    FreezeTest freeze;
    std::vector<bool> isTold(m_ground->squareCount());
    const auto hasBox = [this](Square square) { return m_hasBox[square] != 0; };
    for (const Square box : m_boxes) {
      if (m_ground->isGoal(box) || isTold[box] || !freeze.isHeld(*m_ground, true, hasBox, box)) continue;
      const std::vector<Square>& held = freeze.held();
      // A lost box may well go on to another dead square: what is said of two of them is not meant for it.
      if (std::any_of(held.begin(), held.end(), [this](Square other) { return isLost(other); })) continue;
      for (const Square other : held) isTold[other] = true;
      tell(DeadEndKind::Frozen, held);
    }
  }

  // Of the boxes that could come to a goal if they were alone.
  void findShortage() {
    const PushTable& table = m_ground->toGoals();
    if (table.columns > kMostGoals || table.pushes.empty()) return;
    const Matching::Shortage shortage = matchingOf(*m_ground, m_position, true).shortage(table);
    if (!shortage.boxes.empty())
      tell(DeadEndKind::TooFewGoals, chosen(m_boxes, shortage.boxes),
           chosen(m_ground->goals(), shortage.goals));
  }

  // The same where boxes that are home for good stand in the way of the others: with as few of them as it takes.
  void findShutOff(const std::stop_token& stop) {
    if (!HomeWalls::canTell(*m_ground)) return;
    HomeWalls walls;
    const ShutOut out =
        findShutOut(*m_ground, true, m_boxes, m_ground->square(m_position.worker), walls, stop);
    if (out.others.empty() || stop.stop_requested()) return;
    std::vector<Square> boxes = out.fixed, goals = out.goals;
    boxes.insert(boxes.end(), out.others.begin(), out.others.end());
    goals.insert(goals.end(), out.fixed.begin(), out.fixed.end());
    tell(DeadEndKind::TooFewGoals, boxes, goals);
  }

  void findClosed(const std::stop_token& stop, std::uint64_t expansions) {
    const std::vector<bool> reached = m_ground->board().reach(m_position);
    std::vector<std::uint8_t> isReached(m_ground->squareCount());
    for (std::size_t s = 0; s < isReached.size(); ++s)
      isReached[s] = reached[m_ground->cell(static_cast<Square>(s))];
    Corrals corrals;
    if (!corrals.find({m_ground.get(), m_hasBox.data(), isReached.data()},
                      m_boxes.size() == m_ground->goals().size()))
      return;
    std::vector<Square> boxes;
    Position alone{m_position.worker, {}};
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
      if (corrals.isOf(m_boxes[i])) {
        boxes.push_back(m_boxes[i]);
        alone.boxes.push_back(m_position.boxes[i]);
      }
    if (corrals.pushes() == 0 || isUnsolvable(alone, stop, expansions)) tell(DeadEndKind::Closed, boxes);
  }

  // Boxes that cannot be brought home when they are alone cannot be with others in their way either.
  bool isUnsolvable(const Position& position, const std::stop_token& stop, std::uint64_t expansions) const {
    const auto ground = std::make_shared<const Ground>(m_ground->from(position));
    const search::SessionOptions options;
    search::Limits limits;
    limits.expansions = expansions;
    return solve(ground, {}, options, limits, stop).outcome == search::Outcome::Exhausted;
  }

  const std::shared_ptr<const Ground>& m_ground;
  const Position& m_position;
  std::vector<Square> m_boxes;  // in the position's order
  std::vector<std::uint8_t> m_hasBox;
  std::vector<DeadEnd> m_found;
};

}  // namespace

std::vector<DeadEnd> findDeadEnds(const std::shared_ptr<const Ground>& ground, const Position& position,
                                  const std::stop_token& stop, std::uint64_t expansions) {
  return DeadEndFinder(ground, position).run(stop, expansions);
}

}  // namespace searchlight::sokoban
