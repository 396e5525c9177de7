// core/sokoban/macro_board.cpp: floods of the floor, as few as can be.
#include "core/sokoban/macro_board.h"

#include <algorithm>

namespace searchlight::sokoban {

MacroBoard::MacroBoard(const Ground& ground)
    : m_count(ground.squareCount()),
      m_beside(m_count + 1),
      m_isBlocked(m_count + 1),
      m_open(m_count + 1),
      m_walkedIn(m_count + 1),
      m_metIn(m_count + 1),
      m_met(m_count + 1) {
  const auto wall = static_cast<Square>(m_count);
  for (std::size_t s = 0; s < m_count; ++s)
    for (const Direction d : kStraight) {
      const Square next = ground.beside(static_cast<Square>(s), d);
      m_beside[s][static_cast<std::size_t>(d)] = next == kNoSquare ? wall : next;
    }
  m_beside[wall].fill(wall);
  m_regions.of.assign(m_count + 1, kNoRegion);
  m_after.of = m_regions.of;
  m_isBlocked[wall] = 1;
}

void MacroBoard::clear() { std::fill(m_isBlocked.begin(), m_isBlocked.end() - 1, std::uint8_t{0}); }

void MacroBoard::find(Regions& regions) {
  Region* const region = regions.of.data();
  const std::uint8_t* const isBlocked = m_isBlocked.data();
  const auto* const beside = m_beside.data();
  Square* const open = m_open.data();
  constexpr Region kUnseen = 0xFFFE;
  for (std::size_t s = 0; s < m_count; ++s) region[s] = isBlocked[s] ? kNoRegion : kUnseen;
  regions.first.clear();
  regions.size.clear();
  for (std::size_t s = 0; s < m_count; ++s) {
    if (region[s] != kUnseen) continue;
    const auto number = static_cast<Region>(regions.first.size());
    regions.first.push_back(static_cast<Square>(s));
    std::size_t met = 1;
    open[0] = static_cast<Square>(s);
    region[s] = number;
    for (std::size_t i = 0; i < met; ++i)
      for (const Square next : beside[open[i]]) {
        if (region[next] != kUnseen) continue;
        region[next] = number;
        open[met++] = next;
      }
    regions.size.push_back(static_cast<std::uint32_t>(met));
  }
}

MacroBoard::Sides MacroBoard::sidesIn(Square box, Region r) const {
  Sides sides = 0;
  for (const Direction d : kStraight)
    if (region(beside(box, d)) == r) sides = static_cast<Sides>(sides | bit(d));
  return sides;
}

MacroBoard::Sides MacroBoard::freeSides(Square box) const {
  Sides sides = 0;
  for (const Direction d : kStraight)
    if (!isBlocked(beside(box, d))) sides = static_cast<Sides>(sides | bit(d));
  return sides;
}

MacroBoard::After MacroBoard::after(Square from, Square to, Direction side) {
  const auto afresh = [&] {
    find(m_after);
    const Region r = m_after.of[beside(to, side)];
    return After{m_after.first.size(), m_after.first[r], m_after.size[r]};
  };
  // What is left of the region that the box went into hangs together where all around it does.
  const Sides free = freeSides(to);
  if (around(to, side, free) != free) return afresh();
  // The square that it left joins what is around it.
  std::array<Region, 4> joined{};
  std::size_t count = 0;
  const auto end = [&] { return joined.begin() + static_cast<std::ptrdiff_t>(count); };
  for (const Direction d : kStraight) {
    const Square next = beside(from, d);
    if (isBlocked(next) || std::find(joined.begin(), end(), region(next)) != end()) continue;
    joined[count++] = region(next);
  }
  const Region into = region(to);  // as it was; a box is pushed to where none was
  const Square worker = beside(to, side);
  const bool isInJoined = worker == from || std::find(joined.begin(), end(), region(worker)) != end();
  After told{regionCount() + 1 - count, from, 1};
  bool losesOne = false;
  const auto take = [&](Region r) {
    told.least = std::min(told.least, leastOf(r));
    told.size += sizeOf(r);
    losesOne = losesOne || r == into;
  };
  if (isInJoined) {
    std::for_each(joined.begin(), end(), take);
  } else {
    told.least = kNoSquare;
    told.size = 0;
    take(region(worker));
  }
  // Where its region is neither, it may be that nothing is left of it.
  if (told.least == to || (!losesOne && sizeOf(into) == 1)) return afresh();
  if (losesOne) --told.size;
  return told;
}

// Sides of a box that hang together with one of them by the squares around it.
MacroBoard::Sides MacroBoard::around(Square box, Direction side, Sides free) const {
  constexpr std::array kRound{Direction::Up, Direction::Right, Direction::Down, Direction::Left};
  Sides found = bit(side);
  // Round and round the box: a side is met from the one beside it, by the corner between them.
  for (std::size_t i = 0; i < 12; ++i) {
    const Direction a = kRound[i % 4], b = kRound[(i + 1) % 4];
    const Sides both = static_cast<Sides>(bit(a) | bit(b));
    if ((free & both) != both || (found & both) == 0 || (found & both) == both) continue;
    if (!isBlocked(beside(beside(box, a), b))) found = static_cast<Sides>(found | both);
  }
  return found;
}

// And by any walk. `known` are others of which it is known that they do not.
MacroBoard::Sides MacroBoard::connected(Square box, Direction side, Sides known) {
  const Sides free = freeSides(box), found = around(box, side, free);
  const auto wanted = static_cast<Sides>(free & ~found & ~known);
  return wanted == 0 ? found : static_cast<Sides>(found | walkTo(box, side, wanted));
}

MacroBoard::Sides MacroBoard::walkTo(Square box, Direction side, Sides wanted) {
  const std::uint8_t was = m_isBlocked[box];
  m_isBlocked[box] = 1;
  ++m_walk;
  const auto* const nexts = m_beside.data();
  const std::uint8_t* const isBlocked = m_isBlocked.data();
  std::uint32_t* const walkedIn = m_walkedIn.data();
  Square* const open = m_open.data();
  std::array<Square, 4> ends{};
  for (const Direction d : kStraight)
    ends[static_cast<std::size_t>(d)] = (wanted & bit(d)) != 0 ? beside(box, d) : kNoSquare;
  Sides found = 0;
  std::size_t met = 1;
  open[0] = beside(box, side);
  walkedIn[open[0]] = m_walk;
  for (std::size_t i = 0; i < met && found != wanted; ++i)
    for (const Square next : nexts[open[i]]) {
      if (isBlocked[next] || walkedIn[next] == m_walk) continue;
      walkedIn[next] = m_walk;
      open[met++] = next;
      for (std::size_t d = 0; d < 4; ++d)
        if (ends[d] == next) found = static_cast<Sides>(found | 1u << d);
    }
  m_isBlocked[box] = was;
  return found;
}

}  // namespace searchlight::sokoban
