// core/sokoban/corral_search.cpp: depth first, each position once.
#include "core/sokoban/corral_search.h"

#include <algorithm>
#include <utility>

namespace searchlight::sokoban {

namespace {
constexpr std::size_t kMostVerdicts = 30'000;  // beyond it they are found anew
}

std::size_t CorralSearch::HashOf::operator()(const Key& key) const {
  std::uint64_t hash = key.size();
  for (const Square s : key) {
    hash = (hash ^ s) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

void CorralSearch::show(const Key& key) {
  m_board.clear();
  for (std::size_t i = 0; i + 1 < key.size(); ++i) m_board.put(key[i]);
}

bool CorralSearch::isLost(const Corrals& corrals, const std::vector<Square>& boxes, Square worker) {
  Key key;
  for (const Square box : boxes)
    if (corrals.isOf(box)) key.push_back(box);
  key.push_back(worker);
  show(key);
  key.back() = m_board.findRegion(worker);
  if (const auto known = m_verdicts.find(key); known != m_verdicts.end()) return known->second;
  const bool isLost = search(corrals, key);
  if (m_verdicts.size() >= kMostVerdicts) m_verdicts.clear();
  m_verdicts.emplace(std::move(key), isLost);
  return isLost;
}

bool CorralSearch::search(const Corrals& corrals, const Key& first) {
  m_met.clear();
  m_met.emplace(first, false);
  m_open.assign(1, first);
  std::vector<std::pair<std::size_t, Direction>> pushes;
  while (!m_open.empty()) {
    const Key now = std::move(m_open.back());
    m_open.pop_back();
    if (std::all_of(now.begin(), now.end() - 1, [this](Square box) { return m_ground.isGoal(box); }))
      return false;
    show(now);
    m_board.findRegion(now.back());
    pushes.clear();
    for (std::size_t i = 0; i + 1 < now.size(); ++i)
      for (const Direction d : kStraight) {
        const Square behind = m_board.beside(now[i], opposite(d)), ahead = m_board.beside(now[i], d);
        if (m_board.region(behind) != 0 || m_board.isBlocked(ahead) || m_ground.isDead(ahead)) continue;
        if (!corrals.isIn(ahead) && !corrals.isOf(ahead)) return false;  // it is out
        pushes.emplace_back(i, d);
      }
    for (const auto& [i, d] : pushes) {
      Key next = now;
      const Square box = now[i], ahead = m_board.beside(box, d);
      m_board.take(box);
      m_board.put(ahead);
      const bool isHeld = m_freeze.isHeld(
          m_ground, true, [this](Square s) { return m_board.isBlocked(s); }, ahead);
      const bool isFrozen = isHeld && std::any_of(m_freeze.held().begin(), m_freeze.held().end(),
                                                  [this](Square s) { return !m_ground.isGoal(s); });
      if (!isFrozen) {
        next[i] = ahead;
        std::sort(next.begin(), next.end() - 1);
        next.back() = m_board.findRegion(box);
        if (m_met.emplace(next, false).second) {
          if (m_met.size() > kMostPositions) return false;
          m_open.push_back(std::move(next));
        }
      }
      m_board.take(ahead);
      m_board.put(box);
    }
  }
  return true;
}

}  // namespace searchlight::sokoban
