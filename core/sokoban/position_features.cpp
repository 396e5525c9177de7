// core/sokoban/position_features.cpp: stages of packing, and tables of pushes around what is packed.
#include "core/sokoban/position_features.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace searchlight::sokoban {

namespace {
constexpr std::uint8_t kUnknown = 0xFF;
constexpr std::uint32_t kFar = 20;  // counted where there is no path as things are packed

void clearBit(std::uint64_t* words, Square s) { words[s / 64] &= ~(std::uint64_t{1} << (s % 64)); }
}  // namespace

PositionFeatures::PositionFeatures(const Ground& ground, search::MemoryAccount& memory, std::uint64_t seed,
                                   MacroBoard::Kind kind)
    : m_ground(ground),
      m_kind(kind),
      m_memory(memory),
      m_words((ground.squareCount() + 63) / 64),
      m_board(ground),
      m_plan(makePackingPlan(ground, seed, kind)) {
  const std::size_t squares = m_ground.squareCount();
  m_isLive.assign(squares + 1, 0);
  for (std::size_t s = 0; s < m_ground.liveCount(); ++s) m_isLive[s] = 1;
  m_isSource.assign(squares + 1, 0);
  for (const Square s : m_plan.sources) m_isSource[s] = 1;
  m_isHome.assign(squares + 1, 0);
  for (const Cell box : m_ground.board().opening().boxes)
    if (m_ground.isGoal(m_ground.square(box))) m_isHome[m_ground.square(box)] = 1;
  // A plan that parks boxes has only one order; more than 64 goals have too many sets.
  m_isStrict = m_plan.stages.back().size() > 64 || (m_plan.isWhole && (m_plan.parks || seed % 2 == 1));
  m_goalNumber.assign(squares + 1, 0);
  for (std::size_t i = 0; i < m_plan.stages.size(); ++i) {
    Stage stage;
    stage.boxes.assign(m_words, 0);
    for (const Square s : m_plan.stages[i]) setBit(stage.boxes.data(), s);
    stage.packed = static_cast<std::uint16_t>(i);
    if (i + 1 < m_plan.stages.size())
      std::set_difference(m_plan.stages[i + 1].begin(), m_plan.stages[i + 1].end(), m_plan.stages[i].begin(),
                          m_plan.stages[i].end(), std::back_inserter(stage.nexts));
    if (!m_isStrict)
      for (const Square next : stage.nexts) {
        if (!std::binary_search(m_plan.stages.back().begin(), m_plan.stages.back().end(), next) ||
            std::ranges::find(m_goalOrder, next) != m_goalOrder.end())
          continue;
        m_goalNumber[next] = static_cast<std::uint8_t>(m_goalOrder.size());
        m_goalOrder.push_back(next);
      }
    else
      m_stages.push_back(std::move(stage));
  }
  findRooms();
  m_memory.take(squares * sizeof(decltype(m_keptBack)::value_type));
  m_keptBack.resize(squares);
}

// Squares between two walls that face each other are links; those that hang together are one.
void PositionFeatures::findRooms() {
  const std::size_t squares = m_ground.squareCount();
  m_linkOf.assign(squares, 0);
  const auto isWall = [&](Square s, Direction d) { return m_ground.beside(s, d) == kNoSquare; };
  std::uint16_t links = 0;
  const auto isNarrow = [&](Square s) {
    const bool across = isWall(s, Direction::Left) && isWall(s, Direction::Right),
               along = isWall(s, Direction::Up) && isWall(s, Direction::Down);
    return across != along;
  };
  std::vector<Square> open;
  for (std::size_t first = 0; first < squares; ++first) {
    if (m_linkOf[first] != 0 || !isNarrow(static_cast<Square>(first))) continue;
    m_linkOf[first] = ++links;
    open.assign(1, static_cast<Square>(first));
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const Direction d : kStraight) {
        const Square next = m_ground.beside(open[i], d);
        if (next == kNoSquare || m_linkOf[next] != 0 || !isNarrow(next)) continue;
        m_linkOf[next] = links;
        open.push_back(next);
      }
  }
  m_linkSeen.assign(links + std::size_t{1}, 0);
}

// Of a set of goals that is known and differs by one, all that came out before the difference showed comes out again. What is left
// then: those to come out first are the last.
void PositionFeatures::beginFromNear(std::uint64_t filled, std::vector<Square>& order,
                                     std::vector<Square>& left) const {
  for (const Square goal : m_goalOrder)
    if ((filled >> m_goalNumber[goal] & 1) == 0) left.push_back(goal);
  for (const Square goal : m_goalOrder) {
    const std::uint64_t other = filled ^ std::uint64_t{1} << m_goalNumber[goal];
    const auto known = m_stageNumbers.find(other);
    if (known == m_stageNumbers.end() || m_stages[known->second].filled != other) continue;
    const std::vector<Square>& its = m_stages[known->second].order;
    const auto at = std::find(its.begin(), its.end(), goal);
    const bool hasGoal = at == its.end();  // it is filled there
    const std::size_t count = hasGoal ? 1 : static_cast<std::size_t>(its.end() - at) - 1;
    if (count > left.size() || (count == left.size() && !order.empty())) continue;
    order.assign(its.begin(), at);
    if (hasGoal)
      left.assign(1, goal);
    else
      left.assign(its.rbegin(), its.rend() - (at - its.begin()) - 1);
  }
}

// Whether all goals but these can be emptied, from the solved position on, while these stay as they are; and in which order.
bool PositionFeatures::canPackRest(std::uint64_t filled, std::vector<Square>& order) {
  order.clear();
  if (!m_plan.isWhole) {
    for (std::size_t i = m_goalOrder.size(); i-- > 0;)
      if ((filled >> m_goalNumber[m_goalOrder[i]] & 1) == 0) order.push_back(m_goalOrder[i]);
    return true;
  }
  std::vector<Square> left;
  beginFromNear(filled, order, left);
  pullOut(filled, left, order);
  if (std::all_of(left.begin(), left.end(), [this](Square s) { return m_isHome[s] != 0; })) {
    order.insert(order.end(), left.rbegin(), left.rend());
    return true;
  }
  noteStuck(filled, std::move(left));
  return false;
}

// Takes out of `left` what can be pulled out, those at its end first, while the filled ones stay.
void PositionFeatures::pullOut(std::uint64_t filled, std::vector<Square>& left, std::vector<Square>& order) {
  m_board.clear();
  for (const Square goal : m_goalOrder)
    if ((filled >> m_goalNumber[goal] & 1) != 0) m_board.put(goal);
  for (const Square goal : left) m_board.put(goal);
  for (bool hasGone = true; hasGone && !left.empty();) {
    hasGone = false;
    m_board.findRegion(m_plan.worker);
    for (std::size_t i = left.size(); i-- > 0;) {
      const Square goal = left[i];
      const MacroBoard::Sides sides = m_board.sidesIn(goal, 0);
      bool isOut = false;
      if (sides != 0)
        forEachRestBack(goal, sides, [&](const MacroBoard::Rest& rest) {
          isOut = m_isSource[rest.to] != 0;
          return !isOut;
        });
      if (!isOut) continue;
      order.push_back(goal);
      m_board.take(goal);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      hasGone = true;
      m_board.findRegion(m_plan.worker);
    }
  }
}

bool PositionFeatures::isStuck(std::uint64_t filled) const {
  return std::any_of(m_stuck.begin(), m_stuck.end(), [&](const Stuck& known) {
    return (known.needed & ~filled) == 0 && (known.stuck & ~filled) != 0;
  });
}

// With as few of the filled ones as it takes: so it tells of many sets.
void PositionFeatures::noteStuck(std::uint64_t filled, std::vector<Square> left) {
  std::vector<Square> order, fewer;
  for (const Square goal : m_goalOrder) {
    const std::uint64_t bit = std::uint64_t{1} << m_goalNumber[goal];
    if ((filled & bit) == 0) continue;
    fewer = left;
    pullOut(filled & ~bit, fewer, order);
    if (std::all_of(fewer.begin(), fewer.end(), [this](Square s) { return m_isHome[s] != 0; })) continue;
    filled &= ~bit;
    left = fewer;
  }
  m_memory.take(2 * sizeof(Stuck));
  m_stuck.push_back({filled, 0});
  for (const Square goal : left) m_stuck.back().stuck |= std::uint64_t{1} << m_goalNumber[goal];
}

// Of goals that have a box, as many of the plan's first as leave the others to be packed.
std::uint32_t PositionFeatures::stageOfGoals(std::uint64_t filled) {
  if (const auto known = m_stageNumbers.find(filled); known != m_stageNumbers.end()) return known->second;
  m_memory.take(kEntryBytes);
  std::vector<Square> order;
  std::uint32_t number = 0;
  if ((!isStuck(filled) && canPackRest(filled, order)) || filled == 0) {
    number = static_cast<std::uint32_t>(m_stages.size());
    m_memory.take(sizeof(Stage) + m_words * sizeof(std::uint64_t) + order.size() * sizeof(Square) +
                  kEntryBytes);
    Stage stage;
    stage.boxes.assign(m_words, 0);
    for (const Square goal : m_goalOrder)
      if ((filled >> m_goalNumber[goal] & 1) != 0) setBit(stage.boxes.data(), goal);
    stage.packed = static_cast<std::uint16_t>(std::popcount(filled));
    stage.filled = filled;
    if (!order.empty()) stage.nexts.push_back(order.back());
    stage.order = std::move(order);
    m_stages.push_back(std::move(stage));
  } else {
    auto last = m_goalOrder.rbegin();
    while ((filled >> m_goalNumber[*last] & 1) == 0) ++last;
    number = stageOfGoals(filled & ~(std::uint64_t{1} << m_goalNumber[*last]));
  }
  m_stageNumbers[filled] = number;
  return number;
}

std::uint32_t PositionFeatures::stageOf(const std::uint64_t* words) {
  if (m_isStrict) {
    for (std::size_t i = m_stages.size(); i-- > 1;) {
      bool isIn = true;
      for (std::size_t w = 0; w < m_words && isIn; ++w) isIn = (m_stages[i].boxes[w] & ~words[w]) == 0;
      if (isIn) return static_cast<std::uint32_t>(i);
    }
    return 0;
  }
  std::uint64_t filled = 0;
  for (const Square goal : m_goalOrder)
    if (hasBit(words, goal)) filled |= std::uint64_t{1} << m_goalNumber[goal];
  return stageOfGoals(filled);
}

void PositionFeatures::know(Stage& stage) {
  if (stage.isKnown) return;
  const std::size_t squares = m_ground.squareCount();
  m_memory.take(squares * 5);
  stage.isKnown = true;
  stage.pushes.assign(squares + 1, kNoPath);
  stage.toNext.assign(squares + 1, kNoPath);
  stage.isOut.assign(squares + 1, kUnknown);
  m_board.clear();
  for (std::size_t s = 0; s < squares; ++s)
    if (hasBit(stage.boxes.data(), static_cast<Square>(s))) m_board.put(static_cast<Square>(s));
  std::vector<Square> targets = stage.nexts;
  for (const Square goal : allGoals())
    if (!hasBit(stage.boxes.data(), goal)) targets.push_back(goal);
  const auto note = [](std::vector<std::uint16_t>& pushes) {
    return [&pushes](Square s, std::uint16_t steps) { pushes[s] = std::min(pushes[s], steps); };
  };
  takeBack(targets, note(stage.pushes));
  takeBack(stage.nexts, note(stage.toNext));
}

// A box there cannot be packed any more, or shuts the next one out.
bool PositionFeatures::isOut(Stage& stage, Square s) {
  std::uint8_t& isOut = stage.isOut[s];
  if (isOut != kUnknown) return isOut != 0;
  isOut = 0;
  if (hasBit(stage.boxes.data(), s)) return false;
  if (stage.pushes[s] == kNoPath) {
    isOut = 1;
    return true;
  }
  if (stage.toNext[s] != kNoPath || stage.nexts.empty()) return false;
  m_board.clear();
  for (std::size_t other = 0; other < m_ground.squareCount(); ++other)
    if (hasBit(stage.boxes.data(), static_cast<Square>(other))) m_board.put(static_cast<Square>(other));
  m_board.put(s);
  for (const Square next : stage.nexts) {
    bool comesOut = m_isSource[next] != 0;
    forEachRestBack(next, m_board.freeSides(next), [&](const MacroBoard::Rest& rest) {
      comesOut = comesOut || m_isSource[rest.to] != 0;
      return !comesOut;
    });
    if (!comesOut) isOut = 1;
  }
  return isOut != 0;
}

const std::uint64_t* PositionFeatures::keptBackBy(Square box) {
  std::vector<std::uint64_t>& keptBack = m_keptBack[box];
  if (!keptBack.empty()) return keptBack.data();
  m_memory.take(m_words * sizeof(std::uint64_t));
  keptBack.assign(m_words, 0);
  for (std::size_t s = 0; s < m_ground.liveCount(); ++s) setBit(keptBack.data(), static_cast<Square>(s));
  m_board.clear();
  m_board.put(box);
  std::vector<Square> goals = allGoals();
  std::erase(goals, box);
  takeBack(goals, [&](Square s, std::uint16_t) { clearBit(keptBack.data(), s); });
  clearBit(keptBack.data(), box);
  return keptBack.data();
}

// What is in tables is of the stage that is known; what is packed is the position's own.
void PositionFeatures::count(const std::vector<std::uint64_t>& words, std::size_t regions,
                             std::uint32_t tables, Counted& counted) {
  counted = {};
  counted.stage = stageOf(words.data());
  const Stage& own = m_stages[counted.stage];
  Stage& stage = m_stages[own.isKnown || tables == kNoStage ? counted.stage : tables];
  know(stage);
  Features& features = counted.features;
  features.packed = own.packed;
  features.regions = static_cast<std::uint16_t>(regions);
  ++m_linkRound;
  for (std::size_t w = 0; w < m_words; ++w)
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1) {
      const auto s = static_cast<Square>(64 * w + static_cast<unsigned>(std::countr_zero(left)));
      const std::uint64_t* const keptBack = keptBackBy(s);
      for (std::size_t v = 0; v < m_words;
           ++v)  // hardly ever any: to count the bits of each word takes longer
        for (std::uint64_t kept = keptBack[v] & words[v] & ~own.boxes[v]; kept != 0; kept &= kept - 1)
          ++counted.hotSpots;
      if (!hasBit(own.boxes.data(), s)) {
        if (isOut(stage, s)) ++features.outside;
        counted.left += stage.pushes[s] == kNoPath ? kFar : stage.pushes[s];
        counted.next = std::min<std::uint32_t>(counted.next, stage.toNext[s]);
      }
      const std::uint16_t link = m_linkOf[s];
      if (link == 0 || m_linkSeen[link] == m_linkRound) continue;
      m_linkSeen[link] = m_linkRound;
      ++features.links;
    }
}

}  // namespace searchlight::sokoban
