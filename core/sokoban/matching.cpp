// core/sokoban/matching.cpp: shortest augmenting paths.
#include "core/sokoban/matching.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace searchlight::sokoban {

Matching::Matching(const PushTable& table)
    : m_size(table.columns),
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

namespace {
int priceOf(const std::uint16_t* pushes, std::size_t goal) {
  return pushes == nullptr ? 0 : pushes[goal] == kNoPath ? static_cast<int>(Matching::kNone) : pushes[goal];
}
}  // namespace

// By goal; null for who costs nothing.
const std::uint16_t* Matching::pushesOf(const PushTable& table, std::size_t slot) const {
  const std::size_t row = m_rows[slot];
  return row == kFree || (m_isForgiving && table.nearest[row] == kNoPath) ? nullptr : table.row(row);
}

void Matching::set(std::size_t slot, std::size_t row) {
  if (m_rows[slot] == row) return;
  m_rows[slot] = row;
  if (m_goalOf[slot] == kFree) return;  // freed already
  m_slotAt[m_goalOf[slot]] = kFree;
  m_goalOf[slot] = kFree;
  m_freed.push_back(slot);
}

void Matching::settle(const PushTable& table) {
  // Potentials only ever fall, by much where there is no matching: long before they would not fit all is led anew.
  if (!m_freed.empty() && *std::min_element(m_v.begin(), m_v.end()) < std::numeric_limits<int>::min() / 4) {
    std::fill(m_v.begin(), m_v.end(), 0);
    std::fill(m_slotAt.begin(), m_slotAt.end(), kFree);
    std::fill(m_goalOf.begin(), m_goalOf.end(), kFree);
    m_freed.resize(m_size);
    std::iota(m_freed.begin(), m_freed.end(), std::size_t{0});
  }
  for (const std::size_t slot : m_freed) lead(table, slot);
  m_freed.clear();
  std::uint64_t sum = 0;
  for (std::size_t slot = 0; slot < m_size; ++slot)
    sum += static_cast<std::uint64_t>(priceOf(pushesOf(table, slot), m_goalOf[slot]));
  m_cost = static_cast<Pushes>(std::min<std::uint64_t>(sum, 2 * std::uint64_t{kNone}));
}

// Dijkstra over reduced costs from the slot to the nearest goal that nobody has; then everybody on the way moves on.
void Matching::lead(const PushTable& table, std::size_t slot) {
  constexpr int kFar = std::numeric_limits<int>::max();
  std::fill(m_slack.begin(), m_slack.end(), kFar);
  std::fill(m_isDone.begin(), m_isDone.end(), std::uint8_t{0});
  // Its potential may be anything while it has no goal: 0, and the others' slacks are relative to it.
  m_u[slot] = 0;
  int reached = 0;
  std::size_t at = slot, goal = kFree;
  for (;;) {
    std::size_t next = kFree;
    const std::uint16_t* const pushes = pushesOf(table, at);
    const int base = reached - m_u[at];
    for (std::size_t j = 0; j < m_size; ++j) {
      if (m_isDone[j]) continue;
      const int slack = base + priceOf(pushes, j) - m_v[j];
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

// From a box without a goal of its own along what boxes can come to, and from each goal to the box that has it: where no goal
// is met that nobody has, all that was met are Hall's violators (1935).
Matching::Shortage Matching::shortage(const PushTable& table) const {
  const auto canCome = [&](std::size_t slot, std::size_t goal) {
    const std::uint16_t* const pushes = pushesOf(table, slot);
    return pushes != nullptr && pushes[goal] != kNoPath;
  };
  Shortage met;
  for (std::size_t first = 0; first < m_size; ++first) {
    if (pushesOf(table, first) == nullptr || canCome(first, m_goalOf[first])) continue;
    met.boxes.assign(1, first);
    met.goals.clear();
    std::vector<bool> isMet(m_size);
    bool isShort = true;
    for (std::size_t i = 0; i < met.boxes.size() && isShort; ++i)
      for (std::size_t goal = 0; goal < m_size && isShort; ++goal) {
        if (isMet[goal] || !canCome(met.boxes[i], goal)) continue;
        isMet[goal] = true;
        met.goals.push_back(goal);
        isShort = canCome(m_slotAt[goal], goal);
        met.boxes.push_back(m_slotAt[goal]);
      }
    if (!isShort) continue;
    std::sort(met.boxes.begin(), met.boxes.end());
    std::sort(met.goals.begin(), met.goals.end());
    return met;
  }
  return {};
}

Matching matchingOf(const Ground& ground, const Position& position, bool isForgiving) {
  const Square worker = ground.square(position.worker);
  Matching matching(ground.toGoals());
  matching.setForgiving(isForgiving);
  for (std::size_t i = 0; i < position.boxes.size(); ++i)
    matching.set(i, ground.row(ground.square(position.boxes[i]), worker));
  matching.settle(ground.toGoals());
  return matching;
}

}  // namespace searchlight::sokoban
