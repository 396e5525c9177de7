// core/sokoban/dead_patterns.cpp: what is left when all boxes that can have gone home, searched for a moment.
#include "core/sokoban/dead_patterns.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/random/random.h"

namespace searchlight::sokoban {

namespace {
// Squares that boxes are pushed to in a proof: what is lost mostly shows after twenty.
constexpr std::size_t kMostRests = 200;
// How many of the boxes that are left are looked at, the nearest ones.
constexpr std::array<std::size_t, 3> kCounts{4, 6, 9};
constexpr std::uint64_t kVainLooks = 256, kLongestInterval = 4;
constexpr std::size_t kLargeGroup = 8;
constexpr std::size_t kTriedBytes = 64;

template <class F>
void forEachBit(const std::uint64_t* words, std::size_t count, F&& f) {
  for (std::size_t w = 0; w < count; ++w)
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1)
      f(static_cast<Square>(64 * w + static_cast<unsigned>(std::countr_zero(left))));
}
}  // namespace

DeadPatterns::DeadPatterns(const Ground& ground, BoxTables& tables, search::MemoryAccount& memory)
    : m_ground(ground),
      m_tables(tables),
      m_memory(memory),
      m_words((ground.squareCount() + 63) / 64),
      m_board(ground),
      m_groups(ground.squareCount()),
      m_next(m_words) {
  m_isLive.assign(ground.squareCount() + 1, 0);
  std::fill_n(m_isLive.begin(), ground.liveCount(), std::uint8_t{1});
  Random random(1);
  for (std::size_t s = 0; s < ground.squareCount(); ++s) {
    m_boxHash.push_back(random.next());
    m_workerHash.push_back(random.next());
  }
}

bool DeadPatterns::isLost(const std::uint64_t* boxes, Square box, Square worker) const {
  for (const Group& group : m_groups[box]) {
    if (!hasBit(boxes, group.other)) continue;
    for (std::size_t at = 0; at < group.patterns.size(); at += 2 * m_words) {
      const std::uint64_t* const pattern = group.patterns.data() + at;
      std::size_t w = 0;
      while (w < m_words && (pattern[w] & ~boxes[w]) == 0) ++w;
      if (w == m_words && hasBit(pattern + m_words, worker)) return true;
    }
  }
  return false;
}

bool DeadPatterns::isLost(const std::uint64_t* boxes, Square worker) const {
  bool isAny = false;
  forEachBit(boxes, m_words, [&](Square box) { isAny = isAny || isLost(boxes, box, worker); });
  return isAny;
}

// The least one, or a new one where that is large.
DeadPatterns::Group& DeadPatterns::groupFor(Square box, const Boxes& boxes) {
  std::vector<Group>& groups = m_groups[box];
  Group* least = nullptr;
  Square alone = kNoSquare;
  for (const Square other : boxes) {
    if (other == box && boxes.size() > 1) continue;
    const auto at =
        std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.other == other; });
    if (at == groups.end())
      alone = other;
    else if (!least || at->patterns.size() < least->patterns.size())
      least = &*at;
  }
  if (least && (alone == kNoSquare || least->patterns.size() < kLargeGroup * 2 * m_words)) return *least;
  return groups.emplace_back(Group{alone, {}});
}

void DeadPatterns::keep(const Boxes& boxes, Square worker) {
  m_board.clear();
  for (const Square s : boxes) m_board.put(s);
  m_board.findRegion(worker);
  std::vector<std::uint64_t> pattern(2 * m_words);
  for (const Square s : boxes) setBit(pattern.data(), s);
  for (std::size_t s = 0; s < m_ground.squareCount(); ++s)
    if (m_board.region(static_cast<Square>(s)) == 0) setBit(pattern.data() + m_words, static_cast<Square>(s));
  m_memory.take(boxes.size() * 2 * (pattern.size() * sizeof(std::uint64_t) + sizeof(Group)));
  for (const Square box : boxes) {
    std::vector<std::uint64_t>& patterns = groupFor(box, boxes).patterns;
    patterns.insert(patterns.end(), pattern.begin(), pattern.end());
  }
  ++m_count;
}

bool DeadPatterns::reduce(State& state, Square until) {
  m_board.clear();
  for (const Square s : state.boxes) m_board.put(s);
  for (bool hasGone = true; hasGone;) {
    hasGone = false;
    m_board.findRegion(state.worker);
    for (std::size_t i = 0; i < state.boxes.size() && !hasGone; ++i) {
      const Square box = state.boxes[i];
      const MacroBoard::Sides sides = m_board.sidesIn(box, 0);
      if (sides == 0) continue;
      // One that is on a goal may be in the way of others: it must come to another.
      m_board.forEachRest<MacroBoard::Pushes>(box, sides, m_isLive.data(), [&](const MacroBoard::Rest& rest) {
        ++m_looked;
        hasGone = rest.to != box && m_ground.isGoal(rest.to);
        return !hasGone;
      });
      if (!hasGone) continue;
      m_board.take(box);
      state.boxes.erase(state.boxes.begin() + static_cast<std::ptrdiff_t>(i));
      if (box == until) return true;
    }
  }
  return std::all_of(state.boxes.begin(), state.boxes.end(), [this](Square s) { return m_ground.isGoal(s); });
}

std::uint64_t DeadPatterns::keyOf(const Boxes& boxes, Square least) const {
  std::uint64_t key = m_workerHash[least];
  for (const Square s : boxes) key ^= m_boxHash[s];
  return key;
}

// Everything that can come of these boxes was looked at, and they were never all gone.
bool DeadPatterns::isProvenLost(const Boxes& boxes, Square worker) {
  m_open.assign(1, {boxes, worker});
  m_seen.clear();
  std::size_t looked = 0;
  while (!m_open.empty()) {
    State now = std::move(m_open.back());
    m_open.pop_back();
    if (reduce(now, kNoSquare)) return false;
    const std::uint64_t key = keyOf(now.boxes, m_board.findRegion(now.worker));
    if (std::find(m_seen.begin(), m_seen.end(), key) != m_seen.end()) continue;
    m_seen.push_back(key);
    for (std::size_t i = 0; i < now.boxes.size(); ++i) {
      const MacroBoard::Sides sides = m_board.sidesIn(now.boxes[i], 0);
      if (sides == 0) continue;
      m_rests.clear();
      m_board.forEachRest<MacroBoard::Pushes>(
          now.boxes[i], sides, m_isLive.data(), [&](const MacroBoard::Rest& rest) {
            m_rests.emplace_back(rest.to, m_board.beside(rest.to, rest.side));
            return true;
          });
      looked += m_rests.size();
      m_looked += m_rests.size();
      if (looked > kMostRests) return false;
      for (const auto& [to, beside] : m_rests) {
        State next{now.boxes, beside};
        next.boxes[i] = to;
        std::fill(m_next.begin(), m_next.end(), 0);
        for (const Square s : next.boxes) setBit(m_next.data(), s);
        if (!m_tables.isLost(m_next.data(), to, beside) && !isLost(m_next.data(), to, beside))
          m_open.push_back(std::move(next));
      }
    }
  }
  return true;
}

DeadPatterns::Boxes DeadPatterns::fromNearest(const std::vector<std::uint64_t>& boxes, Square box) const {
  const Board& board = m_ground.board();
  const Point at = board.point(m_ground.cell(box));
  std::vector<std::pair<int, Square>> far;
  forEachBit(boxes.data(), m_words, [&](Square s) {
    const Point p = board.point(m_ground.cell(s));
    far.emplace_back((p.x - at.x) * (p.x - at.x) + (p.y - at.y) * (p.y - at.y), s);
  });
  std::sort(far.begin(), far.end());
  Boxes out;
  for (const auto& [distance, s] : far) out.push_back(s);
  return out;
}

bool DeadPatterns::learn(const std::vector<std::uint64_t>& boxes, Square box, Square worker) {
  if (++m_asked % m_interval != 0) return false;
  if (++m_vain > kVainLooks) {
    m_vain = 0;
    m_interval = std::min(2 * m_interval, kLongestInterval);
  }
  // What came before was not lost so far as this tells, so that it is enough if this box can go.
  State left{fromNearest(boxes, box), worker};
  if (reduce(left, m_ground.isGoal(box) ? kNoSquare : box)) return false;
  for (const std::size_t count : kCounts) {
    Boxes few(left.boxes.begin(),
              left.boxes.begin() + static_cast<std::ptrdiff_t>(std::min(count, left.boxes.size())));
    m_board.clear();
    for (const Square s : few) m_board.put(s);
    const std::uint64_t key = keyOf(few, m_board.findRegion(worker));
    if (!m_tried.contains(key)) {
      m_memory.take(kTriedBytes);
      m_tried.insert(key);
      if (isProvenLost(few, worker)) {
        for (std::size_t i = few.size(); i-- > 0;) {
          Boxes fewer = few;
          fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
          if (!fewer.empty() && isProvenLost(fewer, worker)) few = std::move(fewer);
        }
        keep(few, worker);
        m_vain = 0;
        m_interval = std::max<std::uint64_t>(m_interval / 2, 1);
        return true;
      }
    }
    if (count >= left.boxes.size()) break;
  }
  return false;
}

}  // namespace searchlight::sokoban
