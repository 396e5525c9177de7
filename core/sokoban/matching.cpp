// core/sokoban/matching.cpp: shortest augmenting paths.
#include "core/sokoban/matching.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace searchlight::sokoban {

Matching::Matching(const Ground& ground)
    : m_size(ground.goals().size()),
      m_rows(m_size, kFree),
      m_goalOf(m_size),
      m_slotAt(m_size),
      m_u(m_size),
      m_v(m_size),
      m_slack(m_size),
      m_from(m_size),
      m_isDone(m_size) {
  // Boxes that cost nothing are anywhere.
  for (std::size_t i = 0; i < m_size; ++i) m_goalOf[i] = m_slotAt[i] = i;
}

int Matching::cost(const Ground& ground, std::size_t slot, std::size_t goal) const {
  const std::size_t row = m_rows[slot];
  if (row == kFree || (m_isForgiving && ground.nearest(row) == kNoWay)) return 0;
  const std::uint16_t pushes = ground.distances(row)[goal];
  return pushes == kNoWay ? static_cast<int>(kNone) : pushes;
}

void Matching::set(std::size_t slot, std::size_t row) {
  if (m_rows[slot] == row) return;
  m_rows[slot] = row;
  if (m_goalOf[slot] == kFree) return;  // freed already
  m_slotAt[m_goalOf[slot]] = kFree;
  m_goalOf[slot] = kFree;
  m_freed.push_back(slot);
}

void Matching::settle(const Ground& ground) {
  // Potentials only ever fall, by much where there is no matching: long before they would not fit all is led anew.
  if (!m_freed.empty() && *std::min_element(m_v.begin(), m_v.end()) < std::numeric_limits<int>::min() / 4) {
    std::fill(m_v.begin(), m_v.end(), 0);
    std::fill(m_slotAt.begin(), m_slotAt.end(), kFree);
    std::fill(m_goalOf.begin(), m_goalOf.end(), kFree);
    m_freed.resize(m_size);
    std::iota(m_freed.begin(), m_freed.end(), std::size_t{0});
  }
  for (const std::size_t slot : m_freed) lead(ground, slot);
  m_freed.clear();
  std::uint64_t sum = 0;
  for (std::size_t slot = 0; slot < m_size; ++slot)
    sum += static_cast<std::uint64_t>(cost(ground, slot, m_goalOf[slot]));
  m_cost = static_cast<Pushes>(std::min<std::uint64_t>(sum, 2 * std::uint64_t{kNone}));
}

// Dijkstra over reduced costs from the slot to the nearest goal that nobody has; then everybody on the way moves on.
void Matching::lead(const Ground& ground, std::size_t slot) {
  constexpr int kFar = std::numeric_limits<int>::max();
  std::fill(m_slack.begin(), m_slack.end(), kFar);
  std::fill(m_isDone.begin(), m_isDone.end(), false);
  // Its potential may be anything while it has no goal: 0, and the others' slacks are relative to it.
  m_u[slot] = 0;
  int reached = 0;
  std::size_t at = slot, goal = kFree;
  for (;;) {
    std::size_t next = kFree;
    for (std::size_t j = 0; j < m_size; ++j) {
      if (m_isDone[j]) continue;
      const int slack = reached + cost(ground, at, j) - m_u[at] - m_v[j];
      if (slack < m_slack[j]) {
        m_slack[j] = slack;
        m_from[j] = at;
      }
      if (next == kFree || m_slack[j] < m_slack[next]) next = j;
    }
    reached = m_slack[next];
    m_isDone[next] = true;
    if (m_slotAt[next] == kFree) {
      goal = next;
      break;
    }
    at = m_slotAt[next];
  }
  m_u[slot] += reached;
  for (std::size_t j = 0; j < m_size; ++j) {
    if (!m_isDone[j] || j == goal) continue;
    m_u[m_slotAt[j]] += reached - m_slack[j];
    m_v[j] -= reached - m_slack[j];
  }
  while (true) {
    const std::size_t owner = m_from[goal];
    m_slotAt[goal] = owner;
    std::swap(m_goalOf[owner], goal);
    if (owner == slot) break;
  }
}

}  // namespace searchlight::sokoban
