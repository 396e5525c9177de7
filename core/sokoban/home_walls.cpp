// core/sokoban/home_walls.cpp: pulling a lone box from each goal around what stands for ever, and a matching of yes and no.
#include "core/sokoban/home_walls.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>
#include <utility>

namespace searchlight::sokoban {

ShutOut findShutOut(const Ground& ground, bool knowsDeadSquares, std::vector<Square> boxes, Square worker,
                    HomeWalls& walls, const std::stop_token& stop) {
  ShutOut found;
  const auto isShort = [&](const std::vector<Square>& among) {
    const auto isThere = [&](Square square) {
      return std::find(among.begin(), among.end(), square) != among.end();
    };
    const auto forEach = [&](const auto& f) { std::for_each(among.begin(), among.end(), f); };
    FreezeTest().findFixed(ground, knowsDeadSquares, isThere, forEach, found.fixed);
    found.others.clear();
    std::copy_if(among.begin(), among.end(), std::back_inserter(found.others), [&](Square box) {
      return !std::binary_search(found.fixed.begin(), found.fixed.end(), box);
    });
    return !walls.leaveRoom(ground, found.fixed, found.others, worker);
  };
  if (!isShort(boxes)) return {};
  // And again, until nobody can go: what one box held may be free without it.
  for (bool hasLeft = true; hasLeft && !stop.stop_requested();) {
    hasLeft = false;
    for (const Square box : std::vector(boxes)) {
      std::vector<Square> fewer = boxes;
      fewer.erase(std::find(fewer.begin(), fewer.end(), box));
      if (stop.stop_requested() || !isShort(fewer)) continue;
      boxes = std::move(fewer);
      hasLeft = true;
    }
  }
  isShort(boxes);  // for what it tells of these
  for (const std::size_t goal : walls.shortage().goals) found.goals.push_back(ground.goals()[goal]);
  return found;
}

namespace {

constexpr std::size_t kMostWords = std::size_t{1} << 19;  // of all tables; beyond it they are made anew
constexpr std::size_t kNobody = ~std::size_t{0};

// As Ground's own sweeps, with some squares more that are walls.
std::vector<std::uint64_t> pullAround(const Ground& ground, const std::vector<Square>& walls) {
  std::vector<std::uint64_t> reach(ground.toGoals().nearest.size());
  std::vector<std::uint8_t> isWall(ground.squareCount());
  for (const Square s : walls) isWall[s] = 1;
  const auto isShut = [&](Square s) { return s == kNoSquare || isWall[s]; };
  std::vector<std::pair<Square, std::size_t>> open;  // box and row
  for (std::size_t g = 0; g < ground.goals().size(); ++g) {
    const Square goal = ground.goals()[g];
    const std::uint64_t bit = std::uint64_t{1} << g;
    if (isWall[goal]) continue;
    const auto meet = [&](Square box, std::size_t row) {
      if (reach[row] & bit) return;
      reach[row] |= bit;
      open.emplace_back(box, row);
    };
    open.clear();
    for (std::size_t row = ground.firstRow(goal); row < ground.firstRow(static_cast<Square>(goal + 1)); ++row)
      meet(goal, row);
    for (std::size_t i = 0; i < open.size(); ++i) {
      const auto [box, at] = open[i];
      for (const Direction d : kStraight) {  // the push that brought the box there
        const Square from = ground.beside(box, opposite(d));
        if (isShut(from) || ground.row(box, from) != at) continue;
        const Square worker = ground.beside(from, opposite(d));
        if (!isShut(worker)) meet(from, ground.row(from, worker));
      }
    }
  }
  return reach;
}

}  // namespace

std::size_t HomeWalls::HashOf::operator()(const std::vector<Square>& squares) const {
  std::uint64_t hash = squares.size();
  for (const Square s : squares) {
    hash = (hash ^ s) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

const HomeWalls::Reach& HomeWalls::reach(const Ground& ground, const std::vector<Square>& fixed) {
  if (m_lastReach && m_lastFixed == fixed) return *m_lastReach;
  auto known = m_known.find(fixed);
  if (known == m_known.end()) {
    if ((m_known.size() + 1) * ground.toGoals().nearest.size() > kMostWords) m_known.clear();
    known = m_known.emplace(fixed, std::make_shared<const Reach>(pullAround(ground, fixed))).first;
  }
  m_lastFixed = fixed;
  m_lastReach = known->second;
  return *m_lastReach;
}

// Finds the box a goal, others moving on to make room (Kuhn 1955); goals that were tried are not tried again.
bool HomeWalls::lead(std::size_t box) {
  for (Goals left = m_goalsOf[box] & ~m_tried; left != 0; left = m_goalsOf[box] & ~m_tried) {
    const auto goal = static_cast<std::size_t>(std::countr_zero(left));
    m_tried |= Goals{1} << goal;
    if (m_boxAt[goal] == kNobody || lead(m_boxAt[goal])) {
      m_boxAt[goal] = box;
      return true;
    }
  }
  return false;
}

bool HomeWalls::leaveRoom(const Ground& ground, const std::vector<Square>& fixed,
                          const std::vector<Square>& others, Square worker) {
  const Reach& reached = reach(ground, fixed);
  m_usual.resize(ground.squareCount());
  m_goalsOf.clear();
  m_boxAt.assign(ground.goals().size(), kNobody);
  m_homeless.clear();
  for (const Square box : others) {
    const Goals goals = reached[ground.row(box, worker)];
    const std::size_t usual = m_usual[box];
    if ((goals >> usual & 1) != 0 && m_boxAt[usual] == kNobody)
      m_boxAt[usual] = m_goalsOf.size();
    else
      m_homeless.push_back(m_goalsOf.size());
    m_goalsOf.push_back(goals);
  }
  for (const std::size_t box : m_homeless) {
    m_led = box;
    m_tried = 0;
    if (!lead(box)) return false;
  }
  for (std::size_t goal = 0; goal < m_boxAt.size(); ++goal)
    if (m_boxAt[goal] != kNobody) m_usual[others[m_boxAt[goal]]] = static_cast<std::uint8_t>(goal);
  return true;
}

// What was tried in vain for it: somebody is on each of these goals, and can go to no other (Hall 1935).
HomeWalls::Shortage HomeWalls::shortage() const {
  Shortage shortage;
  shortage.boxes.push_back(m_led);
  for (std::size_t goal = 0; goal < m_boxAt.size(); ++goal) {
    if ((m_tried >> goal & 1) == 0) continue;
    shortage.goals.push_back(goal);
    shortage.boxes.push_back(m_boxAt[goal]);
  }
  std::sort(shortage.boxes.begin(), shortage.boxes.end());
  return shortage;
}

}  // namespace searchlight::sokoban
