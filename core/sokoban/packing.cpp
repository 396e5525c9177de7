// core/sokoban/packing.cpp: a solved level is emptied.
#include "core/sokoban/packing.h"

#include <algorithm>
#include <cstdint>

namespace searchlight::sokoban {

namespace {

// One box pulled about while others stand still. Two bits of a square: where it is and on which side the worker.
class Puller {
 public:
  Puller(const Ground& ground, const std::vector<std::uint8_t>& others,
         const std::vector<std::uint8_t>& isOut)
      : m_ground(ground), m_others(others), m_isOut(isOut) {}

  // The fewest pulls from there to a square that is out; -1: there is no way, whatever part the worker is in.
  int pullsOut(Square from) {
    m_isSeen.assign(m_ground.squareCount() * 4, 0);
    m_open.clear();
    m_open.push_back({from, kNoSquare, 0});
    for (std::size_t i = 0; i < m_open.size(); ++i) {
      const Pulled at = m_open[i];
      if (m_isOut[at.box]) return at.pulls;
      if (at.worker != kNoSquare) walk(at);
      for (const Direction d : kStraight) {  // the worker beside the box draws it after him
        const Square side = m_ground.beside(at.box, d);
        if (side == kNoSquare || m_others[side]) continue;
        if (at.worker != kNoSquare && !m_reach[side]) continue;
        const Square to = m_ground.beside(side, d);
        if (to == kNoSquare || m_others[to]) continue;
        std::uint8_t& seen = m_isSeen[side * 4u + static_cast<unsigned>(d)];
        if (seen) continue;
        seen = 1;
        m_open.push_back({side, to, at.pulls + 1});
      }
    }
    return -1;
  }

 private:
  struct Pulled {
    Square box, worker;  // kNoSquare: anywhere
    int pulls;
  };
  void walk(const Pulled& at) {
    m_reach.assign(m_ground.squareCount(), 0);
    m_reach[at.worker] = 1;
    m_walked.assign(1, at.worker);
    for (std::size_t i = 0; i < m_walked.size(); ++i)
      for (const Direction d : kStraight) {
        const Square next = m_ground.beside(m_walked[i], d);
        if (next == kNoSquare || m_reach[next] || m_others[next] || next == at.box) continue;
        m_reach[next] = 1;
        m_walked.push_back(next);
      }
  }
  const Ground& m_ground;
  const std::vector<std::uint8_t>&m_others, &m_isOut;
  std::vector<std::uint8_t> m_isSeen, m_reach;
  std::vector<Pulled> m_open;
  std::vector<Square> m_walked;
};

}  // namespace

std::vector<Square> packingOrder(const Ground& ground) {
  const std::vector<Cell>& boxes = ground.board().opening().boxes;
  if (boxes.size() != ground.goals().size()) return {};
  std::vector<std::uint8_t> others(ground.squareCount()), isOut(ground.squareCount());
  for (const Square goal : ground.goals()) others[goal] = 1;
  for (const Cell box : boxes)
    if (!ground.isGoal(ground.square(box))) isOut[ground.square(box)] = 1;
  std::vector<Square> left = ground.goals(), taken;
  Puller puller(ground, others, isOut);
  while (!left.empty()) {
    std::size_t best = left.size();
    int fewest = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
      others[left[i]] = 0;
      const int pulls = puller.pullsOut(left[i]);
      others[left[i]] = 1;
      if (pulls < 0 || (best < left.size() && pulls >= fewest)) continue;
      best = i;
      fewest = pulls;
    }
    if (best == left.size()) break;
    others[left[best]] = 0;
    taken.push_back(left[best]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
  }
  std::reverse(taken.begin(), taken.end());
  left.insert(left.end(), taken.begin(), taken.end());
  return left;
}

}  // namespace searchlight::sokoban
